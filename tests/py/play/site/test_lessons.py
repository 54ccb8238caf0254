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
const out = box.querySelector(".verdict");
const found = [];
for (const text of texts) {
  box.querySelector("textarea").value = text;
  box.querySelector(".check").click();
  while (out.textContent === "…") await new Promise((go) => setTimeout(go, 20));
  found.push(box.querySelector(".verdict td") ? "differs" : out.textContent);
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


def test_each_prediction_that_is_offered_has_one_that_comes_true(folder: Path) -> None:
    for lesson in LESSONS:
        page = (folder / f"{lesson.number}.html").read_text("utf-8")
        offered = [cell for cell in lesson.cells if cell.choices]
        assert [len([one for one in cell.choices if one == cell.right]) for cell in offered] == [
            1 for _ in offered
        ]
        found = re.findall(r'<button class="guess"[^>]* data-right>(.*?)</button>', page)
        assert found == [cell.right for cell in offered]
    first = lessons.lesson(1).cells[0]
    assert first.choices == ("Feedback = 2-1.", "Feedback = 1-2.", "Feedback = 1-3.")
    assert first.right == first.answer == "Feedback = 1-2."
    never = lessons.lesson(0).cells[3]
    assert never.choices == ("X = red.", "X = blue.", "false.")
    assert never.right == never.answer == "false."


def test_the_sections_are_at_the_side(folder: Path) -> None:
    page = (folder / "1.html").read_text("utf-8")
    rows = re.findall(r'<li data-of="(.*?)"><a href="#(.*?)"><i></i><span>(.*?)</span>', page)
    assert rows == [
        ("section-1", "section-1", "Feedback is a relation"),
        ("section-2", "section-2", "It says what is true, not what to do"),
        ("section-3", "section-3", "Black pegs, by three sentences"),
        ("section-4", "section-4", "White pegs: what two codes have in common"),
        ("section-5", "section-5", "Both parts together"),
        ("1.1", "exercise-1.1", "1.1 Predict the answers"),
        ("1.2", "exercise-1.2", "1.2 Where they differ"),
        ("1.3", "exercise-1.3", "1.3 Which secrets?"),
        ("1.4", "exercise-1.4", "1.4 What is left over"),
    ]
    for _, place, _ in rows:
        assert page.count(f'id="{place}"') == 1


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
            assert [said for said in others if said != "differs"] == []
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


COUNTEREXAMPLE = """
const box = document.getElementById("exercise-1.2");
const state = () => [box.classList.contains("ok"), box.classList.contains("no")];
const text = box.querySelector("textarea");
const before = state();
const found = [];
for (const program of given) {
  text.value = program;
  text.dispatchEvent(new Event("input"));
  box.querySelector(".check").click();
  const out = box.querySelector(".verdict");
  while (out.textContent === "…") await new Promise((go) => setTimeout(go, 20));
  found.push([
    box.querySelector(".verdict > p").textContent,
    [...box.querySelectorAll(".verdict tr")].map((row) =>
      [...row.cells].map((one) => one.textContent)),
    box.querySelector(".tries").textContent,
    document.querySelector('[data-of="1.2"]').innerText.replaceAll("\\n", " "),
    document.getElementById("progress").textContent.split(", ")[1],
    state(),
  ]);
}
return [before, ...found];
"""
WRONG = """differences([], [], 0).
differences([X|Xs], [X|Ys], N) :- differences(Xs, Ys, N).
differences([_|Xs], [_|Ys], N) :- differences(Xs, Ys, M), N is M + 1.
"""


@pytest.mark.long
def test_a_verdict_shows_where_an_answer_is_wrong(page: Any) -> None:
    """As a table, and it is told by words and signs, too; a reload keeps what was typed."""
    page.open("lessons/1.html")
    page.script("localStorage.clear()")
    page.open("lessons/1.html")
    right = lessons.exercise("1.2").solution
    before, wrong, solved = page.awaited(COUNTEREXAMPLE, WRONG, right)
    assert before == [False, False]
    said, table, tries, row, counted, state = wrong
    assert said.startswith("Not yet: an answer is too many: ")
    assert table[0] == ["query", "yours", "expected"] and len(table) == 2
    assert table[1][0].startswith("?- differences(") and table[1][1] != table[1][2]
    assert (tries, counted, state) == ("1 try", "0 of 4 exercises solved", [False, True])
    assert row == "! 1.2 Where they differ , not solved yet"
    assert solved == [
        "Solved.",
        [],
        "solved, 2 tries",
        "✓ 1.2 Where they differ , solved",
        "1 of 4 exercises solved",
        [True, False],
    ]
    page.open("lessons/1.html")
    text = "return document.querySelector('[data-exercise=\"1.2\"] textarea').value"
    assert page.script(text) == right
    page.open("index.html")
    first = "return document.querySelector('.path [data-lesson=\"1\"]').innerText.split('\\n')"
    assert page.script(first)[1:] == ["Feedback is a relation", "next: begun, 1 of 4 solved"]
    page.script("localStorage.clear()")
    assert page.complaints() == []


@pytest.fixture
def course(site: Path, plain: Any) -> Any:
    """A lesson without its engines, at the first visit."""
    plain.open("lessons/1.html")
    plain.script("localStorage.clear()")
    plain.open("lessons/1.html")
    yield plain
    plain.script("localStorage.clear()")


@pytest.mark.deep
def test_an_answer_waits_for_the_prediction(course: Any) -> None:
    shown = "return document.querySelector('.cell .expected').checkVisibility()"
    veil = ".cell .veil"
    assert not course.script(shown)
    assert course.text(veil) == "The answer waits for your prediction, or for Run."
    course.click(".cell .guess")
    assert course.script(shown)
    assert course.text(".cell .guessed") == "✗ You said: Feedback = 2-1."
    course.click(".cell .guess[data-right]")
    assert course.text(".cell .guessed") == "✓ As you said."
    pressed = (
        "return [...document.querySelector('.cell').querySelectorAll('.guess')]"
        ".map((one) => one.ariaPressed)"
    )
    assert course.script(pressed) == ["false", "true", "false"]
    course.click(".reveal")
    assert course.script("return document.activeElement.className") == "expected"


@pytest.mark.deep
def test_what_is_typed_into_a_cell_is_kept_and_can_be_put_back(course: Any) -> None:
    own = lessons.lesson(1).cells[0].text
    course.script(
        "const text = document.querySelector('.cell textarea');"
        "text.value = '?- true.'; text.dispatchEvent(new Event('input'))"
    )
    course.open("lessons/1.html")
    value = "return document.querySelector('.cell textarea').value"
    assert course.script(value) == "?- true."
    course.click(".cell .undo")
    assert course.script(value) == own
    assert course.script("return document.querySelector('.cell .undo').hidden")
    assert course.script("return document.activeElement.tagName") == "TEXTAREA"
    course.open("lessons/1.html")
    assert course.script(value) == own


@pytest.mark.deep
def test_a_lesson_works_where_nothing_may_be_kept(course: Any) -> None:
    source = (
        "Object.defineProperty(window, 'localStorage', "
        "{ get() { throw new DOMException('denied', 'SecurityError') } })"
    )
    command = "Page.{}ScriptToEvaluateOnNewDocument"
    added = course.driver.execute_cdp_cmd(command.format("add"), {"source": source})
    try:
        course.open("lessons/1.html")
        course.script("document.getElementById('exercises').scrollIntoView()")
        words = "document.getElementById('progress').textContent"
        assert course.until(f"{words}.startsWith('5') && {words}") == (
            "5 of 5 sections read, 0 of 4 exercises solved"
        )
        assert course.complaints() == []
    finally:
        course.driver.execute_cdp_cmd(command.format("remove"), added)
        course.open("lessons/1.html")


@pytest.mark.deep
def test_to_open_a_lesson_is_not_to_read_it(course: Any) -> None:
    course.screen(1440, 2000)
    course.open("lessons/1.html")
    words = "document.getElementById('progress').textContent"
    assert course.script(f"return {words}") == "0 of 5 sections read, 0 of 4 exercises solved"
    assert course.script("return localStorage.getItem('ludologic.lessons')") is None
    here = "return document.querySelector('.rail [aria-current]').innerText"
    assert course.script(here) == "Feedback is a relation"
    course.script("document.getElementById('section-3').scrollIntoView()")
    course.until(f"!{words}.startsWith('0')")
    assert course.script(here) == "Black pegs, by three sentences"
    course.open("index.html")
    first = "return document.querySelector('.path [data-lesson=\"1\"]').innerText.split('\\n')"
    assert course.script(first)[1:] == ["Feedback is a relation", "next: begun, 0 of 4 solved"]


@pytest.mark.deep
def test_slides_hold_all_of_a_lesson_and_nothing_is_cut_off(course: Any) -> None:
    keys = pytest.importorskip("selenium.webdriver").Keys
    course.screen(1280, 720)
    course.click("#project")
    place = "document.querySelector('.place').textContent"
    assert course.script(f"return {place}").startswith("1 of ")
    slides = int(course.script(f"return {place}").split()[-1])
    assert course.script("return document.querySelectorAll('.dots i').length") == slides
    box = course.script(
        "const { width, height } = document.getElementById('main').getBoundingClientRect();"
        "return [width, height]"
    )
    assert box[0] == pytest.approx(1280, abs=1) and box[1] == pytest.approx(720, abs=1)
    seen: set[int] = set()
    for nth in range(1, slides + 1):
        assert course.script(f"return {place}") == f"{nth} of {slides}"
        shown, high, room = course.script(
            "const text = document.getElementById('lesson');"
            "return [[...text.children].flatMap((one, at) => one.checkVisibility() ? [at] : []),"
            " text.scrollHeight, text.clientHeight]"
        )
        assert shown and high <= room + 1, nth
        seen |= set(shown)
        course.press(keys.ARROW_RIGHT)
    assert len(seen) == course.script("return document.getElementById('lesson').children.length")
    course.press(keys.ARROW_LEFT)
    assert course.script(f"return {place}") == f"{slides - 1} of {slides}"
    assert course.script("return document.activeElement.id") == "main"
    course.press(keys.ESCAPE)
    assert course.script("return document.activeElement.id") == "project"
    assert not course.script("return document.querySelector('.away')")


@pytest.mark.deep
@pytest.mark.parametrize("lesson", LESSONS, ids=[str(one.number) for one in LESSONS])
def test_a_lesson_fits_a_phone(lesson: lessons.Lesson, plain: Any) -> None:
    plain.screen(360, 740)
    plain.open(f"lessons/{lesson.number}.html")
    assert plain.script("return document.documentElement.scrollWidth") == 360
    assert not plain.script("return document.querySelector('.rail details').open")
    begins = (
        "return [...document.querySelectorAll('.cell .guesses')].map((one) =>"
        " one.firstElementChild.getBoundingClientRect().left"
        " - one.closest('.cell').getBoundingClientRect().left)"
    )
    assert all(left < 20 for left in plain.script(begins))
    assert plain.complaints() == []
