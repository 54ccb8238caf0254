"""The solvers from Python: Five Guess by both engines, the genetic player, and evaluations."""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conftest import thinned

from ludologic import mastermind
from ludologic.engines import door
from ludologic.errors import BadInput, EngineMissing, Impossible
from ludologic.mastermind import Evaluation, Genetic, Variant

pytestmark = pytest.mark.prolog

EASY = mastermind.VARIANTS["easy"]
MEDIUM = mastermind.VARIANTS["medium"]
HARD = mastermind.VARIANTS["hard"]
QUICK = Genetic(population=20, generations=8, candidates=8)
KNUTH = (1, 6, 62, 533, 694)


def answers(variant: Variant) -> list[tuple[int, int]]:
    pegs = variant.pegs
    every = [(black, white) for black in range(pegs + 1) for white in range(pegs + 1 - black)]
    return [answer for answer in every if answer != (pegs - 1, 1)]


# Five Guess


def test_knuths_guess_after_one_white() -> None:
    assert mastermind.suggest([], variant=MEDIUM, solver="five-guess").move == (1, 1, 2, 2)
    assert mastermind.suggest(["1122:10"], variant=MEDIUM, solver="five-guess").move == (1, 3, 4, 4)


@pytest.mark.deep
@pytest.mark.parametrize(("variant", "drawn"), [(EASY, 10), (MEDIUM, 12)])
def test_one_step_of_five_guess_in_both_engines(variant: Variant, drawn: int) -> None:
    opening = mastermind.suggest([], variant=variant, solver="five-guess", engine="clingo").move
    asked = 0
    for answer in answers(variant):
        history = [(opening, answer)]
        if answer[0] < variant.pegs and mastermind.consistent(history, variant=variant):
            guess, twin = (
                mastermind.suggest(
                    history, variant=variant, solver="five-guess", engine=engine
                ).move
                for engine in mastermind.ENGINES
            )
            assert guess == twin
            asked += 1
    assert asked == drawn


@pytest.mark.long
@settings(max_examples=25, deadline=None)
@given(st.data())
def test_five_guess_after_any_history_in_both_engines(data: st.DataObject) -> None:
    variant = data.draw(st.sampled_from([EASY, MEDIUM, Variant(3, 5, True), Variant(3, 6, False)]))
    symbols = st.lists(
        st.integers(1, variant.colours),
        min_size=variant.pegs,
        max_size=variant.pegs,
        unique=not variant.repeats,
    )
    secret = data.draw(symbols)
    wrong = symbols.filter(lambda guess: guess != secret)
    guesses = data.draw(st.lists(wrong, min_size=1, max_size=3))
    history: list[Any] = [(g, mastermind.feedback(g, secret, variant=variant)) for g in guesses]
    if len(mastermind.consistent(history, variant=variant)) <= 150:  # else clingo takes its time
        guess, twin = (
            mastermind.suggest(history, variant=variant, solver="five-guess", engine=engine).move
            for engine in mastermind.ENGINES
        )
        assert guess == twin


@pytest.mark.parametrize("engine", mastermind.ENGINES)
def test_five_guess_and_contradictory_answers(engine: str) -> None:
    with pytest.raises(Impossible, match=r"1122:40 1122:00"):
        mastermind.suggest(
            ["1122:40", "1122:00"], variant=MEDIUM, solver="five-guess", engine=engine
        )


@pytest.mark.parametrize("solver", ["tree", "genetic"])
def test_clingo_knows_five_guess_alone(solver: str) -> None:
    with pytest.raises(BadInput, match="five-guess"):
        mastermind.suggest([], solver=solver, engine="clingo")


@pytest.mark.parametrize("secret", ["38776", "12345"])
def test_a_whole_game_on_hard(secret: str) -> None:
    turns = mastermind.solve(secret, variant=HARD, solver="five-guess")
    assert len(turns) <= 7
    assert turns[-1].feedback == (5, 0)


