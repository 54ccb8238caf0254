"""Guessing games from Python: any values, any function, and files of one's own."""

from __future__ import annotations

import copy
import gc
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludologic import games
from ludologic.errors import BadInput, Impossible
from ludologic.games import Known, Node, Tree

pytestmark = pytest.mark.prolog


def compare(question: int, secret: int) -> str:
    return "higher" if secret > question else "lower" if secret < question else "equal"


def higher_lower(most: int, ends: str = "asked") -> games.Guessing:
    numbers = range(1, most + 1)
    return games.guessing(numbers, numbers, compare, ends=ends)


def test_binary_search_emerges() -> None:
    tree = higher_lower(7).tree()
    assert (tree.depth, tree.total, tree.histogram, tree.proved) == (3, 17, (1, 2, 4), True)
    assert isinstance(tree.root, Node) and tree.root.question == 4
    assert tree.root.children.keys() == {"lower", "higher"}


def test_known_is_enough() -> None:
    tree = higher_lower(7, "known").tree()
    assert tree.depth == 2
    leaves = [tree.root]
    found = []
    while leaves:
        node = leaves.pop()
        if isinstance(node, Known):
            found.append(node.secret)
        else:
            leaves += node.children.values()
    assert sorted(found) == list(range(1, 8))


def test_the_least_total_within_a_depth() -> None:
    game = higher_lower(4)
    assert game.tree(goal="total").total == 8
    assert game.tree(depth=4).depth <= 4
    with pytest.raises(Impossible, match="proved"):
        game.tree(depth=2)


def test_the_least_total_of_the_least_worst_case() -> None:
    rows = {"a": "012012", "b": "030210", "c": "000201"}
    game = games.guessing(range(6), rows, lambda question, secret: rows[question][secret])
    tree = game.tree(goal="both")
    assert (tree.depth, tree.total, tree.goal, tree.proved) == (2, 12, "both", True)
    assert game.tree(goal="both", depth=5) == tree
    assert (game.tree(goal="total").depth, game.tree(goal="total").total) == (3, 11)
    with pytest.raises(Impossible, match="proved"):
        game.tree(goal="both", depth=1)


@pytest.mark.parametrize(
    ("goal", "depth", "reached"),
    [
        ("worst", None, "worst"),
        ("worst", 3, "depth"),
        ("total", None, "total"),
        ("total", 3, "within"),
        ("both", 3, "both"),
    ],
)
def test_what_a_tree_is_proved_to_be(goal: str, depth: int | None, reached: str) -> None:
    tree = higher_lower(4).tree(goal=goal, depth=depth)
    assert (tree.goal, tree.proved) == (reached, reached != "depth")
    assert ("proved" in tree.summary()) is tree.proved


def test_consistent_explain_suggest() -> None:
    game = higher_lower(10)
    history = [(5, "higher"), (8, "lower")]
    assert game.consistent(history) == [6, 7]
    assert game.explain(9, history) == [(2, "higher")]
    assert game.suggest(history) in (6, 7)
    assert game.contradiction([(5, "higher"), (3, "equal"), (5, "lower")]) == (1, 2)
    with pytest.raises(Impossible, match="no secret draws 5:higher and 5:lower together"):
        game.suggest([(5, "higher"), (5, "lower")])
    with pytest.raises(BadInput, match="don't contradict each other"):
        game.contradiction_sentence(history)
    assert [game.answer(5, secret) for secret in (3, 5, 8)] == ["lower", "equal", "higher"]


@pytest.mark.parametrize("by", games.MEASURES)
def test_measures(by: str) -> None:
    assert higher_lower(3, "known").suggest(by=by) == 2


def test_the_answer_is_asked_once_a_pair() -> None:
    asked: list[tuple[int, int]] = []

    def answer(question: int, secret: int) -> bool:
        asked.append((question, secret))
        return secret <= question

    game = games.guessing(range(8), range(8), answer)
    game.tree()
    game.consistent([(3, True)])
    assert len(asked) == len(set(asked)) == 64


