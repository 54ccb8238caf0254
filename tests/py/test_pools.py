"""Pools: many questions at once, called off, timed out, killed; from threads and event loops."""

from __future__ import annotations

import asyncio
import os
import pickle
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from inspect import isfunction
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

import ludologic
from ludologic import Term, Var, connect4, games, mastermind
from ludologic.ask.pool import Pool
from ludologic.ask.worker import MODULES, Asked, Taken
from ludologic.engines import process, rules
from ludologic.errors import BadInput, EngineFailure, TimeIsUp
from ludologic.games.two_players import TwoPlayers

pytestmark = pytest.mark.prolog
HARD = "444"
"""A position that would take minutes."""


@pytest.fixture(scope="module")
def pool() -> Iterator[Any]:
    with ludologic.pool(processes=2) as opened:
        opened.mastermind.feedback("1234", "4321").result()
        yield opened


def pids(pool: Pool) -> list[int]:
    return [process._process.pid for process in pool._processes]


def kill_all(pool: Pool) -> None:
    for pid in pids(pool):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def test_it_answers_as_the_functions_do(pool: Any) -> None:
    asked = [pool.mastermind.feedback(guess, "7432") for guess in ("1234", "7432", "4321")]
    assert [one.result() for one in asked] == [
        mastermind.feedback(guess, "7432") for guess in ("1234", "7432", "4321")
    ]
    board = connect4.Board("44455554221")
    assert pool.connect4.score(board).result() == connect4.score(board)
    assert pool.mastermind.tree("easy").result() == mastermind.tree("easy")
    with pytest.raises(BadInput, match="has 1 symbol"):
        pool.mastermind.feedback("1", "1234").result()
    with pytest.raises(TimeIsUp, match="the score is") as caught:
        pool.connect4.score(HARD, time=0.1).result()
    assert caught.value.reached.lower < 0


def test_what_a_pool_has(pool: Any) -> None:
    assert set(MODULES) == {"games", *rules.games()} <= set(dir(pool))
    for name in MODULES:
        module = getattr(ludologic, name)
        functions = {one for one in module.__all__ if isfunction(getattr(module, one))}
        if name == "games":
            methods = {**vars(games.Guessing), **vars(TwoPlayers)}.items()
            functions |= {name for name, one in methods if hasattr(one, "__wrapped__")}
            functions |= {"answer", "check"}
        assert dir(getattr(pool, name)) == sorted(functions)
    with pytest.raises(AttributeError, match="connect4 has no function 'Board': it has explain, m"):
        _ = pool.connect4.Board
    with pytest.raises(BadInput, match="is no number of processes"):
        ludologic.pool(0)


def test_a_bad_request_is_refused_at_once() -> None:
    with ludologic.pool(processes=1) as busy:
        long = busy.connect4.score(HARD)
        refused: Any = busy
        with pytest.raises(TypeError, match=r"score\(\) got an unexpected keyword argument 'tim'"):
            refused.connect4.score("4455", tim=3)
        with pytest.raises(TypeError, match=r"suggest\(\) missing a required argument"):
            refused.games.suggest()
        with pytest.raises(BadInput, match=r"^the str 'score' is no function: a pool asks one"):
            refused.ask("score", "4455")
        with pytest.raises(BadInput, match="'soon' is no time"):
            refused.connect4.score("4455", time="soon")
        with pytest.raises(BadInput, match="can't be sent to another process"):
            refused.mastermind.evaluate(progress=lambda done, every: None)
        board = connect4.Board("44455554221")
        later = busy.connect4.score(board)
        board.push(1)  # what was asked is the board as it was
        assert not long.done() and long.cancel()
        assert later.result().score == -15
    with pytest.raises(BadInput, match="the pool is closed"):
        refused.connect4.move("44")


