"""Games whose states speak of cells: moves by touching cells, in headless Chromium."""

from __future__ import annotations

from typing import Any

import pytest
from tests.py.play.site.conftest import address
from tests.py.play.site.test_play import ENTER, IDLE, THERE, moves, pressed, said, told, tool

from ludologic.engines import door
from ludologic.session import Session

# they fetch the engines with npm, and a browser takes its time
pytestmark = [pytest.mark.long, pytest.mark.prolog]

ARROW_DOWN, ARROW_RIGHT, ESCAPE = "\ue015", "\ue014", "\ue00c"
JUMPS = (
    "3,1 1,1 3,3 3,1 1,1 3,3 4,1 2,1 4,4 2,2 5,2 3,2 5,3 3,3 2,1 4,3 2,2 4,4 5,5 3,3 3,3 5,3 "
    "5,4 5,2 5,1 5,3"
)


def opened(page: Any, game: str, seats: str, *played: str) -> Any:
    page.complaints()
    page.open(address("two_players", seats, {"name": game, "seconds": 20}, played))
    page.until(THERE)
    return page


def touched(page: Any, name: str) -> None:
    page.script(
        "[...document.querySelectorAll('.cells .free')]"
        ".find((one) => one.ariaLabel.startsWith(`${arguments[0]}: `))"
        ".dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        name,
    )
    page.until(IDLE)


def labels(page: Any, selector: str) -> list[str]:
    found: list[str] = page.script(
        "return [...document.querySelectorAll(arguments[0])].map((one) => one.ariaLabel)", selector
    )
    return found


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("peg_solitaire", "you"),
        ("chinese_checkers", "you easy easy"),
        ("eight_puzzle", "you"),
        ("lights_out", "you"),
        ("connect", "you easy"),
    ],
)
def test_the_page_draws_the_marks_of_the_terminal(page: Any, game: str, seats: str) -> None:
    opened(page, game, seats)
    rows = page.script(
        "const rows = new Map();"
        "for (const one of document.querySelectorAll('.cells .square')) {"
        "  const [x, y] = one.getAttribute('transform').match(/[\\d.]+/g).map(Number);"
        "  const stone = one.querySelector('.stone > :last-child');"
        "  const sign = { path: 'x', circle: 'o' }[stone?.tagName] ?? one.textContent;"
        "  rows.set(y, [...(rows.get(y) ?? []), [x, sign || '.']]);"
        "}"
        "return [...rows].sort(([one], [other]) => one - other)"
        ".map(([, row]) => row.sort(([one], [other]) => one - other).map(([, sign]) => sign))"
    )
    with Session(door.two_players, {"name": game}, seats.split()) as session:
        shown = session.view["board"]["shown"]
    assert rows == [line.split() for line in shown.split("\n")]


def test_lights_are_put_out_by_touching_them(page: Any) -> None:
    opened(page, "lights_out", "you")
    tool(page, "Show a hint")
    assert told(page) == [
        "Try press(1,1). The shortest way to the goal has 5 moves: "
        "press(1,1), press(1,3), press(2,2), press(3,1), press(3,3)."
    ]
    for cell in ((1, 1), (1, 3), (2, 2), (3, 1), (3, 3)):
        touched(page, "row {}, column {}".format(*cell))
    assert said(page) == ("All lights are out.", "plain")
    assert labels(page, ".cells .free") == []
    assert page.complaints() == []


def test_a_peg_jumps_by_two_touches_until_one_is_left(page: Any) -> None:
    opened(page, "peg_solitaire", "you")
    first, *others = JUMPS.split()
    touched(page, first)
    assert labels(page, ".cells .held") == ["3,1: o"]
    assert labels(page, ".cells .next") == ["1,1: jump(3,1,1,1)"]
    assert labels(page, ".cells .free:not(.held, .next)") == ["3,3: o"]
    for name in others:
        touched(page, name)
    assert moves(page)[0] == "Move 1, player: jump(3,1,1,1)"
    assert (len(moves(page)), said(page)) == (13, ("The goal is reached.", "plain"))
    assert page.complaints() == []


