"""Hints at the table: from a won position they lead to the win, and say how soon."""

from __future__ import annotations

import re

import pytest

from ludologic.engines import door
from ludologic.table import Table

pytestmark = pytest.mark.prolog


@pytest.mark.parametrize(
    ("start", "other"),
    [
        pytest.param("", "hard", marks=pytest.mark.deep),
        pytest.param("444442241666", "perfect", marks=pytest.mark.deep),
        pytest.param("", "perfect", marks=pytest.mark.long),
        pytest.param("444442241666", "hard", marks=pytest.mark.long),
    ],
)
def test_the_count_of_moves_falls(start: str, other: str) -> None:
    counts: list[int] = []
    with Table(door.connect4, seats=["friend", "friend"]) as table:
        for column in start:
            table.do("move", move=column)
        while table.view["over"] is None:
            if table.view["turn"] == 1:
                hint = table.do("hint", seconds=20)["hint"]  # it ends when it is proved
                found = re.search(
                    r"wins (?:at once|in (?:at most )?(\d+) moves?)", hint["sentence"]
                )
                assert found and hint["proved"], hint
                counts.append(int(found[1] or 1))
                table.do("move", move=hint["move"])
            else:
                table.do("seat", number=2, who=other)
                table.do("think", seconds=0.5)
                table.do("seat", number=2, who="friend")
        assert table.view["over"]["winner"] == 1
    assert counts == sorted(set(counts), reverse=True) and counts[-1] == 1
