"""Connect 4 as people write it: positions such as `4453`, and sentences about them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from ludologic.checks import is_whole
from ludologic.connect4.values import Mistake
from ludologic.errors import BadInput, quote
from ludologic.outcome import Outcome

PositionLike: TypeAlias = str | Sequence[int | str]
"""The columns played, as text, `4453`, or one by one."""

_LONGEST = 100
"""How many moves are looked at: no game has so many, and what is wrong shows before."""

DEEPEST = 42
"""The most levels of a tree: the cells of the board."""


def show_columns(columns: Iterable[int]) -> str:
    """`4453`."""
    return "".join(map(str, columns))


def read_columns(position: PositionLike) -> tuple[Any, ...]:
    """The moves of a position, unjudged: what is no whole number stays text."""
    if isinstance(position, str):
        return tuple(_move(sign) for sign in position.strip()[:_LONGEST])
    try:
        moves = tuple(position)[:_LONGEST]
    except TypeError:
        raise BadInput(
            f"{quote(repr(position))} is no position: it is the columns played, such as '4453'"
        ) from None
    return tuple(move if is_whole(move) else _move(str(move)) for move in moves)


def _move(sign: str) -> int | str:
    return int(sign) if re.fullmatch("[0-9]{1,9}", sign) else sign


def fault_sentence(fault: tuple[Any, ...]) -> str:
    """What columns_fault/2 found wrong, in a sentence."""
    kind, place, what = fault
    if kind == "column":
        return f"move {place}: {quote(str(what))} is no column: columns are 1 to 7"
    if kind == "full":
        return f"move {place}: column {what} is full: it has room for six stones"
    return f"move {place} comes after the end of the game: {ending_sentence(what)}"


def ending_sentence(end: Any) -> str:
    """`x has won`, or `the board is full`, for an end as Prolog has it."""
    return "the board is full" if end == "draw" else f"{end[1]} has won"


def outcome_sentence(outcome: Outcome, moves: int) -> str:
    """`x wins with move 7`, or `The board is full: a draw`."""
    if outcome.winner is None:
        return "The board is full: a draw."
    return f"{outcome.winner} wins with move {moves}."


def mistake_sentence(mistake: Mistake) -> str:
    """What a move gave away, and what would have kept it."""
    lost = "a win" if mistake.before > 0 else "a draw"
    now = "a draw" if mistake.after == 0 else "a loss"
    return (
        f"Move {mistake.number}: {mistake.player} in column {mistake.column} gave away {lost} "
        f"({mistake.before:+}) for {now} ({mistake.after:+}); column {mistake.better} keeps it."
    )
