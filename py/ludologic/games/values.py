"""The plain values that a guessing game is asked and answered in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from ludologic import display, tree
from ludologic.tree import Subtree
from ludologic.words import count


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
    goal: str
    """`worst`: no tree has fewer questions at worst. `total`: none has fewer in all. `both`: none
    has fewer at worst, and of those none fewer in all. Where a depth was given: `within`, none so
    deep has fewer in all; `depth`, it is no deeper. `found`: it was there when it was stopped."""
    root: Subtree
    histogram: tuple[int, ...]
    """How many secrets are found at question 1, 2, 3, ..."""

    @property
    def proved(self) -> bool:
        """Whether it is proved that no tree is better, by its goal."""
        return self.goal not in ("depth", "found")

    def __repr__(self) -> str:
        return (
            f"<Tree of {self.name}: {self.secrets} secrets, at most {self.depth} questions, "
            f"{self.total:,} in total>"
        )

    @property
    def stopped(self) -> str:
        if self.goal != "found":
            return ""
        asked = count(self.total, "question")
        return (
            f"the tree asks {asked} in total, {self.depth} at worst, and there may be a better one"
        )

    @property
    def value(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "secrets": self.secrets,
            "questions": self.questions,
            "goal": self.goal,
            **self._figures,
            "proved": self.proved,
            "root": self._plain(self.root, "question"),
        }

    @property
    def drawn(self) -> Any:
        heading = self.name.replace("_", " ").capitalize()
        return self._drawn(heading, _PROOFS.get(self.goal, ""))


_PROOFS = {
    "worst": "proved: no tree has fewer questions at worst",
    "total": "proved: no tree has fewer questions in total",
    "both": "proved: no tree has fewer questions at worst, and of those none has fewer in total",
    "within": "proved: no tree of this depth has fewer questions in total",
}
