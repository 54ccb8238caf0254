"""A field of paper soccer in the terminal, drawn with lines between its nodes.

Without colours, straight lines of player 2 are double.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from textwrap import wrap
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from ludologic.play.pictures.look import ASCII, WORDS, Look
from ludologic.play.pictures.soccer import Labels, Place, Value, attack, outline, standing


class Signs(NamedTuple):
    """The signs; a corner is named by the directions in which the border leaves it, N E S W."""

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
_SLANTED = frozenset("╲╱╳⋱⋰\\/X")
"""The signs for a diagonal of a square."""
_DIM = Style(dim=True)
_BOLD = Style(bold=True)
_ROWS = 14
"""So many rows of squares are shown if a field has many more."""
_GAP = 3
_LEAST = 4
"""If so few or fewer rows would be shown, all are shown."""
_NARROWEST = 30
"""How many columns beside the field are enough for words."""
_BELOW = 3
"""How many lines the words take below the field, if there is no room beside it."""


class _Sign(NamedTuple):
    text: str
    style: Style


Cells = dict[tuple[int, int], _Sign]
"""The sign at each (column, line) of the terminal."""


def board(
    value: Value,
    look: Look,
    labels: Labels = (),
    path: Sequence[Place] = (),
    *,
    keys: bool = False,
    notes: Sequence[str] = (),
    status: str | None = None,
) -> Text:
    """The field, its lines and how the game stands; with keys, the digit of each free direction.

    The status says how it stands, if there is one.
    Words and notes stand beside the field, or under it if there is no room. If the field doesn't
    fit, the part around the ball is shown.
    """
    signs = PLAIN if look.signs is ASCII else FINE
    labels = [(place, label) for place, label in labels if list(place) != list(value["ball"])]
    wide = _wide(value, look, bool(labels))
    cells = _border(value, wide, signs)
    for x, y in value["nodes"]:
        cells.setdefault((x * wide, _line(value, y)), _Sign(signs.node, _DIM))
    for player, goals in value["goals"].items():
        _draw_goal(cells, value, player, goals, wide)
    for number, trail in enumerate(value["trails"], start=1):
        style = COLOURS[trail["player"]]
        if number == len(value["trails"]):
            style += _BOLD
        _draw(cells, trail["places"], wide, signs.lines[trail["player"] - 1], style, signs.crossed)
    _draw(cells, path, wide, signs.path, _BOLD, signs.path[2])
    for (x, y), label in labels:
        for offset, character in enumerate(label[: wide - 1].center(wide - 1).rstrip()):
            if character != " ":
                at = x * wide - (wide - 1) // 2 + offset, _line(value, y)
                cells[at] = _Sign(character, _BOLD)
    if keys:
        _draw_keys(cells, value, wide)
    ball_x, ball_y = value["ball"]
    cells[ball_x * wide, _line(value, ball_y)] = _Sign(signs.ball, _BOLD)
    seen = _seen(value, look, wide)
    page = list(seen.lines(cells, value, look.coloured))
    room = look.width - seen.columns - _GAP
    below: list[Text] = []
    stands = f"{standing(value)}." if status is None else status
    words = [
        *_legend(value, look, signs),
        *_notes([*_last(value), *notes], max(room, _NARROWEST)),
        *_stands(stands, max(room, _NARROWEST)),
    ]
    if room >= _NARROWEST and len(words) <= len(page):
        page = _beside(page, words, seen.columns)
    else:
        below = [Text("   ").join(_legend(value, look, signs)), Text(stands)]
        below += _notes(notes, look.width)
    if seen.partly:
        page.append(Text(seen.sentence(value), _DIM))
    text = Text("\n", no_wrap=True).join([*page, *below])
    text.no_wrap = True
    return text


def _legend(value: Value, look: Look, signs: Signs) -> list[Text]:
    """The line of each player, and where the player's goal is."""
    legend = []
    for player in ("1", "2"):
        style = COLOURS[int(player)] if look.coloured else Style()
        line = Text(signs.lines[int(player) - 1][0] * 2, style)
        legend.append(Text().append_text(line).append(f" {player} shoots {attack(value, player)}"))
    return legend


def _last(value: Value) -> list[str]:
    """What was drawn last."""
    return [f"Player {trail['player']} drew {trail['turn']}." for trail in value["trails"][-1:]]


def _stands(said: str, width: int) -> list[Text]:
    """How the game stands; a sentence that is too long is broken after its colon."""
    return _notes([said] if len(said) <= width else said.replace(": ", ":\n").split("\n"), width)


