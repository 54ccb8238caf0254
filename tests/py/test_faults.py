"""What happens around a question: it is killed, forked, asked by many threads, finds no room."""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ludologic import mastermind
from ludologic.files import replace
from ludologic.mastermind import Variant

pytestmark = pytest.mark.prolog
DEEP = pytest.mark.deep

SMALL = ["mastermind", "tree", "--rule", "optimal", "--pegs", "3", "--colours", "4"]


def python(program: str, *arguments: Any, **options: Any) -> subprocess.CompletedProcess[str]:
    """Runs a program of Python."""
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, **options)


# Killed


@pytest.mark.parametrize("kills", [6, pytest.param(60, marks=pytest.mark.deep)])
def test_a_file_is_the_old_one_or_the_new_one(tmp_path: Path, kills: int) -> None:
    """Whenever the process that writes it is killed."""
    file = tmp_path / "file"
    texts = {letter * 3_000_000 for letter in "ab"}
    program = """
import sys
from itertools import cycle
from pathlib import Path
from ludologic.files import replace
for letter in cycle("ab"):
    replace(Path(sys.argv[1]), letter * 3_000_000)
    print(letter, flush=True)
"""
    lots = random.Random(1)
    for _ in range(kills):
        command = [sys.executable, "-c", program, str(file)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout and writer.stdout.readline() == "a\n"
            time.sleep(lots.random() * 0.03)
            writer.send_signal(signal.SIGKILL)
        assert file.read_text() in texts
    replace(file, "after")
    assert file.read_text() == "after"


@pytest.mark.deep
def test_what_is_kept_of_optimal_trees_survives_a_kill(tmp_path: Path, process: Any) -> None:
    """The next run takes what is there, and says the same as one without a cache."""
    words = ["mastermind", "tree", "--rule", "optimal", "--pegs", "3", "--colours", "6", "--json"]
    right = process(*words, "--no-cache").value
    lots = random.Random(1)
    for _ in range(10):
        cache = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
        command = [sys.executable, "-m", "ludologic", *words]
        with subprocess.Popen(command, env=cache, stdout=subprocess.DEVNULL) as writer:
            time.sleep(0.3 + lots.random())
            writer.send_signal(signal.SIGKILL)
        for file in tmp_path.rglob("optimal-*.json"):
            json.loads(file.read_text("utf-8"))
    assert process(*words, XDG_CACHE_HOME=str(tmp_path)).value == right


# Damaged


@pytest.mark.parametrize("damages", [5, pytest.param(100, marks=pytest.mark.deep)])
def test_a_cache_that_is_damaged_counts_as_none(tmp_path: Path, damages: int) -> None:
    variant = Variant(3, 4, False)
    right = mastermind.tree(variant, rule="optimal", cache=tmp_path)
    [file] = tmp_path.rglob("*.json")
    whole = file.read_bytes()
    lots = random.Random(1)
    for number in range(damages):
        at = lots.randrange(len(whole))
        kinds = [
            whole[:at],
            whole[:at] + bytes([lots.randrange(256)]) + whole[at + 1 :],
            whole[:at] + lots.randbytes(20) + whole[at:],
            whole.replace(b"1", b"9", 1 + lots.randrange(9)),
            b"[" * 100_000,
        ]
        file.write_bytes(kinds[number % len(kinds)])
        assert mastermind.tree(variant, rule="optimal", cache=tmp_path) == right


# Forks and threads


@DEEP
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


@pytest.mark.parametrize("threads", [16, pytest.param(200, marks=pytest.mark.deep)])
def test_threads_ask_both_engines(threads: int) -> None:
    program = """
import sys, threading
from ludologic import connect4, mastermind, soccer
from ludologic.errors import LudologicError

asks = [
    lambda: tuple(mastermind.feedback("1234", "7432")),
    lambda: len(mastermind.consistent(["1234:12"])),
    lambda: connect4.score("44455554221").score,
    lambda: len(connect4.explain("4455")),
    lambda: soccer.outcomes("0", engine="clingo"),
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


# No room, and nowhere to write


def no_room() -> None:
    """Meanwhile a file may have 100 bytes: a disk that is full.

    Python must write no bytecode then (-B): if it is cut off, no process can read it later.
    """
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))


@pytest.mark.parametrize(
    "format", ["json", *(pytest.param(one, marks=DEEP) for one in ("svg", "html", "prolog"))]
)
def test_a_disk_that_is_full_leaves_the_old_file(tmp_path: Path, format: str) -> None:
    file = tmp_path / "tree"
    file.write_text("the old one")
    command = [sys.executable, "-B", "-m", "ludologic", *SMALL, "--no-cache"]
    done = subprocess.run(
        [*command, "--format", format, "-o", "tree"], cwd=tmp_path,
        capture_output=True, text=True, timeout=60, preexec_fn=no_room,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr == "Error: 'tree' can't be written: File too large\n"
    assert file.read_text() == "the old one"
    assert [one.name for one in tmp_path.iterdir()] == ["tree"]


@pytest.mark.parametrize(
    "environment",
    [
        {"HOME": "/proc", "XDG_CACHE_HOME": "/proc/cache", "XDG_DATA_HOME": "/proc/data"},
        pytest.param({"HOME": "/dev/null", "XDG_CACHE_HOME": "/dev/null/x"}, marks=DEEP),
        pytest.param({"HOME": "/proc/at/all\n", "TMPDIR": "/proc/at"}, marks=DEEP),
        None,
        pytest.param("no room", marks=DEEP),
    ],
    ids=["read-only", "a device", "missing", "unset", "full"],
)
def test_a_cache_that_can_t_be_written_is_not_missed(environment: Any) -> None:
    kept = {name: os.environ[name] for name in ("PATH", "LUDOLOGIC_BOOK") if name in os.environ}
    given = {} if environment is None or environment == "no room" else environment
    done = subprocess.run(
        [sys.executable, "-B", "-m", "ludologic", *SMALL, "--json"],
        env=kept | given if environment != "no room" else None,
        capture_output=True, text=True, timeout=60,
        preexec_fn=no_room if environment == "no room" else None,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["proved"]
