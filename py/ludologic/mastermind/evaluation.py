"""The work of an evaluation, in this process, in several, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any

from ludologic.checks import Dask
from ludologic.engines.cluster import parts, workers
from ludologic.engines.door import mastermind as door
from ludologic.engines.limit import up
from ludologic.errors import TimeIsUp
from ludologic.mastermind.arguments import solver_value
from ludologic.mastermind.values import Code, Evaluation, Solver, Variant


def histogram(
    variant: Variant,
    solver: Solver,
    secrets: Sequence[Code] | None,
    *,
    jobs: int = 1,
    dask: Dask = None,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[int, ...] | None:
    """How many secrets the solver finds at guess 1, 2, ...; None for all secrets.

    The result is None if no tree keeps to the solver's depth.

    The order in which the parts are done does not change the sum.
    """
    tasks = door.tasks(variant=variant, solver=solver_value(solver), secrets=secrets)
    if tasks is None:
        return None
    every = sum(one["size"] for one in tasks)
    done = 0
    found: tuple[int, ...] = ()
    asked = (partial(_part, variant, solver, **one) for one in tasks)
    with workers(jobs, dask), parts(asked) as answers:
        try:
            for size, part in answers:
                found = tuple(map(sum, zip_longest(found, part, fillvalue=0)))
                done += size
                if progress is not None:
                    progress(done, every)
        except TimeIsUp:
            known = f"{done} of {every} secrets are found"
            reached = Evaluation(variant, solver.name, found) if found else None
            raise up(known, reached) from None
    return found


def _part(variant: Variant, solver: Solver, size: int, task: Any) -> tuple[int, tuple[int, ...]]:
    asked = door.task_histogram(variant=variant, solver=solver_value(solver), task=task)
    return size, tuple(asked)
