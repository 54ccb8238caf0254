"""The pages of the lessons: every cell is live, and answers in the page as it does natively."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import thinned
from tests.logic.lessons.right_answers import of

from ludologic import lessons
from ludologic.engines import rules
from ludologic.lessons.checking import judged
from ludologic.play.site import lessons as pages
from ludologic.play.site.pages import Pages
from ludologic.play.site.rules import Rules

LESSONS = lessons.lessons()
CHOSEN = {1, 8, 14, 16}
"""Of relations, answer sets, endless rules, and programs that run programs."""
FIRST = lessons.lesson(1)
SECTIONS = len(re.findall("^##? ", re.sub("^```.*?^```$", "", FIRST.text, flags=re.M | re.S), re.M))

CELLS = """
const soon = window.setTimeout; // a slow machine has six times the time of a page
window.setTimeout = (goal, time, ...more) => soon(goal, time === 10000 ? 60000 : time, ...more);
const found = [];
for (const box of document.querySelectorAll(".cell")) {
  const out = box.querySelector(".out");
  box.querySelector(".run").click();
  while (out.textContent === "…") await new Promise((go) => setTimeout(go, 20));
  const steps = [...box.querySelectorAll(".step")].map((one) => one.textContent);
  const expected = box.querySelector(".expected")?.textContent ?? null;
  found.push([expected, [out.textContent, ...steps].join("\\n")]);
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


@pytest.mark.parametrize("lesson", LESSONS, ids=[str(one.number) for one in LESSONS])
def test_predictions_are_offered_and_one_comes_true(lesson: lessons.Lesson, folder: Path) -> None:
    live = [cell for cell in lesson.cells if cell.language in pages.LIVE]
    asked = [cell for cell in live if cell.info.startswith("predict")]
    assert len(asked) >= 3
    for cell in asked:
        assert cell.right is not None, cell
        assert [one for one in cell.choices if one == cell.right] == [cell.right] * bool(
            cell.choices
        )
        assert len(set(cell.choices)) == len(cell.choices) != 1, cell
    page = (folder / f"{lesson.number}.html").read_text("utf-8")
    rights = [unescape(one) for one in re.findall(r'data-right="(.*?)"', page)]
    assert rights == [cell.right for cell in live if cell.right is not None]


def test_a_prediction_is_a_line_or_a_number() -> None:
    first = FIRST.cells[0]
    assert first.choices == ("Feedback = 2-1.", "Feedback = 1-2.", "Feedback = 1-3.")
    assert first.right == first.answer == "Feedback = 1-2."
    known: dict[tuple[str, str, str], tuple[str | None, str | None]] = {
        ("prolog", "predict answers", "X = 1 ;\nX = 2."): ("answers", "2"),
        ("prolog", "predict answers", "false."): ("answers", "0"),
        ("prolog", "predict number", "N = 1, M = 7."): ("", "7"),
        ("asp", "predict answers", "Models: 9"): ("answer sets", "9"),
        ("asp", "predict answers", "a\nb"): ("answer sets", "2"),
        ("asp", "predict answers", ""): ("answer sets", "1"),
        ("asp", "predict answers", "UNSATISFIABLE"): ("answer sets", "0"),
        ("prolog", "predict X = 2. | X = 3.", "X = 2 ;\nX = 3."): (None, "X = 3."),
        ("prolog", "predict X = 1. | false.", "false."): (None, "false."),
        ("prolog", "", "true."): (None, "true."),
        ("prolog", "", "X = 1."): (None, None),
    }
    for (language, info, answer), expected in known.items():
        cell = first._replace(language=language, info=info, answer=answer)
        assert (cell.counted, cell.right) == expected


def test_the_sections_are_at_the_side(folder: Path) -> None:
    page = (folder / "1.html").read_text("utf-8")
    rows = re.findall(r'<li data-of="(.*?)"><a href="#(.*?)"><i></i><span>(.*?)</span>', page)
    assert rows == [
        ("section-1", "section-1", "Feedback is a relation"),
        ("section-2", "section-2", "It says what is true, not what to do"),
        ("section-3", "section-3", "Black pegs, by three sentences"),
        ("section-4", "section-4", "What the terminal prints, and why"),
        ("section-5", "section-5", "White pegs: what two codes have in common"),
        ("section-6", "section-6", "Both parts together"),
        ("1.1", "exercise-1.1", "1.1 Predict the answers"),
        ("1.2", "exercise-1.2", "1.2 Where they differ"),
        ("1.3", "exercise-1.3", "1.3 Which secrets?"),
        ("1.4", "exercise-1.4", "1.4 What is left over"),
    ]
    for _, place, _ in rows:
        assert page.count(f'id="{place}"') == 1


def test_the_page_of_the_teacher_leads_to_each_lesson(folder: Path) -> None:
    page = (folder / "teaching.html").read_text("utf-8")
    assert "<h1>For the teacher</h1>" in page
    text = rules.path("lessons", "teaching.md").read_text("utf-8")
    told = re.findall(r"^\| (\d+) \|", text, re.M)
    assert told and set(told) <= {str(lesson.number) for lesson in LESSONS}
    assert re.findall(r'<td><a href="(\d+).html">', page) == told
    assert 'href="teaching.html"' in (folder / "index.html").read_text("utf-8")


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


@pytest.mark.deep
@pytest.mark.prolog
def test_no_clause_of_a_lesson_is_taken_for_a_query(verdicts_of: Any) -> None:
    file = rules.path("lessons", "cell.pl")
    parts = [
        re.split(r"^\?- ", cell.text, flags=re.M)
        for lesson in LESSONS
        for cell in lesson.cells
        if cell.language == "prolog"
    ]
    goals = [
        f"user:use_module('{rules.path('load.pl')}'), "
        f"text_cell({json.dumps(program)}, 'cell1.pl', {json.dumps(asked)}, [], Cell)"
        for program, *asked in parts
        if program
    ]
    assert len(goals) > 30
    goals = [f"{one}, Cell = cell(_, Queries, Doubts, Faults)" for one in goals]
    goals = [f"{one}, Found = [Queries, Doubts, Faults]" for one in goals]
    wanted = ["Found = [[], [], []]"]
    wrong = verdicts_of([{"file": str(file), "goal": one, "answers": wanted} for one in goals])
    assert [one for one in wrong if one] == []


def plain(text: str) -> str:
    return re.sub(r"\s", "", text)


def steps(tree: str) -> str:
    """A tree without what its picture says by colours and gaps."""
    return re.sub(r"[\s.,]|\?-", "", tree)


@pytest.mark.deep
@pytest.mark.parametrize("lesson", thinned(LESSONS, CHOSEN), ids=lambda one: str(one.number))
def test_each_cell_answers_in_the_page(lesson: lessons.Lesson, page: Any) -> None:
    """In their order, as the reader runs them: what an earlier cell has made is there."""
    page.driver.set_script_timeout(120)
    page.open(f"lessons/{lesson.number}.html")
    live = [cell for cell in lesson.cells if cell.language in pages.LIVE]
    for cell, (expected, found) in zip(live, page.awaited(CELLS), strict=True):
        if cell.tree:
            assert steps(found) == steps(expected), found
        elif expected is not None:
            begin, more, _ = plain(expected).partition("...")
            assert plain(found).startswith(begin) and (more or plain(found) == begin), found
    assert page.complaints() == []


@pytest.mark.long
@pytest.mark.parametrize("lesson", LESSONS, ids=[str(one.number) for one in LESSONS])
def test_each_exercise_is_judged_in_the_page(lesson: lessons.Lesson, page: Any) -> None:
    page.driver.set_script_timeout(120)
    page.open(f"lessons/{lesson.number}.html")
    for exercise in lessons.exercises():
        if exercise.number.startswith(f"{lesson.number}."):
            texts = [exercise.solution, *(wrong.text for wrong in exercise.wrong)]
            solved, *others = page.awaited(CHECK, exercise.number, texts)
            assert solved == "Solved."
            assert [said for said in others if said != "differs"] == []
    assert page.complaints() == []


@pytest.mark.long
@pytest.mark.parametrize("lesson", LESSONS, ids=[str(one.number) for one in LESSONS])
def test_right_answers_are_accepted_in_the_page(lesson: lessons.Lesson, page: Any) -> None:
    page.driver.set_script_timeout(120)
    page.open(f"lessons/{lesson.number}.html")
    refused = []
    for exercise in lessons.exercises():
        tried = [one for one in of(lesson) if one.number == exercise.number]
        if tried:
            said = page.awaited(CHECK, exercise.number, [one.text for one in tried])
            refused += [
                (one, verdict)
                for one, verdict in zip(tried, said, strict=True)
                if not verdict.startswith("Solved.")
            ]
    assert refused == []
    assert page.complaints() == []


RUN_ALL = """
for (const cell of document.querySelectorAll(".cell")) {
  const out = cell.querySelector(".out");
  cell.querySelector(".run")?.click();
  while (out?.textContent === "…") await new Promise((go) => setTimeout(go, 20));
}
"""


@pytest.mark.long
def test_what_the_cells_and_the_games_define_is_not_there_for_an_answer(page: Any) -> None:
    """Whatever ran before: the verdict is that of the command."""
    page.driver.set_script_timeout(120)
    page.open("lessons/1.html")
    page.awaited(RUN_ALL)
    for number, text in [
        ("1.2", "differences(G, S, N) :- blacks(G, S, M), length(G, L), N is L - M."),
        (
            "1.2",
            "differences(G, S, N) :- guess_secret_feedback(G, S, B-_), length(G, L), N is L-B.",
        ),
        ("1.4", "left_over(Xs, Ys, R) :- common(Xs, Ys, _), R = Ys."),
    ]:
        (said,) = page.awaited(CHECK, number, [text])
        assert not said.startswith("Solved."), (number, said)
        assert not lessons.check(lessons.exercise(number), text).solved
    assert page.complaints() == []


TYPED = """
const [begins, ...texts] = given; // the first cell whose text begins so
const boxes = [...document.querySelectorAll(".cell")];
const box = boxes.find((one) => one.querySelector("textarea").defaultValue.startsWith(begins));
const out = box.querySelector(".out");
const said = [];
for (const text of texts) {
  box.querySelector("textarea").value = text;
  box.querySelector(".run").click();
  while (out.textContent === "…") await new Promise((go) => setTimeout(go, 20));
  said.push(out.textContent);
}
return said;
"""
UNSAFE = "X is unsafe: each variable has to occur in an atom that is not negated"


@pytest.mark.long
def test_a_mistake_in_a_cell_of_clingo_is_named_as_in_an_exercise(page: Any) -> None:
    page.driver.set_script_timeout(120)
    page.open("lessons/2.html")
    texts = ["a.\nb :- \\+ a.", "% clingo 0\na.\nb :- a, 1 \\= 2.", "p(X) :- not q(X)."]
    assert page.awaited(TYPED, "% clingo", *texts) == [
        "line 2, column 6: ASP writes not where Prolog writes \\+\n    b :- \\+ a.\n         ^",
        "line 3, column 11: ASP writes != for unequal, not \\=\n    b :- a, 1 \\= 2.\n"
        "              ^",
        f"line 1, column 3: {UNSAFE}\n    p(X) :- not q(X).\n      ^",
    ]
    assert page.complaints() == []


ASKED = "This was asked, and not added to the program: a query begins with ?-\n"


@pytest.mark.long
def test_an_answer_that_is_the_lessons_is_shown_once(page: Any) -> None:
    """By Ctrl-Enter in the text, without a prediction; a change makes the answer old."""
    keys = pytest.importorskip("selenium.webdriver").Keys
    page.open("lessons/1.html")
    page.script("localStorage.clear()")
    page.open("lessons/1.html")
    first = "document.querySelector('.cell')"
    page.script(f"{first}.querySelector('textarea').focus()")
    page.chord(keys.CONTROL, keys.ENTER)
    page.until(f"{first}.classList.contains('told')")
    assert page.text(".cell .out") == FIRST.cells[0].answer
    for hidden in (".known", ".guesses", ".older"):
        assert not page.script(f"return {first}.querySelector('{hidden}').checkVisibility()")
    page.script(TYPE, ".cell textarea", "?- true.")
    assert page.text(".cell .older") == (
        "This answer is older than your last change: run the cell again."
    )
    page.script("localStorage.clear()")


DOUBT = """
const [place, text, ...pressed] = given;
const cells = [...document.querySelectorAll(".cell")];
const run = async (box, button) => {
  const out = box.querySelector(".out");
  button.click();
  while (out.textContent === "…") await new Promise((go) => setTimeout(go, 20));
  return out.textContent;
};
const box = cells[place];
const area = box.querySelector("textarea");
area.value = text;
const said = [await run(box, box.querySelector(".run"))];
const doubts = () => [...box.querySelectorAll(".doubts button")].map((one) => one.textContent);
const offered = [doubts()];
for (const one of pressed) {
  said.push(await run(box, box.querySelector(`.doubts .${one}`)));
  offered.push(doubts());
}
const focus = document.activeElement.className;
area.value = area.defaultValue;
const rest = [];
for (const one of cells.slice(0, 5)) {
  const found = await run(one, one.querySelector(".run"));
  rest.push(found === one.querySelector(".expected").textContent);
}
return { said, offered, focus, rest };
"""
QUERY = "guess_secret_feedback([1,2,3,4], [7,4,3,2], Feedback)"
BUTTONS = ["Ask it", "Add it as a clause"]


@pytest.mark.long
def test_a_query_without_its_prompt_is_asked_about_and_changes_nothing(page: Any) -> None:
    """Neither before the reader has said what is meant, nor after it was asked."""
    doubt = f"Did you mean the query ?- {QUERY}?"
    page.open("lessons/1.html")
    found = page.awaited(DOUBT, 0, f"{QUERY}.")
    assert (found["said"], found["offered"]) == ([doubt], [BUTTONS])
    assert all(found["rest"]) and len(found["rest"]) == 5
    found = page.awaited(DOUBT, 0, f"{QUERY}.", "ask")
    assert found["said"] == [doubt, "Feedback = 1-2."]
    assert (found["offered"], found["focus"]) == ([BUTTONS, []], "run main")
    assert all(found["rest"])


@pytest.mark.long
def test_a_fact_that_is_added_is_told_and_can_be_taken_back(page: Any) -> None:
    page.open("lessons/1.html")
    found = page.awaited(DOUBT, 0, f"{QUERY}.", "add")
    assert found["said"][1] == (
        "Loaded.\nWhen you ask guess_secret_feedback/3, these clauses answer from now on; the "
        "rules keep their own. If this is a query, ask it, and remove it here."
    )
    assert found["offered"] == [BUTTONS, []]
    assert all(found["rest"])  # the fact is gone with its cell's text


@pytest.mark.long
def test_a_query_below_its_clauses_is_asked_about(page: Any) -> None:
    page.open("lessons/1.html")
    text = page.script(
        "return [...document.querySelectorAll('.cell textarea')]"
        ".find((one) => one.value.startsWith('blacks(')).value"
    )
    place = page.script(
        "return [...document.querySelectorAll('.cell textarea')]"
        ".findIndex((one) => one.value.startsWith('blacks('))"
    )
    found = page.awaited(DOUBT, place, text.replace("?- ", ""), "ask")
    assert found["said"] == [
        "Loaded.\nDid you mean the query ?- blacks([1,2,3], [1,3,3], N)?",
        "N = 2.",
    ]
    assert all(found["rest"])


@pytest.mark.long
def test_a_fact_that_was_added_and_put_back_is_asked_about_again(page: Any) -> None:
    page.open("lessons/1.html")
    again = """
    area.value = given[1];
    area.dispatchEvent(new Event("input"));
    box.querySelector(".undo").click();
    """
    doubt = f"Did you mean the query ?- {QUERY}?"
    added = page.awaited(
        DOUBT.replace("const focus", f"{again} const focus"), 0, f"{QUERY}.", "add"
    )
    assert added["said"][1].startswith("Loaded.\nWhen you ask guess_secret_feedback/3,")
    assert page.awaited(DOUBT, 0, f"{QUERY}.")["said"] == [doubt]
    page.script("localStorage.clear()")


TYPED_IN = """
const cells = [...document.querySelectorAll(".cell")];
const said = [];
for (const [place, text] of given) {
  const box = cells[place];
  const out = box.querySelector(".out");
  box.querySelector("textarea").value = text ?? box.querySelector("textarea").value;
  box.querySelector(".run").click();
  while (out.textContent === "…") await new Promise((go) => setTimeout(go, 20));
  said.push(out.textContent);
}
return said;
"""


@pytest.mark.long
def test_a_mistake_in_an_earlier_cell_is_told_with_its_cell(page: Any) -> None:
    """The cell's own query is asked all the same; clauses of the earlier one are not there."""
    fault = "line 2, column 11: the last full stop is missing\n    my_fact(b)\n              ^"
    page.open("lessons/1.html")
    said = page.awaited(
        TYPED_IN,
        [0, "my_fact(a).\nmy_fact(b)"],
        [1, "?- X = 1."],
        [3, "?- my_fact(X)."],
        [3, "my_fact(c"],
        [0, "my_fact(a)."],
        [3, "?- my_fact(X)."],
    )
    without = f"Cell 1 was not loaded: {fault}"
    assert said[0] == fault
    assert said[1:3] == [f"{without}\nX = 1.", f"{without}\nERROR: Unknown procedure: my_fact/1"]
    assert said[3].startswith("line 1, column 8: this ( is never closed")
    assert said[4:] == ["Loaded.", "X = a."]


@pytest.mark.long
def test_an_error_comes_after_the_answers_before_it(page: Any) -> None:
    page.open("lessons/1.html")
    assert page.awaited(TYPED, "", "?- member(X, [3,2,1,0]), Y is 6/X.", "?- Y is 6/0.") == [
        "X = 3,\nY = 2 ;\nX = 2,\nY = 3 ;\nX = 1,\nY = 6 ;\n"
        "ERROR: Arithmetic: evaluation error: `zero_divisor'",
        "ERROR: Arithmetic: evaluation error: `zero_divisor'",
    ]


@pytest.mark.long
def test_each_query_of_a_cell_is_asked(page: Any) -> None:
    """In their order, and with all clauses of the cell, wherever they stand."""
    page.open("lessons/1.html")
    assert page.awaited(
        TYPED,
        "",
        "?- X = 1.\n?- X = 2.",
        "?- X = red. ?- Y = blue.",
        "foo(a). ?- foo(X).",
        "?- foo(X).\nfoo(b).",
        "/* ?- no. */ foo(c). ?- foo(X). % ?- no.\n?- X = (.\n?- Y = 1",
    ) == [
        "X = 1.\nX = 2.",
        "X = red.\nY = blue.",
        "X = a.",
        "X = b.",
        "X = c.\nERROR: line 1, column 5: this ( is never closed\n    X = (\n        ^\nY = 1.",
    ]


@pytest.mark.long
def test_mistakes_in_a_cell_are_named(page: Any) -> None:
    page.open("lessons/1.html")
    assert page.awaited(
        TYPED,
        "",
        "p(X) :- X % 2 =:= 0.",
        "p(1)\np(2).",
        "?- member(X, [1,2]) and X > 1.",
        "?- X is 7 % 2.",
        "member(X, [1,2]), X > 1.",
    ) == [
        "line 1, column 11: % begins a comment, so the rest of the line is not read: write X mod 2"
        "\n    p(X) :- X % 2 =:= 0.\n              ^",
        "line 1, column 5: a full stop is missing at the end of this line\n    p(1)\n        ^",
        "ERROR: line 1, column 18: Prolog writes a comma for and\n    member(X, [1,2]) and X > 1\n"
        "                     ^",
        "ERROR: line 1, column 8: % begins a comment, so the rest of the line is not read: write 7 "
        "mod 2\n    X is 7 % 2\n           ^",
        f"{ASKED}X = 2.",
    ]


@pytest.mark.long
def test_a_clause_after_the_prompt_is_told_where_clauses_go(page: Any) -> None:
    page.open("lessons/1.html")
    (said,) = page.awaited(TYPED, "", "?- blacks([], [], 0) :- true.")
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
    [...box.querySelectorAll(".verdict > *")].map((one) =>
      one.matches(".wide") ? "" : one.textContent),
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
    (said, place, *clauses), table, tries, row, counted, state = wrong
    assert said.startswith("Not yet: The last clause holds for equal symbols too") and place == ""
    assert [one.partition(":")[0] for one in clauses] == ["an answer is too many"]
    assert table[0] == ["query", "yours", "expected"] and len(table) == 2
    assert table[1][0].startswith("?- differences(") and table[1][1] != table[1][2]
    assert (tries, counted, state) == ("1 try", "0 of 4 exercises solved", [False, True])
    assert row == "! 1.2 Where they differ , not solved yet"
    assert solved == [
        ["Solved."],
        [],
        "solved, 2 tries",
        "✓ 1.2 Where they differ , solved",
        "1 of 4 exercises solved",
        [True, False],
    ]
    page.open("lessons/1.html")
    assert page.script(ANSWER) == right
    assert page.text("#exercise-1\\.2 .tries") == "solved, 2 tries"
    _, again = page.awaited(COUNTEREXAMPLE, WRONG)
    assert (again[2], again[5]) == ("solved before, 3 tries", [False, True])
    lost = WRONG.replace("[_|Xs], [_|Ys], N) :- ", "[X|Xs], [Y|Ys], N) :- X \\= X, ")
    _, ((repaired, place, missing, part), *_) = page.awaited(COUNTEREXAMPLE, lost)
    assert (repaired.partition(":")[0], place) == ("Not yet", "")
    assert "an answer is missing: A = 1" in missing.split("\n")
    assert "look for the mistake in what is left." in part
    face = "getComputedStyle(document.querySelector('.verdict .fault')).fontFamily"
    assert "mono" in page.script(f"return {face}")
    older = "#exercise-1\\.2 .older"
    assert not page.script("return document.querySelector(arguments[0]).checkVisibility()", older)
    page.script(TYPE, "[data-exercise='1.2'] textarea", right)
    assert page.text(older) == "This verdict is older than your last change: check it again."
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
    """It is kept, and compared with the answer; after the answer there is nothing to predict."""
    shown = "return document.querySelectorAll('.cell')[arguments[0]].querySelector('.expected')"
    shown += ".checkVisibility()"
    pressed = "return [...document.querySelectorAll('.cell')[0].querySelectorAll('.guess')]"
    pressed += ".map((one) => one.ariaPressed)"
    number, free = FIRST.cells[0].right, 3
    assert number == "Feedback = 1-2." and FIRST.cells[free].counted == "answers"
    assert not course.script(shown, 0) and not course.script(shown, free)
    assert course.text(".cell .veil") == "The answer waits for your prediction, or for Run."
    said = "✗ You said Feedback = 2-1; it is Feedback = 1-2."
    course.click(".cell .guess")
    assert course.script(shown, 0) and course.text(".cell .guessed") == said
    course.click(f".cell .guess[value='{number}']")
    assert course.text(".cell .guessed") == said
    course.script("document.querySelector('form.guesses input').value = '3'")
    course.click("form.guesses button")
    course.open("lessons/1.html")
    assert course.text(".cell .guessed") == said
    assert course.script(pressed) == ["true", "false", "false"]
    assert course.script(shown, 0) and course.script(shown, free) and not course.script(shown, 1)
    assert course.text(".cell:has(form) .guessed") == "✗ You said 3; it is 2."
    shut = "return [...document.querySelector('.cell').querySelectorAll('.guess')]"
    shut += ".every((one) => one.ariaDisabled === 'true')"
    assert course.script(shut)
    course.script("document.querySelectorAll('.cell')[1].querySelector('.guess').click()")
    second = "return document.querySelectorAll('.cell')[1].querySelector('.guessed').innerText"
    assert course.script(second) == "✓ As you said: true."


@pytest.mark.long
def test_a_prediction_is_of_the_lessons_text_only(course: Any) -> None:
    """While a cell has another text, nothing is predicted, and what was predicted is not judged."""
    visible = "return document.querySelector('.cell').querySelector(arguments[0]).checkVisibility()"
    kept = "return JSON.parse(localStorage.getItem('ludologic.lessons'))[1].said"
    words = "return getComputedStyle(document.querySelector('.cell .expected'), '::before').content"
    course.script(TYPE, ".cell textarea", "?- true.")
    for hidden in (".guesses", ".veil", ".guessed"):
        assert not course.script(visible, hidden)
    course.click(".cell .guess")
    assert course.script(kept) is None
    course.click(".cell .undo")
    assert course.script(visible, ".guesses") and course.script(visible, ".veil")
    course.click(".cell .guess")
    said = "✗ You said Feedback = 2-1; it is Feedback = 1-2."
    assert course.text(".cell .guessed") == said
    assert course.script(words).startswith('"It answers:')
    course.script(TYPE, ".cell textarea", "?- true.")
    assert not course.script(visible, ".guessed")
    assert course.script(words).startswith("\"The lesson's query answers:")
    course.open("lessons/1.html")
    assert course.script("return document.querySelector('.cell .guessed').textContent") == ""
    assert not course.script(visible, ".expected")
    course.click(".cell .undo")
    assert course.text(".cell .guessed") == said


@pytest.mark.deep
def test_answers_are_there_on_paper_and_without_scripts(course: Any) -> None:
    shown = (
        "return [...document.querySelectorAll('.expected')].every((one) => one.checkVisibility())"
    )
    veils = (
        "return [...document.querySelectorAll('.veil')].filter((one) => one.checkVisibility())"
        ".length"
    )
    assert not course.script(shown)
    course.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    assert course.script(shown) and course.script(veils) == 0
    course.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    course.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        course.driver.get(course.address + "lessons/2.html")
    finally:
        course.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    assert course.script(shown) and course.script(veils) == 0


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


TYPE = """
const [selector, text] = arguments;
const box = document.querySelector(selector);
box.value = text;
box.dispatchEvent(new Event("input"));
"""
ANSWER = "return document.querySelector('[data-exercise=\"1.2\"] textarea').value"


@pytest.mark.long
def test_two_tabs_of_a_lesson_lose_nothing_of_each_other(course: Any) -> None:
    driver = course.driver
    one = driver.current_window_handle
    driver.switch_to.new_window("tab")
    try:
        course.open("lessons/1.html")
        course.script(TYPE, "[data-exercise='1.2'] textarea", "of the second tab")
        course.click(".cell .guess")
        other = driver.current_window_handle
        driver.switch_to.window(one)
        course.until("document.querySelector('.cell .guessed').innerText")
        assert course.script(ANSWER) == "of the second tab"
        course.script(TYPE, "[data-exercise='1.3'] textarea", "of the first tab")
        course.script(TYPE, ".cell textarea", "?- true.")
        driver.switch_to.window(other)
        course.until("document.querySelector('.cell textarea').value === '?- true.'")
        course.script(TYPE, "[data-exercise='1.2'] textarea", "of the second tab, later")
        course.open("lessons/1.html")
        texts = "return [...document.querySelectorAll('.exercise textarea')].map((a) => a.value)"
        assert course.script(texts) == ["", "of the second tab, later", "of the first tab", ""]
        course.click(".cell .undo")
        assert course.text(".cell .guessed").startswith("✗ You said Feedback = 2-1;")
        driver.close()
    finally:
        driver.switch_to.window(one)


@pytest.mark.long
def test_what_was_typed_stays_with_its_cell_if_the_lesson_gets_others(course: Any) -> None:
    """It is found by the cell's own text; damaged records do no harm."""
    first, second = (cell.text for cell in FIRST.cells[:2])
    cells = {"5": [first, "?- first."], "1": ["?- gone.", "?- kept."], "0": 7, second: [second, 8]}
    kept = json.dumps({"1": {"cells": cells}})
    course.script("localStorage.setItem('ludologic.lessons', arguments[0])", kept)
    course.open("lessons/1.html")
    texts = "return [...document.querySelectorAll('.cell textarea')].map((one) => one.value)"
    assert course.script(texts)[:2] == ["?- first.", second]
    course.script(TYPE, ".cell textarea", "?- later.")
    course.open("lessons/1.html")
    assert course.script(texts)[:2] == ["?- later.", second]
    now = "return JSON.parse(localStorage.getItem('ludologic.lessons'))[1].cells"
    assert course.script(now)["1"] == ["?- gone.", "?- kept."]


@pytest.mark.long
def test_if_a_browser_is_full_the_page_says_so_and_goes_on(course: Any) -> None:
    course.script(
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }"
    )
    assert course.script("return document.getElementById('unkept').hidden")
    course.script(TYPE, "[data-exercise='1.2'] textarea", "kept here")
    course.click(".cell .guess")
    assert not course.script("return document.getElementById('unkept').hidden")
    assert course.text("#unkept") == (
        "This browser keeps nothing more: what you type now is lost when you leave this page."
    )
    course.script("dispatchEvent(new StorageEvent('storage', { key: null }))")
    assert course.script(ANSWER) == "kept here"
    course.script("delete Storage.prototype.setItem")


