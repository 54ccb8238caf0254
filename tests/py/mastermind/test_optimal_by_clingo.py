"""The least totals of Prolog's proof, proved again by clingo, class by class."""

from __future__ import annotations

import pytest

from ludologic.engines import asp, prolog, rules
from ludologic.mastermind import by_clingo
from ludologic.mastermind.values import Code, Feedback, Turn, Variant

DEPTH = 6
"""The guesses of a tree, its first included: more than the optimal ones here take."""


def least_total(variant: Variant, first: Code, secrets: list[Code]) -> int:
    """subtree.lp: the least total of the trees for the secrets, proved."""
    facts: list[asp.Atom] = [("secret", number(secret)) for secret in secrets]
    constants = {
        "pegs": variant.pegs,
        "colours": variant.colours,
        "repeats": int(variant.repeats),
        "left": DEPTH - 1,
    }
    file = rules.program("mastermind", "subtree.lp")
    found = asp.Program([file], [*facts, ("past", number(first))], constants).best()
    assert found is not None and found.proven
    (more,) = found.cost  # one guess more for each answer that is not the win
    return len(secrets) + more


def number(code: Code) -> int:
    return int("".join(map(str, code)))


@pytest.mark.prolog
@pytest.mark.parametrize(
    ("variant", "first", "total"),
    [
        (Variant(2, 5, False), (1, 2), 60),
        (Variant(2, 6, False), (1, 2), 103),
        (Variant(3, 4, False), (1, 2, 3), 72),
        pytest.param(Variant(3, 5, False), (1, 2, 3), 196, marks=pytest.mark.deep),
        (Variant(3, 3, True), (1, 1, 2), 73),
        pytest.param(Variant(3, 4, True), (1, 1, 2), 206, marks=pytest.mark.deep),
    ],
)
def test_no_class_has_a_tree_with_a_lesser_total(variant: Variant, first: Code, total: int) -> None:
    asked = ("variant", *variant)
    ((classes,),) = list(prolog.each("mastermind_optimal", "first_classes", asked, list(first)))
    codes = totals = 1  # the first guess itself
    for _, feedback, size in classes:
        secrets = by_clingo.consistent(variant, (Turn(first, Feedback(*feedback[1:])),))
        settled = prolog.once(
            "mastermind_optimal", "class_tree", asked, list(first), feedback, DEPTH, outputs=2
        )
        assert settled is not None
        least = settled[0]
        assert least_total(variant, first, secrets) == least
        assert size == len(secrets)
        codes += size
        totals += size + least
    assert totals == total
    tree = prolog.once("mastermind_optimal", "optimal_tree", asked, "any", "inf", outputs=2)
    assert tree is not None and tree[0] == total
