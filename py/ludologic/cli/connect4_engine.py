"""`ludologic connect4 engine`: exact or perfect at the text protocol."""

from __future__ import annotations

from ludologic import connect4
from ludologic.checks import check_one_of
from ludologic.cli.protocol import Seat
from ludologic.connect4.board import Board


class Solving(Seat):
    """Plays by exact scores or by the result, with one table for all questions, and says why."""

    MOVE = "COLUMN"
    MOVES = "COLUMNS"

    def __init__(self, solver: connect4.Solver, player: str) -> None:
        self.board, self.solver = Board(), solver
        self.player = check_one_of(player, connect4.SOLVING, "player who solves")

    def new(self) -> None:
        self.board = Board()

    def play(self, move: str) -> None:
        self.board.push(move)

    def position(self, moves: str) -> None:
        self.board = Board(moves)

    def best(self, seconds: float) -> str:
        choice = self.solver.move(self.board.moves, player=self.player, time=seconds)
        return f"{choice.move} {choice.reason or 'not proved'}"
