"""The tests in Prolog are reported as they end: a failure that is swallowed fails here."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.prolog

TESTS = Path(__file__).parents[1]

KINDS = """\
:- use_module(library(lists)).

:- begin_tests(kinds).

test(holds) :- true.
test(holds_with, X == 1) :- X = 1.
test(fails) :- fail.
test(fails_rightly, fail) :- fail.
test(differs, X == 1) :- X = 2.
test(succeeds_wrongly, fail) :- true.
test(errs) :- atom_length(_, _).
test(errs_rightly, error(instantiation_error)) :- atom_length(_, _).
test(errs_otherwise, error(instantiation_error)) :- atom_length(f(x), _).
test(leaves_a_choice) :- member(_, [1, 2]).
test(may_leave_a_choice, nondet) :- member(_, [1, 2]).
test(each, forall(member(X, [1, 2, 3]))) :- X > 0.
test(not_each, forall(member(X, [1, 2, 3]))) :- X < 3.
test(no_case, forall(member(_, []))) :- fail.
test(all_solutions, all(X == [1, 2])) :- member(X, [1, 2]).
test(other_solutions, all(X == [1])) :- member(X, [1, 2]).
test(says_an_error) :- print_message(error, format("said aloud", [])).
test(asserts) :- assertion(1 =:= 2).
test(blocked, blocked(later)) :- fail.
test(expected_to_fail, fixme(known)) :- fail.
test(no_longer_fails, fixme(known)) :- true.
test(without_condition, condition(fail)) :- fail.
test(setup_fails, setup(fail)) :- true.
test(twice) :- true.
test(twice) :- fail.

:- end_tests(kinds).
"""

OUTCOMES = {
    "holds": "PASSED",
    "holds_with": "PASSED",
    "fails": "FAILED",
    "fails_rightly": "PASSED",
    "differs": "FAILED",
    "succeeds_wrongly": "FAILED",
    "errs": "FAILED",
    "errs_rightly": "PASSED",
    "errs_otherwise": "FAILED",
    "leaves_a_choice": "PASSED",
    "may_leave_a_choice": "PASSED",
    "each": "PASSED",
    "not_each": "FAILED",
    "no_case": "SKIPPED",
    "all_solutions": "PASSED",
    "other_solutions": "FAILED",
    "says_an_error": "FAILED",
    "asserts": "FAILED",
    "blocked": "SKIPPED",
    "expected_to_fail": "XFAIL",
    "no_longer_fails": "PASSED",
    "without_condition": "SKIPPED",
    "setup_fails": "FAILED",
    "twice": "FAILED",
}


def ran(file: Path, seconds: int = 60) -> tuple[dict[str, str], str]:
    """How the tests of the file end, and all that pytest says of them."""
    command = [sys.executable, "-m", "pytest", "-p", "conftest", "-p", "no:cacheprovider"]
    command += ["-v", "-rA", "-n", "0", "-o", "addopts=", f"--rootdir={file.parent}", str(file)]
    done = subprocess.run(
        command,
        cwd=file.parent,
        env=os.environ | {"PYTHONPATH": str(TESTS), "PLUNIT_SECONDS": str(seconds)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )
    found = re.findall(r"^\S+::(\w+) ([A-Z]+)", done.stdout, re.M)
    return dict(found), done.stdout + done.stderr


def test_each_kind_of_test_ends_as_it_should(tmp_path: Path) -> None:
    file = tmp_path / "kinds.plt"
    file.write_text(KINDS, "utf-8")
    found, said = ran(file)
    assert found == OUTCOMES, said
    for words in ["choicepoint", "said aloud", "blocked: later", "fixme: known", "no case to run"]:
        assert words in said


def test_one_that_hangs_is_stopped(tmp_path: Path) -> None:
    file = tmp_path / "hangs.plt"
    file.write_text(
        ":- begin_tests(hangs).\n"
        "test(before) :- true.\n"
        "test(hangs) :- repeat, fail.\n"
        "test(after) :- true.\n"
        ":- end_tests(hangs).\n",
        "utf-8",
    )
    found, said = ran(file, seconds=3)
    assert found == {"before": "PASSED", "hangs": "FAILED", "after": "FAILED"}, said
    assert "it was stopped after 3 s" in said


@pytest.mark.parametrize("how", ["halt", "halt(0)", "halt(1)", "shell('kill -9 $PPID')"])
def test_one_that_ends_prolog_fails(tmp_path: Path, how: str) -> None:
    file = tmp_path / "ends.plt"
    file.write_text(
        ":- begin_tests(ends).\n"
        "test(before) :- true.\n"
        f"test(ends) :- {how}.\n"
        "test(after) :- true.\n"
        ":- end_tests(ends).\n",
        "utf-8",
    )
    found, said = ran(file)
    assert found == {"before": "PASSED", "ends": "FAILED", "after": "FAILED"}, said


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (":- begin_tests(load).\ntest(one) :- X = 1.\n:- end_tests(load).\n", "ingleton"),
        (":- begin_tests(load).\ntest(one) :- a b.\n:- end_tests(load).\n", "yntax"),
        (
            ":- use_module(nowhere).\n:- begin_tests(load).\ntest(one) :- true.\n"
            ":- end_tests(load).\n",
            "nowhere",
        ),
        (":- begin_tests(load).\n test(one) :- true.\n:- end_tests(load).\n", "ran unseen"),
    ],
)
def test_what_loading_says_fails_each_test(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "load.plt"
    file.write_text(text, "utf-8")
    found, said = ran(file)
    assert set(found.values()) == {"FAILED"}, said
    assert words in said
