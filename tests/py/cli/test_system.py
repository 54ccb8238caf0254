"""`agree`: what is fast is held to the definition, and what differs is shown."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest

from ludologic.agreement import Agreement, agree

pytestmark = pytest.mark.prolog

GAMES = ["connect4", "mastermind", "soccer"]


def test_every_game_agrees_in_time(process: Any) -> None:
    start = time.monotonic()
    found = process("agree", "--json").value
    assert time.monotonic() - start < 5
    assert found["agrees"] is True and found["differences"] == []
    assert found["checked"] >= sum(one.checked for one in agree()) > 0


def test_one_game(run: Any) -> None:
    every = run("agree")
    assert every.code == 0 and re.findall(r"^(\w+): agrees", every.out, re.M) == GAMES
    for game in GAMES:
        said = run("agree", game)
        assert said.code == 0 and re.findall(r"^(\w+): agrees", said.out, re.M) == [game]
    assert isinstance(agree("soccer")[0], Agreement)


@pytest.mark.parametrize("game", ["chess", "", "connect4; halt", "Mastermind"])
def test_no_game(run: Any, game: str) -> None:
    run("agree", game).is_error(2, "is no game: accepted are connect4, mastermind, soccer")


def test_a_difference_is_shown(copy: Any) -> None:
    changed = "White is popcount(Has1 /\\ Has2)."
    copy.change("mastermind/rules/feedback.pl", changed.replace(").", ") - Black."), changed)
    said = copy("agree", "mastermind")
    said.is_error(1, "differs from the definition in 1 relation:", answers=True)
    assert "?- mastermind_agreement:codes_by_masks([1, 1], [1, 1], X).\n" in said.out
    assert "X = 2-2." in said.out and "X = 2-0." in said.out
    documents = copy("agree", "--json")
    assert documents.code == 1 and documents.out.count("\n") == 1
    assert json.loads(documents.out)["differences"] == [
        {
            "query": "?- mastermind_agreement:codes_by_masks([1, 1], [1, 1], X).",
            "definition": "X = 2-0",
            "fast": "X = 2-2",
        }
    ]


def test_rules_that_cannot_be_read(copy: Any) -> None:
    copy.change("mastermind/rules/feedback.pl", "White is popcount", "White is is popcount")
    copy("agree").is_error(1, "could not load the rules", "feedback.pl")


@pytest.mark.parametrize("options", [[], ["--trace"]])
def test_a_trace_shows_each_sum(process: Any, options: list[str]) -> None:
    """Where arithmetic is compiled, the generator of random numbers seems to do nothing."""
    goal = "leash(-all), visible(+full), trace, random_below(2, K, 7, R)."
    said = process("swipl", *options, typed=goal)
    assert said.code == 0 and "Exit: " in said.err
    assert (" is 197386320*" in said.err) == bool(options)
