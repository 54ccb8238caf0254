"""Connect 4 as the Prolog rules answer it: one function for a relation, plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludologic.connect4.values import Choice, Columns, Mistake, Review, Score, ScoreBounds, Stacks
from ludologic.engines import prolog


class Bounds(NamedTuple):
    """The best column that was found in time, and what its score is at least and at most."""

    column: int
    lower: int
    upper: int


def fault(columns: Sequence[Any]) -> tuple[Any, ...] | None:
    """columns_fault/2: why the columns can't be played, such as ("full", 7, 4); None if they can.

    The bit boards are asked first: they are faster, but give no reason.
    """
    text = "".join(map(str, columns))
    digits = len(text) == len(columns) and all(isinstance(column, int) for column in columns)
    if digits and prolog.once("connect4_text", "text_position", text) is not None:
        return None
    found = prolog.once("connect4_sequence", "columns_fault", list(columns))
    return None if found is None else found[0]


def stacks(columns: Columns) -> Stacks:
    """columns_board/2: the stones of each column from the bottom up."""
    found = prolog.once("connect4_definition", "columns_board", list(columns))
    assert found is not None
    return tuple(map(tuple, found[0]))


def outcome(columns: Columns) -> Any:
    """bitboard_end/2: ("won", "x"), "draw" or "open"."""
    found = prolog.once("connect4_bits", "bitboard_end", _position(columns))
    assert found is not None
    return found[0]


def moves(columns: Columns) -> list[int]:
    """position_column_position/3: the columns that can be played, from the left."""
    found = prolog.every("connect4_bits", "position_column_position", _position(columns), outputs=2)
    return sorted(column for column, _ in found)


def fours(columns: Columns) -> list[tuple[int, int]]:
    """position_fours/2: the cells (column, row) of the stones that won."""
    found = prolog.once("connect4_ending", "position_fours", _position(columns))
    assert found is not None
    return [(column, row) for _, row, column in found[0]]


def turn(columns: Columns) -> str:
    """board_mover/2: "x" or "o"."""
    found = prolog.once(
        "connect4_definition", "board_mover", [list(stack) for stack in stacks(columns)]
    )
    assert found is not None
    player: str = found[0]
    return player


def metric_choice(metric: int, depth: int, columns: Columns, seed: int) -> Choice:
    """seed_metric_position_choice/6: the seed draws a metric's lots; some have no scores."""
    found = prolog.once(
        "connect4_players",
        "seed_metric_position_choice",
        seed,
        metric,
        depth,
        _position(columns),
        outputs=2,
    )
    assert found is not None
    return Choice(found[0], {column: score for _, column, score in found[1]})


def bounds(columns: Columns, seconds: float) -> Bounds:
    """position_seconds_bounds/5."""
    found = prolog.once(
        "connect4_scoring",
        "position_seconds_bounds",
        _position(columns),
        seconds,
        outputs=3,
    )
    assert found is not None
    return Bounds(*found)


def score(columns: Columns) -> Score:
    """position_score_columns/3."""
    found = prolog.once("connect4_scoring", "position_score_columns", _position(columns), outputs=2)
    assert found is not None
    return Score(found[0], _by_column(found[1]))


def score_bounds(columns: Columns, seconds: float) -> ScoreBounds:
    """position_seconds_score_columns/5."""
    found = prolog.once(
        "connect4_scoring",
        "position_seconds_score_columns",
        _position(columns),
        seconds,
        outputs=3,
    )
    assert found is not None
    lower, upper, scores = found
    return ScoreBounds(lower, upper, _by_column(scores))


def _by_column(scores: list[Any]) -> tuple[int | None, ...]:
    by_column = {column: score for _, column, score in scores}
    return tuple(by_column.get(column) for column in range(1, 8))


def scores(texts: Sequence[str]) -> list[Any]:
    """texts_scores/2: a score for each text, "fault" where it is no position."""
    found = prolog.once("connect4_scoring", "texts_scores", ",".join(texts))
    assert found is not None
    values: list[Any] = found[0]
    return values


def review(columns: Columns, seconds: float) -> Review:
    """columns_review/4."""
    found = prolog.once("connect4_review", "columns_review", list(columns), seconds, outputs=2)
    assert found is not None
    return Review(found[0], tuple(Mistake(*mistake) for _, *mistake in found[1]))


def _position(columns: Columns) -> prolog.Value:
    found = prolog.once("connect4_text", "text_position", "".join(map(str, columns)))
    assert found is not None
    return found[0]
