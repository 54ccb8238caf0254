"""Wrong variants of the solutions: each is refused, has the same answers, or is listed."""

from __future__ import annotations

import pytest
from tests.logic.lessons.mutants import mutants, reasons, scores

from ludologic import lessons
from ludologic.lessons.checking import judged
from ludologic.lessons.reading import Exercise

GRAPH = "move(a, b). move(b, c). move(b, d). move(c, e)."
SOME_LOSE = """
wins(P) :- move(P, Q), loses(Q).
loses(P) :- position(P), not move(P, _).
loses(P) :- move(P, Q), wins(Q).
"""
SOME_FOR_ALL = (
    "It says that you lose if *some* move leads to a position that the other player wins. "
    "You lose if all moves do."
)
ODD = """
wins(P) :- odd(P).
odd(P) :- move(P, Q), not move(Q, _).
odd(P) :- move(P, Q), even(Q).
even(P) :- move(P, Q), odd(Q).
"""


def compared(exercises: list[Exercise]) -> None:
    """Each mutant that the checker accepts is equal or listed, and no other one is listed."""
    listed = {one.number: set[str]() for one in exercises}
    for number, what in reasons():
        if number in listed:
            listed[number].add(what)
    for score in scores(exercises):
        assert score.generated > 0 and score.left == (), score
        assert set(score.listed) == listed[score.number], score.number


def test_a_reason_is_given() -> None:
    numbers = {one.number for one in lessons.exercises()}
    for (number, what), reason in reasons().items():
        assert number in numbers and what and reason, (number, what)


@pytest.mark.deep
@pytest.mark.prolog
def test_some_are_refused() -> None:
    compared([lessons.exercise(number) for number in ("5.4",)])


@pytest.mark.long
@pytest.mark.prolog
def test_each_exercise_has_mutants_of_its_own() -> None:
    """They differ from each other, and they come in the same order each time."""
    exercises = lessons.exercises()
    made = mutants(exercises)
    assert made == mutants(exercises)
    for exercise, found in zip(exercises, made, strict=True):
        assert len({one.text for one in found}) == len(found) >= 10, exercise.number


@pytest.mark.long
@pytest.mark.prolog
def test_all_are_refused() -> None:
    compared(list(lessons.exercises()))


@pytest.mark.prolog
@pytest.mark.parametrize(
    ("text", "reason"),
    [(SOME_LOSE, f"{SOME_FOR_ALL}\n"), (ODD, "")],
    ids=["some for all", "an odd way to an end"],
)
def test_some_is_not_all(text: str, reason: str) -> None:
    """A position is lost if all moves lead to won ones; a graph of four moves tells."""
    found = judged(lessons.exercise("5.4"), text)
    missing = "an answer set is missing: {wins(b), wins(c)}"
    assert (found.query, found.what) == (GRAPH, reason + missing)