def test_a_peg_of_three_is_moved_by_keys(page: Any) -> None:
    opened(page, "chinese_checkers", "you friend friend")
    assert said(page) == ("Your move, as red.", "plain")
    page.script("document.querySelector('.cells [data-key=\"8,3\"]').focus()")
    pressed(page, ENTER)
    assert labels(page, ".cells .held") == ["8,3: r"]
    assert page.script("return document.activeElement.ariaPressed") == "true"
    pressed(page, ESCAPE)
    assert labels(page, ".cells .held") == []
    pressed(page, ARROW_RIGHT)
    assert page.script("return document.activeElement.ariaLabel") == "8,4: r"
    pressed(page, ARROW_DOWN)
    assert page.script("return document.activeElement.ariaLabel") == "9,3: r"
    pressed(page, ENTER)
    page.script("document.querySelector('.cells .next').focus()")
    words = page.script("return document.activeElement.ariaLabel")
    pressed(page, ENTER)
    assert moves(page) == [f"Move 1, red: {words.split(': ')[1]}"]
    assert said(page) == ("green is to move.", "plain")


@pytest.mark.parametrize(
    ("game", "place", "refused", "failed"),
    [
        (
            "eight_puzzle",
            "row 1, column 1",
            "'8' is no legal move, because no clause of legal/3 fits (eight_puzzle.pl, line 24): "
            "accepted are slide(5), slide(3), slide(1).",
            "legal(tiles(Tiles), player, slide(Tile)) :-",
        ),
        (
            "connect",
            "row 1, column 2",
            "'row 1, column 2' is no legal move: accepted are 1, 2, 3, 4.",
            "",
        ),
    ],
)
def test_a_cell_that_may_not_be_touched_is_refused_with_the_reason(
    page: Any, game: str, place: str, refused: str, failed: str
) -> None:
    opened(page, game, "you easy" if game == "connect" else "you")
    board = page.text("#board")
    at = ["row 1, column 1", "row 1, column 2"].index(place)
    page.script(
        "document.querySelectorAll('.cells .square')[arguments[0]]"
        ".dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        at,
    )
    page.until(IDLE)
    assert (said(page), moves(page), page.text("#board")) == ((refused, "bad"), [], board)
    page.shows("#why", refused)
    assert failed in page.text("#why")
    assert page.complaints() == []


def test_others_who_choose_at_the_same_time_are_told_afterwards(page: Any) -> None:
    opened(page, "goofspiel", "you easy", "bid(4)", "bid(1)")
    assert said(page) == ("Your move, as first: second played bid(1).", "plain")
    tool(page, "Show a hint")
    assert told(page) == [
        "Try bid(1). Whatever the others do, first reaches at least 1100/19 (57.89) on average, "
        "by bid(1) (8/19) or bid(2) (6/19) or bid(3) (5/19), at random."
    ]


def test_nobody_takes_the_seat_of_chance(page: Any) -> None:
    opened(page, "kuhn_poker", "random you easy", "deal(king,jack)")
    names = "return [...document.querySelectorAll('.seat')].filter((one) => !one.hidden)"
    assert page.script(f"{names}.map((one) => one.firstChild.data)") == ["first ", "second "]
    assert page.text("#board pre") == "first has seen: king"


def test_coins_that_are_laid_stay_when_a_hint_is_asked(page: Any) -> None:
    page.open(address("guessing", "you hard", {"name": "twelve_coins", "seconds": 20}))
    page.until(THERE, 60)
    for coin in ("1", "2", "2"):
        page.script(
            "document.querySelector(`.coin[data-at='${arguments[0]}']`)"
            ".dispatchEvent(new MouseEvent('click', { bubbles: true }))",
            coin,
        )
    lying = page.script("return document.querySelector('.scale').ariaLabel")
    assert lying.endswith("; left: 1; right: 2")
    tool(page, "Show a hint")
    page.until("document.querySelector('#hint .say')", 60)
    assert page.script("return document.querySelector('.scale').ariaLabel") == lying
