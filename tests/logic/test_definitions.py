"""The definitions, as a reader meets them after lessons 1 to 3.

Each relation that a definition calls and does not define is told in these lessons, or in a comment
of its file.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

LOGIC = Path(__file__).resolve().parents[2] / "logic"
DEFINITIONS = sorted(LOGIC.glob("*/definition.pl"))
LESSONS = "".join(path.read_text("utf-8") for path in sorted(LOGIC.glob("lessons/0[123]-*.md")))
_EXAMPLES = re.compile(r"/\*\* <examples>.*?\*/", re.S)
_COMMENT = re.compile(r"/\*.*?\*/|%[^\n]*", re.S)
_DIRECTIVE = re.compile(r"^:- .*?\)\.$", re.M | re.S)
_HEAD = re.compile(r"^(\w+)(?=\(|\.|\s)", re.M)
_LIBRARY = re.compile(r"^:- use_module\(library\(\w+\), \[(.*?)\]\)\.$", re.M | re.S)
_GOAL = re.compile(r"(?:^ +|[(,;] ?)([a-z]\w*)\(", re.M)
BUILT_IN = {"length", "between", "findall", "sort", "keysort", "call", "ground", "needed", "if_"}
_SIGN = re.compile(r"(?<= )(\\\+|=:=|=<|<|>|is|mod|//|dif)(?= )")


def called(text: str) -> set[str]:
    """The relations of Prolog and of its libraries that the clauses use, and the signs."""
    clauses = _DIRECTIVE.sub("", _COMMENT.sub("", text))
    own = set(_HEAD.findall(clauses))
    libraries = set(re.findall(r"(\w+)/\d", " ".join(_LIBRARY.findall(text))))
    goals = {goal for goal in _GOAL.findall(clauses) if goal in libraries | BUILT_IN}
    return (goals | set(_SIGN.findall(clauses))) - own


def test_what_is_called_is_found() -> None:
    found = {path.parent.name: called(path.read_text("utf-8")) for path in DEFINITIONS}
    assert {"length", "select", "if_", "needed"} <= found["mastermind"]
    assert {"findall", "nth1", "\\+", "//"} <= found["connect4"]
    assert {"nextto", "distinct", "=:=", "mod", "sort"} <= found["soccer"]
    assert {"call", "keysort", "group_pairs_by_key"} <= found["guessing"]


@pytest.mark.parametrize("path", DEFINITIONS, ids=[path.parent.name for path in DEFINITIONS])
def test_each_relation_is_told_before_it_is_used(path: Path) -> None:
    text = path.read_text("utf-8")
    told = LESSONS + "".join(_COMMENT.findall(_EXAMPLES.sub("", text)))
    untold = [
        one
        for one in sorted(called(text))
        if not re.search(rf"(?<![\w\\=<>]){re.escape(one)}(?![\w=])", told)
    ]
    assert untold == []


def test_the_definitions_are_short() -> None:
    """All four together are read in one sitting."""
    assert len(DEFINITIONS) == 4
    assert sum(len(path.read_text("utf-8").splitlines()) for path in DEFINITIONS) <= 920
