"""Each game to its end by the mouse, on three screens: what is pressed is not covered."""

from __future__ import annotations

from typing import Any

import pytest
from tests.py.play.site.test_play import IDLE, STANDARD, Open, said, table, tool

pytestmark = pytest.mark.long

__all__ = ["table"]

SCREENS = [(1440, 900, "light"), (1280, 720, "dark"), (390, 844, "light")]
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
    "ship": (
        "guessing",
        "friend friend",
        {"name": "ship", "ends": None} | TWO,
        "shot(1,1) hit shot(1,2) hit",
        "It is ship(row,1,1): found by 2 questions.",
    ),
}


def pressed(page: Any, name: str) -> None:
    """Press what has this key where it is seen, as a hand does."""
    page.until(f"{IDLE} && document.querySelector('#board [data-key=\"{name}\"]:not(:disabled)')")
    place = page.script(
        'const one = document.querySelector(`#board [data-key="${arguments[0]}"]`);'
        "one.scrollIntoView({ block: 'nearest' });"
        "const box = one.getBoundingClientRect();"
        "const at = [box.left + box.width / 2, box.top + box.height / 2];"
        "const there = document.elementFromPoint(...at);"
        "return one.contains(there) ? at : (there ? there.outerHTML.slice(0, 200) : 'nothing')",
        name,
    )
    assert isinstance(place, list), place
    for kind in ("mousePressed", "mouseReleased"):
        given = {"type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1}
        page.driver.execute_cdp_cmd("Input.dispatchMouseEvent", given)
    page.until(IDLE)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda one: f"{one[0]}-{one[2]}")
def test_a_game_is_played_to_its_end_by_hand(
    page: Any, table: Open, name: str, screen: tuple[int, int, str]
) -> None:
    width, height, scheme = screen
    page.screen(width, height)
    page.media(scheme)
    game, seats, options, keys, sentence = GAMES[name]
    table(game, seats, options)
    for key in keys.split():
        pressed(page, key)
    assert said(page)[0] == sentence
    assert page.script("return document.activeElement.id") == "new"
    assert page.complaints() == []


@pytest.mark.parametrize(
    ("name", "moves", "first"),
    [
        (
            "mastermind",
            ["5678", "1234"],
            "Guess 1, 5678, could be the code: of 3024 possible it left 120.",
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
