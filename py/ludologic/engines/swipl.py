"""SWI-Prolog inside this process, as one engine that any thread may ask, and Ctrl-C stops.

This is the only module that imports pyswip, and it does so when the engine starts. pyswip's own
`query` reads goals from text and keeps memory for each; its bindings of the C interface do neither,
so a goal is built term by term.
"""

from __future__ import annotations

import atexit
import ctypes
import importlib.util
import os
import re
import shutil
import signal
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import copy_context
from functools import cache, partial
from pathlib import Path
from queue import Empty, SimpleQueue
from time import sleep
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from ludologic.engines import changes, limit, rules
from ludologic.engines.terms import Terms, Value
from ludologic.errors import (
    AGREE,
    BadInput,
    EngineFailure,
    EngineMissing,
    Impossible,
    RulesChanged,
    TimeIsUp,
    cut,
)
from ludologic.files import is_there

if TYPE_CHECKING:
    from concurrent.futures import Future

Result = TypeVar("Result")

HOW_TO_INSTALL = (
    "install it with `apt-get install swi-prolog-nox`, `dnf install pl` or "
    "`brew install swi-prolog` (if it is somewhere unusual, LIBSWIPL_PATH and SWI_HOME_DIR "
    "name its library and its folder)"
)
STACK_LIMIT = 4 << 30
TOPLEVEL = Path(__file__).with_name("toplevel.pl")
_AGAIN = 0.1
"""Seconds after which a goal that has to stop is told again: it may have caught it."""
_SOON = 0.01
_lock = threading.RLock()
"""Of the thread that is in Prolog."""
_starting = threading.RLock()
_engine: Engine | None = None


def engine() -> Engine:
    """The engine of this process, started when it is first asked for."""
    global _engine
    if _engine is None:
        # pyswip asks a swipl where it is, which must not be interrupted
        with _starting, signals_blocked():
            if _engine is None:
                _engine = Engine()
    return _engine


class _Running(NamedTuple):
    """A goal that runs: in which thread or engine of Prolog, and for which thread of Python."""

    where: int
    thread: int
    goal: object


