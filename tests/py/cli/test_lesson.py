"""`ludologic lesson`: an answer in a file is judged, with an exit code that a script can go by."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

RIGHT = """\
blacks([], [], 0).
blacks([X|Xs], [X|Ys], N) :- blacks(Xs, Ys, M), N is M + 1.
blacks([X|Xs], [Y|Ys], N) :- dif(X, Y), blacks(Xs, Ys, N).
"""


def test_list_and_show(run: Any) -> None:
    assert "1.2" in run("lesson", "list").out
    found = run("lesson", "list", "--json").value["lessons"]
    assert found[0]["lesson"] == 1 and len(found[0]["exercises"]) == 4
    assert run("lesson", "show", "1").out.startswith("# 1. ")
    plain = run("lesson", "show", "1.2")
    assert "Hint" not in plain.out and "dif(" not in plain.out
    hinted = run("lesson", "show", "1.2", "--hints", "2", "--solution")
    assert hinted.out.count("Hint ") == 2 and "dif(" in hinted.out
    assert len(run("lesson", "show", "1.2", "--hints", "3", "--json").value["hints"]) == 3


def test_what_is_no_lesson(run: Any) -> None:
    run("lesson", "show", "99").is_error(2, "lesson 99")
    run("lesson", "show", "1.9").is_error(2, "'1.9'")
    run("lesson", "show", "1.2", "--hints", "4").is_error(2, "4 is no number of hints")
    run("lesson", "show", "1.2", "--hints", "x").is_error(2, "'x' is no whole number")
    run("lesson", "check", "1.2", "nowhere.pl").is_error(2, "nowhere.pl")


@pytest.mark.prolog
def test_check(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.pl"
    file.write_text(RIGHT)
    said = run("lesson", "check", "1.2", str(file))
    assert said.code == 0 and said.out == "1.2 is solved.\n"
    assert run("lesson", "check", "1.2", str(file), "--json").value == {
        "exercise": "1.2",
        "solved": True,
    }
    file.write_text(RIGHT.replace("dif(X, Y), ", ""))
    said = run("lesson", "check", "1.2", str(file))
    assert said.code == 1 and said.out.startswith("?- blacks([1], [1], A).\n")
    said = run("lesson", "check", "1.2", str(file), "--json")
    assert said.code == 1 and '"counterexample"' in said.out
    file.write_text("blacks(.")
    said = run("lesson", "check", "1.2", str(file))
    assert said.code == 1 and said.out.startswith("line 1, column ")


def test_check_asp(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.lp"
    for text, code, words in [
        (":- drew(N), not black(N).", 0, "is solved"),
        (":- drew(N), black(N).", 1, "an answer set is missing"),
        (":- drew(", 1, "error"),
        ('#include "/etc/hostname".', 1, "#include is not accepted"),
        ("#script (python)", 1, "#script is not accepted"),
        ("drew(1). #script (lua) #end.", 1, "#script is not accepted"),
        ('% "\ndrew(1). #include "/etc/hostname".', 1, "#include is not accepted"),
        ("% #show\n%* #script *% :- drew(N), not black(N).", 0, "is solved"),
    ]:
        file.write_text(text)
        said = run("lesson", "check", "2.3", str(file))
        assert said.code == code and words in said.out, said


def test_a_program_that_is_never_ground_is_stopped(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludologic.lessons.checking.SECONDS", 1.0)
    file = tmp_path / "mine.lp"
    file.write_text("p(0). p(X + 1) :- p(X).")
    said = run("lesson", "check", "2.3", str(file))
    assert said.code == 1 and "has not come to an end after 1 seconds" in said.out
