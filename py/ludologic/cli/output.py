"""What every command does with its answer: print it, as JSON if asked, or write it whole."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer

from ludologic.errors import BadInput, quote
from ludologic.files import replace, why


def document(value: Any) -> str:
    """The value as JSON text on one line."""
    return json.dumps(value, ensure_ascii=False)


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
