"""What every command does with its answer: print it, as JSON if asked, or write it whole."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

from ludologic.errors import BadInput

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]


def document(value: Any) -> str:
    """The value as JSON text on one line."""
    return json.dumps(value, ensure_ascii=False)


def write(text: str, file: Path | None) -> None:
    """Print the text, or write it to the file: whole, or not at all.

    Raises BadInput if the file can't be written.
    """
    if file is None:
        typer.echo(text)
        return
    if file.is_dir():
        raise BadInput(f"{file} is a folder: -o takes the name of a file")
    try:
        _replace(file, text + "\n")
    except OSError as error:
        raise BadInput(f"{file} can't be written: {error.strerror}") from error


def _replace(file: Path, text: str) -> None:
    if file.exists() and not file.is_file():  # a device or a pipe has no place to be swapped in
        file.write_text(text, encoding="utf-8")
        return
    target = file.resolve()
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
            stream.write(text)
        temporary.chmod(target.stat().st_mode if target.exists() else 0o666 & ~_umask())
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
