"""The answer sets of any program, with facts, in plain values."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from ludologic import Term, Text, Var, games, models
from ludologic.engines import answer_sets, asp
from ludologic.errors import BadInput, TimeIsUp, quote

TURNS = [("turn", 1, 1234, 1, 2), Term("turn", 2, 1325, 0, 2)]
DEFINITION = "mastermind/definition.lp"


def sentence(ask: Callable[[], Any]) -> str:
    with pytest.raises(BadInput) as error:
        ask()
    return str(error.value)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def program(text: str) -> str:
    Path("mine.lp").write_text(text)
    return "mine.lp"


def test_the_rules_are_asked_by_their_name() -> None:
    found = models(DEFINITION, TURNS).all()
    assert len(found) == 64
    assert sorted(found[0].named("secret"))[0][0] == 1
    brave = models(DEFINITION, TURNS, mode="brave").first()
    assert brave is not None
    assert set(brave) == {atom for model in found for atom in model}
    three = models([DEFINITION, program("#show secret/2.")], TURNS, constants={"colours": 6})
    assert 0 < len(three.all()) < 64


def test_one_s_own_program_and_each_mode() -> None:
    file = program("1 {colour(N, (r;g))} 1 :- node(N). #show colour/2.")
    found = models(file, [("node", 1)])
    assert {model.named("colour")[0] for model in found} == {(1, "g"), (1, "r")}
    assert found
    (brave,) = models(file, [("node", 1)], mode="brave")
    assert (brave, brave.cost) == ((Term("colour", 1, "g"), Term("colour", 1, "r")), ())
    assert models(Path(file), [("node", 1)], mode="cautious").all() == [()]
    nothing = models(program("a. :- a."), mode="cautious")
    assert nothing.first() is None and not nothing
    assert models("mine.lp", mode="brave").all() == models("mine.lp").all() == []


def test_the_optimal_ones_have_their_cost() -> None:
    file = program("1 {a(1..3)} 2. b :- a(2). #minimize {X : a(X); 1@2 : b}. #show a/1.")
    (best,) = models(file, mode="optimal").all()
    assert (best, best.cost, best.proven) == ((Term("a", 1),), (0, 1), True)
    assert len(models(file).all()) == 6
    (brave,) = models(file, mode="brave")
    assert [*brave] == [Term("a", 1), Term("a", 2), Term("a", 3)]
    two = models(program("1 {a(1..2)} 1. #minimize {1 : a(_)}."), mode="optimal").all()
    assert [(*model, model.cost, model.proven) for model in sorted(two, key=repr)] == [
        (Term("a", 1), (1,), True),
        (Term("a", 2), (1,), True),
    ]


@pytest.mark.parametrize("cost", ["", "#minimize {1 : c}.", "#minimize {0 : a}."])
def test_where_nothing_costs_all_are_optimal(cost: str) -> None:
    found = models(program(f"1 {{a; b}} 1. {cost}"), mode="optimal").all()
    assert sorted(found) == [(Term("a"),), (Term("b"),)] and all(one.proven for one in found)


VALUES: list[Any] = [
    0,
    -(2**31) + 1,
    "name",
    "_name'",
    Text(""),
    Text('quotes " and \\, a. b(X) :- halt.\n'),
    (),
    (1,),
    ("name", (2, Text("x"))),
    Term("f", 1, Term("-g", "h")),
    "#inf",
    "#sup",
]


def test_values_come_back_as_they_went() -> None:
    facts = [Term("fact", number, value) for number, value in enumerate(VALUES)]
    facts += [Term("-fact", 1), Term("alone")]
    (found,) = models(program("#show fact/2. #show -fact/1. #show alone/0. #show 5."), facts)
    assert found.named("fact") == list(enumerate(VALUES))
    assert (found.named("-fact"), found.named("alone"), 5 in found) == ([(1,)], [()], True)
    assert models(program("a."), ["b", ("c", "true")]).all()[0] == (
        Term("a"),
        Term("b"),
        Term("c", "true"),
    )


FACT = """a fact is ("n", 1), Term("n", 1) or a name such as "n"; rules stand in the file"""
FORM = "it is a whole number, a name, a Text, a tuple of values or a Term"
ODD: dict[str, Any] = {
    f"'halt.' is no fact: {FACT}": "halt.",
    f"'a:-b' is no fact: {FACT}": "a:-b",
    f"'n(1)' is no fact: {FACT}": "n(1)",
    "not a name that clingo knows: 'X'": ("p", "X"),
    "not a name that clingo knows: 'p(1)'": Term("p(1)", 1),
    f"'' is no fact: {FACT}": "",
    "a string of clingo has no character 0": ("p", Text("\0")),
    "no number of clingo: 2147483648 (it is -2147483648 to 2147483647)": ("p", 2**31),
    f"None is no value of ASP: {FORM}": ("p", None),
    f"the float 0.5 is no value of ASP: {FORM}": ("p", (0.5,)),
    f"the list [1] is no value of ASP: {FORM}": ("p", [1]),
    f"the bool True is no value of ASP: {FORM}": ("p", True),
    "Term('a') would come back as 'a': write it so": ("p", Term("a")),
    "'\\ud800' is no text: it has half of a character": ("p", Text("\ud800")),
    "not a name that clingo knows: '-'": ("p", Term("-", Term("p", 1))),
    f"the Var Var('x') is no value of ASP: {FORM}": ("p", Var("x")),
    f"5 is no fact: {FACT}": 5,
    f"the tuple () is no fact: {FACT}": (),
}


@pytest.mark.parametrize("said", ODD)
def test_no_text_is_read_as_a_rule(said: str) -> None:
    assert sentence(lambda: models(program(""), [ODD[said]])) == said


FAULTS = {
    "p(1). q(\n": "line 2: syntax error, unexpected EOF, expecting ) or ;",
    "a.\np(X) :- not q(X).\n": "line 2: unsafe variables in: p(X):-not q(X). ; 'X' is unsafe",
    "a.\n#script (python)\nprint(1)\n#end.\n": "line 2: python support not available",
    "a.\n#script (lua)\nos.exit()\n#end.\n": "line 2: lua support not available",
    "a. %* never ends\n": "line 2: lexer error, unexpected <EOF>",
}


@pytest.mark.parametrize("text", FAULTS)
def test_what_clingo_can_t_read_is_told_with_its_line(text: str, tmp_path: Path) -> None:
    said = sentence(models(program(text)).all)
    assert said == f"{tmp_path / 'mine.lp'}, {FAULTS[text]}"


def test_what_is_included_has_its_own_lines(tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "other.lp").write_text("b.\n\nc(X).\n")
    (folder / "main.lp").write_text('a.\n#include "other.lp".\nd(.\n')
    assert sentence(models("rules/main.lp").all).startswith(
        f"{folder / 'main.lp'}, line 3: syntax error, unexpected ."
    )
    (folder / "main.lp").write_text('a.\n#include "other.lp".\n')
    assert sentence(models("rules/main.lp").all).startswith(
        f"{folder / 'other.lp'}, line 3: unsafe variables in: c(X)"
    )
    (folder / "main.lp").write_text('#include "none.lp".\n')
    assert sentence(models("rules/main.lp").all) == (
        f"{quote(folder / 'none.lp')} can't be read: there is no such file"
    )


def test_what_is_no_program_is_told() -> None:
    missing = "can't be read: there is no such file, nor is it one of the rules"
    for name in ("none.lp", "mastermind/definition.pl", "../pyproject.toml", "mastermind"):
        assert sentence(lambda given=name: models(given)) == f"'{name}' {missing}"
    form = "it is a Path, or a name as text, or several of them"
    assert sentence(lambda: models(5)) == f"the int 5 is no program: {form}"  # type: ignore
    assert sentence(lambda: models([])) == f"there is no program: {form}"
    file, text = program("a."), "n(1..3)."
    said = sentence(lambda: models(file, text))  # type: ignore[arg-type]
    assert said == f"the str 'n(1..3).' is no list of facts: {FACT}"
    assert sentence(lambda: models(file, mode="best")) == (  # type: ignore[arg-type]
        "'best' is no mode: accepted are all, brave, cautious, optimal"
    )
    assert sentence(lambda: models(file, constants={"N": 1})) == (
        "not a name that clingo knows: 'N'"
    )
    assert sentence(lambda: models(file, constants={"n": "x"})) == (  # type: ignore[dict-item]
        "'x' is no value of n: a constant is a whole number"
    )


@pytest.mark.deep
def test_time_is_kept_while_rules_are_made_ground_and_in_the_search() -> None:
    begun = time.monotonic()
    with pytest.raises(TimeIsUp, match=r"the time of 0\.2 seconds is up: nothing is known yet"):
        models(program("n(0). n(X + 1) :- n(X)."), time=0.2).all()
    assert time.monotonic() - begun < 30  # of a busy machine; it would never end
    with pytest.raises(TimeIsUp) as error:
        models(program("{a(1..60)}."), time=1).all()
    assert str(error.value).endswith(" answer sets found") and len(error.value.reached) > 1
    hard = "{a(1..90)}. :- #sum {X*X\\17,X : a(X)} < 300. #minimize {X*X\\13+1,X : a(X)}."
    with pytest.raises(TimeIsUp) as error:
        models(program(hard), mode="optimal", time=1).all()
    assert error.value.reached.cost and not error.value.reached.proven


def test_answer_sets_come_one_by_one() -> None:
    many = models(program("{a(1..60)}."))
    with many as found:
        first, second = iter(found), iter(found)
        assert [next(first), next(second)] == [next(iter(many)), next(iter(many))]
    assert [*first] == [] == [*second]


KEPT = (
    'p(2147483647, 0x7fffffff, "99999999999", "ñ \\" ü"). % é\n%* ö %* ä *%\n ß *% x_99999999999.\n'
)
MISREAD = {
    f"{quote('9' * 5000)} is too large: a number is at most 2,147,483,647": f"p({'9' * 5000}).",
    "'0x80000000' is too large: a number is at most 2,147,483,647": "p(0x80000000).",
    "'ñ' is accepted only in strings and comments": "q(ñ).",
}


@pytest.mark.parametrize("said", MISREAD)
def test_what_clingo_would_misread_is_told_with_its_line(said: str, tmp_path: Path) -> None:
    """It takes 1215752191 for 99999999999, and a letter that it can't read ends its process."""
    file = tmp_path / "mine.lp"
    file.write_text(KEPT, "utf-8")
    (found,) = models(file).all()
    assert found.named("p") == [(2147483647, 2147483647, "99999999999", 'ñ " ü')]
    file.write_text(f"{KEPT}{MISREAD[said]}\n", "utf-8")
    with pytest.raises(BadInput, match=re.escape(f"{file}, line 4: {said}")):
        models(file).all()
    for loaded in (games.load, games.TwoPlayers):
        with pytest.raises(BadInput, match=re.escape(f"line 4: {said}")):
            loaded(file)
    assert asp.ran(f"p.\n{MISREAD[said]}", "")["said"].startswith("<block>:2:3-4: error: ")


