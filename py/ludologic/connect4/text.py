"""Connect 4 as people write it: positions such as `4453`, and sentences about them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from ludologic.connect4.values import Columns, Mistake, Outcome
from ludologic.errors import BadInput, quote

PositionLike: TypeAlias = str | Sequence[int]
"""The columns played, as text, `4453`, or as a sequence of integers."""

_LONGEST = 100
"""How many moves are looked at: no game has so many, and what is wrong shows before."""

LARGEST_SEED = 2**31 - 1
LONGEST_TIME = 86_400


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
    return tuple(move if _is_whole(move) else str(move) for move in moves)


def _move(sign: str) -> int | str:
    return int(sign) if sign in "0123456789" else sign


def _is_whole(move: Any) -> bool:
    return isinstance(move, int) and not isinstance(move, bool)


def fault_sentence(fault: tuple[Any, ...]) -> str:
    """What columns_fault/2 found wrong, in a sentence."""
    kind, place, what = fault
    if kind == "column":
        return f"move {place}: {quote(str(what))} is no column: columns are 1 to 7"
    if kind == "full":
        return f"move {place}: column {what} is full: it has room for six stones"
    return f"move {place} comes after the end of the game: {ending_sentence(what)}"


def ending_sentence(outcome: Any) -> str:
    """`x has won`, or `the board is full`, for an outcome as Prolog has it."""
    return "the board is full" if outcome == "draw" else f"{outcome[1]} has won"


def outcome_sentence(outcome: Outcome) -> str:
    """`x wins with move 7`, or `The board is full: a draw`."""
    if outcome.winner is None:
        return "The board is full: a draw."
    return f"{outcome.winner} wins with move {outcome.moves}."


def mistake_sentence(mistake: Mistake, columns: Columns) -> str:
    """What a move gave away, and what would have kept it."""
    player = "xo"[(mistake.number - 1) % 2]
    lost = "a win" if mistake.before > 0 else "a draw"
    now = "a draw" if mistake.after == 0 else "a loss"
    return (
        f"Move {mistake.number}: {player} in column {mistake.column} gave away {lost} "
        f"({mistake.before:+}) for {now} ({mistake.after:+}); column {mistake.better} keeps it."
    )


def check_seed(seed: Any) -> int:
    """The seed. Raises BadInput if it is none."""
    if not _is_whole(seed) or not 0 <= seed <= LARGEST_SEED:
        raise BadInput(f"{quote(str(seed))} is no seed: it is a whole number from 0 to 2147483647")
    return int(seed)


def check_depth(depth: Any) -> int:
    """The depth of a tree. Raises BadInput if it is none."""
    if not _is_whole(depth) or not 1 <= depth <= 42:
        raise BadInput(f"{quote(str(depth))} is no depth: a tree has 1 to 42 levels")
    return int(depth)


def check_time(seconds: Any) -> float:
    """Seconds to think. Raises BadInput if they are none."""
    whole = isinstance(seconds, (int, float)) and not isinstance(seconds, bool)
    if not whole or not 0 <= seconds <= LONGEST_TIME:
        raise BadInput(f"{quote(str(seconds))} is no time: it is 0 to {LONGEST_TIME} seconds")
    return float(seconds)
