"""The door to SWI-Prolog: what goes in, what comes out, and what stops a goal."""

from __future__ import annotations

import ctypes
import os
import signal
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import thinned

from ludologic import mastermind
from ludologic.engines import changes, limit, prolog, swipl
from ludologic.errors import AGREE, BadInput, EngineFailure, Senseless, TimeIsUp

pytestmark = pytest.mark.prolog


def test_a_text_always_comes() -> None:
    assert prolog.text("system", "atom_string", "a") == "a"
    with pytest.raises(Senseless, match=r"lists:last has no answer.*ludologic agree"):
        prolog.text("lists", "last", [])


def test_solutions_one_by_one() -> None:
    before = engines()
    assert list(prolog.each("system", "between", 1, 3)) == [[1], [2], [3]]
    assert list(prolog.each("system", "between", 1, 2, 1, outputs=0)) == [[]]
    assert list(prolog.each("system", "between", 2, 1)) == []
    endless = prolog.each("system", "between", 1, "inf")
    other = prolog.each("lists", "member", outputs=2)
    assert next(endless) == [1]
    other.close()
    assert prolog.once("system", "succ", 1) == [2]
    assert [next(endless), next(endless)] == [[2], [3]]
    endless.close()
    assert engines() == before


def engines() -> int:
    """How many values are kept, or solutions open, each in an engine or a thread of its own."""
    swipl.engine().tidy()  # starts the thread that serves others
    (threads,) = prolog.once("system", "statistics", "threads") or [0]
    return len(list(prolog.each("system", "current_engine"))) - 1 + threads


def signal_stack() -> tuple[int, ...]:
    """The memory on which this thread handles signals: its address, flags and size."""
    stack = ctypes.create_string_buffer(64)
    assert ctypes.CDLL(None).sigaltstack(None, stack) == 0
    return struct.unpack_from("Pi0PN", stack)


def test_signals_are_not_handled_on_a_stack_that_prolog_frees() -> None:
    """A Ctrl-C would write over whatever is there by then."""
    before = signal_stack()
    endless = prolog.each("system", "between", 1, "inf")
    next(endless)
    assert signal_stack() == before
    endless.close()
    assert signal_stack() == before
    steps = list(prolog.each("why_interpreter", "goal_event", ("between", 1, 2, 3), "inf"))
    assert len(steps) > 1
    assert signal_stack() == before


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (("system", "no_such_predicate", 1), "no_such_predicate/2"),
        (("no_such_module", "p"), "no_such_module:p/1"),
        (("system", "between", "x", 3), "integer"),
        (("system", "nb_getval", ("f", "ñ")), "f(ñ)"),
        (("system", "="), "sufficiently instantiated"),
    ],
)
def test_an_exception_is_an_engine_failure(call: tuple[Any, ...], words: str) -> None:
    before, outputs = engines(), 2 if call[1] == "=" else 1
    for ask in (prolog.once, lambda *call, **more: next(prolog.each(*call, **more))):
        with pytest.raises(EngineFailure) as caught:
            ask(*call, outputs=outputs)
        assert words in str(caught.value)
    assert prolog.once("system", "succ", 1) == [2] and engines() == before


@pytest.fixture
def small_stack() -> Iterator[None]:
    prolog.once("system", "set_prolog_flag", "stack_limit", 30 << 20, outputs=0)
    yield
    prolog.once("system", "set_prolog_flag", "stack_limit", swipl.STACK_LIMIT, outputs=0)


def test_a_goal_that_runs_out_of_stack_is_an_engine_failure(small_stack: None) -> None:
    for _ in range(3):
        with pytest.raises(EngineFailure, match=r"[Ss]tack") as caught:
            prolog.once("lists", "numlist", 1, 10**8)
        assert "agree" not in str(caught.value)
        assert prolog.once("lists", "numlist", 1, 3) == [[1, 2, 3]]


