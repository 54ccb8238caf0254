"""What each code of a variant answers to a guess, by the sets that the solvers use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, TypeAlias

from ludologic.engines.door import mastermind as door
from ludologic.mastermind.values import Code, Feedback, Variant

Answers: TypeAlias = tuple[list[Feedback], bytes]
"""The answers that a guess can draw, and for each code, by its place, the number of its own."""

MOST_KEPT = 2
"""How many variants are kept."""
FEW = 50
"""For fewer codes no sets are made."""


class Sets:
    """The codes of a variant, in lexicographic order, and what they answer."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.codes = [tuple(code) for code in door.consistent(variant=variant, history=[])]
        self.places = {code: place for place, code in enumerate(self.codes)}
        self.answers = lru_cache(maxsize=256)(self._answers)

    def _answers(self, guess: Code) -> Answers:
        told: Any = door.answers(variant=self.variant, guess=guess)
        size = len(self.codes)
        numbers = 0
        for bit, row in enumerate(told["bits"]):
            digits = f"{int(row, 16):0{size}b}".encode().translate(_DIGITS)
            numbers += int.from_bytes(digits, "big") << bit
        feedbacks = [Feedback(**one) for one in told["feedbacks"]]
        return feedbacks, numbers.to_bytes(size, "little")

    def partition(self, guess: Code, codes: Sequence[Code]) -> dict[Feedback, list[Code]] | None:
        """The classes of these codes; None if one is no code of the variant."""
        feedbacks, numbers = self.answers(guess)
        classes: list[list[Code]] = [[] for _ in feedbacks]
        try:
            for code, place in zip(codes, map(self.places.__getitem__, codes), strict=True):
                classes[numbers[place]].append(code)
        except KeyError:
            return None
        return {one: found for one, found in zip(feedbacks, classes, strict=True) if found}


_DIGITS = bytes.maketrans(b"01", b"\0\1")
_kept: dict[Variant, Sets] = {}


def of(variant: Variant) -> Sets | None:
    """The sets of a variant; None if it has too many codes."""
    known = _kept.pop(variant, None)
    if known is None:
        if door.answers(variant=variant, guess=door.first_guess(variant=variant)) is None:
            return None
        known = Sets(variant)
        for one in [*_kept][: len(_kept) + 1 - MOST_KEPT]:
            _kept.pop(one, None)
    _kept[variant] = known
    return known


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
