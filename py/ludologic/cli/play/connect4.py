"""Connect 4 in a terminal: people and programs in either seat."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludologic import connect4
from ludologic.checks import check_number, check_seed, check_time
from ludologic.cli.options import PERSON
from ludologic.cli.play import Game, Session, Word, alone
from ludologic.cli.play.ranking import RankedGame
from ludologic.cli.play.table import Options, Table
from ludologic.connect4 import text
from ludologic.connect4.board import Board
from ludologic.errors import BadInput, check_one_of
from ludologic.pictures import connect4_terminal as pictures
from ludologic.words import count

NAME = "connect4"


class Seats(NamedTuple):
    """Who plays, and what the programs go by."""

    x: str
    o: str
    depth: int = connect4.DEPTH
    seed: int = 0
    time: float = connect4.TIME


def play(seats: Seats, position: str, options: Options) -> dict[str, Any]:
    """Play until the person leaves, or the programs have played; how the last game stands."""
    _check(seats)
    table = options.table("moves")
    if options.load is None:
        game = Match(table, seats, Board(position), ranked=not position.strip())
    else:
        game = _restored(table, table.keeper.load(options.load, NAME))
    if PERSON not in game.seats[:2]:
        game.begin()
        return game.document()
    return Session(table, game, _restored).run()


def _check(seats: Seats) -> None:
    for name in seats[:2]:
        check_one_of(name, (PERSON, *connect4.PLAYERS), "player")
    check_number(seats.depth, "depth of a tree", 1, text.DEEPEST)
    check_seed(seats.seed)
    check_time(seats.time)


def _restored(table: Table, state: dict[str, Any]) -> Match:
    """The saved game. Raises BadInput if it is none."""
    match state:
        case {
            "x": str(x),
            "o": str(o),
            "depth": depth,
            "seed": seed,
            "time": time,
            "board": dict(board),
        }:
            seats = Seats(x, o, depth, seed, time)
            _check(seats)
            aid, ranked = state.get("aid"), state.get("ranked", False)
            if isinstance(aid, str | None) and isinstance(ranked, bool):
                return Match(table, seats, Board.from_state(board), aid, ranked)
    raise BadInput("the saved game is damaged: it is no game of Connect 4 that can go on")


class Match(RankedGame):
    """A game between two seats.

    It is ranked if a person played all of it against a program, without an aid.
    """

    NAME = NAME
    board: Board

    def __init__(
        self,
        table: Table,
        seats: Seats,
        board: Board,
        aid: str | None = None,
        ranked: bool = True,
    ) -> None:
        super().__init__(table, aid, ranked and seats[:2].count(PERSON) == 1)
        self.seats, self.board = seats, board

    def begin(self) -> None:
        self.terminal.say(f"x: {self.seats.x}. o: {self.seats.o}. Four in a line win.")
        self.draw()
        outcome = self.board.outcome()
        if outcome is not None:
            self.terminal.say(text.outcome_sentence(outcome, len(self.board.moves)))
        self._programs()

    def prompt(self) -> str:
        if self.board.outcome() is not None:
            return "new, undo, review or quit"
        if self._sits() != PERSON:
            return f"Enter lets {self._sits()} play"
        return f"Column for {self.board.turn}"

    def expected(self) -> str:
        return "type a column, 1 to 7"

    def move(self, line: str) -> None:
        if self.board.outcome() is None and self._sits() != PERSON:
            raise BadInput(f"it is the turn of {self._sits()}: press Enter")
        self._push(line)
        self._programs()

    def go_on(self) -> None:
        self._programs()

    def draw(self) -> None:
        self.terminal.show(pictures.board(self.board.value(), self.terminal.look))

    def words(self) -> list[Word]:
        return [
            Word("undo", "take your last move back", alone(self._undo)),
            Word("hint", "what exact play would do", alone(self._hint)),
            Word("explain", "what there is to see on the board", alone(self._explain)),
            Word("review", "the moves that gave away a win or a draw", alone(self._review)),
        ]

    def again(self) -> Game:
        return Match(self.table, self.seats._replace(seed=self.seats.seed + 1), Board())

    def state(self) -> dict[str, Any]:
        board = self.board.state()
        return {**self.seats._asdict(), "aid": self.aid, "ranked": self.ranked, "board": board}

    def left_off(self) -> str:
        if self.board.outcome() is not None:
            return "the game is over"
        return f"the game stops after {count(len(self.board.moves), 'move')}"

    def document(self) -> dict[str, Any]:
        outcome = self.board.outcome()
        return {
            "x": self.seats.x,
            "o": self.seats.o,
            "position": text.show_columns(self.board.moves),
            "outcome": "open" if outcome is None else outcome.winner or "draw",
        }

    def _sits(self) -> str:
        return self.seats.x if self.board.turn == "x" else self.seats.o

    def _programs(self) -> None:
        """Let the programs play until it is a person's turn, or the end."""
        while self.board.outcome() is None and self._sits() != PERSON:
            self._push(self._chosen(self._sits()).column)
            if PERSON not in self.seats[:2]:
                self.terminal.wait(self.table.pace)

    def _push(self, column: int | str) -> None:
        self.board.push(column)
        self.draw()
        outcome = self.board.outcome()
        if outcome is not None:
            self.terminal.say(text.outcome_sentence(outcome, len(self.board.moves)))
            if self.ranked:
                self._record()

    def _record(self) -> None:
        """Keep what the game was worth to the person: 22 less the winner's stones, or that lost."""
        person, other = ("x", self.seats.o) if self.seats.x == PERSON else ("o", self.seats.x)
        points, rounds = self.board.points(person)
        self.terminal.say(f"{count(points, 'point')} against {other}.")
        self.keep_score(f"against {other}", points, rounds)

    def _chosen(self, player: str) -> connect4.Choice:
        _, _, depth, seed, time = self.seats
        with self.terminal.thinking():
            return connect4.move(self.board.moves, player=player, depth=depth, seed=seed, time=time)

    def _undo(self) -> None:
        if len(self.board.moves) <= (self.seats.x != PERSON):
            raise BadInput("there is no move of yours to take back")
        self.board.pop()
        while self.board.moves and self._sits() != PERSON:
            self.board.pop()
        self.aided("undo")
        self.draw()
        self._programs()

    def _hint(self) -> None:
        column, _, proved, lower, upper = self._chosen("exact")
        known = f"score {lower:+}" if proved else f"score {lower:+} to {upper:+}, not proved"
        self.aided("hint")
        self.terminal.say(f"Try column {column} ({known}).")

    def _explain(self) -> None:
        remarks = connect4.explain(self.board.moves)
        self.aided("explain")
        for remark in remarks:
            self.terminal.say(remark.sentence)

    def _review(self) -> None:
        with self.terminal.thinking():
            known, mistakes = connect4.review(self.board.moves)
        self.aided("review")
        for mistake in mistakes:
            self.terminal.say(text.mistake_sentence(mistake))
        first = "" if known == 1 else f" from move {known} on; what was before took too long"
        self.terminal.say(f"{count(len(mistakes), 'move')} gave away a win or a draw{first}.")
