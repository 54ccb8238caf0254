"""What a command draws of a value on the terminal, by its class; the same as text."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console

from ludologic.play.pictures.look import ASCII, Look
from ludologic.play.pictures.values import Pictures, by, picture
from ludologic.play.terminal.terminal import Terminal

_WIDEST = 500
"""More columns than any picture has."""


def draw(value: Any, *more: Any, json: bool = False) -> None:
    """Draw the value on standard output; on standard error if the output is JSON."""
    terminal = Terminal(json=json)
    terminal.say(picture(DRAWN, value)(terminal.look, value, *more))


def text(value: Any, *more: Any) -> str:
    """The value as lines of text."""
    page = StringIO()
    drawn = picture(DRAWN, value)(Look(_WIDEST, False, ASCII), value, *more)
    Console(file=page, width=_WIDEST, highlight=False).print(drawn)
    return page.getvalue().rstrip("\n")


def _path(look: Look, path: Any) -> Any:
    board, labels, way = path.picture()
    return by("soccer_terminal").board(board, look, labels, way)


DRAWN: Pictures = {
    "connect4.Board": lambda look, board, marks: by("connect4_terminal").board(
        board.picture(), look, marks
    ),
    "mastermind.Evaluation": lambda _, found: by("summary").evaluation(found),
    "soccer.Board": lambda look, board: by("soccer_terminal").board(board.picture(), look),
    "soccer.Path": _path,
    "tree.Tree": lambda _, tree, level: by("summary").summary(tree.picture(), level),
}
