"""The options of code breaking, and which game and engine they mean."""

from __future__ import annotations

from typing import Annotated

import typer

from ludologic import mastermind
from ludologic.cli.options import number_option
from ludologic.errors import BadInput
from ludologic.mastermind.text import read_variant
from ludologic.mastermind.values import SolverName, Variant

VariantName = Annotated[
    str | None,
    typer.Option(
        "--variant",
        metavar="NAME",
        help="The game: arbolmaster (4 pegs, 9 colours; the usual one), easy (4, 6), medium "
        "(4, 6, repeats) or hard (5, 8, repeats).",
    ),
]
Pegs = Annotated[int | None, number_option("Symbols in a code, 1 to 8.")]
Colours = Annotated[int | None, number_option("Symbols to choose from, 1 to 12.")]
Repeats = Annotated[
    bool | None, typer.Option("--repeats/--no-repeats", help="May a symbol stand in a code twice?")
]
Solver = Annotated[
    SolverName,
    typer.Option(parser=str, metavar="|".join(mastermind.SOLVERS), help="The solver that guesses."),
]
GeneticNumbers = Annotated[
    list[str] | None,
    typer.Option(
        "--genetic",
        metavar="NAME=NUMBER",
        help="A number of the genetic player: population, generations, candidates, or the "
        "probability of crossover, mutation, exchange, inversion. May be given again.",
    ),
]
Depth = Annotated[
    int | None,
    number_option("The most guesses a tree may take; by default the least known to be enough."),
]
Secret = Annotated[str, typer.Argument(metavar="SECRET", help="The code to be found.")]
Turns = Annotated[
    list[str] | None,
    typer.Argument(metavar="GUESS:ANSWER", help="Guesses and what they drew, as 1234:12."),
]


def variant_of(
    name: str | None, pegs: int | None, colours: int | None, repeats: bool | None
) -> Variant:
    """The variant of that name, changed by the options that are given with it."""
    if name is not None and None not in (pegs, colours, repeats):
        raise BadInput("pegs, colours and repeats are the whole variant: leave out its name")
    base = read_variant("arbolmaster" if name is None else name)
    return Variant(
        base.pegs if pegs is None else pegs,
        base.colours if colours is None else colours,
        base.repeats if repeats is None else repeats,
    )
