"""Code breaking from Python: known answers, bad input, and two engines that agree."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations
from types import ModuleType
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.conftest import thinned

from ludologic import mastermind
from ludologic.engines import door, prolog
from ludologic.errors import BadInput, Impossible
from ludologic.mastermind import Certain, Conflict, Feedback, Node, Tree, Turn, Variant, text

pytestmark = pytest.mark.prolog

SESSION = ["1234:12", "1325:02", "2164:02", "3247:04", "4732:22"]


@pytest.fixture(params=mastermind.ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    if request.param == "clingo":
        pytest.importorskip("ludologic.mastermind.by_clingo", exc_type=ImportError)
    return str(request.param)


@cache
def tree(variant: Variant = mastermind.ARBOLMASTER, **options: Any) -> Tree:
    return mastermind.tree(variant, **options)


# Known answers


@pytest.mark.parametrize(
    ("variant", "guess", "secret", "answer"),
    [
        (None, "1234", "7432", (1, 2)),
        (None, "1234", "1234", (4, 0)),
        (None, "1234", "5678", (0, 0)),
        (None, "1234", "4321", (0, 4)),
        (None, [1, 2, 3, 4], (1, 3, 2, 5), (1, 2)),
        (None, "1,2,3,4", "4,3,2,1", (0, 4)),
        ("medium", "1122", "2112", (2, 2)),
        ("medium", "1111", "1222", (1, 0)),
        (Variant(4, 12, False), "10,2,12,4", [12, 2, 10, 1], (1, 2)),
    ],
)
def test_feedback(engine: str, variant: Any, guess: Any, secret: Any, answer: Any) -> None:
    found = mastermind.feedback(guess, secret, variant=variant, engine=engine)
    assert found == answer
    assert type(found) is Feedback
    assert mastermind.feedback(secret, guess, variant=variant, engine=engine) == answer


@pytest.mark.parametrize("variant", ["easy", Variant(3, 5, True), Variant(3, 12, False)])
def test_a_partition_is_what_each_answer_leaves(variant: Any) -> None:
    left = mastermind.consistent([], variant=variant)
    guess = left[-1]
    for codes in (None, left[1:20:3]):
        found = mastermind.partition(guess, codes, variant=variant)
        some = left if codes is None else codes
        assert sorted(code for part in found.values() for code in part) == some
        for answer, part in found.items():
            drawn = {mastermind.feedback(guess, one, variant=variant) for one in part}
            assert drawn == {answer} and part == sorted(part) and type(answer) is Feedback
            if codes is None:
                assert part == mastermind.consistent([(guess, answer)], variant=variant)


def test_what_can_not_be_divided() -> None:
    assert mastermind.partition("1234", []) == {}
    with pytest.raises(BadInput, match="'1233' has 3 more than once"):
        mastermind.partition("1234", ["1234", "1233"])
    with pytest.raises(BadInput, match="is no list of codes: it is a list of codes, or None"):
        mastermind.partition("1234", "1234")


@pytest.mark.parametrize("turns", range(6))
def test_the_session_of_the_document(engine: str, turns: int) -> None:
    left = mastermind.consistent(SESSION[:turns], engine=engine)
    assert len(left) == [3024, 180, 64, 21, 2, 1][turns]
    assert left == sorted(left)
    assert (7, 4, 3, 2) in left
    assert all(type(symbol) is int for code in left for symbol in code)


def test_histories_as_text_as_pairs_and_as_turns(engine: str) -> None:
    wanted = mastermind.consistent(["1234:12", "1325:02"], engine=engine)
    for history in (
        [("1234", "12"), ([1, 3, 2, 5], (0, 2))],
        (Turn((1, 2, 3, 4), Feedback(1, 2)), "1325:02"),
        (turn for turn in ["1234:12", "1325:02"]),
    ):
        assert mastermind.consistent(history, engine=engine) == wanted


def test_explain(engine: str) -> None:
    history = ["1234:12", "1325:11"]
    assert mastermind.explain("2164", history, engine=engine) == [Conflict(2, Feedback(0, 2))]
    assert mastermind.explain("7432", SESSION, engine=engine) == []


def test_contradiction(engine: str) -> None:
    assert mastermind.contradiction(SESSION, engine=engine) == ()
    assert mastermind.contradiction([], engine=engine) == ()
    assert mastermind.contradiction(["5678:11", "1234:40", "1234:00"], engine=engine) == (1, 2)
    six = {"variant": Variant(4, 6, False), "engine": engine}
    assert mastermind.contradiction(["1234:00"], **six) == (1,)  # only 5 and 6 would be left


def test_certain() -> None:
    pytest.importorskip("ludologic.mastermind.by_clingo", exc_type=ImportError)
    found = mastermind.certain(SESSION)
    assert found == Certain(*(((1, 7), (2, 4), (3, 3), (4, 2)),) * 2)
    codes = mastermind.consistent(SESSION[:3])
    pairs = [set(enumerate(code, start=1)) for code in codes]
    found = mastermind.certain(SESSION[:3])
    assert set(found.certain) == set.intersection(*pairs)
    assert set(found.possible) == set.union(*pairs)
    large = Variant(6, 9, repeats=True)  # each place has 7, 8 or 9
    assert len(mastermind.certain(["123456:00"], variant=large).possible) == 18
    with pytest.raises(Impossible, match="1234:40 1234:00"):
        mastermind.certain(["1234:40", "1234:00"])


def test_the_named_variants_are_those_of_the_rules() -> None:
    found = door.mastermind.variants()
    told = {one["name"]: Variant(**one["variant"]) for one in found}
    assert told == mastermind.VARIANTS
    assert Variant() == mastermind.ARBOLMASTER


# Trees


@pytest.mark.parametrize(
    ("rule", "depth", "total", "histogram"),
    [
        ("first", 8, 15730, (1, 13, 103, 525, 1234, 918, 224, 6)),
        ("minimax", 7, 15253, (1, 13, 103, 544, 1474, 852, 37)),
    ],
)
def test_the_figures_of_a_rule(rule: str, depth: int, total: int, histogram: Any) -> None:
    built = tree(rule=rule)
    assert (built.depth, built.total, built.codes) == (depth, total, 3024)
    assert built.histogram == histogram
    assert built.root.guess == (1, 2, 3, 4)


@pytest.mark.deep
def test_the_tree_of_six_guesses() -> None:
    built = tree()
    assert (built.depth, built.codes, built.root.guess) == (6, 3024, (1, 2, 3, 4))
    assert built.total <= 15008
    assert built.mean == built.total / 3024
    assert sum(built.histogram) == 3024


@pytest.mark.parametrize(
    ("variant", "depth", "codes"),
    [("easy", 5, 360), ("medium", 5, 1296)],
)
def test_the_trees_of_other_variants(variant: str, depth: int, codes: int) -> None:
    built = tree(mastermind.VARIANTS[variant])
    assert (built.depth, built.codes) == (depth, codes)
    with pytest.raises(Impossible, match=f"within {depth - 1} guesses"):
        mastermind.tree(mastermind.VARIANTS[variant], depth=depth - 1, first=built.root.guess)


@pytest.mark.parametrize("variant", [Variant(1, 1), Variant(1, 12), Variant(8, 2, True)], ids=str)
@pytest.mark.parametrize("rule", mastermind.RULES["prolog"])
def test_the_trees_of_extreme_variants(variant: Variant, rule: str) -> None:
    if rule == "optimal" and variant.pegs == 8:
        variant = Variant(6, 2, True)  # symbols are all it exchanges: of 8 pegs it takes long
    built = mastermind.tree(variant, rule=rule)
    assert walk_all(built) == built.histogram


def test_depths_that_are_impossible() -> None:
    with pytest.raises(Impossible, match="within 5 guesses: it is proved"):
        mastermind.tree(depth=5)
    with pytest.raises(Impossible, match="within 1 guess:"):
        mastermind.tree(depth=1)
    with pytest.raises(Impossible, match="rule first needs more than 7 guesses"):
        mastermind.tree(rule="first", depth=7)
    assert mastermind.tree(rule="first", depth=8) == tree(rule="first")


def test_clingo_knows_one_rule() -> None:
    pytest.importorskip("ludologic.mastermind.by_clingo", exc_type=ImportError)
    for rule in mastermind.RULES["prolog"]:
        with pytest.raises(BadInput, match=r'knows rule classes, .*use engine="prolog"'):
            mastermind.tree(rule=rule, engine="clingo")
    with pytest.raises(BadInput, match='use engine="clingo"'):
        mastermind.tree(rule="classes")


def test_the_first_guess_can_be_chosen() -> None:
    built = mastermind.tree(first="9876", rule="minimax")
    assert built.root.guess == (9, 8, 7, 6)
    assert (built.codes, built.depth) == (3024, 7)


def nodes(node: Node, history: tuple[Turn, ...] = ()) -> Any:
    yield node, history
    for answer, child in node.children.items():
        yield from nodes(child, (*history, Turn(node.guess, answer)))


def drawn(guess: tuple[int, ...], secret: tuple[int, ...]) -> Feedback:
    black = sum(map(int.__eq__, guess, secret))
    return Feedback(black, (Counter(guess) & Counter(secret)).total() - black)


def walk(built: Tree, secret: tuple[int, ...]) -> tuple[Turn, ...]:
    """The tree played without any rule."""
    node, turns = built.root, ()
    while True:
        answer = drawn(node.guess, secret)
        turns = (*turns, Turn(node.guess, answer))
        if node.guess == secret:
            return turns
        node = node.children[answer]


def walk_all(built: Tree) -> tuple[int, ...]:
    lengths = [
        len(walk(built, secret)) for secret in mastermind.consistent([], variant=built.variant)
    ]
    return tuple(lengths.count(length) for length in range(1, max(lengths) + 1))


@pytest.mark.parametrize("rule", mastermind.RULES["prolog"])
def test_a_tree_finds_every_secret(rule: str) -> None:
    variant = mastermind.VARIANTS["easy"]
    assert walk_all(tree(variant, rule=rule)) == tree(variant, rule=rule).histogram


def test_a_tree_is_made_of_plain_values() -> None:
    for built in (tree(), tree(rule="first")):
        for node, _ in nodes(built.root):
            assert type(node) is Node
            assert type(node.guess) is tuple
            assert all(type(symbol) is int for symbol in node.guess)
            assert type(node.codes) is int
            assert type(node.children) is dict
            assert (4, 0) not in node.children
            for answer, child in node.children.items():
                assert type(answer) is Feedback
                assert all(type(count) is int for count in answer)
                assert child.codes >= 1
            win = 1 if node.codes > sum(child.codes for child in node.children.values()) else 0
            assert node.codes == win + sum(child.codes for child in node.children.values())


def test_suggest_follows_the_tree() -> None:
    everywhere = list(nodes(tree().root))
    for node, history in everywhere[:: len(everywhere) // 150]:
        assert mastermind.suggest(history).move == node.guess


@pytest.mark.skipif(shutil.which("swipl") is None, reason="reads the term back in swipl")
def test_the_document_s_term_reads_back() -> None:
    term = mastermind.rama(tree())
    assert term.startswith("rama([1,2,3,4],[")
    assert read_back(term) == sum(1 for _ in nodes(tree().root))


def read_back(term: str) -> int:
    goal = "read(R), shape(R, N), write(N), nl"
    shape = (
        "assertz(shape(vacio, 0)), "
        "assertz((shape(rama(G, Ts), N) :- length(G, 4), length(Ts, 15), last(Ts, vacio), "
        "maplist(shape, Ts, Ns), sum_list(Ns, N0), N is N0 + 1))"
    )
    done = subprocess.run(
        ["swipl", "-q", "-f", "none", "-g", shape, "-g", goal, "-t", "halt"],
        input=term,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert not done.stderr
    return int(done.stdout)


# The engines agree

VARIANTS = st.builds(Variant, st.integers(1, 4), st.integers(1, 6), st.booleans()).filter(
    lambda variant: variant.repeats or variant.colours >= variant.pegs
)

few = settings(
    max_examples=8,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@st.composite
def codes(draw: st.DrawFn, variant: Variant) -> tuple[int, ...]:
    symbols = st.integers(1, variant.colours)
    unique = not variant.repeats
    size = {"min_size": variant.pegs, "max_size": variant.pegs}
    return tuple(draw(st.lists(symbols, unique=unique, **size)))


@st.composite
def questions(draw: st.DrawFn, *, honest: bool = False) -> tuple[Variant, list[Turn]]:
    """A variant and a history: true answers about one secret, or any that a code could give."""
    variant = draw(VARIANTS)
    guesses = draw(st.lists(codes(variant), max_size=5))
    secrets = st.just(draw(codes(variant))) if honest else codes(variant)
    return variant, [
        Turn(guess, mastermind.feedback(guess, draw(secrets), variant=variant)) for guess in guesses
    ]


def adapters() -> ModuleType:
    by_clingo: ModuleType = pytest.importorskip(
        "ludologic.mastermind.by_clingo", exc_type=ImportError
    )
    return by_clingo


def by_both(ask: Any, *given: Any, **options: Any) -> list[Any]:
    """What each engine answers."""
    adapters()
    return [ask(*given, **options, engine=engine) for engine in mastermind.ENGINES]


@few
@given(questions(), st.data())
def test_the_engines_answer_alike(
    question: tuple[Variant, list[Turn]], data: st.DataObject
) -> None:
    variant, history = question
    guess, secret = data.draw(codes(variant)), data.draw(codes(variant))
    first, second = by_both(mastermind.feedback, guess, secret, variant=variant)
    assert first == second
    first, second = by_both(mastermind.consistent, history, variant=variant)
    assert first == second
    for code in first[:3]:
        assert by_both(mastermind.explain, code, history, variant=variant) == [[], []]
    first, second = by_both(mastermind.explain, guess, history, variant=variant)
    assert first == second


@few
@given(questions())
def test_a_contradiction_is_one_and_is_smallest(question: tuple[Variant, list[Turn]]) -> None:
    variant, history = question
    found = by_both(mastermind.contradiction, history, variant=variant)
    assert len(found[0]) == len(found[1])

    def holds(numbers: Any) -> bool:
        return bool(mastermind.consistent([history[n - 1] for n in numbers], variant=variant))

    if holds(range(1, len(history) + 1)):
        assert found == [(), ()]
        return
    for numbers in found:
        assert not holds(numbers)
        assert all(holds(fewer) for fewer in combinations(numbers, len(numbers) - 1))


@few
@given(questions(honest=True))
def test_true_answers_never_contradict(question: tuple[Variant, list[Turn]]) -> None:
    variant, history = question
    assert mastermind.contradiction(history, variant=variant, engine="prolog") == ()
    if any(turn.feedback.black == variant.pegs for turn in history):
        with pytest.raises(Impossible, match=r"^the game is over: it is "):
            mastermind.suggest(history, variant=variant)
        return
    guess = mastermind.suggest(history, variant=variant).move
    assert len(guess) == variant.pegs


def judged(variant: Variant, codes: tuple[Any, ...]) -> None:
    door.mastermind.judged(variant=variant, codes=codes, answers=[])


def refusal(judge: Any, variant: Variant, *codes: tuple[int, ...]) -> str | None:
    """What an engine says against the variant and its codes."""
    try:
        judge(variant, codes)
    except BadInput as error:
        return str(error)
    return None


@few
@given(
    st.builds(Variant, st.integers(-1, 9), st.integers(-1, 13), st.booleans()),
    st.lists(st.integers(-1, 13), max_size=9).map(tuple),
    st.tuples(st.integers(0, 9), st.integers(0, 9)).map(lambda pair: Feedback(*pair)),
)
def test_the_engines_find_the_same_faults(
    variant: Variant, code: tuple[int, ...], answer: Feedback
) -> None:
    by_clingo = adapters()
    assert refusal(judged, variant) == refusal(by_clingo.judge, variant)
    assume(refusal(judged, variant) is None)
    assert refusal(judged, variant, code) == refusal(by_clingo.judge, variant, code)
    fault = by_clingo.feedback_fault(variant, answer)
    try:
        door.mastermind.judged(variant=variant, codes=[], answers=[answer])
    except BadInput as error:
        assert fault is not None and str(error) == text.feedback_sentence(variant, answer)
    else:
        assert fault is None


def changed(root: Node, data: st.DataObject) -> Node:
    """The tree after a child was lost, changed or added somewhere."""
    children = dict(root.children)
    answer = Feedback(*data.draw(st.tuples(st.integers(0, 4), st.integers(0, 4))))
    if children and data.draw(st.booleans()):
        answer = data.draw(st.sampled_from(sorted(children)))
        child = children.pop(answer)
        if data.draw(st.booleans()):
            children[answer] = changed(child, data)
    else:
        code = data.draw(st.lists(st.integers(0, 5), max_size=4).map(tuple))
        children[answer] = replace(root, question=code)
    return replace(root, children=children)


SMALL = VARIANTS.filter(lambda variant: variant.colours**variant.pegs <= 100)


@few
@given(SMALL, st.sampled_from(mastermind.RULES["prolog"]), st.data())
def test_the_engines_certify_alike(variant: Variant, rule: str, data: st.DataObject) -> None:
    """A tree that wins; and the same tree after it was changed."""
    built = mastermind.tree(variant, rule=rule)
    assert by_both(mastermind.certify, built) == [((), built.histogram)] * 2
    wrong = replace(built, root=changed(built.root, data))
    depth = data.draw(st.integers(1, built.depth))
    ours, theirs = by_both(mastermind.certify, wrong, depth=depth)
    assert ours == theirs


@pytest.mark.deep
@few
@given(SMALL)
def test_the_engines_build_trees_of_the_same_depth(variant: Variant) -> None:
    adapters()
    assume(variant.colours**variant.pegs <= 30)
    built = mastermind.tree(variant)
    with_clingo = mastermind.tree(variant, depth=built.depth, engine="clingo")
    assert walk_all(with_clingo) == with_clingo.histogram
    assert (with_clingo.engine, with_clingo.rule) == ("clingo", "classes")


@pytest.mark.deep
@pytest.mark.parametrize(
    "variant",
    thinned([*mastermind.VARIANTS.values(), Variant(5, 2, True), Variant(3, 3, False)], {0, 4, 5}),
)
def test_the_engines_know_the_same_of_a_variant(variant: Variant) -> None:
    from ludologic.mastermind import by_clingo

    assert door.mastermind.depth(variant=variant) == by_clingo.depth(variant)
    opening = prolog.once("mastermind_codes", "variant_first", ("variant", *variant))
    assert opening == [list(by_clingo.first_guess(variant))]
    size = prolog.once("mastermind_codes", "variant_size", ("variant", *variant))
    assert size == [len(by_clingo.consistent(variant, ()))]


@pytest.mark.parametrize("variant", ["easy", "medium", Variant(2, 12, True), Variant(1, 1)])
def test_classes_by_sets_are_those_of_the_definition(variant: Any) -> None:
    codes = mastermind.consistent(variant=variant)
    some = random.Random(1).choices(codes, k=60)  # some of them twice
    for guess in some[:5]:
        told = [(mastermind.feedback(guess, code, variant=variant), code) for code in some]
        known = {answer: [code for one, code in told if one == answer] for answer, _ in told}
        found = mastermind.partition(guess, some, variant=variant)
        assert found == known and [*found] == sorted(found)
        assert mastermind.partition(guess, map(list, some), variant=variant) == known
        assert sum(map(len, mastermind.partition(guess, variant=variant).values())) == len(codes)
    with pytest.raises(BadInput, match="a symbol is out of 1"):
        mastermind.partition(codes[0], [*some, (*codes[0][1:], 13)], variant=variant)


def test_classes_of_more_codes_than_sets_are_made_of() -> None:
    large = Variant(6, 9, True)
    assert mastermind.partition("123456", ["123465"] * 60, variant=large) == {
        Feedback(4, 2): [(1, 2, 3, 4, 6, 5)] * 60
    }
