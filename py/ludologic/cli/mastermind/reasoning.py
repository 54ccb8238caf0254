"""What answers mean: which codes are left, what is sure of the secret, and why."""

from __future__ import annotations

from typing import Annotated

import typer

from ludologic import mastermind
from ludologic.cli.asked import show_explanation, show_left
from ludologic.cli.mastermind.options import (
    Colours,
    Pegs,
    Repeats,
    Secret,
    Turns,
    VariantName,
    variant_of,
)
from ludologic.cli.options import Engine, Json, Limit
from ludologic.cli.output import document
from ludologic.errors import Impossible
from ludologic.mastermind import text


def feedback(
    guess: Annotated[str, typer.Argument(metavar="GUESS", help="The code that is guessed.")],
    secret: Secret,
    engine: Engine = "prolog",
    variant: VariantName = None,
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    json: Json = False,
) -> None:
    """Say what SECRET answers to GUESS.

    Black: the right symbol in the right place. White: the right symbol elsewhere.
    """
    game = variant_of(variant, pegs, colours, repeats)
    black, white = mastermind.feedback(guess, secret, variant=game, engine=engine)
    if json:
        typer.echo(document({"black": black, "white": white}))
    else:
        typer.echo(f"{black} black, {white} white")


def consistent(
    history: Turns = None,
    engine: Engine = "prolog",
    variant: VariantName = None,
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    time: Limit = None,
    json: Json = False,
) -> None:
    """List the codes that are still possible."""
    game = variant_of(variant, pegs, colours, repeats)
    codes = mastermind.consistent(history or [], variant=game, engine=engine, time=time)
    show_left([text.show_code(game, code) for code in codes], "code", json)
    if not codes:
        turns = text.read_history(game, history or [])
        numbers = mastermind.contradiction(turns, variant=game, engine=engine)
        raise Impossible(text.contradiction_sentence(game, turns, numbers))


def certain(
    history: Turns = None,
    variant: VariantName = None,
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Say which symbols are certain in the secret, and which are possible.

    For each place it shows the symbol that all codes still possible have there, or else every
    symbol that one of them has (cautious and brave reasoning of clingo).
    """
    game = variant_of(variant, pegs, colours, repeats)
    sure, possible = mastermind.certain(history or [], variant=game, time=time)
    if json:
        typer.echo(document({"certain": sure, "possible": possible}))
        return
    for place in range(1, game.pegs + 1):
        symbols = [symbol for at, symbol in possible if at == place]
        known = any(at == place for at, _ in sure)
        typer.echo(
            f"place {place}: {'certainly' if known else 'one of'} {' '.join(map(str, symbols))}"
        )


def explain(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code to be judged.")],
    history: Turns = None,
    engine: Engine = "prolog",
    variant: VariantName = None,
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Say which past answers exclude CODE.

    If no code is possible at all, say the fewest answers that contradict each other.
    """
    game = variant_of(variant, pegs, colours, repeats)
    conflicts = mastermind.explain(code, history or [], variant=game, engine=engine, time=time)
    turns = text.read_history(game, history or [])
    numbers = mastermind.contradiction(turns, variant=game, engine=engine) if conflicts else ()
    show_explanation(
        ("guess", "code"),
        text.show_code(game, text.read_code(game, code)),
        [(text.show_code(game, one), text.show_feedback(answer)) for one, answer in turns],
        [(number, text.show_feedback(would)) for number, would in conflicts],
        (numbers, text.contradiction_sentence(game, turns, numbers)),
        json,
    )
