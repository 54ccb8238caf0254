"""Rule sheets in KIF, planned and won by clingo: their ground rules, asked at several times.

The door tells the rules (`sheets/stamped.pl`), and another process asks them. The loops stand
here since clingo has none.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from ludologic.engines import asp, rules
from ludologic.engines.limit import sooner
from ludologic.errors import TimeIsUp

_AT_FIRST = 8
"""How many moves are looked ahead before the rules are grounded again, for twice as many."""
_kept: list[asp.Program] = []
"""The last program: to free a large one takes longer than an answer may."""
_EARLIER = 0.2
"""Seconds before the end that are left to give back what was found by then."""


def _facts(told: dict[str, Any]) -> Iterator[asp.Atom]:
    for number, rule in enumerate(told["rules"]):
        yield ("rule", number, rule["head"], len(rule["literals"]))
        for place, literal in enumerate(rule["literals"], start=1):
            yield ("literal", number, place, abs(literal), "holds" if literal > 0 else "fails")
    for name in ("first", "late", "over"):
        yield from ((name, atom) for atom in told[name])
    yield from (("next", one["atom"], one["fact"]) for one in told["nexts"])
    roles = told["roles"]
    for one in told["moves"]:
        if one["role"] in roles:  # what is no role has no moves
            yield ("move", one["legal"], one["does"], roles.index(one["role"]))
    for one in told["goals"]:
        if one["role"] in roles:
            yield ("goal", one["atom"], roles.index(one["role"]), one["value"])


def solved(told: dict[str, Any], steps: int | None) -> dict[str, Any]:
    """As state_solution/5: the shortest way to the best goal, in so many steps, None for any."""
    facts = [*_facts(told)]
    file = rules.program("sheets", "plan.lp")
    way: asp.Model | None = None
    goal, length, looked, ahead, proved = -1, 0, 0, -1, False
    with suppress(TimeIsUp), sooner(_EARLIER):
        while not proved and (steps is None or length <= steps):
            if length > ahead:
                ahead = max(_AT_FIRST, 2 * ahead)
                ahead = ahead if steps is None else min(ahead, steps)
                program = asp.Program([file], facts, {"steps": ahead})
                _kept[:] = [program]
            program.suppose([("length", length)])
            found = program.best()
            if found and (reached := found.model.only("reached")[0]) > goal:
                way, goal = found.model, reached
            program.suppose([("length", length), ("open",)])
            proved = goal == 100 or program.model() is None
            looked, length = length, length + 1
    moves = {one["does"]: one["move"] for one in told["moves"]}
    return {
        "moves": None if way is None else [moves[does] for _, does in sorted(way.named("played"))],
        "goal": None if way is None else goal,
        "steps": looked,
        "proved": proved,
    }


def won(told: dict[str, Any], plies: int) -> dict[str, Any] | None:
    """As state_role_win/5, of the role that wins first."""
    facts = [*_facts(told)]
    file = rules.program("sheets", "forced_win.lp")
    for number in range(plies + 1):
        for role in told["winners"]:
            own = ("own", told["roles"].index(role))
            found = asp.Program([file], [*facts, own], {"plies": number}).best()
            if found:
                return {"role": role, "plies": number, "goal": found.model.only("win")[0]}
    return None
