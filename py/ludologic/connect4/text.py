"""Connect 4 as people write it: positions such as `4453`, and sentences about them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from operator import index
from typing import Any, TypeAlias

from ludologic.checks import check_instance, check_items, check_whole, is_whole, shown
from ludologic.connect4.values import STANDARD, Played, Size
from ludologic.errors import BadInput

PositionLike: TypeAlias = str | Sequence[int | str] | Played
"""The columns played, as text, `4453`, or one by one; or a Board."""

DEEPEST = STANDARD.width * STANDARD.height
"""The most levels of a tree: the cells of the board."""

_LONGEST = DEEPEST + 1
"""How many moves are looked at: no game has so many, and what is wrong shows before."""


def show_columns(columns: Iterable[int]) -> str:
    """`4453`."""
    return "".join(map(str, columns))


def check_size(size: Any) -> Size:
    """The size of a board, in whole numbers: the rules say whether there is one."""
    check_instance(size, Size, "size of a board", "it is a Size: width, height, line")
    form = "its width, height and line are whole numbers"
    return Size(*(check_whole(one, "size of a board", form) for one in size))


def size_of(position: PositionLike, size: Size | None = None) -> Size:
    """The board that is meant: that of a Board, else the size that is given, else 7 x 6."""
    if not isinstance(position, Played):
        return STANDARD if size is None else check_size(size)
    if size is not None and check_size(size) != position.size:
        columns, rows, _ = position.size
        raise BadInput(f"the board is one of another size: it has {columns} columns, {rows} rows")
    return position.size


def read_columns(position: PositionLike) -> tuple[Any, ...]:
    """The moves of a position, unjudged: what is no whole number stays text."""
    if isinstance(position, Played):
        return position.moves
    if isinstance(position, str):
        return tuple(map(_move, position.strip()[:_LONGEST]))
    form = "it is the columns played, such as '4453', or a Board"
    moves = check_items(position, "position", form)[:_LONGEST]
    return tuple(_column(number, move) for number, move in enumerate(moves, start=1))


def _column(number: int, move: Any) -> int | str:
    if isinstance(move, str):
        return _move(move)
    if not is_whole(move):
        raise BadInput(
            f"move {number}: {shown(move)} is no column: it is a whole number or a digit"
        )
    return index(move) if abs(index(move)) < 10**9 else shown(index(move))


def _move(sign: str) -> int | str:
    return int(sign) if re.fullmatch("[0-9]{1,9}", sign) else sign
