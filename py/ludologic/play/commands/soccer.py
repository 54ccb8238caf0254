"""`ludologic soccer play`."""

from __future__ import annotations

from typing import Annotated

import typer

from ludologic import soccer
from ludologic.checks import check_seed, check_time
from ludologic.cli.options import Json, Seed
from ludologic.cli.soccer import Costs, FieldName, Goal, Length, Level, Time, Width
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
from ludologic.play.terminal.seats import check_seats, old_session, seats_of
from ludologic.play.terminal.soccer import Soccer, with_costs
from ludologic.session import Session
from ludologic.soccer import arguments


def play(
    context: typer.Context,
    first: Annotated[
        str | None, typer.Option("--first", metavar=SEATS, help="Who plays first; you by default.")
    ] = None,
    second: Annotated[
        str | None, typer.Option("--second", metavar=SEATS, help="Who plays second.")
    ] = None,
    turns: Annotated[
        str, typer.Option("--turns", metavar="TURNS", help="The turns played so far.")
    ] = "",
    player: PlayerName = None,
    load: SavedGame = None,
    archive: ArchiveFile = None,
    costs: Costs = None,
    level: Level = None,
    time: Time = None,
    seed: Seed = 0,
    field: FieldName = "standard",
    width: Width = None,
    length: Length = None,
    goal: Goal = None,
    pace: Pace = 0.8,
    plain: Plain = False,
    scroll: Scroll = False,
    json: Json = False,
) -> None:
    """Play in the terminal: people and programs in either seat.

    LEVEL is easy, medium or hard, PLAYER one of `move`. Where the field is small and solved,
    perfect is a level, too. While playing, `help` lists what can be typed: keys, undo, hint, save,
    load, replay ...
    """
    options = Options(player, load, archive, pace, plain, scroll, json)
    options.fresh(context)
    number = check_seed(0 if seed is None else seed)
    seconds = check_time(arguments.TIME if time is None else time)
    board = soccer.Board(turns, field=arguments.sized(field, width, length, goal))

    def begin() -> Session:
        usual = Session(door.soccer, board.field, seed=number).value["seats"]
        named = seats_of((first, second), usual)
        check_seats(named, door.soccer.options, costs=costs, level=level)
        seats = [with_costs(seat, costs, level) for seat in named]
        aid = "--turns" if board.drawn else None
        return Session.restored(
            old_session("soccer", board.field, seats, board.moves, seed=number, aid=aid)
        )

    options.play(Soccer(), begin, seconds)
