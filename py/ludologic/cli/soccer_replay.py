"""`ludologic soccer replay`: files of games, one a line."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, TextIO

from ludologic import soccer
from ludologic.cli.lines import read_lines
from ludologic.errors import BadInput, LudologicError, quote
from ludologic.files import unread
from ludologic.outcome import Outcome
from ludologic.soccer.results import Game
from ludologic.soccer.values import Field

LONGEST = 100_000
"""How much of a line is read: no game of the largest field is as long."""


class Line(NamedTuple):
    """A game of a file: its turns as text, and how it is said to have ended."""

    number: int
    game: str
    said: Outcome | None


@contextmanager
def opened(file: str) -> Iterator[TextIO]:
    """The file, or standard input for `-`. Raises BadInput if it can't be read."""
    if file == "-":
        yield sys.stdin
        return
    try:
        with Path(file).open(encoding="utf-8-sig", errors="replace") as stream:
            yield stream
    except (OSError, ValueError) as error:
        if isinstance(error, (LudologicError, BrokenPipeError)):  # not of this file
            raise
        raise BadInput(f"{quote(file)} can't be read: {unread(error)}") from error


def lines(stream: TextIO) -> Iterator[Line]:
    """The games of a file, by the numbers of their lines; `#` begins a comment."""
    for number, text in enumerate(read_lines(stream, LONGEST), start=1):
        found = re.fullmatch(r"(goal|stuck)\s+([12])\s+(\S.*)", text)
        if found:
            yield Line(number, found[3], Outcome(found[1], int(found[2])))
        elif text and not text.startswith("#"):
            yield Line(number, text, None)


def replayed(line: Line, field: Field) -> Game:
    """How the game goes. Raises BadInput if it can't be played, or has another end than its line
    says."""
    game = soccer.replay(line.game, field=field)
    if line.said not in (None, game.outcome):
        raise BadInput(
            f"it is said to end as {ending(line.said)}, but it ends as {ending(game.outcome)}"
        )
    return game


def ending(outcome: Outcome | None) -> str:
    """`goal 1`, as a line of a file says it; `open` while the game is."""
    return "open" if outcome is None else f"{outcome.termination} {outcome.winner}"
