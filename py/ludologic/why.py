"""Why a relation of the rules holds of some values, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from operator import index
from typing import Any, NamedTuple

from ludologic.checks import check_count, check_instance, check_text, is_whole, shown
from ludologic.engines import door
from ludologic.engines.limit import bounded
from ludologic.errors import BadInput, quote
from ludologic.words import count

DEPTH = 4
"""How deep the lines of a reason go."""
ANY = "_"
"""Stands for any value."""


class Proof(NamedTuple):
    """A goal that holds, as text, and the proofs of what it stands on.

    `by` is "clause", "library", "table", "not" or "all"; of a clause the file, as it is named
    within `logic/`, and its line.
    """

    goal: str
    by: str
    file: str | None
    line: int | None
    proofs: tuple[Proof, ...]


class Failure(NamedTuple):
    """A goal that failed, as text, and how deep it was called."""

    depth: int
    goal: str


class Why(NamedTuple):
    """Whether the relation holds, the proofs of the first answer or what failed, and the lines.

    The lines of what fails go on with the smallest part of the rules that still fails. `holds` is
    None if it did not come to an end; then the lines show the smallest part that does not.
    """

    holds: bool | None
    proofs: tuple[Proof, ...]
    failures: tuple[Failure, ...]
    lines: tuple[str, ...]


@bounded
def why(
    relation: str,
    *values: Any,
    depth: int = DEPTH,
    everything: bool = False,
    time: float | None = None,
) -> Why:
    """Why a relation of the rules holds of the values.

    A value is an int, a name, a list of values or a tuple (name, value, ...); "_" is any value.
    The lines go down to `depth`. everything: also what is true by itself, such as a unification.
    time: the seconds after which TimeIsUp is raised.

    >>> why("guess_secret_feedback", [1, 2], [2, 1], ("-", 1, 1)).failures[-1]
    Failure(depth=1, goal='guess_secret_feedback([1, 2], [2, 1], 1-1)')

    Raises BadInput for what is no relation of so many values, and EngineFailure for a relation
    that gives up on these values.
    """
    depth = check_count(depth, "depth", "it is 1 or more") or DEPTH
    asked = _asked(relation, values)
    told = door.rules.why(relation=relation, values=asked, depth=depth, all=everything)
    lines = tuple(told["lines"])
    if told["kind"] == "holds":
        return Why(True, tuple(map(_proof, told["proofs"])), (), lines)
    if told["kind"] == "endless":
        return Why(None, (), (), lines)
    return Why(False, (), tuple(Failure(**one) for one in told["failures"]), lines)


class SearchTree(NamedTuple):
    """How the branches of a search end, as a sentence, and its steps as lines."""

    sentence: str
    lines: tuple[str, ...]


@bounded
def search_tree(relation: str, *values: Any, time: float | None = None) -> SearchTree:
    """The search tree of a relation and its values: each branch, in the order it is tried in.

    Values, time and errors are those of why().

    >>> search_tree("guess_secret_feedback", [1], [1], "_").sentence
    '1 answer.'
    """
    told = door.rules.search_tree(relation=relation, values=_asked(relation, values))
    return SearchTree(told["sentence"], tuple(told["lines"]))


def _asked(relation: str, values: Sequence[Any]) -> list[Any]:
    """The values as the door takes them. Raises BadInput for what is no relation of so many."""
    check_text(relation, "relation", "it is the name of one of the rules")
    asked = [_value(value) for value in values]
    known = [(one["name"], one["values"]) for one in door.rules.relations()]
    if (relation, len(values)) not in known:
        raise BadInput(_no_relation(relation, len(values), known))
    return asked


def _value(value: Any, level: int = 1) -> Any:
    """A value as the door takes it. Raises BadInput for what is none."""
    if is_whole(value):
        return index(value)
    if isinstance(value, (str, float)):
        return value
    check_instance(value, (list, tuple), "value", _VALUE)
    if level > _DEEPEST or (
        isinstance(value, tuple) and not (len(value) > 1 and isinstance(value[0], str))
    ):
        raise BadInput(f"{shown(value)} is no value: {_VALUE}")
    if isinstance(value, list):
        return [_value(item, level + 1) for item in value]
    name, *arguments = value
    return {"name": name, "arguments": [_value(item, level + 1) for item in arguments]}


_DEEPEST = 100
_VALUE = f"it is a number, a name, a list of values or a tuple (name, value, ...), {_DEEPEST} deep"


def _proof(told: Any) -> Proof:
    return Proof(
        told["goal"], told["by"], told["file"], told["line"], tuple(map(_proof, told["proofs"]))
    )


def _no_relation(name: str, arity: int, known: Sequence[tuple[Any, ...]]) -> str:
    takes = sorted(values for other, values in known if other == name)
    if takes:
        accepted = " or ".join(str(number) for number in takes)
        return f"{name} takes {accepted} values, not {arity}: `{ANY}` stands for any value"
    close = get_close_matches(name, {other for other, _ in known}, n=3)
    near = f"near it are {', '.join(close)}" if close else "see the files of logic/"
    return f"{quote(name)} with {count(arity, 'value')} is no relation of the rules: {near}"
