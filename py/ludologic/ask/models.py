"""The answer sets of any program of ASP, of the rules or one's own, in plain values.

>>> from ludologic import models
>>> turns = [("turn", 1, 1234, 1, 2), ("turn", 2, 1325, 0, 2)]
>>> len(models("mastermind/definition.lp", turns).all())
64
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Set
from contextlib import closing
from os import PathLike
from pathlib import Path
from typing import Any, Literal, Protocol, TypeAlias, get_args

from ludologic.ask.answers import Found
from ludologic.checks import (
    check_file,
    check_instance,
    check_items,
    check_limit,
    check_list,
    check_one_of,
    check_whole,
    shown,
)
from ludologic.engines import answer_sets, asp, rules
from ludologic.errors import BadInput, TimeIsUp, quote
from ludologic.files import LARGEST_RULES, check_size
from ludologic.values import Term, Value

Mode = Literal["all", "brave", "cautious", "optimal"]
MODES: tuple[Mode, ...] = get_args(Mode)
FACT = """a fact is ("n", 1), Term("n", 1) or a name such as "n"; rules stand in the file"""


Fact: TypeAlias = "Term | str | tuple[Value, ...]"


class Facts(Protocol):
    """Facts in a list, a tuple or a set: a text is none of these, as its `in` takes texts only."""

    def __contains__(self, item: object, /) -> bool: ...

    def __iter__(self) -> Iterator[Fact]: ...


class Model(tuple[Any, ...]):
    """What an answer set shows, in clingo's order: each atom is a Term.

    `cost` are the sums that are to be least, the most important first; `proven`, whether no answer
    set is better.
    """

    cost: tuple[int, ...]
    proven: bool

    def named(self, name: str) -> list[tuple[Any, ...]]:
        """The arguments of each atom of this name."""
        return [one.arguments for one in self if isinstance(one, Term) and one.name == name]


def models(
    file: str | PathLike[str] | Iterable[str | PathLike[str]],
    facts: Facts | Iterator[Fact] = (),
    *,
    mode: Mode = "all",
    constants: Mapping[str, int] | None = None,
    time: float | None = None,
) -> Found[Model]:
    """The answer sets of a program with some facts, one by one; there may be none.

    file: one's own program, or one of `logic/` such as "mastermind/definition.lp"; or several. A
    fact is a Term, its name with its arguments as a tuple, or a name. mode: "all"; "optimal" for
    those of which none is better; "brave" for one set of all atoms that some answer set has, and
    "cautious" for one of those that all have. constants: the values of #const. time: the seconds
    that it may take; then TimeIsUp is raised, whose `reached` has the answer sets by then, or the
    best of them.

    >>> Path("colour.lp").write_text("1 {colour(N, (r;g))} 1 :- node(N). #show colour/2.")
    50
    >>> sorted(model.named("colour") for model in models("colour.lp", [("node", 1)]))
    [[(1, 'g')], [(1, 'r')]]
    >>> models("colour.lp", [("node", 1)], mode="brave").first().named("colour")
    [(1, 'g'), (1, 'r')]

    A name is a str, a string a Text. Raises BadInput with the file and the line for what clingo
    can't read.
    """
    check_one_of(mode, MODES, "mode")
    form = "it is a Path, or a name as text, or several of them"
    given = (file,) if isinstance(file, (str, PathLike)) else check_items(file, "program", form)
    files = [_file(one) for one in given]
    if not files:
        raise BadInput(f"there is no program: {form}")
    listed = list(facts) if isinstance(facts, Set) else facts
    atoms = [_fact(one) for one in check_list(listed, "list of facts", FACT)]
    check_instance(constants or {}, Mapping, "mapping", "it has a whole number for each name")
    numbers = {}
    for name, number in (constants or {}).items():
        if not isinstance(name, str):
            raise BadInput(f"{shown(name)} is no name of a constant: it begins with a small letter")
        numbers[name] = check_whole(number, f"value of {name}", "a constant is a whole number")
    asp.check(atoms, numbers)
    return Found("answer set", lambda _: _models(files, atoms, mode, numbers), check_limit(time))


def _file(given: str | PathLike[str]) -> Path:
    """One's own file, or else one of the rules."""
    own = check_file(given, "program")
    if own.is_file():
        return own.absolute()
    top = rules.path().resolve()
    ours = (top / own).resolve()
    if own.suffix == ".lp" and ours.is_relative_to(top) and ours.is_file():
        return ours
    raise BadInput(f"{quote(own)} can't be read: there is no such file, nor is it one of the rules")


def _fact(given: Any) -> Term:
    if isinstance(given, Term):
        return given
    if isinstance(given, str) and asp.is_name(given):
        return Term(given)
    if isinstance(given, tuple) and given and isinstance(given[0], str):
        return Term(*given)
    raise BadInput(f"{shown(given)} is no fact: {FACT}")


def _models(
    files: list[Path], atoms: list[Term], mode: Mode, constants: dict[str, int]
) -> Generator[list[Model], None, None]:
    for file in files:
        check_size(file, LARGEST_RULES)
    try:
        with closing(answer_sets.found(files, atoms, mode, constants)) as found:
            for batch in found:
                yield list(map(_model, batch))
    except TimeIsUp as error:
        best = error.reached and _model(error.reached)
        raise TimeIsUp(error.seconds, error.known, best) from None


def _model(found: answer_sets.Plain) -> Model:
    model = Model(found.atoms)
    model.cost, model.proven = found.cost, found.proven
    return model
