"""Paper soccer as the answer set programs answer it, for a game that is given by its turns.

The Prolog rules say to which position the turns lead, and the programs are told that position.
"""

from __future__ import annotations

from itertools import islice

from ludologic.engines import door
from ludologic.soccer import programs
from ludologic.soccer.board import shape, standing
from ludologic.soccer.values import Cheapest, Explanation, Field, Turns


def path(field: Field, turns: Turns, costs: str) -> Cheapest | None:
    """shortest_path.lp: the cheapest path to the goal; None if it is cut off.

    It has no algorithm: the costs of the cheapest ways are derived.
    """
    _, places, goals = shape(field)
    stands = standing(field, turns)
    arcs = _arcs(field, turns, costs)
    found = programs.path(stands.ball, goals[stands.player], arcs)
    if found is None:
        return None
    turn = str(door.soccer.way_turn(field=field, turns=turns, nodes=found.nodes))
    known = tuple(map(found.costs.get, range(len(places))))
    return found.cost, found.nodes, turn, known


def outcomes(field: Field, turns: Turns, depth: int) -> int:
    """turn.lp: how many ways the game can go for so many turns, by their distinct outcomes.

    A loop around the program, which knows only one turn; Prolog is not asked.
    """
    positions = [_position(field, turns)]
    for _ in range(depth - 1):
        positions = [
            after
            for position in positions
            for outcome in programs.outcomes(position)
            if (after := programs.after(position, outcome)) is not None
        ]
    return sum(len(programs.outcomes(position)) for position in positions)


def explain(field: Field, turns: Turns, most: int) -> Explanation:
    """goal.lp, safe.lp with order.lp, and shortest_path.lp: what there is to see."""
    position = _position(field, turns)
    safe = programs.safe_outcomes(position, most + 1)
    goals = shape(field).goals
    arcs = _arcs(field, turns, "destination")
    return Explanation(
        programs.goal_turn(position),
        tuple(programs.turn(position, outcome) for outcome in islice(safe, most)),
        len(safe) > most,
        tuple(
            player for player in (1, 2) if programs.path(position.ball, goals[player], arcs) is None
        ),
    )


def _arcs(field: Field, turns: Turns, costs: str) -> dict[tuple[int, int], int]:
    """The cost, for the player to move, of each edge from one node to another."""
    found = door.soccer.arcs(field=field, turns=turns, costs=costs)
    return {(node, to): cost for node, to, cost in found}


def _position(field: Field, turns: Turns) -> programs.Position:
    return programs.position(field, standing(field, turns))
