"""Strategies of the user's own: evaluated, and playing each other."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest

from ludologic import connect4, games, mastermind, soccer, tournament
from ludologic.errors import BadInput, TimeIsUp
from ludologic.mastermind import Code, History

pytestmark = pytest.mark.prolog


def first(history: History, possible: Sequence[Code]) -> Code:
    return possible[0]


def left(board: Any) -> Any:
    return board.legal_moves[0]


def right(board: Any) -> Any:
    return board.legal_moves[-1]


def for_ever(*_: Any) -> Any:
    while True:
        pass


def test_a_function_is_evaluated_as_a_solver_is() -> None:
    seen: list[tuple[int, int]] = []
    asked: list[History] = []

    def first_of_them(history: History, possible: Sequence[Code]) -> Code:
        asked.append(history)
        codes = mastermind.consistent(history, variant="easy")
        assert list(possible) == codes
        return first(history, possible)

    def tell(done: int, all_of_them: int) -> None:
        seen.append((done, all_of_them))

    found = mastermind.evaluate(variant="easy", solver=first_of_them, progress=tell)
    tree = mastermind.tree("easy", rule="first", first=asked and "1234")
    assert (found.histogram, found.solver) == (tree.histogram, "first_of_them")
    assert len(asked) == len(set(asked)) and seen[-1] == (360, 360)


@pytest.mark.deep
def test_a_function_may_ask_what_is_not_possible() -> None:
    def one_of_two(history: History, possible: Sequence[Code]) -> str:
        guess = possible[-1] if len(history) > 3 else ((1, 1, 2, 2), (3, 4, 4, 5))[len(history) % 2]
        return "".join(map(str, guess))

    found = mastermind.evaluate(variant="medium", solver=one_of_two)
    assert sum(found.histogram) == 1296 and found.histogram[:2] == (1, 1)
    part = mastermind.evaluate(variant="medium", solver=one_of_two, sample=30, seed=2)
    assert sum(part.histogram) == 30
    single = mastermind.evaluate(variant=mastermind.Variant(1, 1), solver=first)
    assert single.histogram == (1,)


@pytest.mark.deep
def test_several_processes_evaluate_and_play_alike() -> None:
    one = mastermind.evaluate(variant="medium", solver=lambda _, possible: possible[0])
    two = mastermind.evaluate(variant="medium", solver=lambda _, possible: possible[0], jobs=2)
    assert one == two and one.histogram == (1, 4, 25, 108, 305, 602, 196, 49, 6)
    pair = (lambda board: board.legal_moves[0]), (lambda board: board.legal_moves[-1])
    board = connect4.Board()
    alone = tournament(*pair, board, games=6)
    assert alone == tournament(*pair, board, games=6, jobs=2)
    with pytest.raises(BadInput, match="of a module that other processes can't import"):
        tournament(left, right, board, games=6, jobs=2)
    lock = threading.Lock()
    with pytest.raises(BadInput, match=r"can't be sent to other processes: .*lock"):
        mastermind.evaluate(variant="easy", solver=lambda *_: lock if _[0] else "1234", jobs=2)  # type: ignore


WRONG: dict[str, Callable[[History, Sequence[Code]], Any]] = {
    "gives no code after 1234:02: '12x4' is no code": lambda h, p: "12x4" if h else p[0],
    "gives no code after 1234:02 2156:30: '1129' has 9 at place 4": (
        lambda h, p: (1, 1, 2, 9) if len(h) > 1 else p[0]
    ),
    "has not found the code with 100 guesses, after 1234:02 1234:02": lambda h, p: "1234",
}


@pytest.mark.parametrize("said", WRONG)
def test_a_strategy_that_goes_wrong_is_told_with_its_history(said: str) -> None:
    with pytest.raises(BadInput, match=f"^strategy <lambda> {said}") as error:
        mastermind.evaluate(variant="easy", solver=WRONG[said])
    assert "\n" not in str(error.value) and len(str(error.value)) < 1100


def faces(**more: Any) -> dict[str, Callable[[Any], Any]]:
    """What asks a strategy, each by its name."""
    boards = connect4.Board("44"), soccer.Board(field="line"), games.TwoPlayers("nim").board()
    return {
        "evaluate": lambda one: mastermind.evaluate(variant="easy", solver=one, **more),
        "match": lambda one: soccer.tournament("random", one, field="line", games=2, **more),
        **{
            type(board).__module__: partial(tournament, left, board=board, games=2, **more)
            for board in boards
        },
    }


@pytest.mark.parametrize("face", faces())
def test_a_strategy_that_raises_runs_on_or_answers_nonsense_is_told(face: str) -> None:
    def wrong(*_: Any) -> Any:
        return {}["\x1b[31m"]

    raising = r"^strategy wrong raises KeyError: '\\x1b\[31m' \((at the start|after .+)\)$"
    with pytest.raises(BadInput, match=raising):
        faces()[face](wrong)
    for odd in (None, object(), 1.5, -1, 10**5000, "", "9", "\x1b[31m" * 1000, [[]], {}, left):
        with pytest.raises(BadInput, match=r"^strategy <lambda> (plays|gives no code) ?") as error:
            faces()[face](lambda *_, odd=odd: odd)
        assert str(error.value).isprintable() and len(str(error.value)) < 1100
    begun = time.monotonic()
    with pytest.raises(TimeIsUp, match=r"strategy for_ever has not come to an end \("):
        faces(time=0.5)[face](for_ever)
    while any(one.name == "strategy" for one in threading.enumerate()):
        assert time.monotonic() - begun < 60
        time.sleep(0.01)


def test_what_is_found_before_a_strategy_runs_on_is_there() -> None:
    with pytest.raises(TimeIsUp, match=r"not come to an end \(after 1234:") as error:
        mastermind.evaluate(variant="easy", solver=lambda h, p: for_ever() if h else p[0], time=0.5)
    assert error.value.reached.histogram == (1,)
    with pytest.raises(BadInput, match="None is no player: it is a function"):
        tournament(None, left, connect4.Board())  # type: ignore[arg-type]
    with pytest.raises(BadInput, match=r"use mastermind\.evaluate"):
        tournament(left, right, mastermind.Board())


def test_functions_play_each_game() -> None:
    for board in (connect4.Board(), soccer.Board(field="line"), games.TwoPlayers("nim").board()):
        told: dict[int, int] = {}
        found = tournament(left, right, board, games=4, progress=told.__setitem__)
        assert found.won + found.drawn + found.lost == 4 == len(
            found.rows()
        ) and told == dict.fromkeys(range(1, 5), 4)
        pairs = list(zip(found.games[::2], found.games[1::2], strict=True))
        assert [(one.first, two.first) for one, two in pairs] == [("one", "other")] * 2
        assert board.ply() == 0
    game = found.games[0]
    assert game.winner in ("one", "other") and game.outcome is not None
    best = tournament(
        lambda board: board.move("minimax", depth="end").move, left, board, games=2, seed=1
    )
    assert best.won >= 1


def test_functions_play_players_of_soccer() -> None:
    found = soccer.tournament(left, "dijkstra", games=4, field="line", level=0, seed=3)
    assert found.result.won + found.result.lost == 4 == len(found.rows())
    assert [game.won for game in found.games].count(True) == found.result.won
    assert found == soccer.tournament(
        left,
        lambda board: soccer.move(board, player="dijkstra", level=0).move,
        games=4,
        field="line",
        seed=3,
    )
    with pytest.raises(BadInput, match="no costs"):
        soccer.tournament(left, "random", costs="literal")
