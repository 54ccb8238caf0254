"""`ludologic connect4 engine`: player exact at the text protocol."""

from __future__ import annotations

from ludologic import connect4
from ludologic.cli.protocol import Seat
from ludologic.connect4.board import Board


class Exact(Seat):
    """Plays by the exact score, with one table for all it is asked."""

    MOVE = "COLUMN"
    MOVES = "COLUMNS"

    def __init__(self, solver: connect4.Solver) -> None:
        self.board, self.solver = Board(), solver

    def new(self) -> None:
        self.board = Board()

    def play(self, move: str) -> None:
        self.board.push(move)

    def position(self, moves: str) -> None:
        self.board = Board(moves)

    def best(self, seconds: float) -> str:
        return str(self.solver.move(self.board.moves, time=seconds).column)