# The genetic player


def test_its_numbers_are_those_of_the_rules() -> None:
    assert Genetic(**door.mastermind.genetic_defaults()) == Genetic()


@pytest.mark.deep
def test_a_seed_repeats_a_game() -> None:
    games = [mastermind.solve("87654", variant=HARD, solver="genetic", seed=5) for _ in range(2)]
    assert games[0] == games[1]
    others = [
        mastermind.solve("87654", variant=HARD, solver="genetic", seed=seed) for seed in range(6, 9)
    ]
    assert any(other != games[0] for other in others)


def test_what_is_suggested_is_what_the_game_asks() -> None:
    turns = mastermind.solve("6432", variant=MEDIUM, solver="genetic", seed=3)
    for number, (guess, _) in enumerate(turns):
        before = turns[:number]
        assert mastermind.suggest(before, variant=MEDIUM, solver="genetic", seed=3).move == guess


def test_other_numbers_play_otherwise() -> None:
    def game(genetic: Genetic) -> Any:
        return mastermind.solve("4321", variant=MEDIUM, solver="genetic", genetic=genetic)

    assert game(Genetic(population=2, generations=1, candidates=1)) != game(Genetic())


@pytest.mark.parametrize(
    "genetic",
    [
        {"population": 0},
        {"population": -3},
        {"population": 10**9},
        {"generations": 0},
        {"candidates": 0},
        {"candidates": 1.5},
        {"crossover": 1.5},
        {"mutation": -0.1},
        {"exchange": float("nan")},
        {"inversion": float("inf")},
        {"inversion": "0.5"},
        {"mutation": True},
    ],
)
def test_numbers_that_make_no_sense(genetic: dict[str, Any]) -> None:
    (name,) = genetic
    with pytest.raises(BadInput, match=name):
        mastermind.suggest(["1234:12"], solver="genetic", genetic=Genetic(**genetic))


def test_probabilities_may_be_whole_numbers() -> None:
    genetic = Genetic(crossover=1, mutation=0)
    assert len(mastermind.suggest(["1234:12"], solver="genetic", genetic=genetic).move) == 4


def test_the_numbers_are_the_genetic_players() -> None:
    with pytest.raises(BadInput, match="five-guess takes no genetic"):
        mastermind.suggest([], solver="five-guess", genetic=Genetic())
    with pytest.raises(BadInput, match="genetic takes no depth"):
        mastermind.suggest([], solver="genetic", depth=5)
    with pytest.raises(BadInput, match="an object with population, generations, candidates"):
        mastermind.suggest([], solver="genetic", genetic=(1, 2))  # type: ignore[arg-type]


DEPTH_3 = "no tree finds every code within 3 guesses: it is proved by trying all"


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (partial(mastermind.tree, "medium", depth=3), DEPTH_3),
        (partial(mastermind.solve, "6543", variant="medium", depth=3), DEPTH_3),
        (partial(mastermind.evaluate, variant="medium", depth=3), DEPTH_3),
        (partial(mastermind.evaluate, variant="medium", depth=3, sample=5, jobs=2), DEPTH_3),
        (partial(mastermind.suggest, variant="medium", depth=3), DEPTH_3),
        (
            partial(mastermind.suggest, ["1234:12"], variant="medium", depth=3),
            "no tree that goes on after 1 turn finds every code within 3 guesses: it is proved by "
            "trying all",
        ),
        (partial(mastermind.suggest, ["1234:12"], depth=1), "of 1 guess none is left after 1 turn"),
        (partial(mastermind.suggest, ["1234:40", "5678:00"]), "the game is over: it is 1234"),
        (
            partial(mastermind.suggest, ["1234:40"], solver="five-guess", engine="clingo"),
            "the game is over: it is 1234",
        ),
        (
            partial(mastermind.suggest, ["1234:40", "4321:40"], depth=1),
            "no code draws all of these answers: 1234:40 4321:40",
        ),
    ],
)
def test_a_depth_is_kept_or_refused(ask: Callable[[], object], said: str) -> None:
    with pytest.raises(Impossible) as caught:
        ask()
    assert str(caught.value) == said


