"""Guessing games from Python: any values, any function, and files of one's own."""

from __future__ import annotations

import copy
import gc
import itertools
import json
import math
import multiprocessing
import operator
import os
import pickle
import re
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import process_time
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.conftest import thinned

from ludologic import Choice, games
from ludologic.engines.door import guessing as door
from ludologic.errors import BadInput, Impossible, TimeIsUp
from ludologic.games import Known, Node, Tree
from ludologic.games.table import find_symmetries

pytestmark = [pytest.mark.prolog, pytest.mark.usefixtures("kept_process")]


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
    assert game.tree(rule="total").total == 8
    assert game.tree(depth=4).depth <= 4
    with pytest.raises(Impossible, match="proved"):
        game.tree(depth=2)


def test_the_least_total_of_the_least_worst_case() -> None:
    rows = {"a": "012012", "b": "030210", "c": "000201"}
    game = games.guessing(range(6), rows, lambda question, secret: rows[question][secret])
    tree = game.tree(rule="both")
    assert (tree.depth, tree.total, tree.rule, tree.proved) == (2, 12, "both", True)
    assert game.tree(rule="both", depth=5) == tree
    assert (game.tree(rule="total").depth, game.tree(rule="total").total) == (3, 11)
    with pytest.raises(Impossible, match="proved"):
        game.tree(rule="both", depth=1)


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
    tree = higher_lower(4).tree(rule=goal, depth=depth)
    assert (tree.rule, tree.to_dict()["goal"]) == (goal, reached)
    assert tree.proved is (reached != "depth")
    assert ("proved" in tree.summary()) is tree.proved


def test_consistent_explain_suggest() -> None:
    game = higher_lower(10)
    history = [(5, "higher"), (8, "lower")]
    assert game.consistent(history) == [6, 7]
    assert game.explain(9, history) == [(2, "higher")]
    reason = "Try 6: it leaves 1 of 2 secrets at worst. That this is best is a guess."
    assert game.suggest(history) == Choice(6, reason, 1, values={6: 1})
    assert game.contradiction([(5, "higher"), (3, "equal"), (5, "lower")]) == (1, 2)
    with pytest.raises(Impossible, match="no secret draws 5:higher and 5:lower together"):
        game.suggest([(5, "higher"), (5, "lower")])
    with pytest.raises(BadInput, match="don't contradict each other"):
        game.contradiction_sentence(history)
    assert [game.answer(5, secret) for secret in (3, 5, 8)] == ["lower", "equal", "higher"]


def test_integers_of_the_rules_stay_integers(tmp_path: Path) -> None:
    game = games.named("higher_lower")
    assert game.secrets == game.questions == tuple(range(1, 101))
    assert game.answer(50, 37) == "lower" and game.turn("50:lower") == (50, "lower")
    assert game.suggest([(50, "lower")]).move in range(1, 50)
    with pytest.raises(BadInput, match="'50' is no question of this game: accepted are 1, 2, 3"):
        game.answer("50", 37)
    text = "secret(1). secret(f(2)). question(q). question_secret_answer(q, S, S)."
    own = games.load(rules(tmp_path, text))
    assert own.answers == own.secrets == (1, "f(2)")
    asp = tmp_path / "mine.lp"
    asp.write_text("secret(1;f(2)). question(q). answer(q, S, S) :- secret(S).")
    assert games.load(asp).secrets == (1, "f(2)")


def test_a_tree_is_read_again() -> None:
    game = higher_lower(7)
    tree = game.tree()
    read = game.subtree(json.loads(json.dumps(tree.to_dict()))["root"])
    assert game.certify(read) == game.certify(tree) and game.certify(read).correct
    assert game.secret("7") == game.question("7") == 7
    with pytest.raises(BadInput, match="'8' is no secret of this game"):
        game.secret("8")
    wrong: Any = 7
    with pytest.raises(BadInput, match=r"^7 is no text: accepted is how a secret is written"):
        game.secret(wrong)
    with Path(os.devnull).open() as closed:
        pass
    for wrong in ({}, [], None, 7, closed, {"question": 4, "children": [2]}, {"question": 4}):
        with pytest.raises(BadInput, match="is no tree: each node has a question and its"):
            game.subtree(wrong)


