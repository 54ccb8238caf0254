"""A decision tree of code breaking, with its figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludologic import tree
from ludologic.mastermind import text
from ludologic.mastermind.values import Found, Node, Variant
from ludologic.words import count, variant_words


@dataclass(frozen=True, repr=False)
class Tree(Found, tree.Tree):
    """A decision tree with its figures."""

    variant: Variant
    rule: str
    engine: str
    root: Node
    histogram: tuple[int, ...]
    """How many secrets are found at guess 1, 2, 3, ..."""
    bound: int | None = None
    """Of rule `optimal`: it is proved that no tree has fewer guesses over all secrets."""

    def __repr__(self) -> str:
        return (
            f"<Tree of {count(self.codes, 'code')} ({variant_words(*self.variant)}): rule "
            f"{self.rule}, at most {count(self.depth, 'guess')}, {self.total} in total>"
        )

    @property
    def proved(self) -> bool:
        """Whether it is proved that no tree has a lesser total."""
        return self.total == self.bound

    @property
    def value(self) -> dict[str, Any]:
        """The tree and its figures as JSON has them."""
        return self._figures() | {"root": _node_value(self.variant, self.root, sizes=False)}

    @property
    def drawn(self) -> Any:
        return self._figures() | {"root": _node_value(self.variant, self.root, sizes=True)}

    @property
    def _pictures(self) -> Any:
        from ludologic.play.pictures import tree as pictures

        return pictures

    @property
    def _summary(self) -> Any:
        from ludologic.play.pictures.summary import summary

        return summary

    def _figures(self) -> dict[str, Any]:
        return {
            "variant": self.variant._asdict(),
            "rule": self.rule,
            "engine": self.engine,
            "codes": self.codes,
            "depth": self.depth,
            "total": self.total,
            "mean": round(self.mean, 6),
            "histogram": list(self.histogram),
        } | ({} if self.bound is None else {"bound": self.bound, "proved": self.proved})


def _node_value(variant: Variant, node: Node, *, sizes: bool) -> dict[str, Any]:
    value: dict[str, Any] = {"guess": text.show_code(variant, node.guess)}
    if sizes:
        value["codes"] = node.codes
    value["children"] = {
        text.show_feedback(answer): _node_value(variant, child, sizes=sizes)
        for answer, child in node.children.items()
    }
    return value
