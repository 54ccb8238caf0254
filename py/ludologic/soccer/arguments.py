"""The arguments that questions share: fields and players, read here and judged by the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, get_args

from ludologic.checks import check_number, check_one_of, check_options, check_time
from ludologic.engines import door
from ludologic.errors import BadInput
from ludologic.soccer.values import (
    Algorithm,
    Costs,
    EngineName,
    Field,
    FieldName,
    Played,
    Player,
    PlayerName,
)

FIELDS: tuple[FieldName, ...] = get_args(FieldName)
"""The fields that have a name; the rules have their sizes."""

FieldLike: TypeAlias = Field | FieldName
"""A field, or the name of one."""
PlayerLike: TypeAlias = Player | PlayerName | str
"""A player, or the name of one, with its costs as in `dijkstra:literal`."""

ENGINES: tuple[EngineName, ...] = get_args(EngineName)
PLAYERS: tuple[PlayerName, ...] = get_args(PlayerName)
COSTS: tuple[Costs, ...] = get_args(Costs)
ALGORITHMS: tuple[Algorithm, ...] = get_args(Algorithm)
LEVEL = 1
"""The document's level of randomness."""
TIME = 1.0
"""How many seconds `search` thinks."""
MOST_LEVEL = 1000
MOST_DEPTH = 20
MOST_SAFE = 10_000


def field(given: FieldLike) -> Field:
    """A field, or the one of that name."""
    return sized(given) if isinstance(given, str) else _judged(given)


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
    return _judged([kind, width, length, goal])


def _judged(given: Any) -> Field:
    whole: Any = door.soccer.field(field=given)
    return Field(**whole)


def player(given: PlayerLike, **more: Any) -> Player:
    """A player by its name, as `search`, `dijkstra` or `dijkstra:literal`, with all its numbers.

    more: numbers that are given beside it, or None. Raises BadInput for those that the player does
    not use, or has already.
    """
    return players([given], **more)[0]


def players(given: Sequence[PlayerLike], **more: Any) -> list[Player]:
    """Players, where numbers beside them are for each that uses them; at least one must."""
    own = [_own(one) for one in given]
    uses = door.soccer.options()
    for option, value in more.items():
        takers = [
            at
            for at, one in enumerate(own)
            if option in uses[one.name]
            and getattr(one, option) is None
            and not isinstance(given[at], Player)
        ]
        for at in takers:
            own[at] = own[at]._replace(**{option: value})
        if value is not None and not takers:
            name = own[0].name
            check_options("player", name, lambda: uses, **{option: value})
            raise BadInput(f"player {name} is given with its own {option}: leave out the other")
    return [_whole(one, uses) for one in own]


def _own(given: Any) -> Player:
    """A player with the numbers of its own: those of a Player, or the costs behind its name."""
    if not isinstance(given, (str, Player)):
        check_one_of(given, PLAYERS, "player")
    name, *costs = given.split(":", 1) if isinstance(given, str) else given
    return Player(check_one_of(name, PLAYERS, "player"), *costs)


def _whole(own: Player, uses: Mapping[str, Sequence[str]]) -> Player:
    """The player with the usual numbers where it has none."""
    name, costs, level, time = own
    check_options("player", name, lambda: uses, costs=costs, level=level, time=time)
    if "costs" in uses[name]:
        costs = check_one_of(COSTS[-1] if costs is None else costs, COSTS, "model of costs")
        level = check_number(LEVEL if level is None else level, "level", 0, MOST_LEVEL)
    if "time" in uses[name]:
        time = check_time(TIME if time is None else time)
    return Player(name, costs, level, time)
