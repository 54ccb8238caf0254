"""How a game ended: one class for all games, as python-chess has it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Outcome:
    """How a game ended, and who won it: None if nobody did.

    Both are the words of the rules, where the end of a game is `draw`, won(x) or goal(1). A board
    gives it back as `outcome()`, which is None while the game is open.

    >>> Outcome("won", "x").winner, Outcome("draw").winner
    ('x', None)
    """

    termination: str
    winner: str | int | None = None

    @classmethod
    def of(cls, end: Mapping[str, Any] | None) -> Outcome | None:
        """The outcome by the end of a game as the door tells it; None while the game is open.

        >>> Outcome.of({"kind": "won", "winner": "x"})
        Outcome(termination='won', winner='x')
        """
        return None if end is None else cls(*end.values())
