"""Connect 4 as people write it: positions such as `4453`, and sentences about them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from operator import index
from typing import Any, TypeAlias

from ludologic.checks import check_instance, check_items, check_number, is_whole, shown
from ludologic.connect4.values import STANDARD, Choice, Mistake, Played, Size
from ludologic.errors import quote
from ludologic.outcome import Outcome
from ludologic.words import count

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


def fault_sentence(fault: tuple[Any, ...], size: Size = STANDARD) -> str:
    """What columns_fault/2 found wrong, in a sentence."""
    kind, place, what = fault
    if kind == "column":
        return f"move {place}: {quote(str(what))} is no column: columns are 1 to {size.width}"
    if kind == "full":
        return f"move {place}: column {what} is full: it has room for {count(size.height, 'stone')}"
    return f"move {place} comes after the end of the game: {ending_sentence(what)}"


def ending_sentence(end: Any) -> str:
    """`x has won`, or `the board is full`, for an end as Prolog has it."""
    return "the board is full" if end == "draw" else f"{end[1]} has won"


_SOURCES = {
    "facts": "proved by the facts",
    "book": "proved by the book",
    "search": "proved",
}


def reason(source: str, outlook: Any) -> str | None:
    """`proved: x wins by stone 41 at the latest`, for an outlook as Prolog has it; None if open."""
    match outlook:
        case "open":
            return None
        case "draw":
            ends = "both draw"
        case ("draws", player):
            ends = f"{player} at least draws"
        case (_, player, stone):
            ends = f"{player} wins by stone {stone} at the latest"
    return f"{_SOURCES[source]}: {ends}"


def outcome_sentence(outcome: Outcome, moves: int) -> str:
    """`x wins with move 7`, or `The board is full: a draw`."""
    if outcome.winner is None:
        return "The board is full: a draw."
    return f"{outcome.winner} wins with move {moves}."


def promise(choice: Choice) -> str:
    """What is known of a column that was chosen: `it wins`, `it does not lose`."""
    lower, upper = choice.lower, choice.upper
    if lower is None or upper is None:
        return "nothing is known of it"
    if lower > 0:
        return "it wins" if lower < upper else f"it wins (score {lower:+})"
    if upper < 0:
        return "every column loses, it holds out longest" if lower == upper else "all lose"
    if lower == upper:
        return "it draws with best play"
    return "it draws at least" if lower == 0 else "the best found in this time, not proved"


def mistake_sentence(mistake: Mistake) -> str:
    """What a move gave away, and what would have kept it."""
    lost = "a win" if mistake.before > 0 else "a draw"
    now = "a draw" if mistake.after == 0 else "a loss"
    return (
        f"Move {mistake.number}: {mistake.player} in column {mistake.column} gave away {lost} "
        f"for {now}; column {mistake.better} keeps it."
    )
