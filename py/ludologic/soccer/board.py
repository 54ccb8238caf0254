"""A game on its field, in the manner of python-chess: push turns or steps, pop them, look."""

from __future__ import annotations

from copy import copy
from typing import Any

from ludologic import display
from ludologic.checks import shown
from ludologic.errors import BadInput, quote
from ludologic.outcome import Outcome
from ludologic.soccer import asking, by_prolog, text
from ludologic.soccer.asking import FieldLike
from ludologic.soccer.text import GameLike
from ludologic.soccer.values import Field, Place, Played, Standing, Turn, Turns


class Board:
    """A game of paper soccer: the turns played, and what is begun of the next.

    >>> board = Board("0,7,1")
    >>> board.push_step(7)
    >>> board.turn, board.begun, board.legal_steps
    (2, '7', [0, 2, 3, 4, 5, 6, 7])
    """

    def __init__(self, game: GameLike = "", field: FieldLike | None = None) -> None:
        self.field: Field = asking.field_of(field, game)
        self.turns: Turns = ()
        self.begun: Turn = ""
        if isinstance(game, Played):
            self.turns, self.begun = game.turns, game.begun
        else:
            self.turns = asking.game(self.field, game)

    @property
    def drawn(self) -> Turns:
        """The turns, the one begun too."""
        return (*self.turns, self.begun) if self.begun else self.turns

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
        return by_prolog.shape(self.field).places

    @property
    def legal_steps(self) -> list[int]:
        """The directions that the ball can be drawn in; none once the game is over."""
        return sorted(self._standing().free)

    @property
    def legal_turns(self) -> list[Turn]:
        """A turn for each outcome, or the rest of the turn that is begun.

        Two turns have the same outcome if they draw the same edges and end at the same node. Raises
        Impossible if there are too many to list.
        """
        return by_prolog.outcome_turns(self.field, self.drawn)

    def push(self, turn: Turn) -> None:
        """Play a turn, or the rest of the one begun, to its end. Raises BadInput if it can't be."""
        turns, begun = asking.drawn(self.field, self.turns, self.begun, turn)
        if begun:
            by_prolog.standing(self.field, (*turns, begun), "whole")
        self.turns, self.begun = turns, begun

    def push_step(self, direction: int | str) -> None:
        """Draw one edge; where the ball does not bounce, the turn is played."""
        step = (direction if isinstance(direction, str) else shown(direction)).strip()
        if len(step) != 1:
            raise BadInput(f"{quote(step)} is no step: it is one direction, such as 7")
        self.push_steps(step)

    def push_steps(self, directions: str) -> None:
        """Draw several edges of a turn, to its end or not."""
        self.turns, self.begun = asking.drawn(self.field, self.turns, self.begun, directions)

    def pop(self) -> Turn:
        """Take back the turn that is begun, or else the last one; what it was."""
        if self.begun:
            taken, self.begun = self.begun, ""
            return taken
        if not self.turns:
            raise BadInput("there is no turn to take back: nothing was played yet")
        *turns, taken = self.turns
        self.turns = tuple(turns)
        return taken

    def pop_step(self) -> int:
        """Take back the last edge; its direction."""
        turn = self.pop()
        self.begun = turn[:-1]
        return int(turn[-1])

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is open."""
        return self._standing().outcome

    def copy(self) -> Board:
        """The same game on a board of its own."""
        return copy(self)

    def value(self) -> dict[str, Any]:
        """The board as pictures want it."""
        size, places, goals = by_prolog.shape(self.field)
        standing = self._standing()
        drawn = self.drawn
        outcome = standing.outcome
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
                for turn, trail in zip(drawn, standing.trails, strict=True)
            ],
            "ball": list(places[standing.ball]),
            "player": standing.player,
            "begun": bool(self.begun),
            "free": {str(way): list(places[node]) for way, node in standing.free.items()},
            "outcome": "open"
            if outcome is None
            else {"end": outcome.termination, "winner": outcome.winner},
        }

    def state(self) -> dict[str, Any]:
        """All there is to know about the board, fit for JSON."""
        return {"field": list(self.field), "turns": list(self.turns), "begun": self.begun}

    @classmethod
    def seen(cls, board: Any) -> Board:
        """The board of a table's view."""
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
                board = cls(turns, Field(kind, width, length, goal))
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
        field = "" if self.field == asking.field("standard") else f", {self.field!r}"
        begun = f" and {self.begun} begun" if self.begun else ""
        return f"Board({text.show_turns(self.turns)!r}{field}){begun}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.state() == other.state()

    __hash__ = None  # type: ignore[assignment]

    def _repr_svg_(self) -> str:
        return display.svg(self)

    def _standing(self) -> Standing:
        return by_prolog.standing(self.field, self.drawn)
