"""The exercises: each solution solves its own, and each wrong one is met by a counterexample."""

from __future__ import annotations

import re

import pytest

from ludologic import lessons
from ludologic.lessons.checking import judged
from ludologic.lessons.reading import Exercise

EXERCISES = lessons.exercises()
IDS = [exercise.number for exercise in EXERCISES]


def test_each_lesson_has_four_exercises() -> None:
    for lesson in lessons.lessons():
        assert [one for one in IDS if one.startswith(f"{lesson.number}.")] == [
            f"{lesson.number}.{place}" for place in range(1, 5)
        ]


@pytest.mark.parametrize("exercise", EXERCISES, ids=IDS)
def test_an_exercise_is_whole(exercise: Exercise) -> None:
    assert exercise.text and exercise.reason
    assert len(exercise.hints) == 3 and len(exercise.wrong) >= 3
    assert all(wrong.about for wrong in exercise.wrong)


@pytest.mark.prolog
@pytest.mark.parametrize("exercise", EXERCISES, ids=IDS)
def test_the_solution_solves_it(exercise: Exercise) -> None:
    assert judged(exercise, exercise.solution) == lessons.Verdict(True)


@pytest.mark.prolog
@pytest.mark.parametrize("exercise", EXERCISES, ids=IDS)
def test_a_wrong_one_gets_a_counterexample(exercise: Exercise) -> None:
    for wrong in exercise.wrong:
        found = judged(exercise, wrong.text)
        assert not found.solved, wrong.text
        assert found.faults == (), (wrong.text, found)
        assert (found.query and found.what and found.yours != found.reference) or (
            "times instead of" in found.what
        ), (wrong.text, found)


@pytest.mark.parametrize("exercise", EXERCISES, ids=IDS)
def test_no_answer_is_in_the_text(exercise: Exercise) -> None:
    """A hint is not yet the solution, and the lesson does not hold the reference."""
    for hint in exercise.hints[:2]:
        assert bare(exercise.solution) not in bare(hint)
    lesson = lessons.lesson(int(exercise.number.partition(".")[0]))
    assert bare(exercise.solution) not in bare(lesson.text)
    assert bare(exercise.reference) not in bare(lesson.text)


def bare(text: str) -> str:
    return re.sub(r"\s", "", text)
