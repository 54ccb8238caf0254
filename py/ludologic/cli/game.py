"""`ludologic game ...`: any game of two players, given by its rules alone."""

from __future__ import annotations

from time import monotonic
from typing import Annotated

import typer

from ludologic.checks import check_limit
from ludologic.cli.options import (
    Json,
    number_option,
)
from ludologic.cli.output import document
from ludologic.engines.limit import within
from ludologic.errors import BadInput
from ludologic.games import two_players
from ludologic.words import count

app = typer.Typer()

PLIES = 5
"""How many moves deep the search for a win goes."""

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


@app.command()
def check(game: Game, time: Time = None, json: Json = False) -> None:
    """Say whether a game can be played, or what is wrong with its rules.

    It looks at all states that it reaches within --time: each must have a legal move, or goals if
    the game is over. FILE.pl is a program of your own: role/1, init/1, terminal/1, legal/3, next/4
    and goal/3. FILE.lp says the same of each state(S), and clingo runs it. FILE.kif is a rule sheet
    in the Game Description Language.
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
    """Say who wins within so many plies, whatever the other player does."""
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


def _seconds(time: float | None) -> float:
    """How long the rules of a file may take."""
    seconds = check_limit(time)
    return two_players.SECONDS if seconds is None else seconds
