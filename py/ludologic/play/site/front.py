"""The front page: what it shows before any engine is loaded, asked of the rules when it is made."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from ludologic.engines import door
from ludologic.lessons import lessons
from ludologic.play.site.pages import Pages

VARIANT = {"pegs": 4, "colours": 6, "repeats": True}
"""The game of code breaking that plays itself."""
QUERY = """variant_code(variant(4, 6, true), Code),
consistent([[1,1,2,2]-(1-1), [1,3,4,5]-(0-2)], Code)"""
"""The query to try."""
GAMES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "mastermind": (
        {"seats": ["you", "rules"], "options": {"variant": VARIANT, "secret": "3613"}},
        ["1122", "3316", "3431"],
    ),
    "connect4": ({"seats": ["you", "friend"]}, list("2342466315742336617554777")),
    "soccer": (
        {"seats": ["you", "friend"]},
        ["7", "5", "0", "5", "71", "33", "00", "3", "4616611", "4", "1", "3", "0", "2", "7"],
    ),
}
"""A game of each kind, for its picture: how it is begun, and its moves."""


def write(pages: Pages) -> None:
    """Write the page."""
    shown = door.rules.shown()
    pages.write(
        "index.html",
        "front.html",
        "ludologic: the rules of games",
        script="front/front.mjs",
        games=shown,
        lessons=lessons(),
        relations=sum(len(file.relations) for file in pages.rules.files.values()),
        query=QUERY,
        clauses=partial(clauses, pages),
        recorded={
            "variant": VARIANT,
            "tree": tree(),
            "views": {game["game"]: view(game["game"]) for game in shown},
        },
    )


@cache
def tree() -> list[Any]:
    """The decision tree by which the game plays itself: guess, codes, a node for each answer."""
    found = door.mastermind.found_tree(variant=VARIANT, rule="minimax", depth=None, first=None)

    def node(one: Any) -> list[Any]:
        below = {
            f"{child['feedback']['black']}{child['feedback']['white']}": node(child["tree"])
            for child in one["children"]
        }
        return [one["guess"], one["codes"], below]

    return node(found)


def clauses(pages: Pages, path: str, name: str) -> dict[str, Any]:
    """The clauses of a relation and of those that it calls, with the line where they stand."""
    lines = pages.rules.files[path].text.splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith(f"{name}("))
    end = next(at for at in range(start, len(lines)) if lines[at].startswith("%!"))
    return {"file": path, "line": start + 1, "text": "\n".join(lines[start:end]).strip()}


def view(game: str) -> dict[str, Any]:
    """A game that was played, as the table shows it."""
    given, moves = GAMES[game]
    asked = getattr(door, game)
    table = asked.begin(seed=1, **given)["table"]
    for move in moves:
        seating = asked.event(table=table, event={"kind": "move", "move": move})
        table = seating["table"]
    found: dict[str, Any] = seating["view"]
    return found
