"""`site`: the rules in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_cache_path

from ludologic.cli.options import Json, file_option, number_option
from ludologic.cli.output import document
from ludologic.play import site

app = typer.Typer()

Folder = Annotated[
    Path | None, file_option("The folder to make; by default `site`.", metavar="FOLDER")
]


@app.command()
def build(output: Folder = None, json: Json = False) -> None:
    """Make a folder of pages that any host can serve."""
    built = site.build(output or Path("site"))
    if json:
        typer.echo(
            document({"folder": str(built.folder), "files": built.files, "bytes": built.bytes})
        )
    else:
        typer.echo(f"{built.folder}: {built.files} files, {built.bytes / 1e6:.1f} MB")


@app.command()
def serve(
    port: Annotated[int, number_option("The port to listen on; 0 takes any that is free.")] = 8000,
    browser: Annotated[bool, typer.Option(help="Open the pages in a browser.")] = True,
    json: Json = False,
) -> None:
    """Show the pages on this machine, until Ctrl-C."""
    folder = user_cache_path("ludologic") / "site" / "served"

    def ready(address: str) -> None:
        said = document({"address": address}) if json else f"{address} (Ctrl-C ends it)"
        typer.echo(said)

    with site.server(folder, port) as server:  # a port that is taken is said at once
        typer.echo("The pages are being made ...", err=True)
        site.build(folder)
        site.serve(server, ready, show=browser)
