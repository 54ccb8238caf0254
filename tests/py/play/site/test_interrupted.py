"""A page that is left in the middle of its work, that may keep nothing, or has a hostile link.

No error reaches the console, and what the reader did is there.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any
from urllib.parse import quote

import pytest
from tests.py.play.site.conftest import address
from tests.py.play.site.test_play import THERE, moves
from tests.py.play.site.test_withstand import DAMAGED, before, notes

pytestmark = pytest.mark.long

__all__ = ["before"]

READY = "document.getElementById('state').textContent === 'Ready.'"
MOMENTS = (0, 30, 100, 300, 700, 1500)
"""Milliseconds."""
FRIENDS = {
    "connect4": address("connect4", "you friend", [7, 6, 4], "44"),
    "soccer": address("soccer", "you friend", ["standard", 8, 10, 2], ["0"]),
}
THINKING = {
    "connect4": address("connect4", "you perfect", [7, 6, 4], "4"),
    "soccer": address("soccer", "you hard", ["standard", 8, 10, 2], ["0"]),
    "mastermind": address(
        "mastermind", "hard you", {"variant": [4, 6, True], "secret": None}, ["1122", "01"]
    ),
    "own": "play.html#own=games%2Finstances%2Fnoughts_and_crosses.pl",
}
FORBIDDEN = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException(); } })"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }"


def wait(page: Any, milliseconds: int) -> None:
    page.awaited("await new Promise((go) => setTimeout(go, given[0]))", milliseconds)


def again(page: Any) -> None:
    """Load the page again, at each of the moments after it has come."""
    for moment in MOMENTS:
        wait(page, moment)
        page.driver.refresh()


@pytest.mark.parametrize("game", THINKING)
def test_a_game_is_loaded_again_while_a_program_thinks(page: Any, game: str) -> None:
    page.complaints()
    page.open(THINKING[game])
    again(page)
    page.until(THERE, 60)
    assert notes(page) == []
    if game != "own":  # such a game begins anew
        assert len(moves(page)) >= 1
    assert page.complaints() == []


@pytest.mark.parametrize("game", FRIENDS)
def test_a_move_is_there_whenever_the_page_is_loaded_again(page: Any, game: str) -> None:
    page.complaints()
    page.open(FRIENDS[game])
    page.until(THERE, 60)
    there = len(moves(page))
    for key, moment in zip("123", MOMENTS, strict=False):
        page.press(key if game == "connect4" else "2")
        page.until(f"document.querySelectorAll('#moves button').length > {there}", 60)
        there = len(moves(page))
        wait(page, moment)
        page.driver.refresh()
        page.until(THERE, 60)
        assert len(moves(page)) == there
    assert page.complaints() == []


def test_a_lesson_is_loaded_again_while_an_answer_is_checked(page: Any) -> None:
    page.complaints()
    page.open("lessons/1.html")
    page.script(
        "const text = document.querySelector('[data-exercise=\"1.2\"] textarea');"
        "text.value = 'an_answer(1).'; text.dispatchEvent(new Event('input'))"
    )
    for moment in MOMENTS:
        page.click("[data-exercise='1.2'] .check")
        page.click(".cell .run")
        wait(page, moment)
        page.driver.refresh()
        answer = "document.querySelector('[data-exercise=\"1.2\"] textarea')?.value"
        page.until(f"{answer} === 'an_answer(1).'")
    page.click("[data-exercise='1.2'] .check")
    page.until("document.querySelector('[data-exercise=\"1.2\"] .verdict.no')", 60)
    assert page.complaints() == []


def test_the_lab_is_loaded_again_while_it_works(lab: Any) -> None:
    page = lab("#file=shared/random.pl")
    page.complaints()
    page.script(
        "localStorage.setItem('ludologic.edits', arguments[0])",
        json.dumps({"mine.pl": "mine(1)."}),
    )
    for moment in MOMENTS:
        page.driver.refresh()
        page.until("document.querySelector('#query .cm-content')")
        page.write("#query", "repeat, fail")
        page.click("#run")
        page.click("#tests")
        wait(page, moment)
    page.driver.refresh()
    page.until(READY, 60)
    page.write("#query", "X = after")
    page.click("#run")
    page.shows("#answers", "X = after")
    assert page.script("return localStorage['ludologic.edits']") == '{"mine.pl": "mine(1)."}'
    assert page.complaints() == []


PAGES = [
    *("index.html", "lab.html", "lessons/index.html", "lessons/1.html", "reference/index.html"),
    *("play.html", "play.html#connect4", "play.html#soccer", "play.html#proof"),
    "play.html#own=games%2Finstances%2Fnim.pl",
]


@pytest.mark.parametrize("refuses", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_every_page_works_where_nothing_may_be_kept(before: Any, page: Any, refuses: str) -> None:
    before(refuses)
    page.complaints()
    for path in PAGES:
        page.open(path)
        if path.startswith("play"):
            page.until(THERE, 60)
            page.script("document.querySelector('#theme').click()")
        elif path.startswith("lab"):
            page.until(READY, 60)
            page.script("document.getElementById('auto').click()")
        assert page.complaints() == [], path


def test_two_tabs_of_the_lab_lose_nothing_of_each_other(lab: Any) -> None:
    page = lab("#file=shared/random.pl")
    page.complaints()
    first = page.driver.current_window_handle
    page.script(
        "localStorage.setItem('ludologic.edits', arguments[0])", json.dumps({"mine.pl": "a(1)."})
    )
    page.driver.switch_to.new_window("tab")
    try:
        lab("#file=mine.pl")
        page.write("#one", "a(2).")
        page.until("localStorage['ludologic.edits'].includes('a(2)')")
        page.driver.switch_to.window(first)
        page.shows("#state", "The rules were changed in another tab: this one keeps its own.")
        page.write("#one", "% mine")
        page.until("localStorage['ludologic.edits'].includes('% mine')")
        kept = page.script("return JSON.parse(localStorage['ludologic.edits'])")
        assert kept == {"mine.pl": "a(2).", "shared/random.pl": "% mine"}
        assert page.complaints() == []
    finally:
        page.driver.switch_to.window(page.driver.window_handles[-1])
        page.driver.close()
        page.driver.switch_to.window(first)


# Links that nobody's site has made: each page says one sentence, or is as it was


NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty"]
DEEP = "[" * 50_000 + "]" * 50_000


def shared(text: str) -> str:
    """The fragment of the lab that holds a text as the lab packs it."""
    pack = zlib.compressobj(wbits=-15)
    packed = pack.compress(text.encode()) + pack.flush()
    return "#shared=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


NOTHING = "This link is damaged, and nothing was taken from it."
HELD = {
    **dict.fromkeys(["null", "[]", "5", '"x"', "true", "{}", "", "{", DEEP], NOTHING),
    '{"edits": {}, "query": {"toString": 1}}': NOTHING,
    '{"edits": {}, "query": "true", "facts": [[]]}': NOTHING,
    '{"edits": [], "query": ""}': "This link holds no other rules and the query ?- ... "
    "Nothing of it has run.",
    '{"edits": 7, "query": "a"}': "This link holds no other rules and the query ?- a "
    "Nothing of it has run.",
    **{
        json.dumps({"edits": {name: "x"}, "query": name, "file": name}): (
            f"This link holds no other rules and the query ?- {name} Nothing of it has run."
        )
        for name in NAMES
    },
    json.dumps({"edits": {}, "query": "x" * 1_000_000}): (
        f"This link holds no other rules and the query ?- {'x' * 300} … Nothing of it has run."
    ),
}


def test_what_a_link_to_the_lab_holds(lab: Any) -> None:
    page = lab()
    page.complaints()
    for text, said in HELD.items():
        page.script("document.getElementById('shared').replaceChildren()")
        page.script("location.hash = arguments[0]", shared(text))
        assert page.until("document.querySelector('#shared p')?.textContent") == said, text[:99]
    page.click("#shared button.main")  # the long query is taken
    page.until(READY)
    assert page.script("return Object.keys(localStorage).join()") == "ludologic.edits"
    assert page.script("return localStorage['ludologic.edits']") == "{}"
    assert page.complaints() == []


def test_a_file_of_the_lab_that_is_none(lab: Any) -> None:
    page = lab()
    page.complaints()
    before = page.text("#sides")
    for name in [*NAMES, "", "../../etc/passwd", "x" * 100_000, "%", "%00"]:
        page.script("location.hash = arguments[0]", f"#file={name}&line=-1e999")
        page.awaited("await new Promise((go) => setTimeout(go, 50))")
        assert page.text("#sides") == before
    page.script("location.hash = arguments[0]", "#query=" + "f(" * 20_000)
    page.click("#run")
    page.shows("#answers", "% ")
    page.script("location.hash = '#query=X+=+1'")
    page.click("#run")
    page.shows("#answers", "X = 1.")
    assert page.complaints() == []


TABLE: dict[str, Any] = {
    "options": [7, 6, 4], "seats": ["you", "friend"], "moves": ["4"], "undone": [],
    "resigned": None, "aid": None, "seed": 1,
}  # fmt: skip
TABLES = [
    *("null", "[]", "5", '"x"', "true", "{}", "{", DEEP, "%", "%00", '"\\ud800"', "1e999"),
    *(json.dumps({name: {"moves": []}}) for name in NAMES),
    *(json.dumps({**TABLE, "options": name}) for name in NAMES),
    *(json.dumps({**TABLE, "seats": [name, name]}) for name in NAMES),
    *(json.dumps({**TABLE, "moves": [name]}) for name in NAMES),
    *(json.dumps({**TABLE, "moves": one}) for one in (None, 5, "4", {"length": 3}, [None], [[]])),
    *(json.dumps({**TABLE, "seed": one}) for one in (None, 1e308, "1", [1])),
    json.dumps({**TABLE, "moves": ["4"] * 200_000}),
    json.dumps({**TABLE, "moves": ["9" * 1_000_000]}),
    json.dumps(TABLE).replace('"4"', DEEP),
]


@pytest.mark.parametrize("game", ["connect4", "mastermind", "soccer", "own", "two_players"])
def test_tables_that_are_none(page: Any, game: str) -> None:
    page.open(f"play.html#{game}")
    page.until(THERE)
    page.complaints()
    for text in TABLES:
        page.script("document.getElementById('notes').replaceChildren()")
        given = quote(text) if text != "%" else text
        page.script("location.hash = ''; location.hash = arguments[0]", f"#{game}={given}")
        page.until(THERE)
        if game in ("connect4", "mastermind", "soccer"):
            print(text[:99])  # shown if it fails
            page.until("document.querySelector('#notes .note')", 60)
            assert notes(page) == [DAMAGED]
    assert page.complaints() == []
