"""Right answers in many shapes, kept in `right`: the checker refuses none of them.

Every sixteenth is tried, every fourth with `-m deep`, and all with `-m long`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest
from tests.logic.lessons.right_answers import Answer, of, path_of

from ludologic import lessons
from ludologic.lessons.checking import judged

each_lesson = pytest.mark.parametrize(
    "lesson", lessons.lessons(), ids=[str(one.number) for one in lessons.lessons()]
)


def refused(answers: Iterable[Answer]) -> list[tuple[Answer, lessons.Verdict]]:
    tried = [(one, judged(lessons.exercise(one.number), one.text)) for one in answers]
    return [(one, verdict) for one, verdict in tried if not verdict.solved]


@each_lesson
def test_each_exercise_has_right_answers_in_many_shapes(lesson: lessons.Lesson) -> None:
    """Ten; facts alone, as for a prediction, have fewer shapes."""
    answers = of(lesson)
    numbers = Counter(one.number for one in answers)
    assert list(numbers) == [
        one.number for one in lessons.exercises() if one.number.startswith(f"{lesson.number}.")
    ]
    for number in numbers:
        solution = lessons.exercise(number).solution
        assert numbers[number] >= (10 if ":-" in solution else 5), number
    assert len(answers) == path_of(lesson).read_text("utf-8").count("\n```") // 2
    assert len({(one.number, one.shape) for one in answers}) == len(answers)
    assert len({(one.number, one.text) for one in answers}) == len(answers)


@pytest.mark.prolog
@pytest.mark.parametrize(
    "step",
    [16, pytest.param(4, marks=pytest.mark.deep), pytest.param(1, marks=pytest.mark.long)],
)
@each_lesson
def test_right_answers_are_accepted(lesson: lessons.Lesson, step: int) -> None:
    assert refused(of(lesson)[::step]) == []


@pytest.mark.prolog
@pytest.mark.parametrize(
    "written",
    ["{}", "\ufeff{}", "% mine\n\n{}% Ω ends here", "{given}{}"],
    ids=["plain", "byte order mark", "comments", "what is given once more"],
)
def test_how_a_text_is_written_is_free(written: str) -> None:
    for number in ["2.2", "2.4"]:
        exercise = lessons.exercise(number)
        text = written.format(exercise.solution, given=exercise.given)
        for one in [text, text.rstrip("\n"), text.replace("\n", "\r\n")]:
            assert judged(exercise, one).solved, one
