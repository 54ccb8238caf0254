"""Right answers in many shapes, kept in `right`: the checker refuses none of them.

All of them are tried with `-m deep`; else every eighth one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import pytest
from tests.logic.lessons.kept import ANSWERS, RIGHT, Answer, kept

from ludologic import lessons
from ludologic.engines import rules
from ludologic.lessons.checking import judged


def refused(answers: Iterable[Answer]) -> list[tuple[Answer, lessons.Verdict]]:
    tried = [(one, judged(lessons.exercise(one.number), one.text)) for one in answers]
    return [(one, verdict) for one, verdict in tried if not verdict.solved]


def test_each_exercise_has_right_answers_in_many_shapes() -> None:
    """Ten; facts alone, as for a prediction, have fewer shapes."""
    numbers = Counter(one.number for one in ANSWERS)
    for one in lessons.exercises():
        assert numbers[one.number] >= (10 if ":-" in one.solution else 5), one.number
    assert len({one.text for one in ANSWERS}) == len(ANSWERS)
    assert len({(one.number, one.shape) for one in ANSWERS}) == len(ANSWERS)


def test_the_answers_are_kept_beside_their_exercises() -> None:
    for path in RIGHT.glob("*.md"):
        beside = rules.path("lessons", "exercises", path.name).read_text("utf-8")
        page = path.read_text("utf-8")
        heading = r"^## (\d+\.\d+)\b"
        assert re.findall(heading, page, re.M) == re.findall(heading, beside, re.M)
        assert len(list(kept(page))) == page.count("\n```") // 2


@pytest.mark.prolog
def test_right_answers_are_accepted() -> None:
    assert refused(ANSWERS[::8]) == []


@pytest.mark.deep
@pytest.mark.prolog
def test_all_right_answers_are_accepted() -> None:
    assert refused(ANSWERS) == []
