"""How long a question may take: one limit of time, which both engines keep."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from ludologic.checks import check_limit
from ludologic.errors import EngineMissing, TimeIsUp

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")

_limit: ContextVar[tuple[float, float] | None] = ContextVar("limit", default=None)
"""The seconds that a question may take, and the time at which they are over."""


@contextmanager
def within(seconds: float | None, begun: float | None = None) -> Iterator[None]:
    """Every question asked meanwhile ends in so many seconds, None for any, or raises TimeIsUp.

    They are counted from now, or from when it was `begun`, by the monotonic clock.
    """
    start = time.monotonic() if begun is None else begun
    token = _limit.set(None if seconds is None else (seconds, start + seconds))
    try:
        yield
    finally:
        _limit.reset(token)


def left() -> float | None:
    """The seconds left, None for no limit. Raises TimeIsUp if there are none."""
    limit = _limit.get()
    if limit is None:
        return None
    seconds = limit[1] - time.monotonic()
    if seconds <= 0:
        raise up()
    return seconds


def clock() -> Callable[[], float | None]:
    """A function that says, in any thread, how many seconds are left of the limit here and now.

    They are 0 when the time is up, so that the next question raises TimeIsUp: joblib hands out its
    tasks in its own thread, which knows no limit and must not raise.
    """
    limit = _limit.get()
    return lambda: None if limit is None else max(0.0, limit[1] - time.monotonic())


def up(known: str = "", reached: Any = None) -> TimeIsUp:
    """The error for when the time is up, with the result by then in words and as a value."""
    limit = _limit.get()
    return TimeIsUp(0.0 if limit is None else limit[0], known, reached)


def at_first(ask: Callable[[], Answer]) -> Answer | None:
    """The result of an eighth of the time, to be shown if the rest is not enough.

    If the time is short it is more, since a relation is loaded when it is first asked. None if that
    is not enough, if the engine is missing, or if there is no limit.
    """
    seconds = left()
    if seconds is None:
        return None
    try:
        with within(max(seconds / 8, min(seconds / 2, 0.2))):
            return ask()
    except (TimeIsUp, EngineMissing):
        return None


def bounded(function: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
    """A function whose argument `time`, in seconds, limits all that it asks the engines."""

    @wraps(function)
    def asked(*args: Asked.args, **kwargs: Asked.kwargs) -> Answer:
        seconds = check_limit(kwargs.get("time"))
        if seconds is None:
            return function(*args, **kwargs)
        with within(seconds):
            return function(*args, **kwargs)

    return asked
