"""Work on a Dask cluster: the same results, and a worker that dies costs its task alone."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from ludologic import mastermind, soccer
from ludologic.connect4 import prove as proving
from ludologic.errors import BadInput
from ludologic.mastermind import Variant

pytestmark = pytest.mark.prolog
NOWHERE = ["", "x", "tcp://", "tcp://127.0.0.1:1", "http://127.0.0.1:80", 5]


@pytest.mark.parametrize("address", NOWHERE)
def test_no_scheduler(address: Any) -> None:
    pytest.importorskip("distributed")
    for ask in (
        lambda: soccer.tournament("random", "random", games=1, dask=address),
        lambda: mastermind.tree(Variant(2, 3, True), rule="optimal", dask=address),
        lambda: proving.prove(facts="few", dask=address),
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
    options: dict[str, Any] = {"games": 12, "seed": 3}
    there = soccer.tournament("random", "dijkstra", dask=dask, **options)
    assert there == soccer.tournament("random", "dijkstra", **options)


@pytest.mark.deep
def test_a_worker_that_dies(cluster: Any) -> None:
    killed: list[int] = []

    def progress(done: int, every: int) -> None:
        if done == 3 and not killed:
            killed.append(next(iter(cluster.workers.values())).pid)
            os.kill(killed[0], signal.SIGKILL)

    options: dict[str, Any] = {"games": 40, "seed": 5, "level": 0}
    dask = cluster.scheduler_address
    there = soccer.tournament("reply", "dijkstra", dask=dask, progress=progress, **options)
    assert killed and there == soccer.tournament("reply", "dijkstra", **options)
