"""What the front page shows was recorded, and is what the rules say."""

from __future__ import annotations

import json
import re
from html import unescape
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from ludologic import mastermind
from ludologic.lessons import lessons
from ludologic.play.site import front

pytestmark = pytest.mark.deep


@pytest.fixture(scope="module")
def recorded(site: Path) -> Any:
    text = (site / "index.html").read_text("utf-8")
    found = re.search(r'id="recorded">(.*?)</script>', text, re.S)
    assert found
    return json.loads(found[1])


def test_the_tree_answers_every_code_as_the_rule_does(recorded: Any) -> None:
    """The page follows it without an engine: each answer must be that of the rule."""
    found = {}

    def walk(node: Any, turns: list[tuple[list[int], str]]) -> None:
        guess, _, below = node
        found[tuple(guess)] = turns
        for answer, child in below.items():
            walk(child, [*turns, (guess, answer)])

    walk(recorded["tree"], [])
    codes = list(product(range(1, 7), repeat=4))
    for code in codes:
        for guess, answer in found[code]:
            assert "".join(map(str, mastermind.feedback(guess, code, variant="medium"))) == answer
    assert len(found) == len(codes) == recorded["tree"][1] == 1296
    assert max(map(len, found.values())) == 5  # and the sixth guess finds it


def test_the_pictures_are_of_games_that_were_played(recorded: Any) -> None:
    views = recorded["views"]
    assert set(views) == {"mastermind", "connect4", "soccer"}
    assert [(one["black"], one["white"]) for one in views["mastermind"]["board"]["turns"]] == [
        tuple(mastermind.feedback(guess, "3613", variant="medium"))
        for guess in front.GAMES["mastermind"][1]
    ]
    assert views["connect4"]["status"] == "x wins with move 25."
    assert len(views["soccer"]["board"]["trails"]) == len(front.GAMES["soccer"][1])


def test_the_rule_beside_it_is_the_one_of_the_rules(site: Path) -> None:
    """Its first clause stands on the line to which the link leads."""
    text = (site / "index.html").read_text("utf-8")
    rule = re.search(r'<pre id="rule".*?>(.*?)</pre>', text, re.S)
    line = re.search(r"mastermind%2Fdefinition.pl&amp;line=(\d+)", text)
    assert rule and line
    known = json.loads((site / "rules.json").read_text("utf-8"))["files"]
    lines = known["mastermind/definition.pl"]["text"].splitlines()
    assert lines[int(line[1]) - 1] == unescape(rule[1]).splitlines()[0]
    assert rule[1].startswith("guess_secret_feedback(")


def test_the_game_plays_itself_against_the_readers_code(plain: Any) -> None:
    plain.open("index.html")
    left = "document.getElementById('left').textContent"
    assert plain.until(left) == "Guess 1: 256 of 1,296 codes are left."
    plain.click("#steps button")
    step = "[...document.querySelectorAll('#steps button')][1].click()"
    while not plain.script(f"return {left}").startswith("Found"):
        plain.script(step)
    answers = "return [...document.querySelectorAll('#rack .answer')].map((one) => one.ariaLabel)"
    assert plain.script(answers)[-1] == "4 black, 0 white"
    plain.click("#code button")
    assert plain.script(
        "return [...document.querySelectorAll('#code button')].map((one) => one.textContent)"
    ) == ["4", "6", "1", "3"]
    assert plain.script(f"return {left}").startswith("Guess 1: ")
    assert plain.script("return document.querySelectorAll('.picture svg').length") == 2
    assert plain.complaints() == []


LATER = len(lessons()) - 4
"""How many lessons come after the third; the drill comes before the first."""
KEPT = """
localStorage.setItem("ludologic.lessons", JSON.stringify({
  "1.1": { solved: true }, "1.2": { solved: true },
  "1.3": { solved: true }, "1.4": { solved: true },
  "2": { read: ["section-1"] }, "3.1": { text: "a.", tries: 1 },
}))
"""


def test_the_lessons_are_a_path_with_the_readers_progress(plain: Any) -> None:
    words = "return [...document.querySelectorAll('.path small')].map((one) => one.textContent)"
    plain.open("index.html")
    plain.script("localStorage.clear()")
    for path in ("index.html", "lessons/index.html"):
        plain.open(path)
        assert plain.script(words) == ["next", *[""] * LATER, "", "", ""]
    plain.script(KEPT)
    for path in ("index.html", "lessons/index.html"):
        plain.open(path)
        assert plain.script(words) == [
            "",
            "done",
            "next: begun, 0 of 4 solved",
            "begun, 0 of 4 solved",
            *[""] * LATER,
        ]
    plain.script("localStorage.setItem('ludologic.lessons', '[1')")
    plain.open("index.html")
    assert plain.script(words) == ["next", *[""] * LATER, "", "", ""]
    plain.script("localStorage.clear()")
    assert plain.complaints() == []


def test_the_rule_needs_no_scroll_bar_to_the_side(plain: Any) -> None:
    for size in ((1440, 900), (1280, 720), (390, 844)):
        plain.screen(*size)
        plain.open("index.html")
        widths = (
            "const rule = document.getElementById('rule');"
            "return rule.scrollWidth - rule.clientWidth"
        )
        assert plain.script(widths) <= 0, size
