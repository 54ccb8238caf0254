"""The README is true: its sessions run as printed, and its pictures are what a board shows."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludologic import connect4, mastermind, soccer
from ludologic.cli import run

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")

SOCCER = "0,7,1,6,1,75,342,75,25,00,34,103,6412,0,0,7542,70,5,020"


def code_breaking() -> mastermind.Board:
    """The tree's way to the secret that the document plays for."""
    board = mastermind.Board(secret="7432")
    for guess, _ in mastermind.solve("7432"):
        board.push(guess)
    return board


PICTURES: dict[str, Callable[[], Any]] = {
    "mastermind": code_breaking,
    "connect4": lambda: connect4.Board("443521443322244313322151115555"),
    "soccer": lambda: soccer.Board(SOCCER),
}
"""The boards of the README's pictures, by the names of their files."""


def picture(name: str) -> str:
    return str(PICTURES[name]()._repr_svg_())


@pytest.mark.prolog
def test_python_session_runs_as_printed() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert not failed


@pytest.mark.deep
@pytest.mark.prolog
def test_swipl_session_answers_as_printed(verdicts_of: Any) -> None:
    (session,) = re.findall(r"^\$ swipl logic/load\.pl\n(.*?)^```", README, re.M | re.S)
    asked = []
    for query in session.strip().split("\n\n"):
        goal, answers = query.removeprefix("?- ").split(".\n", maxsplit=1)
        answers = answers.strip().removesuffix(".").split(" ;\n")
        asked.append({"file": str(ROOT / "logic" / "load.pl"), "goal": goal, "answers": answers})
    assert len(asked) > 3
    assert verdicts_of(asked) == [""] * len(asked)


@pytest.mark.deep
@pytest.mark.prolog
def test_goals_in_the_text_can_be_asked(verdicts_of: Any) -> None:
    goals = re.findall(r"`\?- (?:trace, )?(.*?)\.`", README)
    file = str(ROOT / "logic" / "load.pl")
    asked = [{"file": file, "goal": goal, "answers": []} for goal in goals]
    assert len(asked) > 2
    assert verdicts_of(asked) == [""] * len(asked)


@pytest.mark.prolog
@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_what_a_board_shows(name: str) -> None:
    """After a change: `python tests/py/test_readme.py` draws them anew."""
    assert f'src=".github/{name}.svg"' in README
    assert (ROOT / ".github" / f"{name}.svg").read_text("utf-8") == picture(name)


@pytest.mark.prolog
def test_clingo_session_finds_64_codes(tmp_path: Path) -> None:
    turns, *asked = re.findall(r"^\$ (?:sh py/run\.sh )?((?:echo|clingo) .*)$", README, re.M)
    (tmp_path / "turns.lp").write_text(shlex.split(turns)[1])
    for command in asked:
        words = [str(ROOT / word) if "/" in word else word for word in shlex.split(command)]
        done = subprocess.run(
            ["python", "-m", *words], cwd=tmp_path, capture_output=True, text=True, timeout=60
        )
        assert "SATISFIABLE" in done.stdout and "warning" not in done.stderr, done
        if "brave" not in command:
            assert re.search(r"Models +: 64$", done.stdout, re.M)


def test_it_is_short() -> None:
    assert len(README.splitlines()) <= 150


def test_every_command_that_is_shown_exists(capsys: pytest.CaptureFixture[str]) -> None:
    games = "(?:mastermind|connect4|soccer|guessing|game|site) [a-z]+"
    commands = set(re.findall(rf"ludologic ({games}|ranking|agree|swipl|doctor|why)", README))
    for game, others in re.findall(r"^ludologic (\w+) \w.* and ([a-z, ]+)$", README, re.M):
        commands |= {f"{game} {other}" for other in others.split(", ")}
    assert len(commands) > 20
    for command in commands:
        assert run([*command.split(), "--help"]) == 0
        assert "Usage" in capsys.readouterr().out


if __name__ == "__main__":
    for name in PICTURES:
        (ROOT / ".github" / f"{name}.svg").write_text(picture(name), "utf-8")
