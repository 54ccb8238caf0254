"""Single keys that are drawn at once: those around the ball on the keyboard, and arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludologic.errors import LudologicError
from ludologic.play.terminal.keyboard import BACK, ENTER, ESCAPE

if TYPE_CHECKING:
    from ludologic.play.terminal.session import Session

_PAD = {
    **{"up": "0", "page up": "1", "right": "2", "page down": "3"},
    **{"down": "4", "end": "5", "left": "6", "home": "7"},
}
HELP = "Keys: 0-7, q w e a d z x c, arrows; u undo, h hint, Enter lines."


def draw_by_keys(session: Session) -> None:
    """Have a person draw with single keys, until Enter, Escape or the end of the game."""
    with session.terminal.keys() as pressed:
        session.draw()
        while session.view["waits"] == "you":
            key = pressed()
            if key in ("", ENTER, ESCAPE):
                return
            try:
                _obey(session, key.lower())
            except LudologicError as error:
                session.terminal.complain(str(error))


def _obey(session: Session, key: str) -> None:
    move = _PAD.get(key, key)
    if key in ("u", BACK):
        session.happen("undo")
    elif key == "h":
        session.happen("hint")
    elif move.isalnum() and len(move) == 1:
        session.happen("move", move=move)
        session.go_on()
    else:
        session.draw()
