"""Paper soccer from the command line: files, engines, and what a stranger may type."""

from __future__ import annotations

import json
import time
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ludologic.errors import Impossible
from ludologic.soccer import Board, Field

pytestmark = pytest.mark.prolog

GOAL = "0,7,1,6,1,75,342,75,25,00,34,103,6412,0,0,7542,70,5,020"
STUCK = "1,1,0,1,1"
OWN_GOAL = "4,4,4,4,53"
WIDE = "3,2,3,1,1,6,0,0,1,1,7,5,2,3,5,06,46,4,4,52,7"
"""Too many outcomes for the memory that a turn has on a field of 30 squares by 30."""
MANY = [
    "2,4,70,2,0,3,657,6,4,7,1,0,3,0,7,46,52,53,22,4,16001,661,31,3",
    "7,5,3,2,1,1,7,6,0,2,45,5,027,5,6,0,6335,63,1,130007,7,5,0",
]
"""Positions with more than 100,000 turns."""


@pytest.fixture
def run(run: Any) -> Any:
    """Runs `ludologic soccer ...`."""
    return partial(run, "soccer")


# What is typed wrong


NO_GAMES = {
    "used edge": ("0,4", "turn 2: step 1: the edge in direction 4 is drawn already"),
    "after a goal": (f"{GOAL},0", "turn 20: it comes after the end of the game: player 1 has won"),
    "no unicode": ("0,\udcff", "is no direction"),
    "endless": ("0" * 100_000, "turn 1: it ends with step 1"),
}
"""What else is none is told by the board, and tested there."""


@pytest.mark.parametrize(
    "command", [["move"], ["path"], ["outcomes"], ["play", "--turns"]], ids=" ".join
)
@pytest.mark.parametrize("name", NO_GAMES)
def test_what_is_no_game(run: Any, command: list[str], name: str) -> None:
    game, words = NO_GAMES[name]
    run(*command, game).is_error(2, words)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["move", "", "--player", "nobody"], "accepted are random, dijkstra, reply, search"),
        (["move", "", "--level", "-1"], "level"),
        (["move", "", "--level", "x"], "whole number"),
        (["move", "", "--seed", "2147483648"], "seed"),
        (["move", "", "--time", "-1"], "time"),
        (["move", "", "--player", "reply", "--costs", "x"], "accepted are literal, destination"),
        (["move", "", "--field", "round"], "accepted are standard, line"),
        (["move", "", "--width", "1"], "2 to 100"),
        (["move", "", "--width", "101"], "2 to 100"),
        (["move", "", "--width", "9" * 30], "squares"),
        (["move", "", "--length", "x"], "whole number"),
        (["move", "", "--goal", "3"], "even"),
        (["move", "", "--field", "line", "--goal", "2"], "so its width is 0"),
        (["path", "", "--costs", "x"], "accepted are literal, destination"),
        (["path", "", "--algorithm", "x"], "accepted are literal, heap, tabled"),
        (["path", "", "--engine", "x"], "accepted are prolog, clingo"),
        (["path", "", "-o", "/nowhere/x.svg"], "can't be written"),
        (["outcomes", "", "--depth", "0"], "depth"),
        (["outcomes", "", "--engine", "x"], "accepted are prolog, clingo"),
        (["replay", "/nowhere"], "can't be read: there is no such file"),
        (["replay", "/"], "can't be read: it is no file"),
        (["replay", "a\0b"], "can't be read"),
        (["tournament", "random", "nobody"], "accepted are random, dijkstra"),
        (["tournament", "random", "random", "--games", "0"], "number of games"),
        (["tournament", "random", "random", "--jobs", "0"], "number of jobs"),
        (["tournament", "random", "random", "--limit", "-1"], "0 to 86400 seconds"),
        (["tournament", "random"], "OTHER"),
        (["engine", "--player", "x"], "accepted are random"),
        (["play", "--first", "x"], "accepted are you, friend, easy, medium, hard, random"),
        (["play", "--pace", "-1"], "pace"),
        (["play", "--load", "x"], "--player"),
        (["x"], "accepted are path, outcomes, explain, move, replay, prove, engine, tournament"),
    ],
    ids=lambda value: " ".join(value)[:30] if isinstance(value, list) else "",
)
def test_what_is_typed_wrong(run: Any, arguments: list[str], words: str) -> None:
    run(*arguments).is_error(2, words)


