"""A game on a board of a notebook: events go to its table, and what is to be seen comes back.

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
from ludologic.table import Table

GRACE = 10.0
"""How many seconds more than its own an event may take, whatever it is."""
_FIELDS = ("move", "number", "who", "name", "rest")
"""What an event may say."""
_LOOKS = frozenset({"hint", "analyse", "explain", "review"})
"""The events after which nobody plays on: what they show is to be read first."""


class Play:
    """A table in a notebook, where programs play by themselves.

    moves: those that each game begins with. time: the seconds of a program, and of a hint.
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
        self.table = Table(game, options, seats, check_seed(seed))
        self._begun()
        try:
            self._think(lambda: None)
        except TimeIsUp as error:  # the board asks for the move later
            self.say(str(error))

    def _begun(self) -> None:
        """The moves that the game begins with are played."""
        if self._moves:
            state = self.table.state()
            self.table.close()
            state["table"] = state["table"] | {"moves": self._moves}
            self.table = Table.restored(state)

    @property
    def board(self) -> Any:
        """The game as it stands, as a Board of its own."""
        return import_module(f"ludologic.{self.table.game}").Board.seen(self.table.view["board"])

    def say(self, complaint: str) -> None:
        """What is to be said in the place of how the game stands; nothing, for that again."""
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
            self.table.do(event, seconds=self.time, **fields)

    def _think(self, show: Callable[[], object]) -> None:
        """Let programs play until it is a person's turn, or the end."""
        while self.table.view["waits"] == "program":
            show()
            self._do("think", {})

    def view(self) -> dict[str, Any]:
        """What is to be seen, as plain values."""
        return self.table.view | {"game": str(self.table.game), "complaint": self._complaint}
