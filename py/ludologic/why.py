"""Why a relation of the rules holds of some values, and why not."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludologic.checks import check_count, check_text
from ludologic.engines import door
from ludologic.engines.limit import bounded
from ludologic.values import Value, given

DEPTH = 4
"""How deep the lines of a reason go."""


class Proof(NamedTuple):
    """A goal that holds, as text, and the proofs of what it stands on.

    `by` is "clause", "library", "table", "above", "not" or "all"; of a clause the file, as it is
    named within `logic/`, and its line.
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
    *values: Value,
    depth: int = DEPTH,
    everything: bool = False,
    time: float | None = None,
) -> Why:
    """Why a relation of the rules holds of the values.

    The values are those of `ludologic.query`: a Var is open. The lines go down to `depth`.
    everything: also what is true by itself, such as a unification. time: the seconds after which
    TimeIsUp is raised.

    >>> from ludologic import Term
    >>> why("guess_secret_feedback", (1, 2), (2, 1), Term("-", 1, 1)).failures[-1]
    Failure(depth=1, goal='guess_secret_feedback([1, 2], [2, 1], 1-1)')

    Raises BadInput for an unknown relation or values that it can't be asked with, and EngineFailure
    if it goes wrong.
    """
    depth = check_count(depth, "depth", "it is 1 or more") or DEPTH
    told = door.rules.why(**_asked(relation, values), depth=depth, all=everything)
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
def search_tree(relation: str, *values: Value, time: float | None = None) -> SearchTree:
    """The search tree of a relation and its values: each branch, in the order it is tried in.

    Values, time and errors are those of why().

    >>> from ludologic import Var
    >>> search_tree("guess_secret_feedback", (1,), (1,), Var("_")).sentence
    '1 answer.'
    """
    told = door.rules.search_tree(**_asked(relation, values))
    return SearchTree(told["sentence"], tuple(told["lines"]))


def _asked(relation: str, values: tuple[Value, ...]) -> dict[str, Any]:
    name = check_text(relation, "relation", "it is the name of one of the rules")
    return {"relation": name, "values": given(values)}


def _proof(told: Any) -> Proof:
    return Proof(
        told["goal"], told["by"], told["file"], told["line"], tuple(map(_proof, told["proofs"]))
    )


def __dir__() -> list[str]:
    return ["Failure", "Proof", "SearchTree", "Why", "search_tree", "why"]
