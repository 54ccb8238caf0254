"""The solvers: their next guess, one of their games, how many guesses they need."""

from __future__ import annotations

from typing import Annotated

import typer

from ludologic import display, mastermind
from ludologic.cli.mastermind.options import (
    Colours,
    Depth,
    GeneticNumbers,
    Pegs,
    Repeats,
    Secret,
    Solver,
    Turns,
    VariantName,
    variant_of,
)
from ludologic.cli.options import Dask, Engine, Jobs, Json, Limit, Seed, number_option
from ludologic.cli.output import document, progress
from ludologic.errors import quote
from ludologic.mastermind import text


def suggest(
    history: Turns = None,
    solver: Solver = "tree",
    engine: Engine = "prolog",
    depth: Depth = None,
    seed: Seed = None,
    genetic: GeneticNumbers = None,
    variant: VariantName = None,
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Say what to guess next.

    tree: the guess of a decision tree that takes at most --depth guesses. five-guess: the code
    whose most frequent feedback is rarest, as Knuth's player chooses. genetic: the best of the
    codes that evolution finds.
    """
    game = variant_of(variant, pegs, colours, repeats)
    choice = mastermind.suggest(
        history or [],
        variant=game,
        solver=solver,
        depth=depth,
        seed=seed,
        genetic=text.read_genetic(genetic),
        time=time,
        engine=engine,
    )
    shown = text.show_code(game, choice.move)
    typer.echo(document({"guess": shown}) if json else shown)


def solve(
    secret: Secret,
    solver: Solver = "tree",
    depth: Depth = None,
    seed: Seed = None,
    genetic: GeneticNumbers = None,
    variant: VariantName = None,
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Show the game in which a solver finds SECRET.

    The solvers are those of `suggest`.
    """
    game = variant_of(variant, pegs, colours, repeats)
    turns = mastermind.solve(
        secret,
        variant=game,
        solver=solver,
        depth=depth,
        seed=seed,
        genetic=text.read_genetic(genetic),
        time=time,
    )
    if json:
        guesses = text.turn_values(game, turns)
        typer.echo(document({"solver": solver, "solved": True, "guesses": guesses}))
        return
    for number, (guess, (black, white)) in enumerate(turns, start=1):
        typer.echo(f"{number}  {text.show_code(game, guess)}  {black} black, {white} white")


def evaluate(
    solver: Solver = "tree",
    sample: Annotated[
        int | None, number_option("Only N secrets, chosen at random; by default all.")
    ] = None,
    depth: Depth = None,
    seed: Seed = None,
    genetic: GeneticNumbers = None,
    jobs: Jobs = None,
    dask: Dask = None,
    variant: VariantName = None,
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Say how many guesses a solver needs.

    It plays for every secret, or for a --sample. tree and five-guess ask each question once for
    all secrets that share it; genetic plays game number N (from 0) with the seed --seed + N.
    """
    game = variant_of(variant, pegs, colours, repeats)
    with progress(f"evaluating {quote(solver)[1:-1]}") as advance:
        found = mastermind.evaluate(
            variant=game,
            solver=solver,
            depth=depth,
            seed=seed,
            genetic=text.read_genetic(genetic),
            time=time,
            sample=sample,
            jobs=jobs,
            dask=dask,
            progress=advance,
        )
    if not json:
        display.draw(found)
        return
    value = {
        "codes": found.codes,
        "total": found.total,
        "mean": round(found.mean, 6),
        "worst": found.worst,
        "histogram": list(found.histogram),
    }
    typer.echo(document(value))
