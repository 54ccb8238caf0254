"""The door: what Python asks the rules, and what comes back."""

from __future__ import annotations

import runpy
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import thinned

from ludologic.engines import door, door_types, rules
from ludologic.errors import BadInput, EngineFailure

pytestmark = pytest.mark.prolog
examples = runpy.run_path(str(Path(__file__).with_name("examples.py")))


def test_the_types_are_those_that_the_doors_declare() -> None:
    """Else `python -m ludologic.engines.door_types` writes them anew."""
    assert door_types.FILE.read_text("utf-8") == door_types.stub()


def test_records_are_objects_and_nothing_is_none() -> None:
    found = door.connect4.standing(columns=[4, 4, 5])
    assert (found["turn"], found["end"], found["moves"]) == ("o", None, [1, 2, 3, 4, 5, 6, 7])


@pytest.mark.parametrize("size", [{"line": 4, "height": 4, "width": 5}, [5, 4, 4], (5, 4, 4)])
def test_a_record_is_given_by_names_or_in_order(size: object) -> None:
    found = door.connect4.standing(columns=[], size=size)  # type: ignore[arg-type]
    assert found["moves"] == [1, 2, 3, 4, 5]


class Odd:
    """Nothing that crosses."""

    def __repr__(self) -> str:
        return "<odd>"


CIRCLE: list[Any] = []
CIRCLE.append(CIRCLE)
FAULTS = {
    "columns: null is not accepted: it must be a number or a name": {"columns": [None]},
    "columns: 4 is not accepted: it must be a list, each item a number or a name": {"columns": 4},
    "move 1: 'null' is no column: columns are 1 to 7": {"columns": ["null"]},
    "columns: 1.0Inf is not accepted: it must be a list, each item a number or a name": {
        "columns": float("inf")
    },
    "the Odd <odd> is not accepted: it is no number, text, list or record": {"columns": [Odd()]},
    "what is asked is nested without end": {"columns": CIRCLE},
    "standing has no argument colums": {"colums": [4]},
    "size: [0] is not accepted: it must be an object with width, height, line": {
        "columns": [],
        "size": [0],
    },
    "size: line: true is not accepted: it must be a whole number": {
        "columns": [],
        "size": [1, 2, True],
    },
}


