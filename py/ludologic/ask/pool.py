"""Several questions at once: each is asked of a process of its own, and can be cancelled.

>>> from ludologic import pool
>>> with pool(processes=2) as both:
...     later = both.connect4.score("")
...     both.mastermind.feedback("1234", "7432").result()
...     later.cancel()
Feedback(black=1, white=2)
True
"""

from __future__ import annotations

import asyncio
import os
import pickle
import threading
import time
from collections.abc import Callable, Generator
from concurrent.futures import CancelledError, Future
from concurrent.futures import TimeoutError as NotInTime
from contextlib import suppress
from functools import wraps
from inspect import signature
from itertools import count
from multiprocessing.connection import wait
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar, overload

from ludologic import connect4, games, mastermind, soccer
from ludologic.ask import programs
from ludologic.ask.answers import Found
from ludologic.ask.models import models
from ludologic.ask.query import query
from ludologic.ask.worker import Asked, CalledOff, Reply, Taken
from ludologic.checks import check_count, check_limit, shown, typed
from ludologic.engines import process
from ludologic.errors import BadInput, EngineFailure, TimeIsUp
from ludologic.strategy import tournament

__all__ = ["Pool", "Question"]

PATIENCE = 0.5
"""Seconds that a process has to drop a question; then it is killed, and another one is started."""
Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class Question(Future[Answer], Generic[Answer]):
    """A question that was asked of a pool: a Future, which can also be awaited.

    `result()` waits for the answer; so do `await` and `asyncio.wait`. If you cancel it, or a
    time-out ends, the work on it ends. `asyncio.ensure_future(question)` makes a task of it.
    """

    def __init__(self, asked: Asked) -> None:
        super().__init__()
        self.asked = asked
        self._wake: Callable[[], None] = _nobody
        self._called_off = threading.Event()
        self._deciding = threading.RLock()
        self._listeners: list[Callable[[Future[Answer]], object]] = []

    def add_done_callback(self, fn: Callable[[Future[Answer]], object]) -> None:
        """Call fn with the question when it is done: in the event loop, if one is running here."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            super().add_done_callback(fn)
            return

        def called() -> None:
            if fn in self._listeners:
                self._listeners.remove(fn)
                fn(self)

        def told(_: Future[Answer]) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(called)

        self._listeners.append(fn)
        super().add_done_callback(told)

    def remove_done_callback(self, fn: Callable[[Future[Answer]], object]) -> int:
        """Don't call fn, which was added in an event loop; how often it had been added."""
        number = self._listeners.count(fn)
        self._listeners = [one for one in self._listeners if one != fn]
        return number

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
        self.connect4, self.games = Connect4(self), Games(self)
        self.mastermind, self.soccer = Mastermind(self), Soccer(self)
        self.query, self.models = self.asking(query), self.asking(models)
        self.tournament = self.asking(tournament)

    @overload
    def ask(
        self, function: Callable[Given, Found[Answer]], *args: Given.args, **options: Given.kwargs
    ) -> Question[list[Answer]]: ...
    @overload
    def ask(
        self, function: Callable[Given, Answer], *args: Given.args, **options: Given.kwargs
    ) -> Question[Answer]: ...
    def ask(
        self, function: Callable[Given, Any], *args: Given.args, **options: Given.kwargs
    ) -> Question[Any]:
        """Ask a function that another process can import, with these arguments.

        What it finds one by one, as `query` and `models` do, is answered as a list. Raises
        at once if they are none for this function, or can't be sent: TypeError, BadInput.
        """
        if self._closed:
            raise BadInput("the pool is closed: a new one takes questions")
        if not callable(function):
            raise BadInput(f"{typed(function)} is no function: a pool asks one, and its arguments")
        try:
            signature(function).bind(*args, **options)
        except TypeError as error:
            raise TypeError(f"{function.__qualname__}() {error}") from None
        check_limit(options.get("time"))
        if function is query and args and programs.found(str(args[0]), len(args) - 1):
            said = "is a relation of a loaded file, which no pool knows: ask ludologic.query"
            raise BadInput(f"{shown(args[0])} {said}")
        try:
            call = pickle.dumps((function, args, options))
        except Exception as error:  # whatever a value of the user's own raises
            said = f"what is asked can't be sent to another process: {error}"
            raise BadInput(said) from error
        question: Question[Any] = Question(Asked(next(self._numbers), call))
        self._questions.put(question)
        return question

    @overload
    def asking(
        self, function: Callable[Given, Found[Answer]]
    ) -> Callable[Given, Question[list[Answer]]]: ...
    @overload
    def asking(self, function: Callable[Given, Answer]) -> Callable[Given, Question[Answer]]: ...
    def asking(self, function: Callable[Given, Any]) -> Callable[Given, Question[Any]]:
        """The function as one that asks this pool."""

        @wraps(function)
        def asked(*args: Given.args, **options: Given.kwargs) -> Question[Any]:
            return self.ask(function, *args, **options)

        return asked

    def close(self) -> None:
        """Cancel what is asked, and end the processes."""
        self._closed = True
        for one in self._processes:
            one.close()
        while not self._questions.empty():
            question = self._questions.get()
            if question is not None:
                question.cancel()
        for _ in self._processes:
            self._questions.put(None)
        for one in self._processes:
            one.join()

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Pool of {len(self._processes)} processes{', closed' if self._closed else ''}>"


