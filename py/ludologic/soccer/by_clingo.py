"""Paper soccer as the answer set programs answer it, for a game that is given by its turns.

The Prolog rules say to which position the turns lead, and the programs are told that position.
Below, one function for a program: those about a position are grounded once for a field and serve
every position on it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import islice, pairwise
from typing import NamedTuple, TypeAlias

from ludologic.engines import asp, door, rules
from ludologic.soccer import text
from ludologic.soccer.board import shape, standing
from ludologic.soccer.values import Cheapest, Explanation, Field, Standing, Turn, Turns


def cheapest(field: Field, turns: Turns, costs: str) -> Cheapest | None:
    """shortest_path.lp: the cheapest path to the goal; None if it is cut off.

    It has no algorithm: the costs of the cheapest ways are derived.
    """
    _, places, goals = shape(field)
    stands = standing(field, turns)
    arcs = _arcs(field, turns, costs)
    found = path(stands.ball, goals[stands.player], arcs)
    if found is None:
        return None
    drawn = str(door.soccer.way_turn(field=field, turns=turns, nodes=found.nodes))
    known = tuple(map(found.costs.get, range(len(places))))
    return found.cost, found.nodes, drawn, known


def count(field: Field, turns: Turns, depth: int) -> int:
    """turn.lp: how many ways the game can go for so many turns, by their distinct outcomes.

    A loop around the program, which knows only one turn; Prolog is not asked.
    """
    positions = [_position(field, turns)]
    for _ in range(depth - 1):
        positions = [
            reached
            for one in positions
            for outcome in outcomes(one)
            if (reached := after(one, outcome)) is not None
        ]
    return sum(len(outcomes(one)) for one in positions)


def explain(field: Field, turns: Turns, most: int) -> Explanation:
    """goal.lp, safe.lp with order.lp, and shortest_path.lp: what there is to see."""
    now = _position(field, turns)
    safe = safe_outcomes(now, most + 1)
    goals = shape(field).goals
    arcs = _arcs(field, turns, "destination")
    return Explanation(
        goal_turn(now),
        tuple(turn(now, outcome) for outcome in islice(safe, most)),
        len(safe) > most,
        tuple(player for player in (1, 2) if path(now.ball, goals[player], arcs) is None),
    )


def _arcs(field: Field, turns: Turns, costs: str) -> dict[tuple[int, int], int]:
    """The cost, for the player to move, of each edge from one node to another."""
    found = door.soccer.arcs(field=field, turns=turns, costs=costs)
    return {(node, to): cost for node, to, cost in found}


def _position(field: Field, turns: Turns) -> Position:
    return position(field, standing(field, turns))


Edge: TypeAlias = tuple[int, int]
"""An edge by its nodes, the lower number first."""

Costs: TypeAlias = Mapping[tuple[int, int], int]
"""What it costs to draw the ball from the one node to the other, where that edge is free."""


class Position(NamedTuple):
    """A field, the edges used, the node of the ball, and who draws next, 1 or 2."""

    field: Field
    used: frozenset[Edge]
    ball: int
    player: int


class TurnOutcome(NamedTuple):
    """The outcome of a turn: the edges it draws, the node of the ball, and who draws next.

    `next` is None if the game is over by the turn, else `winner` is.
    """

    edges: frozenset[Edge]
    ball: int
    next: int | None
    winner: int | None


class Way(NamedTuple):
    """The cheapest path, what it costs, and its nodes from the ball on.

    `costs` are those of the cheapest ways to nodes, complete as far as they are at most `cost`.
    """

    cost: int
    nodes: tuple[int, ...]
    costs: dict[int, int]


def position(field: Field, standing: Standing) -> Position:
    """The position of a game that stands so."""
    used = (_edge(*nodes) for trail in standing.trails for nodes in pairwise(trail.nodes))
    return Position(field, frozenset(used), standing.ball, standing.player)


def outcomes(of: Position, limit: int = 0) -> list[TurnOutcome]:
    """turn.lp: the distinct outcomes of a turn, at most `limit` of them (0: all)."""
    return [_outcome(model) for model in _models("turn.lp", of, limit)]


def safe_outcomes(of: Position, limit: int = 0) -> list[TurnOutcome]:
    """safe.lp: those that don't lose and leave the opponent no goal at once, at most `limit`."""
    return [_outcome(model) for model in _models("safe.lp", of, limit)]


