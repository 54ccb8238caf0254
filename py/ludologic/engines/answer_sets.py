"""The answer sets of any program in plain values, from processes that are kept for the next one.

Nothing stops clingo while it makes rules ground, so another process asks it, which can be ended. In
it a program of ASP can do nothing but take time and memory: so any one is asked in a process that
another has used, and none waits for another. Answer sets come in batches.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Condition
from typing import Any, NamedTuple

from ludologic.engines import asp, limit, sandbox
from ludologic.errors import BadInput, EngineFailure, TimeIsUp
from ludologic.values import Term

MOST_IDLE = 2
"""How many processes stay for the next question."""
MOST_GROWN = 40
"""Megabytes by which one may grow, and stay: clingo frees no symbol."""
MOST = 1024
"""Answer sets in a batch."""
_SOON = 0.002
"""Seconds in which more are awaited when the first one of a batch is found."""
_SLICE = 0.1
"""Seconds between two looks at the time."""


class Plain(NamedTuple):
    """An answer set in plain values, its cost, and whether it is proven that none is better."""

    atoms: tuple[Any, ...]
    cost: tuple[int, ...]
    proven: bool


class Batch(NamedTuple):
    """Some answer sets: each with the numbers of its atoms in the order of clingo, its cost, and
    whether it is proven that none is better.

    `atoms` are those that no set before has: they are numbered on.
    """

    atoms: list[Any]
    sets: list[tuple[list[int], tuple[int, ...], bool]]
    more: bool
    """Whether there may be more sets."""
    grown: bool
    """Whether the process should not be kept."""


def found(
    files: Sequence[Path], facts: Sequence[Term], mode: str, constants: Mapping[str, int]
) -> Generator[list[Plain], None, None]:
    """The answer sets, in batches: `all`, those that are `optimal`, or of `brave` and `cautious`
    one set, if there is an answer set.

    If the time is up, `reached` of the error has the best by then.
    """
    process = _taken(files[0])
    known: list[Any] = []
    begun = True
    grown = False
    try:
        batch: Batch = process.ask((__name__, "begun", (files, facts, mode, constants)))
        while True:
            known += batch.atoms
            grown, begun = batch.grown, batch.more
            if batch.sets:
                yield [
                    Plain(tuple(map(known.__getitem__, numbers)), cost, proven)
                    for numbers, cost, proven in batch.sets
                ]
            if not batch.more:
                return
            batch = process.ask((__name__, "more", ()))
    finally:
        _given_back(process, begun, grown)


_idle: list[sandbox.Process] = []
"""Processes that nobody asks, the one asked last at the end."""


def _taken(file: Path) -> sandbox.Process:
    """A process that is asked about a program: one that was asked before, or a new one."""
    limit.left()
    process = None
    with suppress(IndexError):
        while process is None:
            last = _idle.pop()
            process = last if last.lives() else None
    process = process or sandbox.Process(file)
    process.file = file
    return process


def _given_back(process: sandbox.Process, begun: bool, grown: bool) -> None:
    """It is kept, if it can answer more. begun: the search may run on."""
    if not process.lives():
        return
    if begun and not grown:
        with limit.within(None):
            process.ask((__name__, "dropped", ()))
    if grown or len(_idle) >= MOST_IDLE:
        process.end()
    else:
        _idle.append(process)


os.register_at_fork(after_in_child=_idle.clear)

# What follows runs in that process.

_program: tuple[Any, asp.Program] | None = None
"""The one that was made ground last, and what it was made of: it is asked again and again."""
_batches: Generator[Batch, None, None] | None = None
"""Those that are left of the answer sets that are asked for."""
_megabytes = 0.0


def ready(_: Any) -> None:
    """Load clingo, which takes none of the program's time."""
    global _megabytes
    asp.version()
    _megabytes = _largest()


def begun(
    files: Sequence[Path], facts: Sequence[Term], mode: str, constants: Mapping[str, int]
) -> Batch:
    """The first batch of the answer sets."""
    global _batches
    dropped()
    try:
        _batches = _Search(_grounded(files, facts, constants), mode).batches()
        return next(_batches)
    except EngineFailure as error:
        raise BadInput(str(error).removeprefix("clingo gave up: ")) from None


def more() -> Batch:
    """The next batch."""
    if _batches is None:
        raise EngineFailure("there are no more answer sets")
    return next(_batches)


def dropped() -> None:
    """No more of them are wanted."""
    global _batches
    if _batches is not None:
        _batches.close()
    _batches = None


