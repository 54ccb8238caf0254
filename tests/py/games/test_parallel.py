"""Trees of guessing games in parts: the same figures, and what is there when it is stopped."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import sleep
from typing import Any

import pytest
from tests.conftest import thinned

from ludologic import games
from ludologic.engines import limit
from ludologic.engines.cluster import workers
from ludologic.errors import BadInput, Impossible, TimeIsUp
from ludologic.games import Guessing, parallel

pytestmark = pytest.mark.prolog


@pytest.fixture
def one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts are all done by this process."""

    @contextmanager
    def here(jobs: int, dask: str | None) -> Iterator[None]:
        with workers(1):
            yield

    monkeypatch.setattr(parallel, "workers", here)


def drawn(seed: int) -> Guessing:
    """A game drawn at random."""
    lot = Random(seed)
    secrets, ends = range(lot.randint(1, 12)), lot.choice(games.ENDS)
    questions = range(lot.randint(1, 14))
    answers = lot.randint(2, 4)
    rows = {(q, s): lot.randint(1, answers) for q in questions for s in secrets}
    return games.guessing(secrets, questions, rows, ends=ends)


def figures(game: Guessing, goal: str, depth: int | None, jobs: int) -> Any:
    """What is the same of all trees that are best by the goal; or why there is none."""
    try:
        tree = game.tree(rule=goal, depth=depth, jobs=jobs)
    except Impossible as impossible:
        return str(impossible)
    assert game.certify(tree).correct
    assert depth is None or tree.depth <= depth
    deep = "any" if goal == "total" or (goal == "worst" and depth) else tree.depth
    return tree.to_dict()["goal"], deep, "any" if goal == "worst" else tree.total


@pytest.mark.deep
def test_the_figures_are_the_same(one_process: None) -> None:
    found = 0
    for seed in range(8):
        game = drawn(seed)
        for goal in games.TREE_RULES:
            for depth in (None, 2, 3):
                whole = figures(game, goal, depth, jobs=1)
                assert figures(game, goal, depth, jobs=2) == whole, (seed, goal, depth)
                found += not isinstance(whole, str)
    assert found > 20


@pytest.mark.deep
@pytest.mark.parametrize("goal", thinned(games.TREE_RULES, {1}))
def test_two_processes(goal: str) -> None:
    game = games.named("ship")
    told: list[tuple[int, int]] = []
    tree = game.tree(rule=goal, jobs=2, progress=lambda *done: told.append(done))
    whole = game.tree(rule=goal)
    assert tree.proved and (tree.rule, tree.depth) == (whole.rule, whole.depth)
    assert tree.total == whole.total or goal == "worst"
    assert told and all(0 < done <= parts for done, parts in told)


@pytest.mark.parametrize("goal", games.TREE_RULES)
@pytest.mark.parametrize("after", [1, 2, 20])
def test_what_is_there_when_it_is_stopped(goal: str, after: int, one_process: None) -> None:
    calls = 0

    def progress(done: int, parts: int) -> None:
        nonlocal calls
        calls += 1
        if calls == after:
            raise KeyboardInterrupt

    game = games.named("ship")
    tree = game.tree(rule=goal, jobs=2, progress=progress)
    assert game.certify(tree).correct and not tree.proved and tree.rule == goal
    assert tree.to_dict()["goal"] == "found" and repr(tree).endswith(" in total, not proved>")
    assert tree.depth >= 9 and tree.total >= 176


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found at once is found on a busy machine too."""
    monkeypatch.setattr(limit, "_MOMENT", 60)


def test_the_end_of_its_time(one_process: None, patient: None) -> None:
    game = games.named("ship")
    slow: dict[str, Any] = {"jobs": 2, "time": 0.3, "progress": lambda done, parts: sleep(0.4)}
    tree = game.tree(rule="total", **slow)
    assert game.certify(tree).correct and not tree.proved
    at_once = game.tree(rule="total", **slow | {"time": 0})
    assert game.certify(at_once).correct and not at_once.proved
    with pytest.raises(TimeIsUp, match=r"the best tree by then needs \d+ questions") as caught:
        game.tree(rule="total", depth=8, **slow)
    assert game.certify(caught.value.reached).correct and caught.value.reached.depth > 8


@pytest.mark.parametrize("rule", thinned(games.TREE_RULES, {0}, "deep"))
def test_one_process_has_what_its_search_has(rule: str, patient: None) -> None:
    """The classes that are settled by then are better than those of the tree of `suggest`."""
    game = games.named("ship")
    first = game.tree(rule=rule, time=0)
    best = game.tree(rule=rule, time=60)
    assert best.proved and not first.proved
    assert (first.depth, first.total) >= (best.depth, best.total) or rule == "total"
    for time in (0.1, 0.3):
        found = game.tree(rule=rule, time=time)
        assert game.certify(found).correct
        assert found.total <= first.total if rule == "total" else found.depth <= first.depth


def test_who_can_share(one_process: None) -> None:
    game = games.named("ship")
    for jobs in (0, -2, "two"):
        with pytest.raises(BadInput, match="number of jobs"):
            game.tree(jobs=jobs)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="engine clingo takes no jobs: that is for engine prolog"):
        game.tree(engine="clingo", jobs=2)
    with pytest.raises(BadInput, match="is no progress"):
        game.tree(jobs=2, progress=3)  # type: ignore[arg-type]


@pytest.mark.deep
def test_a_process_that_dies() -> None:
    here = pytest.importorskip("psutil").Process()
    killed: list[int] = []

    def progress(done: int, parts: int) -> None:
        if not killed:
            working = [one for one in here.children() if "LokyProcess" in " ".join(one.cmdline())]
            killed.append(working[0].pid)
            os.kill(killed[0], signal.SIGKILL)

    tree = games.named("ship").tree(rule="total", jobs=2, progress=progress)
    assert killed and (tree.total, tree.proved) == (176, True)
