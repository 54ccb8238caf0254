"""Connect 4 as the Prolog rules answer it: one crossing a question, plain values.

A position is the columns played, as they were given. Each function raises BadInput where they
can't be played. Who is asked is a solver that is kept, or for boards of any size their rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from ludologic.connect4 import text
from ludologic.connect4.values import (
    STANDARD,
    Bounds,
    Choice,
    Columns,
    Mistake,
    Review,
    Score,
    ScoreBounds,
    Size,
    Standing,
    Variation,
)
from ludologic.engines import prolog, sense
from ludologic.engines.limit import within
from ludologic.errors import BadInput, Impossible, TimeIsUp


@lru_cache(maxsize=128)
def standing(columns: Columns, size: Size = STANDARD) -> Standing:
    """Who is to move, how the game stands, and what stands where."""
    player, end, moves, board, fours = _ask(columns, "standing", _asked(size))
    return Standing(
        player,
        end,
        tuple(moves),
        tuple(map(tuple, board)),
        tuple((column, row) for _, row, column in fours),
    )


def solver(book: str, places: int) -> prolog.Kept | None:
    """file_size_solver/3, kept: None if the file is no book."""
    return prolog.keep("connect4_solver", "file_size_solver", book, places)


def close(kept: prolog.Kept) -> None:
    """solver_close/1, and the solver is gone, also when the time of a question is over."""
    try:
        with within(None):
            kept.answer("connect4_solver", "solver_close", outputs=0)
    finally:
        kept.close()


Asked: TypeAlias = prolog.Kept | Size
"""Who is asked: a solver that is kept, or the rules for boards of any size."""


def _asked(size: Size) -> Size | None:
    return None if size == STANDARD else size


def value(columns: Columns, kept: Asked) -> int:
    """The exact score of a position."""
    (found,) = _ask(columns, "value", kept)
    return int(found)


def score(columns: Columns, seconds: float | None, kept: Asked) -> Score:
    """The exact score of a position and of each of its columns; TimeIsUp after some seconds."""
    if seconds is None:
        value, scores = _ask(columns, "score", kept)
        return Score(value, _by_column(scores))
    found = score_bounds(columns, seconds, kept)
    if not found.proved:
        raise TimeIsUp(seconds, _known(found), found)
    return Score(found.lower, found.columns)


def _known(found: ScoreBounds) -> str:
    if found.lower < found.upper:
        return f"the score is {found.lower:+} to {found.upper:+}"
    return f"the score is {found.lower:+}, but that of some columns is not proved"


def score_bounds(columns: Columns, seconds: float, kept: Asked) -> ScoreBounds:
    """What is known of these scores after some seconds."""
    lower, upper, found = _ask(columns, ("bounds", seconds), kept)
    bounds = tuple(None if one == "none" else Bounds(*one[1:]) for one in found)
    return ScoreBounds(lower, upper, bounds)


def solved_choice(columns: Columns, player: str, seconds: float, kept: Asked) -> Choice:
    """What `exact` or `perfect` chooses in some seconds. Raises Impossible if the game is over."""
    column, lower, upper, source, outlook = _ask(columns, (player, seconds), kept)
    proved = lower == upper
    scores = {column: lower} if proved else {}
    return Choice(column, scores, proved, lower, upper, text.reason(source, outlook))


def metric_choice(
    columns: Columns, metric: int, depth: int, seed: int, size: Size = STANDARD
) -> Choice:
    """What a metric chooses: some have no ratings. Raises Impossible if the game is over."""
    column, ratings = _ask(columns, ("metric", metric, depth, seed), _asked(size))
    return Choice(column, {one: rating for _, one, rating in ratings})


def variation(columns: Columns, seconds: float, kept: prolog.Kept) -> Variation | None:
    """Best play to the end; None if it is not found in some seconds."""
    found = _ask(columns, ("variation", seconds), kept)
    return Variation(found[0], tuple(found[1])) if found else None


def review(columns: Columns, seconds: float, kept: prolog.Kept) -> Review:
    """The moves of a game that gave something away."""
    left, mistakes = _ask(columns, ("review", seconds), kept)
    return Review(tuple(left), tuple(Mistake(*mistake) for _, *mistake in mistakes))


def points(columns: Columns, player: str, size: Size = STANDARD) -> tuple[int, int]:
    """What a game that is over was worth to a player, and in how many rounds."""
    worth, rounds = _ask(columns, ("points", player), _asked(size))
    return worth, rounds


def scores(texts: Sequence[str]) -> list[Any]:
    """texts_scores/2: a score for each text, "fault" where it is no position."""
    values: list[Any] = prolog.answer("connect4_asked", "texts_scores", ",".join(texts))[0]
    assert len(values) == len(texts)
    assert all(value == "fault" or isinstance(value, int) for value in values)
    return values


def _ask(columns: Columns, question: prolog.Value, kept: Asked | None = None) -> tuple[Any, ...]:
    """columns_question_answer/3, or by a solver: the arguments of the answer, none for `none`.

    On a board of another size it is size_columns_question_answer/4 that answers.
    """
    asked = (list(columns), question)
    size = STANDARD
    if isinstance(kept, Size):
        size = kept
        sized = ("connect4_sized", "size_columns_question_answer", ("size", *size))
        (found,) = prolog.answer(*sized, *asked)
    elif kept is None:
        (found,) = prolog.answer("connect4_asked", "columns_question_answer", *asked)
    else:
        (found,) = kept.answer("connect4_asked", "solver_columns_question_answer", *asked)
    if found == "none":
        return ()
    kind, *answer = found
    if kind == "fault":
        raise BadInput(text.fault_sentence(answer[0], size))
    if kind == "ended":
        raise Impossible(f"the game is over: {text.ending_sentence(answer[0])}")
    return tuple(answer)


def _by_column(scores: list[Any]) -> tuple[int | None, ...]:
    return tuple(None if one == "none" else one for one in scores)


sense.guard(__name__)
