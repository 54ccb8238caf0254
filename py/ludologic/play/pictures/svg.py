"""What pictures share as SVG documents: the frame, the letters, light and dark, the colours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

LIGHT_INK, DARK_INK = "#ffffff", "#14161a"
STONES = {"x": ("#c8372d", LIGHT_INK), "o": ("#f2c230", DARK_INK)}
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
    """The parts on their ground, with a title, and with sentences for those who can't see them.

    light, dark: the rules of its own style, a line each, for what is inside alone.
    """
    width, height = size
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" width="{width}" '
        f'height="{height}" viewBox="0 0 {width} {height}" role="graphics-document document">',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(' '.join(said))}</desc>",
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
