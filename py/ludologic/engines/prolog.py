"""The door to SWI-Prolog: calls a predicate with plain values, returns plain values.

This is the only module that imports pyswip, and it does so at the first call. A value is an
``int``, a ``float``, a ``str`` (an atom), a ``list``, or a ``tuple`` whose first item is a name:
``("-", 1, 2)`` is the compound ``1-2``. No text that is passed in is ever read as Prolog.

A module of the rules is loaded when it is first asked: `mastermind_codes` is in
`logic/mastermind/rules/codes.pl`.
"""

from __future__ import annotations

import atexit
import ctypes
import importlib.util
import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from ludologic.engines import limit, rules
from ludologic.errors import (
    AGREE,
    BadInput,
    EngineFailure,
    EngineMissing,
    Impossible,
    Senseless,
    cut,
)

Result = TypeVar("Result")
Value = Any
"""An int, a float, a str, a list of values, or a tuple (name, value, ...)."""


class Text(str):
    """A text that crosses as a string, not as an atom."""


HOW_TO_INSTALL = (
    "install it with `apt-get install swi-prolog-nox`, `dnf install pl` or "
    "`brew install swi-prolog` (if it is somewhere unusual, LIBSWIPL_PATH and SWI_HOME_DIR "
    "name its library and its folder)"
)
STACK_LIMIT = 4 << 30
_lock = threading.RLock()
_engine: _Engine | None = None
_last: tuple[str, str, tuple[Value, ...]] | None = None


def once(module: str, name: str, *inputs: Value, outputs: int = 1) -> list[Value] | None:
    """The outputs of the first solution of `module:name`, or None if there is none.

    The predicate takes the inputs and then the outputs. Raises EngineMissing, EngineFailure for an
    exception inside Prolog, and KeyboardInterrupt for Ctrl-C, which stops the goal.
    """
    found: list[Value] | None = _get().ask("once", module, name, inputs, outputs)
    return found


def answer(module: str, name: str, *inputs: Value, outputs: int = 1) -> list[Value]:
    """The outputs of the first solution of `module:name`, which always has one.

    Raises Senseless if it has none, and as `once` does.
    """
    found = once(module, name, *inputs, outputs=outputs)
    if found is None:
        raise Senseless(f"{module}:{name} has no answer, where it must have one")
    return found


def text(module: str, name: str, *inputs: Value) -> str:
    """The one output of the first solution of `module:name`, a text, which comes as it is.

    Raises Senseless if there is none, and as `once` does.
    """
    found: str | None = _get().ask("text", module, name, inputs, 1)
    if found is None:
        raise Senseless(f"{module}:{name} has no answer, where it must have one")
    return found


def need(module: str) -> None:
    """Load the file of `module`, if it is one of ours and not loaded yet."""
    _get().need(module)


def each(module: str, name: str, *inputs: Value, outputs: int = 1) -> Iterator[list[Value]]:
    """The outputs of each solution of `module:name`, found when it is asked for.

    Other calls may be made in between. Raises as `once` does, and then there are no more.
    """
    _get().need(module)
    found = answer("ludologic_bridge", "solutions_open", module, name, list(inputs), outputs)
    try:
        while (values := once("ludologic_bridge", "solutions_next", *found)) is not None:
            yield values[0]
    finally:
        with limit.within(None):
            once("ludologic_bridge", "solutions_close", *found, outputs=0)


def last_query() -> str | None:
    """What was asked last, as Prolog writes it but for its outputs; None if nothing was."""
    if _last is None:
        return None
    module, name, inputs = _last
    if name == "kept_ask":
        module, name, inputs = inputs[1:4]
    if module == "door_questions":
        module, name, fields = inputs[:3]
        given = ", ".join(f"{field}: {_written(value)}" for _, field, value in fields)
        return f"{module}:{name}({given})"
    return f"{module}:{name}({', '.join(map(_written, inputs))}, ...)"


def _written(value: Value) -> str:
    """A value as Prolog writes it, short."""
    if isinstance(value, tuple):
        return f"{value[0]}({', '.join(map(_written, value[1:]))})"
    if isinstance(value, list):
        more = ", ..." if len(value) > _FEW else ""
        return f"[{', '.join(map(_written, value[:_FEW]))}{more}]"
    text = str(value)
    return text if len(text) <= _SHORT else f"{text[:_SHORT]}..."


_FEW, _SHORT = 6, 60


