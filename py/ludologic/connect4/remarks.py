"""What the answer set programs find in a position, in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludologic.connect4.values import Remark, Variation

if TYPE_CHECKING:
    from ludologic.connect4.by_clingo import Note

_TACTICS = {
    "win": "{player} wins at {cells}",
    "forced": "{player} threatens to win at {cells}: it must be taken now",
    "poisoned": "whoever lays a stone at {cells} lets {player} win on top of it",
    "double": "at {cells} {player} makes two threats at once",
    "stacked": "at {cells} {player} makes one threat on top of another: they can't both be stopped",
    "dead": "{cells} is of no use to anybody",
    "odd_row": "{player} has a threat in an odd row, at {cells}",
    "even_row": "{player} has a threat in an even row, at {cells}",
    "strong": "the row of the threat at {cells} is of the parity that helps {player} to the end",
    "stack": "on top of the threat at {cells} {player} has another one: once the cell below is "
    "filled, not both can be stopped",
}

_PROOF = {
    "claimeven": "claimeven: o gets {cells} by answering on top",
    "vertical": "vertical: o gets one of {cells}",
    "baseinverse": "baseinverse: o gets one of {cells}",
    "lowinverse": "lowinverse: o gets one of {cells}",
    "highinverse": "highinverse: o gets one of {cells}",
    "aftereven": "aftereven: o completes {cells} by answering on top",
    "before": "before: o completes {cells} earlier",
    "wins_next": "o wins next at one of {cells}",
}

_PROVED = "o at least draws, for each line that x could still complete is kept from x"

_NEXT = "{player} wins with the next move, by column {column}"
_WITHIN = "{player} wins within {plies} plies, by column {column}"

FORMS = {
    "tactics": _TACTICS,
    "proof": _PROOF,
    "proved": _PROVED,
    "next": _NEXT,
    "within": _WITHIN,
}
"""The sentences, for the pages, which ask the programs themselves."""


def remarks(notes: Iterable[Note]) -> list[Remark]:
    """A remark for each note, and one for the proof that some of them make together."""
    tactics: list[Remark] = []
    proof: list[Remark] = []
    for note in notes:
        proves = bool(note.lines) or note.kind not in _TACTICS or len(note.cells) > 1
        form = (_PROOF if proves else _TACTICS)[note.kind]
        words = form.format(player=note.player, cells=_cells(note.cells))
        (proof if proves else tactics).append(Remark(note.kind, _sentence(words), note.cells))
    if proof:
        tactics.append(Remark("certificate", _sentence(_PROVED), ()))
    return tactics + proof


def play_remarks(player: str, win: tuple[int, int] | None, best: Variation | None) -> list[Remark]:
    """What the player to move wins by within so many plies, and best play."""
    found = []
    if win is not None:
        plies, column = win
        form = _NEXT if plies == 1 else _WITHIN
        words = form.format(player=player, plies=plies, column=column)
        found.append(Remark("win_within", _sentence(words), ()))
    if best is not None:
        columns = " ".join(map(str, best.columns))
        words = f"Best play is {columns}: score {best.score:+} for {player}."
        found.append(Remark("variation", words, ()))
    return found


def too_long() -> Remark:
    """That the time was over before all was seen."""
    return Remark("time", "The time is up: with more of it there may be more to see.", ())


def _cells(cells: Iterable[tuple[int, int]]) -> str:
    return " and ".join(map(str, cells))


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."
