"""The exercises: each solution solves its own, and each wrong one is met by a counterexample."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from time import process_time

import pytest
from tests.conftest import thinned

from ludologic import lessons
from ludologic.engines import asp
from ludologic.lessons.checking import Verdict, judged
from ludologic.lessons.reading import Exercise

EXERCISES = lessons.exercises()
IDS = [exercise.number for exercise in EXERCISES]
PROLOG = [one for one in EXERCISES if one.language == "prolog"]
ASP = [one for one in EXERCISES if one.language == "asp"]


@cache
def met(exercise: Exercise, text: str) -> tuple[Verdict, float]:
    """The verdict on a wrong answer, and the seconds of the processor that it took."""
    before = process_time()
    return judged(exercise, text), process_time() - before


def test_each_lesson_has_four_exercises() -> None:
    for lesson in lessons.lessons():
        assert [one for one in IDS if one.startswith(f"{lesson.number}.")] == [
            f"{lesson.number}.{place}" for place in range(1, 5)
        ]


@pytest.mark.parametrize("exercise", EXERCISES, ids=IDS)
def test_an_exercise_is_whole(exercise: Exercise) -> None:
    assert exercise.text and exercise.reason
    assert len(exercise.hints) == 3 and len(exercise.wrong) >= 3
    assert all(wrong.about for wrong in exercise.wrong)


@pytest.mark.prolog
@pytest.mark.parametrize("exercise", EXERCISES, ids=IDS)
def test_the_solution_solves_it(exercise: Exercise) -> None:
    assert judged(exercise, exercise.solution) == lessons.Verdict(True)


EXCHANGED = "it is right if the third argument and the fourth argument are exchanged"
FIRST = {
    ("0.4", 0): "line 2: = does not calculate, and Sum=Rest+X makes two terms equal: "
    "write Sum is Rest+X",
    ("0.4", 2): "line 2: Sum is Rest+X stands before the goal that finds Rest: "
    "put it behind that goal",
    ("0.4", 3): "line 2: Sum is Sum+X is never true: a variable keeps its value, so the new number "
    "needs a new name",
    ("1.2", 2): "line 3: = does not calculate, and N=M+1 makes two terms equal: write N is M+1",
    ("1.2", 3): "line 3: X\\=Y asks what is known so far, and not what may still become known: "
    "write dif(X, Y)",
    ("4.2", 3): EXCHANGED,
    ("11.3", 1): EXCHANGED,
    ("13.4", 3): "line 5: append(Answers1, Answers2, Answers) has two arguments exchanged: "
    "write append(Answers2, Answers1, Answers)",
    ("14.2", 1): "If only All is known, the first goal has three open lists.",
    ("14.2", 2): "it is right if the second argument and the third argument are exchanged",
    ("19.1", 1): "It leaves out `half`.",
    ("20.2", 0): "line 2: Value1<Value is the wrong way round: write Value1>Value",
    ("21.3", 2): "It also counts rows that are as good in a column.",
}
"""What is said first of a wrong answer, by its exercise and its place; of others, why its author
thinks that it is wrong."""


@pytest.mark.prolog
@pytest.mark.parametrize(
    "exercise", thinned(EXERCISES, range(1, len(IDS), 3), "deep"), ids=lambda one: one.number
)
def test_a_wrong_one_gets_a_counterexample(exercise: Exercise) -> None:
    for place, wrong in enumerate(exercise.wrong):
        found, _ = met(exercise, wrong.text)
        assert not found.solved, wrong.text
        assert found.faults == (), (wrong.text, found)
        if exercise.language == "prolog":
            first = FIRST.get((exercise.number, place), wrong.about)
            assert found.what.startswith(first + "\n"), (wrong.text, found)
        assert (found.query and found.what and found.yours != found.reference) or (
            "times instead of" in found.what
        ), (wrong.text, found)


@pytest.mark.prolog
@pytest.mark.parametrize(
    "exercise", thinned(PROLOG, range(1, len(PROLOG), 3), "deep"), ids=lambda one: one.number
)
def test_what_fails_or_runs_on_is_met_by_the_part_to_blame(exercise: Exercise) -> None:
    """Within two seconds, for each wrong answer that has rules and not facts alone."""
    for wrong in exercise.wrong:
        found, taken = met(exercise, wrong.text)
        if ":-" in wrong.text and (found.yours == "false" or "no end" in found.yours):
            query = found.query.partition("(")[0]
            assert re.search(rf"^    \?- {query}\(", found.part, re.M), (wrong.text, found)
        assert taken < 2, (wrong.text, taken)


@pytest.mark.parametrize("exercise", EXERCISES, ids=IDS)
def test_no_answer_is_in_the_text(exercise: Exercise) -> None:
    """A hint is not yet the solution, and the lesson does not hold the reference."""
    for hint in exercise.hints[:2]:
        assert bare(exercise.solution) not in bare(hint)
    lesson = lessons.lesson(int(exercise.number.partition(".")[0]))
    assert bare(exercise.solution) not in bare(lesson.text)
    assert bare(exercise.reference) not in bare(lesson.text)


def test_a_file_shows_no_solution_unasked() -> None:
    """On the page of a repository, too, hints and solutions are folded below the task."""
    for file in sorted(lessons.lesson(1).path.parent.glob("exercises/*.md")):
        page = re.sub(r"<details>.*?</details>", "", file.read_text("utf-8"), flags=re.S)
        shown = {fence[1] for fence in re.finditer(r"^```\w+ ?(\w*)$", page, re.M)}
        assert shown <= {"given", "queries", "instances"}, file.name
        assert not re.search(r"^###", page, re.M), file.name


def bare(text: str) -> str:
    return re.sub(r"\s", "", text)


SMALLER = """
query(Goal) :-
    found(Found),
    any_query(Goal),
    below(Goal, Found),
    Goal \\=@= Found.

