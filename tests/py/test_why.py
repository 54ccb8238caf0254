"""`why` from Python: the proofs of an answer, and what failed."""

from __future__ import annotations

import pytest

from ludologic.engines import rules
from ludologic.errors import BadInput
from ludologic.why import Proof, why

pytestmark = pytest.mark.prolog


def goals(proof: Proof) -> list[str]:
    return [one.goal for one in proof.proofs]


def test_an_answer_has_a_proof() -> None:
    found = why("guess_secret_feedback", [1, 2], [2, 1], "_")
    (proof,) = found.proofs
    assert found.holds and not found.failures
    assert proof.goal == "guess_secret_feedback([1, 2], [2, 1], 0-2)"
    assert proof.by == "clause" and goals(proof)
    assert proof.file is not None and (rules.path(proof.file)).is_file()
    assert found.lines[0].startswith(proof.goal)


def test_what_failed_comes_deepest_first() -> None:
    found = why("guess_secret_feedback", [1, 2], [2, 1], ("-", 1, 1))
    depths = [failure.depth for failure in found.failures]
    assert not found.holds and not found.proofs
    assert depths == sorted(depths, reverse=True)
    assert found.failures[-1] == (1, "guess_secret_feedback([1, 2], [2, 1], 1-1)")


def test_the_lines_go_as_deep_as_asked() -> None:
    shallow = why("guess_secret_feedback", [1, 2], [2, 1], "_", depth=1)
    assert [line.lstrip()[:3] for line in shallow.lines] == ["gue", "..."]
    assert len(why("guess_secret_feedback", [1, 2], [2, 1], "_", depth=9).lines) > 10


@pytest.mark.parametrize("name", ["why", "relation_why", "goal_proofs", "no_such", "halt", ""])
def test_what_is_no_relation_of_a_game_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="is no relation of the rules"):
        why(name, "halt")


def test_the_number_of_values_is_told() -> None:
    with pytest.raises(BadInput, match="takes 3 values, not 1"):
        why("guess_secret_feedback", [1])


def test_a_depth_of_none_is_refused() -> None:
    with pytest.raises(BadInput, match="is no depth"):
        why("guess_secret_feedback", [1], [1], "_", depth=0)
