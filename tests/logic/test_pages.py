"""The pages beside the Prolog rules (logic/**/*.md): what their queries print is true, and their
links lead to the files of the rules.

A query is indented by four spaces, as is the answer below it: `?- Goal.` and `X = 1, Y = 2.`, or
`false.`. Variables that the answer leaves out may be anything. The lessons have tests of their own.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

LOGIC = Path(__file__).resolve().parents[2] / "logic"
PAGES = sorted(page for page in LOGIC.rglob("*.md") if LOGIC / "lessons" not in page.parents)


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


@pytest.fixture(scope="module")
def wrong(verdicts_of: Any) -> dict[Path, list[str]]:
    """What is wrong with the queries of each page; one process is asked all."""
    asked = [(page, query) for page in PAGES for query in queries(page)]
    found: dict[Path, list[str]] = {page: [] for page in PAGES}
    verdicts = verdicts_of([query for _, query in asked])
    for (page, query), verdict in zip(asked, verdicts, strict=True):
        if verdict:
            found[page].append(f"?- {query['goal']}.\n{verdict}")
    return found


@pytest.mark.prolog
@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(LOGIC)) for page in PAGES])
def test_queries(page: Path, wrong: dict[Path, list[str]]) -> None:
    assert queries(page) or page.name == "README.md"
    assert not wrong[page], "\n".join(wrong[page])


LINK = re.compile(r"\[([^]]*)\]\(([^)#:\s]*\.(?:pl|lp))\)")
TOP = LOGIC.parent
LINKING = [
    page
    for page in (
        *TOP.glob("*.md"),
        *LOGIC.rglob("*.md"),
        *(TOP / "py" / "ludologic").glob("**/*.md"),
    )
    if LINK.search(page.read_text("utf-8"))
]


@pytest.mark.parametrize("page", LINKING, ids=[str(page.relative_to(TOP)) for page in LINKING])
def test_a_link_leads_to_a_file_of_the_relation_that_it_names(page: Path) -> None:
    for text, file in LINK.findall(page.read_text("utf-8")):
        linked = page.parent / file
        assert linked.is_file(), file
        if named := re.search(r"`([a-z]\w*)//?\d+`", text):
            assert re.search(rf"^{named[1]}\b", linked.read_text("utf-8"), re.M), (text, file)


def test_there_are_links() -> None:
    assert len(LINKING) > 5
