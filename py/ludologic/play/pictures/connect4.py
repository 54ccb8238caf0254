"""A game of Connect 4 on its board, as SVG.

Each stone has its player's letter, so that nobody has to tell colours apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludologic.play.pictures.svg import STONES, document

_LIGHT = """
text{font-size:14px}
.number{text-anchor:middle}
.stone{font-size:18px;font-weight:700;text-anchor:middle}
.frame{fill:#2f5f9e}
.hole{fill:#fbfaf6}
.last{fill:none;stroke:#14161a;stroke-width:3}
.four{fill:#fff;stroke:#14161a}
"""
_DARK = """
.hole{fill:#14161a}
.last{stroke:#fff}
"""

_CELL, _MARGIN, _TOP = 50, 16, 46
_WIDTH = 7 * _CELL + 2 * _MARGIN
"""Smaller boards have the same width, because a sentence stands above them."""


def svg(value: dict[str, Any]) -> str:
    """The board of a game as an SVG document; the last stone has a ring.

    `{"columns": [["x"], [], ...], "height": 6, "moves": [1], "fours": [], "standing": "1 stone, o
    to move.", "said": ["1: x in column 1."]}` is such a game; `fours` are the stones that won,
    (column, row) from 1, which have stars.
    """
    highest = value["height"]
    height = _TOP + highest * _CELL + 40
    return document(
        "connect4-board",
        (_WIDTH, height),
        f"Connect 4. {value['standing']}",
        _parts(value, highest, height),
        said=value["said"],
        light=_LIGHT,
        dark=_DARK,
    )


def _parts(value: dict[str, Any], highest: int, height: int) -> Iterator[str]:
    yield f'<text x="{_MARGIN}" y="28">{value["standing"]}</text>'
    yield (
        f'<rect class="frame" x="{_MARGIN}" y="{_TOP}" width="{len(value["columns"]) * _CELL}" '
        f'height="{highest * _CELL}" rx="10"/>'
    )
    last = value["moves"][-1] if value["moves"] else None
    for column, stack in enumerate(value["columns"], start=1):
        for row in range(1, highest + 1):
            player = stack[row - 1] if row <= len(stack) else None
            x, y = _x(column), _y(row, highest)
            yield from _cell(x, y, player, column == last and row == len(stack))
            if [column, row] in value["fours"]:
                yield _star(x, y)
        yield f'<text class="number" x="{_x(column)}" y="{height - 14}">{column}</text>'


def _x(column: int) -> int:
    return _MARGIN + (column - 1) * _CELL + _CELL // 2


def _y(row: int, highest: int) -> int:
    return _TOP + (highest - row) * _CELL + _CELL // 2


def _cell(x: int, y: int, player: str | None, last: bool) -> Iterator[str]:
    if player is None:
        yield f'<circle class="hole" cx="{x}" cy="{y}" r="20"/>'
        return
    yield f'<circle cx="{x}" cy="{y}" r="20" fill="{STONES[player][0]}"/>'
    yield (
        f'<text class="stone" style="fill:{STONES[player][1]}" x="{x}" y="{y + 6}">'
        f"{player.upper()}</text>"
    )
    if last:
        yield f'<circle class="last" cx="{x}" cy="{y}" r="21"/>'


def _star(x: int, y: int) -> str:
    points = (f"{x + dx},{y - 14 + dy}" for dx, dy in _STAR)
    return f'<polygon class="four" points="{" ".join(points)}"/>'


_STAR = ((0, -6), (2, -2), (6, -2), (3, 1), (4, 5), (0, 3), (-4, 5), (-3, 1), (-6, -2), (-2, -2))
