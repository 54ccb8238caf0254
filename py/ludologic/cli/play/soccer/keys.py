"""Keys that lie around the ball on the keyboard, and a game that obeys each at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludologic.cli.play.keyboard import BACK, ENTER, ESCAPE
from ludologic.errors import LudologicError

if TYPE_CHECKING:
    from ludologic.cli.play.soccer.match import Match

KEYS = {"w": "0", "e": "1", "d": "2", "c": "3", "x": "4", "z": "5", "a": "6", "q": "7"}
"""The direction of each letter around `s`."""

_PAD = {
    **{"up": "0", "page up": "1", "right": "2", "page down": "3"},
    **{"down": "4", "end": "5", "left": "6", "home": "7"},
}
HELP = "Keys: 0-7, q w e a d z x c, arrows; u undo, h hint, Enter lines."


def draw_by_keys(match: Match) -> None:
    """Have a person draw with single keys, until Enter, Escape or the end of the game."""
    terminal = match.terminal
    with terminal.keys() as pressed:
        match.draw()
        while match.waits():
            key = pressed()
            if key in ("", ENTER, ESCAPE):
                return
            try:
                _obey(match, key.lower())
            except LudologicError as error:
                terminal.complain(str(error))


def _obey(match: Match, key: str) -> None:
    way = KEYS.get(key) or _PAD.get(key) or key
    if way in tuple("01234567"):
        match.step(way)
    elif key in ("u", BACK):
        match.undo()
    elif key == "h":
        match.hint()
    else:
        match.draw()
