"""Every press counts: a button that is held as by a hand, while the page looks at the position."""

from __future__ import annotations

import random
from typing import Any
from urllib.parse import quote

import pytest
from tests.py.play.site.conftest import address

# they fetch the engines with npm, and a browser takes its time
pytestmark = pytest.mark.long

actions = pytest.importorskip("selenium.webdriver.common.actions.action_builder")
pointers = pytest.importorskip("selenium.webdriver.common.actions.pointer_input")

IDLE = "document.getElementById('board').ariaBusy === 'false'"
THERE = f"{IDLE} && document.getElementById('said').textContent"
ENTER = "\ue007"
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


def pressed(page: Any, game: str, presses: int, seconds: float, kind: str = "mouse") -> int:
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
    assert pressed(page, game, 6, milliseconds / 1000) == 0


@pytest.mark.parametrize("kind", ["touch", "pen"])
def test_a_finger_and_a_pen_press_as_a_mouse_does(page: Any, kind: str) -> None:
    opened(page, "connect4")
    assert pressed(page, "connect4", 6, 0.12, kind) == 0


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


def test_enter_guesses_where_a_peg_was_pressed_by_hand(page: Any) -> None:
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
