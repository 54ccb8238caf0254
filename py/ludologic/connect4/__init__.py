"""Connect 4: its rules, the document's five players, and exact play.

A position is given as the columns played, as text (`"4453"`) or as a sequence of integers, or as a
Board. Moves are counted from 1. Players are `x`, who begins, and `o`.

>>> score("44352144332224431332").score, move("44352144332224431332").move
(-4, 2)

Errors: BadInput for what is no position, Impossible where the game is over, EngineMissing if the
engine is not installed (all of them are LudologicError).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import get_args

from ludologic.board import Outcome
from ludologic.checks import (
    check_limit,
    check_list,
    check_number,
    check_one_of,
    check_options,
    check_seed,
    check_time,
)
from ludologic.choice import Choice
from ludologic.connect4 import text
from ludologic.connect4.board import Board
from ludologic.connect4.solver import FEW_PLACES, REVIEW_TIME, SOLVING, TIME, Solver
from ludologic.connect4.text import PositionLike
from ludologic.connect4.values import (
    STANDARD,
    Bounds,
    Judgement,
    Mistake,
    PlayerName,
    Remark,
    Review,
    Score,
    ScoreBounds,
    Size,
    Variation,
)
from ludologic.engines import door
from ludologic.engines.limit import at_first, bounded, thinking, up, within
from ludologic.errors import TimeIsUp

__all__ = [
    "DEPTH",
    "PLAYERS",
    "REVIEW_TIME",
    "SOLVING",
    "STANDARD",
    "TIME",
    "Board",
    "Bounds",
    "Judgement",
    "Mistake",
    "Outcome",
    "PlayerName",
    "PositionLike",
    "Remark",
    "Review",
    "Score",
    "ScoreBounds",
    "Size",
    "Solver",
    "Variation",
    "explain",
    "move",
    "review",
    "score",
    "score_bounds",
    "scores",
    "variation",
]

PLAYERS: tuple[PlayerName, ...] = get_args(PlayerName)
DEPTH = 4
"""The depth of a metric's tree: at an even one the opponent has the last word."""


@thinking
def move(
    position: PositionLike = "",
    *,
    player: PlayerName = "exact",
    depth: int | None = None,
    seed: int | None = None,
    time: float | None = None,
    size: Size | None = None,
) -> Choice[int]:
    """The column that a player chooses, with its score or its rating.

    player: `exact`, who looks for the score for `time` seconds, usually 2; `perfect`, to whom it is
    enough that a win or a draw is proved; or one of the document's metrics: `metric0`, `metric1`
    and `metric2` with a tree of `depth` levels, usually 4, `metric3` and `metric4` at random, by
    the seed, usually 0. A metric has any time if none is given; if it has too little, the tree has
    one level, as the reason says. size: the board, that of a Board
    that is given, or 7 x 6. The choice is `proved` if its value is: the score, or for `perfect` the
    result, 1 a win, 0 a draw, -1 a loss; a metric rates columns, and proves nothing. Raises
    Impossible if the game is over.
    """
    check_one_of(player, PLAYERS, "player")
    check_options("player", player, door.connect4.options, depth=depth, seed=seed)
    levels = check_number(DEPTH if depth is None else depth, "depth of a tree", 1, text.DEEPEST)
    drawn, seconds = check_seed(0 if seed is None else seed), check_limit(time)
    columns, board = text.read_columns(position), text.size_of(position, size)
    if player in SOLVING:
        with _solver(board) as solver:
            return solver.move(columns, player=player, time=TIME if seconds is None else seconds)
    rated = partial(
        door.connect4.metric, columns=columns, metric=int(player[-1]), seed=drawn, size=board
    )
    with within(seconds):
        first = at_first(lambda: rated(depth=1, late=levels > 1))
        try:
            found = rated(depth=levels)
        except TimeIsUp:
            if first is None:
                raise
            found = first
    column: int = found["column"]
    ratings: dict[int, float] = {one["column"]: one["rating"] for one in found["ratings"]}
    return Choice(column, found["reason"], ratings.get(column), values=ratings)


@thinking
def score(
    position: PositionLike = "", *, time: float | None = None, size: Size | None = None
) -> Score:
    """The exact score of a position and of each of its columns; early ones can take very long.

    time: the seconds after which TimeIsUp is raised; its `reached` are the ScoreBounds by then.
    size: the board, as for `move`.
    """
    check_limit(time)
    with _solver(text.size_of(position, size)) as solver:
        return solver.score(position, time=time)


def _solver(size: Size) -> Solver:
    return Solver(places=FEW_PLACES, size=size)


@thinking
def score_bounds(
    position: PositionLike = "", *, time: float = TIME, size: Size | None = None
) -> ScoreBounds:
    """What is known of the scores of a position and its columns after `time` seconds."""
    check_time(time)
    with _solver(text.size_of(position, size)) as solver:
        return solver.score_bounds(position, time=time)


@bounded
def scores(positions: Iterable[PositionLike], *, time: float | None = None) -> list[int]:
    """The exact scores of many positions. Raises BadInput for the first that is none.

    time: the seconds after which TimeIsUp is raised; its `reached` are the scores by then.
    """
    form = "it is a sequence of positions; for one position there is score"
    given = check_list(positions, "list of positions", form)
    texts = [_digits(one) for one in given]
    safe = [one if one.isascii() and (one.isdigit() or not one) else "x" for one in texts]
    found: list[int] = []
    for start in range(0, len(safe), _BATCH):
        try:
            values = door.connect4.scores(texts=",".join(safe[start : start + _BATCH]))
        except TimeIsUp:
            raise up(f"{len(found)} of {len(given)} scores are found", found) from None
        for number, value in enumerate(values, start):
            if value is None:
                value = score(given[number]).score
            found.append(value)
    return found


_BATCH = 1_000


def _digits(position: PositionLike) -> str:
    """A position as text; one of another board is asked by itself, as one that is wrong is."""
    if text.size_of(position) != STANDARD:
        return "x"
    return position if isinstance(position, str) else "".join(map(str, text.read_columns(position)))


@thinking
def explain(position: PositionLike = "", *, time: float | None = None) -> list[Remark]:
    """What there is to see in a position, most of it by the answer set programs.

    Wins, forced blocks, poisoned cells, double and stacked threats, a win within 1, 3 or 5 plies,
    and the rules that together prove that the second player at least draws; and best play to the
    end, if it is found in what is left of `time` seconds, or in 2 where there is no limit. If the
    time is up before all is seen, the last remark, of kind `time`, says so. Raises Impossible if
    the game is over, BadInput for a Board of another size than 7 x 6.
    """
    with _solver(text.size_of(position)) as solver:
        return solver.explain(position, time=time)


@thinking
def variation(position: PositionLike = "", *, time: float = TIME) -> Variation | None:
    """Best play to the end; None if it is not found in `time` seconds."""
    with _solver(text.size_of(position)) as solver:
        return solver.variation(position, time=time)


@thinking
def review(position: PositionLike = "", *, time: float = REVIEW_TIME) -> Review:
    """The moves of a game that gave away a win or a draw, as far back as `time` seconds allow."""
    with _solver(text.size_of(position)) as solver:
        return solver.review(position, time=time)


def __dir__() -> list[str]:
    return __all__