class Kept:
    """A value of Prolog that stays from call to call, such as the table of a search.

    It may be asked from any thread. `keep` makes it, and it is gone once it is closed.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self.closed = False
        _open.add(self)

    def answer(self, module: str, name: str, *inputs: Value, outputs: int = 1) -> list[Value]:
        """The outputs of the first solution of `module:name`, which always has one.

        The predicate takes the value, the inputs and then the outputs. Raises as `answer` does,
        and BadInput once it is closed.
        """
        if self.closed:
            raise BadInput("it was closed: what is closed can't be asked any more")
        _get().need(module)
        asked = (self._name, module, name, list(inputs), outputs)
        return answer("ludologic_bridge", "kept_ask", *asked)[0]  # type: ignore[no-any-return]

    def close(self) -> None:
        """Let the value go; a second time there is nothing to do."""
        if not self.closed:
            with signals_blocked(), limit.within(None):
                self.closed = True
                _open.discard(self)
                answer("ludologic_bridge", "kept_close", self._name, outputs=0)


_open: set[Kept] = set()


def _close() -> None:
    """Before Prolog ends: it would wait for their threads."""
    for kept in tuple(_open):
        kept.close()


def keep(module: str, name: str, *inputs: Value) -> Kept | None:
    """What the last argument of `module:name` is in its first solution; None if there is none.

    The predicate takes the inputs before it. Raises as `once` does.
    """
    _get().need(module)
    kept = None
    try:
        with signals_blocked():
            found = once("ludologic_bridge", "kept_open", module, name, list(inputs))
            kept = None if found is None else Kept(found[0])
    except KeyboardInterrupt:  # it waited until signals came through again
        if kept is not None:
            kept.close()
        raise
    return kept


def _get() -> _Engine:
    global _engine
    with _lock:
        if _engine is None:
            with signals_blocked():  # for pyswip asks a swipl where it is: half of that is a mess
                _engine = _Engine()
        return _engine


@contextmanager
def signals_blocked() -> Iterator[None]:
    """Meanwhile no Ctrl-C comes to this thread, nor ever to one that Prolog starts meanwhile."""
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


class _Engine:
    """SWI-Prolog inside this process, with the rules that were asked so far.

    pyswip's own `query` reads goals from text and keeps memory for each; its bindings of the C
    interface do neither, so a goal is built here term by term.
    """

    def __init__(self) -> None:
        self._swi = swi = _start()
        self._load = swi.PL_predicate("load", 2, "ludologic_bridge")
        self._ask = swi.PL_predicate("ask", 8, "ludologic_bridge")
        self._on_interrupt = swi.PL_predicate("on_interrupt", 1, "ludologic_bridge")
        self._set_flag("stack_limit", STACK_LIMIT)
        self._server: _Server | None = None
        self._loaded: set[str] = set()
        self._faults: list[str] = []
        self._consult(Path(__file__).with_name("bridge.pl"))
        self._keep_time()

    def need(self, module: str) -> None:
        """Load the file of `module`, if it is one of ours and not loaded yet."""
        self._in_prolog(self._load_rules, module)

    def ask(
        self, mode: str, module: str, name: str, inputs: tuple[Value, ...], outputs: int
    ) -> Any:
        global _last
        _last = (module, name, inputs)
        seconds = limit.left()
        about = (name, list(inputs), outputs, "inf" if seconds is None else seconds)
        status, text = self._in_prolog(self._asked, mode, module, *about)
        if status == "time":
            raise limit.up()
        if status == "interrupt":
            raise KeyboardInterrupt
        if status in ("fault", "impossible"):
            raise (BadInput if status == "fault" else Impossible)(cut(text))
        if status in ("error", "memory"):
            hint = f" ({AGREE})" if status == "error" and rules.module(module) else ""
            raise EngineFailure(f"SWI-Prolog gave up on {module}:{name}: {text}{hint}")
        if status != "yes":
            return None
        return text if mode == "text" else json.loads(text, object_hook=_compound)

    def _asked(self, mode: str, module: str, *about: Value) -> tuple[str, str]:
        self._load_rules(module)
        args = self._swi.PL_new_term_refs(8)
        for offset, value in enumerate((mode, module, *about)):
            self._put(args + offset, value)
        self._call_interruptibly(args)
        return self._text(args + 6), self._text(args + 7)

    def _in_prolog(self, function: Callable[..., Result], *args: Any) -> Result:
        """Call the function in a thread that Prolog knows; the terms it makes are given back.

        That is the one in which Prolog was started, and for all others one that serves them: to
        make each known to Prolog would cost memory for good.
        """
        if self._swi.PL_thread_self() == -1:
            with _lock:
                if self._server is None:
                    self._server = _Server(self._swi)
                    self._server.call(partial(self._set_flag, "stack_limit", STACK_LIMIT))
            found: Result = self._server.call(partial(self._in_frame, function, *args))
            return found
        return self._in_frame(function, *args)

    def _in_frame(self, function: Callable[..., Result], *args: Any) -> Result:
        with _lock, _signal_stack():
            frame = self._swi.PL_open_foreign_frame()
            try:
                return function(*args)
            finally:
                self._swi.PL_discard_foreign_frame(frame)

    def after_fork(self) -> None:
        """No thread but the one that forked is left in the new process."""
        self._server = None

    def _call_interruptibly(self, args: int) -> None:
        """Run ask/8 with Ctrl-C in Prolog's hands, where it can stop the goal."""
        handler = signal.getsignal(signal.SIGINT)
        ours = threading.current_thread() is threading.main_thread() and callable(handler)
        if not ours:
            return self._call(self._ask, args)
        then = self._swi.PL_new_term_refs(1)
        self._put(then, "stop")
        self._call(self._on_interrupt, then)
        try:
            self._call(self._ask, args)
        finally:
            self._put(then, "default")
            try:
                self._call(self._on_interrupt, then)
            except KeyboardInterrupt:  # it came when the goal had just ended
                self._call(self._on_interrupt, then)
                raise
            finally:
                signal.signal(signal.SIGINT, handler)

    def _call(self, predicate: Any, args: int) -> None:
        swi = self._swi
        flags = swi.PL_Q_NODEBUG | swi.PL_Q_PASS_EXCEPTION
        if swi.PL_call_predicate(None, flags, predicate, args):
            return
        error, name = swi.PL_exception(0), ctypes.c_char_p()
        named = error and swi._lib.PL_get_atom_chars(error, ctypes.byref(name))
        interrupted = named and name.value == b"ludologic_interrupt"
        swi._lib.PL_clear_exception()
        if interrupted:  # it came just before or after what ask/8 guards
            raise KeyboardInterrupt
        raise EngineFailure("SWI-Prolog ran out of memory or lost its bridge to Python")

    def _set_flag(self, name: str, value: Value) -> None:
        args = self._swi.PL_new_term_refs(2)
        self._put(args, name)
        self._put(args + 1, value)
        self._call(self._swi.PL_predicate("set_prolog_flag", 2, "system"), args)

    def _consult(self, file: Path) -> None:
        args = self._swi.PL_new_term_refs(1)
        self._put(args, str(file))
        self._call(self._swi.PL_predicate("consult", 1, "system"), args)

    def _keep_time(self) -> None:
        """Start Prolog's thread of time limits so that no Ctrl-C comes to it instead of to us."""
        with signals_blocked():
            self._call(self._swi.PL_predicate("keep_time", 0, "ludologic_bridge"), 0)

    def _load_rules(self, module: str) -> None:
        if module not in self._loaded:
            if file := rules.module(module):
                args = self._swi.PL_new_term_refs(2)
                self._put(args, str(file))
                self._call(self._load, args)
                self._faults += self._list(args + 1)
            self._loaded.add(module)  # not before: after a Ctrl-C the next question loads it
        if self._faults:
            raise EngineFailure("SWI-Prolog could not load the rules: " + "; ".join(self._faults))

    def _put(self, term: int, value: Value) -> None:
        swi = self._swi
        if isinstance(value, bool):
            self._put(term, "true" if value else "false")
        elif isinstance(value, int):
            if -(2**31) <= value < 2**31:
                swi.PL_put_integer(term, value)
            else:  # the digits of a number, made here
                swi.PL_chars_to_term(hex(value).encode(), term)
        elif isinstance(value, float):
            swi._lib.PL_put_float(ctypes.c_size_t(term), ctypes.c_double(value))
        elif isinstance(value, str):
            data = value.encode(errors="backslashreplace")  # half of a surrogate pair is no text
            kind = swi.PL_STRING if isinstance(value, Text) else swi.PL_ATOM
            swi.PL_put_chars(term, kind | swi.REP_UTF8, len(data), data)
        elif isinstance(value, tuple):
            args = swi.PL_new_term_refs(len(value) - 1)
            for offset, item in enumerate(value[1:]):
                self._put(args + offset, item)
            self._put(term, value[0])
            name = swi.atom_t()
            swi.PL_get_atom(term, ctypes.byref(name))
            swi.PL_cons_functor_v(term, swi.PL_new_functor(name, len(value) - 1), args)
        else:
            swi.PL_put_nil(term)
            for item in reversed(value):
                head = swi.PL_new_term_ref()
                self._put(head, item)
                swi.PL_cons_list(term, head, term)

    def _text(self, term: int) -> str:
        swi = self._swi
        text = ctypes.c_char_p()
        flags = swi.CVT_ATOM | swi.CVT_STRING | swi.BUF_DISCARDABLE | swi.REP_UTF8
        with swi.PL_STRINGS_MARK():
            if not swi._lib.PL_get_chars(term, ctypes.byref(text), ctypes.c_uint(flags)):
                raise EngineFailure("SWI-Prolog gave back no text")
            return (text.value or b"").decode()

    def _list(self, term: int) -> list[str]:
        swi = self._swi
        head, tail = swi.PL_new_term_ref(), swi.PL_copy_term_ref(term)
        items = []
        while swi.PL_get_list(tail, head, tail):
            items.append(self._text(head))
        return items


