"""The other end of a pool: a process that answers one question after another.

A thread reads what the pool sends, so that a question can be cancelled while it is being answered,
and nothing is left behind when the pool is gone.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from inspect import isfunction
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, NamedTuple

from ludologic.engines import rules

MODULES = rules.games()
"""The modules whose functions a pool asks."""


@cache
def functions(module: str) -> dict[str, Callable[..., Any]]:
    """The questions of a pool to a module: its public functions.

    For the general games also the methods of a game, with the game as first argument.
    """
    loaded = import_module(f"ludologic.{module}")
    found = {name: getattr(loaded, name) for name in getattr(loaded, "__all__", ())}
    if module == "games":
        from ludologic.games.two_players import TwoPlayers

        for kind in (loaded.Guessing, TwoPlayers):
            found |= {name: one for name, one in vars(kind).items() if not name.startswith("_")}
    return {name: one for name, one in found.items() if isfunction(one)}


class Asked(NamedTuple):
    """A function of a module of the package, and what it is given; `number` tells them apart."""

    number: int
    module: str
    function: str
    args: tuple[Any, ...]
    options: dict[str, Any]


class CalledOff(NamedTuple):
    """The question of this number is no longer wanted."""

    number: int


class Taken(NamedTuple):
    """The question of this number is being worked on."""

    number: int


class Reply(NamedTuple):
    """What a function gave back, or raised; both are None if it was cancelled."""

    number: int
    value: Any = None
    error: BaseException | None = None


def serve(descriptor: int) -> None:
    """Answer what comes through the socket until its other end is closed."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for module in MODULES:  # now, when there is nothing yet that could be interrupted
        functions(module)
    _Worker(Connection(descriptor)).work()


class _Worker:
    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._questions: SimpleQueue[Asked] = SimpleQueue()
        self._lock = threading.Lock()
        self._number: int | None = None
        """The question that is being answered, and may be interrupted."""
        self._called_off: int | None = None
        """The question that is not to be answered, though it may have been taken."""
        signal.pthread_sigmask(signal.SIG_BLOCK, _INTERRUPT)  # but while a function is asked
        threading.Thread(target=self._read, daemon=True).start()

    def work(self) -> None:
        while True:
            asked = self._questions.get()
            try:
                self._connection.send(Taken(asked.number))
                reply = self._reply(asked)
                try:
                    self._connection.send(reply)
                except OSError:
                    raise
                except Exception as error:  # a value that can't be pickled
                    self._connection.send(Reply(asked.number, error=TypeError(str(error))))
            except OSError:
                _leave()

    def _read(self) -> None:
        main = threading.main_thread().ident
        assert main is not None
        while True:
            try:
                message = self._connection.recv()
            except (EOFError, OSError):
                _leave()
            if isinstance(message, Asked):
                self._questions.put(message)
                continue
            with self._lock:
                self._called_off = message.number
                if self._number == message.number:
                    self._number = None
                    signal.pthread_kill(main, signal.SIGINT)

    def _reply(self, asked: Asked) -> Reply:
        with self._lock:
            if self._called_off == asked.number:
                return Reply(asked.number)
            self._number = asked.number
        try:
            function = functions(asked.module)[asked.function]
            with _interruptible():
                value = function(*asked.args, **asked.options)
            return Reply(asked.number, value)
        except KeyboardInterrupt:
            return Reply(asked.number)
        except Exception as error:
            return Reply(asked.number, error=error)
        finally:
            with self._lock:
                self._number = None
            if (
                signal.SIGINT in signal.sigpending()
            ):  # it came too late, and is not meant for the next one
                signal.sigwait(_INTERRUPT)


def _leave() -> None:
    """End, with everything that was started here: the caller is gone."""
    if os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


_INTERRUPT = {signal.SIGINT}


@contextmanager
def _interruptible() -> Iterator[None]:
    """Meanwhile this thread can be interrupted, and not before or after."""
    try:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _INTERRUPT)
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_BLOCK, _INTERRUPT)
