"""Rule `optimal`: the steps of a proof, by one process or by several, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from ludologic.checks import Dask
from ludologic.engines.cluster import parts, workers
from ludologic.engines.limit import at_first, left, sooner, up, within
from ludologic.errors import Senseless, TimeIsUp
from ludologic.mastermind import by_prolog
from ludologic.mastermind.by_prolog import Open, Proved
from ludologic.mastermind.cache import Cache
from ludologic.mastermind.values import Code, Node, Settled, Variant

Progress = Callable[[int, int, int], None]
_ALONE = 2.0
"""Seconds for which one process works, while others would only start."""


class Found(NamedTuple):
    """A tree, and the proved bound of its total; None for both if it is proved there is none."""

    root: Node | None
    bound: int | None


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
        least, root = by_prolog.settled_best(variant, first, depth, settled)
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
        with suppress(TimeIsUp), within(_LAST):
            best = together()
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
    yield from by_prolog.optimal_progress(variant, first, depth, settled)


def _alone(
    variant: Variant, first: Code | None, depth: int | None, settled: list[Settled]
) -> list[Open | Proved]:
    """If there is a limit: the steps that are done before other processes have started."""
    steps: list[Open | Proved] = []
    seconds = left()
    if seconds is not None:
        with suppress(TimeIsUp), within(min(seconds / 2, _ALONE)):
            steps.extend(by_prolog.optimal_progress(variant, first, depth, settled))
    return steps


def _shared(
    variant: Variant, first: Code | None, depth: int | None, settled: list[Settled]
) -> Iterator[Open]:
    guess = by_prolog.first_guess(variant) if first is None else first
    classes = by_prolog.first_classes(variant, guess)
    done = {one.feedback for one in settled if one.first == guess}
    tasks = (
        partial(by_prolog.class_settled, variant, guess, answer, depth)
        for answer in reversed(classes)  # the largest first, so that none works on at the end alone
        if answer not in done
    )
    news: list[Settled] = []
    with parts(tasks) as found:
        while True:
            bound = by_prolog.settled_bound(variant, first, depth, [*settled, *news])
            yield Open(len(done), len(classes), bound, news)
            news = [] if bound is None else list(islice(found, 1))
            if not news:
                return
            done.add(news[0].feedback)
