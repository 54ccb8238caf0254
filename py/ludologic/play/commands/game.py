"""`ludologic game play`."""

from __future__ import annotations

from typing import Annotated

import typer

from ludologic.checks import check_limit, check_number, check_seed
from ludologic.cli.game import Game, Time
from ludologic.cli.options import Json, Seed, number_option
from ludologic.engines import door, rules
from ludologic.errors import BadInput, quote
from ludologic.games import two_players
from ludologic.games.two_players import DEEPEST, MOST_PLAYOUTS
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
from ludologic.play.terminal.face import seats_of
from ludologic.play.terminal.game import TwoPlayers, Written, with_numbers
from ludologic.table import SECONDS, Table

END = "end"
"""The depth of a search that goes on to the end of the game."""


def play(
    game: Game,
    first: Annotated[
        str | None, typer.Option(metavar=SEATS, help="Who plays the first role; you by default.")
    ] = None,
    second: Annotated[str | None, typer.Option(metavar=SEATS, help="Who plays the second.")] = None,
    depth: Annotated[
        str, typer.Option(metavar="N|end", help="How many moves deep minimax looks.")
    ] = str(two_players.DEPTH),
    playouts: Annotated[
        int, number_option("How many random games mcts plays before each move.")
    ] = two_players.PLAYOUTS,
    seed: Seed = 0,
    time: Time = None,
    player: PlayerName = None,
    load: SavedGame = None,
    archive: ArchiveFile = None,
    pace: Pace = 0.8,
    plain: Plain = False,
    scroll: Scroll = False,
    json: Json = False,
) -> None:
    """Play in the terminal: people and programs in either seat.

    LEVEL is easy, medium or hard, or perfect if the game is solved in time. PLAYER is random;
    minimax, which looks --depth moves ahead; or mcts, Monte Carlo tree search. If the game is a
    FILE.lp, which is slow, mcts looks 4 moves ahead. --time limits each move of a program.
    While playing, `help` lists what can be typed: moves, undo, hint, save, load ...
    """
    deep = _depth(depth)
    check_limit(time)
    check_seed(seed)
    check_number(playouts, "number of playouts", 1, MOST_PLAYOUTS)

    options = Options(player, load, archive, pace, plain, scroll, json)
    seconds = SECONDS if time is None else time
    own = _written(game)
    if own is not None:
        seats = seats_of((first, second), own.value["seats"])
        options.play(Written(game), lambda: Table(own.game, seats=seats, seed=seed), seconds)
        return

    def begin() -> Table:
        told = {"name": game, "seconds": time}
        usual = Table(door.two_players, told, seed=seed).value["seats"]
        seats = [with_numbers(seat, deep, playouts) for seat in seats_of((first, second), usual)]
        return Table(door.two_players, told, seats, seed)

    options.play(TwoPlayers(), begin, seconds)


def _written(game: str) -> Table | None:
    """The table of a game that has a door of its own and whose board is text; None for others."""
    file = rules.module(f"{game}_table") if game in door.DOORS else None
    if file is None or not file.exists() or game == str(door.two_players):
        return None
    table = Table(door.DOORS[game])
    return table if "shown" in table.view["board"] else None


def _depth(given: str) -> int | None:
    if given == END:
        return None
    if not given.isascii() or not given.isdigit() or len(given) > 9:
        raise BadInput(f"{quote(given)} is no depth: it is a number of moves, or {END}")
    return check_number(int(given), "depth", 1, DEEPEST)
