"""Code breaking as the answer set programs answer it, against known and slow answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import combinations, permutations, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludologic import mastermind
from ludologic.checks import LARGEST
from ludologic.engines import asp, rules
from ludologic.errors import BadInput, EngineFailure
from ludologic.mastermind import by_clingo
from ludologic.mastermind.values import Code, Feedback, History, Node, Turn, Variant

ARBOLMASTER = Variant(4, 9, False)
HISTORY = (
    Turn((1, 2, 3, 4), Feedback(1, 2)),
    Turn((1, 3, 2, 5), Feedback(0, 2)),
)

variants = st.builds(Variant, st.integers(1, 4), st.integers(4, 12), st.booleans())


def slow_feedback(guess: Code, secret: Code) -> Feedback:
    """The obvious definition: strike out what is in place, then match what is left."""
    places = [(g, s) for g, s in zip(guess, secret, strict=True) if g != s]
    left = [s for _, s in places]
    white = 0
    for symbol, _ in places:
        if symbol in left:
            left.remove(symbol)
            white += 1
    return Feedback(len(guess) - len(places), white)


def slow_codes(variant: Variant) -> list[Code]:
    symbols = range(1, variant.colours + 1)
    if variant.repeats:
        return list(product(symbols, repeat=variant.pegs))
    return list(permutations(symbols, variant.pegs))


def slow_consistent(variant: Variant, history: History) -> list[Code]:
    return [
        code
        for code in slow_codes(variant)
        if all(slow_feedback(guess, code) == answer for guess, answer in history)
    ]


@st.composite
def codes(draw: st.DrawFn, variant: Variant) -> Code:
    return tuple(
        draw(
            st.lists(
                st.integers(1, variant.colours),
                min_size=variant.pegs,
                max_size=variant.pegs,
                unique=not variant.repeats,
            )
        )
    )


# ---- Faults


@pytest.mark.parametrize("variant", [ARBOLMASTER, Variant(1, 4, True), Variant(8, 4, True)])
def test_the_answers_that_can_be_given(variant: Variant) -> None:
    pegs = variant.pegs
    for black, white in product(range(-1, pegs + 2), repeat=2):
        can = min(black, white) >= 0 and black + white <= pegs and (black, white) != (pegs - 1, 1)
        fault = by_clingo.feedback_fault(variant, Feedback(black, white))
        assert fault == (None if can else ("answer", black, white))


# ---- Feedback and histories


@pytest.mark.deep
@settings(deadline=None, max_examples=60)
@given(st.data())
def test_no_feedback_differs_from_the_slow_definition(data: st.DataObject) -> None:
    variant = data.draw(variants)
    guess, secret = data.draw(codes(variant)), data.draw(codes(variant))
    assert by_clingo.feedback(variant, guess, secret) == slow_feedback(guess, secret)


@pytest.mark.deep
@settings(deadline=None, max_examples=25)
@given(st.data())
def test_consistent_and_certain_codes_are_those_of_the_slow_definition(data: st.DataObject) -> None:
    variant = data.draw(st.builds(Variant, st.integers(1, 3), st.integers(4, 5), st.booleans()))
    answers = st.sampled_from([(0, 0), (0, 1), (1, 0), (1, 1), (0, 2)]).filter(
        lambda answer: sum(answer) <= variant.pegs and answer != (variant.pegs - 1, 1)
    )
    turns = st.builds(Turn, codes(variant), answers)
    secret = data.draw(codes(variant))
    history = tuple(
        Turn(turn.guess, slow_feedback(turn.guess, secret) if honest else Feedback(*turn.feedback))
        for turn, honest in data.draw(
            st.lists(st.tuples(turns, st.sampled_from([True, True, False])), max_size=4)
        )
    )
    left = slow_consistent(variant, history)
    assert by_clingo.consistent(variant, history) == left
    pairs = [set(enumerate(code, start=1)) for code in left]
    certain = sorted(set.intersection(*pairs)) if pairs else []
    assert by_clingo.certain(variant, history) == (certain, sorted(set().union(*pairs)))
    blamed = by_clingo.contradiction(variant, history)
    if left:
        assert blamed == ()
    else:
        assert blamed == next(
            numbers
            for size in range(1, len(history) + 1)
            for numbers in combinations(range(1, len(history) + 1), size)
            if not slow_consistent(variant, tuple(history[number - 1] for number in numbers))
        )


def test_what_is_certain_and_what_is_possible() -> None:
    certain, possible = by_clingo.certain(
        ARBOLMASTER, (Turn((1, 2, 3, 4), Feedback(3, 0)), Turn((1, 2, 3, 5), Feedback(3, 0)))
    )
    assert certain == [(1, 1), (2, 2), (3, 3)]
    assert possible == [(1, 1), (2, 2), (3, 3), *((4, symbol) for symbol in range(6, 10))]


def test_the_smallest_contradiction_of_ten_answers() -> None:
    secret = (7, 4, 3, 2)
    guesses = [(place % 6 + 1, place % 6 + 2, place % 6 + 3, place % 6 + 4) for place in range(9)]
    history = [Turn(guess, slow_feedback(guess, secret)) for guess in guesses]
    history.insert(6, Turn((7, 4, 3, 5), Feedback(0, 4)))
    blamed = by_clingo.contradiction(ARBOLMASTER, tuple(history))
    assert 7 in blamed
    assert not slow_consistent(ARBOLMASTER, tuple(history[number - 1] for number in blamed))
    for size in range(len(blamed)):
        for fewer in combinations(range(10), size):
            assert slow_consistent(ARBOLMASTER, tuple(history[number] for number in fewer))


# ---- Certificates

TINY = Variant(2, 3, False)
GOOD = Node(
    (1, 2),
    6,
    {
        Feedback(0, 1): Node(
            (2, 3),
            3,
            {Feedback(0, 1): Node((3, 1), 1)},
        ),
        Feedback(1, 0): Node((1, 3), 2, {Feedback(0, 1): Node((3, 2), 1)}),
        Feedback(0, 2): Node((2, 1), 1),
    },
)


@pytest.mark.parametrize(
    ("depth", "children", "faults", "found"),
    [
        (3, {}, [], (1, 3, 2)),
        (2, {}, [("secret", (3, 1)), ("secret", (3, 2))], (1, 3)),
        (3, {(0, 2): None}, [("secret", (2, 1))], (1, 2, 2)),
        (3, {(0, 2): (2, 2)}, [("question", (2, 2)), ("secret", (2, 1))], (1, 2, 2)),
        (3, {(0, 2): (2,)}, [("question", (2,)), ("secret", (2, 1))], (1, 2, 2)),
        (3, {(0, 2): (2, 1, 1)}, [("question", (2, 1, 1)), ("secret", (2, 1))], (1, 2, 2)),
        (3, {(0, 2): (LARGEST, 1)}, [("question", (LARGEST, 1)), ("secret", (2, 1))], (1, 2, 2)),
        (3, {(2, 0): (1, 2)}, [("branch", (1, 2), Feedback(2, 0))], (1, 3, 2)),
        (3, {(0, 0): (1, 2)}, [("branch", (1, 2), Feedback(0, 0))], (1, 3, 2)),
        (3, {(1, 1): (9, 9)}, [("branch", (1, 2), Feedback(1, 1))], (1, 3, 2)),
    ],
)
def test_certificates(
    depth: int,
    children: dict[tuple[int, int], Code | None],
    faults: list[Any],
    found: tuple[int, ...],
) -> None:
    """A good tree, and what is wrong where the children of its root are others."""
    others = {Feedback(*answer): guess for answer, guess in children.items()}
    below = {answer: child for answer, child in GOOD.children.items() if answer not in others}
    below |= {answer: Node(guess, 1) for answer, guess in others.items() if guess is not None}
    assert by_clingo.certify(TINY, depth, replace(GOOD, children=below)) == (faults, found)


ASKS = "asks(0,1,1). asks(0,2,2). asks(1,1,2). asks(1,2,1)."
"""The root asks 12, its child 21; both are a whole tree of two pegs and two colours."""


@pytest.mark.parametrize(
    ("facts", "faults", "found"),
    [
        (f"{ASKS} child(0,0,2,1).", [], [1, 1]),
        (f"{ASKS} child(0,0,2,1). asks(7,1,1). child(7,4,4,0).", [], [1, 1]),
        ("", ["guess(0)", "secret(12)", "secret(21)"], [0, 0]),
        (f"{ASKS} child(0,0,2,1). asks(1,1,1).", ["guess(1)", "secret(21)"], [1, 0]),
        (f"{ASKS} child(0,0,2,1). asks(0,3,1).", ["guess(0)", "secret(12)", "secret(21)"], [0, 0]),
        (f"{ASKS} child(0,0,2,1). child(0,0,2,5).", ["branch(0,0,2)", "secret(21)"], [1, 0]),
        (f"{ASKS} child(0,0,2,9).", ["guess(9)", "secret(21)"], [1, 0]),
        (f"{ASKS} child(0,0,2,0).", ["secret(21)"], [1, 0]),
    ],
)
def test_facts_that_need_be_no_tree(
    facts: str, faults: list[str], found: list[int], tmp_path: Path
) -> None:
    file = tmp_path / "facts.lp"
    file.write_text(facts)
    constants = {"pegs": 2, "colours": 2, "repeats": 0, "depth": 2}
    program = asp.Program([rules.program("mastermind", "certify.lp"), file], (), constants)
    model = program.answer()
    assert sorted(asp.text(fault) for (fault,) in model.named("fault")) == faults
    assert [secrets for _, secrets in sorted(model.named("found"))] == found


# ---- Trees


def sizes(node: Node) -> int:
    """How many secrets the tree finds; what it says of its nodes has to agree."""
    assert node.codes == 1 + sum(map(sizes, node.children.values())) or node.codes == sum(
        map(sizes, node.children.values())
    )
    return node.codes


@pytest.mark.deep
@pytest.mark.parametrize(
    ("variant", "first", "depth"),
    [
        (Variant(1, 1, False), (1,), 1),
        (Variant(1, 4, True), (2,), 4),
        (TINY, (1, 2), 3),
        (Variant(2, 4, True), (1, 2), 4),
        (Variant(3, 3, True), (1, 1, 2), 4),
        (Variant(3, 5, False), (1, 2, 3), 5),
        (Variant(3, 6, False), (1, 2, 3), 5),
        (Variant(4, 5, False), (1, 2, 3, 4), 5),
        pytest.param(Variant(4, 6, False), (1, 2, 3, 4), 6, marks=pytest.mark.long),
        pytest.param(ARBOLMASTER, (1, 2, 3, 4), 6, marks=pytest.mark.long),
    ],
)
def test_a_tree_wins_in_time(variant: Variant, first: Code, depth: int) -> None:
    root = by_clingo.tree(variant, first, depth)
    assert root is not None
    assert root.guess == first
    assert sizes(root) == len(slow_codes(variant))
    faults, found = by_clingo.certify(variant, depth, root)
    assert faults == []
    assert sum(found) == root.codes


@pytest.mark.parametrize(
    ("variant", "first", "depth"),
    [
        (Variant(1, 4, True), (2,), 3),
        (TINY, (1, 2), 2),
        (TINY, None, 2),
        (Variant(3, 3, True), (1, 1, 2), 3),
        (Variant(3, 4, False), (1, 2, 3), 3),
        (Variant(4, 5, False), (1, 2, 3, 4), 3),
    ],
)
def test_where_there_is_no_tree_there_is_none(
    variant: Variant, first: Code | None, depth: int
) -> None:
    assert by_clingo.tree(variant, first, depth) is None


# ---- The door to clingo


@pytest.fixture
def numbers(tmp_path: object) -> asp.Program:
    from pathlib import Path

    file = Path(str(tmp_path)) / "numbers.lp"
    file.write_text("{ pick(X) : item(X) } = 2.\n#maximize { X : pick(X) }.\n#show pick/1.\n")
    return asp.Program([file], [("item", number) for number in range(1, 5)])


def test_models_best_and_forbidden(numbers: asp.Program) -> None:
    best = numbers.best()
    assert best is not None
    assert Counter(best.model) == Counter([("pick", 3), ("pick", 4)])
    assert best.cost == (-7,)
    assert best.proven
    numbers.forbid([("pick", 3), ("pick", 4)])
    second = numbers.best(effort=1000)
    assert second is not None
    assert Counter(second.model) == Counter([("pick", 2), ("pick", 4)])


@pytest.mark.parametrize("name", ["x). evil(1", "X", "", "a b", "a\n."])
def test_no_name_is_read_as_a_program(name: str) -> None:
    with pytest.raises(BadInput):
        asp.Program([], [(name, 1)])
    with pytest.raises(BadInput):
        asp.Program([], [], {name: 1})


@pytest.mark.parametrize("turn", [(123, 1, 2), (1233, 1, 2), (12340, 1, 2), (1234, 3, 1)])
def test_what_is_no_turn_is_a_fault_and_not_a_constraint(turn: tuple[int, int, int]) -> None:
    program = rules.program("mastermind", "definition.lp")
    facts = [("turn", 1, 1325, 0, 2), ("turn", 2, *turn)]
    assert list(asp.Program([program], facts).models()) == [(("fault", 2),)]


def test_too_large_a_number_is_refused() -> None:
    with pytest.raises(BadInput, match="no number of clingo: 2147483648 "):
        asp.Program([], [("item", 2**31)])
    with pytest.raises(BadInput, match="no number of clingo: 1099511627776 "):
        by_clingo.variant_fault(Variant(2**40, 9, False))


def test_a_file_that_is_not_there_is_a_failure() -> None:
    with pytest.raises(EngineFailure):
        asp.Program([rules.program("mastermind", "nowhere.lp")])


def test_files_of_the_current_folder_are_not_included(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("codes.lp", "feedback.lp", "alike.lp"):
        (tmp_path / name).write_text(":- . % a stranger's file\n")
    monkeypatch.chdir(tmp_path)
    assert by_clingo.contradiction(ARBOLMASTER, HISTORY) == ()


def test_a_tree_says_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    small = Variant(3, 5, False)
    root = by_clingo.tree(small, None, None, lambda *far: told.append(far))
    assert root is not None and told[-1] == (60, 60)
    assert told == sorted(told) and len(told) > 3


FAULTS: list[Callable[..., object]] = [
    *(partial(mastermind.feedback, code, "1234") for code in ("743", "1134", "0123", "11,2")),
    *(partial(mastermind.feedback, "1111", "1111", variant=Variant(*numbers))
      for numbers in [(9, 9, False), (0, 9, False), (-1, -1, True), (10**9, 9, True), (4, 13, True),
                      (4, 0, True), (4, 3, False), (2, 1, False), (7, 12, False)]),
    partial(mastermind.feedback, "", "1234"),
    partial(mastermind.consistent, [], variant=Variant(8, 12, True)),
    *(partial(mastermind.consistent, [turn]) for turn in ("1234:99", "1234:31", "1134:00")),
    partial(mastermind.feedback, "10,2,12,4,5", "1,2,3,4", variant=Variant(4, 12, False)),
]  # fmt: skip
"""Calls that either engine refuses."""


@pytest.mark.prolog
@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_said_in_the_sentence_of_the_rules(fault: Callable[..., object]) -> None:
    """text.py says it where there is no SWI-Prolog, mastermind/sentences.pl where there is."""
    said = []
    for engine in ("prolog", "clingo"):
        with pytest.raises(BadInput) as error:
            fault(engine=engine)
        said.append(str(error.value))
    assert said[0] == said[1]