class _Server:
    """A thread known to Prolog that calls functions for others, one after another."""

    def __init__(self, swi: Any) -> None:
        self._swi = swi
        self._calls: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="prolog", daemon=True)
        self._thread.start()
        atexit.register(self._end)

    def call(self, function: Callable[[], Any]) -> Any:
        """What the function gives back, or raises."""
        future: Future[Any] = Future()
        self._calls.put((future, function))
        return future.result()

    def _serve(self) -> None:
        self._swi.PL_thread_attach_engine(None)
        while (asked := self._calls.get()) is not None:
            future, function = asked
            try:
                future.set_result(function())
            except BaseException as error:
                future.set_exception(error)
            del asked, future, function
        self._swi._lib.PL_thread_destroy_engine()

    def _end(self) -> None:
        """Before Prolog ends: it would wait for the thread in vain, and say so."""
        self._calls.put(None)
        self._thread.join(timeout=1)


@contextmanager
def _signal_stack() -> Iterator[None]:
    """Afterwards signals are handled on the stack on which they were handled before.

    An engine of Prolog gives the thread that makes it a stack for them, and frees that stack with
    itself: the next Ctrl-C would write where something else is by then.
    """
    before = ctypes.create_string_buffer(64)  # a stack_t, in no need of being read
    known = _libc.sigaltstack(None, before) == 0
    try:
        yield
    finally:
        if known:
            _libc.sigaltstack(before, None)


