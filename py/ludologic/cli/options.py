"""The options that commands share, whatever their game."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from ludologic.checks import LONGEST_TIME, check_file, check_time
from ludologic.errors import BadInput, quote


def whole_number(given: str | int) -> int:
    """The value of an option that takes a number; the command judges its size."""
    if isinstance(given, int):
        return given
    if not re.fullmatch("[+-]?[0-9]{1,30}", given):
        raise typer.BadParameter(f"{quote(given)} is no whole number")
    return int(given)


def number_option(help: str) -> Any:
    """An option that takes a whole number."""
    return typer.Option(parser=whole_number, metavar="N", help=help)


def seconds(given: str | float) -> float:
    """The value of an option that takes seconds. What is wrong is told as it was typed."""
    try:
        return check_time(float(given))
    except (ValueError, BadInput):
        said = f"{quote(str(given))} is no time: it is 0 to {LONGEST_TIME} seconds"
        raise typer.BadParameter(said) from None


def seconds_option(help: str) -> Any:
    """An option that takes seconds."""
    return typer.Option(parser=seconds, metavar="SECONDS", help=help)


def file_name(given: str | Path) -> Path:
    """The value of an option or of an argument that is a file or a folder."""
    try:
        return check_file(given)
    except BadInput as error:
        raise typer.BadParameter(str(error)) from None


def file_option(help: str, *names: str, metavar: str = "FILE") -> Any:
    """An option that takes a file or a folder, by default `-o` and `--output`."""
    names = names or ("-o", "--output")
    return typer.Option(*names, parser=file_name, metavar=metavar, help=help)


def taking(**makers: Callable[..., Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Let a command take the options of other functions, each in place of what that one makes.

    With `@taking(game=variant_of)` a command has the options of `variant_of`, behind its own, and
    its argument `game` is what `variant_of` makes of them.
    """

    def decorated(command: Callable[..., None]) -> Callable[..., None]:
        own = inspect.signature(command, eval_str=True).parameters
        parts = {
            name: inspect.signature(make, eval_str=True).parameters for name, make in makers.items()
        }
        taken = [one for name, one in own.items() if name not in parts]
        options = [
            one.replace(kind=inspect.Parameter.KEYWORD_ONLY)  # so that each may have a default
            for one in (*taken, *(one for part in parts.values() for one in part.values()))
        ]

        @wraps(command)
        def run(**given: Any) -> None:
            for name, make in makers.items():
                given[name] = make(**{option: given.pop(option) for option in parts[name]})
            command(**given)

        run.__annotations__ = {one.name: one.annotation for one in options}
        run.__signature__ = inspect.Signature(options)  # type: ignore[attr-defined]
        return run

    return decorated


Json = Annotated[bool, typer.Option("--json", help="Print only one JSON document.")]
Engine = Annotated[
    Literal["prolog", "clingo"],
    typer.Option(parser=str, metavar="prolog|clingo", help="Who answers."),
]
Seed = Annotated[int | None, number_option("The seed of all random choices, usually 0.")]
Jobs = Annotated[int | None, number_option("How many processes work, usually 1; -1: one a core.")]
Dask = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="Work on the Dask cluster of this scheduler: tcp://host:8786."
    ),
]
Limit = Annotated[
    float | None, seconds_option("How long it may take; by default there is no limit.")
]
