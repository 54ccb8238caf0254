"""The text protocol by which programs play: commands come in lines, and each is answered by one."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable

from ludologic.errors import BadInput, LudologicError, quote


class Seat(ABC):
    """The state of a game, and its player."""

    MOVE: str
    """The name for a move, such as COLUMN."""
    MOVES: str
    """The name for the moves of a game so far."""

    @abstractmethod
    def new(self) -> None:
        """Begin again."""

    @abstractmethod
    def play(self, move: str) -> None:
        """Play a move. Raises BadInput if it is none."""

    @abstractmethod
    def position(self, moves: str) -> None:
        """Go to the position after these moves. Raises BadInput if there is no such game."""

    @abstractmethod
    def best(self, seconds: float) -> str:
        """The move chosen within a time; it is not played."""


def serve(lines: Iterable[str], seat: Seat) -> None:
    """Answer each line, until `quit` or the last."""
    for line in lines:
        words = line.split()
        if words == ["quit"]:
            return
        if not words:
            continue
        try:
            answer = _obey(seat, *words)
        except LudologicError as error:
            answer = f"error {' '.join(str(error).split())}"
        print(answer, flush=True)


def _obey(seat: Seat, name: str, *rest: str) -> str:
    match name, rest:
        case "new", ():
            seat.new()
        case "play", (move,):
            seat.play(move)
        case "position", () | (_,):
            seat.position("".join(rest))
        case "go", (milliseconds,):
            return f"bestmove {seat.best(_milliseconds(milliseconds) / 1000)}"
        case _:
            accepted = f"new, play {seat.MOVE}, position {seat.MOVES}, go MILLISECONDS, quit"
            if name in ("new", "play", "position", "go"):
                raise BadInput(f"{name} has {len(rest)} words behind it: accepted are {accepted}")
            raise BadInput(f"{quote(name)} is no command: accepted are {accepted}")
    return "ok"


def _milliseconds(word: str) -> int:
    if not re.fullmatch("[0-9]{1,8}", word):
        raise BadInput(f"{quote(word)} is no number of milliseconds: it is 0 to 86400000")
    return int(word)
