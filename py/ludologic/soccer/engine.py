"""What an engine answers about paper soccer: Prolog by by_prolog, clingo by by_clingo."""

from __future__ import annotations

from typing import Protocol, get_args

from ludologic.checks import check_one_of
from ludologic.soccer.values import Cheapest, EngineName, Explanation, Field, Turns

ENGINES: tuple[EngineName, ...] = get_args(EngineName)


class Engine(Protocol):
    """Answers about a game that goes on, by its turns; the last may be only begun."""

    def path(self, field: Field, turns: Turns, costs: str, algorithm: str, /) -> Cheapest | None:
        """The cheapest path to the goal of the player who draws; None if it is cut off."""

    def outcomes(self, field: Field, turns: Turns, depth: int, /) -> int:
        """The number of outcomes of the next turns."""

    def explain(self, field: Field, turns: Turns, most: int, /) -> Explanation:
        """A goal at once, at most so many of the safe turns, and who is cut off."""


def engine(name: EngineName) -> Engine:
    """The engine of that name. Raises BadInput if there is none, EngineMissing if it is missing."""
    check_one_of(name, ENGINES, "engine")
    if name == "clingo":
        from ludologic.soccer import by_clingo

        return by_clingo
    from ludologic.soccer import by_prolog

    return by_prolog
