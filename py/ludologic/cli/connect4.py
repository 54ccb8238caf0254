"""`ludologic connect4 ...`: a position is the columns played, 1 from the left: `4453`."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from ludologic import connect4, display
from ludologic.checks import check_one_of
from ludologic.cli.options import (
    Dask,
    Engine,
    Jobs,
    Json,
    Limit,
    Seed,
    number_option,
    seconds_option,
    taking,
)
from ludologic.cli.output import document, of_choice, progress
from ludologic.cli.protocol import read_lines, serve
from ludologic.connect4 import text
from ludologic.connect4.board import Board
from ludologic.connect4.values import STANDARD
from ludologic.errors import BadInput, Impossible, Stopped
from ludologic.files import cache_folder

app = typer.Typer()

Position = Annotated[
    str, typer.Argument(metavar="POSITION", help="The columns played, as 4453; none at first.")
]
Depth = Annotated[
    int | None, number_option("The levels of the tree of metric0, metric1 or metric2, usually 4.")
]
Time = Annotated[
    float | None,
    seconds_option("How long it may take: exact and perfect think so long, usually 2 seconds."),
]
Width = Annotated[int, number_option("The columns of the board, 7 at most.")]
Height = Annotated[int, number_option("The rows of the board, 6 at most.")]
Line = Annotated[int, number_option("So many stones in a line win: 4.")]
_PLAYERS = "|".join(connect4.PLAYERS)
_LONGEST = 4096
"""How much is read of a line."""


def size_of(
    width: Width = STANDARD.width,
    height: Height = STANDARD.height,
    line: Line = STANDARD.line,
) -> connect4.Size:
    """The board that the options describe."""
    return connect4.Size(width, height, line)


@app.command()
@taking(size=size_of)
def move(
    size: connect4.Size,
    position: Position = "",
    player: Annotated[
        connect4.PlayerName, typer.Option(parser=str, metavar=_PLAYERS, help="Who chooses.")
    ] = "exact",
    depth: Depth = None,
    seed: Seed = None,
    time: Time = None,
    json: Json = False,
) -> None:
    """Say which column a player chooses.

    metric4 plays at random; metric3 wins and blocks; metric2 and metric1 weigh a tree of --depth
    levels, and metric0 alignments as well. exact plays by the score, as far as --time allows;
    perfect plays by the result, which is proved sooner.
    """
    choice = connect4.move(position, player=player, depth=depth, seed=seed, time=time, size=size)
    if json:
        value: dict[str, Any] = {"column": choice.move, "scores": choice.values}
        if choice.bounds is not None:
            lower, upper = choice.bounds
            value["scores"] = {choice.move: lower} if lower == upper else {}
            value |= {"lower": lower, "upper": upper}
        typer.echo(document(value | of_choice(choice, choice.move)))
    elif choice.bounds is None:
        typer.echo(choice.move)
    else:
        known = f"score {_range(*choice.bounds)}"
        typer.echo(f"{choice.move} ({choice.reason or 'not proved'}; {known})")


def _range(lower: int, upper: int) -> str:
    return f"{lower:+}" if lower == upper else f"{lower:+} to {upper:+}"


@app.command()
@taking(size=size_of)
def score(
    positions: Annotated[
        list[str],
        typer.Argument(metavar="POSITION", help="Positions; - reads them, one a line."),
    ],
    size: connect4.Size,
    time: Annotated[float | None, seconds_option("How long a position may take.")] = None,
    json: Json = False,
) -> None:
    """Say what positions are worth, and each of their columns.

    0 is a draw. If you win with your stone number n, your score is 22 - n, and the loser's is the
    negative of that. On a smaller board it is one more than the stones that the winner would still
    lay if the board were filled. An early position can take minutes or hours; with --time you get
    bounds of its score. `pip install ludologic[book]` brings the scores of all openings.
    """
    if "-" in positions and len(positions) > 1:
        raise BadInput("- must stand alone: it reads the positions from standard input, one a line")
    with connect4.Solver(size=size) as solver:
        if positions != ["-"]:
            for position in positions:
                _say_score(solver, position, time, json)
            return
        for number, given in enumerate(read_lines(sys.stdin, _LONGEST), start=1):
            try:
                if not given.strip():
                    raise BadInput("there is no position: it is the columns played, such as 4453")
                _say_score(solver, given, time, json)
            except BadInput as error:
                if json:
                    typer.echo(document({"error": str(error), "line": number}))
                else:
                    print(f"Error: line {number}: {error}", file=sys.stderr)
            sys.stdout.flush()


def _say_score(solver: connect4.Solver, position: str, time: float | None, json: bool) -> None:
    """The score of a position, and those of its columns."""
    columns: tuple[int | connect4.Bounds | None, ...]
    value: dict[str, Any] = {"position": position.strip()}
    if time is not None:
        found = solver.score_bounds(position, time=time)
        columns = found.bounds
        value["score"] = found.lower if found.lower == found.upper else None
        value |= {"lower": found.lower, "upper": found.upper, "bounds": found.bounds}
        value["columns"] = found.columns
        known = _range(found.lower, found.upper)
        known += "" if found.lower == found.upper else ", not proved"
    else:
        value["score"], columns = solver.score(position)
        value["columns"] = columns
        known = f"{value['score']:+}"
    if json:
        typer.echo(document(value))
        return
    shown = " ".join(map(_column, columns))
    typer.echo(f"{position.strip() or '(start)'}  {known}  columns {shown}")


def _column(known: int | connect4.Bounds | None) -> str:
    """The score of a column, its bounds, or a dot if it has no room."""
    if isinstance(known, tuple):
        lower, upper = known
        return f"{lower:+}" if lower == upper else f"{lower:+}..{upper:+}"
    return "." if known is None else f"{known:+}"


@app.command()
def explain(position: Position = "", time: Limit = None, json: Json = False) -> None:
    """Say what there is to see in a position.

    Wins, forced blocks, poisoned cells, double and stacked threats, odd and even ones; a win within
    1, 3 or 5 plies; if one is found, a proof that the second player at least draws; and best play
    to the end, if it is found in the rest of --time, or in 2 seconds if there is no limit. A cell
    is (column, row), from the bottom left.
    """
    remarks = connect4.explain(position, time=time)
    marks = [
        cell
        for remark in remarks
        if remark.kind in ("win", "forced", "poisoned", "double", "stacked")
        for cell in remark.cells
    ]
    board = Board(position)
    if json:
        value = [
            {"kind": kind, "sentence": sentence, "cells": cells}
            for kind, sentence, cells in remarks
        ]
        shown = text.show_columns(board.moves)
        typer.echo(document({"position": shown, "remarks": value, "marks": marks}))
        return
    display.draw(board, marks)
    typer.echo("\n".join(remark.sentence for remark in remarks))


@app.command()
def engine(
    player: Annotated[
        str, typer.Option(metavar="|".join(connect4.SOLVING), help="Who plays.")
    ] = "exact",
) -> None:
    """Play by a text protocol: commands on standard input, answers on standard output.

    new; play COLUMN; position COLUMNS; go MILLISECONDS (answers `bestmove COLUMN REASON`, the
    reason as `move` gives it: `proved: x wins by stone 7 at the latest`); quit. A command that is
    done is answered `ok`, a wrong one `error ...`.
    """
    with connect4.Solver() as solver:
        chosen = check_one_of(player, connect4.SOLVING, "player who solves")

        def best(board: Board, seconds: float) -> str:
            choice = solver.move(board.moves, player=chosen, time=seconds)
            return f"{choice.move} {choice.reason or 'not proved'}"

        serve(read_lines(sys.stdin, _LONGEST), Board, best, "COLUMN")


@app.command()
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
    json: Json = False,
) -> None:
    """Prove that the first player wins; after column 1 or 2 the second does, after 3 it draws.

    Facts say one player's column in some positions; a search in Prolog proves each position to
    which they lead, and --engine says which ones these are. What is proved is kept: if you stop it,
    by Ctrl-C or --time, the next run goes on from there.
    """
    from ludologic.connect4 import prove as proving

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
    if found.unproved is not None:
        raise Impossible(f"position {found.unproved or '(start)'} {_WHY[found.why or 'open']}")


_WHY = {
    "wrong": "is not what the facts claim: a search proves the contrary",
    "open": "is not covered: the facts have no column, and a search needs more nodes than it may",
}


def _result(found: Any) -> str:
    return f"{found.player} wins" if found.result == "won" else f"{found.player} at least draws"
