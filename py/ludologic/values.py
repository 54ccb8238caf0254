"""Plain values that stand for terms of Prolog and of ASP.

A number, a list or tuple, and True and False are themselves; a str is an atom (a name), a Text a
string, a Term a compound term, a Fraction a rational number, and a Var an open argument. No text is
ever read as a goal or as a term.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from numbers import Rational, Real
from operator import index
from typing import Any, TypeAlias, Union

from ludologic.checks import check_text, is_real, is_truth, is_whole, typed
from ludologic.errors import BadInput

Value: TypeAlias = Union[
    bool, int, float, Fraction, str, "Text", "Term", "Var", "list[Value]", "tuple[Value, ...]"
]


class Text(str):
    """A text that is a string of Prolog or of ASP, not an atom.

    >>> Text("a b")
    Text('a b')
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Text({super().__repr__()})"


@dataclass(frozen=True, init=False, repr=False)
class Term:
    """A compound term: its name and its arguments, over which it iterates.

    Terms have Prolog's standard order: by the number of arguments, the name, and the arguments.

    >>> black, white = Term("-", 1, 2)
    >>> Term("variant", 3, 4, False).arguments
    (3, 4, False)
    """

    name: str
    arguments: tuple[Any, ...]

    def __init__(self, name: str, *arguments: Any) -> None:
        object.__setattr__(self, "name", check_text(name, "name of a term", "it is a text"))
        object.__setattr__(self, "arguments", arguments)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.arguments)

    def __repr__(self) -> str:
        return f"Term({', '.join(map(repr, (self.name, *self.arguments)))})"

    def __lt__(self, other: object) -> bool:
        return _place(self) < _place(other) if isinstance(other, Term) else NotImplemented


def _place(value: Any) -> tuple[Any, ...]:
    """Where a value stands in the standard order: Var, number, string, atom, compound term."""
    if isinstance(value, Var):
        return 0, value.name
    if isinstance(value, bool):
        return 3, str(value).lower()
    if isinstance(value, Real):
        return 1, value, not isinstance(value, float)
    if isinstance(value, str):
        return 2 if isinstance(value, Text) else 3, str(value)
    if isinstance(value, Term):
        return 4, len(value.arguments), value.name, *map(_place, value.arguments)
    if not value:
        return 3, "[]"
    return 4, 2, "[|]", *map(_place, value)


@dataclass(frozen=True)
class Var:
    """An open argument, or a part of one: the same wherever it has this name.

    `Var("_")` is any value, and no answer says which.
    """

    name: str

    def __post_init__(self) -> None:
        check_text(self.name, "name of a Var", "it is a text")

    def __repr__(self) -> str:
        return f"Var({self.name!r})"


FORM = "it is a number, a text, a list or tuple of values, a Term or a Var"


def given(value: Any) -> Any:
    """A value as `logic/shared/terms.pl` reads it. Raises BadInput for what is none."""
    try:
        return _given(value)
    except RecursionError:
        raise BadInput("a value is nested without end, or too deep") from None


def _given(value: Any) -> Any:
    if is_truth(value):
        return bool(value)
    if is_whole(value):
        return index(value)
    if isinstance(value, Text):
        return {"text": str(value)}
    if isinstance(value, str):
        return str(value)
    if isinstance(value, Rational):
        return {"rational": f"{value.numerator:x}/{value.denominator:x}"}
    if is_real(value):
        return float(value)
    if isinstance(value, (list, tuple)):
        return [_given(item) for item in value]
    if isinstance(value, Term):
        return {value.name: [_given(item) for item in value.arguments]}
    if isinstance(value, Var):
        return {"variable": value.name}
    raise BadInput(f"{typed(value)} is no value: {FORM}")


def answered(value: Any) -> Any:
    """The value that `logic/shared/terms.pl` has written: a list is a tuple."""
    if isinstance(value, list):
        return tuple(map(answered, value))
    if not isinstance(value, dict):
        return value
    ((name, inner),) = value.items()
    if isinstance(inner, list):
        return Term(name, *map(answered, inner))
    return _KINDS[name](inner)


def _rational(text: str) -> Fraction:
    above, below = text.split("/")
    return Fraction(int(above, 16), int(below, 16))


_KINDS: dict[str, Any] = {
    "variable": Var,
    "text": Text,
    "integer": lambda text: int(text, 16),
    "rational": _rational,
    "float": float,
}
