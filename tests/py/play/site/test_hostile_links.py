"""Links that nobody's site has made: each page says one sentence, or is as it was.

No error reaches the console, and nothing of the reader's own is lost.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any
from urllib.parse import quote

import pytest
from tests.py.play.site.test_play import THERE
from tests.py.play.site.test_withstand import DAMAGED, notes

pytestmark = pytest.mark.long

NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty"]
DEEP = "[" * 50_000 + "]" * 50_000
READY = "document.getElementById('state').textContent === 'Ready.'"


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
