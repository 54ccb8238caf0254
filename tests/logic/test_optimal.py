"""The optimal trees that tests/benchmarks/optimal.pl finds: their totals, in time and in memory."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

BENCHMARK = Path(__file__).resolve().parents[1] / "benchmarks" / "optimal.pl"
MEGABYTES = 4096

# variant, depth: total, guesses of the worst case, units of time
QUICK = {
    ("variant(4,6,false)", "inf"): ("1446", 5, 3),
    ("variant(4,6,true)", "5"): ("5626", 5, 15),
    ("variant(4,9,false)", "5"): ("none", None, 3),
}
LONG = {
    ("variant(4,7,false)", "inf"): ("3639", 6, 10),
    ("variant(4,6,true)", "inf"): ("5625", 6, 15),
    ("variant(4,8,false)", "inf"): ("7817", 6, 60),
    ("variant(4,9,false)", "6"): ("14916", 6, 200),
    ("variant(4,9,false)", "inf"): ("14914", 7, 200),
}


@pytest.mark.prolog
@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        pytest.param(["quick"], QUICK, marks=pytest.mark.deep),
        pytest.param([], QUICK | LONG, marks=pytest.mark.long),
    ],
)
def test_totals_time_and_memory(
    arguments: list[str], expected: dict[tuple[str, str], tuple[str, int | None, int]]
) -> None:
    done = subprocess.run(
        ["swipl", "-O", str(BENCHMARK), *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=1200,
    )
    assert done.returncode == 0, done.stderr
    _, *rows = [line.split("\t") for line in done.stdout.splitlines()]
    assert {(row[0], row[2]) for row in rows} == set(expected)
    for variant, _, depth, total, histogram, _, units, _, megabytes in rows:
        least, worst, limit = expected[variant, depth]
        assert total == least
        assert histogram == "none" if worst is None else histogram.count(",") + 1 == worst
        assert float(units) < limit
        assert int(megabytes) < MEGABYTES
