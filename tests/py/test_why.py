"""`why`: the proofs of an answer, and what failed; and the command, which reads values as JSON."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludologic.ask.query import query
from ludologic.engines import rules
from ludologic.errors import BadInput
from ludologic.values import Term, Var
from ludologic.why import Proof, search_tree, why

pytestmark = pytest.mark.prolog


def goals(proof: Proof) -> list[str]:
    return [one.goal for one in proof.proofs]


def test_an_answer_has_a_proof() -> None:
    found = why("guess_secret_feedback", [1, 2], [2, 1], Var("_"))
    (proof,) = found.proofs
    assert found.holds and not found.failures
    assert proof.goal == "guess_secret_feedback([1, 2], [2, 1], 0-2)"
    assert proof.by == "clause" and goals(proof)
    assert proof.file is not None and (rules.path(proof.file)).is_file()
    assert found.lines[0].startswith(proof.goal)


def test_what_failed_comes_deepest_first() -> None:
    found = why("guess_secret_feedback", [1, 2], [2, 1], Term("-", 1, 1))
    depths = [failure.depth for failure in found.failures]
    assert not found.holds and not found.proofs
    assert depths == sorted(depths, reverse=True)
    assert found.failures[-1] == (1, "guess_secret_feedback([1, 2], [2, 1], 1-1)")


def test_the_lines_go_as_deep_as_asked() -> None:
    shallow = why("guess_secret_feedback", [1, 2], [2, 1], Var("_"), depth=1)
    assert [line.lstrip()[:3] for line in shallow.lines] == ["gue", "..."]
    assert len(why("guess_secret_feedback", [1, 2], [2, 1], Var("_"), depth=9).lines) > 10


NO_RELATION = (
    "is no relation that can be asked: accepted are those of the rules and of loaded files whose "
    "arguments are values, not goals"
)


@pytest.mark.parametrize("name", ["why", "relation_why", "goal_proofs", "no_such", "halt", ""])
@pytest.mark.parametrize("ask", [why, search_tree])
def test_what_is_no_relation_of_a_game_is_refused(ask: Any, name: str) -> None:
    with pytest.raises(BadInput) as error:
        ask(name, "halt")
    assert str(error.value) == f"'{name}' {NO_RELATION}"


ALIKE: dict[tuple[Any, ...], str] = {
    ("guess_secret_feedback", (1,)): (
        "guess_secret_feedback takes 3 arguments, not 1: Guess, Secret, Feedback"
    ),
    ("variant_code", None, Var("_")): (
        "None is no value: it is a number, a text, a list or tuple of values, a Term or a Var"
    ),
    (7,): "the int 7 is no relation: it is the name of one of the rules",
    ("variant_code", "none", Var("_")): (
        "variant_code can't be asked like this: Variant is none, but a variant is expected"
    ),
}


@pytest.mark.parametrize("ask", [lambda *asked: query(*asked).all(), why, search_tree])
@pytest.mark.parametrize("asked", ALIKE)
def test_each_way_to_ask_a_relation_has_the_same_sentences(ask: Any, asked: Any) -> None:
    if ask is search_tree and "none" in asked:
        assert "1 stops with an error" in ask(*asked).sentence  # where it stops is shown
        return
    with pytest.raises(BadInput) as error:
        ask(*asked)
    assert str(error.value) == ALIKE[asked]


def test_a_module_may_be_named_and_a_variable_stands_in_two_places() -> None:
    found = why("mastermind:guess_secret_feedback", [Var("x")], [Var("x")], Var("_"), depth=1)
    assert found.lines[0].startswith("guess_secret_feedback([A], [A], 1-0)")


def test_a_depth_of_none_is_refused() -> None:
    with pytest.raises(BadInput, match="is no depth"):
        why("guess_secret_feedback", [1], [1], Var("_"), depth=0)


def test_a_failure_is_told_in_the_words_of_the_game_and_by_the_part_to_blame() -> None:
    first, second, *lines = why("guess_secret_feedback", [1, 2], [2, 1], Term("-", 1, 1)).lines
    assert first == (
        "Guess [1, 2], secret [2, 1]: the feedback is 0-2, not 1-1; "
        "place 1: 1 is not 2; place 2: 2 is not 1."
    )
    assert second == "No answer. These goals failed, the deepest first:"
    slice_ = lines[lines.index("    ?- guess_secret_feedback([1, 2|_], [2, 1], 1-_).") - 1 :]
    assert slice_[0] == (
        "Without the goals marked * it fails, too: look for the mistake in what is left."
    )
    assert "        * White is Common - Black." in slice_


def test_what_is_true_by_itself_is_shown_if_asked_for() -> None:
    plain = why("guess_secret_feedback", [1, 2], [2, 1], Var("_"), depth=9)
    whole = why("guess_secret_feedback", [1, 2], [2, 1], Var("_"), depth=9, everything=True)
    assert len(whole.lines) > len(plain.lines)
    assert any("if_(" in line for line in whole.lines)
    assert not any("if_(" in line for line in plain.lines)
    assert any(line.strip() == "1 is not 2" for line in plain.lines)


def test_a_search_tree_is_told_in_lines() -> None:
    found = search_tree("guess_secret_feedback", [1], [2], Term("-", 1, 0))
    assert found.sentence == "0 answers, 1 branch fails."
    assert found.lines[0] == "?- guess_secret_feedback([1], [2], 1-0)."
    assert found.lines[-2].endswith("?- 1 is 0+0, common([1], [2], Common), 0 is Common-1.")
    indent = "  " * (len(found.lines) - 1)  # each step is the only branch of the one before
    assert found.lines[-1] == indent + "It fails."


# The command: a relation and its values are read as JSON, never as a goal


FEEDBACK = ("why", "guess_secret_feedback", "[1,2]", "[2,1]")


def test_a_proof_as_text_and_as_json(run: Any) -> None:
    said = run(*FEEDBACK, "_")
    assert said.code == 0 and re.search(r"% \w+\.pl:\d+$", said.out, re.M)
    assert said.out.startswith("guess_secret_feedback([1, 2], [2, 1], 0-2)")
    assert "if_(" not in said.out and "if_(1=2" in run(*FEEDBACK, "_", "--depth", "9", "--all").out
    found = run(*FEEDBACK, "_", "--json").value
    assert found["holds"] is True and found["failures"] == []
    (proof,) = found["proofs"]
    assert proof["file"].startswith("mastermind/") and proof["by"] == "clause"
    assert all(set(one) == {"goal", "by", "file", "line", "proofs"} for one in proof["proofs"])


def test_a_failure_as_text_and_as_json(run: Any) -> None:
    found = run(*FEEDBACK, '{"-":[1,1]}', "--json").value
    assert found["holds"] is False and found["proofs"] == []
    assert {"depth": 1, "goal": "guess_secret_feedback([1, 2], [2, 1], 1-1)"} in found["failures"]
    assert run(*FEEDBACK, '{"-":[1,1]}').out.splitlines() == found["lines"]


def test_the_search_tree_as_text_and_as_json(run: Any) -> None:
    command = ("why", "--tree", "guess_secret_feedback", "[1]", "[1]", "_")
    found = run(*command, "--json").value
    assert found["sentence"] == "1 answer."
    assert found["lines"][-1].endswith("It holds. White = 0. Answer: A = 1-0.")
    assert run(*command).out.splitlines() == [found["sentence"], *found["lines"]]


@pytest.mark.parametrize(
    "value", ["[1", '{"-":1}', '{"a":[1],"b":[2]}', "null", "[null]", "{}", '{"a":{}}', '"']
)
def test_what_is_no_value_is_refused(run: Any, value: str) -> None:
    run("why", "guess_secret_feedback", value, "[1]", "_").is_error(2, "is no value")


def test_a_pair_is_written_as_a_term(run: Any) -> None:
    assert run(*FEEDBACK, "0-2").out == run(*FEEDBACK, '{"-": [0, 2]}').out
    run(*FEEDBACK, "0-2-1").is_error(
        2,
        """'0-2-1' is no value: accepted are a number, a name, [VALUE, ...], """
        """{"NAME": [VALUE, ...]} and _, as JSON, and a pair such as 0-2""",
    )


def test_a_relation_that_is_misspelt_is_told_what_is_meant(run: Any) -> None:
    run("why", "guess_secret_feedbak", "_", "_", "_").is_error(2, "guess_secret_feedback")
