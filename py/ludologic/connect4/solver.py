"""A solver of Connect 4 that remembers from question to question what it found out."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from importlib.util import find_spec
from os import PathLike, fspath
from pathlib import Path
from types import NoneType
from typing import Any
from warnings import warn

from ludologic.checks import check_instance, check_limit, check_number, check_one_of, check_time
from ludologic.choice import Choice
from ludologic.connect4 import by_clingo, text
from ludologic.connect4.text import PositionLike
from ludologic.connect4.values import (
    STANDARD,
    Bounds,
    Columns,
    Judgement,
    Mistake,
    Played,
    Remark,
    Review,
    Score,
    ScoreBounds,
    Size,
    Variation,
)
from ludologic.engines import door, prolog
from ludologic.engines.limit import Seconds, bounded, left, thinking, within
from ludologic.errors import BadInput, LudologicWarning, TimeIsUp, quote

TIME = 2.0
"""How many seconds `exact` and `perfect` think."""
REVIEW_TIME = 10.0
PLACES = 4_194_301
"""The places of the table of a solver that is kept: 8 bytes each, a prime number."""
FEW_PLACES = 262_139
"""Those of one that is asked once."""
SOLVING = ("exact", "perfect")
"""The players who ask a solver."""


class Solver(AbstractContextManager["Solver"]):
    """Scores positions and plays, with one table for all that it is asked.

    >>> with Solver() as solver:
    ...     solver.score("44352144332224431332").score, solver.move("44352144332224431332").move
    (-4, 2)

    book: a file with the scores of the positions of twelve stones, in the form of the package
    bitbully-databases; by default the file of that package, if it is installed; "" for none.
    Another file raises BadInput. If the installed file is damaged, a LudologicWarning says so, and
    the solver goes on without it.
    places: how many positions the table holds, at 8 bytes each.
    size: the board; the book only knows the board of 7 x 6.
    A solver answers one thread at a time; close it, or use it in a `with`.
    """

    def __init__(
        self,
        *,
        book: str | PathLike[str] | None = None,
        places: int = PLACES,
        size: Size = STANDARD,
    ) -> None:
        places = check_number(places, "number of places", 97, 2**27)
        self.size = text.check_size(size)
        self._handle = _opened(book, places, self.size)

    def _asked(self, position: PositionLike) -> dict[str, Any]:
        """The arguments of every question: the position, the board, and the solver."""
        size = position.size if isinstance(position, Played) else self.size
        if size != self.size:
            raise BadInput(
                f"this solver is for a board of {self.size.width} x {self.size.height}: "
                f"the position is on one of {size.width} x {size.height}"
            )
        return {"columns": text.read_columns(position), "size": size, "handle": self._handle}

    @thinking
    def move(
        self, position: PositionLike = "", *, player: str = "exact", time: float = TIME
    ) -> Choice[int]:
        """The column that `exact` or `perfect` chooses. Raises Impossible if the game is over."""
        check_one_of(player, SOLVING, "player who solves")
        check_time(time)
        found = door.connect4.move(**self._asked(position), player=player, seconds=Seconds(time))
        column, value, bounds = found["column"], found["value"], (found["lower"], found["upper"])
        values: dict[int, float] = {} if value is None else {column: value}
        return Choice(column, found["reason"], value, found["proved"], bounds, values)

    @thinking
    def score(self, position: PositionLike = "", *, time: float | None = None) -> Score:
        """The exact score of a position and of each of its columns: see `connect4.score`."""
        seconds = check_limit(time)
        if seconds is None:
            exact = door.connect4.score(**self._asked(position))
            return Score(exact["score"], tuple(exact["columns"]))
        found = self.score_bounds(position, time=seconds)
        if not found.proved:
            raise TimeIsUp(seconds, _known(found), found)
        return Score(found.lower, found.columns)

    @bounded
    def value(self, position: PositionLike = "", *, time: float | None = None) -> int:
        """The exact score of a position alone; TimeIsUp if it is not found in `time` seconds."""
        value: int = door.connect4.value(**self._asked(position))
        return value

    @thinking
    def score_bounds(self, position: PositionLike = "", *, time: float = TIME) -> ScoreBounds:
        """What is known of the scores of a position and its columns after `time` seconds."""
        check_time(time)
        found = door.connect4.bounds(**self._asked(position), seconds=Seconds(time))
        bounds = (one and Bounds(one["lower"], one["upper"]) for one in found["columns"])
        return ScoreBounds(found["lower"], found["upper"], tuple(bounds))

    @thinking
    def variation(self, position: PositionLike = "", *, time: float = TIME) -> Variation | None:
        """Best play to the end; None if it is not found in `time` seconds."""
        check_time(time)
        found = door.connect4.variation(**self._asked(position), seconds=Seconds(time))
        return found and Variation(found["score"], tuple(found["columns"]))

    @thinking
    def review(self, position: PositionLike = "", *, time: float = REVIEW_TIME) -> Review:
        """The moves of a game that gave away a win or a draw, as far as `time` seconds allow."""
        check_time(time)
        found = door.connect4.review(**self._asked(position), seconds=Seconds(time))
        mistakes = (Mistake(**one) for one in found["mistakes"])
        judgements = (Judgement(**one) for one in found["judgements"])
        return Review(tuple(found["left"]), tuple(mistakes), tuple(judgements))

    def explain(self, position: PositionLike = "", *, time: float | None = None) -> list[Remark]:
        """What there is to see in a position: see `connect4.explain`."""
        seconds = check_limit(time)
        columns: Columns = self._asked(position)["columns"]
        if self.size != STANDARD:
            raise BadInput("explain is for the board of 7 x 6 alone")
        door.connect4.tactics(columns=columns)  # raises what is wrong with the position
        notes: list[by_clingo.Note] = []
        rest = TIME
        with nullcontext() if seconds is None else within(seconds):
            try:
                notes.extend(by_clingo.notes(columns))
                win = by_clingo.shortest_win(columns)
                if seconds is not None:
                    rest = left() or 0.0
            except TimeIsUp:
                with within(None):
                    return _remarks(columns, notes, late=True)
        best = self.variation(columns, time=rest)
        return _remarks(columns, notes, win, best, late=best is None and seconds is not None)

    def close(self) -> None:
        """Let the table go; the solver can't be asked any more."""
        if not self._handle.closed:
            prolog.soon(self._let_go)

    def _let_go(self) -> None:
        if not self._handle.closed:
            door.connect4.closed(handle=self._handle)
            self._handle.close()

    def __exit__(self, *exception: object) -> None:
        self.close()


