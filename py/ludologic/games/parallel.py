"""The tree of a guessing game, looked for in parts by several processes: `guessing/solve.pl`.

First the classes of the most promising first question are tasks, then each other first question
that may lead to a better tree than the best one known by then. Each process remembers what it has
found out of sets of secrets, for its next task of the same game. The rules say what the tasks are
and what they lead to; here stands only when each is handed out, since results come in any order.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from ludologic.checks import Dask
from ludologic.engines.cluster import parts, workers
from ludologic.engines.door import guessing as door
from ludologic.engines.limit import at_first, at_last, at_once, sooner
from ludologic.engines.prolog import Handle
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
    dask: Dask,
    progress: Progress | None,
) -> Found:
    """The tree that is best by its goal, as the door has trees.

    The game is open here under `key`; `told` is what another process opens it by: a function of the
    goal that opens a search in parts, pickled. Ctrl-C, or the end of a limit, ends it with the
    best tree that is there by then; after the end of a limit it may be deeper than `depth`.
    """
    alone = jobs == 1 and dask is None
    with closing(_Search(key, None if alone else told, secrets, goal, depth, progress)) as search:
        begun = monotonic()
        search.look_at_once()
        took = monotonic() - begun  # what is put together in the end takes as long
        try:
            with sooner(took), workers(jobs, dask):
                search.look_for()
            return Found(search.root, True)
        except KeyboardInterrupt:
            root = None
            with suppress(TimeIsUp):
                root = at_last(search.by_now, "the best tree by now", _PATIENCE)
            if root is None or search.is_deeper(root):
                raise
        except TimeIsUp:
            with at_once():
                root = search.by_now()
            if root is None:
                raise
        return Found(root, False)


_PATIENCE = 5.0
"""Seconds in which, after Ctrl-C, the best tree is put together."""


class _Search:
    """What is known of a game so far: the best tree, and the classes of its first question."""

    def __init__(
        self,
        key: int,
        told: bytes | None,
        secrets: int,
        goal: str,
        depth: int | None,
        progress: Progress | None,
    ) -> None:
        self.root: Any = None
        self._key, self._told, self._secrets = key, told, secrets
        self._goal, self._depth = goal, depth
        self._progress = progress
        self._greedy: Any = None
        self._first: Any = None
        self._classes: list[GuessingPart] = []
        self._settled: dict[int, Any] = {}
        self._open: dict[str, Handle] = {}

    def close(self) -> None:
        for one in self._open.values():
            one.close()

    def look_at_once(self) -> None:
        """If there is a limit, look first for a tree that is found soon."""
        by = "expected" if self._goal == "total" else "worst"
        self._greedy = at_first(lambda: door.greedy(game=self._key, by=by), 1)

    def look_for(self) -> None:
        goal, depth = self._goal, self._depth
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

    def by_now(self) -> Any:
        """The best tree that is known, or can be put together in time; None if there is none."""
        known = [root for root in (self.root, self._greedy) if root is not None]
        with suppress(TimeIsUp):
            if self._classes:
                known.append(self._together(self._some_tree))
            known.sort(key=self._rank)
        return known[0] if known else None

    def is_deeper(self, root: Any) -> bool:
        """Whether a tree has more questions than are accepted."""
        return self._depth is not None and self._figures(root)[0] > self._depth

    def _rank(self, root: Any) -> tuple[bool, int, int]:
        """The least one is the best."""
        depth, total = self._figures(root)
        first = (total, depth) if self._goal == "total" else (depth, total)
        return self.is_deeper(root), *first

    def _search(self, goal: str) -> Handle:
        """The search in parts of this process."""
        if goal not in self._open:
            handle = door.opened("spread", game=self._key, goal=goal)
            assert handle is not None
            self._open[goal] = handle
        return self._open[goal]

    def _look(self, goal: str, depth: int | None) -> None:
        """Look for a tree of some depth, or for the one with the least total."""
        known = self._search(goal)
        firsts = door.firsts(handle=known, depth=depth)
        if not firsts:
            return
        self._first, *others = firsts
        self._classes, self._settled = door.parts(handle=known, first=self._first["question"]), {}
        self._by_classes(goal, depth, len(others))
        if self.root is None or goal == "total":
            self._by_firsts(goal, depth, others)

    def _part(self, goal: str, question: str, asked: dict[str, Any], name: int) -> Any:
        """A task: of this process, or of any other."""
        if self._told is None:
            return partial(_asked, self._search(goal), question, asked, name)
        return partial(_part, self._told, goal, question, asked, name)

    def _by_classes(self, goal: str, depth: int | None, others: int) -> None:
        none = False
        below = None if depth is None else depth - 1

        def tasks() -> Iterator[Any]:
            for one in sorted(self._classes, key=lambda one: -one["size"]):
                if none:  # those that are under way are waited for: what they find out is kept
                    return
                asked = {"secrets": one["secrets"], "depth": below, "most": None}
                yield self._part(goal, "set_tree", asked, one["answer"])

        with parts(tasks()) as found:
            for answer, tree in found:
                self._settled[answer] = tree
                none = none or tree is None
                self._tell(len(self._settled), len(self._classes) + others)
        if not none:
            self._take(self._together(lambda one: self._settled[one["answer"]]))

    def _by_firsts(self, goal: str, depth: int | None, others: list[GuessingFirst]) -> None:
        most = self._most()

        def tasks() -> Iterator[Any]:
            for one in others:
                first, bound = one["question"], one["bound"] or 0
                if most is not None and bound > most:
                    return
                asked = {"first": first, "depth": depth, "most": most}
                yield self._part(goal, "first_tree", asked, first)

        classes = len(self._classes)
        with parts(tasks()) as found:
            for done, (_, tree) in enumerate(found, start=classes + 1):
                if tree is not None:
                    self._take(tree)
                    if goal == "depth":
                        return
                    most = self._most()
                self._tell(done, classes + len(others))

    def _together(self, tree: Callable[[GuessingPart], Any]) -> Any:
        return {
            "kind": "node",
            "question": self._first["question"],
            "secrets": self._secrets,
            "children": [{"answer": one["answer"], "tree": tree(one)} for one in self._classes],
        }

    def _some_tree(self, one: GuessingPart) -> Any:
        """The tree of a class that was found, or else the one that is found at once."""
        settled = self._settled.get(one["answer"])
        if settled is not None:
            return settled
        goal = "total" if self._goal == "total" else "depth"
        return door.quick_tree(handle=self._search(goal), secrets=one["secrets"])

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


_open: tuple[bytes, str, Handle] | None = None
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
    return _asked(_open[2], question, asked, name)


def _asked(handle: Handle, question: str, asked: dict[str, Any], name: int) -> tuple[int, Any]:
    return name, getattr(door, question)(handle=handle, **asked)
