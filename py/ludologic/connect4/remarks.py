"""What there is to see in a position, in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludologic.connect4.values import Columns, Remark, Variation
from ludologic.engines import door

if TYPE_CHECKING:
    from ludologic.connect4.by_clingo import Note


def remarks(
    columns: Columns,
    notes: Iterable[Note],
    win: tuple[int, int] | None = None,
    best: Variation | None = None,
    *,
    late: bool = False,
) -> list[Remark]:
    """A remark for each note of a position, and for the proof that some of them make together.

    Then, for the player to move, the plies and the column of a win, and best play. late: the time
    was over before all was seen. One of the kind `nothing` says that there is no other.
    """
    told = door.connect4.remarks(
        columns=columns,
        notes=[(note.kind, note.player, note.cells) for note in notes],
        win=win,
        best=best,
        late=late,
    )
    return [
        Remark(
            one["kind"],
            one["sentence"],
            tuple((cell["column"], cell["row"]) for cell in one["cells"]),
        )
        for one in told
    ]
