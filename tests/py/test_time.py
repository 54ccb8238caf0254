"""One contract for `time=`: what comes back when the time is up, and when.

Each public function and method that has `time=` is asked something that takes long. A question
whose best answer so far is useful gives it, marked; any other raises TimeIsUp. It ends 0.3 s after
its time at the latest, 1 s later with other processes, or a tenth of the time later. Waiting for
the processor does not count.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from inspect import signature
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.conftest import thinned
from tests.py.conftest import processes
from tests.py.test_arguments import public

import ludologic
from ludologic import Term, Var, agreement, connect4, games, mastermind, session, soccer, why
from ludologic.choice import Choice
from ludologic.engines import door, prolog
from ludologic.errors import BadInput, TimeIsUp
from ludologic.games import Guessing, TwoPlayers, two_players, two_players_by_clingo
from ludologic.mastermind import Variant

pytestmark = pytest.mark.prolog
LARGE = Variant(6, 8, True)
HUGE = Variant(6, 11, True)
TURNS = ["112233:11"]
CODES = Term("variant", 6, 11, False)
GAME = "4312" * 2
WORDS = "\n".join(map(str, range(1000, 2000)))
ENDLESS = """
secret(1). secret(2). question(1). ends(known).
question_secret_answer(Q, S, A) :- question_secret_answer(Q, S, A).
role(a). role(b). init(s). terminal(_) :- terminal(s).
legal(s, a, go). next(s, a, go, s). goal(s, _, 0).
endless(X) :- endless(X).
"""

WALK = """
role(me). init(0). terminal(N) :- N > 1000000.
legal(_, me, one). legal(_, me, two). goal(_, me, 100).
next(N, me, one, M) :- M is N + 1.
next(N, me, two, M) :- M is N + 2.
"""


class Asked(NamedTuple):
    """A question that takes long, what its answer then is, and whether other processes work.

    judge: is given the answer, or the `reached` of TimeIsUp, unless that is None. answers: whether
    an answer must come back; None if one may, since the question can be short.
    """

    ask: Callable[[float], Any]
    judge: Callable[[Any], bool]
    answers: bool | None
    processes: bool = False


def answer(
    ask: Callable[[float], Any], judge: Callable[[Any], bool], processes: bool = False
) -> Asked:
    return Asked(ask, judge, True, processes)


def raises(
    ask: Callable[[float], Any],
    judge: Callable[[Any], bool] = lambda _: False,
    processes: bool = False,
) -> Asked:
    return Asked(ask, judge, False, processes)


def short(ask: Callable[[float], Any]) -> Asked:
    return Asked(ask, lambda _: True, None)


def warmer(question: int, secret: int) -> str:
    away = abs(question - secret)
    return "found" if not away else "hot" if away <= 5 else "warm" if away <= 50 else "cold"


@cache
def large(size: int = 500) -> Guessing[int, int]:
    return games.guessing(range(size), range(size), warmer, ends="asked")


@cache
def solver() -> connect4.Solver:
    return connect4.Solver(places=262_139)


@cache
def game(name: str) -> TwoPlayers:
    return TwoPlayers(name)


@cache
def tree() -> mastermind.Tree:
    return mastermind.tree("medium", rule="first")


@cache
def numbers() -> Any:
    """A game with a tree of it."""
    game = games.named("higher_lower")
    return game, game.tree()


def file(name: str, text: str) -> str:
    """A file in the working folder."""
    if not Path(name).exists():
        Path(name).write_text(text)
    return name


def is_choice(found: Any) -> bool:
    return isinstance(found, Choice) and not found.proved


def is_move(found: Any) -> bool:
    lower, upper = found.bounds
    return is_choice(found) and 1 <= found.move <= 7 and -20 < lower < upper < 0


def is_bounds(found: connect4.ScoreBounds) -> bool:
    """After the first stone in the middle `o` loses, as the facts know."""
    return not found.proved and -20 < found.lower < found.upper < 0


def is_tree(found: Any) -> bool:
    judge = mastermind if isinstance(found, mastermind.Tree) else large(250)
    return not found.proved and not judge.certify(found).faults  # type: ignore[attr-defined]


def is_review(found: connect4.Review) -> bool:
    ranked = [one.number for one in found.judgements if one.rank is not None]
    judged = len(found.judgements) + len(found.mistakes)
    return bool(found.left) and ranked == list(found.left) and judged == len(GAME)


def is_partial(found: list[connect4.Remark]) -> bool:
    return found[-1].kind == "time"


def is_none(found: Any) -> bool:
    return found is None


QUESTIONS: dict[str, Asked] = {
    "query": raises(
        lambda t: ludologic.query("variant_code", CODES, Var("code"), time=t).all(),
        lambda found: found[0] == {"code": (1, 2, 3, 4, 5, 6)},
    ),
    "load": short(lambda t: ludologic.load(file("endless.pl", ENDLESS), time=t)),
    "models": raises(
        lambda t: ludologic.models(file("many.lp", "{a(1..30)}."), time=t).all(),
        lambda found: set() in map(set, found),
        processes=True,
    ),
    "agreement.agree": raises(lambda t: agreement.agree(time=t), bool),
    "why.why": short(lambda t: why.why("variant_code", CODES, Var("code"), time=t)),
    "why.search_tree": short(lambda t: why.search_tree("variant_code", CODES, Var("c"), time=t)),
    "mastermind.certain": short(lambda t: mastermind.certain(TURNS, variant=HUGE, time=t)),
    "mastermind.certify": short(lambda t: mastermind.certify(tree(), time=t)),
    "mastermind.consistent": short(lambda t: mastermind.consistent(TURNS, variant=HUGE, time=t)),
    "mastermind.contradiction": short(
        lambda t: mastermind.contradiction(TURNS * 9, variant=HUGE, time=t)
    ),
    "mastermind.evaluate": raises(
        lambda t: mastermind.evaluate(solver="genetic", time=t),
        lambda found: 0 < found.codes < 3024,
    ),
    "mastermind.explain": short(
        lambda t: mastermind.explain("112233", TURNS, variant=HUGE, time=t)
    ),
    "mastermind.partition": short(lambda t: mastermind.partition("112233", variant=HUGE, time=t)),
    "mastermind.solve": Asked(
        lambda t: mastermind.solve("888888", variant=LARGE, solver="five-guess", time=t),
        lambda found: (
            0 < len(found) < 6
            and all(mastermind.feedback(one[0], "888888", variant=LARGE) == one[1] for one in found)
        ),
        None,
    ),
    "mastermind.suggest": answer(
        lambda t: mastermind.suggest(TURNS, variant=LARGE, solver="five-guess", time=t),
        lambda found: (
            is_choice(found)
            and ("time is up" in found.reason or found.move == (1, 4, 2, 4, 5, 5))  # the best one
        ),
    ),
    "mastermind.tree": answer(
        lambda t: mastermind.tree(Variant(4, 8, False), rule="optimal", time=t), is_tree
    ),
    "connect4.Board.score": raises(lambda t: connect4.Board("4").score(time=t), is_bounds),
    "connect4.Solver.explain": answer(lambda t: solver().explain("4", time=t), is_partial),
    "connect4.Solver.move": answer(lambda t: solver().move("4", time=t), is_move),
    "connect4.Solver.review": answer(lambda t: solver().review(GAME, time=t), is_review),
    "connect4.Solver.score": raises(lambda t: solver().score("4", time=t), is_bounds),
    "connect4.Solver.score_bounds": answer(lambda t: solver().score_bounds("4", time=t), is_bounds),
    "connect4.Solver.value": raises(lambda t: solver().value("4", time=t)),
    "connect4.Solver.variation": answer(lambda t: solver().variation("4", time=t), is_none),
    "connect4.explain": answer(lambda t: connect4.explain("4", time=t), is_partial),
    "connect4.move": answer(lambda t: connect4.move("4", time=t), is_move),
    "connect4.review": answer(lambda t: connect4.review(GAME, time=t), is_review),
    "connect4.score": raises(lambda t: connect4.score("4", time=t), is_bounds),
    "connect4.score_bounds": answer(lambda t: connect4.score_bounds("4", time=t), is_bounds),
    "connect4.scores": raises(lambda t: connect4.scores(["4"], time=t), lambda found: found == []),
    "connect4.variation": answer(lambda t: connect4.variation("4", time=t), is_none),
    "soccer.explain": short(lambda t: soccer.explain("", time=t)),
    "soccer.move": answer(lambda t: soccer.move("", time=t), is_choice),
    "soccer.outcomes": raises(lambda t: soccer.outcomes("0,7,1,6,1", depth=9, time=t)),
    "soccer.path": short(lambda t: soccer.path("", time=t)),
    "soccer.prove": raises(lambda t: soccer.prove(field=soccer.Field("standard", 6, 8, 2), time=t)),
    "soccer.tournament": raises(
        lambda t: soccer.tournament("search", "search", games=1000, time=t),
    ),
    "games.Board.move": answer(
        lambda t: game("connect4").board().move("mcts", playouts=10**6, time=t), is_choice
    ),
    "games.Guessing.certain": short(lambda t: large().certain(engine="clingo", time=t)),
    "games.Guessing.certify": short(lambda t: numbers()[0].certify(numbers()[1], time=t)),
    "games.Guessing.consistent": short(lambda t: large().consistent(engine="clingo", time=t)),
    "games.Guessing.contradiction": short(
        lambda t: large().contradiction([(n, "cold") for n in range(0, 500, 3)], time=t)
    ),
    "games.Guessing.explain": short(
        lambda t: large().explain(7, [(n, "cold") for n in range(500)], time=t)
    ),
    "games.Guessing.partition": short(lambda t: large().partition(7, time=t)),
    "games.Guessing.suggest": answer(lambda t: large().suggest(time=t), is_choice),
    "games.Guessing.tree": answer(lambda t: large(250).tree(rule="both", time=t), is_tree),
    "games.TwoPlayers": short(lambda t: TwoPlayers("connect4", time=t)),
    "games.TwoPlayers.check": short(lambda t: game("connect4").check(time=t)),
    "games.TwoPlayers.move": answer(
        lambda t: game("connect4").move(player="minimax", depth=42, time=t), is_choice
    ),
    "games.TwoPlayers.why": short(lambda t: game("connect4").why("legal(9)", time=t)),
    "games.TwoPlayers.win": raises(lambda t: game("connect4").win(plies=60, time=t)),
    "games.TwoPlayers.worth": short(lambda t: game("nim").worth(plies=40, time=t)),
    "games.TwoPlayers.solve": answer(
        lambda t: TwoPlayers(file("walk.pl", WALK)).solve(time=t),
        lambda found: not found.proved,
        processes=True,
    ),
    "games.load": short(lambda t: games.load(file("endless.pl", ENDLESS), time=t)),
    "games.words": short(lambda t: games.words(file("words", WORDS), time=t)),
    "games.named": short(lambda t: games.named("higher_lower", time=t)),
}


PROCESSES: dict[str, Asked] = {
    "mastermind.evaluate": raises(
        lambda t: mastermind.evaluate(solver="genetic", jobs=2, time=t),
        lambda found: 0 < found.codes < 3024,
        processes=True,
    ),
    "mastermind.tree": answer(
        lambda t: mastermind.tree(Variant(4, 8, False), rule="optimal", jobs=2, time=t),
        is_tree,
        processes=True,
    ),
    "games.Guessing.tree": answer(
        lambda t: large(250).tree(rule="both", jobs=2, time=t), is_tree, processes=True
    ),
    "soccer.tournament": raises(
        lambda t: soccer.tournament("search", "search", games=1000, jobs=2, time=t), processes=True
    ),
}


class Ended(NamedTuple):
    """How a question ended: its answer, or TimeIsUp; after how long, of which so much counts."""

    found: Any
    error: TimeIsUp | None
    passed: float
    counted: float


def asked(one: Asked, seconds: float) -> Ended:
    """How it ends. What counts is time of the processor, or that in which one had nothing to do."""
    found, error = None, None
    begun = time.monotonic(), computed(os.getpid()), idle()
    try:
        found = one.ask(seconds)
    except TimeIsUp as up:
        found, error = up.reached, up
    except BadInput as bad:  # rules of the user have not come to an end
        assert "has not come to an end after" in str(bad)
    ended = time.monotonic(), computed(os.getpid()), idle()
    passed, worked, rested = (now - then for now, then in zip(ended, begun, strict=True))
    return Ended(found, error, passed, min(passed, max(worked, rested)))


def computed(pid: int) -> float:
    """The seconds of the processor that a process and those it has started have used."""
    spent = 0
    for folder in processes(pid):
        with suppress(OSError, IndexError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            spent += sum(map(int, fields[11:15]))
    return spent / os.sysconf("SC_CLK_TCK")


def idle() -> float:
    """The seconds for which processors of this machine had nothing to do."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return int(fields[4]) / os.sysconf("SC_CLK_TCK")


