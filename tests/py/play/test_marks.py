"""`ludologic lesson mark`: a class's answers, as a table, as CSV and as a page."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from ludologic import lessons

TASK = lessons.exercise("1.1")
WRONG = TASK.wrong[0].text


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A class: one is right, two are wrong in the same way, one handed in no text and a link."""
    found = tmp_path / "class"
    for learner, name, text in [
        ("anna", "1.1.pl", TASK.solution),
        ("anna", "notes.txt", "not marked"),
        ("anna", "2.3.LP", "not marked"),
        ("bernd <b>", "1.1.pl", WRONG),
        ("=cmd()", "1.1.pl", WRONG),
        ("dora", "2.3.lp", ":- drew("),
    ]:
        (found / learner).mkdir(parents=True, exist_ok=True)
        (found / learner / name).write_text(text)
    (found / "dora" / "1.1.pl").symlink_to("/etc/hostname")
    (found / "emil").mkdir()
    (found / "loose.pl").write_text("not marked")
    return found


checked = cache(lessons.check)


@pytest.fixture(autouse=True)
def _once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answer is checked in a process of its own, but in one of these tests alone."""
    monkeypatch.setattr("ludologic.lessons.marking.check", checked)


@pytest.mark.prolog
def test_a_class_is_a_table(run: Any, folder: Path) -> None:
    said = run("lesson", "mark", str(folder))
    assert said.out == (
        "learner    1.1  2.3  solved  handed in\n"
        "=cmd()     no        0       1\n"
        "anna       yes       1       1\n"
        "bernd <b>  no        0       1\n"
        "dora       no   no   0       2\n"
        "emil                 0       0\n"
    )
    assert said.err == (
        "Not marked: 'anna/2.3.LP', 'anna/notes.txt', 'loose.pl'. An answer is a file such as "
        "1.2.pl or 2.3.lp in the learner's folder.\n"
    )


@pytest.mark.prolog
def test_a_class_is_csv_that_no_spreadsheet_computes(run: Any, folder: Path) -> None:
    assert run("lesson", "mark", str(folder), "--csv").out == (
        "learner,1.1,2.3,solved,handed in\r\n"
        "'=cmd(),no,,0,1\r\n"
        "anna,yes,,1,1\r\n"
        "bernd <b>,no,,0,1\r\n"
        "dora,no,no,0,2\r\n"
        "emil,,,0,0\r\n"
    )


class Page(HTMLParser):
    """What stands in a page: the links with where they lead, and the texts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: list[str] = []
        self.texts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        self.links += [given["href"] or ""] if tag == "a" else []
        self.places += [f"#{given['id']}"] if tag == "details" else []
        assert tag != "b", "a learner's name is a tag"

    def handle_data(self, data: str) -> None:
        self.texts.append(data.strip())


@pytest.mark.prolog
def test_a_class_is_a_page(run: Any, folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "class.html"
    assert run("lesson", "mark", str(folder), "--page", str(file)).code == 0
    text = file.read_text("utf-8")
    page = Page(text)
    assert "5 learners handed in 5 answers; 1 of them solves its exercise." in page.texts
    assert "Not marked: anna/2.3.LP, anna/notes.txt, loose.pl." in page.texts
    assert len(page.links) == 5 and set(page.links) == set(page.places)
    told = lessons.check(TASK, WRONG).told(TASK)
    both = page.texts.index("2 learners met this:")
    assert page.texts[both + 1] == told and page.texts.count(told) == 3
    assert page.texts.count(WRONG.strip()) == 2
    assert "'1.1.pl' is a link to another file" in page.texts
    assert not re.search(r"<script|https?:|@[A-Z]+@", text)


def test_what_is_no_class(run: Any, tmp_path: Path) -> None:
    run("lesson", "mark", str(tmp_path / "nowhere")).is_error(
        2, "can't be read: there is no such file"
    )
    run("lesson", "mark", str(tmp_path)).is_error(2, "each learner has one, with files such as")
    run("lesson", "mark", str(tmp_path), "--csv", "--json").is_error(2, "give one of them")