class Engine:
    """SWI-Prolog with the rules that were asked so far, and its side of the door, `bridge.pl`."""

    def __init__(self) -> None:
        self._swi = _start()
        self._terms = Terms(self._swi)
        self._server: _Server | None = None
        self._running: _Running | None = None
        self._told = False
        """Whether the goal that runs was told to stop."""
        self._ears: _Ears | None = None
        self._forgotten: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self._loaded: set[str] = set()
        self._faults: list[str] = []
        self._folders = threading.local()
        self.set_stack_limit()
        self._call("consult", str(Path(__file__).with_name("bridge.pl")), module="system")
        with signals_blocked():  # no Ctrl-C shall come to Prolog's thread of time limits
            self._call("keep_time")
        stop = _action(self._swi.PL_predicate("stop", 1, "ludologic_bridge"))
        self._stop = self._swi._lib.PL_sigaction(0, ctypes.byref(stop), None)
        # it keeps Python's lock: no other thread of Python comes between a look at _running and it
        self._raise = ctypes.PyDLL(None, handle=self._swi._lib._handle).PL_thread_raise

    def at_home(self) -> bool:
        """Whether this is the thread in which Prolog was started."""
        home: bool = self._swi.PL_thread_self() != -1
        return home

    def need(self, module: str) -> None:
        """Load the file of `module`, if it is one of ours and not loaded yet."""
        self._in_prolog(self._load, module)

    def ask(self, what: Value, module: str, name: str, where: int | None = None) -> str | None:
        """The text that `bridge.pl` answers to `what`, which asks `module:name`; None for none.

        where: the number of the engine of Prolog in which it runs, if it has one.

        Raises EngineMissing, TimeIsUp, EngineFailure for an exception inside Prolog, and
        KeyboardInterrupt for Ctrl-C, which stops the goal.
        """
        status, text = self._in_prolog(self._asked, module, what, where)
        if status == "time":
            raise limit.up()
        if status == "interrupt":
            raise KeyboardInterrupt
        if status in ("fault", "impossible"):
            raise (BadInput if status == "fault" else Impossible)(cut(text))
        if status in ("error", "memory"):
            hint = f" ({AGREE})" if status == "error" and changes.changed() else ""
            said = " ".join(text.split())
            raise EngineFailure(f"SWI-Prolog gave up on {module}:{name}: {said}{hint}")
        return text if status == "yes" else None

    def later(self, forget: Callable[[], object]) -> None:
        """Have something forgotten as soon as Prolog can be asked.

        Python lets go of a value in any thread, and between any two lines: nothing may wait there.
        """
        self._forgotten.put(forget)
        if self._server is not None:
            self._server.wake(self.tidy)

    def tidy(self) -> None:
        """Have forgotten what is no longer wanted, if Prolog can be asked in time."""
        self._serve()
        with suppress(Empty):
            while True:
                forget = self._forgotten.get_nowait()
                try:
                    forget()
                except (TimeIsUp, KeyboardInterrupt):
                    self._forgotten.put(forget)
                    raise

    def after_fork(self) -> None:
        """Only the thread that forked is left in the new process, and nothing that is kept."""
        self._server = self._running = None
        self._forgotten = SimpleQueue()
        if self._ears is not None:
            self._ears.lose()
            self._ears = None

    @property
    def running(self) -> _Running | None:
        """The goal that runs in Prolog, if one does."""
        return self._running

    def stop(self, running: _Running) -> None:
        """Stop a goal, unless it has ended; it may catch what it is told, so tell it again."""
        if self._running is running:
            self._told = True
            self._raise(running.where, self._stop)

    def _load(self, module: str) -> None:
        if module not in self._loaded:
            for part in rules.parts() if module == "ludologic" else ():
                self._load(part)
                if limit.is_over():  # nothing stops what is loaded: it is done part by part
                    raise limit.up("the rules are still being loaded")
            told: list[str] = []
            if file := rules.module(module):
                said = self._call("load", str(file), outputs=2) + 1
                top = f"{rules.path().resolve()}/"
                self._faults += [text.replace(top, "") for text in self._terms.texts(said)]
                told = [text.replace(top, "") for text in self._terms.texts(said + 1)]
            self._loaded.add(module)  # not before: after a Ctrl-C the next question loads it
            for text in told if not self._faults else ():
                warnings.warn(text, RulesChanged, stacklevel=2)
        if self._faults:  # the first one: the others follow from it
            raise EngineFailure(f"SWI-Prolog could not load the rules: {self._faults[0]}")

    def _asked(self, module: str, what: Value, where: int | None) -> tuple[str, str]:
        self._load(module)
        seconds = limit.left()  # not before: another thread may have been in Prolog
        here = self._swi.PL_thread_self() if where is None else where
        asked = what, "inf" if seconds is None else seconds
        ears = self._ears
        if threading.current_thread() is not threading.main_thread():
            ears = None
        elif ears is None:
            ears = self._ears = _Ears(self)
        try:  # no context of a generator, which would end with the traceback of a Ctrl-C
            if ears is not None:
                ears.open()
            self._running = _Running(here, threading.get_ident(), object())
            said = self._call("ask", *asked, outputs=2) + 2
        finally:
            self._running = None  # nothing comes in between: it is told no more
            if self._told:  # perhaps when it had ended
                self._told = False
                self._swi._lib.PL_clear_exception()
                self._swi._lib.PL_handle_signals()
                self._swi._lib.PL_clear_exception()
            if ears is not None:
                ears.close()
        return self._terms.text(said), self._terms.text(said + 1)

    def _call(
        self, name: str, *inputs: Value, outputs: int = 0, module: str = "ludologic_bridge"
    ) -> int:
        """Call a predicate that is det; the first of its arguments."""
        swi = self._swi
        arguments = self._terms.arguments(*inputs, outputs=outputs)
        predicate = swi.PL_predicate(name, len(inputs) + outputs, module)
        flags = swi.PL_Q_NODEBUG | swi.PL_Q_PASS_EXCEPTION
        if swi.PL_call_predicate(None, flags, predicate, arguments):
            return arguments
        error, said = swi.PL_exception(0), ctypes.c_char_p()
        named = error and swi._lib.PL_get_atom_chars(error, ctypes.byref(said))
        stopped = named and said.value == b"ludologic_interrupt"
        swi._lib.PL_clear_exception()
        if stopped:  # it came just before or after what ask/4 guards
            raise KeyboardInterrupt
        if named and said.value == b"$aborted":
            raise EngineFailure("the goal was aborted")
        raise EngineFailure("SWI-Prolog ran out of memory or lost its bridge to Python")

    def set_stack_limit(self) -> None:
        self._call("set_prolog_flag", "stack_limit", STACK_LIMIT, module="system")

    def _in_prolog(self, function: Callable[..., Result], *args: Any) -> Result:
        """Call the function in a thread that Prolog knows.

        That is the one in which Prolog was started, and for all others one that serves them: to
        make each known to Prolog would cost memory for good.
        """
        if not self.at_home():
            found: Result = self._serve().call(partial(self._in_prolog, function, *args))
            return found
        seconds = limit.patience()
        try:
            if not _lock.acquire(timeout=-1 if seconds is None else seconds):
                raise limit.waited()
            with _signal_stack(), self._terms.frame():
                self._follow()
                return function(*args)
        finally:  # a Ctrl-C may have come just before or after it was acquired
            with suppress(RuntimeError):
                _lock.release()

    def _serve(self) -> _Server:
        with _starting:
            if self._server is None:
                self._server = _Server(self)
            return self._server

    def _follow(self) -> None:
        """Go to the working folder of Python: Prolog remembers one, for each thread."""
        with suppress(FileNotFoundError):  # it was removed
            folder = os.getcwd()  # noqa: PTH109 (it is asked each time, and Path takes longer)
            if folder != getattr(self._folders, "known", None):
                self._folders.known = folder
                self._call("follow", folder)


