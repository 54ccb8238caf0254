"""What commands do with their answers: print them, as JSON if asked, or write them whole."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from ludologic import display
from ludologic.checks import check_one_of, check_options
from ludologic.choice import Choice
from ludologic.cli.options import file_option, number_option
from ludologic.display import count
from ludologic.errors import BadInput, Impossible, Stopped, duration, quote, visible
from ludologic.files import replace, why
from ludologic.tree import FORMAT_OPTIONS, LEVELS, Tree, check_level


def document(value: Any) -> str:
    """The value as JSON text on one line."""
    return json.dumps(value, ensure_ascii=False)


def of_choice(choice: Choice[Any], move: Any) -> dict[str, Any]:
    """What a program chose, as a Choice of Python has it; the move as it is typed."""
    reason = choice.reason or None
    return {"move": move, "reason": reason, "value": choice.value, "proved": choice.proved}


@contextmanager
def progress(what: str) -> Iterator[Callable[..., None]]:
    """A bar on standard error, moved by calls of (done, all); none if that is no terminal.

    A third argument replaces the words before the bar.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, every, words=what: bar.update(
            task, completed=done, total=every, description=words
        )


def check_file(file: Path | None) -> None:
    """Raise BadInput if the file can't be written, before the work for it is done."""
    if file is None:
        return
    try:
        if file.is_dir():
            raise BadInput(f"{quote(file)} is a folder: -o takes the name of a file")
        target = file.resolve(strict=file.exists())
        if not target.parent.is_dir():
            raise BadInput(f"{quote(file)} can't be written: there is no such folder")
        if not os.access(target if target.exists() else target.parent, os.W_OK):
            raise BadInput(f"{quote(file)} can't be written: no permission")
    except (OSError, ValueError, RuntimeError) as error:
        if isinstance(error, BadInput):
            raise
        raise _unwritable(file, error) from error


def write(text: str, file: Path | None) -> None:
    """Print the text, or write it to the file: whole, or not at all. In UTF-8, wherever it goes.

    Raises BadInput if the file can't be written.
    """
    if file is None:
        typer.echo(text.encode())
        return
    try:
        replace(file, text + "\n")
    except (OSError, ValueError, RuntimeError) as error:
        raise _unwritable(file, error) from error


def _unwritable(file: Path, error: Exception) -> BadInput:
    return BadInput(f"{quote(file)} can't be written: {why(error)}")


Level = Annotated[
    int | None, number_option("How many levels of the tree summary, dot and svg show, usually 2.")
]
Output = Annotated[Path | None, file_option("Write to FILE.")]


def format_option(formats: Sequence[str]) -> Any:
    """The option that says how a tree is printed."""
    help = "How to print it: usually as a summary."
    return typer.Option("--format", metavar="|".join(formats), help=help)


def check_form(
    format: str | None,
    formats: Sequence[str],
    level: int | None,
    output: Path | None,
    json: bool,
) -> str:
    """The format of a tree. Raises BadInput for one that no tree has, before the search begins."""
    if json and format is not None:
        raise BadInput("json and format both say how the tree is printed: give one of them")
    form = (
        "json" if json else check_one_of("summary" if format is None else format, formats, "format")
    )
    check_options("format", form, lambda: FORMAT_OPTIONS, level=level)
    if level is not None:
        check_level(level)
    check_file(output)
    return form


def show_tree(
    built: Tree, format: str, level: int | None, output: Path | None, time: float | None
) -> None:
    """Print the tree, or write it.

    Then, if its search was stopped, it raises Impossible if there was a limit of time, else
    Stopped.
    """
    if format == "json":
        write(document(built.to_dict()), output)
    elif format == "summary" and output is None:
        display.draw(built, LEVELS if level is None else level)
    else:
        write(built.written(format, level), output)
    if built.stopped and time is not None:
        raise Impossible(f"it is not proved within {duration(time)}: {built.stopped}")
    if built.stopped:
        raise Stopped(f"stopped before the proof was done: {built.stopped}")


def show_left(left: Sequence[str], secret: str, json: bool) -> None:
    """Print the secrets that are still possible, called so."""
    if json:
        typer.echo(document({"count": len(left), f"{secret}s": left}))
    elif left:
        print(count(len(left), secret), file=sys.stderr)
        typer.echo(visible("\n".join(left)))


def show_explanation(
    words: Sequence[str],
    secret: str,
    turns: Sequence[tuple[str, str]],
    conflicts: Sequence[tuple[int, str]],
    contradiction: tuple[Sequence[int], str],
    json: bool,
) -> None:
    """Print which turns rule the secret out, by their numbers, and what it would have drawn.

    words: what a question and a secret are called. contradiction: the numbers of the fewest turns
    that no secret draws together, if there are some, and the sentence that says so, which is then
    raised.
    """
    written = [":".join(turn) for turn in turns]
    numbers, sentence = contradiction
    if json:
        shown = [
            {
                "turn": number,
                words[0]: turns[number - 1][0],
                "answer": turns[number - 1][1],
                "would": would,
            }
            for number, would in conflicts
        ]
        value = {words[1]: secret, "possible": not conflicts, "conflicts": shown}
        together = [written[number - 1] for number in numbers]
        typer.echo(document(value | {"contradiction": together}))
    else:
        for number, would in conflicts:
            said = f"{written[number - 1]} rules it out: {secret} would have drawn {would}"
            typer.echo(visible(said))
        if not conflicts:
            typer.echo(visible(f"{secret} is still possible"))
    if numbers:
        raise Impossible(sentence)
