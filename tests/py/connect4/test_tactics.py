"""The tactics of the Prolog rules and of the answer set program are the same."""

from __future__ import annotations

import random

import pytest

from ludologic.connect4 import Board, by_clingo
from ludologic.engines import door

pytestmark = pytest.mark.prolog


@pytest.mark.parametrize("seed", range(4))
def test_the_same_in_both(seed: int) -> None:
    lots = random.Random(seed)
    for _ in range(40):
        moves = open_game(lots)
        seen = [
            by_clingo.Note(one["kind"], one["player"], ((spot["column"], spot["row"]),))
            for one in door.connect4.tactics(columns=list(moves))
            for spot in [one["spot"]]
        ]
        assert seen == [note for note in by_clingo.notes(moves) if note.kind in KINDS], moves


def open_game(lots: random.Random) -> tuple[int, ...]:
    """Random moves of a game that goes on."""
    board = Board()
    for _ in range(lots.randrange(42)):
        before = board.moves
        board.push(lots.choice(board.legal_moves))
        if board.outcome() is not None:
            return before
    return board.moves


KINDS = {*by_clingo._CELLS, *by_clingo._THREATS}
