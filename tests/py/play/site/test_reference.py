"""The pages that need no engine, in a browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import thinned

from ludologic.play.site.rules import Rules

ROOM = "reference/connect4/exact/index.html"


@pytest.mark.deep
def test_pages_load_without_a_complaint_and_fit_a_phone(plain: Any) -> None:
    for path in ("index.html", "reference/index.html", ROOM):
        plain.open(path)
        plain.screen(360, 740)
        assert plain.complaints() == [] and plain.foreign() == []
        assert plain.script("return document.documentElement.scrollWidth") == 360


@pytest.mark.deep
@pytest.mark.parametrize(
    ("words", "title", "text"),
    thinned(
        [
            (
                "guess_secret_feed",
                "Code breaking, told once",
                "guess_secret_feedback(?Guess, ?Secret",
            ),
            ("connect4/exact", "connect4/exact", "what proves it without a search"),
            ("Move, turn", "Glossary", "a turn is a guess with its feedback"),
            ("Black pegs", "1. Feedback is a relation", "Write the black part yourself."),
        ],
        {0, 2},
    ),
)
def test_a_name_is_found(plain: Any, words: str, title: str, text: str) -> None:
    plain.open("reference/index.html")
    plain.script(
        "const find = document.getElementById('find');"
        "find.value = arguments[0]; find.dispatchEvent(new Event('input'))",
        words,
    )
    plain.until("document.getElementById('found').children.length")
    plain.click("#found a")
    plain.until(f"document.querySelector('h1').innerText === {title!r}")
    assert text in plain.text("main")
    assert plain.complaints() == []


@pytest.fixture(scope="module")
def rules() -> Rules:
    return Rules()


def called(rules: Rules, path: str, name: str) -> list[str]:
    return [f"{one.of} {one.used} {one.line}" for one in rules.calls.get((path, name), [])]


@pytest.mark.deep
def test_each_relation_knows_what_it_calls(rules: Rules) -> None:
    """The lines are those on which the clauses begin."""
    path = "mastermind/definition.pl"
    lines = rules.files[path].text.splitlines()

    def at(head: str) -> int:
        return next(place for place, line in enumerate(lines, 1) if line.startswith(head))

    feedback = at("guess_secret_feedback(")
    assert called(rules, path, "guess_secret_feedback/3") == [
        f"{path} equally_long/2 {feedback}",
        f"{path} blacks/3 {feedback}",
        f"{path} common/3 {feedback}",
    ]
    explained = at("consistent(")
    assert called(rules, path, "consistent/2") == [
        f"shared/needed.pl needed/3 {explained}",
        f"{path} explained/2 {explained}",
    ]
    assert called(rules, "shared/needed.pl", "needed/3") == []


@pytest.mark.deep
def test_each_relation_knows_who_calls_it(rules: Rules) -> None:
    path = "mastermind/definition.pl"
    users = rules.callers[path, "guess_secret_feedback/3"]
    assert {(one.path, one.user) for one in users} >= {
        (path, "explained/2"),
        (path, "answering/4"),
        ("mastermind/tree/tree.pl", "divided/5"),
    }
    for one in users:
        line = rules.files[one.path].text.splitlines()[one.line - 1]
        name = one.user.partition("/")[0]
        assert re.match(rf"(\w+:)?{name}\(", line), one


@pytest.mark.deep
def test_the_page_draws_them_with_their_lines(site: Path, rules: Rules) -> None:
    page = (site / "reference" / "mastermind" / "definition.pl.html").read_text("utf-8")
    part = page.partition('id="guess_secret_feedback-3"')[2].partition("<h2")[0]
    above, _, below = part.partition("<h3>Calls</h3>")
    for one in rules.callers["mastermind/definition.pl", "guess_secret_feedback/3"]:
        link = f"lab.html#file={one.path.replace('/', '%2F')}&amp;line={one.line}"
        assert link.replace("%2F", "/") in above or link in above, one
    assert re.findall(r"<code>(\w+/\d)</code>", below) == ["equally_long/2", "blacks/3", "common/3"]
