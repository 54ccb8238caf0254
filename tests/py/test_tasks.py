"""Four tasks of somebody who writes Python: a plot, a service, a game of one's own, an engine."""

from __future__ import annotations

import asyncio
import time
from itertools import takewhile
from pathlib import Path
from statistics import median
from typing import Any

import pytest

import ludologic
from ludologic import connect4, games, mastermind

pytestmark = [pytest.mark.prolog, pytest.mark.deep]


def test_a_plot_of_an_evaluation(tmp_path: Path) -> None:
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    from matplotlib import pyplot

    found = mastermind.evaluate(variant="medium", solver="five-guess")
    rows = found.rows()
    pyplot.bar([row["guess"] for row in rows], [row["found"] for row in rows])
    pyplot.savefig(tmp_path / "guesses.svg")
    heights = [round(bar.get_height()) for bar in pyplot.gca().patches]
    pyplot.close()
    assert heights == [1, 6, 62, 533, 694]


def test_a_service_answers_many_clients_and_its_loop_goes_on() -> None:
    gaps: list[float] = []

    async def tick() -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.01)
            gaps.append(time.monotonic() - before)

    async def serve() -> list[Any]:
        with ludologic.pool(processes=2) as pool:
            ticking = asyncio.create_task(tick())
            given_up = asyncio.create_task(_awaited(pool.connect4.score("444")))
            await asyncio.sleep(0.1)
            given_up.cancel()
            asked = [pool.connect4.move(position, time=1) for position in ["4455"] * 10]
            asked += [pool.connect4.move("4458") for _ in range(10)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            ticking.cancel()
            return answers

    answers = asyncio.run(serve())
    assert [one.move for one in answers[:10]] == [3] * 10
    assert {str(one) for one in answers[10:]} == {"move 4: 8 is no column: columns are 1 to 7"}
    assert median(gaps) < 0.1


async def _awaited(question: Any) -> Any:
    return await question


def test_a_game_of_500_secrets_and_500_questions() -> None:
    def warmer(question: int, secret: int) -> str:
        away = abs(question - secret)
        return "found" if not away else "hot" if away <= 5 else "warm" if away <= 50 else "cold"

    game = games.guessing(range(500), range(500), warmer, ends="asked")
    assert game.consistent([(100, "hot"), (97, "warm")]) == [103, 104, 105]
    assert game.suggest([(100, "hot")]).value == 5  # of ten
    begun = time.process_time()
    certain = game.certain([(100, "hot"), (97, "warm")])
    assert certain.certain[0] == "cold" and certain.possible[104] == ["found", "hot"]
    assert time.process_time() - begun < 1.5
    tree = game.tree(rule="total", time=10)
    assert game.certify(tree).correct


def test_an_engine_in_a_loop_moves_within_its_half_second() -> None:
    board, took, choices = connect4.Board(), [], []
    with connect4.Solver() as solver:
        solver.move(board, time=0)
        while not board.is_game_over():
            begun = time.process_time()
            choices.append(solver.move(board, time=0.5))
            board.push(choices[-1].move)
            took.append(time.process_time() - begun)
    assert median(took) < 0.55
    proved = list(takewhile(lambda choice: choice.proved, reversed(choices)))
    x_begins = (len(choices) - len(proved)) % 2 == 0
    worth = proved[-1].value or 0  # to the player who made the first of the moves proved to the end
    assert board.result() == (
        "1/2-1/2" if not worth else "1-0" if (worth > 0) == x_begins else "0-1"
    )


def test_an_engine_behind_a_pipe_moves_within_its_half_second(opened: Any) -> None:
    engine = opened("connect4", "engine")

    def said(line: str) -> str:
        print(line, file=engine.stdin, flush=True)
        return str(engine.stdout.readline())

    assert said("new") == "ok\n"
    took = []
    for _ in range(12):
        begun = time.monotonic()
        word, move, *_ = said("go 500").split()
        took.append(time.monotonic() - begun)
        assert word == "bestmove" and said(f"play {move}") == "ok\n"
    assert median(took) < 0.55
