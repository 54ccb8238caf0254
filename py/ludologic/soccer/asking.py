"""What is asked, read from what was given and judged by the rules.

Raises BadInput for what is wrong.
"""

from __future__ import annotations

from typing import Any

from ludologic.checks import check_number, check_time
from ludologic.errors import BadInput, check_one_of
from ludologic.soccer import by_prolog, text
from ludologic.soccer.text import GameLike
from ludologic.soccer.values import Field, Player, Turn, Turns

FIELDS = ("standard", "line")
"""The fields that have a name; the rules have their sizes."""

PLAYERS = ("random", "dijkstra", "reply", "search")
PRICED = ("dijkstra", "reply")
"""The players that go by costs."""
COSTS = ("literal", "destination")
ALGORITHMS = ("literal", "heap", "tabled")
MOST_LEVEL = 1000
MOST_DEPTH = 20
MOST_SAFE = 10_000


def field(given: Field | str) -> Field:
    """A field, or the one of that name."""
    if isinstance(given, str):
        check_one_of(given, FIELDS, "field")
        return by_prolog.named_fields()[given]
    checked = text.check_field(given)
    fault = by_prolog.field_fault(checked)
    if fault is not None:
        raise BadInput(text.field_sentence(checked, fault))
    return checked


def sized(
    kind: str, width: int | None = None, length: int | None = None, goal: int | None = None
) -> Field:
    """A field by its kind and what is not usual of it."""
    check_one_of(kind, FIELDS, "field")
    sized = by_prolog.sized_field(kind, width, length, goal)
    assert sized is not None
    return field(sized)


def player(given: str | Player, costs: str, level: int, time: float) -> Player:
    """A player by its name, as `search`, `dijkstra` or `dijkstra:literal`; else by these."""
    if isinstance(given, Player):
        given, costs, level, time = given
    name, colon, own = given.partition(":")
    check_one_of(name, PLAYERS, "player")
    if colon and name not in PRICED:
        raise BadInput(f"player {name} has no costs: those are of {' and '.join(PRICED)}")
    costs = own if colon else costs
    check_one_of(costs, COSTS, "model of costs")
    return Player(name, costs, check_number(level, "level", 0, MOST_LEVEL), check_time(time))


def game(on: Field, given: GameLike) -> Turns:
    """The turns of a game, each of them whole."""
    turns = text.read_turns(on, given)
    _check(by_prolog.seen(on, turns).fault)
    return turns


def drawn(on: Field, turns: Turns, begun: Turn, more: Any) -> tuple[Turns, Turn]:
    """Turns, and what is begun of the next, after more directions."""
    last = begun + text.read_turn(more)
    every = text.read_turns(on, (*turns, last))
    fault = by_prolog.seen(on, every).fault
    if fault == ("too_short", len(turns) + 1):
        return turns, last
    _check(fault)
    return every, ""


def refused(on: Field, turns: Turns) -> BadInput:
    """What is wrong with turns that can't be played."""
    fault = by_prolog.seen(on, turns).fault
    assert fault is not None
    return BadInput(text.fault_sentence(fault))


def _check(fault: tuple[Any, ...] | None) -> None:
    if fault is not None:
        raise BadInput(text.fault_sentence(fault))