def test_how_a_question_divides_the_secrets() -> None:
    game = higher_lower(5)
    assert game.partition(2) == {"lower": [1], "equal": [2], "higher": [3, 4, 5]}
    assert game.partition(2, [5, 3, 1]) == {"lower": [1], "higher": [3, 5]}
    assert game.partition(2, []) == {}
    with pytest.raises(BadInput, match="6 is no secret of this game: accepted are 1, 2, 3, 4, 5"):
        game.partition(2, [6])
    with pytest.raises(BadInput, match="6 is no question of this game"):
        game.partition(6)
    coins = games.named("ship")
    left = coins.consistent([("shot(3,3)", "hit")])
    parts = coins.partition("shot(3,2)", left)
    assert parts["hit"] == coins.consistent([("shot(3,3)", "hit"), ("shot(3,2)", "hit")])


def test_what_is_certain_by_both_engines() -> None:
    """Each engine says what the secrets that are left would draw."""
    game = games.guessing(range(12), range(9), lambda asked, secret: secret * asked % 5)
    for history in ([], [(3, 1)], [(2, 2), (3, 3)]):
        left = game.consistent(history)
        drawn = {asked: {secret * asked % 5 for secret in left} for asked in range(9)}
        found = game.certain(history)
        assert found.possible == {asked: sorted(drawn[asked]) for asked in drawn}
        sure = {asked: min(drawn[asked]) for asked in drawn if len(drawn[asked]) == 1}
        assert found.certain == sure
        assert game.certain(history, engine="clingo") == found
    for engine in games.ENGINES:
        with pytest.raises(Impossible, match="no secret draws all these answers"):
            game.certain([(1, 0), (1, 1)], engine=engine)


def test_what_is_certain_of_a_large_game() -> None:
    begun = process_time()
    game = games.guessing(range(500), range(500), lambda asked, secret: secret < asked)
    found = game.certain([(300, True), (100, False)])
    assert process_time() - begun < 1  # clingo took 2.4 s for its 250,000 facts
    assert found.certain == {n: n >= 300 for n in range(500) if n <= 100 or n >= 300}
    assert found.possible[200] == [False, True]


@pytest.mark.parametrize("by", games.SUGGEST_RULES)
def test_measures(by: str) -> None:
    assert higher_lower(3, "known").suggest(rule=by).move == 2


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