@pytest.mark.deep
def test_what_keeps_to_a_depth() -> None:
    assert mastermind.evaluate(variant="medium", depth=5).histogram == (1, 9, 76, 561, 649)
    assert len(mastermind.solve("6543", variant="medium", depth=5)) <= 5
    history = ["1234:12"]
    assert mastermind.suggest(history, depth=6) == mastermind.suggest(history)


# Evaluations


def test_five_guess_on_the_classic_game() -> None:
    found = mastermind.evaluate(variant=MEDIUM, solver="five-guess")
    assert found == Evaluation(MEDIUM, "five-guess", KNUTH)
    assert (found.codes, found.total, found.worst) == (1296, 5801, 5)
    assert found.mean == pytest.approx(5801 / 1296)


def test_the_tree_is_evaluated_as_the_tree() -> None:
    assert mastermind.evaluate(variant=EASY).histogram == mastermind.tree(EASY).histogram


@pytest.mark.deep
def test_an_evaluation_of_a_sample_is_the_games_of_the_sample() -> None:
    for solver in mastermind.SOLVERS:
        by: dict[str, Any] = {"variant": MEDIUM, "solver": solver}
        if solver == "genetic":
            by["genetic"] = QUICK
        found = mastermind.evaluate(sample=13, seed=4, **by)
        secrets = door.mastermind.sample(variant=MEDIUM, size=13, seed=4)
        guesses = [
            len(mastermind.solve(secret, **by, **seeded(solver, 4 + number)))
            for number, secret in enumerate(secrets)
        ]
        assert found.codes == 13
        assert found.total == sum(guesses)
        assert found.worst == max(guesses)


def test_a_sample_is_no_larger_than_the_variant() -> None:
    found = mastermind.evaluate(variant=EASY, solver="five-guess", sample=10**6)
    assert found == mastermind.evaluate(variant=EASY, solver="five-guess")


@pytest.mark.parametrize("solver", ["five-guess", "genetic"])
def test_processes_find_the_same(solver: str) -> None:
    options: dict[str, Any] = {"variant": EASY, "solver": solver, "sample": 26, "seed": 2}
    if solver == "genetic":
        options["genetic"] = QUICK
    assert mastermind.evaluate(jobs=2, **options) == mastermind.evaluate(**options)


def test_dask_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(EngineMissing, match=r"ludologic\[dask\]"):
        mastermind.evaluate(variant=EASY, solver="five-guess", dask="tcp://127.0.0.1:1")


def test_progress_goes_up_to_all() -> None:
    told: list[tuple[int, int]] = []
    mastermind.evaluate(
        variant=MEDIUM, solver="five-guess", progress=lambda done, every: told.append((done, every))
    )
    assert told == sorted(told)
    assert len(told) > 5
    assert told[-1] == (1296, 1296)


# The command line


@pytest.fixture
def run(run: Any) -> Any:
    """Runs `ludologic mastermind ...`."""
    return partial(run, "mastermind")


def test_evaluate_as_json(run: Any) -> None:
    said = run("evaluate", "--solver", "five-guess", "--variant", "medium", "--json")
    assert said.err == ""
    assert said.value == {
        "codes": 1296,
        "total": 5801,
        "mean": round(5801 / 1296, 6),
        "worst": 5,
        "histogram": list(KNUTH),
    }


@pytest.mark.deep
def test_evaluate_as_text(run: Any) -> None:
    code, out, err = run("evaluate", "--solver", "five-guess", "--variant", "medium")
    assert (code, err) == (0, "")
    for figure in ("1,296 secrets", "5,801", "4.4761", "5 at worst", "694"):
        assert figure in out


