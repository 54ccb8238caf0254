"""`ludologic guessing ...`: solve a guessing game that is given by its rules alone.

GAME is a name, or a file: `.pl`, `.lp` (rules, run as the user's own program) or `.csv` (a table).
HISTORY is turns `QUESTION:ANSWER`.
"""

from __future__ import annotations

import json as reading
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer

from ludologic import games
from ludologic.checks import check_limit
from ludologic.cli.asked import (
    Level,
    Output,
    check_form,
    format_option,
    show_explanation,
    show_left,
    show_tree,
)
from ludologic.cli.options import Dask, Engine, Json, number_option
from ludologic.cli.output import document, progress
from ludologic.engines.limit import within
from ludologic.errors import BadInput, Impossible, quote
from ludologic.games import Guessing
from ludologic.games.guessing import NOBODY
from ludologic.tree import Known, Node, Subtree, shown
from ludologic.words import count

WHICH = "which game? Give a name (see `guessing list`), a file, or --words FILE"
FORMATS = ("summary", "json", "dot", "svg", "html")

app = typer.Typer()

Game = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="A name (see `guessing list`), or FILE.pl, .lp, .csv."),
]
Words = Annotated[
    Path | None,
    typer.Option("--words", metavar="FILE", help="Words of this list, instead of GAME."),
]
Ends = Annotated[
    str | None,
    typer.Option(
        metavar="|".join(games.ENDS),
        help="When the game ends: the secret is known, or has been asked itself. "
        "By default as the rules say.",
    ),
]
Time = Annotated[
    float | None,
    typer.Option(
        "--time",
        metavar="SECONDS",
        help=f"How long it may take; else the rules of FILE have {games.SECONDS:g} seconds, and "
        "the question any.",
    ),
]
Given = Annotated[
    list[str] | None,
    typer.Argument(metavar="GAME QUESTION:ANSWER", help="The game, and its answers so far."),
]
By = Annotated[
    str,
    typer.Option(
        metavar="|".join(games.MEASURES),
        help="worst: leave the fewest secrets at worst. expected: on average. classes: by the "
        "most answers.",
    ),
]


def opened(game: str | None, words: Path | None, ends: str | None, time: float | None) -> Guessing:
    """The game that was named, or is in the file."""
    seconds = check_limit(time)
    if words is not None:
        return games.words(words, ends=ends)
    if game is None:
        raise BadInput(WHICH)
    if Path(game).suffix in (".pl", ".lp", ".csv"):
        return games.load(game, ends=ends, seconds=games.SECONDS if seconds is None else seconds)
    if game in games.names():
        return games.named(game, ends=ends)
    raise BadInput(
        f"{quote(game)} is no guessing game: accepted are {', '.join(games.names())}, "
        "and files .pl, .lp and .csv"
    )


@contextmanager
def _asked(
    given: list[str] | None, words: Path | None, ends: str | None, time: float | None
) -> Iterator[tuple[Guessing, list[str]]]:
    """The game and the other arguments: with --words, no name comes before them.

    Questions asked meanwhile have the rest of the time.
    """
    begun = monotonic()
    texts = list(given or [])
    name = None if words is not None or not texts else texts.pop(0)
    game = opened(name, words, ends, time)
    with within(time, begun):
        yield game, texts


@app.command(name="list")
def list_names(json: Json = False) -> None:
    """List the games that come with ludologic."""
    if json:
        typer.echo(document({"names": list(games.names())}))
    else:
        typer.echo("\n".join(games.names()))


@app.command()
def tree(
    game: Game = None,
    words: Words = None,
    depth: Annotated[
        int | None, number_option("The most questions; by default the fewest that are enough.")
    ] = None,
    goal: Annotated[
        str,
        typer.Option(
            metavar="|".join(games.GOALS),
            help="worst: the fewest questions at worst. total: the fewest over all secrets. both: "
            "of those with the fewest at worst.",
        ),
    ] = "worst",
    engine: Engine = "prolog",
    jobs: Annotated[int, number_option("How many processes work; -1: one a core.")] = 1,
    dask: Dask = None,
    ends: Ends = None,
    format: Annotated[str, format_option(FORMATS)] = "summary",
    level: Level = 2,
    output: Output = None,
    time: Time = None,
    json: Json = False,
) -> None:
    """Find a decision tree, or prove that there is none.

    It says what to ask first, and what after each answer, until the secret is found.
    With --jobs or --dask Ctrl-C ends it with the best tree so far; exit code 130.
    """
    check_form(format, FORMATS, level, output)
    with (
        _asked(None if game is None else [game], words, ends, time) as (told, _),
        progress("tree") as advance,
    ):
        built = told.tree(
            depth=depth, goal=goal, engine=engine, jobs=jobs, dask=dask, progress=advance
        )
    show_tree(built, format, level, output, json)