def test_values_that_another_process_does_not_know() -> None:
    program = """
import ludologic
class Coin(str): pass
game = ludologic.games.guessing([Coin("a"), Coin("b")], ["a"], lambda q, s: q == s)
with ludologic.pool(processes=1) as pool:
    try:
        pool.games.tree(game).result(timeout=60)
    except ludologic.errors.BadInput as error:
        print(error)
    print(pool.ask(len, "four").result())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    first, second = done.stdout.splitlines()
    assert first.startswith("what is asked can't be read by another process: ") and "Coin" in first
    assert (second, done.stderr) == ("4", "")


@pytest.mark.deep
def test_general_games(pool: Any, tmp_path: Path) -> None:
    game = games.guessing(range(5), range(5), lambda asked, secret: secret >= asked)
    assert pool.games.tree(game).result() == game.tree()
    assert pool.games.suggest(game, [(2, True)], rule="classes").result().move in (3, 4)
    file = tmp_path / "own.pl"
    file.write_text("secret(a).\nsecret(b).\nquestion(a).\nquestion_secret_answer(a, S, S).\n")
    own = pool.games.load(file).result()
    file.unlink()  # what was read there is the game here
    assert (own.secrets, own.tree().depth, pool.games.answer(own, "a", "b").result()) == (
        ("a", "b"),
        1,
        "b",
    )
    assert pool.games.win(TwoPlayers("nim"), plies=1).result() == TwoPlayers("nim").win(plies=1)
    assert not pool.games.tree(games.named("ship"), time=0).result().proved
    with pytest.raises(TimeIsUp):
        pool.games.win(TwoPlayers("nim"), plies=20, time=0).result()
    with pytest.raises(AttributeError, match="no function '_best'"):
        _ = pool.games._best

    async def later() -> Any:
        return await asyncio.gather(pool.games.tree(game), pool.games.names())

    assert asyncio.run(later()) == [game.tree(), games.names()]


def test_a_short_question_is_not_held_up(pool: Any) -> None:
    long = pool.connect4.score(HARD)
    assert pool.mastermind.feedback("1234", "4321").result() == (0, 4)
    assert not long.done()
    assert long.cancel()


def test_to_cancel_ends_the_work(pool: Any) -> None:
    before = pids(pool)
    for _ in range(3):
        asked = [pool.connect4.score(HARD) for _ in range(4)]
        time.sleep(0.05)
        assert all(one.cancel() and one.cancelled() and one.done() for one in asked)
        with pytest.raises(CancelledError):
            asked[0].result()
        both = [pool.mastermind.feedback("1234", "4321") for _ in range(2)]
        assert [one.result(timeout=60) for one in both] == [(0, 4)] * 2
    assert pids(pool) == before  # interrupted, not killed
    answered = pool.mastermind.feedback("1234", "4321")
    answered.result()
    assert not answered.cancel() and not answered.cancelled()


def test_a_time_out_ends_the_work(pool: Any) -> None:
    asked = pool.connect4.score(HARD)
    with pytest.raises(TimeIsUp, match=r"the time of 0.05 seconds is up"):
        asked.result(timeout=0.05)
    assert asked.cancelled()
    with pytest.raises(BadInput, match="is no time"):
        asked.result(timeout="soon")


def test_what_does_not_let_go_is_killed(pool: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(pids(pool))
    asked = pool.connect4.score(HARD)
    while not asked.running():
        time.sleep(0.02)
    for pid in before:
        os.kill(pid, signal.SIGSTOP)
    asked.cancel()
    deadline = time.monotonic() + 60
    while set(pids(pool)) == before and time.monotonic() < deadline:
        time.sleep(0.02)
    for pid in before & set(pids(pool)):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)
    assert len(before - set(pids(pool))) == 1
    assert pool.mastermind.feedback("1234", "4321").result() == (0, 4)


@pytest.mark.deep
def test_a_process_that_is_killed(pool: Any) -> None:
    asked = pool.connect4.score(HARD)
    while not asked.done():  # it is asked anew if it had not been begun
        time.sleep(0.1)
        kill_all(pool)
    with pytest.raises(EngineFailure, match="is gone"):
        asked.result()
    assert pool.mastermind.feedback("1234", "4321").result() == (0, 4)


@pytest.mark.deep
def test_a_process_that_is_killed_before_it_begins(pool: Any) -> None:
    for _ in range(2):
        kill_all(pool)
        both = [pool.mastermind.feedback("1234", "4321") for _ in range(2)]
        assert [one.result() for one in both] == [(0, 4)] * 2


def test_coroutines(pool: Any) -> None:
    async def asking() -> None:
        one, two = await asyncio.gather(
            pool.mastermind.suggest([]), pool.connect4.move("44455554221")
        )
        assert one.move == (1, 2, 3, 4) and two.move in range(1, 8)
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(pool.connect4.score(HARD), 0.05)
        task = asyncio.ensure_future(_awaited(pool.connect4.score(HARD)))
        await asyncio.sleep(0.05)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await pool.mastermind.feedback("1234", "4321") == (0, 4)

    asyncio.run(asking())


def test_an_event_loop_waits_for_several(pool: Any) -> None:
    async def asking() -> None:
        asked = [pool.mastermind.feedback(guess, "7432") for guess in ("1234", "7432")]
        done, waiting = await asyncio.wait(asked, timeout=60)
        assert (done, waiting) == (set(asked), set())
        assert {one.result() for one in done} == {(1, 2), (4, 0)}
        assert len((await asyncio.wait(asked))[0]) == 2  # when all are done before
        long, short = pool.connect4.score(HARD), pool.mastermind.feedback("1234", "4321")
        done, waiting = await asyncio.wait([long, short], return_when=asyncio.FIRST_COMPLETED)
        assert (done, waiting) == ({short}, {long})
        done, waiting = await asyncio.wait([long], timeout=0.05)
        assert (done, waiting) == (set(), {long}) and long.cancel()
        assert (await asyncio.wait([long]))[0] == {long}
        task = asyncio.ensure_future(pool.mastermind.feedback("1234", "4321"))
        assert await task == (0, 4) == task.result()

    asyncio.run(asyncio.wait_for(asking(), 60))


def test_a_loop_that_is_closed_is_told_nothing(pool: Any) -> None:
    async def asking() -> Any:
        question = pool.connect4.score(HARD)
        await asyncio.wait([question], timeout=0.01)
        question.add_done_callback(told.append)
        return question

    told: list[Any] = []
    question = asyncio.run(asking())
    assert question.cancel() and question.cancelled() and not told


@pytest.mark.deep
def test_solutions_and_answer_sets_come_as_lists(pool: Any, tmp_path: Path) -> None:
    codes = "variant_code", Term("variant", 2, 3, False), Var("code")
    expected = ludologic.query(*codes).all()
    assert len(expected) == 6 and pool.query(*codes).result() == expected
    assert pool.ask(ludologic.query, *codes).result() == expected
    file = tmp_path / "mine.lp"
    file.write_text("{a(X)} :- n(X). #minimize {1,X : a(X)}. #show a/1.")
    (best,) = pool.models(file, [("n", 1)], mode="optimal").result()
    assert (best, best.cost, best.proven) == ((), (0,), True)
    with pytest.raises(BadInput, match="nobody"):
        pool.query("nobody", 1).result()
    own = tmp_path / "far.pl"
    own.write_text("far(1).\n")
    ludologic.load(own)
    with pytest.raises(BadInput, match="'far' is a relation of a loaded file, which no pool knows"):
        pool.query("far", Var("x"))


async def _awaited(question: Any) -> Any:
    return await question


def test_a_question_that_is_taken_while_the_pool_closes_is_cancelled() -> None:
    pool: Any = ludologic.pool(processes=1)
    process, questions = pool._processes[0], pool._questions

    class Closing:
        def get(self) -> Any:
            found = questions.get()
            process._closed = True  # as `close` begins
            return found

    process._questions = Closing()
    pool.mastermind.feedback("1234", "4321").result()
    long = pool.connect4.score(HARD)
    while not questions.empty():
        time.sleep(0.01)
    pool.close()
    assert long.cancelled()


@pytest.mark.parametrize("way", ["leave", pytest.param("close", marks=pytest.mark.deep)])
def test_nothing_is_left_behind(way: str) -> None:
    """Neither by a pool that is closed, nor by one whose process ends without."""
    program = """