@pytest.mark.parametrize("command", [["suggest", "1122:10"], ["solve", "6432"], ["evaluate"]])
def test_numbers_of_the_genetic_player(run: Any, command: list[str]) -> None:
    words = [*command, "--variant", "medium", "--solver", "genetic", "--seed", "9", "--json"]
    if command == ["evaluate"]:
        words += ["--sample", "3"]
    numbers = ["--genetic", "population=30", "--genetic", "mutation=0.2"]
    said = run(*words, *numbers)
    assert said.code == 0
    assert run(*words, *numbers).out == said.out


@pytest.mark.parametrize(
    ("number", "word"),
    [
        ("population", "NAME=NUMBER"),
        ("size=3", "population"),
        ("population=1.5", "whole number"),
        ("mutation=0x1", "mutation"),
        ("mutation=2", "mutation"),
    ],
)
def test_numbers_that_are_none(run: Any, number: str, word: str) -> None:
    run("suggest", "--solver", "genetic", "--genetic", number).is_error(2, word)


def test_suggest_by_clingo(run: Any) -> None:
    words = ["suggest", "1122:10", "--variant", "medium", "--solver", "five-guess"]
    assert run(*words, "--engine", "clingo") == (0, "1344\n", "")


@pytest.mark.deep
def test_a_bar_only_where_it_can_be_seen(terminal: Any) -> None:
    words = ["mastermind", "evaluate", "--solver", "five-guess", "--sample", "60", "--json"]
    shown = terminal(*words)
    shown.until("60/60")
    assert shown.end() == 0


@pytest.mark.deep
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_an_evaluation(opened: Any, stopped: Any, jobs: str) -> None:
    words = ["mastermind", "evaluate", "--solver", "genetic", "--variant", "hard", "--jobs", jobs]
    said = stopped(opened(*words))
    assert (said.code, said.out) == (130, "")
    assert said.err.splitlines()[-1] == "Error: stopped"
    assert "Traceback" not in said.err


@pytest.mark.deep
@pytest.mark.parametrize("solver", thinned(mastermind.SOLVERS, {0}))
def test_memory_does_not_grow_with_the_calls(solver: str) -> None:
    """The long test below makes 10,000 calls of each; this one sees a leak in a hundred."""
    assert growth(solver, 300) < 5_000


def seeded(solver: str, seed: int) -> dict[str, int]:
    """The seed, if the solver draws anything."""
    return {"seed": seed} if solver == "genetic" else {}


def growth(solver: str, calls: int) -> int:
    """Kilobytes that the peak of this process rises by."""
    history = ["1122:10", "1344:11"]

    genetic = QUICK if solver == "genetic" else None

    def ask(times: int) -> None:
        for seed in range(times):
            options = seeded(solver, seed)
            mastermind.suggest(history, variant=MEDIUM, solver=solver, genetic=genetic, **options)

    ask(30)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    ask(calls)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before


@pytest.mark.long
def test_five_guess_without_repeats() -> None:
    found = mastermind.evaluate(variant=Variant(5, 8, False), solver="five-guess", jobs=2)
    assert (found.total, found.worst) == (35457, 7)


@pytest.mark.long
def test_the_mean_of_the_genetic_player() -> None:
    found = mastermind.evaluate(variant=MEDIUM, solver="genetic", jobs=2)
    assert found.codes == 1296
    assert found.mean <= 4.45


@pytest.mark.long
@pytest.mark.parametrize(("variant", "most"), [(HARD, 5.65), (Variant(6, 9, True), 6.55)])
def test_the_mean_of_the_genetic_player_over_games(variant: Variant, most: float) -> None:
    found = mastermind.evaluate(variant=variant, solver="genetic", sample=500, seed=1, jobs=2)
    assert found.codes == 500
    assert found.mean <= most


# A plot


@pytest.mark.deep
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
