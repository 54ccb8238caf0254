"""Mastermind in a terminal: the person guesses, or sets the secret; or a solver plays alone."""

from __future__ import annotations

import random
import re
from abc import abstractmethod
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from ludologic import mastermind
from ludologic.cli.play import Game, Keeper, Session, Word, alone
from ludologic.cli.play.terminal import Terminal
from ludologic.errors import BadInput, EngineMissing, LudologicError
from ludologic.mastermind import text
from ludologic.mastermind.board import Board
from ludologic.mastermind.values import Code, Solver, Variant
from ludologic.pictures import terminal as pictures

ROLES = ("codebreaker", "codemaker", "simulation")
NAME = "mastermind"
_SLOWEST = 60.0
_FEW = 8


class Table(NamedTuple):
    """What a game is played at."""

    terminal: Terminal
    keeper: Keeper
    pace: float


def play(
    variant: Variant,
    role: str,
    solver: str,
    *,
    player: str | None = None,
    secret: str | None = None,
    load: str | None = None,
    archive: Path | None = None,
    pace: float = 0,
    seed: int | None = None,
    plain: bool = False,
    json: bool = False,
) -> dict[str, Any]:
    """Play until the person leaves, or the solver has played; how the last game stands."""
    mastermind._one_of(role, ROLES, "role")
    mastermind._one_of(solver, mastermind.SOLVERS, "solver")
    if seed is not None:
        text.check_seed(seed)
    if not 0 <= pace <= _SLOWEST:
        raise BadInput(f"{pace:g} is no pace: it is the seconds between two rows, 0 to 60")
    table = Table(Terminal(plain=plain, json=json), Keeper(archive, player), pace)
    by = Solver(solver, seed=random.randrange(2**31) if seed is None else seed)
    game: Game
    if load is not None:
        if player is None:
            raise BadInput("--load needs --player: saved games belong to a player")
        game = _restored(table, table.keeper.load(load, NAME))
    elif role == "simulation" or (role == "codemaker" and secret is not None):
        board = Board.drawn(variant, seed) if secret is None else Board(variant, secret)
        _play_out(table, board, by, silent=json)
        return _solved(board, by)
    elif role == "codemaker":
        game = Codemaker(table, Board(variant), by)
    elif secret is None:
        game = Codebreaker(table, Board.drawn(variant, seed), by, seed)
    else:
        game = Codebreaker(table, Board(variant, secret), by, seed, aid="--secret")
    session = Session(table.terminal, table.keeper, game, partial(_restored, table))
    session.run()
    return session.game.document()


def _restored(table: Table, state: dict[str, Any]) -> Game:
    """The saved game. Raises BadInput if it is none."""
    match state:
        case {
            "role": "codebreaker" | "codemaker" as role,
            "solver": str(name),
            "solver_seed": int(solver_seed),
            "seed": int() | None as seed,
            "aid": str() | None as aid,
            "board": dict(described),
        } if name in mastermind.SOLVERS:
            text.check_seed(solver_seed)
            board = Board.from_state(described)
            solver = Solver(name, seed=solver_seed)
            if role == "codemaker":
                return Codemaker(table, board, solver)
            if board.secret is not None:
                return Codebreaker(table, board, solver, seed, aid)
    raise BadInput("the saved game is damaged: it is no game of Mastermind that can go on")


class _Mastermind(Game):
    """What both roles share."""

    NAME = NAME
    ROLE: str

    def __init__(self, table: Table, board: Board, solver: Solver) -> None:
        self.terminal, self.keeper, self.pace = table
        self.table = table
        self.board = board
        self.solver = solver

    def asked(self) -> Code | None:
        """A guess that waits for its answer."""
        return None

    @abstractmethod
    def undo(self) -> None: ...

    def aided(self, word: str) -> None:
        """The person let the program work something out."""

    def words(self) -> list[Word]:
        return [
            Word("possible CODE", "can this code be the secret? If not, why not", self._possible),
            Word("left", "how many codes can be the secret, and a few of them", alone(self._left)),
            Word("undo", "take the last row back", alone(self.undo)),
        ]

    def draw(self) -> None:
        self.terminal.show(pictures.board(self.board.value(), self.terminal.look, self.asked()))

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
        outcome = self.board.outcome()
        return {
            "variant": self.board.variant._asdict(),
            "role": self.ROLE,
            "turns": _guesses(self.board),
            "outcome": "open" if outcome is None else "won" if outcome.won else "lost",
            "score": self.board.score(),
        }

    def shown(self, code: Iterable[int]) -> str:
        return text.show_code(self.board.variant, tuple(code))

    def code_form(self) -> str:
        return text._code_form(self.board.variant)

    def greet(self, *sentences: str) -> None:
        for sentence in sentences:
            self.terminal.say(sentence)
        self.terminal.show(pictures.legend(self.board.value(), self.terminal.look))

    def _possible(self, rest: str) -> None:
        variant, turns = self.board.variant, self.board.turns
        given = _code_text(variant, rest)
        conflicts = mastermind.explain(given, turns, variant=variant)
        code = self.shown(text.read_code(variant, given))
        self.aided("possible")
        if not conflicts:
            self.terminal.say(f"{code} is still possible.")
            return
        self.terminal.say(f"{code} is not possible:")
        for number, would in conflicts:
            guess, answer = turns[number]
            self.terminal.say(
                f"  row {number + 1}: {self.shown(guess)} drew {text.show_feedback(answer)}, "
                f"but with the secret {code} it draws {text.show_feedback(would)}"
            )

    def _left(self) -> None:
        with self.terminal.thinking():
            count, few = self.board.left(), self.board.few(_FEW)
        self.aided("left")
        names = "  ".join(map(self.shown, few))
        more = " ..." if count > len(few) else ""
        self.terminal.say(f"{_count(count, 'code')} left{': ' if few else ''}{names}{more}")