def test_facts_in_a_set_and_names_of_constants() -> None:
    some = {("turn", 1, 1234, 1, 2), ("turn", 2, 1325, 0, 2)}
    assert len(models(DEFINITION, some).all()) == 64
    assert repr(models(DEFINITION)) == "<each answer set, found when it is asked for>"
    said = sentence(lambda: models(DEFINITION, constants={3: 5}))  # type: ignore[dict-item]
    assert said == "3 is no name of a constant: it begins with a small letter"


def test_one_process_answers_and_makes_the_rules_ground_once() -> None:
    file = program("{a(1..3)}. :- not a(_).  % once")
    many = models(file)
    first = many.first()
    assert many and many.first() == first == many.all()[0]
    assert len(many.all()) == 7 == len(models(file, mode="all").all())
    process = answer_sets._idle[-1]
    for mode, known in (("brave", 1), ("optimal", 7), ("cautious", 1), ("all", 7)):
        assert len(models(file, mode=mode).all()) == known  # type: ignore[arg-type]
    assert answer_sets._idle[-1] is process and process.lives()
    Path(file).write_text("{a(1..4)}. :- not a(_).  % once")  # as long, and as old
    assert len(models(file).all()) == 15
    assert len(models(file, [("b", 1)], constants={"n": 1}).all()) == 15


