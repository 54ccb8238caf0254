"""`ludologic game`: what is printed, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludologic.engines import rules

pytestmark = pytest.mark.prolog

KIF = str(Path(__file__).parents[2] / "logic" / "games" / "kif" / "tic_tac_toe.kif")
ONE_MOVE = """(role x) (role o) (init a) (legal x go) (legal o noop) (<= (next b) (does x go))
(goal x 100) (goal o 0) """


@pytest.mark.parametrize("game", ["nim", "noughts_and_crosses", "connect", "soccer", KIF])
def test_check(run: Any, game: str) -> None:
    said = run("game", "check", game, "--json", "--time", "0.5")
    found = json.loads(said.out)
    assert said.code == 0 and said.err == ""
    assert found["playable"] is True and len(found["roles"]) == 2


def test_check_in_words(run: Any) -> None:
    said = run("game", "check", "nim")
    assert said.out == "1 and 2 can play it: all 232 states are sound.\n"


@pytest.mark.deep
@pytest.mark.parametrize(
    ("sheet", "sentence"),
    [
        ("(<= terminal (true b))) ", "line 1: the parenthesis ) closes none"),
        ("(<= terminal (true b)", "line 1: the parenthesis ( is not closed"),
        ("(<= terminal (frobnicate ?x))", "no rule says frobnicate/1"),
        ("(<= terminal (true b)) (role z)", "3 roles"),
        (
            "(<= terminal (true b)) (legal x stay) (legal o go)",
            "x and o have a choice at the same time",
        ),
        ("(<= terminal (p 0)) (<= (p ?x) (q (s ?x))) (<= (q ?x) (p (s ?x)))", "not come to an end"),
        ("(<= terminal (p ?x) (true ?x)) (p 0) (<= (p (s ?x)) (p ?x))", "not come to an end"),
        ("(" * 1_000_000, "accepted are 1,000,000 at most"),
        ("(" * 900_000, "is not closed"),
    ],
)
def test_hostile_rule_sheets(run: Any, tmp_path: Path, sheet: str, sentence: str) -> None:
    file = tmp_path / "sheet.kif"
    file.write_text(sheet + ONE_MOVE if sheet.startswith("(<=") else ONE_MOVE + sheet, "utf-8")
    seconds = "2" if "an end" in sentence else "60"  # of a machine that is busy
    said = run("game", "check", str(file), "--time", seconds)
    assert said.code == 2 and said.out == ""
    assert said.err.startswith("Error: ") and said.err.count("\n") == 1
    assert sentence in said.err


def test_a_rule_sheet_that_is_no_text(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "sheet.kif"
    file.write_bytes(bytes(range(256)) * 100)
    said = run("game", "check", str(file))
    assert said.code == 2 and said.err.count("\n") == 1


def test_a_fault_in_json(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.pl"
    file.write_text("role(x).\n")
    said = run("game", "check", str(file), "--json")
    found = json.loads(said.out)
    assert said.code == 2 and found["playable"] is False
    assert said.err == f"Error: {found['fault']}\n"


def test_two_programs_play(run: Any) -> None:
    seats = ["--first", "minimax", "--second", "random", "--depth", "end"]
    said = run("game", "play", "nim", *seats, "--json")
    found = json.loads(said.out)
    assert (found["end"], found["winner"], found["goals"]) == ("won", "1", {"1": 100, "2": 0})


@pytest.mark.parametrize(
    "options",
    [
        ["nim", "--first", "somebody"],
        ["nim", "--depth", "0"],
        ["nim", "--depth", "-1"],
        ["nim", "--depth", "deep"],
        ["nim", "--playouts", "0"],
        ["nim", "--playouts", "many"],
        ["nim", "--time", "-1"],
        ["chess"],
        ["nowhere.kif"],
        [],
    ],
)
def test_bad_input(run: Any, options: list[str]) -> None:
    said = run("game", "play", *options)
    assert said.code == 2 and said.err.startswith("Error: ") and said.err.count("\n") == 1


def test_a_person_plays(run: Any) -> None:
    said = run(
        "game", "play", "noughts_and_crosses", "--first", "person", "--second", "person",
        lines=["5", "undo", "1", "4", "2", "9", "moves", "7", "undo", "nonsense", "3", "quit"],
    )  # fmt: skip
    assert said.code == 0
    assert "3, 5, 6, 7, 8" in said.out and "\nx wins.\n" in said.out
    assert "nonsense is no legal move" in said.err


@pytest.mark.parametrize("file", ["", pytest.param(".lp", marks=pytest.mark.deep)])
def test_who_wins(run: Any, file: str) -> None:
    """By SWI-Prolog and by clingo."""
    game = str(rules.program("games", "noughts_and_crosses.lp")) if file else "noughts_and_crosses"
    found = json.loads(run("game", "win", game, "1", "2", "--json").out)
    assert found == {"moves": ["1", "2"], "plies": 5, "win": {"role": "x", "plies": 5, "goal": 100}}
    said = run("game", "win", game, "1", "2", "--plies", "4")
    assert said.out == "Nobody wins for certain within 4 moves.\n"
    run("game", "win", game, "1", "1").is_error(2, "1 is no legal move")
    run("game", "win", game, "--plies", "-1").is_error(2, "0 to 100")


@pytest.mark.parametrize("kind", ["pl", pytest.param("lp", marks=pytest.mark.deep)])
def test_who_wins_less_than_all(run: Any, tmp_path: Path, kind: str) -> None:
    file = tmp_path / f"mine.{kind}"
    file.write_text(
        "role(x). role(o). init(a). terminal(b). legal(a, x, go). next(a, x, go, b).\n"
        "goal(b, x, 75). goal(b, o, 25).\n"
    )
    said = run("game", "win", str(file))
    assert said.out == "x wins within 1 move with a goal of at least 75, whatever comes.\n"
    found = json.loads(run("game", "win", str(file), "--json").out)
    assert found["win"] == {"role": "x", "plies": 1, "goal": 75}


def test_a_question_has_its_time(run: Any) -> None:
    long = ["connect4", "--time", "0.1"]
    run("game", "win", *long, "--plies", "30").is_error(1, "the time of 0.1 seconds is up")
    assert json.loads(run("game", "win", "nim", "--time", "60", "--json").out)["plies"] == 5


@pytest.mark.deep
def test_a_program_of_asp(run: Any) -> None:
    game = str(rules.program("games", "connect.lp"))
    assert run("game", "check", game, "--json", "--time", "5").value["playable"]
    found = run("game", "play", game, "--depth", "1", "--first", "minimax", "--json").value
    assert found["second"] == "medium" and found["end"] == "won"


@pytest.mark.deep
@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "mine.pl",
            "role(x). role(o). init(a). terminal(_) :- repeat, fail. legal(a, x, go). "
            "next(a, x, go, a). goal(_, _, 0).",
        ),
        ("mine.pl", ":- repeat, fail."),
        ("mine.lp", "role(x;o). init(0). p(0). p(X+1) :- p(X)."),
        ("mine.kif", ONE_MOVE + "(<= terminal (p ?x) (true ?x)) (p 0) (<= (p (s ?x)) (p ?x))"),
    ],
)
def test_interrupted(opened: Any, stopped: Any, tmp_path: Path, name: str, text: str) -> None:
    file = tmp_path / name
    file.write_text(text)
    running = opened("game", "check", str(file), "--time", "600")
    assert stopped(running) == (130, "", "Error: stopped\n")
