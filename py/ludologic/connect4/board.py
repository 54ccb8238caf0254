"""A game of Connect 4 on its board: push columns, pop them, ask how it stands."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, get_args

from ludologic import board, display
from ludologic.board import Outcome
from ludologic.checks import check_number, check_one_of
from ludologic.connect4 import text
from ludologic.connect4.solver import FEW_PLACES, Solver
from ludologic.connect4.text import PositionLike
from ludologic.connect4.values import STANDARD, Columns, Score, Side, Size
from ludologic.engines import door
from ludologic.errors import BadInput, Impossible


@lru_cache(maxsize=128)
def _standing(columns: Columns, size: Size) -> dict[str, Any]:
    """The player to move, the state of the game, and the stones; not to be changed."""
    return dict(door.connect4.standing(columns=columns, size=size))


class Board(board.Board[int]):
    """A game of Connect 4: the columns played, and what stands where.

    >>> board = Board("4435214433222443133")
    >>> board.push(2), board.piece_at(2, 5)
    (2, 'o')
    >>> board.turn, board.legal_moves, board.score().score
    ('x', [1, 2, 5, 6, 7], -4)

    size: the board, up to 7 x 6; a position that is a Board brings its own.
    """

    def __init__(self, position: PositionLike = "", *, size: Size | None = None) -> None:
        self.size: Size = text.size_of(position, size)
        self.moves: Columns = ()
        self._play(text.read_columns(position))

    def _play(self, columns: Columns) -> None:
        _standing(columns, self.size)
        self.moves = columns

    @property
    def _stands(self) -> dict[str, Any]:
        return _standing(self.moves, self.size)

    @property
    def turn(self) -> str:
        """Who is to move: "x" or "o"."""
        turn: str = self._stands["turn"]
        return turn

    @property
    def legal_moves(self) -> list[int]:
        """The columns that can be played, from the left; none once the game is over."""
        return list(self._stands["moves"])

    def push(self, column: int | str) -> int:
        """Drop a stone; its column. Raises BadInput for no column, a full one, or after the end."""
        self._play(text.read_columns((*self.moves, column)))
        return self.moves[-1]

    def piece_at(self, column: int, row: int) -> str | None:
        """The stone of a cell, "x" or "o", None if it is empty: rows are counted from below."""
        column = check_number(column, "column of the board", 1, self.size.width)
        row = check_number(row, "row of the board", 1, self.size.height)
        stack: list[str] = self._stands["board"][column - 1]
        return stack[row - 1] if row <= len(stack) else None

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is open."""
        return Outcome.of(self._stands["end"])

    def points(self, player: Side) -> tuple[int, int]:
        """The points of a player in a game that is over, and the number of rounds."""
        check_one_of(player, get_args(Side), "player")
        if not self.is_game_over():
            raise Impossible("the game is not over: it is worth nothing yet")
        found = door.connect4.points(columns=self.moves, player=player, size=self.size)
        return found["points"], found["rounds"]

    def score(self, *, time: float | None = None) -> Score:
        """The exact score for the player to move, and of each column; early it can take long.

        Raises TimeIsUp after so many seconds, as the function `score` does.
        """
        with Solver(places=FEW_PLACES, size=self.size) as solver:
            return solver.score(self.moves, time=time)

    def picture(self) -> dict[str, Any]:
        """The board as pictures want it."""
        return {
            "columns": [list(stack) for stack in self._stands["board"]],
            "height": self.size.height,
            "moves": list(self.moves),
            "fours": [[cell["column"], cell["row"]] for cell in self._stands["line"]],
            "standing": self._stands["sentence"],
            "said": list(self._stands["said"]),
        }

    def state(self) -> dict[str, Any]:
        """All there is to know about the board, fit for JSON."""
        state: dict[str, Any] = {"moves": list(self.moves)}
        return state if self.size == STANDARD else state | {"size": list(self.size)}

    @classmethod
    def _seen(cls, board: Any) -> Board:
        """The board of a session's view."""
        return cls(board["moves"], size=Size(**board["size"]))

    @classmethod
    def from_state(cls, state: Any) -> Board:
        """The board that `state` described. Raises BadInput if it is no such description."""
        if not isinstance(state, dict) or not isinstance(state.get("moves"), list):
            raise BadInput("this is no state of a board: 'moves' must be a list of columns")
        size = state.get("size", list(STANDARD))
        if not isinstance(size, list) or len(size) != len(STANDARD):
            raise BadInput("this is no state of a board: 'size' must be width, height and line")
        return cls(state["moves"], size=Size(*size))

    def __str__(self) -> str:
        """A row of `x`, `o` and `.` below another, and the numbers of the columns."""
        stacks = self._stands["board"]
        rows = [
            " ".join(stack[row] if row < len(stack) else "." for stack in stacks)
            for row in reversed(range(self.size.height))
        ]
        numbers = " ".join(str(column % 10) for column in range(1, self.size.width + 1))
        return "\n".join([*rows, numbers])

    def __repr__(self) -> str:
        size = "" if self.size == STANDARD else f", size={self.size}"
        return f"Board({text.show_columns(self.moves)!r}{size})"

    def _position(self) -> Any:
        return self.size, self._stands["board"]

    def _repr_svg_(self) -> str:
        return display.svg(self)
