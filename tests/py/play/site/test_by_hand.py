"""Each game to its end by mouse, by touch and by keys alone: what is pressed is not covered, and
the focus stays in the page. And what a reader of screens is told of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.py.play.site.test_play import IDLE, STANDARD, Open, said, table, tool

pytestmark = pytest.mark.long

__all__ = ["table"]

SCREENS = [
    ("mouse", 1440, 900, "light"),
    ("mouse", 1280, 720, "dark"),
    ("touch", 390, 844, "light"),
    ("keys", 1280, 720, "light"),
]
ENTER, TAB = "\ue007", "\ue004"
TWO = {"seconds": 20}
GAMES = {
    "connect4": ("connect4", "you friend", [7, 6, 4], "1 2 1 2 1 2 1", "x wins with move 7."),
    "mastermind": (
        "mastermind",
        "you rules",
        {"variant": STANDARD, "secret": "1234"},
        "5 6 7 8 Enter 1 2 3 4 Enter",
        "Found in 2 guesses: 180 points.",
    ),
    "codemaker": (
        "mastermind",
        "friend you",
        {"variant": STANDARD, "secret": None},
        "1 2 3 4 Enter 40",
        "Found in 1 guess: 200 points.",
    ),
    "soccer": (
        "soccer",
        "you friend",
        ["standard", 2, 2, 2],
        "7 1",
        "Player 1 wins in turn 1: goal.",
    ),
    "noughts": (
        "two_players",
        "you friend",
        {"name": "noughts_and_crosses"} | TWO,
        "1 4 2 5 3",
        "x wins.",
    ),
    "nim": (
        "two_players",
        "you friend",
        {"name": "nim"} | TWO,
        "take(1,3) take(2,4) take(3,5)",
        "1 wins.",
    ),
    "cards": (
        "two_players",
        "you friend",
        {"name": "goofspiel"} | TWO,
        "bid(4) bid(1) bid(1) bid(4) bid(3) bid(2) bid(2)",
        "first wins.",
    ),
    "ship": (
        "guessing",
        "friend friend",
        {"name": "ship", "ends": None} | TWO,
        "shot(1,1) hit shot(1,2) hit",
        "It is ship(row,1,1): found by 2 questions.",
    ),
}


def there(name: str) -> str:
    """What has this key, once it can be pressed."""
    return f"document.querySelector('#board [data-key=\"{name}\"]:not(:disabled)')"


def pointed(page: Any, name: str, way: str) -> None:
    """Press what has this key where it is seen, as a hand does."""
    place = page.script(
        f"const one = {there(name)};"
        "one.scrollIntoView({ block: 'nearest' });"
        "const box = one.getBoundingClientRect();"
        "const at = [box.left + box.width / 2, box.top + box.height / 2];"
        "const there = document.elementFromPoint(...at);"
        "return one.contains(there) ? at : (there ? there.outerHTML.slice(0, 200) : 'nothing')"
    )
    assert isinstance(place, list), place
    point = {"x": place[0], "y": place[1]}
    for kind in ("mousePressed", "mouseReleased") if way == "mouse" else ("touchStart", "touchEnd"):
        if way == "mouse":
            given = {"type": kind, **point, "button": "left", "clickCount": 1}
            page.driver.execute_cdp_cmd("Input.dispatchMouseEvent", given)
        else:
            touched = {"type": kind, "touchPoints": [point] if kind == "touchStart" else []}
            page.driver.execute_cdp_cmd("Input.dispatchTouchEvent", touched)


def reached(page: Any, name: str) -> None:
    """Go to what has this key by Tab, and press Enter; or the key, among parts that Tab reaches as
    one."""
    among = page.script(f"return {there(name)}.tabIndex < 0")
    here = f"({there(name)}.tabIndex < 0 ? {there(name)}.closest('svg') : {there(name)})"
    for _ in range(120):
        if page.script(f"return {here}.contains(document.activeElement)"):
            break
        page.press(TAB)
    assert page.script(f"return {here}.contains(document.activeElement)")
    page.press(name if among else ENTER)
    page.until(IDLE)
    assert page.script("return document.activeElement.localName") != "body"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda one: f"{one[0]}-{one[1]}-{one[3]}")
def test_a_game_is_played_to_its_end_by_hand(
    page: Any, table: Open, name: str, screen: tuple[str, int, int, str]
) -> None:
    way, width, height, scheme = screen
    page.screen(width, height)
    page.media(scheme)
    game, seats, options, keys, sentence = GAMES[name]
    table(game, seats, options)
    for key in keys.split():
        page.until(f"{IDLE} && {there(key)}")
        if way == "keys":
            reached(page, key)
        else:
            pointed(page, key, way)
            page.until(IDLE)
    page.until("document.activeElement.id === 'new'")
    assert said(page)[0] == sentence
    assert page.complaints() == []


BOARDS = {
    "connect4": ("1 2 1", "x at row 1"),
    "mastermind": ("5 6 7 8 Enter", "Your guess"),
    "soccer": ("7", "The ball is at"),
    "noughts": ("1 4", "x at row 1, column 1"),
    "nim": ("take(2,3)", "heap 2: 1"),
    "ship": ("shot(1,1) hit", "hit at row 1, column 1"),
}


def heard(page: Any) -> list[tuple[str, str, str]]:
    """The role and name of each node of the tree that a reader of screens goes through, and how
    soon what changes in it is read aloud."""
    nodes = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    return [
        (
            node["role"]["value"],
            str(node.get("name", {}).get("value", "")),
            next(
                (
                    one["value"]["value"]
                    for one in node.get("properties", [])
                    if one["name"] == "live"
                ),
                "",
            ),
        )
        for node in nodes
        if not node["ignored"]
    ]


@pytest.mark.parametrize("name", BOARDS)
def test_a_reader_of_screens_is_told(page: Any, table: Open, name: str) -> None:
    """The board has its name, each control too; the status and the last move are read aloud."""
    game, seats, options, _, _ = GAMES[name]
    moves, label = BOARDS[name]
    table(game, seats, options)
    for key in moves.split():
        page.until(f"{IDLE} && {there(key)}")
        pointed(page, key, "mouse")
        page.until(IDLE)
    page.driver.execute_cdp_cmd("Accessibility.enable", {})
    nodes = heard(page)
    page.driver.execute_cdp_cmd("Accessibility.disable", {})
    live = [page.script(f"return document.getElementById('{one}').textContent") for one in LIVE]
    assert all(live)
    assert nodes.count(("status", "", "polite")) >= len(LIVE)
    assert [one for role, one, _ in nodes if role in ("group", "application") and label in one]
    pressable = ("button", "link", "tab", "checkbox", "combobox", "slider", "textbox")
    assert [role for role, one, _ in nodes if role in pressable and not one] == []
    assert ("main", "", "") in nodes


LIVE = ("said", "played")


@pytest.mark.parametrize(
    ("name", "moves", "first"),
    [
        (
            "mastermind",
            ["5678", "1234"],
            "Guess 1, 5678, could be the code: of 3,024 possible it left 120.",
        ),
        (
            "connect4",
            list("1212121"),
            "Move 1: x in column 1 gave away a win for a loss; column 4 keeps the win.",
        ),
    ],
)
def test_a_game_is_reviewed_after_its_end(
    page: Any, table: Open, name: str, moves: list[str], first: str
) -> None:
    game, seats, options, _, _ = GAMES[name]
    table(game, seats, options, moves)
    tool(page, "Moves")
    tool(page, "Review")
    page.until("document.querySelector('#review .say')")
    assert page.text("#review .say") == first
