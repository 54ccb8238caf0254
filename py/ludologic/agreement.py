"""Whether the fast relations still agree with the definition of their game."""

from __future__ import annotations

from typing import NamedTuple

from ludologic.engines import changes, door, rules
from ludologic.engines.limit import bounded, up
from ludologic.errors import TimeIsUp
from ludologic.words import count


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

    The likely cause is first. `changed` are the files that were changed since all claims held.
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
    If all claims of a game hold, its files are noted as those that agree: from then on a change of
    one is felt (engines/changes.py). Raises BadInput for a name that is no game's.
    """
    names = rules.compared() if game is None else [game]
    found: list[Agreement] = []
    for name in names:
        try:
            tried = door.agreement(name)
        except TimeIsUp:
            known = f"of {count(len(names), 'game')} {len(found)} tried"
            raise up(known, found or None) from None
        changed = changes.changed(name)
        differences = [Difference(**one) for one in tried["differences"]]
        differences.sort(key=lambda one: one.file not in changed)  # what was changed is first
        relations = {one.relation for one in differences}
        changes.note(name, door.loaded(name, "agreement"), len(relations))
        found.append(Agreement(name, tried["checked"], tuple(differences), tuple(changed)))
    return found
