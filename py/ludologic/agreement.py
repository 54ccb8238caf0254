"""Whether the fast relations still agree with the definition of their game."""

from __future__ import annotations

from typing import NamedTuple

from ludologic.display import count
from ludologic.engines import changes, door, rules
from ludologic.engines.limit import bounded, up
from ludologic.errors import TimeIsUp


class Difference(NamedTuple):
    """Two queries that should have the same answers, and what each answers, as text.

    The first asks the fast relation, the second the definition. The fast relation is told in the
    file, as `logic/` names it, at the line; None where that is no file of the rules.
    """

    relation: str
    file: str | None
    line: int | None
    query: str
    fast: str
    defined_by: str
    definition: str


class Agreement(NamedTuple):
    """How many claims about a game were tried, and one that failed of each relation.

    The likely cause is first. `changed` are the definitions that are not as they were released.
    """

    game: str
    checked: int
    differences: tuple[Difference, ...]
    changed: tuple[str, ...] = ()


@bounded
def agree(game: str | None = None, *, time: float | None = None) -> list[Agreement]:
    """Try what the fast relations of a game, or of every game, claim.

    >>> [one.differences for one in agree("mastermind")]
    [()]

    time: the seconds after which TimeIsUp is raised; its `reached` are the games tried by then.
    What was found is kept in the cache, for the warning that a definition was edited
    (engines/changes.py). Raises BadInput for a name that is no game's.
    """
    names = rules.compared() if game is None else [game]
    found: list[Agreement] = []
    for name in names:
        try:
            tried = door.agreement(name)
        except TimeIsUp:
            known = f"of {count(len(names), 'game')} {len(found)} tried"
            raise up(known, found or None) from None
        differences = tuple(Difference(**one) for one in tried["differences"])
        changes.note(name, len({one.relation for one in differences}))
        changed = tuple(changes.changed(name))
        found.append(Agreement(name, tried["checked"], differences, changed))
    return found


def __dir__() -> list[str]:
    return ["Agreement", "Difference", "agree"]