class Codebreaker(_Mastermind):
    """The person guesses a secret that the board knows."""

    ROLE = "codebreaker"

    def __init__(
        self,
        table: Table,
        board: Board,
        solver: Solver,
        seed: int | None,
        aid: str | None = None,
    ) -> None:
        super().__init__(table, board, solver)
        self.seed = seed
        self.aid = aid

    def begin(self) -> None:
        form = self.code_form()
        self.greet(
            f"Find the secret code in {self.board.rows} guesses: {form}.",
            "Type a guess, or a word such as hint, undo, save or quit; `help` lists them all.",
        )
        self.draw()
        self._report()

    def prompt(self) -> str:
        if self.board.outcome() is not None:
            return "new or quit"
        return f"Guess {len(self.board.turns) + 1} of {self.board.rows}"

    def expected(self) -> str:
        return f"type a guess ({self.code_form()})"

    def words(self) -> list[Word]:
        return [Word("hint", "what to guess next", alone(self.hint)), *super().words()]

    def move(self, line: str) -> None:
        if self.board.outcome() is not None:
            raise BadInput("the game is over: `new` starts another, `quit` leaves")
        self.board.push(_code_text(self.board.variant, line))
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
        guess = _guess(self.solver, self.board, self.terminal)
        self.aided("hint")
        self.terminal.say(f"Try {self.shown(guess)}.")

    def aided(self, word: str) -> None:
        if self.aid is None and self.board.outcome() is None:
            self.aid = word
            self.terminal.say(f"(`{word}` is an aid: this game will not be ranked.)")

    def again(self) -> Game:
        seed = None if self.seed is None else self.seed + 1
        return Codebreaker(self.table, Board.drawn(self.board.variant, seed), self.solver, seed)

    def state(self) -> dict[str, Any]:
        return _state(self, self.seed, self.aid)

    def _report(self) -> None:
        outcome, score = self.board.outcome(), self.board.score()
        if outcome is None:
            return
        assert self.board.secret is not None
        if outcome.won:
            self.terminal.say(f"Found in {_count(outcome.rounds, 'guess')}: {score} points.")
        else:
            self.terminal.say(
                f"The {self.board.rows} rows are used up, and the secret was "
                f"{self.shown(self.board.secret)}: {score} points."
            )

    def _record(self) -> None:
        """Keep the score, if there is somebody to keep it for and it was reached alone."""
        outcome, score = self.board.outcome(), self.board.score()
        assert outcome is not None and score is not None
        if self.aid is not None:
            self.terminal.say(f"The game is not ranked: it had the aid of `{self.aid}`.")
        elif self.keeper.player is None:
            self.terminal.say(
                "The score is not kept, because nobody is named: start with --player NAME, or "
                "type `player NAME` before the end."
            )
        else:
            try:
                best = self.keeper.record(
                    NAME, _variant_name(self.board.variant), score, outcome.rounds
                )
            except LudologicError as error:
                self.terminal.complain(f"the score could not be kept: {error}")
            else:
                best_yet = "your best score so far" if best else "not your best"
                self.terminal.say(f"Kept for {self.keeper.player}: {best_yet}.")