class _Server:
    """A thread known to Prolog that calls functions for others, one after another."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._calls: SimpleQueue[tuple[Future[Any] | None, Callable[[], Any]] | None] = (
            SimpleQueue()
        )
        self._current: Future[Any] | None = None
        self._attached = threading.Event()
        self._thread = threading.Thread(target=self._serve, name="prolog", daemon=True)
        self._thread.start()
        self._attached.wait()
        atexit.register(self._end)

    def call(self, function: Callable[[], Any]) -> Any:
        """What the function gives back, or raises; it keeps the limit of the caller.

        It is called no more if the caller's time ends before it has begun, or by Ctrl-C.
        """
        from concurrent.futures import Future  # long to import, and few need it
        from concurrent.futures import TimeoutError as NotInTime

        future: Future[Any] = Future()
        self._calls.put((future, partial(copy_context().run, function)))
        try:
            return future.result(limit.patience())
        except NotInTime:
            if future.cancel():
                raise limit.waited() from None
            return future.result()
        except BaseException:
            if not future.done() and not future.cancel():
                stop = partial(self._stop, future)
                threading.Thread(target=stop, name="ludologic stop", daemon=True).start()
            raise

    def _stop(self, future: Future[Any]) -> None:
        while not future.done():
            running = self._engine.running
            if running and running.thread == self._thread.ident and self._current is future:
                self._engine.stop(running)
            sleep(_AGAIN)

    def wake(self, function: Callable[[], Any]) -> None:
        """Call the function some time; nobody waits for it."""
        self._calls.put((None, function))

    def _serve(self) -> None:
        swi = self._engine._swi
        swi.PL_thread_attach_engine(None)
        self._engine.set_stack_limit()
        self._attached.set()
        while (asked := self._calls.get()) is not None:
            future, function = asked
            self._current = future
            try:
                if future is None:
                    function()
                elif future.set_running_or_notify_cancel():
                    future.set_result(function())
            except BaseException as error:
                if future is not None:
                    future.set_exception(error)
            self._current = None
            del asked, future, function
        swi._lib.PL_thread_destroy_engine()

    def _end(self) -> None:
        """Before Prolog ends: it would wait for the thread in vain, and say so."""
        self._calls.put(None)
        self._thread.join(timeout=1)


class _Ears:
    """A thread that hears Ctrl-C while the main thread is in Prolog, and stops the goal.

    Python's own handler stays where it is: whatever becomes of the goal, no Ctrl-C is lost. What
    has come is read when the goal has ended: then it can't stop the next one.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._ear, self._mouth = os.pipe()
        os.set_blocking(self._ear, False)
        os.set_blocking(self._mouth, False)
        self._other, self._unread = -1, False
        threading.Thread(target=self._hear, name="ludologic ears", daemon=True).start()

    def open(self) -> None:
        """From now on it is told of signals, before whoever else wants to be."""
        if self._unread:  # a second Ctrl-C came before the first one was read
            self._read()
        self._unread = True
        other = signal.set_wakeup_fd(self._mouth, warn_on_full_buffer=False)
        self._other = -1 if other == self._mouth else other

    def close(self) -> None:
        """It is told no more."""
        signal.set_wakeup_fd(self._other)
        self._read()

    def lose(self) -> None:
        """This process was forked, and the thread is not in it."""
        os.close(self._ear)
        os.close(self._mouth)

    def _read(self) -> None:
        with suppress(OSError):
            heard = os.read(self._ear, 4096)
            if self._other != -1:
                os.write(self._other, heard)
        self._unread = False

    def _hear(self) -> None:
        from select import select

        main = threading.main_thread().ident
        while True:
            select([self._ear], [], [])
            running = self._engine.running
            if running and running.thread == main and select([self._ear], [], [], 0)[0]:
                self._engine.stop(running)
            sleep(_AGAIN if running else _SOON)


