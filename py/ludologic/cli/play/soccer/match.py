"""A game of paper soccer between two seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.text import Text

from ludologic import soccer
from ludologic.cli import soccer_replay
from ludologic.cli.options import PERSON
from ludologic.cli.output import check_file, write
from ludologic.cli.play import Game, Word, alone
from ludologic.cli.play.ranking import RankedGame
from ludologic.cli.play.soccer.keys import HELP, KEYS, draw_by_keys
from ludologic.cli.play.soccer.watching import watch, watch_file
from ludologic.cli.play.table import Table
from ludologic.errors import BadInput, quote
from ludologic.pictures import soccer as picture
from ludologic.pictures import soccer_terminal as pictures
from ludologic.pictures.terminal import Look
from ludologic.soccer import by_prolog, text
from ludologic.soccer.board import Board
from ludologic.soccer.values import Player, Turn
from ludologic.words import count

NAME = "soccer"
_HELP = "Type a digit, or `keys`, `hint`, `help`."


class Seats(NamedTuple):
    """Who plays: programs, or None for a person; what the lots go by, how long a hint may take."""

    first: Player | None
    second: Player | None
    seed: int = 0
    time: float = soccer.TIME


class Match(RankedGame):
    """A game between two seats, of people or programs.

    It is ranked if a person played all of it against a program, without an aid.
    """

    NAME = NAME
    RULES = (
        "Two players draw the ball by turns, an edge in one of eight directions. No edge is drawn "
        "twice. Where the ball has been before, or at the border, it bounces, and who drew goes "
        "on. Player 1 shoots up, or to the right on field line, player 2 the other way: the ball "
        "in a goal wins for the player who shoots there, whoever drew it. Who can't go on loses."
    )
    board: Board

    def __init__(
        self,
        table: Table,
        seats: Seats,
        board: Board,
        aid: str | None = None,
        ranked: bool = True,
    ) -> None:
        super().__init__(table, aid, ranked and seats[:2].count(None) == 1)
        self.seats, self.board = seats, board
        self.by_keys = False
        """Whether keys are obeyed at once."""

    def begin(self) -> None:
        self.terminal.say(f"1: {self._name(1)}. 2: {self._name(2)}.")
        if None in self.seats[:2]:
            self.terminal.say(
                "Draw the ball by the digits around it, or by the keys around s on the keyboard: "
                "q w e, a d, z x c. Where it has been before, or at the border, it bounces and you "
                "go on. `keys` has them obeyed at once; `help` lists all words."
            )
        self.draw()
        self._programs()

    def prompt(self) -> str:
        if self.board.outcome() is not None:
            return "new, undo, watch or quit"
        seat = self._seat()
        if seat is not None:
            return f"Enter lets {seat.name} play"
        begun = f" bounces ({self.board.begun})" if self.board.begun else ""
        return f"Player {self.board.turn}{begun}"

    def expected(self) -> str:
        return (
            "type directions, 0 to 7 clockwise from up, or the letters of q w e, a d, z x c; "
            "several of them for several steps"
        )

    def is_move(self, line: str) -> bool:
        return line[0].isdigit() or not set(line.lower()) - {*KEYS, " "}

    def move(self, line: str) -> None:
        if self.board.outcome() is None and self._seat() is not None:
            raise BadInput("it is the turn of a program: press Enter")
        self.step("".join(KEYS.get(sign, sign) for sign in line.lower() if sign != " "))

    def go_on(self) -> None:
        self._programs()

    def step(self, directions: str) -> None:
        """Draw the ball; programs play when the turn has ended."""
        self.board.push_steps(directions)
        self.draw()
        if not self.board.begun:
            self._record()
            self._programs()

    def draw(self) -> None:
        value, waits = self.board.value(), self.waits()
        helps = waits and self.terminal.interactive

        def picture(look: Look, said: Sequence[str] = ()) -> Text:
            notes = [*said, HELP if self.by_keys else _HELP] if helps else said
            return pictures.board(value, look, keys=waits, notes=notes)

        self.terminal.draw(picture, picture)

    def words(self) -> list[Word]:
        return [
            Word("keys", "have each key drawn at once, without Enter", alone(self._keys)),
            Word("undo", "take your last step back", alone(self.undo)),
            Word("hint", "what player search would do", alone(self.hint)),
            Word("watch", "this game again from its beginning", alone(self._watch)),
            Word("replay FILE", "watch the games of a file", self._replay),
            Word("svg FILE", "write the field as a picture", self._svg),
        ]

    def again(self) -> Game:
        seats = self.seats._replace(seed=self.seats.seed + 1)
        return Match(self.table, seats, Board(field=self.board.field))

    def state(self) -> dict[str, Any]:
        first, second, seed, time = self.seats
        return {
            "first": None if first is None else list(first),
            "second": None if second is None else list(second),
            "seed": seed,
            "time": time,
            "aid": self.aid,
            "ranked": self.ranked,
            "board": self.board.state(),
        }

    def left_off(self) -> str:
        if self.board.outcome() is not None:
            return "the game is over"
        begun = f", {self.board.begun} of the next is begun" if self.board.begun else ""
        return f"the game stops after {count(len(self.board.turns), 'turn')}{begun}"

    def document(self) -> dict[str, Any]:
        outcome = self.board.outcome()
        return {
            "first": self._name(1),
            "second": self._name(2),
            "field": self.board.field._asdict(),
            "game": text.show_turns(self.board.turns),
            "begun": self.board.begun,
            "end": "open" if outcome is None else outcome.termination,
            "winner": None if outcome is None else outcome.winner,
        }

    def waits(self) -> bool:
        """Whether a person is to move."""
        return self.board.outcome() is None and self._seat() is None

    def _name(self, player: int) -> str:
        seat = self.seats[player - 1]
        return seat.shown if isinstance(seat, Player) else PERSON

    def _seat(self) -> Player | None:
        return self.seats.first if self.board.turn == 1 else self.seats.second

    def _programs(self) -> None:
        """Let the programs play until it is a person's turn, or the end."""
        while self.board.outcome() is None:
            seat = self._seat()
            if seat is None:
                return
            player, turn = self.board.turn, self._chosen(seat)
            self.board.push(turn)
            self.terminal.say(f"Player {player}, {seat.name}: {turn}")
            self.draw()
            if None not in self.seats[:2]:
                self.terminal.wait(self.table.pace)
            self._record()

    def _chosen(self, player: Player) -> Turn:
        with self.terminal.thinking():
            return soccer.move(
                self.board, player=player, seed=self.seats.seed + len(self.board.turns)
            )

    def _record(self) -> None:
        """At the end keep what a person has reached against a program: points for a win, else 0."""
        outcome = self.board.outcome()
        person = 1 if self.seats.first is None else 2
        program = self.seats[2 - person]
        if outcome is None or not self.ranked or not isinstance(program, Player):
            return
        points = by_prolog.points(program) if outcome.winner == person else 0
        self.terminal.say(f"{count(points, 'point')} against {program.shown}.")
        self.keep_score(f"against {program.shown}", points, len(self.board.turns))

    def undo(self) -> None:
        """Take a person's last step back, and all that programs played after it."""
        if not self.board.begun:
            own = self._last_of_a_person()
            while len(self.board.turns) > own:
                self.board.pop()
        self.board.pop_step()
        self.draw()
        self.aided("undo")

    def _last_of_a_person(self) -> int:
        """The number of the last turn that a person played."""
        trails = self.board.value()["trails"]
        for number in range(len(trails), 0, -1):
            if self.seats[trails[number - 1]["player"] - 1] is None:
                return number
        raise BadInput("there is no step of yours to take back")

    def hint(self) -> None:
        """Say what the best program would play."""
        turn = self._chosen(Player("search", time=self.seats.time))
        self.aided("hint")
        self.terminal.say(f"Try {turn} ({text.way_words(turn)}).")

    def _keys(self) -> None:
        if self.board.outcome() is not None:
            raise BadInput("the game is over: `new` starts another, `undo` takes a step back")
        self.by_keys = True
        try:
            draw_by_keys(self)
        finally:
            self.by_keys = False

    def _watch(self) -> None:
        watch(self.terminal, self.board.turns, self.board.field)
        self.draw()

    def _replay(self, rest: str) -> None:
        if rest in ("", "-"):
            raise BadInput("games need a file: `replay FILE`")
        with soccer_replay.opened(rest) as stream:
            watch_file(self.terminal, soccer_replay.lines(stream), self.board.field)
        self.draw()

    def _svg(self, rest: str) -> None:
        if not rest:
            raise BadInput("a picture needs a file: `svg FILE`")
        check_file(Path(rest))
        write(picture.svg(self.board.value()).rstrip("\n"), Path(rest))
        self.terminal.say(f"Written to {quote(rest)}.")
