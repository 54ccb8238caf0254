"""`ludologic why`: a relation and its values are read as JSON, never as a goal."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytestmark = pytest.mark.prolog


def test_a_proof_is_shown(run: Any) -> None:
    said = run("why", "guess_secret_feedback", "[1,2]", "[2,1]", "_")
    assert said.code == 0 and re.search(r"% \w+\.pl:\d+$", said.out, re.M)
    assert said.out.startswith("guess_secret_feedback([1, 2], [2, 1], 0-2)")


def test_a_proof_as_json(run: Any) -> None:
    found = run("why", "guess_secret_feedback", "[1,2]", "[2,1]", "_", "--json").value
    assert found["holds"] is True and found["failures"] == []
    (proof,) = found["proofs"]
    assert proof["file"].startswith("mastermind/") and proof["by"] == "clause"
    assert all(set(one) == {"goal", "by", "file", "line", "proofs"} for one in proof["proofs"])


def test_a_failure_as_json(run: Any) -> None:
    command = ("why", "guess_secret_feedback", "[1,2]", "[2,1]", '{"-":[1,1]}')
    found = run(*command, "--json").value
    assert found["holds"] is False and found["proofs"] == []
    assert {"depth": 1, "goal": "guess_secret_feedback([1, 2], [2, 1], 1-1)"} in found["failures"]
    said = run(*command).out
    assert said.startswith("Guess [1, 2], secret [2, 1]: the feedback is 0-2, not 1-1; place 1: ")
    assert said.splitlines() == found["lines"]
    assert "Without the goals marked * it fails, too" in said


def test_what_is_true_by_itself_is_shown_if_asked_for(run: Any) -> None:
    command = ("why", "guess_secret_feedback", "[1]", "[2]", "_", "--depth", "9")
    assert "if_(1=2" in run(*command, "--all").out
    assert "if_(" not in run(*command).out and "        1 is not 2\n" in run(*command).out


def test_the_search_tree_as_text_and_as_json(run: Any) -> None:
    command = ("why", "--tree", "guess_secret_feedback", "[1]", "[1]", "_")
    found = run(*command, "--json").value
    assert found["sentence"] == "1 answer."
    indent = "  " * (len(found["lines"]) - 1)  # each step is the only branch of the one before
    assert found["lines"][-1] == indent + "It holds. White = 0. Answer: A = 1-0."
    assert run(*command).out.splitlines() == [found["sentence"], *found["lines"]]


@pytest.mark.parametrize(
    "value", ["[1", '{"-":1}', '{"a":[1],"b":[2]}', "null", "[null]", "{}", '{"a":{}}', '"']
)
def test_what_is_no_value_is_refused(run: Any, value: str) -> None:
    run("why", "guess_secret_feedback", value, "[1]", "_").is_error(2, "is no value")


def test_a_pair_is_written_as_a_term(run: Any) -> None:
    command = ("why", "guess_secret_feedback", "[1,2]", "[2,1]")
    assert run(*command, "0-2").out == run(*command, '{"-": [0, 2]}').out
    run(*command, "0-2-1").is_error(
        2,
        """'0-2-1' is no value: accepted are a number, a name, [VALUE, ...], """
        """{"NAME": [VALUE, ...]} and _, as JSON, and a pair such as 0-2""",
    )


def test_a_relation_that_is_none_is_refused(run: Any) -> None:
    run("why", "why", "halt").is_error(2, "'why' is no relation that can be asked")
    run("why", "guess_secret_feedbak", "_", "_", "_").is_error(2, "guess_secret_feedback")


def test_values_that_a_relation_cannot_be_asked_with_are_told(run: Any) -> None:
    asked = "Error: variant_code can't be asked like this"
    said = f"{asked}: Variant is no_variant, but a variant is expected"
    run("why", "variant_code", "no_variant", "_").is_error(2, said)
