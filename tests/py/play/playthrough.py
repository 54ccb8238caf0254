"""A game of each kind, recorded: what happened in the session, and its view then.

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
from ludologic.session import Session, View

FOLDER = Path(__file__).with_name("playthroughs")
MOST = 400
"""More events than any of these games has."""


def games() -> list[str]:
    """The games that have a session: each has a file `session.pl`."""
    found = {name: rules.module(f"{name}_session") for name in rules.doors()}
    return [name for name, file in found.items() if file is not None and file.exists()]


def file(game: str) -> Path:
    return FOLDER / f"{game}.txt"


def seats(game: str) -> list[str]:
    """A person in the seat that is usually one's own, and the weakest level where programs play."""
    usual = Session(door.DOORS[game]).value["seats"]
    levels = door.DOORS[game].levels()
    return [levels[0] if seat in levels else seat for seat in usual]


def events(session: Session, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """What happens in a session: anybody's moves, the third of them taken back and played again.

    A person plays at random; where there are too many moves to list, what the hint says.
    """
    chance = random.Random(seed)
    moves = 0
    while not session.view["over"]:
        if session.view["waits"] == "program":
            yield "think", {}
            continue
        if not session.view["can"]:
            yield "hint", {}
            yield "move", {"move": session.view["hint"]["move"]}
        else:
            yield "move", {"move": chance.choice(session.view["can"])["move"]}
        moves += 1
        if moves == 3 and session.view["undo"]:
            yield "undo", {}
            yield "redo", {}
    yield "undo", {}
    while session.view["waits"] == "program":
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
    with Session(door.DOORS[game], seats=seats(game), seed=seed) as session:
        lines = [f"begin {' '.join(session.value['seats'])}", *seen(session.view)]
        for happens, fields in events(session, seed):
            assert len(session.value["moves"]) < MOST
            view = session.do(happens, **fields)
            lines += [" ".join([happens, *fields.values()]), *seen(view)]
        return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or games():
        file(name).write_text(record(name), "utf-8")
