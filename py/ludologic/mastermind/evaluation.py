"""The work of an evaluation, in this process, in several, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any, TypeAlias

from ludologic import strategy
from ludologic.checks import Dask
from ludologic.engines.cluster import Task, parts, workers
from ludologic.engines.door import mastermind as door
from ludologic.engines.limit import left, up
from ludologic.errors import BadInput, TimeIsUp, cut
from ludologic.mastermind import sets, text
from ludologic.mastermind.arguments import solver_value
from ludologic.mastermind.values import Code, Evaluation, Solver, Strategy, Turn, Variant


def histogram(
    variant: Variant,
    solver: Solver,
    secrets: Sequence[Code] | None,
    *,
    jobs: int = 1,
    dask: Dask = None,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[int, ...] | None:
    """How many secrets the solver finds at guess 1, 2, ...; None for all secrets.

    The result is None if no tree keeps to the solver's depth.

    The order in which the parts are done does not change the sum.
    """
    tasks = door.tasks(variant=variant, solver=solver_value(solver), secrets=secrets)
    if tasks is None:
        return None
    every = sum(one["size"] for one in tasks)
    asked = (partial(_part, variant, solver, **one) for one in tasks)
    with workers(jobs, dask):
        return _summed(variant, solver.name, asked, every, progress)


def _summed(
    variant: Variant,
    name: str,
    tasks: Iterable[Task[tuple[int, tuple[int, ...]]]],
    every: int,
    progress: Callable[[int, int], None] | None,
    found: tuple[int, ...] = (),
) -> tuple[int, ...]:
    """The histograms of the tasks and one that is known, added."""
    done = sum(found)
    with parts(tasks) as answers:
        try:
            for size, part in answers:
                found = tuple(map(sum, zip_longest(found, part, fillvalue=0)))
                done += size
                if progress is not None:
                    progress(done, every)
        except TimeIsUp as error:
            known = f"{done} of {every} secrets are found"
            if error.known:
                known = f"{known}; {error.known}"
            raise up(known, Evaluation(variant, name, found) if found else None) from None
    return found


def _part(variant: Variant, solver: Solver, size: int, task: Any) -> tuple[int, tuple[int, ...]]:
    asked = door.task_histogram(variant=variant, solver=solver_value(solver), task=task)
    return size, tuple(asked)


MOST_GUESSES = 100
"""A strategy that has not found a code after so many never will."""


def own_histogram(
    variant: Variant,
    guesses: Strategy,
    secrets: Sequence[Code] | None,
    *,
    jobs: int = 1,
    dask: Dask = None,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[int, ...]:
    """As histogram, of a function: it is asked once for all secrets that share a history.

    Raises BadInput if it raises an error, gives no code, or does not find a secret.
    """
    known = _sets(variant)
    wanted = known.codes if secrets is None else list(secrets)
    guess = _guess(known, guesses, (), known.codes)
    first, tasks = _asked(known, (), known.codes, wanted, guess)
    asked = (partial(_own_part, variant, guesses, *one) for one in tasks)
    begun = (first,) if first else ()
    with strategy.sent(), workers(jobs, dask):
        return _summed(variant, strategy.name(guesses), asked, len(wanted), progress, begun)


def _sets(variant: Variant) -> sets.Sets:
    known = sets.of(variant)
    if known is None:
        raise BadInput("a strategy of one's own is evaluated in variants of at most 50,000 codes")
    return known


def _own_part(
    variant: Variant,
    guesses: Strategy,
    turns: tuple[Turn, ...],
    possible: list[Code],
    secrets: list[Code] | None,
) -> tuple[int, tuple[int, ...]]:
    """How many of the secrets, None for all that are possible, are found at guess 1, 2, ..."""
    known = _sets(variant)
    if len(possible) > 2:
        known = known.among(possible)  # a strategy asks mostly what is possible
    found: list[int] = []
    open_ones: list[_Open] = [(turns, possible, possible if secrets is None else secrets)]
    while open_ones:
        left()
        turns, possible, wanted = open_ones.pop()
        guess = _guess(known, guesses, turns, possible)
        number = 0
        if len(possible) == 1 and guess == possible[0]:  # which needs no answer
            number = len(wanted)
        else:
            number, others = _asked(known, turns, possible, wanted, guess)
            open_ones += [(one, some, more if more else some) for one, some, more in others]
        found += [0] * (len(turns) + 1 - len(found))
        found[len(turns)] += number
    return sum(found), tuple(found)


_Open: TypeAlias = tuple[tuple[Turn, ...], list[Code], list[Code]]


def _asked(
    known: sets.Sets, turns: tuple[Turn, ...], possible: list[Code], wanted: list[Code], guess: Code
) -> tuple[int, list[tuple[tuple[Turn, ...], list[Code], list[Code] | None]]]:
    """How many of the wanted codes the guess is, and what it leaves of the others: the turns, what
    is possible, and the wanted ones, None if they are the same."""
    classes = known.partition(guess, wanted) or {}
    every = classes if wanted is possible else known.partition(guess, possible) or {}
    number = sum(code == guess for code in wanted)
    others = [
        ((*turns, Turn(guess, answer)), every[answer], None if every is classes else some)
        for answer, some in classes.items()
        if some[0] != guess
    ]
    return number, others


def _guess(
    known: sets.Sets, guesses: Strategy, turns: tuple[Turn, ...], possible: list[Code]
) -> Code:
    """What the strategy asks after these turns."""

    def about() -> str:
        shown = " ".join(text.show_turn(known.variant, turn) for turn in turns)
        return f"after {shown}" if turns else "at the start"

    who = f"strategy {strategy.name(guesses)}"
    if len(turns) >= MOST_GUESSES:
        raise BadInput(cut(f"{who} has not found the code with {MOST_GUESSES} guesses, {about()}"))
    given = strategy.asked(guesses, turns, tuple(possible), about=about)
    if type(given) is tuple and given in known.places and {*map(type, given)} == {int}:
        return given
    try:
        guess = text.read_code(known.variant, given)
        door.judged(variant=known.variant, codes=[guess], answers=[])
    except BadInput as error:
        raise BadInput(cut(f"{who} gives no code {about()}: {error}")) from None
    return guess
