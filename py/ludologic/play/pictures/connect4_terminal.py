"""A board of Connect 4 in the terminal: coloured stones with their letters."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.style import Style
from rich.text import Text

from ludologic.play.pictures.connect4 import COLOURS, INK, rows, standing
from ludologic.play.pictures.terminal import Look


def board(
    value: dict[str, Any],
    look: Look,
    marks: Collection[tuple[int, int]] = (),
    status: str | None = None,
) -> Text:
    """The board, the numbers of its columns and how it stands, or its status; marked cells are `*`.

    The last stone stands in brackets, the stones that won between stars. Where so many columns of
    three signs would not go into 80, a column is one sign: the last stone and the stones that won
    are capital letters, the others small ones, and two lines number the columns.
    """
    columns = len(value["columns"])
    narrow = columns > _WIDEST
    wide = columns if narrow else 3 * columns
    text = Text(no_wrap=True)
    left, right = look.signs.frame[0], look.signs.frame[2]
    text.append(f"{left}{look.signs.frame[1] * wide}{right}\n")
    for row in range(rows(value), 0, -1):
        text.append(look.signs.frame[3])
        for column in range(1, columns + 1):
            text.append_text(_cell(value, look, marks, column, row, narrow))
        text.append(f"{look.signs.frame[3]}\n")
    left, right = look.signs.frame[4], look.signs.frame[5]
    text.append(f"{left}{look.signs.frame[1] * wide}{right}\n")
    numbers = range(1, columns + 1)
    if narrow:
        text.append(" " + "".join(f"{column // 10 or ' '}" for column in numbers) + "\n", "bold")
        text.append(" " + "".join(f"{column % 10}" for column in numbers) + "\n", "bold")
    else:
        text.append(" " + "".join(f"{column:^3}" for column in numbers) + "\n", "bold")
    return text.append(f"{standing(value)}." if status is None else status)


_WIDEST = 26
"""So many columns of three signs, and the frame, go into 80."""


def _cell(
    value: dict[str, Any],
    look: Look,
    marks: Collection[tuple[int, int]],
    column: int,
    row: int,
    narrow: bool,
) -> Text:
    stack = value["columns"][column - 1]
    if row > len(stack):
        marked = (column, row) in marks
        sign = "*" if marked else look.signs.none
        return Text(sign if narrow else f" {sign} ", "bold" if marked else "dim")
    player = stack[row - 1]
    last = value["moves"] and value["moves"][-1] == column and row == len(stack)
    won = [column, row] in value["fours"]
    left, right = "**" if won else "[]" if last else "  "
    letter = f"{left}{player.upper()}{right}"
    if narrow:
        letter = player.upper() if last or won else player
    if look.coloured:
        return Text(letter, Style(bold=True, color=INK[player], bgcolor=COLOURS[player]))
    return Text(letter)
