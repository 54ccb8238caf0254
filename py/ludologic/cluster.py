"""Work that is shared by processes of this machine, or by the workers of a Dask cluster."""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import chain
from typing import Any, TypeVar
from urllib.parse import urlsplit
from warnings import catch_warnings, simplefilter

from ludologic.checks import check_instance
from ludologic.engines.limit import clock, within
from ludologic.errors import BadInput, EngineFailure, EngineMissing, quote

Part = TypeVar("Part")
Task = Callable[[], Part]
"""What is to be done: a `functools.partial` of a function that another process can import."""


@contextmanager
def workers(jobs: int, dask: str | None = None) -> Iterator[None]:
    """Meanwhile `parts` shares its tasks among processes of this machine, or a Dask cluster.

    dask: the address of a scheduler. Raises BadInput if none answers there.
    """
    from joblib import parallel_config

    if dask is None:
        with parallel_config(backend="loky", n_jobs=jobs):
            yield
        return
    try:
        from distributed import Client
    except ImportError as error:
        raise EngineMissing("Dask is not installed: pip install 'ludologic[dask]'") from error
    check_instance(dask, str, "address", "it is a text such as tcp://host:8786")
    _check_listening(dask)
    client: Any = Client(dask, timeout=10)  # type: ignore[no-untyped-call]
    with _quiet(), client, parallel_config(backend=_backend(client), n_jobs=-1):
        yield


@contextmanager
def _quiet() -> Iterator[None]:
    """Meanwhile Dask prints no long messages about results that come after Ctrl-C."""
    logger = logging.getLogger("tornado.application")
    level = logger.level
    logger.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        logger.setLevel(level)


def _backend(client: Any) -> Any:
    """Dask as a backend of joblib, which would do the tasks itself if there is only one worker."""
    from joblib._dask import DaskDistributedBackend

    class Workers(DaskDistributedBackend):  # type: ignore[misc]
        def effective_n_jobs(self, n_jobs: int) -> int:
            return max(2, int(super().effective_n_jobs(n_jobs)))

    return Workers(client=client)


@contextmanager
def parts(tasks: Iterable[Task[Part]], *, in_order: bool = False) -> Iterator[Iterator[Part]]:
    """The results of the tasks, each as soon as it is there. Leaving the loop ends the other tasks.

    The tasks are taken when a worker is free, in any thread. Each has what is left then of the
    caller's limit of time, and raises TimeIsUp; Ctrl-C goes to the caller. A process that dies
    costs its own tasks, which are done again. Raises EngineFailure if too many die.
    """
    return_as = "generator" if in_order else "generator_unordered"
    with closing(_results(tasks, return_as, clock())) as found:
        yield found


def _results(
    tasks: Iterable[Task[Part]], return_as: str, seconds: Callable[[], float | None]
) -> Generator[Part, None, None]:
    from joblib import Parallel, delayed
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    fresh = enumerate(tasks)
    open_: dict[int, Task[Part]] = {}

    def asked() -> Iterator[Any]:
        for number, task in chain(list(open_.items()), fresh):
            open_[number] = task
            yield delayed(_done)(os.getpid(), seconds(), number, task)

    for _ in range(_DEATHS):
        found = Parallel(return_as=return_as)(asked())
        try:
            for number, result in found:
                del open_[number]
                yield result
            return
        except TerminatedWorkerError:
            continue
        finally:
            with catch_warnings():  # some tasks may be left undone on purpose
                simplefilter("ignore")
                found.close()
    raise EngineFailure("the processes that work on it die: they are killed, or memory runs out")


_DEATHS = 4


def _done(caller: int, seconds: float | None, number: int, task: Task[Part]) -> tuple[int, Part]:
    if os.getpid() != caller and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the caller takes it, and ends the rest
    with within(seconds):
        return number, task()


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
