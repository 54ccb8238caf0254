"""The limit of time: what is asked ends in it, and what was reached by then is said."""

from __future__ import annotations

import pickle
import re
import threading
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from ludologic import connect4, games, mastermind, soccer
from ludologic.agreement import agree
from ludologic.connect4.prove import prove
from ludologic.engines import limit, prolog
from ludologic.errors import BadInput, Senseless, TimeIsUp
from ludologic.games.two_players import TwoPlayers
from ludologic.mastermind import Variant
from ludologic.words import count

pytestmark = pytest.mark.prolog
LARGE = Variant(6, 8, True)


def reached(ask: Callable[[float], Any]) -> Any:
    """What was reached when its time was up, in the first of these times in which it was."""
    for step in range(20):
        with pytest.raises(TimeIsUp) as caught:
            ask(0.2 * 1.4**step)
        if caught.value.reached is not None:
            return caught.value
    raise AssertionError("nothing was reached")


@cache
def compared() -> games.Guessing:
    """A game of 90,000 facts."""
    return games.guessing(range(300), range(300), lambda asked, secret: asked < secret)


LONG = {
    "tree": lambda time: mastermind.tree(LARGE, time=time),
    "tree by clingo": lambda time: mastermind.tree(LARGE, engine="clingo", depth="any", time=time),
    "suggest": lambda time: mastermind.suggest(
        ["112233:11"], variant=LARGE, solver="five-guess", time=time
    ),
    "solve": lambda time: mastermind.solve("8" * 6, variant=LARGE, solver="five-guess", time=time),
    "evaluate": lambda time: mastermind.evaluate(solver="genetic", time=time),
    "consistent": lambda time: mastermind.consistent([], variant=Variant(6, 11, True), time=time),
    "score": lambda time: connect4.score("444", time=time),
    "scores": lambda time: connect4.scores(["444"], time=time),
    "outcomes": lambda time: soccer.outcomes("0,7,1,6,1", depth=9, time=time),
    "agree": lambda time: agree("connect4", time=time),
    "prove": lambda time: prove(time=time),
    "certain": lambda time: compared().certain(time=time),
    "board": lambda time: TwoPlayers("connect4").board().choose("minimax", depth=99, time=time),
}


@pytest.mark.parametrize("name", LONG)
def test_a_long_question_ends_in_its_time(name: str) -> None:
    begun = time.monotonic()
    with pytest.raises(TimeIsUp, match=r"the time of 0.1 seconds is up: \w"):
        LONG[name](0.1)
    assert time.monotonic() - begun < 30  # they would take minutes


@pytest.mark.parametrize("name", LONG)
def test_what_is_no_time(name: str) -> None:
    with pytest.raises(BadInput, match="is no time: it is 0 to 86400 seconds"):
        LONG[name](float("nan"))


def test_no_time_at_all() -> None:
    for ask in (mastermind.certain, mastermind.contradiction):  # clingo's
        with pytest.raises(TimeIsUp):
            ask(["1234:12"], time=0)
    with pytest.raises(TimeIsUp):
        mastermind.consistent(["1234:12"], time=0)
    assert mastermind.consistent(["1234:40"], time=60) == [(1, 2, 3, 4)]


def test_what_was_reached() -> None:
    with pytest.raises(TimeIsUp, match=r"the score is -\d+ to \+\d+") as caught:
        connect4.score("444", time=0.1)
    found = caught.value.reached
    assert found.lower < 0 < found.upper and len(found.bounds) == 7
    with pytest.raises(TimeIsUp, match="of 360 secrets are found") as caught:
        mastermind.evaluate(variant="easy", solver="genetic", time=0.4)
    assert caught.value.reached is None or 0 < caught.value.reached.codes < 360


def test_the_turns_by_then() -> None:
    up = reached(
        lambda time: mastermind.solve("887766", variant=LARGE, solver="five-guess", time=time)
    )
    turns = up.reached
    assert 1 <= len(turns) < 6
    for guess, answer in turns:
        assert answer == mastermind.feedback(guess, "887766", variant=LARGE)
    assert f"{count(len(turns), 'turn')} played" in str(up)


@pytest.mark.deep
def test_the_best_tree_by_then_comes_back() -> None:
    built = mastermind.tree(Variant(4, 8, False), rule="optimal", time=5)
    assert not built.proved and built.codes == 1680 and built.bound is not None
    assert mastermind.certify(built, engine="prolog").faults == ()


