"""Whether the fast relations still agree with the definition of their game."""

from __future__ import annotations

from typing import NamedTuple

from ludologic.engines import door
from ludologic.engines.limit import bounded, up
from ludologic.errors import TimeIsUp
from ludologic.words import count


class Difference(NamedTuple):
    """Two queries that should have the same answers, and what each answers, as text.

    The first asks the fast relation, the second the definition.
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


@bounded
def agree(game: str | None = None, *, time: float | None = None) -> list[Agreement]:
    """Try what the fast relations of a game, or of every game, claim.

    >>> [one.differences for one in agree("mastermind")]
    [()]

    time: the seconds after which TimeIsUp is raised; its `reached` are the games tried by then.
    Raises BadInput for a name that is no game's.
    """
    names = door.rules.games() if game is None else [game]
    found: list[Agreement] = []
    for name in names:
        try:
            tried = door.rules.agreement(game=name)
        except TimeIsUp:
            known = f"of {count(len(names), 'game')} {len(found)} tried"
            raise up(known, found or None) from None
        differences = tuple(Difference(**one) for one in tried["differences"])
        found.append(Agreement(name, tried["checked"], differences))
    return found
