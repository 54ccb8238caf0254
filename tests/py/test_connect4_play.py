"""`connect4 play`, `engine` and `score` as processes: results, terminals, pipes and Ctrl-C."""

from __future__ import annotations

import io
import json
import shlex
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ludologic import connect4
from ludologic.archive import Archive
from ludologic.cli import run
from ludologic.connect4 import Board

pytestmark = pytest.mark.prolog

LATE = "2252576253462244111563365343671351441"
"""A position of a published test set, of score -1."""
LUDOLOGIC = [sys.executable, "-m", "ludologic", "connect4"]


def played(other: str, depth: int = 1) -> list[int]:
    """The columns by which exact, as x, beats a metric, or whatever comes of it."""
    board = Board()
    while board.outcome() is None:
        player = "exact" if board.turn == "x" else other
        choice = connect4.move(board.moves, player=player, depth=depth, time=0.05)
        board.push(choice.column)
    return list(board.moves)


@pytest.fixture(scope="module")
def columns() -> list[int]:
    """What a person types to play the whole of a game as x against metric2 with depth 1."""
    return played("metric2")[::2]


@pytest.fixture
def ann(tmp_path: Path) -> list[str]:
    """A player with an archive of her own, at a board with metric2."""
    file = str(tmp_path / "archive.sqlite")
    return ["--o", "metric2", "--depth", "1", "--archive", file, "--player", "Ann"]


