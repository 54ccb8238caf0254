"""Paper soccer in a terminal: its field, its games as documents, keys, files and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.text import Text

from ludologic import soccer
from ludologic.checks import check_seed, check_time
from ludologic.cli import soccer_replay
from ludologic.cli.options import PERSON
from ludologic.cli.output import check_file, write
from ludologic.engines import door
from ludologic.errors import BadInput, quote
from ludologic.play.pictures import soccer as picture
from ludologic.play.pictures import soccer_terminal as pictures
from ludologic.play.pictures.terminal import Look
from ludologic.play.terminal.face import Face, Word, alone, old_table, seat_names, seats_of
from ludologic.play.terminal.place import Options
from ludologic.play.terminal.session import Session
from ludologic.play.terminal.soccer.keys import HELP, draw_by_keys
from ludologic.play.terminal.soccer.watching import watch, watch_file
from ludologic.soccer import text
from ludologic.soccer.board import Board
from ludologic.soccer.values import Field
from ludologic.table import Table, View
from ludologic.words import count

_HELP = "Type a digit, or `keys`, `hint`, `help`."


def play(
    seats: Sequence[str | None],
    costs: str,
    level: int,
    board: Board,
    seed: int,
    time: float,
    options: Options,
) -> dict[str, Any]:
    """Play until the person leaves, or the programs have played; how the last game stands."""
    check_seed(seed)
    check_time(time)
    place = options.place("turns")
    face = Soccer(place.terminal.interactive)
    if options.load is not None:
        table = face.restored(place.keeper.load(options.load, face.name))
    else:
        usual = Table(door.soccer, board.field, seed=seed).value["seats"]
        sitting = [_player(seat, costs, level) for seat in seats_of(seats, usual)]
        aid = "--turns" if board.drawn else None
        table = Table.restored(
            old_table(face.name, board.field, sitting, board.turns, seed=seed, aid=aid)
        )
    return Session(place, face, table, time).run()


def _player(seat: str, costs: str, level: int) -> str:
    """The player of a seat: some go by costs, and by a level of noise."""
    name, _, own = seat.partition(":")
    usual = (costs, level) == (soccer.COSTS[-1], soccer.LEVEL)
    if name not in ("dijkstra", "reply") or (usual and not own):
        return seat
    return f"{name}:{own or costs}" + (f":{level}" if level != soccer.LEVEL else "")


class Soccer(Face):
    """A ball on a field of paper."""

    name = "soccer"
    draws_values = True
    beside = True

    def __init__(self, interactive: bool = False) -> None:
        self.interactive = interactive
        self.by_keys = False
        """Whether keys are obeyed at once."""

    def picture(self, view: View, look: Look, said: Sequence[str] = ()) -> Text:
        waits = view["waits"] == "you"
        help = [HELP if self.by_keys else _HELP] if waits and self.interactive else []
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

    def words(self, session: Session) -> list[Word]:
        return [
            Word("keys", "have each key drawn at once", alone(partial(self._keys, session))),
            Word("watch", "this game from its beginning", alone(partial(self._watch, session))),
            Word("replay FILE", "watch the games of a file", partial(self._replay, session)),
            Word("svg FILE", "write the field as a picture", partial(self._svg, session)),
        ]

    def _keys(self, session: Session) -> None:
        if session.view["over"]:
            raise BadInput("the game is over: `new` starts another, `undo` takes a step back")
        self.by_keys = True
        try:
            draw_by_keys(session)
        finally:
            self.by_keys = False

    @staticmethod
    def _watch(session: Session) -> None:
        watch(session.terminal, _turns(session.view), _field(session.view))
        session.draw()

    @staticmethod
    def _replay(session: Session, rest: str) -> None:
        if rest in ("", "-"):
            raise BadInput("games need a file: `replay FILE`")
        with soccer_replay.opened(rest) as stream:
            watch_file(session.terminal, soccer_replay.lines(stream), _field(session.view))
        session.draw()

    @staticmethod
    def _svg(session: Session, rest: str) -> None:
        if not rest:
            raise BadInput("a picture needs a file: `svg FILE`")
        check_file(Path(rest))
        write(picture.svg(session.view["board"]).rstrip("\n"), Path(rest))
        session.terminal.say(f"Written to {quote(rest)}.")

    def document(self, table: Table) -> dict[str, Any]:
        view = table.view
        first, second = seat_names(table)
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

    def before(self, state: dict[str, Any]) -> dict[str, Any] | None:
        match state:
            case {
                "first": list() | None as first,
                "second": list() | None as second,
                "seed": seed,
                "aid": aid,
                "ranked": bool(ranked),
                "board": {"field": list(field), "turns": list(turns), "begun": str(begun)},
            }:
                seats = seats_of([_old_player(seat) for seat in (first, second)])
                moves = [*turns, begun] if begun else turns
                aid = aid if ranked or aid is not None else "--turns"
                return old_table(self.name, field, seats, moves, seed=seed, aid=aid)
        return None


def _old_player(state: list[Any] | None) -> str:
    match state:
        case None:
            return PERSON
        case [str(name), str(costs), int(level), _]:
            return _player(name, costs, level)
    raise BadInput("the saved game is damaged: it has a player that is none")


def _turns(view: View) -> tuple[str, ...]:
    """The turns that were drawn to their end."""
    turns = tuple(play["move"] for play in view["moves"])
    return turns[:-1] if view["board"]["begun"] else turns


def _field(view: View) -> Field:
    return Field(**view["board"]["field"])