def _grounded(
    files: Sequence[Path], facts: Sequence[Term], constants: Mapping[str, int]
) -> asp.Program:
    """The program, which is made ground unless it is the same as the last one, word for word.

    Each search forgets what those before it have learned: the same question has the same answers.
    """
    global _program
    lines = asp.program_lines(files)
    made_of = lines, facts, constants
    if _program is None or _program[0] != made_of:
        _program = None
        atoms: Any = facts
        _program = made_of, asp.Program(files, atoms, constants, lines=lines, apart=True)
    return _program[1]


def _largest() -> float:
    """The most megabytes that this process has had."""
    import resource

    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


class _Search:
    """A search for answer sets, at most a batch ahead of whoever takes them."""

    def __init__(self, program: asp.Program, mode: str) -> None:
        self._program, self._mode = program, mode
        self._changed = Condition()
        self._found: list[tuple[Sequence[Any], tuple[int, ...], bool]] = []
        self._last: tuple[Sequence[Any], tuple[int, ...], bool] | None = None
        """The best so far that is no answer yet."""
        self._costs: bool | None = None
        """Whether answer sets have a cost; None if none is found."""
        self._wanted = True
        self._finished = False
        self._numbers: dict[Any, int] = {}
        self._ordered: list[Any] = []
        self._ranks: list[int] = []

    def batches(self) -> Generator[Batch, None, None]:
        opt_mode = "optN" if self._mode == "optimal" else "ignore"
        enum_mode = self._mode if self._mode in ("brave", "cautious") else "auto"
        asked = opt_mode, enum_mode, self._take, self._finish
        with self._program.searched(*asked) as handle:
            try:
                more = True
                while more:
                    more = not self._ended(handle)
                    if not more and handle.get() and self._last and enum_mode != "auto":
                        self._found.append((self._last[0], (), False))
                    yield self._batch(more)
            except TimeIsUp as error:
                last = self._last if self._mode == "optimal" else None
                reached = last and Plain(tuple(map(asp.plain_atom, sorted(last[0]))), *last[1:])
                raise TimeIsUp(error.seconds, error.known, reached) from None
            except (RuntimeError, MemoryError) as error:
                raise EngineFailure(f"clingo gave up: {error or 'MemoryError'}") from error
            finally:
                with self._changed:
                    self._wanted = False
                    self._changed.notify_all()
                handle.cancel()

    def _take(self, model: Any) -> bool:
        """In clingo's thread: a model that was found. False: no more is wanted."""
        symbols = model.symbols(shown=True)
        if self._costs is None:
            self._costs = bool(model.cost)
        cost, proven = (), self._mode == "optimal"  # without costs each one is
        if self._costs:
            cost, proven = tuple(model.cost), model.optimality_proven
        one = symbols, cost, proven
        with self._changed:
            if self._mode == "all" or (self._mode == "optimal" and proven):
                self._found.append(one)
                if len(self._found) in (1, MOST):
                    self._changed.notify_all()
                while len(self._found) >= MOST and self._wanted:
                    self._changed.wait()
            self._last = one
        return self._wanted

    def _finish(self, *_: Any) -> None:
        """In clingo's thread: the search has ended."""
        with self._changed:
            self._finished = True
            self._changed.notify_all()

    def _ended(self, handle: Any) -> bool:
        """Wait for a batch; whether the search has ended."""
        with self._changed:
            while not (self._found or self._finished or handle.wait(0)):
                self._changed.wait(_SLICE)
                limit.left()
            self._changed.wait_for(lambda: self._finished or len(self._found) >= MOST, _SOON)
        return bool(handle.wait(0) or (self._finished and handle.wait()))

    def _batch(self, more: bool) -> Batch:
        with self._changed:
            taken, self._found = self._found, []
            self._changed.notify_all()
        numbers = self._numbers
        before = len(numbers)
        sets = [[numbers.setdefault(one, len(numbers)) for one in found[0]] for found in taken]
        new = [*numbers][before:]
        if new:
            self._ordered = sorted([*self._ordered, *new])
            self._ranks = [0] * len(numbers)
            for rank, symbol in enumerate(self._ordered):
                self._ranks[numbers[symbol]] = rank
        for one in sets:
            one.sort(key=self._ranks.__getitem__)
        told = [(one, cost, proven) for one, (_, cost, proven) in zip(sets, taken, strict=True)]
        grown = _largest() - _megabytes > MOST_GROWN
        return Batch(list(map(asp.plain_atom, new)), told, more, grown)
