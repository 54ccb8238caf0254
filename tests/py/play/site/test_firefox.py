"""One game of each in Firefox, by its own WebDriver BiDi: there is no other driver to install."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.py.play.site.conftest import Page, address, served

pytestmark = pytest.mark.deep

IDLE = "document.getElementById('board').ariaBusy === 'false'"
THERE = f"{IDLE} && document.getElementById('said').textContent"
ENTER = "\ue007"
SECONDS = 60


class Firefox:
    """Firefox without a window; it has the calls of Selenium that `Page` makes."""

    def __init__(self, binary: str, profile: Path) -> None:
        websocket = pytest.importorskip("websocket", reason="websocket-client is not installed")
        command = [binary, "--headless", "--no-remote", "--profile", str(profile)]
        self.process = subprocess.Popen(
            [*command, "--remote-debugging-port", "0"], stderr=subprocess.PIPE, text=True
        )
        assert self.process.stderr is not None
        begins = "WebDriver BiDi listening on "
        listening = next((one for one in self.process.stderr if one.startswith(begins)), "")
        assert listening, "this Firefox has no WebDriver BiDi"
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        address = listening.removeprefix(begins).strip() + "/session"
        self.socket = websocket.create_connection(address, timeout=SECONDS, suppress_origin=True)
        self.numbers = itertools.count(1)
        self.complaints: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.tab = self.ask("browsingContext.create", type="tab")["context"]

    def ask(self, method: str, **given: Any) -> Any:
        """What Firefox answers to a command; its complaints are kept as they come."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": given}))
        while True:
            told = json.loads(self.socket.recv())
            if told.get("method") == "log.entryAdded":
                text = str(told["params"]["text"])
                # a worker that was starting when its page was left
                left = "importScripts" in text or "Network Error" in text
                if told["params"]["level"] in ("error", "warn") and not left:
                    self.complaints.append(text)
            elif told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]

    def get(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def execute_script(self, text: str, *given: Any) -> Any:
        function = (
            "(given) => JSON.stringify((function () {"
            f" {text} }}).apply(null, JSON.parse(given)) ?? null)"
        )
        found = self.ask(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target={"context": self.tab},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def act(self, kind: str, *actions: Any, **more: Any) -> None:
        source = {"type": kind, "id": kind, "actions": [*actions], **more}
        self.ask("input.performActions", context=self.tab, actions=[source])

    def type(self, *keys: str) -> None:
        """Press keys as a person does."""
        self.act(
            "key",
            *[{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")],
        )

    def click(self, selector: str) -> None:
        """Click at the middle of an element."""
        x, y = self.execute_script(
            "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
            "return [box.left + box.width / 2, box.top + box.height / 2].map(Math.round)",
            selector,
        )
        self.act(
            "pointer",
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
            parameters={"pointerType": "mouse"},
        )

    def quit(self) -> None:
        self.socket.close()
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    binary = shutil.which("firefox") or shutil.which("firefox-esr")
    if not binary:
        pytest.skip("Firefox is not installed")
    driver = Firefox(binary, tmp_path_factory.mktemp("firefox"))
    yield driver
    driver.quit()


@pytest.fixture
def page(built: Path, firefox: Firefox) -> Iterator[Page]:
    """The whole site in Firefox."""
    yield from served(built, firefox)


def opened(page: Page, game: str, seats: str, options: Any, *moves: str) -> Firefox:
    """Opens a game, as a link does; the browser in which it is."""
    driver: Firefox = page.driver
    driver.complaints.clear()
    page.open(address(game, seats, options, moves))
    page.until(THERE, SECONDS)
    return driver


def ended(page: Page, sentence: str) -> None:
    """The game ends with this sentence, and there is nothing to complain of."""
    page.until(f"{IDLE} && document.getElementById('new') === document.activeElement")
    assert page.script("return document.getElementById('said').textContent") == sentence
    assert page.driver.complaints == []


def test_mastermind(page: Page) -> None:
    options = {"variant": [4, 9, False], "secret": "1234"}
    driver = opened(page, "mastermind", "you rules", options, "5678")
    driver.type(*"1234", ENTER)
    ended(page, "Found in 2 guesses: 180 points.")


def test_connect4(page: Page) -> None:
    driver = opened(page, "connect4", "you easy", [7, 6, 4], *"121212")
    driver.click(".four .column")
    ended(page, "You win with move 7.")


def test_soccer(page: Page) -> None:
    driver = opened(page, "soccer", "you easy", ["standard", 2, 2, 2])
    for key in "71":
        driver.type(key)
        page.until(IDLE)
    ended(page, "You win in turn 1: goal.")


def test_a_game_of_ones_own(page: Page) -> None:
    options = {"name": "nim", "seconds": 20}
    driver = opened(page, "two_players", "you easy", options, "take(1,3)", "take(2,4)")
    driver.click('[data-key="take(3,5)"]')
    ended(page, "You win.")


def test_a_guessing_game(page: Page) -> None:
    driver = opened(page, "guessing", "hard you", {"name": "ship", "ends": None, "seconds": 20})
    for _ in range(9):
        driver.click('#board [data-key="miss"]')
        page.until(IDLE)
    page.until("document.getElementById('said').textContent.startsWith('It is')")
    ended(page, "It is ship(row,4,1): found by 9 questions.")
