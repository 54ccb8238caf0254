"""Plain values that stand for terms of Prolog and of ASP.

A number, a list or tuple, and True and False are themselves; a str is an atom (a name), a Text a
string, a Term a compound term, a Fraction a rational number, and a Var an open argument. No text is
ever read as a goal or as a term.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from numbers import Rational, Real
from operator import index
from typing import Any, TypeAlias, Union

from ludologic.checks import check_text, is_real, is_truth, is_whole, shown, typed
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

    Terms have Prolog's standard order: by the number of arguments, the name, and the arguments. As
    text, a term is what `writeq` writes.

    >>> print(Term("is", Var("X"), Term("-", 1, 2)))
    X is 1-2
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

    def __str__(self) -> str:
        return written(self, 1200)

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


# How a term is written, as `writeq` of Prolog does, with the operators that it always has.

_INFIX = {
    name: (priority, priority - (kind in ("xfx", "xfy")), priority - (kind in ("xfx", "yfx")))
    for kind, priority, names in (
        ("xfx", 1200, ":- -->"),
        ("xfy", 1100, "; |"),
        ("xfy", 1050, "-> *->"),
        ("xfy", 1000, ","),
        ("xfx", 990, ":="),
        ("xfx", 700, "< = =.. =@= =:= =< == =\\= > >= @< @=< @> @>= \\= \\== as is >:<"),
        ("xfy", 200, "^"),
        ("xfy", 600, ":"),
        ("yfx", 500, "+ - /\\ \\/ xor"),
        ("yfx", 400, "* / // mod rdiv << >> div rem"),
        ("xfx", 200, "**"),
    )
    for name in names.split()
}
"""The priority of an operator, and the highest ones of what stands on its left and its right."""
_PREFIX = {
    **dict.fromkeys((":-", "?-"), (1200, 1199)),
    **dict.fromkeys(("dynamic", "discontiguous", "table"), (1150, 1149)),
    "\\+": (900, 900),
    **dict.fromkeys(("-", "+", "\\"), (200, 200)),
    "$": (1, 1),
}
_SIGNS = re.compile(r"[-+*/\\^<>=~:.?@#&$]+")
_BARE = re.compile(r"[^\W\d_A-Z]\w*|[!;]|\{\}|" + _SIGNS.pattern)


def written(value: Any, most: int = 999) -> str:
    """A value, in parentheses if its operator has a higher priority than `most`."""
    if isinstance(value, Term):
        text, priority = _term(value)
        return f"({text})" if priority > most else text
    if isinstance(value, Var):
        return value.name if value.name[:1].isupper() else f"_{value.name.lstrip('_')}"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Fraction):
        return f"{value.numerator}r{value.denominator}"
    if isinstance(value, Text):
        return f'"{_quoted(value)}"'
    if isinstance(value, str):
        return _atom(value)
    if isinstance(value, (list, tuple)):
        return f"[{','.join(map(written, value))}]"
    if isinstance(value, float):
        return _float(value)
    return str(value)


def _float(value: float) -> str:
    if value - value != 0:
        return "nan" if value != value else f"{'-' * (value < 0)}1.0Inf"
    text = repr(value)
    return text if "." in text else text.replace("e", ".0e")


def _atom(name: str) -> str:
    if _BARE.fullmatch(name) and name[0] == name[0].lower():
        return name
    quoted = _quoted(name).replace('\\"', '"').replace("'", "\\'")
    return f"'{quoted}'"


def _quoted(text: str) -> str:
    """What stands between quotes: a character that is not seen by its number."""
    return "".join(
        one if one.isprintable() and one not in '\\"' else _ESCAPED.get(one) or f"\\x{ord(one):x}\\"
        for one in text
    )


_ESCAPED = {"\n": "\\n", "\t": "\\t", "\\": "\\\\", '"': '\\"'}


def _term(term: Term) -> tuple[str, int]:
    name, values = term.name, term.arguments
    if len(values) == 2 and name == "[|]":
        return f"[{written(values[0])}|{written(values[1])}]", 0
    if len(values) == 1 and name == "{}":
        return f"{{{written(values[0], 1200)}}}", 0
    if len(values) == 2 and name in _INFIX:
        priority, left, right = _INFIX[name]
        one, other = _operand(values[0], left), _operand(values[1], right)
        space = " " if name[0].isalpha() else ""
        return one + space + name + (space or _gap(name, other)) + other, priority
    if len(values) == 1 and name in _PREFIX:
        priority, most = _PREFIX[name]
        if name in "-+" and isinstance(values[0], (int, float, Fraction)):
            return f"{name}({written(values[0])})", 0
        text = _operand(values[0], most)
        space = " " if name.isalpha() or text[0] in "({" else _gap(name, text)
        return name + space + text, priority
    return f"{_atom(name)}({','.join(map(written, values))})", 0


def _operand(value: Any, most: int) -> str:
    text = written(value, most)
    return f"({text})" if text.strip("'") in {*_INFIX, *_PREFIX} else text


def _gap(sign: str, text: str) -> str:
    """A space, if the two would be read as one."""
    return " " if _SIGNS.match(sign[-1]) and _SIGNS.match(text[0]) else ""


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
    if isinstance(value, str):
        return {"text": _encoded(value)} if isinstance(value, Text) else _unlike_truth(value)
    if isinstance(value, Rational):
        return {"rational": f"{value.numerator:x}/{value.denominator:x}"}
    if is_real(value):
        return float(value)
    if isinstance(value, (list, tuple)):
        return [_given(item) for item in value]
    if isinstance(value, Term):
        if value.name == "[|]" and isinstance((None, *value.arguments)[-1], (list, tuple)):
            raise BadInput(f"{shown(value)} is a list: it is written as a list or a tuple")
        return {value.name: [_given(item) for item in value.arguments]}
    if isinstance(value, Var):
        return {"variable": value.name}
    raise BadInput(f"{typed(value)} is no value: {FORM}")


def _encoded(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadInput(f"{shown(text)} is no text: it has half of a character") from None
    return str(text)


def _unlike_truth(text: str) -> str:
    if text in ("true", "false"):
        raise BadInput(f"{text!r} would come back as {text.title()}: write {text.title()}")
    return _encoded(text)


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
