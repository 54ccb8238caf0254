"""The first sentence on wrong answers of many kinds, kept in `told.txt`: it names the mistake.

An answer stands below the number of its exercise, and the sentence behind `>` in the last line.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludologic import lessons
from ludologic.lessons.checking import judged

TOLD = Path(__file__).with_name("told.txt").read_text("utf-8")
ANSWERS = re.findall(r"^## (\S+)\n(.*?)^> ([^\n]*)$", TOLD, re.M | re.S)


def first(number: str, text: str) -> str:
    found = judged(lessons.exercise(number), text)
    if found.solved:
        return "(solved)"
    return (found.faults[0] if found.faults else found.what).partition("\n")[0]


NUMBERS = sorted({number for number, _, _ in ANSWERS})


def unlike(number: str, answers: slice) -> list[tuple[str, str, str]]:
    """Of these answers those that are met by another sentence, and what is said of them."""
    of = [(text, told) for other, text, told in ANSWERS if other == number][answers]
    said = [(text, told, first(number, text)) for text, told in of]
    return [one for one in said if one[1] != one[2]]


@pytest.mark.prolog
@pytest.mark.parametrize("number", NUMBERS)
def test_the_first_sentence_names_the_mistake(number: str) -> None:
    """Of each sixth answer."""
    assert unlike(number, slice(0, None, 6)) == []


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize("number", NUMBERS)
def test_the_first_sentence_names_each_mistake(number: str) -> None:
    assert unlike(number, slice(None)) == []
