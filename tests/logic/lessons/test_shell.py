"""Answers that try to run a command of the shell, which would make a file: none does."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludologic.lessons.checking import judged
from ludologic.lessons.reading import Exercise

GOAL = 'shell("touch PWN")'
MESSAGE = f'format("~@",[{GOAL}])'
ATTACKS = [
    line.replace("GOAL", GOAL).replace("MESSAGE", MESSAGE).replace("\\n", "\n")
    for line in (Path(__file__).parent / "attacks.txt").read_text("utf-8").splitlines()
]


def exercise() -> Exercise:
    blank = dict.fromkeys(Exercise._fields, "")
    blank |= {"language": "prolog", "reference": "p(1).", "asked": "query(p(_))."}
    return Exercise(**blank)  # type: ignore[arg-type]


@pytest.mark.prolog
@pytest.mark.parametrize("text", ATTACKS)
def test_no_command_is_run(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    judged(exercise(), text)
    assert list(tmp_path.iterdir()) == []
