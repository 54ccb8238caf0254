"""Plain English: the turns that CONTRIBUTING.md asks not to use are nowhere in the project."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
KINDS = {".pl", ".plt", ".lp", ".py", ".md", ".mjs", ".html", ".ipynb"}
PLACES = ("logic", "py", "tests")
MADE = {"node_modules", "__pycache__", "ludologic.egg-info"}


def turns() -> list[re.Pattern[str]]:
    """The first column of the table under "Words we don't use", each a regular expression."""
    table = GUIDE.partition("## Words we don't use")[2].partition("\n## ")[0]
    found = re.findall(r"^\| `(.+)` \|", table, re.MULTILINE)
    return [re.compile(one.replace(r"\|", "|").replace(" ", r"[\s%#*]+")) for one in found]


def texts() -> list[Path]:
    found = [ROOT / "README.md", ROOT / "CHANGELOG.md"]
    for place in PLACES:
        found += [
            path
            for path in sorted((ROOT / place).rglob("*"))
            if path.suffix in KINDS and not MADE & set(path.parts) and path.is_file()
        ]
    return [path for path in found if path != Path(__file__)]


def test_no_turn_is_used_that_is_hard_to_read() -> None:
    assert len(turns()) > 5
    wrong = [
        f"{path.relative_to(ROOT)}:{text[: found.start()].count(chr(10)) + 1}: {found[0]}"
        for path in texts()
        for text in [path.read_text("utf-8")]
        for turn in turns()
        for found in turn.finditer(text)
    ]
    assert wrong == []
