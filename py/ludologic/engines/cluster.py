"""Work that is shared by processes of this machine, or by the workers of a Dask cluster."""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import ExitStack, closing, contextmanager, suppress
from contextvars import ContextVar
from functools import lru_cache, partial
from itertools import chain, count, islice
from queue import Empty
from time import sleep
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from ludologic.checks import Dask, check_instance
from ludologic.engines.limit import left, up, within
from ludologic.engines.swipl import signals_blocked
from ludologic.errors import BadInput, EngineFailure, EngineMissing, TimeIsUp, quote

Part = TypeVar("Part")
Task = Callable[[], Part]
"""What is to be done: a `functools.partial` of a function that another process can import."""


class _Pool(NamedTuple):
    """Processes that work, how many they are, and how they are ended at once."""

    open: Callable[[], Executor]
    size: int
    end: Callable[[Executor], None]


_pool: ContextVar[_Pool | None] = ContextVar("pool", default=None)


@contextmanager
def workers(jobs: int, dask: Dask = None) -> Iterator[None]:
    """Meanwhile `parts` shares its tasks among processes of this machine, or a Dask cluster.

    dask: the address of a scheduler, a Client or a cluster, which stays open. Raises BadInput if no
    scheduler answers there.
    """
    before = _pool.get()
    with ExitStack() as opened:
        if dask is None:
            _pool.set(_here(jobs))
        else:
            _pool.set(_there(dask, opened))
        try:
            yield
        finally:
            _pool.set(before)


def _here(jobs: int) -> _Pool | None:
    """Processes of this machine; None if this one does it all."""
    if jobs == 1:
        return None
    with signals_blocked():  # what a Ctrl-C leaves half imported can't be imported any more
        from multiprocessing import resource_tracker

        from joblib.externals.loky import cpu_count, get_reusable_executor
        from joblib.externals.loky.backend import resource_tracker as loky_tracker

    size = cpu_count() if jobs < 0 else jobs
    if size == 1:
        return None
    for tracker in (resource_tracker, loky_tracker):
        tracker.ensure_running()  # at its start Ctrl-C is let through, which workers must not see
    opened = partial(
        get_reusable_executor,
        size,
        timeout=_IDLE,
        kill_workers=True,
        initializer=_end_with,
        initargs=(os.getpid(),),
    )
    _end_with_child(os.getpid(), opened)
    return _Pool(opened, size, _end)


@lru_cache(maxsize=1)
def _end_with_child(_: int, opened: Callable[[], Executor]) -> None:
    """A child of multiprocessing would wait for idle ones, and calls nothing of atexit."""
    from multiprocessing import parent_process
    from multiprocessing.util import Finalize

    if parent_process() is not None:
        Finalize(None, lambda: _end(opened()), exitpriority=100)


def _end_with(caller: int) -> None:
    """In a worker: have this process end soon after its caller, whatever it does then.

    Linux could send a signal, but does so when the thread ends that has started the process.
    """

    def watch() -> None:
        while os.getppid() == caller:
            sleep(_WATCHED)
        os._exit(1)

    with signals_blocked():
        threading.Thread(target=watch, name="caller", daemon=True).start()


def _end(executor: Any) -> None:
    """End the processes, whatever they do.

    Work that none of them has taken is dropped first: else loky's thread still looks for it when it
    has been forgotten, and prints a traceback.
    """
    with suppress(Empty):
        while True:
            executor._work_ids.get_nowait()
    executor.shutdown(wait=False, kill_workers=True)


_IDLE = 300
"""Seconds after which a process that has nothing to do ends."""
_WATCHED = 0.5
"""The seconds between two looks at whether the caller is still there."""


def _there(dask: Any, opened: ExitStack) -> _Pool:
    """The workers of a Dask cluster."""
    try:
        from distributed import Client
        from distributed.deploy.cluster import Cluster
    except ImportError as error:
        raise EngineMissing("Dask is not installed: pip install 'ludologic[dask]'") from error
    form = "it is a text such as tcp://host:8786, a distributed.Client, or a cluster of Dask"
    check_instance(dask, (str, Client, Cluster), "address", form)
    client: Any = dask
    if isinstance(dask, str):
        _check_listening(dask)
    if not isinstance(dask, Client):
        client = opened.enter_context(Client(dask, timeout=10))  # type: ignore[no-untyped-call]
    opened.enter_context(_quiet())
    size = max(1, sum(client.nthreads().values()))
    return _Pool(partial(client.get_executor, pure=False), size, lambda one: one.shutdown(False))


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


@contextmanager
def parts(tasks: Iterable[Task[Part]], *, in_order: bool = False) -> Iterator[Iterator[Part]]:
    """The results of the tasks, each as soon as it is there. Leaving the loop ends the other tasks.

    The tasks are taken when a worker is free. They are ended with the caller's limit of time, which
    raises TimeIsUp; Ctrl-C goes to the caller. A process that dies costs its own tasks, which are
    done again. Raises EngineFailure if too many die.
    """
    pool = _pool.get()
    with closing(
        (task() for task in tasks) if pool is None else _shared(pool, tasks, in_order)
    ) as found:
        yield found


def numbered(
    tasks: Iterable[Task[tuple[int, Part]]],
    every: int,
    jobs: int,
    dask: Dask,
    progress: Callable[[int, int], None] | None,
    nothing: str,
) -> list[Part]:
    """What tasks with numbers find, in the order of these, whoever does them.

    progress(done, every) is told how many are done. If a limit of time ends before, those that were
    found; TimeIsUp, which says `nothing`, if none was.
    """
    found: dict[int, Part] = {}
    try:
        with workers(jobs, dask), parts(tasks) as done:
            for which, one in done:
                found[which] = one
                if progress is not None:
                    progress(len(found), every)
    except TimeIsUp as error:
        if not found:
            raise up(error.known or nothing) from None
    return [found[which] for which in sorted(found)]


def _shared(
    pool: _Pool, tasks: Iterable[Task[Part]], in_order: bool
) -> Generator[Part, None, None]:
    from joblib.externals.loky.process_executor import BrokenProcessPool

    fresh: Iterator[Task[Part]] = iter(tasks)
    taken: dict[int, Task[Part]] = {}
    why: BrokenProcessPool | None = None
    for _ in range(_DEATHS):
        fresh = chain(list(taken.values()), fresh)
        taken.clear()
        numbers = count()
        under_way: dict[Future[Part], int] = {}
        with signals_blocked():
            executor = pool.open()
        try:
            while True:
                for task in islice(fresh, 2 * pool.size - len(taken)):
                    number = next(numbers)
                    taken[number] = task
                    with signals_blocked():  # it may start a process: Ctrl-C is the caller's
                        future = executor.submit(_done, os.getpid(), left(), task)
                    under_way[future] = number
                if not taken:
                    return
                waited = list(under_way)[:1] if in_order else under_way
                for future in wait(waited, left(), FIRST_COMPLETED).done:
                    result = future.result()
                    del taken[under_way.pop(future)]
                    yield result
        except BrokenProcessPool as error:
            why = error
        finally:
            if taken:
                pool.end(executor)
    raise EngineFailure(
        "the processes that work on it die: they are killed, or memory runs out"
    ) from why


_DEATHS = 4


def _done(caller: int, seconds: float | None, task: Task[Part]) -> Part:
    if os.getpid() != caller and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the caller takes it, and ends the rest
    with within(seconds):
        return task()


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
