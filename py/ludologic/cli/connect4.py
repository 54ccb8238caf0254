"""`ludologic connect4 ...`: a position is the columns played, 1 from the left: `4453`."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from ludologic import connect4
from ludologic.cli import connect4_prove
from ludologic.cli.lines import read_lines
from ludologic.cli.options import (
    PERSON,
    ArchiveFile,
    Json,
    Plain,
    PlayerName,
    SavedGame,
    Seed,
    number_option,
)
from ludologic.cli.output import document
from ludologic.cli.protocol import serve
from ludologic.connect4 import text
from ludologic.connect4.board import Board
from ludologic.errors import BadInput

app = typer.Typer(
    help="Connect 4: five players, exact scores, and play.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Position = Annotated[
    str, typer.Argument(metavar="POSITION", help="The columns played, as 4453; '' at the start.")
]
Depth = Annotated[int, number_option("The levels of a metric's tree.")]
Time = Annotated[
    float, typer.Option("--time", metavar="SECONDS", help="How long player exact thinks.")
]
_PLAYERS = "|".join(connect4.PLAYERS)
_SEATS = f"{PERSON}|{_PLAYERS}"
_LONGEST = 4096
"""How much is read of a line."""

app.command()(connect4_prove.prove)


@app.command()
def move(
    position: Position,
    player: Annotated[str, typer.Option(metavar=_PLAYERS, help="Who chooses.")] = "exact",
    depth: Depth = connect4.DEPTH,
    seed: Seed = 0,
    time: Time = connect4.TIME,
    json: Json = False,
) -> None:
    """Say which column a player chooses.

    metric4 plays at random, metric3 wins and blocks, metric2 and metric1 weigh a tree of --depth
    levels, metric0 alignments as well; exact plays by the score, as far as --time allows.
    """
    choice = connect4.move(position, player=player, depth=depth, seed=seed, time=time)
    if json:
        value: dict[str, Any] = {"column": choice.column, "scores": choice.scores}
        if choice.proved is not None:
            value |= {"proved": choice.proved, "lower": choice.lower, "upper": choice.upper}
        typer.echo(document(value))
    elif choice.proved is None:
        typer.echo(choice.column)
    elif choice.proved:
        typer.echo(f"{choice.column} (proved: score {choice.lower:+})")
    else:
        typer.echo(f"{choice.column} (not proved: score {choice.lower:+} to {choice.upper:+})")


@app.command()
def score(
    positions: Annotated[
        list[str],
        typer.Argument(metavar="POSITION...", help="Positions; - reads them, one a line."),
    ],
    time: Annotated[
        float | None, typer.Option(metavar="SECONDS", help="How long a position may take.")
    ] = None,
    json: Json = False,
) -> None:
    """Say what positions are worth, and each of their columns.

    0 is a draw; whoever wins with stone n of theirs has 22 - n, the loser the negative of it. A
    position of the early game can take minutes or hours: with --time its bounds are said, what
    the score is at least and at most.
    """
    if positions == ["-"]:
        for number, line in enumerate(read_lines(sys.stdin, _LONGEST), start=1):
            try:
                _say_score(line, time, json)
            except BadInput as error:
                if json:
                    typer.echo(document({"error": str(error), "line": number}))
                else:
                    print(f"Error: line {number}: {error}", file=sys.stderr)
            sys.stdout.flush()
        return
    if "-" in positions:
        raise BadInput("- stands alone: it reads the positions from standard input, one a line")
    for position in positions:
        _say_score(position, time, json)


def _say_score(position: str, time: float | None, json: bool) -> None:
    if time is None:
        value, columns = connect4.score(position)
        lower = upper = value
    else:
        lower, upper, columns = connect4.score_bounds(position, time=time)
    position = position.strip()
    proved = lower == upper
    if json:
        standing: dict[str, Any] = {"position": position, "score": lower if proved else None}
        if time is not None:
            standing |= {"lower": lower, "upper": upper}
        typer.echo(document(standing | {"columns": columns}))
        return
    known = f"{lower:+}" if proved else f"{lower:+} to {upper:+}, not proved"
    shown = " ".join("." if one is None else f"{one:+}" for one in columns)
    typer.echo(f"{position or '(start)'}  {known}  columns {shown}")


@app.command()
def explain(position: Position, time: Time = connect4.TIME, json: Json = False) -> None:
    """Say what there is to see in a position.

    Wins, forced blocks, poisoned cells, double threats, odd and even threats; a win within 1, 3 or
    5 plies; if one is found, a proof that the second player at least draws; and best play to the
    end, if it is found in --time. A cell is (column, row), from the bottom left.
    """
    from ludologic.cli.play.terminal import Terminal
    from ludologic.pictures import connect4_terminal as pictures

    remarks = connect4.explain(position, time=time)
    marks = [
        cell
        for remark in remarks
        if remark.kind in ("win", "forced", "poisoned", "double")
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
    terminal = Terminal()
    terminal.show(pictures.board(board.value(), terminal.look, marks))
    for remark in remarks:
        terminal.say(remark.sentence)
    if not remarks:
        terminal.say("There is nothing to see.")


@app.command()
def engine() -> None:
    """Play by a text protocol: commands on standard input, answers on standard output.

    new; play COLUMN; position COLUMNS; go MILLISECONDS (answers `bestmove COLUMN`); quit. What
    is done is answered `ok`, and what is wrong `error ...`.
    """
    from ludologic.cli.connect4_engine import Exact

    serve(read_lines(sys.stdin, _LONGEST), Exact())


@app.command()
def play(
    x: Annotated[str, typer.Option("--x", metavar=_SEATS, help="Who begins.")] = PERSON,
    o: Annotated[str, typer.Option("--o", metavar=_SEATS, help="Who comes second.")] = "metric1",
    position: Annotated[
        str, typer.Option(metavar="POSITION", help="The columns played before.")
    ] = "",
    player: PlayerName = None,
    load: SavedGame = None,
    archive: ArchiveFile = None,
    depth: Depth = connect4.DEPTH,
    seed: Seed = 0,
    time: Time = connect4.TIME,
    pace: Annotated[
        float, typer.Option(metavar="SECONDS", help="How long two programs rest at each move.")
    ] = 0.8,
    plain: Plain = False,
    json: Json = False,
) -> None:
    """Play in the terminal: people and programs in either seat.

    While playing, `help` lists what can be typed: undo, hint, review, save, load ... A game of a
    person against a program, played without an aid, enters the ranking: 22 less the winner's
    stones, for the loser the negative of it.
    """
    from ludologic.cli.play import connect4 as session
    from ludologic.cli.play.table import Options

    standing = session.play(
        session.Seats(x, o, depth, seed, time),
        position,
        Options(player, load, archive, pace, plain, json),
    )
    if json:
        typer.echo(document(standing))
