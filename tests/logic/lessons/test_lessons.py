"""The lessons: each cell gives the answer that stands below it.

A failure names the file and the line of the cell. A cell of ASP begins with the command that runs
it, `% clingo 0 FILE ...`, and its answer has an answer set a line, or `Models: N`.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
import subprocess
from itertools import islice
from pathlib import Path

import pytest

from ludologic import lessons, models
from ludologic.ask.models import MODES
from ludologic.engines import rules
from ludologic.lessons.reading import Cell, Lesson, cells

LESSONS = lessons.lessons()
IDS = [lesson.path.stem for lesson in LESSONS]
(PAGE,) = cells("# A\n\n```prolog\n?- member(X, [1,2]).\n```\n\n```\nX = 1.\n```\n")
OUT_OF_DATE = [
    ("X = 1.", "there is an answer 2"),
    ("X = 1 ;\nX = 3.", "answer 2 is X = 2"),
    ("X = 1 ;\nX = 2 ;\nX = 3.", "there are only 2 answers"),
    ("false.", "there is an answer 1"),
    ("true.", "answer 1 is"),
    ("ERROR: no", "answer 1 is"),
    ("X = 1 ;\nX = 2.", ""),
    ("X = 1 ;\n...", ""),
]
"""Answers to the cell of a page, and what is wrong with each."""
RUNNER = Path(__file__).with_name("cells.pl")


def prolog_cells(given: list[list[Cell]]) -> list[list[str]]:
    """What is wrong with each cell of Prolog."""
    asked = [[cell._asdict() for cell in one] for one in given]
    done = subprocess.run(
        ["swipl", "-q", "-O", str(RUNNER), "/dev/stdin"],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    found: list[list[str]] = json.loads(done.stdout)
    return found


def of(lesson: Lesson, language: str) -> list[Cell]:
    return [cell for cell in lesson.cells if cell.language == language]


@pytest.fixture(scope="module")
def said() -> dict[int, list[str]]:
    """What is wrong with each cell of each lesson; under -1 with those that are out of date."""
    tried = [PAGE._replace(answer=answer) for answer, _ in OUT_OF_DATE]
    found = prolog_cells([tried, *(of(lesson, "prolog") for lesson in LESSONS)])
    return dict(zip([-1, *(lesson.number for lesson in LESSONS)], found, strict=True))


TREE = PAGE._replace(
    text="p(1).\np(2) :- !.\np(3).\n\n?- p(X).",
    info="tree",
    answer="""2 answers, 1 is not tried.
