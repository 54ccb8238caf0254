"""The tree of a guessing game, looked for in parts by several processes: `guessing/spread.pl`.

First the classes of the most promising first question are tasks, then each other first question
that may lead to a better tree than the best one known by then. Each process remembers what it has
found out of sets of secrets, for its next task of the same game. The rules say what the tasks are
and what they lead to; here stands only when each is handed out, since results come in any order.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from ludologic.cluster import parts, workers
from ludologic.engines.door import guessing as door
from ludologic.engines.limit import within
from ludologic.engines.prolog import Kept
from ludologic.errors import TimeIsUp

if TYPE_CHECKING:
    from ludologic.engines.door import GuessingFirst, GuessingPart

Progress = Callable[[int, int], None]


class Found(NamedTuple):
    """A tree, and whether it is proved that none is better; or None, which is then proved."""

    root: Any
    proved: bool


def best(
    key: int,
    told: bytes,
    secrets: int,
    goal: str,
    depth: int | None,
    *,
    jobs: int,
    dask: str | None,
    progress: Progress | None,
) -> Found:
    """The tree that is best by its goal, as the door has trees.

    The game is open here under `key`; `told` is what another process opens it by: a function of the
    goal that opens a search in parts, pickled. Ctrl-C, or the end of a limit, ends it with the
    best tree that is there by then.
    """
    search = _Search(key, told, secrets, progress)
    try:
        with workers(jobs, dask):
            search.look_for(goal, depth)
    except (KeyboardInterrupt, TimeIsUp):
        with within(None):
            root = search.by_now(depth)
        if root is None:
            raise
        return Found(root, False)
    return Found(search.root, True)


class _Search:
    """What is known of a game so far: the best tree, and the classes of its first question."""

    def __init__(self, key: int, told: bytes, secrets: int, progress: Progress | None) -> None:
        self.root: Any = None
        self._key, self._told, self._secrets = key, told, secrets
        self._progress = progress
        self._first: Any = None
        self._classes: list[GuessingPart] = []
        self._settled: dict[int, Any] = {}

    def look_for(self, goal: str, depth: int | None) -> None:
        if goal == "total":
            self._look("total", depth)
            return
        least = depth if depth and goal == "worst" else 1
        for level in range(least, (depth or self._secrets) + 1):
            self._look("depth", level)
            if self.root is not None:
                if goal == "both":
                    self._look("total", level)
                return

    def by_now(self, depth: int | None) -> Any:
        """The best tree that can be put together, of at most so many questions; None if none."""
        if self.root is not None:
            return self.root
        with closing(self._open("depth")) as known:
            if not self._classes:
                root = door.quick_tree(kept=known, secrets=(1 << self._secrets) - 1)
            else:
                for one in self._classes:
                    if self._settled.get(one["answer"]) is None:
                        some = one["secrets"]
                        self._settled[one["answer"]] = door.quick_tree(kept=known, secrets=some)
                root = self._together()
        return root if depth is None or self._figures(root)[0] <= depth else None

    def _open(self, goal: str) -> Kept:
        kept = door.opened("spread", game=self._key, goal=goal)
        assert kept is not None
        return kept

    def _look(self, goal: str, depth: int | None) -> None:
        """Look for a tree of some depth, or for the one with the least total."""
        with closing(self._open(goal)) as known:
            firsts = door.firsts(kept=known, depth=depth)
            if not firsts:
                return
            self._first, *others = firsts
            self._classes, self._settled = door.parts(kept=known, first=self._first["question"]), {}
        self._by_classes(goal, depth, len(others))
        if self.root is None or goal == "total":
            self._by_firsts(goal, depth, others)

    def _by_classes(self, goal: str, depth: int | None, others: int) -> None:
        none = False
        below = None if depth is None else depth - 1

        def tasks() -> Iterator[Any]:
            for one in sorted(self._classes, key=lambda one: -one["size"]):
                if none:  # those that are under way are waited for: what they find out is kept
                    return
                asked = {"secrets": one["secrets"], "depth": below, "most": None}
                yield partial(_part, self._told, goal, "set_tree", asked, one["answer"])

        with parts(tasks()) as found:
            for answer, tree in found:
                self._settled[answer] = tree
                none = none or tree is None
                self._tell(len(self._settled), len(self._classes) + others)
        if not none:
            self._take(self._together())

    def _by_firsts(self, goal: str, depth: int | None, others: list[GuessingFirst]) -> None:
        most = self._most()

        def tasks() -> Iterator[Any]:
            for one in others:
                first, bound = one["question"], one["bound"] or 0
                if most is not None and bound > most:
                    return
                asked = {"first": first, "depth": depth, "most": most}
                yield partial(_part, self._told, goal, "first_tree", asked, first)

        classes = len(self._classes)
        with parts(tasks()) as found:
            for done, (_, tree) in enumerate(found, start=classes + 1):
                if tree is not None:
                    self._take(tree)
                    if goal == "depth":
                        return
                    most = self._most()
                self._tell(done, classes + len(others))

    def _together(self) -> Any:
        answers = [one["answer"] for one in self._classes]
        return {
            "kind": "node",
            "question": self._first["question"],
            "secrets": self._secrets,
            "children": [{"answer": one, "tree": self._settled[one]} for one in answers],
        }

    def _take(self, root: Any) -> None:
        """Keep it, unless one with no greater total is known."""
        if self.root is None or self._figures(root)[1] < self._figures(self.root)[1]:
            self.root = root

    def _most(self) -> int | None:
        """The total of a tree that would be better."""
        return None if self.root is None else self._figures(self.root)[1] - 1

    def _figures(self, root: Any) -> tuple[int, int]:
        """The depth and the total of a tree."""
        histogram = door.certificate(game=self._key, tree=root)["histogram"]
        return len(histogram) - 1, sum(asked * found for asked, found in enumerate(histogram))

    def _tell(self, done: int, every: int) -> None:
        if self._progress is not None:
            self._progress(done, every)


_open: tuple[bytes, str, Kept] | None = None
"""What the last task of this process was about, and what was found out."""


def _part(
    told: bytes, goal: str, question: str, asked: dict[str, Any], name: int
) -> tuple[int, Any]:
    """A task, by its name, and the tree that the question leads to; None if there is none."""
    global _open
    if _open is None or _open[:2] != (told, goal):
        if _open is not None:
            _open[2].close()
            _open = None
        _open = told, goal, pickle.loads(told)(goal)
    return name, getattr(door, question)(kept=_open[2], **asked)