def _known(found: ScoreBounds) -> str:
    if found.lower < found.upper:
        return f"the score is {found.lower:+} to {found.upper:+}"
    return f"the score is {found.lower:+}, but that of some columns is not proved"


def _opened(given: str | PathLike[str] | None, places: int, size: Size) -> prolog.Handle:
    """The solver in Prolog, with the book that is given or installed, or without one."""
    form = "it is the name of a file, a Path, '' for none, or None for the one installed"
    check_instance(given, (str, PathLike, NoneType), "book of openings", form)
    if given and size != STANDARD:
        raise BadInput("a board of another size than 7 x 6 takes no book: there is none for it")
    file: Any = installed_book() if given is None else given
    opened = partial(door.connect4.opened, "solver", places=places, size=size)
    handle = opened(book="" if file is None else fspath(file))
    if handle is None and given is not None:
        raise BadInput(
            f"{quote(fspath(given))} is no book of openings: it is the database of 12 plies with "
            "distances of bitbully-databases"
        )
    if handle is None:
        warn(
            LudologicWarning(
                f"the book of openings, {fspath(file)}, can't be read or is damaged: "
                "it goes on without it"
            ),
            stacklevel=3,
        )
        handle = opened(book="")
    assert handle is not None
    return handle


def _remarks(
    columns: Columns,
    notes: Iterable[Any],
    win: tuple[int, int] | None = None,
    best: Variation | None = None,
    *,
    late: bool = False,
) -> list[Remark]:
    """A remark for each note of a position, and for the proof that some of them make together.

    Then, for the player to move, the plies and the column of a win, and best play. late: the time
    was over before all was seen. One of the kind `nothing` says that there is no other.
    """
    told = door.connect4.remarks(
        columns=columns,
        notes=[(note.kind, note.player, note.cells) for note in notes],
        win=win,
        best=best,
        late=late,
    )
    return [
        Remark(
            one["kind"],
            one["sentence"],
            tuple((cell["column"], cell["row"]) for cell in one["cells"]),
        )
        for one in told
    ]


SETTING = "LUDOLOGIC_BOOK"
"""The variable of the environment that names another file, or none if it is empty."""
_PACKAGE = "bitbully_databases"
_FILE = Path("assets") / "book_12ply_distances.dat"


def installed_book() -> Path | None:
    """The file with the scores of all positions of twelve stones.

    It is the one that LUDOLOGIC_BOOK names, or that of the package bitbully-databases.
    """
    named = os.environ.get(SETTING)
    if named is not None:
        return Path(named) if named else None
    package = find_spec(_PACKAGE)
    if package is None or package.origin is None:
        return None
    file = Path(package.origin).parent / _FILE
    return file if file.is_file() else None
