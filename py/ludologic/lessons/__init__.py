"""Lessons and exercises: what `logic/lessons` says, and whether an answer is right.

>>> from ludologic import lessons
>>> lessons.exercise("1.1").language
'prolog'
"""

from ludologic.lessons.checking import Verdict, check
from ludologic.lessons.reading import Cell, Exercise, Lesson, exercise, exercises, lesson, lessons

__all__ = [
    "Cell",
    "Exercise",
    "Lesson",
    "Verdict",
    "check",
    "exercise",
    "exercises",
    "lesson",
    "lessons",
]
