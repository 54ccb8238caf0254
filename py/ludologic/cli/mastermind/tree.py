"""`ludologic mastermind tree`: a decision tree, as text, as data or drawn."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from ludologic import mastermind
from ludologic.cli.asked import Level, Output, check_form, format_option, show_tree
from ludologic.cli.mastermind.options import (
    Colours,
    Pegs,
    Repeats,
    VariantName,
    variant_of,
)
from ludologic.cli.options import Dask, Engine, Json, Limit, number_option, whole_number
from ludologic.cli.output import progress
from ludologic.errors import BadInput, quote
from ludologic.files import cache_folder
from ludologic.mastermind.tree import Tree
from ludologic.mastermind.values import EngineName, Rule, Variant

FORMATS = ("summary", "json", "prolog", "dot", "svg", "html")


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
            help="The most guesses the tree may take; by default the least known to be enough.",
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
        int | None,
        number_option("How many processes work at rule optimal, usually 1; -1: one a core."),
    ] = None,
    dask: Dask = None,
    cache: Annotated[
        bool | None,
        typer.Option(
            "--cache/--no-cache",
            help="Keep what rule optimal settles, and go on with it, as it usually does.",
        ),
    ] = None,
    format: Annotated[str | None, format_option(FORMATS)] = None,
    level: Level = None,
    output: Output = None,
    variant: VariantName = None,
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Build a decision tree.

    It says which code to guess first, and which after each answer, until the secret is found.
    Ctrl-C ends rule optimal with the best tree so far, and exit code 130. If there is a tree
    at the end of --time, but no proof, it is shown; exit code 1.
    """
    game = variant_of(variant, pegs, colours, repeats)
    form = check_form(format, FORMATS, level, output, json)
    built = _built(game, rule, first, _depth(depth), engine, jobs, dask, cache, time)
    show_tree(built, form, level, output, time)


def _built(
    game: Variant,
    rule: Rule | None,
    first: str | None,
    depth: int | str | None,
    engine: EngineName,
    jobs: int | None,
    dask: str | None,
    cache: bool | None,
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
    if rule != "optimal" and cache is not None:
        build = partial(build, cache=cache_folder())
    if engine == "clingo":
        with progress("tree") as advance:
            return build(progress=lambda done, codes, _: advance(done, codes, "codes"))
    if rule != "optimal":
        return build()
    with progress("optimal tree") as advance:
        return build(
            cache=None if cache is False else cache_folder(),
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
