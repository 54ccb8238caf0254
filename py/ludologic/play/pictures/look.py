"""How a board is drawn in the terminal, whatever its game: its room, its colours, its signs."""

from __future__ import annotations

from typing import NamedTuple


class Signs(NamedTuple):
    """The signs for black, white and nothing, for an empty place, and for the frame."""

    black: str
    white: str
    none: str
    frame: str


SIGNS = Signs("●", "○", "·", "╭─╮│╰╯")
ASCII = Signs("X", "o", ".", "+-+|++")
DRAWN = "".join(SIGNS)
"""Every character that a stream must be able to write if it is to have these signs."""

WORDS = 3
"""How many lines of a screen a board leaves free for words, if it can be smaller."""


class Look(NamedTuple):
    """How a board is drawn: how wide, in colours or not, with which signs.

    If there is a height, a board that can be shown in part leaves some lines free for words.
    """

    width: int
    coloured: bool
    signs: Signs = SIGNS
    height: int | None = None
