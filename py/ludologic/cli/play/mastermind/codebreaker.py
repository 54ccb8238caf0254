"""The person guesses."""

from __future__ import annotations

from typing import Any

from ludologic import mastermind
from ludologic.cli.play import Game, Word, alone
from ludologic.cli.play.mastermind.game import MastermindGame, code_text
from ludologic.cli.play.mastermind.solving import next_guess
from ludologic.cli.play.table import Table
from ludologic.errors import BadInput, quote
from ludologic.mastermind.board import CODEBREAKER, Board
from ludologic.mastermind.values import Solver, Variant
from ludologic.words import count, variant_words


class Codebreaker(MastermindGame):
    """The person guesses a secret that the board knows."""

    ROLE = "codebreaker"
    RULES = (
        "The secret is a row of symbols. Each guess is answered by pegs: black, for each symbol "
        "that is right and in its place; white, for each that is right but elsewhere. The fewer "
        "the guesses, the more points; a game with a hint, or with other help, is not ranked."
    )

    def __init__(
        self,
        table: Table,
        board: Board,
        solver: Solver,
        seed: int | None,
        aid: str | None = None,
    ) -> None:
        super().__init__(table, board, solver, aid)
        self.seed = seed
        self.given_up = False

    def begin(self) -> None:
        form = self.code_form()
        self.greet(
            f"Find the secret code in {self.board.rows} guesses: {form}.",
            "Type a guess, or a word such as hint, undo, save or quit; `help` lists them all.",
        )
        self.draw()
        self._report()

    def prompt(self) -> str:
        if self.given_up or self.board.outcome() is not None:
            return "new or quit"
        return f"Guess {len(self.board.turns) + 1} of {self.board.rows}"

    def expected(self) -> str:
        return f"type a guess ({self.code_form()})"

    def words(self) -> list[Word]:
        return [
            Word("hint", "what to guess next", alone(self.hint)),
            Word("give up", "see the secret", self._give),
            *super().words(),
        ]

    def leave(self) -> None:
        if not self.given_up and self.board.outcome() is None:
            self._tell()

    def _give(self, rest: str) -> None:
        if rest not in ("", "up"):
            raise BadInput(f"{quote(rest)} is too much: type `give up`")
        if self.given_up or self.board.outcome() is not None:
            raise BadInput("the game is over: `new` starts another, `quit` leaves")
        self.given_up = True
        self.aid = self.aid or "give up"
        self._tell()

    def _tell(self) -> None:
        assert self.board.secret is not None
        self.terminal.say(f"The secret was {self.shown(self.board.secret)}.")

    def move(self, line: str) -> None:
        if self.given_up:
            raise BadInput("you have given up: `new` starts another game, `quit` leaves")
        if self.board.outcome() is not None:
            raise BadInput("the game is over: `new` starts another, `quit` leaves")
        self.board.push(code_text(self.board.variant, line))
        self.draw_news()
        if self.board.outcome() is not None:
            self._report()
            self._record()

    def undo(self) -> None:
        if self.board.outcome() is not None:
            raise BadInput("the game is over and the secret is known: `new` starts another")
        self.board.pop()
        self.aided("undo")
        self.terminal.say(f"Row {len(self.board.turns) + 1} is empty again.")
        self.draw_news()

    def hint(self) -> None:
        if self.board.outcome() is not None:
            raise BadInput("the game is over: there is nothing left to guess")
        guess = next_guess(self.solver, self.board, self.terminal)
        self.aided("hint")
        self.terminal.say(f"Try {self.shown(guess)}.")

    def again(self) -> Game:
        seed = None if self.seed is None else self.seed + 1
        return Codebreaker(self.table, Board.drawn(self.board.variant, seed), self.solver, seed)

    def state(self) -> dict[str, Any]:
        return super().state() | {"seed": self.seed, "aid": self.aid}

    def _report(self) -> None:
        outcome, score = self.board.outcome(), self.board.score()
        if outcome is None:
            return
        assert self.board.secret is not None
        if outcome.winner == CODEBREAKER:
            self.terminal.say(f"Found in {count(len(self.board.turns), 'guess')}: {score} points.")
        else:
            self.terminal.say(
                f"The {self.board.rows} rows are used up, and the secret was "
                f"{self.shown(self.board.secret)}: {score} points."
            )

    def _record(self) -> None:
        outcome, score = self.board.outcome(), self.board.score()
        assert outcome is not None and score is not None
        self.keep_score(variant_name(self.board.variant), score, len(self.board.turns))


def variant_name(variant: Variant) -> str:
    """What the archive calls the variant: its name, or its numbers in words."""
    for name, known in mastermind.VARIANTS.items():
        if known == variant:
            return name
    return variant_words(*variant)
