"""What the terminal knows of a game: how it is drawn, and written down."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import RenderableType

from ludologic.display import count
from ludologic.errors import BadInput, quote
from ludologic.play.pictures.look import Look
from ludologic.session import Session, View

if TYPE_CHECKING:
    from ludologic.play.terminal.repl import Repl

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


class Word(NamedTuple):
    """A word that can be typed: its spelling, its meaning, and the function that does it."""

    usage: str
    meaning: str
    do: Callable[[str], None]

    @property
    def name(self) -> str:
        return self.usage.split()[0]


class Face(ABC):
    """How a game is drawn in the terminal, and written down."""

    name: str
    """What the archive calls the game."""
    tells_replies = False
    """Whether a sentence says what a program plays, because the picture does not show it."""
    draws_values = False
    """Whether the values of moves are drawn on the board instead of listed."""
    beside = False
    """Whether sentences have room beside the picture."""
    interactive = False
    """Whether somebody sits at a terminal."""

    @abstractmethod
    def picture(self, view: View, look: Look, said: Sequence[str] = ()) -> RenderableType:
        """The board and the status, with sentences beside them if the game has room there."""

    def tells_at_leaving(self, view: View) -> bool:
        """Whether a person who leaves an unsaved game is told a secret."""
        return False

    def news(self, before: View, view: View, look: Look) -> RenderableType | None:
        """What to show if nobody looks on; None for the whole board."""
        return None

    def played(self, view: View) -> str:
        """How much was played, in words."""
        return f"after {count(len(view['moves']), 'move')}"

    def legend(self, view: View, look: Look) -> RenderableType | None:
        """The meaning of the signs on the board."""
        return None

    def words(self, repl: Repl) -> list[Word]:
        """The words that only the terminal has: pictures, files, keys."""
        return []

    @abstractmethod
    def document(self, session: Session) -> dict[str, Any]:
        """How the game stands, for --json."""

    def before(self, state: dict[str, Any]) -> dict[str, Any] | None:
        """The session of a game that an early version saved; None if the value is no such game."""
        return None

    def restored(self, state: dict[str, Any]) -> Session:
        """The saved game. Raises BadInput if the value is no game."""
        if "table" in state:
            return Session.restored(state)
        value = self.before(state)
        if value is None:
            raise BadInput("its state is no game")
        return Session.restored(value)


def old_session(game: str, options: Any, seats: Sequence[str], moves: Sequence[str],
              **more: Any) -> dict[str, Any]:  # fmt: skip
    """The state of a session with these moves."""
    rest = {"undone": [], "resigned": None, "aid": None, "seed": 0} | more
    return {
        "game": game,
        "table": {"options": options, "seats": list(seats), "moves": list(moves)} | rest,
    }


def alone(do: Callable[[], None]) -> Callable[[str], None]:
    """What a word that stands alone does; more text behind it is an error."""

    def obeyed(rest: str) -> None:
        if rest:
            raise BadInput(f"{quote(rest)} is too much: the word stands alone")
        do()

    return obeyed
