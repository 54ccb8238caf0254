"""Nothing dies and nothing hangs, whatever is called and typed, and whenever Ctrl-C is pressed.

A call gives a value or raises one of the package's own errors, whose sentence is short; a command
ends with exit code 0, 1 or 2, and says at most one line of error. What has a limit of time ends
soon after it; `test_time.py` says how soon.
"""

from __future__ import annotations

import faulthandler
import inspect
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import is_dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from ludologic import connect4, games, mastermind, soccer
from ludologic.errors import LudologicError, Senseless

pytestmark = pytest.mark.prolog
TIME = 0.3
"""The seconds that a question may take, where it takes a limit."""
HANG = 60
"""What has not ended after so many seconds hangs, however busy the machine is."""


def numbers(few: int, deep: int, long: int) -> Any:
    """How many cases are tried."""
    return pytest.mark.parametrize(
        "cases",
        [
            few,
            pytest.param(deep, marks=pytest.mark.deep),
            pytest.param(long, marks=pytest.mark.long),
        ],
    )


# Calls: one or two arguments are hostile, the others make sense

ODD = st.one_of(
    st.sampled_from(
        [
            *(..., NotImplemented, 1234, 2**31, -(2**64), 10**30, float("nan"), 1j, b"1234"),
            *("1234", "1234:12", "0,7,1", "44", "easy", "clingo", "prolog", "nim", "\ud800"),
            *(
                "\x1b[31mred",
                "é🎲",
                "１２３４",
                "1234), halt.",
                "'; shell(ls)",
                "../..",
                "/dev/full",
            ),
            *([1, 2, 3, 4], (1, 2), ["1234:12"], [("1234", (1.0, 2.0))], [("1234", None)]),
            *((4, 9, False), {"moves": [1]}, range(1000), len, object),
        ]
    ),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(st.text(max_size=3), inner, max_size=3)
            | st.frozensets(st.integers(), max_size=3)
        ),
        max_leaves=5,
    ),
)
"""Values that fit nowhere, or only by chance."""


def _nested() -> Any:
    nested: Any = []
    for _ in range(100_000):
        nested = [nested]
    return nested


def _circle() -> Any:
    circle: list[Any] = []
    circle.append(circle)
    return circle


def _endless() -> Any:
    root = mastermind.Node((1, 1), 1, {})
    root.children[mastermind.Feedback(0, 0)] = root  # type: ignore[index]
    return root


def _raising() -> Iterator[Any]:
    yield "1234:12"
    raise OSError("the generator is broken")


