"""Whether what is fast still says what the definition of its game says."""

from __future__ import annotations

from typing import NamedTuple

from ludologic.checks import check_one_of
from ludologic.engines import prolog
from ludologic.engines.limit import bounded, up
from ludologic.errors import TimeIsUp
from ludologic.words import count

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


@bounded
def agree(game: str | None = None, *, time: float | None = None) -> list[Agreement]:
    """Try what the fast relations of a game, or of every game, claim: game_agreement/3.

    >>> [one.differences for one in agree("mastermind")]
    [()]

    time: the seconds after which TimeIsUp is raised; its `reached` are the games tried by then.
    Raises BadInput for a name that is no game's.
    """
    games = [name for name, _ in prolog.every(_MODULE, "game_claim", outputs=2)]
    if game is not None:
        check_one_of(game, games, "game")
    names = games if game is None else [game]
    found: list[Agreement] = []
    for name in names:
        try:
            checked, differences = prolog.answer(_MODULE, "game_agreement", name, outputs=2)
        except TimeIsUp:
            known = f"of {count(len(names), 'game')} {len(found)} tried"
            raise up(known, found or None) from None
        found.append(Agreement(name, checked, tuple(Difference(*one[1:]) for one in differences)))
    return found
