"""The README is true: its sessions run as printed, and its picture is what the command draws."""

from __future__ import annotations

import doctest
import re
import subprocess
from pathlib import Path

import pytest

from ludologic.cli import run

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.prolog
def test_python_session_runs_as_printed() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert not failed


@pytest.mark.prolog
def test_each_goal_of_the_swipl_session_succeeds() -> None:
    goals = re.findall(r"^\?- (.*?\.)$", README, flags=re.MULTILINE | re.DOTALL)
    assert len(goals) > 3
    session = "\n".join(goals)
    done = subprocess.run(
        ["swipl", str(ROOT / "logic" / "load.pl")],
        input=session,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert "false." not in done.stdout
    assert "rror" not in done.stderr
    for binding in (
        "Feedback = 1-2.",
        "Code = [2, 1, 6, 4].",
        "Left = 180",
        "Next = [1, 3, 2, 5]",
        "Total = 5626",
        "Cost = 6",
    ):
        assert binding in done.stdout


@pytest.mark.prolog
def test_picture_is_what_the_command_draws(tmp_path: Path) -> None:
    assert run(["mastermind", "tree", "--format", "svg", "-o", str(tmp_path / "tree.svg")]) == 0
    drawn = (tmp_path / "tree.svg").read_text(encoding="utf-8")
    assert drawn == (ROOT / ".github" / "tree.svg").read_text(encoding="utf-8")


def test_every_command_that_is_shown_exists(capsys: pytest.CaptureFixture[str]) -> None:
    commands = set(
        re.findall(r"ludologic ((?:mastermind|connect4|soccer) \w+|swipl|doctor)", README)
    )
    assert len(commands) > 15
    for command in commands:
        assert run([*command.split(), "--help"]) == 0
        assert "Usage" in capsys.readouterr().out
