"""`ludologic connect4 play`: how a game is drawn, told as a document, and begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.text import Text

from ludologic import connect4
from ludologic.checks import check_number, check_seed, check_time
from ludologic.cli.connect4 import Depth, Time, size_of
from ludologic.cli.options import Seed, taking
from ludologic.connect4 import DEPTH, text
from ludologic.engines import door
from ludologic.play.commands import playing
from ludologic.play.commands.playing import check_seats, seat_names, seats_of, session_of
from ludologic.play.pictures import connect4_terminal as pictures
from ludologic.play.pictures.look import Look
from ludologic.play.terminal.repl import Face
from ludologic.session import Session, View


def with_depth(seat: str, depth: int | None) -> str:
    """The player of a seat: a metric goes by the depth of its tree."""
    usual = depth in (None, DEPTH)
    return seat if usual or not seat.startswith("metric") else f"{seat}:{depth}"


class Connect4(Face):
    """Stones on a board."""

    name = "connect4"

    def picture(self, view: View, look: Look, said: Sequence[str] = ()) -> Text:
        cells = {kind: [mark["cells"] for mark in view["marks"] if mark["kind"] == kind]
                 for kind in ("win", "hint")}  # fmt: skip
        value = {
            "columns": view["board"]["columns"],
            "height": view["board"]["size"]["height"],
            "moves": view["board"]["moves"],
            "fours": [cell for group in cells["win"] for cell in group],
        }
        hinted = [(column, row) for group in cells["hint"] for column, row in group]
        return pictures.board(value, look, hinted, view["status"])

    def document(self, session: Session) -> dict[str, Any]:
        x, o = seat_names(session)
        over = session.view["over"]
        winner = over and over["winner"]
        return {
            "x": x,
            "o": o,
            "position": text.show_columns(session.view["board"]["moves"]),
            "outcome": "open" if over is None else "xo"[winner - 1] if winner else "draw",
        }


@taking(size=size_of, options=playing.options_of)
def play(
    context: typer.Context,
    options: playing.Options,
    size: connect4.Size,
    x: Annotated[
        str | None,
        playing.seat_option("Who plays first; you by default."),
    ] = None,
    o: Annotated[str | None, playing.seat_option("Who plays second.")] = None,
    position: Annotated[
        str, typer.Option(metavar="POSITION", help="The columns played so far.")
    ] = "",
    depth: Depth = None,
    seed: Seed = 0,
    time: Time = None,
) -> None:
    """Play in the terminal: people and programs in either seat.

    LEVEL is easy, medium, hard or perfect, PLAYER one of `move`. While playing, `help` lists what
    can be typed: undo, hint, review, save, load ... If you play a program without an aid, the game
    counts in the ranking: the winner gets 22 less the number of the winner's stones, and the loser
    the negative of that. On smaller boards there is no ranking.
    """
    options.fresh(context)
    number = check_seed(0 if seed is None else seed)
    seconds = check_time(connect4.TIME if time is None else time)
    if depth is not None:
        check_number(depth, "depth of a tree", 1, text.DEEPEST)

    def begin() -> Session:
        usual = Session(door.connect4, size, seed=number)
        named = seats_of((x, o), usual.value["seats"])
        check_seats(named, door.connect4.options, depth=depth)
        seats = [with_depth(seat, depth) for seat in named]
        columns = [str(column) for column in text.read_columns(position)]
        aid = "--position" if columns else None
        return Session.restored(session_of("connect4", size, seats, columns, seed=number, aid=aid))

    options.play(Connect4(), begin, seconds)