def _action(predicate: Any) -> Any:
    """What Prolog does at a signal: to call a predicate, as its C interface takes it."""
    fields = (None, predicate, 0, None, None, None)
    return (ctypes.c_void_p * len(fields))(*fields)


@contextmanager
def signals_blocked() -> Iterator[None]:
    """Meanwhile no Ctrl-C comes to this thread, nor ever to threads and processes started then."""
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


@contextmanager
def _signal_stack() -> Iterator[None]:
    """Afterwards signals are handled on the stack on which they were handled before.

    An engine of Prolog gives the thread that makes it a stack for them, and frees that stack with
    itself: the next Ctrl-C would write where something else is by then.
    """
    before = ctypes.create_string_buffer(64)  # a stack_t, which nobody reads
    known = _libc.sigaltstack(None, before) == 0
    try:
        yield
    finally:
        if known:
            _libc.sigaltstack(before, None)


_libc = ctypes.CDLL(None)


def _after_fork() -> None:
    global _lock, _starting
    _lock, _starting = threading.RLock(), threading.RLock()
    if _engine is not None:
        _engine.after_fork()


os.register_at_fork(after_in_child=_after_fork)


def folders() -> list[Path]:
    """Where SWI-Prolog's library and its home are. Raises EngineMissing; Prolog does not start."""
    swi = _bindings()
    found = [Path(swi._path).parent, Path(swi.SWI_HOME_DIR or swi._path)]
    return [folder for folder in found if folder.is_absolute()]


@cache
def _bindings() -> Any:
    """pyswip's bindings of the C interface.

    The package pyswip starts Prolog when it is imported, and with the user's own init.pl, which may
    print or define anything: so its module of bindings is imported without it.
    """
    if "pyswip" in sys.modules:
        return importlib.import_module("pyswip.core")
    package = importlib.util.find_spec("pyswip")
    if package is None or package.origin is None:
        raise EngineMissing("pyswip is not installed: install it with `pip install pyswip`")
    place = _place()
    file = Path(package.origin).with_name("core.py")
    spec = importlib.util.spec_from_file_location("pyswip.core", file)
    assert spec is not None and spec.loader is not None
    swi = importlib.util.module_from_spec(spec)
    arguments, sys.argv = sys.argv, ["ludologic"]  # it would encode them, and fail if they can't be
    try:
        with _environment(place):
            spec.loader.exec_module(swi)
    except Exception as error:  # pyswip has an exception of its own for each system
        raise EngineMissing(
            f"SWI-Prolog could not be loaded ({error}): {HOW_TO_INSTALL}"
        ) from error
    finally:
        sys.argv = arguments
    sys.modules["pyswip.core"] = swi
    return swi


