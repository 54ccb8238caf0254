"""Any relation asked with plain values, and one's own rules."""

from __future__ import annotations

import doctest
import math
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import ludologic
from ludologic import Term, Text, Var, games, load, models, query
from ludologic.ask import programs
from ludologic.ask.programs import Program
from ludologic.errors import BadInput, EngineFailure, LudologicError, LudologicWarning, TimeIsUp

pytestmark = pytest.mark.prolog

OWN = """\
% A program of the user.
same(X, X).
some(1). some("a"). some(b). some([c, d]). some(f(x)). some(1r3). some(2.5).
open_one(_).
twice(f(X), f(X), _).
partial([1|_]).
calls(X) :- nowhere(X).
endless(X) :- repeat, X = 1, fail.
cyclic(X) :- X = f(X).
unlike(X) :- dif(X, a).
ends_late :- ends_by(halt).
ends_by(Goal) :- call(Goal).
:- initialization(halt).
stream(X) :- current_output(X).
throws :- throw(my("ball")).
impatient :- call_with_time_limit(0.01, ( repeat, fail )).
adds(X, Y) :- Y is X + 1.
feedback(X) :- guess_secret_feedback([1,2], [2,1], X).
sleeps :- sleep(1000).
deep(0, z).
deep(N, s(X)) :- N > 0, N1 is N - 1, deep(N1, X).
count(1). count(2). count(3).
count(X) :- repeat, X = 4.
:- meta_predicate runs(0).
runs(Goal) :- call(Goal).
"""


@pytest.fixture(scope="module", autouse=True)
def own(tmp_path_factory: pytest.TempPathFactory) -> Program:
    file = tmp_path_factory.mktemp("own") / "mine.pl"
    file.write_text(OWN)
    return ludologic.load(file)


def write(file: Path, text: str) -> Path:
    file.write_text(text)
    return file


def sentence(ask: Callable[[], Any], kind: type[LudologicError] = BadInput) -> str:
    with pytest.raises(kind) as error:
        ask()
    return str(error.value)


def test_a_query_without_open_arguments_is_true_or_not() -> None:
    assert query("guess_secret_feedback", (1, 2), (2, 1), Term("-", 0, 2))
    assert not query("guess_secret_feedback", (1, 2), (2, 1), Term("-", 1, 1))
    assert query("guess_secret_feedback", (1, 2), (2, 1), Var("_")).all() == [{}]


def test_a_module_may_be_named() -> None:
    for name in ("mastermind_definition", "mastermind", "ludologic"):
        assert query(f"{name}:guess_secret_feedback", (1,), (1,), Term("-", 1, 0))
    assert query("mine:feedback", Var("x")).first() == {"x": Term("-", 0, 2)}


VALUES: list[Any] = [
    0,
    2**63,
    -(2**63) - 1,
    2**20_000,
    -(2**20_000),
    0.5,
    -1e300,
    5e-324,
    math.inf,
    -math.inf,
    Fraction(1, 3),
    Fraction(-(2**200), 3**200),
    True,
    False,
    "a",
    "null",
    "[]",
    "two words, ñ 🎲",
    "nul\0 and\nline\r\t\x1f\x7f",
    "quotes ' \" ` and \\",
    "x" * 100_000,
    tuple(range(10_000)),
    Text("a"),
    Text(""),
    (),
    (1, (2, ("a", ())), Text("b")),
    Term("variant", 3, 4, False),
    Term("f"),
    Term("variable", Text("x")),
    Term("text", ()),
    Term("{}", Term(":-", "a", "b")),
    Term("[|]", 1, Term("[|]", 2, "end")),
]


def test_values_come_back_as_they_went() -> None:
    for value in VALUES:
        (found,) = query("same", value, Var("x")).all()
        assert found == {"x": value} and type(found["x"]) is type(value)


def test_other_forms_of_a_value() -> None:
    assert query("same", [1, [2]], Var("x")).first() == {"x": (1, (2,))}
    (nan,) = query("same", math.nan, Var("x")).all()
    assert math.isnan(nan["x"])
    assert [one["x"] for one in query("some", Var("x"))] == [
        1,
        Text("a"),
        "b",
        ("c", "d"),
        Term("f", "x"),
        Fraction(1, 3),
        2.5,
    ]


