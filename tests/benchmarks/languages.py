"""The question of lesson 12 in three languages (`python tests/benchmarks/languages.py`).

Runs the lesson's own cells: which codes can the secret still be? Each by processor time, the least
of several, in units of the plain Python program; each finds the same 64 codes. clingo's time is
with the grounding, Prolog's without its start.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

sys.path.pop(0)  # this folder has a mastermind.py, which is not the package of that name

from ludologic import lessons
from ludologic.engines import asp, rules

TIMES = 10
ROUNDS = 5
CODES = 64
CELLS = lessons.lesson(12).cells


def cell(language: str) -> str:
    return next(one.text for one in CELLS if one.language == language)


def least(work: Callable[[], int]) -> float:
    """Seconds of processor time."""
    found = []
    for _ in range(TIMES):
        begun = time.process_time()
        assert work() == CODES
        found.append(time.process_time() - begun)
    return min(found)


def in_python() -> float:
    names: dict[str, Any] = {}
    with redirect_stdout(StringIO()):
        exec(compile(cell("python"), "lesson 12", "exec"), names)
    return least(lambda: len(names["consistent"](names["history"])))


def in_prolog(folder: Path, goal: str) -> float:
    """The count that goal gives, by swipl."""
    clauses, _, _ = cell("prolog").partition("?- ")
    file = folder / "lesson.pl"
    file.write_text(clauses, "utf-8")
    timed = (
        f"findall(T, ( between(1, {TIMES}, _), statistics(cputime, T0), once(({goal})), "
        f"statistics(cputime, T1), Number =:= {CODES}, T is T1 - T0 ), Ts), "
        f"length(Ts, {TIMES}), min_list(Ts, Least), print(Least), nl, halt"
    )
    command = ["swipl", "-q", "-O", "-s", str(rules.path("load.pl")), "-g"]
    command += [f"consult('{file}'), {timed}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    return float(done.stdout)


def in_asp(folder: Path) -> float:
    file = folder / "lesson.lp"
    file.write_text(cell("asp"), "utf-8")
    files = [rules.path("mastermind", "definition.lp"), file]
    return least(lambda: len(list(asp.Program(files).models())))


def main() -> None:
    _, _, query = cell("prolog").partition("?- ")
    history = "[[1,2,3,4]-(1-2), [1,3,2,5]-(0-2)]"
    fast = f"history_code(variant(4, 9, false), {history}, _)"
    least_of: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for _ in range(ROUNDS):  # in turns, as the machine may be busy with other things
            found = {
                "plain Python": in_python(),
                "Prolog, the definition": in_prolog(folder, query.strip().removesuffix(".")),
                "ASP, the definition": in_asp(folder),
                "Prolog, possible.pl": in_prolog(folder, f"aggregate_all(count, {fast}, Number)"),
            }
            for what, seconds in found.items():
                least_of[what] = min(seconds, least_of.get(what, seconds))
    unit = least_of["plain Python"]
    for what, seconds in least_of.items():
        print(f"{what:24} {seconds / unit:6.2f}")
    print(f"unit: {1000 * unit:.1f} ms")


if __name__ == "__main__":
    main()
