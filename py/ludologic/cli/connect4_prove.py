"""`ludologic connect4 prove`: what the game is worth, proved from the facts of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludologic import display
from ludologic.cli.options import Dask, Engine, Jobs, Json, Limit, file_name
from ludologic.cli.output import check_file, document, progress, write
from ludologic.errors import Impossible, Stopped
from ludologic.files import cache_folder

if TYPE_CHECKING:
    from ludologic.connect4.prove import Proof


def prove(
    start: Annotated[
        str, typer.Argument(metavar="START", help="The columns played: none, 1, 2 or 3.")
    ] = "",
    facts: Annotated[
        str, typer.Option(metavar="many|few", help="More facts need less search.")
    ] = "many",
    engine: Engine = "prolog",
    jobs: Jobs = None,
    dask: Dask = None,
    anew: Annotated[
        bool, typer.Option("--anew", help="Prove again what was proved before.")
    ] = False,
    time: Limit = None,
    page: Annotated[
        Path | None,
        typer.Option(
            parser=file_name, metavar="FILE", help="Write the proof as a page, to walk through it."
        ),
    ] = None,
    json: Json = False,
) -> None:
    """Prove that the first player wins; after column 1 or 2 the second does, after 3 it draws.

    Facts say one player's column in some positions; a search in Prolog proves each position to
    which they lead, and --engine says which ones these are. What is proved is kept: if you stop it,
    by Ctrl-C or --time, the next run goes on from there.
    """
    from ludologic.connect4 import prove as proving

    check_file(page)
    folder = cache_folder()
    proved = ""
    with progress("proving") as advance:

        def told(done: int, ends: int) -> None:
            nonlocal proved
            proved = f": {done} of {ends} ends are proved, and kept"
            advance(done, ends)

        try:
            found = proving.prove(
                start,
                facts=facts,
                engine=engine,
                jobs=jobs,
                dask=dask,
                folder=folder,
                anew=anew,
                progress=told,
                time=time,
            )
        except KeyboardInterrupt:
            raise Stopped(f"stopped{proved}") from None
    result = _result(found)
    if json:
        value: dict[str, Any] = {
            "result": result,
            "entries": found.entries,
            "ends": found.ends,
            "nodes": found.nodes,
            "proved": found.unproved is None,
        }
        if found.unproved is not None:
            value |= {"unproved": found.unproved, "why": found.why}
        typer.echo(document(value))
    else:
        typer.echo(
            f"{found.entries:,} entries, {found.ends:,} ends, {found.nodes:,} nodes, "
            f"{found.seconds:.1f} seconds"
        )
        if found.unproved is None:
            typer.echo(f"Proved: {result}.")
    if page is not None and found.unproved is None:
        write(display.page(found, proving.walk(found, facts)), page)
    if found.unproved is not None:
        raise Impossible(f"position {found.unproved or '(start)'} {_WHY[found.why or 'open']}")


_WHY = {
    "wrong": "is not what the facts claim: a search proves the contrary",
    "open": "is not covered: the facts have no column, and a search needs more nodes than it may",
}


def _result(found: Proof) -> str:
    return f"{found.player} wins" if found.result == "won" else f"{found.player} at least draws"
