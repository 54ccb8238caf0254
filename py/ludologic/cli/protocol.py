"""Lines that come from outside, and the text protocol by which programs play."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from io import TextIOWrapper
from typing import Any, TextIO

from ludologic.engines.limit import left
from ludologic.errors import BadInput, LudologicError, quote

# The protocol: commands come in lines, and each is answered by one.


def serve(
    lines: Iterable[str],
    board: Callable[[str], Any],
    best: Callable[[Any, float], str],
    move: str,
) -> None:
    """Answer each line, until `quit` or the last.

    board: makes the board of the moves so far. best: the move chosen on it within so many seconds;
    it is not played. move: the name for a move, such as COLUMN.
    """
    standing = board("")
    for line in lines:
        words = line.split()
        if words == ["quit"]:
            return
        if not words:
            continue
        try:
            answer = "ok"
            match words:
                case ["new"]:
                    standing = board("")
                case ["play", one]:
                    standing.push(one)
                case ["position"] | ["position", _]:
                    standing = board("".join(words[1:]))
                case ["go", milliseconds]:
                    answer = f"bestmove {best(standing, _milliseconds(milliseconds) / 1000)}"
                case _:
                    raise _no_command(words, move)
        except LudologicError as error:
            answer = f"error {' '.join(str(error).split())}"
        print(answer, flush=True)


def _no_command(words: list[str], move: str) -> BadInput:
    name, rest = words[0], len(words) - 1
    accepted = f"new, play {move}, position {move}S, go MILLISECONDS, quit"
    if name in ("new", "play", "position", "go"):
        return BadInput(f"{name} has {rest} words behind it: accepted are {accepted}")
    return BadInput(f"{quote(name)} is no command: accepted are {accepted}")


def _milliseconds(word: str) -> int:
    if not re.fullmatch("[0-9]{1,8}", word):
        raise BadInput(f"{quote(word)} is no number of milliseconds: it is 0 to 86400000")
    return int(word)


_LONGEST = 10_000_000
"""After so many characters a line is taken to have no end."""
_PIECE = 100_000
"""How much of it is read at once."""


def read_lines(stream: TextIO, longest: int) -> Iterator[str]:
    """The lines of a stream as they come, without outer spaces; of long ones the beginning.

    Raises BadInput if a line does not end.
    """
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")
    number = 0
    while line := stream.readline(longest):
        number += 1
        if not skip_rest(stream, line):
            raise BadInput(
                f"line {number} is too long: at most {longest:,} characters are accepted"
            )
        yield line.strip()


def skip_rest(stream: TextIO, line: str) -> bool:
    """Read the rest of a line; false if it does not end."""
    rest, length = line, len(line)
    while rest and not rest.endswith("\n"):
        if length > _LONGEST:
            return False
        left()
        rest = stream.readline(_PIECE)
        length += len(rest)
    return True
