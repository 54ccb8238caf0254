"""Connect 4: its rules, the document's five players, and exact play.

A position is given as the columns played, as text (`"4453"`) or as a sequence of integers. Players
are `x`, who begins, and `o`.

>>> score("4455").score, move("4455").column
(18, 3)

Errors: BadInput for what is no position, Impossible where the game is over, EngineMissing if the
engine is not installed (all of them are LudologicError).
"""

from __future__ import annotations

from collections.abc import Iterable

from ludologic.checks import check_number, check_seed, check_time
from ludologic.connect4 import by_prolog, text
from ludologic.connect4.board import Board
from ludologic.connect4.remarks import play_remarks
from ludologic.connect4.remarks import remarks as _remarks
from ludologic.connect4.text import PositionLike
from ludologic.connect4.values import (
    Choice,
    Mistake,
    Remark,
    Review,
    Score,
    ScoreBounds,
    Variation,
)
from ludologic.errors import Impossible, check_one_of
from ludologic.outcome import Outcome

__all__ = [
    "DEPTH",
    "PLAYERS",
    "Board",
    "Choice",
    "Mistake",
    "Outcome",
    "Remark",
    "Review",
    "Score",
    "ScoreBounds",
    "Variation",
    "explain",
    "move",
    "review",
    "score",
    "score_bounds",
    "scores",
    "variation",
]

PLAYERS = ("exact", "metric0", "metric1", "metric2", "metric3", "metric4")
DEPTH = 4
"""The depth of a metric's tree: at an even one the opponent has the last word."""
TIME = 2.0
"""How many seconds `exact` thinks."""
REVIEW_TIME = 10.0


def move(
    position: PositionLike,
    *,
    player: str = "exact",
    depth: int = DEPTH,
    seed: int = 0,
    time: float = TIME,
) -> Choice:
    """The column that a player chooses.

    player: `exact`, who looks for the score for `time` seconds, or one of the document's metrics,
    `metric4` to `metric0`, with a tree of `depth` levels. The seed decides what a metric draws by
    lot. Raises Impossible if the game is over.
    """
    check_one_of(player, PLAYERS, "player")
    check_number(depth, "depth of a tree", 1, text.DEEPEST)
    check_seed(seed)
    check_time(time)
    columns = text.read_columns(position)
    if player == "exact":
        return by_prolog.exact_choice(columns, float(time))
    return by_prolog.metric_choice(columns, int(player[-1]), depth, seed)


def score(position: PositionLike) -> Score:
    """The exact score of a position and of each of its columns; early ones can take very long."""
    return by_prolog.score(text.read_columns(position))


def score_bounds(position: PositionLike, *, time: float) -> ScoreBounds:
    """What is known of the scores of a position and its columns after `time` seconds."""
    check_time(time)
    return by_prolog.score_bounds(text.read_columns(position), float(time))


def scores(positions: Iterable[PositionLike]) -> list[int]:
    """The exact scores of many positions. Raises BadInput for the first that is none."""
    given = list(positions)
    texts = [one if isinstance(one, str) else "".join(map(str, one)) for one in given]
    safe = [one if one.isascii() and (one.isdigit() or not one) else "x" for one in texts]
    found: list[int] = []
    for start in range(0, len(safe), _BATCH):
        for number, value in enumerate(by_prolog.scores(safe[start : start + _BATCH]), start):
            if value == "fault":
                value = by_prolog.score(text.read_columns(given[number])).score
            found.append(value)
    return found


_BATCH = 10_000


def explain(position: PositionLike, *, time: float = TIME) -> list[Remark]:
    """What there is to see in a position, most of it by the answer set programs.

    Wins, forced blocks, poisoned cells, double threats, a win within 1, 3 or 5 plies, and the rules
    that together prove that the second player at least draws; and best play to the end, if it is
    found in `time` seconds. Raises Impossible if the game is over.
    """
    from ludologic.connect4 import by_clingo

    check_time(time)
    columns = text.read_columns(position)
    standing = by_prolog.standing(columns)
    if standing.end != "open":
        raise Impossible(f"the game is over: {text.ending_sentence(standing.end)}")
    return [
        *_remarks(by_clingo.explain(columns)),
        *play_remarks(
            standing.turn, by_clingo.shortest_win(columns), variation(columns, time=time)
        ),
    ]


def variation(position: PositionLike, *, time: float = TIME) -> Variation | None:
    """Best play to the end; None if it is not found in `time` seconds."""
    check_time(time)
    return by_prolog.variation(text.read_columns(position), float(time))


def review(position: PositionLike, *, time: float = REVIEW_TIME) -> Review:
    """The moves of a game that gave away a win or a draw, as far back as `time` seconds allow."""
    check_time(time)
    return by_prolog.review(text.read_columns(position), float(time))
