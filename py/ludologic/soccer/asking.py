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

FIELDS = {"standard": Field(), "line": Field("line", 8, 10, 0)}
"""The fields that have a name."""

PLAYERS = ("random", "dijkstra", "reply", "search")
PRICED = ("dijkstra", "reply")
"""The players that go by costs."""
COSTS = ("literal", "destination")
ALGORITHMS = ("literal", "heap", "tabled")
ENGINES = ("prolog", "clingo")
MOST_LEVEL = 1000
MOST_DEPTH = 20


def field(given: Field | str) -> Field:
    """A field, or the one of that name."""
    if isinstance(given, str):
        check_one_of(given, FIELDS, "field")
        return FIELDS[given]
    checked = text.check_field(given)
    fault = by_prolog.field_fault(checked)
    if fault is not None:
        raise BadInput(text.field_sentence(checked, fault))
    return checked


def sized(
    kind: str, width: int | None = None, length: int | None = None, goal: int | None = None
) -> Field:
    """A field by its kind and what is not usual of it; an odd width has a goal of 3, or of 1."""
    base = field(kind)
    broad = base.width if width is None else width
    usual = base.goal if broad % 2 == 0 or base.goal == 0 else 3 if broad > 4 else 1
    return field(
        Field(
            kind,
            broad,
            base.length if length is None else length,
            usual if goal is None else goal,
        )
    )


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
    _check(by_prolog.fault(on, turns))
    return turns


def drawn(on: Field, turns: Turns, begun: Turn, more: Any) -> tuple[Turns, Turn]:
    """Turns, and what is begun of the next, after more directions."""
    last = begun + text.read_turn(more)
    every = text.read_turns(on, (*turns, last))
    fault = by_prolog.fault(on, every)
    if fault == ("too_short", len(turns) + 1):
        return turns, last
    _check(fault)
    return every, ""


def refused(on: Field, turns: Turns) -> BadInput:
    """What is wrong with turns that can't be played."""
    fault = by_prolog.fault(on, turns)
    assert fault is not None
    return BadInput(text.fault_sentence(fault))


def _check(fault: tuple[Any, ...] | None) -> None:
    if fault is not None:
        raise BadInput(text.fault_sentence(fault))
