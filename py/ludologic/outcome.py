"""How a game ended: one class for all games, as python-chess has it."""

from __future__ import annotations

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
    def of(cls, end: Any) -> Outcome | None:
        """The outcome of a game whose end is this term of the rules; None for `open`.

        At the door it is a record: its `kind`, and perhaps the winner; None while it is open.

        >>> Outcome.of({"kind": "won", "winner": "x"})
        Outcome(termination='won', winner='x')

        >>> Outcome.of(("goal", 1))
        Outcome(termination='goal', winner=1)
        >>> Outcome.of("open") is None
        True
        """
        if end is None or end == "open":
            return None
        if isinstance(end, dict):
            return cls(*end.values())
        termination, winner = (end, None) if isinstance(end, str) else end
        return cls(termination, winner)
