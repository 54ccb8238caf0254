"""The right answers that are kept in `right`, in a file for each lesson."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from ludologic.engines import rules
from ludologic.lessons import Lesson


class Answer(NamedTuple):
    """A right answer to an exercise, and a sentence that says its shape."""

    number: str
    shape: str
    text: str


def path_of(lesson: Lesson) -> Path:
    """The file of a lesson, which is called as that of its exercises."""
    (exercises,) = rules.path("lessons", "exercises").glob(f"{lesson.path.name[:2]}-*.md")
    return Path(__file__).with_name("right") / exercises.name


def of(lesson: Lesson) -> list[Answer]:
    """The right answers to the exercises of a lesson."""
    _, *parts = re.split(r"^## (\d+\.\d+)$", path_of(lesson).read_text("utf-8"), flags=re.M)
    return [
        Answer(number, shape, text)
        for number, part in zip(parts[::2], parts[1::2], strict=True)
        for shape, text in re.findall(r"^(\S[^\n]*)\n\n```\w+\n(.*?)^```$", part, re.M | re.S)
    ]
