"""The rule that decided, beside the board: its clause, the values in it, the goal that failed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from tests.py.play.site.conftest import address

from ludologic.engines import rules

# they fetch the engines with npm, and a browser takes its time
pytestmark = pytest.mark.long

CONNECT4, MASTERMIND, SOCCER = [7, 6, 4], [[4, 9, False], "7432"], ["standard", 8, 10, 2]
SENTENCE = "document.querySelector('#why p')?.textContent"
LINES = """return [...document.querySelectorAll('#why .l')].map((line) => {
  const parts = [...line.querySelectorAll('.b')].map((one) => one.textContent);
  return [line.classList[1], ...parts];
})"""


@pytest.fixture
def told(page: Any) -> Any:
    """Opens a table; the page, as soon as it says why."""

    def opening(game: str, options: Any, moves: list[str]) -> Any:
        seats = f"you {'rules' if game == 'mastermind' else 'friend'}"
        page.complaints()
        page.open(address(game, seats, options, moves))
        page.until(SENTENCE)
        return page

    return opening


def played(page: Any, move: str) -> None:
    """A move that is written."""
    page.script(
        "const line = [...document.querySelectorAll('input')].find((one) => one.placeholder);"
        "line.value = arguments[0];"
        "line.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))",
        move,
    )


def test_an_answer_of_mastermind(told: Any) -> None:
    page = told("mastermind", MASTERMIND, ["1234"])
    assert page.script(f"return {SENTENCE}") == (
        "1 symbol is in its place, and 2 are elsewhere in the code."
    )
    assert page.script(LINES) == [
        ["plain", "Guess = [1, 2, 3, 4]"],
        ["held"],
        ["held", "Black = 1"],
        ["held", "Common = 3"],
        ["held", "White = 2"],
    ]
    link = urlsplit(page.script("return document.querySelector('#why a').getAttribute('href')"))
    assert parse_qs(link.fragment)["file"] == ["mastermind/definition.pl"]
    assert "query" not in parse_qs(link.fragment)  # it would tell the secret
    assert page.complaints() == []


def test_a_move_that_is_refused(told: Any) -> None:
    page = told("connect4", CONNECT4, ["4"] * 6)
    played(page, "4")
    page.until(f"{SENTENCE} === 'Move 7: column 4 is full: it has room for 6 stones.'")
    failed = [line for line in page.script(LINES) if line[0] == "failed"]
    assert failed == [
        ["failed", "stones_room([x, o, x, o, x, o], [_|_]) fails"],
        ["failed", "append([x, o, x, o, x, o], [_|_], [_, _, _, _, _, _]) fails"],
    ]
    page.click("#why .more")  # what stands before the goal that failed
    assert len(page.script(LINES)) == 12
    played(page, "5")
    page.until(f"{SENTENCE}.includes('row 1 of column 5')")
    assert {line[0] for line in page.script(LINES)} == {"plain", "held"}


def test_a_move_that_is_pointed_at(told: Any) -> None:
    page = told("connect4", CONNECT4, ["4", "4"])
    page.script(
        "document.querySelector('#board [data-key=\"2\"]')"
        ".dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))"
    )
    page.until(f"{SENTENCE}.includes('row 1 of column 2')")
    page.script("document.getElementById('board').dispatchEvent(new MouseEvent('mouseleave'))")
    page.until(f"{SENTENCE}.includes('row 2 of column 4')")


def test_the_cells_that_a_value_speaks_of(told: Any) -> None:
    page = told("soccer", SOCCER, ["0", "2", "5"])
    marks = "document.querySelectorAll('#board .mark.hint').length"
    assert page.script(f"return {marks}") == 0
    over = "document.querySelector('#why .cells').dispatchEvent(new MouseEvent('mouseenter'))"
    page.script(over)
    assert page.script(f"return {marks}") == 1
    page.script(over.replace("mouseenter", "mouseleave"))
    assert page.script(f"return {marks}") == 0


def test_the_rule_as_the_reader_has_it(told: Any, page: Any) -> None:
    """A column that is changed to have room for two stones alone."""
    path = "connect4/definition.pl"
    text = Path(rules.path(path)).read_text(encoding="utf-8")
    assert "height(6)." in text
    page.open("lab.html")
    page.script(
        "localStorage.setItem('ludologic.edits', arguments[0])",
        json.dumps({path: text.replace("height(6).", "height(2).")}),
    )
    told("connect4", CONNECT4, ["4", "4"])
    played(page, "4")
    page.until(f"{SENTENCE}?.startsWith('Move 3: column 4 is full')")
    assert ["held", "Height = 2"] in page.script(LINES)
    page.script("localStorage.removeItem('ludologic.edits')")


def test_a_code_that_is_pointed_at(told: Any) -> None:
    """In the field of all codes: why it is ruled out, and never what it would be answered."""
    page = told("mastermind", MASTERMIND, ["1234"])
    page.until("document.querySelector('.codes .read')?.textContent")
    page.script("document.querySelector('.codes .cells').focus()")
    page.press("\ue014")  # to the right
    page.until(f"{SENTENCE}.startsWith('Turn 1 rules ')")
    assert page.script(LINES)[-3][0] == "failed"
    played(page, "1325")
    page.until(f"{SENTENCE} === 'No symbol is in its place, and 2 are elsewhere in the code.'")


def test_a_game_told_by_its_rules(page: Any) -> None:
    """The clause that decided a move, and the condition at which another one fails."""
    page.complaints()
    page.open(address("two_players", "you friend", ["nim", None], ["take(1,3)"]))
    page.until(f"{SENTENCE} === '1 played take(1,3): it was legal, and led to this state.'")
    played(page, "take(1,1)")
    page.until(f"{SENTENCE}.startsWith(\"'take(1,1)' is no legal move, because \")")
    assert page.script(f"return {SENTENCE}").startswith(
        "'take(1,1)' is no legal move, because between(1, 0, 1) fails (nim.pl, line 27): accepted "
    )
    assert [line for line in page.script(LINES) if line[0] == "failed"] == [
        ["failed", "between(1, 0, 1) fails"]
    ]
