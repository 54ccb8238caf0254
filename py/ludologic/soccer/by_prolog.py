"""Paper soccer as the Prolog rules answer it: one function for a relation, plain values.

A game is its turns, the last of which may be only begun, on a field that there is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ludologic.engines import prolog
from ludologic.soccer import text
from ludologic.soccer.values import (
    Field,
    MatchGame,
    Path,
    Player,
    Shape,
    Standing,
    Trail,
    Turn,
    Turns,
)


def field_fault(field: Field) -> tuple[str, Any] | None:
    """field_fault/2: why there is no such field, such as ("goal", 3); None if there is."""
    found = prolog.once("soccer_field", "field_fault", _field(field))
    return None if found is None else found[0]


def fault(field: Field, turns: Turns) -> tuple[Any, ...] | None:
    """field_turns_fault/3: what is wrong first, such as ("too_short", 3); None if nothing is."""
    found = prolog.once("soccer_game", "field_turns_fault", _field(field), _turns(turns))
    return None if found is None else found[0]


@lru_cache(maxsize=16)
def shape(field: Field) -> Shape:
    """field_shape/4: how large the field is, where the nodes are seen, and which are the goals."""
    found = prolog.once("soccer_view", "field_shape", _field(field), outputs=3)
    assert found is not None
    size, places, goals = found
    return Shape(
        tuple(size),
        tuple((x, y) for x, y in places),
        {player: tuple(node for owner, node in goals if owner == player) for player in (1, 2)},
    )


@lru_cache(maxsize=16)
def standing(field: Field, turns: Turns) -> Standing:
    """field_turns_standing/3: how the game stands."""
    found = prolog.once("soccer_view", "field_turns_standing", _field(field), _turns(turns))
    assert found is not None
    _, player, ball, outcome, free, trails = found[0]
    return Standing(
        player,
        ball,
        outcome,
        dict(free),
        tuple(Trail(owner, tuple(nodes)) for owner, *nodes in trails),
    )


def end(field: Field, turns: Turns) -> tuple[str, int] | str | None:
    """field_turns_end/3: ("goal", 1), ("stuck", 1) or "open"; None if a turn can't be played."""
    found = prolog.once("soccer_asked", "field_turns_end", _field(field), _turns(turns))
    return None if found is None else found[0]


def turn(field: Field, turns: Turns, player: Player, seed: int) -> Turn:
    """field_turns_player_turn/5: what a player plays; the seed draws its lots."""
    found = prolog.once(
        "soccer_asked",
        "field_turns_player_turn",
        _field(field),
        _turns(turns),
        _player(player),
        seed,
    )
    assert found is not None
    return text.show_turn(found[0])


def points(player: Player) -> int:
    """player_points/2: what a win against the player counts."""
    found = prolog.once("soccer_players", "player_points", _player(player))
    assert found is not None
    return int(found[0])


def path(field: Field, turns: Turns, costs: str, algorithm: str) -> Path | None:
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
    return Path(cost, tuple(nodes), text.show_turn(turn), tuple(map(by_node.get, every)))


def arcs(field: Field, turns: Turns, costs: str) -> dict[tuple[int, int], int]:
    """field_turns_arcs/4: what it costs the player who draws to go from one node to another."""
    found = prolog.once("soccer_way", "field_turns_arcs", _field(field), _turns(turns), costs)
    assert found is not None
    return {(node, to): cost for node, to, cost in found[0]}


def way_turn(field: Field, turns: Turns, nodes: Sequence[int]) -> Turn:
    """field_turns_way_turn/4: as much of a way as is one turn."""
    found = prolog.once(
        "soccer_way", "field_turns_way_turn", _field(field), _turns(turns), list(nodes)
    )
    assert found is not None
    return text.show_turn(found[0])


def outcomes(field: Field, turns: Turns, depth: int) -> int | tuple[str, int]:
    """field_turns_count/4: in how many ways the next turns can come out.

    Or ("more", number): one of these turns alone has more.
    """
    found = prolog.once("soccer_asked", "field_turns_count", _field(field), _turns(turns), depth)
    assert found is not None
    count: int | tuple[str, int] = found[0]
    return count


def outcome_turns(field: Field, turns: Turns) -> tuple[list[Turn], bool]:
    """field_turns_outcomes/4: a turn for each outcome of the next; whether some are left out."""
    found = prolog.once(
        "soccer_asked", "field_turns_outcomes", _field(field), _turns(turns), outputs=2
    )
    assert found is not None
    return sorted(map(text.show_turn, found[0])), found[1] == "true"


def match_game(field: Field, one: Player, other: Player, seed: int, number: int) -> MatchGame:
    """match_game/5: a game of a match between two players, by its number."""
    found = prolog.once(
        "soccer_match",
        "match_game",
        ("match", _field(field), _player(one), _player(other), seed),
        number,
        outputs=3,
    )
    assert found is not None
    turns, (end, winner), who = found
    return MatchGame(tuple(map(text.show_turn, turns)), end, winner, who == "one")


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
