"""The pages beside the Prolog rules (logic/**/*.md): what their queries print is true.

A query is indented by four spaces, as is the answer below it: `?- Goal.` and `X = 1, Y = 2.`, or
`false.`. Variables that the answer leaves out may be anything.
"""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

LOGIC = Path(__file__).resolve().parents[2] / "logic"
EXAMPLES = Path(__file__).with_name("examples.pl")
PAGES = sorted(LOGIC.rglob("*.md"))


def queries(page: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for block in re.findall(r"^ {4}\?- .*\n(?: {4}.*\n)*", page.read_text("utf-8"), re.MULTILINE):
        goal, _, answer = block.strip().removeprefix("?- ").partition(".\n")
        answer = answer.strip().removesuffix(".")
        answers = None if answer == "false" else [answer] if answer else []
        goal = goal.removesuffix(".")
        found.append({"file": str(LOGIC / "load.pl"), "goal": goal, "answers": answers})
    return found


def test_pages_are_there() -> None:
    assert PAGES


@pytest.mark.prolog
@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(LOGIC)) for page in PAGES])
def test_queries(page: Path, tmp_path: Path) -> None:
    asked = queries(page)
    assert asked
    path = tmp_path / "queries.json"
    path.write_text(json.dumps(asked), "utf-8")
    done = subprocess.run(
        ["swipl", "-q", "-O", str(EXAMPLES), str(path)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )
    verdicts = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(verdicts) == len(asked), done.stderr
    wrong = [
        f"?- {query['goal']}.\n{verdict}"
        for query, verdict in zip(asked, verdicts, strict=True)
        if verdict
    ]
    assert not wrong, "\n".join(wrong)
