"""`agree`: what is fast is held to the definition, and what differs is shown."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

pytestmark = pytest.mark.prolog


def test_one_game(run: Any) -> None:
    said = run("agree", "soccer")
    assert said.code == 0 and re.fullmatch(r"soccer: agrees \(\d+ cases tried\)\n", said.out)


@pytest.mark.parametrize("game", ["chess", "", "connect4; halt", "Mastermind"])
def test_no_game(run: Any, game: str) -> None:
    run("agree", game).is_error(2, "is no game: accepted are connect4, mastermind, ")


@pytest.mark.deep
def test_a_difference_is_shown(copy: Any) -> None:
    copy.change("mastermind/rules/feedback.pl", "White is Common - Black.", "White is Common.")
    documents = copy("agree", "mastermind", "--json")
    assert documents.code == 1 and documents.out.count("\n") == 1
    found, *others = json.loads(documents.out)["differences"]
    query = "?- guess_code_feedback([1, 1], [1, 1], X)."
    assert found == {"query": query, "definition": "X = 2-0", "fast": "X = 2-2"}
    said = copy("agree", "mastermind")
    said.is_error(1, f"the definition in {len(others) + 1} relations: change it", answers=True)
    assert said.out.splitlines()[1:5] == [
        "  definition  ?- guess_secret_feedback([1, 1], [1, 1], X).",
        "              X = 2-0.",
        f"  fast        {query}",
        "              X = 2-2.",
    ]


def test_rules_that_cannot_be_read(copy: Any) -> None:
    copy.change("mastermind/rules/feedback.pl", "White is Common", "White is is Common")
    copy("agree").is_error(1, "could not load the rules", "feedback.pl")


@pytest.mark.parametrize("options", [pytest.param([], marks=pytest.mark.deep), ["--trace"]])
def test_a_trace_shows_each_sum(process: Any, options: list[str]) -> None:
    """Where arithmetic is compiled, the generator of random numbers seems to do nothing."""
    goal = "leash(-all), visible(+full), trace, random_below(2, K, 7, R)."
    said = process("swipl", *options, typed=goal)
    assert said.code == 0 and "Exit: " in said.err
    assert (" is 197386320*" in said.err) == bool(options)
