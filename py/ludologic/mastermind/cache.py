"""The settled parts of optimal trees, kept in a file of the user's cache from run to run.

Every tree in the file is checked by the certificate of the rules.
A file that is damaged, or of other rules, counts as none; one that can't be written is not missed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ludologic.checks import check_count
from ludologic.engines import door
from ludologic.errors import EngineMissing
from ludologic.files import keep
from ludologic.mastermind import asking, by_prolog, text
from ludologic.mastermind.values import Code, Node, Settled, Variant


class Cache:
    """The file for the optimal trees of a variant within a depth that begin with a first guess.

    Any first guess if that is None, and any depth. Without a folder nothing is kept.
    """

    def __init__(
        self, folder: Path | None, variant: Variant, first: Code | None, depth: int | None
    ) -> None:
        self._variant, self._depth = variant, depth
        begins = "any" if first is None else text.show_code(variant, first)
        within = "any" if depth is None else depth
        self._about = {
            **variant._asdict(),
            "first": begins,
            "within": within,
            "rules": door.fingerprint("mastermind", "optimal") if folder else "",
        }
        kind = "repeats" if variant.repeats else "distinct"
        name = f"optimal-{variant.pegs}-{variant.colours}-{kind}-{begins}-{within}.json"
        self._file = None if folder is None else folder / name

    def read(self) -> list[Settled]:
        """The classes that were settled before, all of them certified; none if one is wrong."""
        if self._file is None:
            return []
        try:
            value = json.loads(self._file.read_text(encoding="utf-8"))
            if value["about"] != self._about:
                return []
            settled = [self._settled(one) for one in value["settled"]]
            firsts = {one.first for one in settled}
            right = all(
                self._certified(first, [one for one in settled if one.first == first])
                for first in firsts
            )
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return []
        return settled if right else []

    def write(self, settled: Iterable[Settled]) -> None:
        """Keep these classes; not those without a tree, since nothing could be certified there."""
        if self._file is None:
            return
        value = {
            "about": self._about,
            "settled": [
                {
                    "first": text.show_code(self._variant, first),
                    "answer": text.show_feedback(answer),
                    "total": tree.total,
                    "tree": self._node_value(tree),
                }
                for first, answer, tree in settled
                if tree is not None
            ],
        }
        keep(self._file, value)

    def _node_value(self, node: Node) -> list[Any]:
        return [
            text.show_code(self._variant, node.guess),
            node.codes,
            {
                text.show_feedback(key): self._node_value(child)
                for key, child in node.children.items()
            },
        ]

    def _settled(self, value: Any) -> Settled:
        first = text.read_code(self._variant, value["first"])
        tree = self._node(value["tree"])
        by_prolog.judge(self._variant, [first])
        if tree.total != value["total"]:
            raise ValueError
        return Settled(first, text.read_feedback(self._variant, value["answer"]), tree)

    def _node(self, value: Any) -> Node:
        guess, codes, children = value
        check_count(codes, "number of codes", "it is 1 or more")
        return Node(
            text.read_code(self._variant, guess),
            codes,
            {
                text.read_feedback(self._variant, answer): self._node(child)
                for answer, child in children.items()
            },
        )

    def _certified(self, first: Code, settled: list[Settled]) -> bool:
        """Whether the trees find each code of their classes, at the guesses that they say."""
        classes = by_prolog.first_classes(self._variant, first)
        trees = {one.feedback: one.tree for one in settled if one.tree is not None}
        if len(trees) < len(settled) or any(
            tree.codes != classes.get(answer) for answer, tree in trees.items()
        ):
            return False
        root = Node(first, 1 + sum(tree.codes for tree in trees.values()), trees)
        said = by_prolog.histogram(self._variant, root)
        if self._depth is not None and len(said) > self._depth:
            return False
        faults, found = _certify(self._variant, len(said), root)
        return tuple(found) == said and all(name == "secret" for name, *_ in faults)


def _certify(variant: Variant, depth: int, root: Node) -> tuple[list[Any], tuple[int, ...]]:
    """The certificate of certify.lp, or of certify.pl where clingo is not installed."""
    try:
        faults, found = asking.engine("clingo").certify(variant, depth, root)
    except EngineMissing:
        faults, found = by_prolog.certify(variant, depth, root)
    return faults, found
