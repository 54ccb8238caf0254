"""`ludologic guessing ...`: what is printed, the exit codes, and the mistakes that people make."""

from __future__ import annotations

import dataclasses
import json
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludologic import games
from ludologic.cli.output import show_tree
from ludologic.errors import Impossible, LudologicError, Stopped

pytestmark = [pytest.mark.prolog, pytest.mark.usefixtures("kept_process")]
Run = Callable[..., Any]

COIN = "secret(1). secret(2). question(a). question_secret_answer(a, S, S). "


@pytest.fixture
def mine(tmp_path: Path) -> Callable[..., str]:
    def written(text: str, name: str = "mine.pl") -> str:
        file = tmp_path / name
        file.write_text(text)
        return str(file)

    return written


def test_tree(run: Run) -> None:
    value = run("guessing", "tree", "higher_lower", "--json").value
    assert value["depth"] == 7 and value["proved"] and value["secrets"] == 100
    assert value["root"]["question"] == "50" or value["root"]["question"].isdigit()
    assert set(value["root"]["children"]) == {"lower", "higher"}


def test_a_leaf_says_what_is_known(run: Run, mine: Run) -> None:
    value = run("guessing", "tree", mine(COIN), "--json").value
    assert value["root"] == {
        "question": "a",
        "children": {"1": {"secret": "1"}, "2": {"secret": "2"}},
    }
    assert value["name"] == "mine"


def test_no_tree(run: Run, mine: Run) -> None:
    run("guessing", "tree", "higher_lower", "--depth", "6").is_error(1, "6 questions", "proved")
    alike = COIN + "secret(3). question_secret_answer(a, 3, 1)."
    run("guessing", "tree", mine(alike.replace("a, S, S", "a, S, 1"))).is_error(1, "1 and 2 apart")


@pytest.mark.parametrize(
    ("format", "beginning"),
    [("json", '{"name": "mine", '), ("dot", "digraph tree {"), ("svg", "<svg "), ("html", "<!")],
)
def test_formats(run: Run, mine: Run, tmp_path: Path, format: str, beginning: str) -> None:
    file = tmp_path / "out"
    assert run("guessing", "tree", mine(COIN), "--format", format, "-o", str(file)) == (0, "", "")
    assert file.read_text().startswith(beginning)


def test_suggest_consistent_explain(run: Run) -> None:
    value = run("guessing", "suggest", "ship", "shot(3,3):hit", "--json").value
    assert value["left"] == 6 and value["question"].startswith("shot(")
    value = run("guessing", "consistent", "ship", "shot(3,3):hit", "shot(3,2):hit", "--json").value
    assert value == {"count": 2, "secrets": ["ship(row,3,1)", "ship(row,3,2)"]}
    value = run("guessing", "explain", "ship", "ship(row,1,1)", "shot(3,3):hit", "--json").value
    assert value["conflicts"] == [
        {"turn": 1, "question": "shot(3,3)", "answer": "hit", "would": "miss"}
    ]
    run("guessing", "suggest", "higher_lower", "50:equal").is_error(1, "the game is over: it is 50")


def test_by_clingo(run: Run, mine: Run) -> None:
    game = mine(
        "secret(1..3). question(1..3). answer(Q, S, (S+Q)/3) :- secret(S), question(Q).", "a.lp"
    )
    value = run("guessing", "tree", game, "--engine", "clingo", "--goal", "both", "--json").value
    assert (value["depth"], value["total"], value["proved"]) == (2, 5, True)
    for engine in ("prolog", "clingo"):
        given = ("certain", game, "1:1", "--json", "--engine", engine)
        value = run("guessing", *given).value
        assert value["certain"] == {"1": "1", "2": "1"}
        assert value["possible"] == {"1": ["1"], "2": ["1"], "3": ["1", "2"]}
    assert run("guessing", "certain", game, "3:1").out == "1: 0 or 1\n2: 1\n3: 1\n"
    run("guessing", "certain", game, "1:0", "1:1").is_error(1, "no secret draws all")
    run("guessing", "consistent", game, "1:0", "1:1", "--engine", "clingo").is_error(1, "no secret")
    run("guessing", "tree", game, "--engine", "fast").is_error(2, "prolog, clingo")


def test_contradictions(run: Run) -> None:
    turns = ["shot(1,1):hit", "shot(5,5):hit", "shot(3,3):miss"]
    said = run("guessing", "consistent", "ship", *turns, "--json")
    said.is_error(1, "shot(1,1):hit and shot(5,5):hit", answers=True)
    run("guessing", "suggest", "ship", *turns).is_error(1, "together")


