"""The panel beside the board, by mouse, by touch and by keyboard; and that every press counts."""

from __future__ import annotations

import random
from typing import Any
from urllib.parse import quote

import pytest
from tests.py.play.site.conftest import address
from tests.py.play.site.test_play import (
    ENTER,
    IDLE,
    THERE,
    Open,
    connect4,
    moves,
    said,
    table,
    tool,
)

pytestmark = pytest.mark.long

__all__ = ["connect4", "table"]

LEFT, RIGHT, HOME, END, TAB = "\ue012", "\ue014", "\ue011", "\ue010", "\ue004"
SHOWN = (
    "return [...document.querySelectorAll('.panel [role=tab]')].filter((one) => one.offsetParent)"
    ".map((one) => [one.textContent, one.ariaSelected, one.tabIndex,"
    " document.getElementById(one.getAttribute('aria-controls')).offsetParent !== null])"
)


def tabs(page: Any) -> dict[str, bool]:
    """The tabs that are there, and which is shown; what they say of themselves is true."""
    found = page.script(SHOWN)
    for name, selected, index, panel in found:
        assert (selected == "true") == (index == 0) == panel, name
    return {name: selected == "true" for name, selected, _, _ in found}


def test_on_a_wide_screen_the_rule_stands_above_the_tabs(connect4: Open) -> None:
    page = connect4("you friend", "4")
    assert tabs(page) == {"Moves": False, "Hint": True, "Analysis": False}
    assert page.script("return document.getElementById('why').role") is None
    page.script("document.getElementById('tab-hint').focus()")
    for key, name in ((RIGHT, "Analysis"), (RIGHT, "Moves"), (LEFT, "Analysis"), (HOME, "Moves")):
        page.press(key)
        assert page.script("return document.activeElement.textContent") == name
        assert tabs(page)[name]
    page.press(END)
    assert tabs(page)["Analysis"]


def test_there_is_no_tab_for_an_analysis_that_is_none(page: Any) -> None:
    page.open("play.html#connect4")
    page.until(THERE)
    page.script("document.getElementById('tab-analysis').click()")
    for game, there in (("nim", {}), ("ship", {"Analysis": False})):
        page.script("location.hash = arguments[0]", f"own={game}")
        page.until(f"{THERE} && !document.getElementById('new').hidden")
        assert tabs(page) == {"Moves": False, "Hint": True} | there | {"Rules": False}


def test_on_a_phone_the_rule_is_the_first_tab_and_a_hint_is_in_sight(connect4: Open) -> None:
    page = connect4("you friend", "414141")
    page.screen(390, 844)
    page.until("document.getElementById('tab-why').ariaSelected === 'true'")
    assert tabs(page) == {"Why": True, "Moves": False, "Hint": False, "Analysis": False}
    page.script("document.getElementById('tab-hint').click()")
    tool(page, "Show a hint")
    bottom = page.script(
        "return document.querySelector('#hint .say').getBoundingClientRect().bottom"
    )
    assert bottom <= 844
    assert page.script("return document.documentElement.scrollHeight") <= 844
    page.screen(1400, 900)
    page.until("document.getElementById('tab-why').hidden")
    assert tabs(page)["Hint"]


def test_on_a_phone_the_link_is_within_reach(connect4: Open) -> None:
    page = connect4("you friend", "414141")
    page.screen(390, 844)
    tool(page, "Moves")
    left, right, wide, high = page.script(
        "const { left, right, width, height } = document.querySelector('#enter .small')"
        ".getBoundingClientRect(); return [left, right, width, height]"
    )
    assert (left > 0, right <= 390, wide >= 44, high >= 44) == (True, True, True, True)


