"""Hostile calls of the public functions and hostile command lines, drawn by a seed.

`python tests/py/hostile.py [--seed S] [--cases N]` draws N cases, runs them in processes that a
watchdog ends, and prints what became of them. `--case K` runs one alone and shows all it said.

A call gives a value or raises one of the package's own errors; a command ends with exit code 0, 1
or 2 and says at most one line of error. Both end at most two seconds after their time.
"""

from __future__ import annotations

import argparse
import inspect
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import is_dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

TIME = 0.5
"""The seconds that a question may take, where it takes a limit."""
PATIENCE = 2.0
"""So many seconds later it must have ended."""
NO_LIMIT = 5.0
"""What has no limit of time must end in so many seconds."""
HANG = 60.0
"""What ends in so many seconds on a busy machine has not hung."""
BLOCK = 20
"""So many calls are made by one process, one after the other."""
MEMORY = 8 << 30
MODULES = (
    *("", "agreement", "why", "mastermind", "connect4", "soccer", "games"),
    *("play.archive", "play.notebook"),
)


# Values that nothing takes, by their names


class Mute:
    """Nothing can be said of it."""

    def __repr__(self) -> str:
        raise RuntimeError("no repr")

    __str__ = __repr__


class Broken:
    """Whatever is asked of it, it raises an error of its own."""

    def _raise(self, *_: Any) -> Any:
        raise KeyError("broken")

    __iter__ = __index__ = __float__ = __len__ = __eq__ = __hash__ = __bool__ = _raise  # type: ignore[assignment]
    __fspath__ = __getitem__ = __contains__ = __lt__ = __int__ = __next__ = _raise


