"""`agree`: the fast relations are compared with the definition, and differences are shown."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludologic.engines import door

pytestmark = pytest.mark.prolog


@pytest.mark.deep
def test_all_games(run: Any) -> None:
    said = run("agree")
    assert said.code == 0
    assert re.fullmatch(r"(\w+: agrees \([\d,]+ cases tried\)\n){3}", said.out), said


@pytest.mark.parametrize("game", ["chess", "", "connect4; halt", "Mastermind"])
def test_no_game(run: Any, game: str) -> None:
    run("agree", game).is_error(2, "is no game: accepted are connect4, mastermind, ")


@pytest.mark.deep
def test_the_cause_is_shown(copy: Any) -> None:
    copy.change("mastermind/rules/feedback.pl", "White is Common - Black.", "White is Common.")
    documents = copy("agree", "mastermind", "--json")
    assert documents.code == 1 and documents.out.count("\n") == 1
    document = json.loads(documents.out)
    first, *others = document["differences"]
    query = "?- guess_code_feedback([1, 1], [1, 1], X)."
    assert document["changed"] == []  # no definition was
    assert first == {
        "file": "mastermind/rules/feedback.pl",
        "line": copy.line("mastermind/rules/feedback.pl", "guess_code_feedback(Guess"),
        "query": query,
        "definition": "X = 2-0",
        "fast": "X = 2-2",
    }
    said = copy("agree", "mastermind")
    said.is_error(1, f"the definition in {len(others) + 1} relations: change them", answers=True)
    assert said.out.splitlines()[1:] == [
        f"  mastermind/rules/feedback.pl:{first['line']}: guess_code_feedback/3 differs first",
        "    definition  ?- guess_secret_feedback([1, 1], [1, 1], X).",
        "                X = 2-0.",
        f"    fast        {query}",
        "                X = 2-2.",
        f"  {len(others)} more follow from it; --all shows them",
    ]
    every = copy("agree", "mastermind", "--all").out
    assert every.count(" differs first\n") == 1 and every.count(" differs\n") == len(others)
    assert "--all" not in every


def test_rules_that_cannot_be_read(copy: Any) -> None:
    copy.change("mastermind/rules/feedback.pl", "White is Common", "White is is Common")
    copy("agree", "mastermind").is_error(1, "could not load the rules", "feedback.pl")


@pytest.mark.deep
@pytest.mark.parametrize("options", [[], ["--trace"]])
def test_a_trace_shows_each_sum(process: Any, options: list[str]) -> None:
    """Where arithmetic is compiled, the generator of random numbers seems to do nothing."""
    goal = "leash(-all), visible(+full), trace, random_below(2, K, 7, R)."
    said = process("swipl", *options, typed=goal)
    assert said.code == 0 and "Exit: " in said.err
    assert (" is 197386320*" in said.err) == bool(options)


# ---- one's own clauses

ADD = [
    "ERROR: To add clauses, type [user]. and then the clauses, and end with Ctrl-D;",
    "ERROR: or write them into a file mine.pl, and type [mine].",
]


def printed(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


def complaints(err: str) -> list[str]:
    """The lines on standard error, without the banner of SWI-Prolog."""
    banner = ("Welcome", "SWI-Prolog comes", "Please run", "For online", "For built-in", "% ")
    return [line for line in printed(err) if not line.startswith(banner)]


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.pl"
    file.write_text(
        "whites(Guess, Secret, White) :- guess_secret_feedback(Guess, Secret, _-White).\n", "utf-8"
    )
    return file


@pytest.mark.parametrize(
    ("name", "options"),
    [("mine.pl", []), pytest.param("mine", ["--trace"], marks=pytest.mark.deep)],
)
def test_own_clauses_can_use_the_rules(
    process: Any, mine: Path, name: str, options: list[str]
) -> None:
    said = process("swipl", *options, name, typed="whites([1,2], [2,1], White).", cwd=mine.parent)
    assert (said.code, printed(said.out), complaints(said.err)) == (0, ["White = 2."], [])


@pytest.mark.deep
def test_own_files_are_loaded_at_the_prompt_too(process: Any, mine: Path) -> None:
    typed = "[mine].\nwhites([1,2], [2,1], White).\n[user].\np(1).\nend_of_file.\np(X)."
    said = process("swipl", typed=typed, cwd=mine.parent)
    assert printed(said.out) == ["true.", "White = 2.", "true.", "X = 1."]
    assert complaints(said.err) == []


@pytest.mark.deep
def test_a_clause_at_the_prompt_is_told_where_clauses_go(process: Any) -> None:
    typed = [
        "blacks([X|Xs], [Y|Ys], N) :- dif(X, Y), blacks(Xs, Ys, N).",
        "word --> [a], word.",
        ":- use_module(library(lists)).",
        "blacks([], [], 0).",
    ]
    complaint = [
        "ERROR: This is a clause, not a query.",
        "ERROR: This is a clause, not a query.",
        "ERROR: This is a directive, not a query.",
        "ERROR: There is no relation blacks/3. Is its name right?",
    ]
    said = process("swipl", typed="\n".join([*typed, "X = 1."]))
    assert printed(said.out) == ["X = 1."]
    assert complaints(said.err) == [line for one in complaint for line in (one, *ADD)]


@pytest.mark.deep
def test_a_query_may_begin_as_in_the_lessons(process: Any) -> None:
    """Also with the value of an answer, as $X; and a variable is no clause."""
    typed = "?- guess_secret_feedback([1,2], [2,1], Feedback).\n?- X = a.\n?- Y = f($X)."
    said = process("swipl", typed=f"{typed}\nX.\nX = 1.")
    assert printed(said.out)[:3] == ["Feedback = 0-2.", "X = a.", "Y = f(a),"]
    assert printed(said.out)[-1] == "X = 1." and "clause" not in said.err


@pytest.mark.parametrize("name", ["none.pl", "", ".", "/"])
def test_no_file_to_load(run: Any, name: str) -> None:
    run("swipl", name).is_error(2, f"'{name}' can't be read: there is no such file")


@pytest.mark.deep
def test_a_file_with_an_error_is_told_with_its_line(process: Any, mine: Path) -> None:
    mine.write_text("a(1).\nb(X) :-\n    a(X) a(X).\nc(3).\n", "utf-8")
    said = process("swipl", "mine.pl", typed="c(X).", cwd=mine.parent)
    assert printed(said.out) == ["X = 3."]
    assert complaints(said.err) == [
        "mine.pl, line 3, column 10: a comma, a full stop or an operator is missing before a",
        "        a(X) a(X).",
        "             ^",
    ]


@pytest.mark.deep
def test_own_clauses_take_the_place_of_a_relation_at_the_prompt_alone(
    process: Any, mine: Path
) -> None:
    mine.write_text("guess_secret_feedback(_, _, mine).\n", "utf-8")
    typed = "guess_secret_feedback([1], [1], F).\nconsistent([[1]-(1-0)], [1])."
    said = process("swipl", "mine.pl", typed=typed, cwd=mine.parent)
    assert printed(said.out) == ["F = mine.", "true."]
    assert complaints(said.err)[1:] == [
        "Warning:    At the prompt, guess_secret_feedback/3 now has these clauses. "
        "The rules keep their own."
    ]


# What every command shares: how it ends when something unexpected comes up


def test_what_is_unexpected_is_said_in_a_sentence(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(*_: Any, **_options: Any) -> Any:
        return {}["key"]

    monkeypatch.setattr("ludologic.cli.system.agreements", faulty)
    run("agree").is_error(1, "unexpected: KeyError: 'key' (PYTHONDEVMODE=1 shows where it came up)")


def test_a_misspelt_command_is_told_in_a_sentence(run: Any) -> None:
    all_of = "tree, feedback, consistent, certain, explain, suggest, solve, evaluate, play"
    assert run("mastermind", "feedbak").err == (
        f"Error: No such command 'feedbak': did you mean 'feedback'? Accepted are {all_of}\n"
    )
    assert run("mastermind", "x").err == f"Error: No such command 'x': accepted are {all_of}\n"


def test_a_ranking_is_that_of_a_game(run: Any) -> None:
    run("ranking", "--game", "chess").is_error(2, "accepted are connect4, mastermind, ")


@pytest.mark.parametrize(("name", "game"), [("connect4", door.connect4), ("soccer", door.soccer)])
def test_help_says_which_levels_there_are(run: Any, name: str, game: door.Game) -> None:
    *levels, last = game.levels()
    said = " ".join(run(name, "play", "--help").out.split())
    assert f"LEVEL is {', '.join(levels)} or {last}, PLAYER one of" in said


@pytest.mark.parametrize("line", ["mastermind evaluate --sample 2 --jobs 2", "swipl"])
def test_a_working_folder_that_is_gone_is_one_sentence(tmp_path: Path, line: str) -> None:
    """Python is asked itself: where the path has a blank, the launcher is a script of sh."""
    gone = shlex.quote(str(tmp_path / "gone"))
    command = f"exec {shlex.quote(sys.executable)} -m ludologic {line}"
    said = subprocess.run(
        ["bash", "-c", f"mkdir {gone} && cd {gone} && rmdir {gone} && {command}"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (said.stdout, said.stderr) == (
        "",
        "Error: the working folder is gone: go to another one first\n",
    )
