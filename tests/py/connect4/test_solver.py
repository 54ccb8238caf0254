"""Solvers that are kept, and books of openings."""

from __future__ import annotations

import random
import threading
import time
import warnings
from itertools import takewhile
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from tests.conftest import thinned

from ludologic import connect4
from ludologic.connect4 import Solver
from ludologic.engines import prolog
from ludologic.errors import BadInput, Impossible, LudologicWarning

pytestmark = pytest.mark.prolog

LATE = "2252576253462244111563365343671351441"


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> str:
    """The installed book, used by all that is asked."""
    databases: Any = pytest.importorskip("bitbully_databases")
    monkeypatch.delenv("LUDOLOGIC_BOOK")
    return str(databases.BitBullyDatabases.get_database_path("12-ply-dist"))


def test_a_solver_answers_as_one_that_is_asked_once() -> None:
    with Solver(places=9973) as solver:
        for position in (LATE, "1212121"):
            assert solver.score(position) == connect4.score(position)
            assert solver.value(position) == connect4.score(position).score
        assert solver.move("4455") == connect4.move("4455")
        assert solver.variation("4455") == connect4.variation("4455")
        assert solver.review("12121232", time=0.3).mistakes[-1].number == 7
        with pytest.raises(Impossible, match="x has won"):
            solver.move("1212121")
        with pytest.raises(BadInput, match="column 4 is full"):
            solver.score("4444444")
        with pytest.raises(BadInput, match="player who solves"):
            solver.move("44", player="metric1")
        assert solver.value("4455") == 18
    with pytest.raises(BadInput, match="closed"):
        solver.value("4455")
    solver.close()


def test_the_table_is_kept() -> None:
    """What is known needs no search: no time is enough."""
    with Solver() as solver:
        assert solver.score_bounds(LATE, time=0).columns.count(None) > 2
        solver.score(LATE)
        assert solver.score_bounds(LATE, time=0.5).columns == solver.score(LATE).columns


