"""`ludologic lesson mark`: the answers of a class."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludologic.cli.options import Json, file_name, file_option
from ludologic.cli.output import check_file, document, progress, write
from ludologic.errors import BadInput, quote
from ludologic.lessons import marking
from ludologic.play.pictures.marks import html

MOST = 20
"""How many files that are not marked are named."""


def mark(
    folder: Annotated[
        Path,
        typer.Argument(
            parser=file_name,
            metavar="FOLDER",
            help="A folder that holds one for each learner, with files such as 1.2.pl and 2.3.lp.",
        ),
    ],
    csv: Annotated[
        bool, typer.Option("--csv", help="Print the table as CSV, a row for each learner.")
    ] = False,
    json: Json = False,
    page: Annotated[
        Path | None,
        file_option("Write a page with each answer and what is wrong with it.", "--page"),
    ] = None,
) -> None:
    """Mark a class: which exercises each learner has solved.

    In the table, "yes" is solved and "no" is not; what was not handed in is left empty.
    """
    if csv and json:
        raise BadInput("--csv and --json both say how the table is printed: give one of them")
    check_file(page)
    found = marking.handed_in(folder)
    every = sum(map(len, found.values()))
    marks = []
    with progress("marking") as move:
        for one in marking.marks(found):
            marks.append(one)
            move(len(marks), every)
    table = marking.table(found, marks)
    if others := marking.unmarked(folder, found):
        shown = ", ".join(map(quote, others[:MOST]))
        more = f" and {len(others) - MOST} more" if len(others) > MOST else ""
        typer.echo(
            f"Not marked: {shown}{more}. An answer is a file such as 1.2.pl or 2.3.lp in the "
            "learner's folder.",
            err=True,
        )
    if page is not None:
        write(html(table, marks, others), page)
    if json:
        head, *rows = table
        typer.echo(document({"learners": [dict(zip(head, row, strict=True)) for row in rows]}))
    elif csv:
        typer.echo(marking.as_csv(table), nl=False)
    else:
        typer.echo(_columns(table))


def _columns(table: list[list[str]]) -> str:
    """Each column as wide as its widest entry; the line breaks of a name are shown as signs."""
    rows = [[one if one.isprintable() else quote(one) for one in row] for row in table]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
    return "\n".join(lines)
