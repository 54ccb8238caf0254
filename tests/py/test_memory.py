"""What is dropped or called off costs no memory: each is done hundreds of times."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count, islice
from pathlib import Path
from threading import Thread

import pytest
from tests.conftest import thinned

from ludologic import connect4, games, models, pool
from ludologic.engines import answer_sets, prolog
from ludologic.errors import TimeIsUp

pytestmark = [pytest.mark.prolog, pytest.mark.deep]
TIMES = 300
MOST = 15
"""The megabytes that so many of them may cost together: 50 for a thousand."""
LATE = "44352144332224431332"
"""A position whose columns are all scored soon, without a book too."""


def megabytes(process: int | str = "self") -> float:
    """The memory of a process."""
    status = Path(f"/proc/{process}/status").read_text().splitlines()
    (line,) = (line for line in status if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


def solver() -> None:
    assert connect4.Solver(places=524_287).value("4455444422") is not None


def guessing_game() -> None:
    game = games.guessing(range(30), range(30), lambda asked, secret: asked < secret)
    assert game.suggest([]) is not None


def search() -> None:
    small().tree(time=60)


def move() -> None:
    assert connect4.move(LATE, player="perfect").value is not None


def score_that_is_late() -> None:
    with pytest.raises(TimeIsUp):
        connect4.score("12", time=0.005)


def calls() -> None:
    for number in range(70):
        prolog.once("system", "=", [("f", number, "atom"), f"atom{number % 50}"])


def calls_of_a_thread() -> None:
    thread = Thread(target=calls)
    thread.start()
    thread.join()


def answer_sets_of_a_program() -> None:
    Path("colour.lp").write_text("1 {colour(N, (r;g))} 1 :- node(N).")
    for number in islice(numbers, 7):
        assert len(models("colour.lp", [("node", number)]).all()) == 2


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


numbers = count()
LESS = {calls: 5, calls_of_a_thread: 5, answer_sets_of_a_program: 10}
"""The megabytes where it may cost less."""


@cache
def small() -> games.Guessing[int, int]:
    return games.guessing(range(10), range(10), lambda asked, secret: asked < secret)


@pytest.mark.parametrize(
    "make",
    [
        *thinned([solver, guessing_game, search, move, score_that_is_late], {0, 1, 2}),
        *(calls, calls_of_a_thread, answer_sets_of_a_program),
    ],
)
def test_what_is_dropped_costs_nothing(make: Callable[[], None]) -> None:
    def all_of_them() -> float:
        return sum(map(megabytes, ["self", *(one._process.pid for one in answer_sets._idle)]))

    for _ in range(10):
        make()
    before = all_of_them()
    for _ in range(TIMES):
        make()
    assert all_of_them() - before < LESS.get(make, MOST)


def test_what_is_called_off_costs_nothing() -> None:
    with pool(processes=1) as asked:
        assert asked.connect4.score(LATE).result().score == -4
        process = asked._processes[0]
        before = megabytes(), megabytes(process._process.pid)
        for number in range(TIMES // 5):  # to stop one takes long
            question = asked.connect4.move(str(number % 7 + 1), time=60)
            if number % 2:  # half of them are under way
                process._connection.poll(0.005)
            question.cancel()
        assert asked.connect4.score(LATE).result().score == -4
        after = megabytes(), megabytes(process._process.pid)
    assert max(now - then for now, then in zip(after, before, strict=True)) < MOST
