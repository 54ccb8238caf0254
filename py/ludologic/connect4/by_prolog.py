"""Connect 4 as the Prolog rules answer it: one crossing a question, plain values.

A position is the columns played, as they were given. Each function raises BadInput where they
can't be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ludologic.connect4 import text
from ludologic.connect4.values import (
    Choice,
    Columns,
    Mistake,
    Review,
    Score,
    ScoreBounds,
    Standing,
    Variation,
)
from ludologic.engines import prolog
from ludologic.errors import BadInput, Impossible


@lru_cache(maxsize=128)
def standing(columns: Columns) -> Standing:
    """Who is to move, how the game stands, and what stands where."""
    player, end, moves, board, fours = _ask(columns, "standing")
    return Standing(
        player,
        end,
        tuple(moves),
        tuple(map(tuple, board)),
        tuple((column, row) for _, row, column in fours),
    )


def score(columns: Columns) -> Score:
    """The exact score of a position and of each of its columns."""
    value, scores = _ask(columns, "score")
    return Score(value, _by_column(scores))


def score_bounds(columns: Columns, seconds: float) -> ScoreBounds:
    """What is known of these scores after some seconds."""
    lower, upper, scores = _ask(columns, ("bounds", seconds))
    return ScoreBounds(lower, upper, _by_column(scores))


def exact_choice(columns: Columns, seconds: float) -> Choice:
    """The best column that is found in some seconds. Raises Impossible if the game is over."""
    column, lower, upper = _ask(columns, ("exact", seconds))
    proved = lower == upper
    return Choice(column, {column: lower} if proved else {}, proved, lower, upper)


def metric_choice(columns: Columns, metric: int, depth: int, seed: int) -> Choice:
    """What a metric chooses: some have no ratings. Raises Impossible if the game is over."""
    column, ratings = _ask(columns, ("metric", metric, depth, seed))
    return Choice(column, {one: rating for _, one, rating in ratings})


def variation(columns: Columns, seconds: float) -> Variation | None:
    """Best play to the end; None if it is not found in some seconds."""
    found = _ask(columns, ("variation", seconds))
    return Variation(found[0], tuple(found[1])) if found else None


def review(columns: Columns, seconds: float) -> Review:
    """The moves of a game that gave something away."""
    known, mistakes = _ask(columns, ("review", seconds))
    return Review(known, tuple(Mistake(*mistake) for _, *mistake in mistakes))


def points(columns: Columns, player: str) -> tuple[int, int]:
    """What a game that is over was worth to a player, and in how many rounds."""
    worth, rounds = _ask(columns, ("points", player))
    return worth, rounds


def scores(texts: Sequence[str]) -> list[Any]:
    """texts_scores/2: a score for each text, "fault" where it is no position."""
    values: list[Any] = prolog.answer("connect4_asked", "texts_scores", ",".join(texts))[0]
    return values


def _ask(columns: Columns, question: prolog.Value) -> tuple[Any, ...]:
    """columns_question_answer/3: the arguments of the answer, none for `none`."""
    (found,) = prolog.answer("connect4_asked", "columns_question_answer", list(columns), question)
    if found == "none":
        return ()
    kind, *answer = found
    if kind == "fault":
        raise BadInput(text.fault_sentence(answer[0]))
    if kind == "ended":
        raise Impossible(f"the game is over: {text.ending_sentence(answer[0])}")
    return tuple(answer)


def _by_column(scores: list[Any]) -> tuple[int | None, ...]:
    return tuple(None if one == "none" else one for one in scores)