@pytest.mark.parametrize("command", ["move", "path", "outcomes", "explain"])
def test_nothing_is_asked_after_the_end(run: Any, command: str) -> None:
    run(command, GOAL).is_error(1, "the game is over: player 1 has won by a goal")


# Moves


SIZES = [
    ([], Field("standard", 8, 10, 2)),
    (["--width", "3", "--length", "3"], Field("standard", 3, 3, 1)),
    (["--width", "20", "--length", "30"], Field("standard", 20, 30, 2)),
    (["--field", "line"], Field("line", 8, 10, 0)),
]


@pytest.mark.parametrize(("size", "field"), SIZES, ids=str)
def test_moves_on_every_field(run: Any, size: list[str], field: Field) -> None:
    board = Board(field=field)
    for player in ("random", "dijkstra"):
        game = ",".join(board.moves)
        board.push(run("move", game, "--player", player, "--json", *size).value["turn"])


def test_a_move_in_words(run: Any) -> None:
    assert run("move", "", "--player", "dijkstra", "--level", "0").out == "0\n"
    assert run("move", "", "--player", "dijkstra", "--level", "0", "--field", "line").out == "2\n"


# Outcomes


@pytest.mark.parametrize(("depth", "which"), [("1", "the turn"), ("2", "one of these turns alone")])
def test_too_many_outcomes(run: Any, depth: str, which: str) -> None:
    said = run("outcomes", WIDE, "--width", "30", "--length", "30", "--depth", depth, "--json")
    said.is_error(1, f"Error: {which} has more than ", " outcomes: too many to count\n")


def test_too_many_turns_to_list() -> None:
    with pytest.raises(
        Impossible, match=r"^the turn has more than \d+,\d+ outcomes: too many to list$"
    ):
        _ = Board(WIDE, field=Field("standard", 30, 30, 2)).legal_moves


# Proofs


def test_prove(run: Any) -> None:
    small = ("--width", "3", "--length", "5", "--json")
    proof = {"winner": 1, "proved": True, "nodes": 1187, "strategy": 80, "turns": 8}
    field = {"kind": "standard", "width": 3, "length": 5, "goal": 1}
    found = run("prove", *small).value
    assert found.pop("positions") > 80 and found == {"field": field} | proof
    said = run("prove", "--width", "2", "--length", "4").out
    assert said.startswith("Proved: player 2 wins within 5 turns. 73 nodes were searched; ")


@pytest.mark.deep
def test_a_field_that_is_too_large_to_prove(run: Any) -> None:
    said = run("prove", "--width", "40", "--length", "40")
    said.is_error(1, "nobody knows who wins on 1,600 squares: a proof can have 60 at most")
    run("prove").is_error(1, "nobody knows who wins on 80 squares")
    for player in ("perfect", "search", "dijkstra", "random"):
        assert run("move", "", "--width", "40", "--length", "40", "--player", player).code == 0
    run("prove", "--width", "1").is_error(2, "1 is no width: a field has 2 to 100 squares each way")


def test_what_beats_a_turn(run: Any) -> None:
    small = ("--field", "line", "--width", "4", "--length", "3")
    lines = run("explain", *small).out.splitlines()
    assert "turns that win: 2" in lines and "0 loses: the answer 5 beats it" in lines
    assert ["0", "5"] in run("explain", *small, "--json").value["beaten"]


@pytest.mark.deep
def test_the_time_for_a_proof_is_up(run: Any) -> None:
    said = run("prove", "--field", "line", "--width", "6", "--length", "6", "--time", "1")
    said.is_error(1, "the time of 1 second is up: nothing is proved ")


