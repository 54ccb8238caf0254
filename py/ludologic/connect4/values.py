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
    """The size of a board, in cells, and how many stones in a line win."""

    width: int = 7
    height: int = 6
    line: int = 4


STANDARD = Size()
"""The board of 7 x 6; there are smaller ones, all with lines of four."""


@runtime_checkable
class Played(Protocol):
    """A game on its board; every function takes it as a position."""

    moves: Columns
    size: Size


class Score(NamedTuple):
    """The score of a position, and of each of its columns; None for one without room.

    0 is a draw. If the winner has laid n stones, the winner's score is 22 - n, and the loser's is
    the negative of that. On a smaller board, 22 is replaced by one more than the winner's stones on
    a full board.
    """

    score: int
    columns: tuple[int | None, ...]

    def _repr_svg_(self) -> str:
        return display.svg(self)


class Bounds(NamedTuple):
    """The bounds of a score."""

    lower: int
    upper: int


class ScoreBounds(NamedTuple):
    """The bounds of the score of a position, and of each column.

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


class Judgement(NamedTuple):
    """What is known of a move that is no mistake: it is worth `lower` to `upper`.

    If it was not judged in time, `rank` - 1 other columns are known to be worth more; else `rank`
    is None.
    """

    number: int
    player: str
    column: int
    lower: int
    upper: int
    rank: int | None
    sentence: str = ""


class Review(NamedTuple):
    """The moves of a game: each is a mistake, or has a judgement.

    `left` are the numbers of the moves that were not judged in time.
    """

    left: tuple[int, ...]
    mistakes: tuple[Mistake, ...]
    judgements: tuple[Judgement, ...]
