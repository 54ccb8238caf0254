"""The pages of the lessons: each cell live, the exercises below, to be projected and printed."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path

from ludologic.lessons import Exercise, Lesson, exercises, lessons
from ludologic.lessons.reading import Cell
from ludologic.play.site.reference import MARKDOWN, page, rendered
from ludologic.play.site.rules import Rules

LIVE = ("prolog", "asp")
"""What runs in a page; the rest is shown."""


def write(made: Path, rules: Rules) -> None:
    """Write the pages into the folder that is made."""
    folder = made / "lessons"
    folder.mkdir(parents=True)
    for lesson in lessons():
        body = _lesson(lesson, rules)
        path = f"lessons/{lesson.number}.html"
        text = page(path, lesson.title, body, "lesson.mjs", engine=True)
        (made / path).write_text(text, "utf-8")
    (folder / "index.html").write_text(_index(), "utf-8")
    known = {one.number: _known(one) for one in exercises()}
    (folder / "exercises.json").write_text(json.dumps(known, ensure_ascii=False), "utf-8")


def _known(one: Exercise) -> dict[str, object]:
    return {
        "language": one.language,
        "given": one.given,
        "reference": one.reference,
        "asked": one.asked,
    }


def _index() -> str:
    rows = "".join(
        f'<tr><td><a href="{one.number}.html">{escape(one.title)}</a></td>'
        f'<td class="solved" data-lesson="{one.number}"></td></tr>'
        for one in lessons()
    )
    body = (
        "<h1>Lessons</h1><p>One problem told as logic, for those who have seen a little "
        "programming and no Prolog. Each cell of Prolog and of ASP runs in its page; each exercise "
        "answers a wrong program with a query on which it is wrong. What is solved is kept in this "
        "browser.</p>"
        f'<table class="plain"><tr><th>lesson</th><th>solved</th></tr>{rows}</table>'
        '<p>For those who teach: <a href="../reference/lessons/teaching.md.html">aims, times, '
        "plans, and what students get wrong</a>.</p>"
    )
    return page("lessons/index.html", "Lessons", body, "lesson.mjs", engine=True)


def _lesson(lesson: Lesson, rules: Rules) -> str:
    file = rules.files[f"lessons/{lesson.path.name}"]
    text = lesson.text
    for place, cell in enumerate(lesson.cells):
        fence = f"```{cell.language}\n{cell.text}\n```"
        if cell.answer is not None:
            fence += f"\n\n```\n{cell.answer}\n```"
        assert fence in text, cell
        text = text.replace(fence, f"CELL{place}CELL", 1)
    html = rendered(text, file, "../", rules)
    for place, cell in enumerate(lesson.cells):
        html = html.replace(f"<p>CELL{place}CELL</p>", _cell(cell, place))
    html = re.sub(r'href="[^"]*/exercises/[^"]*"', 'href="#exercises"', html)
    number = lesson.number
    other = [one.number for one in lessons()]
    links = " ".join(
        f'<a href="{to}.html">{words}</a>'
        for to, words in ((number - 1, "the lesson before"), (number + 1, "the next lesson"))
        if to in other
    )
    tools = (
        '<div class="tools screen"><button id="project">Project it</button>'
        '<button id="print">Print it</button>'
        '<span class="soft">In the projection: arrow keys, Escape.</span></div>'
    )
    asked = "".join(_exercise(one) for one in exercises() if one.number.startswith(f"{number}."))
    return (
        f'{tools}<div id="lesson" data-lesson="{number}">{html}</div>'
        f'<h2 id="exercises">Exercises</h2>{asked}'
        f'<p class="screen">{links}</p>'
    )


def _cell(cell: Cell, place: int) -> str:
    if cell.language not in LIVE:
        answer = f"<pre>{escape(cell.answer)}</pre>" if cell.answer else ""
        return f'<pre class="card">{escape(cell.text)}</pre>{_elsewhere(cell)}{answer}'
    rows = cell.text.count("\n") + 1
    answer = "" if cell.answer is None else f'<pre class="expected">{escape(cell.answer)}</pre>'
    return (
        f'<div class="cell card" data-language="{cell.language}">'
        f'<textarea rows="{rows}" spellcheck="false" aria-label="Cell {place + 1}">'
        f"\n{escape(cell.text)}</textarea>"
        f'<div class="tools screen"><button class="run">Run</button></div>{answer}'
        '<pre class="out" role="status"></pre></div>'
    )


def _elsewhere(cell: Cell) -> str:
    """What runs a cell that a page does not; the answer below it is what that prints."""
    if cell.language == "python":
        return (
            '<p class="soft screen">Python does not run in this page: put it into '
            "<code>python</code> where ludologic is installed, the lesson's cells of Python one "
            "after the other. It prints:</p>"
        )
    return '<p class="soft screen">Typed in a terminal. It prints:</p>' if cell.answer else ""


def _exercise(one: Exercise) -> str:
    text = re.sub(r"<a [^>]*>|</a>", "", _plain(one.text))
    hints = "".join(
        f'<details class="screen"><summary>Hint {place}</summary>{_plain(hint)}</details>'
        for place, hint in enumerate(one.hints, 1)
    )
    return (
        f'<section class="exercise" data-exercise="{one.number}">'
        f'<h3>{one.number} {escape(one.title)} <span class="good mark"></span></h3>{text}'
        f'<textarea rows="6" spellcheck="false" aria-label="Your answer to {one.number}">'
        "</textarea>"
        '<div class="tools screen"><button class="check">Check</button></div>'
        f'<pre class="out" role="status"></pre>{hints}'
        f'<details class="screen"><summary>The solution, with its reason</summary>'
        f'<pre class="card">{escape(one.solution)}</pre>{_plain(one.reason)}</details></section>'
    )


def _plain(text: str) -> str:
    html: str = MARKDOWN.render(text)
    return html
