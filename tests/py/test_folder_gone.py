"""The working folder was removed: what needs none answers, and the rest says so in a sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.prolog

GONE = "Error: the working folder is gone: go to another one first\n"
NONE = "No such file or directory\n"
RULES = "secret(1). secret(2). question(1). question_secret_answer(Q, S, A) :- compare(A, Q, S)."


MISSING = "can't be read: there is no such file\n"
SAID = [
    ("mastermind feedback 1234 7432", "1 black, 2 white\n", ""),
    ("guessing suggest ship", "shot(3,3)\n", "30 secrets possible\n"),
    ("guessing consistent {folder}/mine.pl 1:=", "1\n", "1 secret\n"),
    ("guessing consistent mine.pl", "", f"Error: 'mine.pl' {MISSING}"),
    ("mastermind evaluate --variant easy --sample 2 --jobs 2", "", GONE),
    ("swipl", "", GONE),
]
FURTHER = [
    ("game check nim", "1 and 2 can play it: all 232 states are sound.\n", ""),
    ("mastermind tree -o tree.json", "", f"Error: 'tree.json' can't be written: {NONE}"),
    ("soccer replay games.txt", "", f"Error: 'games.txt' {MISSING}"),
    (
        "lesson check 1.1 {folder}/mine.pl",
        "prediction/2 is not defined: the program defines question/1, question_secret_answer/3, "
        "secret/1\n",
        "",
    ),
]


@pytest.mark.parametrize(
    ("line", "out", "err"),
    [*SAID, *(pytest.param(*one, marks=pytest.mark.deep) for one in FURTHER)],
)
def test_commands(shell: Any, tmp_path: Path, line: str, out: str, err: str) -> None:
    (tmp_path / "mine.pl").write_text(RULES)
    gone = tmp_path / "gone"
    command = line.format(folder=tmp_path)
    said = shell(f"mkdir {gone} && cd {gone} && rmdir {gone} && ludologic {command}")
    assert (said.out, said.err) == (out, err)


PROGRAM = """
import os, sys
os.mkdir(sys.argv[1]), os.chdir(sys.argv[1])
from ludologic import connect4, games, mastermind, pool
found = [mastermind.feedback("1234", "7432")]
os.rmdir(sys.argv[1])
found += [connect4.Board("44").turn, games.named("ship").suggest().move]
with pool(processes=1) as questions:
    found.append(questions.mastermind.feedback("1234", "7432").result())
print(found)
"""


def test_the_library(tmp_path: Path) -> None:
    """It is gone when Prolog has started, and in a process that starts then."""
    command = [sys.executable, "-c", PROGRAM, str(tmp_path / "gone")]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    feedback = "Feedback(black=1, white=2)"
    assert (done.stdout, done.stderr) == (f"[{feedback}, 'x', 'shot(3,3)', {feedback}]\n", "")