?- p(X).
  Clause 1 fits. X = 1. Answer: X = 1.
  Clause 2 fits. X = 2. ?- !.
    It removes the branches that are left. Answer: X = 2.
  Clause 3 fits. Cut away.""",
)


@pytest.mark.deep
@pytest.mark.prolog
def test_a_tree_is_the_one_that_is_drawn() -> None:
    wrong = TREE._replace(answer=(TREE.answer or "").replace("Cut away.", "Answer: X = 3."))
    (said,) = prolog_cells([[TREE, wrong]])
    assert said == ["", f"its tree is\n{TREE.answer}"]
    asked = TREE._replace(info="tree predict 3 answers. | 2 answers, 1 is not tried.")
    assert asked.right == "2 answers, 1 is not tried."


def report(path: Path, cell: Cell, wrong: str) -> str:
    return f"{path.name}:{cell.line}: {wrong}\n{cell.text}" if wrong else ""


def test_there_are_lessons() -> None:
    assert [lesson.number for lesson in LESSONS] == list(range(len(LESSONS)))


@pytest.mark.prolog
@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_prolog(lesson: Lesson, said: dict[int, list[str]]) -> None:
    both = zip(of(lesson, "prolog"), said[lesson.number], strict=True)
    wrong = [report(lesson.path, cell, what) for cell, what in both if what]
    assert wrong == [], "\n\n".join(wrong)


def asp_answer(cell: Cell, folder: Path) -> str:
    """What clingo says of the cell, as its answer is written."""
    command = re.match(r"% clingo (.*)\n", cell.text)
    assert command, "its first line is % clingo ..."
    words = command[1].split()
    options = [word for word in words if word.startswith("-")]
    constants = {name: int(n) for name, n in re.findall(r"-c (\w+)=(\d+)", command[1])}
    file = folder / "cell.lp"
    file.write_text(cell.text, "utf-8")
    named = [rules.path(word) for word in words if word.endswith(".lp")]
    best = "#minimize" in cell.text or "#maximize" in cell.text
    (mode,) = {one for one in MODES if f"--enum-mode={one}" in options} or {"all"}
    found = models([*named, file], mode="optimal" if best else mode, constants=constants)
    sets = found.all() if best or mode != "all" or "0" in words else [*islice(found, 1)]
    if "--project" in options:  # on what is shown
        sets = list(dict.fromkeys(sets))
    if not sets:
        return "UNSATISFIABLE"
    if cell.answer and cell.answer.startswith("Models:"):
        return f"Models: {len(sets)}"
    costs = [f"Optimization: {' '.join(map(str, sets[0].cost))}"] if best else []
    lines = [" ".join(sorted(str(atom).removesuffix("()") for atom in one)) for one in sets]
    return "\n".join(sorted([*lines, *costs]))


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_asp(lesson: Lesson, tmp_path: Path) -> None:
    wrong = []
    for cell in of(lesson, "asp"):
        told = "\n".join(sorted((cell.answer or "").splitlines()))
        found = asp_answer(cell, tmp_path)
        if found != told:
            wrong.append(report(lesson.path, cell, f"it answers\n{found}"))
    assert wrong == [], "\n\n".join(wrong)


@pytest.mark.prolog
@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_python(lesson: Lesson) -> None:
    names: dict[str, object] = {}
    wrong = []
    for cell in of(lesson, "python"):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(cell.text, f"{lesson.path.name}:{cell.line}", "exec"), names)
        if printed.getvalue().strip() != (cell.answer or ""):
            wrong.append(report(lesson.path, cell, f"it prints\n{printed.getvalue()}"))
    assert wrong == [], "\n\n".join(wrong)


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_a_lesson_is_short(lesson: Lesson) -> None:
    """The first cell that runs is within the first screen."""
    assert lesson.minutes <= (45 if lesson.number == 0 else 30)
    assert lesson.cells[0].line <= 25
    assert lesson.cells[0].answer is not None or lesson.cells[1].line <= 25
    assert all(len(row) <= 120 for row in lesson.text.splitlines())


TEACHING = (LESSONS[0].path.parent / "teaching.md").read_text("utf-8")
ROWS = {
    int(number): ([int(one) for one in after.split(",") if one.strip()], int(text), int(exercises))
    for number, after, text, exercises in re.findall(
        r"^\| (\d+) \| ([\d, ]*)\| .* \| (\d+), (\d+)(?: min)? \| ", TEACHING, re.M
    )
}
"""What a lesson needs, and how long its text and its exercises take."""


def test_the_teacher_is_told_how_long_a_lesson_takes() -> None:
    assert {one: row[1] for one, row in ROWS.items()} == {
        lesson.number: lesson.minutes for lesson in LESSONS
    }


def test_plans_have_what_is_needed_and_fit_their_time() -> None:
    (order,) = re.findall(r"nothing\s+is\s+missing: ([\d,\s]+)\.", TEACHING)
    assert {int(one) for one in order.split(",")} == set(ROWS)
    named = r"^- \*\*(\w+) hours(?: of the languages)?:\*\* ((?:\d+,\s+)*\d+)"
    plans = re.findall(named, TEACHING, re.M)
    hours = {"Two": 2, "Six": 6, "Twelve": 12}
    assert [name for name, _ in plans] == [*hours, "Twelve"]
    for name, plan in [("", order), *plans]:
        read = [int(one) for one in plan.split(",")]
        for place, lesson in enumerate(read):
            assert set(ROWS[lesson][0]) <= set(read[:place]), (name, lesson)
        if name:
            assert sum(sum(ROWS[one][1:]) for one in read) <= 60 * hours[name], name


@pytest.mark.prolog
def test_an_answer_out_of_date_is_named(said: dict[int, list[str]]) -> None:
    assert PAGE.line == 3
    for (answer, wrong), found in zip(OUT_OF_DATE, said[-1], strict=True):
        assert found.startswith(wrong) and bool(found) == bool(wrong), (answer, found)