def test_rules_that_go_wrong_point_to_what_was_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that nobody has changed fit together: then it is only said what went wrong."""
    monkeypatch.setattr(changes, "changed", list)
    said = ask_wrongly()
    assert said == (
        "SWI-Prolog gave up on shared_random:random_below: shared_random:random_below/4: "
        "Arguments are not sufficiently instantiated"
    )
    monkeypatch.setattr(changes, "changed", lambda: ["connect4/definition.pl"])
    assert ask_wrongly() == f"{said} ({AGREE})"


def ask_wrongly() -> str:
    with pytest.raises(EngineFailure) as caught:
        prolog.once("shared_random", "random_below", "many", outputs=3)
    return str(caught.value)


ENDLESS = ("forall", "repeat", "true")


def endless() -> None:
    """A goal that takes far longer than anyone waits, but does end."""
    prolog.once("system", "call_with_inference_limit", ENDLESS, 10**9)


def interrupting(seconds: float) -> threading.Timer:
    """Not started: on a busy machine the signal may come before `start` has returned."""
    here = threading.get_ident(), signal.SIGINT
    return threading.Timer(seconds, signal.pthread_kill, here)


def test_ctrl_c_at_any_moment_is_a_keyboard_interrupt() -> None:
    """Many short goals: it may come before one, in one, or when one has just ended."""
    stopped, presses = 0, 0

    def heard(*_: object) -> None:
        nonlocal presses
        presses += 1
        raise KeyboardInterrupt

    def ask_on() -> None:
        # by itself: where a loop goes on, Python 3.13 is in no `try` of the same function
        deadline = time.monotonic() + 0.1
        while time.monotonic() < deadline:
            prolog.once("system", "succ", 1)

    before = signal.signal(signal.SIGINT, heard)
    for number in range(30):
        timer = interrupting(0.01 + number * 0.0003)
        try:
            timer.start()
            ask_on()
            timer.join()  # on a busy machine it comes only now,
            time.sleep(0.01)  # and is heard a moment later
        except KeyboardInterrupt:
            stopped += 1
        assert presses == stopped == number + 1
        timer.join()
    signal.signal(signal.SIGINT, before)
    assert prolog.once("system", "succ", 1) == [2]


@pytest.mark.parametrize("gap", [0.0, 0.03, 0.2])
def test_no_ctrl_c_is_lost_if_it_is_pressed_again(gap: float) -> None:
    """In a goal, in an engine of Prolog, where the rules catch it, where a value will stay."""
    caught = ("catch", ENDLESS, ("var",), "true")
    asks: list[Callable[[], Any]] = [
        endless,
        lambda: list(prolog.each("system", "call", ENDLESS, outputs=0)),
        lambda: prolog.once("system", "forall", ("member", 1, [1, 2]), caught, outputs=0),
        lambda: prolog.keep("system", "call_with_inference_limit", ENDLESS, 10**9),
        lambda: time.sleep(60),  # Python's own handler hears it
    ]

    def press() -> None:
        for _ in range(4):
            signal.pthread_kill(main, signal.SIGINT)
            time.sleep(gap)

    def heard(*_: object) -> None:
        presses.append(time.monotonic())
        if len(presses) == 1:
            raise KeyboardInterrupt

    main, presses, open_ones = threading.get_ident(), [0.0], engines()
    before = signal.signal(signal.SIGINT, heard)
    try:
        for ask in asks:
            timer = threading.Timer(0.1, press)
            presses.clear()
            with pytest.raises(KeyboardInterrupt):
                timer.start()
                ask()
            timer.join()
            assert signal.getsignal(signal.SIGINT) is heard
            assert prolog.once("system", "succ", 1) == [2] and engines() == open_ones
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_question_of_the_main_thread_stops_where_prolog_was_started_in_another() -> None:
    program = """
import signal, threading
from ludologic.engines import prolog
thread = threading.Thread(target=lambda: prolog.once("system", "succ", 1))
thread.start()
thread.join()
threading.Timer(0.3, signal.pthread_kill, (threading.get_ident(), signal.SIGINT)).start()
try:
    prolog.once("system", "forall", "repeat", "true", outputs=0)
except KeyboardInterrupt:
    print(prolog.once("system", "succ", 2))