_libc = ctypes.CDLL(None)


def _after_fork() -> None:
    global _lock
    _lock = threading.RLock()
    if _engine is not None:
        _engine.after_fork()


os.register_at_fork(after_in_child=_after_fork)


def _start() -> Any:
    """pyswip's bindings of the C interface, with Prolog started.

    The package pyswip starts Prolog when it is imported, and with the user's own init.pl, which may
    print or define anything: so its module of bindings is imported without it.
    """
    if "pyswip" in sys.modules:
        return importlib.import_module("pyswip.core")
    package = importlib.util.find_spec("pyswip")
    if package is None or package.origin is None:
        raise EngineMissing("pyswip is not installed: install it with `pip install pyswip`")
    file = Path(package.origin).with_name("core.py")
    spec = importlib.util.spec_from_file_location("pyswip.core", file)
    assert spec is not None and spec.loader is not None
    swi = importlib.util.module_from_spec(spec)
    arguments, sys.argv = sys.argv, ["ludologic"]  # it would encode them, and fail if they can't be
    try:
        spec.loader.exec_module(swi)
    except Exception as error:  # pyswip has an exception of its own for each system
        raise EngineMissing(
            f"SWI-Prolog could not be loaded ({error}): {HOW_TO_INSTALL}"
        ) from error
    finally:
        sys.argv = arguments
    sys.modules["pyswip.core"] = swi
    options = ["ludologic", "-q", "-f", "none", "--nosignals"]
    if swi.SWI_HOME_DIR:
        options.append(f"--home={swi.SWI_HOME_DIR}")
    if not swi.PL_initialise(len(options), options):
        raise EngineFailure(f"SWI-Prolog did not start: {HOW_TO_INSTALL}")
    if threading.current_thread() is not threading.main_thread():
        atexit.unregister(swi.cleanupProlog)  # it ends Prolog in the main thread, where it isn't
    else:
        atexit.register(_close)  # after pyswip's own function, so that it is called before it
    return swi


def _compound(pairs: dict[str, list[Value]]) -> tuple[Value, ...]:
    ((name, args),) = pairs.items()
    return (name, *args)
