"""One class says how a game of any kind ended."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from ludologic.outcome import Outcome


@pytest.mark.parametrize(
    ("end", "expected"),
    [
        (None, None),
        ({"kind": "draw"}, Outcome("draw", None)),
        ({"kind": "won", "winner": "x"}, Outcome("won", "x")),
        ({"kind": "stuck", "winner": 2}, Outcome("stuck", 2)),
    ],
)
def test_the_end_in_the_words_of_the_rules(end: Any, expected: Outcome | None) -> None:
    assert Outcome.of(end) == expected


def test_it_is_a_value() -> None:
    draw = Outcome("draw")
    assert draw.winner is None and len({draw, Outcome("draw", None)}) == 1
    with pytest.raises(dataclasses.FrozenInstanceError):
        draw.winner = "x"  # type: ignore[misc]