any_: Any = None
RECEIVERS: dict[str, Callable[[], Any]] = {
    "mastermind.Board": lambda: mastermind.Board(secret="7432"),
    "mastermind.Tree": cache(lambda: mastermind.tree(mastermind.Variant(2, 3, True))),
    "connect4.Board": lambda: connect4.Board("44"),
    "connect4.Solver": lambda: connect4.Solver(),
    "soccer.Board": lambda: soccer.Board("0"),
    "games.Guessing": lambda: games.named("ship"),
    "games.Tree": cache(lambda: games.named("ship").tree()),
    "games.TwoPlayers": lambda: games.TwoPlayers("nim"),
    "games.Board": lambda: games.TwoPlayers("nim").board(),
    "play.archive.Archive": lambda: import_module("ludologic.play.archive").Archive("a.sqlite"),
}
"""What has public methods, ready to be asked."""
MADE: dict[str, Callable[[], Any]] = {
    **RECEIVERS,
    "10**5000": lambda: 10**5000,
    "'x' * 5_000_000": lambda: "x" * 5_000_000,
    "'(' * 100_000": lambda: "(" * 100_000,
    "nested": _nested,
    "a list in itself": _circle,
    "an endless tree": _endless,
    "a generator that raises": _raising,
    "Variant of 10**30": lambda: mastermind.Variant(10**30, 2, True),
    "Variant of lists": lambda: mastermind.Variant([], any_, True),  # type: ignore[arg-type]
    "Genetic of text": lambda: mastermind.Genetic("a"),  # type: ignore[arg-type]
    "Field of 10**30": lambda: soccer.Field("standard", 10**30, 9, 1),
    "Player of nothing": lambda: soccer.Player("dijkstra", any_),
    "Size of text": lambda: connect4.Size("7", any_, any_),  # type: ignore[arg-type]
}
"""Values that would be too long to show: each is made anew."""
SOUND: dict[str, Any] = {
    **{"guess": "1234", "secret": "1234", "code": "2164", "history": ["1234:12"]},
    **{"game": "mastermind", "player": "random", "one": "random", "other": "random", "games": 1},
    **{"sample": 2, "seed": 7, "depth": 4, "relation": "guess_secret_feedback"},
    **{"secrets": ["a", "b"], "questions": ["q", "r"], "state": {"moves": [4]}, "score": 3},
    **{"rounds": 2, "module": "connect4", "function": "score", "file": "file", "cache": "file"},
    **{"archive": "file", "time": TIME, "limit": TIME, "seconds": TIME, "name": "ship"},
    **{"processes": 1, "variant": (2, 3, True)},
}
TEXTS = {"connect4": "44455554221", "soccer": "0,7", "mastermind": "1234:12"}
MOVES = {"connect4": 4, "soccer": "0", "mastermind": "1234"}
MODULES = ("", "agreement", "why", *TEXTS, "games", "play.archive", "play.notebook")
TAME = {"jobs", "processes", "time", "limit", "seconds", "timeout", "plies", "playouts", "places"}
"""So many processes are started, so long it takes: a large number is right there."""
LEFT_OUT = {"games.Guessing", "games.Board", "play.archive.is_shown", "play.archive.read_name"}
"""No part of the interface."""


@cache
def targets() -> dict[str, list[inspect.Parameter]]:
    """Every public function, class, method and property, with what it takes."""
    found: dict[str, Any] = {}
    for place in MODULES:
        module = import_module(f"ludologic.{place}".rstrip("."))
        for name in getattr(module, "__all__", None) or vars(module):
            one = getattr(module, name)
            place_of = getattr(one, "__module__", None) or ""
            here = place_of == module.__name__
            ours = here or (hasattr(module, "__all__") and place_of.startswith("ludologic"))
            made = inspect.isclass(one) and "__init__" in vars(one) and not is_dataclass(one)
            if ours and name[0] != "_" and (inspect.isfunction(one) or made):
                found[f"{place}.{name}".lstrip(".")] = one
    for kind in RECEIVERS:
        place, _, name = kind.rpartition(".")
        receiver = getattr(import_module(f"ludologic.{place}"), name)
        for one in dir(receiver):
            if not one.startswith("_"):
                found[f"{kind}().{one}"] = getattr(receiver, one)
    return {name: _taken(one) for name, one in sorted(found.items()) if name not in LEFT_OUT}


def _taken(one: Any) -> list[inspect.Parameter]:
    if not callable(one):
        return []
    try:
        return [part for part in inspect.signature(one).parameters.values() if part.name != "self"]
    except ValueError:
        return []


def sound(target: str, name: str) -> Any:
    """A value that makes sense for this argument."""
    module = target.partition(".")[0]
    if name in ("position", "turns", "positions"):
        text = TEXTS.get(module, "")
        return [text] if name == "positions" else text
    if name in ("tree", "built"):
        return RECEIVERS["games.Tree" if module == "games" else "mastermind.Tree"]()
    if name == "answer":
        return lambda *_: "yes"
    return MOVES.get(module, 1) if name == "move" else SOUND.get(name, 1)


def drawn(data: st.DataObject, name: str) -> Any:
    """A hostile value for the argument of this name."""
    if name in TAME:
        return data.draw(st.integers(-5, 1) | st.text(max_size=3) | st.just(1e999))  # None: no end
    if data.draw(st.integers(0, 2)) == 0:
        return MADE[data.draw(st.sampled_from(sorted(MADE)))]()
    return data.draw(ODD)