import sys, ludologic
pool = ludologic.pool(processes=1)
pool.mastermind.feedback("1234", "4321").result()
long = pool.connect4.score("444")
print(pool._processes[0]._process.pid, flush=True)
if sys.argv[1] == "close":
    pool.close()
    assert long.cancelled()
"""
    done = subprocess.run(
        [sys.executable, "-c", program, way], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    process, deadline = Path("/proc", done.stdout.strip()), time.monotonic() + 60
    while process.exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not process.exists()


@pytest.mark.deep
def test_who_asked_may_end_at_any_time() -> None:
    """A process that has an answer for nobody ends, and says nothing."""
    ours, theirs = socket.socketpair()
    serve = "ludologic.ask.worker.serve"
    with theirs:
        paths = filter(None, sys.path)
        worker = subprocess.Popen(
            [sys.executable, "-c", process._START, str(theirs.fileno()), serve, *paths],
            pass_fds=[theirs.fileno()],
            start_new_session=True,
            stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
    connection: Any = Connection(ours.detach())
    call = pickle.dumps((mastermind.consistent, ([],), {}))
    for number in range(10):  # more than fits between the two: it waits until somebody reads
        connection.send(Asked(number, call))
    assert connection.recv() == Taken(0)
    assert len(connection.recv().value) == 3024
    time.sleep(0.5)
    connection.close()
    assert worker.communicate(timeout=60)[1] == b""


@pytest.mark.deep
def test_dozens_are_called_off_and_nothing_is_said() -> None:
    """Each at another time, the last of them while its process ends with who asked."""
    program = """
import sys, time, ludologic
pool = ludologic.pool(processes=1)
for number in range(20):
    long = pool.connect4.score("444")
    time.sleep(0.002 * number * float(sys.argv[1]))
    assert long.cancel()
assert pool.mastermind.feedback("1234", "4321").result() == (0, 4)
pool.connect4.score("444").cancel()
"""
    for way in range(4):
        done = subprocess.run(
            [sys.executable, "-c", program, str(way)], capture_output=True, text=True, timeout=100
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# What the page on pools shows is run as it stands


PAGE = Path(__file__).parents[2] / "py" / "pools.md"


@pytest.mark.deep
def test_the_page_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
    assert len(blocks) == 4 and names["short"] == (1, 2) and names["long"].cancelled()
    assert names["statuses"] == [200, 400, 200]
    assert names["tree"].depth == 4 and names["tree"].proved and names["question"].move == 75
