"""Whether what is fast still says what the definition of its game says."""

from __future__ import annotations

from typing import NamedTuple

from ludologic.checks import check_one_of
from ludologic.engines import prolog

_MODULE = "ludologic_agreement"


class Difference(NamedTuple):
    """Two queries that should have the same answers, and what each answers, as text.

    The first asks what is fast, the second the definition.
    """

    query: str
    fast: str
    defined_by: str
    definition: str


class Agreement(NamedTuple):
    """How many claims about a game were tried, and the first that failed of each relation."""

    game: str
    checked: int
    differences: tuple[Difference, ...]


def agree(game: str | None = None) -> list[Agreement]:
    """Try what the fast relations of a game, or of every game, claim: game_agreement/3.

    >>> [one.differences for one in agree("mastermind")]
    [()]

    Raises BadInput for a name that is no game's.
    """
    games = [name for name, _ in prolog.every(_MODULE, "game_claim", outputs=2)]
    if game is not None:
        check_one_of(game, games, "game")
    found = []
    for name in games if game is None else [game]:
        checked, differences = prolog.answer(_MODULE, "game_agreement", name, outputs=2)
        found.append(Agreement(name, checked, tuple(Difference(*one[1:]) for one in differences)))
    return found
