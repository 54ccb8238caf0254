"""Levels in the terminal: their names are those of the facts."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.prolog

FACTS = {
    "connect4 play": ("connect4/table.pl", "level(medium,", ["--o"]),
    "soccer play": ("soccer/table.pl", "level(medium,", ["--second"]),
    "game play nim": ("games/two_players/table.pl", "level(medium,", ["--second"]),
    "mastermind play": (
        "mastermind/players/levels.pl",
        "level_player(medium,",
        ["--role", "codemaker", "--solver"],
    ),
}


@pytest.mark.parametrize("command", FACTS)
def test_a_level_renamed_in_the_facts_is_renamed_here(copy: Any, command: str) -> None:
    file, fact, options = FACTS[command]
    play = command.split()
    copy.change(file, fact, fact.replace("medium", "middling"))
    said = copy(*play, *options, "middling")
    assert said.code == 0 and ": middling." in said.out
    said = copy(*play, *options, "medium")
    assert said.code == 2 and "easy, middling, hard" in said.err
    if play[0] != "mastermind":
        assert ": middling." in copy(*play).out
