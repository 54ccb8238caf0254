"""Whether an answer to an exercise is right: the first query or instance on which it is not.

All is decided in `logic/lessons`: a relation is judged in Prolog (`check.pl`); for an answer set
program, Prolog says what clingo is to run, and judges what it found (`trials.pl`). An answer runs
in a process of its own with a limit of time and of memory: nothing else stops clingo while it makes
rules ground, or Prolog in a step that sleeps or fills the memory. The operating system confines
that process (`confining.py`).
"""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

import ludologic
from ludologic.checks import check_instance, check_text
from ludologic.engines import asp, door, rules, swipl
from ludologic.errors import EngineMissing
from ludologic.lessons.confining import confine
from ludologic.lessons.reading import Exercise

SECONDS = 10.0
"""How long a check may compute, in seconds; if it has to wait for others, six times as long."""
MEMORY = 2 << 30
"""How many bytes it may take, if the system can limit them."""
UNCONFINED = (
    "an answer is only checked where the operating system keeps it from everything else: that "
    "takes Linux 5.13 or newer with Landlock and libseccomp, or Node 20 or newer"
)


class Verdict(NamedTuple):
    """Whether the answer is right; else the faults of the program, or where it differs."""

    solved: bool
    faults: tuple[str, ...] = ()
    query: str = ""
    yours: str = ""
    reference: str = ""
    what: str = ""
    part: str = ""
    """The part of the program that is to blame, with stars."""
    remarks: tuple[str, ...] = ()
    """What could be better in a right answer."""

    def told(self, exercise: Exercise) -> str:
        """What the learner is told, in lines."""
        if self.solved:
            return "\n".join([f"{exercise.number} is solved.", *self.remarks])
        if self.faults:
            return "\n".join(self.faults)
        asked = f"?- {self.query}." if exercise.language == "prolog" else self.query
        rows = [asked, f"  yours:    {self.yours}", f"  expected: {self.reference}", self.what]
        return "\n".join([*rows, self.part] if self.part else rows)


def check(exercise: Exercise, text: str) -> Verdict:
    """The verdict on a program that should solve the exercise."""
    check_instance(exercise, Exercise, "exercise", "it is lessons.exercise(NUMBER)")
    check_text(text, "answer", "it is the text of a program")
    command = [sys.executable, "-m", "ludologic.lessons.checking"]
    given = json.dumps([SECONDS, MEMORY, exercise, text])
    endless = Verdict(False, (f"the program has not come to an end after {SECONDS:g} seconds",))
    try:
        done = subprocess.run(
            command,
            input=given,
            capture_output=True,
            text=True,
            timeout=6 * SECONDS,
            cwd=rules.path(),  # the caller's own one may be gone
            check=False,
        )
    except subprocess.TimeoutExpired:
        return endless
    if done.returncode == -signal.SIGXCPU:
        return endless
    try:
        solved, faults, query, yours, reference, what, part, remarks = json.loads(done.stdout)
    except ValueError:
        if missing := re.search(r"^ludologic\.errors\.EngineMissing: (.*)", done.stderr, re.M):
            raise EngineMissing(missing[1]) from None
        if missing := re.search(r"^ludologic\S*\.Unconfined: (.*)", done.stderr, re.M):
            try:
                return _in_node(exercise, text)
            except subprocess.TimeoutExpired:
                return endless
            except (EngineMissing, ImportError) as error:
                raise EngineMissing(f"{UNCONFINED} ({missing[1]}; {error})") from None
        why = f"the program has needed more than {MEMORY >> 20} MB, or ended what it runs in"
        return Verdict(False, (why,))
    return Verdict(solved, tuple(faults), query, yours, reference, what, part, tuple(remarks))


def _in_node(exercise: Exercise, text: str) -> Verdict:
    """As check, in the engines of the pages: WebAssembly has no system that it could reach."""
    node = import_module("ludologic.play.site.node")
    return _verdict(node.verdict(exercise, text, 6 * SECONDS))


def _main() -> None:
    """The process of a check."""
    seconds, memory, fields, text = json.load(sys.stdin)
    confined(seconds, memory)
    json.dump(judged(Exercise(*fields), text), sys.stdout)


def confined(seconds: float, memory: int, folders: Sequence[Path] = ()) -> None:
    """From now on this process only computes, so long and with so many bytes, and reads the rules
    and the folders.

    Prolog must not have started. Raises Unconfined.
    """
    with suppress(ImportError, ValueError, OSError):  # not every system limits them
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (ceil(seconds), ceil(2 * seconds)))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    confine([rules.path(), Path(ludologic.__file__).parent, *swipl.folders(), *folders])


def judged(exercise: Exercise, text: str) -> Verdict:
    """As check, in this process: for a program that is known to come to an end."""
    asked = {"given": exercise.given, "reference": exercise.reference, "queries": exercise.asked}
    if exercise.language == "prolog":
        wrong = [{"text": text, "about": about} for text, about in exercise.wrong]
        return _verdict(door.lessons.verdict(**asked, wrong=wrong, program=text))
    trials = door.lessons.trials(**asked, program=text)
    if trials["kind"] == "fault":
        return _verdict(trials)
    for run in trials["runs"]:
        yours, right = (asp.ran(run[program], run["options"]) for program in ("yours", "right"))
        said = door.lessons.judged(program=text, run=run, yours=yours, right=right)
        if said["kind"] != "solved":
            break
    return _verdict(said)


def _verdict(said: Any) -> Verdict:
    match said["kind"]:
        case "solved":
            return Verdict(True, remarks=tuple(said["remarks"]))
        case "fault":
            return Verdict(False, tuple(said["sentences"]))
    return Verdict(
        False, (), said["query"], said["yours"], said["reference"], said["what"], said["part"]
    )


if __name__ == "__main__":
    _main()
