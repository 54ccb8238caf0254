"""Where the rules are: a module is found by its name, a program by its game and its name."""

from __future__ import annotations

import re

import pytest

from ludologic.engines import rules

LOGIC = rules.path("load.pl").parent


def modules() -> dict[str, str]:
    """The file of each module, by the name that it gives itself."""
    found = {}
    for file in sorted(LOGIC.rglob("*.pl")):
        name = re.match(r":- module\((\w+),", file.read_text("utf-8"))
        if name:
            found[name[1]] = file.relative_to(LOGIC).as_posix()
    return found


def test_a_module_is_found_by_its_name() -> None:
    found = {name: rules.module(name) for name in modules() if "_" in name or name == "ludologic"}
    assert len(found) > 100
    for name, file in modules().items():
        if name in found:
            assert found[name] == LOGIC / file


@pytest.mark.parametrize("name", ["lists", "system", "ludologic_bridge", "no_such", "pce_main", ""])
def test_what_is_not_ours_has_no_file(name: str) -> None:
    assert rules.module(name) is None


def test_a_program_is_found_in_its_room() -> None:
    assert rules.program("mastermind", "certify.lp") == LOGIC / "mastermind/tree/certify.lp"
    assert rules.program("two_players", "nim.lp") == LOGIC / "two_players/instances/nim.lp"
    assert rules.program("mastermind", "no_such.lp") == LOGIC / "mastermind/no_such.lp"


def test_games_and_doors_are_found_by_their_files() -> None:
    assert rules.games() == ("connect4", "mastermind", "soccer")
    assert {"connect4", "guessing", "lessons", "mastermind", "soccer", "two_players"} <= set(
        rules.doors()
    )
