"""`ludologic mastermind ...`: code breaking.

GUESS, SECRET and CODE are codes: `7432`, or `10,2,12,4` above nine colours.
HISTORY is turns `GUESS:ANSWER`; the answer `12` is one black (right place), two white.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from ludologic import display, mastermind
from ludologic.cli.options import (
    Dask,
    Engine,
    Jobs,
    Json,
    Limit,
    Seed,
    number_option,
    taking,
    whole_number,
)
from ludologic.cli.output import (
    Level,
    Output,
    check_form,
    document,
    format_option,
    of_choice,
    progress,
    show_explanation,
    show_left,
    show_tree,
)
from ludologic.errors import BadInput, Impossible, quote
from ludologic.files import cache_folder
from ludologic.mastermind import text
from ludologic.mastermind.text import read_variant
from ludologic.mastermind.tree import Tree
from ludologic.mastermind.values import EngineName, Rule, SolverName, Variant

app = typer.Typer()

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
    variant: VariantName = None,
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
) -> Variant:
    """The variant of that name, changed by the options that are given with it."""
    if variant is not None and None not in (pegs, colours, repeats):
        raise BadInput("pegs, colours and repeats are the whole variant: leave out its name")
    base = read_variant("arbolmaster" if variant is None else variant)
    return Variant(
        base.pegs if pegs is None else pegs,
        base.colours if colours is None else colours,
        base.repeats if repeats is None else repeats,
    )


FORMATS = ("summary", "json", "prolog", "dot", "svg", "html")


@app.command()
@taking(game=variant_of)
def tree(
    game: Variant,
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
    time: Limit = None,
    json: Json = False,
) -> None:
    """Build a decision tree.

    It says which code to guess first, and which after each answer, until the secret is found.
    Ctrl-C ends rule optimal with the best tree so far, and exit code 130. If there is a tree
    at the end of --time, but no proof, it is shown; exit code 1.
    """
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


@app.command()
@taking(game=variant_of)
def feedback(
    guess: Annotated[str, typer.Argument(metavar="GUESS", help="The code that is guessed.")],
    secret: Secret,
    game: Variant,
    engine: Engine = "prolog",
    json: Json = False,
) -> None:
    """Say what SECRET answers to GUESS.

    Black: the right symbol in the right place. White: the right symbol elsewhere.
    """
    black, white = mastermind.feedback(guess, secret, variant=game, engine=engine)
    if json:
        typer.echo(document({"black": black, "white": white}))
    else:
        typer.echo(f"{black} black, {white} white")


@app.command()
@taking(game=variant_of)
def consistent(
    game: Variant,
    history: Turns = None,
    engine: Engine = "prolog",
    time: Limit = None,
    json: Json = False,
) -> None:
    """List the codes that are still possible."""
    codes = mastermind.consistent(history or [], variant=game, engine=engine, time=time)
    show_left([text.show_code(game, code) for code in codes], "code", json)
    if not codes:
        turns = text.read_history(game, history or [])
        numbers = mastermind.contradiction(turns, variant=game, engine=engine)
        raise Impossible(text.contradiction_sentence(game, turns, numbers))


@app.command()
@taking(game=variant_of)
def certain(
    game: Variant,
    history: Turns = None,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Say which symbols are certain in the secret, and which are possible.

    For each place it shows the symbol that all codes still possible have there, or else every
    symbol that one of them has (cautious and brave reasoning of clingo).
    """
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


@app.command()
@taking(game=variant_of)
def explain(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code to be judged.")],
    game: Variant,
    history: Turns = None,
    engine: Engine = "prolog",
    time: Limit = None,
    json: Json = False,
) -> None:
    """Say which past answers exclude CODE.

    If no code is possible at all, say the fewest answers that contradict each other.
    """
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


@app.command()
@taking(game=variant_of)
def suggest(
    game: Variant,
    history: Turns = None,
    solver: Solver = "tree",
    engine: Engine = "prolog",
    depth: Depth = None,
    seed: Seed = None,
    genetic: GeneticNumbers = None,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Say what to guess next.

    tree: the guess of a decision tree that takes at most --depth guesses. five-guess: the code
    whose most frequent feedback is rarest, as Knuth's player chooses. genetic: the best of the
    codes that evolution finds.
    """
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
    typer.echo(document({"guess": shown} | of_choice(choice, shown)) if json else shown)


@app.command()
@taking(game=variant_of)
def solve(
    secret: Secret,
    game: Variant,
    solver: Solver = "tree",
    depth: Depth = None,
    seed: Seed = None,
    genetic: GeneticNumbers = None,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Show the game in which a solver finds SECRET.

    The solvers are those of `suggest`.
    """
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


@app.command()
@taking(game=variant_of)
def evaluate(
    game: Variant,
    solver: Solver = "tree",
    sample: Annotated[
        int | None, number_option("Only N secrets, chosen at random; by default all.")
    ] = None,
    depth: Depth = None,
    seed: Seed = None,
    genetic: GeneticNumbers = None,
    jobs: Jobs = None,
    dask: Dask = None,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Say how many guesses a solver needs.

    It plays for every secret, or for a --sample. tree and five-guess ask each question once for
    all secrets that share it; genetic plays game number N (from 0) with the seed --seed + N.
    """
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
