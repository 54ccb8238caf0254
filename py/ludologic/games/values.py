"""The plain values that a guessing game is asked and answered in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from ludologic import tree


class Turn(NamedTuple):
    """A question and the answer it drew."""

    question: Any
    answer: Any


class Conflict(NamedTuple):
    """A turn that rules a secret out, by its number from 1: it would have drawn another answer."""

    turn: int
    would: Any


class Certain(NamedTuple):
    """What each question would draw: the answers that are certain, and those that are possible."""

    certain: dict[Any, Any]
    possible: dict[Any, list[Any]]

    def _repr_html_(self) -> str:
        from ludologic.play.pictures.notebook import table

        rows = [
            (shown(question), shown(self.certain.get(question, "")), ", ".join(map(shown, answers)))
            for question, answers in self.possible.items()
        ]
        return table(("question", "certainly", "possibly"), rows)


class Fault(NamedTuple):
    """What is wrong with a tree: `secret`, `question` or `branch`, and which."""

    kind: str
    what: tuple[Any, ...]


class Certificate(NamedTuple):
    """What is wrong with a tree, and how many secrets it finds at question 1, 2, 3, ..."""

    faults: tuple[Fault, ...]
    histogram: tuple[int, ...]

    @property
    def correct(self) -> bool:
        return not self.faults

    def _repr_html_(self) -> str:
        from ludologic.play.pictures.notebook import certificate

        faults = [" ".join((one.kind, *map(shown, one.what))) for one in self.faults]
        return certificate("question", faults, self.histogram)


@dataclass(frozen=True)
class Known:
    """Where the secret is known, and the game ends."""

    secret: Any


@dataclass(frozen=True, repr=False)
class Node:
    """A question, and what follows each answer; nothing follows when the secret itself is asked."""

    question: Any
    secrets: int
    """How many secrets are still possible before it."""
    children: dict[Any, Subtree] = field(default_factory=dict, hash=False)

    def __repr__(self) -> str:
        children = len(self.children)
        return f"<Node {shown(self.question)}: {self.secrets} secrets, {children} children>"


Subtree: TypeAlias = Node | Known


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
            f"{self.total} in total>"
        )

    @property
    def drawn(self) -> dict[str, Any]:
        return self._figures() | {"root": _value(self.root, sizes=True)}

    @property
    def value(self) -> dict[str, Any]:
        """The tree and its figures as JSON has them."""
        return self._figures() | {"root": _value(self.root, sizes=False)}

    @property
    def _pictures(self) -> Any:
        from ludologic.play.pictures import guessing

        return guessing

    @property
    def _summary(self) -> Any:
        return self._pictures.summary

    def _figures(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "secrets": self.secrets,
            "questions": self.questions,
            "goal": self.goal,
            "depth": self.depth,
            "total": self.total,
            "mean": round(self.mean, 6),
            "histogram": list(self.histogram),
            "proved": self.proved,
        }


def shown(value: Any) -> str:
    """A secret, question or answer as text."""
    return value if isinstance(value, str) else repr(value)


def _value(node: Subtree, *, sizes: bool) -> dict[str, Any]:
    if isinstance(node, Known):
        return {"secret": shown(node.secret)}
    value: dict[str, Any] = {"question": shown(node.question)}
    if sizes:
        value["secrets"] = node.secrets
    value["children"] = {
        shown(answer): _value(child, sizes=sizes) for answer, child in node.children.items()
    }
    return value
