"""Rule `optimal`: its totals, what is kept of it, and what Ctrl-C leaves."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import thinned

from ludologic import cli, mastermind
from ludologic.engines import asp, door, prolog, rules
from ludologic.errors import EngineMissing, Impossible
from ludologic.mastermind import (
    ARBOLMASTER,
    Feedback,
    Node,
    Tree,
    Turn,
    Variant,
    by_clingo,
    optimal,
)
from ludologic.mastermind.optimal import Cache
from ludologic.mastermind.values import Code

pytestmark = pytest.mark.prolog

EASY = mastermind.VARIANTS["easy"]
FIRST = (1, 2, 3, 4)


def built(variant: Variant, **options: Any) -> Tree:
    return mastermind.tree(variant, rule="optimal", **options)


# What is optimal


def answer(guess: tuple[int, ...], secret: tuple[int, ...]) -> tuple[int, int]:
    black = sum(map(int.__eq__, guess, secret))
    return black, (Counter(guess) & Counter(secret)).total() - black


@cache
def least(codes: frozenset[Any], guesses: tuple[Any, ...], depth: int) -> float:
    """The least total for the codes, by trying every guess."""
    if not codes:
        return 0
    if depth == 0 or len(codes) > 1 == depth:
        return float("inf")
    best = float("inf")
    for guess in guesses:
        classes = defaultdict(set)
        for code in codes:
            classes[answer(guess, code)].add(code)
        if len(classes) > 1 or guess in codes:
            best = min(best, total(codes, guess, guesses, depth))
    return best


def total(codes: frozenset[Any], guess: Any, guesses: tuple[Any, ...], depth: int) -> float:
    classes = defaultdict(set)
    for code in codes - {guess}:
        classes[answer(guess, code)].add(code)
    parts = (least(frozenset(part), guesses, depth - 1) for part in classes.values())
    return len(codes) + sum(parts)


@pytest.mark.parametrize("first", [None, "any"])
@pytest.mark.parametrize("depth", [2, 3, 4, "any"])
@pytest.mark.parametrize(
    "variant",
    [
        Variant(1, 5),
        Variant(2, 3, False),
        Variant(2, 3, True),
        Variant(3, 2, True),
        *(
            pytest.param(one, marks=pytest.mark.deep)
            for one in (Variant(2, 4, False), Variant(3, 3, False), Variant(2, 4, True))
        ),
    ],
    ids=str,
)
def test_no_tree_takes_fewer_guesses(variant: Variant, depth: int | str, first: str | None) -> None:
    codes = tuple(mastermind.consistent([], variant=variant))
    limit = 20 if depth == "any" else int(depth)
    opening = tuple(door.mastermind.first_guess(variant=variant))
    known = least(frozenset(codes), codes, limit)
    if first is None:
        usual = total(frozenset(codes), opening, codes, limit)
        known = usual if usual < float("inf") else known
    least.cache_clear()
    if known == float("inf"):
        with pytest.raises(Impossible, match=f"within {depth} guesses: it is proved"):
            built(variant, depth=depth, first=first)
        return
    found = built(variant, depth=depth, first=first)
    assert (found.total, found.bound, found.proved) == (known, known, True)
    assert found.codes == len(codes)
    assert found.depth <= limit
    assert mastermind.certify(found, engine="prolog") == ((), found.histogram)


@pytest.mark.long
def test_totals_that_others_have_published() -> None:
    assert built(EASY).total == 1446
    assert built(Variant(4, 6, True), first="any", depth="any").total == 5625


@pytest.mark.deep
def test_a_depth_that_is_impossible() -> None:
    with pytest.raises(Impossible, match="no tree finds every code within 5 guesses: it is proved"):
        built(ARBOLMASTER, depth=5)
    with pytest.raises(
        Impossible, match=r"no tree that begins with 6543 finds .* within 4 guesses"
    ):
        built(EASY, depth=4, first="6543", jobs=2)


@pytest.mark.parametrize("jobs", [1, pytest.param(2, marks=pytest.mark.long)])
def test_another_opening_where_the_usual_one_leads_to_no_tree(jobs: int) -> None:
    variant = Variant(2, 5, True)
    assert tuple(door.mastermind.first_guess(variant=variant)) == (1, 1)
    found = built(variant, depth=4, jobs=jobs)
    assert found == built(variant, depth=4, first="any")
    assert (found.root.guess, found.total) == ((1, 2), 81)
    with pytest.raises(Impossible, match="begins with 11"):
        built(variant, depth=4, first="11")


@pytest.mark.deep
def test_several_processes_find_a_tree_as_good() -> None:
    alone, together = built(EASY), built(EASY, jobs=2)
    assert together.total == alone.total == together.bound
    assert mastermind.certify(together, engine="prolog").faults == ()


@pytest.mark.parametrize("jobs", [1, pytest.param(2, marks=pytest.mark.deep)])
def test_progress(jobs: int) -> None:
    steps: list[tuple[int, int, int]] = []
    found = built(EASY, jobs=jobs, progress=lambda *step: steps.append(step))
    done, classes, bounds = map(list, zip(*steps, strict=True))
    assert set(classes) == {len(door.mastermind.first_classes(variant=EASY, first=FIRST))}
    assert done == sorted(done)
    assert done[0] == 0
    assert done[-1] >= classes[0] - 1
    assert bounds == sorted(bounds)
    assert bounds[0] < bounds[-1] <= found.total


# What is kept


def kept(folder: Path, variant: Variant = EASY, depth: int | None = 5) -> Cache:
    return Cache(folder, variant, FIRST, depth)


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many classes each proof found settled when it began."""
    begun: list[int] = []
    steps = optimal._steps

    def noted(*args: Any) -> Any:
        begun.append(len(args[3]))
        return steps(*args)

    monkeypatch.setattr(optimal, "_steps", noted)
    return begun


