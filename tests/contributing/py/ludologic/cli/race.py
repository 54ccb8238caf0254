"""`ludologic race ...`: the race to 21."""

from __future__ import annotations

from typing import Annotated

import typer

from ludologic.cli.options import Json
from ludologic.cli.output import document
from ludologic.engines import door

app = typer.Typer()


@app.command()
def best(
    total: Annotated[int, typer.Argument(metavar="SUM", help="The sum so far.")],
    json: Json = False,
) -> None:
    """Say which step wins."""
    step = door.race.best(sum=total)
    typer.echo(document({"step": step}) if json else "none" if step is None else str(step))


@app.command()
def steps(
    total: Annotated[int, typer.Argument(metavar="SUM", help="The sum so far.")],
    json: Json = False,
) -> None:
    """List the steps that may be added."""
    found = door.race.steps(sum=total)
    typer.echo(document({"steps": found}) if json else " ".join(map(str, found)))