def test_a_code_that_is_possible_is_known_at_once() -> None:
    history = ["112233:11"]
    up = reached(LONG["suggest"])
    assert re.search(r"up: \d{6} is possible", str(up))
    assert mastermind.explain(up.reached, history, variant=LARGE) == []


@pytest.mark.deep
def test_a_simple_tree_by_then() -> None:
    up = reached(lambda time: mastermind.tree(Variant(4, 7, True), depth=5, time=time))
    built = up.reached
    assert built.rule == "first" and str(built.depth) in str(up)
    assert mastermind.certify(built, engine="prolog").faults == ()


def sevens(count: int) -> games.Guessing:
    numbers = range(count)
    return games.guessing(numbers, numbers, lambda asked, secret: asked * secret % 7, ends="asked")


@pytest.mark.deep
def test_a_simple_tree_of_any_game() -> None:
    game = sevens(120)
    up = reached(lambda time: game.tree(goal="total", time=time))
    assert "the tree of suggest needs at most 19 questions" in str(up)
    tree = up.reached
    assert game.certify(tree).correct and not tree.proved and tree.depth == 19
    with pytest.raises(TimeIsUp, match=r"no tree has fewer than \d+ questions? at worst"):
        sevens(60).tree(engine="clingo", time=1)


def test_the_games_by_then() -> None:
    small = soccer.Field("line", 4, 6, 0)
    for seconds in (0.4, 5, 25):
        try:
            found = soccer.tournament("random", "random", games=10**6, field=small, limit=seconds)
            break
        except TimeIsUp:
            continue
    assert found.score.won + found.score.lost == len(found.games) < 10**6
    few = len(found.games)
    same = soccer.tournament("random", "random", games=few, field=small)
    assert same == found
    with pytest.raises(TimeIsUp, match="no game is played yet"):
        soccer.tournament("search", "search", time=5, limit=0.1)


def test_the_limit_is_known_in_any_thread() -> None:
    """joblib hands tasks out in a thread of its own, and none of them may go on for good."""
    with limit.within(60):
        seconds = limit.clock()
    told: list[Any] = []
    thread = threading.Thread(target=lambda: told.append((seconds(), limit.clock()())))
    thread.start()
    thread.join()
    assert 0 < told[0][0] <= 60 and told[0][1] is None
    with limit.within(0):
        assert limit.clock()() == 0


@pytest.mark.deep
def test_what_is_shared_ends_in_its_time() -> None:
    found = soccer.tournament("dijkstra", "dijkstra", games=10**6, jobs=2, limit=8)
    assert 0 < len(found.games) < 10**6
    with pytest.raises(TimeIsUp, match="of 3024 secrets are found"):
        mastermind.evaluate(solver="genetic", jobs=2, time=8)


def test_what_is_seen_by_then_comes_back() -> None:
    assert [one.kind for one in connect4.explain("4455", time=0)] == ["time"]
    whole = connect4.explain("4455", time=60)
    assert whole == connect4.explain("4455") and "time" not in {one.kind for one in whole}


def test_a_score_within_its_time_is_the_score() -> None:
    assert connect4.score("44455554221", time=60) == connect4.score("44455554221")
    bounds = connect4.score_bounds("44455554221", time=60)
    assert bounds.proved and bounds.columns == connect4.score("44455554221").columns


def test_a_limit_is_that_of_its_question_alone() -> None:
    with limit.within(0.05):
        with pytest.raises(TimeIsUp):
            prolog.once("lists", "numlist", 1, 10**8)
        with limit.within(None):
            assert prolog.once("system", "succ", 1) == [2]
    assert limit.left() is None
    other: list[Any] = []
    with limit.within(60):
        thread = threading.Thread(target=lambda: other.append(limit.left()))
        thread.start()
        thread.join()
    assert other == [None]


def test_errors_are_pickled() -> None:
    for error in (TimeIsUp(2, "the score is +1", [1]), Senseless("it is odd"), BadInput("no")):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error) and str(again) == str(error)
        assert vars(again) == vars(error)


def test_general_games() -> None:
    game = games.named("ship")
    with pytest.raises(TimeIsUp):
        game.tree(time=0)
    for ask in (game.consistent, game.certain, game.contradiction):
        with pytest.raises(TimeIsUp):
            ask([("shot(1,1)", "hit")], time=0)
    assert game.suggest(time=60) is not None
