"""The pages of the lessons: cells that run, exercises below, and a view for a projector and for
paper."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count

from ludologic.lessons import Lesson, exercises, lessons
from ludologic.play.site.pages import Pages

LIVE = ("prolog", "asp")
"""These languages run in a page; others are only shown."""
SCRIPT = "lesson/lesson.mjs"
_FENCE = re.compile(r"^```.*?^```$", re.M | re.S)
SECTION = re.compile(r'<h[12] id="(section-\d+)">(?:\d+\. )?(.*?)</h[12]>')
"""The heading of a section, and its place in the page."""


def write(pages: Pages) -> None:
    """Write the pages, and what their scripts know of the exercises."""
    all_lessons = lessons()
    for lesson in all_lessons:
        number = lesson.number
        text = _text(pages, lesson)
        pages.write(
            f"lessons/{number}.html",
            "lesson.html",
            lesson.title,
            SCRIPT,
            engine=True,
            lesson=lesson,
            text=pages.markup(text),
            sections=[(found[1], pages.markup(found[2])) for found in SECTION.finditer(text)],
            last=all_lessons[-1].number,
            exercises=[one for one in exercises() if one.number.startswith(f"{number}.")],
            beside=[one for one in all_lessons if abs(one.number - number) == 1],
        )
    pages.write(
        "lessons/index.html", "lessons.html", "Lessons", "lesson/path.mjs", lessons=all_lessons
    )
    file = pages.rules.files["lessons/teaching.md"]
    text = str(pages.markdown(file.text, file, "../"))
    text = re.sub(r"(<tr>\s*<td>)(\d+)</td>", r'\1<a href="\2.html">\2</a></td>', text)
    pages.write(
        "lessons/teaching.html", "teaching.html", "For the teacher", text=pages.markup(text)
    )
    told = ("language", "given", "reference", "asked", "wrong")
    known = {one.number: {name: getattr(one, name) for name in told} for one in exercises()}
    path = pages.folder / "lessons" / "exercises.json"
    path.write_text(json.dumps(known, ensure_ascii=False), "utf-8")


def names() -> Iterator[tuple[str, str, str]]:
    """The lessons, their sections and their exercises: each with where it belongs and its page."""
    for lesson in lessons():
        page, of = f"{lesson.number}.html", f"lesson {lesson.number}"
        yield lesson.title, "lesson", page
        below = re.findall(r"^## (.*)$", _FENCE.sub("", lesson.text), re.M)
        for place, words in enumerate(below, 2):
            yield words.replace("`", ""), of, f"{page}#section-{place}"
    for one in exercises():
        of = one.number.partition(".")[0]
        yield f"{one.number} {one.title}", f"lesson {of}", f"{of}.html#exercise-{one.number}"


def _text(pages: Pages, lesson: Lesson) -> str:
    """The text of a lesson as HTML, each cell in its place."""
    text = lesson.text
    cells = {}
    for place, cell in enumerate(lesson.cells, 1):
        fence = f"```{f'{cell.language} {cell.info}'.strip()}\n{cell.text}\n```"
        if cell.answer is not None:
            fence += f"\n\n```\n{cell.answer}\n```"
        assert fence in text, cell
        text = text.replace(fence, f"CELL{place}CELL", 1)
        live = cell.language in LIVE
        cells[f"<p>CELL{place}CELL</p>"] = pages.part(
            "cell.html", cell=cell, number=place, live=live
        )
    html = pages.markdown(text, pages.rules.files[f"lessons/{lesson.path.name}"], "../")
    html = re.sub(r"<p>CELL\d+CELL</p>", lambda found: cells[found[0]], html)
    html = re.sub(r'href="[^"]*/exercises/[^"]*"', 'href="#exercises"', html)
    places = count(1)
    return re.sub(r"<(h[12])>", lambda found: f'<{found[1]} id="section-{next(places)}">', html)