class Said(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


class Talk:
    """`ludologic connect4 ...` with lines typed into a pipe, in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, lines: list[Any]) -> Said:
        self.capsys.readouterr()
        typed = io.StringIO("".join(f"{line}\n" for line in lines))
        self.monkeypatch.setattr(sys, "stdin", typed)
        code = run(["connect4", *arguments])
        return Said(code, *self.capsys.readouterr())


@pytest.fixture
def talk(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Talk:
    return Talk(capsys, monkeypatch)


def results(ann: list[str]) -> list[tuple[str, str, int, int]]:
    with Archive(Path(ann[5])) as archive:
        return [(row.game, row.variant, row.score, row.rounds) for row in archive.records("Ann")]


def test_a_result_is_kept(talk: Talk, ann: list[str], columns: list[int]) -> None:
    said = talk("play", *ann, lines=[*columns, "", "board"])
    worth = 22 - len(columns)
    assert said.returncode == 0
    assert f"{worth} points against metric2." in said.stdout
    assert said.stdout.count("Kept for Ann: your best score so far.") == 1
    assert results(ann) == [("connect4", "against metric2", worth, len(columns))]


def test_a_loss_is_kept(talk: Talk, ann: list[str]) -> None:
    seats = ["--x", "exact", "--o", "person", "--time", "0.1", *ann[4:]]
    said = talk("play", *seats, lines=[1, 1, 1, 7, 7, 7, 2, 2, 2, 6, 6, 6])
    assert "x wins with move" in said.stdout and "Kept for Ann" in said.stdout
    [(_, variant, score, rounds)] = results(ann)
    assert variant == "against exact" and score == rounds - 22


@pytest.mark.parametrize("aid", ["undo", "hint", "explain"])
def test_an_aided_game_is_not_ranked(
    talk: Talk, ann: list[str], columns: list[int], aid: str
) -> None:
    again = [columns[0]] if aid == "undo" else []
    lines = [columns[0], aid, *again, *columns[1:]]
    said = talk("play", "--time", "0.1", *ann, lines=lines)
    assert said.stdout.count("is an aid: this game will not be ranked") == 1
    assert f"not ranked: it had the aid of `{aid}`" in said.stdout and results(ann) == []


def test_an_aid_is_saved_with_the_game(talk: Talk, ann: list[str], columns: list[int]) -> None:
    talk("play", "--time", "0.1", *ann, lines=[columns[0], "hint", "save one", "quit"])
    said = talk("play", *ann[4:], "--load", "one", lines=columns[1:])
    assert "not ranked" in said.stdout and results(ann) == []


@pytest.mark.parametrize("options", [["--o", "person"], ["--position", "44"]])
def test_what_is_no_game_against_a_program(talk: Talk, ann: list[str], options: list[str]) -> None:
    said = talk("play", *ann[2:], *options, lines=[4, 1, 4, 1, 4, 1, 4, 1])
    assert "wins with move" in said.stdout and "point" not in said.stdout and results(ann) == []


def test_nobody_is_named(talk: Talk, ann: list[str], columns: list[int]) -> None:
    said = talk("play", *ann[:-2], lines=columns)
    assert "The score is not kept" in said.stdout and not Path(ann[5]).exists()


def test_a_broken_archive_does_not_lose_the_game(
    talk: Talk, ann: list[str], columns: list[int]
) -> None:
    Path(ann[5]).write_text("no archive " * 100)
    said = talk("play", *ann, "--json", lines=columns)
    assert json.loads(said.stdout)["outcome"] == "x" and said.returncode == 0
    assert "the score could not be kept" in said.stderr


def test_the_ranking_of_one_game(talk: Talk, ann: list[str], columns: list[int]) -> None:
    talk("play", *ann, lines=columns)
    for game, players in (("connect4", ["Ann"]), ("mastermind", [])):
        assert run(["ranking", "--archive", ann[5], "--json", "--game", game]) == 0
        ranked = json.loads(talk.capsys.readouterr().out)["ranking"]
        assert [row["player"] for row in ranked] == players


def test_garbage_is_answered_in_a_sentence(talk: Talk, ann: list[str]) -> None:
    garbage = ["0", "8", "x", "44", "x" * 10_000, "1" * 10_000, "\x00", "é", "undo 3"]
    said = talk("play", *ann, "--json", lines=[4, *garbage, 3])
    errors = [line for line in said.stderr.splitlines() if line.startswith("Error: ")]
    assert said.returncode == 0 and len(errors) == len(garbage)
    assert all(len(error) < 300 for error in errors) and "Traceback" not in said.stderr
    assert json.loads(said.stdout)["position"][::2] == "43"


# At a terminal


@pytest.fixture
def screen(terminal: Any) -> Any:
    """Opens a game in a terminal of its own."""
    return partial(terminal, "connect4", "play")


def test_a_game_at_a_terminal(screen: Any, ann: list[str], columns: list[int]) -> None:
    game = screen(*ann)
    game.until("Column for x> ")
    game.type("9\r")
    game.until("'9' is no column")
    for turn, column in enumerate(columns, start=2):
        game.until("Column for x> ", times=turn)
        game.type(f"{column}\r")
    game.until("Kept for Ann: your best score so far.")
    game.until("new, undo, review or quit> ")
    game.type("quit\r")
    assert game.end() == 0
    assert len(results(ann)) == 1 and "Traceback" not in game.shown


def test_ctrl_c_stops_a_program_that_thinks(screen: Any) -> None:
    game = screen("--o", "exact", "--time", "600")
    game.until("Column for x> ")
    game.type("4\r")
    game.until("thinking")
    game.interrupt("Stopped. The game goes on.")
    game.until("Enter lets exact play> ")
    game.type("3\r")
    game.until("it is the turn of exact")
    game.type("undo\r")
    game.until("Column for x> ", times=2)
    game.type("quit\r")
    assert game.end() == 0


# Pipes


def interrupted(process: subprocess.Popen[str]) -> str:
    """Press Ctrl-C till it is noticed: what was said on standard error."""
    for _ in range(20):
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=1)[1]
    raise AssertionError("it never stopped")


def opened(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*LUDOLOGIC, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize(
    ("arguments", "first", "answer", "rest"),
    [
        (["engine"], "new", "ok\n", "go 600000"),
        (["score", "-"], LATE, f"{LATE}  -1  columns . . . . . -1 -2\n", ""),
        (["play", "--o", "exact", "--time", "600", "--json"], "", "", "4"),
    ],
    ids=["engine", "score", "play"],
)
def test_ctrl_c_during_a_search(arguments: list[str], first: str, answer: str, rest: str) -> None:
    process = opened(*arguments)
    assert process.stdin and process.stdout
    if answer:
        process.stdin.write(f"{first}\n")
        process.stdin.flush()
        assert process.stdout.readline() == answer
    process.stdin.write(f"{rest}\n")
    process.stdin.flush()
    time.sleep(1 if answer else 2.5)
    err = interrupted(process)
    assert process.returncode == 130 and "Traceback" not in err
    assert [line for line in err.splitlines() if line.startswith("Error")] == ["Error: stopped"]


@pytest.mark.parametrize(
    ("command", "typed", "first"),
    [("engine", "new\n" * 2000, "ok\n"), ("score -", f"{LATE}\n" * 2000, f"{LATE}  -1")],
)
def test_a_reader_that_leaves(command: str, typed: str, first: str) -> None:
    pipe = f"{shlex.join([*LUDOLOGIC, *command.split()])} | head -1"
    said = subprocess.run(
        ["sh", "-c", pipe], input=typed, capture_output=True, text=True, timeout=60
    )
    assert said.stdout.startswith(first) and said.stdout.count("\n") == 1 and said.stderr == ""


def test_a_killed_engine_leaves_its_reader_alone() -> None:
    process = opened("engine")
    assert process.stdin and process.stdout
    process.stdin.write("new\ngo 600000\n")
    process.stdin.flush()
    assert process.stdout.readline() == "ok\n"
    process.kill()
    assert process.communicate(timeout=20)[0] == "" and process.returncode == -signal.SIGKILL


@pytest.mark.parametrize("position", ["0", "8", "x", "4444444", "12121212", "1" * 10_000])
@pytest.mark.parametrize("command", ["move", "score", "explain"])
def test_what_is_no_position(
    command: str, position: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["connect4", command, position]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("Error: move ")
    assert said.err.count("\n") == 1 and len(said.err) < 200


def test_a_line_of_10000_characters_as_a_process() -> None:
    said = subprocess.run(
        [*LUDOLOGIC, "move", "4" * 10_000], capture_output=True, text=True, timeout=60
    )
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == "Error: move 7: column 4 is full: it has room for six stones\n"
