"""Paper soccer as the rules answer it at the door: plain values.

A game is its turns, the last of which may be only begun. What is wrong with a field or with turns,
the rules say: BadInput, or Impossible where the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Literal

from ludologic.choice import Choice
from ludologic.engines import door
from ludologic.outcome import Outcome
from ludologic.soccer.values import (
    Cheapest,
    Explanation,
    Field,
    MatchGame,
    Player,
    Shape,
    Standing,
    Trail,
    Turn,
    Turns,
)


@cache
def named_fields() -> dict[str, Field]:
    """The fields that have a name."""
    fields: Any = door.soccer.fields()
    return {field["kind"]: Field(**field) for field in fields}


def judged_field(field: Sequence[str | int | None]) -> Field:
    """A field by its kind, and what is not usual of it."""
    whole: Any = door.soccer.field(field=field)
    return Field(**whole)


@lru_cache(maxsize=16)
def shape(field: Field) -> Shape:
    """How large the field is, where the nodes are seen, and which are the goals."""
    found = door.soccer.shape(field=field)
    columns, rows = found["size"]
    return Shape(
        (columns, rows),
        tuple((x, y) for x, y in found["places"]),
        {player: tuple(n for owner, n in found["goals"] if owner == player) for player in (1, 2)},
    )


@lru_cache(maxsize=16)
def standing(
    field: Field, turns: Turns, turn: Literal["begun", "whole", "open"] = "begun"
) -> Standing:
    """How turns stand; the last may be only begun, but not if it must be `whole`.

    If the game must be `open`, it raises Impossible once it is over.
    """
    found = door.soccer.standing(field=field, turns=turns, turn=turn)
    return Standing(
        found["player"],
        found["ball"],
        Outcome.of(found["end"]),
        {int(direction): node for direction, node in found["free"].items()},
        tuple(Trail(trail["player"], tuple(trail["nodes"])) for trail in found["trails"]),
        found["begun"],
    )


def ended(field: Field, turns: Turns) -> Outcome | None:
    """How a game of whole turns ends."""
    return Outcome.of(door.soccer.replay(field=field, turns=turns)["end"])


def sentence(field: Field, turns: Turns) -> str:
    """How a game of whole turns ends, said."""
    return str(door.soccer.replay(field=field, turns=turns)["sentence"])


def explain(field: Field, turns: Turns, most: int) -> Explanation:
    """A goal at once, at most so many safe turns, who is cut off."""
    found = door.soccer.explanation(field=field, turns=turns, most=most)
    safe, cut_off = tuple(found["safe"]), tuple(found["cut_off"])
    return Explanation(found["goal"], safe, found["more"], cut_off)


def move(field: Field, turns: Turns, player: Player, seed: int) -> Choice[Turn]:
    """What a player plays; the seed decides what is random."""
    found = door.soccer.move(field=field, turns=turns, player=_player(player), seed=seed)
    turn, value, proved = found["turn"], found["value"], found["proved"]
    values: dict[Turn, float] = {} if value is None else {turn: value}
    return Choice(turn, found["reason"], value, proved, values=values)


def path(field: Field, turns: Turns, costs: str, algorithm: str) -> Cheapest | None:
    """The cheapest path to the goal; None if it is cut off."""
    found = door.soccer.path(field=field, turns=turns, costs=costs, algorithm=algorithm)
    if found is None:
        return None
    return found["cost"], tuple(found["nodes"]), found["turn"], tuple(found["distances"])


def arcs(field: Field, turns: Turns, costs: str) -> dict[tuple[int, int], int]:
    """The cost, for the player to move, of each edge from one node to another."""
    found = door.soccer.arcs(field=field, turns=turns, costs=costs)
    return {(node, to): cost for node, to, cost in found}


def way_turn(field: Field, turns: Turns, nodes: Sequence[int]) -> Turn:
    """As much of a way as is one turn."""
    return str(door.soccer.way_turn(field=field, turns=turns, nodes=nodes))


def outcomes(field: Field, turns: Turns, depth: int) -> int:
    """The number of outcomes of the next turns. Raises Impossible if there are too many."""
    return int(door.soccer.count(field=field, turns=turns, depth=depth))


def outcome_turns(field: Field, turns: Turns) -> list[Turn]:
    """A turn for each outcome of the next. Raises Impossible if they are too many."""
    return list(door.soccer.outcomes(field=field, turns=turns))


def match_game(field: Field, one: Player, other: Player, seed: int, number: int) -> MatchGame:
    """A game of a match between two players, by its number."""
    found = door.soccer.match_game(
        field=field, one=_player(one), other=_player(other), seed=seed, number=number
    )
    outcome = Outcome.of(found["end"])
    assert outcome is not None
    return MatchGame(tuple(found["turns"]), outcome, found["winner"] == "one")


def _player(player: Player) -> list[str | int | float | None]:
    """A player with all its numbers: those that it does not use are None."""
    return [one for one in player if one is not None]
