"""What the lessons state: each sentence of `claims.md` stands in its lesson, and is true.

A sentence is quoted, and below it stands what decides it. Prolog knows the clauses of the lesson,
and its query has to hold; an answer set program gives the answer below it; Python asserts.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.logic.lessons.test_lessons import asp_answer, of, prolog_cells

from ludologic import lessons
from ludologic.lessons.reading import Cell, Lesson

LESSONS = {lesson.path.stem: lesson for lesson in lessons.lessons()}
_CLAIM = re.compile(
    r"^((?:> [^\n]*\n)+)\n```(\w+)( deep)?\n(.*?)\n```\n(?:\n```\n(.*?)\n```\n)?", re.M | re.S
)


class Claim(NamedTuple):
    lesson: Lesson
    sentence: str
    deep: bool
    cell: Cell


def plain(text: str) -> str:
    return " ".join(re.sub(r"^> ?", "", text, flags=re.M).split())


def claims() -> list[Claim]:
    text = Path(__file__).with_name("claims.md").read_text("utf-8")
    found: list[Claim] = []
    for part in re.split(r"^## ", text, flags=re.M)[1:]:
        stem, _, rest = part.partition("\n")
        quotes = len(re.findall(r"^> .*\n\n", rest, re.M))
        for quoted, language, deep, program, answer in _CLAIM.findall(rest):
            cell = Cell(language, program, answer or None, 0)
            found.append(Claim(LESSONS[stem], plain(quoted), bool(deep), cell))
            quotes -= 1
        assert quotes == 0, f"{stem}: a sentence has nothing below it that decides it"
    return found


CLAIMS = claims()


@pytest.mark.parametrize("stem", LESSONS)
def test_each_sentence_is_in_its_lesson(stem: str) -> None:
    told = plain(LESSONS[stem].text)
    gone = [one.sentence for one in CLAIMS if one.lesson.path.stem == stem]
    assert [sentence for sentence in gone if sentence not in told] == []


def decided_by_prolog(given: list[Claim]) -> list[str]:
    """The sentences that do not hold, each with what Prolog says."""
    asked = []
    for lesson in LESSONS.values():
        known = [cell._replace(text=cell.text.partition("?- ")[0]) for cell in of(lesson, "prolog")]
        mine = [one.cell for one in given if one.lesson == lesson]
        goals = [
            re.sub(r"^\?- (.*)\.$", r"?- \\+ \\+ (\1).", one.text, flags=re.M | re.S)
            for one in mine
        ]
        asked.append(known + [Cell("prolog", goal, "true.", 0) for goal in goals])
    wrong = []
    for lesson, said in zip(LESSONS.values(), prolog_cells(asked), strict=True):
        mine = [one for one in given if one.lesson == lesson]
        for one, what in zip(mine, said[len(said) - len(mine) :], strict=True):
            if what:
                wrong.append(f"{lesson.path.name}: {one.sentence}\n{one.cell.text}\n{what}")
    return wrong


def of_language(language: str, deep: bool) -> list[Claim]:
    return [one for one in CLAIMS if one.cell.language == language and one.deep == deep]


@pytest.mark.prolog
def test_prolog_decides() -> None:
    wrong = decided_by_prolog(of_language("prolog", deep=False))
    assert wrong == [], "\n\n".join(wrong)


@pytest.mark.long
@pytest.mark.prolog
def test_prolog_decides_what_takes_longer() -> None:
    wrong = decided_by_prolog(of_language("prolog", deep=True))
    assert wrong == [], "\n\n".join(wrong)


def test_clingo_decides(tmp_path: Path) -> None:
    for one in of_language("asp", deep=False):
        told = "\n".join(sorted((one.cell.answer or "").splitlines()))
        assert asp_answer(one.cell, tmp_path) == told, one.sentence


def test_python_decides() -> None:
    for one in of_language("python", deep=False):
        names: dict[str, object] = {}
        for cell in [*of(one.lesson, "python"), one.cell]:
            exec(compile(cell.text, one.sentence, "exec"), names)
