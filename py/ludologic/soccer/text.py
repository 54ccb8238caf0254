"""Paper soccer as people write it: games such as `0,7,1,75`, read and shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from ludologic.checks import check_items, shown
from ludologic.errors import BadInput
from ludologic.soccer.values import Field, Played, Turn, Turns

PositionLike: TypeAlias = str | Sequence[str] | Played
"""The turns of a game, as text, `0,7,1,75`, or as a sequence of turns; or a Board."""


def show_turns(turns: Iterable[Turn]) -> str:
    """`0,7,1,75`."""
    return ",".join(turns)


def unproved(nodes: int) -> str:
    """What is known while a search goes on that has looked at so many nodes, or at some if 0."""
    return f"nothing is proved after {nodes:,} nodes" if nodes else "nothing is proved yet"


def read_turns(field: Field, game: PositionLike) -> Turns:
    """The turns of a game, unchecked. A text that is too long for any game is cut off."""
    if isinstance(game, Played):
        return (*game.moves, game.begun) if game.begun else game.moves
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
    """A turn, unchecked. Raises BadInput if it is no text, or empty."""
    if not isinstance(given, str):
        raise BadInput(f"{where}{shown(given)} is no turn: it is directions, such as '0361'")
    turn = given.strip()
    if not turn:
        raise BadInput(f"{where}it is empty: type a turn as its directions, such as 0361")
    return turn


def show_turn(directions: Iterable[int]) -> Turn:
    """A turn by its directions: `0361`."""
    return "".join(map(str, directions))