def test_on_a_phone_new_asks_who_plays(connect4: Open) -> None:
    page = connect4("you friend", "414141")
    page.screen(390, 844)
    page.click("#new")
    page.until("document.querySelector('dialog').open")
    page.script(
        "const one = document.querySelectorAll('dialog .seat select')[1];"
        "one.value = 'you'; one.dispatchEvent(new Event('change'))"
    )
    assert moves(page)[5:] == ["Move 6, o: 1"]  # the game goes on until Start
    chosen = "return [...document.querySelectorAll('dialog select')].map((one) => one.value)"
    assert page.script(chosen) == ["perfect", "you"]
    page.script(
        "const one = document.querySelectorAll('dialog .seat select')[0];"
        "one.value = 'friend'; one.dispatchEvent(new Event('change'))"
    )
    tool(page, "Start", "dialog")
    page.until("!document.querySelector('dialog')")
    page.until(f"document.querySelectorAll('#moves button').length === 0 && {IDLE}")
    assert said(page)[0] == "x is to move."
    assert page.script("return document.activeElement.id") == "board"
    page.click("#new")
    page.press("\ue00c")
    page.until("!document.querySelector('dialog')")
    assert page.script("return document.activeElement.id") == "new"


def test_on_a_phone_start_waits_for_the_game_that_is_chosen(page: Any) -> None:
    page.screen(390, 844)
    page.open(own("two_players/instances/noughts_and_crosses"))
    page.until(THERE)
    names = "return [...document.querySelectorAll('#options option')].map((one) => one.text)"
    assert {"Noughts and crosses", "Twelve coins", "Connect 4 of any size"} < {*page.script(names)}
    for stops in (True, False):
        page.click("#new")
        path = f"guessing/instances/{'one_lie' if stops else 'twelve_coins'}.pl"
        chosen = page.script(
            "const one = document.querySelector('dialog .tools select'); one.value = arguments[0];"
            "one.dispatchEvent(new Event('change'));"
            "return new Promise((go) => setTimeout(() => go("
            " [document.getElementById('start').disabled,"
            "  document.querySelectorAll('dialog .seat').length]), 5))",
            path,
        )
        assert chosen == [True, 2]
        if stops:
            page.click("#stop")
        page.until("!document.getElementById('start').disabled")
        assert held(page, "#start", 0.12, "touch")
        page.until(f"{THERE} && !document.querySelector('dialog')")
        page.until("document.querySelectorAll('#seats select').length")
        assert said(page)[1] == "plain"
        assert page.script("return document.getElementById('title').offsetParent !== null")
        assert page.text("#title") == ("One lie" if stops else "Twelve coins")


@pytest.mark.parametrize(
    ("game", "size", "moves"),
    [
        ("soccer", (390, 844), []),
        ("soccer", (1280, 720), []),
        ("mastermind", (1440, 900), ["1122", "1122", "1122"]),
    ],
)
def test_a_hint_can_be_played_where_it_is_seen(
    page: Any, game: str, size: tuple[int, int], moves: list[str]
) -> None:
    options: Any = ["standard", 8, 10, 2]
    if game == "mastermind":
        options = {"variant": [4, 6, True], "secret": "2553"}
    page.screen(*size)
    page.open(address(game, "you rules" if moves else "you medium", options, moves))
    page.until(f"{THERE} && document.querySelector('#hint button')")
    page.click("#tab-hint")
    tool(page, "Show a hint")
    page.until("document.querySelector('#hint .first')")
    before = page.script(f"return {MOVES}")
    assert held(page, "#hint .first", 0.12)
    page.until(f"{MOVES} > {before}")


@pytest.mark.parametrize("game", ["mastermind", "connect4", "soccer"])
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)], ids=str)
def test_a_page_is_one_screen_high_and_nothing_is_cut_off(
    page: Any, game: str, size: tuple[int, int]
) -> None:
    page.screen(*size)
    page.open(f"play.html#{game}")
    page.until(THERE)
    page.until("document.querySelectorAll('#replay button').length")
    assert page.script(
        "const one = document.documentElement; return [one.scrollWidth, one.scrollHeight]"
    ) == list(size)
    out = page.script(
        "const all = document.querySelectorAll('.bar button, .ctl button, .tabs button, select');"
        "return [...all].filter((one) => one.offsetParent).filter((one) => {"
        " const box = one.getBoundingClientRect();"
        " return box.left < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight"
        " || box.height < (innerWidth < 761 ? 44 : 32); }).map((one) => one.outerHTML)"
    )
    assert out == []


