"""Connect 4 as people write it: positions such as `4453`, and sentences about them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from operator import index
from typing import Any, TypeAlias

from ludologic.checks import check_instance, check_items, check_number, is_whole, shown
from ludologic.connect4.values import Played, Size

PositionLike: TypeAlias = str | Sequence[int | str] | Played
"""The columns played, as text, `4453`, or `10,2,11` above nine; one by one; or a Board."""

NOTHING = "There is nothing to see."
"""What is said where there is no remark."""

WIDEST, HIGHEST = 70, 100
"""The largest board."""

_LONGEST = WIDEST * HIGHEST + 1
"""How many moves are looked at: no game has so many, and what is wrong shows before."""

DEEPEST = 42
"""The most levels of a tree: the cells of the board."""


def show_columns(columns: Iterable[int]) -> str:
    """`4453`, or `10,2,11` where a column is above nine."""
    shown = [str(column) for column in columns]
    if all(len(column) == 1 for column in shown):
        return "".join(shown)
    return ",".join(shown) + ("," if len(shown) == 1 else "")


def check_size(size: Any) -> Size:
    """The size of a board."""
    check_instance(size, Size, "size of a board", "it is a Size: width, height, line")
    return Size(
        check_number(size.width, "width of a board", 1, WIDEST),
        check_number(size.height, "height of a board", 1, HIGHEST),
        check_number(size.line, "number of stones in a line", 1, HIGHEST),
    )


def read_columns(position: PositionLike) -> tuple[Any, ...]:
    """The moves of a position, unjudged: what is no whole number stays text."""
    if isinstance(position, Played):
        return position.moves
    if isinstance(position, str):
        given = position.strip()
        signs = given.removesuffix(",").split(",") if "," in given else given
        return tuple(_move(sign.strip()) for sign in signs[:_LONGEST])
    form = "it is the columns played, such as '4453', or a Board"
    moves = check_items(position, "position", form)[:_LONGEST]
    return tuple(_column(move) for move in moves)


def _column(move: Any) -> int | str:
    if not is_whole(move):
        return _move(move if isinstance(move, str) else shown(move))
    return index(move) if abs(index(move)) < 10**9 else shown(index(move))


def _move(sign: str) -> int | str:
    return int(sign) if re.fullmatch("[0-9]{1,9}", sign) else sign
