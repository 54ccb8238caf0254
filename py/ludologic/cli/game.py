"""`ludologic game ...`: any game of turns or of moves at the same time, by its rules alone."""

from __future__ import annotations

from time import monotonic
from typing import Annotated

import typer

from ludologic.cli.options import Json, number_option, seconds_option
from ludologic.cli.output import document
from ludologic.display import count
from ludologic.engines.limit import at_once, within
from ludologic.errors import BadInput
from ludologic.games import two_players

app = typer.Typer()

PLIES = 5
"""How many moves deep the search for a win goes."""

Game = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="nim, soccer, chinese_checkers, kuhn_poker and others; or FILE.pl, .lp, .kif.",
    ),
]
Time = Annotated[
    float | None,
    seconds_option(
        f"How long it may take; else the rules of FILE have {two_players.SECONDS:g} seconds, and "
        "the question any."
    ),
]

Moves = Annotated[
    list[str] | None,
    typer.Argument(metavar="MOVE", help="The moves so far; none at the beginning."),
]
Asked = Annotated[
    str | None,
    typer.Option(
        metavar="prolog|clingo",
        help="Who answers, usually prolog: clingo is told the ground rules of FILE.kif.",
    ),
]


@app.command()
def check(game: Game, time: Time = None, json: Json = False) -> None:
    """Say whether a game can be played, or what is wrong with its rules.

    It looks at all states that it reaches within --time: each must have a legal move, or goals if
    the game is over. FILE.pl is a program of your own: role/1, init/1, terminal/1, legal/3, next/4
    (or next/3, if roles move at the same time) and goal/3. FILE.lp says the same of each state(S),
    and clingo runs it. FILE.kif is a rule sheet in the Game Description Language.
    """
    begun = monotonic()
    try:
        told = two_players.TwoPlayers(game, time=time)
        with within(time, begun), at_once():
            roles, states, complete, remarks = told.check()
    except BadInput as error:
        if json:
            typer.echo(document({"playable": False, "fault": str(error)}))
        raise
    if json:
        value = {"roles": roles, "playable": True, "states": states, "complete": complete}
        typer.echo(document({**value, "remarks": remarks}))
    else:
        seen = "all" if complete else "the first"
        sound = f"{seen} {count(states, 'state')} are sound" if states > 1 else "its state is sound"
        who = ", ".join(roles[:-1]) + (" and " if roles[:-1] else "") + roles[-1]
        typer.echo(f"{who} can play it: {sound}.")
        for remark in remarks:
            typer.echo(remark)


@app.command()
def win(
    game: Game,
    moves: Moves = None,
    plies: Annotated[int, number_option("How many moves deep, of either role.")] = PLIES,
    engine: Asked = None,
    time: Time = None,
    json: Json = False,
) -> None:
    """Say who wins within so many plies, even if all others play together.

    If nobody does, and the game ends within them, it says what each reaches on average, and how
    likely each of its moves is then.
    """
    played, begun = tuple(moves or ()), monotonic()
    told = two_players.TwoPlayers(game, time=time)
    with within(time, begun):
        found = told.win(played, plies=plies, engine=engine)
        worth = None if found else told.worth(played, plies=plies)
    if json:
        value = {"moves": played, "plies": plies, "win": found and found._asdict()}
        more = (
            {"worth": {role: str(value) for role, value in worth.values.items()}} if worth else {}
        )
        typer.echo(document(value | more))
    elif worth is not None:
        typer.echo(worth.sentence)
    elif found is None:
        typer.echo(f"Nobody wins for certain within {count(plies, 'move')}.")
    else:
        least = "" if found.goal == 100 else f" with a goal of at least {found.goal}"
        within_plies = count(found.plies, "move")
        typer.echo(f"{found.role} wins within {within_plies}{least}, whatever the others do.")


@app.command()
def solve(
    game: Game,
    moves: Moves = None,
    steps: Annotated[int | None, number_option("How many moves are looked ahead; any.")] = None,
    engine: Asked = None,
    time: Time = None,
    json: Json = False,
) -> None:
    """Find a shortest way to the best goal of a game that one role plays.

    If no way of so many --steps reaches it, that is said, and the best goal within them.
    """
    played, begun = tuple(moves or ()), monotonic()
    told = two_players.TwoPlayers(game, time=time)
    with within(time, begun):
        found = told.solve(played, steps=steps, engine=engine)
    typer.echo(document(found._asdict()) if json else found.sentence)


@app.command()
def why(
    game: Game,
    question: Annotated[
        str,
        typer.Argument(
            metavar="QUESTION",
            help="legal(MOVE), legal(ROLE,MOVE), goal(ROLE,VALUE), terminal; or, of the last move, "
            "next or next(FACT).",
        ),
    ],
    moves: Moves = None,
    time: Time = None,
    json: Json = False,
) -> None:
    """Say why something holds after these moves, or why not, by the clauses of the rules.

    A game in ASP, FILE.lp, has no clauses of Prolog, and is not explained. `+` stands before a line
    that held, and `-` before one that failed.
    """
    begun = monotonic()
    told = two_players.TwoPlayers(game, time=time)
    with within(time, begun):
        found = told.why(question, tuple(moves or ()))
    typer.echo(document(found._asdict()) if json else "\n".join((found.sentence, *found.lines)))
