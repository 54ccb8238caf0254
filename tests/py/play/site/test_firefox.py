"""The lab and the games in Firefox without a window, where geckodriver is installed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

webdriver = pytest.importorskip("selenium.webdriver", reason="selenium is not installed")

# it fetches the engines with npm, and a browser takes its time
pytestmark = pytest.mark.long

READY = "document.getElementById('state').textContent.startsWith('Ready')"
GAMES = ["mastermind", "connect4", "soccer", "own", "own=games%2Finstances%2Fnim.pl"]


@pytest.fixture(scope="module")
def firefox() -> Iterator[Any]:
    """What `page` drives here."""
    names = ("firefox", "firefox-esr")
    binary = next((found for found in map(shutil.which, names) if found), None)
    driver = shutil.which("geckodriver")
    if not (binary and driver):
        pytest.skip("Firefox or geckodriver is not installed")
    options = webdriver.FirefoxOptions()
    options.binary_location = binary
    options.add_argument("-headless")
    opened = webdriver.Firefox(options=options, service=webdriver.FirefoxService(driver))
    opened.set_script_timeout(120)
    opened.set_window_size(1400, 1000)
    yield opened
    opened.quit()


@pytest.fixture
def page(built: Path, firefox: Any, serve: Any) -> Iterator[Any]:
    yield from serve(built, firefox)


def test_the_lab_answers(page: Any) -> None:
    page.open("lab.html#file=mastermind/definition.lp")
    page.until(READY, 120)
    page.click("#tab-pl")
    page.write("#query", "guess_secret_feedback([1,2], [2,1], F)")
    page.click("#run")
    page.until("document.querySelector('#answers pre')?.innerText.includes('F = 0-2.')")
    page.script("document.querySelectorAll('#answers button')[2].click()")
    page.until("document.querySelector('.why details')")
    page.click("#agree")
    page.until("document.getElementById('messages').innerText.includes('mastermind: agrees')", 120)
    page.click("#tab-lp")
    page.write("#facts", "turn(1, 1234, 1, 2). turn(2, 1325, 0, 2).")
    page.click("#solve")
    page.until("document.querySelectorAll('#sets li svg').length === 64")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_there(page: Any, game: str) -> None:
    page.open(f"play.html#{game}")
    page.until(f"{READY} && document.querySelectorAll('#tools button').length", 120)
    assert "no answer" not in page.text("#said") and page.foreign() == []
    if game == "soccer":
        page.press("0")
        page.until("document.querySelectorAll('.trail').length >= 2")
        page.until("document.getElementById('said').textContent === 'Your turn.'", 60)
    if game == "connect4":
        page.press("4")
        page.until("document.querySelectorAll('.four text').length === 2", 60)
