"""`ludologic mastermind ...`: code breaking. The commands' arguments are said in texts.

GUESS, SECRET and CODE are codes: `7432`, or `10,2,12,4` above nine colours.
HISTORY is turns `GUESS:ANSWER`; the answer `12` is one black (right place), two white.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer

from ludologic import mastermind
from ludologic.cli.archive import ArchiveFile
from ludologic.cli.output import Json, check_file, document, progress, whole_number, write
from ludologic.errors import BadInput, EngineMissing, Impossible, Stopped, check_one_of, quote
from ludologic.mastermind import text
from ludologic.mastermind.values import History, Node, Tree, Variant
from ludologic.words import count

app = typer.Typer(
    help="Code breaking: trees, feedback and reasoning.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


FORMATS = ("summary", "json", "prolog", "dot", "svg", "html")

VariantName = Annotated[
    str,
    typer.Option(
        "--variant",
        metavar="NAME",
        help="The game: arbolmaster (4 pegs, 9 colours), easy (4, 6), medium (4, 6, repeats) "
        "or hard (5, 8, repeats).",
    ),
]
Pegs = Annotated[
    int | None, typer.Option(parser=whole_number, metavar="N", help="Symbols in a code, 1 to 8.")
]
Colours = Annotated[
    int | None,
    typer.Option(parser=whole_number, metavar="N", help="Symbols to choose from, 1 to 12."),
]
Repeats = Annotated[
    bool | None, typer.Option("--repeats/--no-repeats", help="May a symbol stand in a code twice?")
]
Engine = Annotated[str, typer.Option(metavar="prolog|clingo", help="Who answers.")]
Solver = Annotated[str, typer.Option(metavar="|".join(mastermind.SOLVERS), help="Who guesses.")]
Seed = Annotated[
    int, typer.Option(parser=whole_number, metavar="N", help="Decides the lots that are drawn.")
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
    typer.Option(
        parser=whole_number,
        metavar="N",
        help="The most guesses a tree may take; by default what is known to do.",
    ),
]
Turns = Annotated[
    list[str] | None,
    typer.Argument(metavar="GUESS:ANSWER", help="Guesses and what they drew, as 1234:12."),
]


def _either_engine(command: Callable[..., None]) -> Callable[..., None]:
    """Where the engine that was asked is missing, name the other if it can answer as well."""

    @wraps(command)
    def asked(**options: Any) -> None:
        try:
            command(**options)
        except EngineMissing as error:
            other = "clingo" if options["engine"] == "prolog" else "prolog"
            if other == "clingo" and (
                options.get("rule", "depth") != "depth"
                or options.get("solver", "five-guess") != "five-guess"
            ):
                raise
            if options.get("format") == "prolog":  # no other engine writes this format
                raise
            raise EngineMissing(f"{error}; or try --engine {other}") from error

    return asked


def _variant(name: str, pegs: int | None, colours: int | None, repeats: bool | None) -> Variant:
    check_one_of(name, mastermind.VARIANTS, "variant")
    base = mastermind.VARIANTS[name]
    return Variant(
        base.pegs if pegs is None else pegs,
        base.colours if colours is None else colours,
        base.repeats if repeats is None else repeats,
    )


@app.command()
@_either_engine
def tree(
    engine: Engine = "prolog",
    rule: Annotated[
        str,
        typer.Option(
            metavar="|".join(mastermind.RULES),
            help="depth: at most --depth guesses. first: ask the first possible code. "
            "minimax: ask the possible code whose largest class is smallest. "
            "optimal: the fewest guesses over all secrets, and a proof of it.",
        ),
    ] = "depth",
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
        int,
        typer.Option(
            parser=whole_number,
            metavar="N",
            help="How many processes work at rule optimal; -1: one a core.",
        ),
    ] = 1,
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
        int,
        typer.Option(
            parser=whole_number,
            metavar="N",
            help="How many levels of guesses summary, dot and svg show.",
        ),
    ] = 2,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="Write to FILE.")
    ] = None,
    variant: VariantName = "arbolmaster",
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    json: Json = False,
) -> None:
    """Build a decision tree.

    It says which code to guess first, and which after each answer, until the secret is found.
    Ctrl-C ends rule optimal with the best tree so far; exit code 130.
    """
    game = _variant(variant, pegs, colours, repeats)
    check_one_of(format, FORMATS, "format")
    if level < 1:
        raise BadInput(f"{level} is no level: it is how many levels of guesses to show, 1 or more")
    check_file(output)
    built = _built(game, rule, first, _depth(depth), engine, jobs, cache)
    if json or format == "json":
        write(document(tree_value(built)), output)
    elif format == "summary" and output is None:
        from rich.console import Console

        from ludologic.pictures.summary import summary

        Console(highlight=False).print(summary(drawn_value(built), level))
    else:
        write(_drawn(built, format, level), output)
    if built.bound is not None and not built.proved:
        raise Stopped(
            f"stopped before the proof was done: the tree takes {built.total} guesses in total, "
            f"and none takes less than {built.bound}"
        )


def _built(
    game: Variant,
    rule: str,
    first: str | None,
    depth: int | str | None,
    engine: str,
    jobs: int,
    cache: bool,
) -> Tree:
    if rule != "optimal":
        return mastermind.tree(game, rule=rule, first=first, depth=depth, engine=engine, jobs=jobs)
    from ludologic.mastermind.kept import folder

    with progress("optimal tree") as advance:
        return mastermind.tree(
            game,
            rule=rule,
            first=first,
            depth=depth,
            engine=engine,
            jobs=jobs,
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


def _drawn(built: Tree, format: str, level: int) -> str:
    if format == "prolog":
        return mastermind.rama(built)
    from ludologic.pictures import tree as picture

    value = drawn_value(built)
    match format:
        case "dot":
            return picture.dot(value, level)
        case "svg":
            return picture.svg(value, level)
        case "html":
            return picture.html(value)
    from io import StringIO

    from rich.console import Console

    from ludologic.pictures.summary import summary

    page = StringIO()
    Console(file=page, width=100, highlight=False).print(summary(value, level))
    return page.getvalue().rstrip("\n")


def tree_value(built: Tree) -> dict[str, Any]:
    """The tree and its figures as JSON has them."""
    return _figures(built) | {"root": _node_value(built.variant, built.root, sizes=False)}


def drawn_value(built: Tree) -> Any:
    """The tree as pictures want it: with the number of codes left at each node."""
    return _figures(built) | {"root": _node_value(built.variant, built.root, sizes=True)}


def _figures(built: Tree) -> dict[str, Any]:
    return {
        "variant": built.variant._asdict(),
        "rule": built.rule,
        "engine": built.engine,
        "codes": built.codes,
        "depth": built.depth,
        "total": built.total,
        "mean": round(built.mean, 6),
        "histogram": list(built.histogram),
    } | ({} if built.bound is None else {"bound": built.bound, "proved": built.proved})


def _node_value(variant: Variant, node: Node, *, sizes: bool) -> dict[str, Any]:
    value: dict[str, Any] = {"guess": text.show_code(variant, node.guess)}
    if sizes:
        value["codes"] = node.codes
    value["children"] = {
        text.show_feedback(answer): _node_value(variant, child, sizes=sizes)
        for answer, child in node.children.items()
    }
    return value


@app.command()
@_either_engine
def feedback(
    guess: Annotated[str, typer.Argument(metavar="GUESS", help="The code that is guessed.")],
    secret: Annotated[str, typer.Argument(metavar="SECRET", help="The code to be found.")],
    engine: Engine = "prolog",
    variant: VariantName = "arbolmaster",
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    json: Json = False,
) -> None:
    """Say what SECRET answers to GUESS.

    Black: the right symbol in the right place. White: the right symbol elsewhere.
    """
    game = _variant(variant, pegs, colours, repeats)
    black, white = mastermind.feedback(guess, secret, variant=game, engine=engine)
    if json:
        typer.echo(document({"black": black, "white": white}))
    else:
        typer.echo(f"{black} black, {white} white")


@app.command()
@_either_engine
def consistent(
    history: Turns = None,
    engine: Engine = "prolog",
    variant: VariantName = "arbolmaster",
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    json: Json = False,
) -> None:
    """List the codes that are still possible."""
    game = _variant(variant, pegs, colours, repeats)
    codes = mastermind.consistent(history or [], variant=game, engine=engine)
    shown = [text.show_code(game, code) for code in codes]
    if json:
        typer.echo(document({"count": len(shown), "codes": shown}))
    elif shown:
        print(count(len(shown), "code"), file=sys.stderr)
        typer.echo("\n".join(shown))
    if not shown:
        raise Impossible(_contradiction(game, history or [], engine))


@app.command()
def certain(
    history: Turns = None,
    variant: VariantName = "arbolmaster",
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    json: Json = False,
) -> None:
    """Say what the secret must have and can have.

    For each place, the symbol that every code still possible has there, or else all that one of
    them has (cautious and brave reasoning of clingo).
    """
    game = _variant(variant, pegs, colours, repeats)
    sure, possible = mastermind.certain(history or [], variant=game)
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
@_either_engine
def explain(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code to be judged.")],
    history: Turns = None,
    engine: Engine = "clingo",
    variant: VariantName = "arbolmaster",
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    json: Json = False,
) -> None:
    """Say which past answers rule CODE out.

    If no code is possible at all, say the fewest answers that contradict each other.
    """
    game = _variant(variant, pegs, colours, repeats)
    conflicts = mastermind.explain(code, history or [], variant=game, engine=engine)
    turns = text.read_history(game, history or [])
    shown = text.show_code(game, text.read_code(game, code))
    numbers = mastermind.contradiction(turns, variant=game, engine=engine) if conflicts else ()
    if json:
        typer.echo(document(_explanation(game, shown, turns, conflicts, numbers)))
    else:
        for number, would in conflicts:
            typer.echo(
                f"{text.show_turn(game, turns[number])} rules it out: "
                f"{shown} would have drawn {text.show_feedback(would)}"
            )
        if not conflicts:
            typer.echo(f"{shown} is still possible")
    if numbers:
        raise Impossible(text.contradiction_sentence(game, turns, numbers))


def _explanation(
    game: Variant,
    code: str,
    turns: History,
    conflicts: list[mastermind.Conflict],
    numbers: tuple[int, ...],
) -> dict[str, Any]:
    return {
        "code": code,
        "possible": not conflicts,
        "conflicts": [
            {
                "turn": number + 1,
                "guess": text.show_code(game, turns[number].guess),
                "answer": text.show_feedback(turns[number].feedback),
                "would": text.show_feedback(would),
            }
            for number, would in conflicts
        ],
        "contradiction": [text.show_turn(game, turns[number]) for number in numbers],
    }


@app.command()
@_either_engine
def suggest(
    history: Turns = None,
    solver: Solver = "tree",
    engine: Engine = "prolog",
    depth: Depth = None,
    seed: Seed = 0,
    genetic: GeneticNumbers = None,
    variant: VariantName = "arbolmaster",
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    json: Json = False,
) -> None:
    """Say what to guess next.

    tree: what a decision tree of --depth guesses asks. five-guess: the code whose most frequent
    feedback is rarest, as Knuth's player. genetic: the best of the codes that evolution finds.
    """
    game = _variant(variant, pegs, colours, repeats)
    guess = mastermind.suggest(
        history or [],
        variant=game,
        solver=solver,
        depth=depth,
        seed=seed,
        genetic=text.read_genetic(genetic),
        engine=engine,
    )
    shown = text.show_code(game, guess)
    typer.echo(document({"guess": shown}) if json else shown)


@app.command()
def solve(
    secret: Annotated[str, typer.Argument(metavar="SECRET", help="The code to be found.")],
    solver: Solver = "tree",
    depth: Depth = None,
    seed: Seed = 0,
    genetic: GeneticNumbers = None,
    variant: VariantName = "arbolmaster",
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    json: Json = False,
) -> None:
    """Show the game in which a solver finds SECRET.

    The solvers are those of `suggest`.
    """
    game = _variant(variant, pegs, colours, repeats)
    turns = mastermind.solve(
        secret,
        variant=game,
        solver=solver,
        depth=depth,
        seed=seed,
        genetic=text.read_genetic(genetic),
    )
    if json:
        guesses = text.turn_values(game, turns)
        typer.echo(document({"solver": solver, "solved": True, "guesses": guesses}))
        return
    for number, (guess, (black, white)) in enumerate(turns, start=1):
        typer.echo(f"{number}  {text.show_code(game, guess)}  {black} black, {white} white")


@app.command()
def evaluate(
    solver: Solver = "tree",
    sample: Annotated[
        int | None,
        typer.Option(
            parser=whole_number,
            metavar="N",
            help="Only N secrets, drawn by lot; by default every one.",
        ),
    ] = None,
    depth: Depth = None,
    seed: Seed = 0,
    genetic: GeneticNumbers = None,
    jobs: Annotated[
        int,
        typer.Option(
            parser=whole_number, metavar="N", help="How many processes work; -1: one a core."
        ),
    ] = 1,
    dask: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Work on the Dask cluster of this scheduler: tcp://host:8786."
        ),
    ] = None,
    variant: VariantName = "arbolmaster",
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    json: Json = False,
) -> None:
    """Say how many guesses a solver needs.

    It is led to every secret, or to a --sample. tree and five-guess ask each question once for
    all secrets that share it; genetic plays game number N (from 0) with the seed --seed + N.
    """
    game = _variant(variant, pegs, colours, repeats)
    with progress(f"evaluating {quote(solver)[1:-1]}") as advance:
        found = mastermind.evaluate(
            variant=game,
            solver=solver,
            depth=depth,
            seed=seed,
            genetic=text.read_genetic(genetic),
            sample=sample,
            jobs=jobs,
            dask=dask,
            progress=advance,
        )
    value = {
        "codes": found.codes,
        "total": found.total,
        "mean": round(found.mean, 6),
        "worst": found.worst,
        "histogram": list(found.histogram),
    }
    if json:
        typer.echo(document(value))
        return
    from rich.console import Console

    from ludologic.pictures.summary import evaluation

    Console(highlight=False).print(evaluation(value))


def _contradiction(game: Variant, history: list[str], engine: str) -> str:
    numbers = mastermind.contradiction(history, variant=game, engine=engine)
    return text.contradiction_sentence(game, text.read_history(game, history), numbers)


@app.command()
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
    player: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Who plays: games and scores are kept by name."),
    ] = None,
    load: Annotated[
        str | None, typer.Option(metavar="NAME", help="Go on with a game that PLAYER saved.")
    ] = None,
    archive: ArchiveFile = None,
    pace: Annotated[
        float,
        typer.Option(metavar="SECONDS", help="How long a solver's game rests at each row."),
    ] = 0.8,
    seed: Annotated[
        int | None,
        typer.Option(
            parser=whole_number, metavar="N", help="Draw the same secret and the same lots again."
        ),
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Draw without colours, in ASCII alone.")
    ] = False,
    variant: VariantName = "arbolmaster",
    pegs: Pegs = None,
    colours: Colours = None,
    repeats: Repeats = None,
    json: Json = False,
) -> None:
    """Play in the terminal: break a code, or have yours broken.

    A game is played on a board of ten rows. While playing, `help` lists what can be typed.
    """
    from ludologic.cli.play import mastermind as session

    game = _variant(variant, pegs, colours, repeats)
    if load is not None:
        for name in ("role", "solver", "secret", "seed", "variant", "pegs", "colours", "repeats"):
            source = context.get_parameter_source(name)
            if source is not None and source.name == "COMMANDLINE":
                raise BadInput(f"--load brings the game's own {name}: leave out --{name}")
    standing = session.play(
        game,
        role,
        solver,
        player=player,
        secret=secret,
        load=load,
        archive=archive,
        pace=pace,
        seed=seed,
        plain=plain,
        json=json,
    )
    if json:
        typer.echo(document(standing))
