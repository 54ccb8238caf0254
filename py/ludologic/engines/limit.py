"""How long a question may take: one limit of time, which both engines keep."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from ludologic.checks import check_limit
from ludologic.errors import TimeIsUp

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")

_limit: ContextVar[tuple[float, float] | None] = ContextVar("limit", default=None)
"""The seconds that a question may take, and the time at which they are over."""


@contextmanager
def within(seconds: float | None, begun: float | None = None) -> Iterator[None]:
    """What is asked meanwhile ends in so many seconds, None for any, or raises TimeIsUp.

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


def up(known: str = "", reached: Any = None) -> TimeIsUp:
    """What is raised when the time is up: what is known by then, as words and as a value."""
    limit = _limit.get()
    return TimeIsUp(0.0 if limit is None else limit[0], known, reached)


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
