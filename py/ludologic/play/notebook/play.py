"""A game on a board in a notebook: events go to its session, and what to show comes back.

It knows neither a rule nor a widget.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from ludologic.checks import check_seed, check_time, shown
from ludologic.engines import door
from ludologic.engines.limit import within
from ludologic.errors import BadInput, TimeIsUp
from ludologic.session import Session

GRACE = 10.0
"""Every event may take so many seconds more than its own limit."""
_FIELDS = ("move", "number", "who", "name", "rest")
"""The fields that an event may have."""
_LOOKS = frozenset({"hint", "analyse", "explain", "review"})
"""After these events the programs wait, so that what they show can be read."""


class Play:
    """A session in a notebook, where programs play by themselves.

    moves: the moves that each game begins with. time: the seconds for a program, and for a hint.
    """

    def __init__(
        self,
        game: door.Game,
        options: Any,
        seats: Sequence[str],
        *,
        moves: Sequence[str] = (),
        seed: int = 0,
        time: float = 2.0,
    ) -> None:
        self.time = check_time(time)
        self._moves = list(moves)
        self._complaint = ""
        self.session = Session(game, options, seats, check_seed(seed))
        self._begun()
        try:
            self._think(lambda: None)
        except TimeIsUp as error:  # the board asks for the move later
            self.say(str(error))

    def _begun(self) -> None:
        """Play the moves that the game begins with."""
        if self._moves:
            state = self.session.state()
            self.session.close()
            state["table"] = state["table"] | {"moves": self._moves}
            self.session = Session.restored(state)

    @property
    def board(self) -> Any:
        """The game as it stands, as a Board of its own."""
        return import_module(f"ludologic.{self.session.game}").Board._seen(
            self.session.view["board"]
        )

    def say(self, complaint: str) -> None:
        """What to say instead of the status; nothing to say the status again."""
        self._complaint = f"{complaint[:1].upper()}{complaint[1:]}." if complaint else ""

    def ask(self, event: Any, show: Callable[[], object]) -> None:
        """Let an event happen; `show` is called when there is something new to see."""
        match event:
            case {"kind": str(kind), **said}:
                self._do(kind, {name: said[name] for name in _FIELDS if name in said})
            case _:
                raise BadInput(f"{shown(event)} is nothing that can happen on a board")
        if kind == "new":
            self._begun()
        if kind not in _LOOKS:
            self._think(show)

    def _do(self, event: str, fields: Mapping[str, Any]) -> None:
        with within(self.time + GRACE):
            self.session.do(event, seconds=self.time, **fields)

    def _think(self, show: Callable[[], object]) -> None:
        """Let programs play until it is a person's turn, or the end."""
        while self.session.view["waits"] == "program":
            show()
            self._do("think", {})

    def view(self) -> dict[str, Any]:
        """What to show, as plain values."""
        return self.session.view | {"game": str(self.session.game), "complaint": self._complaint}
