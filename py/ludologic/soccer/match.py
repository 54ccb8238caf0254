"""A match: many games between two players, in this process, in several, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import sqrt

from ludologic.checks import Dask
from ludologic.engines import door
from ludologic.engines.cluster import numbered
from ludologic.outcome import Outcome
from ludologic.soccer.values import Field, MatchGame, MatchResult, Player

_Z = 1.959964
"""Where the normal distribution has 95 % between itself and its negative."""


def games(
    field: Field,
    one: Player,
    other: Player,
    number: int,
    seed: int,
    *,
    jobs: int = 1,
    dask: Dask = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[MatchGame]:
    """The games of a match; they do not depend on the number of jobs.

    If a limit of time ends before, those that were played; TimeIsUp if none was.
    """
    tasks = (partial(_game, field, one, other, seed, which) for which in range(1, number + 1))
    return numbered(tasks, number, jobs, dask, progress, "no game is played yet")


def _game(field: Field, one: Player, other: Player, seed: int, which: int) -> tuple[int, MatchGame]:
    found = door.soccer.match_game(
        field=field, one=one.given(), other=other.given(), seed=seed, number=which
    )
    outcome = Outcome.of(found["end"])
    assert outcome is not None
    return which, MatchGame(tuple(found["turns"]), outcome, found["winner"] == "one")


def result(won: int, lost: int) -> MatchResult:
    """Games won and lost, and E. B. Wilson's interval (1927) for the share that is won."""
    every = won + lost
    share, spread = won / every, _Z * _Z / every
    middle = (share + spread / 2) / (1 + spread)
    half = _Z * sqrt(share * (1 - share) / every + spread / (4 * every)) / (1 + spread)
    return MatchResult(won, lost, max(0.0, middle - half), min(1.0, middle + half))
