"""A game on its board, in the manner of python-chess: what the Boards of all games share.

How a game ended is an Outcome, one class for all games.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from copy import copy
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ludologic.errors import BadInput, Impossible


@dataclass(frozen=True)
class Outcome:
    """How a game ended, and who won it: None if nobody did.

    Both are the words of the rules, where the end of a game is `draw`, won(x) or goal(1). A board
    gives it back as `outcome()`, which is None while the game is open.

    >>> Outcome("won", "x").winner, Outcome("draw").winner
    ('x', None)
    """

    termination: str
    winner: str | int | None = None

    @classmethod
    def of(cls, end: Mapping[str, Any] | None) -> Outcome | None:
        """The outcome by the end of a game as the door tells it; None while the game is open.

        >>> Outcome.of({"kind": "won", "winner": "x"})
        Outcome(termination='won', winner='x')
        """
        return None if end is None else cls(*end.values())


Move = TypeVar("Move")
Own = TypeVar("Own", bound="Board[Any]")


class Board(Generic[Move]):
    """Push moves, pop them, ask how the game stands.

    The Board of a game adds `turn`, `legal_moves`, `push`, `outcome`, `picture`, `state` and
    `from_state`. Two boards are equal if their positions are, whatever the order of moves.

    >>> from ludologic import connect4
    >>> board = connect4.Board("121")
    >>> board.push(2), board.peek(), board.ply(), board.is_legal(8)
    (2, 2, 4, False)
    >>> board.pop(), board.is_game_over(), board.result()
    (2, False, '*')
    >>> connect4.Board("123") == connect4.Board("321")
    True
    """

    moves: tuple[Move, ...]
    """What was played, the oldest first."""

    def push(self, move: Any, /) -> Any:
        """Play a move; what was played. Raises BadInput if it is not legal."""
        raise NotImplementedError

    def pop(self) -> Move:
        """Take the last move back; what it was. Raises BadInput if nothing was played."""
        move = self.peek()
        self.moves = self.moves[:-1]
        return move

    def peek(self) -> Move:
        """The last move. Raises BadInput if nothing was played."""
        if not self.moves:
            raise BadInput("there is no last move: nothing was played yet")
        return self.moves[-1]

    def ply(self) -> int:
        """How many moves were played."""
        return len(self.moves)

    def reset(self) -> None:
        """Take all moves back."""
        self.moves = ()

    def is_legal(self, move: Any) -> bool:
        """Whether the move can be played."""
        try:
            self.copy().push(move)
        except (BadInput, Impossible):
            return False
        return True

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is open."""
        raise NotImplementedError

    def is_game_over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome() is not None

    def result(self) -> str:
        """`1-0` if the first player won, `0-1` if the other did, `1/2-1/2` for a draw, `*` if open.

        The codebreaker is the first player of Mastermind.
        """
        outcome = self.outcome()
        if outcome is None:
            return "*"
        if outcome.winner is None:
            return "1/2-1/2"
        start: Any = self.copy()
        start.reset()
        return "1-0" if outcome.winner == start.turn else "0-1"

    def copy(self: Own) -> Own:
        """The same game on a board of its own."""
        return copy(self)

    def _position(self) -> Hashable:
        """What two boards have in common if their positions are equal."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return False
        return self._position() == other._position()

    __hash__ = None  # type: ignore[assignment]