@pytest.mark.long
def test_rules_of_ones_own_are_newer_than_the_answers_in_the_text(course: Any) -> None:
    edits = json.dumps({"mastermind/definition.pl": "% mine"})
    course.script("localStorage.setItem('ludologic.edits', arguments[0])", edits)
    assert course.script("return document.getElementById('own-rules').hidden")
    course.script("dispatchEvent(new StorageEvent('storage', { key: 'ludologic.edits' }))")
    assert not course.script("return document.getElementById('own-rules').hidden")
    assert course.text("#own-rules") == (
        "You changed rules in the lab: the answers in this text are older than your rules."
    )


@pytest.mark.long
def test_a_lesson_works_where_nothing_may_be_kept(course: Any) -> None:
    source = (
        "Object.defineProperty(window, 'localStorage', "
        "{ get() { throw new DOMException('denied', 'SecurityError') } })"
    )
    command = "Page.{}ScriptToEvaluateOnNewDocument"
    added = course.driver.execute_cdp_cmd(command.format("add"), {"source": source})
    try:
        course.open("lessons/1.html")
        course.script("document.getElementById('section-3').scrollIntoView({ block: 'center' })")
        words = "document.getElementById('progress').textContent"
        assert course.until(f"!{words}.startsWith('0') && {words}") == (
            f"1 of {SECTIONS} sections read, 0 of 4 exercises solved"
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
    assert course.script(f"return {words}") == (
        f"0 of {SECTIONS} sections read, 0 of 4 exercises solved"
    )
    assert course.script("return localStorage.getItem('ludologic.lessons')") is None
    here = "return document.querySelector('.rail [aria-current] > span').innerText"
    assert course.script(here) == "Feedback is a relation"
    course.script("document.getElementById('section-4').scrollIntoView({ block: 'center' })")
    course.until(f"!{words}.startsWith('0')")
    assert course.script(here) == "Black pegs, by three sentences"
    course.open("index.html")
    first = "return document.querySelector('.path [data-lesson=\"1\"]').innerText.split('\\n')"
    assert course.script(first)[1:] == ["Feedback is a relation", "next: begun, 0 of 4 solved"]


@pytest.mark.long
def test_to_leap_over_a_section_is_not_to_read_it(course: Any) -> None:
    """Neither by a link to an exercise or to a later section, nor by scrolling past."""
    words = "document.getElementById('progress').textContent"
    none = f"0 of {SECTIONS} sections read, 0 of 4 exercises solved"
    pause = "await new Promise((go) => setTimeout(go, 1500))"
    for link in ("exercise-1.2", "section-4"):
        course.click(f".rail [href='#{link}']")
        assert course.awaited(f"{pause}; return {words}") == none
    to = "document.getElementById('section-{}').scrollIntoView({{ block: 'center' }})"
    past = "await new Promise((go) => setTimeout(go, 300))"
    jumps = f"{past};".join(to.format(one) + ";" for one in (2, 3, 4))
    assert course.awaited(f"{jumps}{past}; return {words}") == none
    course.awaited(pause)
    read = "return [...document.querySelectorAll('.rail .ok')].map((one) => one.dataset.of)"
    assert course.script(read) == ["section-3"]


SLIDES = """
const lesson = document.getElementById("lesson");
const on = document.getElementById("on");
const main = document.getElementById("main");
const blocks = [...lesson.children];
const headed = (one) => /^H[123]$/.test(one.tagName);
const cell = (one) => one.classList.contains("cell");
const wrong = [];
const seen = new Set();
const unit = Math.min(innerWidth / 100, innerHeight / 56.25);
const told = (nth, what) => wrong.push(`slide ${nth}: ${what}`);
const ends = new Map();
let shown = [];
const full = (nth, when) => {
  const left = lesson.scrollHeight - lesson.clientHeight - lesson.scrollTop;
  if (shown.length === 2 && cell(shown[1])) ends.set(shown[1], left); // it goes on
  else if (left > 1) told(nth, `it is too long ${when}`);
  for (const one of [lesson, ...lesson.querySelectorAll("pre, .typed, table, p")])
    if (one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      told(nth, `${one.className || one.tagName} is too wide ${when}`);
};
document.getElementById("project").click();
const { width, height } = main.getBoundingClientRect();
if (Math.abs(width - 100 * unit) > 1 || Math.abs(height - 56.25 * unit) > 1) told(0, "its size");
const [, count] = document.querySelector(".place").textContent.split(" of ").map(Number);
for (let nth = 1; nth <= count; nth += 1) {
  const last = shown;
  shown = blocks.filter((one) => one.checkVisibility());
  for (const one of shown) seen.add(one);
  if (document.querySelector(".place").textContent !== `${nth} of ${count}`) told(nth, "its place");
  if (!headed(shown[0])) told(nth, "no heading");
  for (const one of lesson.querySelectorAll("p, li, td, th, pre, .typed > *, h2"))
    if (one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 1.56 * unit)
      told(nth, `${one.className || one.tagName} is too small`);
  const first = shown.filter((one) => cell(one) && !last.includes(one));
  for (const one of first) {
    if (one.querySelector(".expected")?.checkVisibility({ visibilityProperty: true }))
      told(nth, "the answer is there");
    const before = blocks.slice(0, blocks.indexOf(one)).findLast((other) => !cell(other));
    if (/^(P|UL|OL)$/.test(before.tagName) && !shown.includes(before) && !last.includes(before))
      told(nth, `a query long after ${before.textContent}`);
  }
  full(nth, "before the answer");
  for (const one of first) {
    const input = one.querySelector("form.guesses input");
    if (input) input.value = "7";
    one.querySelector("form.guesses button, .guess, .reveal")?.click();
    if (one.querySelector(".expected")?.checkVisibility({ visibilityProperty: true }) === false)
      told(nth, "the answer does not come");
  }
  full(nth, "with the answer");
  on.click();
}
for (const one of lesson.querySelectorAll(":scope > *, li, tr")) one.classList.remove("away");
if (blocks.some((one) => !seen.has(one))) told(0, "something is on no slide");
if ([...ends.values()].some((left) => left > 1)) told(0, "the end of a cell is on no slide");
return wrong;
"""


@pytest.mark.long
@pytest.mark.parametrize("lesson", LESSONS, ids=[str(one.number) for one in LESSONS])
def test_each_slide_holds_its_part_of_a_lesson(lesson: lessons.Lesson, plain: Any) -> None:
    """Nothing is cut off, small, or parted from what leads to it; each answer waits."""
    for size in ((1280, 720), (1920, 1080)):
        plain.screen(*size)
        plain.open(f"lessons/{lesson.number}.html")
        plain.script("localStorage.clear()")
        assert plain.awaited(SLIDES) == [], size
        plain.script("localStorage.clear()")


@pytest.mark.deep
def test_slides_turn_by_keys_by_a_clicker_and_by_a_finger(course: Any) -> None:
    keys = pytest.importorskip("selenium.webdriver").Keys
    course.screen(1280, 720)
    course.click("#project")
    place = "return document.querySelector('.place').textContent.split(' of ').map(Number)"
    first, last = course.script(place)
    assert first == 1
    assert course.script("return document.querySelectorAll('.dots i').length") == last
    turns = [
        ((keys.PAGE_DOWN, keys.PAGE_DOWN), 3),
        ((keys.PAGE_UP,), 2),
        ((keys.ARROW_RIGHT, keys.ARROW_DOWN, keys.SPACE), 5),
        ((keys.ARROW_LEFT, keys.ARROW_UP), 3),
        ((keys.END,), last),
        ((keys.PAGE_DOWN,), last),
        ((keys.HOME,), 1),
        ((keys.PAGE_UP,), 1),
    ]
    for pressed, expected in turns:
        course.press(*pressed)
        assert course.script(place)[0] == expected, pressed
    course.script("document.querySelector('.cell textarea').focus()")
    course.press(keys.ARROW_RIGHT, keys.END, keys.SPACE)
    assert course.script(place)[0] == 1
    course.press(keys.PAGE_DOWN)
    assert course.script(place)[0] == 2
    finger = """
    const touch = (kind, x) => {
      const one = new Touch({ identifier: 1, target: main, clientX: x, clientY: 300 });
      const touches = kind === "touchstart" ? [one] : [];
      main.dispatchEvent(new TouchEvent(kind, { touches, changedTouches: [one], bubbles: true }));
    };
    const main = document.getElementById("main");
    const [from, to] = arguments;
    touch("touchstart", from);
    touch("touchend", to);
    """
    for from_, to, expected in ((600, 300, 3), (600, 570, 3), (300, 600, 2)):
        course.script(finger, from_, to)
        assert course.script(place)[0] == expected
    course.screen(600, 900)
    course.until(f"({place.removeprefix('return ')})[1] !== {last}")
    course.script("document.activeElement.blur()")
    course.press(keys.ESCAPE)
    assert course.script("return document.activeElement.id") == "project"
    assert not course.script("return document.querySelector('.away')")


@pytest.mark.long
def test_in_the_projection_each_answer_waits_again(course: Any) -> None:
    visible = "return document.querySelector('.cell .expected').checkVisibility("
    visible += "{ visibilityProperty: true })"
    course.click(".cell .guess")
    assert course.script(visible)
    course.click("#project")
    assert not course.script(visible) and course.text(".cell .guessed") == ""
    course.click(".cell .guess[value='Feedback = 1-2.']")
    assert course.script(visible)
    assert course.text(".cell .guessed") == "✓ As you said: Feedback = 1-2."
    course.click("#end")
    assert course.text(".cell .guessed") == "✓ As you said: Feedback = 1-2."


@pytest.mark.deep
@pytest.mark.parametrize("lesson", thinned(LESSONS, CHOSEN), ids=lambda one: str(one.number))
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


VERDICTS = """
const root = new URL(document.documentElement.dataset.root, location.href);
const { verdict } = await import(new URL("lesson/asking.mjs", root));
const known = await (await fetch(new URL("lessons/exercises.json", root))).json();
const [number, texts] = given;
const said = [];
for (const text of texts) said.push(await verdict(known[number], text));
return said;
"""


def solved_and_shown(verdict: dict[str, Any]) -> list[Any]:
    """What a verdict of the page says, but for the part to blame, which may depend on the time."""
    said = [verdict.get(key, "") for key in ("query", "yours", "reference")]
    return [verdict["kind"] == "solved", verdict.get("sentences", []), *said]


@pytest.mark.long
@pytest.mark.prolog
def test_the_page_and_the_command_give_the_same_verdict(page: Any) -> None:
    page.driver.set_script_timeout(600)
    page.open("lessons/1.html")
    different = []
    kept = [answer for lesson in LESSONS for answer in of(lesson)]
    for one in lessons.exercises():
        texts = [one.solution, *(wrong.text for wrong in one.wrong)]
        texts += [answer.text for answer in kept if answer.number == one.number]
        for text, said in zip(texts, page.awaited(VERDICTS, one.number, texts), strict=True):
            solved, faults, *shown, _, _, _ = judged(one, text)
            if [solved, list(faults), *shown] != solved_and_shown(said):
                different.append((one.number, text, shown, said))
    assert different == []