@app.command()
def suggest(
    given: Given = None,
    words: Words = None,
    by: By = "worst",
    ends: Ends = None,
    time: Time = None,
    json: Json = False,
) -> None:
    """Say what to ask next."""
    with _asked(given, words, ends, time) as (game, texts):
        turns = [game.turn(text) for text in texts]
        question = game.suggest(turns, by=by)
        left = game.consistent(turns)
    if json:
        value: dict[str, Any] = {"question": question and shown(question), "left": len(left)}
        if question is None:
            value["secret"] = shown(left[0])
        typer.echo(document(value))
    elif question is None:
        typer.echo(f"it is {shown(left[0])}")
    else:
        print(f"{count(len(left), 'secret')} possible", file=sys.stderr)
        typer.echo(shown(question))


@app.command()
def consistent(
    given: Given = None,
    words: Words = None,
    engine: Engine = "prolog",
    ends: Ends = None,
    time: Time = None,
    json: Json = False,
) -> None:
    """List the secrets that are still possible."""
    with _asked(given, words, ends, time) as (game, texts):
        turns = [game.turn(text) for text in texts]
        left = [shown(secret) for secret in game.consistent(turns, engine=engine)]
    show_left(left, "secret", json)
    if not left:
        raise Impossible(NOBODY if engine == "clingo" else game.contradiction_sentence(turns))


@app.command()
def certain(
    given: Given = None,
    words: Words = None,
    ends: Ends = None,
    time: Time = None,
    json: Json = False,
) -> None:
    """Say what each question would draw, for certain or possibly. Clingo answers."""
    with _asked(given, words, ends, time) as (game, texts):
        sure, possible = game.certain([game.turn(text) for text in texts])
    if json:
        value = {
            "certain": {shown(question): shown(answer) for question, answer in sure.items()},
            "possible": {
                shown(question): [shown(answer) for answer in answers]
                for question, answers in possible.items()
            },
        }
        typer.echo(document(value))
    else:
        for question, answers in possible.items():
            typer.echo(f"{shown(question)}: {' or '.join(map(shown, answers))}")


@app.command()
def explain(
    given: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="GAME SECRET QUESTION:ANSWER",
            help="The game, the secret to judge, and the answers so far.",
        ),
    ] = None,
    words: Words = None,
    ends: Ends = None,
    time: Time = None,
    json: Json = False,
) -> None:
    """Say which answers exclude SECRET."""
    with _asked(given, words, ends, time) as (game, texts):
        if not texts:
            raise BadInput("which secret? It comes after GAME, and then the turns QUESTION:ANSWER")
        secret, turns = texts[0], [game.turn(text) for text in texts[1:]]
        conflicts = game.explain(secret, turns)
        numbers = game.contradiction(turns) if conflicts else ()
        show_explanation(
            ("question", "secret"),
            secret,
            [(shown(question), shown(answer)) for question, answer in turns],
            [(number, shown(would)) for number, would in conflicts],
            (numbers, game.contradiction_sentence(turns) if numbers else ""),
            json,
        )


@app.command()
def certify(
    given: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME TREE", help="The game; the file of a tree, or -."),
    ] = None,
    words: Words = None,
    ends: Ends = None,
    time: Time = None,
    json: Json = False,
) -> None:
    """Lead every secret through a tree that `tree --json` printed."""
    with _asked(given, words, ends, time) as (game, texts):
        if len(texts) != 1:
            raise BadInput("which tree? Give one file, as `guessing tree --json` prints it, or -")
        certificate = game.certify(_read_tree(texts[0]))
    if json:
        value = {
            "correct": certificate.correct,
            "faults": [
                {"kind": fault.kind, "what": [shown(one) for one in fault.what]}
                for fault in certificate.faults
            ],
            "histogram": list(certificate.histogram),
        }
        typer.echo(document(value))
    elif certificate.correct:
        typer.echo(
            f"every secret is found, by at most {count(len(certificate.histogram), 'question')}"
        )
    if not certificate.correct:
        raise Impossible(f"the tree is wrong: {_fault_sentence(certificate.faults)}")


def _fault_sentence(faults: tuple[games.Fault, ...]) -> str:
    names = [shown(one) for one in faults[0].what]
    said = {
        "secret": "{} is not found",
        "question": "{} may not be asked",
        "branch": "what follows the answer {1} to {0} is not one tree",
    }[faults[0].kind].format(*names)
    more = len(faults) - 1
    return f"{said}, and {count(more, 'fault')} more" if more else said


def _read_tree(name: str) -> Subtree:
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text("utf-8")
    except (OSError, ValueError) as error:
        raise BadInput(f"{quote(name)} can't be read: {error}") from None
    wrong = BadInput(f"{quote(name)} is no tree as `guessing tree --json` prints it")
    try:
        value = reading.loads(text)
        return _node(value["root"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise wrong from None


def _node(value: dict[str, Any]) -> Subtree:
    if "secret" in value:
        return Known(str(value["secret"]))
    children = {str(answer): _node(child) for answer, child in value["children"].items()}
    below = sum(1 if isinstance(one, Known) else one.secrets for one in children.values())
    return Node(str(value["question"]), below, children)
