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

# they fetch the engines with npm
pytestmark = pytest.mark.long

HERE = Path(__file__).parent
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
