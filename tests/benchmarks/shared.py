"""What several Dask workers gain: `shared.py [--of optimal|guessing] [--workers N ...]`.

The question is asked of a cluster of this machine, of as many workers as each N says (1 and 2): of
`optimal` the optimal tree of the variant arbolmaster, of depth 6; of `guessing` the least total of
the game ship. A line has the number of workers; the seconds of processor time of the one that
worked longest, and of all together; the first beside that of the first line; the tasks of each; and
the answer. Where each worker has a core to itself, the question takes as long as the one that works
longest: so the ratio of these says what is gained, whatever else the machine does meanwhile. Wall
time on a machine with less idle cores than workers does not.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from distributed import Client, LocalCluster, WorkerPlugin

from ludologic import games, mastermind


class Row(NamedTuple):
    workers: int
    seconds: list[float]
    """Processor time of each worker."""
    tasks: list[int]
    figure: str


class Counter(WorkerPlugin):
    """Counts the tasks that a worker has done, and takes the time when it has nothing to do yet."""

    def setup(self, worker: Any) -> None:
        self.tasks, self.begun = 0, time.process_time()

    def transition(self, key: Any, start: str, finish: str, **options: Any) -> None:
        self.tasks += start == "executing" and finish == "memory"


def optimal(dask: str) -> str:
    tree = mastermind.tree(rule="optimal", depth=6, dask=dask)
    return f"{tree.total} guesses, {'proved' if tree.proved else 'not proved'}"


def guessing(dask: str) -> str:
    tree = games.named("ship").tree(rule="total", dask=dask)
    return f"{tree.total} questions, {'proved' if tree.proved else 'not proved'}"


QUESTIONS: dict[str, Callable[[str], str]] = {"optimal": optimal, "guessing": guessing}


def measured(workers: int, ask: Callable[[str], str]) -> Row:
    with (
        LocalCluster(
            n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
        Client(cluster) as client,
    ):
        client.register_plugin(Counter(), name="counter")
        figure = ask(cluster.scheduler_address)
        found = client.run(spent)
    seconds, tasks = zip(*found.values(), strict=True)
    return Row(workers, list(seconds), list(tasks), figure)


def spent(dask_worker: Any) -> tuple[float, int]:
    """The processor time of a worker's process since it was counted, and its tasks."""
    counter = dask_worker.plugins["counter"]
    return time.process_time() - counter.begun, counter.tasks


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--of", choices=QUESTIONS, default="optimal")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2], metavar="N")
    asked = parser.parse_args()
    print("workers  longest    all  ratio  tasks")
    first = None
    for workers in asked.workers:
        row = measured(workers, QUESTIONS[asked.of])
        longest = max(row.seconds)
        first = first or longest
        tasks = " + ".join(map(str, row.tasks))
        figures = f"{workers:7}{longest:9.1f}{sum(row.seconds):7.1f}{longest / first:7.2f}"
        print(f"{figures}  {tasks}: {row.figure}", flush=True)


if __name__ == "__main__":
    main()
