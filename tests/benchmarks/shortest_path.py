"""Dijkstra three ways, and beside packages of PyPI, on the costs of Paper soccer.

    sh py/run.sh python tests/benchmarks/shortest_path.py [--runs 20]

A row has the milliseconds of processor time for the distances of all nodes from the ball, the
mean of 24 positions, and their ratio to the heap in Prolog. networkx and scipy are handed a graph;
two more rows count the making of it. The rows of Prolog have no graph: they take in what an arc
costs, and `O(n²)` the matrix. All distances are compared.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from typing import Any

import networkx
import numpy
from rich.console import Console
from rich.table import Table
from scipy.sparse import csr_array
from scipy.sparse.csgraph import dijkstra

PROLOG = Path(__file__).with_suffix(".pl")
NAMES = {"literal": "O(n²) with a matrix", "heap": "heap", "tabled": "tabling"}


def networkx_graph(case: dict[str, Any]) -> Any:
    graph = networkx.DiGraph()
    graph.add_nodes_from(range(case["nodes"]))
    graph.add_weighted_edges_from(case["arcs"])
    return graph


def networkx_distances(case: dict[str, Any], graph: Any) -> dict[int, int]:
    return dict(networkx.single_source_dijkstra_path_length(graph, case["ball"]))


def scipy_graph(case: dict[str, Any]) -> Any:
    starts, ends, costs = numpy.array(case["arcs"]).T
    return csr_array((costs, (starts, ends)), shape=(case["nodes"], case["nodes"]))


def scipy_distances(case: dict[str, Any], graph: Any) -> dict[int, int]:
    found = dijkstra(graph, indices=case["ball"])
    return {node: int(found[node]) for node in numpy.flatnonzero(numpy.isfinite(found)).tolist()}


PACKAGES = (
    ("networkx", networkx_graph, networkx_distances),
    ("scipy", scipy_graph, scipy_distances),
)


def milliseconds(runs: int, ask: Callable[..., object], *given: object) -> float:
    start = time.process_time()
    for _ in range(runs):
        ask(*given)
    return (time.process_time() - start) * 1000 / runs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=20)
    runs = parser.parse_args().runs
    command = ["swipl", "-O", str(PROLOG), str(runs)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    cases = [json.loads(line) for line in done.stdout.splitlines()]
    taken: dict[str, list[float]] = {}
    for case in cases:
        for algorithm, name in NAMES.items():
            taken.setdefault(f"Prolog, {name}", []).append(case["ms"][algorithm])
        expected = dict(case["distances"])
        for name, build, ask in PACKAGES:
            graph = build(case)
            if (found := ask(case, graph)) != expected:
                raise SystemExit(f"{name}: {found} and {expected}, one of them is wrong")
            alone = milliseconds(runs, ask, case, graph)
            building = milliseconds(runs, build, case)
            taken.setdefault(name, []).append(alone)
            taken.setdefault(f"{name}, and the graph", []).append(alone + building)
    unit = mean(taken[f"Prolog, {NAMES['heap']}"])
    table = Table(box=None)
    table.add_column("what")
    for heading in ("ms", "ratio"):
        table.add_column(heading, justify="right")
    for name, times in taken.items():
        table.add_row(name, f"{mean(times):.3f}", f"{mean(times) / unit:.2f}")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
