"""The person has the secret, and a solver guesses."""

from __future__ import annotations

import re

from ludologic import mastermind
from ludologic.cli.play import Game, Word
from ludologic.cli.play.mastermind.game import MastermindGame, code_text
from ludologic.cli.play.mastermind.solving import next_guess, play_out
from ludologic.cli.play.table import Table
from ludologic.errors import BadInput, EngineMissing, quote
from ludologic.mastermind import text
from ludologic.mastermind.board import CODEBREAKER, Board
from ludologic.mastermind.values import Code, Solver, Variant
from ludologic.words import count


class Codemaker(MastermindGame):
    """The person has the secret and answers; the solver guesses."""

    ROLE = "codemaker"

    def __init__(self, table: Table, board: Board, solver: Solver) -> None:
        super().__init__(table, board, solver, ranked=False)
        self._asked: Code | None = None

    def asked(self) -> Code | None:
        return self._asked

    def begin(self) -> None:
        self.greet(
            f"Keep a secret code in mind, and solver {self.solver.name} guesses: "
            f"{self.code_form()}.",
            "Answer each guess with two digits, black and white, such as 12. Or type `secret "
            "CODE`, and the rules answer. `help` lists the other words: undo, correct, save ...",
        )
        if self.board.secret is not None:
            self._play_out()
        else:
            self._next()

    def prompt(self) -> str:
        if self._asked is not None:
            return f"Answer to {self.shown(self._asked)}"
        if self._waits():
            return "Enter lets the solver guess"
        return "new or quit" if self.board.secret else "new, quit, undo or correct"

    def _waits(self) -> bool:
        """Whether the solver was stopped when it was its turn."""
        open = self._asked is None and self.board.outcome() is None
        return open and self.board.break_row() is None

    def expected(self) -> str:
        win = f"{self.board.variant.pegs}0"
        return (
            "type your answer to the guess, two digits: black, how many symbols are right and in "
            "their places; white, how many are right but elsewhere; such as 12, or "
            f"{win} for the win"
        )

    def words(self) -> list[Word]:
        return [
            *super().words(),
            Word("correct ROW ANSWER", "change the answer of a row: correct 2 03", self._correct),
            Word("secret CODE", "tell the secret: the rules answer from now on", self._secret),
        ]

    def move(self, line: str) -> None:
        if self._asked is not None:
            self.board.push(self._asked, answer_text(line))
            self._next()
        elif self._waits():
            raise BadInput("no guess waits for an answer: press Enter, and the solver guesses")
        elif self.board.break_row() is not None:
            raise BadInput(f"no guess waits for an answer: {self._contradiction()}")
        else:
            raise BadInput("the game is over: `new` starts another, `quit` leaves")

    def go_on(self) -> None:
        if self._waits():
            if self.board.secret is None:
                self._next()
            else:
                self._play_out()

    def undo(self) -> None:
        self._check_told()
        self._asked = self.board.pop().guess
        self.terminal.say(f"Row {len(self.board.turns) + 1} waits for its answer again.")
        self.draw_news()

    def again(self) -> Game:
        return Codemaker(self.table, Board(self.board.variant), self.solver)

    def _correct(self, rest: str) -> None:
        self._check_told()
        parts = rest.split(None, 1)
        if len(parts) != 2 or not re.fullmatch("[0-9]{1,3}", parts[0]):
            raise BadInput(
                f"{quote(rest)} corrects nothing: write the row and its answer, such as "
                "`correct 2 03`"
            )
        played = len(self.board.turns)
        row = int(parts[0])
        self.board.correct(row, answer_text(parts[1]))
        if len(self.board.turns) < played:
            self.terminal.say("That is the win: the rows after it fall away.")
        self._next(row)

    def _secret(self, rest: str) -> None:
        if self.board.outcome() is not None:
            raise BadInput("the game is over: `possible CODE` checks a code against your answers")
        self._check_told()
        self.board.reveal(code_text(self.board.variant, rest))
        self._play_out()

    def _check_told(self) -> None:
        if self.board.secret is not None:
            raise BadInput("the answers are those of your secret: `new` starts another game")

    def _play_out(self) -> None:
        self._asked = None
        play_out(self.table, self.board, self.solver)

    def _next(self, row: int | None = None) -> None:
        """After an answer: the next guess, the end, or what can't be."""
        self._asked = None
        broken = self.board.break_row() is not None
        outcome = self.board.outcome()
        if not broken and outcome is None:
            self._asked = next_guess(self.solver, self.board, self.terminal)
        self.draw_news(row)
        if broken:
            contradiction = self._contradiction()
            self.terminal.say(f"{contradiction[:1].upper()}{contradiction[1:]}.")
        elif outcome is not None and outcome.winner == CODEBREAKER:
            self.terminal.say(f"Found in {count(len(self.board.turns), 'guess')}.")
        elif outcome is not None:
            self.terminal.say(
                f"The {self.board.rows} rows are used up: your secret was not found. "
                "`possible CODE` checks it against your answers."
            )

    def _contradiction(self) -> str:
        """From which row on no code is left, which answers together leave none; what to do."""
        row = self.board.break_row()
        assert row is not None
        variant, turns = self.board.variant, self.board.turns[:row]
        with self.terminal.thinking():
            numbers = _contradiction(variant, turns)
        sentence = text.contradiction_sentence(variant, turns, numbers)
        return (
            f"from row {row} on no code is left: {sentence}; change an answer "
            "(`correct ROW ANSWER`) or take the last back (`undo`)"
        )


def answer_text(typed: str) -> str:
    """An answer typed as `1 2` or `1,2`, as it is written: `12`."""
    return re.sub(r"^([0-9])[\s,]+([0-9])$", r"\1\2", typed.strip())


def _contradiction(variant: Variant, turns: mastermind.History) -> tuple[int, ...]:
    try:
        return mastermind.contradiction(turns, variant=variant)
    except EngineMissing:
        return mastermind.contradiction(turns, variant=variant, engine="prolog")
