"""`ludologic game`: what is printed, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludologic.engines import rules

pytestmark = [pytest.mark.prolog, pytest.mark.usefixtures("kept_process")]

KIF = str(Path(__file__).parents[2] / "logic" / "sheets" / "tic_tac_toe.kif")
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
        (
            "(<= terminal (true b)) (role z)",
            "?- legal([a],z,A). fails: each role has a legal move in a state that is not terminal",
        ),
        ("(<= terminal (p ?x) (true ?x)) (p 0) (<= (p (s ?x)) (p ?x))", "not come to an end"),
        ("(" * 1_000_000, "at most 1,000,000 bytes are accepted"),
        ("(" * 900_000, "line 2: more than 1,000 parentheses are open: no more are accepted"),
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


@pytest.mark.deep
def test_of_a_thousand_mistakes_the_first_is_told(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.pl"
    rows = [f"legal(s{n}, first, m{n}) :- next(s{n}, X." for n in range(1000)]
    file.write_text("\n".join(rows), "utf-8")
    said = run("game", "check", str(file))
    assert said.code == 2 and said.err.endswith("line 1, column 29: this ( is never closed\n")


@pytest.mark.deep
@pytest.mark.parametrize(
    ("sheet", "remark"),
    [
        ("(<= terminal (true b)) (<= terminal (frobnicate ?x))",
         "all 2 states are sound.\n"
         "Compiled: a state has 2 bits, and 13 ground atoms can be true.\n"
         "No rule says frobnicate/1: it never holds.\n"),
        ("(<= terminal (true b)) (legal x stay) (legal o go)",
         "all 3 states are sound.\n"
         "Compiled: a state has 2 bits, and 17 ground atoms can be true.\n"),
        ("(<= terminal (true b)) (<= terminal (p 0)) (<= (p ?x) (q (s ?x))) (<= (q ?x) (p (s ?x)))",
         "all 2 states are sound.\n"
         "Compiled: a state has 2 bits, and 13 ground atoms can be true.\n"),
    ],
)  # fmt: skip
def test_rule_sheets_that_can_be_played(run: Any, tmp_path: Path, sheet: str, remark: str) -> None:
    file = tmp_path / "sheet.kif"
    file.write_text(sheet + ONE_MOVE, "utf-8")
    assert run("game", "check", str(file)).out == f"x and o can play it: {remark}"


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
    assert "'nonsense' is no legal move" in said.err


OCCUPIED = """(legal oplayer (mark 2 2)) fails, because (true (cell 2 2 b)) fails \
(tic_tac_toe.kif, line 28).
tic_tac_toe.kif:28
-  28  (<= (legal ?w (mark ?x ?y)) (true (cell ?x ?y b)) (true (control ?w)))    \
% ?w = oplayer, ?x = 2, ?y = 2, (true (cell 2 2 b)) fails
"""


def test_why(run: Any) -> None:
    """In the words of a rule sheet."""
    said = run("game", "why", KIF, "legal(mark(2,2))", "mark(2,2)")
    assert (said.code, said.out) == (0, OCCUPIED)
    found = json.loads(run("game", "why", KIF, "terminal", "mark(2,2)", "--json").out)
    assert found["holds"] is False
    assert found["sentence"] == (
        "terminal fails, because (line x) fails (tic_tac_toe.kif, line 39), since "
        "(true (cell ?a 1 x)) fails (line 19)."
    )
    assert len([line for line in found["lines"] if line.startswith("-")]) == 5
    run("game", "why", "nim", "halt").is_error(2, "halt is no question about a game: accepted are")


def test_why_not_in_asp(run: Any) -> None:
    game = str(rules.program("two_players", "noughts_and_crosses.lp"))
    said = run("game", "why", game, "terminal")
    said.is_error(1, "a game in ASP is not explained here: accepted are .pl and .kif")


@pytest.mark.parametrize("file", ["", pytest.param(".lp", marks=pytest.mark.deep)])
def test_who_wins(run: Any, file: str) -> None:
    """By SWI-Prolog and by clingo."""
    game = (
        str(rules.program("two_players", "noughts_and_crosses.lp"))
        if file
        else "noughts_and_crosses"
    )
    found = json.loads(run("game", "win", game, "1", "2", "--json").out)
    assert found == {"moves": ["1", "2"], "plies": 5, "win": {"role": "x", "plies": 5, "goal": 100}}
    said = run("game", "win", game, "1", "2", "--plies", "4")
    assert said.out == "Nobody wins for certain within 4 moves.\n"
    run("game", "win", game, "1", "1").is_error(2, "'1' is no legal move")
    run("game", "win", game, "--plies", "-1").is_error(2, "0 to 100")


@pytest.mark.parametrize("kind", ["pl", pytest.param("lp", marks=pytest.mark.deep)])
def test_who_wins_less_than_all(run: Any, tmp_path: Path, kind: str) -> None:
    file = tmp_path / f"mine.{kind}"
    file.write_text(
        "role(x). role(o). init(a). terminal(b). legal(a, x, go). next(a, x, go, b).\n"
        "goal(b, x, 75). goal(b, o, 25).\n"
    )
    said = run("game", "win", str(file))
    assert said.out == "x wins within 1 move with a goal of at least 75, whatever the others do.\n"
    found = json.loads(run("game", "win", str(file), "--json").out)
    assert found["win"] == {"role": "x", "plies": 1, "goal": 75}


def test_a_question_has_its_time(run: Any) -> None:
    long = ["connect4", "--time", "0.1"]
    run("game", "win", *long, "--plies", "30").is_error(1, "the time of 0.1 seconds is up")
    assert json.loads(run("game", "win", "nim", "--time", "60", "--json").out)["plies"] == 5


@pytest.mark.deep
def test_a_program_of_asp(run: Any) -> None:
    game = str(rules.program("two_players", "connect.lp"))
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


STAIR = """(role robot) (init (at 0)) (succ 0 1) (succ 1 2) (succ 2 3)
(legal robot up) (legal robot down) (<= (legal robot stop) (true (at 1)))
(<= (next (at ?y)) (true (at ?x)) (succ ?x ?y) (does robot up))
(<= (next (at ?x)) (true (at ?y)) (succ ?x ?y) (does robot down))
(<= (next (at 0)) (true (at 0)) (does robot down)) (<= (next stopped) (does robot stop))
(<= terminal (true stopped)) (<= terminal (true (at 3)))
(<= (goal robot 80) (true (at 3))) (<= (goal robot 30) (true stopped))"""


def test_a_game_of_one_role_is_solved(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "stair.kif"
    file.write_text(STAIR)
    best = "The shortest way to 80 of 100 has 3 moves: up, up, up. No way reaches more."
    assert run("game", "solve", str(file), "--json").value == {
        "moves": ["up", "up", "up"],
        "goal": 80,
        "steps": 3,
        "states": 5,
        "proved": True,
        "sentence": best,
    }
    less = run("game", "solve", str(file), "--steps", "2").out
    assert less == (
        "The shortest way to 30 of 100 has 2 moves: up, stop. No way of 2 moves or fewer reaches "
        "more.\n"
    )
    none = run("game", "solve", str(file), "--steps", "1").out
    assert none == "No way of 1 move or fewer ends the game.\n"
    two = "the game has 2 roles: only a game of one role can be solved"
    run("game", "solve", "nim").is_error(1, two)


PENNIES = """(role x) (role o) (init open) (side heads) (side tails)
(<= (legal ?r ?s) (role ?r) (side ?s)) (<= (next (shows ?r ?s)) (does ?r ?s))
(<= terminal (true (shows x ?s))) (<= same (true (shows x ?s)) (true (shows o ?s)))
(<= (goal x 90) same) (<= (goal o 10) same) (<= (goal x 0) (not same)) (<= (goal o 100) (not same))
"""


def test_what_each_reaches_on_average(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "pennies.kif"
    file.write_text(PENNIES)
    found = run("game", "win", str(file), "--json").value
    assert found == {"moves": [], "plies": 5, "win": None, "worth": {"x": "45", "o": "55"}}
    half = "on average, by heads (1/2) or tails (1/2), at random"
    told = f"Whatever the others do, x reaches at least 45 {half}; o reaches at least 55 {half}.\n"
    assert run("game", "win", str(file)).out == told


def test_what_is_hidden_is_not_in_the_document(run: Any) -> None:
    """A game that goes on says of its moves what the person in the seat knows."""
    play = ("game", "play", "kuhn_poker", "--json", "--seed", "3")
    left = run(*play, lines=["quit"]).value
    assert (left["moves"], left["end"], left["goals"]) == (["..."], "open", {})
    over = run(*play, lines=["bet", "quit"]).value
    assert over["moves"][0].startswith("deal(") and over["end"] == "reached"


def test_a_game_of_one_who_hides(run: Any) -> None:
    """Mastermind with 2 pegs and 3 colours, as a rule sheet."""
    file = str(rules.path("sheets", "instances", "hidden_code.kif"))
    told = "Whatever the others do, guesser reaches at least 100 on average.\n"
    assert run("game", "win", file).out == told
    assert (
        run("game", "win", file, "--plies", "4").out == "Nobody wins for certain within 4 moves.\n"
    )


def test_what_each_reaches_where_not_all_is_seen(run: Any) -> None:
    """Kuhn poker, in which a chip counts 25: the first player loses 1/18 of one."""
    file = str(Path(KIF).parent / "kuhn.kif")
    found = run("game", "win", file, "--json").value
    assert found["worth"] == {"first": "875/18", "second": "925/18"}
    said = run("game", "play", file, "--json", "--first", "easy", "--second", "easy")
    assert said.value["seats"] == ["random", "easy", "easy"] and said.value["end"] == "reached"
