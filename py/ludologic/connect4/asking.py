"""What is asked, read from what was given and judged by the rules."""

from __future__ import annotations

from ludologic.connect4 import by_prolog, text
from ludologic.connect4.text import PositionLike
from ludologic.connect4.values import Columns
from ludologic.errors import BadInput


def position(given: PositionLike) -> Columns:
    """The columns of a position. Raises BadInput if they can't be played."""
    columns = text.read_columns(given)
    fault = by_prolog.fault(columns)
    if fault is not None:
        raise BadInput(text.fault_sentence(fault))
    return columns
