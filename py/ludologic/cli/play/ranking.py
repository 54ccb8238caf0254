"""Games that are worth something in the archive."""

from __future__ import annotations

from typing import Protocol

from ludologic.cli.play import Game
from ludologic.cli.play.table import Table
from ludologic.errors import LudologicError


class Board(Protocol):
    """What a game is played on."""

    def outcome(self) -> object | None:
        """How the game ended, or None."""


class RankedGame(Game):
    """A game whose score is kept, if it is ranked and was reached without an aid."""

    board: Board

    def __init__(self, table: Table, aid: str | None = None, ranked: bool = True) -> None:
        self.table, self.terminal = table, table.terminal
        self.aid, self.ranked = aid, ranked

    def aided(self, word: str) -> None:
        """The person let the program help, or took a move back. After the end that is no aid."""
        if self.ranked and self.aid is None and self.board.outcome() is None:
            self.aid = word
            self.terminal.say(f"(`{word}` is an aid: this game will not be ranked.)")

    def keep_score(self, variant: str, points: int, rounds: int) -> None:
        """Keep a score, if there is somebody to keep it for and it was reached alone; say so."""
        keeper = self.table.keeper
        if self.aid is not None:
            self.terminal.say(f"The game is not ranked: it had the aid of `{self.aid}`.")
            return
        if keeper.player is None:
            self.terminal.say(
                "The score is not kept, because nobody is named: start with --player NAME, or "
                "type `player NAME` before the end."
            )
            return
        try:
            best = keeper.record(self.NAME, variant, points, rounds)
        except LudologicError as error:
            self.terminal.complain(f"the score could not be kept: {error}")
            return
        best_yet = "your best score so far" if best else "not your best"
        self.terminal.say(f"Kept for {keeper.player}: {best_yet}.")
