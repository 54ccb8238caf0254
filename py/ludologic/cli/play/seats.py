"""Games between two seats: people and programs play by turns."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from ludologic.cli.options import PERSON
from ludologic.cli.play import Game
from ludologic.cli.play.table import Table
from ludologic.errors import BadInput
from ludologic.words import count


class SeatedGame(Game):
    """A game in which a program plays as soon as it is its turn, and a person is waited for."""

    AFTER: str
    """What can be typed when the game is over."""
    table: Table
    seats: Any
    """The first two say who plays: a program by its name, or PERSON."""
    board: Any

    @abstractmethod
    def sits(self) -> str:
        """Who plays next."""

    @abstractmethod
    def asks(self) -> str:
        """What a person is asked for."""

    @abstractmethod
    def push(self, move: str) -> None:
        """Play a move, and say what became of it."""

    @abstractmethod
    def let_play(self, player: str) -> None:
        """Play what a program plays here."""

    def prompt(self) -> str:
        if self.board.outcome() is not None:
            return self.AFTER
        return self.asks() if self.sits() == PERSON else f"Enter lets {self.sits()} play"

    def move(self, line: str) -> None:
        if self.board.outcome() is None and self.sits() != PERSON:
            raise BadInput(f"it is the turn of {self.sits()}: press Enter")
        self.push(line)
        self.go_on()

    def go_on(self) -> None:
        """Let the programs play until it is a person's turn, or the end."""
        while self.board.outcome() is None and self.sits() != PERSON:
            self.let_play(self.sits())
            if PERSON not in self.seats[:2]:
                self.table.terminal.wait(self.table.pace)

    def left_off(self) -> str:
        if self.board.outcome() is not None:
            return "the game is over"
        return f"the game stops after {count(len(self.board.moves), 'move')}"
