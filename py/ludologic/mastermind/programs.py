"""The programs of code breaking in ASP: how they are started, and the codes they take and give."""

from __future__ import annotations

from collections.abc import Iterable

from ludologic.engines import asp, rules
from ludologic.errors import BadInput
from ludologic.mastermind.values import Code, Variant


def logic_program(
    name: str, variant: Variant, facts: Iterable[asp.Atom] = (), **constants: int
) -> asp.Program:
    """The program of this name, for the variant."""
    constants |= {
        "pegs": variant.pegs,
        "colours": variant.colours,
        "repeats": int(variant.repeats),
    }
    return asp.Program([rules.program("mastermind", name)], facts, constants, _SHOWS[name])


_SHOWS: dict[str, list[asp.Shape]] = {
    "certify.lp": [
        ("fault", [({"guess", "secret"}, int), ("branch", int, int, int)]),
        ("found", int, int),
    ],
    "classes.lp": [("asks", int, int), ("draws", int, int, int)],
    "conflicts.lp": [("conflict", int, int, int)],
    "contradiction.lp": [("held", int)],
    "definition.lp": [("secret", int, int)],
    "draws.lp": [("feedback", int, int)],
    "faults.lp": [
        ("fault", [({"pegs", "colours", "size", "length", "repeat"}, int)]),
        ("fault", [({"short", "symbol", "answer"}, int, int)]),
    ],
    "five_guess.lp": [("asks", int, int), ("best", int)],
    "subtree.lp": [("asks", int, int, int, int), ("draws", int, int, int, int)],
    "variant.lp": [("code", int), ("first", int, int), ("depth", int)],
}
"""What each program shows."""


def _base(variant: Variant) -> int:
    return 10 if variant.colours < 10 else 13


def code_number(variant: Variant, code: Code) -> int:
    """The number that reads as the code. Raises BadInput for what none can stand for."""
    base = _base(variant)
    if len(code) != variant.pegs or not all(0 < symbol < base for symbol in code):
        raise BadInput(
            f"not a code of the variant: {', '.join(map(str, code))} "
            f"(accepted are {variant.pegs} symbols from 1 to {variant.colours})"
        )
    number = 0
    for symbol in code:
        number = number * base + symbol
    return number


def number_code(variant: Variant, number: int) -> Code:
    """The code that the number reads as."""
    symbols = []
    for _ in range(variant.pegs):
        number, symbol = divmod(number, _base(variant))
        symbols.append(symbol)
    return tuple(reversed(symbols))


def row_code(pairs: Iterable[asp.Atom]) -> Code:
    """The code of atoms that end in a place and a symbol."""
    return tuple(symbol for *_, symbol in sorted(pairs))
