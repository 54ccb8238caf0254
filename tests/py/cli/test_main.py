"""What every command shares: how it ends when what it was answered makes no sense."""

from __future__ import annotations

from typing import Any

import pytest

from ludologic import connect4, soccer


def test_what_makes_no_sense_is_said_in_a_sentence(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def senseless(*_: Any, **_options: Any) -> Any:
        (one,) = [1, 2]
        return one

    monkeypatch.setattr("ludologic.cli.system.agreements", senseless)
    run("agree").is_error(1, "ValueError", "makes no sense", "`ludologic agree`", "PYTHONDEVMODE")


def test_a_ranking_is_that_of_a_game(run: Any) -> None:
    run("ranking", "--game", "chess").is_error(2, "mastermind, connect4, soccer")


@pytest.mark.parametrize(("name", "game"), [("connect4", connect4), ("soccer", soccer)])
def test_help_says_which_players_the_levels_are(run: Any, name: str, game: Any) -> None:
    easy, medium, hard = game.LEVELS.values()
    said = " ".join(run(name, "play", "--help").out.split())
    assert f"easy, medium and hard are {easy}, {medium} and {hard}" in said