"""
    done = python(program)
    assert (done.returncode, done.stdout, done.stderr) == (0, "[3]\n", "")


def test_ctrl_c_that_is_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        timer = interrupting(0.2)
        timer.start()
        deadline = time.monotonic() + 0.5
        while time.monotonic() < deadline:
            assert prolog.once("system", "succ", 1) == [2]
        timer.join()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


LARGE = 2**10_000
"""More than 1,000 bytes: a release of SWI-Prolog refuses it in threads and engines of its own."""


def thread_of_python(ask: Callable[[], Any]) -> Any:
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(ask).result()


def limited(ask: Callable[[], Any]) -> Any:
    with limit.within(60):
        return ask()


WAYS: dict[str, Callable[[Callable[[], Any]], Any]] = {
    "here": lambda ask: ask(),
    "in a thread": thread_of_python,
    "within a limit": limited,
    "in a thread within a limit": lambda ask: thread_of_python(lambda: limited(ask)),
}


@pytest.mark.parametrize("way", WAYS)
def test_integers_of_any_size(way: str) -> None:
    def kept() -> int:
        value = prolog.keep("system", "plus", LARGE, 1)
        assert value is not None
        return len(value.text("system", "atom_string"))

    asked = "why_interpreter", "goal_event", ("is", ("var",), ("**", 2, 10_000)), "inf"
    assert WAYS[way](lambda: prolog.once("system", "plus", LARGE, 1)) == [LARGE + 1]
    assert WAYS[way](lambda: list(prolog.each("system", "plus", LARGE, 1))) == [[LARGE + 1]]
    assert WAYS[way](kept) == 3011
    assert len(WAYS[way](lambda: list(prolog.each(*asked)))) > 1


@pytest.mark.parametrize("way", thinned([*WAYS], {0, 1}, "deep"))
def test_sets_of_3024_codes_in_a_search_that_is_interrupted(way: str) -> None:
    """An optimal tree, which takes hours; then the same sets are there for the next question."""

    def tree() -> Any:
        with suppress(TimeIsUp):
            return mastermind.tree(rule="optimal", time=0.3)

    def apart() -> list[int]:
        return [len(part) for part in mastermind.partition("1234").values()]

    assert (found := WAYS[way](tree)) is None or not found.proved
    assert sum(WAYS[way](apart)) == 3024


def python(program: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_what_is_dropped_is_gone_though_nothing_is_asked() -> None:
    before = engines()
    kept = [prolog.keep("system", "succ", number) for number in range(20)]
    assert engines() == before + 20
    one = kept.pop()
    assert one is not None and one.text("system", "atom_string") == "20"
    one.close()
    with pytest.raises(BadInput, match="it was closed: what is closed can't be asked any more"):
        one.text("system", "atom_string")
    kept.clear()
    for _ in range(100):
        if engines() == before:
            break
        time.sleep(0.1)
    assert engines() == before


def test_what_is_kept_stops_and_goes_on() -> None:
    kept = prolog.keep("system", "=", ENDLESS)
    assert kept is not None
    for _ in range(2):
        with limit.within(0.1), pytest.raises(TimeIsUp):
            kept.text("system", "call_with_inference_limit", 10**9)
        assert kept.text("system", "term_to_atom") == "forall(repeat,true)"
    kept.close()


def test_ctrl_c_at_any_moment_ends_what_is_asked_of_a_kept_value() -> None:
    """It may come when the question is on its way."""
    kept = prolog.keep("system", "=", ENDLESS)
    assert kept is not None
    for number in range(6):
        timer = interrupting(number * 0.0003)
        with pytest.raises(KeyboardInterrupt):
            timer.start()
            kept.text("system", "call_with_inference_limit", 10**9)
        timer.join()
    assert kept.text("system", "term_to_atom") == "forall(repeat,true)"
    kept.close()


def test_each_solution_is_found_in_time() -> None:
    found = prolog.each("system", "call_with_inference_limit", ENDLESS, 10**9)
    with limit.within(0.2), pytest.raises(TimeIsUp):
        next(found)
    numbers = prolog.each("system", "between", 1, 3)
    with limit.within(60):
        assert [next(numbers), next(numbers)] == [[1], [2]]
    assert list(numbers) == [[3]]


@pytest.mark.parametrize("where", ["open()", "threading.Thread(target=open).start()"])
def test_what_is_not_closed_is_closed_at_the_end(where: str) -> None:
    """Before Prolog ends: afterwards it would be asked in vain, and crash."""
    program = f"""
import threading
from ludologic.engines import prolog
def open():
    global kept
    kept = prolog.keep("connect4_solver", "file_size_solver", "", 97)
{where}
"""
    done = python(program)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


FORK = "ignore::DeprecationWarning"
"""New releases of Python warn whoever forks a process with threads, as these programs do."""


def test_a_process_that_was_forked_may_ask() -> None:
    program = """
import os, threading
from ludologic.engines import prolog
def ask():
    thread = threading.Thread(target=lambda: print(prolog.once("system", "succ", 1), flush=True))
    thread.start()
    thread.join()
    print(prolog.once("system", "succ", 2), flush=True)
ask()
child = os.fork()
if child:
    os.waitpid(child, 0)
ask()
"""
    done = python(program, PYTHONWARNINGS=FORK)
    assert (done.returncode, done.stdout, done.stderr) == (0, "[2]\n[3]\n" * 3, "")


def test_what_is_kept_is_not_in_a_process_that_was_forked() -> None:
    program = """
