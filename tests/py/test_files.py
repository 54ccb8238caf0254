"""Files are written whole or not at all: a writer is killed, a disk is full, a folder read-only."""

from __future__ import annotations

import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import thinned
from tests.py.conftest import Said

import ludologic
from ludologic import games, mastermind
from ludologic.errors import BadInput
from ludologic.files import replace

pytestmark = pytest.mark.prolog
DEEP = pytest.mark.deep

SMALL = ["mastermind", "tree", "--rule", "optimal", "--pegs", "3", "--colours", "4"]


# Killed


@pytest.mark.parametrize("kills", [3, pytest.param(60, marks=pytest.mark.long)])
def test_a_file_is_the_old_one_or_the_new_one(tmp_path: Path, kills: int) -> None:
    """Whenever the process that writes it is killed."""
    file = tmp_path / "file"
    texts = {letter * 3_000_000 for letter in "ab"}
    program = """
import sys
from itertools import cycle
from pathlib import Path
from ludologic.files import replace
from tests.py.conftest import Said
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


# Names that no system accepts

NAMES = {"too long": "(" * 5000, "a long part": "x" * 300, "NUL": "a\0b", "half a pair": "\ud800"}
COMMANDS = """
mastermind tree --pegs 2 --colours 3 -o {}
mastermind play --player Ann --archive {}
connect4 play --player Ann --archive {}
soccer path 0,7 -o {}
soccer replay {}
soccer tournament random random --games 1 -o {}
soccer play --player Ann --archive {}
guessing tree {}.pl
guessing tree {}.lp
guessing tree {}.csv
guessing tree --words {}
guessing tree ship -o {}
guessing suggest {}.pl
guessing consistent {}.csv
guessing certain {}.lp
guessing explain {}.pl
guessing certify ship {}
guessing play {}.pl
guessing play {}.csv
game check {}.pl
game check {}.lp
game check {}.kif
game play {}.pl
game play {}.lp
game play {}.kif
ranking --archive {}
records Ann --archive {}
games Ann --archive {}
lesson check 1.1 {}
lesson mark {}
lesson mark . --page {}
site build -o {}
swipl {}
swipl {}.pl
""".strip().splitlines()
CALLS: list[Callable[[str], Any]] = [
    lambda name: ludologic.load(name),
    lambda name: ludologic.models(name),
    lambda name: ludologic.models([f"{name}.lp"]),
    lambda name: ludologic.archive.Archive(name).ranking(),
    lambda name: games.load(f"{name}.pl"),
    lambda name: games.words(name),
    lambda name: games.TwoPlayers(f"{name}.pl"),
    lambda name: games.TwoPlayers(f"{name}.lp"),
    lambda name: games.TwoPlayers(f"{name}.kif"),
    lambda name: mastermind.tree(mastermind.Variant(2, 3, True), rule="optimal", cache=name),
]
NO_NAME = "no name of a file|can't be read: there is no such file|is no (guessing )?game"


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_says_that_no_file_has_such_a_name(
    run: Callable[..., Said], command: str, name: str, in_a_folder: None
) -> None:
    said = run(*(word.replace("{}", name) for word in command.split()))
    said.is_error(2)
    assert re.search(NO_NAME, said.err)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("call", CALLS)
def test_a_function_says_that_no_file_has_such_a_name(
    call: Callable[[str], Any], name: str, in_a_folder: None
) -> None:
    with pytest.raises(BadInput, match=NO_NAME):
        call(name)


@pytest.mark.parametrize(
    "name",
    thinned(["/" + "x" * 300, "/x" * 3000, "/\udcff"], {0}, "deep"),
    ids=["part", "long", "half"],
)
@pytest.mark.parametrize(
    "setting", ["SWI_HOME_DIR", "LIBSWIPL_PATH", "LUDOLOGIC_BOOK", "XDG_CACHE_HOME"]
)
def test_a_setting_that_no_file_has_as_its_name(
    process: Callable[..., Said], setting: str, name: str
) -> None:
    said = process("mastermind", "feedback", "1234", "7432", **{setting: name})
    if "SWIPL" in setting or "SWI_" in setting:
        assert (said.code, said.out, said.err.count("\n")) == (1, "", 1)
        assert f"{setting} names /" in said.err and len(said.err) < 600
    else:
        assert said == (0, "1 black, 2 white\n", "")


def test_a_book_and_a_cache_that_no_file_has_as_their_names(process: Callable[..., Said]) -> None:
    long = "/" + "x" * 300
    book = process("connect4", "score", "44444422222", "--time", "0", LUDOLOGIC_BOOK=long)
    assert book.code == 0
    assert book.err.endswith("can't be read or is damaged: it goes on without it\n")
    process(*SMALL, XDG_CACHE_HOME=long).is_error(2, "no name of a file")


@pytest.fixture
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
