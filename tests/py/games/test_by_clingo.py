"""Guessing games in ASP: the same answers as Prolog's, on each game and by each program."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from ludologic import games
from ludologic.engines import asp, prolog, sandbox
from ludologic.engines import rules as places
from ludologic.errors import BadInput, EngineMissing, Impossible, TimeIsUp
from ludologic.games import Guessing, Known, Node, by_clingo

pytestmark = pytest.mark.prolog
pytest.importorskip("clingo")


def any_game(seed: int) -> tuple[Guessing, by_clingo.Facts]:
    """A game drawn at random, told to both."""
    lots = random.Random(seed)
    ends = ("known", "asked")[seed % 2]
    secrets = list(range(1, lots.randint(2, 6)))
    others = list(range(100, 100 + lots.randint(1, 4)))
    questions = (secrets if ends == "asked" else []) + others
    rows = [{secret: lots.randint(1, 3) for secret in secrets} for _ in questions]
    table = dict(zip(questions, rows, strict=True))
    game = games.guessing(secrets, questions, table, ends=ends)
    return game, by_clingo.Facts(ends, len(secrets), questions, rows)


def depth_of(game: Guessing) -> int | None:
    try:
        return game.tree().depth
    except Impossible:
        return None


@pytest.mark.parametrize("seed", range(12))
def test_trees(seed: int) -> None:
    game, facts = any_game(seed)
    depth = depth_of(game)
    if depth is None:
        assert by_clingo.tree(facts, len(facts.questions) + 1) is None
        return
    if depth > 0:
        assert by_clingo.tree(facts, depth - 1) is None
    found = by_clingo.tree(facts, depth + 1, best=True)
    assert found is not None
    least = game.tree(depth=depth + 1, rule="total").total
    assert len(found) == least


@pytest.mark.parametrize("seed", range(12))
def test_histories(seed: int) -> None:
    game, facts = any_game(seed)
    lots = random.Random(seed)
    secret = lots.choice(game.secrets)
    for turns in range(3):
        asked = [lots.choice(game.questions) for _ in range(turns)]
        history = [(question, game.answer(question, secret)) for question in asked]
        left = game.consistent(history)
        assert by_clingo.left(facts, history) == left
        drawn = [sorted({game.answer(q, secret) for secret in left}) for q in game.questions]
        assert by_clingo.drawn(facts, history) == drawn


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("goal", games.TREE_RULES)
@pytest.mark.parametrize("depth", [None, 3])
def test_either_engine(seed: int, goal: str, depth: int | None) -> None:
    game, _ = any_game(seed)
    try:
        ours = game.tree(rule=goal, depth=depth)
    except Impossible:
        with pytest.raises(Impossible, match="proved"):
            game.tree(rule=goal, depth=depth, engine="clingo")
        return
    theirs = game.tree(rule=goal, depth=depth, engine="clingo")
    assert game.certify(theirs) == ((), theirs.histogram)
    assert (theirs.rule, theirs.proved) == (ours.rule, ours.proved)
    if goal != "total" and depth is None:
        assert theirs.depth == ours.depth
    if goal != "worst":
        assert theirs.total == ours.total


def test_a_game_that_prolog_holds() -> None:
    game = games.named("ship")
    turns = [("shot(3,3)", "hit"), ("shot(3,2)", "miss")]
    assert game.consistent(turns, engine="clingo") == game.consistent(turns)
    certain, possible = game.certain(turns)
    assert certain["shot(3,2)"] == "miss" and "shot(3,4)" not in certain
    assert possible["shot(3,4)"] == ["hit", "miss"]


def test_without_prolog(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program of ASP is solved by clingo alone."""

    def missing(*_: Any, **__: Any) -> None:
        raise EngineMissing("SWI-Prolog is not installed")

    monkeypatch.setattr(prolog, "engine", missing)
    text = "secret(1..4). question(1..3). answer(Q, S, (S - 1) / Q) :- question(Q), secret(S)."
    game = games.load(rules(tmp_path, text))
    assert game.tree(engine="clingo").depth == 1
    assert game.consistent([(2, 1)], engine="clingo") == [3, 4]
    with pytest.raises(Impossible, match="no secret draws all these answers"):
        game.certain([(2, 1), (3, 0), (1, 0)], engine="clingo")
    with pytest.raises(BadInput, match="prolog, clingo"):
        game.tree(engine="swipl")
    with pytest.raises(EngineMissing, match="not installed; or call tree, consistent or certain"):
        game.tree()