@pytest.mark.deep
def test_what_was_settled_is_not_settled_again(tmp_path: Path, proofs: list[int]) -> None:
    classes = len(door.mastermind.first_classes(variant=EASY, first=FIRST))
    for jobs in (1, 2):
        folder = tmp_path / "deep" / str(jobs)
        found = built(EASY, cache=folder, jobs=jobs)
        again = built(EASY, cache=folder, jobs=jobs)
        assert again == found
        assert [file.suffix for file in folder.iterdir()] == [".json"]
    assert proofs == [0, classes, 0, classes]


@pytest.mark.deep
def test_each_question_has_a_file(tmp_path: Path, proofs: list[int]) -> None:
    questions: list[dict[str, Any]] = [
        {},
        {"depth": 6},
        {"depth": "any"},
        {"first": "any"},
        {"first": "6543"},
    ]
    for question in questions:
        built(EASY, cache=tmp_path, **question)
    assert proofs == [0] * len(questions)
    assert len(list(tmp_path.iterdir())) == len(questions)
    for question in questions:
        assert built(EASY, cache=tmp_path, **question).total == 1446
    assert 0 not in proofs[len(questions) :]


def change(value: Any, what: str) -> Any:
    """The text of a kept file with something wrong in it."""
    one = value["settled"][-1]
    tree = one["tree"]
    leaf = next(iter(tree[2].values()))
    match what:
        case "other rules":
            value["about"]["rules"] = "0" * 64
        case "other variant":
            value["about"]["colours"] = 7
        case "a wrong guess":
            leaf[0] = "6543" if leaf[0] != "6543" else "6534"
        case "no code":
            leaf[0] = "1123"
        case "a number too large":
            leaf[0] = "1,2,3,99999999999"
        case "a wrong total":
            one["total"] += 1
        case "a wrong size":
            tree[1] += 1
            one["total"] += 1
        case "a wrong first guess":
            one["first"] = "1122"
        case "a wrong answer":
            one["answer"] = "22" if one["answer"] != "22" else "21"
        case "a branch less":
            _, child = tree[2].popitem()
            tree[1] -= child[1]
        case "a branch too many":
            tree[2]["40"] = leaf
        case "no tree":
            one["tree"] = None
        case "a number for a tree":
            one["tree"] = 1
        case "children in a list":
            tree[2] = []
        case "a class again":
            value["settled"].append(value["settled"][0])
        case "a list":
            return "[]"
        case "nothing":
            return ""
        case "half":
            text = json.dumps(value)
            return text[: len(text) // 2]
        case "a tower":
            return "[" * 100_000
    return json.dumps(value)


WRONG = [
    "other rules",
    "other variant",
    "a wrong guess",
    "no code",
    "a number too large",
    "a wrong total",
    "a wrong size",
    "a wrong first guess",
    "a wrong answer",
    "a branch less",
    "a branch too many",
    "no tree",
    "a number for a tree",
    "children in a list",
    "a class again",
    "a list",
    "nothing",
    "half",
    "a tower",
]


@pytest.mark.parametrize("what", WRONG)
def test_a_file_with_something_wrong_counts_as_none(what: str, tmp_path: Path, whole: str) -> None:
    write(tmp_path, change(json.loads(whole), what))
    assert kept(tmp_path).read() == []


def test_a_file_with_nothing_wrong_is_read(tmp_path: Path, whole: str) -> None:
    write(tmp_path, whole)
    assert kept(tmp_path).read()


@pytest.mark.parametrize("what", ["a wrong guess", pytest.param("half", marks=pytest.mark.deep)])
def test_a_file_with_something_wrong_is_replaced(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: str, proofs: list[int]
) -> None:
    """Where clingo is missing as well."""
    monkeypatch.setattr(by_clingo, "certify", missing_clingo)
    file = write(tmp_path, change(json.loads(whole), what))
    assert built(EASY, cache=tmp_path).total == 1446
    assert file.read_text() == whole
    assert built(EASY, cache=tmp_path).total == 1446
    assert proofs == [0, len(door.mastermind.first_classes(variant=EASY, first=FIRST))]


def write(folder: Path, text: str) -> Path:
    file = kept(folder)._file
    assert file is not None
    file.write_text(text)
    return file


def missing_clingo(*_: Any) -> Any:
    raise EngineMissing("clingo is not installed")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("whole")
    built(EASY, cache=folder)
    (file,) = folder.iterdir()
    return file.read_text()


def test_a_file_that_is_no_text(tmp_path: Path, whole: str) -> None:
    file = write(tmp_path, whole)
    for data in (b"\xff\xfe\x00", whole.encode("utf-16")):
        file.write_bytes(data)
        assert kept(tmp_path).read() == []
    file.unlink()
    file.mkdir()
    assert built(EASY, cache=tmp_path).total == 1446


def test_a_folder_that_cannot_be_written_costs_the_cache_alone(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    assert built(EASY, cache=file / "folder").total == 1446
    assert file.read_text() == "mine"


# Ctrl-C


def stop_after(classes: int) -> Callable[[int, int, int], None]:
    def progress(done: int, every: int, bound: int) -> None:
        if done >= classes:
            raise KeyboardInterrupt

    return progress


@pytest.mark.deep
@pytest.mark.parametrize("jobs", thinned([1, 2], {0}))
def test_ctrl_c_leaves_the_best_so_far_and_the_next_run_goes_on(
    jobs: int, tmp_path: Path, proofs: list[int]
) -> None:
    bounds, settled = [], 0
    for classes in (1, 5, 9):
        found = built(EASY, cache=tmp_path, jobs=jobs, progress=stop_after(classes))
        assert not found.proved
        assert found.bound is not None
        assert found.bound < 1446 <= found.total
        assert mastermind.certify(found, engine="prolog") == ((), found.histogram)
        bounds.append(found.bound)
        assert len(kept(tmp_path).read()) == classes
        assert proofs[-1] == settled
        settled = classes
    assert bounds == sorted(set(bounds))
    assert built(EASY, cache=tmp_path, jobs=jobs).total == 1446
    assert proofs[-1] == 9


@pytest.mark.deep
def test_ctrl_c_where_there_is_no_tree_yet() -> None:
    with pytest.raises(KeyboardInterrupt):
        built(ARBOLMASTER, depth=5, progress=stop_after(0))


# The command line


def test_json(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    words = ["mastermind", "tree", "--variant", "easy", "--rule", "optimal", "--depth", "any"]
    assert cli.run([*words, "--no-cache", "--json"]) == 0
    assert not list(tmp_path.rglob("*.json"))
    said, value = [], {}
    for _ in range(2):
        assert cli.run([*words, "--json"]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        value = json.loads(out.splitlines()[-1])
        said.append(value)
    assert said[0] == said[1]
    assert list(value) == [
        "variant", "rule", "engine", "codes", "depth", "total", "mean", "histogram",
        "bound", "proved", "root",
    ]  # fmt: skip
    assert (value["rule"], value["engine"], value["codes"]) == ("optimal", "prolog", 360)
    assert (value["total"], value["bound"], value["proved"]) == (1446, 1446, True)
    if sys.platform == "linux":
        assert list(tmp_path.rglob("*.json"))


def test_summary(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["mastermind", "tree", "--variant", "easy", "--rule", "optimal", "--no-cache"]
    assert cli.run([*words, "--first", "any", "--jobs", "2"]) == 0
    out, _ = capsys.readouterr()
    assert "1,446 in total" in out
    assert "proved: no tree has fewer" in out


@pytest.mark.parametrize(
    "jobs",
    [pytest.param("1", marks=pytest.mark.deep), pytest.param("2", marks=pytest.mark.long)],
)
def test_ctrl_c_prints_the_best_tree_so_far(jobs: str, tmp_path: Path) -> None:
    """To the program and its workers alike, as a terminal does; once a class is settled."""
    words = ["mastermind", "tree", "--rule", "optimal", "--json", "--jobs", jobs]
    variant = ["--pegs", "4", "--colours", "8", "--first", "5678"]
    program = subprocess.Popen(
        [sys.executable, "-m", "ludologic", *words, *variant],
        env=os.environ | {"XDG_CACHE_HOME": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    end = time.monotonic() + 60
    while not list(tmp_path.rglob("optimal-*.json")) and program.poll() is None:
        assert time.monotonic() < end
        time.sleep(0.02)
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate(timeout=60)
    assert program.returncode == 130, err
    *slow, last = err.splitlines()
    assert last.startswith("Error: stopped before the proof was done")
    assert all("Ctrl-C ends this, too" in one for one in slow)
    value = json.loads(out)
    assert value["proved"] is False
    assert value["bound"] < 7817 < value["total"] < 8000
    assert f"{value['total']:,} guesses" in err
    assert f"less than {value['bound']:,}" in err
    assert sum(value["histogram"]) == 1680
    (file,) = tmp_path.rglob("optimal-*.json")
    assert Cache(file.parent, Variant(4, 8), (5, 6, 7, 8), None).read()


@pytest.mark.long
def test_the_bar(terminal: Callable[..., Any], tmp_path: Path) -> None:
    words = ("mastermind", "tree", "--rule", "optimal", "--level", "1")
    screen = terminal(*words, XDG_CACHE_HOME=str(tmp_path))
    screen.until("/13")
    assert "guesses, classes settled" in screen.shown
    screen.interrupt("stopped before the proof was done", patience=20)
    assert screen.end() == 130
    assert "not proved to be the best: no tree has fewer than" in screen.shown


@pytest.mark.long
def test_the_optimal_tree_of_arbolmaster(tmp_path: Path) -> None:
    def told() -> tuple[Any, float]:
        words = ["mastermind", "tree", "--rule", "optimal", "--json", "--jobs", "2"]
        before = os.times()
        done = subprocess.run(
            [sys.executable, "-m", "ludologic", *words],
            env=os.environ | {"XDG_CACHE_HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        )
        after = os.times()
        took = after.children_user - before.children_user
        return json.loads(done.stdout), took

    value, _ = told()
    assert (value["total"], value["bound"], value["depth"]) == (14916, 14916, 6)
    again, took = told()
    assert again == value
    assert took < 5


def count(node: Node) -> int:
    return 1 + sum(map(count, node.children.values()))


def test_the_total_of_a_node_counts_a_guess_for_each_secret_at_each_node() -> None:
    found = built(EASY)
    assert found.root.total == found.total
    assert count(found.root) >= found.codes


# Killed and damaged


# Killed


@pytest.mark.deep
def test_what_is_kept_of_optimal_trees_survives_a_kill(tmp_path: Path, process: Any) -> None:
    """The next run takes what is there, and says the same as one without a cache."""
    words = ["mastermind", "tree", "--rule", "optimal", "--pegs", "3", "--colours", "6", "--json"]
    right = process(*words, "--no-cache").value
    lots = random.Random(1)
    for _ in range(10):
        cache = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
        command = [sys.executable, "-m", "ludologic", *words]
        with subprocess.Popen(command, env=cache, stdout=subprocess.DEVNULL) as writer:
            time.sleep(0.3 + lots.random())
            writer.send_signal(signal.SIGKILL)
        for file in tmp_path.rglob("optimal-*.json"):
            json.loads(file.read_text("utf-8"))
    assert process(*words, XDG_CACHE_HOME=str(tmp_path)).value == right


# Damaged


@pytest.mark.parametrize("damages", [5, pytest.param(100, marks=pytest.mark.long)])
def test_a_cache_that_is_damaged_counts_as_none(tmp_path: Path, damages: int) -> None:
    variant = Variant(3, 4, False)
    right = mastermind.tree(variant, rule="optimal", cache=tmp_path)
    [file] = tmp_path.rglob("*.json")
    whole = file.read_bytes()
    lots = random.Random(1)
    for number in range(damages):
        at = lots.randrange(len(whole))
        kinds = [
            whole[:at],
            whole[:at] + bytes([lots.randrange(256)]) + whole[at + 1 :],
            whole[:at] + lots.randbytes(20) + whole[at:],
            whole.replace(b"1", b"9", 1 + lots.randrange(9)),
            b"[" * 100_000,
        ]
        file.write_bytes(kinds[number % len(kinds)])
        assert mastermind.tree(variant, rule="optimal", cache=tmp_path) == right


# Forks and threads


# No room, and nowhere to write


# The least totals of Prolog's proof, proved again by clingo, class by class


DEPTH = 6
"""The guesses of a tree, its first included: more than the optimal ones here take."""


def least_total(variant: Variant, first: Code, secrets: list[Code]) -> int:
    """subtree.lp: the least total of the trees for the secrets, proved."""
    facts: list[asp.Atom] = [("secret", number(secret)) for secret in secrets]
    constants = {
        "pegs": variant.pegs,
        "colours": variant.colours,
        "repeats": int(variant.repeats),
        "left": DEPTH - 1,
    }
    file = rules.program("mastermind", "subtree.lp")
    found = asp.Program([file], [*facts, ("past", number(first))], constants).best()
    assert found is not None and found.proven
    (more,) = found.cost  # one guess more for each answer that is not the win
    return len(secrets) + more


def number(code: Code) -> int:
    return int("".join(map(str, code)))


@pytest.mark.prolog
@pytest.mark.parametrize(
    ("variant", "first", "total"),
    [
        (Variant(2, 5, False), (1, 2), 60),
        pytest.param(Variant(2, 6, False), (1, 2), 103, marks=pytest.mark.deep),
        pytest.param(Variant(3, 4, False), (1, 2, 3), 72, marks=pytest.mark.deep),
        pytest.param(Variant(3, 5, False), (1, 2, 3), 196, marks=pytest.mark.deep),
        (Variant(3, 3, True), (1, 1, 2), 73),
        pytest.param(Variant(3, 4, True), (1, 1, 2), 206, marks=pytest.mark.deep),
    ],
)
def test_no_class_has_a_tree_with_a_lesser_total(variant: Variant, first: Code, total: int) -> None:
    asked = ("variant", *variant)
    ((classes,),) = list(prolog.each("mastermind_optimal", "first_classes", asked, list(first)))
    codes = totals = 1  # the first guess itself
    for _, feedback, size in classes:
        secrets = by_clingo.consistent(variant, (Turn(first, Feedback(*feedback[1:])),))
        settled = prolog.once(
            "mastermind_optimal", "class_tree", asked, list(first), feedback, DEPTH, outputs=2
        )
        assert settled is not None
        least = settled[0]
        assert least_total(variant, first, secrets) == least
        assert size == len(secrets)
        codes += size
        totals += size + least
    assert totals == total
    tree = prolog.once("mastermind_optimal", "optimal_tree", asked, "any", "inf", outputs=2)
    assert tree is not None and tree[0] == total