def test_all_games_are_in_the_bar_of_a_phone(plain: Any) -> None:
    plain.screen(390, 844)
    plain.open("play.html")
    assert (
        plain.script(
            "const one = document.querySelector('.games'); return one.scrollWidth - one.clientWidth"
        )
        == 0
    )


# Every press counts: a button that is held as by a hand, while the page looks at the position


actions = pytest.importorskip("selenium.webdriver.common.actions.action_builder")
pointers = pytest.importorskip("selenium.webdriver.common.actions.pointer_input")

MOVES = "document.querySelectorAll('#moves button').length"


def own(path: str) -> str:
    return f"play.html#own={quote(f'{path}.pl', safe='')}"


BOARDS = {
    "connect4": (address("connect4", "you friend", [7, 6, 4]), ".column"),
    "soccer": (address("soccer", "you friend", ["standard", 8, 10, 2]), ".spot .reachable"),
    "mastermind": (
        address("mastermind", "you rules", {"variant": [4, 6, True], "secret": "2553"}),
        "#board:has(.empty) .palette .peg, #board:not(:has(.empty)) [data-key='Enter']",
    ),
    "noughts_and_crosses": (own("two_players/instances/noughts_and_crosses"), ".square.free"),
    "lights_out": (own("two_players/instances/lights_out"), ".square.free"),
    "nim": (own("two_players/instances/nim"), "#board button, #board [role=button]"),
    "twelve_coins": (own("guessing/instances/twelve_coins"), "#board button, #board [role=button]"),
}
"""The boards: the page, and what can be pressed on it."""
STATE = """JSON.stringify([
    location.hash, document.querySelector('.laid')?.textContent,
    document.querySelectorAll('.held').length, document.querySelector('.scale')?.ariaLabel,
])"""


def opened(page: Any, game: str) -> None:
    page.open("reference/index.html")
    page.script("localStorage.setItem('ludologic.shown', '{\"values\":true,\"threats\":true}')")
    page.open(BOARDS[game][0])
    page.until(THERE, 60)
    for one in range(2 * (game in ("noughts_and_crosses", "nim"))):  # no program takes the turn
        page.script(
            "const one = document.querySelectorAll('#seats select')[arguments[0]];"
            "if (one && [...one.options].some(({ value }) => value === 'friend')) {"
            "  one.value = arguments[0] ? 'friend' : 'you'; one.dispatchEvent(new Event('change'));"
            "}",
            one,
        )
        page.until(THERE, 60)


def held(page: Any, selector: str, seconds: float, kind: str = "mouse") -> bool:
    """Press one of these, and hold it; whether anything came of it."""
    spot = page.script(
        "const all = [...document.querySelectorAll(arguments[0])];"
        "const one = all[Math.floor(all.length * arguments[1])];"
        "const box = one?.getBoundingClientRect();"
        "return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]",
        selector,
        random.random(),
    )
    before = page.script(f"return {STATE}")
    chain = actions.ActionBuilder(page.driver, mouse=pointers.PointerInput(kind, kind), duration=0)
    chain.pointer_action.move_to_location(*spot).pointer_down().pause(seconds).pointer_up()
    chain.perform()
    try:
        page.until(f"{STATE} !== {before!r}", 10)
    except AssertionError:
        return False
    return True


def pressed_by_hand(page: Any, game: str, presses: int, seconds: float, kind: str = "mouse") -> int:
    """Press so often, at random moments; how many presses were lost."""
    selector = BOARDS[game][1]
    lost = 0
    for _ in range(presses):
        page.until(IDLE)
        if page.script("return !document.querySelector(arguments[0])", selector):
            page.click("#new")
            page.until(f"{IDLE} && document.querySelector({selector!r})")
        page.awaited("await new Promise((go) => setTimeout(go, given[0]))", random.random() * 900)
        lost += not held(page, selector, seconds, kind)
    return lost


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("milliseconds", [60, 120, 300])
def test_a_press_that_is_held_is_a_move(page: Any, game: str, milliseconds: int) -> None:
    opened(page, game)
    assert pressed_by_hand(page, game, 6, milliseconds / 1000) == 0


