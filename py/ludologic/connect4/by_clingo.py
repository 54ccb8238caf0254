"""Connect 4 as the answer set programs answer it: one function for a question, plain values.

A position is the columns played, 1 to 7, each with room at its turn, in a game that goes on. A cell
is (column, row) with row 1 the lowest, a line its four cells, a player "x" or "o". Each program is
grounded once for all positions.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ludologic.engines import asp, rules
from ludologic.errors import BadInput

Cell: TypeAlias = tuple[int, int]
Line: TypeAlias = tuple[Cell, ...]


class Reason(NamedTuple):
    """A strategy, the cells that it is about, and the lines that it keeps from x.

    They are "claimeven", "vertical", "baseinverse", "lowinverse", "highinverse", "aftereven" and
    "before" (their cells are a line of o), "wins_next" (no line matters any more).
    """

    strategy: str
    cells: tuple[Cell, ...]
    lines: tuple[Line, ...]


class Certificate(NamedTuple):
    """Why o at least draws, with x to move: reasons, and the plan.

    The plan, in columns and swap cells, is the one that certificate.lp explains: answer on top,
    but the first stone in certain cells in another column.
    """

    reasons: tuple[Reason, ...]
    lends: tuple[tuple[int, int], ...]
    mates: tuple[tuple[int, int], ...]
    swaps: tuple[Cell, ...]


class Note(NamedTuple):
    """A note about a position: its kind, the player whom it helps, cells to mark and lines.

    The kinds are those of tactics.lp, and the strategies of a Certificate with their lines.
    """

    kind: str
    player: str
    cells: tuple[Cell, ...]
    lines: tuple[Line, ...] = ()


def tactics(moves: Sequence[int]) -> list[Note]:
    """tactics.lp: the threats of the player to move, and of the other player."""
    found = _model("tactics.lp", moves)
    if found is None:
        raise asp.senseless("tactics.lp", "it has no answer set")
    (turn,) = found.only("mover")
    opponent = "o" if turn == "x" else "x"
    seen = [
        Note(name, opponent if name in ("forced", "poisoned") else turn, (cell,))
        for name in _CELLS
        for cell in _sorted(found.named(name))
    ]
    for name in _THREATS:
        threats = sorted((owner, column, row) for owner, row, column in found.named(name))
        seen += [Note(name, owner, ((column, row),)) for owner, column, row in threats]
    return seen


def certificate(moves: Sequence[int]) -> Certificate | None:
    """certificate.lp: a proof that o at least draws; None if it finds none.

    There is none with o to move.
    """
    found = _model("certificate.lp", moves)
    if found is None:
        return None
    if found.named("wins_next"):
        next_win = Reason("wins_next", _sorted(found.named("wins_next")), ())
        return Certificate((next_win,), (), (), ())
    aftereven = {line for (line,) in found.named("aftereven")}
    solved = defaultdict(list)
    for (name, *about), line in found.named("solves"):
        if name == "before":
            kind = "aftereven" if about[0] in aftereven else name
            solved[kind, _line(about[0])].append(_line(line))
        else:
            solved[name, _cells(about)].append(_line(line))
    reasons = sorted(Reason(*strategy, tuple(sorted(lines))) for strategy, lines in solved.items())
    lends, mates = (
        tuple(sorted((column, other) for column, other in found.named(name)))
        for name in ("lends", "mates")
    )
    return Certificate(tuple(reasons), lends, mates, _sorted(found.named("swap")))


def win_within(moves: Sequence[int], plies: int) -> int | None:
    """win_within.lp: a column by which the player to move forces a win within so many plies.

    plies: 1, 3 or 5, the winning move included. None if there is no such win.
    """
    if plies not in _PLIES:
        raise BadInput(f"{plies!r} is no number of plies: accepted are 1, 3 and 5")
    found = _model("win_within.lp", moves, plies=plies)
    if found is None:
        return None
    columns: asp.Answers[int, int] = found.about(
        (node, column) for node, column in found.named("drops")
    )
    return columns[0]


def shortest_win(moves: Sequence[int]) -> tuple[int, int] | None:
    """win_within.lp: the least of 1, 3 and 5 plies within which there is a win, and the column."""
    for plies in _PLIES:
        column = win_within(moves, plies)
        if column is not None:
            return plies, column
    return None


def notes(moves: Sequence[int]) -> Iterator[Note]:
    """tactics.lp and certificate.lp: a note for each thing, as soon as they find it."""
    yield from tactics(moves)
    proof = certificate(moves)
    for strategy, cells, lines in () if proof is None else proof.reasons:
        yield Note(strategy, "o", cells, lines)


_CELLS = ("win", "forced", "poisoned", "double", "stacked", "dead")
_THREATS = ("odd_row", "even_row", "strong", "stack")
_PLIES = (1, 3, 5)
_PLAYER = {"x", "o"}
_ENDS = ((int, int), (int, int))
"""A line by the cells at its ends."""
_SHOWS: dict[str, list[asp.Shape]] = {
    "tactics.lp": [
        ("mover", _PLAYER),
        *((name, int, int) for name in _CELLS),
        *((name, _PLAYER, int, int) for name in _THREATS),
    ],
    "certificate.lp": [
        *((name, int, int) for name in ("lends", "mates", "swap", "wins_next")),
        ("aftereven", _ENDS),
        ("solves", [("before", _ENDS), (str, int, int), (str, int, int, int, int)], _ENDS),
    ],
    "win_within.lp": [("drops", int, int)],
}
"""What each program shows."""


@lru_cache
def _program(name: str, process: int, **constants: int) -> asp.Program:
    """A process that was forked has programs of its own: those of the other may be at work."""
    return asp.Program([rules.program("connect4", name)], constants=constants, shows=_SHOWS[name])


def _model(name: str, moves: Sequence[int], **constants: int) -> asp.Model | None:
    """What the program shows of the moves."""
    played = [("played", number, column) for number, column in enumerate(moves, start=1)]
    return next(iter(_program(name, os.getpid(), **constants).models_of(played, 1)), None)


def _cells(numbers: Sequence[int]) -> tuple[Cell, ...]:
    return _sorted(zip(numbers[::2], numbers[1::2], strict=True))


def _sorted(cells: Iterable[tuple[int, ...]]) -> tuple[Cell, ...]:
    """Cells (row, column) of the programs as they are here: (column, row), from the left."""
    return tuple(sorted((column, row) for row, column in cells))


def _line(ends: tuple[Cell, Cell]) -> Line:
    (row, column), (last_row, last_column) = ends
    across, up = (last_column - column) // 3, (last_row - row) // 3
    return tuple((column + step * across, row + step * up) for step in range(4))