def after(of: Position, outcome: TurnOutcome) -> Position | None:
    """The position that the outcome leads to; None if the game is over by it."""
    if outcome.next is None:
        return None
    return Position(of.field, of.used | outcome.edges, outcome.ball, outcome.next)


def turns(of: Position, outcome: TurnOutcome, limit: int = 0) -> list[Turn]:
    """order.lp: the turns that have the outcome, at most `limit` of them (0: all)."""
    return [_trail(model) for model in _order(of, outcome).models(limit)]


def turn(of: Position, outcome: TurnOutcome) -> Turn:
    """order.lp: one of these turns."""
    return _trail(_order(of, outcome).answer())


def _order(of: Position, outcome: TurnOutcome) -> asp.Program:
    facts: list[asp.Atom] = [("ball", of.ball), *(("draws", *edge) for edge in outcome.edges)]
    return _grounded("order.lp", facts, _constants(of.field))


def goal_turn(of: Position) -> Turn | None:
    """goal.lp: a turn that brings the ball into the opponent's goal; None if there is none."""
    model = next(iter(_models("goal.lp", of, 1)), None)
    if model is None:
        return None
    ways = {node: (direction, to) for node, direction, to in model.named("passes")}
    directions = []
    node = of.ball
    while node in ways:
        direction, node = ways.pop(node)
        directions.append(direction)
    return text.show_turn(directions)


def path(ball: int, goal: Iterable[int], costs: Costs) -> Way | None:
    """shortest_path.lp: the cheapest way for the ball to a node of the goal; None if it is cut off.

    The program knows of no way that costs more than a bound, which is raised until there is one.
    """
    facts: list[asp.Atom] = [("ball", ball), *(("goal", node) for node in goal)]
    facts += [("cost", *nodes, cost) for nodes, cost in costs.items()]
    bound = _BOUND
    while True:
        model = _grounded("shortest_path.lp", facts, {"bound": bound}).answer()
        if model.named("cut_off"):
            return None
        if model.named("cheapest") or bound > _NO_COST:
            break
        bound *= 2
    (cost,) = model.only("cheapest")
    ways = dict(model.named("passes"))
    nodes = [ball]
    while nodes[-1] in ways:
        nodes.append(ways.pop(nodes[-1]))
    return Way(cost, tuple(nodes), dict(model.named("distance")))


_BOUND = 24
_NO_COST = 1 << 24
"""More than a way over every node of the largest field costs."""


@lru_cache(maxsize=8)
def _program(name: str, field: Field, process: int) -> asp.Program:
    """A process that was forked has programs of its own: those of the other may be at work."""
    return _grounded(name, [], _constants(field))


def _grounded(name: str, facts: Iterable[asp.Atom], constants: dict[str, int]) -> asp.Program:
    return asp.Program([rules.program("soccer", name)], facts, constants, _SHOWS[name])


_OUTCOME = [("draws", int, int), ("end", int), ("next", int), ("won", int)]
_SHOWS: dict[str, list[asp.Shape]] = {
    "turn.lp": _OUTCOME,
    "safe.lp": _OUTCOME,
    "order.lp": [("passes", int, int, int), ("first", int, int), ("follows", int, int, int)],
    "goal.lp": [("passes", int, int, int)],
    "shortest_path.lp": [
        ("passes", int, int),
        ("cheapest", int),
        ("distance", int, int),
        ("cut_off",),
    ],
}


def _constants(field: Field) -> dict[str, int]:
    return {"width": field.width, "length": field.length, "goal": field.goal}


def _models(name: str, of: Position, limit: int) -> list[asp.Model]:
    supposed = [("ball", of.ball), ("player", of.player), *(("used", *edge) for edge in of.used)]
    return _program(name, of.field, os.getpid()).models_of(supposed, limit)


def _outcome(model: asp.Model) -> TurnOutcome:
    return TurnOutcome(
        edges=frozenset((node, to) for node, to in model.named("draws")),
        ball=model.only("end")[0],
        next=next((player for (player,) in model.named("next")), None),
        winner=next((player for (player,) in model.named("won")), None),
    )


def _trail(model: asp.Model) -> Turn:
    directions = model.about(
        ((node, to), direction) for node, direction, to in model.named("passes")
    )
    follows = {(before, node): (node, to) for before, node, to in model.named("follows")}
    arc = model.only("first")
    turn = [directions[arc]]
    while arc in follows:
        arc = follows.pop(arc)
        turn.append(directions[arc])
    return text.show_turn(turn)


def _edge(node: int, to: int) -> Edge:
    return (node, to) if node < to else (to, node)
