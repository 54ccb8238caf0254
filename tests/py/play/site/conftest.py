"""The site built for the tests, and its pages in a browser."""

from __future__ import annotations

import fcntl
import json
import os
import re
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from ludologic.play.site import build, packages
from ludologic.play.site.serving import server

webdriver = pytest.importorskip("selenium.webdriver", reason="selenium is not installed")


def address(game: str, seats: str, options: Any, moves: Iterable[str] = (), **more: Any) -> str:
    """The link to a table: `seats` are words, `more` are other fields of the table."""
    table = {
        "options": options,
        "seats": seats.split(),
        "moves": list(moves),
        "undone": [],
        "resigned": None,
        "aid": None,
        "seed": 1,
    }
    return f"play.html#{game}={quote(json.dumps(table | more))}"


class Page:
    """A page as a person meets it."""

    def __init__(self, driver: Any, address: str) -> None:
        self.driver = driver
        self.address = address

    def open(self, path: str) -> None:
        self.driver.get("about:blank")  # else a new fragment alone would load nothing
        self.driver.get(self.address + path)

    def script(self, text: str, *given: Any) -> Any:
        return self.driver.execute_script(text, *given)

    def awaited(self, text: str, *given: Any) -> Any:
        """What the body of an async function returns."""
        found = self.driver.execute_async_script(
            "const done = arguments[arguments.length - 1];"
            f"(async (...given) => {{ {text} }})(...[...arguments].slice(0, -1))"
            ".then((value) => done({ value }), (error) => done({ error: String(error) }));",
            *given,
        )
        assert "error" not in found, found
        return found.get("value")

    def until(self, condition: str, seconds: float = 30) -> Any:
        """Wait until a JavaScript expression is true; its value."""
        end = time.monotonic() + seconds
        while not (value := self.script(f"return {condition}")):
            assert time.monotonic() < end, f"it never came: {condition}"
            time.sleep(0.02)
        return value

    def shows(self, selector: str, text: str) -> None:
        """Wait until an element shows a text."""
        self.until(f"document.querySelector({selector!r}).innerText.includes({text!r})", 60)

    def text(self, selector: str) -> str:
        return str(self.script("return document.querySelector(arguments[0]).innerText", selector))

    def click(self, selector: str) -> None:
        self.script("document.querySelector(arguments[0]).click()", selector)

    def write(self, editor: str, text: str) -> None:
        """The whole text of an editor, as if it were typed."""
        self.script(
            "document.querySelector(arguments[0] + ' .cm-content').focus();"
            "document.execCommand('selectAll');"
            "document.execCommand('insertText', false, arguments[1])",
            editor,
            text,
        )

    def press(self, *keys: str) -> None:
        webdriver.ActionChains(self.driver).send_keys(*keys).perform()

    def chord(self, held: str, key: str) -> None:
        chain = webdriver.ActionChains(self.driver)
        chain.key_down(held).send_keys(key).key_up(held).perform()

    def media(self, scheme: str) -> None:
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def screen(self, width: int, height: int) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)

    def complaints(self) -> list[str]:
        """What the console shows as an error or a warning since it was asked last."""
        return [
            one["message"]
            for one in self.driver.get_log("browser")
            if one["level"] in ("SEVERE", "WARNING")
            # a worker that was starting when its page was left; one that is missed is never ready
            and not re.search("importScripts|Network Error|fetching the script", one["message"])
            and not self.of_another(one["message"])
        ]

    def of_another(self, message: str) -> bool:
        """Whether a message is on a page of another test, whose server has ended."""
        return message.startswith("http://127.0.0.1:") and not message.startswith(self.address)

    def foreign(self) -> list[str]:
        """The addresses elsewhere that the page has asked."""
        asked = self.script(
            "return performance.getEntriesByType('resource').map((one) => one.name)"
        )
        return [one for one in asked if not one.startswith((self.address, "blob:", "data:"))]


def _pretend(folder: Path) -> Path:
    """What npm would fetch, as empty files."""
    for name in ("swipl/swipl-web.js", "clingo/clingo.js", "editor.js", "LICENCES.txt"):
        file = folder / "vendor" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return folder


@pytest.fixture
def without_engines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is fetched, for what needs no engine."""
    folder = _pretend(tmp_path / "fetched")
    monkeypatch.setattr(packages, "fetched", lambda: folder)


def made_once(scratch: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that one of the processes of these tests makes for all of them."""
    root = scratch.getbasetemp()
    root = root.parent if "PYTEST_XDIST_WORKER" in os.environ else root
    with (root / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (root / f"{name}.made").exists():
            make(root / name)
            (root / f"{name}.made").touch()
    return root / name


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site without its engines."""

    def make(folder: Path) -> None:
        fetched = _pretend(tmp_path_factory.mktemp("fetched"))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(packages, "fetched", lambda: fetched)
            build(folder)

    return made_once(tmp_path_factory, "plain", make)


def served(folder: Path, browser: Any) -> Iterator[Page]:
    """The pages of a folder, from a server of their own."""
    with server(folder, 0) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield Page(browser, f"http://127.0.0.1:{running.server_address[1]}/")
        running.shutdown()


def _lit(folder: Path, browser: Any) -> Iterator[Page]:
    for page in served(folder, browser):
        page.screen(1400, 900)
        page.media("light")
        yield page


@pytest.fixture
def plain(site: Path, browser: Any) -> Iterator[Page]:
    """The pages that need no engine."""
    yield from _lit(site, browser)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site; the network is asked where the packages were never fetched."""

    def make(folder: Path) -> None:
        build(folder)

    return made_once(tmp_path_factory, "built", make)


@pytest.fixture
def page(built: Path, browser: Any) -> Iterator[Page]:
    """The whole site, and nothing kept of earlier visits."""
    yield from _lit(built, browser)


@pytest.fixture
def lab(page: Page) -> Callable[..., Page]:
    """Opens the lab with its engine ready."""

    def opening(fragment: str = "") -> Page:
        page.open("lab.html" + fragment)
        page.until("document.getElementById('state').textContent === 'Ready.'")
        return page

    return opening


@pytest.fixture(scope="session")
def known(built: Path) -> dict[str, Any]:
    """What the pages know of the rules."""
    value: dict[str, Any] = json.loads((built / "rules.json").read_text("utf-8"))
    return value