def called(data: st.DataObject) -> None:
    target = data.draw(st.sampled_from(sorted(targets())))
    named = [one for one in targets()[target] if one.kind not in (one.VAR_KEYWORD,)]
    hostile = (
        data.draw(st.sets(st.sampled_from([one.name for one in named]), max_size=2))
        if (named)
        else set()
    )
    given: dict[str, Any] = {}
    more: list[Any] = []
    for one in named:
        if one.kind is one.VAR_POSITIONAL:
            more = [drawn(data, one.name) for _ in range(data.draw(st.integers(0, 2)))]
        elif one.name in hostile:
            given[one.name] = drawn(data, one.name)
        elif one.default is one.empty or one.name == "time" or one.name in more:
            given[one.name] = sound(target, one.name)
    receiver, method, name = target.partition("().")
    place, _, whole = target.rpartition(".")
    owner = RECEIVERS[receiver]() if method else import_module(f"ludologic.{place}".rstrip("."))
    note(target)
    faulthandler.dump_traceback_later(HANG, exit=True)
    try:
        found = getattr(owner, name if method else whole)
        if callable(found):
            first = [given.pop(named[0].name)] if more else []  # it comes before them
            found = found(*first, *more, **given)
        if isinstance(found, Iterator):
            for _, _one in zip(range(50), found, strict=False):
                pass
        assert len(repr(found)) > 0
        if hasattr(found, "close"):
            found.close()
    except Senseless:  # the rules are whole
        raise
    except LudologicError as error:
        said = str(error)
        assert 0 < len(said) < 500 and not any(sign in said for sign in "\x1b\0"), ascii(said)
    finally:
        faulthandler.cancel_dump_traceback_later()


