"""Smaller boards: in Python and as processes."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from ludologic import connect4
from ludologic.connect4 import Board, Size, Solver
from ludologic.errors import BadInput, Impossible

pytestmark = pytest.mark.prolog

PUBLISHED = {
    (4, 4): 0, (4, 5): 0, (4, 6): 0, (5, 4): 0, (5, 5): 0, (5, 6): 0, (6, 4): -1, (6, 5): 0,
    (6, 6): -1, (7, 4): 0, (7, 5): 0,
}  # fmt: skip
"""The score of the empty board with lines of four (C. Steininger, after J. Tromp): nobody wins, or
o with the last stone."""

MARKS: dict[tuple[int, int], Any] = {
    **dict.fromkeys([(4, 6), (5, 5), (6, 4)], pytest.mark.deep),
    **dict.fromkeys([(5, 6), (6, 5), (6, 6), (7, 4), (7, 5)], pytest.mark.long),
}


def test_scores_and_choices() -> None:
    size = Size(5, 4)
    assert connect4.score("3333", size=size) == connect4.Score(0, (-1, 0, None, 0, -1))
    assert connect4.score_bounds("3333", time=5, size=size).columns == (-1, 0, None, 0, -1)
    choice = connect4.move("121212", size=size, time=5)
    assert (choice.move, choice.values) == (1, {1: 7})
    assert choice.reason == "proved: x wins by stone 7 at the latest"
    assert set(connect4.move("", player="metric2", depth=2, size=size).values) == {1, 2, 3, 4, 5}


def test_the_facts_of_the_usual_board_say_nothing_of_others() -> None:
    choice = connect4.move("", size=Size(4, 4), player="perfect", time=5)
    assert choice.reason == "proved: both draw"


@pytest.mark.parametrize(
    "cells",
    [pytest.param(cells, marks=MARKS.get(cells, ())) for cells in PUBLISHED],
)
def test_published_results(cells: tuple[int, int]) -> None:
    with Solver(size=Size(*cells)) as solver:
        assert solver.value("") == PUBLISHED[cells]


def test_a_smaller_board() -> None:
    board = Board("221", size=Size(4, 2))
    assert board.turn == "o" and board.legal_moves == [1, 3, 4]
    assert repr(board) == "Board('221', size=Size(width=4, height=2, line=4))"
    assert Board.from_state(board.state()) == board != Board("221", size=Size(4, 3))
    assert Board(board).size == board.size
    board.push(4)
    assert board.pop() == 4
    assert str(board).splitlines() == [". o . .", "x x . .", "1 2 3 4"]


def test_every_question_about_a_board_is_asked_of_its_size() -> None:
    """Column 3 of 7 x 6 would win; on the board of 5 x 4 it does not, and best play is a draw."""
    board = Board("3333", size=Size(5, 4))
    assert connect4.score(board) == board.score() == connect4.score("3333", size=board.size)
    assert connect4.scores([board, "4455"]) == [0, 18]
    assert connect4.move(board, time=5).move in (2, 4)
    found = connect4.variation(board)
    assert found is not None and found.score == 0
    end = Board((*board.moves, *found.columns), size=board.size)
    assert end.outcome() == connect4.Outcome("draw")
    given_away = Board("33331", size=board.size)
    said = "Move 5: x in column 1 gave away a draw for a loss; column 2 keeps the draw."
    assert [one.sentence for one in connect4.review(given_away).mistakes] == [said]
    with pytest.raises(BadInput, match="explain is for the board of 7 x 6 alone"):
        connect4.explain(board)
    with Solver() as solver:
        for ask in (solver.score, solver.move, solver.variation, solver.review, solver.explain):
            with pytest.raises(BadInput, match="the position is on one of 5 x 4"):
                ask(board)


def test_the_usual_board_says_no_size() -> None:
    assert Board("4").state() == {"moves": [4]} and repr(Board("4")) == "Board('4')"


@pytest.mark.parametrize("size", [(4, 4, 3), "4x4", Size("4"), Size(True), Size(4.0)])  # type: ignore[arg-type]
def test_no_size(size: Any) -> None:
    for ask in (Board, connect4.score, connect4.move, connect4.score_bounds):
        with pytest.raises(BadInput, match="is no size of a board: "):
            ask("", size=size)


NO_BOARD = (
    "there is no board of {} x {} with lines of {}: it has 1 to 7 columns, 1 to 6 rows and lines "
    "of 4; the game of two players `connect` has rules for any size"
)


@pytest.mark.parametrize(
    "size", [Size(0), Size(7, 0), Size(7, 6, 3), Size(8), Size(7, 7), Size(-1), Size(2**31 - 1)]
)
def test_no_board(size: Size) -> None:
    for ask in (Board, connect4.score, connect4.move, partial(connect4.move, player="metric3")):
        with pytest.raises(BadInput) as caught:
            ask("", size=size)
        assert str(caught.value) == NO_BOARD.format(*size)


@pytest.mark.parametrize(
    ("size", "position", "ending"),
    [
        (Size(1, 1), "1", "the board is full"),
        (Size(4, 6), "1212121", "x has won"),
        (Size(6, 4), "112233", None),
    ],
)
def test_the_end_on_small_boards(size: Size, position: str, ending: str | None) -> None:
    if ending is None:
        assert Board(position, size=size).outcome() is None
        position, ending = position + "4", "x has won"
    with pytest.raises(Impossible, match=f"the game is over: {ending}"):
        connect4.move(position, size=size)
    with pytest.raises(BadInput, match=f"after the end of the game: {ending}"):
        Board(position + "1", size=size)


@pytest.fixture
def talk(run: Any) -> Any:
    return partial(run, "connect4")


def test_commands(talk: Any) -> None:
    small = ["--width", "5", "--height", "4", "--line", "4"]
    said = talk("score", "3333", *small, "--json")
    assert json.loads(said.out)["columns"] == [-1, 0, None, 0, -1]
    said = talk("move", "121212", *small)
    assert said.out == "1 (proved: x wins by stone 7 at the latest; score +7)\n"
    talk("move", "16", *small).is_error(2, "6 is no column: columns are 1 to 5")
    for command in (["score", ""], ["move"], ["play", "--plain"]):
        talk(*command, "--width", "9", "--line", "5").is_error(2, NO_BOARD.format(9, 6, 5))
    talk("play", "--height", "x").is_error(2, "'x' is no whole number")


def test_a_game_on_a_smaller_board(talk: Any, ann: Any) -> None:
    small = ["--width", "5", "--height", "4", "--time", "1"]
    lines = ["3", "explain", "hint", "save small", "quit"]
    said = talk("play", *small, "--o", "perfect", *ann, lines=lines)
    assert said.code == 0 and "Connect 4, 5 x 4." in said.out
    for loaded in (["--load", "small"], []):
        lines = ["board", "quit"] if loaded else ["load small", "quit"]
        again = talk("play", *loaded, *ann, lines=lines)
        assert again.code == 0 and "Connect 4, 5 x 4." in again.out


@pytest.mark.deep
def test_the_facts_of_the_proofs_are_for_the_usual_board_alone(talk: Any) -> None:
    """A table has one solver, and asks it on the board that was chosen."""
    small = ["--width", "4", "--height", "4"]
    lines = ["hint", "explain", "quit"]
    said = talk("play", *small, "--plain", "--time", "5", lines=lines).out
    assert "Try column 1: it draws.\n" in said and "There is nothing to see.\n" in said
    seats = ["--x", "perfect", "--o", "perfect", "--pace", "0"]
    played = talk("play", *small, *seats, "--plain", "--time", "2")
    assert played.code == 0 and "The board is full: a draw." in played.out
