"""`ludologic connect4 play`."""

from __future__ import annotations

from typing import Annotated

import typer

from ludologic import connect4
from ludologic.checks import check_number, check_seed, check_time
from ludologic.cli.connect4 import Depth, Height, Line, Time, Width
from ludologic.cli.options import Json, Seed
from ludologic.connect4 import text
from ludologic.connect4.values import STANDARD
from ludologic.engines import door
from ludologic.play.commands.playing import (
    SEATS,
    ArchiveFile,
    Options,
    Pace,
    Plain,
    PlayerName,
    SavedGame,
    Scroll,
)
from ludologic.play.terminal.connect4 import Connect4, with_depth
from ludologic.play.terminal.seats import check_seats, old_session, seats_of
from ludologic.session import Session


def play(
    context: typer.Context,
    x: Annotated[
        str | None, typer.Option("--x", metavar=SEATS, help="Who plays first; you by default.")
    ] = None,
    o: Annotated[str | None, typer.Option("--o", metavar=SEATS, help="Who plays second.")] = None,
    position: Annotated[
        str, typer.Option(metavar="POSITION", help="The columns played so far.")
    ] = "",
    player: PlayerName = None,
    load: SavedGame = None,
    archive: ArchiveFile = None,
    depth: Depth = None,
    seed: Seed = 0,
    time: Time = None,
    width: Width = STANDARD.width,
    height: Height = STANDARD.height,
    line: Line = STANDARD.line,
    pace: Pace = 0.8,
    plain: Plain = False,
    scroll: Scroll = False,
    json: Json = False,
) -> None:
    """Play in the terminal: people and programs in either seat.

    LEVEL is easy, medium, hard or perfect, PLAYER one of `move`. While playing, `help` lists what
    can be typed: undo, hint, review, save, load ... If you play a program without an aid, the game
    counts in the ranking: the winner gets 22 less the number of the winner's stones, and the loser
    the negative of that. On smaller boards there is no ranking.
    """
    options = Options(player, load, archive, pace, plain, scroll, json)
    options.fresh(context)
    number = check_seed(0 if seed is None else seed)
    seconds = check_time(connect4.TIME if time is None else time)
    if depth is not None:
        check_number(depth, "depth of a tree", 1, text.DEEPEST)
    size = connect4.Size(width, height, line)

    def begin() -> Session:
        usual = Session(door.connect4, size, seed=number)
        named = seats_of((x, o), usual.value["seats"])
        check_seats(named, door.connect4.options, depth=depth)
        seats = [with_depth(seat, depth) for seat in named]
        columns = [str(column) for column in text.read_columns(position)]
        aid = "--position" if columns else None
        return Session.restored(old_session("connect4", size, seats, columns, seed=number, aid=aid))

    options.play(Connect4(), begin, seconds)
