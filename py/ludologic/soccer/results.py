"""Results that show themselves: a path, a game that was replayed, a match."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludologic import display
from ludologic.engines import door
from ludologic.outcome import Outcome
from ludologic.soccer import text
from ludologic.soccer.board import Board
from ludologic.soccer.values import Field, MatchGame, MatchResult, Place, Turn, Turns


class Path(NamedTuple):
    """The cheapest way to the goal: what it costs, its nodes from the ball on, and its turn.

    `costs` has the cost of the way from the ball to each node, None if there is no way. It was
    asked on `field`, after the turns of `position`.
    """

    cost: int
    nodes: tuple[int, ...]
    turn: Turn
    costs: tuple[int | None, ...]
    field: Field
    position: Turns

    def picture(self) -> tuple[dict[str, Any], list[tuple[Place, str]], list[Place]]:
        """The values for pictures: the board, the cost beside each node, and the way."""
        board = _board(self.field, self.position)
        costs = zip(board.places, self.costs, strict=True)
        labels = [(place, str(cost)) for place, cost in costs if cost is not None]
        return board.picture(), labels, [board.places[node] for node in self.nodes]

    def svg(self) -> str:
        """The field with the costs and the way, dotted, as an SVG document."""
        return display.svg(self)

    def _repr_svg_(self) -> str:
        return display.svg(self)


class Game(NamedTuple):
    """A game as it was replayed: how it ended, None if it is open, its turns and its field."""

    outcome: Outcome | None
    moves: Turns
    field: Field

    @property
    def sentence(self) -> str:
        """`goal: player 1 wins after 19 turns.`, or that the game is open."""
        return str(door.soccer.replay(field=self.field, turns=self.moves)["sentence"])

    @property
    def board(self) -> Board:
        """The board at its end."""
        return _board(self.field, self.moves)

    def _repr_svg_(self) -> str:
        return display.svg(self)


class Tournament(NamedTuple):
    """A match: its result for the first of its players, and its games."""

    result: MatchResult
    games: list[MatchGame]

    def rows(self) -> list[dict[str, Any]]:
        """A row for each game, for pandas."""
        return [
            {
                "game": number,
                "won": game.won,
                "end": game.outcome.termination,
                "winner": game.outcome.winner,
                "turns": len(game.moves),
                "line": text.show_turns(game.moves),
            }
            for number, game in enumerate(self.games, start=1)
        ]

    def _repr_svg_(self) -> str:
        return display.svg(self)


def _board(field: Field, drawn: Turns) -> Board:
    """The board after turns, of which the last may be only begun."""
    board = Board(drawn[:-1], field=field)
    if drawn:
        board.push_steps(drawn[-1])
    return board
