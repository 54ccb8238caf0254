"""A game of code breaking on its board: push guesses, pop them, ask how it stands."""

from __future__ import annotations

import random
from operator import index
from typing import Any

from ludologic import board, display
from ludologic.board import Outcome
from ludologic.checks import check_number, check_seed, is_whole, shown
from ludologic.engines.door import mastermind as door
from ludologic.errors import BadInput
from ludologic.mastermind import text
from ludologic.mastermind.arguments import variant_of
from ludologic.mastermind.text import CodeLike, HistoryLike, VariantLike
from ludologic.mastermind.values import (
    ARBOLMASTER,
    Code,
    Feedback,
    History,
    Role,
    Turn,
    Variant,
)

CODEBREAKER: Role = "codebreaker"
"""Who wins when the secret is found, as history_end/3 says; else it is the codemaker."""
MOST_CODES = 2_000_000


class Board(board.Board[Turn]):
    """A game of code breaking: its variant, its secret if that is known here; its moves are turns.

    >>> board = Board(secret="7432")
    >>> board.push("1234")
    Turn(guess=(1, 2, 3, 4), feedback=Feedback(black=1, white=2))
    >>> board.possible("2164"), board.outcome()
    (True, None)

    A secret answers each guess by the rules; without one, an answer must come with each guess.
    """

    def __init__(
        self,
        position: HistoryLike = (),
        *,
        variant: VariantLike | None = None,
        secret: CodeLike | None = None,
    ) -> None:
        self.variant: Variant = variant_of(variant, position)
        door.judged(variant=self.variant, codes=[], answers=[])
        self.secret: Code | None = position.secret if isinstance(position, Board) else None
        self.moves = ()
        if secret is not None:
            self.secret = self._code(secret)
        for turn in text.read_history(self.variant, position):
            self.push(*turn)

    @classmethod
    def drawn(cls, variant: VariantLike = ARBOLMASTER, seed: int | None = None) -> Board:
        """A board with a secret chosen at random; the same seed gives the same secret."""
        board = cls(variant=variant)
        lots = random.randrange(2**31) if seed is None else check_seed(seed)
        board.secret = tuple(door.seed_code(variant=board.variant, seed=lots))
        return board

    @property
    def max_guesses(self) -> int:
        """How many guesses the game has."""
        return door.rows()

    @property
    def turn(self) -> Role:
        """The player who guesses: always the codebreaker."""
        return CODEBREAKER

    def push(self, guess: CodeLike, feedback: str | tuple[int, int] | None = None) -> Turn:
        """Play a guess in the next row; the turn, with what it drew.

        Raises BadInput if the game is over, if the guess is no code, or if its answer is missing,
        can't be, or is not what the secret draws.
        """
        if self.is_game_over():
            raise BadInput("the game is over: no guess can follow")
        code = self._code(guess)
        answer = None if feedback is None else self._answer(feedback)
        if self.secret is not None:
            drawn = self._drawn(code, self.secret)
            if answer not in (None, drawn):
                raise BadInput(self._untrue(len(self.moves) + 1, code, drawn, Feedback(*answer)))
            answer = drawn
        if answer is None:
            shown = text.show_code(self.variant, code)
            raise BadInput(f"the guess {shown} needs its answer: this board knows no secret")
        turn = Turn(code, answer)
        self.moves += (turn,)
        return turn

    def is_legal(self, guess: CodeLike) -> bool:
        """Whether the guess can be played: it is a code, and the game goes on."""
        try:
            self._code(guess)
        except BadInput:
            return False
        return not self.is_game_over()

    def correct(self, row: int, feedback: str | tuple[int, int]) -> Turn:
        """Change the answer of a row, counted from 1; the later rows keep theirs.

        If it becomes the win, the game ended there: the later rows fall away.
        """
        number, rows = index(row) if is_whole(row) else 0, len(self.moves)
        if not 1 <= number <= rows:
            filled = {0: "none has", 1: "row 1 has"}.get(rows, f"rows 1 to {rows} have")
            raise BadInput(f"{shown(row)} is no row with an answer: {filled} one")
        guess = self.moves[number - 1].guess
        answer = self._answer(feedback)
        if self.secret is not None and answer != self._drawn(guess, self.secret):
            raise BadInput("the answer is what the secret draws: it can't be another")
        turn = Turn(guess, answer)
        before, after = self.moves[: number - 1], self.moves[number:]
        ended = self._outcome((*before, turn))
        found = ended is not None and ended.winner == CODEBREAKER
        self.moves = (*before, turn) if found else (*before, turn, *after)
        return turn

    def reveal(self, secret: CodeLike) -> None:
        """Tell the board its secret. Raises BadInput if an answer given so far was another."""
        code = self._code(secret)
        for row, (guess, answer) in enumerate(self.moves, start=1):
            drawn = self._drawn(guess, code)
            if drawn != answer:
                raise BadInput(self._untrue(row, guess, drawn, answer))
        self.secret = code

    def outcome(self) -> Outcome | None:
        """How the game ended, "won" by the "codebreaker" or the "codemaker"; None while open."""
        return self._outcome(self.moves)

    def _outcome(self, turns: History) -> Outcome | None:
        return Outcome.of(door.end(variant=self.variant, history=turns))

    def points(self) -> int | None:
        """The points of the game; None while it is open."""
        return door.score(variant=self.variant, history=self.moves)

    def possible(self, code: CodeLike) -> bool:
        """Whether the code explains every answer so far."""
        return not door.conflicts(variant=self.variant, code=self._code(code), history=self.moves)

    def left(self) -> int:
        """How many codes explain every answer so far."""
        return door.count(variant=self.variant, history=self.moves)

    def few(self, most: int) -> list[Code]:
        """The first of the codes that explain every answer so far, in lexicographic order."""
        most = check_number(most, "number of codes", 0, MOST_CODES)
        found = door.few(variant=self.variant, history=self.moves, most=most)
        return [tuple(code) for code in found]

    def break_row(self) -> int | None:
        """The first row, counted from 1, after which no code is possible; None if one still is."""
        return door.break_row(variant=self.variant, history=self.moves)

    def picture(self, *, secret: bool = False) -> dict[str, Any]:
        """The board as pictures want it, with the secret if the game is over or `secret` is set."""
        outcome = self.outcome()
        shown = self.secret if secret or outcome is not None else None
        return {
            "variant": self.variant._asdict(),
            "rows": self.max_guesses,
            "turns": _turn_values(self.moves),
            "secret": None if shown is None else list(shown),
            "outcome": "open"
            if outcome is None
            else "won"
            if outcome.winner == CODEBREAKER
            else "lost",
        }

    def state(self) -> dict[str, Any]:
        """All there is to know about the board, secret and all, fit for JSON."""
        return {
            "variant": self.variant._asdict(),
            "secret": None if self.secret is None else list(self.secret),
            "turns": _turn_values(self.moves),
        }

    @classmethod
    def _seen(cls, board: Any) -> Board:
        """The board of a session's view."""
        return cls.from_state({name: board[name] for name in ("variant", "secret", "turns")})

    @classmethod
    def from_state(cls, state: Any) -> Board:
        """The board that `state` described. Raises BadInput if it is no such description."""
        try:
            variant, secret = Variant(**state["variant"]), state["secret"]
            turns = [(turn["guess"], (turn["black"], turn["white"])) for turn in state["turns"]]
        except (LookupError, TypeError, AttributeError) as error:
            raise BadInput(f"this is no state of a board: {_fault(error)}") from None
        return cls(turns, variant=variant, secret=secret)

    def __str__(self) -> str:
        """A line for each row: its number, the guess and the answer."""
        width = len(text.show_code(self.variant, [self.variant.colours] * self.variant.pegs))
        lines = []
        for row in range(1, self.max_guesses + 1):
            if row > len(self.moves):
                lines.append(f"{row:2}  {'.' * self.variant.pegs}")
                continue
            guess, (black, white) = self.moves[row - 1]
            code = text.show_code(self.variant, guess)
            lines.append(f"{row:2}  {code:{width}}  {black} black, {white} white")
        return "\n".join(lines)

    def _position(self) -> Any:
        return self.variant, self.secret, sorted(self.moves)

    def __repr__(self) -> str:
        turns = " ".join(text.show_turn(self.variant, turn) for turn in self.moves)
        return f"<Board {tuple(self.variant)} [{turns}]>"

    def _repr_svg_(self) -> str:
        return display.svg(self)

    def _code(self, given: CodeLike) -> Code:
        code = text.read_code(self.variant, given)
        door.judged(variant=self.variant, codes=[code], answers=[])
        return code

    def _answer(self, given: str | tuple[int, int]) -> Feedback:
        answer = text.read_feedback(self.variant, given)
        door.judged(variant=self.variant, codes=[], answers=[answer])
        return answer

    def _drawn(self, guess: Code, secret: Code) -> Feedback:
        return Feedback(**door.feedback(variant=self.variant, guess=guess, secret=secret))

    def _untrue(self, row: int, guess: Code, drawn: Feedback, given: Feedback) -> str:
        return (
            f"row {row} is answered {text.show_feedback(given)}, but to "
            f"{text.show_code(self.variant, guess)} the secret answers {text.show_feedback(drawn)}"
        )


def _turn_values(turns: History) -> list[dict[str, Any]]:
    return [{"guess": list(guess), **answer._asdict()} for guess, answer in turns]


def _fault(error: Exception) -> str:
    return f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else "a part is misshapen"
