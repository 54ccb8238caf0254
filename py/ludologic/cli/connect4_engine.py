"""The engine's side of the text protocol of `ludologic connect4 engine`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ludologic import connect4
from ludologic.connect4.board import Board
from ludologic.errors import BadInput, LudologicError, quote

_COMMANDS = "new, play COLUMN, position COLUMNS, go MILLISECONDS, quit"


def run(lines: Iterable[str]) -> None:
    """Answer each line, until `quit` or the last."""
    board = Board()
    for line in lines:
        words = line.split()
        if words == ["quit"]:
            return
        if not words:
            continue
        try:
            answer = _obey(board, *words)
        except LudologicError as error:
            answer = f"error {' '.join(str(error).split())}"
        print(answer, flush=True)


def _obey(board: Board, name: str, *rest: str) -> str:
    match name, rest:
        case "new", ():
            board.moves = ()
        case "play", (column,):
            board.push(_number(column, "column"))
        case "position", () | (_,):
            board.moves = Board("".join(rest)).moves
        case "go", (milliseconds,):
            seconds = _number(milliseconds, "number of milliseconds") / 1000
            return f"bestmove {connect4.move(board.moves, time=seconds).column}"
        case (("new" | "play" | "position" | "go"), _):
            raise BadInput(f"{name} has {len(rest)} words behind it: accepted are {_COMMANDS}")
        case _:
            raise BadInput(f"{quote(name)} is no command: accepted are {_COMMANDS}")
    return "ok"


def _number(word: str, what: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", word):
        raise BadInput(f"{quote(word)} is no {what}")
    return int(word)