@pytest.mark.parametrize("sentence", FAULTS)
def test_what_makes_no_sense_is_bad_input(sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        door.connect4.standing(**FAULTS[sentence])  # type: ignore[arg-type]
    assert str(error.value) == sentence


def test_a_question_that_there_is_not() -> None:
    with pytest.raises(EngineFailure, match="question `connect4_ask:nothing' does not exist"):
        door.connect4.nothing()  # type: ignore[attr-defined]


def test_a_value_that_stays_is_asked_from_any_thread() -> None:
    handle = door.connect4.opened("solver", book="", places=97)
    assert handle is not None
    found: list[int] = []
    thread = threading.Thread(
        target=lambda: found.append(door.connect4.value(handle=handle, columns=[4, 4, 5, 5]))
    )
    thread.start()
    thread.join()
    handle.close()
    assert found == [18]
    with pytest.raises(BadInput, match="it was closed"):
        door.connect4.value(handle=handle, columns=[4])


def test_what_is_opened_is_judged() -> None:
    with pytest.raises(BadInput, match="solver has no argument table"):
        door.connect4.opened("solver", book="", table=97)


def test_there_may_be_nothing_to_keep() -> None:
    assert door.connect4.opened("solver", book="/no/such/book", places=97) is None


EXAMPLED = ("connect4", "guessing", "ludologic", "lessons", "mastermind", "soccer", "two_players")
"""The doors that have an example of every question."""


@pytest.mark.parametrize("game", EXAMPLED)
def test_there_is_an_example_of_every_question(game: str) -> None:
    """Those that are tried here have a reply; in the pages' engine all are."""
    assert examples["without"](game) == []
    asked = [one for one in examples["asked"]() if one.game == game]
    assert all(map(examples["python"], asked[::4]))


@pytest.mark.parametrize(
    ("game", "file", "loaded", "other"),
    [
        ("mastermind", "optimal", "guessing/bounds.pl", "connect4/definition.pl"),
        pytest.param(
            *("mastermind", "optimal", "shared/branch_and_bound.pl", "mastermind/sentences.pl"),
            marks=pytest.mark.deep,
        ),
        pytest.param(
            *("connect4", "checker", "shared/transposition.pl", "mastermind/definition.pl"),
            marks=pytest.mark.deep,
        ),
    ],
)
def test_a_fingerprint_is_of_all_that_a_search_loads(
    copy: Any, game: str, file: str, loaded: str, other: str
) -> None:
    def fingerprint() -> str:
        program = f"from ludologic.engines import door; print(door.fingerprint('{game}', '{file}'))"
        said = copy.python(program, typed="", seconds=60)
        assert said.code == 0, said
        return str(said.out)

    def change(name: str) -> None:
        copy.change(name, "/** <module>", "/** <module> Changed:")

    before = fingerprint()
    change(other)
    assert fingerprint() == before
    change(loaded)
    assert fingerprint() != before


LOADED = """
import contextlib, io, sys
from ludologic import cli
from ludologic.engines import prolog, rules
with contextlib.redirect_stdout(io.StringIO()):
    assert cli.run(sys.argv[1].split()) == 0
for (file,) in prolog.each("system", "source_file"):
    print(file.removeprefix(f"{rules.path('.')}/"))
"""


@pytest.mark.parametrize(
    ("command", "rooms"),
    thinned(
        [
            ("mastermind feedback 1234 4321", {"guessing", "mastermind", "shared"}),
            ("connect4 move 4455 --player metric1", {"connect4", "shared"}),
            ("soccer outcomes 0,7,1", {"shared", "soccer"}),
            ("guessing tree one_lie", {"guessing", "mastermind", "shared"}),
        ],
        {0},
        "deep",
    ),
)
def test_a_command_loads_its_own_game(command: str, rooms: set[str]) -> None:
    said = subprocess.run([sys.executable, "-c", LOADED, command], capture_output=True, text=True)
    files = {Path(line) for line in said.stdout.splitlines() if not Path(line).is_absolute()}
    assert {file.parts[0] for file in files if file.parent != Path()} == rooms, said
    assert {file for file in files if file.name == "agreement.pl"} == set()


def test_all_rules_are_loaded_without_what_few_ask() -> None:
    """Claims and the facts of proofs are loaded when they are asked, and so is what reads files."""
    goal = "forall(source_file(File), ( file_base_name(File, Name), writeln(Name) ))"
    top = str(rules.path("load.pl"))
    said = subprocess.run(["swipl", "-q", "-g", goal, "-t", "halt", top], capture_output=True)
    names = said.stdout.decode().split()
    assert len(names) > 150
    few = {"csv.pl", "readutil.pl", "time.pl", "predicate_options.pl", "second_player_wins.pl"}
    assert few & {*names} == set()
    assert names.count("agreement.pl") == 1


def python(program: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Runs a program of Python."""
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


@pytest.mark.deep
def test_processes_that_are_forked_ask_both_engines() -> None:
    """After the engines have started here, and answers stay those of each process."""
    program = """
import multiprocessing
from ludologic import connect4, games, mastermind, soccer

def asked(number):
    code = f"{number % 9 + 1}{(number + 1) % 9 + 1}{(number + 2) % 9 + 1}{(number + 3) % 9 + 1}"
    return (
        tuple(mastermind.feedback(code, "7432")),
        tuple(mastermind.feedback(code, "7432", engine="clingo")),
        connect4.score("44455554221").score,
        len(connect4.explain("4455")),
        soccer.outcomes("0", engine="clingo"),
        len(ship.consistent()),
    )

ship = games.named("ship")
here = [asked(number) for number in range(8)]
with multiprocessing.get_context("fork").Pool(4) as pool:
    assert pool.map(asked, range(8)) == here
assert [asked(number) for number in range(8)] == here
print("the same")
"""
    done = python(program)
    assert (done.returncode, done.stdout, done.stderr) == (0, "the same\n", "")


@pytest.mark.parametrize(
    "threads",
    [4, pytest.param(16, marks=pytest.mark.deep), pytest.param(200, marks=pytest.mark.long)],
)
def test_threads_ask_both_engines(threads: int) -> None:
    program = """
import sys, threading
from ludologic import connect4, mastermind, soccer
from ludologic.errors import LudologicError

# The time to wait for one's turn counts, and the default limit is for one who asks alone.
asks = [
    lambda: tuple(mastermind.feedback("1234", "7432")),
    lambda: len(mastermind.consistent(["1234:12"], time=60)),
    lambda: connect4.score("44455554221", time=60).score,
    lambda: len(connect4.explain("4455", time=60)),
    lambda: soccer.outcomes("0", engine="clingo", time=60),
    lambda: mastermind.certain(["1234:12"], time=60) is not None,
]
right = [ask() for ask in asks]
wrong = []

def work(number):
    for turn in range(3):
        which = (number + turn) % len(asks)
        try:
            found = asks[which]()
        except BaseException as error:
            found = error
        if found != right[which]:
            wrong.append(found)

threads = [threading.Thread(target=work, args=(number,)) for number in range(int(sys.argv[1]))]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(wrong)
"""
    done = python(program, threads)
    assert (done.returncode, done.stdout, done.stderr) == (0, "[]\n", "")