import os
from ludologic.engines import prolog
def ask():
    try:
        print(kept.text("system", "atom_string"), flush=True)
    except Exception as error:
        print(error, flush=True)
kept = prolog.keep("system", "=", "a")
child = os.fork()
if child:
    os.waitpid(child, 0)
ask()
del kept
kept = prolog.keep("system", "=", "b")
ask()
if not child:
    os._exit(0)  # as multiprocessing does
"""
    done = python(program, PYTHONWARNINGS=FORK)
    said = "it was closed: what is closed can't be asked any more\nb\na\nb\n"
    assert (done.returncode, done.stdout, done.stderr) == (0, said, "")


BROKEN = {
    "directive": (":- fail.\n", "Goal (directive) failed"),
    "exception": (":- throw(broken).\n", "broken"),
    "warning": ("p(1).\nq(1).\np(2).\n", "not together"),
}


@pytest.mark.parametrize("name", thinned(BROKEN, {0, 4}, "deep"))
def test_an_error_in_the_rules_is_noticed(name: str, tmp_path: Path) -> None:
    text, words = BROKEN[name]
    (tmp_path / "load.pl").write_text(text)
    program = """
import sys
from pathlib import Path
from ludologic.engines import prolog, rules
from ludologic.errors import BadInput, EngineFailure, Senseless, TimeIsUp
rules.path = lambda *parts: Path(sys.argv[1], *parts)
try:
    prolog.need("ludologic")
except EngineFailure as error:
    print(error)
"""
    done = python(program, str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "could not load the rules" in done.stdout
    assert words in done.stdout


def test_the_user_s_init_file_is_not_read(tmp_path: Path) -> None:
    folder = tmp_path / ".config" / "swi-prolog"
    folder.mkdir(parents=True)
    (folder / "init.pl").write_text(":- write(hello), nl.\n")
    program = "from ludologic.engines import prolog; print(prolog.once('system', 'succ', 1))"
    home = str(tmp_path)
    done = python(program, HOME=home, XDG_CONFIG_HOME=f"{home}/.config")
    assert (done.stdout, done.stderr) == ("[2]\n", "")


@pytest.mark.parametrize(
    "first", thinned(["import pyswip", "prolog.need('ludologic')"], {1}, "deep")
)
def test_pyswip_can_be_used_beside_it(first: str) -> None:
    program = f"""
from ludologic.engines import prolog
{first}
import pyswip
print(list(pyswip.Prolog().query("X = 1")), prolog.once("system", "succ", 1))
"""
    done = python(program)
    assert (done.stdout, done.stderr) == ("[{'X': 1}] [2]\n", "")


def test_without_swi_prolog_clingo_answers() -> None:
    program = """
from ludologic import games, mastermind
from ludologic.errors import EngineMissing

def hint(ask, *args, **options):
    try:
        ask(*args, **options)
    except EngineMissing as error:
        print(str(error).partition("; or ")[2])

history = ["1234:12"]
by = {"engine": "clingo"}
mastermind.feedback("1234", "4321", **by)
mastermind.consistent(history, **by)
mastermind.explain("5678", history, **by)
mastermind.contradiction(history, **by)
mastermind.certain(history)
mastermind.suggest(["1234:30"], variant="easy", solver="five-guess", **by)
tree = mastermind.tree(mastermind.Variant(2, 3), **by)
assert not mastermind.certify(tree, **by).faults
assert "<svg" in tree.svg()
game = games.guessing(range(3), range(3), lambda asked, secret: secret >= asked)
game.tree(**by), game.consistent([(1, True)], **by), game.certain(**by)
hint(mastermind.feedback, "1234", "4321")
hint(mastermind.tree, rule="first")
hint(mastermind.suggest)
hint(mastermind.suggest, solver="genetic")
hint(game.certain)
hint(games.names)
"""
    done = python(program, LIBSWIPL_PATH="/nowhere/libswipl.so", SWI_HOME_DIR="/nowhere")
    assert done.stdout.splitlines() == [
        'ask with engine="clingo"',
        "",
        'ask with solver="five-guess", engine="clingo"',
        "",
        'call tree, consistent or certain with engine="clingo"',
        "",
    ]


def test_without_pyswip_the_sentence_says_how_to_install_it() -> None:
    program = """
import importlib.util
from ludologic.engines import prolog
from ludologic.errors import EngineMissing
find = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name == "pyswip" else find(name)
try:
    prolog.need("ludologic")
except EngineMissing as error:
    print(error)
"""
    assert "pip install pyswip" in python(program).stdout
