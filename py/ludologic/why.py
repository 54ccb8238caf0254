"""Why a relation of the rules holds of some values, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from operator import index
from pathlib import Path
from typing import Any, NamedTuple

from ludologic.checks import check_count, check_instance, check_text, is_whole, shown
from ludologic.engines import prolog, rules
from ludologic.engines.limit import bounded
from ludologic.errors import BadInput, quote
from ludologic.words import count

DEPTH = 4
"""How deep the lines of a reason go."""
DOOR = "ludologic"
"""The module that exports every relation of the rules."""
ANY = "_"
"""Stands for any value."""
INFERENCES = 200_000_000


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
    """Whether the relation holds, the proofs of the first answer or what failed, and the lines."""

    holds: bool
    proofs: tuple[Proof, ...]
    failures: tuple[Failure, ...]
    lines: tuple[str, ...]


@bounded
def why(relation: str, *values: prolog.Value, depth: int = DEPTH, time: float | None = None) -> Why:
    """Why a relation of the rules holds of the values: relation_why/6.

    A value is an int, a name, a list of values or a tuple (name, value, ...); "_" is any value.
    The lines go down to `depth`. time: the seconds after which TimeIsUp is raised.

    >>> why("guess_secret_feedback", [1, 2], [2, 1], ("-", 1, 1)).failures[-1]
    Failure(depth=1, goal='guess_secret_feedback([1, 2], [2, 1], 1-1)')

    Raises BadInput for what is no relation of so many values, and EngineFailure for a relation
    that gives up on these values.
    """
    check_text(relation, "relation", "it is the name of one of the rules")
    depth = check_count(depth, "depth", "it is 1 or more") or DEPTH
    asked = [_value(value) for value in values]
    known = [tuple(one) for one in prolog.every(DOOR, "module_relation", DOOR, outputs=2)]
    if (relation, len(values)) not in known:
        raise BadInput(_no_relation(relation, len(values), known))
    ((verdict, texts, lines),) = prolog.answer(
        DOOR, "relation_why", DOOR, relation, asked, INFERENCES, depth
    )
    holds = verdict == "holds"
    return Why(
        holds,
        tuple(map(_proof, texts)) if holds else (),
        () if holds else tuple(Failure(*text[1:]) for text in texts),
        tuple(lines),
    )


def _value(value: Any, level: int = 1) -> prolog.Value:
    """A value that Prolog can be given. Raises BadInput for what is none."""
    if is_whole(value):
        return index(value)
    if isinstance(value, (str, float)):
        return value
    check_instance(value, (list, tuple), "value", _VALUE)
    if level > _DEEPEST or (
        isinstance(value, tuple) and not (len(value) > 1 and isinstance(value[0], str))
    ):
        raise BadInput(f"{shown(value)} is no value: {_VALUE}")
    return type(value)(_value(item, level + 1) for item in value)


_DEEPEST = 100
_VALUE = f"it is a number, a name, a list of values or a tuple (name, value, ...), {_DEEPEST} deep"


def _proof(text: Any) -> Proof:
    _, goal, by, proofs = text
    name, *place = by if isinstance(by, tuple) else (by,)
    file, line = (_within_logic(place[0]), place[1]) if place else (None, None)
    return Proof(goal, name, file, line, tuple(map(_proof, proofs)))


def _within_logic(file: str) -> str:
    path, logic = Path(file).resolve(), rules.path("load.pl").resolve().parent
    return path.relative_to(logic).as_posix() if path.is_relative_to(logic) else file


def _no_relation(name: str, arity: int, known: Sequence[tuple[Any, ...]]) -> str:
    takes = sorted(values for other, values in known if other == name)
    if takes:
        accepted = " or ".join(str(number) for number in takes)
        return f"{name} takes {accepted} values, not {arity}: `{ANY}` stands for any value"
    close = get_close_matches(name, {other for other, _ in known}, n=3)
    near = f"near it are {', '.join(close)}" if close else "see the files of logic/"
    return f"{quote(name)} with {count(arity, 'value')} is no relation of the rules: {near}"