def test_two_threads_with_a_solver_each() -> None:
    found: dict[int, list[int]] = {}

    def work(number: int) -> None:
        with Solver(places=9973) as solver:
            found[number] = [solver.value(one) for one in (LATE, "4455", LATE)]

    threads = [threading.Thread(target=work, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {0: [-1, 18, -1], 1: [-1, 18, -1]}


def test_a_solver_of_another_thread() -> None:
    found: list[int] = []
    with Solver(places=9973) as solver:
        thread = threading.Thread(target=lambda: found.append(solver.value(LATE)))
        thread.start()
        thread.join()
        assert [*found, solver.value(LATE)] == [-1, -1]


@pytest.mark.parametrize("places", [0, 96, 2**40, 1.5, True])
def test_no_number_of_places(places: Any) -> None:
    with pytest.raises(BadInput, match="number of places"):
        Solver(places=places)


def test_perfect_says_why() -> None:
    choice = connect4.move("", player="perfect", time=0.01)
    assert choice.move == 4 and choice.proved and choice.bounds == (1, 19)
    assert choice.reason == "proved by the facts: x wins by stone 41 at the latest"
    late = connect4.move(LATE, player="perfect")
    assert late.reason.startswith("proved: x wins by stone ")
    assert connect4.move("34", player="perfect", time=0).reason == ""


@pytest.mark.parametrize("content", [b"", b"no book", b"no book of openings.", bytes(5000)])
def test_what_is_no_book(tmp_path: Path, monkeypatch: Any, content: bytes) -> None:
    file = tmp_path / "book.dat"
    file.write_bytes(content)
    with pytest.raises(BadInput, match="is no book of openings"):
        Solver(book=file)
    monkeypatch.setenv("LUDOLOGIC_BOOK", str(file))
    with pytest.warns(LudologicWarning, match=r"book\.dat.* goes on without it"):
        assert connect4.score(LATE).score == -1


@pytest.mark.deep
def test_play_goes_on_without_a_book(monkeypatch: Any, process: Any) -> None:
    monkeypatch.setenv("LUDOLOGIC_BOOK", "/nowhere")
    said = process("connect4", "score", "-", typed=f"{LATE}\n\n{LATE}\n")
    assert said.code == 0 and said.out.count("-1  columns . . . . . -1 -2") == 2
    warning, error = said.err.splitlines()
    assert warning.startswith("Warning: the book of openings, /nowhere, can't be read")
    assert error.startswith("Error: line 2: there is no position")


def test_a_book_that_was_cut_off(book: str, tmp_path: Path) -> None:
    content = Path(book).read_bytes()
    for damaged in (content[:-1], content[1:], content[:1000] + content[1001:]):
        (tmp_path / "book.dat").write_bytes(damaged)
        with pytest.raises(BadInput):
            Solver(book=tmp_path / "book.dat")


@pytest.mark.long
def test_an_opening_is_reviewed_by_the_book(book: str) -> None:
    """Each of its moves is judged by its scores."""
    game = "44444112222611"
    with Solver() as solver:
        left, mistakes, _ = solver.review(game, time=60)
        assert left == ()
        judged = {mistake.number: mistake for mistake in mistakes}
        for number in range(1, len(game) + 1):
            before, after = solver.value(game[: number - 1]), -solver.value(game[:number])
            assert (number in judged) == ((before > 0) - (before < 0) > (after > 0) - (after < 0))
        for mistake in mistakes:
            assert -solver.value(game[: mistake.number - 1] + str(mistake.better)) == mistake.before
        assert judged


def drawn(lots: random.Random, stones: int) -> tuple[str, Any]:
    """An open position, for us and for bitbully."""
    bitbully: Any = pytest.importorskip("bitbully")
    while True:
        board = bitbully.Board()
        columns = []
        for _ in range(stones):
            column = lots.choice(board.legal_moves())
            board.play(column)
            columns.append(str(column + 1))
            if board.is_game_over():
                break
        else:
            return "".join(columns), board


def test_openings_have_their_scores(book: str) -> None:
    """Beside bitbully with the same book: nothing is searched beyond it."""
    bitbully: Any = pytest.importorskip("bitbully")
    other = bitbully.BitBully(opening_book="12-ply-dist")
    lots = random.Random(16)
    with Solver() as solver, warnings.catch_warnings():
        warnings.simplefilter("error")
        for stones in (12, 12, 12, 12, 11, 11, 11, 10, 10, 9, 8):
            for _ in range(5):
                columns, board = drawn(lots, stones)
                assert solver.value(columns) == other.mtdf(board), columns
                if stones < 12:
                    choice = solver.move(columns)
                    assert choice.value == solver.value(columns) and choice.proved
                    assert "by the book" in choice.reason


def test_a_position_of_twelve_stones_bounds_its_columns(book: str) -> None:
    with Solver() as solver:
        columns = "436125534123"
        bounds = solver.score_bounds(columns, time=0.05)
        assert bounds.lower == bounds.upper == solver.value(columns)
        assert all(high <= bounds.upper for _, high in filter(None, bounds.bounds))


@pytest.mark.long
def test_of_columns_that_the_book_calls_equal_that_of_the_facts_is_played(book: str) -> None:
    """They lead on, where the book ends: a game that left them at 554 was lost."""
    facts = dict(
        list(prolog.each("connect4_plan", "start_facts_text_column", "3", "many", outputs=2))
    )
    led = 0
    with Solver() as solver:
        for position, column in facts.items():
            if len(position) <= 5:
                choice = solver.move(position, player="exact", time=20)
                assert choice.proved and choice.value is not None
                assert choice.value > 0 or choice.move == column
                led += choice.move == column
        assert solver.move("554", player="perfect", time=20).move == 6
        assert solver.move("554", player="exact", time=20).move == 6
        assert solver.move("554333557636445", player="exact", time=20).values == {3: 0}
    assert led > 8


@pytest.mark.deep
def test_the_columns_of_twelve_stones_are_asked_what_the_book_says(book: str) -> None:
    with Solver() as solver:
        choice = solver.move("277164134441", player="exact", time=20)
    assert choice.bounds == (4, 4)
    assert choice.move in (2, 4, 6)


# An engine that plays by the clock


@pytest.mark.long
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


@pytest.mark.deep
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


# Beside an independent solver, bitbully


def scored(number: int, least: int, most: int, seed: int) -> list[tuple[str, int]]:
    """Random open positions of so many stones, with bitbully's scores."""
    bitbully: Any = pytest.importorskip("bitbully")
    solver = bitbully.BitBully()
    lots = random.Random(seed)
    found: list[tuple[str, int]] = []
    while len(found) < number:
        board = bitbully.Board()
        columns = []
        for _ in range(lots.randint(least, most)):
            column = lots.choice(board.legal_moves())
            board.play(column)
            columns.append(column + 1)
            if board.is_game_over():
                break
        else:
            found.append(("".join(map(str, columns)), solver.mtdf(board)))
    return found


def compare(positions: list[tuple[str, int]]) -> None:
    scores = connect4.scores(columns for columns, _ in positions)
    wrong = [
        (columns, score, expected)
        for (columns, expected), score in zip(positions, scores, strict=True)
        if score != expected
    ]
    assert not wrong


def test_scores_of_middle_and_end_positions() -> None:
    compare(scored(100, 22, 41, seed=4))


@pytest.mark.deep
@pytest.mark.parametrize(("late", "early"), thinned([(100, 12), (400, 60)], {0}))
def test_scores_of_many_positions(late: int, early: int) -> None:
    compare(scored(late, 24, 41, seed=5))
    compare(scored(early, 14, 23, seed=6))


@pytest.mark.long
def test_scores_of_early_positions() -> None:
    compare(scored(40, 8, 13, seed=7))


def test_every_column_of_a_position() -> None:
    bitbully: Any = pytest.importorskip("bitbully")
    solver = bitbully.BitBully()
    for columns, score in scored(20, 24, 36, seed=8):
        board = bitbully.Board([int(column) - 1 for column in columns])
        found = connect4.score(columns)
        assert found.score == score
        expected = solver.score_all_moves(board)
        by_column = {
            column: value for column, value in enumerate(found.columns) if value is not None
        }
        assert by_column == dict(expected)