def complaint(one: Asked, ended: Ended) -> str:
    """What is wrong with what came back; empty if nothing is."""
    if ended.error is None and one.answers is False:
        return f"it answers {ended.found!r}"
    known = ended.error is None or ended.found is not None
    return "" if not known or one.judge(ended.found) else f"{ended.found!r} is wrong"


def lateness(one: Asked, seconds: float, ended: Ended) -> str:
    """What has taken too long; empty if nothing has."""
    late = max(0.3, 0.1 * seconds) + 1.0 * one.processes
    if ended.counted > seconds + late:
        return f"it took {ended.passed:.2f} s, of which {ended.counted:.2f} s count"
    return "it has no answer" if ended.error is not None and one.answers else ""


def held(questions: dict[str, Asked], times: list[float]) -> None:
    """Each question keeps the contract.

    If it is late, it is asked again: rules are loaded when they are first asked. If the processor
    was not there, nothing need be known in time.
    """
    wrong = []
    for name, one in questions.items():
        for seconds in times:
            for _ in range(4):
                ended = asked(one, seconds)
                said, late = complaint(one, ended), lateness(one, seconds, ended)
                if said or not late:
                    break
            busy = ended.error is not None and ended.counted < ended.passed / 2
            if said or (late and not busy):
                wrong.append(f"{name}(time={seconds}): {said or late}")
    assert wrong == [], "\n".join(wrong)


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_every_limit_of_time_is_tried() -> None:
    limited = {name for name, one in public().items() if "time" in signature(one).parameters}
    others = {"query", "load", "models", "agreement.agree", "why.why", "why.search_tree"}
    assert limited | others == set(QUESTIONS)