LEAST = 90000
"""The least version of SWI-Prolog that was tried, as Prolog writes 9.0.0."""


def _place() -> dict[str, str]:
    """Where SWI-Prolog is, as pyswip reads it from the environment; empty to let pyswip look.

    pyswip passes over one of the two variables without the other, and over a swipl that is broken.
    """
    given = {name: os.environ[name] for name in (_LIBRARY, _HOME) if os.environ.get(name)}
    for name, what in ((_HOME, "boot.prc"), (_LIBRARY, "")):
        if name in given and not is_there(Path(given[name], what)):
            inside = f"{what} in it" if what else "such file"
            raise EngineMissing(
                f"SWI-Prolog could not be loaded: {name} names {cut(given[name])}, and there is no "
                f"{inside}: unset it, or {HOW_TO_INSTALL}"
            )
    if len(given) == 1:
        one, other = (_LIBRARY, _HOME) if _LIBRARY in given else (_HOME, _LIBRARY)
        raise EngineMissing(f"{one} is set, but {other} is not: set both, or neither")
    if given:
        return given
    if (found := program()) is None:
        return {}
    told = _told(found)
    library, home = told.get("PLLIBSWIPL", ""), told.get("PLBASE", "")
    known = sys.platform == "linux" and Path(library).exists() and Path(home).exists()
    return {_LIBRARY: library, _HOME: home} if library and known else {}


_LIBRARY, _HOME = "LIBSWIPL_PATH", "SWI_HOME_DIR"


@contextmanager
def _environment(place: dict[str, str]) -> Iterator[None]:
    """Meanwhile the environment says where SWI-Prolog is."""
    before = {name: os.environ.get(name) for name in place}
    os.environ.update(place)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


@cache
def program() -> str | None:
    """The program swipl of this SWI-Prolog, if there is one. Raises EngineMissing."""
    home = os.environ.get(_HOME)
    inside = []
    if home and is_there(Path(home, "bin")):
        inside = sorted(Path(home, "bin").glob("**/swipl"))
    found = str(inside[0]) if inside else shutil.which("swipl")
    which = f"of {_HOME}" if inside else "the first swipl on the PATH"
    if found is not None:
        version = _told(found).get("PLVERSION", "")
        if not version.isdecimal():
            raise EngineMissing(
                f"{found}, {which}, is broken: asked for its version, it says "
                f"none; repair or remove it"
            )
        if int(version) < LEAST:
            raise EngineMissing(
                f"{found}, {which}, is SWI-Prolog {dotted(int(version))}: "
                f"it is too old, put one of {dotted(LEAST)} or later before it"
            )
    return found


def dotted(version: int) -> str:
    """A version as people write it: 90209 is 9.2.9."""
    return f"{version // 10000}.{version // 100 % 100}.{version % 100}"


@cache
def _told(swipl: str) -> dict[str, str]:
    """What a program swipl says of itself."""
    import subprocess

    command = [swipl, "--dump-runtime-variables"]
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60
        )
    except (OSError, ValueError, subprocess.SubprocessError):
        return {}
    return dict(re.findall(r'^(\w+)="(.*)";?$', done.stdout, re.MULTILINE))


def _start() -> Any:
    """The bindings, with Prolog started."""
    started = "pyswip" in sys.modules
    swi = _bindings()
    if started:
        return swi
    # -O compiles arithmetic, as load.pl does
    options = ["ludologic", "-q", "-O", "-f", "none", "--nosignals"]
    if swi.SWI_HOME_DIR:
        options.append(f"--home={swi.SWI_HOME_DIR}")
    if not swi.PL_initialise(len(options), options):
        raise EngineFailure(f"SWI-Prolog did not start: {HOW_TO_INSTALL}")
    if threading.current_thread() is not threading.main_thread():
        atexit.unregister(swi.cleanupProlog)  # it ends Prolog in the main thread, where it isn't
    return swi
