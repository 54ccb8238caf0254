"""Lessons and exercises, read from their Markdown.

A cell is a fence with a language, and the fence without one right below it is its answer. Behind
`predict` a cell offers predictions, parted by ` | `, one of them a line of the answer or the end of
one; or it asks for the `number` in the answer, or for the number of `answers`. The answer of a cell
with the word `tree`, which comes first, is the search tree of its query, below a line that says how
its branches end. Of an exercise a second word says what a fence is: `given`, `reference`,
`queries`, `instances`, `wrong`; that of the solution has none. Hints, Solution and Wrong are
folded, in `<details>`, so that a reader opens what is wanted.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ludologic.checks import check_text, check_whole
from ludologic.engines import rules
from ludologic.errors import BadInput, quote

_FENCE = re.compile(r"^```(\w*) ?(\w*)(?: [^\n]*)?\n(.*?)^```$", re.M | re.S)
_EXERCISE = re.compile(r"^## (\d+\.\d+) (.*)$", re.M)
_PART = re.compile(r"^<details><summary>(\w+)</summary>$", re.M)

_TRUTHS = ("true.", "false.")
_COUNTED = ("number", "answers")


class Cell(NamedTuple):
    """A program or a query, the answer it must give, the line of its fence, and what that line says
    behind the language."""

    language: str
    text: str
    answer: str | None
    line: int
    info: str = ""

    @property
    def choices(self) -> tuple[str, ...]:
        """The predictions that are offered before it runs. If none is written, an answer that is
        true or false offers both."""
        offered = self._predict
        if not offered and self.answer in _TRUTHS:
            return _TRUTHS
        return () if offered in _COUNTED or not offered else tuple(offered.split(" | "))

    @property
    def counted(self) -> str | None:
        """What the prediction is a number of, if it is one: answers, answer sets, or nothing."""
        if self._predict not in _COUNTED:
            return None
        sets = " sets" if self.language == "asp" else ""
        return f"answer{sets or 's'}" if self._predict == "answers" else ""

    @property
    def tree(self) -> bool:
        """Whether it shows the search tree of its query."""
        return self.info.startswith("tree")

    @property
    def right(self) -> str | None:
        """The prediction that comes true."""
        if self.answer is None:
            return None
        rows = [row.removesuffix(" ;") for row in self.answer.split("\n")]
        if self.counted is None:
            come = (one for one in self.choices for row in rows if f", {row}".endswith(f", {one}"))
            return next(come, None)
        if self._predict == "number" or self.answer.startswith("Models: "):
            return str(re.findall(r"\d+", self.answer)[-1])
        return "0" if rows[0] in ("false.", "UNSATISFIABLE") else str(len(rows))

    @property
    def _predict(self) -> str:
        info = self.info.removeprefix("tree").strip()
        return info.removeprefix("predict").strip() if info.startswith("predict") else ""


class Wrong(NamedTuple):
    """A program that is no solution, and what its author thought."""

    text: str
    about: str


class Exercise(NamedTuple):
    """An exercise: `asked` are its queries, or in ASP what is shown and then an instance a line."""

    number: str
    title: str
    text: str
    language: str
    given: str
    solution: str
    reason: str
    reference: str
    asked: str
    hints: tuple[str, ...]
    wrong: tuple[Wrong, ...]


class Lesson(NamedTuple):
    number: int
    title: str
    path: Path
    text: str
    cells: tuple[Cell, ...]

    @property
    def minutes(self) -> int:
        """How long it takes: a minute for 100 words and one for each cell that is tried, rounded up
        to five."""
        words = len(re.sub(r"^```.*?^```$", "", self.text, flags=re.M | re.S).split())
        tried = sum(cell.answer is not None for cell in self.cells)
        return 5 * math.ceil((words / 100 + tried) / 5)


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in their order."""
    return tuple(map(_lesson, sorted(rules.path("lessons").glob("[0-9][0-9]-*.md"))))


def lesson(number: int) -> Lesson:
    """The lesson of this number. Raises BadInput."""
    accepted = f"accepted are 0 to {lessons()[-1].number}"
    number = check_whole(number, "lesson", accepted)
    for one in lessons():
        if one.number == number:
            return one
    raise BadInput(f"there is no lesson {number}: {accepted}")


@cache
def exercises() -> tuple[Exercise, ...]:
    """All exercises, in their order."""
    found: list[Exercise] = []
    for path in sorted(rules.path("lessons", "exercises").glob("[0-9][0-9]-*.md")):
        found += _exercises(path.read_text("utf-8"))
    return tuple(found)


def exercise(number: str) -> Exercise:
    """The exercise of this number, such as 1.2. Raises BadInput."""
    check_text(number, "exercise", "it is a number such as '1.2', as text")
    for one in exercises():
        if one.number == number:
            return one
    raise BadInput(f"{quote(number)} is no exercise: `ludologic lesson list` names them all")


def cells(text: str) -> Iterator[Cell]:
    """The cells of a page."""
    fences = list(_FENCE.finditer(text))
    for at, fence in enumerate(fences):
        if not fence[1]:
            continue
        below = fences[at + 1] if at + 1 < len(fences) else None
        answers = (
            below is not None and not below[1] and not text[fence.end() : below.start()].strip()
        )
        answer = below[3].rstrip("\n") if below is not None and answers else None
        line = text.count("\n", 0, fence.start()) + 1
        info = fence[0].partition("\n")[0].removeprefix(f"```{fence[1]}").strip()
        yield Cell(fence[1], fence[3].rstrip("\n"), answer, line, info)


def _lesson(path: Path) -> Lesson:
    text = path.read_text("utf-8")
    title = text.partition("\n")[0].removeprefix("# ")
    return Lesson(int(path.name[:2]), title, path, text, tuple(cells(text)))


def _exercises(text: str) -> Iterator[Exercise]:
    heads = list(_EXERCISE.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    for head, end in zip(heads, ends, strict=True):
        yield _exercise(head[1], head[2], text[head.end() : end])


def _hidden(fence: re.Match[str]) -> str:
    """What a learner sees instead of a fence; nothing for the queries that are asked."""
    return f"```{fence[1]}\n{fence[3]}```" if fence[2] == "given" else ""


def _exercise(number: str, title: str, text: str) -> Exercise:
    parts = _PART.split(text.replace("\n</details>\n", "\n"))
    named = dict(zip(parts[1::2], parts[2::2], strict=True))
    fences = [found for part in parts for found in _FENCE.finditer(part)]
    said = {fence[2]: fence[3] for fence in fences if fence[2] and fence[2] != "wrong"}
    (solution,) = [found for found in _FENCE.finditer(named["Solution"]) if not found[2]]
    hints = re.findall(r"^\d\. (.*(?:\n   .*)*)", named["Hints"], re.M)
    wrong = re.findall(r"^```\w+ wrong\n(.*?)^```$\n+(.*?)(?=^```|\Z)", named["Wrong"], re.M | re.S)
    return Exercise(
        number,
        title,
        _FENCE.sub(_hidden, parts[0]).strip(),
        solution[1],
        said.get("given", ""),
        solution[3],
        named["Solution"].replace(solution[0], "").strip(),
        said.get("reference", solution[3]),
        said.get("queries") or said["instances"],
        tuple(" ".join(hint.split()) for hint in hints),
        tuple(Wrong(one, " ".join(about.split())) for one, about in wrong),
    )
