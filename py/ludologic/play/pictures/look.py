"""How a board is drawn in the terminal, whatever its game: its room, its colours, its signs."""

from __future__ import annotations

from typing import NamedTuple


class Signs(NamedTuple):
    """What stands for black, white, nothing; for an empty place; and for the frame."""

    black: str
    white: str
    none: str
    frame: str


SIGNS = Signs("●", "○", "·", "╭─╮│╰╯")
ASCII = Signs("X", "o", ".", "+-+|++")
DRAWN = "".join(SIGNS)
"""Every character that a stream must be able to write for the finer signs."""

WORDS = 3
"""How many lines of a screen a board leaves to words, if it can be smaller."""


class Look(NamedTuple):
    """How a board is drawn: within so many columns, in colours or not, by which signs.

    Where there is a height, boards of which a part will do leave some of its lines to words.
    """

    width: int
    coloured: bool
    signs: Signs = SIGNS
    height: int | None = None