def test_without_time_there_is_a_move_at_once() -> None:
    players: dict[str, Callable[[str, float], Any]] = {
        name: lambda player, t: connect4.move("14", player=player, time=t)
        for name in connect4.PLAYERS
    }
    players |= {
        name: lambda player, t: soccer.move("", player=player, time=t) for name in soccer.PLAYERS
    }
    players |= {
        name: lambda player, t: game("nim").move(player=player, time=t)
        for name in game("nim").players
    }
    questions = {name: answer(partial(ask, name), is_choice) for name, ask in players.items()}
    questions["suggest"] = answer(lambda t: mastermind.suggest(["1234:12"], time=t), is_choice)
    questions["question"] = answer(lambda t: games.named("ship").suggest(time=t), is_choice)
    held(questions, [0])


QUICK = [*QUESTIONS][::4]
"""Those that are asked by default, too."""


def test_some_come_back_in_time() -> None:
    held({name: QUESTIONS[name] for name in QUICK}, [0.1])


@pytest.mark.deep
@pytest.mark.parametrize("seconds", thinned([0, 0.25, 0.1, 0.5, 2], {0, 1}))
def test_what_comes_back_in_time(seconds: float) -> None:
    held(QUESTIONS, [seconds])


@pytest.mark.deep
@pytest.mark.parametrize("seconds", thinned([0.5, 0.1, 2], {0}))
def test_what_comes_back_from_processes(seconds: float) -> None:
    held(PROCESSES, [seconds])


