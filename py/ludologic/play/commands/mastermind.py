"""`ludologic mastermind play`."""

from __future__ import annotations

import random
from datetime import date
from typing import Annotated

import typer

from ludologic.checks import LARGEST, check_one_of, check_seed
from ludologic.cli.mastermind import Colours, Pegs, Repeats, Solver, VariantName, variant_of
from ludologic.cli.options import Json, number_option
from ludologic.engines import door
from ludologic.errors import BadInput
from ludologic.mastermind import SOLVERS
from ludologic.play.commands.playing import (
    ArchiveFile,
    Options,
    Pace,
    Plain,
    PlayerName,
    SavedGame,
    Scroll,
    is_given,
)
from ludologic.play.terminal.mastermind import ROLES, RULES, Mastermind
from ludologic.play.terminal.seats import YOU
from ludologic.session import SECONDS, Session


def play(
    context: typer.Context,
    role: Annotated[
        str,
        typer.Option(
            metavar="codebreaker|codemaker|simulation",
            help="codebreaker: you guess. codemaker: you have the secret, and a solver guesses. "
            "simulation: a solver plays, and you look on.",
        ),
    ] = "codebreaker",
    solver: Solver = "tree",
    secret: Annotated[
        str | None,
        typer.Option(
            metavar="CODE",
            help="The secret; by default it is chosen at random, or only you know it.",
        ),
    ] = None,
    day: Annotated[bool, typer.Option("--day", help="Today's code, which everybody has.")] = False,
    player: PlayerName = None,
    load: SavedGame = None,
    archive: ArchiveFile = None,
    pace: Pace = 0.8,
    seed: Annotated[int | None, number_option("Make the same random choices again.")] = None,
    plain: Plain = False,
    scroll: Scroll = False,
    variant: VariantName = None,
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    json: Json = False,
) -> None:
    """Play in the terminal: break a code, or let a solver break yours.

    A game is played on a board of ten rows. While playing, `help` lists what can be typed.
    """
    options = Options(player, load, archive, pace, plain, scroll, json)
    options.fresh(context)
    game = variant_of(variant, pegs, colours, repeats)
    check_one_of(role, ROLES, "role")
    if role == "codebreaker" and is_given(context, "solver"):
        raise BadInput("as codebreaker you guess: --solver is for codemaker or simulation")
    check_one_of(solver, (*SOLVERS, *door.mastermind.levels()), "solver")
    given = ("secret", "variant", "pegs", "colours", "repeats")
    if day and any(is_given(context, one) for one in given):
        raise BadInput("--day has a secret and a variant of its own")
    number = random.randrange(LARGEST) if seed is None else check_seed(seed)

    def begin() -> Session:
        maker = YOU if role == "codemaker" and secret is None else RULES
        seats = (YOU if role == "codebreaker" else solver, maker)
        today = str(date.today())
        chosen = door.mastermind.day(date=today) if day else [game, secret]
        return Session(door.mastermind, chosen, seats, number)

    options.play(Mastermind(), begin, SECONDS)
