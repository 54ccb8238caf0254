"""Any relation of the rules, or of one's own program, asked with plain values.

>>> import ludologic
>>> from ludologic import Var
>>> question = ludologic.query("guess_secret_feedback", (1, 2, 3, 4), (7, 4, 3, 2), Var("feedback"))
>>> question.all()
[{'feedback': Term('-', 1, 2)}]
"""

from __future__ import annotations

import warnings
from collections.abc import Generator
from contextlib import nullcontext
from functools import lru_cache, partial
from os import PathLike
from pathlib import Path
from typing import Any

from ludologic.ask import programs
from ludologic.ask.answers import Found
from ludologic.checks import check_file, check_limit, check_text
from ludologic.engines import door, limit
from ludologic.errors import BadInput, EngineFailure, LudologicWarning
from ludologic.values import Term, Value, answered, given


class Solution(dict[str, Any]):
    """What a solution says of each Var, by its name.

    A Var that stays open is itself, or the first one that is the same. `constraints` are those that
    are left on open ones, each a Term.
    """

    constraints: tuple[Term, ...] = ()

    def __repr__(self) -> str:
        left = "".join(f", {constraint!r}" for constraint in self.constraints)
        return f"{super().__repr__()}{left}"


def _solution(answer: Any) -> Solution:
    try:
        found = Solution({name: answered(one) for name, one in answer["values"].items()})
        found.constraints = tuple(map(answered, answer["constraints"]))
    except RecursionError:
        raise EngineFailure("what the rules answer is nested too deep for Python") from None
    return found


@lru_cache(maxsize=256)
def _known(relation: str, arity: int) -> str:
    """A relation of the rules with its module. Raises BadInput if there is none."""
    return door.rules.relation(name=relation, arity=arity)


def query(relation: str, *arguments: Value, time: float | None = None) -> Found[Solution]:
    """Ask a relation of `logic/`, or of a program that `load` has loaded, what holds.

    relation: its name, or `module:name`. A Var is an open argument, or a part of one. time: the
    seconds that the search for all solutions may take; then TimeIsUp is raised.

    >>> from ludologic import Term, Var
    >>> codes = query("variant_code", Term("variant", 2, 3, False), Var("code"))
    >>> codes.first()
    {'code': (1, 2)}
    >>> len(codes.all())
    6
    >>> bool(query("guess_secret_feedback", (1, 2), (2, 1), Term("-", 0, 2)))
    True

    What comes out is as plain: an int, a float, a Fraction, a str for an atom, True and False, a
    Text for a string, a tuple for a list, a Term, and a Var for what stays open. Raises BadInput
    for an unknown relation or values that it can't be asked with, and EngineFailure if it goes
    wrong.
    """
    check_text(relation, "relation", "it is the name of one of the rules")
    values, seconds = given(arguments), check_limit(time)
    with limit.within(seconds) if seconds is not None else nullcontext():
        file = None
        if program := programs.found(relation, len(values)):
            file, known = program.file, programs.ask(program.file, "known", relation, len(values))
        else:
            try:
                known = _known(relation, len(values))
            except BadInput:
                programs.unknown(relation, len(values))
                raise
    asked = file, known, values
    return Found("solution", partial(_solutions, *asked), seconds, partial(_first, *asked))


def _first(file: Path | None, relation: str, values: list[Any]) -> Solution | None:
    answer = programs.ask(file, "first", relation, values)
    if isinstance(answer, str):
        raise EngineFailure(answer)
    return None if answer is None else _solution(answer)


def _solutions(
    file: Path | None, relation: str, values: list[Any], all_of_them: bool
) -> Generator[list[Solution], None, None]:
    number = programs.ask(file, "begun", relation, values, all_of_them)
    process = programs.process()
    try:
        while answers := programs.ask(file, "more", number):
            if isinstance(answers, str):
                raise EngineFailure(answers)
            yield list(map(_solution, answers))
    finally:
        if file is None or programs.process() is process:
            programs.drop(file, number)


def load(file: str | PathLike[str], *, time: float | None = None) -> programs.Program:
    """Load one's own rules in Prolog, as a script: `query` asks them from now on.

    They may call the relations of `logic/`, and run in a process of their own: what they write is
    lost. If the file was edited, load it again. time: the seconds that it may take.

    >>> from ludologic import Var
    >>> _ = Path("mine.pl").write_text("win(Code) :- guess_secret_feedback(Code, [1,2], 2-0).")
    >>> load("mine.pl").relations
    ('win/1',)
    >>> query("win", Var("code")).first()
    {'code': (1, 2)}

    Raises BadInput with the line for what can't be loaded; a LudologicWarning names the line of
    what is odd.
    """
    path, seconds = check_file(file).absolute(), check_limit(time)
    with limit.within(seconds) if seconds is not None else nullcontext():
        program = programs.load(path)
    for sentence in program.warnings:
        warnings.warn(sentence, LudologicWarning, stacklevel=2)
    return program