@pytest.mark.parametrize("kind", ["touch", "pen"])
def test_a_finger_and_a_pen_press_as_a_mouse_does(page: Any, kind: str) -> None:
    opened(page, "connect4")
    assert pressed_by_hand(page, "connect4", 6, 0.12, kind) == 0


def test_on_a_phone_a_finger_that_is_gone_leaves_nothing_and_the_board_stays(page: Any) -> None:
    page.screen(390, 844)
    opened(page, "connect4")
    assert held(page, ".column[data-key='3']", 0.12, "touch")
    lit = "getComputedStyle(document.querySelector(\".column[data-key='3'] .ghost\")).opacity"
    page.until(f"{lit} === '0'", 5)
    page.until(IDLE)
    top = "return document.getElementById('board').getBoundingClientRect().top"
    before = page.script(top)
    page.script("for (const id of ['thinking', 'stop']) document.getElementById(id).hidden = false")
    assert page.script(top) == before


def test_a_press_is_where_the_pointer_went_down_and_up(page: Any) -> None:
    """Whoever changes their mind lets go elsewhere."""
    opened(page, "connect4")
    spot = [
        page.script(
            "const box = document.querySelector(`.column[data-key='${arguments[0]}']`)"
            ".getBoundingClientRect();"
            "return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]",
            column,
        )
        for column in (2, 5)
    ]
    chain = actions.ActionBuilder(page.driver, duration=100)
    chain.pointer_action.move_to_location(*spot[0]).pointer_down()
    chain.pointer_action.move_to_location(*spot[1]).pointer_up()
    chain.perform()
    page.awaited("await new Promise((go) => setTimeout(go, 500))")
    assert page.script(f"return {MOVES}") == 0


def test_what_can_be_pressed_stays_while_the_page_looks(page: Any) -> None:
    opened(page, "connect4")
    page.open(address("connect4", "you friend", [7, 6, 4], "234246631574233661"))
    page.until("document.querySelectorAll('.column').length === 7", 60)
    page.script("window.columns = [...document.querySelectorAll('.column')]")
    page.until("document.querySelectorAll('.chip:not(.wait)').length === 7", 60)
    assert page.script("return columns.every((one) => one.isConnected)")


def test_after_new_game_enter_guesses(page: Any) -> None:
    opened(page, "mastermind")
    page.script("const one = document.getElementById('new'); one.focus(); one.click()")
    page.until(THERE)
    page.press("1234", ENTER)
    page.until(f"{MOVES} >= 1", 10)
    assert page.script("return document.activeElement.closest('#board') !== null")


def test_after_a_hint_is_played_enter_guesses(page: Any) -> None:
    opened(page, "mastermind")
    page.script("document.getElementById('tab-hint').click()")
    for words in ("Show a hint", "Play it"):
        there = "[...document.querySelectorAll('#hint button')]"
        page.until(f"{there}.some((one) => one.textContent === {words!r})", 60)
        page.script(
            "const one = [...document.querySelectorAll('#hint button')]"
            ".find((one) => one.textContent === arguments[0]); one.focus(); one.click()",
            words,
        )
        page.until(IDLE)
    page.until(f"{MOVES} >= 1", 20)
    before = page.script(f"return {MOVES}")
    page.press("1234", ENTER)
    page.until(f"{MOVES} > {before}", 10)


def test_enter_guesses_where_a_peg_was_pressed(page: Any) -> None:
    opened(page, "mastermind")
    assert held(page, ".palette .peg", 0.1)
    page.press("123", ENTER)
    page.until(f"{MOVES} >= 1", 10)


def test_on_a_phone_a_finger_makes_a_guess(page: Any) -> None:
    """What lies over a button takes its presses."""
    page.screen(390, 844)
    page.open(address("mastermind", "you rules", {"variant": [4, 9, False], "secret": "2573"}))
    page.until(THERE, 60)
    page.press("1233")
    for one in ("Backspace", "4", "Enter"):
        assert held(page, f"[data-key='{one}']", 0.12, "touch")
    page.until(f"{MOVES} >= 1", 10)
