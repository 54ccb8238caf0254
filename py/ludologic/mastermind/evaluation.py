"""The work of an evaluation, in this process, in several, or on a Dask cluster."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from typing import Any
from urllib.parse import urlsplit

from joblib import Parallel, delayed, parallel_config

from ludologic.errors import BadInput, EngineMissing, quote
from ludologic.mastermind import by_prolog
from ludologic.mastermind.values import Code, Solver, Variant


def histogram(
    variant: Variant,
    solver: Solver,
    secrets: Sequence[Code] | None,
    *,
    jobs: int = 1,
    dask: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[int, ...]:
    """How many secrets the solver finds at guess 1, 2, ...; None for all secrets.

    The order in which the parts are done does not change the sum.
    """
    tasks = by_prolog.tasks(variant, solver, secrets)
    every = sum(size for size, _ in tasks)
    done = 0
    found: tuple[int, ...] = ()
    with _workers(jobs, dask):
        parts = Parallel(return_as="generator_unordered")(
            delayed(_part)(variant, solver, size, task) for size, task in tasks
        )
        for size, part in parts:
            found = tuple(map(sum, zip_longest(found, part, fillvalue=0)))
            done += size
            if progress is not None:
                progress(done, every)
    return found


def _part(variant: Variant, solver: Solver, size: int, task: Any) -> tuple[int, tuple[int, ...]]:
    return size, by_prolog.task_histogram(variant, solver, task)


@contextmanager
def _workers(jobs: int, dask: str | None) -> Iterator[None]:
    if dask is None:
        with parallel_config(backend="loky", n_jobs=jobs):
            yield
        return
    try:
        from distributed import Client
    except ImportError as error:
        raise EngineMissing("Dask is not installed: pip install 'ludologic[dask]'") from error
    _check_listening(dask)
    client: Any = Client(dask, timeout=10)  # type: ignore[no-untyped-call]
    with client, parallel_config(backend="dask", client=client, n_jobs=-1):
        yield


def _check_listening(address: str) -> None:
    """Raise BadInput unless something listens there: a Client that finds nobody can lock up."""
    try:
        parts = urlsplit(address)
        if parts.scheme not in ("tcp", "tls") or not parts.hostname or not parts.port:
            raise ValueError
        socket.create_connection((parts.hostname, parts.port), timeout=5).close()
    except (OSError, ValueError) as error:
        raise BadInput(
            f"no Dask scheduler answers at {quote(address)}: "
            "the address is that of a running one, such as tcp://host:8786"
        ) from error