@pytest.mark.deep
def test_a_proof_is_interrupted(opened: Any, stopped: Any) -> None:
    process = opened("soccer", "prove", "--field", "line", "--width", "6", "--length", "6")
    said = stopped(process)
    assert said[0] == 130 and said[2].startswith("Error: stopped")


# Files of games


BROKEN = f"""\
# a comment, and an empty line

goal 1 {GOAL}
0,7,1
0,4
goal 2 {GOAL}
stuck 2 {STUCK}
goal x 0,7
0,7,1,9
{STUCK},0
  {OWN_GOAL}
"""


def test_replay_says_what_is_broken_and_goes_on(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text(BROKEN + "0" * 1_000_000 + "\n" + "0," * 500_000 + "\n0,7")
    said = run("replay", str(file), "--json")
    assert said.code == 0 and said.err == ""
    rows = [json.loads(line) for line in said.out.splitlines()]
    assert rows[0] == {"end": "goal", "winner": 1, "turns": 19, "line": 3}
    assert rows[1] == {"end": "open", "winner": None, "turns": 3, "line": 4}
    assert rows[4] == {"end": "stuck", "winner": 2, "turns": 5, "line": 7}
    assert rows[8] == {"end": "goal", "winner": 2, "turns": 5, "line": 11}
    assert rows[11] == {"end": "open", "winner": None, "turns": 2, "line": 14}
    errors = {row["line"]: row["error"] for row in rows if "error" in row}
    assert list(errors) == [5, 6, 8, 9, 10, 12, 13] and len(rows) == 12
    assert errors[6] == "it is said to end as goal 2, but it ends as goal 1"
    assert errors[9].startswith("turn 4: step 1: '9' is no direction")
    assert all(len(error) < 200 for error in errors.values())
    plain = run("replay", str(file))
    assert plain.code == 0 and plain.out.count("\n") == 5
    assert "3: goal: player 1 wins after 19 turns.\n4: open after 3 turns.\n" in plain.out
    assert [line.split(":")[1] for line in plain.err.splitlines()] == [
        f" line {number}" for number in errors
    ]


def test_the_time_that_is_up_is_no_fault_of_the_file(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text("0,7,1\n" * 100_000)
    said = run("replay", str(file), "--time", "0.1")
    assert said.code == 1
    assert said.errors[-1].startswith("Error: the time of 0.1 seconds is up")


def test_replay_of_any_bytes(run: Any) -> None:
    lines = b"\xef\xbb\xbf0,7\n\xff\xfe\x00\n\x00\n0,7\r\n\xf0\x9f\x8e\xb2\n0,7"
    said = run("replay", "-", "--json", lines=lines)
    rows = [json.loads(line) for line in said.out.splitlines()]
    assert said.code == 0 and said.err == ""
    assert [row.get("turns") for row in rows[-4:]] == [None, 2, None, 2]
    assert all("no direction" in row["error"] for row in rows if "error" in row)


def test_replay_on_another_field(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text("goal 1 2,2,2,2,2\n0\n")
    said = run("replay", str(file), "--field", "line")
    assert said.err == ""
    assert said.out == "1: goal: player 1 wins after 5 turns.\n2: open after 1 turn.\n"


# Tournaments


def test_a_tournament(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "games"
    said = run("tournament", "dijkstra", "random", "--games", "6", "-o", str(file), "--json")
    value = said.value
    assert value["won"] + value["lost"] == 6 == value["games"]
    assert 0 <= value["lower"] <= value["won"] / 6 <= value["upper"] <= 1
    replayed = run("replay", str(file))
    assert replayed.err == "" and replayed.out.count("wins after") == 6
    few = run("tournament", "random", "random", "--games", "1000000", "--limit", "1", "--json")
    assert "the time is up after" in few.err and 0 < few.value["games"] < 1_000_000
    words = run("tournament", "dijkstra", "random", "--games", "6").out
    assert words.startswith(f"dijkstra:destination {value['won']}:{value['lost']} random (")


# The engine


def test_engine(run: Any) -> None:
    lines = (
        "new\nplay 0\nplay 4\nplay 9\n\x00garbage\nplay\nplay 7 7\nposition 0,7,1,6,1\nplay 7\n"
        "play 75\ngo 100\ngo x\ngo -5\ngo 99999999999\nposition\ngo 100\n"
    )
    end = (
        f"position {STUCK}\ngo 5\nplay 0\n{'x' * 1_000_000}\nplay {'0' * 1_000_000}\n\nquit\nnew\n"
    )
    said = run("engine", "--player", "dijkstra", lines=(lines + end).encode())
    answers = said.out.splitlines()
    assert said.err == "" and said.code == 0
    assert [one.split()[0] for one in answers] == [
        *["ok"] * 2, *["error"] * 5, "ok", "error", "ok", "bestmove", *["error"] * 3,
        "ok", "bestmove", "ok", *["error"] * 4,
    ]  # fmt: skip
    board = Board("0,7,1,6,1,75")
    board.push(answers[10].split()[1])
    assert all(len(one) < 300 for one in answers)


def test_engine_survives_any_bytes(run: Any) -> None:
    lines = b"\xff\xfe\nplay \xff\nplay 0\n\x00\x1b[31m\ngo 10"
    said = run("engine", "--player", "random", lines=lines)
    kinds = [line.split()[0] for line in said.out.splitlines()]
    assert kinds == ["error", "error", "ok", "error", "bestmove"]
    assert said.err == "" and "\x1b" not in said.out


@pytest.mark.parametrize(
    "game",
    [MANY[-1], *(pytest.param(one, marks=pytest.mark.deep) for one in ("", *MANY[:-1]))],
    ids=len,
)
def test_the_engine_keeps_its_time(opened: Any, game: str) -> None:
    """It stops a search that would go on for hours; two seconds are for the slowest machine."""
    process = opened("soccer", "engine")

    def asked(line: str) -> float:
        start = time.monotonic()
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
        assert process.stdout.readline().split()[0] in ("ok", "bestmove")
        return time.monotonic() - start

    asked(f"position {game}")
    asked("go 1")
    assert min(asked("go 50") for _ in range(3)) < 2
    process.communicate("quit\n", timeout=60)


@pytest.mark.parametrize(
    "command", [["engine"], pytest.param(["replay", "-"], marks=pytest.mark.deep)], ids=" ".join
)
def test_a_closed_pipe_ends_it_quietly(opened: Any, command: list[str]) -> None:
    process = opened("soccer", *command)
    process.stdin.write("new\n" if command == ["engine"] else "0,7\n" * 2000)
    process.stdin.flush()
    assert process.stdout.readline() in ("ok\n", "1: open after 2 turns.\n")
    process.stdout.close()
    try:
        process.stdin.write("new\n" * 2000)
        process.stdin.close()
    except BrokenPipeError:
        pass
    assert "Traceback" not in process.stderr.read()
    process.wait(60)


@pytest.mark.deep
def test_ctrl_c_stops_a_tournament(opened: Any, stopped: Any) -> None:
    process = opened("soccer", "tournament", "dijkstra", "dijkstra", "--games", "100000")
    assert stopped(process) == (130, "", "Error: stopped\n")


# Pictures


def test_a_path_is_drawn(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "path.svg"
    said = run("path", "0,7", "--draw", "-o", str(file))
    assert said.code == 0 and "┆" in said.out and "1 shoots up" in said.out
    text = file.read_text()
    assert ElementTree.fromstring(text).tag.endswith("svg")
    assert text.count('class="label"') > 90 and 'class="path"' in text


# What there is to see


def test_explain(run: Any) -> None:
    said = run("explain", "2,2,2", "--field", "line", "--json")
    value = json.loads(said.out)
    assert (said.code, value["goal"], value["more"], value["cut_off"]) == (0, None, False, [])
    assert sorted(value["safe"]) == ["0", "4", "5", "7"]
    for most, safe in (("0", "some"), ("2", "75 44 and others"), ("20", "75 44 43 13")):
        plain = run("explain", "0,7,1,6,1", "--most", most)
        assert plain.out == f"goal at once: none\nsafe turns: {safe}\ncut off: nobody\n"
