"""The page of a proof of Connect 4, walked to its ends in headless Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludologic.connect4 import Board
from ludologic.connect4 import prove as proving
from ludologic.engines import door
from ludologic.play.pictures import proof as pictures

pytestmark = [pytest.mark.deep, pytest.mark.prolog]

TURNED = "return document.getElementById('{}').textContent"


class Page:
    def __init__(self, browser: Any) -> None:
        self.browser = browser

    def text(self, name: str) -> str:
        return str(self.browser.execute_script(TURNED.format(name)))

    @property
    def played(self) -> str:
        return self.text("played").rpartition(" ")[2]

    def press(self, column: int) -> None:
        self.browser.execute_script(
            "document.querySelector(`.four [data-key='${arguments[0]}']`)?"
            ".dispatchEvent(new MouseEvent('click', { bubbles: true }))",
            column,
        )

    def button(self, number: int) -> None:
        self.browser.execute_script(
            "document.querySelectorAll('#tools button')[arguments[0]].click()", number
        )

    def key(self, key: str) -> None:
        self.browser.execute_script(
            "document.body.dispatchEvent("
            "new KeyboardEvent('keydown', {key: arguments[0], bubbles: true}))",
            key,
        )

    def cells(self) -> set[str]:
        """What is seen, as the board says it to people who can't see."""
        said = self.browser.execute_script(
            "return document.querySelector('.four').getAttribute('aria-label')"
        )
        return set(str(said).split("; "))


@pytest.fixture(params=[(1400, 900), (360, 640)])
def page(browser: Any, tmp_path: Path, request: Any, monkeypatch: Any) -> Iterator[Page]:
    """A proof without its searches: each end is said to have taken ten nodes."""
    monkeypatch.setattr(proving, "_group", lambda claim, ends: [10] * len(ends))
    found = proving.prove(facts="few")
    file = tmp_path / "proof.html"
    file.write_text(pictures.html(proving.walk(found, "few")), "utf-8")
    width, height = request.param
    size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    browser.get_log("browser")
    browser.get(file.as_uri())
    yield Page(browser)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= width
    assert browser.get_log("browser") == []
    browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_each_step_is_by_the_facts_or_says_why_it_holds(page: Page) -> None:
    """Each reply of o, mirrors too, three moves deep: the board is what was played."""
    plan = {one["text"]: one["column"] for one in door.connect4.facts(start="", facts="few")}
    assert page.text("title") == "Connect 4 from the empty board: x wins"
    assert page.played == "4" and "a fact, one of 62" in page.text("said")
    kinds = set()
    for first in range(1, 8):
        page.button(1)
        page.press(first)
        assert page.played[:2] == f"4{first}"
        mirror = "".join(str(8 - int(one)) for one in page.played[:2])
        expected = plan.get(page.played[:2]) or 8 - plan[mirror]
        assert page.played[2] == str(expected)
        for second in range(1, 8):
            before = page.played
            page.press(second)
            if page.played == before:  # the proof ends here
                continue
            stones = Board(page.played).picture()["columns"]
            seen = {
                f"{stone} at row {row}, column {column}"
                for column, stack in enumerate(stones, start=1)
                for row, stone in enumerate(stack, start=1)
            }
            assert page.cells() == seen
            kinds.add(page.text("said").split(":")[0].split(" ", 3)[-1])
            page.button(0)
            assert page.played == before
    assert len(kinds) > 1


def test_an_end_says_why_and_leads_nowhere(page: Page) -> None:
    for reply in (1, 1, 1):
        page.key(str(reply))
    for _ in range(40):
        if page.text("leads").startswith("The proof ends here"):
            break
        page.press(1)
    assert page.text("leads").startswith("The proof ends here")
    said, before = page.text("said"), page.played
    assert "proves that x wins" in said or said.endswith("has four.")
    page.press(1)
    page.key("9")
    assert page.played == before
    page.key("Backspace")
    assert len(page.played) < len(before)
    page.button(1)
    assert page.played == "4"