class Whole:
    """A whole number of another kind, as numpy's."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def _nested(depth: int) -> Any:
    nested: Any = []
    for _ in range(depth):
        nested = [nested]
    return nested


def _circle() -> Any:
    circle: list[Any] = []
    circle.append(circle)
    return circle


def _raising() -> Iterator[Any]:
    yield "1234:12"
    raise OSError("the generator is broken")


def _file(closed: bool) -> Any:
    stream = Path(os.devnull).open()  # noqa: SIM115
    if closed:
        stream.close()
    return stream


def _endless_tree() -> Any:
    mastermind = import_module("ludologic.mastermind")
    root = mastermind.Node((1, 1), 1, {})
    root.children[mastermind.Feedback(0, 0)] = root
    return root


def _numpy(text: str, other: Any) -> Any:
    try:
        import numpy
    except ImportError:
        return other
    return eval(text, {"np": numpy})


ODD: dict[str, Callable[[], Any]] = {
    **{
        repr(value): lambda value=value: value
        for value in (
            *(None, True, False, ..., NotImplemented, 0, -1, 1, 2, 7, 1234, 2**31, 2**63, -(2**64)),
            *(0.0, -0.0, 0.5, 1e308, float("nan"), float("inf"), float("-inf"), 1j),
            *("", " ", "x", "1234", "1234:12", "0,7,1", "44", "easy", "clingo", "prolog", "nim"),
            *("\0", "a\0b", "\ud800", "\x1b[31mred", "é🎲", "１２３４", "\n", "%p", "~w", "{}"),
            *("1234), halt.", "'; shell(ls)", "../..", "/dev/full", "/dev/zero", "/nowhere/x"),
            *(b"1234", b"\xff", (), (1, 2), (1, 2, 3, 4), (4, 9, False), (1,), [], [1, 2, 3, 4]),
            *([None], ["1234:12"], ["1234"], [[1, 2, 3, 4]], [("1234", (1, 2))], [("1234", None)]),
            *([("1234", (1.0, 2.0))], {}, {1: 2}, {"moves": [1]}, set(), {1, 2}, range(1000)),
            *(Decimal("1.5"), Decimal("NaN"), Fraction(1, 3), int, len, object, Exception("x")),
        )
    },
    "10**30": lambda: 10**30,
    "10**5000": lambda: 10**5000,
    "'1' * 100_000": lambda: "1" * 100_000,
    "'x' * 5_000_000": lambda: "x" * 5_000_000,
    "'(' * 100_000": lambda: "(" * 100_000,
    "<nested 10,000 deep>": lambda: _nested(10_000),
    "<nested 100,000 deep>": lambda: _nested(100_000),
    "<a list in itself>": _circle,
    "<a generator that raises>": _raising,
    "<Mute>": Mute,
    "<Broken>": Broken,
    "<Whole 3>": lambda: Whole(3),
    "<Whole 10**30>": lambda: Whole(10**30),
    "<numpy int 4>": lambda: _numpy("np.int64(4)", Whole(4)),
    "<numpy float nan>": lambda: _numpy("np.float64('nan')", float("nan")),
    "<numpy array>": lambda: _numpy("np.array([[1, 2], [3, 4]])", [[1, 2], [3, 4]]),
    "<numpy bool>": lambda: _numpy("np.bool_(True)", 1),
    "<a closed file>": lambda: _file(closed=True),
    "<an open file>": lambda: _file(closed=False),
    "<lambda>": lambda: lambda *_: None,
    "<lambda that raises>": lambda: lambda *_: {}["key"],
    "<bytearray>": lambda: bytearray(b"12"),
    "<memoryview>": lambda: memoryview(b"ab"),
    "<object>": object,
    "<module>": lambda: sys,
    "<Board of Mastermind>": lambda: RECEIVERS["mastermind.Board"](),
    "<Board of Connect 4>": lambda: RECEIVERS["connect4.Board"](),
    "<Board of soccer>": lambda: RECEIVERS["soccer.Board"](),
    "<Board of nim>": lambda: RECEIVERS["games.Board"](),
    "<a guessing game>": lambda: RECEIVERS["games.Guessing"](),
    "<a tree>": lambda: RECEIVERS["mastermind.Tree"](),
    "<a tree of a guessing game>": lambda: RECEIVERS["games.Tree"](),
    "<an endless tree>": _endless_tree,
    "<Variant of 10**30>": lambda: import_module("ludologic.mastermind").Variant(10**30, 2, True),
    "<Variant of lists>": lambda: import_module("ludologic.mastermind").Variant([], {}, True),
    "<Field of 10**30>": lambda: import_module("ludologic.soccer").Field("standard", 10**30, 9, 1),
    "<Size 3 x 3>": lambda: import_module("ludologic.connect4").Size(3, 3, 3),
    "<Size of text>": lambda: import_module("ludologic.connect4").Size("7", None, 1j),
}

# Values that make sense, so that the hostile one beside them is looked at


def _guessing() -> Any:
    return import_module("ludologic.games").named("ship")


@cache
def _tree() -> Any:
    mastermind = import_module("ludologic.mastermind")
    return mastermind.tree(mastermind.Variant(2, 3, True))


def _two_players() -> Any:
    return import_module("ludologic.games").TwoPlayers("nim")


RECEIVERS: dict[str, Callable[[], Any]] = {
    "mastermind.Board": lambda: import_module("ludologic.mastermind").Board(secret="7432"),
    "mastermind.Tree": _tree,
    "mastermind.Node": lambda: _tree().root,
    "connect4.Board": lambda: import_module("ludologic.connect4").Board("44"),
    "connect4.Solver": lambda: import_module("ludologic.connect4").Solver(),
    "soccer.Board": lambda: import_module("ludologic.soccer").Board("0"),
    "games.Guessing": _guessing,
    "games.Tree": lambda: _guessing().tree(),
    "games.TwoPlayers": _two_players,
    "games.Board": lambda: _two_players().board(),
    "play.archive.Archive": lambda: import_module("ludologic.play.archive").Archive("a.sqlite"),
}
"""What has public methods, ready to be asked."""
SOUND: dict[str, list[Any]] = {
    "guess": ["1234"],
    "secret": ["1234"],
    "code": ["2164"],
    "history": [["1234:12"]],
    "variant": ["easy", (2, 3, True)],
    "game": ["mastermind", "race"],
    "player": ["Ann", "metric3", "random"],
    "one": ["random"],
    "other": ["random"],
    "games": [1],
    "sample": [2],
    "seed": [7],
    "depth": [4],
    "name": ["ship", "nim"],
    "relation": ["guess_secret_feedback"],
    "secrets": [["a", "b"]],
    "questions": [["q", "r"]],
    "solver": ["genetic", "five-guess"],
    "engine": ["prolog", "clingo"],
    "state": [{"moves": [4]}],
    "score": [3],
    "rounds": [2],
    "module": ["connect4"],
    "function": ["score"],
    "processes": [1],
    "move": ["1234", 4, "0", "1"],
}
TEXTS = {"connect4": "44455554221", "soccer": "0,7", "mastermind": "1234:12", "games": ""}
FEW = {"jobs", "processes"}
"""So many processes are started: of these the large ones are left out."""
LEFT_OUT = {"games.Guessing", "games.Board", "play.archive.is_shown"}
"""No part of the interface."""


class Call(NamedTuple):
    """A function or a method, and the names of what it is given."""

    target: str
    options: tuple[tuple[str, str], ...]
    extra: tuple[str, ...]
    limited: bool

    def __str__(self) -> str:
        given = [*self.extra, *(f"{name}={value}" for name, value in self.options)]
        return f"{self.target}({', '.join(given)})"


class Command(NamedTuple):
    """A command line and what it reads; at a `moment`, in seconds, Ctrl-C is pressed."""

    words: tuple[str, ...]
    typed: str
    limited: bool
    moment: float | None = None

    def __str__(self) -> str:
        words = " ".join(ascii(word)[:200] for word in self.words)
        pressed = "" if self.moment is None else f", Ctrl-C after {self.moment:.3f} s"
        return f"ludologic {words} <{self.typed}{pressed}"


@cache
def targets() -> dict[str, tuple[str, ...]]:
    """Every public function, class and method, with the names of its arguments."""
    found: dict[str, tuple[str, ...]] = {}
    for place in MODULES:
        module = import_module(f"ludologic.{place}".rstrip("."))
        names = getattr(module, "__all__", None) or [
            name for name in vars(module) if not name.startswith("_")
        ]
        for name in names:
            one = getattr(module, name)
            whole = f"{place}.{name}".lstrip(".")
            if getattr(one, "__module__", "") not in (module.__name__, *_inside(module)):
                continue
            if inspect.isfunction(one) or (
                inspect.isclass(one) and "__init__" in vars(one) and not is_dataclass(one)
            ):
                found[whole] = _names(one)
    for kind in RECEIVERS:
        place, _, name = kind.rpartition(".")
        receiver = getattr(import_module(f"ludologic.{place}"), name)
        for name in dir(receiver):
            one = inspect.getattr_static(receiver, name)
            if name == "__eq__" or not name.startswith("_"):
                if isinstance(one, property):
                    found[f"{kind}().{name}"] = ()
                elif callable(getattr(receiver, name)):
                    found[f"{kind}().{name}"] = _names(getattr(receiver, name))
    return dict(sorted(found.items()))


def _inside(module: Any) -> list[str]:
    return [name for name in sys.modules if name.startswith(f"{module.__name__}.")] + [
        "ludologic.tree",
        "ludologic.outcome",
        "ludologic.choice",
        "ludologic.query",
        "ludologic.engines.query",
    ]


def _names(function: Any) -> tuple[str, ...]:
    """The names of the arguments; one that must be given ends with !, and *more stays so."""
    found = []
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return ("*values",)
    for one in parameters:
        if one.kind is one.VAR_POSITIONAL:
            found.append(f"*{one.name}")
        elif one.kind is not one.VAR_KEYWORD and one.name != "self":
            found.append(one.name + ("!" if one.default is one.empty else ""))
    return tuple(found)


def drawn_call(lots: random.Random) -> Call:
    """Any function with one or two hostile values among sound ones."""
    target = lots.choice([name for name in targets() if name not in LEFT_OUT])
    names = targets()[target]
    plain = [name.rstrip("!") for name in names if not name.startswith("*")]
    hostile = set(lots.sample(plain, min(len(plain), lots.choice((0, 1, 1, 1, 2)))))
    options = []
    for name in names:
        bare = name.rstrip("!")
        if name.startswith("*"):
            continue
        if bare in hostile:
            options.append((bare, lots.choice(_odd(bare))))
        elif bare == "time" or name.endswith("!") or (bare in SOUND and lots.random() < 0.3):
            options.append((bare, "sound"))
    if lots.random() < 0.02:
        options.append(("nonsense", "1"))
    extra = ()
    if any(name.startswith("*") for name in names):
        extra = tuple(lots.choice(list(ODD)) for _ in range(lots.randrange(3)))
    return Call(target, tuple(options), extra, "time" in plain)


@cache
def _odd(name: str) -> list[str]:
    """The hostile values for an argument of this name."""
    if name not in {*FEW, "time", "limit", "seconds", "timeout"}:
        return list(ODD)
    most = 2 if name in FEW else 1
    found = []
    for word, make in ODD.items():
        value = None if word.startswith("<") else make()
        few = not isinstance(value, (int, float)) or not most < value < 2**62
        if few and word not in ("None", "<numpy int 4>", "<Whole 3>"):
            found.append(word)
    return found


def sound(target: str, name: str, lots: random.Random) -> Any:
    """A value that makes sense for this argument."""
    module = target.split(".")[0]
    if name in ("time", "limit", "seconds", "timeout"):
        return TIME
    if name in ("position", "turns"):
        return TEXTS.get(module, "")
    if name == "positions":
        return [TEXTS.get(module, "")]
    if name in ("tree", "built"):
        return RECEIVERS["games.Tree" if module == "games" else "mastermind.Tree"]()
    if name == "answer":
        return lambda *_: "yes"
    if name in ("file", "cache", "archive"):
        return "file"
    if name == "move" and module in ("mastermind", "connect4", "soccer"):
        return {"mastermind": "1234", "connect4": 4, "soccer": "0"}[module]
    return lots.choice(SOUND.get(name, [1, "x"]))


def called(call: Call, lots: random.Random) -> Any:
    """What the call gives."""
    found: Any
    receiver, method, name = call.target.partition("().")
    if method:
        options = {one: _given(call, one, word, lots) for one, word in call.options}
        found = getattr(RECEIVERS[receiver](), name)
        if not callable(found):
            return found
    else:
        place, _, name = call.target.rpartition(".")
        module = import_module(f"ludologic.{place}".rstrip("."))
        found = getattr(module, name)
        options = {one: _given(call, one, word, lots) for one, word in call.options}
    more = [ODD[word]() for word in call.extra]
    if more:  # what comes before them is given by its place
        more = [options.pop(one) for one in targets()[call.target][0].split("!")[:1]] + more
    result = found(*more, **options)
    if isinstance(result, Iterator):
        for _, _one in zip(range(50), result, strict=False):
            pass
    repr(result)
    str(result)
    if inspect.isclass(type(result)) and hasattr(result, "close"):
        result.close()
    return result


def _given(call: Call, name: str, word: str, lots: random.Random) -> Any:
    return sound(call.target, name, lots) if word == "sound" else ODD[word]() if word in ODD else 1


# Command lines


WORDS = """
- -- x 0 -1 1 2 7 10 1234 1234:12 1234:99 7432 4455 445x 0,7,1 9,9 nan inf 1e9 é🎲 １２３４ ~w %p
';shell(ls)' $(ls) ../.. /nowhere [red]x clingo prolog easy hard nim ship twelve_coins 1.1 random
exact race mastermind connect4 soccer guess_secret_feedback person perfect tcp://127.0.0.1:1
"""
HOSTILE_WORDS = [
    *WORDS.split(),
    *("", " ", "\x01", "\udcff", "\n", "\x1b[31mred", "1234), halt.", "9" * 20, "9" * 400),
    *("1" * 5000, "x" * 100_000, "a\tb", "--nope", "-1e309", "0x10", "1_000", "٣", "{}", "[]"),
]
FILES = [
    *("missing", "folder", "/dev/null", "/dev/full", "/dev/zero", "/dev/tty", "fifo", "empty"),
    *("binary", "one_long_line", "many_lines", "nested.json", "circle", "null.pl", "bad.pl"),
    *("bad.lp", "bad.kif", "words", "csv.csv", "sqlite", "half.sqlite", "utf16", "folder/x"),
    *("/proc/self/mem", "/nowhere/x", "n" * 300, "with\nnewline", "\udcff.pl"),
]
TAKES_FILES = {"file", "files", "words", "archive", "folder", "output", "page", "load", "cache"}
SOUND_WORDS: dict[str, list[str]] = {
    "guess": ["1234"],
    "secret": ["7432"],
    "code": ["2164"],
    "history": ["1234:12"],
    "position": ["4455"],
    "positions": ["44444"],
    "start": ["444"],
    "turns": ["0,7,1"],
    "given": ["ship", "twelve_coins"],
    "game": ["ship", "nim", "connect4"],
    "number": ["1.1"],
    "relation": ["guess_secret_feedback"],
    "one": ["random"],
    "other": ["random"],
    "player": ["Ann"],
    "file": ["words"],
    "folder": ["folder"],
    "moves": [],
    "values": ["(1,2,3,4)", "(4,3,2,1)"],
}
STDIN = ["empty", "binary", "one_long_line", "many_lines", "/dev/null", "moves"]


@cache
def commands() -> dict[tuple[str, ...], list[Any]]:
    """Every command, with its parameters as Typer has them."""
    from typer.main import get_command

    from ludologic.cli import root

    found: dict[tuple[str, ...], list[Any]] = {}

    def walk(one: Any, path: tuple[str, ...]) -> None:
        inner = getattr(one, "commands", None)
        if inner is None:
            found[path] = one.params
        else:
            for name in inner:
                walk(inner[name], (*path, name))

    walk(get_command(root.app), ())
    return found


ENDLESS = {("site", "serve"), ("site", "build")}
"""They build a site: they have tests of their own."""


def drawn_command(lots: random.Random) -> Command:
    """Any command; its arguments and options are sound, hostile, or not there."""
    path = lots.choice([path for path in commands() if path not in ENDLESS])
    words: list[str] = []
    options: list[str] = []
    limited = False
    for one in commands()[path]:
        if one.param_type_name == "argument":
            if lots.random() < 0.9:
                for _ in range(1 if one.nargs == 1 else lots.randrange(3)):
                    words.append(_word(one, lots, 0.4))
        elif one.name == "help":
            continue
        elif one.name in ("time", "limit") and "--pace" not in str(commands()[path]):
            limited = limited or (one.name == "time" and path != ("soccer", "tournament"))
            limited = limited or one.name == "limit"
            odd = lots.random() < 0.1
            value = lots.choice(["nan", "inf", "-1", "x", "", "0", "1e-9"]) if odd else str(TIME)
            options += [one.opts[-1], value]
        elif getattr(one, "is_flag", False):
            if lots.random() < 0.25:
                options.append(one.opts[0])
        elif lots.random() < 0.25:
            options += [lots.choice(one.opts), _word(one, lots, 0.6)]
    if lots.random() < 0.1:
        words.append(lots.choice(HOSTILE_WORDS))
    if not limited:  # a pipe that nobody writes to is waited for
        words = [word for word in words if word != "fifo"]
    if path[-1] == "play" and "--pace" not in options:
        options += ["--pace", "0"]
    return Command((*path, *options, *words), lots.choice(STDIN), limited)


LINES = """
mastermind tree --no-cache --pegs 3 --colours 6 --rule optimal
mastermind tree --no-cache --variant easy --rule classes --engine clingo
mastermind tree --no-cache --rule optimal --pegs 3 --colours 7 --jobs 2
mastermind feedback 1234 7432
mastermind consistent 1234:12 --engine clingo
mastermind certain 1234:12
mastermind explain 2164 1234:12 --engine clingo
mastermind suggest 1234:12 --solver genetic
mastermind solve 7432 --solver five-guess
mastermind evaluate --solver genetic --sample 20 --jobs 2
mastermind evaluate --solver genetic --sample 20
mastermind play --role simulation --solver genetic --pace 0
connect4 prove 444444
connect4 move 4455
connect4 score 4444
connect4 explain 4455
connect4 engine
connect4 play --x hard --o hard --pace 0
soccer path 0,7 --engine clingo
soccer outcomes 0,7 --depth 3
soccer explain 0,7
soccer move 0,7
soccer replay many_lines
soccer engine
soccer tournament search random --games 4 --jobs 2
soccer play --first search --second reply --pace 0
guessing list
guessing tree ship
guessing tree ship --engine clingo
guessing tree --words words
guessing suggest twelve_coins
guessing consistent ship --engine clingo
guessing certain ship
guessing explain ship
guessing play ship
game check nim
game win nim --plies 9
game play nim --first mcts --second minimax --pace 0
lesson list
lesson show 1.1 --solution
lesson check 1.1 words
lesson mark folder
games Ann
ranking
records Ann
agree
doctor
why guess_secret_feedback (1,2,3,4) (4,3,2,1)
""".strip().splitlines()
"""A line for each command but `swipl`, which gives Ctrl-C to SWI-Prolog, and those of the site."""


def drawn_interrupt(seed: int, number: int) -> Command:
    """Each of the lines in turn, and a moment at which it is interrupted."""
    words = LINES[number % len(LINES)].split()
    moment = 1.5 * random.Random(f"{seed} {number} moment").random() ** 2
    return Command(tuple(words), "moves" if words[1:] == ["engine"] else "empty", False, moment)


def _word(one: Any, lots: random.Random, hostile: float) -> str:
    if one.name in FEW:
        return lots.choice(["1", "2", "0", "-2", "x", "nan", "", "9" * 20])
    if lots.random() > hostile:
        choices = (one.metavar or "").split("|")
        known = SOUND_WORDS.get(one.name)
        if known:
            return lots.choice(known)
        if len(choices) > 1 and choices[0].islower():
            return lots.choice([choice for choice in choices if choice.islower()])
        if one.metavar in ("N", "SECONDS"):
            return lots.choice(["0", "1", "2", "3", "5"])
    if one.name in TAKES_FILES or one.metavar == "FILE" or lots.random() < 0.25:
        return lots.choice(FILES)
    return lots.choice(HOSTILE_WORDS)


def make_files(folder: Path) -> None:
    """The files that commands are given, in the folder where they run."""
    lots = random.Random(0)
    os.mkfifo(folder / "fifo")
    (folder / "folder").mkdir()
    (folder / "empty").touch()
    (folder / "binary").write_bytes(lots.randbytes(100_000))
    (folder / "one_long_line").write_bytes(b"1" * 20_000_000)
    (folder / "many_lines").write_bytes(b"0,7,1\n" * 1000)  # each may be a move that is asked for
    (folder / "moves").write_text("4\nhint\nundo\n1234\n0\nsave x\n\x1b[31m\nquit\n")
    (folder / "nested.json").write_text("[" * 100_000)
    (folder / "circle").symlink_to("circle")
    (folder / "null.pl").write_bytes(b"secret(a\0b).\n")
    (folder / "bad.pl").write_text(
        ":- initialization(halt(3)).\nsecret(X) :- secret(X).\nquestion("
    )
    (folder / "bad.lp").write_text("secret(1..1000000000).\n#script (python)\nraise 1\n#end.\n")
    (folder / "bad.kif").write_text("(role x) (init " * 1000)
    (folder / "words").write_text("apple\nberry\n\x1b[31mred\n")
    (folder / "csv.csv").write_text("secret,q\n" + "a,1\n" * 2000)
    (folder / "sqlite").write_bytes(b"SQLite format 3\0" + lots.randbytes(5000))
    (folder / "half.sqlite").write_bytes(b"SQLite format 3\0")
    (folder / "utf16").write_text("secret(1).", "utf-16")


# Running them


class Found(NamedTuple):
    """What became of a case; `what` is how it ended, `said` what it said."""

    what: str
    said: str

    @property
    def wrong(self) -> bool:
        return self.what not in ("answered", "refused", "stopped", "no such argument")


def judged(call: Call, lots: random.Random) -> Found:
    """How a call ends."""
    from ludologic.errors import LudologicError, Senseless

    try:
        called(call, lots)
    except Senseless as error:  # the rules are whole
        return Found("exception", f"Senseless: {str(error)[:300]}")
    except LudologicError as error:
        said = str(error)
        if not 0 < len(said) < 500 or any(sign in said for sign in "\x1b\0"):
            return Found("exception", f"no plain sentence: {ascii(said)[:300]}")
        return Found("refused", said)
    except TypeError as error:
        said = str(error)
        if "unexpected keyword argument 'nonsense'" in said or "takes no" in said:
            return Found("no such argument", said)
        return _unexpected(error)
    except BaseException as error:
        return _unexpected(error)
    return Found("answered", "")


def _unexpected(error: BaseException) -> Found:
    steps = []
    trace = error.__traceback__
    while trace is not None:
        steps.append(f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}")
        trace = trace.tb_next
    try:
        said = ascii(str(error))[:200]
    except Exception:
        said = "?"
    return Found("exception", f"{type(error).__name__}: {said} ({' '.join(steps[-4:])})")


class Running:
    """A process at work on some calls, or on one command."""

    def __init__(self, seed: int, cases: list[int], folder: Path) -> None:
        self.cases, self.folder = cases, folder
        self.home = Path(tempfile.mkdtemp(dir=folder))
        self.ears, mouth = os.pipe()
        self.said = self.home / "said"
        self.errors = self.home / "errors"
        self.now: int | None = None
        self.found: dict[int, Found] = {}
        self.text = b""
        self.pressed = False
        self.case = case(seed, cases[0])
        sys.stdout.flush()
        self.pid = os.fork()
        if not self.pid:
            try:
                os.close(self.ears)
                self._child(seed, mouth)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(97)
        os.close(mouth)
        os.set_blocking(self.ears, False)
        self.start()

    def start(self) -> None:
        """Its time begins now."""
        self.begun, self.computed, self.idle = time.monotonic(), computed(self.pid), idle()

    def _child(self, seed: int, mouth: int) -> None:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        for number, place in ((1, self.said), (2, self.errors)):
            os.dup2(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_APPEND), number)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.environ |= {
            "HOME": str(self.home),
            "XDG_CACHE_HOME": str(self.home / "cache"),
            "XDG_DATA_HOME": str(self.home / "data"),
            "LUDOLOGIC_BOOK": "",
            "COLUMNS": "80",
        }
        os.chdir(self.folder)
        if isinstance(self.case, Command):
            os.write(mouth, f"{json.dumps(self.cases)}\n".encode())
            self._command(self.case)
        os.chdir(self.home)
        for number in self.cases:
            one = case(seed, number)
            assert isinstance(one, Call)
            os.write(mouth, f"{json.dumps([number])}\n".encode())
            found = judged(one, random.Random(f"{seed} {number} sound"))
            os.write(mouth, f"{json.dumps([number, *found])}\n".encode())
        os._exit(0)

    def _command(self, command: Command) -> None:
        os.dup2(os.open(command.typed, os.O_RDONLY), 0)
        sys.argv = ["ludologic", *command.words]
        try:
            import_module("ludologic.cli").main(list(command.words))
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        except BaseException:
            traceback.print_exc()
            code = 99
        else:
            code = 98
        _leave(code)

    def listen(self) -> None:
        """Read what the process has said of its calls."""
        with suppress(BlockingIOError):
            while more := os.read(self.ears, 65536):
                self.text += more
        *lines, self.text = self.text.split(b"\n")
        for line in lines:
            number, *found = json.loads(line)
            self.now = number
            self.start()
            if found:
                self.found[number] = Found(*found)
                self.now = None

    def interrupt(self) -> None:
        """Press Ctrl-C when its moment has come: a terminal tells the whole group."""
        moment = self.case.moment if isinstance(self.case, Command) else None
        begun = self.now is not None and not self.pressed
        if moment is not None and begun and time.monotonic() - self.begun > moment:
            self.pressed = True
            self.start()
            with suppress(OSError):
                os.killpg(self.pid, signal.SIGINT)

    @property
    def late(self) -> bool:
        """Whether it has used more time than it has: of the processor, or while that was idle."""
        if self.pressed:
            most = PATIENCE
        elif self.now is None:
            most = 60.0
        else:
            one = self.case
            if isinstance(one, Call):
                one = case(self.seed, self.now)
            most = TIME + PATIENCE if one.limited else NO_LIMIT
        passed = time.monotonic() - self.begun
        return passed > most and (
            passed > HANG or computed(self.pid) - self.computed > most or idle() - self.idle > most
        )

    seed = 0

    def end(self, status: int) -> None:
        """The process has ended by itself."""
        self.listen()
        os.close(self.ears)
        self.left = _alive(self.pid)
        if self.left:
            with suppress(OSError):
                os.killpg(self.pid, signal.SIGKILL)
        number = self.cases[0] if isinstance(self.case, Command) else self.now
        if os.WIFSIGNALED(status) and not (self.pressed and os.WTERMSIG(status) == signal.SIGINT):
            name = signal.Signals(os.WTERMSIG(status)).name
            self.found[self.cases[0] if number is None else number] = Found(
                "abort", f"{name}: {self._last()}"
            )
        elif isinstance(self.case, Command):
            stopped = 130 if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
            self.found[self.cases[0]] = self._ended(stopped)
        elif number is not None:
            self.found[number] = Found("abort", f"ended by itself: {self._last()}")
        if self.left and number is not None and not self.found[number].wrong:
            self.found[number] = Found("left", "processes are left behind")
        said = self._errors()
        if isinstance(self.case, Call) and ("Traceback" in said or "Exception ignored" in said):
            self.found[self.cases[0]] = Found("traceback", f"on standard error: {said[-600:]}")

    def _errors(self) -> str:
        try:
            return self.errors.read_bytes()[-100_000:].decode(errors="replace")
        except OSError:
            return ""

    def _last(self) -> str:
        return self._errors()[-300:]

    def _ended(self, code: int) -> Found:
        """How a command ended."""
        errors = self._errors()
        if self.pressed and "Exception ignored in: <function _get_module_lock" in errors:
            return Found("stopped", "Python itself has missed it while it imported a module")
        lines = [line for line in errors.splitlines() if line.startswith("Error: ")]
        assert isinstance(self.case, Command)
        words = self.case.words
        if "Traceback" in errors or code in (97, 98, 99):
            return Found("traceback", errors[-600:])
        if any(part in errors for part in ("makes no sense (", "unexpected: ")):
            return Found("exception", errors[-400:])
        if code == 130 and self.pressed:
            right = len(lines) < 2 and all("stopped" in line for line in lines)
            return Found("stopped" if right else "sentence", f"after Ctrl-C: {errors[-300:]}")
        if code not in (0, 1, 2) and words[0] != "swipl":  # a file loaded there is a program
            return Found("code", f"exit code {code}: {errors[-300:]}")
        if code and words[0] != "swipl" and not lines and errors + self._said() == "":
            return Found("sentence", f"exit code {code}, and not a word")
        if any(len(line) > 1200 for line in lines) or "\x1b" in errors:
            return Found("sentence", f"too long, or an escape: {errors[-700:]!a}")
        if words[:2] != ("connect4", "engine") and code == 2 and len(lines) != 1:
            return Found("sentence", f"{len(lines)} lines of error: {errors[-400:]}")
        return Found("refused" if code else "answered", errors[-300:])

    def _said(self) -> str:
        return self.said.read_text(errors="replace") if self.said.exists() else ""


def _alive(group: int) -> bool:
    """Whether a process of the group is left; one may need a moment to end."""
    for _ in range(20):
        if group not in map(_group, _processes()):
            return False
        time.sleep(0.05)
    return True


def _processes() -> list[int]:
    return [int(one.name) for one in Path("/proc").iterdir() if one.name.isdigit()]


def _group(pid: int) -> int:
    """The group of a process; 0 if it has ended, but nobody has taken note of it."""
    with suppress(OSError, IndexError):
        state, _, group = (Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split())[:3]
        return 0 if state in "ZX" else int(group)
    return 0


def _leave(code: int) -> None:
    """End as Python does, with what is registered for its exit."""
    import atexit
    import threading

    with suppress(Exception):
        threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    with suppress(Exception):
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)


def computed(pid: int) -> float:
    """The seconds of the processor that a process and those it has started have used."""
    spent = 0
    for one in (pid, *_children(pid)):
        with suppress(OSError, IndexError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            spent += sum(map(int, fields[11:15]))
    return spent / os.sysconf("SC_CLK_TCK")


def idle() -> float:
    """The seconds for which processors of this machine had nothing to do."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return int(fields[4]) / os.sysconf("SC_CLK_TCK")