def test_a_variable_that_stays_open_is_a_var() -> None:
    assert query("open_one", Var("x")).all() == [{"x": Var("x")}]
    assert query("same", Var("x"), Var("y")).all() == [{"x": Var("x"), "y": Var("x")}]
    assert query("same", Term("f", Var("x")), Term("f", 1)).all() == [{"x": 1}]
    found = query("twice", Var("x"), Var("y"), Var("_1")).first()
    assert found == {"x": Term("f", Var("_2")), "y": Term("f", Var("_2")), "_1": Var("_1")}
    assert query("partial", Var("x")).first() == {"x": Term("[|]", 1, Var("_1"))}


def test_constraints_that_are_left_are_terms() -> None:
    (found,) = query("unlike", Var("x"))
    assert (found, found.constraints) == ({"x": Var("x")}, (Term("dif", Var("x"), "a"),))
    assert repr(found) == "{'x': Var('x')}, Term('dif', Var('x'), 'a')"
    assert not query("unlike", "a") and query("unlike", "b").all() == [{}]


ODD = {
    "None is no value": None,
    "the dict {} is no value": {},
    "the type <class 'ludologic.values.Var'> is no value": Var,
}


@pytest.mark.parametrize("start", ODD)
def test_what_is_no_value_is_refused(start: str) -> None:
    said = sentence(lambda: query("same", (ODD[start],), Var("x")))
    assert said == (f"{start}: it is a number, a text, a list or tuple of values, a Term or a Var")


def test_values_without_end_are_refused() -> None:
    circle: list[Any] = []
    circle.append(circle)
    assert sentence(lambda: query("same", circle, 1)) == (
        "a value is nested without end, or too deep"
    )
    assert sentence(lambda: query("cyclic", Var("x")).all()) == (
        "the value of x contains itself: a plain value has an end"
    )
    assert sentence(lambda: query("deep", 5000, Var("x")).first(), EngineFailure) == (
        "what the rules answer is nested too deep for Python"
    )
    found = query("deep", 50, Var("x")).first()
    assert found is not None and repr(found).count("Term('s'") == 50
    assert "is in an answer, and no plain value stands for it" in sentence(
        lambda: query("stream", Var("x")).all()
    )


HOSTILE = [
    "halt",
    "shell(x)",
    "X",
    "system:halt",
    "call",
    "catch",
    ",",
    ";",
    "[user]",
    "consult",
    "rules_secrets",
    "why",
    "claims_agreement",
    "mine:runs",
    "lists:append",
    "shared_questions:asked_text",
    "",
    "\0",
    "\x1b[2J\n\r",
    "\ud800",
    "~w~@",
    "x" * 10_000,
    "ñandú 🎲",
]
REFUSED = (
    "is no relation that can be asked: accepted are those of the rules and of loaded files whose "
    "arguments are values, not goals"
)


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: ascii(text)[:20])
def test_no_text_is_read_as_a_goal(text: str) -> None:
    for arguments in ([], ["halt"], [text, Var("x"), Term(text, 1)])[-1 if len(text) < 3 else 1 :]:
        said = sentence(lambda given=arguments: query(text, *given))
        assert "is no relation" in said or "is no text" in said, said
        assert said.isprintable() and len(said) < 300, said
        if text in ("halt", "system:halt", "rules_secrets", "consult"):
            assert said == f"'{text}' {REFUSED}"
    asked = query, "same", (text, Term(text, Text(text))), Var(text or "empty")
    if text == "\ud800":
        assert sentence(partial(*asked)) == "'\\ud800' is no text: it has half of a character"
        return
    (found,) = partial(*asked)()
    assert [*found.values()] == ([] if text == "_" else [(text, Term(text, Text(text)))])