def test_mappings() -> None:
    pairs = {(q, s): compare(q, s) for q in range(5) for s in range(5)}
    nested = {q: {s: compare(q, s) for s in range(5)} for q in range(5)}
    assert games.guessing(range(5), range(5), pairs).tree().total == 9
    assert games.guessing(range(5), range(5), nested).tree().total == 9


def test_a_table_as_pandas_has_it() -> None:
    class Column(dict[str, str]):
        pass

    class Table(dict[str, Column]):
        loc = None

    table = Table(hat=Column(ann="yes", bob="no"), beard=Column(ann="no", bob="no"))
    tree = games.guessing(["ann", "bob"], ["beard", "hat"], table).tree()
    assert isinstance(tree.root, Node) and tree.root.question == "hat"


def test_any_hashable_values() -> None:
    secrets = [(1, "a"), frozenset({2}), None]
    game = games.guessing(secrets, ["which"], lambda _, secret: (secret,))
    tree = game.tree()
    assert isinstance(tree.root, Node)
    assert {one.secret for one in tree.root.children.values()} == set(secrets)
    assert game.certify(tree).correct


def test_certify() -> None:
    game = higher_lower(3)
    wrong = Node(2, 3, {"lower": Node(1, 1, {}), "higher": Node(1, 1, {})})
    certificate = game.certify(wrong)
    assert [(fault.kind, fault.what) for fault in certificate.faults] == [("secret", (3,))]
    assert game.certify(game.tree()).histogram == (1, 2)


def _own(folder: Path) -> games.Guessing:
    file = folder / "own.csv"
    file.write_text("secret,hat,beard\nann,yes,no\nbob,no,no\neve,yes,yes\n", "utf-8")
    game = games.load(file)
    file.unlink()  # what was read from it is the game
    return game


def test_games_are_pickled_and_copied(tmp_path: Path) -> None:
    for game in (games.named("higher_lower", ends="known"), higher_lower(7), _own(tmp_path)):
        tree = game.tree()
        for again in (pickle.loads(pickle.dumps(game)), copy.copy(game)):
            assert repr(again) == repr(game) and again.tree() == tree
            assert again.consistent(engine="clingo") == game.consistent()
            del again
            gc.collect()
        games.guessing([1, 2], [1], compare).tree()  # what was dropped is closed now
        assert game.tree() == tree


def test_games_in_another_process(tmp_path: Path) -> None:
    """Started fresh, it has opened nothing under any key."""
    mine = [games.named("higher_lower"), _own(tmp_path)]
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=fresh) as pool:
        asked = [pool.submit(game.tree) for game in mine]
        assert [one.result() for one in asked] == [game.tree() for game in mine]


def test_pictures() -> None:
    tree = higher_lower(7).tree()
    ElementTree.fromstring(tree.svg())
    ElementTree.fromstring(tree.svg(9))
    assert tree.dot().startswith("digraph")
    assert "@TREE@" not in tree.html() and "</script>" in tree.html()
    assert "at most 3 questions" in tree.summary()
    assert "7 secrets" in repr(tree)
    assert tree._repr_svg_() == tree.svg()


def test_hostile_texts_in_pictures() -> None:
    evil = "</script><b>&\"'\\\n\x00"
    tree = games.guessing([evil, "b"], ["<q>"], lambda _, secret: secret + "]]>").tree()
    ElementTree.fromstring(tree.svg(3))
    assert tree.html().count("</script>") == 2
    assert evil not in tree.dot(3)


def test_what_is_proved_to_have_no_tree() -> None:
    with pytest.raises(Impossible, match="no question tells 0 and 2 apart: this proves"):
        games.guessing([0, 1, 2], ["odd"], lambda _, s: s % 2).tree()
    with pytest.raises(Impossible, match="2 may not be asked"):
        games.guessing([1, 2], [1], lambda q, s: q == s, ends="asked").tree()
    with pytest.raises(Impossible, match="no question tells"):
        games.guessing([1, 2], [], lambda q, s: 0).suggest()


