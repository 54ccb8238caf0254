"""What codes answer to a guess, by the sets that the solvers use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from ludologic.engines.door import mastermind as door
from ludologic.errors import EngineMissing
from ludologic.mastermind.values import Code, Feedback, History, Variant

MOST_KEPT = 2
"""How many variants are kept."""
FEW = 50
"""For fewer codes no sets are made."""


class Sets:
    """Codes of a variant, in lexicographic order, and what they answer.

    `feedbacks` are all answers of the variant, and `rows` what these codes answer to some guesses.
    """

    def __init__(
        self,
        variant: Variant,
        codes: list[Code],
        feedbacks: Sequence[Feedback],
        rows: dict[Code, list[str]],
    ) -> None:
        self.variant, self.codes, self._feedbacks, self._rows = variant, codes, feedbacks, rows
        self.places = {code: place for place, code in enumerate(codes)}
        self._answers = lru_cache(maxsize=256)(self._read)

    def partition(self, guess: Code, codes: Sequence[Code]) -> dict[Feedback, list[Code]] | None:
        """The classes of these codes; None if one is not of the set."""
        numbers = self._answers(guess)
        classes: list[list[Code]] = [[] for _ in self._feedbacks]
        try:
            for code, place in zip(codes, map(self.places.__getitem__, codes), strict=True):
                classes[numbers[place]].append(code)
        except KeyError:
            return None
        return {one: found for one, found in zip(self._feedbacks, classes, strict=True) if found}

    def among(self, codes: list[Code]) -> Sets:
        """These codes, in the same order, with what they answer to each of them."""
        digits = bytearray(b"0" * len(self.codes))
        for code in codes:
            digits[-1 - self.places[code]] = ord("1")
        told: Any = door.answers(variant=self.variant, codes=f"{int(digits, 2):x}")
        rows = dict(zip(codes, told["rows"], strict=True))
        return Sets(self.variant, codes, self._feedbacks, rows)

    def _read(self, guess: Code) -> bytes:
        """For each code, by its place, the number of its answer."""
        row = self._rows.get(guess)
        if row is None:
            all_of_them = of(self.variant)
            assert all_of_them is not None
            if all_of_them is not self:
                every, place = all_of_them._answers(guess), all_of_them.places
                return bytes(every[place[code]] for code in self.codes)
            told: Any = door.answers(variant=self.variant, guess=guess)
            (row,) = told["rows"]
        size, numbers = len(self.codes), 0
        for bit, digits in enumerate(row):
            bits = f"{int(digits, 16):0{size}b}".encode().translate(_DIGITS)
            numbers += int.from_bytes(bits, "big") << bit
        return numbers.to_bytes(size, "little")


_DIGITS = bytes.maketrans(b"01", b"\0\1")
_kept: dict[Variant, Sets] = {}


def of(variant: Variant) -> Sets | None:
    """All codes of a variant; None if they are too many."""
    known = _kept.pop(variant, None)
    if known is None:
        told: Any = door.answers(variant=variant, guess=door.first_guess(variant=variant))
        if told is None:
            return None
        codes = [tuple(code) for code in door.consistent(variant=variant, history=[])]
        known = Sets(variant, codes, [Feedback(**one) for one in told["feedbacks"]], {})
        for one in [*_kept][: len(_kept) + 1 - MOST_KEPT]:
            _kept.pop(one, None)
    _kept[variant] = known
    return known


def certain(
    variant: Variant, history: History
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]] | None:
    """As by_clingo.certain: the (place, symbol) of every code still possible, and those of any.

    None if there are too many codes, or if Prolog is missing.
    """
    try:
        if of(variant) is None:
            return None
        codes = door.consistent(variant=variant, history=history)
    except EngineMissing:
        return None
    places = [sorted({*symbols}) for symbols in zip(*codes, strict=True)]
    pairs = [[(place, one) for one in found] for place, found in enumerate(places, start=1)]
    return [found[0] for found in pairs if len(found) == 1], [*chain(*pairs)]


def partition(
    variant: Variant, guess: Code, codes: Sequence[Any] | None
) -> dict[Feedback, list[Code]] | None:
    """The classes into which the guess divides these codes, or all.

    None if sets would not help, or if one is not written as a tuple of integers.
    """
    if codes is not None:
        if len(codes) < FEW and variant not in _kept:
            return None
        if not {*map(type, codes)} <= {tuple} or not {*map(type, chain(*codes))} <= {int}:
            return None
    found = of(variant)
    if found is None:
        return None
    return found.partition(guess, found.codes if codes is None else codes)
