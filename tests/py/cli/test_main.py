"""What every command shares: how it ends when what it was answered makes no sense."""

from __future__ import annotations

from typing import Any

import pytest

from ludologic.engines import door


def test_what_makes_no_sense_is_said_in_a_sentence(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def senseless(*_: Any, **_options: Any) -> Any:
        (one,) = [1, 2]
        return one

    monkeypatch.setattr("ludologic.cli.system.agreements", senseless)
    run("agree").is_error(1, "ValueError", "makes no sense", "`ludologic agree`", "PYTHONDEVMODE")


def test_a_ranking_is_that_of_a_game(run: Any) -> None:
    run("ranking", "--game", "chess").is_error(2, "accepted are connect4, mastermind, ")


@pytest.mark.parametrize(("name", "game"), [("connect4", door.connect4), ("soccer", door.soccer)])
def test_help_says_which_levels_there_are(run: Any, name: str, game: door.Game) -> None:
    *levels, last = game.levels()
    said = " ".join(run(name, "play", "--help").out.split())
    assert f"LEVEL is {', '.join(levels)} or {last}, PLAYER one of" in said
