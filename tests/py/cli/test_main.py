"""What every command shares: how it ends when something unexpected comes up."""

from __future__ import annotations

from typing import Any

import pytest

from ludologic.engines import door


def test_what_is_unexpected_is_said_in_a_sentence(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(*_: Any, **_options: Any) -> Any:
        return {}["key"]

    monkeypatch.setattr("ludologic.cli.system.agreements", faulty)
    run("agree").is_error(1, "unexpected: KeyError: 'key' (PYTHONDEVMODE=1 shows where it came up)")


def test_a_misspelt_command_is_told_in_a_sentence(run: Any) -> None:
    all_of = "tree, feedback, consistent, certain, explain, suggest, solve, evaluate, play"
    assert run("mastermind", "feedbak").err == (
        f"Error: No such command 'feedbak': did you mean 'feedback'? Accepted are {all_of}\n"
    )
    assert run("mastermind", "x").err == f"Error: No such command 'x': accepted are {all_of}\n"


def test_a_ranking_is_that_of_a_game(run: Any) -> None:
    run("ranking", "--game", "chess").is_error(2, "accepted are connect4, mastermind, ")


@pytest.mark.parametrize(("name", "game"), [("connect4", door.connect4), ("soccer", door.soccer)])
def test_help_says_which_levels_there_are(run: Any, name: str, game: door.Game) -> None:
    *levels, last = game.levels()
    said = " ".join(run(name, "play", "--help").out.split())
    assert f"LEVEL is {', '.join(levels)} or {last}, PLAYER one of" in said
