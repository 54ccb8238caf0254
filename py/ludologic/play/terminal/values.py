"""What commands draw of a value on the terminal, by its class, and how it stands in letters."""

from __future__ import annotations

from typing import Any

from ludologic.play.pictures import connect4_terminal, soccer_terminal
from ludologic.play.pictures.terminal import ASCII, Look
from ludologic.play.pictures.values import Pictures, picture
from ludologic.play.terminal.terminal import Terminal

_WIDEST = 500
"""No field takes so many columns."""


def draw(value: Any, *more: Any, json: bool = False) -> None:
    """Draw the value on standard output; on standard error, where that belongs to JSON."""
    terminal = Terminal(json=json)
    terminal.show(picture(DRAWN, value)(terminal.look, value, *more))


def text(value: Any, *more: Any) -> str:
    """The value in letters and other signs of ASCII."""
    return str(picture(DRAWN, value)(Look(_WIDEST, False, ASCII), value, *more))


DRAWN: Pictures = {
    "connect4.Board": lambda look, board, marks: connect4_terminal.board(
        board.value(), look, marks
    ),
    "soccer.Board": lambda look, board: soccer_terminal.board(board.value(), look),
    "soccer.Path": lambda look, path: _path(look, *path.drawn),
}


def _path(look: Look, board: Any, labels: Any, way: Any) -> Any:
    return soccer_terminal.board(board, look, labels, way)
