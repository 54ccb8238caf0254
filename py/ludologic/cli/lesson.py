"""`ludologic lesson ...`: the lessons' exercises, from the list to the answer that is checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludologic import lessons
from ludologic.checks import check_number
from ludologic.cli.options import Json, file_name, number_option
from ludologic.cli.output import document
from ludologic.errors import BadInput
from ludologic.lessons.marking import answer

HINTS = 3
"""How many hints an exercise has."""

app = typer.Typer()

Number = Annotated[str, typer.Argument(metavar="N", help="An exercise, such as 1.2.")]


@app.command(name="list")
def list_all(json: Json = False) -> None:
    """List the lessons and their exercises."""
    if json:
        found = [
            {
                "lesson": one.number,
                "title": one.title,
                "exercises": [
                    {"exercise": each.number, "title": each.title, "language": each.language}
                    for each in _of(one.number)
                ],
            }
            for one in lessons.lessons()
        ]
        typer.echo(document({"lessons": found}))
        return
    for one in lessons.lessons():
        typer.echo(f"{one.title}  (logic/lessons/{one.path.name})")
        for each in _of(one.number):
            typer.echo(f"   {each.number:<5} {each.title}")


def _of(lesson: int) -> list[lessons.Exercise]:
    return [one for one in lessons.exercises() if one.number.split(".")[0] == str(lesson)]


@app.command()
def show(
    number: Annotated[str, typer.Argument(metavar="N", help="A lesson, or an exercise: 1 or 1.2.")],
    hints: Annotated[
        int | None, number_option(f"How many hints to show, 0 to {HINTS}, usually none.")
    ] = None,
    solution: Annotated[
        bool, typer.Option("--solution", help="Show the solution, with its reason.")
    ] = False,
    json: Json = False,
) -> None:
    """Show a lesson, or an exercise with as many hints as you want."""
    some = check_number(0 if hints is None else hints, "number of hints", 0, HINTS)
    if number.isdecimal() and len(number) < 5:
        if hints is not None or solution:
            raise BadInput("a lesson has no hints and no solution: those are of an exercise")
        lesson = lessons.lesson(int(number))
        if json:
            typer.echo(document({"lesson": lesson.number, "text": lesson.text}))
        else:
            typer.echo(lesson.text.rstrip())
        return
    one = lessons.exercise(number)
    if json:
        found: dict[str, object] = {"exercise": one.number, "title": one.title, "text": one.text}
        found |= {"language": one.language, "hints": list(one.hints[:some])}
        if solution:
            found |= {"solution": one.solution, "reason": one.reason}
        typer.echo(document(found))
        return
    typer.echo(f"{one.number} {one.title}\n\n{one.text}")
    for place, hint in enumerate(one.hints[:some], 1):
        typer.echo(f"\nHint {place}: {hint}")
    if solution:
        typer.echo(f"\n{one.solution}\n{one.reason}")


@app.command()
def check(
    number: Number,
    file: Annotated[
        Path,
        typer.Argument(parser=file_name, metavar="FILE", help="The program that should solve it."),
    ],
    json: Json = False,
) -> None:
    """Say whether a program solves an exercise, or show a smallest query on which it does not.

    Exit code 0: solved; 1: not.
    """
    one = lessons.exercise(number)
    verdict = lessons.check(one, answer(file))
    if json:
        said: dict[str, object] = {"exercise": number, "solved": verdict.solved}
        if verdict.solved:
            said["remarks"] = list(verdict.remarks)
        elif verdict.faults:
            said["faults"] = list(verdict.faults)
        else:
            names = ("query", "yours", "reference", "what", "part")
            said["counterexample"] = {name: getattr(verdict, name) for name in names}
        typer.echo(document(said))
    else:
        typer.echo(verdict.told(one))
    if not verdict.solved:
        raise typer.Exit(1)
