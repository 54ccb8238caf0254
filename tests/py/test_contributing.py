"""CONTRIBUTING.md: its steps are followed in a copy of the project, and the result is tested."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
TOY = ROOT / "tests" / "contributing"
STEP = re.compile(
    r"\]\(tests/contributing/([^)]+)\)|^ *```(diff|console)\n(.*?)^ *```$", re.M | re.S
)
"""What a reader does: writes a file that is linked, changes lines, or types commands."""


def copied(folder: Path) -> Path:
    """The project, without what is made of it."""
    ignore = shutil.ignore_patterns(
        ".venv", ".git", ".*_cache", "__pycache__", "*.egg-info", "node_modules"
    )
    shutil.copytree(ROOT, folder, symlinks=True, ignore=ignore)
    return folder


def changed(text: str, diff: str) -> tuple[str, str]:
    """The file that a change names, and the text after it; its lines must be there once."""
    head, *lines = diff.splitlines()
    old = "\n".join(line[1:] for line in lines if not line.startswith("+"))
    new = "\n".join(line[1:] for line in lines if not line.startswith("-"))
    assert text.count(f"{old}\n") == 1, f"{head}: not there once: {old}"
    return head, text.replace(f"{old}\n", f"{new}\n")


def plain(block: str) -> str:
    """A block without the spaces by which it belongs to a step."""
    indent = min(len(line) - len(line.lstrip()) for line in block.splitlines() if line.strip())
    return "\n".join(line[indent:] for line in block.splitlines())


def typed(block: str, folder: Path) -> str:
    """A block of commands, each with what it prints in the folder."""
    environment = os.environ | {"PYTHONPATH": str(folder / "py"), "NO_COLOR": "1"}
    said = []
    for line in block.splitlines():
        if line.startswith("$ "):
            program, *arguments = shlex.split(line[2:])
            module = [] if program == "python" else ["-m", program]
            done = subprocess.run(
                [sys.executable, *module, *arguments],
                cwd=folder,
                env=environment,
                capture_output=True,
                text=True,
                stdin=subprocess.DEVNULL,
            )
            assert done.returncode == 0, done.stderr
            said += [line, *done.stdout.splitlines()]
    return "\n".join(said)


def followed(folder: Path) -> None:
    """Do what each step says, in its order."""
    for written, kind, block in STEP.findall(GUIDE):
        if written:
            file = folder / written
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text((TOY / written).read_text("utf-8"), "utf-8")
        elif kind == "diff":
            name = plain(block).splitlines()[0].removeprefix("+++ ")
            _, text = changed((folder / name).read_text("utf-8"), plain(block))
            (folder / name).write_text(text, "utf-8")
        else:
            assert typed(plain(block), folder) == plain(block)


def test_each_file_of_the_game_belongs_to_a_step() -> None:
    files = {file.relative_to(TOY).as_posix() for file in TOY.rglob("*") if file.is_file()}
    assert {written for written, _, _ in STEP.findall(GUIDE) if written} == files


@pytest.mark.prolog
@pytest.mark.deep
def test_the_steps_add_a_game(tmp_path: Path) -> None:
    folder = copied(tmp_path / "copy")
    followed(folder)
    tests = [
        "tests/py/play/test_every_game.py",
        "tests/py/engines/test_door.py",
        "tests/py/test_structure.py",
        "tests/logic/test_structure.py",
        "tests/logic/test_documents.py",
        "tests/logic/lessons",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *tests,
         "-k", "race or 22 or structure or (test_door and (types or example or swipl))"],
        cwd=folder, env=os.environ | {"PYTHONPATH": str(folder / "py")},
        capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-5000:]
