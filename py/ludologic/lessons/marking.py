"""The answers of a class: a folder for each learner, with files such as `1.2.pl`."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from ludologic.errors import BadInput, quote
from ludologic.files import read_text, unread
from ludologic.lessons.checking import Verdict, check
from ludologic.lessons.reading import exercise, exercises

LONGEST = 100_000
"""The most bytes that an answer may have."""
SUFFIXES = {"prolog": ".pl", "asp": ".lp"}
"""How the name of a file ends that holds an answer in this language."""


class Mark(NamedTuple):
    """The verdict on what a learner has handed in for an exercise. No text: it can't be read."""

    learner: str
    exercise: str
    verdict: Verdict
    text: str | None = None


def answer(file: Path) -> str:
    """The text of an answer. Raises BadInput if it is none, or too long."""
    return read_text(file, LONGEST)


def unmarked(folder: Path, found: Mapping[str, Mapping[str, Path]]) -> list[str]:
    """The files that are no answers by their names or places, as paths in the folder."""
    taken = {file for some in found.values() for file in some.values()}
    every = (one for one in folder.rglob("*") if not one.is_dir() and one not in taken)
    return sorted(str(one.relative_to(folder)) for one in every)


def handed_in(folder: Path) -> dict[str, dict[str, Path]]:
    """For each learner the files by the exercises' numbers, both in their order.

    Raises BadInput if there is no learner.
    """
    names = {f"{one.number}{SUFFIXES[one.language]}": one.number for one in exercises()}
    try:
        learners = sorted(one for one in folder.iterdir() if one.is_dir())
        found = {
            learner.name: {
                number: learner / name
                for name, number in names.items()
                if os.path.lexists(learner / name)
            }
            for learner in learners
        }
    except OSError as error:
        raise BadInput(f"{quote(folder)} can't be read: {unread(error)}") from error
    if not found:
        raise BadInput(
            f"there is no folder in {quote(folder)}: each learner has one, "
            "with files such as 1.2.pl"
        )
    return found


def marks(found: Mapping[str, Mapping[str, Path]]) -> Iterator[Mark]:
    """The marks of what was handed in, in its order; checks run on all processors."""
    files = [
        (learner, number, file) for learner, some in found.items() for number, file in some.items()
    ]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        try:
            yield from pool.map(lambda one: _mark(*one), files)
        finally:  # after Ctrl-C no further check begins
            pool.shutdown(cancel_futures=True)


def _mark(learner: str, number: str, file: Path) -> Mark:
    """What can't be read is a mark, too: the others still count."""
    try:
        if file.is_symlink():  # it would show what only the teacher can read
            raise BadInput(f"{quote(file.name)} is a link to another file")
        text = answer(file)
    except BadInput as error:
        said = str(error).replace(f"{file.parent}{os.sep}", "")
        return Mark(learner, number, Verdict(False, (said,)))
    return Mark(learner, number, check(exercise(number), text), text)


def table(found: Mapping[str, Mapping[str, Path]], marks: Iterable[Mark]) -> list[list[str]]:
    """A row for each learner, below the names of the columns: "yes" is solved, "no" is not.

    There is a column for each exercise that somebody handed in.
    """
    solved = {(one.learner, one.exercise): one.verdict.solved for one in marks}
    every = [
        one.number for one in exercises() if any(one.number in some for some in found.values())
    ]
    said = {True: "yes", False: "no", None: ""}
    rows = [
        [
            learner,
            *(said[solved.get((learner, number))] for number in every),
            str(sum(solved[learner, number] for number in files)),
            str(len(files)),
        ]
        for learner, files in found.items()
    ]
    return [["learner", *every, "solved", "handed in"], *rows]


def as_csv(table: Iterable[Sequence[str]]) -> str:
    """The table as CSV. A name that a spreadsheet would take for a formula begins with a quote."""
    text = StringIO()
    for row in table:
        csv.writer(text).writerow(f"'{one}" if one[:1] in set("=+-@\t\r") else one for one in row)
    return text.getvalue()
