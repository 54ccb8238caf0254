"""Mastermind's page in headless Chromium: all codes as a field, the tree beside the game, both
roles, by mouse, touch and keys."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.py.play.site.conftest import address

from ludologic.engines import door
from ludologic.play.pictures.svg import PALETTE

# they fetch the engines with npm, and a browser takes its time
pytestmark = pytest.mark.long

webdriver = pytest.importorskip("selenium.webdriver", reason="selenium is not installed")

Open = Callable[..., Any]
IDLE = "document.getElementById('board').ariaBusy === 'false'"
READ = "document.querySelector('.read')?.textContent"
ENTER, LEFT, UP, RIGHT, DOWN = "\ue007", "\ue012", "\ue013", "\ue014", "\ue015"
MEDIUM = {"pegs": 4, "colours": 6, "repeats": True}
SIZES = [(1440, 900), (1280, 720), (390, 844)]


@pytest.fixture
def game(page: Any) -> Open:
    """Opens a game with these seats and moves, as a link does; its secret is 2553."""

    def opening(seats: str, *moves: str, variant: Any = MEDIUM, secret: str | None = "2553") -> Any:
        options = {"variant": variant, "secret": secret}
        page.complaints()  # those of another test
        page.open(address("mastermind", seats, options, moves))
        page.until(f"{IDLE} && {READ}")
        return page

    return opening


def said(page: Any) -> str:
    return str(page.script("return document.getElementById('said').textContent"))


def read(page: Any, sentence: str) -> None:
    """Wait until the field says this; a code is written in pegs before it."""
    page.until(f"document.querySelector('.read').lastChild.textContent === {json.dumps(sentence)}")


def tool(page: Any, words: str) -> None:
    page.script(
        "[...document.querySelectorAll('#main button')]"
        ".find((one) => (one.ariaLabel ?? one.textContent) === arguments[0]).click()",
        words,
    )
    page.until(IDLE)


def laid(page: Any) -> str:
    """The pegs of the guess that is not yet made."""
    return str(
        page.script("return document.querySelector('.laid')?.textContent.replaceAll('·', '')")
    )


def pressed(page: Any, *keys: str) -> None:
    for key in keys:
        page.press(key)
        page.until(IDLE)


def focused(page: Any, selector: str) -> bool:
    return bool(page.script("return document.activeElement.matches(arguments[0])", selector))


def test_the_field_says_what_each_turn_left(game: Open) -> None:
    page = game("you rules", "1122", "5631", "6243")
    read(page, "8 of 1,296 codes are left.")
    assert page.script(
        "return [...document.querySelectorAll('.turns .count')].map((one) => one.textContent)"
    ) == ["256", "51", "8"]
    assert page.script("return document.querySelector('.legend').textContent") == (
        "still possibleout by turn 123"
    )
    assert page.complaints() == []


def test_arrows_move_in_the_field_and_enter_takes_a_code(game: Open) -> None:
    page = game("you rules", "1122", "5631", "6243")
    page.script("document.querySelector('.cells').focus()")
    pressed(page, RIGHT)
    read(
        page,
        "Turn 1 rules 1111 out: as the secret it would have answered 2 black and 0 white, "
        "not 0 black and 1 white.",
    )
    pressed(page, LEFT, UP)  # nothing is there
    pressed(page, *[DOWN] * 10, *[RIGHT] * 26)
    read(page, "2553 is still possible: as the secret it explains all 3 answers.")
    pressed(page, ENTER)
    assert laid(page) == "2553"
    assert focused(page, ".cells")
    page.script("document.querySelector('[data-key=Enter]').focus()")
    pressed(page, ENTER)
    assert said(page) == "Found in 4 guesses: 140 points."
    read(page, "2553 is still possible: as the secret it explains all 4 answers.")
    assert not focused(page, "body")
    assert page.complaints() == []


@pytest.mark.parametrize("size", SIZES)
def test_a_code_is_taken_by_mouse(game: Open, size: tuple[int, int]) -> None:
    page = game("you rules", "1122", "5631", "6243")
    page.screen(*size)
    canvas = page.driver.find_element("css selector", ".cells canvas")
    page.script("arguments[0].scrollIntoView({ block: 'center' })", canvas)
    beside = canvas.size["width"] // 25  # in the middle there is a gap
    middle = webdriver.ActionChains(page.driver)
    middle.move_to_element_with_offset(canvas, beside, beside).perform()
    page.until(f"{READ}.includes('out: as the secret it would have answered')")
    middle.click().perform()
    page.until("document.querySelector('.read .pegs').textContent.length === 4")
    code = "document.querySelector('.read .pegs').textContent"
    page.until(f"document.querySelector('.laid').textContent === {code}")


def test_a_finger_points_first_and_takes_at_the_second_touch(game: Open) -> None:
    page = game("you rules", "1122")
    page.screen(390, 844)
    box = page.script(
        "const box = document.querySelector('.cells canvas').getBoundingClientRect();"
        "return [box.left + box.width / 2, box.top + box.height / 2]"
    )
    for expected in (4, 0):
        for kind in ("touchStart", "touchEnd"):
            points = [{"x": box[0], "y": box[1]}] if kind == "touchStart" else []
            page.driver.execute_cdp_cmd(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points}
            )
        page.until(f"{READ}.includes('as the secret')")
        page.until(f"document.querySelectorAll('.laid .empty').length === {expected}")


def test_the_field_follows_the_game_as_it_is_replayed(game: Open) -> None:
    page = game("you rules", "1122", "5631", "6243")
    for sentence in (
        "51 of 1,296 codes are left.",
        "256 of 1,296 codes are left.",
        "All 1,296 codes are possible.",
    ):
        tool(page, "One move back")
        read(page, sentence)
    assert page.complaints() == []


@pytest.mark.parametrize(
    ("variant", "moves", "sentence"),
    [
        ([4, 9, False], ["1234"], "120 of 3,024 codes are left."),
        ([4, 6, False], [], "All 360 codes are possible."),
        ([5, 8, True], [], "All 32,768 codes are possible."),
        (
            [7, 6, True],
            [],
            "The field of all codes is not drawn: it has room for 40,000 codes, and this game has "
            "279,936.",
        ),
    ],
)
def test_each_variant_has_its_field(
    game: Open, variant: Any, moves: list[str], sentence: str
) -> None:
    secret = {4: "1256", 5: "12345", 7: "1234512"}[variant[0]]
    page = game("you rules", *moves, variant=variant, secret=secret)
    read(page, sentence)
    drawn = "not drawn" not in sentence
    assert page.script("return !document.querySelector('.cells').hidden") == drawn
    assert page.complaints() == []


# ---- the reader hides the code


def by_hand(page: Any, selector: str) -> None:
    """Press the first of these, and hold it as a hand does."""
    one = page.script("return document.querySelector(arguments[0])", selector)
    chain = webdriver.ActionChains(page.driver)
    chain.move_to_element(one).click_and_hold().pause(0.12).release().perform()


def answers(page: Any, black: int, white: int) -> None:
    tool(page, f"{black} black, {white} white")


def test_answers_are_pressed_as_pegs(game: Open) -> None:
    page = game("medium you", secret=None)
    found = page.script(
        "return [...document.querySelectorAll('.answers button')].map((one) => [one.ariaLabel,"
        " ['black', 'white'].map((kind) => one.querySelectorAll('.' + kind).length).join()])"
    )
    assert len(found) == 14
    for name, drawn in found:
        assert re.fullmatch(r"(\d) black, (\d) white", name)
        assert drawn == ",".join(re.findall(r"\d", name))


@pytest.mark.parametrize(
    ("level", "end"),
    [
        ("easy", "The 10 rows are used up: your code was not found."),
        ("hard", "Your code was found in 5 guesses."),
    ],
)
def test_the_code_of_the_reader_is_sought(game: Open, level: str, end: str) -> None:
    """The reader hides 2553 and answers truly."""
    page = game(f"{level} you", secret=None)
    for turn in range(1, 11):
        assert re.fullmatch(rf"Answer \d{{4}}, guess {turn} of 10\.", said(page))
        guess = page.script("return document.querySelector('.turns .now').textContent")
        black, white = page.awaited(
            "const { Prolog } = await import('./engine/engine.mjs');"
            "globalThis.engine ??= new Prolog({ spare: false }); await engine.ready;"
            "const { black, white } = await engine.ask('mastermind', 'feedback',"
            " { variant: given[1], guess: [...given[0]].map(Number), secret: [2, 5, 5, 3] });"
            "return [black, white]",
            guess,
            MEDIUM,
        )
        answers(page, black, white)
        page.until(
            f"document.getElementById('said').textContent.includes('guess {turn + 1} of')"
            " || document.getElementById('said').className !== 'plain'"
        )
        if said(page) == end:
            break
        assert "1,296 codes" in page.script(f"return {READ}")
    assert said(page) == end
    assert page.complaints() == []


def test_an_answer_that_contradicts_others_is_explained_and_taken_back(game: Open) -> None:
    page = game("hard you", "1122", "01", "1345", secret=None)
    answers(page, 4, 0)
    assert said(page) == (
        "From row 2 on no code is left: no code draws all of these answers: 1122:01 1345:40; "
        "change an answer, or take the last back."
    )
    read(page, "None of the 1,296 codes is left.")
    assert page.script(
        "return [...document.querySelectorAll('.turns li')].map((one, at) =>"
        " one.classList.contains('threat') ? at + 1 : 0).filter(Boolean)"
    ) == [1, 2]
    tool(page, "Undo")
    assert said(page) == "Answer 1345, guess 2 of 10."
    read(page, "256 of 1,296 codes are left.")
    answers(page, 4, 0)
    assert page.script("return document.querySelectorAll('.answers button').length") == 14
    for row, part, white, sentence in [
        (1, "button", 4, "From row 2 on no code is left"),
        (2, ".peg", 1, "Answer 2211, guess 3 of 10."),
    ]:
        by_hand(page, f".turns li:nth-child({row}) {part}")
        page.until(f"document.querySelector('#board .below p').innerText === 'Row {row} anew:'")
        answers(page, 0, white)
        page.until(f"document.getElementById('said').innerText.startsWith({sentence!r})")
    assert page.complaints() == []


# ---- hints and the tree


def test_a_hint_says_in_pegs_what_it_leaves_at_worst(game: Open) -> None:
    page = game("you rules", "1122", "5631", "6243")
    tool(page, "Show a hint")
    assert page.text("#hint .say") == (
        "Try 2353, which may be the code: 8 codes are still possible; it leaves at most 2."
    )
    assert page.script("return document.querySelector('#hint .pegs').ariaLabel") == "2 3 5 3"


def test_the_tree_is_beside_the_game_and_follows_it(game: Open) -> None:
    page = game("you rules", "1122", "5631")
    page.click("#tab-analysis")
    tool(page, "Its decision tree")
    page.until("document.querySelector('.tree')")
    here = "return document.querySelector('#analysis .say').textContent"
    assert page.script(here) == (
        "From here on this tree finds each of the 51 codes that are left in 3 guesses at most, in "
        "2.71 on average."
    )
    guess = page.script("return document.querySelector('.tree .here .pegs').ariaLabel")
    colours = page.script(
        "return [...document.querySelectorAll('.tree .here .peg')]"
        ".map((one) => getComputedStyle(one).backgroundColor)"
    )
    rgb = [
        tuple(int(PALETTE[int(one) - 1][0][at : at + 2], 16) for at in (1, 3, 5))
        for one in guess.split()
    ]
    assert colours == [f"rgb({', '.join(map(str, one))})" for one in rgb]
    tool(page, "Put it in the row")
    assert laid(page) == guess.replace(" ", "")
    first = "document.querySelector('.tree .answers button')"
    left = page.script(f"return {first}.ariaLabel").rsplit(" ", 2)[1]
    page.script(f"{first}.focus(); {first}.click()")
    assert page.text(".tree .here").endswith(f"{left} left")
    assert focused(page, ".tree button")
    page.click(".tree .way button")
    assert page.script("return document.querySelector('.tree .here .pegs').ariaLabel") == guess
    tool(page, "Guess")
    page.until(f"!({here[7:]} ?? '').includes('51 codes')")
    page.until("document.querySelector('.tree')")
    assert page.complaints() == []


# ---- how it looks


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", ["you rules", "hard you"])
def test_nothing_lies_over_anything_else_and_nothing_is_cut_off(
    game: Open, size: tuple[int, int], scheme: str, seats: str
) -> None:
    moves = ["1122", "5631"] if seats.startswith("you") else ["1122", "01", "1345"]
    page = game(seats, *moves, secret="2553" if seats.startswith("you") else None)
    page.media(scheme)
    page.screen(*size)
    parts = page.script(
        "return ['.rack', '.below', '.cells canvas', '.read'].map((part) => {"
        " const box = document.querySelector(part).getBoundingClientRect();"
        " return [part, box.left, box.top, box.right, box.bottom]; })"
    )
    for number, (part, left, top, right, bottom) in enumerate(parts):
        assert left >= 0 and right <= size[0] and bottom <= size[1], part
        for other, left2, top2, right2, bottom2 in parts[number + 1 :]:
            apart = right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top
            assert apart, (part, other)
    assert (
        page.script(
            "return [...document.querySelectorAll('.turns li, .turns .answer')].filter((one) =>"
            " one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right >"
            " document.querySelector('.rack').getBoundingClientRect().right).length"
        )
        == 0
    )
    if size[0] < 500:
        small = page.script(
            "return [...document.querySelectorAll('.below button')].map((one) =>"
            " one.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44)"
            ".length"
        )
        assert small == 0


def test_the_code_of_a_day_is_the_same_for_all_and_shared_as_a_picture(page: Any) -> None:
    there = address("mastermind", "you rules", door.mastermind.day(date="2026-11-28"), ["1122:12"])
    page.open(there)
    page.until(f"{IDLE} && {READ}")
    assert page.text("#title").endswith(", the code of 2026-11-28")
    assert "2621" not in page.driver.current_url
    pressed(page, *"2621", ENTER)
    page.until("document.querySelector('#hint canvas')")
    assert page.script("return document.querySelector('#hint canvas').ariaLabel") == (
        "Mastermind, 2026-11-28: 2 of 10. 1 black, 2 white; 4 black, 0 white"
    )
    kept = "localStorage.getItem('ludologic.record')"
    assert page.script(f"return {kept}") == '{"mastermind":{"medium":[1,0,0]}}'
    assert "medium 1 won, 0 lost." in page.text("#hint")
    page.open(there)
    page.until(f"{IDLE} && {READ}")
    tool(page, "Show a hint")
    pressed(page, *"2621", ENTER)
    page.until("document.querySelector('#hint canvas')?.ariaLabel.includes('2 of 10, with help.')")
    assert said(page) == "Found in 2 guesses: 180 points. A hint helped."


def test_todays_code_is_one_press_away(page: Any) -> None:
    page.open("play.html#mastermind")
    page.until(f"{IDLE} && {READ}")
    tool(page, "Today’s code")
    page.until("document.getElementById('title').textContent.includes('the code of ') && " + IDLE)
    assert said(page) == "Guess 1 of 10."
