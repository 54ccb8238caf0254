"""Decision trees of guessing games, Mastermind among them: nodes, figures, faults, pictures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from ludologic import display
from ludologic.checks import check_count, check_one_of, check_options
from ludologic.display import count
from ludologic.errors import BadInput, EngineMissing, visible

LEVELS = 2
"""How many levels of a tree are shown."""
FORMAT_OPTIONS: dict[str, tuple[str, ...]] = {
    "summary": ("level",),
    "dot": ("level",),
    "svg": ("level",),
    "html": (),
    "json": (),
    "prolog": (),
}
"""The formats of a tree, each with the options that it uses."""


class Figures:
    """Figures that follow from how many secrets are found at question 1, 2, 3, ..."""

    histogram: tuple[int, ...]

    @property
    def total(self) -> int:
        """Questions over all secrets together."""
        return sum(asked * found for asked, found in enumerate(self.histogram, start=1))

    @property
    def mean(self) -> float:
        return self.total / max(1, sum(self.histogram))


class Conflict(NamedTuple):
    """A turn (from 1) that rules a secret out, and the answer that the secret would have drawn."""

    turn: int
    would: Any


class Fault(tuple[Any, ...]):
    """A fault of a tree: its kind, such as `secret`, and where it is."""

    @property
    def kind(self) -> str:
        kind: str = self[0]
        return kind

    @property
    def what(self) -> tuple[Any, ...]:
        return self[1:]


class Certificate(NamedTuple):
    """The faults of a tree, and how many secrets it finds at question 1, 2, 3, ..."""

    faults: tuple[Fault, ...]
    histogram: tuple[int, ...]

    @property
    def correct(self) -> bool:
        return not self.faults

    def _repr_html_(self) -> str:
        return display.html(self)


@dataclass(frozen=True)
class Known:
    """Where the secret is known, and the game ends."""

    secret: Any

    total = depth = 0


@dataclass(frozen=True, repr=False)
class Node:
    """A question, and what follows each answer; nothing follows when the secret itself is asked."""

    question: Any
    secrets: int
    """How many secrets are still possible before it."""
    children: dict[Any, Any] = field(default_factory=dict, hash=False)

    words = "question", "secret"
    """The words for a question and a secret."""

    def __repr__(self) -> str:
        children = len(self.children)
        secrets = count(self.secrets, self.words[1])
        return f"<Node {shown(self.question)}: {secrets}, {children} children>"

    @property
    def total(self) -> int:
        """Questions from here on, over all its secrets together: one a secret at each node."""
        below: int = sum(child.total for child in self.children.values())
        return self.secrets + below

    @property
    def depth(self) -> int:
        """The most questions from here on, this one too."""
        below: int = max((child.depth for child in self.children.values()), default=0)
        return 1 + below


Subtree: TypeAlias = Node | Known


class Tree(Figures, ABC):
    """A decision tree: what to ask first, and what after each answer, until the secret is found."""

    root: Any
    words = Node.words

    @property
    def depth(self) -> int:
        """The number of questions that is always enough."""
        return len(self.histogram)

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """The tree and its figures as JSON has them."""

    @abstractmethod
    def picture(self) -> Any:
        """The plain values that its pictures are drawn from: `pictures.tree.Tree`."""

    @property
    @abstractmethod
    def stopped(self) -> str:
        """If the search was stopped before its proof was complete: how good the tree is known to
        be."""

    @property
    def _figures(self) -> dict[str, Any]:
        return {
            "depth": self.depth,
            "total": self.total,
            "mean": round(self.mean, 6),
            "histogram": list(self.histogram),
        }

    def _drawn(self, heading: str, said: str) -> dict[str, Any]:
        """The plain values of `picture`, with a heading and what is said of the tree."""
        secrets = 1 if isinstance(self.root, Known) else self.root.secrets
        return {
            "heading": heading,
            "said": said,
            "words": list(self.words),
            "secrets": secrets,
            **self._figures,
            "root": self._plain(self.root, "question", "secrets"),
        }

    def _text(self, value: Any) -> str:
        """A question, an answer or a secret as it is written."""
        return visible(shown(value))

    def _plain(self, node: Subtree, question: str, secrets: str = "") -> dict[str, Any]:
        """A node as plain values under these names; its number of secrets too if that has one."""
        if isinstance(node, Known):
            return {"secret": self._text(node.secret)}
        value: dict[str, Any] = {question: self._text(node.question)}
        if secrets:
            value[secrets] = node.secrets
        value["children"] = {
            self._text(answer): self._plain(child, question, secrets)
            for answer, child in node.children.items()
        }
        return value

    def summary(self, level: int = LEVELS) -> str:
        """The figures and the first levels of questions, as text."""
        return display.text(self, check_level(level))

    def svg(self, level: int = LEVELS) -> str:
        """The first levels of questions as an SVG document."""
        return display.svg(self, check_level(level))

    def dot(self, level: int = LEVELS) -> str:
        """The first levels of questions for Graphviz."""
        return display.dot(self, check_level(level))

    def html(self) -> str:
        """A page on which a person thinks of a secret and the tree finds it."""
        return display.page(self)

    def rows(self) -> list[dict[str, Any]]:
        """A row for each node, for pandas: its number from 0, its parent, what it asks.

        The root comes first, its parent is None.
        """
        question, secret = self.words
        found: list[dict[str, Any]] = []
        left: list[tuple[Subtree, int | None, Any]] = [(self.root, None, None)]
        while left:
            node, parent, answer = left.pop()
            number = len(found)
            row = {"node": number, "parent": parent, "answer": answer}
            if isinstance(node, Known):
                found.append(row | {"secret": node.secret})
            else:
                found.append(row | {question: node.question, f"{secret}s": node.secrets})
                left += [(child, number, key) for key, child in reversed(node.children.items())]
        return found

    def to_networkx(self) -> Any:
        """The tree as a DiGraph of networkx: what nodes ask, and the answers on the edges."""
        try:
            import networkx
        except ImportError as error:
            raise EngineMissing("networkx is not installed: pip install networkx") from error
        graph = networkx.DiGraph()
        for row in self.rows():
            number, parent, answer = (row.pop(name) for name in ("node", "parent", "answer"))
            graph.add_node(number, **row)
            if parent is not None:
                graph.add_edge(parent, number, answer=answer)
        return graph

    def written(self, format: str, level: int | None = None) -> str:
        """The tree in a format: summary, svg and dot of so many levels, usually 2; or html."""
        check_one_of(format, [one for one in FORMAT_OPTIONS if hasattr(self, one)], "format")
        check_options("format", format, lambda: FORMAT_OPTIONS, level=level)
        text: str = getattr(self, format)(*(() if level is None else (level,)))
        return text

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        return display.html(self)


def check_level(level: Any) -> int:
    """How many levels of a tree to show."""
    form = "it is how many levels of the tree to show, 1 or more"
    number = check_count(level, "level", form)
    if number is None:
        raise BadInput(f"None is no level: {form}")
    return number


def shown(value: Any) -> str:
    """A secret, question or answer as text."""
    return value if isinstance(value, str) else repr(value)
