"""Every public function and every command, given what it does not take.

A call gives a value or raises one of the package's own errors, whose sentence is short; a command
ends with exit code 0, 1 or 2, and no more than a line of error.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from inspect import isfunction, signature
from typing import Any

import pytest

from ludologic import connect4, games, mastermind, soccer
from ludologic.errors import LudologicError, Senseless
from ludologic.games.two_players import TwoPlayers
from ludologic.mastermind import Feedback, Genetic, Node, Turn, Variant
from ludologic.soccer import Field, Player

pytestmark = [pytest.mark.prolog, pytest.mark.deep]


class Mute:
    def __repr__(self) -> str:
        raise RuntimeError


class Broken:
    def __iter__(self) -> Iterator[Any]:
        raise KeyError("broken")


def odd_values() -> list[Any]:
    nested: Any = []
    for _ in range(100_000):
        nested = [nested]
    circle: list[Any] = []
    circle.append(circle)
    any_: Any = None
    tree = mastermind.tree(Variant(2, 3, True))
    endless = Node((1, 1), 1, {})
    endless.children[Feedback(0, 0)] = endless
    roots: list[Any] = [None, endless, Node(("1" * 10**6), 1), Node((1,) * 10**6, 1)]  # type: ignore[arg-type]
    roots += [Node((1, 1), any_), Node((1, 1), 1, any_), Node((9, 9), 1, {Feedback(0, 5): endless})]
    return [
        *(None, True, False, ..., NotImplemented, 0, -1, 1, 7, 1234, 10**30, 10**5000),
        *(1.0, 0.5, float("nan"), float("inf"), 1j),
        *("", "1234", "x", "easy", "\0", "\ud800", "é🎲", "1" * 100_000, "1234:12", "0,7,1"),
        *("1234), halt.", "'; shell(ls)", b"1234", b"\xff", bytearray(b"12"), memoryview(b"ab")),
        *([], [1], [1, 2, 3, 4], [[1, 2, 3, 4]], [None], ["1234:12"], ["1234"], nested, circle),
        *([("1234", (1.0, 2.0))], [("1234", (1, 2))], [("1234", None)], [("1234", ("1", "2"))]),
        *((), (1, 2), (4, 9, False), {}, {1: 2}, set(), {1, 2}, frozenset(), range(1000)),
        *(
            iter([1, 2]),
            object,
            object(),
            Mute(),
            Broken(),
            int,
            len,
            type,
            slice(1),
            Exception("x"),
        ),
        *(Variant(), Variant("4", 9), Variant(4, 9, any_), Variant(10**30, 2, True)),  # type: ignore[arg-type]
        *(Variant([], {}, True), Genetic(), Genetic(0), Genetic("a"), Genetic(1, 1, 1, 2)),  # type: ignore[arg-type]
        *(mastermind.Board(secret="7432"), mastermind.Board(variant="easy"), connect4.Board("44")),
        *(
            soccer.Board("0"),
            soccer.Board(field=Field("line", 8, 10, 0)),
            Field("standard", 8, 9, 1),
        ),
        *map(Field._make, [(8, 9, 1, 2), ([], 8, 9, 1), ("line", any_, 9, 1)]),
        *(Field("standard", 10**30, 9, 1), Player("search"), Player("x"), Player(any_)),
        *(Player("dijkstra", any_), Player("dijkstra", "literal", any_)),
        *(Player("search", "literal", 1, any_), Turn((1, 2, 3, 4), Feedback(0, 0))),
        *(tree, replace(tree, variant=any_), replace(tree, histogram=any_)),
        *(replace(tree, root=root) for root in roots),
    ]


SOUND: dict[str, Any] = {
    "guess": "1234", "secret": "1234", "history": ["1234:12"], "code": "2164",
    "position": "44455554221", "positions": ["44455554221"],
    "one": "random", "other": "random", "time": 0.05, "games": 1, "sample": 2,
}  # fmt: skip
LONG = {"jobs", "progress"}
"""What a few values of would start processes, or is called."""


def fault(call: Callable[[], Any]) -> str | None:
    """What is wrong with how a call ended; None if nothing is."""
    try:
        call()
    except Senseless as error:  # the rules are whole
        return f"Senseless: {str(error)[:200]}"
    except LudologicError as error:
        return None if 0 < len(str(error)) < 400 else f"{len(str(error))} characters"
    except BaseException as error:
        return f"{type(error).__name__}: {str(error)[:200]}"
    return None


def functions() -> list[Any]:
    return [
        getattr(module, name)
        for module in (mastermind, connect4, soccer)
        for name in module.__all__
        if isfunction(getattr(module, name))
    ]


@pytest.mark.parametrize(
    "function", functions(), ids=lambda one: f"{one.__module__}.{one.__name__}"
)
def test_functions(function: Any) -> None:
    names = set(signature(function).parameters)
    sound = {name: value for name, value in SOUND.items() if name in names}
    if "position" in names and function.__module__ == "ludologic.soccer":
        sound["position"] = "0,7,1"
    if "tree" in names:
        sound["tree"] = mastermind.tree(Variant(2, 3, True))
    if function in (mastermind.tree, mastermind.evaluate):
        sound["variant"] = Variant(2, 3, True)
    if function is soccer.tournament:
        sound["time"] = 0.1
    wrong = []
    for name in sorted(names - LONG):
        for value in odd_values():
            if name == "time" and isinstance(value, (int, float)) and value > 1:
                continue
            said = fault(partial(function, **sound | {name: value}))
            if said is not None:
                wrong.append((name, type(value), said))
    assert wrong == []


BOARDS: dict[str, tuple[Callable[[], Any], list[str]]] = {
    "mastermind": (lambda: mastermind.Board(secret="7432"), ["push", "reveal", "possible", "few"]),
    "connect4": (lambda: connect4.Board("44"), ["push", "points"]),
    "soccer": (lambda: soccer.Board("0"), ["push", "push_step", "push_steps"]),
    "games": (lambda: TwoPlayers("nim").board(), ["push", "move"]),
}


@pytest.mark.parametrize("name", BOARDS)
def test_boards(name: str) -> None:
    make, methods = BOARDS[name]
    wrong = []
    for method in methods:
        for value in odd_values():
            said = fault(partial(getattr(make(), method), value))
            if said is not None:
                wrong.append((method, type(value), said))
    assert wrong == []


def test_saved_states() -> None:
    wrong = []
    for value in odd_values():
        variant = {"pegs": 4, "colours": value, "repeats": False}
        for board, state in (
            (mastermind.Board, value),
            (mastermind.Board, {"variant": variant, "secret": value, "turns": []}),
            (connect4.Board, {"moves": [value]}),
            (soccer.Board, {"field": value, "turns": [], "begun": ""}),
            (
                soccer.Board,
                {"field": [value, 8, 10, 2], "turns": [value], "begun": value},
            ),
        ):
            said = fault(partial(board.from_state, state))
            if said is not None:
                wrong.append((type(value), said))
    assert wrong == []


ASKED = ["consistent", "suggest", "contradiction", "contradiction_sentence", "certify", "turn"]


def test_general_games() -> None:
    game = games.named("twelve_coins")
    wrong = [
        (name, type(value), said)
        for name in ASKED
        for value in odd_values()
        if (said := fault(partial(getattr(game, name), value))) is not None
    ]
    assert wrong == []


TYPED = """
- -- x 0 -1 1234 1234:12 1234:99 7432 4455 445x 0,7,1 9,9 nan inf 1e9 é🎲 １２３４
';shell(ls)' $(ls) ../.. /nowhere [red]x clingo easy --json --help --nope --engine --variant --pegs
--depth --solver --seed --time --player --rule --format --game --first
"""
WORDS = [
    *TYPED.split(),
    *("", "\x01", "\udcff", "\n", "a\0b", "1234), halt.", "9" * 20, "1" * 5000, "x" * 5000),
]
PLACES = """\

