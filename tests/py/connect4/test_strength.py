"""How strong the levels are: games between neighbours, with sides exchanged, at the table."""

from __future__ import annotations

import pytest

from ludologic.engines import door
from ludologic.table import Table

pytestmark = pytest.mark.prolog

LEVELS = door.connect4.levels
SECONDS = 0.5


def points(one: str, other: str, games: int) -> float:
    """What the first gets of so many games: 1 for a win, half for a draw."""
    total = 0.0
    for seed in range(games):
        first = seed % 2 == 0
        seats = [one, other] if first else [other, one]
        with Table(door.connect4, seats=seats, seed=seed) as table:
            while (over := table.view["over"]) is None:
                table.do("think", seconds=SECONDS)
        if over["winner"] is None:
            total += 0.5
        elif (over["winner"] == 1) == first:
            total += 1
    return total


@pytest.mark.deep
@pytest.mark.parametrize(("stronger", "share"), [(1, 0.65), (2, 0.65), (3, 0.5)])
def test_each_level_beats_the_one_below(stronger: int, share: float) -> None:
    """The strongest searches by the clock: on a machine that is busy it wins less."""
    levels = LEVELS()
    assert len(levels) == 4
    assert points(levels[stronger], levels[stronger - 1], 12) >= 12 * share


@pytest.mark.long
@pytest.mark.parametrize("stronger", [1, 2, 3])
def test_each_level_beats_the_one_below_by_far(stronger: int) -> None:
    levels = LEVELS()
    assert points(levels[stronger], levels[stronger - 1], 40) >= 40 * 0.65