def certificate(game: by_clingo.Facts, root: Any, depth: int) -> tuple[set[Any], list[int]]:
    """certify.lp: what is wrong with a tree, and how many it finds after 0, 1, ... questions."""
    facts: list[Any] = list(game.atoms())
    nodes = [root]
    for number, node in enumerate(nodes):  # which grow meanwhile
        if isinstance(node, Known):
            facts.append(("knows", number, node.secret))
            continue
        facts.append(("asks", number, node.question))
        for answer, child in node.children.items():
            facts.append(("child", number, answer, len(nodes)))
            nodes.append(child)
    program = asp.Program([places.program("guessing", "certify.lp")], facts, {"depth": depth})
    model = program.model() or ()
    found = sorted((atom[1], atom[2]) for atom in model if atom[0] == "found")
    return {atom[1] for atom in model if atom[0] == "fault"}, [number for _, number in found]


def broken(tree: Any, lots: random.Random) -> Any:
    """The tree with one child left out, somewhere."""
    if isinstance(tree, Known) or not tree.children:
        return tree
    children = dict(tree.children)
    answer = lots.choice(list(children))
    child = children.pop(answer)
    if lots.random() < 0.5:
        children[answer] = broken(child, lots)
    return Node(tree.question, tree.secrets, children)


@pytest.mark.parametrize("seed", range(12))
def test_certificates(seed: int) -> None:
    game, facts = any_game(seed)
    if depth_of(game) is None:
        return
    lots = random.Random(seed)
    right = game.tree(rule="total").root
    for tree in (right, broken(right, lots), broken(right, lots)):
        ours = game.certify(tree)
        theirs, found = certificate(facts, tree, len(facts.questions) + 2)
        lost = {fault.what for fault in ours.faults if fault.kind == "secret"}
        assert {fault[1:] for fault in theirs if fault[0] == "secret"} == lost
        assert [n for n in found[1:] if n] == [n for n in ours.histogram if n]


Partition = frozenset[tuple[Any, frozenset[Any]]]


def by_asp(name: str, constants: dict[str, int], facts: Any = ()) -> dict[Any, Partition]:
    """What each question of an instance answers: the secrets of each answer."""
    files = [places.program("guessing", "contract.lp"), places.program("guessing", f"{name}.lp")]
    model = asp.Program(files, facts, constants).model()
    assert model is not None and not any(atom[0] == "fault" for atom in model)
    ends = next((atom[1] for atom in model if atom[0] == "ends"), "known")
    classes: dict[Any, dict[Any, set[Any]]] = {a[1]: {} for a in model if a[0] == "question"}
    for kind, *values in model:
        if kind == "answer" and (ends == "known" or values[0] != values[1]):
            question, secret, answer = values
            classes[question].setdefault(answer, set()).add(plain(secret))
    return {plain(question): told(row.items()) for question, row in classes.items()}


def by_rules(module: str, relation: str, *arguments: Any) -> dict[Any, Partition]:
    """The same of a Prolog instance, by the definition: rules_classes/4."""
    (rules,) = next(prolog.each(module, relation, *arguments))
    _, _, (_, home, question), _ = rules[1:]
    (secrets,) = next(prolog.each("guessing_definition", "rules_secrets", rules))
    name, *bound = question if isinstance(question, tuple) else (question,)
    found = {}
    for (asked,) in list(prolog.each(home, name, *bound)):
        (classes,) = next(
            prolog.each("guessing_definition", "rules_classes", rules, asked, secrets)
        )
        found[plain(asked)] = told((answer, map(plain, left)) for _, answer, left in classes)
    return found


def plain(value: Any) -> Any:
    """A term as both write it: (X, Y) is X-Y or [X, Y] in Prolog."""
    if not isinstance(value, tuple | list):
        return value
    return tuple(map(plain, value[1:] if value[:1] == ("-",) else value))


def told(classes: Any) -> Partition:
    return frozenset((plain(answer), frozenset(secrets)) for answer, secrets in classes)


def unnamed(games_: dict[Any, Partition]) -> set[Any]:
    """How questions divide the secrets, whatever they and their answers are called."""
    divided = {frozenset(secrets for _, secrets in row) for row in games_.values()}
    return {row for row in divided if len(row) > 1}


