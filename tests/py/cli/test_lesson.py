"""`ludologic lesson`: an answer in a file is judged, with an exit code that a script can go by."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import thinned

from ludologic import lessons
from ludologic.lessons.checking import judged

RIGHT = """\
differences([], [], 0).
differences([X|Xs], [X|Ys], N) :- differences(Xs, Ys, N).
differences([X|Xs], [Y|Ys], N) :- dif(X, Y), differences(Xs, Ys, M), N is M + 1.
"""


def test_list_and_show(run: Any) -> None:
    assert "1.2" in run("lesson", "list").out
    found = run("lesson", "list", "--json").value["lessons"]
    assert [one["lesson"] for one in found] == [one.number for one in lessons.lessons()]
    assert [len(one["exercises"]) for one in found] == [4] * len(found)
    assert run("lesson", "show", "0").out.startswith("# 0. ")
    assert run("lesson", "show", "1").out.startswith("# 1. ")
    plain = run("lesson", "show", "1.2")
    assert "Hint" not in plain.out and "dif(" not in plain.out
    hinted = run("lesson", "show", "1.2", "--hints", "2", "--solution")
    assert hinted.out.count("Hint ") == 2 and "dif(" in hinted.out
    assert len(run("lesson", "show", "1.2", "--hints", "3", "--json").value["hints"]) == 3


def test_what_is_no_lesson(run: Any) -> None:
    run("lesson", "show", "99").is_error(2, "no lesson 99: accepted are 0 to")
    run("lesson", "show", "1.9").is_error(2, "'1.9'")
    run("lesson", "show", "1.2", "--hints", "4").is_error(2, "4 is no number of hints")
    run("lesson", "show", "1.2", "--hints", "x").is_error(2, "'x' is no whole number")
    run("lesson", "check", "1.2", "nowhere.pl").is_error(2, "nowhere.pl")


@pytest.mark.prolog
def test_check(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.pl"
    file.write_text(RIGHT)
    assert run("lesson", "check", "1.2", str(file), "--json").value == {
        "exercise": "1.2",
        "solved": True,
        "remarks": [],
    }
    monkeypatch.setattr(lessons, "check", judged)  # the first one had a process of its own
    file.write_text(RIGHT.replace("dif(X, Y), ", ""))
    said = run("lesson", "check", "1.2", str(file))
    assert said.code == 1 and said.out.startswith("?- differences([1], [1], A).\n")
    said = run("lesson", "check", "1.2", str(file), "--json")
    assert said.code == 1 and '"counterexample"' in said.out
    file.write_text("differences(.")
    said = run("lesson", "check", "1.2", str(file))
    assert said.code == 1 and said.out.startswith("line 1, column ")


def test_check_asp(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.lp"
    for text, code, words in [
        (":- drew(N), not black(N).", 0, "is solved"),
        (":- drew(N), black(N).", 1, "an answer set is missing"),
        (":- drew(", 1, "line 1, column 8: this ( is never closed\n    :- drew(\n           ^\n"),
        ('#include "/etc/hostname".', 1, "#include is not accepted"),
        ("#script (python)", 1, "#script is not accepted"),
        ("drew(1). #script (lua) #end.", 1, "#script is not accepted"),
        ('% "\ndrew(1). #include "/etc/hostname".', 1, "#include is not accepted"),
        ("% #show\n%* #script *% :- drew(N), not black(N).", 0, "is solved"),
    ]:
        file.write_text(text)
        said = run("lesson", "check", "2.3", str(file))
        assert said.code == code and words in said.out, said
        monkeypatch.setattr(lessons, "check", judged)  # the first one had a process of its own


def test_what_is_wrong_with_a_text_is_shown_at_its_place(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lessons, "check", judged)
    file = tmp_path / "mine.lp"
    for text, words in [
        (
            "\n:- drew(N), \\+ black(N).",
            "line 2, column 13: ASP writes not where Prolog writes \\+\n    :-",
        ),
        (":- drew(N), not black(N)\n", "line 1, column 25: the last full stop is missing\n    :-"),
        (":- not black(N).", "line 1, column 14: N is unsafe"),
        (
            ":- drew(N), not differences(N).",
            "no rule makes differences(N) true: is its name right?",
        ),
    ]:
        file.write_text(text)
        said = run("lesson", "check", "2.3", str(file))
        assert said.code == 1 and words in said.out, said


def test_what_is_no_text(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.pl"
    file.write_bytes(b"\xff\xfe\x00differences")
    run("lesson", "check", "1.2", str(file)).is_error(2, "no text in UTF-8")
    run("lesson", "check", "1.2", str(tmp_path)).is_error(2, "can't be read: it is no file")
    run("lesson", "check", "1.2", "/dev/zero").is_error(2, "at most 100,000 bytes are accepted")

    def closed(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", closed)
    run("lesson", "check", "1.2", str(file)).is_error(2, "can't be read: Permission denied")


@pytest.mark.prolog
def test_texts_that_hold_little(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "check", judged)
    file = tmp_path / "mine.pl"
    for text, words in [("", "defines nothing"), ("\0", "line 1, column ")]:
        file.write_text(text)
        said = run("lesson", "check", "1.2", str(file))
        assert said.code == 1 and words in said.out, said


ENDLESS = "not come to an end after 1 second"
ATTACKS = [
    ("1.2", "differences(_, _, N) :- sleep(100), N = 1.", "sleep(100) can't be called here"),
    (
        "1.2",
        "differences(A, B, C) :- catch(loop, _, differences(A, B, C)).\nloop :- loop.",
        ENDLESS,
    ),
    ("1.2", "differences(_, _, 1) :- format('~*c', [2000000000, 0'x]).", ENDLESS),
    ("2.3", "p(0). p(X + 1) :- p(X).", ENDLESS),
    ("2.3", "p(1..20000). q(X, Y) :- p(X), p(Y).", ENDLESS),
]
"""What neither engine stops by itself."""


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize(("number", "text", "words"), thinned(ATTACKS, {1, 2, 4}))
def test_what_runs_on_is_stopped(
    number: str, text: str, words: str, run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludologic.lessons.checking.SECONDS", 1.0)
    file = tmp_path / "mine"
    file.write_text(text)
    said = run("lesson", "check", number, str(file))
    assert said.code == 1 and words in said.out and said.out.count("\n") == 1, said


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "differences(_, _, N) :- format(atom(A), '~*c', [2000000000, 0'x]), atom_length(A, N).",
            marks=pytest.mark.long,
        ),
        "differences(_, _, N) :- numlist(1, 1000000000, L), length(L, N).",
        "differences(_, _, N) :- length(L, 2000000000), length(L, N).",
        "differences(_, _, N) :- N is 1 << 100000000000.",
    ],
)
def test_memory_is_limited(
    text: str, run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludologic.lessons.checking.MEMORY", 1 << 29)
    monkeypatch.setattr("ludologic.lessons.checking.SECONDS", 60.0)
    file = tmp_path / "mine.pl"
    file.write_text(text)
    said = run("lesson", "check", "1.2", str(file))
    assert said.code == 1 and said.err == "", said
    ends = ["512 MB", "more and more memory", "not come to an end"]
    assert any(end in said.out for end in ends), said


@pytest.mark.prolog
def test_an_answer_that_ends_prolog_is_refused(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.pl"
    file.write_text("differences(_, _, _) :- throw('$aborted').")
    said = run("lesson", "check", "1.2", str(file))
    assert (said.code, said.err) == (1, "")
    assert said.out == (
        "line 1: '$aborted' can't be called here: an answer neither reaches outside the program "
        "nor ends Prolog\n"
    )


# `lesson mark`: a class is marked


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
