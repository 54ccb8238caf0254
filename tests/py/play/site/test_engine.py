"""The engine of the page in Node: the rules answer there as they do in swipl.

The scripts are the page's own, and so is the engine; a browser would only make it slower.
"""

from __future__ import annotations

import json
import re
import runpy
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludologic import lessons
from ludologic.engines import door
from ludologic.errors import BadInput, EngineMissing
from ludologic.play.site import packages
from ludologic.play.site.rules import Rules

# they fetch the engines with npm
pytestmark = pytest.mark.long

HERE = Path(__file__).parent
TESTS = HERE.parents[2] / "logic"
LOGIC = "/logic/"
SECONDS = 300


class Engine:
    """SWI-Prolog as WebAssembly, with the rules in it."""

    def __init__(self, site: Path) -> None:
        command = ["node", str(HERE / "engine.js"), str(site)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def ask(self, does: str, **data: Any) -> Any:
        """What the worker of the page answers; it is ended if it takes too long."""
        assert self.process.stdin and self.process.stdout
        timer = threading.Timer(SECONDS, self.process.kill)
        timer.start()
        try:
            self.process.stdin.write(json.dumps({"does": does, **data}) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        finally:
            timer.cancel()
        assert line, f"no answer to {does} within {SECONDS} s"
        answer = json.loads(line)
        assert "error" not in answer, answer
        return answer.get("value")

    def question(self, game: str, name: str, **given: Any) -> Any:
        return self.ask("question", game=game, name=name, given=given)["answer"]

    def load(self, path: str, text: str) -> None:
        self.ask("write", path=path, text=text)
        assert self.ask("load", path=path) == []

    def end(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def engine(built: Path) -> Iterator[Engine]:
    if not shutil.which("node"):
        pytest.skip("Node.js is not installed")
    one = Engine(built)
    yield one
    one.end()


def answers_of(text: str) -> list[str] | None:
    """The answers below a query; none where it fails."""
    text = text.strip().removesuffix(".").strip()
    answers = re.split(r';(?=(?:[^"]*"[^"]*")*[^"]*$)', text)  # a sentence may have one, too
    return None if text == "false" else [one.strip() for one in answers if one.strip()]


JUDGE = """
:- set_prolog_flag(heartbeat, 1000).    % as in the lab, where a query can be stopped

judge_ask:question(wrong, [file:name, goal:text, answers:optional(list(text))], text, "").
judge_ask:answer(wrong(File, Query, Answers0), Wrong) :-
    ( Answers0 == none -> Answers = null ; Answers = Answers0 ),
    use_module(user:File),
    (   catch(call_with_time_limit(60, wrong(_{file: File, goal: Query, answers: Answers}, Wrong)),
              Error, format(string(Wrong), "~p", [Error]))
    ->  true
    ;   Wrong = ""
    ).
"""


def test_every_example_gives_its_answer(engine: Engine) -> None:
    """As tests/logic/examples.pl judges it."""
    judge = (TESTS / "examples.pl").read_text("utf-8")
    for line in (":- use_module(library(http/json)).", ":- initialization(main, main)."):
        assert line in judge
        judge = judge.replace(line, "")
    engine.load("/judge.pl", judge + JUDGE)
    wrong, asked = {}, 0
    for path, file in Rules().files.items():
        for query, answer in file.examples if file.kind == "pl" else ():
            found = engine.question(
                "judge", "wrong", file=LOGIC + path, goal=query, answers=answers_of(answer)
            )
            if found:
                wrong[query] = found
            asked += 1
    assert asked > 300
    assert wrong == {}


@pytest.mark.parametrize("name", ["shared/reified.plt", "mastermind/rules/feedback.plt"])
def test_tests_pass(engine: Engine, known: Any, name: str) -> None:
    """The page runs a file of tests; all of them run in tests/logic/test_pages_engine.py."""
    for path, text in known["tests"].items():
        engine.ask("write", path=f"/tests/logic/{path}", text=text)
    found = engine.ask("tests", path=f"/tests/logic/{name}")
    assert found["passed"], "".join(note["text"] for note in found["notes"])
    assert found["tests"] > 0


# ---- the door


def test_a_question_that_makes_no_sense_is_answered_as_natively(engine: Engine) -> None:
    for name, given in (("standing", {"columns": [4, '9"\\']}), ("begin", {"seats": ["nobody"]})):
        with pytest.raises(BadInput) as fault:
            getattr(door.connect4, name)(**given)
        found = engine.ask("question", game="connect4", name=name, given=given)
        assert found == {"fault": str(fault.value)}


def test_the_empty_list_is_written_as_natively(engine: Engine) -> None:
    """library(wasm) makes it an operator, which would be written in brackets."""
    why = engine.ask("why", text="length(L, 0), L = [1]", inferences=1_000_000, shown="all")
    assert [one["goal"] for one in why["failures"]] == ["[]=[1]"]
    why = engine.ask("why", text="L = [], L = []", inferences=1_000_000, shown="all")
    assert [one["goal"] for one in why["proofs"]] == ["[]=[]", "[]=[]"]
    tree = engine.ask("searched", text="L = [], L = [1]", most=200)
    assert [row["text"] for row in tree["rows"]] == ["L=[]", "[]=[1]", "It fails."]


def test_a_relation_that_is_not_exported_is_told_with_its_file(engine: Engine) -> None:
    def said(query: str) -> str:
        why = engine.ask("why", text=query, inferences=1_000_000, shown="plain")
        return str(why["error"])

    assert said("blacks([1], [1], N)") == (
        "Unknown procedure: blacks/3\n"
        "A file has it for itself. Ask mastermind_definition:blacks(...).\n"
    )
    assert said("no_such_relation(1)") == "Unknown procedure: no_such_relation/1\n"


def test_each_example_is_answered_as_it_is_natively(engine: Engine) -> None:
    examples = runpy.run_path(str(HERE.parents[1] / "engines" / "examples.py"))
    engine.ask("load", path=LOGIC + "lessons/ask.pl")
    same = examples["comparable"]
    wrong = []
    for one in examples["asked"]():
        asked = {"game": one.game, "name": one.name, "given": one.given}
        if one.kept:
            found = engine.ask("open", **asked)
            replies: list[Any] = [found.get("answer") is not None]
        else:
            found = engine.ask("question", **asked)
            replies = found if isinstance(found, list) else [found]
        if same(one, replies) != same(one, examples["python"](one)):
            wrong.append(str(one))
    assert wrong == []


def test_a_solver_stays_in_the_engine(engine: Engine) -> None:
    given = {"book": "", "places": 26213}
    kept = engine.ask("open", game="connect4", name="solver", given=given)["answer"]
    asked = {"game": "connect4", "name": "value", "given": {"columns": [4, 4, 5, 5]}, "kept": kept}
    assert engine.ask("question", **asked) == {"answer": 18}
    assert engine.ask("question", **asked) == {"answer": 18}
    wrong = engine.ask("open", game="connect4", name="solver", given={"sizes": 1})
    assert wrong == {"fault": "solver has no argument sizes"}


def test_a_broken_rule_is_told(engine: Engine) -> None:
    text = engine.ask("question", game="connect4", name="no_such_question", given={})["broken"]
    assert "question `connect4_ask:no_such_question' does not exist" in text


# ---- what stands in for the engine, or mends it


@pytest.fixture
def found(engine: Engine) -> Callable[[str], Any]:
    """The X of a goal of a file that is loaded, as text."""

    def finding(goal: str) -> Any:
        declared = "found_ask:question(found, [], text, '').\n"
        rule = f"found_ask:answer(found, Text) :- {goal}, format(string(Text), '~q', [X]).\n"
        engine.load("/found.pl", declared + rule)
        return engine.question("found", "found")

    return finding


def test_the_complement_of_a_large_integer(found: Callable[[str], Any]) -> None:
    assert found("A is (1 << 59) + 5, B is 1 << 59, X is A /\\ \\ B") == "5"


def test_a_bit_of_a_large_integer(found: Callable[[str], Any]) -> None:
    assert found("A is 1 << 121, X is getbit(A, 0)") == "0"


@pytest.mark.parametrize(
    "expression",
    [
        "((1 << 70) + (1 << 40)) /\\ ((1 << 60) - 1)",
        "((1 << 70) + (1 << 40)) xor (1 << 70)",
        "((1 << 70) + (1 << 40)) - (1 << 70)",
        "((1 << 70) + (1 << 40)) mod (1 << 70)",
        "((1 << 70) + (1 << 40)) rem (1 << 70)",
        "(1 << 80) // (1 << 40)",
        "(1 << 80) >> 40",
        "gcd(1 << 80, 1 << 40)",
        "min(1 << 80, 1 << 40)",
        "max(1, (1 << 80) >> 40)",
    ],
)
def test_a_result_that_has_become_small_is_the_number(
    found: Callable[[str], Any], expression: str
) -> None:
    said = f"A is {expression}, B is 1 << 40, ( A == B -> X = same ; X = other )"
    assert found(said) == "same"


def test_a_goal_that_is_interrupted_loses_no_answer(found: Callable[[str], Any]) -> None:
    said = "numlist(1, 7, L), findall(P, permutation(L, P), Ps), length(Ps, X)"
    assert found(f"set_prolog_flag(heartbeat, 100), {said}") == "5040"


@pytest.mark.parametrize("goal", ["(repeat, fail)", "spin(0)"])
def test_a_limit_of_time(engine: Engine, found: Callable[[str], Any], goal: str) -> None:
    engine.load("/spin.pl", ":- use_module(library(time)).\nspin(N) :- N1 is N + 1, spin(N1).\n")
    limited = f"call_with_time_limit(0.2, {goal})"
    assert found(f"catch({limited}, time_limit_exceeded, X = over)") == "over"


# Where the system can't confine a check, these engines judge an answer, run by Node


@pytest.fixture
def no_landlock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "landlock.py").write_text('raise ImportError("no Landlock here")')
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


@pytest.mark.prolog
@pytest.mark.usefixtures("no_landlock")
@pytest.mark.parametrize("number", ["1.2", "8.4"])
def test_the_verdict_is_the_same(number: str, monkeypatch: pytest.MonkeyPatch) -> None:
    exercise = lessons.exercise(number)
    texts = [exercise.solution, exercise.wrong[0].text]
    apart = [lessons.check(exercise, text) for text in texts]
    monkeypatch.delenv("PYTHONPATH")
    assert apart == [lessons.check(exercise, text) for text in texts]
    assert [one.solved for one in apart] == [True, False]


@pytest.mark.prolog
@pytest.mark.usefixtures("no_landlock")
def test_no_answer_reaches_the_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    before = list(tmp_path.iterdir())
    for goal in ('shell("touch PWN")', '_ := eval("process.exit(3)")', "open('PWN', write, _)"):
        text = f"prediction(1, 1-2) :- {goal}."
        assert not lessons.check(lessons.exercise("1.1"), text).solved
    assert list(tmp_path.iterdir()) == before


@pytest.mark.prolog
@pytest.mark.usefixtures("no_landlock")
def test_without_node_there_is_no_check(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "search_path", lambda: "")
    with pytest.raises(EngineMissing, match="Node 20 or newer is not installed") as raised:
        lessons.check(lessons.exercise("1.1"), "")
    assert "no Landlock here" in str(raised.value)
