"""Single keys of a terminal, on systems with Unix terminals."""

from __future__ import annotations

import os
import select
from collections.abc import Iterator
from contextlib import contextmanager

from ludologic.errors import BadInput

ESCAPE = "escape"
ENTER = "enter"
BACK = "back"

_NAMES = {"\r": ENTER, "\n": ENTER, "\x7f": BACK, "\x08": BACK}
_PAUSE = 0.05
"""The longest time between two bytes of one key, in seconds."""

_SEQUENCES = {
    **dict.fromkeys(("[A", "OA"), "up"),
    **dict.fromkeys(("[B", "OB"), "down"),
    **dict.fromkeys(("[C", "OC"), "right"),
    **dict.fromkeys(("[D", "OD"), "left"),
    **dict.fromkeys(("[H", "OH", "[1~", "[7~"), "home"),
    **dict.fromkeys(("[F", "OF", "[4~", "[8~"), "end"),
    "[5~": "page up",
    "[6~": "page down",
}
"""What the keys of the number pad and the arrows send after an escape character."""


@contextmanager
def unbuffered(keyboard: int) -> Iterator[None]:
    """Read keys as they are pressed, and don't show them. Raises BadInput if the system can't."""
    try:
        import termios
        import tty
    except ImportError:
        raise BadInput("this system can't read single keys: type lines") from None
    before = termios.tcgetattr(keyboard)
    tty.setcbreak(keyboard)
    try:
        yield
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)


def pressed(keyboard: int) -> str:
    """The next key; the empty text at the end of the input."""
    sign = os.read(keyboard, 1)
    if sign in (b"", b"\x04"):
        return ""
    if sign != b"\x1b":
        return _NAMES.get(sign.decode("latin-1"), sign.decode("latin-1"))
    rest = ""
    while len(rest) < 5 and select.select([keyboard], [], [], _PAUSE)[0]:
        rest += os.read(keyboard, 1).decode("latin-1")
        if len(rest) > 1 and (rest[-1].isalpha() or rest[-1] == "~"):
            break
    return _SEQUENCES.get(rest, "") or (ESCAPE if not rest else "unknown")
