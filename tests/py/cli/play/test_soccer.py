"""`soccer play`: games at pipes and at terminals, by lines and by single keys."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ludologic import soccer
from ludologic.outcome import Outcome
from ludologic.soccer import Board, Field

pytestmark = pytest.mark.prolog

MOUTH = "0,7,1,6,1"
"""The ball lies before the upper goal, and it is the turn of player 2; at 7 is a post."""
LETTERS = dict(zip("01234567", "wedcxzaq", strict=True))


@pytest.fixture
def talk(run: Any) -> Any:
    """Runs `ludologic soccer play ...`."""
    return partial(run, "soccer", "play")


TWO = ["--second", "person"]
"""Two people: the program draws and referees."""


def beating_random() -> list[str]:
    """What a person types to beat player random, as `play` draws its lots."""
    board = Board()
    while board.outcome() is None:
        player = "dijkstra" if board.turn == 1 else "random"
        board.push(soccer.move(board, player=player, level=0, seed=len(board.turns)))
    assert board.outcome() == Outcome("goal", 1)
    return list(board.turns[::2])


# At a pipe


def test_two_people(talk: Any) -> None:
    said = talk(*TWO, lines=["0", "7", "e", "6", "1", "7", "e"])
    assert said.code == 0 and not said.errors
    assert "player 1 has won in turn 6." in said.out
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
    *("svg", "svg /nowhere/x", "replay", "replay /nowhere", "load nothing", "keys"),
]


def test_garbage_is_answered_in_a_sentence(talk: Any) -> None:
    said = talk(*TWO, "--turns", MOUTH, "--json", lines=[*GARBAGE, "", "  ", "75"])
    assert said.value["game"] == f"{MOUTH},75"
    assert len(said.errors) == len(GARBAGE) == said.err.count(">\nError: ")
    assert all(len(error) < 400 and "\x1b" not in error for error in said.errors)


def test_nothing_follows_the_end(talk: Any) -> None:
    said = talk(*TWO, "--turns", f"{MOUTH},71", lines=["0", "keys", "undo", "5"])
    assert "player 1 has won in turn 6." in said.out
    assert len(said.errors) == 2 and "after the end of the game" in said.errors[0]
    assert "Turn 7: player 1 to move." in said.out


def test_undo_takes_back_a_step(talk: Any) -> None:
    value = talk(*TWO, "--turns", MOUTH, "--json", lines=["7", "undo"]).value
    assert (value["game"], value["begun"]) == (MOUTH, "")
    value = talk(*TWO, "--turns", MOUTH, "--json", lines=["75", "undo"]).value
    assert (value["game"], value["begun"]) == (MOUTH, "7")
    assert talk(*TWO, lines=["undo"]).errors == ["Error: there is no step of yours to take back"]


def test_undo_goes_back_over_a_program(talk: Any) -> None:
    value = talk("--second", "random", "--json", lines=["0", "undo"]).value
    assert (value["game"], value["begun"]) == ("", "")
    said = talk("--first", "random", *TWO, lines=["undo"])
    assert said.errors == ["Error: there is no step of yours to take back"]


def test_programs_play_each_other(talk: Any) -> None:
    small = ["--width", "4", "--length", "4", "--pace", "60", "--first", "dijkstra"]
    seats = [*small, "--second", "dijkstra:literal", "--level", "9", "--json"]
    value = talk(*seats, "--seed", "5").value
    assert value["end"] != "open" and value["second"] == "dijkstra:literal"
    outcome = Board(value["game"], Field(**value["field"])).outcome()
    assert outcome is not None and outcome.winner == value["winner"]
    assert value == talk(*seats, "--seed", "5").value != talk(*seats, "--seed", "7").value


def test_help_names_every_word(talk: Any) -> None:
    said = talk(lines=["help"])
    for word in ("keys", "undo", "hint", "watch", "replay FILE", "svg FILE", "save [NAME]", "new"):
        assert f"\n{word} " in said.out


def test_a_picture_is_written(talk: Any, tmp_path: Path) -> None:
    file = tmp_path / "field.svg"
    said = talk(*TWO, lines=["0", f"svg {file}"])
    assert not said.errors and "Written to" in said.out
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_a_game_and_a_file_are_watched(talk: Any, tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text("goal 1 0,7,1,6,1,71\nx\n")
    said = talk(*TWO, lines=["0", "watch", f"replay {file}", "7"])
    assert said.errors == [
        "Error: line 2: turn 1: step 1: 'x' is no direction: directions are 0 to 7, clockwise "
        "from north"
    ]
    assert said.out.count("6: 71") == 1 and said.out.count("1: 0") == 2
    assert "the game stops after 2 turns" in said.out


# Saved games and results


def test_a_game_is_saved_in_the_middle_of_a_turn(talk: Any, ann: Any) -> None:
    talk(*TWO, *ann, "--turns", MOUTH, lines=["7", "save one"])
    value = talk(*ann, "--load", "one", "--json", lines=["5"]).value
    assert (value["game"], value["second"]) == (f"{MOUTH},75", "person")
    value = talk(*ann, "--json", lines=["load one", "1"]).value
    assert value["end"] == "goal"


@pytest.mark.parametrize("part", ["first", "second", "seed", "time", "aid", "ranked", "board"])
def test_what_is_no_saved_game(talk: Any, ann: Any, part: str) -> None:
    talk(*TWO, *ann, lines=["0", "save one"])
    with ann.archive() as archive:
        state = archive.load("Ann", "one").state
        archive.save("Ann", "bad", "soccer", state | {part: {"x": 1}})
    talk(*ann, "--load", "bad").is_error(2)


def test_a_win_is_kept(talk: Any, ann: Any) -> None:
    lines = beating_random()
    said = talk("--second", "random", *ann, lines=lines)
    assert "10 points against random." in said.out
    assert "Kept for Ann: your best score so far." in said.out
    assert ann.results() == [("soccer", "against random", 10, 2 * len(lines) - 1)]
    said = talk("--second", "random", "--archive", ann[-1], lines=lines)
    assert "not kept, because nobody is named" in said.out and len(ann.results()) == 1


def test_a_loss_is_kept(talk: Any, ann: Any) -> None:
    said = talk("--first", "random", *TWO, *ann, "--seed", "3", lines=["new"])
    assert "point" not in said.out and ann.results() == []
    lines = ["4", "4", "4", "4", "4", "53"] + ["0"] * 30
    said = talk("--second", "dijkstra", "--level", "0", *ann, lines=lines)
    assert "0 points against dijkstra:destination." in said.out
    assert [row[2] for row in ann.results()] == [0]


@pytest.mark.parametrize("aid", ["undo", "hint"])
def test_an_aided_game_is_not_ranked(talk: Any, ann: Any, aid: str) -> None:
    lines = beating_random()
    begun = [lines[0], "undo"] if aid == "undo" else ["hint"]
    options = ["--second", "random", "--time", "0.1", *ann]
    said = talk(*options, lines=[*begun, *lines])
    assert said.out.count("is an aid: this game will not be ranked") == 1
    assert f"not ranked: it had the aid of `{aid}`" in said.out and ann.results() == []
    talk(*options, lines=[*begun, "save one"])
    said = talk(*ann, "--load", "one", lines=lines)
    assert "not ranked" in said.out and ann.results() == []


def test_a_hint_finishes_a_turn(talk: Any) -> None:
    said = talk(*TWO, "--turns", MOUTH, "--time", "0.1", lines=["7", "hint"])
    hint = re.search(r"Try (\d+) \(([a-z, -]+)\)\.", said.out)
    assert hint is not None and hint[2].count(",") == len(hint[1]) - 1
    board = Board(MOUTH)
    board.push(f"7{hint[1]}")


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
    game.until("Turn 4: player 2 to move")
    game.type("6")
    game.until("Turn 5: player 1 to move")
    game.type("\x1b[5~")  # page up: to the north-east
    game.until("Turn 6: player 2 to move")
    game.type("\x1b[1~")  # home: to the post
    game.until("Turn 6: player 2 bounces on")
    game.type("\x7f")  # back
    game.until("Turn 6: player 2 to move", times=2)
    game.type("\x1bOH3")  # home once more; then the edge that was drawn just before
    game.until("Error: turn 6: step 2: ")
    game.type("?")
    game.until("Turn 6: player 2 bounces on", times=3)
    game.type("\r")
    game.until("Player 2 bounces (7)> ")
    game.type("1\r")
    game.until("player 1 has won in turn 6.")
    game.until("new, undo, watch or quit> ")
    game.type("quit\r")
    assert game.end() == 0
    assert re.search(r"\x1b\[[0-9;]*38;5;\d+m", game.shown)  # the players have colours
    drawn = [line for line in game.bare.splitlines() if ">" not in line]
    assert [line for line in drawn if len(line) > 40] == []


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
    game.until("bounces on")
    game.type("e")
    game.until("player 1 has won in turn 6.")
    game.until("quit> ")
    game.type("\x04")
    assert game.end() == 0
    assert "The input ended: the game is over." in game.shown and "Traceback" not in game.shown


ENVIRONMENTS = [
    {"NO_COLOR": "1"},
    pytest.param({"TERM": "dumb"}, marks=pytest.mark.deep),
]


@pytest.mark.parametrize("environment", ENVIRONMENTS, ids=str)
def test_a_terminal_of_40_columns_without_colours(screen: Any, environment: dict[str, str]) -> None:
    game = screen(*TWO, columns=40, **environment)
    game.until("Player 1> ")
    game.type("0\r")
    game.until("Player 2> ")
    game.type("help\r")
    game.until("leave")
    game.type("quit\r")
    assert game.end() == 0
    assert not re.search(r"\x1b\[[0-9;]*[34]8;[0-9;]*m", game.shown)  # no colour was asked for
    drawn = [line for line in game.bare.splitlines() if ">" not in line]
    assert [line for line in drawn if len(line) > 40] == []


def test_plain_is_ascii(talk: Any) -> None:
    said = talk(*TWO, "--plain", lines=["0", "2", "help"])
    assert said.out.isascii() and "|   .   .   .   .===O 2 .   .   |" in said.out
