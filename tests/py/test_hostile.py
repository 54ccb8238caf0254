"""Nothing dies and nothing hangs, whatever is called and typed: `hostile.py` draws the cases."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.prolog

HOSTILE = Path(__file__).with_name("hostile.py")


def repeated(*options: str) -> None:
    """Runs the script: nothing may have gone wrong."""
    command = [sys.executable, HOSTILE, "--jobs", "2", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3000)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("seed", "cases"),
    [
        ("1", "24"),
        pytest.param("2", "96", marks=pytest.mark.deep),
        pytest.param("2", "2000", marks=pytest.mark.long),
    ],
)
def test_hostile_calls_and_commands(seed: str, cases: str) -> None:
    repeated("--seed", seed, "--cases", cases)


@pytest.mark.parametrize(
    "cases",
    [
        "6",
        pytest.param("48", marks=pytest.mark.deep),
        pytest.param("2400", marks=pytest.mark.long),
    ],
)
def test_ctrl_c_at_any_moment(cases: str) -> None:
    """Of each command in turn: there are 48 lines."""
    repeated("--interrupts", "--cases", cases)
