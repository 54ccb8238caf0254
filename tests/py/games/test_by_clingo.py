"""Guessing games in ASP: the same answers as Prolog's, on each game and by each program."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from ludologic import games
from ludologic.engines import asp
from ludologic.engines import rules as places
from ludologic.errors import BadInput, Impossible
from ludologic.games import Guessing, Known, Node, by_clingo

pytestmark = pytest.mark.prolog
pytest.importorskip("clingo")


def any_game(seed: int) -> tuple[Guessing, by_clingo.Facts]:
    """A game drawn by lot, told to both."""
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


@pytest.mark.parametrize("seed", range(24))
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
    least = game.tree(depth=depth + 1, goal="total").total
    assert sum(map(len, found.values())) == least


@pytest.mark.parametrize("seed", range(24))
def test_histories(seed: int) -> None:
    game, facts = any_game(seed)
    lots = random.Random(seed)
    secret = lots.choice(game.secrets)
    for turns in range(3):
        asked = [lots.choice(game.questions) for _ in range(turns)]
        history = [(question, game.answer(question, secret)) for question in asked]
        left = game.consistent(history)
        assert by_clingo.left(facts, history) == left
        sure, possible = by_clingo.certain(facts, history)
        drawn = [{(q, game.answer(q, s)) for q in game.questions} for s in left]
        assert sure == set.intersection(*drawn)
        assert possible == set.union(*drawn)


def listed(node: Any) -> Any:
    """A tree as facts of certify.lp are made of."""
    if isinstance(node, Known):
        return node.secret
    children = [[answer, listed(child)] for answer, child in node.children.items()]
    return [node.question, node.secrets, children]


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


@pytest.mark.parametrize("seed", range(24))
def test_certificates(seed: int) -> None:
    game, facts = any_game(seed)
    if depth_of(game) is None:
        return
    lots = random.Random(seed)
    right = game.tree(goal="total").root
    for tree in (right, broken(right, lots), broken(right, lots)):
        ours = game.certify(tree)
        theirs, found = by_clingo.certificate(facts, listed(tree), len(facts.questions) + 2)
        lost = {fault.what for fault in ours.faults if fault.kind == "secret"}
        assert {fault[1:] for fault in theirs if fault[0] == "secret"} == lost
        assert [n for n in found[1:] if n] == [n for n in ours.histogram if n]


def instance(name: str, **constants: int) -> dict[str, list[Any]]:
    files = [places.program("games", "contract.lp"), places.program("games", f"{name}.lp")]
    model = asp.Program(files, [], constants).model()
    assert model is not None
    found: dict[str, list[Any]] = {}
    for kind, *rest in model:
        found.setdefault(kind, []).append(rest)
    assert "fault" not in found
    return found


def partitions(answers: list[Any]) -> dict[Any, int]:
    """How often questions have classes of just these sizes."""
    classes: dict[Any, dict[Any, int]] = {}
    for question, _, answer in answers:
        row = classes.setdefault(question, {})
        row[answer] = row.get(answer, 0) + 1
    counts: dict[Any, int] = {}
    for row in classes.values():
        sizes = tuple(sorted(row.values()))
        counts[sizes] = counts.get(sizes, 0) + 1
    return counts


def told_by_prolog(game: Guessing) -> list[Any]:
    return [
        (question, secret, answer)
        for question in game.questions
        for answer in game.answers
        for secret in game.consistent([(question, answer)])
    ]


@pytest.mark.parametrize("name", ["higher_lower", "ship", "one_lie", "blacks_only"])
def test_instances_are_the_same_game(name: str) -> None:
    game = games.named(name)
    told = instance(name)
    assert len(told["secret"]) == len(game.secrets)
    assert len(told["question"]) == len(game.questions)
    assert partitions(told["answer"]) == partitions(told_by_prolog(game))


def test_answers_of_the_ship_are_the_same() -> None:
    file = places.program("games", "ship.lp")
    assert sorted(told_by_prolog(games.load(file))) == sorted(told_by_prolog(games.named("ship")))


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
    files = [places.program("games", "strategy.lp"), places.program("games", f"{name}.lp")]
    assert asp.Program(files, [], constants | {"depth": depth - 1}).model() is None
    found = asp.Program(files, [], constants | {"depth": depth}).best()
    assert found is not None
    assert total is None or found.cost == (total,)


@pytest.mark.parametrize("pair", ["speed-abide", "speed-erase", "kebab-abbey", "aabbb-bbaaa"])
def test_words(pair: str, tmp_path: Path) -> None:
    guess, secret = pair.split("-")
    facts = [
        ("letter", number, place, letter)
        for number, word in enumerate((guess, secret), start=1)
        for place, letter in enumerate(word, start=1)
    ]
    model = asp.Program([places.program("games", "words.lp")], facts).model() or ()
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


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("secret(1).", r"question\(Q\)"),
        ("question(1).", r"secret\(S\)"),
        ("secret(1..2). question(1). answer(1, 1, a).", "no answer"),
        ("secret(1). question(1). answer(1, 1, (a;b)).", "two answers"),
        ("secret(1). question(1). answer(1, 1, a). ends(never).", "never"),
        ("secret(1). question(1). { answer(1, 1, a) }.", "more than one answer set"),
        ("secret(1). :- secret(1).", "no answer set"),
        ("secret(", "can't be loaded"),
        ("secret(X + 1) :- secret(X). secret(1).", "has not come to an end"),
    ],
)
def test_mistakes(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        games.load(rules(tmp_path, text), seconds=3)


def test_a_game_of_ones_own(tmp_path: Path) -> None:
    text = (
        "ends(asked). secret(1..7). question(1..7)."
        'answer(Q, S, "up") :- question(Q), secret(S), S > Q.'
        "answer(Q, S, down) :- question(Q), secret(S), S <= Q."
    )
    game = games.load(rules(tmp_path, text))
    assert game.tree().depth == 3
    assert set(game.answers) == {"up", "down"}