@pytest.mark.deep
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
    assert {"higher_lower", "ship", "twelve_coins", "one_lie"} <= set(games.names("guessing"))
    assert not {"words", "attributes"} & set(games.names("guessing"))


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
        ("secret(1). secret(", r"line 1, column 18: this \( is never closed"),
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
        (
            "question(a).",
            "secret/1 is not defined: a guessing game defines secret/1, question/1 and "
            "question_secret_answer/3; for a game of two players there are TwoPlayers.FILE. and "
            "`ludologic game`",
        ),
        ("secret(1) :- fail. question(a).", "no secret"),
    ],
)
def test_mistakes_of_a_program(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        games.load(rules(tmp_path, text), time=0.5 if "repeat" in text else 9)


def test_a_game_is_opened_in_its_time() -> None:
    with pytest.raises(TimeIsUp):
        games.named("bulls_and_cows", time=0.3)
    with pytest.raises(TimeIsUp):
        games.words(__file__, time=0)


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


def permutations(length: int) -> games.Guessing:
    """Guess a permutation: the answer is how many places are right."""
    every = list(itertools.permutations(range(length)))
    right = lambda guess, secret: sum(map(operator.eq, guess, secret))  # noqa: E731
    return games.guessing(every, every, right, ends="asked")


@pytest.mark.deep
@pytest.mark.parametrize(
    ("rule", "figures"),
    thinned([("worst", (6, None)), ("total", (6, 535)), ("both", (6, 535))], {0}),
)
def test_symmetries_are_found(rule: Any, figures: tuple[int, int | None]) -> None:
    game = permutations(5)
    begun = process_time()
    tree = game.tree(rule=rule)
    assert process_time() - begun < 20  # without symmetries it takes some minutes
    assert tree.proved and game.certify(tree).correct
    assert (tree.depth, tree.total if figures[1] else None) == figures


@pytest.mark.deep
def test_found_symmetries_join_first_questions() -> None:
    game = permutations(5)
    find_symmetries(game._key)
    assert door.orbits(game=game._key) == [1] * 120
    sea = battleship()
    find_symmetries(sea._key)
    assert door.orbits(game=sea._key) == [1, 2, 2, 1, 2, 6, 6, 2, 2, 6, 6, 2, 1, 2, 2, 1]
    small = higher_lower(7)
    find_symmetries(small._key)
    assert door.orbits(game=small._key) == []


def battleship() -> games.Guessing:
    """A ship of two cells and a ship of one on 4x4."""
    cells = list(itertools.product(range(4), repeat=2))
    ships = [
        (here, there, one)
        for here, there in itertools.combinations(cells, 2)
        for one in cells
        if math.dist(here, there) == 1 and one not in (here, there)
    ]
    hit = lambda cell, ship: next((n for n, at in ((2, ship[:2]), (1, ship[2:])) if cell in at), 0)  # noqa: E731
    return games.guessing(ships, cells, hit)


FIVE_COINS = """
secret(f(C, W)) :- between(1, 5, C), member(W, [light, heavy]).
question(w(A, B)) :- between(1, 5, A), between(1, 5, B), A < B.
question_secret_answer(w(A, B), f(C, W), R) :-
    ( C == A -> down(W, right, left, R) ; C == B -> down(W, left, right, R) ; R = level ).
down(light, R, _, R).
down(heavy, _, R, R).
"""


def test_secrets_that_need_not_be_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "coins.pl"
    file.write_text(FIVE_COINS + "same(f(C, _), f(C, _)).")
    game = games.load(file)
    again = pickle.loads(pickle.dumps(game))
    for one, engine in ((game, "prolog"), (again, "prolog"), (game, "clingo")):
        tree = one.tree(engine=engine)  # type: ignore[arg-type]
        assert (tree.depth, tree.total, tree.proved) == (3, 24, True)
        assert one.certify(tree) == ((), (0, 6, 4))
    assert game.tree(rule="total").total == 24
    level = [f"w(1,{coin}):level" for coin in (2, 3, 4)]
    assert game.consistent(level) == ["f(5,light)", "f(5,heavy)"]
    with pytest.raises(Impossible, match=r"^the game is over: it is f\(5,light\)$"):
        game.suggest(level)
    with pytest.raises(Impossible, match=r"f\(1,light\) may not be asked"):
        games.load(file, ends="asked").tree()


@pytest.mark.parametrize(
    ("same", "said"),
    [
        ("same(f(1, X), f(1, X)).", "same(f(2,light),f(2,light)) is false"),
        (
            "same(X, X). same(f(1, light), f(2, light)).",
            "same(f(1,light),f(2,light)) is true, but same(f(2,light),f(1,light)) is false",
        ),
        (
            "same(f(A, W), f(B, W)) :- abs(A - B) =< 1.",
            "same(f(1,light),f(2,light)) and same(f(2,light),f(3,light)) are true, "
            "but same(f(1,light),f(3,light)) is false",
        ),
    ],
)
def test_what_does_not_divide_secrets_into_kinds(tmp_path: Path, same: str, said: str) -> None:
    file = tmp_path / "coins.pl"
    file.write_text(FIVE_COINS + same)
    with pytest.raises(BadInput) as caught:
        games.load(file)
    assert str(caught.value).endswith(f"same/2 does not divide the secrets into kinds: {said}")


@pytest.mark.long
def test_thirteen_coins() -> None:
    game = games.named("thirteen_coins")
    tree = game.tree()
    assert (tree.depth, tree.proved, game.certify(tree).correct) == (3, True, True)
    with pytest.raises(Impossible, match="proved"):
        game.tree(depth=2)


def test_secrets_that_need_not_be_told_apart_in_python() -> None:
    """Six secrets of two kinds need one question; which kinds they are, a function says."""

    def answer(question: str, secret: int) -> int:
        return secret % 2 if question == "even" else secret // 3

    game = games.guessing(range(6), ["even", "half"], answer, same=lambda a, b: a % 2 == b % 2)
    tree = game.tree()
    assert (tree.depth, tree.proved) == (1, True)
    assert pickle.loads(pickle.dumps(game)).tree() == tree


def test_what_is_no_same_in_python() -> None:
    refused: list[tuple[Any, str]] = [
        (lambda a, b: a < b, "same(5,5) is false"),
        (lambda a, b: a <= b, "same(5,6) is true, but same(6,5) is false"),
        (lambda a, b: abs(a - b) < 2, "same(5,6) and same(6,7) are true, but same(5,7) is false"),
        (lambda a, b: 1 / 0, "it is not known whether 5 and 5 are the same: ZeroDivisionError"),
        (7, "the int 7 is no same: it is a function of two secrets"),
    ]
    for same, said in refused:
        with pytest.raises(BadInput, match=re.escape(said)):
            games.guessing(range(5, 8), ["e"], lambda q, s: s, same=same).tree()
    with pytest.raises(BadInput, match="same is for a game that ends known: this one ends asked"):
        games.guessing([1], [1], lambda q, s: s, ends="asked", same=lambda a, b: True)


@pytest.mark.parametrize("kind", ["pl", "lp"])
def test_a_game_has_one_end(tmp_path: Path, kind: str) -> None:
    answers = {
        "pl": "question_secret_answer(Q, S, A) :- compare(A, S, Q).",
        "lp": "answer(Q, S, S - Q) :- question(Q), secret(S).",
    }
    file = tmp_path / f"mine.{kind}"
    file.write_text(
        f"secret(1). secret(2).\nquestion(1).\n{answers[kind]}\nends(asked). ends(known)."
    )
    with pytest.raises(BadInput, match=re.escape("ends(asked) and ends(known) are both true")):
        games.load(file)


def test_a_sentence_shows_the_beginning_of_a_long_text() -> None:
    game = games.guessing(["a" * 101, "b" * 100], ["q"], lambda _, secret: secret)
    with pytest.raises(BadInput) as raised:
        game.explain("c")
    assert str(raised.value) == (
        f"'c' is no secret of this game: accepted are {'a' * 100}..., {'b' * 100}"
    )


# A large game


@pytest.mark.long
def test_a_game_of_500_secrets_and_500_questions() -> None:
    def warmer(question: int, secret: int) -> str:
        away = abs(question - secret)
        return "found" if not away else "hot" if away <= 5 else "warm" if away <= 50 else "cold"

    game = games.guessing(range(500), range(500), warmer, ends="asked")
    assert game.consistent([(100, "hot"), (97, "warm")]) == [103, 104, 105]
    assert game.suggest([(100, "hot")]).value == 5  # of ten
    begun = time.process_time()
    certain = game.certain([(100, "hot"), (97, "warm")])
    assert certain.certain[0] == "cold" and certain.possible[104] == ["found", "hot"]
    assert time.process_time() - begun < 1.5
    tree = game.tree(rule="total", time=10)
    assert game.certify(tree).correct


def test_names_of_words_and_tables_are_plain_text(tmp_path: Path) -> None:
    """Quotes are for terms of Prolog."""
    words, table = tmp_path / "words.txt", tmp_path / "table.csv"
    words.write_text("12345\n54321\n00000\n00012\nco-o1\n")
    table.write_text("name,Big,it: is\nAnn B,yes,1\n007,no,2\nO'x,no,3\n")
    guessing = games.words(words)
    assert guessing.secrets == ("12345", "54321", "00000", "00012", "co-o1")
    assert guessing.consistent(["00000:gggxx"]) == ["00012"]
    assert guessing.suggest().move in guessing.secrets
    people = games.load(table)
    assert (people.secrets, people.questions) == (("Ann B", "007", "O'x"), ("Big", "it: is"))
    assert people.consistent(["Big:no", ("it: is", "3")]) == ["O'x"]
    assert people.explain("Ann B", ["Big:no"])[0].would == "yes"
