"""`ludologic mastermind tree`: a decision tree, as text, as data or drawn."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from ludologic import display, mastermind
from ludologic.checks import check_count, check_one_of
from ludologic.cli.mastermind.options import (
    Colours,
    Pegs,
    Repeats,
    VariantName,
    either_engine,
    variant_of,
)
from ludologic.cli.options import Dask, Engine, Json, Limit, number_option, whole_number
from ludologic.cli.output import check_file, document, progress, write
from ludologic.errors import BadInput, Stopped, quote
from ludologic.mastermind.tree import Tree
from ludologic.mastermind.values import EngineName, Rule, Variant

FORMATS = ("summary", "json", "prolog", "dot", "svg", "html")


@either_engine
def tree(
    engine: Engine = "prolog",
    rule: Annotated[
        Rule | None,
        typer.Option(
            parser=str,
            metavar="|".join(rule for rules in mastermind.RULES.values() for rule in rules),
            help="depth, the usual one: at most --depth guesses. "
            "first: ask the first possible code. "
            "minimax: ask the possible code whose largest class is smallest. "
            "optimal: the fewest guesses over all secrets, and a proof of it. "
            "classes: the most classes, at most --depth guesses (engine clingo, its only one).",
        ),
    ] = None,
    depth: Annotated[
        str | None,
        typer.Option(
            metavar="N|any",
            help="The most guesses the tree may take; by default what is known to do.",
        ),
    ] = None,
    first: Annotated[
        str | None,
        typer.Option(
            metavar="CODE|any",
            help="The first guess; by default the usual one. Rule optimal finds the best of any.",
        ),
    ] = None,
    jobs: Annotated[
        int, number_option("How many processes work at rule optimal; -1: one a core.")
    ] = 1,
    dask: Dask = None,
    cache: Annotated[
        bool,
        typer.Option(
            "--cache/--no-cache", help="Keep what rule optimal settles, and go on with it."
        ),
    ] = True,
    format: Annotated[
        str, typer.Option("--format", metavar="|".join(FORMATS), help="How to print it.")
    ] = "summary",
    level: Annotated[
        int, number_option("How many levels of guesses summary, dot and svg show.")
    ] = 2,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="Write to FILE.")
    ] = None,
    variant: VariantName = "arbolmaster",
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Build a decision tree.

    It says which code to guess first, and which after each answer, until the secret is found.
    Ctrl-C, or the end of --time, ends rule optimal with the best tree so far; exit code 130.
    """
    game = variant_of(variant, pegs, colours, repeats)
    check_one_of(format, FORMATS, "format")
    check_count(level, "level", "it is how many levels of guesses to show, 1 or more")
    check_file(output)
    built = _built(game, rule, first, _depth(depth), engine, jobs, dask, cache, time)
    if json or format == "json":
        write(document(built.value), output)
    elif format == "summary" and output is None:
        display.draw(built, level)
    else:
        write(_written(built, format, level), output)
    if built.bound is not None and not built.proved:
        raise Stopped(
            f"stopped before the proof was done: the tree takes {built.total} guesses in total, "
            f"and none takes less than {built.bound}"
        )


def _built(
    game: Variant,
    rule: Rule | None,
    first: str | None,
    depth: int | str | None,
    engine: EngineName,
    jobs: int,
    dask: str | None,
    cache: bool,
    time: float | None,
) -> Tree:
    build = partial(
        mastermind.tree,
        game,
        rule=rule,
        first=first,
        depth=depth,
        engine=engine,
        jobs=jobs,
        dask=dask,
        time=time,
    )
    if engine == "clingo":
        with progress("tree") as advance:
            return build(progress=lambda done, codes, _: advance(done, codes, "codes"))
    if rule != "optimal":
        return build()
    from ludologic.mastermind.kept import folder

    with progress("optimal tree") as advance:
        return build(
            cache=folder() if cache else None,
            progress=lambda done, classes, bound: advance(
                done, classes, f"at least {bound} guesses, classes settled"
            ),
        )


def _depth(given: str | None) -> int | str | None:
    if given is None or given == "any":
        return given
    try:
        return whole_number(given)
    except typer.BadParameter:
        raise BadInput(
            f"{quote(given)} is no depth: it is a number of guesses, 1 or more, or any"
        ) from None


def _written(built: Tree, format: str, level: int) -> str:
    return mastermind.rama(built) if format == "prolog" else built.written(format, level)