def _children(pid: int) -> list[int]:
    found = []
    for threads in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, threads.read_text().split()):
                found += [child, *_children(child)]
    return found


@cache
def case(seed: int, number: int) -> Call | Command:
    """The case of this number: two of five are commands; a negative one is an interrupt."""
    if number < 0:
        return drawn_interrupt(seed, -number)
    lots = random.Random(f"{seed} {number}")
    return drawn_command(lots) if lots.random() < 0.4 else drawn_call(lots)


def run(
    seed: int, numbers: list[int], jobs: int = 2, told: Callable[[int, Found], None] | None = None
) -> dict[int, Found]:
    """What became of each of these cases; `told` hears of each that is wrong."""
    targets()
    import_module("ludologic.cli")
    Running.seed = seed
    calls = [number for number in numbers if isinstance(case(seed, number), Call)]
    work = [[number] for number in numbers if isinstance(case(seed, number), Command)]
    work += [calls[at : at + BLOCK] for at in range(0, len(calls), BLOCK)]
    work.reverse()
    found: dict[int, Found] = {}
    folder = Path(tempfile.mkdtemp(prefix="hostile."))
    make_files(folder)
    running: list[Running] = []
    try:
        while work or running:
            while work and len(running) < jobs:
                running.append(Running(seed, work.pop(), folder))
            time.sleep(0.01)
            for one in tuple(running):
                one.listen()
                one.interrupt()
                ended, status = os.waitpid(one.pid, os.WNOHANG)
                if not ended and one.late:
                    _kill(one)
                elif ended:
                    one.end(status)
                else:
                    continue
                running.remove(one)
                found |= one.found
                for number, said in one.found.items():
                    if told is not None and said.wrong:
                        told(number, said)
                if rest := [number for number in one.cases if number not in one.found]:
                    work.append(rest)
    finally:
        for one in running:
            with suppress(OSError):
                os.killpg(one.pid, signal.SIGKILL)
        shutil.rmtree(folder, ignore_errors=True)
    return dict(sorted(found.items()))


