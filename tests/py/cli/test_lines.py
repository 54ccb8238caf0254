"""Lines from outside: a line without an end is refused, a long one is not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        (
            "connect4 score - --time 1",
            2,
            "Error: line 1 is too long: at most 4,096 characters are accepted\n",
        ),
        (
            "soccer replay -",
            2,
            "Error: line 1 is too long: at most 100,000 characters are accepted\n",
        ),
        (
            "soccer engine",
            2,
            "Error: line 1 is too long: at most 100,000 characters are accepted\n",
        ),
        (
            "connect4 engine",
            2,
            "Error: line 1 is too long: at most 4,096 characters are accepted\n",
        ),
        ("mastermind play --plain", 0, "the line is too long\n"),
    ],
)
def test_a_line_without_an_end(command: str, code: int, said: str) -> None:
    with Path("/dev/zero").open() as zeros:
        ran = subprocess.run(
            [sys.executable, "-m", "ludologic", *command.split()],
            stdin=zeros,
            capture_output=True,
            text=True,
            timeout=20,
        )
    assert ran.returncode == code, ran
    assert ran.stderr.endswith(said)
