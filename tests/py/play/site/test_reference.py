"""The pages that need no engine, in a browser."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.deep
ROOM = "reference/connect4/exact/index.html"
MODULE = "reference/python/ludologic.mastermind.html"
QUESTIONS = "reference/python/door.connect4.html"


def test_pages_load_without_a_complaint_and_fit_a_phone(plain: Any) -> None:
    for path in (
        "index.html",
        "reference/index.html",
        "reference/glossary.html",
        MODULE,
        QUESTIONS,
        ROOM,
    ):
        plain.open(path)
        plain.screen(360, 740)
        assert plain.complaints() == [] and plain.foreign() == []
        assert plain.script("return document.documentElement.scrollWidth") == 360
        assert plain.text("h1")


def test_a_question_is_found(plain: Any) -> None:
    plain.open("reference/index.html")
    plain.script(
        "const find = document.getElementById('find');"
        "find.value = 'connect4.standing'; find.dispatchEvent(new Event('input'))"
    )
    plain.until("document.getElementById('found').children.length")
    plain.click("#found a")
    plain.until("document.querySelector('h1').innerText === 'door.connect4'")
    page = plain.text("main")
    assert "connect4.standing(columns: Sequence[int | str]" in page
    assert "How a game stands: whose turn it is, how it ended" in page
    assert "Connect4Standing: turn: Literal['x', 'o']" in page
    assert plain.complaints() == []


def test_a_name_is_found(plain: Any) -> None:
    plain.open("reference/index.html")
    plain.script(
        "const find = document.getElementById('find');"
        "find.value = 'guess_secret_feed'; find.dispatchEvent(new Event('input'))"
    )
    plain.until("document.getElementById('found').children.length")
    assert "guess_secret_feedback/3" in plain.text("#found")
    plain.click("#found a")
    plain.until("document.querySelector('h2')")
    assert "guess_secret_feedback" in plain.text("main")
    assert plain.complaints() == []


def test_a_room_is_found(plain: Any) -> None:
    plain.open("reference/index.html")
    plain.script(
        "const find = document.getElementById('find');"
        "find.value = 'connect4/exact'; find.dispatchEvent(new Event('input'))"
    )
    plain.until("document.getElementById('found').children.length")
    plain.click("#found a")
    plain.until("document.querySelector('h1').innerText === 'connect4/exact'")
    assert "What proves it without a search".lower() in plain.text("main")
    assert plain.complaints() == []