def _notes(sentences: Sequence[str], width: int) -> list[Text]:
    return [Text(line) for sentence in sentences for line in wrap(sentence, width)]


def _beside(page: list[Text], words: list[Text], column: int) -> list[Text]:
    """The page with words to the right of its last lines."""
    rest = len(page) - len(words)
    beside = []
    for line, word in zip(page[rest:], words, strict=True):
        line.pad_right(column - line.cell_len + _GAP)
        beside.append(line.append_text(word))
    return page[:rest] + beside


class _Seen(NamedTuple):
    """The part of the field that is shown: squares from .. to, and how wide each is drawn."""

    left: int
    right: int
    top: int
    bottom: int
    wide: int
    partly: bool

    @property
    def columns(self) -> int:
        """How wide the picture is."""
        return (self.right - self.left) * self.wide + 3

    def lines(self, cells: Cells, value: Value, coloured: bool) -> Iterator[Text]:
        """The lines of the picture, without spaces at their ends."""
        for row in range(_line(value, self.top), _line(value, self.bottom) + 1):
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
            f"Around the ball: columns {self.left} to {self.right} of {columns}, "
            f"rows {self.top} to {self.bottom} of {rows}."
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
    beside = look.width - ((right - left) * wide + 3) - _GAP >= _NARROWEST
    top, bottom = _window(y, min(down), max(down), _rows(value, look, beside=beside))
    partly = (left, right, top, bottom) != (0, columns, min(down), max(down))
    return _Seen(left, right, top, bottom, wide, partly)


def _rows(value: Value, look: Look, *, beside: bool) -> int:
    """How many rows of squares are shown, at most."""
    down = [_line(value, y) for _, y in outline(value)]
    if look.height is None:
        return _ROWS
    room = look.height - (0 if beside else _BELOW + WORDS)
    if max(down) - min(down) < room:
        return _ROWS
    rows = (room - 2) // 2  # a line for each row of nodes, and one that says which rows these are
    return rows if rows >= _LEAST else _ROWS


def _window(at: int, first: int, last: int, most: int) -> tuple[int, int]:
    """A part of first..last that has `at` in its middle, as far as that goes."""
    if last - first <= most:
        return first, last
    start = min(max(at - most // 2, first), last - most)
    return start, start + most


def _border(value: Value, wide: int, signs: Signs) -> Cells:
    ways: dict[tuple[int, int], str] = {}
    corners = [(x * wide, _line(value, y)) for x, y in outline(value)]
    for (column, line), (to_column, to_line) in pairwise([*corners, corners[0]]):
        right, down = _sign(to_column - column), _sign(to_line - line)
        out, back = ("E", "W") if right > 0 else ("W", "E") if right else _DOWN[down > 0]
        for step in range(abs(to_column - column) + abs(to_line - line)):
            place = column + right * step, line + down * step
            after = place[0] + right, place[1] + down
            ways[place] = ways.get(place, "") + out
            ways[after] = ways.get(after, "") + back
    return {
        place: _Sign(signs.corners["".join(way for way in "NESW" if way in found)], _DIM)
        for place, found in ways.items()
    }


_DOWN = (("N", "S"), ("S", "N"))


def _line(value: Value, y: int) -> int:
    """The line on which nodes stand: a goal behind the end is drawn flat, right behind it."""
    rows: int = value["size"][1]
    return min(max(y * 2, -1), rows * 2 + 1)


def _draw_goal(cells: Cells, value: Value, player: str, goals: Sequence[Place], wide: int) -> None:
    """Colour the back of a goal, and write its player into the middle."""
    columns = [x * wide for x, _ in goals]
    style, line = COLOURS[int(player)] + _BOLD, _line(value, goals[0][1])
    for column in range(min(columns), max(columns) + 1):
        cells[column, line] = _Sign(cells[column, line].text, style)
    cells[sum(columns) // len(columns), line] = _Sign(player, style)


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
            there = cells.get(middle, _NOTHING)
            cells[middle] = _Sign(crossed if there.text in _SLANTED else drawn, style)


def _draw_keys(cells: Cells, value: Value, wide: int) -> None:
    """Write each digit in the middle of its step, or at its end where another edge crosses it."""
    x, y = value["ball"]
    drawn = {
        (x1 + x2, y1 + y2)
        for trail in value["trails"]
        for (x1, y1), (x2, y2) in pairwise(trail["places"])
    }
    for digit, (x1, y1) in value["free"].items():
        crossed = (x + x1, y + y1) in drawn
        at = (x1 * wide, _line(value, y1)) if crossed else ((x + x1) * wide // 2, y + y1)
        cells[at] = _Sign(digit, _BOLD)
