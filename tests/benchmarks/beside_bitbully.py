"""Exact play beside bitbully (C++): `sh py/run.sh python tests/benchmarks/beside_bitbully.py`.

The same random positions are scored by both, with a fresh table for each on our side. The scores
are compared; nodes are each program's own count. bitbully is one of the test dependencies.
"""

from __future__ import annotations

import random
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import bitbully  # type: ignore[import-untyped]
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
SETS = {"end": (29, 41, 300), "easy": (20, 28, 300), "harder": (14, 19, 60)}
"""How many stones a position has at least and at most, and how many positions."""


def positions(least: int, most: int, number: int, lots: random.Random) -> list[list[int]]:
    found: list[list[int]] = []
    while len(found) < number:
        board, columns = bitbully.Board(), []
        for _ in range(lots.randint(least, most)):
            columns.append(lots.choice(board.legal_moves()))
            board.play(columns[-1])
            if board.is_game_over():
                break
        else:
            found.append(columns)
    return found


def ours(drawn: dict[str, list[list[int]]]) -> list[tuple[str, int, int, float]]:
    """Set, score, nodes and milliseconds of each position, by the rules in SWI-Prolog."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "positions"
        lines = [
            f"{name} {''.join(str(column + 1) for column in columns)}"
            for name, all_columns in drawn.items()
            for columns in all_columns
        ]
        file.write_text("\n".join(lines))
        command = ["swipl", "-O", str(HERE / "connect4.pl"), str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = []
    for line in done.stdout.splitlines():
        name, score, nodes, milliseconds = line.split("\t")
        found.append((name, int(score), int(nodes), float(milliseconds)))
    return found


def theirs(drawn: dict[str, list[list[int]]]) -> list[tuple[str, int, int, float]]:
    """The same by bitbully."""
    found = []
    for name, all_columns in drawn.items():
        for columns in all_columns:
            solver: Any = bitbully.BitBully()
            board = bitbully.Board(columns)
            start = time.process_time()
            score = solver.mtdf(board)
            milliseconds = 1000 * (time.process_time() - start)
            found.append((name, score, solver.get_node_counter(), milliseconds))
    return found


def main() -> None:
    lots = random.Random(4)
    drawn = {name: positions(*bounds, lots) for name, bounds in SETS.items()}
    mine, other = ours(drawn), theirs(drawn)
    wrong = [pair for pair in zip(mine, other, strict=True) if pair[0][1] != pair[1][1]]
    if wrong:
        raise SystemExit(f"scores differ: {wrong[:5]}")
    table = Table(box=None)
    table.add_column("stones")
    for heading in ("positions", "our nodes", "bitbully's", "our ms", "bitbully's ms", "ratio"):
        table.add_column(heading, justify="right")
    for name, (least, most, number) in SETS.items():
        rows = [[row for row in side if row[0] == name] for side in (mine, other)]
        nodes = [sum(row[2] for row in side) / number for side in rows]
        times = [sum(row[3] for row in side) / number for side in rows]
        table.add_row(
            f"{least} to {most}",
            str(number),
            *(f"{mean:.1f}" for mean in nodes),
            *(f"{mean:.3f}" for mean in times),
            f"{times[0] / times[1]:.1f}",
        )
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
