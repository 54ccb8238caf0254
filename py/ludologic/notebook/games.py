"""The three games, as a person plays them on a board of a notebook."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, get_args

from ludologic import connect4, mastermind, soccer
from ludologic.checks import check_one_of, check_seed, is_whole, shown
from ludologic.connect4 import text as columns_text
from ludologic.connect4.values import Side
from ludologic.errors import BadInput, EngineMissing, TimeIsUp
from ludologic.mastermind import text as codes_text
from ludologic.mastermind.board import CODEBREAKER
from ludologic.notebook.play import Play, sentence
from ludologic.pictures.soccer import attack
from ludologic.soccer import asking, by_prolog
from ludologic.soccer import text as turns_text
from ludologic.words import count, variant_words


class Mastermind(Play):
    """Both roles of Mastermind."""

    NAME = "mastermind"
    board: mastermind.Board

    def __init__(self, solver: Any, seed: Any, time: float) -> None:
        super().__init__(time)
        self._solver = check_one_of(solver, mastermind.SOLVERS, "solver")
        self._seed = None if seed is None else check_seed(seed)

    def value(self) -> dict[str, Any]:
        return {
            "turns": [[list(guess), list(answer)] for guess, answer in self.board.turns],
            "places": self.board.variant.pegs,
            "colours": self.board.variant.colours,
            "secret": self.board.value()["secret"],
        }

    def _suggested(self) -> tuple[int, ...]:
        """The next guess of the solver; TimeIsUp where it is not found in time."""
        seed = self._seed or 0
        return mastermind.suggest(self.board, solver=self._solver, seed=seed, time=self.time)

    def _shown(self, code: Any) -> str:
        return codes_text.show_code(self.board.variant, code)


class Codebreaker(Mastermind):
    """The person finds a code."""

    def __init__(self, variant: Any, secret: Any, solver: Any, seed: Any, time: float) -> None:
        super().__init__(solver, seed, time)
        self._given = variant, secret
        self.fresh()

    def fresh(self) -> None:
        variant, secret = self._given
        if secret is not None:
            self.board = mastermind.Board(variant, secret)
            return
        self.board = mastermind.Board.drawn(variant, self._seed)
        self._seed = None if self._seed is None else self._seed + 1

    @property
    def title(self) -> str:
        return f"Mastermind: {variant_words(*self.board.variant)}. Press pegs or type their numbers"

    @property
    def undoes(self) -> bool:
        return bool(self.board.turns) and self.board.outcome() is None

    def move(self, value: Any) -> None:
        before = self.board.turns
        turn = self.board.push(value)
        if self.board.outcome() is not None:
            return
        variant = self.board.variant
        conflicts = mastermind.explain(turn.guess, before, variant=variant)
        code = self._shown(turn.guess)
        for number, would in conflicts:
            guess, answer = before[number - 1]
            self.notes.append(
                f"{code} could not have been the code: row {number}, {self._shown(guess)}, drew "
                f"{_pegs(answer)}, and with {code} it draws {_pegs(would)}."
            )

    def program(self) -> None:
        """There is none: only the person moves."""

    def undo(self) -> None:
        if self.board.outcome() is not None:
            raise BadInput("the game is over and the code is known: a new game starts another")
        self.board.pop()

    def hint(self) -> list[str]:
        possible = _possible(self.board.left())
        try:
            guess = self._suggested()
        except TimeIsUp:
            (guess,) = self.board.few(1)
            return [f"Try {self._shown(guess)}, the first that is possible: {possible}."]
        if self.board.possible(guess):
            return [f"Try {self._shown(guess)}, which may be the code: {possible}."]
        return [f"Try {self._shown(guess)}, which can't be the code but tells most: {possible}."]

    def standing(self) -> tuple[str, str]:
        outcome, made = self.board.outcome(), len(self.board.turns)
        if outcome is None:
            return f"Guess {made + 1} of {self.board.rows}.", ""
        if outcome.winner == CODEBREAKER:
            return f"Found with guess {made}: {self.board.score()} points.", "good"
        return "The rows are used up: the code was not found.", "bad"


class Codemaker(Mastermind):
    """The person keeps a code in mind, and answers the guesses of a solver."""

    def __init__(self, variant: Any, solver: Any, seed: Any, time: float) -> None:
        super().__init__(solver, seed, time)
        self._variant = variant
        self.fresh()
        self.begin()

    def fresh(self) -> None:
        self.board = mastermind.Board(self._variant)
        self._forget()

    def _forget(self) -> None:
        """Nothing is known of what the turns leave."""
        self._asked: tuple[int, ...] | None = None
        self._left: int | None = None
        self._contradiction = ""

    @property
    def title(self) -> str:
        return (
            f"Mastermind: {variant_words(*self.board.variant)}. Keep a code in mind, and "
            f"{self._solver} guesses. Choose the marks or type their numbers, black and white"
        )

    @property
    def mine(self) -> bool:
        return self._asked is not None or bool(self._contradiction)

    @property
    def undoes(self) -> bool:
        return bool(self.board.turns)

    def move(self, value: Any) -> None:
        if self._asked is None:
            raise BadInput(f"no guess waits for an answer: {self._contradiction}")
        if not isinstance(value, list) or len(value) != 2 or not all(map(is_whole, value)):
            raise BadInput(f"{shown(value)} is no answer: it is two numbers, black and white")
        self.board.push(self._asked, (value[0], value[1]))
        self._forget()

    def program(self) -> None:
        self._forget()
        self._left = self.board.left()
        if self._left:
            try:
                self._asked = self._suggested()
            except TimeIsUp:
                (self._asked,) = self.board.few(1)
            return
        row = self.board.break_row()
        numbers = mastermind.contradiction(self.board, engine="prolog")
        said = codes_text.contradiction_sentence(self.board.variant, self.board.turns, numbers)
        self._contradiction = f"from row {row} on no code is left: {said}"

    def undo(self) -> None:
        asked = self.board.pop().guess
        self._forget()
        self._asked = asked

    def hint(self) -> list[str]:
        if self._contradiction:
            return [f"{sentence(self._contradiction)}. Undo takes the last answer back."]
        few = [self._shown(code) for code in self.board.few(_FEW)]
        left = self.board.left()
        return [f"{_possible(left)}: {', '.join(few)}{' …' if left > len(few) else ''}"]

    def standing(self) -> tuple[str, str]:
        outcome, made = self.board.outcome(), len(self.board.turns)
        if outcome is not None:
            found = outcome.winner == CODEBREAKER
            return (f"Found with guess {made}." if found else _UNFOUND), "" if found else "good"
        if self._contradiction:
            return f"{sentence(self._contradiction)}. Undo takes the last answer back.", "bad"
        if self._asked is None:
            return _THINKS, ""
        left = "" if self._left is None else f" {_possible(self._left)}."
        return f"Guess {made + 1} of {self.board.rows}.{left}", ""

    def value(self) -> dict[str, Any]:
        return super().value() | {"asked": None if self._asked is None else list(self._asked)}


_FEW = 8
_THINKS = "The program thinks …"
_UNFOUND = "The rows are used up: your code was not found."


def _possible(left: int) -> str:
    return f"{count(left, 'code')} {'is' if left == 1 else 'are'} still possible"


def _pegs(answer: Any) -> str:
    return f"{answer[0]} black and {answer[1]} white"


class Seated(Play):
    """The person in one seat, and a program in the other."""

    you: Any

    def sit(self, start: Any, seed: Any) -> None:
        """Begin with the board `start`; each new game has the next seed."""
        self._seed = check_seed(seed)
        self._start = start
        self.board = start.copy()
        self.begin()

    def fresh(self) -> None:
        self.board = self._start.copy()
        self._seed += 1

    @property
    def mine(self) -> bool:
        return bool(self.board.turn == self.you)

    @property
    def undoes(self) -> bool:
        return self._own() is not None

    @abstractmethod
    def _own(self) -> int | None:
        """How much had been played before the person's last move; None if there is none."""


