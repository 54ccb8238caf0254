"""The panel beside the board: its tabs, and the seats, by mouse, by touch and by keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from tests.py.play.site.test_play import (
    ENTER,
    IDLE,
    THERE,
    Open,
    connect4,
    moves,
    pressed,
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
    left, right, wide, high = page.script(
        "const { left, right, width, height } = document.getElementById('link')"
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


def test_connect4_is_played_by_the_keyboard_alone(connect4: Open) -> None:
    page = connect4("you friend")
    page.script("document.querySelector('.games a').focus()")
    for _ in range(20):
        page.press(TAB)
        if page.script("return document.activeElement.dataset.key") == "1":
            break
    for number in range(3):
        pressed(page, ENTER, "2")
        page.script("document.querySelector('.four [data-key=\"1\"]').focus()")
        assert len(moves(page)) == 2 * number + 2
    pressed(page, ENTER)
    assert said(page)[0] == "x wins with move 7."
    assert page.script("return document.activeElement.id") == "new"
    pressed(page, ENTER)
    assert moves(page) == []


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
