"""A game of Connect 4 on its board, as SVG.

Stones bear their players' letters, so that no colour need be told from another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ludologic.errors import BadInput
from ludologic.words import count

COLOURS = {"x": "#c8372d", "o": "#f2c230"}
"""The colour of each player's stones, as `#rrggbb`."""

INK = {"x": "#ffffff", "o": "#14161a"}
"""The colour in which the letter stands on them."""

ROWS, COLUMNS = 6, 7
"""The usual board; a game may say another `height`, and has as many columns as it has lists."""
OUTCOMES = ("open", "draw", "x", "o")

_STYLE = """
.connect4-board text{font:14px system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;\
fill:#23262d;text-anchor:middle}
.connect4-board .said{text-anchor:start}
.connect4-board .stone{font-size:18px;font-weight:700}
.connect4-board .ground{fill:#fbfaf6}
.connect4-board .frame{fill:#2f5f9e}
.connect4-board .hole{fill:#fbfaf6}
.connect4-board .last{fill:none;stroke:#14161a;stroke-width:3}
.connect4-board .four{fill:#fff;stroke:#14161a}
.connect4-board .mark{fill:none;stroke:#14161a;stroke-width:3;stroke-dasharray:4 4}
@media (prefers-color-scheme:dark){
.connect4-board text{fill:#ecebe6}
.connect4-board .ground{fill:#14161a}
.connect4-board .hole{fill:#14161a}
.connect4-board .last{stroke:#fff}
.connect4-board .four{fill:#fff;stroke:#14161a}
.connect4-board .mark{stroke:#fff}
}
"""

_CELL = 50
_MARGIN = 16
_TOP = 46


def svg(value: dict[str, Any], marks: Sequence[tuple[int, int]] = ()) -> str:
    """The board of a game as an SVG document; the last stone has a ring, marks a broken one.

    `{"columns": [["x"], [], ...], "moves": [1], "outcome": "open", "fours": []}` is such a game;
    `fours` are the stones that won, which have stars. A cell is (column, row), from 1. Raises
    BadInput for what has no place.
    """
    _check(value, [*marks, *value["fours"]])
    columns, highest = len(value["columns"]), rows(value)
    width = max(COLUMNS, columns) * _CELL + 2 * _MARGIN
    height = _TOP + highest * _CELL + 40
    said = standing(value)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="connect4-board" width="{width}" '
        f'height="{height}" viewBox="0 0 {width} {height}" role="graphics-document document">',
        f"<title>Connect 4. {said}</title>",
        f"<desc>{' '.join(_sentences(value))}</desc>",
        f"<style>{_STYLE}</style>",
        f'<rect class="ground" width="{width}" height="{height}" rx="10"/>',
        f'<text class="said" x="{_MARGIN}" y="28">{said}</text>',
        f'<rect class="frame" x="{_MARGIN}" y="{_TOP}" width="{columns * _CELL}" '
        f'height="{highest * _CELL}" rx="10"/>',
    ]
    last = value["moves"][-1] if value["moves"] else None
    for column, stack in enumerate(value["columns"], start=1):
        for row in range(1, highest + 1):
            player = stack[row - 1] if row <= len(stack) else None
            x, y = _x(column), _y(row, highest)
            out += _cell(x, y, player, column == last and row == len(stack))
            if [column, row] in value["fours"]:
                out.append(_star(x, y))
        out.append(f'<text x="{_x(column)}" y="{height - 14}">{column}</text>')
    out += [
        f'<circle class="mark" cx="{_x(column)}" cy="{_y(row, highest)}" r="23"/>'
        for column, row in marks
    ]
    out.append("</svg>\n")
    return "\n".join(out)


def rows(value: dict[str, Any]) -> int:
    """How many rows the board has."""
    height: int = value.get("height", ROWS)
    return height


def standing(value: dict[str, Any]) -> str:
    """How the game stands, in a few words."""
    if value["outcome"] == "open":
        stones = len(value["moves"])
        return f"{count(stones, 'stone')}, {'xo'[stones % 2]} to move"
    if value["outcome"] == "draw":
        return "A draw: the board is full"
    return f"{value['outcome']} has won with stone {len(value['moves'])}"


def _x(column: int) -> int:
    return _MARGIN + (column - 1) * _CELL + _CELL // 2


def _y(row: int, highest: int) -> int:
    return _TOP + (highest - row) * _CELL + _CELL // 2


def _cell(x: int, y: int, player: str | None, last: bool) -> Iterator[str]:
    if player is None:
        yield f'<circle class="hole" cx="{x}" cy="{y}" r="20"/>'
        return
    yield f'<circle cx="{x}" cy="{y}" r="20" fill="{COLOURS[player]}"/>'
    yield (
        f'<text class="stone" style="fill:{INK[player]}" x="{x}" y="{y + 6}">'
        f"{player.upper()}</text>"
    )
    if last:
        yield f'<circle class="last" cx="{x}" cy="{y}" r="21"/>'


def _star(x: int, y: int) -> str:
    points = (f"{x + dx},{y - 14 + dy}" for dx, dy in _STAR)
    return f'<polygon class="four" points="{" ".join(points)}"/>'


_STAR = ((0, -6), (2, -2), (6, -2), (3, 1), (4, 5), (0, 3), (-4, 5), (-3, 1), (-6, -2), (-2, -2))


def _sentences(value: dict[str, Any]) -> Iterator[str]:
    for number, column in enumerate(value["moves"], start=1):
        yield f"{number}: {'ox'[number % 2]} in column {column}."
    if value["fours"]:
        cells = ", ".join(f"({column}, {row})" for column, row in value["fours"])
        yield f"The stones that won stand at {cells}."


def _check(value: dict[str, Any], marks: Sequence[tuple[int, int]]) -> None:
    stacks, highest = value["columns"], rows(value)
    columns = len(stacks)
    good = (
        (columns == COLUMNS if "height" not in value else columns > 0)
        and all(len(stack) <= highest and set(stack) <= set(COLOURS) for stack in stacks)
        and all(1 <= column <= columns and 1 <= row <= highest for column, row in marks)
        and all(column in range(1, columns + 1) for column in value["moves"])
    )
    if not good:
        raise BadInput("no such board can be drawn: it has 7 columns of up to 6 stones, x and o")
    if value["outcome"] not in OUTCOMES:
        raise BadInput(f"no such board can be drawn: the outcome must be {', '.join(OUTCOMES)}")