def test_an_unknown_name_or_number_of_arguments_is_told() -> None:
    assert sentence(lambda: query("guess_secret_feedback", (1, 2))) == (
        "guess_secret_feedback takes 3 arguments, not 1: Guess, Secret, Feedback"
    )
    assert sentence(lambda: query("same", 1)) == "same takes 2 arguments, not 1"
    assert sentence(lambda: query("guess_secret_feedbak", 1, 1, 1)) == (
        "'guess_secret_feedbak' is no relation of the rules or of a loaded file: "
        "near it is guess_secret_feedback"
    )
    assert sentence(lambda: query(5)) == (  # type: ignore[arg-type]
        "the int 5 is no relation: it is the name of one of the rules"
    )


VARIANT = ("variant_code", 3, Var("x"))
OPEN = ("adds", Var("x"), Var("y"))
TEXT = ("guess_secret_feedback", "1234", (1, 2, 3, 4), Var("x"))
FAULTS: dict[str, tuple[Any, ...]] = {
    "variant_code can't be asked like this: Variant is 3, but a variant is expected": VARIANT,
    "guess_secret_feedback can't be asked like this: Guess is '1234', but a list is expected": TEXT,
    "adds can't be asked like this: it needs the value of an argument that is open": OPEN,
    "adds can't be asked like this: adds/2: Arithmetic: `b/0' is not a function": ("adds", "b", 1),
    "consistent can't be asked like this: History must be known": (
        "consistent",
        Var("x"),
        Var("y"),
    ),
    "calls goes wrong: nowhere/1 is called, but it is not defined (mine.pl, line 7)": ("calls", 1),
    'throws throws my("ball")': ("throws",),
    "impatient throws time_limit_exceeded": ("impatient",),
    "ends_late would end Prolog, which a relation that is asked may not do": ("ends_late",),
}


@pytest.mark.parametrize("said", FAULTS)
def test_what_goes_wrong_is_told_with_the_relation(said: str) -> None:
    kind = BadInput if "can't be asked" in said else EngineFailure
    assert sentence(query(*FAULTS[said]).all, kind) == said


def test_time_is_for_the_whole_search() -> None:
    with pytest.raises(TimeIsUp) as error:
        query("count", Var("x"), time=0.3).all()
    assert [one["x"] for one in error.value.reached[:4]] == [1, 2, 3, 4]
    assert str(error.value).startswith("the time of 0.3 seconds is up: ")
    assert str(error.value).endswith(" solutions found")
    with pytest.raises(TimeIsUp, match=r"the time of 0.2 seconds is up: nothing is known yet"):
        query("endless", Var("x"), time=0.2).first()
    few = query("count", Var("x"), time=60)
    assert [one["x"] for one, _ in zip(few, range(5), strict=False)] == [1, 2, 3, 4, 4]
    assert sentence(lambda: query("same", 1, 1, time=-1)).startswith("-1 is no time")


def engines() -> int:
    from ludologic.engines import prolog

    return len([*prolog.each("system", "current_engine")])


CODES = ("variant_code", Term("variant", 2, 3, False), Var("x"))


def test_what_is_not_taken_is_ended() -> None:
    before = engines()
    for solution in query(*CODES):
        assert solution == {"x": (1, 2)}
        break
    assert engines() == before
    with query(*CODES) as found:
        solutions: Iterator[Any] = iter(found)
        assert next(solutions) == {"x": (1, 2)}
        assert engines() == before + 1
        others = iter(found)
        assert [next(others), next(others), next(solutions)] == [
            {"x": (1, 2)},
            {"x": (1, 3)},
            {"x": (1, 3)},
        ]
    assert engines() == before
    assert [*solutions] == []


def test_solutions_of_one_s_own_rules_come_side_by_side() -> None:
    found = query("count", Var("x"))
    first, second = iter(found), iter(found)
    assert [next(first), next(second), next(first)] == [{"x": 1}, {"x": 1}, {"x": 2}]
    found.close()
    assert [*first] == [] == [*second]


@pytest.mark.deep
def test_what_nothing_stops_is_ended_with_its_process() -> None:
    begun = time.monotonic()
    with pytest.raises(TimeIsUp):
        query("sleeps", time=0.3).first()
    assert time.monotonic() - begun < 30  # of a busy machine
    lost = iter(query("count", Var("x")))
    assert next(lost) == {"x": 1}
    with pytest.raises(TimeIsUp):
        query("sleeps", time=0.3).first()
    assert sentence(lambda: next(lost)) == (
        "the process in which the rules ran was ended: ask anew"
    )
    assert query("count", Var("x")).first() == {"x": 1}


