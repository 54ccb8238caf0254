"""A game of paper soccer on its field: push turns or steps, pop them, look.

Below it are the results that show themselves: a path, a game that was replayed, a match.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any, Literal, NamedTuple

from ludologic import board, display
from ludologic.board import Outcome
from ludologic.checks import shown
from ludologic.engines import door
from ludologic.errors import BadInput, quote
from ludologic.soccer import arguments, text
from ludologic.soccer.arguments import FieldLike
from ludologic.soccer.text import PositionLike
from ludologic.soccer.values import (
    Field,
    MatchGame,
    MatchResult,
    Place,
    Played,
    Shape,
    Standing,
    Trail,
    Turn,
    Turns,
)


@lru_cache(maxsize=16)
def shape(field: Field) -> Shape:
    """How large the field is, where the nodes are seen, and which are the goals."""
    found = door.soccer.shape(field=field)
    columns, rows = found["size"]
    return Shape(
        (columns, rows),
        tuple((x, y) for x, y in found["places"]),
        {player: tuple(n for owner, n in found["goals"] if owner == player) for player in (1, 2)},
    )


@lru_cache(maxsize=16)
def standing(
    field: Field, turns: Turns, turn: Literal["begun", "whole", "open"] = "begun"
) -> Standing:
    """How turns stand; the last may be only begun, but not if it must be `whole`.

    The rules raise BadInput for what is no game, and Impossible if it must be `open` and is over.
    """
    found = door.soccer.standing(field=field, turns=turns, turn=turn)
    return Standing(
        found["player"],
        found["ball"],
        Outcome.of(found["end"]),
        {int(direction): node for direction, node in found["free"].items()},
        tuple(Trail(trail["player"], tuple(trail["nodes"])) for trail in found["trails"]),
        found["begun"],
    )


class Board(board.Board[Turn]):
    """A game of paper soccer: the turns played are its moves, and the next may be begun.

    >>> board = Board("0,7,1,6,1")
    >>> board.push_step(4)
    >>> board.turn, board.begun, board.legal_steps
    (2, '4', [1, 2, 3, 4, 7])
    """

    def __init__(self, position: PositionLike = "", *, field: FieldLike | None = None) -> None:
        self.field: Field = arguments.field_of(field, position)
        self.begun: Turn = ""
        if isinstance(position, Played):
            self.moves, self.begun = position.moves, position.begun
        else:
            self.moves = text.read_turns(self.field, position)
            if standing(self.field, self.moves).begun:
                standing(self.field, self.moves, "whole")  # which says that it is not

    @property
    def drawn(self) -> Turns:
        """The turns, the one begun too."""
        return (*self.moves, self.begun) if self.begun else self.moves

    @property
    def turn(self) -> int:
        """The player to draw, 1 or 2; after the end, the player who drew last."""
        return self._standing().player

    @property
    def ball(self) -> Place:
        """Where the ball lies, as pictures show it: from the left, and from the top."""
        return self.places[self._standing().ball]

    @property
    def places(self) -> tuple[Place, ...]:
        """Where each node of the field is seen, by its number."""
        return shape(self.field).places

    @property
    def legal_steps(self) -> list[int]:
        """The directions that the ball can be drawn in; none once the game is over."""
        return sorted(self._standing().free)

    @property
    def legal_moves(self) -> list[Turn]:
        """A turn for each outcome, or the rest of the turn that is begun.

        Two turns have the same outcome if they draw the same edges and end at the same node. Raises
        Impossible if there are too many to list.
        """
        return list(door.soccer.outcomes(field=self.field, turns=self.drawn))

    def push(self, turn: Turn) -> Turn:
        """Play a turn, or the rest of the one begun, to its end; the whole turn.

        Raises BadInput if it can't be drawn.
        """
        turns, begun = self._after(turn)
        if begun:
            standing(self.field, (*turns, begun), "whole")
        self.moves, self.begun = turns, begun
        return self.moves[-1]

    def push_step(self, direction: int | str) -> None:
        """Draw one edge; where the ball does not bounce, the turn is played."""
        step = (direction if isinstance(direction, str) else shown(direction)).strip()
        if len(step) != 1:
            raise BadInput(f"{quote(step)} is no step: it is one direction, such as 7")
        self.push_steps(step)

    def push_steps(self, directions: str) -> None:
        """Draw several edges of a turn, to its end or not."""
        self.moves, self.begun = self._after(directions)

    def pop(self) -> Turn:
        """Take back the turn that is begun, or else the last one; what it was."""
        if self.begun:
            taken, self.begun = self.begun, ""
            return taken
        return super().pop()

    def peek(self) -> Turn:
        """What is begun of a turn, or else the last turn. Raises BadInput if there is none."""
        return self.begun or super().peek()

    def reset(self) -> None:
        """Take all turns back."""
        self.begun = ""
        super().reset()

    def pop_step(self) -> int:
        """Take back the last edge; its direction."""
        turn = self.pop()
        self.begun = turn[:-1]
        return int(turn[-1])

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is open."""
        return self._standing().outcome

    def picture(self) -> dict[str, Any]:
        """The board as pictures want it."""
        size, places, goals = shape(self.field)
        stands = self._standing()
        drawn = self.drawn
        outcome = stands.outcome
        return {
            "size": list(size),
            "nodes": [list(place) for place in places],
            "goals": {str(one): [list(places[node]) for node in goals[one]] for one in goals},
            "trails": [
                {
                    "player": trail.player,
                    "turn": turn,
                    "places": [list(places[node]) for node in trail.nodes],
                }
                for turn, trail in zip(drawn, stands.trails, strict=True)
            ],
            "ball": list(places[stands.ball]),
            "player": stands.player,
            "begun": bool(self.begun),
            "free": {str(way): list(places[node]) for way, node in stands.free.items()},
            "outcome": "open"
            if outcome is None
            else {"end": outcome.termination, "winner": outcome.winner},
        }

    def state(self) -> dict[str, Any]:
        """All there is to know about the board, fit for JSON."""
        return {"field": list(self.field), "turns": list(self.moves), "begun": self.begun}

    @classmethod
    def _seen(cls, board: Any) -> Board:
        """The board of a session's view."""
        turns = [trail["turn"] for trail in board["trails"]]
        begun = turns.pop() if board["begun"] else ""
        return cls.from_state(
            {"field": list(board["field"].values()), "turns": turns, "begun": begun}
        )

    @classmethod
    def from_state(cls, state: Any) -> Board:
        """The board that `state` described. Raises BadInput if it is no such description."""
        match state:
            case {"field": [kind, width, length, goal], "turns": list(turns), "begun": str(begun)}:
                board = cls(turns, field=Field(kind, width, length, goal))
                if begun:
                    board.push_steps(begun)
                return board
        raise BadInput(
            "this is no state of a board: it has a field of a kind and three sizes, turns in a "
            "list, and what is begun as text"
        )

    def __str__(self) -> str:
        """The field, drawn in letters."""
        return display.text(self)

    def __repr__(self) -> str:
        field = "" if self.field == arguments.field("standard") else f", field={self.field!r}"
        begun = f" and {self.begun} begun" if self.begun else ""
        return f"Board({text.show_turns(self.moves)!r}{field}){begun}"

    def _position(self) -> Any:
        stands = self._standing()
        ways = (trail.nodes for trail in stands.trails)
        edges = frozenset(frozenset(edge) for nodes in ways for edge in pairwise(nodes))
        return self.field, edges, stands.ball, stands.player

    def _repr_svg_(self) -> str:
        return display.svg(self)

    def _after(self, more: Any) -> tuple[Turns, Turn]:
        """The turns, and what is begun of the next, after more directions."""
        last = self.begun + text.read_turn(more)
        every = text.read_turns(self.field, (*self.moves, last))
        return (self.moves, last) if standing(self.field, every).begun else (every, "")

    def _standing(self) -> Standing:
        return standing(self.field, self.drawn)


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
