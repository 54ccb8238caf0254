"""A board of Connect 4 in the terminal: coloured stones with their letters."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.style import Style
from rich.text import Text

from ludologic.pictures.connect4 import COLOURS, COLUMNS, INK, ROWS, standing
from ludologic.pictures.terminal import Look


def board(value: dict[str, Any], look: Look, marks: Collection[tuple[int, int]] = ()) -> Text:
    """The board, the numbers of its columns and how it stands; marked cells are `*`.

    The last stone stands in brackets, the stones that won between stars.
    """
    text = Text(no_wrap=True)
    left, right = look.signs.frame[0], look.signs.frame[2]
    text.append(f"{left}{look.signs.frame[1] * (3 * COLUMNS)}{right}\n")
    for row in range(ROWS, 0, -1):
        text.append(look.signs.frame[3])
        for column in range(1, COLUMNS + 1):
            text.append_text(_cell(value, look, marks, column, row))
        text.append(f"{look.signs.frame[3]}\n")
    left, right = look.signs.frame[4], look.signs.frame[5]
    text.append(f"{left}{look.signs.frame[1] * (3 * COLUMNS)}{right}\n")
    text.append(" " + "".join(f" {column} " for column in range(1, COLUMNS + 1)) + "\n", "bold")
    return text.append(f"{standing(value)}.")


def _cell(
    value: dict[str, Any],
    look: Look,
    marks: Collection[tuple[int, int]],
    column: int,
    row: int,
) -> Text:
    stack = value["columns"][column - 1]
    if row > len(stack):
        return (
            Text(" * ", "bold") if (column, row) in marks else Text(f" {look.signs.none} ", "dim")
        )
    player = stack[row - 1]
    last = value["moves"] and value["moves"][-1] == column and row == len(stack)
    won = [column, row] in value["fours"]
    left, right = "**" if won else "[]" if last else "  "
    letter = f"{left}{player.upper()}{right}"
    if look.coloured:
        return Text(letter, Style(bold=True, color=INK[player], bgcolor=COLOURS[player]))
    return Text(letter)
