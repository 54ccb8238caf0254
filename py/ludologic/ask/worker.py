"""The other end of a pool: a process that answers one question after another.

A thread reads what the pool sends, so that a question can be cancelled while it is being answered,
and nothing is left behind when the pool is gone.
"""

from __future__ import annotations

import pickle
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from queue import SimpleQueue
from typing import Any, NamedTuple

from ludologic.ask.answers import Found
from ludologic.engines.process import leave, listened
from ludologic.errors import BadInput, LudologicError

MODULES = ("connect4", "games", "mastermind", "soccer")
"""What most questions are about."""


class Asked(NamedTuple):
    """A function with its arguments, pickled; `number` tells questions apart."""

    number: int
    call: bytes


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
        import_module(f"ludologic.{module}")
    _Worker(descriptor).work()


class _Worker:
    def __init__(self, descriptor: int) -> None:
        self._questions: SimpleQueue[Asked] = SimpleQueue()
        self._lock = threading.Lock()
        self._number: int | None = None
        """The question that is being answered, and may be interrupted."""
        self._called_off: int | None = None
        """The question that is not to be answered, though it may have been taken."""
        signal.pthread_sigmask(signal.SIG_BLOCK, _INTERRUPT)  # but while a function is asked
        self._connection = listened(descriptor, self._take)

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
                leave()

    def _take(self, message: Asked | CalledOff) -> None:
        if isinstance(message, Asked):
            self._questions.put(message)
            return
        main = threading.main_thread().ident
        assert main is not None
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
            with _interruptible():
                function, args, options = _called(asked.call)
                value = function(*args, **options)
                if isinstance(value, Found):  # it finds more only in this process
                    value = value.all()
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


def _called(call: bytes) -> Any:
    try:
        return pickle.loads(call)
    except LudologicError:
        raise
    except Exception as error:
        raise BadInput(f"what is asked can't be read by another process: {error}") from error


_INTERRUPT = {signal.SIGINT}


@contextmanager
def _interruptible() -> Iterator[None]:
    """Meanwhile this thread can be interrupted, and not before or after."""
    try:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _INTERRUPT)
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_BLOCK, _INTERRUPT)