class Connect4(Seated):
    """The person against a player of Connect 4."""

    NAME = "connect4"

    def __init__(self, position: Any, you: Any, against: Any, seed: Any, time: float) -> None:
        super().__init__(time)
        self.you = check_one_of(you, get_args(Side), "side")
        players = dict(zip(connect4.PLAYERS, connect4.PLAYERS, strict=True)) | connect4.LEVELS
        self.against = check_one_of(against, players, "player")
        self._player = players[self.against]
        self.sit(connect4.Board(position), seed)

    @property
    def title(self) -> str:
        return (
            f"Connect 4: you are {self.you}, against {self.against}. Press a column or type its "
            "number"
        )

    def _own(self) -> int | None:
        """How many stones there were before the person's last one; None if there is none."""
        before = self.board.copy()
        while len(before.moves) > len(self._start.moves):
            before.pop()
            if before.turn == self.you:
                return len(before.moves)
        return None

    def move(self, value: Any) -> None:
        self.board.push(_whole(value, "column"))

    def program(self) -> None:
        choice = connect4.move(self.board, player=self._player, seed=self._seed, time=self.time)
        self.board.push(choice.column)

    def undo(self) -> None:
        own = self._own()
        if own is None:
            raise BadInput("there is no move of yours to take back")
        while len(self.board.moves) > own:
            self.board.pop()

    def hint(self) -> list[str]:
        choice = connect4.move(self.board, player="exact", time=self.time)
        notes = [f"Try column {choice.column}: {columns_text.promise(choice)}."]
        if choice.reason is not None:
            notes.append(f"{sentence(choice.reason)}.")
        try:
            remarks = connect4.explain(self.board, time=self.time + 1)
        except EngineMissing:
            return notes
        return notes + [remark.sentence for remark in remarks]

    def standing(self) -> tuple[str, str]:
        outcome = self.board.outcome()
        if outcome is None:
            return ("Your move." if self.mine else _THINKS), ""
        said = columns_text.outcome_sentence(outcome, len(self.board.moves))
        if outcome.winner is None:
            return said, ""
        return said, "good" if outcome.winner == self.you else "bad"

    def value(self) -> dict[str, Any]:
        cells = [
            [row, column, stone]
            for column, stack in enumerate(self.board.value()["columns"], start=1)
            for row, stone in enumerate(stack, start=1)
        ]
        last = self.board.moves[-1] if self.board.moves else None
        return {"cells": cells, "last": last, "moves": self.board.legal_moves}


