"""Answers that are found one by one: solutions of a query, answer sets of a program."""

from __future__ import annotations

import time as clock
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from typing import Any, Generic, TypeVar

from ludologic.display import count
from ludologic.engines import limit
from ludologic.errors import TimeIsUp

Answer = TypeVar("Answer")


class Found(Generic[Answer]):
    """Answers, found one by one when they are asked for, each time anew.

    It is true if there is one. At the end of a `with`, or when it is closed, what still runs is
    ended.
    """

    def __init__(
        self,
        noun: str,
        begin: Callable[[bool], Generator[list[Answer], None, None]],
        time: float | None,
        first: Callable[[], Answer | None] | None = None,
    ) -> None:
        """begin(all) finds them in batches, `all` if nobody leaves before the end; `first` finds
        the first one, if that is shorter."""
        self._noun, self._begin, self._time, self._first = noun, begin, time, first
        self._running: set[Generator[Any, None, None]] = set()

    def __repr__(self) -> str:
        return f"<each {self._noun}, found when it is asked for>"

    def __iter__(self) -> Iterator[Answer]:
        with closing(self._found(False)) as batches:
            self._running.add(batches)
            try:
                for batch in batches:
                    for answer in batch:
                        yield answer
                        if batches not in self._running:  # it was closed
                            return
            finally:
                self._running.discard(batches)

    def _found(self, all_of_them: bool) -> Generator[list[Answer], None, None]:
        answers = self._begin(all_of_them)
        taken, found = 0.0, 0
        try:
            while True:
                begun = clock.monotonic()
                try:
                    with self._bound(begun - taken):
                        batch = next(answers)
                except StopIteration:
                    return
                taken += clock.monotonic() - begun
                found += len(batch)
                yield batch
        except TimeIsUp as error:
            known = f"{count(found, self._noun)} found" if found else error.known
            raise TimeIsUp(error.seconds, known, error.reached) from None
        finally:
            answers.close()

    def _bound(self, begun: float) -> AbstractContextManager[None]:
        return nullcontext() if self._time is None else limit.within(self._time, begun)

    def first(self) -> Answer | None:
        """The first one; None if there is none."""
        if self._first is not None:
            with self._bound(clock.monotonic()):
                return self._first()
        with closing(self._found(False)) as batches:
            return next((answer for batch in batches for answer in batch), None)

    def all(self) -> list[Answer]:
        """All of them. If the time is up, `reached` of the error has those found by then."""
        found: list[Answer] = []
        try:
            with closing(self._found(True)) as batches:
                for batch in batches:
                    found += batch
        except TimeIsUp as error:
            raise TimeIsUp(error.seconds, error.known, found or error.reached) from None
        return found

    def __bool__(self) -> bool:
        return self.first() is not None

    def close(self) -> None:
        """End what still runs."""
        while self._running:
            self._running.pop().close()

    def __enter__(self) -> Found[Answer]:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
