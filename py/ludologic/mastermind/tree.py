"""A decision tree of code breaking, with its figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludologic import tree
from ludologic.display import count, variant_words
from ludologic.engines.door import mastermind as door
from ludologic.mastermind import text
from ludologic.mastermind.values import Feedback, Figures, Node, Variant


@dataclass(frozen=True, repr=False)
class Tree(Figures, tree.Tree):
    """A decision tree with its figures."""

    variant: Variant
    rule: str
    engine: str
    root: Node
    histogram: tuple[int, ...]
    """How many secrets are found at guess 1, 2, 3, ..."""
    bound: int | None = None
    """Of rule `optimal`: it is proved that no tree has fewer guesses over all secrets."""
    complete: bool = True
    """Whether the search came to its end, or else the tree is the best by then."""

    words = Node.words

    def __repr__(self) -> str:
        stopped = ", not proved" if self.stopped else ""
        return (
            f"<Tree of {count(self.codes, 'code')} ({variant_words(*self.variant)}): rule "
            f"{self.rule}, at most {count(self.depth, 'guess')}, {self.total:,} in total{stopped}>"
        )

    @property
    def proved(self) -> bool:
        """Whether it is proved that no tree has a lesser total."""
        return self.total == self.bound

    @property
    def stopped(self) -> str:
        if not self.complete:
            return (
                f"the tree is that of rule {self.rule}, takes {self.total:,} guesses in total, "
                f"{self.depth} at worst, and there may be a better one"
            )
        if self.bound is None or self.proved:
            return ""
        return (
            f"the tree takes {self.total:,} guesses in total, "
            f"and none takes less than {self.bound:,}"
        )

    def to_dict(self) -> dict[str, Any]:
        return {
            "variant": self.variant._asdict(),
            "rule": self.rule,
            "engine": self.engine,
            "codes": self.codes,
            **self._figures,
            **({} if self.bound is None else {"bound": self.bound}),
            **({} if self.bound is None and self.complete else {"proved": self.proved}),
            "root": self._plain(self.root, "guess"),
        }

    def picture(self) -> Any:
        return self._drawn(f"Mastermind, {variant_words(*self.variant)}", self._said()) | {
            "variant": self.variant._asdict()
        }

    def _said(self) -> str:
        said = f"rule {self.rule}, engine {self.engine}"
        if self.proved:
            return f"{said}; proved: no tree has fewer in total"
        if self.bound is not None:
            return (
                f"{said}; not proved to be the best: no tree has fewer than {self.bound:,} in total"
            )
        return said

    def prolog(self) -> str:
        """The tree as the document's Prolog term rama(Guess, Trees)."""
        return door.rama(variant=self.variant, tree=node_value(self.root))

    def _text(self, value: Any) -> str:
        if isinstance(value, Feedback):
            return text.show_feedback(value)
        return text.show_code(self.variant, value)


def node_value(node: Node) -> Any:
    """A node as the rules read it."""
    below = [(key, node_value(child)) for key, child in node.children.items()]
    return node.guess, node.codes, below


def read_node(value: Any, known: Sequence[Node | None] = ()) -> Node | None:
    """The node that the rules tell; one that asks nothing stands for one of those known."""
    if value is None:
        return None
    if not value["guess"]:
        named: int = value["codes"]
        return known[named]
    children = {}
    for child in value["children"]:
        below = read_node(child["tree"], known)
        assert below is not None
        children[Feedback(**child["feedback"])] = below
    return Node(tuple(value["guess"]), value["codes"], children)


def certificate(
    variant: Variant, depth: int, root: Node
) -> tuple[list[tuple[Any, ...]], tuple[int, ...]]:
    """The faults of a tree, and how many secrets are found at guess 1, 2, ..., depth."""
    found = door.certificate(variant=variant, depth=depth, tree=node_value(root))
    return sorted(map(_fault, found["faults"])), tuple(found["histogram"])


def _fault(fault: Any) -> tuple[Any, ...]:
    kind, code, *answer = fault.values()
    return kind, tuple(code), *(Feedback(**one) for one in answer)


def found_at(root: Node) -> tuple[int, ...]:
    """How many secrets a tree finds at guess 1, 2, ..."""
    found = []
    nodes = [root]
    while nodes:  # a secret is found where its node has it, and no child
        below = [child for node in nodes for child in node.children.values()]
        found.append(sum(node.secrets for node in nodes) - sum(child.secrets for child in below))
        nodes = below
    return tuple(found)