class Soccer(Seated):
    """The person against a player of paper soccer."""

    NAME = "soccer"

    def __init__(
        self, game: Any, field: Any, you: Any, against: Any, seed: Any, time: float
    ) -> None:
        super().__init__(time)
        if not is_whole(you) or you not in (1, 2):
            raise BadInput(f"{shown(you)} is no player: accepted are 1, 2")
        self.you = int(you)
        self.against = against
        named = soccer.LEVELS.get(against, against) if isinstance(against, str) else against
        self._player = asking.player(named, soccer.COSTS[1], soccer.LEVEL, self.time)
        self.sit(soccer.Board(game, field), seed)

    @property
    def title(self) -> str:
        way = attack(self.board.value(), str(self.you))
        return (
            f"Paper soccer: you are {self.you} and shoot {way}, against {self.against}. Press a "
            "point beside the ball or type its number"
        )

    def _own(self) -> int | None:
        """How many turns there were before the person's last one; None if there is none."""
        trails = self.board.value()["trails"]
        own = [at for at, trail in enumerate(trails) if trail["player"] == self.you]
        return own[-1] if own and own[-1] >= len(self._start.turns) else None

    def move(self, value: Any) -> None:
        self.board.push_step(_whole(value, "direction"))

    def program(self) -> None:
        seed = self._seed + len(self.board.turns)
        self.board.push(soccer.move(self.board, player=self._player, seed=seed))

    def undo(self) -> None:
        own = self._own()
        if own is None:
            raise BadInput("there is no step of yours to take back")
        while len(self.board.drawn) > own + 1:
            self.board.pop()
        self.board.pop_step()

    def hint(self) -> list[str]:
        turn = soccer.move(self.board, player="search", time=self.time)
        after = self.board.copy()
        after.push(turn)
        way = ", ".join(f"{step} ({turns_text.WAYS[int(step)]})" for step in turn)
        return [f"Draw {way}: {self._why(after)}.", *self._cut_off()]

    def _why(self, after: soccer.Board) -> str:
        """What comes of a turn."""
        outcome = after.outcome()
        if outcome is not None:
            return "it wins" if outcome.winner == self.you else "every turn loses"
        try:
            goal = soccer.explain(after, most=0, time=self.time).goal
        except (EngineMissing, TimeIsUp):
            return f"the best that {self.time:g} s of search find"
        if goal is not None:
            return f"the best that was found, though {goal} is a goal then"
        return "it leaves the opponent no goal at once"

    def _cut_off(self) -> list[str]:
        try:
            found = soccer.explain(self.board, most=0, time=self.time).cut_off
        except (EngineMissing, TimeIsUp):
            return []
        return [f"No way of free edges leads player {player} to the goal." for player in found]

    def standing(self) -> tuple[str, str]:
        outcome = self.board.outcome()
        if outcome is not None:
            said = turns_text.ending_sentence(outcome)
            kind = "good" if outcome.winner == self.you else "bad"
            return f"{sentence(said)}.", kind
        if not self.mine:
            return _THINKS, ""
        return ("The ball bounces: draw on." if self.board.begun else "Your turn."), ""

    def value(self) -> dict[str, Any]:
        shape = by_prolog.shape(self.board.field)
        standing = by_prolog.standing(self.board.field, self.board.drawn)
        return {
            "size": list(shape.size),
            "places": [list(place) for place in shape.places],
            "goals": [[player, *nodes] for player, nodes in shape.goals.items()],
            "trails": [[trail.player, *trail.nodes] for trail in standing.trails],
            "ball": standing.ball,
            "free": [[way, node] for way, node in sorted(standing.free.items())],
        }


def _whole(value: Any, what: str) -> int:
    if not is_whole(value):
        raise BadInput(f"{shown(value)} is no {what}: it is a whole number")
    return int(value)
