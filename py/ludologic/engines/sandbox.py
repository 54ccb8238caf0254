"""Programs of the user's own: each runs in a process of its own, which can be ended.

A file of rules is somebody's program. It may run on where nothing stops it, in a step of Prolog,
while clingo makes rules ground, or when it ends; it may end its process, or fill the memory. So it
is asked in another process (process.py). When the time is up, or Ctrl-C comes, that one is killed
with all that it has started. What it writes is lost.
"""

from __future__ import annotations

import os
import signal
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import Any

from ludologic.engines import limit, process, swipl
from ludologic.errors import AGREE, BadInput, EngineFailure, Senseless, duration, quote
from ludologic.files import LARGEST_RULES, check_size

PATIENCE = 0.3
"""Seconds that a process has to say itself that the time is up."""
_SLICE = 0.1
"""Seconds between two looks at the time while another thread asks."""
_READY = "ready"
"""The function of a module that loads what it needs."""
_MOST = 4
"""How many of the processes stay, for the next question."""
_MEMORY = 1 << 30
"""The most bytes of Prolog's stacks in one of them."""
_here = False
"""Whether this is such a process."""


def is_here() -> bool:
    """Whether this process runs programs of the user's own."""
    return _here


def asked(
    file: Path, module: str, function: str, *arguments: Any, seconds: float | None = None
) -> Any:
    """What a function of a module answers in the process of the program in the file.

    In a new process they count from when the function `ready` of the module, if it has one, has
    been called, and so does the limit of whoever asks.

    Raises BadInput if there is no such file, if it is too large, if it ends its process, or if it
    takes longer than `seconds`; and TimeIsUp if longer than whoever asks allows.
    """
    return _process(file).ask((module, function, arguments), seconds)


def end(file: Path) -> None:
    """The process of the program in the file is not needed any more."""
    for name in [name for name in _processes if name[0] == str(file)]:
        _processes.pop(name).end()


_processes: dict[tuple[Any, ...], Process] = {}
"""The processes by their files, the one asked last at the end."""
_choosing = threading.Lock()


def _process(file: Path) -> Process:
    """The process of a program, as the file is now."""
    check_size(file, LARGEST_RULES)
    state = file.stat()
    folder = file.parent.resolve()
    name = (str(file), folder, state.st_mtime_ns, state.st_size)
    with _choosing:
        known = _processes.pop(name, None)
        if known is None or not known.lives():
            known = Process(file)
        _processes[name] = known
        idle = [name for name, one in _processes.items() if not one.busy]
        for name in idle[: max(0, len(_processes) - _MOST)]:
            _processes.pop(name).end()
    return known


class Process:
    """A process that answers questions about the program in a file until it is ended."""

    def __init__(self, file: Path) -> None:
        self.file = file
        """The program that is to blame if the process ends."""
        self._lock = threading.Lock()
        self._thread: int | None = None
        self._process, self._connection = process.started(f"{__name__}.serve")
        self._ready = False
        self._number = 0

    @property
    def busy(self) -> bool:
        return self._lock.locked()

    @property
    def busy_here(self) -> bool:
        """Whether this thread asks it: the garbage collector may come meanwhile."""
        return self._thread == threading.get_ident()

    def lives(self) -> bool:
        """Whether it can be asked: it is one of this process, and nobody has ended it."""
        return process.lives(self._process)

    def ask(self, request: tuple[str, str, tuple[Any, ...]], seconds: float | None = None) -> Any:
        """What a function answers, by its module, its name and its arguments: as `asked`."""
        limit.left()  # if there is none, the process need not end
        with self._asking():
            try:
                begun = monotonic()
                if not self._ready:
                    module, _, arguments = request
                    with limit.within(None):
                        self._answer((module, _READY, arguments[:1]), None)
                    self._ready = True
                with limit.sooner(begun - monotonic()):
                    value, error, said, runs_on = self._answer(request, seconds)
                if runs_on:
                    self.end()
            except BaseException:
                self.end()
                raise
        for message in said:
            warnings.warn(message, stacklevel=2)
        if isinstance(error, (EngineFailure, Senseless)):
            why = str(error).removesuffix(f" ({AGREE})")
            if isinstance(error, Senseless):
                why = "it has broken Prolog"
            raise BadInput(f"{quote(self.file)} can't be asked: {why}")
        if error is not None:
            raise error
        return value

    @contextmanager
    def _asking(self) -> Iterator[None]:
        """Of threads that ask at once, one waits for the other, as long as its time allows."""
        while not self._lock.acquire(timeout=_SLICE):
            limit.left()
        self._thread = threading.get_ident()
        try:
            yield
        finally:
            self._thread = None
            self._lock.release()

    def _answer(self, request: tuple[Any, ...], seconds: float | None) -> Any:
        left = limit.left()
        rules = None if seconds is None else seconds + min(1.0, seconds / 4)
        times = [time for time in (left, rules) if time is not None]
        try:
            self._number += 1
            self._connection.send((self._number, request, limit.given()))
            while self._connection.poll(min(times) + PATIENCE if times else None):
                number, *reply = self._connection.recv()
                if number == self._number:  # and not from a process that the rules have forked
                    return reply
        except (EOFError, OSError):
            raise BadInput(f"{quote(self.file)} {self._how_it_ended()}") from None
        endless = f"{quote(self.file)} has not come to an end"
        if seconds is None or left == min(times):
            raise limit.up(endless)
        raise BadInput(f"{endless} after {duration(seconds)}")

    def _how_it_ended(self) -> str:
        self.end()
        code = self._process.returncode
        how = f"exit code {code}" if code >= 0 else signal.Signals(-code).name
        return f"has ended the process in which it ran ({how}): rules only answer"

    def end(self) -> None:
        """End it; a second time there is nothing to do."""
        process.ended(self._process, self._connection)


def _forget() -> None:
    """A process that is forked has none of these: they answer the one that started them."""
    global _choosing
    _choosing = threading.Lock()
    _processes.clear()


os.register_at_fork(after_in_child=_forget)


def serve(descriptor: int) -> None:
    """Answer what comes through the socket until its other end is closed."""
    global _here
    _here = True
    for stream in (1, 2):
        os.dup2(0, stream)  # it is nothing, and what is written is lost
    swipl.STACK_LIMIT = _MEMORY
    said: list[str] = []
    warnings.showwarning = lambda message, *_: said.append(message)
    questions: SimpleQueue[Any] = SimpleQueue()
    connection = process.listened(descriptor, questions.put)
    while True:
        number, (module, function, arguments), (seconds, begun) = questions.get()
        value = problem = None
        try:
            with limit.within(seconds, begun):
                place = import_module(module)
                if function != _READY or hasattr(place, _READY):
                    value = getattr(place, function)(*arguments)
        except Exception as error:
            problem = error
        threads = set(threading.enumerate()) - {threading.main_thread()}
        runs_on = not all(one.daemon for one in threads)  # in a step that clingo can't stop
        connection.send((number, value, problem, said, runs_on))
        said.clear()
