"""The types that somebody else's program is checked by."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludologic

pytestmark = pytest.mark.deep

PROGRAM = """
import ludologic
from ludologic import connect4, mastermind, soccer

board = mastermind.Board("easy", "4321")
code: tuple[int, ...] = mastermind.suggest(board, solver="five-guess", time=1)
tree: mastermind.Tree = ludologic.mastermind.tree("easy", rule="minimax")
column: int = connect4.move(connect4.Board("44"), player="metric1").column
turn: str = soccer.move("0,7", player="dijkstra:literal", field="line")
with ludologic.pool(2) as pool:
    later = pool.connect4.score("4455")
    later.cancel()
mastermind.suggest(board, solver="nobody")
mastermind.tree("easy", rule="deepest")
mastermind.feedback("1234", "1234", engine="gringo")
connect4.move("44", player="metric9")
soccer.path("0,7", costs="cheap")
ludologic.chess
"""
WRONG = {"nobody", "deepest", "gringo", "metric9", "cheap", "chess"}


def test_a_program_of_somebody_else(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)
    package = Path(ludologic.__file__).parents[1]
    (tmp_path / "mypy.ini").write_text(f"[mypy]\nstrict = True\nmypy_path = {package}\n")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path / "cache"), file.name],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    lines = PROGRAM.splitlines()
    numbers = {int(number) for number in re.findall(r"program\.py:(\d+): error", done.stdout)}
    found = {word for number in numbers for word in WRONG if word in lines[number - 1]}
    assert (len(numbers), found) == (len(WRONG), WRONG), done.stdout
