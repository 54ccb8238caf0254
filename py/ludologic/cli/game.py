"""`ludologic game ...`: any game of two players that is told by its rules alone."""

from __future__ import annotations

from time import monotonic
from typing import Annotated

import typer

from ludologic.checks import check_limit
from ludologic.cli.options import (
    PERSON,
    ArchiveFile,
    Json,
    Plain,
    PlayerName,
    SavedGame,
    Scroll,
    Seed,
    number_option,
)
from ludologic.cli.output import document
from ludologic.engines.limit import within
from ludologic.errors import BadInput, quote
from ludologic.games import two_players
from ludologic.words import count

app = typer.Typer()

END = "end"
"""The depth of a search that goes on to the end of the game."""
PLIES = 5
"""How many moves deep a win is looked for."""

Game = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="noughts_and_crosses, nim, connect, connect4, soccer; or FILE.pl, .lp, .kif.",
    ),
]
Time = Annotated[
    float | None,
    typer.Option(
        "--time",
        metavar="SECONDS",
        help=f"How long it may take; else the rules of FILE have {two_players.SECONDS:g} seconds, "
        "and the question any.",
    ),
]
_SEATS = f"{PERSON}|LEVEL|PLAYER"


@app.command()
def check(game: Game, time: Time = None, json: Json = False) -> None:
    """Say whether a game can be played, or what is wrong with its rules.

    Each state that is reached in --time must have a legal move, or goals if the game is over.
    FILE.pl is a program of your own: role/1, init/1, terminal/1, legal/3, next/4 and goal/3.
    FILE.lp says the same of each state(S), and is asked by clingo. FILE.kif is a rule sheet in the
    Game Description Language.
    """
    told = two_players.TwoPlayers(game, seconds=_seconds(time))
    try:
        roles, states, complete = told.check()
    except BadInput as error:
        if json:
            typer.echo(document({"playable": False, "fault": str(error)}))
        raise
    if json:
        value = {"roles": roles, "playable": True, "states": states, "complete": complete}
        typer.echo(document(value))
    else:
        seen = "all" if complete else "the first"
        typer.echo(f"{' and '.join(roles)} can play it: {seen} {count(states, 'state')} are sound.")


@app.command()
def win(
    game: Game,
    moves: Annotated[
        list[str] | None,
        typer.Argument(metavar="MOVE", help="The moves so far; none at the beginning."),
    ] = None,
    plies: Annotated[int, number_option("How many moves deep, of either role.")] = PLIES,
    time: Time = None,
    json: Json = False,
) -> None:
    """Say who wins within so many plies, whatever the other does."""
    played, begun = tuple(moves or ()), monotonic()
    told = two_players.TwoPlayers(game, seconds=_seconds(time))
    with within(time, begun):
        found = told.win(played, plies=plies)
    if json:
        typer.echo(document({"moves": played, "plies": plies, "win": found and found._asdict()}))
    elif found is None:
        typer.echo(f"Nobody wins for certain within {count(plies, 'move')}.")
    else:
        least = "" if found.goal == 100 else f" with a goal of at least {found.goal}"
        within_plies = count(found.plies, "move")
        typer.echo(f"{found.role} wins within {within_plies}{least}, whatever comes.")


@app.command()
def play(
    game: Game,
    first: Annotated[
        str | None, typer.Option(metavar=_SEATS, help="Who plays the first role; you by default.")
    ] = None,
    second: Annotated[
        str | None, typer.Option(metavar=_SEATS, help="Who plays the second.")
    ] = None,
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
    pace: Annotated[
        float, typer.Option(metavar="SECONDS", help="How long two programs rest at each move.")
    ] = 0.8,
    plain: Plain = False,
    scroll: Scroll = False,
    json: Json = False,
) -> None:
    """Play in the terminal: people and programs in either seat.

    LEVEL is easy, medium, hard, or perfect where the game is solved in time. PLAYER is random, at
    random; minimax, which looks --depth moves ahead; or mcts, Monte Carlo tree search; by
    FILE.lp, which is slow, it looks 4 moves ahead. --time is for each move of a program.
    While playing, `help` lists what can be typed: moves, undo, hint, save, load ...
    """
    from ludologic.play.terminal.game import play as session
    from ludologic.play.terminal.place import Options

    standing = session(
        game,
        (first, second),
        _depth(depth),
        playouts,
        seed,
        time,
        Options(player, load, archive, pace, plain, scroll, json),
    )
    if json:
        typer.echo(document(standing))


def _seconds(time: float | None) -> float:
    """How long the rules of a file may take."""
    seconds = check_limit(time)
    return two_players.SECONDS if seconds is None else seconds


def _depth(given: str) -> int | None:
    if given == END:
        return None
    if not given.isascii() or not given.isdigit() or len(given) > 9:
        raise BadInput(f"{quote(given)} is no depth: it is a number of moves, or {END}")
    return int(given)
