"""`ludologic soccer play`: a field, single keys, a game watched, and how a game is begun."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

import typer
from rich.text import Text

from ludologic import soccer
from ludologic.checks import check_seed, check_time
from ludologic.cli.options import Seed, taking
from ludologic.cli.soccer import Costs, Level, Time, field_of
from ludologic.display import count
from ludologic.engines import door
from ludologic.errors import BadInput, LudologicError
from ludologic.play.commands import playing
from ludologic.play.commands.playing import check_seats, seat_names, seats_of, session_of
from ludologic.play.pictures import soccer_terminal as pictures
from ludologic.play.pictures.look import Look
from ludologic.play.terminal.keyboard import BACK, ENTER, ESCAPE
from ludologic.play.terminal.repl import Face, Repl, Word, alone
from ludologic.play.terminal.terminal import InputEnded, Terminal
from ludologic.session import Session, View
from ludologic.soccer import arguments, text
from ludologic.soccer.board import Board
from ludologic.soccer.values import Field, Turn

_HELP = "Type a digit, or `keys`, `hint`, `help`."
_KEYS = "Keys: 0-7, q w e a d z x c, arrows; u undo, h hint, Enter lines."
_PAD = {
    **{"up": "0", "page up": "1", "right": "2", "page down": "3"},
    **{"down": "4", "end": "5", "left": "6", "home": "7"},
}
_WATCHED = "Enter next turn, s step, b back, e end, q leave"
_WATCHED_WHOLE = "Enter goes on, b back, q leave"


def with_costs(seat: str, costs: str | None, level: int | None) -> str:
    """The player of a seat: some go by costs, and by a level of noise."""
    name, *own = seat.split(":")
    usual = costs in (None, soccer.COSTS[-1]) and level in (None, arguments.LEVEL)
    if name not in ("dijkstra", "reply") or usual:
        return seat
    own = own or [costs or soccer.COSTS[-1]]
    return ":".join([name, *own, *([] if level is None or len(own) > 1 else [str(level)])])


class Soccer(Face):
    """A ball on a field of paper."""

    name = "soccer"
    draws_values = True
    beside = True

    by_keys = False
    """Whether keys are obeyed at once."""

    def picture(self, view: View, look: Look, said: Sequence[str] = ()) -> Text:
        waits = view["waits"] == "you"
        help = [_KEYS if self.by_keys else _HELP] if waits and self.interactive else []
        labels, path = [], []
        for mark in view["marks"]:
            if mark["kind"] == "value":
                labels += [(tuple(cell), mark["text"]) for cell in mark["cells"]]
            elif mark["kind"] in ("way", "hint"):
                path = [tuple(cell) for cell in mark["cells"]]
        return pictures.board(
            view["board"],
            look,
            labels,
            path,
            keys=waits and not labels,
            notes=[*said, *help],
            status=view["status"],
        )

    def played(self, view: View) -> str:
        turns = f"after {count(len(_turns(view)), 'turn')}"
        if view["board"]["begun"]:
            return f"{turns}, {view['moves'][-1]['move']} of the next is begun"
        return turns

    def words(self, repl: Repl) -> list[Word]:
        return [
            Word("keys", "have each key drawn at once", alone(partial(self._keys, repl))),
            Word("watch", "this game from its beginning", alone(partial(self._watch, repl))),
        ]

    def _keys(self, repl: Repl) -> None:
        if repl.view["over"]:
            raise BadInput("the game is over: `new` starts another, `undo` takes a step back")
        self.by_keys = True
        try:
            self._read_keys(repl)
        finally:
            self.by_keys = False

    @staticmethod
    def _read_keys(repl: Repl) -> None:
        """Have a person draw with single keys, until Enter, Escape or the end of the game."""
        with repl.terminal.keys() as pressed:
            repl.draw()
            while repl.view["waits"] == "you":
                key = pressed()
                if key in ("", ENTER, ESCAPE):
                    return
                try:
                    _obey(repl, key.lower())
                except LudologicError as error:
                    repl.terminal.complain(str(error))

    @staticmethod
    def _watch(repl: Repl) -> None:
        watch(repl.terminal, _turns(repl.view), Field(**repl.view["board"]["field"]))
        repl.draw()

    def document(self, session: Session) -> dict[str, Any]:
        view = session.view
        first, second = seat_names(session)
        over = view["over"]
        return {
            "first": first,
            "second": second,
            "field": view["board"]["field"],
            "game": text.show_turns(_turns(view)),
            "begun": view["moves"][-1]["move"] if view["board"]["begun"] else "",
            "end": over["kind"] if over else "open",
            "winner": over["winner"] if over else None,
        }


def _turns(view: View) -> tuple[str, ...]:
    """The turns that were drawn to their end."""
    turns = tuple(play["move"] for play in view["moves"])
    return turns[:-1] if view["board"]["begun"] else turns


def _obey(repl: Repl, key: str) -> None:
    move = _PAD.get(key, key)
    if key in ("u", BACK):
        repl.happen("undo")
    elif key == "h":
        repl.happen("hint")
    elif move.isalnum() and len(move) == 1:
        repl.happen("move", move=move)
        repl.go_on()
    else:
        repl.draw()


def watch(terminal: Terminal, turns: Sequence[Turn], field: Field) -> None:
    """Watch a game turn by turn, until it ends or the person leaves; a pipe gets it at once."""
    board = Board(field=field)
    _draw(terminal, board)
    while True:
        over = len(board.moves) == len(turns)
        asks = _WATCHED_WHOLE if over else _WATCHED
        try:
            asked = terminal.ask(asks).strip().lower() if terminal.interactive else ""
        except InputEnded:
            return
        if asked == "q" or (over and asked in ("", "s", "e")):
            return
        if asked not in ("", "s", "b", "e"):
            terminal.complain(f"type one of these: {asks}")
            continue
        if asked != "b":
            rest = turns[len(board.moves)][len(board.begun) :]
            board.push_steps(rest[0] if asked == "s" else rest)
        elif board.drawn:
            board.pop()
        for turn in turns[len(board.moves) :] if asked == "e" else ():
            board.push(turn)
        _draw(terminal, board)


def _draw(terminal: Terminal, board: Board) -> None:
    if board.drawn:
        terminal.say(f"{len(board.drawn)}: {board.drawn[-1]}")
    value = board.picture()

    def picture(look: Look, said: Sequence[str] = ()) -> Text:
        return pictures.board(value, look, notes=said)

    terminal.draw(picture, picture)


@taking(on=field_of, options=playing.options_of)
def play(
    context: typer.Context,
    options: playing.Options,
    on: Field,
    first: Annotated[
        str | None,
        playing.seat_option("Who plays first; you by default."),
    ] = None,
    second: Annotated[str | None, playing.seat_option("Who plays second.")] = None,
    turns: Annotated[
        str, typer.Option("--turns", metavar="TURNS", help="The turns played so far.")
    ] = "",
    costs: Costs = None,
    level: Level = None,
    time: Time = None,
    seed: Seed = 0,
) -> None:
    """Play in the terminal: people and programs in either seat.

    LEVEL is easy, medium or hard, PLAYER one of `move`. Where the field is small and solved,
    perfect is a level, too. While playing, `help` lists what can be typed: keys, undo, hint, save,
    load, replay ...
    """
    options.fresh(context)
    number = check_seed(0 if seed is None else seed)
    seconds = check_time(arguments.TIME if time is None else time)
    board = soccer.Board(turns, field=on)

    def begin() -> Session:
        usual = Session(door.soccer, board.field, seed=number).value["seats"]
        named = seats_of((first, second), usual)
        check_seats(named, door.soccer.options, costs=costs, level=level)
        seats = [with_costs(seat, costs, level) for seat in named]
        aid = "--turns" if board.drawn else None
        return Session.restored(
            session_of("soccer", board.field, seats, board.moves, seed=number, aid=aid)
        )

    options.play(Soccer(), begin, seconds)
