"""The plain values of Connect 4 that go in and come out."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

from ludologic import display

PlayerName: TypeAlias = Literal[
    "exact", "perfect", "metric0", "metric1", "metric2", "metric3", "metric4"
]
Side: TypeAlias = Literal["x", "o"]

Columns: TypeAlias = tuple[int, ...]
"""The columns played so far, 1 from the left: a position."""


class Size(NamedTuple):
    """How large a board is, in cells, and how many stones in a line win."""

    width: int = 7
    height: int = 6
    line: int = 4


STANDARD = Size()
"""The board of 7 x 6; there are smaller ones, all with lines of four."""


@runtime_checkable
class Played(Protocol):
    """A game on its board, which stands wherever a position is asked for."""

    moves: Columns
    size: Size


class Choice(NamedTuple):
    """The column that a player chooses, and the scores by which it did.

    A metric of a tree has a score for each column with room, a random one none. `exact` has that of
    its column, if it is proved, and knows it to be `lower` at least and no column to be more than
    `upper`; so has `perfect`. The reason says in words what is proved, and by what; None if nothing
    is.
    """

    column: int
    scores: dict[int, int]
    proved: bool | None = None
    lower: int | None = None
    upper: int | None = None
    reason: str | None = None

    def _repr_svg_(self) -> str:
        return display.svg(self)


class Score(NamedTuple):
    """The score of a position, and of each of its columns; None for one without room.

    0 is a draw; the winner of a game of n stones of theirs has 22 - n, the loser the negative. On a
    board of another size n is counted from one more than the stones that they have if it is full.
    """

    score: int
    columns: tuple[int | None, ...]

    def _repr_svg_(self) -> str:
        return display.svg(self)


class Bounds(NamedTuple):
    """What a score was found to be, at least and at most."""

    lower: int
    upper: int


class ScoreBounds(NamedTuple):
    """What the score of a position was found to be, at least and at most, and that of each column.

    It is proved if both are equal. A column without room has no bounds.
    """

    lower: int
    upper: int
    bounds: tuple[Bounds | None, ...]

    @property
    def columns(self) -> tuple[int | None, ...]:
        """The score of each column, None where it is not proved."""
        return tuple(
            one.lower if one is not None and one.lower == one.upper else None for one in self.bounds
        )

    @property
    def proved(self) -> bool:
        """Whether the score of the position, and of each column, is known."""
        known = (one is None or one.lower == one.upper for one in self.bounds)
        return self.lower == self.upper and all(known)

    def _repr_svg_(self) -> str:
        return display.svg(self)


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
    """A move that gave away a win or a draw: scores before and after it, and a better column.

    The sentence says so. Of an opening that is known by the facts of the proofs alone, `before` is
    the least that the score may have been, and `after` the most.
    """

    number: int
    player: str
    column: int
    before: int
    after: int
    better: int
    sentence: str = ""


class Review(NamedTuple):
    """The mistakes of a game, and the numbers of the moves that were not judged in time."""

    left: tuple[int, ...]
    mistakes: tuple[Mistake, ...]