def test_any_thread_may_ask() -> None:
    said: list[Any] = []
    begun = iter(query(*CODES))
    next(begun)

    def ask() -> None:
        said.append(query(*CODES).first())
        said.append(iter(query(*CODES)))
        said.append(next(said[1]))
        try:
            next(begun)
        except BadInput as error:
            said.append(str(error))

    thread = threading.Thread(target=ask)
    thread.start()
    thread.join()
    assert said[0] == said[2] == {"x": (1, 2)} and next(said[1]) == {"x": (1, 3)}
    assert said[3] == (
        "the main thread has begun these solutions, and no other can go on with them: "
        "ask anew in this thread, or take all at once"
    )
    assert [*begun] == []
    assert query("count", Var("x")).first() == {"x": 1}


def test_a_program_is_loaded_again_after_an_edit(tmp_path: Path) -> None:
    file = write(tmp_path / "edited.pl", "colour(red).\ncolour(green).\nold(1).\n")
    program = ludologic.load(file)
    assert program == Program(file, ("colour/1", "old/1"), (), str(file))
    assert [one["x"] for one in query("colour", Var("x"))] == ["red", "green"]
    write(file, "colour(blue).\nshape(square, 4).\n")
    assert ludologic.load(str(file)).relations == ("colour/1", "shape/2")
    assert query("edited:colour", Var("x")).all() == [{"x": "blue"}]
    assert "is no relation" in sentence(lambda: query("edited:old", 1))
    for wrong, near in (("colouur", "colour"), ("guess_secret_feedbck", "guess_secret_")):
        said = f"'{wrong}' is no relation of the rules or of a loaded file: near it is {near}"
        assert sentence(lambda given=wrong: query(given, Var("x"))).startswith(said)


def test_the_last_file_comes_first(tmp_path: Path) -> None:
    ludologic.load(write(tmp_path / "one.pl", "which(one).\n"))
    ludologic.load(write(tmp_path / "two.pl", "which(two).\n"))
    assert query("which", Var("x")).all() == [{"x": "two"}]
    assert query("one:which", Var("x")).all() == [{"x": "one"}]


def test_a_module_has_its_exports(tmp_path: Path) -> None:
    text = (
        ":- module(colours_of_mine, [pair/2]).\npair(X, Y) :- one(X), one(Y).\none(1).\none(2).\n"
    )
    program = ludologic.load(write(tmp_path / "module.pl", text))
    assert program.relations == ("pair/2",)
    assert len(query("colours_of_mine:pair", Var("x"), Var("y")).all()) == 4
    assert "is no relation" in sentence(lambda: query("colours_of_mine:one", 1))


BROKEN = {
    "p(1).\np(2.\n": "'{file}' can't be loaded: line 2, column 2: this ( is never closed",
    "p :- .\n": (
        "'{file}' can't be loaded: line 1, column 6: there is no goal between :- and the full stop"
    ),
    "p.\n:- use_module(library(nowhere)).\n": (
        "'{file}' can't be loaded: line 2: source_sink `library(nowhere)' does not exist"
    ),
    "append(_, _, _) :- true.\nlength(_, _).\n": (
        "'{file}' can't be loaded: line 2: No permission to modify static procedure `length/2'"
    ),
    "p(1).\np(N) :- p(M),\n    N is M + K, p(K).\n": (
        "'{file}' can't be loaded: line 2: K has no value where N is M+K calculates with it: a "
        "goal before it has to give it one"
    ),
    "p.\n:- nowhere(3).\n": (
        "'{file}' can't be loaded: :- nowhere(3). goes wrong: nowhere/1 is called, but it is "
        "not defined"
    ),
}


