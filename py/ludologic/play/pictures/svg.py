"""What pictures share as SVG documents: the frame, the letters, light and dark, the colours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape

from ludologic.play.pictures.page import looks

_COLOURS = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", looks()))

PALETTE = tuple((_COLOURS[f"c{one}"], _COLOURS[f"c{one}-ink"]) for one in range(1, 13))
"""The fill and the ink of symbol 1, 2, 3, ..., as on the boards: most people can tell them apart,
and each has its number.
"""

OTHER = PALETTE[8]

STONES = {
    mark: (_COLOURS[name], _COLOURS[f"{name}-ink"])
    for mark, name in (("x", "stone1"), ("o", "stone2"))
}
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
