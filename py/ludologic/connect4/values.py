"""The plain values of Connect 4 that go in and come out."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Columns: TypeAlias = tuple[int, ...]
"""The columns played so far, 1 from the left: a position."""

Stacks: TypeAlias = tuple[tuple[str, ...], ...]
"""A board: for each column its stones from the bottom up, "x" or "o"."""


class Standing(NamedTuple):
    """How a game stands: whose move it is, its end as the rules have it, and the columns with room.

    The board has the stones of each column from the bottom up; `fours` are the cells (column, row)
    of the stones that won.
    """

    turn: str
    end: tuple[str, str] | str
    moves: Columns
    board: Stacks
    fours: tuple[tuple[int, int], ...]


class Choice(NamedTuple):
    """The column that a player chooses, and the scores by which it did.

    A metric of a tree has a score for each column with room, a random one none. `exact` has that of
    its column, if it is proved, and knows it to be from `lower` to `upper`.
    """

    column: int
    scores: dict[int, int]
    proved: bool | None = None
    lower: int | None = None
    upper: int | None = None


class Score(NamedTuple):
    """The score of a position, and of each of the seven columns; None for one without room.

    0 is a draw; the winner of a game of n stones of theirs has 22 - n, the loser the negative.
    """

    score: int
    columns: tuple[int | None, ...]


class ScoreBounds(NamedTuple):
    """What the score of a position was found to be, at least and at most, and that of each column.

    It is proved if both are equal. No column has a score if not all were found in time.
    """

    lower: int
    upper: int
    columns: tuple[int | None, ...]


class Variation(NamedTuple):
    """Best play to the end, and the score of the player to move."""

    score: int
    columns: Columns


class Remark(NamedTuple):
    """A sentence about a position, and the cells (column, row) that it speaks of."""

    kind: str
    sentence: str
    cells: tuple[tuple[int, int], ...]


class Mistake(NamedTuple):
    """A move that gave away a win or a draw: scores before and after it, and a better column."""

    number: int
    player: str
    column: int
    before: int
    after: int
    better: int


class Review(NamedTuple):
    """The mistakes of a game from move `known` on; what came before was not found out in time."""

    known: int
    mistakes: tuple[Mistake, ...]
