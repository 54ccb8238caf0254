"""Who plays in the seats of a session, as options and documents name them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludologic.errors import BadInput
from ludologic.session import Session

PERSON = "person"
"""The name of a seat in which a person plays."""
YOU, FRIEND = "you", "friend"
"""The names thin a session has for a person and for a second one."""


def seats_of(given: Sequence[str | None], usual: Sequence[str] = ()) -> list[str]:
    """The seats as in a session. If two people play, one is `you`; None is the usual player."""
    names = [usual[at] if seat is None else seat for at, seat in enumerate(given)]
    seats = [YOU if name == PERSON else name for name in names]
    return [FRIEND if seat == YOU and YOU in seats[:at] else seat for at, seat in enumerate(seats)]


def check_seats(
    seats: Sequence[str], uses: Callable[[], Mapping[str, Sequence[str]]], **given: Any
) -> None:
    """Raise BadInput for an option that is given, so not None, and that no player here uses.

    A player may have numbers of its own, `minimax:3`, in the order of its options.
    """
    known = uses()
    named = [seat.split(":") for seat in seats]
    left = [option for name, *own in named for option in known.get(name, ())[len(own) :]]
    for option, value in given.items():
        if value is not None and option not in left:
            users = ", ".join(name for name, options in known.items() if option in options)
            raise BadInput(f"no player here takes {option}" + (users and f": that is for {users}"))


def seat_names(session: Session) -> list[str]:
    """The seats as options and documents name them."""
    return [PERSON if seat in (YOU, FRIEND) else seat for seat in session.value["seats"]]


def old_session(game: str, options: Any, seats: Sequence[str], moves: Sequence[str],
              **more: Any) -> dict[str, Any]:  # fmt: skip
    """The state of a session with these moves."""
    rest = {"undone": [], "resigned": None, "aid": None, "seed": 0} | more
    return {
        "game": game,
        "table": {"options": options, "seats": list(seats), "moves": list(moves)} | rest,
    }
