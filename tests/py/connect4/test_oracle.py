"""The exact scores of Connect 4 beside an independent solver, bitbully."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.conftest import thinned

from ludologic import connect4

pytestmark = pytest.mark.prolog


def drawn(number: int, least: int, most: int, seed: int) -> list[tuple[str, int]]:
    """Random open positions of so many stones, with bitbully's scores."""
    bitbully: Any = pytest.importorskip("bitbully")
    solver = bitbully.BitBully()
    lots = random.Random(seed)
    found: list[tuple[str, int]] = []
    while len(found) < number:
        board = bitbully.Board()
        columns = []
        for _ in range(lots.randint(least, most)):
            column = lots.choice(board.legal_moves())
            board.play(column)
            columns.append(column + 1)
            if board.is_game_over():
                break
        else:
            found.append(("".join(map(str, columns)), solver.mtdf(board)))
    return found


def compare(positions: list[tuple[str, int]]) -> None:
    scores = connect4.scores(columns for columns, _ in positions)
    wrong = [
        (columns, score, expected)
        for (columns, expected), score in zip(positions, scores, strict=True)
        if score != expected
    ]
    assert not wrong


def test_scores_of_middle_and_end_positions() -> None:
    compare(drawn(100, 22, 41, seed=4))


@pytest.mark.deep
@pytest.mark.parametrize(("late", "early"), thinned([(100, 12), (400, 60)], {0}))
def test_scores_of_many_positions(late: int, early: int) -> None:
    compare(drawn(late, 24, 41, seed=5))
    compare(drawn(early, 14, 23, seed=6))


@pytest.mark.long
def test_scores_of_early_positions() -> None:
    compare(drawn(40, 8, 13, seed=7))


def test_every_column_of_a_position() -> None:
    bitbully: Any = pytest.importorskip("bitbully")
    solver = bitbully.BitBully()
    for columns, score in drawn(20, 24, 36, seed=8):
        board = bitbully.Board([int(column) - 1 for column in columns])
        found = connect4.score(columns)
        assert found.score == score
        expected = solver.score_all_moves(board)
        by_column = {
            column: value for column, value in enumerate(found.columns) if value is not None
        }
        assert by_column == dict(expected)
