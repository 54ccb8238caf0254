"""`ludologic soccer engine`: a player at the text protocol."""

from __future__ import annotations

from ludologic import soccer
from ludologic.cli.protocol import Seat
from ludologic.soccer.board import Board
from ludologic.soccer.values import Field, Player


class Program(Seat):
    """Plays on a field, with one player."""

    MOVE = "TURN"
    MOVES = "TURNS"

    def __init__(self, field: Field, player: Player, seed: int | None) -> None:
        self.board, self.player, self.seed = Board(field=field), player, seed

    def new(self) -> None:
        self.board = Board(field=self.board.field)

    def play(self, move: str) -> None:
        self.board.push(move)

    def position(self, moves: str) -> None:
        self.board = Board(moves, field=self.board.field)

    def best(self, seconds: float) -> str:
        if self.player.time is None:
            return soccer.move(self.board, player=self.player, seed=self.seed).move
        return soccer.move(self.board, player=self.player._replace(time=seconds)).move
