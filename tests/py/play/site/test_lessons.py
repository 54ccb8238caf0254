"""The pages of the lessons: every cell is live, and answers in the page as it does natively."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from ludologic import lessons
from ludologic.engines import rules
from ludologic.play.site import lessons as pages
from ludologic.play.site.pages import Pages
from ludologic.play.site.rules import Rules

LESSONS = lessons.lessons()

CELLS = """
const found = [];
for (const box of document.querySelectorAll(".cell")) {
  const out = box.querySelector(".out");
  box.querySelector(".run").click();
  while (out.textContent === "…") await new Promise((go) => setTimeout(go, 20));
  found.push([box.querySelector(".expected")?.textContent ?? null, out.textContent]);
}
return found;
"""
CHECK = """
const [number, texts] = given;
const box = document.querySelector(`[data-exercise="${number}"]`);
const out = box.querySelector(".out");
const found = [];
for (const text of texts) {
  box.querySelector("textarea").value = text;
  box.querySelector(".check").click();
  while (out.textContent === "…") await new Promise((go) => setTimeout(go, 20));
  found.push(out.textContent);
}
return found;
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("lessons")
    pages.write(Pages(made, Rules()))
    return made / "lessons"


@pytest.mark.parametrize("lesson", LESSONS, ids=[str(one.number) for one in LESSONS])
def test_each_cell_is_in_its_page(lesson: lessons.Lesson, folder: Path) -> None:
    page = (folder / f"{lesson.number}.html").read_text("utf-8")
    texts = re.findall(r"<textarea[^>]*>\n(.*?)</textarea>", page, re.S)
    live = [cell.text for cell in lesson.cells if cell.language in pages.LIVE]
    assert list(map(unescape, texts)) == live
    assert not re.search(r"CELL\d", page)
    assert page.count('class="exercise"') == 4
    assert page.count('href="#exercises"') == page.count('id="exercises"') == 1


def test_what_is_hidden_is_not_in_the_page(folder: Path) -> None:
    known = json.loads((folder / "exercises.json").read_text("utf-8"))
    assert list(known) == [one.number for one in lessons.exercises()]
    page = (folder / "1.html").read_text("utf-8")
    assert "query(differences(" not in page


def test_what_does_not_run_in_a_page_says_so(folder: Path) -> None:
    for lesson in LESSONS:
        page = (folder / f"{lesson.number}.html").read_text("utf-8")
        cells = [cell for cell in lesson.cells if cell.language == "python"]
        assert page.count("Python does not run in this page") == len(cells)
        for cell in cells:
            assert f"<pre>{cell.answer}</pre>" in unescape(page)


@pytest.mark.prolog
def test_no_clause_of_a_lesson_is_taken_for_a_query(verdicts_of: Any) -> None:
    cells = Path(pages.__file__).with_name("prolog") / "cells.pl"
    programs = [
        re.split(r"^\?- ", cell.text, flags=re.M)[0]
        for lesson in LESSONS
        for cell in lesson.cells
        if cell.language == "prolog"
    ]
    goals = [
        f"user:use_module('{rules.path('load.pl')}'), "
        f"text_cell({json.dumps(program)}, 'cell1.pl', Clauses, Queries, Remarks)"
        for program in programs
        if program
    ]
    assert len(goals) > 30
    wanted = ["Queries = [], Remarks = []"]
    wrong = verdicts_of([{"file": str(cells), "goal": one, "answers": wanted} for one in goals])
    assert [one for one in wrong if one] == []


def plain(text: str) -> str:
    return re.sub(r"\s", "", text)


@pytest.mark.long
@pytest.mark.parametrize("lesson", LESSONS, ids=[str(one.number) for one in LESSONS])
def test_each_cell_answers_in_the_page(lesson: lessons.Lesson, page: Any) -> None:
    page.driver.set_script_timeout(120)
    page.open(f"lessons/{lesson.number}.html")
    for expected, found in page.awaited(CELLS):
        if expected is not None:
            begin, more, _ = plain(expected).partition("...")
            assert plain(found).startswith(begin) and (more or plain(found) == begin), found
    for exercise in lessons.exercises():
        if exercise.number.startswith(f"{lesson.number}."):
            texts = [exercise.solution, *(wrong.text for wrong in exercise.wrong)]
            solved, *others = page.awaited(CHECK, exercise.number, texts)
            assert solved == "Solved."
            assert [said for said in others if "\n  yours:" not in said] == []
    assert page.complaints() == []


TYPED = """
const box = document.querySelector(".cell");
const out = box.querySelector(".out");
const said = [];
for (const text of given) {
  box.querySelector("textarea").value = text;
  box.querySelector(".run").click();
  while (out.textContent === "…") await new Promise((go) => setTimeout(go, 20));
  said.push(out.textContent);
}
return said;
"""
ASKED = "This was asked, and not added to the program: a query begins with ?-\n"


@pytest.mark.long
def test_a_query_without_its_prompt_adds_no_clause(page: Any) -> None:
    query = "guess_secret_feedback([1,2,3,4], [7,4,3,2], Feedback)."
    page.open("lessons/1.html")
    assert page.awaited(TYPED, query, f"?- {query}", f"?-{query}", "p(1).\np(X).") == [
        f"{ASKED}Feedback = 1-2.",
        "Feedback = 1-2.",
        "Feedback = 1-2.",
        "Loaded.\nline 2: X occurs only once. If this is a query, begin it with ?-",
    ]


@pytest.mark.long
def test_a_clause_after_the_prompt_is_told_where_clauses_go(page: Any) -> None:
    page.open("lessons/1.html")
    (said,) = page.awaited(TYPED, "?- blacks([], [], 0) :- true.")
    assert said == (
        "ERROR: This is a clause, not a query. In a lesson, write it above the query, without ?-; "
        "in the lab, write it into mine.pl, and load it."
    )


@pytest.mark.long
def test_rules_that_cannot_be_read_are_named_with_their_line(page: Any) -> None:
    file = rules.path("mastermind", "definition.pl")
    wrong = file.read_text("utf-8").replace("White is Common - Black.", "White is is Common.")
    edits = json.dumps({"mastermind/definition.pl": wrong})
    page.open("lessons/index.html")
    page.script("localStorage.setItem('ludologic.edits', arguments[0])", edits)
    page.open("lessons/1.html")
    _, said = page.awaited(CELLS)[0]
    words = "The rules could not be loaded: mastermind/definition.pl, line "
    assert re.search(re.escape(words) + r"\d+: Syntax error: .*\.", said), said
    page.script("localStorage.clear()")
