"""Boards of other sizes, and lines of other lengths: in Python and as processes."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from ludologic import connect4
from ludologic.connect4 import Board, Size, Solver
from ludologic.errors import BadInput, Impossible
from ludologic.play.pictures.connect4 import svg

pytestmark = pytest.mark.prolog

PUBLISHED = {
    (4, 4): 0, (4, 5): 0, (4, 6): 0, (5, 4): 0, (5, 5): 0, (5, 6): 0, (6, 4): -1, (6, 5): 0,
    (6, 6): -1, (7, 4): 0, (7, 5): 0,
}  # fmt: skip
"""The score of the empty board with lines of four (C. Steininger, after J. Tromp): nobody wins, or
o with the last stone."""

MARKS: dict[tuple[int, int], Any] = {
    **dict.fromkeys([(4, 6), (5, 5), (5, 6), (6, 4), (6, 5), (7, 4)], pytest.mark.deep),
    **dict.fromkeys([(6, 6), (7, 5)], pytest.mark.long),
}


def test_scores_and_choices() -> None:
    size = Size(4, 4, 3)
    assert connect4.score("", size=size) == connect4.Score(4, (1, 4, 4, 1))
    assert connect4.score_bounds("", time=5, size=size).columns == (1, 4, 4, 1)
    choice = connect4.move("", size=size, time=5)
    assert (choice.column, choice.scores) == (2, {2: 4})
    assert choice.reason == "proved: x wins by stone 9 at the latest"
    assert set(connect4.move("", player="metric2", depth=2, size=size).scores) == {1, 2, 3, 4}


@pytest.mark.parametrize(
    "cells",
    [pytest.param(cells, marks=MARKS.get(cells, ())) for cells in PUBLISHED],
)
def test_published_results(cells: tuple[int, int]) -> None:
    with Solver(size=Size(*cells)) as solver:
        assert solver.value("") == PUBLISHED[cells]


def test_a_board_of_any_size() -> None:
    board = Board("10,10,11", size=Size(12, 2, 3))
    assert board.turn == "o" and 10 not in board.legal_moves and 12 in board.legal_moves
    assert repr(board) == "Board('10,10,11', size=Size(width=12, height=2, line=3))"
    assert Board.from_state(board.state()) == board != Board(board, size=Size(12, 3, 3))
    assert Board(board).size == board.size
    board.push(12)
    assert board.pop() == 12
    assert str(board).splitlines()[-1] == "1 2 3 4 5 6 7 8 9 0 1 2"
    assert connect4.move(board, time=0.1).column in board.legal_moves
    assert 'width="632"' in svg(board.value())


def test_the_usual_board_says_no_size() -> None:
    assert Board("4").state() == {"moves": [4]} and repr(Board("4")) == "Board('4')"


@pytest.mark.parametrize(
    "size",
    [Size(0), Size(7, 0), Size(7, 6, 0), Size(71), Size(7, 101), Size(7, 6, 101), (4, 4, 3), "4x4",
     Size("4"), Size(True), Size(4.0)],  # type: ignore[arg-type]
)  # fmt: skip
def test_no_size(size: Any) -> None:
    for ask in (Board, connect4.score, connect4.move, connect4.score_bounds):
        with pytest.raises(BadInput, match=r"is no (width|height|number of stones|size)"):
            ask("", size=size)
    with pytest.raises(BadInput):
        Solver(size=size)


def test_what_is_for_the_usual_board_alone() -> None:
    with Solver(size=Size(4, 4)) as solver:
        for ask in (solver.explain, solver.review, solver.variation):
            with pytest.raises(BadInput, match="the board of 7 x 6 with lines of 4 alone"):
                ask("")


@pytest.mark.parametrize(
    ("size", "position", "ending"),
    [
        (Size(1, 1, 1), "1", "x has won"),
        (Size(1, 2, 9), "11", "the board is full"),
        (Size(4, 100), "12" * 3 + "1", "x has won"),
        (Size(9, 9, 1), "9", "x has won"),
    ],
)
def test_the_end_of_small_and_large_boards(size: Size, position: str, ending: str) -> None:
    with pytest.raises(Impossible, match=f"the game is over: {ending}"):
        connect4.move(position, size=size)
    with pytest.raises(BadInput, match=f"after the end of the game: {ending}"):
        Board(position + "1", size=size)


@pytest.fixture
def talk(run: Any) -> Any:
    return partial(run, "connect4")


def test_commands(talk: Any) -> None:
    said = talk("score", "", "--width", "4", "--height", "4", "--line", "3", "--json")
    assert json.loads(said.out)["columns"] == [1, 4, 4, 1]
    said = talk("move", "9", "--width", "9", "--height", "9", "--line", "1")
    said.is_error(1, "the game is over")
    talk("score", "10,13", "--width", "12").is_error(2, "'13' is no column: columns are 1 to 12")
    talk("score", "", "--width", "-3").is_error(2, "-3 is no width of a board: it is 1 to 70")
    talk("play", "--height", "x").is_error(2, "'x' is no whole number")


def test_a_wide_board_goes_into_80_columns(talk: Any) -> None:
    lines = ["70", "1,", "board", "explain", "hint", "quit"]
    sized = ["--width", "70", "--height", "3", "--line", "2", "--time", "0.1", "--plain"]
    said = talk("play", *sized, "--o", "metric3", lines=lines)
    assert said.code == 0 and max(map(len, said.out.splitlines())) == 72
    assert "Connect 4, 70 x 3, 2 in a line." in said.out
    assert "explain is for the board of 7 x 6 with lines of 4 alone" in said.err


def test_a_game_of_another_size_is_saved(talk: Any, ann: Any) -> None:
    small = ["--width", "4", "--height", "4", "--line", "3"]
    said = talk("play", *small, "--o", "perfect", *ann, lines=["1", "save small", "quit"])
    assert "o plays column 3: it loses in 7 moves." in said.out
    for loaded in (["--load", "small"], []):
        lines = ["board", "quit"] if loaded else ["load small", "quit"]
        said = talk("play", *loaded, *ann, lines=lines)
        assert said.code == 0 and "│ X  · [O] · │" in said.out