@pytest.mark.parametrize(
    ("name", "constants", "relation", "arguments"),
    [
        pytest.param(
            "higher_lower", {}, "module_rules", ["guessing_higher_lower"], marks=pytest.mark.deep
        ),
        ("ship", {}, "module_rules", ["guessing_ship"]),
        ("one_lie", {"most": 4, "questions": 5}, "lie_rules", [4, 5]),
        ("blacks_only", {"colours": 3}, "blacks_rules", [3, 3]),
        ("bulls_and_cows", {"digits": 4}, "bulls_rules", [4, 4]),
        ("code_breaking", {"colours": 4}, "variant_rules", [("variant", 2, 4, "false")]),
        ("code_breaking", {"repeats": 1}, "variant_rules", [("variant", 2, 6, "true")]),
    ],
)
def test_instances_are_the_same_game(
    name: str, constants: dict[str, int], relation: str, arguments: list[Any]
) -> None:
    home = {"module_rules": "guessing_symmetry", "variant_rules": "mastermind_definition"}
    prolog.once(f"guessing_{name}", "secret")  # loads it
    found = by_rules(home.get(relation, f"guessing_{name}"), relation, *arguments)
    assert found == by_asp(name, constants)


@pytest.mark.parametrize(
    ("name", "coins", "relation"),
    [
        ("twelve_coins", 4, "coins_rules"),
        ("twelve_coins", 5, "coins_rules"),
        ("reference_coin", 3, "reference_rules"),
        ("reference_coin", 4, "reference_rules"),
    ],
)
def test_coins_are_weighed_in_the_same_ways(name: str, coins: int, relation: str) -> None:
    """Which pan is which makes no difference: Prolog has each weighing once."""
    ours = unnamed(by_rules(f"guessing_{name}", relation, coins))
    assert ours == unnamed(by_asp(name, {"coins": coins}))


def test_attributes_are_the_same_game() -> None:
    rows = [["who", "hat", "beard"], ["ann", "yes", "no"], ["bob", "no", "no"]]
    cells = [
        ("cell", row[0], attribute, value)
        for row in rows[1:]
        for attribute, value in zip(rows[0][1:], row[1:], strict=True)
    ]
    ours = by_rules("guessing_attributes", "attributes_rules", rows)
    assert ours == by_asp("attributes", {}, cells)


@pytest.mark.usefixtures("kept_process")
def test_the_ship_in_a_file_is_the_same() -> None:
    file = places.program("guessing", "ship.lp")
    ours, theirs = games.named("ship"), games.load(file)
    assert set(ours.secrets) == set(theirs.secrets)
    for question in ours.questions:
        hit = [(question, "hit")]
        assert set(ours.consistent(hit)) == set(theirs.consistent(hit))


# what Prolog has for so many: coins_rules/2, reference_rules/2, variant_rules/2
@pytest.mark.parametrize(
    ("name", "constants", "depth", "total"),
    [
        ("higher_lower", {"most": 7}, 3, 17),
        ("twelve_coins", {"coins": 3}, 2, 12),
        ("reference_coin", {"coins": 4}, 2, 16),
        ("one_lie", {"most": 2, "questions": 3}, 3, None),
        ("code_breaking", {"colours": 3}, 3, 13),
    ],
)
def test_strategies(name: str, constants: dict[str, int], depth: int, total: int | None) -> None:
    files = [places.program("guessing", "strategy.lp"), places.program("guessing", f"{name}.lp")]
    assert asp.Program(files, [], constants | {"depth": depth - 1}).model() is None
    found = asp.Program(files, [], constants | {"depth": depth}).best()
    assert found is not None
    assert total is None or found.cost == (total,)


@pytest.mark.usefixtures("kept_process")
@pytest.mark.parametrize("pair", ["speed-abide", "speed-erase", "kebab-abbey", "aabbb-bbaaa"])
def test_words(pair: str, tmp_path: Path) -> None:
    guess, secret = pair.split("-")
    facts = [
        ("letter", number, place, letter)
        for number, word in enumerate((guess, secret), start=1)
        for place, letter in enumerate(word, start=1)
    ]
    model = asp.Program([places.program("guessing", "words.lp")], facts).model() or ()
    colours = {
        place: colour
        for kind, *rest in model
        if kind == "colour" and rest[:2] == [1, 2]
        for place, colour in [rest[2:]]
    }
    words = tmp_path / "words"
    words.write_text(f"{guess}\n{secret}\n")
    said = games.words(words).answer(guess, secret)
    assert "".join(colour for _, colour in sorted(colours.items())) == said


