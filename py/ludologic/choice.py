"""What a program chooses: one class for the players and solvers of all games."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from ludologic import display

Move = TypeVar("Move")


@dataclass(frozen=True)
class Choice(Generic[Move]):
    """The move that a program chooses, and what it knows about it.

    >>> from ludologic import connect4
    >>> choice = connect4.move("44352144332224431332")
    >>> choice.move, choice.reason
    (2, 'proved: o wins by stone 36 at the latest')
    >>> choice.value, choice.proved, choice.bounds
    (-4, True, (-4, -4))
    """

    move: Move
    reason: str = ""
    """A sentence of the rules; empty if they say none."""
    value: float | None = None
    """What the move is worth by the player's measure: a score, a rating, or how many are left at
    worst; for Connect 4's `perfect` 1 a win, 0 a draw, -1 a loss. None if it is unknown."""
    proved: bool = False
    """Whether it is proved that no move is better by that measure, whatever is known by another."""
    bounds: tuple[int, int] | None = None
    """The score of the move is at least the first, and no move has more than the second."""
    values: dict[Move, float] = field(default_factory=dict, hash=False)
    """The value of each move whose value is known."""

    def _repr_html_(self) -> str:
        return display.html(self)