def test_the_usual_times_are_those_of_the_rules() -> None:
    """Python needs them before the rules are asked, to end what doesn't end by itself."""

    def usual(game: str, options: object) -> float:
        found = prolog.once(f"{game}_session", "options_seconds", options)
        assert found is not None and isinstance(found[0], int)
        return found[0]

    nim = usual("two_players", ("game", "nim", "none"))
    assert nim == two_players.SECONDS == two_players_by_clingo.SECONDS
    assert usual("guessing", ("game", "ship", "known", "none")) == games.SECONDS
    declared = {
        question["name"]: argument["default"]
        for question in door.rules.declared(game="two_players")["questions"]
        for argument in question["arguments"]
        if argument["name"] == "seconds"
    }
    assert declared.pop("event") == session.SECONDS
    assert len(declared) > 5 and set(declared.values()) == {nim}


BUSY: dict[str, Callable[[], Any]] = {
    "connect4.move": lambda: connect4.move("4455", time=0.5),
    "connect4.score": lambda: connect4.score("4455", time=0.5),
    "connect4.score_bounds": lambda: connect4.score_bounds("4455", time=0.5),
    "mastermind.consistent": lambda: mastermind.consistent([], time=0.5),
    "mastermind.evaluate": lambda: mastermind.evaluate(time=0.5),
    "mastermind.suggest": lambda: mastermind.suggest(["1234:11"], time=0.5),
    "mastermind.tree": lambda: mastermind.tree(rule="optimal", time=0.5),
    "query": lambda: ludologic.query("variant_code", CODES, Var("code"), time=0.5).all(),
    "soccer.move": lambda: soccer.move(time=0.5),
    "why": lambda: why.why("variant_code", CODES, (1, 2, 3, 4, 5, 6), time=0.5),
}
"""Ten questions, each of which waits for the one that another thread asks."""


def test_the_wait_for_another_thread_counts(tmp_path: Path) -> None:
    """The other one searches until a file is there."""
    mastermind.feedback("1234", "4321")
    end, done = tmp_path / "end", threading.Event()
    search = ("sleep", 0.01), ("exists_file", str(end))

    def other() -> None:
        prolog.once("system", "call", (",", "repeat", (",", *search)), outputs=0)
        done.set()

    thread = threading.Thread(target=other)
    thread.start()
    time.sleep(0.3)
    try:
        for name, ask in BUSY.items():
            with pytest.raises(TimeIsUp, match=r"the time of 0.5 seconds is up"):
                ask()
            assert not done.is_set(), name
    finally:
        end.touch()
        thread.join()
    assert mastermind.feedback("1234", "4321").white == 4
