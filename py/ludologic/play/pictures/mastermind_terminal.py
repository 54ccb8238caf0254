"""A board in the terminal: coloured pegs with their numbers, the answers as marks and digits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from ludologic.play.pictures.look import WORDS, Look
from ludologic.play.pictures.svg import PALETTE

Value = dict[str, Any]
"""A board as plain values: its variant, rows, turns, secret and outcome."""

GROUND = "#8a8a8a"
KEYS = {"black": "#000000", "white": "#ffffff"}
"""The colours of the marks, and of the ground that they stand on in a dark or light terminal."""

_SECRET = "secret"


class _Layout(NamedTuple):
    """How wide things are: spaces beside a number in its peg, between pegs, between the parts."""

    pad: int
    gap: int
    space: int
    framed: bool


_LAYOUTS = (
    _Layout(1, 1, 3, True),
    _Layout(1, 1, 2, True),
    _Layout(1, 1, 2, False),
    _Layout(0, 1, 1, False),
)


def board(value: Value, look: Look, asked: Sequence[int] | None = None) -> RenderableType:
    """The board; `asked` is a guess that waits for its answer in the next row.

    If it is too high, only the last rows that were played are drawn, and the next one.
    """
    rows = [row(value, number, look, asked) for number in _seen(value, look)]
    return Group(head(value, look), *rows, foot(value, look))


def _seen(value: Value, look: Look) -> range:
    """The numbers of the rows that are shown."""
    every: int = value["rows"]
    others = WORDS + 2 + (value["secret"] is not None)
    room = every if look.height is None else max(1, min(every, look.height - others))
    first = max(0, min(len(value["turns"]) + 1, every) - room)
    return range(first + 1, first + room + 1)


def head(value: Value, look: Look) -> Text:
    """What stands above the rows: the frame's upper edge, or nothing."""
    return _edge(value, look, look.signs.frame[0], look.signs.frame[2])


def foot(value: Value, look: Look) -> RenderableType:
    """What stands below the rows: the secret if it is known, and the frame's lower edge."""
    edge = _edge(value, look, look.signs.frame[4], look.signs.frame[5])
    if value["secret"] is None:
        return edge
    layout = _layout(value, look)
    line = Text(" " * (2 + layout.space)) + _pegs(value, value["secret"], layout, look)
    line.append(" " * layout.space + _SECRET)
    return Group(_framed(value, line, layout, look), edge)


def row(value: Value, number: int, look: Look, asked: Sequence[int] | None = None) -> Text:
    """A row by its number, from 1: its guess and the answer, or empty places."""
    layout = _layout(value, look)
    played = len(value["turns"])
    turn = value["turns"][number - 1] if number <= played else None
    guess = turn["guess"] if turn else asked if number == played + 1 else None
    pegs = _empty(value, layout, look) if guess is None else _pegs(value, guess, layout, look)
    line = Text(f"{number:2}" + " " * layout.space, style="dim" if guess is None else "")
    line.append_text(pegs)
    if turn:
        line.append(" " * layout.space).append_text(_answer(value, turn, layout, look))
    elif guess is not None:
        line.append(" " * layout.space).append("?", "bold")
    return _framed(value, line, layout, look)


def marks(look: Look) -> Text:
    """What the marks mean, in a line."""
    text = Text().append_text(_key("black", 1, look))
    text.append(" black: right place   ", "dim").append_text(_key("white", 1, look))
    return text.append(" white: wrong place", "dim")


def _key(colour: str, number: int, look: Look) -> Text:
    """So many marks of a colour, on a ground on which black is black and white is white."""
    painted = Style(bold=True, color=KEYS[colour], bgcolor=GROUND)
    return Text(getattr(look.signs, colour) * number, painted if look.coloured else "bold")


def symbols(value: Value, look: Look) -> Text:
    """What symbols there are."""
    layout = _Layout(1, 1, 1, False)
    text = Text("Symbols:")
    room = look.width - len(text)
    for symbol in range(1, value["variant"]["colours"] + 1):
        peg = _peg(value, symbol, layout, look)
        if room < peg.cell_len + 1:
            text.append("\n")
            room = look.width
        text.append(" " if room < look.width else "").append_text(peg)
        room -= peg.cell_len + 1
    return text


def _layout(value: Value, look: Look) -> _Layout:
    """The most spacious layout that fits."""
    for layout in _LAYOUTS:
        if _width(value, layout) + 4 * layout.framed <= look.width:
            return layout
    return _LAYOUTS[-1]


def _width(value: Value, layout: _Layout) -> int:
    """The columns of a row inside the frame."""
    pegs: int = value["variant"]["pegs"]
    cells = pegs * _cell(value, layout) + (pegs - 1) * layout.gap
    return 2 + layout.space + cells + layout.space + _answer_width(value, layout)


def _cell(value: Value, layout: _Layout) -> int:
    return len(str(value["variant"]["colours"])) + 2 * layout.pad


def _answer_width(value: Value, layout: _Layout) -> int:
    pegs: int = value["variant"]["pegs"]
    return max(pegs + layout.space + 2, len(_SECRET) if layout.framed else 0)


def _answer(value: Value, turn: dict[str, Any], layout: _Layout, look: Look) -> Text:
    black, white = turn["black"], turn["white"]
    rest = value["variant"]["pegs"] - black - white
    text = Text().append_text(_key("black", black, look)).append_text(_key("white", white, look))
    text.append(look.signs.none * rest, "dim")
    return text.append(f"{' ' * max(1, layout.space - 1)}{black} {white}")


def _pegs(value: Value, code: Sequence[int], layout: _Layout, look: Look) -> Text:
    cells = [_peg(value, symbol, layout, look) for symbol in code]
    return Text(" " * layout.gap).join(cells)


def _peg(value: Value, symbol: int, layout: _Layout, look: Look) -> Text:
    width = _cell(value, layout) - 2 * layout.pad
    if look.coloured:
        fill, ink = PALETTE[symbol - 1]
        style = Style(bold=True, color=ink, bgcolor=fill)
        return Text(" " * layout.pad + f"{symbol:{width}}" + " " * layout.pad, style)
    return Text("(" * layout.pad + f"{symbol:{width}}" + ")" * layout.pad)


def _empty(value: Value, layout: _Layout, look: Look) -> Text:
    cell = look.signs.none.center(_cell(value, layout))
    return Text((" " * layout.gap).join([cell] * value["variant"]["pegs"]), "dim")


def _framed(value: Value, line: Text, layout: _Layout, look: Look) -> Text:
    line.no_wrap = True
    if not layout.framed:
        return line
    line.pad_right(_width(value, layout) - line.cell_len)
    bar = look.signs.frame[3]
    framed = Text(f"{bar} ", no_wrap=True).append_text(line)
    return framed.append(f" {bar}")


def _edge(value: Value, look: Look, left: str, right: str) -> Text:
    layout = _layout(value, look)
    if not layout.framed:
        return Text("")
    return Text(left + look.signs.frame[1] * (_width(value, layout) + 2) + right, no_wrap=True)
