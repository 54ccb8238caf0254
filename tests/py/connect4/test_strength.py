"""How strong the levels are: games between neighbours, with sides exchanged, at the table."""

from __future__ import annotations

import pytest

from ludologic.engines import door
from ludologic.table import Table

pytestmark = [pytest.mark.prolog, pytest.mark.deep]

LEVELS = door.connect4.levels
GAMES = 40
SECONDS = 0.5


def points(one: str, other: str) -> float:
    """What the first gets of so many games: 1 for a win, half for a draw."""
    total = 0.0
    for seed in range(GAMES):
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


@pytest.mark.parametrize(("weaker", "stronger"), [(0, 1), (1, 2), (2, 3)])
def test_each_level_beats_the_one_below(weaker: int, stronger: int) -> None:
    levels = LEVELS()
    assert len(levels) == 4
    assert points(levels[stronger], levels[weaker]) >= 0.65 * GAMES
