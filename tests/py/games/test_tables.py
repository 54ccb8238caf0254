"""Games that are told by their rules, at the table, as every face of Python has them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludologic import games
from ludologic.engines import door
from ludologic.errors import BadInput
from ludologic.table import Table

pytestmark = pytest.mark.prolog

RULES = """role(x; o). init(a).
terminal(c) :- state(c). goal(c, x, 90) :- state(c). goal(c, o, 10) :- state(c).
legal(a, x, go) :- state(a). next(a, x, go, b) :- state(a).
legal(b, o, (go; stay)) :- state(b). next(b, o, go, c) :- state(b).
next(b, o, stay, c) :- state(b).
"""


def test_rules_for_clingo_are_played_to_the_end(tmp_path: Path) -> None:
    pytest.importorskip("clingo")
    file = tmp_path / "mine.lp"
    file.write_text(RULES)
    with Table(door.two_players, {"name": str(file)}, ["you", "easy"]) as table:
        assert table.view["board"] == {"shown": "a", "moves": ["go"], "cells": []}
        assert table.do("hint")["hint"]["sentence"] == (
            "Try go: a guess, for nothing is proved in time; it looks 4 moves ahead."
        )
        with pytest.raises(BadInput, match=r"^stay is no legal move: accepted are go$"):
            table.do("move", move="stay")
        assert table.do("move", move=" go")["status"] == "easy thinks, as o."
        assert table.do("think")["status"] == "You win, 90 to 10."
        assert Table.restored(table.state()).view["status"] == "You win, 90 to 10."


def test_a_guessing_game_is_saved_and_goes_on() -> None:
    with Table(door.guessing, {"name": "ship"}, ["hard", "you"]) as table:
        assert table.do("think")["status"] == "30 secrets are possible. shot(3,3)?"
        again = Table.restored(table.state())
        assert again.do("move", move="hit")["status"] == "hard thinks: 6 secrets are possible."


def test_the_names_are_those_of_the_door() -> None:
    assert games.names() == tuple(sorted(door.guessing.names()))
    assert "higher_lower" in games.names()


def test_a_game_of_a_function_is_played_at_a_table() -> None:
    game = games.guessing(range(1, 8), range(1, 8), lambda q, s: (s > q) - (s < q), ends="asked")
    with Table(door.guessing, game.options(), ["hard", "you"]) as table:
        assert table.do("think")["status"] == "7 secrets are possible. 4?"
        assert table.do("move", move="0")["status"] == "It is 4: found by 1 question."