class Codemaker(_Mastermind):
    """The person has the secret and answers; the solver guesses."""

    ROLE = "codemaker"

    def __init__(self, table: Table, board: Board, solver: Solver) -> None:
        super().__init__(table, board, solver)
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
            self.board.push(self._asked, _answer_text(line))
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

    def state(self) -> dict[str, Any]:
        return _state(self, None, None)

    def _correct(self, rest: str) -> None:
        self._check_told()
        words = rest.split(None, 1)
        if len(words) != 2 or not re.fullmatch("[0-9]{1,3}", words[0]):
            raise BadInput(
                f"{text.quote(rest)} corrects nothing: write the row and its answer, such as "
                "`correct 2 03`"
            )
        played = len(self.board.turns)
        row = int(words[0])
        self.board.correct(row, _answer_text(words[1]))
        if len(self.board.turns) < played:
            self.terminal.say("That is the win: the rows after it fall away.")
        self._next(row)

    def _secret(self, rest: str) -> None:
        if self.board.outcome() is not None:
            raise BadInput("the game is over: `possible CODE` checks a code against your answers")
        self._check_told()
        self.board.reveal(_code_text(self.board.variant, rest))
        self._play_out()

    def _check_told(self) -> None:
        if self.board.secret is not None:
            raise BadInput("the answers are those of your secret: `new` starts another game")

    def _play_out(self) -> None:
        self._asked = None
        _play_out(self.table, self.board, self.solver)

    def _next(self, row: int | None = None) -> None:
        """After an answer: the next guess, the end, or what can't be."""
        self._asked = None
        broken = self.board.break_row() is not None
        outcome = self.board.outcome()
        if not broken and outcome is None:
            self._asked = _guess(self.solver, self.board, self.terminal)
        self.draw_news(row)
        if broken:
            self.terminal.say(_sentence(self._contradiction()))
        elif outcome is not None and outcome.won:
            self.terminal.say(f"Found in {_count(outcome.rounds, 'guess')}.")
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
        sentence = mastermind.contradiction_sentence(variant, turns, numbers)
        return (
            f"from row {row} on no code is left: {sentence}; change an answer "
            "(`correct ROW ANSWER`) or take the last back (`undo`)"
        )


def _contradiction(variant: Variant, turns: mastermind.History) -> tuple[int, ...]:
    try:
        return mastermind.contradiction(turns, variant=variant)
    except EngineMissing:
        return mastermind.contradiction(turns, variant=variant, engine="prolog")


def _play_out(table: Table, board: Board, solver: Solver, *, silent: bool = False) -> None:
    """Let the solver find the secret that the board knows, row by row."""
    terminal, _, pace = table
    assert board.secret is not None
    secret = text.show_code(board.variant, board.secret)
    show = (lambda _: None) if silent else terminal.show
    if not silent:
        terminal.say(f"Solver {solver.name} looks for {secret}.")
    show(pictures.head(board.value(), terminal.look))
    for row in range(1, board.rows + 1):
        if row > len(board.turns) and board.outcome() is None:
            if not silent and row > 1:
                terminal.wait(pace)
            board.push(_guess(solver, board, terminal))
        show(pictures.row(board.value(), row, terminal.look))
    show(pictures.foot(board.value(), terminal.look))
    outcome = board.outcome()
    if silent or outcome is None:
        return
    if outcome.won:
        terminal.say(f"Found in {_count(outcome.rounds, 'guess')}: {board.score()} points.")
    else:
        terminal.say(f"The {board.rows} rows are used up: {secret} was not found.")


def _guess(solver: Solver, board: Board, terminal: Terminal) -> Code:
    """What the solver guesses next. Raises Impossible if the answers contradict each other."""
    with terminal.thinking():
        return mastermind.suggest(
            board.turns, variant=board.variant, solver=solver.name, seed=solver.seed
        )


def _solved(board: Board, solver: Solver) -> dict[str, Any]:
    outcome = board.outcome()
    return {
        "solver": solver.name,
        "solved": outcome is not None and outcome.won,
        "guesses": _guesses(board),
    }


def _guesses(board: Board) -> list[dict[str, Any]]:
    return [
        {"guess": text.show_code(board.variant, guess), **answer._asdict()}
        for guess, answer in board.turns
    ]


def _state(game: _Mastermind, seed: int | None, aid: str | None) -> dict[str, Any]:
    return {
        "role": game.ROLE,
        "solver": game.solver.name,
        "solver_seed": game.solver.seed,
        "seed": seed,
        "aid": aid,
        "board": game.board.state(),
    }


def _variant_name(variant: Variant) -> str:
    for name, known in mastermind.VARIANTS.items():
        if known == variant:
            return name
    return f"{variant.pegs}x{variant.colours}{' repeats' if variant.repeats else ''}"


def _code_text(variant: Variant, typed: str) -> str:
    """A code typed with spaces, as it is written without."""
    symbols = re.split(r"[\s,]+", typed.strip())
    return ("," if variant.colours > 9 else "").join(symbols) if len(symbols) > 1 else typed


def _answer_text(typed: str) -> str:
    """An answer typed as `1 2` or `1,2`, as it is written: `12`."""
    return re.sub(r"^([0-9])[\s,]+([0-9])$", r"\1\2", typed.strip())


def _count(number: int, what: str) -> str:
    plural = f"{what}es" if what.endswith("s") else f"{what}s"
    return f"{number} {what if number == 1 else plural}"


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."