def test_answer_sets_come_in_the_order_of_clingo_whatever_the_batch() -> None:
    found = models(
        program("{bit(1..11)}. #show. #show X : bit(X). #show f(X,Y) : bit(X), bit(Y), X<Y.")
    )
    sets = found.all()
    assert len(sets) == len(set(sets)) == 2048  # more than a batch
    assert [*found] == sets
    three = Term("f", 1, 2), Term("f", 1, 3), Term("f", 2, 3)
    assert (1, 2, 3, *three) in sets


@pytest.mark.deep
def test_a_program_that_never_is_ground_leaves_others_alone() -> None:
    """It is ended with its process; the others' answers come from another one."""
    endless, other = program("n(0). n(X + 1) :- n(X)."), Path("other.lp")
    other.write_text("{a(1..60)}. #show a/1.")
    under_way = iter(models(other))
    one = next(under_way)
    late: list[BaseException] = []

    def ask() -> None:
        try:
            models(endless, time=1).all()
        except TimeIsUp as error:
            late.append(error)

    asking = Thread(target=ask)
    asking.start()
    while asking.is_alive():
        assert models(other).first() == one
    asking.join()
    assert len(late) == 1 and next(under_way) != one
    under_way.close()  # type: ignore[attr-defined]


def test_a_process_that_somebody_has_ended_is_not_asked() -> None:
    file = program("a.")
    models(file).all()
    for process in answer_sets._idle:
        os.kill(process._process.pid, signal.SIGKILL)
        process._process.wait()
    assert models(file).all() == [(Term("a"),)]


def test_the_least_number_of_clingo() -> None:
    """clingo itself goes on from the greatest with the least."""
    (model,) = models(program("q(X+1) :- p(X)."), [("p", 2**31 - 1), ("r", -(2**31))]).all()
    assert (model.named("q"), model.named("r")) == ([(-(2**31),)], [(-(2**31),)])
    (again,) = models(program("q(X) :- p(X)."), [("p", *model.named("q")[0])]).all()
    assert again.named("q") == [(-(2**31),)]
