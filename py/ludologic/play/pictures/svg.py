"""What pictures share as SVG documents: the frame, the letters, light and dark, the colours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape

PALETTE = (
    ("#e69f00", "#1b1300"),
    ("#6bb8ea", "#06202f"),
    ("#1d9e78", "#00140d"),
    ("#f1e35a", "#221e00"),
    ("#1f6fae", "#ffffff"),
    ("#c4500f", "#ffffff"),
    ("#d68fb4", "#2b0719"),
    ("#86285a", "#ffffff"),
    ("#bcbdb9", "#17181a"),
    ("#41358f", "#ffffff"),
    ("#1c6b34", "#ffffff"),
    ("#d9c88c", "#231d05"),
)
"""The fill and the ink of symbol 1, 2, 3, ...: most people can tell them apart, and each has its
number."""

OTHER = ("#bcbdb9", "#17181a")

STONES = {"x": ("#c8372d", "#ffffff"), "o": ("#f2c230", "#14161a")}
"""The fill of each player's stones of Connect 4, and the ink of the letter on them."""

_LIGHT = (
    'text{font:13px system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;fill:#23262d;'
    "font-variant-numeric:tabular-nums}",
    ".head{font-size:20px;font-weight:600}",
    ".soft{fill:#5d6270}",
    ".middle{text-anchor:middle}",
    ".end{text-anchor:end}",
    ".ground{fill:#fbfaf6}",
)
_DARK = ("text{fill:#ecebe6}", ".soft{fill:#a4a9b4}", ".ground{fill:#14161a}")


def document(
    kind: str,
    size: tuple[int, int],
    title: str,
    parts: Iterable[str],
    *,
    said: Iterable[str] = (),
    light: str = "",
    dark: str = "",
) -> str:
    """The parts on a background, with a title, and with sentences for people who can't see them.

    light, dark: lines of style, which change nothing outside the picture.
    """
    width, height = size
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" width="{width}" '
        f'height="{height}" viewBox="0 0 {width} {height}" role="graphics-document document">',
        f"<title>{xml(title)}</title>",
        f"<desc>{xml(' '.join(said))}</desc>",
        "<style>",
        *_rules(kind, (*_LIGHT, *light.split())),
        "@media (prefers-color-scheme:dark){",
        *_rules(kind, (*_DARK, *dark.split())),
        "}",
        "</style>",
        f'<rect class="ground" width="{width}" height="{height}" rx="10"/>',
        *parts,
        "</svg>\n",
    ]
    return "\n".join(lines)


def _rules(kind: str, rules: Iterable[str]) -> Iterator[str]:
    return (f".{kind} {rule}" for rule in rules)


def xml(text: str) -> str:
    """Text for an element or an attribute; what XML has no place for becomes U+FFFD."""
    allowed = re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", text)
    return escape(allowed)