@numbers(30, 100, 6000)
def test_calls(cases: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    every = settings(
        max_examples=cases,
        deadline=None,
        derandomize=True,
        database=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    every(given(st.data())(called))()


# Command lines

TYPED = """
- -- x 0 -1 7 10 1234 1234:12 1234:99 7432 4455 445x 0,7,1 9,9 nan inf 1e9 é🎲 １２３４ ~w
';shell(ls)' $(ls) ../.. /nowhere [red]x clingo prolog easy nim ship 1.1 random exact
--nope -1e309 0x10 1_000 ٣ {} tcp://127.0.0.1:1
"""
WORDS = [
    *TYPED.split(),
    *("", " ", "\x01", "\udcff", "\n", "\x1b[31mred", "1234), halt.", "9" * 400, "x" * 100_000),
]
FILES = [
    *("missing", "folder", "/dev/null", "/dev/full", "/dev/zero", "/dev/tty", "empty", "binary"),
    *("one_long_line", "many_lines", "nested.json", "circle", "null.pl", "bad.pl", "bad.lp"),
    *("bad.kif", "words", "csv.csv", "half.sqlite", "folder/x", "/proc/self/mem", "/nowhere/x"),
    *("n" * 300, "with\nnewline", "\udcff.pl"),
]
TAKES_FILES = {"file", "files", "words", "archive", "folder", "output", "page", "load", "cache"}
SOUND_WORDS: dict[str, list[str]] = {
    **{"guess": ["1234"], "secret": ["7432"], "code": ["2164"], "history": ["1234:12"]},
    **{"position": ["4455"], "positions": ["44444"], "start": ["444"], "turns": ["0,7,1"]},
    **{"given": ["ship", "twelve_coins"], "game": ["ship", "nim"], "number": ["1.1"]},
    **{"relation": ["guess_secret_feedback"], "one": ["random"], "other": ["random"]},
    **{"player": ["Ann"], "file": ["words"], "folder": ["folder"], "values": ["(1,2,3,4)"]},
}
ENDLESS = {("site", "serve"), ("site", "build")}
"""They have tests of their own."""


class Command(NamedTuple):
    """A command line and what it reads; at a `moment`, in seconds, Ctrl-C is pressed."""

    words: list[str]
    typed: str
    moment: float | None = None


@cache
def commands() -> dict[tuple[str, ...], list[Any]]:
    """Every command, with its parameters as Typer has them."""
    from typer.main import get_command

    from ludologic.cli import root

    found: dict[tuple[str, ...], list[Any]] = {}

    def walk(one: Any, path: tuple[str, ...]) -> None:
        inner = getattr(one, "commands", None)
        if inner is None and path not in ENDLESS:
            found[path] = one.params
        for name in inner or ():
            walk(inner[name], (*path, name))

    walk(get_command(root.app), ())
    return found


def drawn_command(number: int) -> Command:
    """Any command; its arguments and options are sound, hostile, or not there."""
    lots = random.Random(number)
    path = lots.choice([*commands()])
    words: list[str] = []
    options: list[str] = []
    for one in commands()[path]:
        if one.param_type_name == "argument":
            words += [_word(one, lots, 0.4) for _ in range(1 if one.nargs == 1 else 2)]
        elif one.name in ("time", "limit"):
            odd = lots.choice(["nan", "-1", "x", "", "0", "1e-9"])
            options += [one.opts[-1], odd if lots.random() < 0.1 else str(TIME)]
        elif one.name == "help" or lots.random() > 0.25:
            continue
        elif getattr(one, "is_flag", False):
            options.append(one.opts[0])
        else:
            options += [lots.choice(one.opts), _word(one, lots, 0.6)]
    if lots.random() < 0.1:
        words.append(lots.choice(WORDS))
    if path[-1] == "play" and "--pace" not in options:
        options += ["--pace", "0"]
    typed = lots.choice(["empty", "binary", "one_long_line", "many_lines", "/dev/null", "moves"])
    return Command([*path, *options, *words], typed)


def _word(one: Any, lots: random.Random, hostile: float) -> str:
    if one.name in ("jobs", "processes"):
        return lots.choice(["1", "2", "0", "-2", "x", "nan", "", "9" * 20])
    choices = [choice for choice in (one.metavar or "").split("|") if choice.islower()]
    if lots.random() > hostile and (known := SOUND_WORDS.get(one.name) or choices[1:]):
        return lots.choice(known)
    if one.name in TAKES_FILES or one.metavar == "FILE" or lots.random() < 0.25:
        return lots.choice(FILES)
    return lots.choice(WORDS)


LINES = """
mastermind tree --no-cache --pegs 3 --colours 6 --rule optimal
mastermind tree --no-cache --variant easy --rule classes --engine clingo
mastermind tree --no-cache --rule optimal --pegs 3 --colours 7 --jobs 2
mastermind suggest 1234:12 --solver genetic
mastermind solve 7432 --solver five-guess
mastermind evaluate --solver genetic --sample 20 --jobs 2
mastermind play --role simulation --solver genetic --pace 0
connect4 prove 444444
connect4 move 4455
connect4 score 4444
connect4 explain 4455
connect4 engine
connect4 play --x hard --o hard --pace 0
soccer path 0,7 --engine clingo
soccer outcomes 0,7 --depth 3
soccer engine
soccer tournament search random --games 4 --jobs 2
soccer play --first search --second reply --pace 0
guessing tree ship --engine clingo
guessing tree --words words
guessing suggest twelve_coins
guessing play ship
game win nim --plies 9
game play nim --first mcts --second minimax --pace 0
lesson check 1.1 words
lesson mark folder
agree
why guess_secret_feedback (1,2,3,4) (4,3,2,1)
""".strip().splitlines()
"""Commands of each kind but `swipl`, which gives Ctrl-C to SWI-Prolog, and those of the site."""


def interrupted(number: int) -> Command:
    """Each of the lines in turn, and a moment at which it is interrupted."""
    words = LINES[number % len(LINES)].split()
    moment = 1.5 * random.Random(number).random() ** 2
    return Command(words, "moves" if words[1:] == ["engine"] else "empty", moment)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder where commands run, with the files that they are given."""
    lots = random.Random(0)
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").touch()
    (tmp_path / "binary").write_bytes(lots.randbytes(100_000))
    (tmp_path / "one_long_line").write_bytes(b"1" * 20_000_000)
    (tmp_path / "many_lines").write_bytes(b"0,7,1\n" * 1000)  # each may be a move that is asked for
    (tmp_path / "moves").write_text("4\nhint\nundo\n1234\n0\nsave x\n\x1b[31m\nquit\n")
    (tmp_path / "nested.json").write_text("[" * 100_000)
    (tmp_path / "circle").symlink_to("circle")
    (tmp_path / "null.pl").write_bytes(b"secret(a\0b).\n")
    (tmp_path / "bad.pl").write_text(":- initialization(halt(3)).\nsecret(X) :- secret(X).\nque(")
    (tmp_path / "bad.lp").write_text("secret(1..1000000000).\n#script (python)\nraise 1\n#end.\n")
    (tmp_path / "bad.kif").write_text("(role x) (init " * 1000)
    (tmp_path / "words").write_text("apple\nberry\n\x1b[31mred\n")
    (tmp_path / "csv.csv").write_text("secret,q\n" + "a,1\n" * 2000)
    (tmp_path / "half.sqlite").write_bytes(b"SQLite format 3\0" + lots.randbytes(500))
    return tmp_path


def fault(folder: Path, number: int, command: Command) -> str | None:
    """What is wrong with how a command ends; None if nothing is."""
    words = [word.encode(errors="surrogateescape") for word in command.words if "\0" not in word]
    home = folder / f"home {number}"
    environment = os.environ | {"HOME": str(home), "LUDOLOGIC_BOOK": "", "COLUMNS": "80"}
    environment |= {"XDG_CACHE_HOME": str(home / "cache"), "XDG_DATA_HOME": str(home / "data")}
    with (folder / command.typed).open("rb") as typed:
        process = subprocess.Popen(
            [sys.executable, "-m", "ludologic", *words],
            stdin=typed,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
    try:
        if command.moment is not None:
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.3 + command.moment)
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGINT)
        said = process.communicate(timeout=HANG)[1].decode(errors="replace")
    except subprocess.TimeoutExpired:
        return "it hangs"
    finally:
        left = process.poll() is not None and _alive(process.pid)
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    return "processes are left behind" if left else complaint(command, process.returncode, said)


def complaint(command: Command, code: int, said: str) -> str | None:
    lines = [line for line in said.splitlines() if line.startswith("Error: ")]
    if command.moment is not None:
        if "Exception ignored in: <function _get_module_lock" in said:
            return None  # Python itself has missed it while it imported a module
        if code == -signal.SIGINT or (code == 130 and all("stopped" in line for line in lines)):
            return None if len(lines) < 2 and "Traceback" not in said[-600:] else said[-600:]
    if "Traceback" in said or any(part in said for part in ("makes no sense (", "unexpected: ")):
        return said[-600:]
    if any(len(line) > 1200 for line in lines) or "\x1b" in said:
        return f"too long, or an escape: {said[-600:]!a}"
    if command.words[0] == "swipl":  # a file that is loaded there is a program
        return None
    if code not in (0, 1, 2) or (code == 2 and len(lines) != 1 and command.words[1] != "engine"):
        return f"exit code {code}: {said[-600:]}"
    return None


def _alive(group: int) -> bool:
    """Whether a process of the group is left; one may need a moment to end."""
    for _ in range(20):
        if group not in map(_group, Path("/proc").glob("[0-9]*/stat")):
            return False
        time.sleep(0.05)
    return True


def _group(file: Path) -> int:
    """The group of a process; 0 if it has ended."""
    with suppress(OSError, ValueError):
        state, _, group = file.read_text().rpartition(")")[2].split()[:3]
        return 0 if state in "ZX" else int(group)
    return 0


def faults(folder: Path, tried: list[Command]) -> list[tuple[Command, str]]:
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda pair: fault(folder, *pair), enumerate(tried))
        return [(one, said) for one, said in zip(tried, found, strict=True) if said is not None]


@numbers(4, 16, 1000)
def test_commands(cases: int, folder: Path) -> None:
    assert faults(folder, [drawn_command(number) for number in range(cases)]) == []


@numbers(2, len(LINES) // 4, 50 * len(LINES))
def test_ctrl_c_at_any_moment(cases: int, folder: Path) -> None:
    """Of each command in turn."""
    assert faults(folder, [interrupted(number) for number in range(cases)]) == []
