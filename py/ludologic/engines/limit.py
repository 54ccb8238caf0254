"""How long a question may take: one limit of time, which both engines keep.

`time=` has one meaning everywhere: the seconds that the whole question may take.

- If the best answer so far is useful, it comes back and is marked: a move or a tree that is not
  `proved`, bounds of a score, the games that were played. A tree that is deeper than the depth that
  was asked for is no such answer.
- Any other question raises TimeIsUp. Its `reached` is the best that the same search has found.
- It ends 0.3 s after its time at the latest, or a tenth of it if that is more; if processes share
  the work, 1 s later.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from contextvars import ContextVar
from functools import wraps
from typing import Any, ParamSpec, TypeVar
from warnings import warn

from ludologic.checks import check_limit
from ludologic.errors import EngineMissing, LudologicWarning, TimeIsUp, duration

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")

_limit: ContextVar[tuple[float, float] | None] = ContextVar("limit", default=None)
"""The seconds that a question may take, and the time at which they are over."""

_patience: ContextVar[tuple[float, float] | None] = ContextVar("patience", default=None)
"""The same of how long a question may wait while other threads ask."""


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


def given() -> tuple[float | None, float]:
    """The limit here and now, as `within` takes it in another process of this machine."""
    limit = _limit.get()
    return (None, 0.0) if limit is None else (limit[0], limit[1] - limit[0])


def left() -> float | None:
    """The seconds left, None for no limit. Raises TimeIsUp if there are none."""
    limit = _limit.get()
    if limit is None:
        return None
    seconds = limit[1] - time.monotonic()
    if seconds <= 0:
        raise up()
    return seconds


def is_over() -> bool:
    """Whether there is a limit, and none of its time is left."""
    limit = _limit.get()
    return limit is not None and limit[1] <= time.monotonic()


@contextmanager
def waiting(seconds: float | None) -> Iterator[None]:
    """Meanwhile a question waits so long, and a moment, while other threads ask; None for any.

    Then it raises TimeIsUp. What it does when its turn has come is not limited.
    """
    new = None if seconds is None else (seconds, time.monotonic() + seconds + _MOMENT)
    token = _patience.set(min(filter(None, (new, _patience.get())), key=_end, default=None))
    try:
        yield
    finally:
        _patience.reset(token)


def patience() -> float | None:
    """The seconds that a question may wait while other threads ask, None for any.

    At least a moment. Raises TimeIsUp if its own time is up.
    """
    seconds, waits = left(), _patience.get()
    if waits is None:
        return seconds
    soon = max(_SOON, waits[1] - time.monotonic())
    return soon if seconds is None else min(seconds, soon)


def waited() -> TimeIsUp:
    """The error for when it has waited so long."""
    seconds, _ = min(filter(None, (_limit.get(), _patience.get())), key=_end)
    return TimeIsUp(seconds)


def _end(limit: tuple[float, float]) -> float:
    return limit[1]


class Seconds(float):
    """Seconds to think, which count from now: those in which other threads asked are over."""

    def __init__(self, _: float) -> None:
        self._begun = time.monotonic()

    def left(self) -> float:
        gone = time.monotonic() - self._begun
        return float(self) if gone < _SOON else max(0.0, round(self - gone, 2))


@contextmanager
def at_once() -> Iterator[float | None]:
    """The seconds left, for what ends by itself with what it has by then.

    There is a moment for it, even if the time is up. Then it raises TimeIsUp.
    """
    limit = _limit.get()
    if limit is None:
        yield None
        return
    now = time.monotonic()
    end = max(now, limit[1])
    token = _limit.set((limit[0], end + _MOMENT))
    try:
        yield end - now
    finally:
        _limit.reset(token)


@contextmanager
def loading(seconds: float | None) -> Iterator[None]:
    """As `within`, while rules of the user are asked, each of which may take as long.

    A little time is left for the sentence that says which of them has not come to an end.
    """
    with nullcontext() if seconds is None else within(seconds):
        left()
        with sooner(-_SENTENCE):
            yield


@contextmanager
def sooner(seconds: float) -> Iterator[None]:
    """Meanwhile the limit ends so much sooner: the rest is for what is done then."""
    limit = _limit.get()
    token = _limit.set(limit and (limit[0], limit[1] - seconds))
    try:
        yield
    finally:
        _limit.reset(token)


_MOMENT = 0.15
"""Seconds for what is found at once, and by which a search that keeps the time may be late."""
_SOON = 0.05
"""Seconds that nobody notices."""
_SENTENCE = 0.2
"""Seconds that are left, besides the time of a rule, to say which rule it was."""


def up(known: str = "", reached: Any = None) -> TimeIsUp:
    """The error for when the time is up, with the result by then in words and as a value."""
    limit = _limit.get()
    return TimeIsUp(0.0 if limit is None else limit[0], known, reached)


def at_first(ask: Callable[[], Answer], share: float = 1 / 8) -> Answer | None:
    """The result of a share of the time, or of a moment, to be shown if the rest is not enough.

    None if that is not enough, if the engine is missing, or if there is no limit.
    """
    limit = _limit.get()
    if limit is None:
        return None
    seconds = share * (limit[1] - time.monotonic())
    try:
        with within(max(seconds, _MOMENT)):
            return ask()
    except (TimeIsUp, EngineMissing):
        return None


def at_last(ask: Callable[[], Answer | None], what: str, seconds: float) -> Answer | None:
    """What is asked after Ctrl-C: within a second, or else a warning says what it still does."""
    found = None
    with suppress(TimeIsUp), within(_SECOND):
        found = ask()
    if found is None:
        warn(
            f"{what} is put together in {duration(seconds)} at most: Ctrl-C ends this, too",
            LudologicWarning,
            stacklevel=2,
        )
        with within(seconds):
            found = ask()
    return found


_SECOND = 0.7
"""Seconds after Ctrl-C, with all that is to be done besides."""


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


def thinking(function: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
    """As `bounded`, where `time` is how long it thinks: only the wait for others is limited."""

    @wraps(function)
    def asked(*args: Asked.args, **kwargs: Asked.kwargs) -> Answer:
        with waiting(check_limit(kwargs.get("time"))):
            return function(*args, **kwargs)

    return asked
