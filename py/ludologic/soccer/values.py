"""The plain values of paper soccer that go in and come out."""

from __future__ import annotations

from math import sqrt
from typing import Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

from ludologic import display
from ludologic.board import Outcome

Turn: TypeAlias = str
"""A turn by its directions, 0 to 7 clockwise from north: "0361"."""

Turns: TypeAlias = tuple[Turn, ...]

Place: TypeAlias = tuple[int, int]
"""Where a node is seen: x from the left, y downwards; (0, 0) is the field's corner."""


PlayerName: TypeAlias = Literal["random", "dijkstra", "reply", "search", "perfect"]
Costs: TypeAlias = Literal["literal", "destination"]
Algorithm: TypeAlias = Literal["literal", "heap", "tabled"]
EngineName: TypeAlias = Literal["prolog", "clingo"]
FieldName: TypeAlias = Literal["standard", "line"]


class Field(NamedTuple):
    """A field, in squares: its kind, `standard` or `line`, its size, the width of its goals.

    On `standard` player 1 shoots up; on `line` to the right, at the middle node of the end: its
    goal's width is 0.
    """

    kind: str
    width: int
    length: int
    goal: int


class Player(NamedTuple):
    """A player: `random`, `dijkstra`, `reply`, `search` or `perfect`, and its numbers, if any.

    `dijkstra` and `reply` have costs, `literal` or `destination`, usually that, to each of which a
    random number from 0 to `level` is added, usually 1; `search` thinks for `time` seconds, usually
    1. `perfect` wins where a turn wins, on fields that are small enough. A number is the usual one
    if None; another player's is refused.
    """

    name: str
    costs: str | None = None
    level: int | None = None
    time: float | None = None

    @property
    def shown(self) -> str:
        """`dijkstra:literal`, or only the name if it has no costs."""
        return f"{self.name}:{self.costs}" if self.name in ("dijkstra", "reply") else self.name

    def given(self) -> list[str | float]:
        """As the rules are given it: its name, and the numbers that it uses."""
        return [one for one in self if one is not None]


Cheapest: TypeAlias = tuple[int, tuple[int, ...], Turn, tuple[int | None, ...]]
"""The cheapest way to the goal, as the engines find it: the first four fields of a Path."""


class Trail(NamedTuple):
    """The nodes that a player drew the ball over in a turn, from where it lay."""

    player: int
    nodes: tuple[int, ...]


class Shape(NamedTuple):
    """What a field looks like: columns and rows, each node's place, each player's goal nodes."""

    size: tuple[int, int]
    places: tuple[Place, ...]
    goals: dict[int, tuple[int, ...]]


class Standing(NamedTuple):
    """How a game stands: who moves, where the ball lies, how it ended; None while it is open.

    `free` are the nodes that the ball can be drawn to, by direction; `begun` says that the last
    turn goes on.
    """

    player: int
    ball: int
    outcome: Outcome | None
    free: dict[int, int]
    trails: tuple[Trail, ...]
    begun: bool


class Explanation(NamedTuple):
    """What there is to see in a position.

    `goal` is a turn into the goal, None if there is none; `safe` are turns, one of each outcome,
    that don't lose and leave the opponent no goal at once, and `more` says that there are others;
    `cut_off` are the players for whom no path of free edges leads to the goal. On a solved field
    `wins` are turns that win, whatever the opponent draws, and `beaten` are turns that lose, each
    with the answer that beats it.
    """

    goal: Turn | None
    safe: tuple[Turn, ...]
    more: bool
    cut_off: tuple[int, ...]
    wins: tuple[Turn, ...] = ()
    beaten: tuple[tuple[Turn, Turn], ...] = ()


class Proof(NamedTuple):
    """A proof of who wins on a field if both players play as well as they can.

    `winner` wins within so many `turns` of both players, whatever the other draws. A search of so
    many `nodes` found the `strategy`, a direction in each of so many positions; so many
    `positions` were looked at to check it.
    """

    field: Field
    winner: int
    nodes: int
    strategy: int
    turns: int
    positions: int


class MatchGame(NamedTuple):
    """A game of a match: all its turns, and whether the first of the two players has won it."""

    moves: Turns
    outcome: Outcome
    won: bool


_Z = 1.959964
"""Where the normal distribution has 95 % between itself and its negative."""


class MatchResult(NamedTuple):
    """The result of a match for the first of its players.

    The share of games that it wins is, with 95 % confidence, from `lower` to `upper`.
    """

    won: int
    lost: int
    lower: float
    upper: float

    @classmethod
    def of(cls, won: int, lost: int) -> MatchResult:
        """The result by games won and lost, with E. B. Wilson's interval (1927)."""
        every = won + lost
        share, spread = won / every, _Z * _Z / every
        middle = (share + spread / 2) / (1 + spread)
        half = _Z * sqrt(share * (1 - share) / every + spread / (4 * every)) / (1 + spread)
        return cls(won, lost, max(0.0, middle - half), min(1.0, middle + half))

    def _repr_svg_(self) -> str:
        return display.svg(self)


@runtime_checkable
class Played(Protocol):
    """A game on its board; every function takes it as a position."""

    field: Field
    moves: Turns
    begun: Turn
