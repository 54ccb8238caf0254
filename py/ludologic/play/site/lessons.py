"""The pages of the lessons: cells that run, exercises below, and a view for a projector and for
paper."""

from __future__ import annotations

import json
import re

from ludologic.lessons import Lesson, exercises, lessons
from ludologic.play.site.pages import Pages

LIVE = ("prolog", "asp")
"""These languages run in a page; others are only shown."""
SCRIPT = "lesson/lesson.mjs"


def write(pages: Pages) -> None:
    """Write the pages, and what their scripts know of the exercises."""
    all_lessons = lessons()
    numbers = [lesson.number for lesson in all_lessons]
    for lesson in all_lessons:
        number = lesson.number
        pages.write(
            f"lessons/{number}.html",
            "lesson.html",
            lesson.title,
            SCRIPT,
            engine=True,
            lesson=lesson,
            text=_text(pages, lesson),
            exercises=[one for one in exercises() if one.number.startswith(f"{number}.")],
            before=number - 1 if number - 1 in numbers else None,
            next=number + 1 if number + 1 in numbers else None,
        )
    pages.write(
        "lessons/index.html", "lessons.html", "Lessons", SCRIPT, engine=True, lessons=all_lessons
    )
    known = {
        one.number: {
            "language": one.language,
            "given": one.given,
            "reference": one.reference,
            "asked": one.asked,
        }
        for one in exercises()
    }
    path = pages.folder / "lessons" / "exercises.json"
    path.write_text(json.dumps(known, ensure_ascii=False), "utf-8")


def _text(pages: Pages, lesson: Lesson) -> str:
    """The text of a lesson as HTML, each cell in its place."""
    text = lesson.text
    cells = {}
    for place, cell in enumerate(lesson.cells, 1):
        fence = f"```{cell.language}\n{cell.text}\n```"
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
    return pages.markup(re.sub(r'href="[^"]*/exercises/[^"]*"', 'href="#exercises"', html))
