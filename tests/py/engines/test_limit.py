"""The limit of time: what is asked ends in it, and what was reached by then is said."""

from __future__ import annotations

import pickle
import subprocess
import sys
import threading
from typing import Any

import pytest

from ludologic import connect4, games, mastermind, soccer
from ludologic.choice import Choice
from ludologic.engines import limit, prolog
from ludologic.engines.door import guessing as door
from ludologic.engines.door import mastermind as mastermind_door
from ludologic.errors import BadInput, Senseless, TimeIsUp
from ludologic.mastermind import Variant

pytestmark = pytest.mark.prolog
LARGE = Variant(6, 8, True)


def test_a_code_that_is_possible_is_known_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(*_: Any, **__: Any) -> Any:
        raise TimeIsUp(60)

    history = ["112233:11"]
    monkeypatch.setattr(mastermind_door, "suggest", late, raising=False)
    found = mastermind.suggest(history, variant=LARGE, solver="five-guess", time=60)
    code = "".join(map(str, found.move))
    reason = "which may be the code: the time is up before a better guess is found."
    assert found == Choice(found.move, f"Try {code}, {reason}")
    assert mastermind.explain(found.move, history, variant=LARGE) == []


def test_a_question_that_tells_secrets_apart_is_known_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def late(**_: Any) -> Any:
        raise TimeIsUp(60)

    game = games.named("higher_lower")
    game.suggest()
    monkeypatch.setattr(door, "suggest", late, raising=False)
    found = game.suggest([(50, "lower")], time=60)
    reason = (
        "Try 1: it leaves 48 of 49 secrets at worst. "
        "The time is up before a better question is found."
    )
    assert found == Choice(1, reason, 48, values={1: 48})


def sevens(count: int) -> games.Guessing:
    numbers = range(count)
    return games.guessing(numbers, numbers, lambda asked, secret: asked * secret % 7, ends="asked")


@pytest.mark.deep
def test_a_simple_tree_of_any_game() -> None:
    game = sevens(120)
    tree = game.tree(rule="total", time=4)
    assert game.certify(tree).correct and not tree.proved and tree.depth == 19 and tree.stopped
    tree = sevens(60).tree(engine="clingo", time=2)
    assert not tree.proved and tree.depth == 10
    with pytest.raises(TimeIsUp, match="the best tree by then needs 19 questions"):
        game.tree(rule="total", depth=18, time=4)


def test_the_games_by_then() -> None:
    small = soccer.Field("line", 4, 6, 0)
    for seconds in (0.4, 5, 25):
        try:
            found = soccer.tournament("random", "random", games=10**6, field=small, time=seconds)
            break
        except TimeIsUp:
            continue
    assert found.result.won + found.result.lost == len(found.games) < 10**6
    few = len(found.games)
    same = soccer.tournament("random", "random", games=few, field=small)
    assert same == found
    with pytest.raises(TimeIsUp, match="no game is played yet"):
        soccer.tournament("search", "search", time=0.1)


def test_a_score_within_its_time_is_the_score() -> None:
    assert connect4.score("44455554221", time=60) == connect4.score("44455554221")
    bounds = connect4.score_bounds("44455554221", time=60)
    assert bounds.proved and bounds.columns == connect4.score("44455554221").columns
    whole = connect4.explain("4455", time=60)
    assert whole == connect4.explain("4455") and "time" not in {one.kind for one in whole}


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


SHORT_TIMES = """
from contextlib import suppress
from ludologic import soccer
from ludologic.errors import TimeIsUp

for times in range(30):
    with suppress(TimeIsUp):
        soccer.path("0,7,1", algorithm="tabled", time=0.001 * times)
print(soccer.path("0,7,1", algorithm="tabled").cost)
"""


@pytest.mark.deep
def test_the_time_that_is_up_leaves_nothing_half_loaded() -> None:
    """Neither a library that is needed for the first time nor a table that was begun."""
    command = [sys.executable, "-c", SHORT_TIMES]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "30\n", "")


FIRST = """
from ludologic import Term, Var, query
from ludologic.errors import TimeIsUp

said = []
for step in range(60):
    try:
        question = query("guess_secret_feedback", (1, 2), (2, 1), Var("x"), time=0.001 * 1.2**step)
        print(question.first())
        break
    except TimeIsUp as error:
        said.append(str(error).partition(": ")[2])
print({*said} - {"nothing is known yet"})
"""


def test_the_rules_are_loaded_part_by_part() -> None:
    """A first question with little time need not wait for all of them."""
    done = subprocess.run(
        [sys.executable, "-c", FIRST], capture_output=True, text=True, timeout=120
    )
    found, *said = done.stdout.splitlines()
    assert (found, done.stderr) == ("{'x': Term('-', 0, 2)}", "")
    assert said == ["{'the rules are still being loaded'}"]
