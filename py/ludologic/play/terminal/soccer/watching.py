"""Games that are over, or not, watched from their beginning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from ludologic.cli.soccer_replay import Line, replayed
from ludologic.errors import BadInput
from ludologic.play.pictures import soccer_terminal as pictures
from ludologic.play.pictures.terminal import Look
from ludologic.play.terminal.terminal import InputEnded, Terminal
from ludologic.soccer.board import Board
from ludologic.soccer.values import Field, Turn

_ASKED = "Enter next turn, s step, b back, e end, q leave"
_AT_THE_END = "Enter goes on, b back, q leave"


def watch_file(terminal: Terminal, lines: Iterable[Line], field: Field) -> None:
    """Watch the games of a file one after the other; a line that is no game is said to be none."""
    for line in lines:
        try:
            replayed(line, field)
        except BadInput as error:
            terminal.complain(f"line {line.number}: {error}")
            continue
        terminal.say(f"Line {line.number}.")
        if not watch(terminal, Board(line.game, field).turns, field):
            return


def watch(terminal: Terminal, turns: Sequence[Turn], field: Field) -> bool:
    """Watch a game turn by turn; false if the person has left. A pipe sees it whole."""
    board = Board(field=field)
    _draw(terminal, board)
    while True:
        over = len(board.turns) == len(turns)
        if not terminal.interactive:
            asked = ""
        else:
            try:
                asked = terminal.ask(_AT_THE_END if over else _ASKED).strip().lower()
            except InputEnded:
                return False
        if asked == "q":
            return False
        if asked not in ("", "s", "b", "e"):
            terminal.complain(f"type one of these: {_AT_THE_END if over else _ASKED}")
        elif over and asked != "b":
            return True
        else:
            _go(board, turns, asked)
            _draw(terminal, board)


def _go(board: Board, turns: Sequence[Turn], asked: str) -> None:
    if asked == "b":
        if board.drawn:
            board.pop()
        return
    rest = turns[len(board.turns)][len(board.begun) :]
    board.push_steps(rest[0] if asked == "s" else rest)
    if asked == "e":
        for turn in turns[len(board.turns) :]:
            board.push(turn)


def _draw(terminal: Terminal, board: Board) -> None:
    if board.drawn:
        terminal.say(f"{len(board.drawn)}: {board.drawn[-1]}")
    value = board.value()

    def picture(look: Look, said: Sequence[str] = ()) -> Text:
        return pictures.board(value, look, notes=said)

    terminal.draw(picture, picture)