why
ranking
games
records
mastermind feedback
mastermind consistent
mastermind certain
mastermind explain
mastermind suggest
mastermind solve
mastermind tree --pegs 2 --colours 3 --no-cache
connect4 move --time 0.05
connect4 score --time 0.05
connect4 explain --time 0.05
connect4 review --time 0.05
soccer path
soccer outcomes
soccer explain
soccer move --time 0.05
soccer replay
soccer tournament random random --games 2 --limit 1
guessing tree
guessing list
guessing suggest
guessing explain
guessing certify
guessing consistent --time 1
game check --time 1
game win --time 1
""".splitlines()


@pytest.mark.parametrize("place", PLACES)
def test_commands(run: Any, place: str, ann: Any) -> None:
    lots = random.Random(place)
    wrong = []
    for _ in range(60):
        words = [lots.choice(WORDS) for _ in range(lots.randrange(4))]
        own = ann[2:] if place in ("ranking", "games", "records") else []
        said = run(*place.split(), *words, *own)
        lines = [line for line in said.err.splitlines() if line.startswith("Error: ")]
        right = said.code in (0, 1, 2) and len(lines) <= 1 + (said.code == 0) * 9
        if not right or any(len(line) > 700 for line in lines) or "Traceback" in said.err:
            wrong.append((words, said.code, said.err[-300:]))
        if "makes no sense (" in said.err or "unexpected: " in said.err:
            wrong.append((words, said.code, said.err[-300:]))
    assert wrong == []
