"""Paper soccer as the Prolog rules answer it: one function for a relation, plain values.

A game is its turns, the last of which may be only begun, on a field that there is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from ludologic.engines import prolog, sense
from ludologic.errors import Impossible
from ludologic.outcome import Outcome
from ludologic.soccer import text
from ludologic.soccer.values import (
    Cheapest,
    Explanation,
    Field,
    MatchGame,
    Player,
    Seen,
    Shape,
    Standing,
    Trail,
    Turn,
    Turns,
)


@cache
def named_fields() -> dict[str, Field]:
    """named_field/2: the fields that have a name."""
    found = prolog.every("soccer_definition", "named_field", outputs=2)
    return {name: Field(*field[1:]) for name, field in found}


@lru_cache(maxsize=64)
def sized_field(kind: str, width: int | None, length: int | None, goal: int | None) -> Field | None:
    """kind_sizes_field/3: a field by its kind, and what is not usual of it."""
    sizes = ["usual" if size is None else size for size in (width, length, goal)]
    found = prolog.once("soccer_kinds", "kind_sizes_field", kind, sizes)
    return None if found is None else Field(*found[0][1:])


@lru_cache(maxsize=64)
def field_fault(field: Field) -> tuple[str, Any] | None:
    """field_fault/2: why there is no such field, such as ("goal", 3); None if there is."""
    found = prolog.once("soccer_field", "field_fault", _field(field))
    return None if found is None else found[0]


@lru_cache(maxsize=16)
def shape(field: Field) -> Shape:
    """field_shape/4: how large the field is, where the nodes are seen, and which are the goals."""
    found = prolog.answer("soccer_view", "field_shape", _field(field), outputs=3)
    size, places, goals = found
    return Shape(
        tuple(size),
        tuple((x, y) for x, y in places),
        {player: tuple(node for owner, node in goals if owner == player) for player in (1, 2)},
    )


@lru_cache(maxsize=16)
def seen(field: Field, turns: Turns) -> Seen:
    """field_turns_seen/3: what is wrong with turns, as ("too_short", 3), and how they stand."""
    found = prolog.answer("soccer_view", "field_turns_seen", _field(field), _turns(turns))
    _, fault, standing = found[0]
    return Seen(
        None if fault == "none" else fault, None if standing == "none" else _standing(standing)
    )


def _standing(term: tuple[Any, ...]) -> Standing:
    _, player, ball, end, free, trails = term
    return Standing(
        player,
        ball,
        Outcome.of(end),
        dict(free),
        tuple(Trail(owner, tuple(nodes)) for owner, *nodes in trails),
    )


def standing(field: Field, turns: Turns) -> Standing:
    """field_turns_seen/3: how turns stand that can be drawn."""
    found = seen(field, turns).standing
    assert found is not None
    return found


def explain(field: Field, turns: Turns, most: int) -> Explanation:
    """field_turns_explained/4: a goal at once, at most so many safe turns, who is cut off."""
    found = prolog.answer(
        "soccer_asked", "field_turns_explained", _field(field), _turns(turns), most
    )
    _, goal, safe, more, cut_off = found[0]
    return Explanation(
        None if goal == "none" else text.show_turn(goal),
        tuple(map(text.show_turn, safe)),
        more == "true",
        tuple(cut_off),
    )


def game(field: Field, turns: Turns) -> tuple[Outcome | None, int] | None:
    """field_turns_end/3: how a game of whole turns ends, and after how many; None if it is none."""
    found = prolog.once("soccer_asked", "field_turns_end", _field(field), _turns(turns))
    return None if found is None else (Outcome.of(found[0]), len(turns))


def turn(field: Field, turns: Turns, player: Player, seed: int) -> Turn:
    """field_turns_player_turn/5: what a player plays; the seed draws its lots."""
    found = prolog.answer(
        "soccer_asked",
        "field_turns_player_turn",
        _field(field),
        _turns(turns),
        _player(player),
        seed,
    )
    return text.show_turn(found[0])


def points(player: Player) -> int:
    """player_points/2: what a win against the player counts."""
    found = prolog.answer("soccer_players", "player_points", _player(player))
    return int(found[0])


def path(field: Field, turns: Turns, costs: str, algorithm: str) -> Cheapest | None:
    """field_turns_path/5: the cheapest path to the goal; None if it is cut off."""
    found = prolog.once(
        "soccer_way",
        "field_turns_path",
        _field(field),
        _turns(turns),
        costs,
        algorithm,
    )
    if found is None:
        return None
    _, cost, nodes, turn, distances = found[0]
    by_node = dict(distances)
    every = range(len(shape(field).places))
    return cost, tuple(nodes), text.show_turn(turn), tuple(map(by_node.get, every))


def arcs(field: Field, turns: Turns, costs: str) -> dict[tuple[int, int], int]:
    """field_turns_arcs/4: what it costs the player who draws to go from one node to another."""
    found = prolog.answer("soccer_way", "field_turns_arcs", _field(field), _turns(turns), costs)
    return {(node, to): cost for node, to, cost in found[0]}


def way_turn(field: Field, turns: Turns, nodes: Sequence[int]) -> Turn:
    """field_turns_way_turn/4: as much of a way as is one turn."""
    found = prolog.answer(
        "soccer_way", "field_turns_way_turn", _field(field), _turns(turns), list(nodes)
    )
    return text.show_turn(found[0])


def outcomes(field: Field, turns: Turns, depth: int) -> int:
    """field_turns_count/4: in how many ways the next turns can come out.

    Raises Impossible if one of these turns alone has more than memory is for.
    """
    found = prolog.answer("soccer_asked", "field_turns_count", _field(field), _turns(turns), depth)
    if isinstance(found[0], tuple):
        which = "the turn" if depth == 1 else "one of these turns alone"
        raise Impossible(
            f"{which} can come out in more than {found[0][1]:,} ways: too many to count"
        )
    return int(found[0])


def outcome_turns(field: Field, turns: Turns) -> tuple[list[Turn], bool]:
    """field_turns_outcomes/4: a turn for each outcome of the next; whether some are left out."""
    found = prolog.answer(
        "soccer_asked", "field_turns_outcomes", _field(field), _turns(turns), outputs=2
    )
    return sorted(map(text.show_turn, found[0])), found[1] == "true"


def match_game(field: Field, one: Player, other: Player, seed: int, number: int) -> MatchGame:
    """match_game/5: a game of a match between two players, by its number."""
    found = prolog.answer(
        "soccer_match",
        "match_game",
        ("match", _field(field), _player(one), _player(other), seed),
        number,
        outputs=3,
    )
    turns, end, who = found
    outcome = Outcome.of(end)
    assert outcome is not None
    return MatchGame(tuple(map(text.show_turn, turns)), outcome, who == "one")


def _player(player: Player) -> prolog.Value:
    if player.name == "search":
        return ("search", float(player.time))
    if player.name == "random":
        return "random"
    return (player.name, player.costs, player.level)


def _field(field: Field) -> prolog.Value:
    return ("field", *field)


def _turns(turns: Turns) -> list[list[int | str]]:
    return [text.directions(turn) for turn in turns]


sense.guard(__name__)
