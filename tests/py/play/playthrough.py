"""A game of each kind, recorded: what happened at the table, and its view then.

`python tests/py/play/playthrough.py [GAME ...]` plays each game again and writes
`tests/py/play/playthroughs/GAME.txt`. Read what changed: that is what people will see.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludologic.engines import door, rules
from ludologic.table import Table, View

FOLDER = Path(__file__).with_name("playthroughs")
MOST = 400
"""More events than any of these games has."""


def games() -> list[str]:
    """The games that have a table: each has a file `table.pl`."""
    found = {name: rules.module(f"{name}_table") for name in rules.doors()}
    return [name for name, file in found.items() if file is not None and file.exists()]


def file(game: str) -> Path:
    return FOLDER / f"{game}.txt"


def seats(game: str) -> list[str]:
    """A person in the seat that is usually one's own, and the weakest level where programs play."""
    usual = Table(door.DOORS[game]).value["seats"]
    levels = door.DOORS[game].levels()
    return [levels[0] if seat in levels else seat for seat in usual]


def events(table: Table, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """What happens at a table: anybody's moves, the third of them taken back and played again.

    A person plays at random; where there are too many moves to list, what the hint says.
    """
    chance = random.Random(seed)
    moves = 0
    while not table.view["over"]:
        if table.view["waits"] == "program":
            yield "think", {}
            continue
        if not table.view["can"]:
            yield "hint", {}
            yield "move", {"move": table.view["hint"]["move"]}
        else:
            yield "move", {"move": chance.choice(table.view["can"])["move"]}
        moves += 1
        if moves == 3 and table.view["undo"]:
            yield "undo", {}
            yield "redo", {}
    yield "undo", {}
    while table.view["waits"] == "program":
        yield "think", {}
    yield "resign", {}


def seen(view: View) -> Iterator[str]:
    """What a view says, and what it marks."""
    yield f"  {view['status']}"
    yield from (f"  said: {sentence}" for sentence in view["said"])
    yield from (f"  remark: {one['sentence']}" for one in view["remarks"])
    if view["hint"]:
        yield f"  hint: {view['hint']['sentence']}"
    for mark in view["marks"]:
        cells = " ".join(",".join(map(str, cell)) for cell in mark["cells"])
        yield f"  mark: {mark['kind']} {cells} {mark['text']}".rstrip()


def record(game: str, seed: int = 1) -> str:
    """The whole game as lines."""
    with Table(door.DOORS[game], seats=seats(game), seed=seed) as table:
        lines = [f"begin {' '.join(table.value['seats'])}", *seen(table.view)]
        for happens, fields in events(table, seed):
            assert len(table.value["moves"]) < MOST
            view = table.do(happens, **fields)
            lines += [" ".join([happens, *fields.values()]), *seen(view)]
        return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or games():
        file(name).write_text(record(name), "utf-8")
