"""`agree`, `doctor` and `swipl`: are the rules sound, what is installed, and a toplevel."""

from __future__ import annotations

import os
import platform
import re
import warnings
from pathlib import Path
from typing import Annotated

import typer

from ludologic import __version__
from ludologic.agreement import Difference
from ludologic.agreement import agree as agreements
from ludologic.checks import check_file
from ludologic.cli.options import Json, Limit
from ludologic.cli.output import document
from ludologic.display import count
from ludologic.engines import asp, rules
from ludologic.errors import (
    BadInput,
    EngineMissing,
    Impossible,
    LudologicError,
    LudologicWarning,
    quote,
)
from ludologic.files import is_name


def agree(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Only this game, such as connect4.")
    ] = None,
    every: Annotated[
        bool, typer.Option("--all", help="Show each difference, not the likely cause alone.")
    ] = False,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Compare the fast relations of a game with its definition."""
    if json and every:
        raise BadInput("--json shows each difference: leave out --all")
    found = agreements(game, time=time)
    differences = [difference for one in found for difference in one.differences]
    if json:
        names = ("file", "line", "query", "definition", "fast")
        rows = [{name: getattr(one, name) for name in names} for one in differences]
        checked = sum(one.checked for one in found)
        told = {"agrees": not differences, "checked": checked, "differences": rows}
        if differences:
            told["changed"] = [file for one in found for file in one.changed]
        typer.echo(document(told))
    else:
        for one in found:
            verdict = "some answers are not the definition's" if one.differences else "agrees"
            typer.echo(f"{one.game}: {verdict} ({count(one.checked, 'case')} tried)")
            if one.differences and one.changed:
                typer.echo(f"  changed: {', '.join(one.changed)}")
            shown = one.differences if every else one.differences[:1]
            for difference in shown:
                first = " first" if len(one.differences) > 1 and difference is shown[0] else ""
                typer.echo(_shown(difference, first))
            if more := len(one.differences) - len(shown):
                typer.echo(f"  {more} more follow{'s' * (more == 1)} from it; --all shows them")
    if differences:
        raise Impossible(
            f"the fast rules differ from the definition in {count(len(differences), 'relation')}: "
            "change them too, or undo the change"
        )


def _shown(difference: Difference, first: str) -> str:
    """Where the fast relation is told; both queries, and below each what it answers."""
    place = f"{difference.file}:{difference.line}: " if difference.file else ""
    return (
        f"  {place}{difference.relation} differs{first}\n"
        f"    definition  {difference.defined_by}\n                {difference.definition}.\n"
        f"    fast        {difference.query}\n                {difference.fast}."
    )


def doctor(json: Json = False) -> None:
    """Say what is installed, what is missing, and what installs it."""
    found: dict[str, str | None] = {
        "ludologic": __version__,
        "python": platform.python_version(),
    }
    install: dict[str, str] = {}
    for name in ("pyswip", "clingexplaid"):
        found[name] = _package(name)
        if found[name] is None:
            install[name] = f"`pip install {name}`"
    try:
        found["clingo"] = asp.version()
    except EngineMissing as error:
        found["clingo"], install["clingo"] = None, str(error)
    found["swi-prolog"], problem = _swi_prolog()
    if problem:
        install["swi-prolog"] = problem
    if json:
        tried = {name: one for name, (_, one) in TRIED.items()}
        told = {"found": found, "missing": install, "tried": tried, "rules": str(rules.path("."))}
        typer.echo(document(told))
    else:
        for name, version in found.items():
            note = f"  (tried: {TRIED[name][1]})" if name in TRIED and version else ""
            typer.echo(f"{name:13}{version or 'missing: ' + install[name]}{note}")
        typer.echo(f"{'rules':13}{rules.path('load.pl').parent}")
    for name, (least, _) in TRIED.items():
        version = found[name]
        if version and _numbers(version) < _numbers(least):
            warnings.warn(
                f"{name} {version} is older than {least}, the least that works",
                LudologicWarning,
                stacklevel=2,
            )
    if install:
        raise EngineMissing(
            f"{' and '.join(install)} missing: " + "; ".join(dict.fromkeys(install.values()))
        )


TRIED = {
    "python": ("3.10", "3.11, 3.13"),
    "clingo": ("5.7", "5.8"),
    "swi-prolog": ("9.0", "9.0, 9.2"),
}
"""The least versions that work, and those with which all tests were run."""


def _numbers(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", version)[:2]]


def _package(name: str) -> str | None:
    from importlib import metadata

    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def _swi_prolog() -> tuple[str | None, str]:
    from ludologic.engines import door

    try:
        return door.rules.version(), ""
    except LudologicError as error:
        return None, str(error)


def swipl(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE", help="Your own files, such as mine.pl."),
    ] = None,
    trace: Annotated[
        bool,
        typer.Option("--trace", help="A trace shows each sum and comparison; slower."),
    ] = False,
) -> None:
    """Open SWI-Prolog's toplevel with every rule and your own files.

    Your clauses can use every relation of the rules. At the prompt, [mine]. loads mine.pl, make.
    loads what you changed, and [user]. reads clauses until you press Ctrl-D.
    """
    from ludologic.engines import changes, swipl

    own = [_program(file) for file in files or ()]
    program = swipl.program()
    if program is None:
        raise EngineMissing(f"swipl is not on the PATH: {swipl.HOW_TO_INSTALL}")
    for game in rules.compared():
        changes.warn_if_changed(game)
    loaded = [rules.path("trace.pl" if trace else "load.pl"), swipl.TOPLEVEL, *own]
    os.execv(program, [program, *map(str, loaded)])


def _program(name: str) -> Path:
    """A file of Prolog; its name may leave out `.pl`."""
    for file in (check_file(name), Path(f"{name}.pl")):
        if is_name(file) and file.is_file():
            return file.absolute()
    raise BadInput(f"{quote(name)} can't be read: there is no such file")
