"""A game that a person plays on a board of a notebook, whichever it is.

What is pressed is asked of it; what is to be seen are plain values. It knows no widget.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from ludologic.checks import check_time, shown
from ludologic.engines.limit import within
from ludologic.errors import BadInput, TimeIsUp

GRACE = 10.0
"""How many seconds more than its own a program or a hint may take, whatever it is."""
_MOST = 12
"""How many sentences a hint has."""


class Play(ABC):
    """A game with its board: what can be pressed, and what is to be seen."""

    NAME: str
    board: Any

    def __init__(self, time: float) -> None:
        self.time = check_time(time)
        self.notes: list[str] = []
        self._complaint = ""

    def say(self, complaint: str) -> None:
        """What is to be said in the place of how the game stands; nothing, for that again."""
        self._complaint = f"{sentence(complaint)}." if complaint else ""

    def ask(self, act: Any, value: Any, show: Callable[[], object]) -> None:
        """Do what was pressed; `show` is called when there is something new before the end."""
        self.notes = []
        if act == "move":
            self._check_turn()
            self.move(value)
            show()
        elif act == "undo":
            self.undo()
        elif act == "hint":
            self._check_turn()
            with within(self.time + GRACE):
                self.notes = self.hint()[:_MOST]
        elif act == "new":
            self.fresh()
        elif act != "reply":
            raise BadInput(f"{shown(act)} is nothing that a board can be asked")
        if act in ("move", "reply", "new"):
            self.reply()

    def _check_turn(self) -> None:
        if self.board.outcome() is not None:
            raise BadInput("the game is over: a new game starts another")
        if not self.mine:
            raise BadInput("it is not your turn")

    def reply(self) -> None:
        """Let the program play until it is the person's turn, or the end."""
        while self.board.outcome() is None and not self.mine:
            with within(self.time + GRACE):
                self.program()

    def begin(self) -> None:
        """The first move, if it is the program's: one that is not found is asked for later."""
        try:
            self.reply()
        except TimeIsUp as error:
            self.say(str(error))

    def view(self) -> dict[str, Any]:
        """What is to be seen, as plain values."""
        open_ = self.board.outcome() is None
        said, kind = (self._complaint, "bad") if self._complaint else self.standing()
        return {
            "game": self.NAME,
            "title": self.title,
            "said": said,
            "kind": kind,
            "mine": open_ and self.mine,
            "waits": open_ and not self.mine,
            "undo": self.undoes,
            "notes": self.notes,
            "board": self.value(),
        }

    @property
    def mine(self) -> bool:
        """Whether the person is to move."""
        return True

    @abstractmethod
    def program(self) -> None:
        """Play the program's move."""

    @property
    @abstractmethod
    def title(self) -> str: ...

    @property
    @abstractmethod
    def undoes(self) -> bool:
        """Whether there is a move of the person's to take back."""

    @abstractmethod
    def fresh(self) -> None:
        """Begin again."""

    @abstractmethod
    def move(self, value: Any) -> None:
        """Play what the person pressed. Raises BadInput if it can't be played."""

    @abstractmethod
    def undo(self) -> None:
        """Take the person's last move back, and what was played after it."""

    @abstractmethod
    def hint(self) -> list[str]:
        """What to play, and why, in sentences."""

    @abstractmethod
    def standing(self) -> tuple[str, str]:
        """How the game stands, in a sentence, and whether that is `good` or `bad`, or neither."""

    @abstractmethod
    def value(self) -> dict[str, Any]:
        """The board as it is drawn."""


def sentence(words: str) -> str:
    """Words with a capital first."""
    return words[:1].upper() + words[1:]
