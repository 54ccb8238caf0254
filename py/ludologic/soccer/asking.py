"""Reads the arguments of a question, which the rules judge. Raises BadInput if one is wrong."""

from __future__ import annotations

from typing import Any, TypeAlias, get_args

from ludologic.checks import check_number, check_one_of, check_time
from ludologic.errors import BadInput
from ludologic.soccer import by_prolog, text
from ludologic.soccer.text import GameLike
from ludologic.soccer.values import (
    Algorithm,
    Costs,
    Field,
    FieldName,
    Played,
    Player,
    PlayerName,
    Turn,
    Turns,
)

FIELDS: tuple[FieldName, ...] = get_args(FieldName)
"""The fields that have a name; the rules have their sizes."""

FieldLike: TypeAlias = Field | FieldName
"""A field, or the name of one."""
PlayerLike: TypeAlias = Player | PlayerName | str
"""A player, or the name of one, with its costs as in `dijkstra:literal`."""

PLAYERS: tuple[PlayerName, ...] = get_args(PlayerName)
PRICED = ("dijkstra", "reply")
"""The players that go by costs."""
COSTS: tuple[Costs, ...] = get_args(Costs)
ALGORITHMS: tuple[Algorithm, ...] = get_args(Algorithm)
MOST_LEVEL = 1000
MOST_DEPTH = 20
MOST_SAFE = 10_000


def field(given: FieldLike) -> Field:
    """A field, or the one of that name."""
    return sized(given) if isinstance(given, str) else by_prolog.judged_field(given)


def field_of(given: FieldLike | None, game: Any) -> Field:
    """A field; by default that of a Board, or the usual one."""
    if not isinstance(game, Played):
        return field("standard" if given is None else given)
    if given is not None and field(given) != game.field:
        raise BadInput(f"the board is one of another field, {tuple(game.field)}")
    return game.field


def sized(
    kind: FieldName, width: int | None = None, length: int | None = None, goal: int | None = None
) -> Field:
    """A field by its kind and what is not usual of it."""
    return by_prolog.judged_field([kind, width, length, goal])


def player(given: PlayerLike, costs: str, level: int, time: float) -> Player:
    """A player by its name, as `search`, `dijkstra` or `dijkstra:literal`; else by these."""
    if isinstance(given, Player):
        given, costs, level, time = given
    if not isinstance(given, str):
        check_one_of(given, PLAYERS, "player")
    name, colon, own = given.partition(":")
    check_one_of(name, PLAYERS, "player")
    if colon and name not in PRICED:
        raise BadInput(f"player {name} has no costs: those are of {' and '.join(PRICED)}")
    priced = check_one_of(own if colon else costs, COSTS, "model of costs")
    return Player(name, priced, check_number(level, "level", 0, MOST_LEVEL), check_time(time))


def game(on: Field, given: GameLike) -> Turns:
    """The turns of a game, each of them whole."""
    turns = text.read_turns(on, given)
    if by_prolog.standing(on, turns).begun:
        by_prolog.standing(on, turns, "whole")
    return turns


def drawn(on: Field, turns: Turns, begun: Turn, more: Any) -> tuple[Turns, Turn]:
    """Turns, and what is begun of the next, after more directions."""
    last = begun + text.read_turn(more)
    every = text.read_turns(on, (*turns, last))
    return (turns, last) if by_prolog.standing(on, every).begun else (every, "")
