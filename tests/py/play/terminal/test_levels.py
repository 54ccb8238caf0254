"""Levels in the terminal: their names are those of the facts."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.prolog


@pytest.mark.deep
def test_a_level_renamed_in_the_facts_is_renamed_here(copy: Any) -> None:
    copy.change("connect4/table.pl", "level(medium,", "level(middling,")
    said = copy("connect4", "play", "--o", "middling")
    assert said.code == 0 and said.out.startswith("Connect 4. x: you. o: middling.\n")
    copy("connect4", "play", "--o", "medium").is_error(2, "you, friend, easy, middling, hard")
    assert copy("connect4", "play").out == said.out
