"""The plain values that a guessing game is asked and answered in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, get_args

from ludologic import display, tree
from ludologic.display import count
from ludologic.tree import Subtree

Ends = Literal["known", "asked"]
EngineName = Literal["prolog", "clingo"]
TreeRule = Literal["worst", "total", "both"]
SuggestRule = Literal["worst", "expected", "classes"]
ENDS: tuple[Ends, ...] = get_args(Ends)
ENGINES: tuple[EngineName, ...] = get_args(EngineName)
TREE_RULES: tuple[TreeRule, ...] = get_args(TreeRule)
SUGGEST_RULES: tuple[SuggestRule, ...] = get_args(SuggestRule)
ENGINE_OPTIONS = {"prolog": ("jobs", "dask", "progress"), "clingo": ()}
"""The options that not every engine uses, and each that does."""


class Turn(NamedTuple):
    """A question and the answer it drew."""

    question: Any
    answer: Any


class Certain(NamedTuple):
    """What each question would draw: the answers that are certain, and those that are possible."""

    certain: dict[Any, Any]
    possible: dict[Any, list[Any]]

    def _repr_html_(self) -> str:
        return display.html(self)


@dataclass(frozen=True, repr=False)
class Tree(tree.Tree):
    """A decision tree of a guessing game, with its figures."""

    name: str
    secrets: int
    questions: int
    rule: TreeRule
    """How the best is measured. `worst`: the fewest questions at worst. `total`: the fewest in all.
    `both`: the fewest at worst, and of those the fewest in all."""
    root: Subtree
    histogram: tuple[int, ...]
    """How many secrets are found at question 1, 2, 3, ..."""
    limit: int | None = field(default=None, compare=False)
    """The depth that was asked for: with rule `worst` any tree that is no deeper will do."""
    complete: bool = True
    """Whether the search came to its end, or else the tree is the best by then."""

    @property
    def proved(self) -> bool:
        """Whether it is proved that no tree within the limit is better by the rule."""
        return self._goal not in ("depth", "found")

    @property
    def _goal(self) -> str:
        """What the tree reaches, as commands name it."""
        if not self.complete:
            return "found"
        within = {} if self.limit is None else {"worst": "depth", "total": "within"}
        return within.get(self.rule, self.rule)

    def __repr__(self) -> str:
        return (
            f"<Tree of {self.name}: {self.secrets} secrets, at most {self.depth} questions, "
            f"{self.total:,} in total{'' if self.proved else ', not proved'}>"
        )

    @property
    def stopped(self) -> str:
        if self.complete:
            return ""
        asked = count(self.total, "question")
        return (
            f"the tree asks {asked} in total, {self.depth} at worst, and there may be a better one"
        )

    def to_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "secrets": self.secrets,
            "questions": self.questions,
            "goal": self._goal,
            **self._figures,
            "proved": self.proved,
            "root": self._plain(self.root, "question"),
        }

    def picture(self) -> Any:
        heading = self.name.replace("_", " ").capitalize()
        return self._drawn(heading, _PROOFS.get(self._goal, ""))


_PROOFS = {
    "worst": "proved: no tree has fewer questions at worst",
    "total": "proved: no tree has fewer questions in total",
    "both": "proved: no tree has fewer questions at worst, and of those none has fewer in total",
    "within": "proved: no tree of this depth has fewer questions in total",
}
