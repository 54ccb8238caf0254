"""The package as it is imported: at once, with a game where it is asked for."""

from __future__ import annotations

import subprocess
import sys

import ludologic


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    program = """
import sys, ludologic
assert sorted(name for name in sys.modules if name.startswith("ludologic")) == ["ludologic"]
assert not {"typer", "asyncio", "concurrent.futures", "clingo", "pyswip"} & set(sys.modules)
assert ludologic.mastermind.Variant(4, 6).colours == 6
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_dir_shows_the_public_names() -> None:
    assert dir(ludologic) == sorted(ludologic.__all__)
    for name in ludologic.__all__:
        assert getattr(ludologic, name) is not None
