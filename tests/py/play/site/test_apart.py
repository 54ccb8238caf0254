"""Where the system can't confine a check, the engines of the pages judge an answer, run by Node."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludologic import lessons
from ludologic.errors import EngineMissing
from ludologic.play.site import packages

pytestmark = [pytest.mark.long, pytest.mark.prolog]


@pytest.fixture(autouse=True)
def no_landlock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "landlock.py").write_text('raise ImportError("no Landlock here")')
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


@pytest.mark.parametrize("number", ["1.2", "8.4"])
def test_the_verdict_is_the_same(number: str, monkeypatch: pytest.MonkeyPatch) -> None:
    exercise = lessons.exercise(number)
    texts = [exercise.solution, exercise.wrong[0].text]
    apart = [lessons.check(exercise, text) for text in texts]
    monkeypatch.delenv("PYTHONPATH")
    assert apart == [lessons.check(exercise, text) for text in texts]
    assert [one.solved for one in apart] == [True, False]


def test_no_answer_reaches_the_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    before = list(tmp_path.iterdir())
    for goal in ('shell("touch PWN")', '_ := eval("process.exit(3)")', "open('PWN', write, _)"):
        text = f"prediction(1, 1-2) :- {goal}."
        assert not lessons.check(lessons.exercise("1.1"), text).solved
    assert list(tmp_path.iterdir()) == before


def test_without_node_there_is_no_check(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "search_path", lambda: "")
    with pytest.raises(EngineMissing, match="Node 20 or newer is not installed") as raised:
        lessons.check(lessons.exercise("1.1"), "")
    assert "no Landlock here" in str(raised.value)
