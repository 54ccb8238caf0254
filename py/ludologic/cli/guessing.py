"""`ludologic guessing ...`: solve a guessing game that is given by its rules alone.

GAME is a name, or a file: `.pl`, `.lp` (rules, run as the user's own program) or `.csv` (a table).
HISTORY is turns `QUESTION:ANSWER`.
"""

from __future__ import annotations

import json as reading
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer

from ludologic import games
from ludologic.checks import check_limit, check_one_of
from ludologic.cli.options import (
    Dask,
    Engine,
    Jobs,
    Json,
    file_option,
    number_option,
    seconds_option,
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
from ludologic.display import count
from ludologic.engines.limit import within
from ludologic.errors import BadInput, Impossible, quote, visible
from ludologic.files import unread
from ludologic.games import Guessing
from ludologic.games.guessing import NOBODY
from ludologic.tree import Subtree, shown

WHICH = "which game? Give a name (see `guessing list`), a file, or --words FILE"
FORMATS = ("summary", "json", "dot", "svg", "html")

app = typer.Typer()

Game = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="A name (see `guessing list`), or FILE.pl, .lp, .csv."),
]
Words = Annotated[Path | None, file_option("Words of this list, instead of GAME.", "--words")]
Ends = Annotated[
    games.Ends | None,
    typer.Option(
        parser=str,
        metavar="|".join(games.ENDS),
        help="When the game ends: the secret is known, or has been asked itself. "
        "By default as the rules say.",
    ),
]
Time = Annotated[
    float | None,
    seconds_option(
        f"How long it may take; else the rules of FILE have {games.SECONDS:g} seconds, and the "
        "question any."
    ),
]
Given = Annotated[
    list[str] | None,
    typer.Argument(metavar="GAME QUESTION:ANSWER", help="The game, and its answers so far."),
]
Rule = Annotated[str | None, typer.Option("--rule", hidden=True)]
"""What Python calls `--goal` and `--by`."""
By = Annotated[
    str | None,
    typer.Option(
        metavar="|".join(games.SUGGEST_RULES),
        help="worst: leave the fewest secrets at worst. expected: on average. classes: by the "
        "most answers.",
    ),
]


def one_of_two(option: str, given: str | None, rule: str | None) -> str:
    """How the best is measured, by one of two options; the worst case by default."""
    if given is not None and rule is not None:
        raise BadInput(f"{option} and --rule are two names of one option: give one of them")
    return given or rule or "worst"


def opened(
    game: str | None, words: Path | None, ends: games.Ends | None, time: float | None
) -> Guessing[Any, Any]:
    """The game that was named, or is in the file."""
    if words is not None:
        if game is not None:
            raise BadInput("GAME and --words both say which game: give one of them")
        return games.words(words, ends=ends, time=time)
    if game is None:
        raise BadInput(WHICH)
    if Path(game).suffix in (".pl", ".lp", ".csv"):
        return games.load(game, ends=ends, time=time)
    known = games.names("guessing")
    if game in known:
        return games.named(game, ends=ends, time=time)
    raise BadInput(
        f"{quote(game)} is no guessing game: accepted are {', '.join(known)}, "
        "and files .pl, .lp and .csv"
    )


@contextmanager
def _opened(
    game: str | None, words: Path | None, ends: games.Ends | None, time: float | None
) -> Iterator[Guessing[Any, Any]]:
    """The game. Questions asked meanwhile have the rest of the time."""
    check_limit(time)
    begun = monotonic()
    told = opened(game, words, ends, time)
    with within(time, begun):
        yield told


@contextmanager
def _asked(
    given: list[str] | None, words: Path | None, ends: games.Ends | None, time: float | None
) -> Iterator[tuple[Guessing[Any, Any], list[str]]]:
    """The game and the other arguments: with --words, no name comes before them."""
    texts = list(given or [])
    name = None if words is not None or not texts else texts.pop(0)
    with _opened(name, words, ends, time) as game:
        yield game, texts


