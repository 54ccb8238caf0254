"""A program that is grounded once and asked about many inputs."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludologic.engines import asp
from ludologic.errors import BadInput

PROGRAM = """
#external red(1..3).
blue(X) :- X = 1..3, not red(X).
:- red(2), red(3).
#show blue/1.
"""


@pytest.fixture
def program(tmp_path: Path) -> asp.Program:
    file = tmp_path / "program.lp"
    file.write_text(PROGRAM, encoding="utf-8")
    return asp.Program([file])


def blue(program: asp.Program) -> list[int] | None:
    model = program.model()
    return None if model is None else sorted(number for _, number in model)


def test_nothing_is_supposed_at_first(program: asp.Program) -> None:
    assert blue(program) == [1, 2, 3]


def test_what_is_supposed_replaces_what_was(program: asp.Program) -> None:
    for _ in range(2):
        program.suppose([("red", 1), ("red", 2)])
        assert blue(program) == [3]
        program.suppose([("red", 2)])
        assert blue(program) == [1, 3]
        program.suppose([("red", 2), ("red", 3)])
        assert blue(program) is None
        program.suppose([])
        assert blue(program) == [1, 2, 3]


@pytest.mark.parametrize("atom", [("red", 4), ("blue", 1), ("green",)])
def test_what_is_no_input_is_refused_and_changes_nothing(
    program: asp.Program, atom: asp.Atom
) -> None:
    program.suppose([("red", 1)])
    with pytest.raises(BadInput, match="not an input of the program"):
        program.suppose([("red", 2), atom])
    assert blue(program) == [2, 3]
