"""Any game of two players in a terminal: people and programs in either seat."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich.text import Text

from ludologic.checks import check_limit, check_number, check_one_of, check_seed
from ludologic.cli.options import PERSON
from ludologic.cli.play import Game, Session, Word, alone
from ludologic.cli.play.seats import SeatedGame
from ludologic.cli.play.table import Options, Table
from ludologic.errors import BadInput
from ludologic.games.two_players import (
    DEEPEST,
    DEPTH,
    MOST_PLAYOUTS,
    PLAYOUTS,
    SECONDS,
    Board,
    Level,
    TwoPlayers,
    levels,
    players,
)
from ludologic.outcome import Outcome

NAME = "game"
_SHOWN = 8
"""How many legal moves are named where one is asked for."""

_FALLS = "drop a stone by turns into a column, where it falls to the lowest free cell."
_RULES = {
    "noughts_and_crosses": "Two players, x and o, mark a cell of a square by turns: 1 to 3 are its "
    "first row, 7 to 9 its last. Who first has three in a line wins.",
    "nim": "Two players take things from heaps by turns, one or more from one heap: take(2,3) "
    "takes 3 from heap 2. Who takes the last one wins.",
    "connect": f"Two players, x and o, {_FALLS} Who first has 3 stones in a line, across, upright "
    "or diagonally, wins.",
    "connect4": f"Two players, x and o, {_FALLS} Who first has 4 stones in a line, across, upright "
    "or diagonally, wins.",
    "soccer": "Two players draw the ball by turns, a step at a time: 0 to 7, clockwise from up. No "
    "edge is drawn twice. Where the ball has been before, or at the border, it bounces, and who "
    "drew goes on. In the goal above it wins for player 1, below for player 2, whoever drew it; "
    "who can't go on loses.",
}
"""What the games that come with ludologic are about, and how their moves are written."""


class Seats(NamedTuple):
    """Who plays, and what the programs go by; a depth of None is to the end.

    time: the seconds that a move of a program may take, and the rules of a file.
    """

    first: str
    second: str
    depth: int | None = DEPTH
    playouts: int = PLAYOUTS
    seed: int = 0
    time: float | None = None


def play(name: str, seats: Seats, options: Options) -> dict[str, Any]:
    """Play until the person leaves, or the programs have played; how the last game stands."""
    _check(name, seats)
    table = options.table("moves")
    if options.load is None:
        game = Match(table, seats, _told(name, seats.time).board())
    else:
        game = _restored(table, table.keeper.load(options.load, NAME))
    if PERSON not in game.seats[:2]:
        game.begin()
        return game.document()
    return Session(table, game, _restored).run()


def _told(name: str, time: float | None) -> TwoPlayers:
    return TwoPlayers(name, seconds=SECONDS if time is None else time)


def _check(game: str, seats: Seats) -> None:
    for name in seats[:2]:
        check_one_of(name, (PERSON, *levels(game), *players(game)), "player")
    if seats.depth is not None:
        check_number(seats.depth, "depth", 1, DEEPEST)
    check_number(seats.playouts, "number of playouts", 1, MOST_PLAYOUTS)
    check_seed(seats.seed)
    check_limit(seats.time)


def _restored(table: Table, state: dict[str, Any]) -> Match:
    """The saved game. Raises BadInput if it is none."""
    match state:
        case {
            "game": str(name),
            "first": str(first),
            "second": str(second),
            "depth": depth,
            "playouts": playouts,
            "seed": seed,
            "time": time,
            "moves": list(moves),
        } if all(isinstance(move, str) for move in moves):
            seats = Seats(first, second, depth, playouts, seed, time)
            _check(name, seats)
            return Match(table, seats, Board(_told(name, time), tuple(moves)))
    raise BadInput("the saved game is damaged: it is no game of two players that can go on")


class Match(SeatedGame):
    """A game between two seats."""

    NAME = NAME
    AFTER = "new, undo or quit"
    seats: Seats
    board: Board

    def __init__(self, table: Table, seats: Seats, board: Board) -> None:
        self.table, self.terminal = table, table.terminal
        self.seats, self.board = seats, board
        self.RULES = _RULES.get(board.game.name, "")
        first, second = board.game.roles()
        self._sitting = {first: seats.first, second: seats.second}

    def begin(self) -> None:
        sitting = ". ".join(f"{role}: {player}" for role, player in self._sitting.items())
        self.terminal.say(f"{self.board.game.name}. {sitting}.")
        moves = self.board.legal_moves
        if PERSON in self.seats[:2] and moves:
            self.terminal.say(
                f"Type a move, such as {moves[0]}; `moves` lists them all, `help` the other words."
            )
        self.draw()
        self._ended()
        self.go_on()

    def asks(self) -> str:
        return f"Move for {self.board.turn}"

    def expected(self) -> str:
        moves = self.board.legal_moves
        if not moves:
            return "the game is over"
        more = " and others" if len(moves) > _SHOWN else ""
        return f"type a legal move: {', '.join(moves[:_SHOWN])}{more}"

    def is_move(self, line: str) -> bool:
        spaceless = line.replace(" ", "")
        moves = {move.replace(" ", "") for move in self.board.legal_moves}
        return spaceless in moves or "(" in line or super().is_move(line)

    def draw(self) -> None:
        text = Text(str(self.board))
        self.terminal.draw(lambda look: text)

    def words(self) -> list[Word]:
        return [
            Word("moves", "all legal moves", alone(self._moves)),
            Word("undo", "take your last move back", alone(self._undo)),
            Word("hint", "what a program would play", alone(self._hint)),
        ]

    def again(self) -> Game:
        seats = self.seats._replace(seed=self.seats.seed + 1)
        return Match(self.table, seats, self.board.game.board())

    def state(self) -> dict[str, Any]:
        moves = list(self.board.moves)
        return {"game": self.board.game.name, **self.seats._asdict(), "moves": moves}

    def document(self) -> dict[str, Any]:
        outcome = self.board.outcome() or Outcome("open")
        return {
            "game": self.board.game.name,
            "first": self.seats.first,
            "second": self.seats.second,
            "moves": list(self.board.moves),
            "end": outcome.termination,
            "winner": outcome.winner,
            "goals": dict(zip(self._sitting, self.board.goals, strict=False)),
        }

    def sits(self) -> str:
        return self._sitting[self.board.turn]

    def let_play(self, player: str) -> None:
        role, move = self.board.turn, self._chosen(player)
        self.terminal.say(f"{role} ({player}): {move}")
        self.push(move)

    def push(self, move: str) -> None:
        self.board.push(move)
        self.draw()
        self._ended()

    def _ended(self) -> None:
        outcome = self.board.outcome()
        if outcome is not None:
            ended = "It is a draw." if outcome.winner is None else f"{outcome.winner} wins."
            self.terminal.say(ended)

    def _chosen(self, player: str) -> str:
        _, _, told, playouts, seed, time = self.seats
        named = levels(self.board.game.name).get(player, Level(player, None))
        depth = told if named.depth is None else named.depth
        with self.terminal.thinking():
            return self.board.choose(
                named.player, depth=depth, playouts=playouts, seed=seed, time=time
            )

    def _moves(self) -> None:
        self.terminal.say(", ".join(self.board.legal_moves) or "none")

    def _undo(self) -> None:
        before = self.board.moves
        while self.board.moves:
            self.board.pop()
            if self.sits() == PERSON:
                break
        else:
            for move in before:
                self.board.push(move)
            raise BadInput("there is no move of yours to take back")
        self.draw()

    def _hint(self) -> None:
        self.terminal.say(f"Try {self._chosen(self.board.game.players[-1])}.")
