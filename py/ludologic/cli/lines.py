"""Lines that come from outside: of any length, in any bytes."""

from __future__ import annotations

from collections.abc import Iterator
from io import TextIOWrapper
from typing import TextIO

from ludologic.engines.limit import left
from ludologic.errors import BadInput

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
