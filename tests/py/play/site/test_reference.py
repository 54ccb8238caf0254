"""The pages that need no engine, in a browser."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.deep
ROOM = "reference/connect4/exact/index.html"
MODULE = "reference/python/ludologic.mastermind.html"
QUESTIONS = "reference/python/door.connect4.html"


def test_pages_load_without_a_complaint_and_fit_a_phone(plain: Any) -> None:
    for path in ("index.html", "reference/index.html", MODULE, QUESTIONS, ROOM):
        plain.open(path)
        plain.screen(360, 740)
        assert plain.complaints() == [] and plain.foreign() == []
        assert plain.script("return document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize(
    ("words", "title", "text"),
    [
        ("connect4.standing", "door.connect4", "How a game stands: whose turn it is, how it ended"),
        ("guess_secret_feed", "Code breaking, told once", "guess_secret_feedback(?Guess, ?Secret"),
        ("connect4/exact", "connect4/exact", "what proves it without a search"),
    ],
)
def test_a_name_is_found(plain: Any, words: str, title: str, text: str) -> None:
    plain.open("reference/index.html")
    plain.script(
        "const find = document.getElementById('find');"
        "find.value = arguments[0]; find.dispatchEvent(new Event('input'))",
        words,
    )
    plain.until("document.getElementById('found').children.length")
    plain.click("#found a")
    plain.until(f"document.querySelector('h1').innerText === {title!r}")
    assert text in plain.text("main")
    assert plain.complaints() == []
