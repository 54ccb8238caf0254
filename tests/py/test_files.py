"""Files are written whole or not at all: a writer is killed, a disk is full, a folder read-only."""

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

from ludologic.files import replace

pytestmark = pytest.mark.prolog
DEEP = pytest.mark.deep

SMALL = ["mastermind", "tree", "--rule", "optimal", "--pegs", "3", "--colours", "4"]


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