class _Functions:
    """The functions of a module. One that is missing is told with those that there are."""

    if not TYPE_CHECKING:  # types know which there are

        def __getattr__(self, name: str) -> Any:
            module, known = type(self).__name__.lower(), ", ".join(dir(self))
            raise AttributeError(f"{module} has no function {name!r}: it has {known}")

    def __dir__(self) -> list[str]:
        return sorted(vars(self))


class Connect4(_Functions):
    """The functions of `ludologic.connect4`."""

    def __init__(self, pool: Pool) -> None:
        self.explain = pool.asking(connect4.explain)
        self.move = pool.asking(connect4.move)
        self.review = pool.asking(connect4.review)
        self.score = pool.asking(connect4.score)
        self.score_bounds = pool.asking(connect4.score_bounds)
        self.scores = pool.asking(connect4.scores)
        self.variation = pool.asking(connect4.variation)


class Games(_Functions):
    """The functions of `ludologic.games`, and methods of its games, whose first argument is one."""

    def __init__(self, pool: Pool) -> None:
        self.guessing = pool.asking(games.guessing)
        self.load = pool.asking(games.load)
        self.named = pool.asking(games.named)
        self.names = pool.asking(games.names)
        self.words = pool.asking(games.words)

        self.answer = pool.asking(games.Guessing.answer)
        self.certain = pool.asking(games.Guessing.certain)
        self.certify = pool.asking(games.Guessing.certify)
        self.consistent = pool.asking(games.Guessing.consistent)
        self.contradiction = pool.asking(games.Guessing.contradiction)
        self.explain = pool.asking(games.Guessing.explain)
        self.partition = pool.asking(games.Guessing.partition)
        self.suggest = pool.asking(games.Guessing.suggest)
        self.tree = pool.asking(games.Guessing.tree)

        self.check = pool.asking(games.TwoPlayers.check)
        self.move = pool.asking(games.TwoPlayers.move)
        self.solve = pool.asking(games.TwoPlayers.solve)
        self.why = pool.asking(games.TwoPlayers.why)
        self.win = pool.asking(games.TwoPlayers.win)
        self.worth = pool.asking(games.TwoPlayers.worth)


class Mastermind(_Functions):
    """The functions of `ludologic.mastermind`."""

    def __init__(self, pool: Pool) -> None:
        self.certain = pool.asking(mastermind.certain)
        self.certify = pool.asking(mastermind.certify)
        self.consistent = pool.asking(mastermind.consistent)
        self.contradiction = pool.asking(mastermind.contradiction)
        self.evaluate = pool.asking(mastermind.evaluate)
        self.explain = pool.asking(mastermind.explain)
        self.feedback = pool.asking(mastermind.feedback)
        self.partition = pool.asking(mastermind.partition)
        self.rama = pool.asking(mastermind.rama)
        self.solve = pool.asking(mastermind.solve)
        self.suggest = pool.asking(mastermind.suggest)
        self.tree = pool.asking(mastermind.tree)


class Soccer(_Functions):
    """The functions of `ludologic.soccer`."""

    def __init__(self, pool: Pool) -> None:
        self.explain = pool.asking(soccer.explain)
        self.move = pool.asking(soccer.move)
        self.outcomes = pool.asking(soccer.outcomes)
        self.path = pool.asking(soccer.path)
        self.prove = pool.asking(soccer.prove)
        self.replay = pool.asking(soccer.replay)
        self.tournament = pool.asking(soccer.tournament)


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
        self._process, self._connection = process.started("ludologic.ask.worker.serve")

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
        while (question := self._questions.get()) is not None:
            self._question = question  # before the look at `_closed`, which `close` sets first
            if self._closed:
                question.cancel()
                break
            if question.set_running_or_notify_cancel():
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
        process.ended(self._process, self._connection)


def _nobody() -> None:
    """Stands for the process of a question that no process has taken yet."""
