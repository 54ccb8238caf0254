"""Connect 4 in a terminal: people and programs in either seat."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from ludologic import connect4
from ludologic.checks import check_number, check_one_of, check_seed, check_time
from ludologic.cli.options import PERSON
from ludologic.cli.play import Game, Session, Word, alone
from ludologic.cli.play.ranking import RankedGame
from ludologic.cli.play.seats import SeatedGame
from ludologic.cli.play.table import Options, Table
from ludologic.connect4 import text
from ludologic.connect4.board import Board
from ludologic.connect4.values import STANDARD, Side, Size
from ludologic.errors import BadInput
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


def play(seats: Seats, position: str, options: Options, size: Size = STANDARD) -> dict[str, Any]:
    """Play until the person leaves, or the programs have played; how the last game stands."""
    _check(seats)
    table = options.table("moves")
    saved = None if options.load is None else table.keeper.load(options.load, NAME)
    board = Board(position, size=size) if saved is None else _board(saved)
    with connect4.Solver(size=board.size) as solver:

        def restored(table: Table, state: dict[str, Any]) -> Match:
            return _restored(table, solver, state)

        if saved is None:
            game = Match(table, solver, seats, board, ranked=not position.strip())
        else:
            game = restored(table, saved)
        if PERSON not in game.seats[:2]:
            game.begin()
            return game.document()
        return Session(table, game, restored).run()


def _check(seats: Seats) -> None:
    for name in seats[:2]:
        check_one_of(name, (PERSON, *connect4.LEVELS, *connect4.PLAYERS), "player")
    check_number(seats.depth, "depth of a tree", 1, text.DEEPEST)
    check_seed(seats.seed)
    check_time(seats.time)


def _board(state: dict[str, Any]) -> Board:
    return Board.from_state(state.get("board"))


def _restored(table: Table, solver: connect4.Solver, state: dict[str, Any]) -> Match:
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
                found = Board.from_state(board)
                if found.size != solver.size:
                    raise BadInput("the saved game has a board of another size: play --load it")
                return Match(table, solver, seats, found, aid, ranked)
    raise BadInput("the saved game is damaged: it is no game of Connect 4 that can go on")


class Match(SeatedGame, RankedGame):
    """A game between two seats.

    It is ranked if a person played all of it against a program, without an aid.
    """

    NAME = NAME
    AFTER = "new, undo, review or quit"
    seats: Seats
    board: Board

    def __init__(
        self,
        table: Table,
        solver: connect4.Solver,
        seats: Seats,
        board: Board,
        aid: str | None = None,
        ranked: bool = True,
    ) -> None:
        one_person = seats[:2].count(PERSON) == 1 and board.size == STANDARD
        super().__init__(table, aid, ranked and one_person)
        self.RULES = (
            "Two players, x and o, drop a stone by turns into one of "
            f"{count(board.size.width, 'column')}, where it falls to the lowest free cell of "
            f"{board.size.height}. Who first has {count(board.size.line, 'stone')} in a line, "
            "across, upright or diagonally, wins. A full board is a draw."
        )
        if board.size != STANDARD:
            self.AFTER = "new, undo or quit"
        self.solver, self.seats, self.board = solver, seats, board

    def begin(self) -> None:
        line = self.board.size.line
        other = "" if line == STANDARD.line else f" {count(line, 'stone')} in a line win."
        self.terminal.say(f"x: {self.seats.x}. o: {self.seats.o}.{other}")
        if PERSON in self.seats[:2]:
            self.terminal.say("Type the number of a column; `help` lists all words: undo, hint ...")
        self.draw()
        self.go_on()

    def asks(self) -> str:
        return f"Column for {self.board.turn}"

    def expected(self) -> str:
        return f"type a column, 1 to {self.board.size.width}"

    def draw(self) -> None:
        self.terminal.draw(partial(pictures.board, self.board.value()))

    def words(self) -> list[Word]:
        return [
            Word("undo", "take your last move back", alone(self._undo)),
            Word("hint", "what exact play would do", alone(self._hint)),
            Word("explain", "what there is to see on the board", alone(self._explain)),
            Word("review", "the moves that gave away a win or a draw", alone(self._review)),
        ]

    def again(self) -> Game:
        seats = self.seats._replace(seed=self.seats.seed + 1)
        return Match(self.table, self.solver, seats, Board(size=self.board.size))

    def state(self) -> dict[str, Any]:
        board = self.board.state()
        return {**self.seats._asdict(), "aid": self.aid, "ranked": self.ranked, "board": board}

    def document(self) -> dict[str, Any]:
        outcome = self.board.outcome()
        return {
            "x": self.seats.x,
            "o": self.seats.o,
            "position": text.show_columns(self.board.moves),
            "outcome": "open" if outcome is None else outcome.winner or "draw",
        }

    def sits(self) -> str:
        return self.seats.x if self.board.turn == "x" else self.seats.o

    def let_play(self, player: str) -> None:
        choice = self._chosen(player)
        self.push(choice.column)
        if player in connect4.SOLVING and choice.reason is not None:
            self.terminal.say(f"Column {choice.column}: {choice.reason}.")

    def push(self, column: int | str) -> None:
        self.board.push(column)
        self.draw()
        if self.board.outcome() is not None and self.ranked:
            self._record()

    def _record(self) -> None:
        """Keep what the game was worth to the person: 22 less the winner's stones, or that lost."""
        person: Side = "x" if self.seats.x == PERSON else "o"
        other = self.seats.o if person == "x" else self.seats.x
        points, rounds = self.board.points(person)
        self.terminal.say(f"{count(points, 'point')} against {other}.")
        self.keep_score(f"against {other}", points, rounds)

    def _chosen(self, player: str) -> connect4.Choice:
        _, _, depth, seed, time = self.seats
        by = connect4.LEVELS.get(player) or check_one_of(player, connect4.PLAYERS, "player")
        with self.terminal.thinking():
            if by in connect4.SOLVING:
                return self.solver.move(self.board.moves, player=by, time=time)
            return connect4.move(self.board, player=by, depth=depth, seed=seed, time=time)

    def _undo(self) -> None:
        if len(self.board.moves) <= (self.seats.x != PERSON):
            raise BadInput("there is no move of yours to take back")
        self.board.pop()
        while self.board.moves and self.sits() != PERSON:
            self.board.pop()
        self.aided("undo")
        self.draw()
        self.go_on()

    def _hint(self) -> None:
        found = self._chosen("exact")
        self.aided("hint")
        self.terminal.say(f"Try column {found.column}: {text.promise(found)}.")

    def _explain(self) -> None:
        with self.terminal.thinking():
            remarks = self.solver.explain(self.board.moves)
        self.aided("explain")
        for remark in remarks:
            self.terminal.say(remark.sentence)
        if not remarks:
            self.terminal.say(text.NOTHING)

    def _review(self) -> None:
        with self.terminal.thinking():
            left, mistakes = self.solver.review(self.board.moves)
        self.aided("review")
        for mistake in mistakes:
            self.terminal.say(text.mistake_sentence(mistake))
        but = f"; {count(len(left), 'move')} took too long to judge" if left else ""
        self.terminal.say(f"{count(len(mistakes), 'move')} gave away a win or a draw{but}.")
