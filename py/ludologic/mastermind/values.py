"""The plain values that code breaking is asked and answered in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

Code = tuple[int, ...]


class Variant(NamedTuple):
    """A code-breaking game: `pegs` symbols out of 1..`colours`, repeated or not."""

    pegs: int = 4
    colours: int = 9
    repeats: bool = False


class Feedback(NamedTuple):
    """The answer to a guess: right symbol in the right place; right symbol in a wrong place."""

    black: int
    white: int


class Turn(NamedTuple):
    """A guess and the answer it drew."""

    guess: Code
    feedback: Feedback


History = tuple[Turn, ...]


@dataclass(frozen=True)
class Node:
    """A node of a decision tree: the guess asked, and what follows each answer but the win."""

    guess: Code
    codes: int
    """How many secrets are still possible before the guess."""
    children: dict[Feedback, Node] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Tree:
    """A decision tree with its figures."""

    variant: Variant
    rule: str
    engine: str
    root: Node
    histogram: tuple[int, ...]
    """How many secrets are found at guess 1, 2, 3, ..."""

    @property
    def codes(self) -> int:
        return sum(self.histogram)

    @property
    def depth(self) -> int:
        return len(self.histogram)

    @property
    def total(self) -> int:
        """Guesses over all secrets together."""
        return sum(guesses * found for guesses, found in enumerate(self.histogram, start=1))

    @property
    def mean(self) -> float:
        return self.total / self.codes