def rules(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "mine.lp"
    file.write_text(text)
    return file


@pytest.mark.usefixtures("kept_process")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("secret(1).", r"question\(Q\)"),
        ("question(1).", r"secret\(S\)"),
    ],
)
def test_what_is_missing(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        games.load(rules(tmp_path, text))


@pytest.mark.deep
def test_rules_without_end(tmp_path: Path) -> None:
    file = rules(tmp_path, "secret(X + 1) :- secret(X). secret(1).")
    with pytest.raises(TimeIsUp, match=r"the time of 0\.3 seconds is up"):
        games.load(file, time=0.3)
    assert not any(one.lives() for one in sandbox._processes.values() if one.file == file)


@pytest.mark.usefixtures("kept_process")
def test_a_game_of_ones_own(tmp_path: Path) -> None:
    text = (
        "ends(asked). secret(1..7). question(1..7)."
        'answer(Q, S, "up") :- question(Q), secret(S), S > Q.'
        "answer(Q, S, down) :- question(Q), secret(S), S <= Q."
    )
    game = games.load(rules(tmp_path, text))
    assert game.tree().depth == 3
    assert set(game.answers) == {"up", "down"}


@pytest.mark.usefixtures("kept_process")
@pytest.mark.parametrize(
    ("told", "depth", "sentence"),
    [
        ("", 2, ""),
        ("same(S, T) :- secret(S), secret(T), S / 2 = T / 2.", 1, ""),
        (
            "same(0, 1).",
            0,
            r"same/2 does not divide the secrets into kinds: same\(0,0\) is false$",
        ),
    ],
    ids=["all differ", "two kinds", "one way only"],
)
def test_secrets_that_are_the_same(tmp_path: Path, told: str, depth: int, sentence: str) -> None:
    """Four secrets, of which a question asks for one bit, need one question if pairs are enough."""
    file = tmp_path / "bits.lp"
    rules = (
        "secret(0..3). question(0..1). answer(Q, S, (S / 2 ** Q) \\ 2) :- question(Q), secret(S)."
    )
    file.write_text(f"{rules}\n{told}", "utf-8")
    if sentence:
        with pytest.raises(BadInput, match=sentence):
            games.load(file).tree()
    else:
        tree = games.load(file).tree()
        assert (tree.depth, tree.proved) == (depth, True)


def drawn_game(draw: random.Random) -> Guessing[Any, Any]:
    """A small game with answers that are drawn, in which some secrets may be the same."""
    secrets = range(draw.randint(2, 7))
    ends: games.Ends = draw.choice(["known", "asked"])
    named = [f"q{number}" for number in range(draw.randint(2, 6))]
    asked = [*secrets, *named[2:]] if ends == "asked" else named
    answers = [0] * draw.randint(1, 4) + [*range(draw.choice([2, 2, 3]))]
    table = {(one, secret): draw.choice(answers) for one in asked for secret in secrets}
    kinds = [draw.randint(0, 3) for _ in secrets]
    alike = ends == "known" and draw.random() < 0.4
    same = (lambda one, other: kinds[one] == kinds[other]) if alike else None
    return games.guessing(secrets, asked, table, ends=ends, same=same)


def best(game: Guessing[Any, Any], engine: games.EngineName) -> list[tuple[int, int]] | None:
    """The least total, and that of those with the least depth; None: there is no tree."""
    try:
        total, both = (game.tree(rule=rule, engine=engine) for rule in ("total", "both"))
    except Impossible:
        return None
    return [(0, total.total), (both.depth, both.total)]


@pytest.mark.long
def test_the_least_totals_of_both_engines_are_equal() -> None:
    draw = random.Random(7)
    for number in range(120):
        game = drawn_game(draw)
        assert best(game, "prolog") == best(game, "clingo"), number


@pytest.mark.long
def test_the_least_total_of_twenty_rows() -> None:
    """Bounds by numbers alone make this quick: without them it took 40 seconds."""
    draw = random.Random(22)
    table = {(one, secret): draw.randint(0, 1) for one in range(10) for secret in range(20)}
    game = games.guessing(range(20), range(10), table)
    assert best(game, "clingo") == best(game, "prolog") == [(0, 88), (5, 88)]
