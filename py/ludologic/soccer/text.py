"""Paper soccer as people write it: games such as `0,7,1,75`, and sentences about them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from ludologic.checks import check_instance, check_items, check_whole, shown
from ludologic.errors import BadInput, quote
from ludologic.outcome import Outcome
from ludologic.soccer.values import Field, Played, Turn, Turns
from ludologic.words import count

GameLike: TypeAlias = str | Sequence[str] | Played
"""The turns of a game, as text, `0,7,1,75`, or as a sequence of turns; or a Board."""

WAYS = (
    "north",
    "north-east",
    "east",
    "south-east",
    "south",
    "south-west",
    "west",
    "north-west",
)
"""The directions, in words."""
_ACCEPTED = "directions are 0 to 7, clockwise from north"


def way_words(turn: Turn) -> str:
    """`north, south-west`."""
    return ", ".join(WAYS[int(step)] for step in turn)


def show_turns(turns: Iterable[Turn]) -> str:
    """`0,7,1,75`."""
    return ",".join(turns)


def read_turns(field: Field, game: GameLike) -> Turns:
    """The turns of a game, unjudged. What is so long that a fault must come before is cut off."""
    if isinstance(game, Played):
        return (*game.turns, game.begun) if game.begun else game.turns
    if isinstance(game, str):
        stripped = game.strip()
        turns: Sequence[Any] = stripped.split(",", _most(field)) if stripped else []
    else:
        form = "it is turns joined by commas, such as '0,7,1,75', or a Board"
        turns = check_items(game, "game", form)
    left = _most(field)
    read: list[Turn] = []
    for number, turn in enumerate(turns, start=1):
        if left < 0:
            break
        read.append(read_turn(turn, f"turn {number}: ")[: left + 1])
        left -= len(read[-1])
    return tuple(read)


def _most(field: Field) -> int:
    """No game on the field has so many steps: each is an edge, and a node has 8."""
    return 4 * (field.width + 2) * (field.length + 4)


def read_turn(given: Any, where: str = "") -> Turn:
    """A turn, unjudged. Raises BadInput for what is no text, or empty."""
    if not isinstance(given, str):
        raise BadInput(f"{where}{shown(given)} is no turn: it is directions, such as '0361'")
    turn = given.strip()
    if not turn:
        raise BadInput(f"{where}it is empty: a turn is its directions, such as 0361")
    return turn


def fault_sentence(fault: tuple[Any, ...]) -> str:
    """What field_turns_fault/3 found wrong, in a sentence."""
    match fault:
        case ("direction", number, place, what):
            said = f"step {place}: {quote(str(what))} is no direction: {_ACCEPTED}"
        case ("no_edge", number, place, what):
            said = f"step {place}: nothing can be drawn in direction {what} there"
        case ("used_edge", number, place, what):
            said = f"step {place}: the edge in direction {what} is drawn already"
        case ("too_long", number, place):
            said = f"it ends with step {place - 1}, and nothing may follow in the same turn"
        case ("too_short", number):
            said = "it stops too early: the ball bounces, and the turn goes on"
        case ("after_end", number, end):
            said = f"it comes after the end of the game: {ending_sentence(Outcome.of(end))}"
        case _:
            return f"the game can't be played: {fault}"
    return f"turn {number}: {said}"


def directions(turn: Turn) -> list[int | str]:
    """The directions of a turn, unjudged: what is no digit stays text."""
    return [int(sign) if sign in "0123456789" else sign for sign in turn]


def show_turn(directions: Iterable[int]) -> Turn:
    """A turn by its directions: `0361`."""
    return "".join(map(str, directions))


def ending_sentence(outcome: Outcome | None) -> str:
    """`player 1 has won by a goal`."""
    assert outcome is not None
    how = "by a goal" if outcome.termination == "goal" else f"because {_stuck(outcome)}"
    return f"player {outcome.winner} has won {how}"


def game_sentence(outcome: Outcome | None, turns: int) -> str:
    """`goal: player 1 wins after 19 turns.`, or that the game is open."""
    after = f"after {count(turns, 'turn')}."
    if outcome is None:
        return f"open {after}"
    how = "goal" if outcome.termination == "goal" else _stuck(outcome)
    return f"{how}: player {outcome.winner} wins {after}"


def _stuck(outcome: Outcome) -> str:
    return f"player {2 if outcome.winner == 1 else 1} is stuck"


def field_sentence(field: Field, fault: tuple[str, Any]) -> str:
    """What field_fault/2 found wrong, in a sentence."""
    kind, what = fault
    if kind == "kind":
        return f"{quote(str(what))} is no field: accepted are standard, line"
    if kind == "goal" and field.kind == "line":
        return f"{what} is no goal's width: on field line the goal is one node, so it is 0"
    if kind == "goal":
        parity = "odd" if field.width % 2 else "even"
        return (
            f"{what} is no goal's width: between sides {field.width} apart it is 1 to "
            f"{field.width}, and {parity} as they are"
        )
    return f"{what} is no {kind}: a field has 2 to 100 squares each way"


def check_field(field: Any) -> Field:
    """The field, by its types alone. Raises BadInput if it is none."""
    form = "it is a Field, such as Field('line', 8, 10, 0), or one of standard, line"
    check_instance(field, Field, "field", form)
    kind, width, length, goal = field
    if not isinstance(kind, str):
        raise BadInput(f"{shown(kind)} is no kind of a field: accepted are standard, line")
    sizes = (("width", width), ("length", length), ("goal", goal))
    return Field(
        kind,
        *(
            check_whole(one, f"{name} of a field", "it is a number of squares")
            for name, one in sizes
        ),
    )
