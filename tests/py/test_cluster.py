"""Work on a Dask cluster: the same results, and a worker that dies costs its task alone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from ludologic import games, mastermind, soccer
from ludologic.connect4 import prove as proving
from ludologic.engines.cluster import _here as cluster_here
from ludologic.engines.cluster import parts, workers
from ludologic.errors import BadInput
from ludologic.mastermind import Genetic, Variant

pytestmark = pytest.mark.prolog
NOWHERE = ["", "x", "tcp://127.0.0.1:1", 5]


@pytest.mark.parametrize("address", NOWHERE)
def test_no_scheduler(address: Any) -> None:
    pytest.importorskip("distributed")
    for ask in (
        lambda: soccer.tournament("random", "random", games=1, dask=address),
        lambda: mastermind.tree(Variant(2, 3, True), rule="optimal", dask=address),
        lambda: proving.prove(facts="few", dask=address),
        lambda: games.named("ship").tree(dask=address),
        lambda: mastermind.evaluate(variant="easy", solver="five-guess", dask=address),
    ):
        with pytest.raises(BadInput, match=r"no Dask scheduler answers|is no address"):
            ask()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as running:
        yield running


@pytest.mark.deep
def test_the_same_results(cluster: Any) -> None:
    dask = cluster.scheduler_address
    variant = Variant(4, 5, True)
    found = mastermind.tree(variant, rule="optimal", dask=dask)
    assert found.proved and found.total == mastermind.tree(variant, rule="optimal").total
    of: dict[str, Any] = {"variant": "medium", "solver": "genetic", "sample": 26}
    of["genetic"] = Genetic(population=20, generations=8, candidates=8)
    assert mastermind.evaluate(dask=dask, **of) == mastermind.evaluate(**of)
    options: dict[str, Any] = {"games": 12, "seed": 3}
    there = soccer.tournament("random", "dijkstra", dask=dask, **options)
    assert there == soccer.tournament("random", "dijkstra", **options)


@pytest.mark.deep
def test_a_client_is_asked_and_stays_open(cluster: Any) -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.Client(cluster) as client:
        for _ in range(2):
            assert games.named("ship").tree(dask=client).depth == 9
        assert client.status == "running"


@pytest.mark.deep
def test_one_worker_is_asked() -> None:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None
        ) as alone,
        workers(1, alone.scheduler_address),
        parts([os.getpid]) as found,
    ):
        assert next(found) == next(iter(alone.workers.values())).pid != os.getpid()


@pytest.mark.long
def test_a_worker_that_dies(cluster: Any) -> None:
    killed: list[int] = []
    progress = killer(cluster, 3, killed)
    options: dict[str, Any] = {"games": 24, "seed": 5, "level": 0}
    dask = cluster.scheduler_address
    there = soccer.tournament("reply", "dijkstra", dask=dask, progress=progress, **options)
    assert killed and there == soccer.tournament("reply", "dijkstra", **options)


@pytest.mark.deep
def test_a_worker_that_dies_at_a_tree(cluster: Any) -> None:
    killed: list[int] = []
    progress = killer(cluster, 5, killed)
    game = games.named("ship")
    there = game.tree(rule="both", dask=cluster.scheduler_address, progress=progress)
    here = game.tree(rule="both")
    assert killed and (there.depth, there.total, there.rule) == (here.depth, here.total, "both")


@pytest.mark.long
def test_stopped_and_asked_again(cluster: Any) -> None:
    """What was asked before doesn't hold up the same cluster."""
    dask = cluster.scheduler_address
    for ends in (5, 20):
        with pytest.raises(KeyboardInterrupt):
            proving.prove(dask=dask, progress=stopper(ends), time=120)
    game = games.named("ship")
    stopped = game.tree(dask=dask, progress=stopper(3))
    assert not stopped.proved and game.certify(stopped).correct
    assert game.tree(dask=dask).depth == 9


def killer(cluster: Any, after: int, killed: list[int]) -> Any:
    """Kills a worker when so many tasks are done, and notes its process."""

    def progress(done: int, every: int) -> None:
        if done == after and not killed:
            killed.append(next(iter(cluster.workers.values())).pid)
            os.kill(killed[0], signal.SIGKILL)

    return progress


def stopper(after: int) -> Any:
    """Ctrl-C after so many reports of progress."""
    told = count(1)

    def progress(done: int, every: int) -> None:
        if next(told) == after:
            raise KeyboardInterrupt

    return progress


def test_what_is_ended_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if loky's thread has not yet seen what was asked for last."""
    said: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", said.append)
    pool = cluster_here(2)
    assert pool is not None
    executor: Any = pool.open()
    executor.submit(time.sleep, 0).result()
    thread = executor._executor_manager_thread
    with monkeypatch.context() as meanwhile:
        waking = executor._executor_manager_thread_wakeup
        meanwhile.setattr(waking, "wakeup", lambda: None)
        for _ in range(4):
            executor.submit(time.sleep, 0)
    pool.end(executor)
    thread.join(timeout=30)
    assert (thread.is_alive(), said) == (False, [])


@pytest.mark.deep
def test_workers_end_with_their_caller() -> None:
    """Also in the midst of a search, and however the caller ends."""
    process = subprocess.Popen([sys.executable, "-c", _CALLER], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        numbers = [int(number) for number in process.stdout.readline().split()]
        assert len(numbers) == 2 and all(map(_runs, numbers))
    finally:
        process.kill()
        process.wait()
    until = time.monotonic() + 5
    while any(map(_runs, numbers)) and time.monotonic() < until:
        time.sleep(0.05)
    left = [number for number in numbers if _runs(number)]
    for number in left:
        os.kill(number, signal.SIGKILL)
    assert left == []


_CALLER = """
import multiprocessing, os, time
from functools import partial
from ludologic import mastermind
from ludologic.engines.cluster import parts, workers

search = partial(mastermind.tree, "hard", rule="optimal")
with workers(2), parts([os.getpid, search, search]) as found:
    next(found)
    time.sleep(1)  # until they search
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    next(found)
"""


def _runs(number: int) -> bool:
    """Whether a process is there, and has not just ended."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    said = subprocess.run(["ps", "-o", "stat=", "-p", str(number)], capture_output=True, text=True)
    return not said.stdout.startswith("Z")


@pytest.mark.deep
@pytest.mark.parametrize("how", ["spawn", "fork"])
def test_a_child_that_used_jobs_ends(how: str, tmp_path: Path) -> None:
    """Idle workers stay for five minutes: it must not wait for them."""
    program = f"""
import multiprocessing
from ludologic import mastermind
def child():
    easy = mastermind.VARIANTS["easy"]
    print(mastermind.evaluate(solver="five-guess", variant=easy, jobs=2).total)
if __name__ == "__main__":
    process = multiprocessing.get_context("{how}").Process(target=child)
    process.start()
    process.join()
    print(process.exitcode)
"""
    file = tmp_path / "child.py"
    file.write_text(program)
    done = subprocess.run([sys.executable, file], capture_output=True, text=True, timeout=200)
    assert (done.stdout.split()[-1], done.stderr) == ("0", "")


def test_a_cluster_is_asked() -> None:
    distributed = pytest.importorskip("distributed")
    options = {"n_workers": 1, "threads_per_worker": 1, "dashboard_address": None}
    with (
        distributed.LocalCluster(**options) as cluster,
        workers(1, cluster),
        parts([partial(pow, 2, number) for number in range(5)]) as found,
    ):
        assert sorted(found) == [1, 2, 4, 8, 16]