def test_what_is_no_file_is_told(run: Run, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    said = run("guessing", "certify", "ship", "nowhere")
    assert said.err == "Error: 'nowhere' can't be read: there is no such file\n"


def test_certify(run: Run, mine: Run) -> None:
    tree = run("guessing", "tree", "ship", "--json").out
    assert run("guessing", "certify", "ship", mine(tree, "tree.json"), "--json").value["correct"]
    value = json.loads(tree)
    value["root"]["children"].pop("hit")
    said = run("guessing", "certify", "ship", mine(json.dumps(value), "tree.json"))
    said.is_error(1, "is not found")
    for text in ("", "{}", '{"root": 7}', "[" * 100_000, '{"root": {"question": "x"}}'):
        run("guessing", "certify", "ship", mine(text, "tree.json")).is_error(2, "is no tree")


def test_words_and_tables(run: Run, mine: Run) -> None:
    words = mine("crane\nslate\nocean\n", "words")
    value = run("guessing", "suggest", "--words", words, "crane:xxgxg", "--json").value
    assert (value["question"], value["left"], value["move"]) == ("slate", 1, "slate")
    table = mine("who,hat\nann,yes\nbob,no\n", "who.csv")
    assert run("guessing", "consistent", table, "hat:yes").out == "ann\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["tree"], ["which game"]),
        (["tree", "poker"], ["'poker'", "higher_lower", ".csv"]),
        (["tree", "nowhere.pl"], ["no such file"]),
        (["tree", "nowhere.lp"], ["no such file"]),
        (["tree", "ship", "--goal", "best"], ["'best'", "worst, total, both"]),
        (["tree", "ship", "--rule", "best"], ["'best'", "worst, total, both"]),
        (["tree", "ship", "--rule", "both", "--goal", "both"], ["--goal and --rule are two names"]),
        (["suggest", "ship", "--rule", "best"], ["'best'", "worst, expected, classes"]),
        (["suggest", "ship", "--by", "worst", "--rule", "worst"], ["--by and --rule are two"]),
        (["tree", "ship", "--depth", "0"], ["depth"]),
        (["tree", "ship", "--ends", "never"], ["known, asked"]),
        (["tree", "ship", "--format", "png"], ["'png'"]),
        (["tree", "ship", "--level", "0"], ["level"]),
        (["tree", "ship", "--time", "-1"], ["0 to 86400 seconds"]),
        (["tree", "ship", "--jobs", "0"], ["number of jobs"]),
        (["tree", "ship", "--jobs", "2", "--engine", "clingo"], ["engine prolog"]),
        (["tree", "ship", "--dask", "nowhere"], ["no Dask scheduler answers at 'nowhere'"]),
        (["suggest", "ship", "shot"], ["QUESTION:ANSWER"]),
        (["suggest", "ship", "shot(9,9):hit"], ["shot(1,1)"]),
        (["suggest", "ship", "shot(3,3):perhaps"], ["hit, miss"]),
        (["suggest", "ship", "halt:halt"], ["'halt'"]),
        (["suggest", "ship", "--by", "luck"], ["expected"]),
        (["explain", "ship"], ["which secret"]),
        (["explain", "ship", "boat"], ["'boat'"]),
        (["certify", "ship"], ["which tree"]),
    ],
)
def test_mistakes(run: Run, arguments: list[str], words: list[str]) -> None:
    run("guessing", *arguments).is_error(2, *words)


@pytest.mark.parametrize(
    "text",
    ["secret(1). secret(", ":- repeat, fail.", ""],
)
def test_a_file_that_is_no_game(run: Run, mine: Run, text: str) -> None:
    run("guessing", "tree", mine(text), "--time", "0.4").is_error(2)


@pytest.mark.parametrize(
    "arguments",
    [
        ["tree", "higher_lower", "--engine", "clingo"],
        ["suggest", "ship", "shot(3,3):hit"],
        ["consistent", "ship"],
        ["certain", "ship"],
        ["explain", "ship", "ship(row,1,1)"],
        ["play", "ship", "--secret", "ship(row,1,1)"],
    ],
)
def test_the_question_has_its_time_too(run: Run, arguments: list[str]) -> None:
    run("guessing", *arguments, "--time", "0").is_error(1, "the time of 0 seconds is up")
    if arguments[0] != "tree":
        assert run("guessing", *arguments, "--time", "60").code == 0


@pytest.mark.deep
def test_a_file_that_halts(process: Run, mine: Run) -> None:
    said = process("guessing", "tree", mine(COIN + ":- halt. :- initialization(halt)."), "--json")
    assert said.value["depth"] == 1


@pytest.mark.deep
@pytest.mark.parametrize("text", [":- repeat, fail.", "secret(_) :- repeat, fail."])
def test_interrupted(opened: Run, stopped: Run, mine: Run, text: str) -> None:
    assert stopped(opened("guessing", "tree", mine(text))) == (130, "", "Error: stopped\n")


