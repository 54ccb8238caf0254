"""clingo of the page in Node, and what the page keeps of the reader's changes.

The scripts are the page's own, and so is the engine; a browser would only make it slower.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludologic.connect4 import by_clingo
from ludologic.connect4.remarks import play_remarks, remarks

# they fetch the engines with npm
pytestmark = pytest.mark.long

HERE = Path(__file__).parent
PROVED = "O at least draws, for each line that x could still complete is kept from x."
MOST = "a program of more than 1,000,000 characters is too large for clingo in a page"

Answers = Callable[..., list[dict[str, Any]]]


@pytest.fixture
def answers(built: Path) -> Answers:
    """What the scripts answer to several things that are asked, one after the other."""
    if not shutil.which("node"):
        pytest.skip("Node.js is not installed")

    def answering(*asked: dict[str, Any]) -> list[dict[str, Any]]:
        ended = subprocess.run(
            ["node", str(HERE / "clingo.mjs"), str(built)],
            input="".join(json.dumps(one) + "\n" for one in asked),
            stdout=subprocess.PIPE,
            text=True,
            timeout=120,
            check=True,
        )
        return [json.loads(line) for line in ended.stdout.splitlines()]

    return answering


def test_the_page_says_of_connect4_what_the_command_says(answers: Answers) -> None:
    """The same remarks; of several plans, or columns that win, it may have found another."""
    games = [[], [4], [1, 4], [4, 1, 4, 1, 4, 1], [4, 4, 5, 5], [1, 1, 2, 2, 4, 5, 5, 5, 5]]
    exact = "connect4/exact/"
    seen = set()
    asked = answers(*({"does": "said", "columns": columns} for columns in games))
    for columns, found in zip(games, asked, strict=True):
        told = [one.sentence for one in remarks(by_clingo.explain(columns))]
        win = play_remarks("xo"[len(columns) % 2], by_clingo.shortest_win(columns), None)
        said = {one["file"].removeprefix(exact): one["said"] for one in found["value"]}
        plan = told.index(PROVED) if PROVED in told else len(told)
        assert said.get("tactics.lp", []) == told[:plan]
        assert said.get("certificate.lp", [])[:1] == told[plan : plan + 1]
        assert [one.partition(", by")[0] for one in said.get("win_within.lp", [])] == [
            one.sentence.partition(", by")[0] for one in win
        ]
        assert len(said.get("certificate.lp", [])) != 1
        seen |= said.keys()
    assert len(seen) == 3


def test_a_program_beyond_clingo_is_said_and_the_next_is_answered(answers: Answers) -> None:
    deep = "f(" * 200_000 + "1" + ")" * 200_000
    programs = ["a. " * 700_000, f"p({deep}).", "a."]
    large, trapped, after = answers(
        *({"does": "run", "program": one, "options": "--outf=2"} for one in programs)
    )
    assert large["error"] == MOST
    assert trapped["error"].startswith("clingo gave up on it, and was started anew: ")
    assert json.loads(after["value"]["text"])["Call"][0]["Witnesses"][0]["Value"] == ["a"]


def test_changes_where_nothing_can_be_kept_or_what_is_kept_is_damaged(answers: Answers) -> None:
    mine = {"random.pl": "% mine"}
    forbidden, none, damaged, empty, other = (
        one["value"]
        for one in answers(
            {"does": "kept"},
            *(
                {"does": "kept", "text": text}
                for text in (None, '{"why.pl": "', "null", '{"why.pl": "% theirs", "load.pl": 1}')
            ),
        )
    )
    assert forbidden == {"read": {}, "written": False}
    for found in (none, damaged, empty):
        assert found["read"] == {} and found["written"] and json.loads(found["text"]) == mine
    assert other["read"] == {"why.pl": "% theirs"}
    assert json.loads(other["text"]) == {"why.pl": "% theirs", **mine}
