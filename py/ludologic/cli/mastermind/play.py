"""`ludologic mastermind play`: a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from ludologic.cli.mastermind.options import Colours, Pegs, Repeats, Solver, VariantName, variant_of
from ludologic.cli.options import (
    ArchiveFile,
    Json,
    Plain,
    PlayerName,
    SavedGame,
    Scroll,
    number_option,
)
from ludologic.cli.output import document
from ludologic.errors import BadInput


def play(
    context: typer.Context,
    role: Annotated[
        str,
        typer.Option(
            metavar="codebreaker|codemaker|simulation",
            help="codebreaker: you guess. codemaker: you have the secret, and a solver guesses. "
            "simulation: a solver plays, you look on.",
        ),
    ] = "codebreaker",
    solver: Solver = "tree",
    secret: Annotated[
        str | None,
        typer.Option(metavar="CODE", help="The secret; by default it is drawn, or yours alone."),
    ] = None,
    player: PlayerName = None,
    load: SavedGame = None,
    archive: ArchiveFile = None,
    pace: Annotated[
        float,
        typer.Option(metavar="SECONDS", help="How long a solver's game rests at each row."),
    ] = 0.8,
    seed: Annotated[
        int | None, number_option("Draw the same secret and the same lots again.")
    ] = None,
    plain: Plain = False,
    scroll: Scroll = False,
    variant: VariantName = "arbolmaster",
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    json: Json = False,
) -> None:
    """Play in the terminal: break a code, or have yours broken.

    A game is played on a board of ten rows. While playing, `help` lists what can be typed.
    """
    from ludologic.play.terminal import mastermind as session
    from ludologic.play.terminal.place import Options

    game = variant_of(variant, pegs, colours, repeats)
    if load is not None:
        for name in ("role", "solver", "secret", "seed", "variant", "pegs", "colours", "repeats"):
            source = context.get_parameter_source(name)
            if source is not None and source.name == "COMMANDLINE":
                raise BadInput(f"--load brings the game's own {name}: leave out --{name}")
    standing = session.play(
        game, role, solver, secret, seed, Options(player, load, archive, pace, plain, scroll, json)
    )
    if json:
        typer.echo(document(standing))
