"""Code breaking, timed: `sh py/run.sh python tests/benchmarks/mastermind.py` prints the table.

Every time is also given in units of the first row, the scoring of all 3024 x 3024 pairs of codes
with bit masks by SWI-Prolog, measured in the same run: the ratio holds on another machine. The
Prolog rows come from one process (mastermind.pl), each row of clingo from a process of its own,
and the command row is the whole command with start-up, conversion and drawing.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent

CLINGO_TREE = """
from ludologic import mastermind
tree = mastermind.tree(engine="clingo")
print(f"depth {tree.depth}, total {tree.total}")
"""
CLINGO_CERTIFICATE = """
import time
from ludologic import mastermind
tree = mastermind.tree()
start = time.perf_counter()
faults, histogram = mastermind.certify(tree)
print(f"{len(faults)} faults", time.perf_counter() - start, sep="\\t")
"""
CLINGO_CONSISTENT = """
import time
from ludologic import mastermind
history = ["1234:12", "1325:02"]
mastermind.consistent(history, engine="clingo")
start = time.perf_counter()
for _ in range(20):
    codes = mastermind.by_clingo.consistent(mastermind.ARBOLMASTER, HISTORY)
print(f"{len(codes)} codes", (time.perf_counter() - start) / 20, sep="\\t")
""".replace("HISTORY", "(((1, 2, 3, 4), (1, 2)), ((1, 3, 2, 5), (0, 2)))")


class Row(NamedTuple):
    name: str
    seconds: float
    count: str
    """Inferences, for the rows of Prolog: they don't depend on the machine."""
    megabytes: float
    """Peak memory of the process."""
    figure: str


def prolog_rows() -> list[Row]:
    """The rows of mastermind.pl, all of one process."""
    output, _, megabytes = _run(["swipl", "-O", str(HERE / "mastermind.pl")])
    rows = []
    for line in output.splitlines():
        name, seconds, inferences, figure = line.split("\t")
        rows.append(Row(name, float(seconds), f"{int(inferences):,}", megabytes, figure))
    return rows


def python_row(name: str, script: str) -> Row:
    """A row of a script that prints its figure, and its own time where the start doesn't count."""
    output, seconds, megabytes = _run([sys.executable, "-c", script])
    figure, _, own = output.strip().partition("\t")
    return Row(name, float(own) if own else seconds, "", megabytes, figure)


def command_row(*arguments: str) -> Row:
    """A row of a whole command."""
    _, seconds, megabytes = _run([sys.executable, "-m", "ludologic", *arguments])
    return Row("ludologic " + " ".join(arguments), seconds, "", megabytes, "the whole command")


def _run(command: list[str]) -> tuple[str, float, float]:
    """What a command prints, its seconds, and the most memory it took, in MB."""
    start = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        output = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    seconds = time.perf_counter() - start
    if process.returncode:
        raise SystemExit(f"{command} failed")
    return output, seconds, usage.ru_maxrss / 1024


def main() -> None:
    rows = prolog_rows()
    rows.append(command_row("mastermind", "tree"))
    rows.append(command_row("--help"))
    rows.append(python_row("tree of depth 6 by clingo", CLINGO_TREE))
    rows.append(python_row("certify.lp on a full tree", CLINGO_CERTIFICATE))
    rows.append(python_row("definition.lp, two turns", CLINGO_CONSISTENT))
    table = Table(box=None)
    table.add_column("what")
    for heading in ("seconds", "ratio", "inferences", "peak MB"):
        table.add_column(heading, justify="right")
    table.add_column("figure")
    for row in rows:
        table.add_row(
            row.name,
            f"{row.seconds:.4f}",
            f"{row.seconds / rows[0].seconds:.3f}",
            row.count,
            f"{row.megabytes:.0f}",
            row.figure,
        )
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
