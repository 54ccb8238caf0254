"""Lines that come from outside: of any length, in any bytes."""

from __future__ import annotations

from collections.abc import Iterator
from io import TextIOWrapper
from typing import TextIO


def read_lines(stream: TextIO, longest: int) -> Iterator[str]:
    """The lines of a stream as they come, without outer spaces; of long ones the beginning."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")
    while line := stream.readline(longest):
        rest = line
        while rest and not rest.endswith("\n"):
            rest = stream.readline(longest)
        yield line.strip()
