"""The documentation of the Prolog rules: its examples are true, and nothing is missing."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "logic").rglob("*.pl"))
NAMES = [str(file.relative_to(ROOT / "logic")) for file in FILES]


class Example(NamedTuple):
    """A goal and the answers printed below it: none, or None where it fails."""

    file: str
    goal: str
    answers: tuple[str, ...] | None


class Export(NamedTuple):
    """An entry of an export list: `name/arity` and the modes behind it."""

    name: str
    arity: int
    modes: str


def module_head(text: str) -> str:
    found = re.search(r":- module\(.*?\]\)\.", text, re.DOTALL)
    return found[0] if found else ""


def exports(text: str) -> list[Export]:
    head = module_head(text)
    found = re.findall(r"([a-z]\w*)/(\d+),?[ \t]*(?:%[ \t]*(.*))?", head)
    return [Export(name, int(arity), modes) for name, arity, modes in found]


def comments(text: str) -> dict[str, str]:
    """The PlDoc comments `%! name(...) is ...` by the name that they begin with."""
    found: dict[str, str] = {}
    for comment in re.findall(r"^%!.*\n(?:%.*\n)*", text, re.MULTILINE):
        name = re.match(r"%!\s+(\w+|[^\w\s(]+)\(", comment)
        if name:
            found[name[1]] = re.sub(r"^%!?", "", comment, flags=re.MULTILINE)
    return found


def lines_of_code(text: str, name: str) -> int:
    """How many lines the clauses of a relation have."""
    clauses = re.findall(rf"^{name}\b.*?\.$", text, re.MULTILINE | re.DOTALL)
    return sum(clause.count("\n") + 1 for clause in clauses)


def directives(text: str) -> set[str]:
    """The relations that stand in files alone: they can't be tried at the prompt."""
    return {name for name, said in comments(text).items() if "A directive:" in said}


def needs_example(text: str, name: str) -> bool:
    return name not in directives(text) and lines_of_code(text, name) > 3


def answers_of(text: str) -> tuple[str, ...] | None:
    text = text.strip()
    if text == "false.":
        return None
    text = re.sub(r"\s*\.$", "", text)
    return tuple(answer.strip() for answer in re.split(r"\s;(?:\s|$)", text) if answer.strip())


def documented(file: str, text: str) -> list[Example]:
    """The examples in PlDoc comments: `?- Goal.` and the answer, indented."""
    found = []
    for comment in comments(text).values():
        for block in re.findall(r"^ {7}\?- .*\n(?: {7}.*\n)*", comment, re.MULTILINE):
            goal, _, answer = block.strip().removeprefix("?- ").partition(".\n")
            found.append(Example(file, goal.removesuffix("."), answers_of(answer)))
    return found


def tried(file: str, text: str) -> list[Example]:
    """The goals of the block that SWISH offers at the end of a file."""
    found = []
    for block in re.findall(r"/\*\* <examples>\n(.*?)\*/", text, re.DOTALL):
        for goal in re.findall(r"^\?- (.*?)\.$", block, re.MULTILINE | re.DOTALL):
            found.append(Example(file, goal, ()))
    return found


def examples(file: Path) -> list[Example]:
    text = file.read_text("utf-8")
    return documented(str(file), text) + tried(str(file), text)


@pytest.fixture(scope="module")
def wrong(request: pytest.FixtureRequest, verdicts_of: Any) -> dict[str, list[str]]:
    """What is wrong with the examples of each file; one swipl is asked those of all files."""
    items = [item for item in request.session.items if item.path == request.path]
    tested = {
        item.callspec.params["file"] for item in items if item.originalname == "test_examples"
    }
    asked = [example for file in FILES if file in tested for example in examples(file)]
    found: dict[str, list[str]] = defaultdict(list)
    verdicts = verdicts_of([example._asdict() for example in asked])
    for example, verdict in zip(asked, verdicts, strict=True):
        if verdict:
            found[example.file].append(f"?- {example.goal}.\n{verdict}")
    return found


DEAR = {"agreement", "arbolmaster", "asked", "choice", "df_pn", "openings", "solved", "questions"}
"""The examples of these files take as long as those of all others."""


@pytest.mark.prolog
@pytest.mark.parametrize(
    "file",
    [pytest.param(one, marks=pytest.mark.deep) if one.stem in DEAR else one for one in FILES],
    ids=NAMES,
)
def test_examples(file: Path, wrong: dict[str, list[str]]) -> None:
    assert not wrong[str(file)], "\n".join(wrong[str(file)])


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_every_export_is_documented(file: Path) -> None:
    """With its modes, its determinism and, where it has more than three lines, an example."""
    text = file.read_text("utf-8")
    found = comments(text)
    missing = []
    for name, arity, modes in exports(text):
        if len(re.findall(r"[-+?:@!]+[A-Z]\w*", modes)) != arity:
            missing.append(f"{name}/{arity}: modes in the export list")
        head = re.match(
            r"\s*\w+(?:\((.*?)\))?(//)? is (?:det|semidet|nondet|multi)\.", found.get(name, "")
        )
        rule = 2 if head and head[2] else 0  # a grammar rule has two arguments more
        if head is None or len(re.findall(r"[-+?:@!]+[A-Z]\w*", head[1] or "")) + rule != arity:
            missing.append(f"{name}/{arity}: a header with modes and determinism")
        if "?- " not in found.get(name, "") and needs_example(text, name):
            missing.append(f"{name}/{arity}: an example")
    assert missing == []


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_file_ends_with_examples_to_try(file: Path) -> None:
    text = file.read_text("utf-8")
    if any(name not in directives(text) for name, _, _ in exports(text)):
        assert re.search(r"\n/\*\* <examples>\n\n\?- .*\*/\n\Z", text, re.DOTALL)
