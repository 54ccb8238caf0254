"""A field of paper soccer in the terminal, drawn with lines between its nodes.

Where there is no colour, what player 2 draws straight is double.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from ludologic.pictures.soccer import Labels, Place, Value, attack, outline, standing
from ludologic.pictures.terminal import ASCII, Look


class Signs(NamedTuple):
    """What stands for things: corners go by which ways the border leaves them, N E S W."""

    node: str
    ball: str
    path: str
    """Across, down, falling, rising."""
    lines: tuple[str, str]
    """The same for each player."""
    crossed: str
    corners: dict[str, str]


FINE = Signs(
    "·",
    "●",
    "┄┆⋱⋰",
    ("─│╲╱", "═║╲╱"),
    "╳",
    {"EW": "─", "NS": "│", "ES": "┌", "SW": "┐", "NE": "└", "NW": "┘"},
)
PLAIN = Signs(
    ".", "O", "****", ("-|\\/", "=:\\/"), "X",
    {"EW": "-", "NS": "|", "ES": "+", "SW": "+", "NE": "+", "NW": "+"},
)  # fmt: skip

COLOURS = {1: Style(color="#d9662b"), 2: Style(color="#4d8fdb")}
_DIM = Style(dim=True)
_BOLD = Style(bold=True)
_ROWS = 14
"""How many rows of squares are shown of a field that has many more."""


class _Sign(NamedTuple):
    text: str
    style: Style


Cells = dict[tuple[int, int], _Sign]
"""What stands where: (column, line) on the terminal."""


def board(
    value: Value, look: Look, labels: Labels = (), path: Sequence[Place] = (), *, keys: bool = False
) -> Text:
    """The field, its lines and how the game stands; with keys, the digit of each free direction.

    Where it doesn't fit, the part around the ball is shown.
    """
    signs = PLAIN if look.signs is ASCII else FINE
    labels = [(place, label) for place, label in labels if list(place) != list(value["ball"])]
    wide = _wide(value, look, bool(labels))
    cells = _border(value, wide, signs)
    for x, y in value["nodes"]:
        cells.setdefault((x * wide, y * 2), _Sign(signs.node, _DIM))
    for number, trail in enumerate(value["trails"], start=1):
        style = COLOURS[trail["player"]]
        if number == len(value["trails"]):
            style += _BOLD
        _draw(cells, trail["places"], wide, signs.lines[trail["player"] - 1], style, signs.crossed)
    for player, goals in value["goals"].items():
        for x, y in goals:
            cells[x * wide, y * 2] = _Sign(player, COLOURS[int(player)] + _BOLD)
    _draw(cells, path, wide, signs.path, _BOLD, signs.path[2])
    for (x, y), label in labels:
        for offset, character in enumerate(label[: wide - 1].center(wide - 1).rstrip()):
            if character != " ":
                cells[x * wide - (wide - 1) // 2 + offset, y * 2] = _Sign(character, _BOLD)
    if keys:
        _draw_keys(cells, value, wide)
    ball_x, ball_y = value["ball"]
    cells[ball_x * wide, ball_y * 2] = _Sign(signs.ball, _BOLD)
    text = Text(no_wrap=True)
    seen = _seen(value, look, wide)
    for line in seen.lines(cells, look.coloured):
        text.append_text(line).append("\n")
    if seen.partly:
        text.append(f"{seen.sentence(value)}\n", _DIM)
    for player in ("1", "2"):
        style = COLOURS[int(player)] if look.coloured else Style()
        across = signs.lines[int(player) - 1][0]
        text.append(f"{across * 2} ", style).append(f"{player} shoots {attack(value, player)}   ")
    text.rstrip()
    return text.append(f"\n{standing(value)}.")


class _Seen(NamedTuple):
    """The part of the field that is shown: squares from .. to, and how wide each is drawn."""

    left: int
    right: int
    top: int
    bottom: int
    wide: int
    partly: bool

    def lines(self, cells: Cells, coloured: bool) -> Iterator[Text]:
        """The lines of the picture, without spaces at their ends."""
        for row in range(self.top * 2, self.bottom * 2 + 1):
            line = Text()
            columns = range(self.left * self.wide - 1, self.right * self.wide + 2)
            signs = [cells.get((column, row), _NOTHING) for column in columns]
            for style, run in groupby(signs, key=lambda sign: sign.style):
                text = "".join(sign.text for sign in run)
                line.append(text, style if coloured else style.without_color)
            line.rstrip()
            yield line

    def sentence(self, value: Value) -> str:
        columns, rows = value["size"]
        return (
            f"Around the ball: columns {self.left} to {self.right} of 0 to {columns}, "
            f"rows {self.top} to {self.bottom} of 0 to {rows}."
        )


_NOTHING = _Sign(" ", Style())


def _wide(value: Value, look: Look, labelled: bool) -> int:
    """How many columns a square takes: fewer where it would not fit otherwise."""
    return 4 if labelled or value["size"][0] * 4 + 3 <= look.width else 2


def _seen(value: Value, look: Look, wide: int) -> _Seen:
    columns = value["size"][0]
    down = [y for _, y in outline(value)]
    x, y = value["ball"]
    left, right = _window(x, 0, columns, (look.width - 3) // wide)
    top, bottom = _window(y, min(down), max(down), _ROWS)
    partly = (left, right, top, bottom) != (0, columns, min(down), max(down))
    return _Seen(left, right, top, bottom, wide, partly)


def _window(at: int, first: int, last: int, most: int) -> tuple[int, int]:
    """A part of first..last that has `at` in its middle, as far as that goes."""
    if last - first <= most:
        return first, last
    start = min(max(at - most // 2, first), last - most)
    return start, start + most


def _border(value: Value, wide: int, signs: Signs) -> Cells:
    ways: dict[tuple[int, int], str] = {}
    corners = outline(value)
    for (x, y), (x1, y1) in pairwise([*corners, corners[0]]):
        right, down = _sign(x1 - x) * wide, _sign(y1 - y) * 2
        column, line = x * wide, y * 2
        out, back = ("E", "W") if right > 0 else ("W", "E") if right else _DOWN[down > 0]
        steps = abs(x1 - x) * wide + abs(y1 - y) * 2
        for step in range(steps):
            place = column + _sign(right) * step, line + _sign(down) * step
            after = place[0] + _sign(right), place[1] + _sign(down)
            ways[place] = ways.get(place, "") + out
            ways[after] = ways.get(after, "") + back
    return {
        place: _Sign(signs.corners["".join(way for way in "NESW" if way in found)], _DIM)
        for place, found in ways.items()
    }


_DOWN = (("N", "S"), ("S", "N"))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _draw(
    cells: Cells, places: Sequence[Place], wide: int, signs: str, style: Style, crossed: str
) -> None:
    """Draw lines from place to place."""
    across, down, falling, rising = tuple(signs)
    for (x, y), (x1, y1) in pairwise(places):
        middle = (x + x1) * wide // 2, y + y1
        if y == y1:
            left = min(x, x1) * wide
            for column in range(left + 1, left + wide):
                cells[column, y * 2] = _Sign(across, style)
        elif x == x1:
            cells[middle] = _Sign(down, style)
        else:
            drawn = falling if (x1 - x) * (y1 - y) > 0 else rising
            there = cells.get(middle)
            cells[middle] = _Sign(drawn if there is None else crossed, style)


def _draw_keys(cells: Cells, value: Value, wide: int) -> None:
    x, y = value["ball"]
    for digit, (x1, y1) in value["free"].items():
        cells[(x + x1) * wide // 2, y + y1] = _Sign(digit, _BOLD)
