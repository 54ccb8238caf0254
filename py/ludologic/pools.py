"""Several questions at once: each is asked of a process of its own, and can be cancelled.

>>> from ludologic import pool
>>> with pool(processes=1) as both:
...     later = both.connect4.move("4455", time=60)
...     both.mastermind.feedback("1234", "7432").result()
...     later.cancel()
Feedback(black=1, white=2)
True
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Generator
from concurrent.futures import CancelledError, Future
from concurrent.futures import TimeoutError as NotInTime
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection, wait
from pickle import PicklingError
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

from ludologic.checks import check_count, check_limit
from ludologic.errors import BadInput, EngineFailure, TimeIsUp
from ludologic.worker import MODULES, Asked, CalledOff, Reply, Taken, functions

PATIENCE = 0.5
"""Seconds that a process has to drop a question; then it is killed, and another one is started."""
_START = (
    "import sys; sys.path[:] = sys.argv[2:]; "
    "from ludologic.worker import serve; serve(int(sys.argv[1]))"
)
Answer = TypeVar("Answer")


class Question(Future[Answer], Generic[Answer]):
    """A question that was asked of a pool: a Future, which can also be awaited.

    `result()` waits for the answer; so does `await`. If you cancel it, or a time-out ends, the work
    on it ends.
    """

    def __init__(self, asked: Asked) -> None:
        super().__init__()
        self.asked = asked
        self._wake: Callable[[], None] = _nobody
        self._called_off = threading.Event()
        self._deciding = threading.RLock()

    def cancel(self) -> bool:
        """Cancel it: True unless it is answered already."""
        with self._deciding:
            if self.done():
                return self.cancelled()
            self._called_off.set()
            if not super().cancel():
                self.set_exception(CancelledError())
        self._wake()
        return True

    def cancelled(self) -> bool:
        """Whether it was cancelled."""
        return self._called_off.is_set()

    def result(self, timeout: float | None = None) -> Answer:
        """The answer. After `timeout` seconds it is cancelled, and TimeIsUp is raised."""
        seconds = check_limit(timeout)
        try:
            return super().result(seconds)
        except NotInTime:
            if seconds is None or self.done() or not self.cancel():
                return super().result()
            raise TimeIsUp(seconds) from None

    def __await__(self) -> Generator[Any, None, Answer]:
        return asyncio.wrap_future(self).__await__()

    def settle(self, reply: Reply) -> None:
        """What was answered, unless it was cancelled meanwhile."""
        with self._deciding:
            if self.done():
                return
            if reply.error is not None:
                self.set_exception(reply.error)
            else:
                self.set_result(reply.value)


class Pool:
    """Processes that answer questions, each one at a time.

    `pool.connect4.move(...)` asks the function `ludologic.connect4.move` and gives a Question back.
    Each process is a fresh one: threads, an event loop or a fork of this process do not matter.
    """

    def __init__(self, processes: int | None = None) -> None:
        number = check_count(processes, "number of processes", "it is 1 or more")
        self._numbers = count(1)
        self._questions: SimpleQueue[Question[Any] | None] = SimpleQueue()
        self._closed = False
        self._processes = [_Process(self._questions) for _ in range(number or os.cpu_count() or 1)]

    def __getattr__(self, name: str) -> _Module:
        if name in MODULES:
            return _Module(self, name)
        raise AttributeError(f"a pool has no {name!r}: it has {', '.join(MODULES)}")

    def __dir__(self) -> list[str]:
        return [*MODULES, "close"]

    def ask(self, module: str, function: str, *args: Any, **options: Any) -> Question[Any]:
        """Ask a function of a module, as `pool.module.function(...)` does."""
        if self._closed:
            raise BadInput("the pool is closed: a new one takes questions")
        question: Question[Any] = Question(
            Asked(next(self._numbers), module, function, args, options)
        )
        self._questions.put(question)
        return question

    def close(self) -> None:
        """Cancel what is asked, and end the processes."""
        self._closed = True
        for process in self._processes:
            process.close()
        while not self._questions.empty():
            question = self._questions.get()
            if question is not None:
                question.cancel()
        for _ in self._processes:
            self._questions.put(None)
        for process in self._processes:
            process.join()

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Pool of {len(self._processes)} processes{', closed' if self._closed else ''}>"


class _Module:
    """The functions of a module, asked of a pool."""

    def __init__(self, pool: Pool, name: str) -> None:
        self._pool, self._name = pool, name

    def __getattr__(self, name: str) -> Callable[..., Question[Any]]:
        if name not in dir(self):
            raise AttributeError(f"{self._name} has no function {name!r}: it has {dir(self)}")
        return lambda *args, **options: self._pool.ask(self._name, name, *args, **options)

    def __dir__(self) -> list[str]:
        return list(functions(self._name))


class _Process:
    """One process, and the thread that gives it questions and takes its answers."""

    def __init__(self, questions: SimpleQueue[Question[Any] | None]) -> None:
        self._questions = questions
        self._question: Question[Any] | None = None
        self._closed = False
        self._ear, self._mouth = os.pipe()
        os.set_blocking(self._mouth, False)
        self._start()
        self._thread = threading.Thread(target=self._serve, name="ludologic pool", daemon=True)
        self._thread.start()

    def _start(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            descriptor = theirs.fileno()
            self._process = subprocess.Popen(
                [sys.executable, "-c", _START, str(descriptor), *filter(None, sys.path)],
                pass_fds=[descriptor],
                stdin=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for the process that asks
            )
        self._connection: Any = Connection(ours.detach())

    def close(self) -> None:
        """Cancel what is being answered, and take nothing more."""
        self._closed = True
        if (question := self._question) is not None:
            question.cancel()

    def join(self) -> None:
        self._thread.join()

    def _wake(self) -> None:
        with suppress(OSError):  # it is awake already, or gone
            os.write(self._mouth, b".")

    def _serve(self) -> None:
        while (question := self._questions.get()) is not None and not self._closed:
            if question.set_running_or_notify_cancel():
                self._question = question
                self._answer(question)
                self._question = None
            del question
        self._end()
        os.close(self._ear)
        os.close(self._mouth)

    def _answer(self, question: Question[Any]) -> None:
        for _ in range(2):
            if self._ask(question):
                return
            self._renew()  # it died when it had nothing to do
        said = "the process that was to work on it is gone: another one died at its start"
        question.settle(Reply(question.asked.number, error=EngineFailure(said)))

    def _ask(self, question: Question[Any]) -> bool:
        """Whether the process took it; then it is settled."""
        number, taken = question.asked.number, False
        try:
            self._connection.send(question.asked)
        except (PicklingError, TypeError, AttributeError) as error:
            said = f"what is asked can't be sent to another process: {error}"
            question.settle(Reply(number, error=BadInput(said)))
            return True
        except OSError:
            return False
        question._wake = self._wake
        until: float | None = None
        while True:
            if until is None and question.cancelled():
                until = time.monotonic() + PATIENCE
                self._tell(CalledOff(number))
            patience = None if until is None else max(0.0, until - time.monotonic())
            ready = wait([self._connection, self._ear], patience)
            if self._ear in ready:
                os.read(self._ear, 4096)
            if self._connection in ready:
                try:
                    reply = self._connection.recv()
                except (EOFError, OSError):
                    if taken:
                        self._died(question)
                    return taken
                taken = taken or reply == Taken(number)
                if isinstance(reply, Reply) and reply.number == number:
                    question.settle(reply)
                    return True
            elif until is not None and time.monotonic() >= until:
                self._renew()
                return True

    def _tell(self, message: CalledOff) -> None:
        with suppress(OSError):  # it has died, as will be seen at once
            self._connection.send(message)

    def _died(self, question: Question[Any]) -> None:
        self._renew()
        said = "the process that worked on it is gone: it was killed, or memory ran out"
        question.settle(Reply(question.asked.number, error=EngineFailure(said)))

    def _renew(self) -> None:
        self._end()
        self._start()

    def _end(self) -> None:
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)  # with all that it has started
        self._process.wait()
        self._connection.close()


def _nobody() -> None:
    """Stands for the process of a question that no process has taken yet."""
