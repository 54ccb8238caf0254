"""`soccer play`: games at pipes and at terminals, by lines and by single keys."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from ludologic.engines import door
from ludologic.session import Session
from ludologic.soccer import Board, Field

pytestmark = pytest.mark.prolog

MOUTH = "0,7,1,6,1"
"""The ball lies before the upper goal, and it is the turn of player 2; at 7 is a post."""


@pytest.fixture
def talk(run: Any) -> Any:
    """Runs `ludologic soccer play ...`."""
    return partial(run, "soccer", "play")


OWN_GOAL = r"Player 1 wins in turn 6:\s[^a-z]*own goal by player 2\."
"""How the game ends there by a step to the goal, beside the field."""

TWO = ["--second", "person"]
"""Two people: the program draws and referees."""


def beating_random() -> list[str]:
    """What a person types to beat player random, as `play` draws its lots."""
    with Session(door.soccer, seats=["dijkstra:destination:0", "random"]) as session:
        while not session.view["over"]:
            session.do("think")
        assert session.view["over"]["winner"] == 1
        return [play["move"] for play in session.view["moves"] if play["seat"] == 1]


# At a pipe


def test_two_people(talk: Any) -> None:
    said = talk(*TWO, lines=["0", "7", "e", "6", "1", "7", "e"])
    assert said.code == 0 and not said.errors
    assert re.search(OWN_GOAL, said.out)
    assert "Player 2 bounces (7)>" in said.err and "\x1b" not in said.out + said.err
    value = talk(*TWO, "--json", lines=["0", "7", "e", "6", "1", "qe"]).value
    assert value == {
        "first": "person",
        "second": "person",
        "field": {"kind": "standard", "width": 8, "length": 10, "goal": 2},
        "game": f"{MOUTH},71",
        "begun": "",
        "end": "goal",
        "winner": 1,
    }


@pytest.mark.parametrize(
    "spoken",
    [
        ["w", "q", "e", "a", "e", "q", "z"],
        ["0", "7", "1", "6", "1", "7 5"],
        ["W", " Q ", "E", "a", "e", "qz"],
        ["0", "7", "1", "6", "1", "7z"],
    ],
)
def test_moves_by_digits_and_by_keys(talk: Any, spoken: list[str]) -> None:
    assert talk(*TWO, "--json", lines=spoken).value["game"] == f"{MOUTH},75"


GARBAGE = [
    *("8", "9", "5", "0 8", "77", "00", "foo", "halt.", "'\"`", "\x1b[31m0\x1b[0m", "0\x000"),
    *("🎲", "０", "\udcff", "0" * 100_000, "x" * 100_000, "qzqz" * 1000, "undo 3", "s", "-", "?x"),
    *("watch 3", "load nothing", "keys"),
]


def test_garbage_is_answered_in_a_sentence(talk: Any) -> None:
    said = talk(*TWO, "--turns", MOUTH, "--json", lines=[*GARBAGE, "", "  ", "75"])
    assert said.value["game"] == f"{MOUTH},75"
    assert len(said.errors) == len(GARBAGE) == said.err.count(">\nError: ")
    assert all(len(error) < 400 and "\x1b" not in error for error in said.errors)


def test_a_word_stands_alone(talk: Any) -> None:
    said = talk(*TWO, lines=["REVIEW now"])
    assert said.errors == ["Error: 'now' is too much: the word stands alone"]


def test_the_board_is_drawn_again_without_what_was_marked(talk: Any) -> None:
    said = talk(*TWO, lines=["board", "analyse", "board"])
    goals = re.findall(r"┌───1───┐|12──11──12", said.out)
    assert goals == ["┌───1───┐", "┌───1───┐", "12──11──12", "┌───1───┐"]


def test_programs_play_each_other(talk: Any) -> None:
    small = ["--width", "4", "--length", "4", "--pace", "60", "--first", "dijkstra"]
    seats = [*small, "--second", "dijkstra:literal", "--level", "9", "--json"]
    value = talk(*seats, "--seed", "5").value
    assert value["end"] != "open" and value["second"] == "dijkstra:literal:9"
    outcome = Board(value["game"], field=Field(**value["field"])).outcome()
    assert outcome is not None and outcome.winner == value["winner"]
    assert value == talk(*seats, "--seed", "5").value != talk(*seats, "--seed", "6").value


def test_a_game_is_watched(talk: Any) -> None:
    said = talk(*TWO, "--turns", "0,7,1,6,1,71", lines=["watch"])
    drawn = [line for line in said.out.splitlines() if re.fullmatch(r"\d: \d+", line)]
    assert drawn == ["1: 0", "2: 7", "3: 1", "4: 6", "5: 1", "6: 71"]
    assert not said.errors and said.out.count("shoots up") == 9  # before, after each turn, again


# Saved games and results


def test_a_game_is_saved_in_the_middle_of_a_turn(talk: Any, ann: Any) -> None:
    talk(*TWO, *ann, "--turns", MOUTH, lines=["7", "save one"])
    value = talk(*ann, "--load", "one", "--json", lines=["5"]).value
    assert (value["game"], value["second"]) == (f"{MOUTH},75", "person")
    value = talk(*ann, "--json", lines=["load one", "1"]).value
    assert value["end"] == "goal"


def test_who_gives_up_is_told_that_no_row_is_kept(talk: Any, ann: Any) -> None:
    said = talk(*ann, lines=["0", "resign"])
    assert "no row in the ranking: a game that is given up has no points." in said.out


def test_a_win_is_kept(talk: Any, ann: Any) -> None:
    lines = beating_random()
    said = talk("--second", "random", *ann, lines=lines)
    assert f"You win in turn {2 * len(lines) - 1}: goal." in said.out
    assert "\n10 points, against random.\n" in said.out
    assert "Kept for Ann: your best score so far." in said.out
    assert ann.results() == [("soccer", "against random", 10, 2 * len(lines) - 1)]
    said = talk("--second", "random", "--archive", ann[-1], lines=lines)
    assert "not kept, because nobody is named" in said.out and len(ann.results()) == 1


def test_a_loss_is_kept(talk: Any, ann: Any) -> None:
    said = talk("--first", "random", *TWO, *ann, "--seed", "3", lines=["new"])
    assert "point" not in said.out and ann.results() == []
    lines = ["4", "4", "4", "4", "4", "53"] + ["0"] * 30
    said = talk("--second", "dijkstra", "--level", "0", *ann, lines=lines)
    assert "\n0 points, against dijkstra:destination:0.\n" in said.out
    assert [row[2] for row in ann.results()] == [0]


# At a terminal


@pytest.fixture
def screen(terminal: Any) -> Any:
    """Opens a game in a terminal of its own."""
    return partial(terminal, "soccer", "play")


def test_single_keys_and_lines(screen: Any) -> None:
    game = screen(*TWO, "--turns", "0,7", columns=40)
    game.until("Player 1> ")
    game.type("keys\r")
    game.until("Keys: 0-7")
    game.type("e")  # turn 3
    game.until("Player 2 is to draw.")
    game.type("6")
    game.until("Your turn.")
    game.type("\x1b[5~")  # page up: to the north-east
    game.until("Player 2 is to draw.")
    game.type("\x1b[1~")  # home: to the post
    game.until("The ball bounces: player 2 draws on.")
    game.type("\x7f")  # back
    game.until("Player 2 is to draw.", times=2)
    game.type("\x1bOH3")  # home once more; then the edge that was drawn just before
    game.until("Error: turn 6: step 2: ")
    game.type("?")
    game.until("The ball bounces: player 2 draws on.", times=3)
    game.type("\r")
    game.until("Player 2 bounces (7)> ")
    game.type("1\r")
    game.until("Player 1 wins in turn 6: own goal by ")
    game.until("new, undo, review or quit> ")
    game.type("quit\r")
    assert game.end() == 0
    assert re.search(r"\x1b\[[0-9;]*38;5;\d+m", game.shown)  # the players have colours
    drawn = [line for line in game.bare.splitlines() if ">" not in line]
    assert [line for line in drawn if len(line) > 40] == []


@pytest.mark.deep
def test_keys_end_with_the_game_and_with_ctrl_c(screen: Any) -> None:
    game = screen(*TWO, "--turns", MOUTH)
    game.until("Player 2> ")
    game.type("keys\r")
    game.until("Keys: 0-7")
    game.interrupt("Stopped. The game goes on.")
    game.until("Player 2> ", times=2)
    game.shown = ""
    game.type("keys\r")
    game.until("Keys: 0-7")
    game.type("q")
    game.until("The ball bounces: player 2 draws on.")
    game.type("e")
    game.until("Player 1 wins in turn 6:")
    game.until("quit> ")
    game.type("\x04")
    assert game.end() == 0
    assert "The input ended: the game is over." in game.shown and "Traceback" not in game.shown


def test_plain_is_ascii(talk: Any) -> None:
    said = talk(*TWO, "--plain", lines=["0", "2", "help"])
    assert said.out.isascii() and "|   .   .   .   .===O 2 .   .   |" in said.out
