"""Our rule sheets, held against a second interpreter: see sheets.py, which takes any folder."""

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent

pytestmark = [pytest.mark.prolog, pytest.mark.deep]


def compared(folder: Path, playouts: Path, *options: str) -> list[str]:
    command = [sys.executable, str(HERE / "sheets.py"), str(folder), "--playouts", str(playouts)]
    ran = subprocess.run([*command, *options], capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()


def test_our_sheets_agree(tmp_path: Path) -> None:
    lines = compared(HERE, tmp_path, "--games", "2", "--states", "12")
    sheets = len(lines) - 5
    assert lines[-5:] == [
        f"{sheets} sheets, {sheets} accepted",
        lines[-4],
        f"{lines[-4].split()[0]} states of {sheets} compiled sheets",
        "0 differences, in 0 sheets",
        "0 accepted sheets of which no state was compared",
    ]
    assert int(lines[-4].split()[0]) >= 12


def test_a_difference_and_a_refusal_are_told(tmp_path: Path) -> None:
    sheets, playouts = tmp_path / "sheets", tmp_path / "playouts"
    sheets.mkdir()
    rules = (HERE / "tic_tac_toe.kif").read_text()
    (sheets / "changed.kif").write_text(rules)
    compared(sheets, playouts, "--games", "1", "--states", "1")
    (found,) = playouts.iterdir()
    found.write_text(found.read_text().replace("(over no)", "(over yes)"))
    (sheets / "open.kif").write_text("(role x")
    lines = compared(sheets, playouts)
    assert "sheets/changed.kif: accepted; 1 states (1 compiled), 1 games, 2 differences" in lines
    assert any(line.startswith("    state 1  over  ours: [no]  theirs: [yes]") for line in lines)
    assert "1 refused: line N: the parenthesis ( is not closed" in lines
