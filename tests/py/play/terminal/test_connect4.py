"""`connect4 play`, `engine` and `score` as processes: results, terminals, pipes and Ctrl-C."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from tests.conftest import thinned

from ludologic.engines import door
from ludologic.session import Session

pytestmark = pytest.mark.prolog

LATE = "2252576253462244111563365343671351441"
"""A position of a published test set, of score -1."""
METRIC2 = ["--o", "metric2", "--depth", "1"]


def played(other: str) -> list[str]:
    """The columns by which exact, as x, beats another player, or whatever comes of it."""
    with Session(door.connect4, seats=["exact", other]) as session:
        while not session.view["over"]:
            session.do("think", seconds=0.05)
        assert session.view["over"]["winner"] == 1
        return list(session.value["moves"])


@pytest.fixture(scope="module")
def columns() -> list[str]:
    """What a person types to play the whole of a game as x against metric2 with depth 1."""
    return played("metric2:1")[::2]


@pytest.fixture
def talk(run: Any) -> Any:
    """Runs `ludologic connect4 play ...`."""
    return partial(run, "connect4", "play")


def test_a_result_is_kept(talk: Any, ann: Any, columns: list[str]) -> None:
    said = talk(*METRIC2, *ann, lines=[*columns, "", "board"])
    worth = 22 - len(columns)
    assert said.code == 0
    end = f"You win with move {2 * len(columns) - 1}.\n{worth} points, against metric2:1.\n"
    assert end in said.out
    assert said.out.count("Kept for Ann: your best score so far.") == 1
    assert ann.results() == [("connect4", "against metric2:1", worth, len(columns))]


def test_a_loss_is_kept(talk: Any, ann: Any) -> None:
    seats = ["--x", "exact", "--o", "person", "--time", "0.1", *ann]
    said = talk(*seats, lines=[1, 1, 1, 7, 7, 7, 2, 2, 2, 6, 6, 6])
    assert said.out.count("x wins with move ") == 1 and "Kept for Ann" in said.out
    [(_, variant, score, rounds)] = ann.results()
    assert variant == "against exact" and score == rounds - 22


def test_a_position_that_was_given_is_not_ranked(talk: Any, ann: Any) -> None:
    said = talk("--o", "metric4", "--position", "414141", *ann, lines=[4])
    assert "You win with move 7.\nThe game is not ranked: it had the aid of `--position`.\n" in (
        said.out
    )
    assert ann.results() == []


def test_the_ranking_of_one_game(run: Any, talk: Any, ann: Any, columns: list[str]) -> None:
    talk(*METRIC2, *ann, lines=columns)
    for game, players in (("connect4", ["Ann"]), ("mastermind", [])):
        ranked = run("ranking", *ann[2:], "--json", "--game", game).value["ranking"]
        assert [row["player"] for row in ranked] == players


# At a terminal


@pytest.fixture
def screen(terminal: Any) -> Any:
    """Opens a game in a terminal of its own."""
    return partial(terminal, "connect4", "play")


def test_a_game_at_a_terminal(screen: Any, ann: Any, columns: list[str]) -> None:
    game = screen(*METRIC2, *ann)
    game.until("Column for x> ")
    game.type("9\r")
    game.until("9 is no column")
    for turn, column in enumerate(columns, start=2):
        game.until("Column for x> ", times=turn)
        game.type(f"{column}\r")
    game.until("Kept for Ann: your best score so far.")
    game.until("new, undo, review or quit> ")
    game.type("quit\r")
    assert game.end() == 0
    assert len(ann.results()) == 1 and "Traceback" not in game.shown


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


@pytest.mark.deep
@pytest.mark.parametrize(
    ("arguments", "first", "answer", "rest"),
    [
        (["engine"], "position 444", "ok\n", "go 600000"),
        (["score", "-"], LATE, f"{LATE}  -1  columns . . . . . -1 -2\n", "1"),
        (["play", "--o", "exact", "--time", "600", "--json"], "", "", "4"),
    ],
    ids=["engine", "score", "play"],
)
def test_ctrl_c_during_a_search(
    opened: Any, stopped: Any, arguments: list[str], first: str, answer: str, rest: str
) -> None:
    process = opened("connect4", *arguments)
    if answer:
        process.stdin.write(f"{first}\n")
        process.stdin.flush()
        assert process.stdout.readline() == answer
    process.stdin.write(f"{rest}\n")
    process.stdin.flush()
    said = stopped(process)
    assert said.code == 130 and "Traceback" not in said.err
    assert said.errors == ["Error: stopped"]


@pytest.mark.parametrize(
    ("command", "typed", "first"),
    thinned(
        [("engine", "new\n" * 2000, "ok\n"), ("score -", f"{LATE}\n" * 2000, f"{LATE}  -1")],
        {0},
        "deep",
    ),
)
def test_a_reader_that_leaves(shell: Any, command: str, typed: str, first: str) -> None:
    said = shell(f"ludologic connect4 {command} | head -1", typed)
    assert said.out.startswith(first) and said.out.count("\n") == 1 and said.err == ""


@pytest.mark.parametrize("part", ["0", "x", "1:1"])
def test_a_part_of_a_players_name_is_judged(talk: Any, part: str) -> None:
    talk("--o", f"metric2:{part}").is_error(2, f"'metric2:{part}' is no player: accepted are you")


# Each of its ends, in whole sentences

ENDS = {
    "win": (["--o", "person"], "1 2 1 2 1 2 1", "x wins with move 7.", "x"),
    "loss": (["--o", "person"], "7 1 2 1 2 1 3 1", "o wins with move 8.", "o"),
    "a person wins": (
        ["--o", "metric4", "--position", "121212"], "1", "You win with move 7.", "x"),
    "a program wins": (
        ["--x", "exact", "--o", "person", "--position", "12121"], "3", "x wins with move 7.", "x"),
    "draw": (
        ["--o", "person", "--width", "2", "--height", "2"],
        "1 1 2 2", "The board is full: a draw.", "draw"),
    "resignation": ([], "resign", "You resign: o wins.", "o"),
    "a friend gives up": (["--o", "person"], "4 give-up", "o resigns: x wins.", "x"),
}  # fmt: skip


@pytest.mark.parametrize("end", ENDS)
def test_each_end_is_told(talk: Any, end: str) -> None:
    options, typed, sentence, winner = ENDS[end]
    lines = [line.replace("give-up", "give up") for line in typed.split()]
    said = talk(*options, lines=lines)
    assert (said.code, said.errors) == (0, [])
    assert said.out.splitlines().count(sentence) == 1
    assert said.out.endswith("The input ended: the game is over.\n")
    assert talk(*options, "--json", lines=lines).value["outcome"] == winner


# Levels in the terminal: their names are those of the facts


@pytest.mark.deep
def test_a_level_renamed_in_the_facts_is_renamed_here(copy: Any) -> None:
    copy.change("connect4/session.pl", "level(medium,", "level(middling,")
    said = copy("connect4", "play", "--o", "middling")
    assert said.code == 0 and said.out.startswith("Connect 4. You are x, middling is o.\n")
    copy("connect4", "play", "--o", "medium").is_error(2, "you, friend, easy, middling, hard")
    assert copy("connect4", "play").out == said.out
