"""The plain values that code breaking is asked and answered in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

from ludologic import display, tree

Code: TypeAlias = tuple[int, ...]
EngineName: TypeAlias = Literal["prolog", "clingo"]
SolverName: TypeAlias = Literal["tree", "five-guess", "genetic"]
Rule: TypeAlias = Literal["depth", "first", "minimax", "optimal", "classes"]
Role: TypeAlias = Literal["codebreaker", "codemaker"]

RULES: dict[EngineName, tuple[Rule, ...]] = {
    "prolog": ("depth", "first", "minimax", "optimal"),
    "clingo": ("classes",),
}
"""The rules by which each engine builds a tree, its usual one first."""
WITHIN_DEPTH: tuple[Rule, ...] = ("depth", "optimal", "classes")
"""The rules that look for a tree of a given depth."""
RULE_OPTIONS: dict[Rule, tuple[str, ...]] = {
    "depth": (),
    "first": (),
    "minimax": (),
    "optimal": ("jobs", "dask", "cache", "progress"),
    "classes": ("progress",),
}
"""The options that not every rule uses, and each that does."""


class Variant(NamedTuple):
    """A code-breaking game: `pegs` symbols out of 1..`colours`, repeated or not."""

    pegs: int = 4
    colours: int = 9
    repeats: bool = False


VARIANTS = {
    "arbolmaster": Variant(4, 9, repeats=False),
    "easy": Variant(4, 6, repeats=False),
    "medium": Variant(4, 6, repeats=True),
    "hard": Variant(5, 8, repeats=True),
}
"""The variants known by name. A copy of the rules' facts, so that import needs no Prolog."""
ARBOLMASTER = VARIANTS["arbolmaster"]


class Feedback(NamedTuple):
    """The answer to a guess: right symbol in the right place; right symbol in a wrong place."""

    black: int
    white: int


class Turn(NamedTuple):
    """A guess and the answer it drew."""

    guess: Code
    feedback: Feedback


History: TypeAlias = tuple[Turn, ...]


Strategy: TypeAlias = Callable[[History, tuple[Code, ...]], str | Sequence[int]]
"""A function that gives a guess for a history and the codes that are possible after it."""


@runtime_checkable
class Played(Protocol):
    """A game on its board; every function takes it as a history."""

    variant: Variant
    moves: History


class Node(tree.Node):
    """A node of a decision tree: the guess asked, and what follows each answer but the win."""

    children: dict[Feedback, Node]
    words = "guess", "code"

    @property
    def guess(self) -> Code:
        code: Code = self.question
        return code

    @property
    def codes(self) -> int:
        """How many secrets are still possible before the guess."""
        return self.secrets


class Settled(NamedTuple):
    """The optimal tree for the codes that answer so to a first guess; None if there is none."""

    first: Code
    feedback: Feedback
    tree: Node | None


class Genetic(NamedTuple):
    """The genetic player's sizes and probabilities; the usual ones are a copy of the rules'."""

    population: int = 400
    generations: int = 60
    candidates: int = 200
    crossover: float = 0.5
    mutation: float = 0.03
    exchange: float = 0.03
    inversion: float = 0.02


class Solver(NamedTuple):
    """Who guesses: a name of SOLVERS, with what that solver goes by."""

    name: SolverName
    depth: int | None = None
    """The most guesses of the tree; None for no limit."""
    kept: bool = False
    """Whether the tree must keep to that depth, and else asks nothing."""
    seed: int = 0
    """The seed of the genetic player's random choices."""
    genetic: Genetic = Genetic()


class Figures(tree.Figures):
    """Figures that follow from how many secrets are found at guess 1, 2, 3, ..."""

    @property
    def codes(self) -> int:
        return sum(self.histogram)


@dataclass(frozen=True)
class Evaluation(Figures):
    """How a solver fared with many secrets."""

    variant: Variant
    solver: str
    histogram: tuple[int, ...]
    """How many secrets are found at guess 1, 2, 3, ..."""

    @property
    def worst(self) -> int:
        """The most guesses that a secret took."""
        return len(self.histogram)

    def rows(self) -> list[dict[str, int]]:
        """A row for each guess, for pandas: how many secrets are found there."""
        return [
            {"guess": guess, "found": found} for guess, found in enumerate(self.histogram, start=1)
        ]

    def _repr_svg_(self) -> str:
        return display.svg(self)
