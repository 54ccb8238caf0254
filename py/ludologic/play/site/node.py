"""Checks an answer to an exercise in the engines of the pages, run by Node.

They are WebAssembly: a program in them has no files, no processes and no network. So this is the
way where the operating system can't confine the engines of the machine.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from ludologic.engines import rules
from ludologic.errors import EngineFailure, EngineMissing
from ludologic.lessons.reading import Exercise
from ludologic.play.site import packages

HERE = Path(__file__).parent
NO_NODE = "Node 20 or newer is not installed, or does not refuse what it should"


def verdict(exercise: Exercise, text: str, seconds: float) -> Any:
    """The verdict as the rules give it. Raises EngineMissing, EngineFailure, and TimeoutExpired."""
    node = shutil.which("node", path=packages.search_path())
    if node is None:
        raise EngineMissing(NO_NODE)
    fetched = packages.fetched()
    given = {"exercise": exercise._asdict(), "program": text, "rules": _rules()}
    with tempfile.TemporaryDirectory() as name:
        # Node takes a file for a module of JavaScript by its name
        clingo = Path(
            shutil.copy(fetched / "vendor" / "clingo" / "clingo.js", f"{name}/clingo.mjs")
        )
        read = [
            f"--allow-fs-read={folder.resolve()}/*" for folder in (HERE, fetched, clingo.parent)
        ]
        done = subprocess.run(
            [node, *_flags(node), *read, HERE / "node.mjs", fetched, clingo],
            input=json.dumps(given),
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
    try:
        return json.loads(done.stdout)
    except ValueError:
        if "unconfined" in done.stderr:
            raise EngineMissing(NO_NODE) from None
        said = re.search(r"^\w*Error: (.*)", done.stderr, re.M)
        raise EngineFailure(said[1] if said else "Node ended without an answer") from None


def _rules() -> dict[str, dict[str, Any]]:
    """What the engine of a page is started with: the rules, and its own files."""
    logic = rules.path()
    return {
        "files": {
            file.relative_to(logic).as_posix(): {"text": file.read_text("utf-8")}
            for file in logic.rglob("*.[pl][lp]")
        },
        "engine": {file.name: file.read_text("utf-8") for file in (HERE / "prolog").glob("*.pl")},
    }


def _flags(node: str) -> list[str]:
    """What makes this Node refuse files and processes; its name has changed."""
    said = subprocess.run([node, "--help"], capture_output=True, text=True, check=False).stdout
    name = "--permission" if re.search(r"^ +--permission\b", said, re.M) else ""
    return [name or "--experimental-permission", "--no-warnings"]
