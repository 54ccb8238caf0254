"""A program that is grounded once and asked about many inputs; and what it answers is judged."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludologic import games, mastermind, soccer
from ludologic.connect4 import by_clingo as connect4_by_clingo
from ludologic.engines import asp
from ludologic.errors import BadInput, LudologicError, Senseless
from ludologic.mastermind import Variant
from ludologic.soccer import by_clingo as programs

PROGRAM = """
#external red(1..3).
blue(X) :- X = 1..3, not red(X).
:- red(2), red(3).
#show blue/1.
"""


@pytest.fixture
def program(tmp_path: Path) -> asp.Program:
    file = tmp_path / "program.lp"
    file.write_text(PROGRAM, encoding="utf-8")
    return asp.Program([file])


def blue(program: asp.Program) -> list[int] | None:
    model = program.model()
    return None if model is None else sorted(number for _, number in model)


def test_nothing_is_supposed_at_first(program: asp.Program) -> None:
    assert blue(program) == [1, 2, 3]


def test_what_is_supposed_replaces_what_was(program: asp.Program) -> None:
    for _ in range(2):
        program.suppose([("red", 1), ("red", 2)])
        assert blue(program) == [3]
        program.suppose([("red", 2)])
        assert blue(program) == [1, 3]
        program.suppose([("red", 2), ("red", 3)])
        assert blue(program) is None
        program.suppose([])
        assert blue(program) == [1, 2, 3]


@pytest.mark.parametrize("atom", [("red", 4), ("blue", 1), ("green",)])
def test_what_is_no_input_is_refused_and_changes_nothing(
    program: asp.Program, atom: asp.Atom
) -> None:
    program.suppose([("red", 1)])
    with pytest.raises(BadInput, match="not an input of the program"):
        program.suppose([("red", 2), atom])
    assert blue(program) == [2, 3]


SHAPES: list[tuple[Any, Any, bool]] = [
    (3, int, True),
    ("a", int, False),
    ("a", {"a", "b"}, True),
    ((1, "a"), (int, str), True),
    (("f", 1), [("g", int), ("f", int)], True),
    (("f", (1, 2)), ("f", (int, str)), False),
]


@pytest.mark.parametrize(("value", "shape", "fits"), SHAPES)
def test_a_value_fits_a_shape(value: Any, shape: Any, fits: bool) -> None:
    assert asp.fits(value, shape) is fits


def said(program: str, why: str) -> str:
    agree = "`ludologic agree` says which rules no longer fit together, if they were changed"
    return f"what the rules answered to {program} makes no sense ({why}): {agree}"


def test_what_makes_no_sense_is_said(tmp_path: Path) -> None:
    file = tmp_path / "program.lp"
    file.write_text("p(1, 2). p(3, 4). q(f(1)).", encoding="utf-8")
    found = asp.Program([file], shows=[("p", int, int), ("q", ("f", int))]).answer()
    assert found.named("p") == [(1, 2), (3, 4)]
    assert found.only("q") == (("f", 1),)
    assert found.about(found.named("p"))[3] == 4
    wrong: dict[str, Callable[[], Any]] = {
        "it has 2 atoms p": lambda: found.only("p"),
        "it has 0 atoms r": lambda: found.only("r"),
        "it says nothing of 2": lambda: found.about(found.named("p"))[2],
        "q(f(1))": lambda: asp.Program([file], shows=[("p", int, int)]).answer(),
        "it has no answer set": lambda: asp.Program([file], [("p",)], {"n": 1}).answer(),
    }
    file.write_text("p(1, 2). p(3, 4). q(f(1)). :- p.", encoding="utf-8")
    for why, ask in wrong.items():
        with pytest.raises(Senseless) as error:
            ask()
        assert str(error.value) == said("program.lp", why)


def junk(lots: random.Random, shape: asp.Shape) -> Any:
    """A value of some shape, as changed rules may give it."""
    if isinstance(shape, list):
        return junk(lots, lots.choice(shape))
    if isinstance(shape, tuple):
        return tuple(junk(lots, one) for one in shape)
    if isinstance(shape, type):
        return lots.choice("xof") if shape is str else lots.choice([-1, 0, 1, 2, 3, 7, 10**9])
    return lots.choice(sorted(shape)) if isinstance(shape, (set, range)) else shape


class Program(asp.Program):
    """Has answer sets of any atoms of its shapes, and now and then of another one."""

    lots = random.Random()

    def __init__(
        self, files: Any, facts: Any = (), constants: Any = None, shows: Any = None
    ) -> None:
        self._name, self._shows, self._known = files[0].name, shows, {}
        self._exhausted = True
        self._asking = threading.Lock()

    def suppose(self, atoms: Any) -> None:
        """As it is anyway."""

    forbid = suppose

    def _solve(self, limit: int, mode: str) -> Iterator[Any]:
        lots = self.lots
        for _ in range(lots.choice([0, 1, 1, 1, 2])):
            atoms = [junk(lots, self._shows) for _ in range(lots.randrange(12))]
            if lots.randrange(9) == 0:
                atoms.append(("x", 1))
            yield [asp._symbol(atom) for atom in atoms], (1,), True

    @property
    def _control(self) -> Any:
        return Anything()

    def contradictions(self, assumed: Any) -> Iterator[Any]:
        yield from ()


class Anything:
    """Takes what it is told of how to solve."""

    def __getattr__(self, name: str) -> Any:
        return Anything()


SMALL = Variant(2, 3, True)
POSITION = programs.Position(soccer.Field("line", 4, 6, 0), frozenset(), 1, 1)
OUTCOME = programs.TurnOutcome(frozenset({(1, 2)}), 2, 1, None)


def game() -> games.Guessing:
    table = games.tables.Table("known", 2, [3], 2, [[(1, 1), (2, 2)]])
    return games.Guessing("g", table, "known", ["a", "b"], ["q"], ["no", "yes"])


LARGE = Variant(6, 9, True)  # of fewer codes the sets of Prolog are asked
ON: dict[str, Any] = {"variant": SMALL, "engine": "clingo"}
CALLS: dict[str, Callable[[], Any]] = {
    "feedback": lambda: mastermind.feedback("12", "21", **ON),
    "consistent": lambda: mastermind.consistent(["12:10"], **ON),
    "certain": lambda: mastermind.certain(["123456:00"], variant=LARGE),
    "conflicts": lambda: mastermind.explain("12", ["12:10"], **ON),
    "guess": lambda: mastermind.suggest(["12:10"], solver="five-guess", **ON),
    "built": lambda: mastermind.tree(SMALL, engine="clingo"),
    "tactics": lambda: connect4_by_clingo.tactics((4, 4)),
    "win": lambda: connect4_by_clingo.shortest_win((4, 4)),
    "outcomes": lambda: programs.outcomes(POSITION),
    "turn": lambda: programs.turn(POSITION, OUTCOME),
    "goal": lambda: programs.goal_turn(POSITION),
    "path": lambda: programs.path(1, [2], {(1, 2): 3}),
    "left": lambda: game().consistent(engine="clingo"),
    "sure": lambda: game().certain(engine="clingo"),
    "tree": lambda: game().tree(engine="clingo"),
}


@pytest.mark.parametrize("name", CALLS)
def test_rules_that_answer_anything_never_break_python(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A call gives a value, or says that it makes no sense."""
    from ludologic.mastermind import by_clingo as mastermind_by_clingo

    monkeypatch.setattr(asp, "Program", Program)
    cached = (
        connect4_by_clingo._program,
        mastermind_by_clingo._known,
        programs._program,
    )
    senseless = 0
    try:
        for seed in range(60):
            Program.lots.seed(seed)
            for one in cached:
                one.cache_clear()
            try:
                CALLS[name]()
            except LudologicError as error:
                senseless += isinstance(error, Senseless)
    finally:
        for one in cached:
            one.cache_clear()
    assert senseless