def test_the_names() -> None:
    assert {"higher_lower", "ship", "twelve_coins", "one_lie"} <= set(games.names())
    assert not {"words", "attributes"} & set(games.names())


def test_ends_by_choice() -> None:
    assert games.named("higher_lower").tree().depth == 7
    assert games.named("higher_lower", ends="known").tree().depth == 6


def test_a_table_and_words(tmp_path: Path) -> None:
    table = tmp_path / "who.csv"
    table.write_text("who,hat,beard\nann,yes,no\nbob,no,no\ncleo,yes,yes\n")
    assert games.load(table).tree().depth == 2
    words = tmp_path / "words"
    words.write_text("crane\nslate\nocean\nenema\n")
    game = games.words(words)
    assert game.consistent([("crane", "xxgxg")]) == ["slate"]
    assert game.ends == "asked"


def rules(tmp_path: Path, text: str, suffix: str = "pl") -> Path:
    file = tmp_path / f"mine.{suffix}"
    file.write_text(text)
    return file


GAME = "secret(1). secret(2). question(a). question_secret_answer(a, S, S). "


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("secret(1). secret(", "Syntax error"),
        (":- repeat, fail.", "repeat,fail"),
        ("secret(X) :- repeat, X = 1. question(1).", "secret"),
        ("secret(_) :- repeat, fail.", "secret"),
        ("secret(1).", "question/1 is not defined"),
        (GAME + "question_secret_answer(a, 1, 7).", r"\?- question_secret_answer\(a,1,A\)"),
        ("secret(1). question(a). question_secret_answer(a, S, f(_, S)).", "variable"),
        ("secret(1). question(a). question_secret_answer(a, _, A) :- A = f(A).", "itself"),
        ("secret(1). question(a). question_secret_answer(a, _, A) :- freeze(A, true).", "variable"),
        ("secret(1). question(a). question_secret_answer(a, _, A) :- A is 1/0.", "zero_divisor"),
        ("secret(1). question(a). question_secret_answer(a, _, _) :- throw(oops).", "oops"),
        (
            "secret(1). question(a). question_secret_answer(a, _, _) :- halt.",
            "No permission to end",
        ),
        ("secret(1). question(a). question_secret_answer(a, _, _{v: 1}).", "variable"),
        (":- if((repeat, fail)). :- endif.", "the condition repeat,fail runs on"),
        (GAME + "ends(maybe).", r"ends\(maybe\)"),
        ("question(a).", "secret/1 is not defined"),
        ("secret(1) :- fail. question(a).", "no secret"),
    ],
)
def test_mistakes_of_a_program(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        games.load(rules(tmp_path, text), seconds=1)


def test_answers_that_are_any_ground_terms(tmp_path: Path) -> None:
    told = "secret(1). secret(2). secret(3). secret(4). question(a). "
    answers = ['"s"', "s", "d{v: 1}", "f([1r3,-0.0])"]
    for number, answer in enumerate(answers, start=1):
        told += f"question_secret_answer(a, {number}, {answer}). "
    tree = games.load(rules(tmp_path, told)).tree()
    assert isinstance(tree.root, Node) and len(tree.root.children) == 4


@pytest.mark.parametrize("more", ["", ":- halt.", ":- initialization(halt).", ":- writeln(hi)."])
def test_a_program(tmp_path: Path, more: str, capfd: pytest.CaptureFixture[str]) -> None:
    tree = games.load(rules(tmp_path, GAME + more)).tree()
    assert isinstance(tree, Tree) and tree.depth == 1
    assert capfd.readouterr().out == ""


def test_a_program_that_was_changed(tmp_path: Path) -> None:
    assert games.load(rules(tmp_path, GAME)).tree().secrets == 2
    assert games.load(rules(tmp_path, GAME.replace("secret(2).", ""))).tree().secrets == 1
