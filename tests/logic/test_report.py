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
Ran = tuple[dict[str, dict[str, str]], str]
"""How each test of each file ended, and all that pytest said of them."""

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


ENDS = ["halt", "halt(0)", "halt(1)", "shell('kill -9 $PPID')"]
LOADED = {
    "ingleton": "{begin}test(one) :- X = 1.\n{end}",
    "yntax": "{begin}test(one) :- a b.\n{end}",
    "nowhere": ":- use_module(nowhere).\n{begin}test(one) :- true.\n{end}",
    "ran unseen": "{begin} test(one) :- true.\n{end}",
}
"""What is wrong with a file, and words that are said of it when it is loaded."""


def three(unit: str, goal: str) -> str:
    """Three tests, of which the second asks this goal."""
    tests = f"test(before) :- true.\ntest({unit}) :- {goal}.\ntest(after) :- true.\n"
    return f":- begin_tests({unit}).\n{tests}:- end_tests({unit}).\n"


def ran(folder: Path, files: dict[str, str], seconds: int) -> Ran:
    """How the tests of each of these files end, and all that pytest says of them."""
    for name, text in files.items():
        (folder / f"{name}.plt").write_text(text, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "conftest", "-p", "no:cacheprovider"]
    command += ["-v", "-rA", "-n", "0", "-o", "addopts=", f"--rootdir={folder}", str(folder)]
    done = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(TESTS), "PLUNIT_SECONDS": str(seconds)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )
    found: dict[str, dict[str, str]] = {name: {} for name in files}
    for name, test, outcome in re.findall(r"^(\w+)\.plt::\S+::(\w+) ([A-Z]+)", done.stdout, re.M):
        found[name][test] = outcome
    return found, done.stdout + done.stderr


@pytest.fixture(scope="module")
def all_ran(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    """One pytest is asked all files but the one that hangs."""
    files = {"kinds": KINDS}
    files |= {f"ends{at}": three("ends", how) for at, how in enumerate(ENDS)}
    for at, text in enumerate(LOADED.values()):
        files[f"load{at}"] = text.format(
            begin=":- begin_tests(load).\n", end=":- end_tests(load).\n"
        )
    return ran(tmp_path_factory.mktemp("all"), files, 60)


@pytest.mark.deep
def test_each_kind_of_test_ends_as_it_should(all_ran: Ran) -> None:
    found, said = all_ran
    assert found["kinds"] == OUTCOMES, said
    for words in ["choicepoint", "said aloud", "blocked: later", "fixme: known", "no case to run"]:
        assert words in said


@pytest.mark.parametrize("at", range(len(ENDS)), ids=ENDS)
def test_one_that_ends_prolog_fails(at: int, all_ran: Ran) -> None:
    found, said = all_ran
    ended = {"before": "PASSED", "ends": "FAILED", "after": "FAILED"}
    assert found[f"ends{at}"] == ended, said


@pytest.mark.parametrize("at", range(len(LOADED)), ids=LOADED)
def test_what_loading_says_fails_each_test(at: int, all_ran: Ran) -> None:
    found, said = all_ran
    assert set(found[f"load{at}"].values()) == {"FAILED"}, said
    assert list(LOADED)[at] in said


@pytest.mark.deep
def test_one_that_hangs_is_stopped(tmp_path: Path) -> None:
    found, said = ran(tmp_path, {"hangs": three("hangs", "repeat, fail")}, 2)
    assert found["hangs"] == {"before": "PASSED", "hangs": "FAILED", "after": "FAILED"}, said
    assert "it was stopped after 2 s" in said