%   What is left of a term when elements of its lists are left out, and numbers are smaller.

below(X, Y) :- var(X), !, var(Y).
below(X, Y) :- integer(X), !, integer(Y), abs(X) =< abs(Y).
below(X, Y) :- is_list(X), !, is_list(Y), list_below(X, Y).
below(X, Y) :-
    nonvar(Y),
    compound_name_arguments_of(X, Name, Xs),
    compound_name_arguments_of(Y, Name, Ys),
    all_below(Xs, Ys).

compound_name_arguments_of(X, Name, Args) :- X =.. [Name|Args].

list_below([], _).
list_below([X|Xs], [Y|Ys]) :- below(X, Y), list_below(Xs, Ys).
list_below([X|Xs], [_|Ys]) :- list_below([X|Xs], Ys).

all_below([], []).
all_below([X|Xs], [Y|Ys]) :- below(X, Y), all_below(Xs, Ys).
"""


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize(
    "exercise", thinned(PROLOG, range(0, len(PROLOG), 4)), ids=lambda one: one.number
)
def test_a_counterexample_is_minimal(exercise: Exercise) -> None:
    """No query with a smaller list or number in it, and else the same, shows a difference too."""
    for wrong in exercise.wrong:
        found = met(exercise, wrong.text)[0].query
        asked = re.sub(r"^query\(", "any_query(", exercise.asked, flags=re.M)
        smaller = exercise._replace(asked=f"{asked}\nfound({found}).\n{SMALLER}")
        assert judged(smaller, wrong.text).solved, (found, wrong.text)


def below(value: asp.Value, other: asp.Value) -> bool:
    """Whether it is the other one, but for smaller numbers."""
    if isinstance(value, int) and isinstance(other, int):
        return abs(value) <= abs(other)
    if isinstance(value, tuple) and isinstance(other, tuple):
        return len(value) == len(other) and all(map(below, value, other))
    return value == other


def facts(instance: str, folder: Path) -> asp.Model:
    file = folder / "instance.lp"
    file.write_text(instance, "utf-8")
    found = asp.Program([file]).model()
    assert found is not None
    return found


@pytest.mark.deep
@pytest.mark.parametrize("exercise", ASP, ids=lambda one: one.number)
def test_an_instance_is_minimal(exercise: Exercise, tmp_path: Path) -> None:
    """No instance with fewer facts or smaller numbers, and else the same, shows a difference."""
    lines = exercise.asked.strip().splitlines()
    first = 2 if lines[0].startswith("%") else 1  # how it is asked, and what is shown
    instances = lines[first:]
    atoms = {instance: facts(instance, tmp_path) for instance in instances}
    for wrong in exercise.wrong:
        found = met(exercise, wrong.text)[0].query
        smaller = [
            one
            for one in instances
            if one != found
            and all(any(below(atom, other) for other in atoms[found]) for atom in atoms[one])
        ]
        asked = "\n".join([*lines[:first], *smaller])
        if smaller:
            assert judged(exercise._replace(asked=asked), wrong.text).solved, found