LONG = """
secret(S) :- between(1, 300, S).
question(Q) :- between(1, 300, Q).
question_secret_answer(Q, S, A) :-
    (   (Q * S * 7919 + Q * Q * 31 + S * S * 17) mod 1009 mod 5 =:= 0 -> A = yes
    ;   A = no
    ).
"""
"""A game whose first tree is found within a second or two, and whose least one takes hours."""


def workers(process: int) -> int:
    """How many processes joblib has started for this one."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return sum(b"LokyProcess" in Path(f"/proc/{one}/cmdline").read_bytes() for one in children)


@pytest.mark.long
def test_interrupted_with_the_best_tree_by_then(opened: Run, mine: Run) -> None:
    file = mine(LONG)
    running = opened("guessing", "tree", file, "--goal", "total", "--jobs", "2", "--json")
    end = time.monotonic() + 120
    while workers(running.pid) < 2:  # they prove what is left when the first tree is found
        assert time.monotonic() < end and running.poll() is None
        time.sleep(0.1)
    time.sleep(5)  # a process that is stopped before it has started says so
    running.send_signal(signal.SIGINT)
    tree, said = running.communicate(timeout=60)
    value = json.loads(tree)
    assert (running.returncode, value["proved"], value["goal"]) == (130, False, "found")
    assert sum(value["histogram"]) == 300 and "stopped before the proof was done" in said


def test_play(run: Run) -> None:
    answers = ["perhaps", "higher", "why 40", "undo", "possible", "why 3", "help", "", "lower"]
    said = run("guessing", "play", "higher_lower", lines=[*answers, "quit"])
    assert said.code == 0 and len(said.errors) == 1
    assert "accepted are equal, higher, lower" in said.err
    assert "100 secrets are possible. 50?" in said.out and "3 is still possible" in said.out
    assert "50 was answered higher: 40 would have drawn lower" in said.out


def test_play_to_the_end(run: Run) -> None:
    said = run("guessing", "play", "higher_lower", "--secret", "37", "--json").value
    assert said["turns"][-1] == {"question": "37", "answer": "equal"}
    assert len(said["turns"]) <= 7
    said = run("guessing", "play", "ship", "--secret", "ship(row,1,1)")
    assert said.out.endswith("\nIt is ship(row,1,1): found by 5 questions.\n")
    run("guessing", "play", "ship", "--secret", "boat").is_error(2, "'boat'")


def test_play_of_rules_for_clingo_and_of_words(run: Run, mine: Run) -> None:
    rules = "secret(1..3). question(1..3). answer(Q, S, (S+Q)/3) :- secret(S), question(Q)."
    words = mine("tiger\neagle\nhorse\n", "b.txt")
    for game, title in (([mine(rules, "a.lp")], "a"), (["--words", words], "b.txt")):
        said = run("guessing", "play", *game, lines=["possible"])
        assert said.out.startswith(f"{title}. You are the holder, worst is the asker.\n")
        assert (said.code, said.errors) == (0, []) and "3 secrets are possible. " in said.out


@pytest.mark.deep
def test_play_at_a_terminal_asks_for_an_answer_and_breaks_no_word(terminal: Any) -> None:
    game = terminal("guessing", "play", "higher_lower", columns=40)
    game.until("equal, higher, lower> ")
    assert all(len(line) <= 40 for line in game.bare.splitlines())
    assert "Type an answer: equal, higher, lower." in " ".join(game.bare.split())
    game.enter("higher", "equal, higher, lower")
    game.enter("equal", "new, undo or quit")
    game.type("\x04")
    assert game.end() == 0 and "It is 75: found by 2 questions." in game.bare


@pytest.mark.parametrize(
    ("seconds", "error", "begins"),
    [
        pytest.param(*(None, Stopped, "stopped before the proof was done"), marks=pytest.mark.deep),
        (0.5, Impossible, "it is not proved within 0.5 seconds"),
    ],
)
def test_a_tree_that_is_not_proved(
    seconds: float | None,
    error: type[LudologicError],
    begins: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    built = dataclasses.replace(games.named("ship").tree(), complete=False)
    with pytest.raises(error) as raised:
        show_tree(built, "json", None, None, seconds)
    assert str(raised.value) == (
        f"{begins}: the tree asks 180 questions in total, 9 at worst, and there may be a better one"
    )
    assert json.loads(capsys.readouterr().out)["total"] == 180


@pytest.mark.parametrize("command", ["suggest", "consistent", "certain", "tree", "play"])
def test_no_name_steers_the_terminal(command: str, run: Run, mine: Callable[..., str]) -> None:
    game = mine(
        'secret("\x1b]0;PWN\x07\x1b[31m\u202eX"; b). question(S) :- secret(S).\n'
        "answer(S, S, yes) :- secret(S). answer(Q, S, no) :- question(Q), secret(S), Q != S.\n",
        "game.lp",
    )
    said = run("guessing", command, game)
    assert not {"\x1b", "\x07", "\u202e"} & {*said.out, *said.err}
    assert said.out or command == "play"
