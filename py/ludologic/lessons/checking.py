"""Whether an answer to an exercise is right: the first query or instance on which it is not.

A relation is judged in Prolog (`logic/lessons/check.pl`); for an answer set program, the answer
sets of each instance are compared, as far as the exercise shows them. An answer runs in a process
of its own with a limit of time and of memory: nothing else stops clingo while it makes rules
ground, or Prolog in a step that sleeps or fills the memory.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from ludologic.checks import check_instance, check_text
from ludologic.engines import asp, door
from ludologic.errors import EngineMissing, LudologicError
from ludologic.lessons.reading import Exercise

SECONDS = 10.0
"""How long a check may take, in seconds."""
MEMORY = 2 << 30
"""How many bytes it may take, if the system can limit them."""
MOST = 500
"""How many answer sets are looked at."""

Sets = frozenset[tuple[str, ...]]
_REFUSED = re.compile(r"#(script|include|show|external|program)\b")
_UNREAD = re.compile(r'%\*.*?\*%|%[^\n]*|"(?:[^"\\\n]|\\["\\n])*"', re.S)
"""The parts of a program that are no statements: comments, and texts in quotes."""


class Verdict(NamedTuple):
    """Whether the answer is right; else the faults of the program, or where it differs."""

    solved: bool
    faults: tuple[str, ...] = ()
    query: str = ""
    yours: str = ""
    reference: str = ""
    what: str = ""


def check(exercise: Exercise, text: str) -> Verdict:
    """The verdict on a program that should solve the exercise."""
    check_instance(exercise, Exercise, "exercise", "it is lessons.exercise(NUMBER)")
    check_text(text, "answer", "it is the text of a program")
    command = [sys.executable, "-m", "ludologic.lessons.checking"]
    given = json.dumps([MEMORY, exercise, text])
    try:
        done = subprocess.run(
            command, input=given, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return Verdict(False, (f"the program has not come to an end after {SECONDS:g} seconds",))
    try:
        solved, faults, *rest = json.loads(done.stdout)
    except ValueError:
        if missing := re.search(r"^ludologic\.errors\.EngineMissing: (.*)", done.stderr, re.M):
            raise EngineMissing(missing[1]) from None
        why = f"the program has needed more than {MEMORY >> 20} MB, or ended what it runs in"
        return Verdict(False, (why,))
    return Verdict(solved, tuple(faults), *rest)


def _main() -> None:
    """The process of a check."""
    memory, fields, text = json.load(sys.stdin)
    with suppress(ImportError, ValueError, OSError):  # not every system limits it
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    json.dump(judged(Exercise(*fields), text), sys.stdout)


def judged(exercise: Exercise, text: str) -> Verdict:
    """As check, in this process: for a program that is known to come to an end."""
    given, reference, asked = exercise.given, exercise.reference, exercise.asked
    if exercise.language == "asp":
        return _compared(given, reference, asked, text)
    said = door.lessons.verdict(given=given, reference=reference, queries=asked, program=text)
    match said["kind"]:
        case "solved":
            return Verdict(True)
        case "fault":
            return Verdict(False, tuple(said["sentences"]))
    return Verdict(False, (), said["query"], said["yours"], said["reference"], said["what"])


def _compared(given: str, reference: str, asked: str, text: str) -> Verdict:
    """The first instance on which the two programs have other answer sets."""
    show, *instances = asked.strip().splitlines()
    if found := _REFUSED.search(_UNREAD.sub(" ", text)):
        return Verdict(False, (f"#{found[1]} is not accepted in an answer: leave it out",))
    for instance in instances:
        right, _ = _sets([given, reference, instance, show])
        try:
            yours, remarks = _sets([given, text, instance, show])
        except LudologicError as error:
            return Verdict(False, (_fault(str(error), text),))
        if yours == right:
            continue
        missing, extra = sorted(right - yours), sorted(yours - right)
        what = (
            f"an answer set is missing: {_shown(missing[0])}"
            if missing
            else f"an answer set is too many: {_shown(extra[0])}"
        )
        more = (
            f"\nno rule makes {atom} true: is its name right?"
            for atom in dict.fromkeys(_UNDEFINED.findall("\n".join(remarks)))
            if re.search(rf"\b{_name(atom)}\b", text)
        )
        return Verdict(False, (), instance, _all(yours), _all(right), what + "".join(more))
    return Verdict(True)


_UNDEFINED = re.compile(r"atom does not occur in any rule head:\s+(\S+)")
_PLACE = re.compile(r"(\d+):(\d+)[-\d:]*: (?:error: (.*)|note: '(\w+)' is unsafe)")


def _name(atom: str) -> str:
    return re.escape(atom.partition("(")[0])


def _sets(texts: Sequence[str]) -> tuple[Sets, tuple[str, ...]]:
    """The answer sets, and what clingo remarks; it counts the lines of each text by themselves."""
    program = asp.Program((), texts=texts)
    if re.search("#(minimize|maximize)", "".join(texts)):
        models = [best.model for best in program.optima(MOST)]
    else:
        models = list(program.models(MOST))
    return frozenset(tuple(sorted(map(asp.text, one))) for one in models), program.remarks


def _fault(said: str, text: str) -> str:
    """What clingo says about the text, with the line where it could not read on."""
    places = _PLACE.findall(said)
    if not places:
        return said
    line, column, what, unsafe = places[-1]
    rows = text.rstrip().split("\n")
    if int(line) > len(rows):
        return f"line {len(rows)}: the text ends where a rule has not: is a full stop missing?"
    if unsafe:
        what = f"{unsafe} is unsafe: each variable has to stand in an atom that is not negated"
    row = rows[int(line) - 1]
    mark = " " * (int(column) - 1) + "^"
    return f"line {line}, column {column}: {what.partition(';')[0]}\n    {row}\n    {mark}"


def _shown(model: tuple[str, ...]) -> str:
    return "{" + ", ".join(model) + "}"


def _all(models: Sets) -> str:
    shown = [_shown(model) for model in sorted(models)]
    more = [f"and {len(shown) - 6} more"] if len(shown) > 6 else []
    return " ".join([*shown[:6], *more]) or "no answer set"


if __name__ == "__main__":
    _main()
