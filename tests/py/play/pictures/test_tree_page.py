"""The page on which a person plays against a decision tree, driven in headless Chromium."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import thinned

pytest.importorskip("selenium", reason="selenium is not installed")

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

from ludologic.play.pictures.tree import Node, Tree, html

PICTURES = runpy.run_path(str(Path(__file__).with_name("test_tree.py")))
SECRETS = ["1234", "7432", "9876", "4321", "5678"]
WIN = "40"


class Page:
    """The page as a person meets it."""

    def __init__(self, driver: webdriver.Chrome) -> None:
        self.driver = driver
        self.media()  # what moves is not there yet

    def all(self, selector: str) -> list[WebElement]:
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector: str) -> str:
        return self.driver.find_element(By.CSS_SELECTOR, selector).text

    def script(self, text: str) -> Any:
        return self.driver.execute_script(text)

    def guess(self) -> str:
        return "".join(peg.text for peg in self.all("#pegs .peg"))

    def answers(self) -> dict[str, str]:
        """The answers offered, and what each button says."""
        return dict(
            self.script(
                "return [...document.querySelectorAll('#answers button')]"
                ".map((button) => [button.dataset.answer, button.textContent])"
            )
        )

    def click(self, answer: str) -> None:
        self.driver.find_element(By.CSS_SELECTOR, f'[data-answer="{answer}"]').click()

    def press(self, *keys: str) -> None:
        webdriver.ActionChains(self.driver).send_keys(*keys).perform()

    def focused(self) -> str | None:
        answer = self.script("return document.activeElement.dataset.answer")
        return None if answer is None else str(answer)

    def past(self) -> list[str]:
        """The guesses in the list of the game so far, the one that waits among them."""
        rows = self.all("#past li")
        return ["".join(p.text for p in row.find_elements(By.CLASS_NAME, "peg")) for row in rows]

    def media(self, scheme: str = "light", motion: str = "reduce") -> None:
        features = [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
        ]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def screen(self, width: int, height: int) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)

    def overflow(self) -> int:
        return int(
            self.script(
                "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
        )


@pytest.fixture(scope="module")
def tree() -> Tree:
    made: Tree = PICTURES["first_consistent_tree"](4, 9, False)
    return made


@pytest.fixture(scope="module")
def address(tree: Tree, tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("page") / "tree.html"
    file.write_text(html(tree), encoding="utf-8")
    return file.as_uri()


@pytest.fixture
def page(browser: webdriver.Chrome, address: str) -> Iterator[Page]:
    page = Page(browser)
    page.screen(1200, 900)
    browser.get(address)
    yield page
    assert browser.get_log("browser") == []  # type: ignore[no-untyped-call]


def line(tree: Tree, secret: str) -> list[tuple[Node, str]]:
    """What the tree asks, and what a person with this secret answers, up to the win."""
    node, found = tree["root"], []
    while True:
        reply = PICTURES["answer"](node["question"], secret)
        found.append((node, reply))
        if reply == WIN:
            return found
        node = node["children"][reply]


def test_the_header_says_how_to_play_and_shows_the_figures(page: Page, tree: Tree) -> None:
    assert "4 different symbols from 1 to 9" in page.text("#how")
    figures = page.text("#figures")
    assert all(figure in figures for figure in ("3024", "≤ 8", "5.202"))
    bars = page.all("#bars > span")
    assert [int(bar.text.split()[0]) for bar in bars] == tree["histogram"]


@pytest.mark.deep
@pytest.mark.parametrize("secret", thinned(SECRETS, {0}))
def test_a_whole_game_by_clicking(page: Page, tree: Tree, secret: str) -> None:
    moves = line(tree, secret)
    for number, (node, reply) in enumerate(moves, start=1):
        assert page.text("#turn") == f"Guess {number}"
        assert page.guess() == node["question"]
        left = "One code is left" if node["secrets"] == 1 else f"{node['secrets']}\ncodes are left"
        assert page.text("#left").startswith(left)
        assert f"Guess {number}: {' '.join(node['question'])}" in str(
            page.script("return document.getElementById('news').textContent")
        )
        offered = page.answers()
        assert set(offered) == {*node["children"], WIN}
        assert "Solved! 1 code" in offered[WIN]
        for key, child in node["children"].items():
            spoken = f"{key[0]} black, {key[1]} white: "
            assert spoken in offered[key] and f"{child['secrets']} left" in offered[key]
        page.click(reply)
    assert page.text("#turn") in (f"Found in {len(moves)} guesses.", "Found in 1 guess.")
    assert page.guess() == secret
    assert page.past() == [node["question"] for node, _ in moves]
    assert not page.all("#answers button")


@pytest.mark.deep
@pytest.mark.parametrize("secret", SECRETS[1:3])
def test_a_whole_game_by_typing_digits(page: Page, tree: Tree, secret: str) -> None:
    moves = line(tree, secret)
    for node, reply in moves:
        assert page.guess() == node["question"]
        page.press(*reply)
    assert page.text("#turn") == f"Found in {len(moves)} guesses."
    page.press("r")
    assert page.guess() == "1234" and page.past() == ["1234"]


@pytest.mark.deep
def test_a_whole_game_by_arrows_and_enter(page: Page, tree: Tree) -> None:
    for node, reply in line(tree, "7432"):
        assert page.guess() == node["question"]
        order = list(page.answers())
        if page.focused() is None:
            page.press(Keys.ARROW_RIGHT)
        assert page.focused() == order[0]
        page.press(*[Keys.ARROW_RIGHT] * order.index(reply))
        assert page.focused() == reply
        page.press(Keys.ENTER)
    assert page.text("#turn") == "Found in 6 guesses."
    assert page.script("return document.activeElement.id") == "again"
    page.press(Keys.ENTER)
    assert page.guess() == "1234" and page.focused() is not None


@pytest.mark.deep
def test_arrows_move_by_rows_and_focus_can_be_seen(page: Page) -> None:
    page.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    order, across = list(page.answers()), 4
    assert page.focused() == order[across]
    style = page.script("return getComputedStyle(document.activeElement).outline")
    assert "solid" in style and "3px" in style
    page.press(Keys.ARROW_UP, Keys.ARROW_LEFT)
    assert page.focused() == order[0]
    page.press(Keys.TAB)
    assert page.focused() == order[1]


@pytest.mark.deep
def test_an_answer_that_cannot_come_is_refused_with_a_reason(page: Page) -> None:
    assert "31" not in page.answers() and "14" not in page.answers()
    page.press("3")
    assert page.text("#typed") == "3 black, and how many white?"
    dimmed = {button.get_attribute("data-answer") for button in page.all("#answers .off")}
    assert dimmed == set(page.answers()) - {"30"}
    page.press("1")
    assert page.text("#typed") == "3 black, 1 white can’t come here."
    assert page.guess() == "1234" and not page.all("#answers .off")
    assert "count the pegs again" in page.text("#doubt")
    page.press("1", "2", "4", "1")
    assert page.text("#typed") == "4 black, 1 white can’t come here."
    assert "one of the earlier answers was wrong" in page.text("#doubt")


@pytest.mark.deep
def test_a_digit_can_be_taken_back_and_a_blank_may_stand_between_two(page: Page) -> None:
    page.press("1", Keys.BACKSPACE)
    assert page.text("#typed") == ""
    page.press("0", Keys.ESCAPE, "1", " ", "2")
    assert page.guess() == "1325"


@pytest.mark.deep
def test_undo_restart_and_jumping_back(page: Page) -> None:
    undo, restart = page.all("#undo")[0], page.all("#restart")[0]
    assert not undo.is_enabled() and not restart.is_enabled()
    for reply in ("12", "02", "02", "04", "22", "40"):
        page.click(reply)
    assert page.text("#turn") == "Found in 6 guesses."
    page.press(Keys.BACKSPACE)
    assert page.guess() == "7432" and page.past()[-1] == "7432"
    assert page.text("#left") == "One code is left: it must be this one."
    assert list(page.answers()) == [WIN]
    undo.click()
    assert page.guess() == "4732"
    page.all("#past button")[1].click()
    assert page.guess() == "1325" and page.past() == ["1234", "1325"]
    page.click("02")
    assert page.guess() == "2164"
    page.press(Keys.HOME)
    assert page.guess() == "1234" and page.past() == ["1234"]
    page.click("00")
    restart.click()
    assert page.past() == ["1234"] and not undo.is_enabled()
    page.press(Keys.BACKSPACE)
    assert page.guess() == "1234"


@pytest.mark.deep
def test_keys_with_control_are_left_to_the_browser(page: Page) -> None:
    page.click("12")
    page.script("addEventListener('keydown', (event) => { window.kept = event.defaultPrevented; })")
    page.script(
        "document.body.dispatchEvent(new KeyboardEvent('keydown',"
        " { key: 'r', ctrlKey: true, bubbles: true, cancelable: true }))"
    )
    assert page.script("return window.kept") is False and page.guess() == "1325"


def luminance(colour: str) -> float:
    """The relative luminance of a CSS colour, 0 to 1."""
    parts = [float(part) / 255 for part in colour.partition("(")[2].rstrip(")").split(",")[:3]]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.deep
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_both_colour_schemes_can_be_read(page: Page, scheme: str) -> None:
    page.media(scheme)
    ground = luminance(page.script("return getComputedStyle(document.body).backgroundColor"))
    assert (ground < 0.1) == (scheme == "dark")
    pairs = page.script(
        "const back = (e) => { const c = getComputedStyle(e).backgroundColor;"
        " return c === 'rgba(0, 0, 0, 0)' && e.parentElement ? back(e.parentElement) : c; };"
        "return [...document.querySelectorAll('.soft, .count, .count span, .peg, h1, h2, kbd,"
        " #how, #left, #doubt, #bars span')]"
        ".map((e) => [e.className + e.id, getComputedStyle(e).color, back(e)])"
    )
    for name, ink, paper in pairs:
        low, high = sorted((luminance(ink), luminance(paper)))
        assert (high + 0.05) / (low + 0.05) >= 4.5, (name, ink, paper)


@pytest.mark.deep
def test_motion_is_left_out_for_those_who_ask(page: Page) -> None:
    name = "return getComputedStyle(document.querySelector('#pegs .peg')).animationName"
    assert page.script(name) == "none"
    page.media(motion="no-preference")
    assert page.script(name) == "land"


@pytest.mark.deep
@pytest.mark.parametrize("width", thinned([320, 360, 600, 900, 1920], {0, 3}))
def test_nothing_runs_over_the_side(page: Page, width: int) -> None:
    page.screen(width, 740)
    for reply in ("12", "02", "02", "04", "22", "40"):
        assert page.overflow() == 0
        page.click(reply)
    assert page.overflow() == 0


@pytest.mark.deep
def test_the_widest_game_fits_a_phone(browser: webdriver.Chrome, tmp_path: Path) -> None:
    guess = "10,2,12,4,11,1,7,9"
    last: Node = {"question": guess, "secrets": 1, "children": {}}
    probe: Node = {"question": guess, "secrets": 1, "children": {"26": last}}
    tree: Tree = {
        "heading": "Mastermind, 8 pegs, 12 colours, repeats",
        "said": "rule depth, engine clingo",
        "words": ["guess", "code"],
        "variant": {"pegs": 8, "colours": 12, "repeats": True},
        "secrets": 429981696,
        "depth": 12,
        "total": 0,
        "mean": 8.1234,
        "histogram": [1, 20, 300, 4000, 50000, 600000, 70000000, 358000000, 4000, 300, 30, 2],
        "root": {"question": guess, "secrets": 2, "children": {"17": probe}},
    }
    file = tmp_path / "wide.html"
    file.write_text(html(tree), encoding="utf-8")
    page = Page(browser)
    for width in (360, 1000):
        page.screen(width, 740)
        browser.get(file.as_uri())
        assert [peg.text for peg in page.all("#pegs .peg")] == guess.split(",")
        page.click("17")
        assert page.text("#left") == "One code is left."
        assert list(page.answers()) == ["26"] and page.overflow() == 0
        page.press("2", "6")
        assert list(page.answers()) == ["80"] and page.overflow() == 0


def test_hostile_text_is_shown_as_text(browser: webdriver.Chrome, tmp_path: Path) -> None:
    hostile = PICTURES["HOSTILE"]
    small: Tree = PICTURES["first_consistent_tree"](2, 3, True)
    file = tmp_path / "hostile.html"
    file.write_text(html(PICTURES["with_text"](small, hostile)), encoding="utf-8")
    page = Page(browser)
    browser.get(file.as_uri())
    assert hostile in page.text("#about") and len(page.all("script")) == 2
    assert [peg.text for peg in page.all("#pegs .peg")] == list(hostile)
    assert browser.get_log("browser") == []  # type: ignore[no-untyped-call]


EVIL = "</script><b>&\"'\\"
TEXTS: Tree = {
    "heading": "Any game",
    "said": "proved: no tree has fewer questions at worst",
    "words": ["question", "secret"],
    "secrets": 4,
    "depth": 2,
    "total": 6,
    "mean": 1.5,
    "histogram": [2, 2],
    "root": {
        "question": EVIL,
        "secrets": 4,
        "children": {
            "__proto__": {"secret": "one"},
            EVIL: {"question": "two", "secrets": 2, "children": {"no": {"secret": "three"}}},
        },
    },
}


@pytest.fixture
def texts(browser: webdriver.Chrome, tmp_path: Path) -> Iterator[Page]:
    """A game that is not of pegs, with texts that would like to be more."""
    file = tmp_path / "texts.html"
    file.write_text(html(TEXTS), encoding="utf-8")
    page = Page(browser)
    page.screen(390, 844)
    browser.get(file.as_uri())
    yield page
    assert browser.get_log("browser") == []  # type: ignore[no-untyped-call]


MINE = ""  # the button that says that the secret itself was asked


@pytest.mark.deep
@pytest.mark.parametrize(
    ("answers", "asked", "secret"),
    [
        ([MINE], "1 question", EVIL),
        (["__proto__"], "1 question", "one"),
        ([EVIL, MINE], "2 questions", "two"),
        ([EVIL, "no"], "2 questions", "three"),
    ],
)
def test_a_game_in_text_to_each_of_its_ends(
    texts: Page, answers: list[str], asked: str, secret: str
) -> None:
    assert texts.text("#name") == "Any game" and texts.text("#pegs") == EVIL
    for answer in answers:
        (button,) = (one for one in texts.all("#answers button") if said(one) == answer)
        button.click()
    assert texts.text("#turn") == f"Found in {asked}." and texts.text("#pegs") == secret
    assert len(texts.all("#past li")) == len(answers) and texts.overflow() == 0
    for _ in answers:
        texts.all("#undo")[0].click()
    assert texts.text("#turn") == "Question 1"
    assert texts.text("#left") == "4 secrets are left"


def said(button: WebElement) -> str | None:
    return button.get_attribute("data-answer")