@app.command(name="list")
def list_names(json: Json = False) -> None:
    """List the games that come with ludologic."""
    if json:
        typer.echo(document({"names": list(games.names("guessing"))}))
    else:
        typer.echo("\n".join(games.names("guessing")))


@app.command()
def tree(
    game: Game = None,
    words: Words = None,
    depth: Annotated[
        int | None, number_option("The most questions; by default the fewest that are enough.")
    ] = None,
    goal: Annotated[
        str | None,
        typer.Option(
            metavar="|".join(games.TREE_RULES),
            help="worst: the fewest questions at worst. total: the fewest over all secrets. both: "
            "of those with the fewest at worst.",
        ),
    ] = None,
    rule: Rule = None,
    engine: Engine = "prolog",
    jobs: Jobs = None,
    dask: Dask = None,
    ends: Ends = None,
    format: Annotated[str | None, format_option(FORMATS)] = None,
    level: Level = None,
    output: Output = None,
    time: Time = None,
    json: Json = False,
) -> None:
    """Find a decision tree, or prove that there is none.

    It says what to ask first, and what after each answer, until the secret is found.
    With --jobs or --dask Ctrl-C ends it with the best tree so far, and exit code 130.
    If there is a tree at the end of --time, but no proof, it is shown; exit code 1.
    """
    form = check_form(format, FORMATS, level, output, json)
    measure = check_one_of(one_of_two("--goal", goal, rule), games.TREE_RULES, "goal")
    with (
        _opened(game, words, ends, time) as told,
        progress("tree") as advance,
    ):
        built = told.tree(
            depth=depth,
            rule=measure,
            engine=engine,
            jobs=jobs,
            dask=dask,
            progress=advance if jobs not in (None, 1) or dask else None,
        )
    show_tree(built, form, level, output, time)


@app.command()
def suggest(
    given: Given = None,
    words: Words = None,
    by: By = None,
    rule: Rule = None,
    ends: Ends = None,
    time: Time = None,
    json: Json = False,
) -> None:
    """Say what to ask next."""
    measure = check_one_of(one_of_two("--by", by, rule), games.SUGGEST_RULES, "measure")
    with _asked(given, words, ends, time) as (game, texts):
        turns = [game.turn(text) for text in texts]
        choice = game.suggest(turns, rule=measure)
        left = game.consistent(turns)
    if json:
        asked = shown(choice.move)
        typer.echo(document({"question": asked, "left": len(left)} | of_choice(choice, asked)))
    else:
        print(f"{count(len(left), 'secret')} possible", file=sys.stderr)
        typer.echo(visible(shown(choice.move)))


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
    engine: Engine = "prolog",
    ends: Ends = None,
    time: Time = None,
    json: Json = False,
) -> None:
    """Say what each question would draw, for certain or possibly."""
    with _asked(given, words, ends, time) as (game, texts):
        sure, possible = game.certain([game.turn(text) for text in texts], engine=engine)
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
            typer.echo(visible(f"{shown(question)}: {' or '.join(map(shown, answers))}"))


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
        secret, turns = game.secret(texts[0]), [game.turn(text) for text in texts[1:]]
        conflicts = game.explain(secret, turns)
        numbers = game.contradiction(turns) if conflicts else ()
        show_explanation(
            ("question", "secret"),
            texts[0],
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
        certificate = game.certify(_read_tree(game, texts[0]))
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


_LARGEST = 20_000_000
"""The characters of the largest file of a tree."""


def _read_tree(game: Guessing[Any, Any], name: str) -> Subtree:
    try:
        with nullcontext(sys.stdin) if name == "-" else Path(name).open(encoding="utf-8") as stream:
            text = stream.read(_LARGEST + 1)  # a device may have no end
    except (OSError, ValueError) as error:
        raise BadInput(f"{quote(name)} can't be read: {unread(error)}") from None
    if len(text) > _LARGEST:
        raise BadInput(f"{quote(name)} is too large: at most {_LARGEST:,} characters are accepted")
    wrong = BadInput(f"{quote(name)} is no tree as `guessing tree --json` prints it")
    try:
        root = reading.loads(text)["root"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise wrong from None
    return game.subtree(root)