def _kill(one: Running) -> None:
    """End a process that is late, with all that it has started."""
    one.listen()
    passed = time.monotonic() - one.begun
    for child in _children(one.pid):
        with suppress(OSError):
            os.kill(child, signal.SIGKILL)
    with suppress(OSError):
        os.killpg(one.pid, signal.SIGKILL)
    os.waitpid(one.pid, 0)
    os.close(one.ears)
    number = one.cases[0] if one.now is None else one.now
    one.found[number] = Found("late", f"not ended after {passed:.1f} s: {one._last()}")


def main() -> int:
    """Run the cases that the command line names."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--cases", type=int, default=2000)
    options.add_argument("--case", type=int)
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options.add_argument("--interrupts", action="store_true", help="Ctrl-C, at any moment")
    options.add_argument("--calls", action="store_true", help="only the calls")
    options.add_argument("--commands", action="store_true", help="only the command lines")
    asked = options.parse_args()
    if asked.case is not None:
        numbers = [asked.case]
    else:
        numbers = list(range(asked.cases))
        if asked.interrupts:
            numbers = [-1 - number for number in numbers]
        kinds = (Call,) * asked.calls + (Command,) * asked.commands or (Call, Command)
        numbers = [number for number in numbers if isinstance(case(asked.seed, number), kinds)]
    begun = time.monotonic()

    def told(number: int, one: Found) -> None:
        print(
            f"{number}: {str(case(asked.seed, number))[:600]}\n    {one.what}: {one.said}",
            flush=True,
        )

    found = run(asked.seed, numbers, asked.jobs, told)
    for number in [number for number, one in found.items() if one.what == "late"]:
        if len(numbers) > 1:  # once more, alone
            found |= run(asked.seed, [number], 1, told)
    wrong = [number for number, one in found.items() if one.wrong]
    if len(numbers) == 1 and not wrong:
        told(*next(iter(found.items())))
    counted = Counter(one.what for one in found.values())
    print(f"{len(found)} cases of seed {asked.seed} in {time.monotonic() - begun:.0f} s:", end=" ")
    print(", ".join(f"{number} {what}" for what, number in counted.most_common()))
    if wrong:
        print("wrong:", *wrong)
        print(f"`python tests/py/hostile.py --seed {asked.seed} --case K` repeats one")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
