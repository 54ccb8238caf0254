"""A game that is being played, for every face: events go in, views come out; the rules decide.

>>> session = Session(door.connect4, seats=["you", "easy"], seed=1)
>>> session.do("move", move="4")["status"]
'Easy thinks, as o.'
>>> session.do("undo")["status"]
'Your move.'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from os import fspath
from typing import Any

from ludologic.connect4.solver import installed_book
from ludologic.engines import door, prolog
from ludologic.errors import BadInput

View = dict[str, Any]
"""What a face draws: the record `view` of `logic/shared/session.pl`, as plain JSON values."""

SECONDS = 2.0
"""How long a program may think, and a hint, an analysis or a review."""
CHANCE = "random"
"""The name of the role, and of its usual player, that is chance: nobody takes its seat."""
PLACES = 4_194_301
"""The places in the table of a solver that is kept: 8 bytes each, a prime number."""

_QUICK = frozenset({"move", "undo", "redo", "resign", "seat", "new"})
"""The events that search nothing."""


class Session(AbstractContextManager["Session"]):
    """A game that people and programs play, and its view.

    options: the options of the game, as its door takes them; None for the usual ones.
    seats: who plays, `you`, `friend`, a level or a player by name; none for the usual.
    seed: decides all random choices.
    """

    def __init__(
        self, game: door.Game, options: Any = None, seats: Sequence[str] = (), seed: int = 0
    ) -> None:
        given = {} if options is None else {"options": options}
        self._begin(game, game.begin(**given, seats=list(seats), seed=seed))

    def _begin(self, game: door.Game, seating: Mapping[str, Any]) -> None:
        self.game = game
        self._handle: prolog.Handle | None = None
        self._opened = False
        self._take(seating)

    def _take(self, seating: Mapping[str, Any]) -> None:
        self.value: dict[str, Any] = seating["table"]
        """The session itself: options, seats, moves and the rest."""
        self.view: View = seating["view"]

    def do(self, event: str, *, seconds: float = SECONDS, **fields: Any) -> View:
        """Let an event happen: `move` with a move, `undo`, `think` ...; the view after it.

        Raises BadInput if it can't happen; the session is then as it was.
        """
        handle = None if event in _QUICK else self._solver()
        happens = {"kind": event, **fields}
        self._take(self.game.event(table=self.value, event=happens, seconds=seconds, handle=handle))
        return self.view

    def _solver(self) -> prolog.Handle | None:
        """The solver that stays with the session, if the game has one; opened when it is needed."""
        if not self._opened:
            file = installed_book()
            named = "" if file is None else fspath(file)
            self._handle = self.game.opened("solver", book=named, places=PLACES)
            if self._handle is None and named:  # it can't be read, or is damaged
                self._handle = self.game.opened("solver", book="", places=PLACES)
            self._opened = True
        return self._handle

    def state(self) -> dict[str, Any]:
        """The session as JSON, with the name of its game: a saved game."""
        return {"game": str(self.game), "table": self.value}

    @classmethod
    def restored(cls, state: Any) -> Session:
        """The session whose `state` this was. Raises BadInput if it is none."""
        match state:
            case {"game": str(name), "table": dict(value)}:
                game = door.DOORS.get(name)
                if isinstance(game, door.Game):
                    session = cls.__new__(cls)
                    session._begin(game, {"table": value, "view": game.view(table=value)})
                    return session
        raise BadInput("this is no saved game: it has a 'game' by its name, and its 'table'")

    def close(self) -> None:
        """Let the solver go, if one was opened."""
        if self._handle is not None:
            self._handle.close()

    def __exit__(self, *exception: object) -> None:
        self.close()
