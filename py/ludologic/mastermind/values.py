"""The plain values that code breaking is asked and answered in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ludologic import tree
from ludologic.engines import rules

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

    @property
    def total(self) -> int:
        """Guesses from here on, over all its secrets together: one a secret at each node."""
        return self.codes + sum(child.total for child in self.children.values())


class Settled(NamedTuple):
    """The optimal tree for the codes that answer so to a first guess; None if there is none."""

    first: Code
    feedback: Feedback
    tree: Node | None


((_GENETIC,),) = rules.facts("mastermind", "genetic.pl", "genetic_defaults")


class Genetic(NamedTuple):
    """The genetic player's sizes and probabilities; the usual ones are genetic_defaults/1."""

    population: int = _GENETIC[1]
    generations: int = _GENETIC[2]
    candidates: int = _GENETIC[3]
    crossover: float = _GENETIC[4]
    mutation: float = _GENETIC[5]
    exchange: float = _GENETIC[6]
    inversion: float = _GENETIC[7]


class Solver(NamedTuple):
    """Who guesses: a name of SOLVERS, with what that solver goes by."""

    name: str
    depth: int | None = None
    """The most guesses of the tree; None for no limit."""
    seed: int = 0
    """What decides the genetic player's lots."""
    genetic: Genetic = Genetic()


class Found(tree.Found):
    """Figures that follow from how many secrets are found at guess 1, 2, 3, ..."""

    @property
    def codes(self) -> int:
        return sum(self.histogram)


@dataclass(frozen=True)
class Evaluation(Found):
    """How a solver fared with many secrets."""

    variant: Variant
    solver: str
    histogram: tuple[int, ...]
    """How many secrets are found at guess 1, 2, 3, ..."""

    @property
    def worst(self) -> int:
        """The most guesses that a secret took."""
        return len(self.histogram)
