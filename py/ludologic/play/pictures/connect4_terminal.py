"""A board of Connect 4 in the terminal: coloured stones with their letters."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.style import Style
from rich.text import Text

from ludologic.play.pictures.look import Look
from ludologic.play.pictures.svg import STONES

Marks = Collection[tuple[int, int]]


def board(value: dict[str, Any], look: Look, marks: Marks = (), status: str | None = None) -> Text:
    """The board, the numbers of its columns and how it stands, or its status; marked cells are `*`.

    The last stone stands in brackets, and the stones that won stand between stars.
    """
    columns = range(1, len(value["columns"]) + 1)
    corner, line, corner_right, bar, below, below_right = list(look.signs.frame)
    edge = line * 3 * len(columns)
    text = Text(f"{corner}{edge}{corner_right}\n", no_wrap=True)
    for row in range(value["height"], 0, -1):
        text.append(bar)
        for column in columns:
            text.append_text(_cell(value, look, marks, column, row))
        text.append(f"{bar}\n")
    text.append(f"{below}{edge}{below_right}\n")
    text.append(" " + "".join(f"{column:^3}" for column in columns) + "\n", "bold")
    return text.append(value["standing"] if status is None else status)


def _cell(value: dict[str, Any], look: Look, marks: Marks, column: int, row: int) -> Text:
    stack = value["columns"][column - 1]
    if row > len(stack):
        marked = (column, row) in marks
        return Text(f" {'*' if marked else look.signs.none} ", "bold" if marked else "dim")
    player = stack[row - 1]
    last = value["moves"] and value["moves"][-1] == column and row == len(stack)
    left, right = "**" if [column, row] in value["fours"] else "[]" if last else "  "
    fill, ink = STONES[player]
    style = Style(bold=True, color=ink, bgcolor=fill) if look.coloured else ""
    return Text(f"{left}{player.upper()}{right}", style)
