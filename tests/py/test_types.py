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
from asyncio import ensure_future, wait
from typing import Any

import ludologic
from ludologic import connect4, games, mastermind, soccer
from ludologic.ask.pool import Question

board = mastermind.Board(variant="easy", secret="4321")
code: tuple[int, ...] = mastermind.suggest(board, solver="five-guess", time=1).move
tree: mastermind.Tree = ludologic.mastermind.tree("easy", rule="minimax")
column: int = connect4.move(connect4.Board("44"), player="metric1").move
four = connect4.Board(position="44")
pushed: int = four.push(column)
twin: connect4.Board = four.copy()
stack: tuple[int, ...] = (*twin.moves, four.peek(), four.pop())
told: tuple[str, bool, int] = (four.result(), four.is_game_over(), four.ply())
last: mastermind.Turn = board.push("1234")
whole: str = soccer.Board(field="line").push("2")
text: str = games.named("nim").board(["take(1,1)"]).push("take(1,2)")
turn: str = soccer.move("0,7", player="dijkstra:literal", field="line").move
with ludologic.pool(2) as pool:
    later = pool.connect4.score("4455", time=3)
    score: Question[connect4.Score] = later
    later.cancel()
    pool.connect4.scor("4455")
    pool.connect4.score("4455", tim=3)
    pool.mastermind.tree(rule="shortest")
    number: int = pool.connect4.score("44")
    waiting = wait(map(ensure_future, [later, later]))
    solutions: list[ludologic.ask.query.Solution] = pool.query("nim", 1).result()
    ludologic.models("a.lp", "n(1).")
ludologic.models("a.lp", [("n", 1), "m"])
ludologic.models("a.lp", (ludologic.Term("n", number) for number in range(3)))
game = games.guessing(range(1, 8), ["a", "b"], lambda asked, secret: len(asked) < secret)
found: games.Tree = game.tree(rule="both")
secrets: list[int] = game.consistent([("a", True)])
best: ludologic.Choice[str] = game.suggest([("b", False)], rule="classes")
nim: games.TwoPlayers = games.named("nim")
ship: games.Guessing[Any, Any] = games.named("ship")
game.tree(rule="nonsense")
game.suggest(rule="most")
game.answer(3, 5)
game.consistent([(4, True)])
texts: list[str] = game.consistent([])
games.names("chess")
mastermind.suggest(board, solver="nobody")
mastermind.tree("easy", rule="deepest")
mastermind.feedback("1234", "1234", engine="gringo")
connect4.move("44", player="metric9")
soccer.path("0,7", costs="cheap")
four.push(3.5)
column = soccer.move()
connect4.Board("44", connect4.Size())
ludologic.chess
"""
WRONG = {
    *("nobody", "deepest", "gringo", "metric9", "cheap", "ludologic.chess"),
    *("scor(", "tim=", "shortest", "number: int", "nonsense", "most", "answer(3", "(4, True)"),
    *("3.5", "soccer.move()", "n(1).", "Size()", "texts: ", 'names("chess")'),
}


def test_a_program_of_somebody_else(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)
    package = Path(ludologic.__file__).parents[1]
    (tmp_path / "mypy.ini").write_text(
        f"[mypy]\nstrict = True\nmypy_path = {package}\n"
        "[mypy-ludologic.*]\nignore_errors = True\n"  # the bodies of its functions aren't read
    )
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
