"""What the page of the games withstands: endless rules, a full browser, hostile links.

The game is kept, one sentence says what happened, and the focus stays in the page.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any
from urllib.parse import quote

import pytest
from tests.py.play.site.conftest import address
from tests.py.play.site.test_play import (
    IDLE,
    THERE,
    Open,
    chosen,
    connect4,
    edited,
    moves,
    said,
    table,
    tool,
)

pytestmark = pytest.mark.long

__all__ = ["connect4", "edited", "table"]

ENDLESS = (
    "connect4/session.pl",
    "chosen(Player, Game, about(Solver",
    "chosen(_, _, _, _, _) :- repeat, fail.\nchosen(Player, Game, about(Solver",
)
SLOW = (*ENDLESS[:2], ENDLESS[2].replace("repeat", "call_with_time_limit(1, repeat)"))
DAMAGED = "This link holds no game that can be played. Nothing was taken from it."


def notes(page: Any) -> list[str]:
    """The sentences of the notes, without their buttons."""
    found: list[str] = page.script(
        "return [...document.querySelectorAll('#notes .note')]"
        ".map((one) => (one.querySelector('span') ?? one.firstChild).textContent)"
    )
    return found


@pytest.fixture
def before(page: Any) -> Iterator[Callable[[str], None]]:
    """Runs a script in each document before its own scripts."""
    added: list[str] = []

    def adding(script: str) -> None:
        given = {"source": script}
        found = page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", given)
        added.append(found["identifier"])

    yield adding
    for one in added:
        given = {"identifier": one}
        page.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", given)


# ---- Rules


def test_an_endless_rule_is_stopped_and_the_game_is_kept(edited: Any, connect4: Open) -> None:
    edited(*ENDLESS)
    page = connect4("you easy")
    page.press("4")
    page.until("!document.getElementById('stop').hidden")
    assert page.text("#thinking span") == "The rules are looking at every reply …"
    page.script("document.getElementById('stop').focus()")
    page.click("#stop")
    page.until("document.querySelector('#notes .stopped')")
    assert moves(page) == ["Move 1, x: 4"]
    assert notes(page) == ["You play by your own rules: 1 change.", "Stopped before the reply."]
    assert page.script("return document.activeElement.textContent") == "Go on"
    tool(page, "Undo")
    assert (moves(page), said(page)) == ([], ("Your move.", "plain"))


def test_rules_that_are_never_loaded_are_put_back(edited: Any, page: Any) -> None:
    path, old, _ = ENDLESS
    edited(path, old, f":- repeat, fail.\n{old}")
    page.open("play.html#connect4")
    page.until("document.querySelector('#notes .err')")
    assert notes(page) == ["Your rules are not loaded after 10 seconds."]
    tool(page, "Put back", "#notes")
    page.until("document.querySelector('.four .column') && " + THERE)
    assert (said(page), notes(page)) == (("Your move.", "plain"), [])


def test_changed_rules_are_put_back(edited: Any, connect4: Open) -> None:
    edited(*ENDLESS)
    page = connect4("you easy")
    page.press("4")
    page.until("document.querySelectorAll('#moves button').length === 1")
    tool(page, "Put back", "#notes")
    page.until("document.querySelectorAll('#moves button').length === 2")
    assert notes(page) == []
    assert page.script("return localStorage.getItem('ludologic.edits')") == "{}"


def test_rules_that_another_tab_changes_are_played_by_when_the_reader_wants(
    edited: Any, connect4: Open, known: Any
) -> None:
    page = connect4("you friend", "44")
    path, old, new = "connect4/session.pl", 'title(_, "Connect 4")', 'title(_, "Four")'
    text = known["files"][path]["text"]
    if old not in text:
        old, new = "level(easy,", "level(gentle,"
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    page.driver.get(page.address + "reference/index.html")
    page.script(
        "localStorage.setItem('ludologic.edits', arguments[0])",
        json.dumps({path: text.replace(old, new)}),
    )
    page.driver.close()
    page.driver.switch_to.window(first)
    page.until("document.querySelector('#notes .others')")
    assert notes(page) == ["The rules were changed in another tab."]
    page.press("5")
    page.until(IDLE)
    tool(page, "Play by them", "#notes")
    page.until("document.querySelector('#notes .changed') && " + THERE)
    assert notes(page) == ["You play by your own rules: 1 change."]
    assert moves(page) == ["Move 1, x: 4", "Move 2, o: 4", "Move 3, x: 5"]


def test_a_rule_that_stops_with_an_error_is_noted_with_what_to_do(
    edited: Any, connect4: Open
) -> None:
    path, old, _ = ENDLESS
    edited(path, old, f"chosen(_, _, _, _, _) :- atom_length(_, _).\n{old}")
    page = connect4("you easy")
    page.press("4")
    page.until("document.querySelector('#notes .failed')")
    assert said(page) == ("The rule stopped with an error.", "bad")
    assert notes(page)[1] == "atom_length/2: Arguments are not sufficiently instantiated."
    assert page.script(
        "return [...document.querySelectorAll('#notes .failed :is(a, button)')]"
        ".map((one) => one.textContent)"
    ) == ["Open in lab", "Put back"]
    assert moves(page) == ["Move 1, x: 4"]


# ---- While a program thinks


@pytest.mark.parametrize("words", ["To the start", "the slide", "New game", "Undo", "a friend"])
def test_what_is_pressed_while_a_program_thinks_stays(
    edited: Any, connect4: Open, words: str
) -> None:
    """Whatever the program finds later is of a position that is not shown any more."""
    edited(*SLOW)
    page = connect4("you easy")
    page.press("4")
    page.until("document.querySelectorAll('#moves button').length === 1")
    if words == "the slide":
        page.script(
            "const one = document.querySelector('#replay input'); one.value = 0;"
            "one.dispatchEvent(new Event('input')); one.dispatchEvent(new Event('change'))"
        )
    elif words == "a friend":
        chosen(page, -1, "friend")
    else:
        tool(page, words)
    page.until(IDLE)
    left = [] if words in ("New game", "Undo") else ["Move 1, x: 4"]
    page.awaited("await new Promise((go) => setTimeout(go, 1500))")
    assert moves(page) == left
    stones = page.script("return document.querySelectorAll('.four .stone:not(.ghost)').length")
    assert stones == (words == "a friend")
    if words in ("To the start", "the slide"):
        assert said(page) == ("Your move.", "plain")
        page.press("3")  # another game begins there
        page.until("document.querySelector('#moves button').ariaLabel === 'Move 1, x: 3'")
    assert page.complaints() == []


def test_a_seat_that_another_takes_keeps_the_game(connect4: Open) -> None:
    page = connect4("you friend", "443")
    chosen(page, 0, "easy")
    page.until(IDLE)
    assert moves(page) == ["Move 1, x: 4", "Move 2, o: 4", "Move 3, x: 3"]
    assert page.text("#who") == "Your friend is o, easy is x."
    page.press("1")
    page.until("document.querySelectorAll('#moves button').length === 5")


def test_a_slow_machine_plays(connect4: Open) -> None:
    """A machine that is six times slower loses no press, and the program still replies."""
    page = connect4("you easy")
    page.driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 6})
    try:
        for number in (1, 3):
            page.press("4")
            there = f"document.querySelectorAll('#moves button').length >= {number}"
            page.until(there, 60)
            page.until(f"{there.replace(str(number), str(number + 1))} && {IDLE}", 60)
    finally:
        page.driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 1})
    assert len(moves(page)) == 4 and page.complaints() == []


def test_who_wants_no_motion_has_none(connect4: Open) -> None:
    reduced = [{"name": "prefers-reduced-motion", "value": "reduce"}]
    page = connect4("you friend", "121212")
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": reduced})
    page.press("1")
    page.until("document.querySelector('.four .line')")
    assert page.script("return document.getAnimations().length") == 0
    assert said(page)[0] == "x wins with move 7."


def test_the_board_stands_at_once_after_a_reload(connect4: Open) -> None:
    page = connect4("you friend", "443")
    page.driver.execute_cdp_cmd("Network.enable", {})
    page.driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
    page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*rules.json*"]})
    try:
        page.driver.refresh()
        page.until("document.querySelector('#notes button')")
        assert (
            page.script("return document.querySelectorAll('.four .stone:not(.ghost)').length") == 3
        )
    finally:
        page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        page.driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": False})
        page.complaints()


# ---- What the browser keeps


@pytest.mark.parametrize(
    "refuses",
    [
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException(); } })",
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }",
    ],
    ids=["forbidden", "full"],
)
def test_a_browser_that_keeps_nothing(before: Any, connect4: Open, refuses: str) -> None:
    before(refuses)
    page = connect4("you friend", "44")
    page.press("5")
    page.until(IDLE)
    assert moves(page) == ["Move 1, x: 4", "Move 2, o: 4", "Move 3, x: 5"]
    assert notes(page) == ["This browser keeps nothing. Copy the link to keep this game."]
    page.driver.refresh()
    page.until(THERE)
    assert moves(page) == ["Move 1, x: 4", "Move 2, o: 4", "Move 3, x: 5"]
    page.open(address("mastermind", "you rules", {"variant": [4, 6, True], "secret": "1234"}))
    page.until(THERE, 60)
    page.press("1234", "\ue007")
    page.until("document.getElementById('said').textContent.startsWith('Found in 1 guess')")
    assert page.complaints() == []


def test_of_two_tabs_the_last_move_is_kept(connect4: Open) -> None:
    page = connect4("you friend", "44")
    first, here = page.driver.current_window_handle, page.driver.current_url
    page.driver.switch_to.new_window("tab")
    page.driver.get(here)
    page.until(THERE)
    page.press("7")
    page.until("document.querySelectorAll('#moves button').length === 3")
    page.driver.switch_to.window(first)
    page.press("1")
    page.until("document.querySelectorAll('#moves button').length === 3")
    assert moves(page)[2] == "Move 3, x: 1"
    last = [one for one in page.driver.window_handles if one != first]
    page.driver.switch_to.window(last[0])
    assert moves(page)[2] == "Move 3, x: 7"
    page.open("play.html#connect4")
    page.until(THERE)
    assert moves(page)[2] == "Move 3, x: 1"
    page.driver.close()
    page.driver.switch_to.window(first)


# ---- Links


@pytest.mark.parametrize(
    "text",
    [
        "null",
        "%",
        "{",
        "[]",
        '{"__proto__": {"moves": []}}',
        '{"options": [7, 6, 4], "seats": ["you", "friend"], "moves": [4], "undone": [], '
        '"resigned": null, "aid": null, "seed": 1}',
        '{"options": [1e308, 6, 4], "seats": ["you", "friend"], "moves": [], "undone": [], '
        '"resigned": null, "aid": null, "seed": 1}',
        '{"options": [7, 6, 4], "seats": ["halt", "shell(ls)"], "moves": [], "undone": [], '
        '"resigned": null, "aid": null, "seed": 1}',
    ],
    ids=["null", "percent", "cut", "list", "proto", "type", "huge", "player"],
)
def test_a_damaged_link_costs_nothing(connect4: Open, text: str) -> None:
    page = connect4("you friend", "44")
    page.press("5")
    page.until(IDLE)
    page.open(f"play.html#connect4={quote(text) if text != '%' else text}")
    page.until(THERE)
    assert notes(page) == [DAMAGED]
    assert moves(page) == ["Move 1, x: 4", "Move 2, o: 4", "Move 3, x: 5"]
    assert page.complaints() == []


@pytest.mark.parametrize("name", ["__proto__", "constructor", "toString"])
def test_a_game_that_is_none_is_another(page: Any, name: str) -> None:
    page.complaints()
    page.open(f"play.html#{name}")
    page.until(THERE)
    assert page.text(".games [aria-current]") == "Mastermind"
    assert page.complaints() == []


def test_the_link_is_copied_while_the_game_goes_on(connect4: Open) -> None:
    page = connect4("you friend", "44")
    page.press("5")
    page.until(IDLE)
    page.script(
        "Object.defineProperty(navigator, 'clipboard',"
        "{ value: { writeText: async (text) => (window.copied = text) } })"
    )
    tool(page, "Copy link")
    page.until("document.querySelector('#notes .copied')")
    assert notes(page) == ["The link is copied. It holds this game."]
    link = page.script("return window.copied")
    page.script("localStorage.clear()")
    page.open(link.removeprefix(page.address))
    page.until(THERE)
    assert moves(page) == ["Move 1, x: 4", "Move 2, o: 4", "Move 3, x: 5"]


# ---- An engine that never came


def test_without_webassembly_the_page_says_so(before: Any, page: Any) -> None:
    before("delete window.WebAssembly")
    page.open("play.html#connect4")
    page.until("document.getElementById('said').textContent.includes('WebAssembly')")
    assert said(page)[0] == "This browser has no WebAssembly, which the games need."
    assert page.script("return document.querySelectorAll('.four .hole').length") == 42


@pytest.mark.parametrize("part", ["rules.json", "boards.mjs"])
def test_a_visit_that_was_cut_off_is_tried_again(page: Any, part: str) -> None:
    page.driver.execute_cdp_cmd("Network.enable", {})
    page.driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
    blocked = {"urls": [f"*{part}*"]}
    page.driver.execute_cdp_cmd("Network.setBlockedURLs", blocked)
    try:
        page.open("play.html#connect4")
        page.until("document.querySelector('#notes button')")
        assert notes(page) == ["This page could not be loaded whole."]
        page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        page.click("#notes button")
        page.until(THERE)
        assert (said(page), notes(page)) == (("Your move.", "plain"), [])
    finally:
        page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        page.driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": False})
        page.complaints()


def test_an_engine_that_did_not_arrive_is_tried_again(before: Any, page: Any) -> None:
    before(
        "if (!sessionStorage.cut) { sessionStorage.cut = 1; const Whole = Worker;"
        "window.Worker = class extends Whole { constructor(address, options) {"
        "super(URL.createObjectURL(new Blob(['throw new Error(1)'])), options); } } }"
    )
    page.open("play.html#connect4")
    page.until("document.querySelector('#notes button')")
    assert notes(page) == ["This page could not be loaded whole."]
    page.click("#notes button")
    page.until(THERE + " && document.querySelector('.four .column')")
    assert (said(page), notes(page)) == (("Your move.", "plain"), [])
    page.script("sessionStorage.clear()")
    page.complaints()


# ---- 200 %, and the focus


@pytest.mark.parametrize("game", ["mastermind", "connect4", "soccer", "own", "proof"])
def test_at_200_percent_all_can_be_reached(page: Any, game: str) -> None:
    page.screen(720, 450)
    page.open(f"play.html#{game}")
    page.until(THERE)
    page.until("document.querySelectorAll('#replay button').length")
    assert page.script(
        "const root = document.documentElement; return root.scrollWidth <= root.clientWidth"
    )
    cut = page.script(
        "return ['.bar', '.status', '.stage', '.ctl', '.panel']"
        ".map((one) => document.querySelector(one))"
        ".filter((one) => getComputedStyle(one).overflowY !== 'visible'"
        " && one.scrollHeight > one.clientHeight + 1).map((one) => one.className)"
    )
    assert cut == []
    places = page.script(
        "return ['.bar', '.status', '.stage', '.ctl', '.panel'].map((one) =>"
        "document.querySelector(one).getBoundingClientRect()).map((one) => [one.top, one.bottom])"
    )
    assert all(one[1] <= other[0] + 1 for one, other in pairwise(places)), places


def test_the_end_gives_the_focus_to_a_new_game(connect4: Open) -> None:
    page = connect4("you friend", "121212")
    page.script("document.querySelector('.four [data-key=\"1\"]').focus()")
    page.press("\ue007")
    page.until(IDLE)
    assert said(page)[0] == "x wins with move 7."
    assert page.script("return document.activeElement.id") == "new"


@pytest.mark.parametrize(
    "words",
    [
        "Undo",
        "Redo",
        "One move back",
        "One move on",
        "To the start",
        "Show a hint",
        "Resign",
        "Move 1, x: 4",
    ],
)
def test_no_focus_falls_to_the_body(connect4: Open, words: str) -> None:
    page = connect4("you friend", "4455", undone=["6"] if words == "Redo" else [])
    if words == "One move on":
        tool(page, "To the start")
    if words in ("Resign", "Move 1, x: 4"):
        tool(page, "Moves")
    page.script(
        "const one = [...document.querySelectorAll('#main button')]"
        ".find((each) => (each.ariaLabel ?? each.textContent) === arguments[0]);"
        "one.focus(); one.click()",
        words,
    )
    page.until(IDLE)
    assert page.script("return document.activeElement.localName") != "body"