@pytest.mark.parametrize("text", BROKEN)
def test_what_can_t_be_loaded_is_told_with_its_line(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = write(tmp_path / "broken.pl", "p(0).\n")
    ludologic.load("broken.pl")
    write(file, text)
    said = sentence(lambda: ludologic.load("broken.pl"))
    assert said.startswith(BROKEN[text].format(file=file))
    assert "is no relation" in sentence(lambda: query("broken:p", 0))


def test_what_is_odd_is_a_warning(tmp_path: Path) -> None:
    file = write(tmp_path / "odd.pl", "p(X) :- q(Y).\nq(1).\np(2).\n")
    with pytest.warns(LudologicWarning) as said:
        program = ludologic.load(file)
    assert program.warnings == (
        f"'{file}': line 1: Singleton variables: [X,Y]",
        f"'{file}': line 3: Clauses of p/1 are not together in the source-file",
    )
    assert [str(one.message) for one in said] == [*program.warnings]


def test_what_hides_a_relation_of_the_rules_is_told(tmp_path: Path) -> None:
    file = write(tmp_path / "hides.pl", "variant_code(x, y).\nvariant_code(x).\n")
    with pytest.warns(LudologicWarning) as said:
        ludologic.load(file)
    assert [str(one.message) for one in said] == [
        f"'{file}': variant_code/2 is asked instead of the one of the rules, which is "
        "mastermind_definition:variant_code now"
    ]
    asked = Term("variant", 1, 2, False), Var("code")
    assert query("variant_code", *asked).all() == []
    assert len(query("mastermind_definition:variant_code", *asked).all()) == 2
    ludologic.load(write(file, "other(1)."))


def test_what_swipl_loads_is_loaded(tmp_path: Path) -> None:
    """Compiled arithmetic would refuse the whole file."""
    file = write(tmp_path / "sums.pl", "more(X) :- Y is X + a, Y > 0.\nq(1).\n")
    with pytest.warns(LudologicWarning, match=r"line 1: Arithmetic: .* not a function"):
        ludologic.load(file)
    assert query("q", Var("x")).all() == [{"x": 1}]
    assert "not a function" in sentence(query("more", 1).all)


def test_no_file_and_no_text_of_prolog(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.pl"
    assert sentence(lambda: ludologic.load(missing)) == (
        f"'{missing}' can't be read: there is no such file"
    )
    for odd in (None, 5, "p(1)."):
        sentence(lambda given=odd: ludologic.load(given))


def test_the_page_on_queries_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = Path(__file__).parents[2] / "py" / "queries.md"
    text = page.read_text("utf-8").replace("```", "")
    said: list[str] = []
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    failed, tried = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert (failed, tried) == (0, 20), "".join(said)


def test_a_thread_that_waits_for_another_heeds_its_time(tmp_path: Path) -> None:
    """Programs run in one process, which answers one question after another."""
    file = tmp_path / "slow.pl"
    begun = tmp_path / "begun"
    slowly = f"slow(X) :- open('{begun}', write, File), close(File), sleep(1), X = 1."
    file.write_text(f"{slowly}\nquick(1).\n")
    ludologic.load(file)
    found: list[Any] = []
    slow = threading.Thread(target=lambda: found.append(query("slow", Var("x")).first()))
    slow.start()
    while not begun.exists():
        time.sleep(0.01)
    with pytest.raises(TimeIsUp):
        query("quick", Var("x"), time=0.3).all()
    assert found == []
    slow.join()
    assert found == [{"x": 1}]


def test_answers_may_be_dropped_in_the_middle_of_a_question(tmp_path: Path) -> None:
    """As the garbage collector does."""
    ludologic.load(write(tmp_path / "many.pl", "many(X) :- between(1, 9999, X)."))
    found = iter(query("many", Var("x")))
    assert next(found) == {"x": 1}
    process = programs.process()
    assert process is not None
    with process._asking():
        del found
    assert query("many", Var("x")).first() == {"x": 1}
    assert programs._late == []


LEFT = """
from ludologic import Term, Var, query

codes = [iter(query("variant_code", Term("variant", 3, 4, True), Var("code"))) for _ in "12"]
print([next(one)["code"] for one in codes])
"""


@pytest.mark.deep
def test_python_ends_with_answers_that_nobody_takes() -> None:
    command = [sys.executable, "-c", LEFT]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "[(1, 1, 1), (1, 1, 1)]\n", "")


def test_the_time_that_is_up_while_a_file_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "long.pl"
    file.write_text("\n".join(f"r({number}, X) :- between(1, 10, X)." for number in range(3000)))
    for seconds in (0.001, 0.005, 0.01, 0.02, 0.03):
        with pytest.raises(TimeIsUp):
            ludologic.load(file, time=seconds)


# A file is looked for in the working folder as it is when it is named


def with_files(folder: Path, number: int) -> None:
    """The files below in a folder of their own, each with the number in it."""
    folder.mkdir()
    files = {
        "words.txt": f"{'abc'[number] * 5}\nabdef\n",
        "table.csv": f"secret,a,b\ns{number},y,n\nz,n,y\n",
        "mine.pl": f"secret({number}). secret(9). question(9).\n"
        "question_secret_answer(Q, S, A) :- compare(A, Q, S).\n",
        "rules.pl": f"number_here({number}).\n",
        "rules.lp": f"number({number}).\n",
        "game.kif": f"(role r{number})(role s)(init (a 1))(<= (legal r{number} go) (true (a 1)))"
        "(<= (legal s wait) (true (a 1)))(<= (next (a 2)) (true (a 1)))(<= terminal (true (a 2)))"
        f"(goal r{number} 50)(goal s 50)",
    }
    for name, text in files.items():
        (folder / name).write_text(text)


def read_here(number: int) -> list[Any]:
    """What is read of each file, by its name alone."""
    load("rules.pl")
    return [
        games.words("words.txt").secrets[0],
        games.load("table.csv").secrets[0],
        games.load("mine.pl").secrets[0],
        query("number_here", Var("number")).first(),
        models("rules.lp").first().named("number"),
        games.TwoPlayers("game.kif").roles(),
    ]


def of_folder(number: int) -> list[Any]:
    word = "abc"[number] * 5
    return [word, f"s{number}", number, {"number": number}, [(number,)], (f"r{number}", "s")]


@pytest.mark.deep
def test_the_folder_of_python_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Prolog remembers the folder in which it began, and each of its threads its own."""
    found: list[Any] = []
    for number in (1, 2):
        with_files(tmp_path / str(number), number)
        monkeypatch.chdir(tmp_path / str(number))
        assert read_here(number) == of_folder(number)
    thread = threading.Thread(target=lambda: found.append(read_here(2)))
    thread.start()
    thread.join()
    assert found == [of_folder(2)]
    game = games.TwoPlayers("game.kif")  # it stays that of its file
    monkeypatch.chdir(tmp_path / "1")
    other = games.TwoPlayers("game.kif")
    assert game != other and repr(game) == "TwoPlayers('game.kif')"
    monkeypatch.chdir(tmp_path)
    assert pickle.loads(pickle.dumps(game)) == game
    assert (game.roles(), other.roles()) == (("r2", "s"), ("r1", "s"))


def test_all_come_in_batches_as_they_come_one_by_one(tmp_path: Path) -> None:
    codes = query("variant_code", Term("variant", 4, 7, True), Var("code"))
    found = codes.all()
    assert len(found) == 2401 and found == [*codes] and found[0] == codes.first()
    file = tmp_path / "late.pl"
    file.write_text("late(X) :- between(1, 3000, X).\nlate(X) :- sleep(0.1), late(X).\nodd(1).\n")
    load(file)
    assert query("odd", Var("x")).all() == [{"x": 1}] and query("late", Var("x")).first() == {
        "x": 1
    }
    for relation, *given in (
        ("late", Var("x")),
        ("variant_code", Term("variant", 8, 12, True), Var("c")),
    ):
        with pytest.raises(TimeIsUp) as error:
            query(relation, *given, time=0.5).all()
        assert str(error.value).endswith(f"{len(error.value.reached):,} solutions found")
    file.write_text("wrong(1).\nwrong(2).\nwrong(_) :- throw(oops).\n")
    load(file)
    with pytest.raises(EngineFailure, match="throws"):
        query("wrong", Var("x")).all()
    one, two = iter(query("wrong", Var("x"))), query("wrong", Var("x"))
    assert [next(one), two.first(), next(one)] == [{"x": 1}, {"x": 1}, {"x": 2}]


@pytest.mark.deep
def test_a_file_that_breaks_the_process_does_not_blame_the_next(tmp_path: Path) -> None:
    file, other = tmp_path / "breaks.pl", tmp_path / "innocent.pl"
    write(file, ":- assertz((user:message_hook(_, _, _) :- halt)).\nbroken_one(1).\n")
    ludologic.load(file)
    assert ludologic.load(write(other, "innocent_one(1).\n")).relations == ("innocent_one/1",)
    assert ludologic.load(write(file, "broken_one(2).\n")).relations == ("broken_one/1",)
    assert query("broken_one", Var("x")).all() == [{"x": 2}]
    assert query("innocent_one", Var("x")).all() == [{"x": 1}]


def test_terms_are_sorted_as_in_prolog(tmp_path: Path) -> None:
    inner: list[Any] = [3, 2, 2.0, -1, "b", "a", True, (), (2,), (1, 2), (1,), Term("f", 1, 2)]
    terms = [Term("-", one) for one in inner] + [Term("f", "a"), Term("-", 1, 2), Term("a", 1, 1)]
    ludologic.load(
        write(tmp_path / "sorts.pl", "in_order(Terms, Sorted) :- msort(Terms, Sorted).\n")
    )
    found = query("in_order", terms, Var("sorted")).first()
    assert found is not None and found["sorted"] == tuple(sorted(terms))


@pytest.mark.parametrize(
    "value", ["true", "false", "\ud800", Text("\ud800"), Term("[|]", 1, ()), Term("f", ["false"])]
)
def test_what_would_come_back_as_another_value_is_refused(value: Any) -> None:
    with pytest.raises(BadInput, match=r"would come back as|is no text|is a list"):
        query("same", value, Var("x"))


WRITTEN = {
    "variant(3,4,false)": Term("variant", 3, 4, False),
    "X is 7 mod -2": Term("is", Var("X"), Term("mod", 7, -2)),
    "f((a,b),[c-1],'A b','it\\'s',\"a\\\"b\")": Term(
        "f", Term(",", "a", "b"), (Term("-", "c", 1),), "A b", "it's", Text('a"b')
    ),
    "1-2-(3-4)": Term("-", Term("-", 1, 2), Term("-", 3, 4)),
    "a:-b,\\+c;d": Term(":-", "a", Term(";", Term(",", "b", Term("\\+", "c")), "d")),
    "a=(\\+ (b,c))": Term("=", "a", Term("\\+", Term(",", "b", "c"))),
    "{a=1,b}*[1|x]": Term("*", Term("{}", Term(",", Term("=", "a", 1), "b")), Term("[|]", 1, "x")),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_a_term_is_written_as_in_prolog(text: str) -> None:
    assert str(WRITTEN[text]) == text


def test_prolog_reads_a_written_term_as_the_same(tmp_path: Path) -> None:
    ludologic.load(
        write(tmp_path / "back.pl", "back(As, Ts) :- maplist([A,T]>>term_to_atom(T, A), As, Ts).")
    )
    values = [1, -1, 1.5, 1e22, float("inf"), Fraction(1, 3), 2**70, "a", "-", ":-", "[]", (), "é"]
    values += ["A", "x'y", "a\nb\\", "", "|", "{}", True, Text('a\n"é'), (1, "-")]
    signs = [*"-+\\*^=,|f", "\\+", ":-", "->", "is", "A b", "[]", "table"]
    terms = [Term(sign, one) for sign in signs for one in values]
    terms += [Term(sign, one, other) for sign in signs for one, other in pairwise(values)]
    deep = [Term(sign, *pair) for sign in signs for pair in pairwise(terms[::7])]
    terms += [*deep, *(Term("-", one) for one in deep[::5])]
    (found,) = query("back", [*map(str, terms)], Var("x")).all()
    for read, one in zip(found["x"], terms, strict=True):
        assert read == one, str(one)
