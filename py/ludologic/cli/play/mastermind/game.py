"""What both roles of a game of Mastermind share."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType

from ludologic import mastermind
from ludologic.cli.play import Word, alone
from ludologic.cli.play.ranking import RankedGame
from ludologic.cli.play.table import Table
from ludologic.mastermind import text
from ludologic.mastermind.board import Board
from ludologic.mastermind.values import Code, Solver, Variant
from ludologic.pictures import terminal as pictures
from ludologic.pictures.terminal import Look
from ludologic.words import count

NAME = "mastermind"
_FEW = 8


class MastermindGame(RankedGame):
    """What both roles share."""

    NAME = NAME
    board: Board
    ROLE: str

    def __init__(
        self,
        table: Table,
        board: Board,
        solver: Solver,
        aid: str | None = None,
        ranked: bool = True,
    ) -> None:
        super().__init__(table, aid, ranked)
        self.board, self.solver = board, solver

    def asked(self) -> Code | None:
        """A guess that waits for its answer."""
        return None

    @abstractmethod
    def undo(self) -> None:
        """Take the last row back."""

    def words(self) -> list[Word]:
        return [
            Word("possible CODE", "can this code be the secret? If not, why not", self._possible),
            Word("left", "how many codes can be the secret, and a few of them", alone(self._left)),
            Word("undo", "take the last row back", alone(self.undo)),
        ]

    def draw(self) -> None:
        value, asked = self.board.value(), self.asked()

        def picture(look: Look) -> RenderableType:
            board = pictures.board(value, look, asked)
            return Group(board, pictures.marks(look)) if self.terminal.redraws else board

        self.terminal.draw(picture)

    def draw_news(self, row: int | None = None) -> None:
        """The board for a person to look at; for a pipe a row, the last one, till the game ends."""
        news = len(self.board.turns) if row is None else row
        if self.terminal.interactive or self.board.outcome() is not None:
            self.draw()
        elif news:
            self.terminal.show(pictures.row(self.board.value(), news, self.terminal.look))

    def left_off(self) -> str:
        if self.board.outcome() is not None:
            return "the game is over"
        return f"the game stops with {len(self.board.turns)} of {self.board.rows} rows played"

    def document(self) -> dict[str, Any]:
        return {
            "variant": self.board.variant._asdict(),
            "role": self.ROLE,
            "turns": text.turn_values(self.board.variant, self.board.turns),
            "outcome": self.board.standing(),
            "score": self.board.score(),
        }

    def state(self) -> dict[str, Any]:
        return {
            "role": self.ROLE,
            "solver": self.solver.name,
            "solver_seed": self.solver.seed,
            "board": self.board.state(),
        }

    def shown(self, code: Iterable[int]) -> str:
        return text.show_code(self.board.variant, tuple(code))

    def code_form(self) -> str:
        return text.code_form(self.board.variant)

    def greet(self, *sentences: str) -> None:
        for sentence in sentences:
            self.terminal.say(sentence)
        legend = pictures.symbols if self.terminal.redraws else pictures.legend
        self.terminal.show(legend(self.board.value(), self.terminal.look))

    def _possible(self, rest: str) -> None:
        variant, turns = self.board.variant, self.board.turns
        given = code_text(variant, rest)
        conflicts = mastermind.explain(given, turns, variant=variant)
        code = self.shown(text.read_code(variant, given))
        self.aided("possible")
        if not conflicts:
            self.terminal.say(f"{code} is still possible.")
            return
        self.terminal.say(f"{code} is not possible:")
        for number, would in conflicts:
            guess, answer = turns[number - 1]
            self.terminal.say(
                f"  row {number}: {self.shown(guess)} drew {text.show_feedback(answer)}, "
                f"but with the secret {code} it draws {text.show_feedback(would)}"
            )

    def _left(self) -> None:
        with self.terminal.thinking():
            left, few = self.board.left(), self.board.few(_FEW)
        self.aided("left")
        names = "  ".join(map(self.shown, few))
        more = " ..." if left > len(few) else ""
        self.terminal.say(f"{count(left, 'code')} left{': ' if few else ''}{names}{more}")


def code_text(variant: Variant, typed: str) -> str:
    """A code typed with spaces, as it is written without."""
    symbols = re.split(r"[\s,]+", typed.strip())
    return ("," if variant.colours > 9 else "").join(symbols) if len(symbols) > 1 else typed
