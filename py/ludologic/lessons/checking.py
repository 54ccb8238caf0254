"""Whether an answer to an exercise is right: the first query or instance on which it is not.

A relation is judged in Prolog (`logic/lessons/check.pl`); of an answer set program the answer sets
of each instance are compared, of which only what the exercise shows is seen.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ludologic.checks import check_instance, check_text
from ludologic.engines import asp, prolog
from ludologic.errors import LudologicError
from ludologic.lessons.reading import Exercise

SECONDS = 10.0
MOST = 500
"""So many answer sets are looked at."""

Sets = frozenset[tuple[str, ...]]
_REFUSED = re.compile(r"#(script|include|show|external|program)\b")
_UNREAD = re.compile(r'%\*.*?\*%|%[^\n]*|"(?:[^"\\\n]|\\["\\n])*"', re.S)
"""What is no statement of a program: comments, and texts in quotes."""


class Verdict(NamedTuple):
    """Whether the answer is right; else the faults of the program, or where it differs."""

    solved: bool
    faults: tuple[str, ...] = ()
    query: str = ""
    yours: str = ""
    reference: str = ""
    what: str = ""


def check(exercise: Exercise, text: str) -> Verdict:
    """What is to be said of a program that is to solve the exercise."""
    check_instance(exercise, Exercise, "exercise", "it is lessons.exercise(NUMBER)")
    check_text(text, "answer", "it is the text of a program")
    if exercise.language == "asp":
        return _within_time(exercise, text)
    said = prolog.answer(
        "lessons_check",
        "answer_verdict",
        *(exercise.given, exercise.reference, exercise.asked, text),
    )[0]
    match said:
        case "solved":
            return Verdict(True)
        case ("fault", faults):
            return Verdict(False, tuple(faults))
    return Verdict(False, (), *said[1:])


def _within_time(exercise: Exercise, text: str) -> Verdict:
    """In a process of its own, because nothing stops clingo while it makes rules ground."""
    given = json.dumps([exercise.given, exercise.reference, exercise.asked, text])
    command = [sys.executable, "-m", "ludologic.lessons.checking"]
    try:
        done = subprocess.run(
            command, input=given, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return Verdict(False, (f"the program has not come to an end after {SECONDS:g} seconds",))
    try:
        solved, faults, *rest = json.loads(done.stdout)
    except ValueError:
        return Verdict(False, (f"clingo ended with code {done.returncode}",))
    return Verdict(solved, tuple(faults), *rest)


def compared(given: str, reference: str, asked: str, text: str) -> Verdict:
    """The first instance on which the two programs have other answer sets."""
    show, *instances = asked.strip().splitlines()
    if found := _REFUSED.search(_UNREAD.sub(" ", text)):
        return Verdict(False, (f"#{found[1]} is not accepted in an answer",))
    for instance in instances:
        right = _sets([given, reference, instance, show])
        try:
            yours = _sets([given, text, instance, show])
        except LudologicError as error:
            return Verdict(False, (_without_paths(str(error)),))
        if yours == right:
            continue
        missing, extra = sorted(right - yours), sorted(yours - right)
        what = (
            f"an answer set is missing: {_shown(missing[0])}"
            if missing
            else f"an answer set is too many: {_shown(extra[0])}"
        )
        return Verdict(False, (), instance, _all(yours), _all(right), what)
    return Verdict(True)


def _sets(texts: Sequence[str]) -> Sets:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "answer.lp"
        file.write_text("\n".join(texts), "utf-8")
        program = asp.Program([file])
        if "#minimize" in file.read_text("utf-8") or "#maximize" in file.read_text("utf-8"):
            models = [best.model for best in program.optima(MOST)]
        else:
            models = list(program.models(MOST))
        return frozenset(tuple(sorted(map(asp.text, model))) for model in models)


def _without_paths(said: str) -> str:
    return re.sub(r"\S*<block>:|\S*answer\.lp:", "", said)


def _shown(model: tuple[str, ...]) -> str:
    return "{" + ", ".join(model) + "}"


def _all(models: Sets) -> str:
    shown = [_shown(model) for model in sorted(models)]
    more = [f"and {len(shown) - 6} more"] if len(shown) > 6 else []
    return " ".join([*shown[:6], *more]) or "no answer set"


if __name__ == "__main__":
    json.dump(compared(*json.load(sys.stdin)), sys.stdout)
