"""Rule `optimal`: the steps of a proof, by one process or by several, and what is kept of it.

The settled parts of optimal trees are kept in a file of the user's cache from run to run. Every
tree in the file is checked by the certificate of the rules. A file that is damaged, or of other
rules, counts as none; one that can't be written is not missed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from ludologic.checks import Dask, check_count
from ludologic.engines.cluster import parts, workers
from ludologic.engines.door import fingerprint
from ludologic.engines.door import mastermind as door
from ludologic.engines.limit import at_first, at_last, left, sooner, up, within
from ludologic.errors import EngineMissing, Senseless, TimeIsUp
from ludologic.files import keep
from ludologic.mastermind import by_clingo, text
from ludologic.mastermind.tree import certificate, found_at, node_value, read_node
from ludologic.mastermind.values import Code, Feedback, Node, Settled, Variant

Progress = Callable[[int, int, int], None]
_ALONE = 2.0
"""Seconds for which one process works, while others would only start."""


class Found(NamedTuple):
    """A tree, and the proved bound of its total; None for both if it is proved there is none."""

    root: Node | None
    bound: int | None


class Open(NamedTuple):
    """A proof that is not at its end: classes settled of those of the guess that is looked into.

    No tree has fewer guesses in total than `bound`, None if there is no tree; `news` is new.
    """

    done: int
    classes: int
    bound: int | None
    news: list[Settled]


class Proved(NamedTuple):
    """The end of a proof: an optimal tree, or None if there is none."""

    root: Node | None


def best(
    variant: Variant,
    first: Code | None,
    depth: int | None,
    *,
    jobs: int = 1,
    dask: Dask = None,
    cache: Path | None = None,
    progress: Progress | None = None,
) -> Found:
    """The optimal tree that begins with `first`, or with any code if that is None.

    Ctrl-C ends the proof, and so does the end of a limit: then it is the best tree that can be put
    together by now, after Ctrl-C in ten seconds at most. It raises KeyboardInterrupt or TimeIsUp if
    there is none. How long it takes to put a tree together is seen at the beginning, and as much
    time is left for it in the end.
    """
    kept = Cache(cache, variant, first, depth)
    settled = kept.read()
    bound = 0

    def together() -> Found:
        least, root = _settled_best(variant, first, depth, settled)
        return Found(root, max(bound, least or 0))

    begun = monotonic()
    best = at_first(together, 1 / 2)
    try:
        with sooner(1.5 * (monotonic() - begun) if best else 0):
            for step in _steps(variant, first, depth, settled, jobs, dask):
                if isinstance(step, Proved):
                    return Found(step.root, None if step.root is None else step.root.total)
                if step.news:
                    settled += step.news
                    kept.write(settled)
                if step.bound is not None:
                    bound = max(bound, step.bound)
                    if progress is not None:
                        progress(step.done, step.classes, bound)
    except KeyboardInterrupt:
        with suppress(TimeIsUp):
            best = at_last(together, "the best tree by now", _LAST)
        if best is None or best.root is None:
            raise
        return best
    except TimeIsUp:
        with suppress(TimeIsUp):
            best = together()
        if best is None or best.root is None:
            raise up(
                f"no tree has fewer than {bound:,} guesses in total" if bound else ""
            ) from None
        return best
    raise Senseless("a proof which tree is optimal has no end")


_LAST = 10
"""The seconds in which a tree is put together after Ctrl-C."""


def _steps(
    variant: Variant,
    first: Code | None,
    depth: int | None,
    settled: list[Settled],
    jobs: int,
    dask: Dask,
) -> Iterator[Open | Proved]:
    """The steps; with several jobs, those of the classes of the first guess are shared.

    Where any code may be first, these are the classes of the usual one.
    """
    if jobs != 1 or dask is not None:
        with workers(jobs, dask):
            yield from _alone(variant, first, depth, settled)
            yield from _shared(variant, first, depth, settled)
    yield from _progress(variant, first, depth, settled)


def _alone(
    variant: Variant, first: Code | None, depth: int | None, settled: list[Settled]
) -> list[Open | Proved]:
    """If there is a limit: the steps that are done before other processes have started."""
    steps: list[Open | Proved] = []
    seconds = left()
    if seconds is not None:
        with suppress(TimeIsUp), within(min(seconds / 2, _ALONE)):
            steps.extend(_progress(variant, first, depth, settled))
    return steps


def _shared(
    variant: Variant, first: Code | None, depth: int | None, settled: list[Settled]
) -> Iterator[Open]:
    guess = tuple(door.first_guess(variant=variant)) if first is None else first
    classes = _first_classes(variant, guess)
    done = {one.feedback for one in settled if one.first == guess}
    tasks = (
        partial(_class_settled, variant, guess, answer, depth)
        for answer in reversed(classes)  # the largest first, so that none works on at the end alone
        if answer not in done
    )
    news: list[Settled] = []
    with parts(tasks) as found:
        while True:
            bound = door.settled_bound(
                variant=variant, first=first, depth=depth, settled=_numbered([*settled, *news])
            )
            yield Open(len(done), len(classes), bound, news)
            news = [] if bound is None else list(islice(found, 1))
            if not news:
                return
            done.add(news[0].feedback)


def _first_classes(variant: Variant, first: Code) -> dict[Feedback, int]:
    """The classes of a first guess but for the win, the smallest first."""
    classes = door.first_classes(variant=variant, first=first)
    return {Feedback(**one["feedback"]): one["codes"] for one in classes}


def _class_settled(variant: Variant, first: Code, feedback: Feedback, depth: int | None) -> Settled:
    """The optimal tree for a class of a first guess."""
    return _settled(
        door.class_settled(variant=variant, first=first, feedback=feedback, depth=depth)
    )


def _progress(
    variant: Variant, first: Code | None, depth: int | None, settled: Sequence[Settled]
) -> Iterator[Open | Proved]:
    """The steps of the proof which tree is optimal; any first guess if None."""
    known = [one.tree for one in settled]
    for step in door.each_progress(
        variant=variant, first=first, depth=depth, settled=_numbered(settled)
    ):
        if step["kind"] == "proved":
            yield Proved(read_node(step["tree"], known))
        else:
            news = [_settled(one, known) for one in step["news"]]
            yield Open(step["done"], step["classes"], step["bound"], news)


def _settled_best(
    variant: Variant, first: Code | None, depth: int | None, settled: Sequence[Settled]
) -> tuple[int | None, Node | None]:
    """The proved bound, and the best tree that can be put together by now."""
    given = [(*_about(one), None if one.tree is None else node_value(one.tree)) for one in settled]
    best = door.settled_best(variant=variant, first=first, depth=depth, settled=given)
    return best["bound"], read_node(best["tree"])


def _numbered(settled: Sequence[Settled]) -> list[Any]:
    """What is settled, where a tree crosses as its number."""
    return [
        (*_about(one), None if one.tree is None else number) for number, one in enumerate(settled)
    ]


def _about(one: Settled) -> tuple[Any, ...]:
    return one.first, one.feedback, None if one.tree is None else one.tree.total


def _settled(one: Any, known: Sequence[Node | None] = ()) -> Settled:
    return Settled(tuple(one["first"]), Feedback(**one["feedback"]), read_node(one["tree"], known))


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
            "rules": fingerprint("mastermind", "optimal") if folder else "",
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
        door.judged(variant=self._variant, codes=[first], answers=[])
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
        classes = _first_classes(self._variant, first)
        trees = {one.feedback: one.tree for one in settled if one.tree is not None}
        if len(trees) < len(settled) or any(
            tree.codes != classes.get(answer) for answer, tree in trees.items()
        ):
            return False
        root = Node(first, 1 + sum(tree.codes for tree in trees.values()), trees)
        said = found_at(root)
        if self._depth is not None and len(said) > self._depth:
            return False
        try:
            faults, found = by_clingo.certify(self._variant, len(said), root)
        except EngineMissing:
            faults, found = certificate(self._variant, len(said), root)
        return tuple(found) == said and all(name == "secret" for name, *_ in faults)
