"""An example of each question of each door, and what Python replies to it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from ludologic.engines import door
from ludologic.errors import BadInput, Impossible

HANDLE = {"kind": "named", "name": "handle"}
OF_THE_ENGINE = {"version", "why", "open_table"}
"""Of these only the kind of a reply is compared: so too where the time decides."""


class Asked(NamedTuple):
    """A question with what it is given."""

    game: str
    name: str
    given: dict[str, Any]
    handle: bool
    """Its reply is a value that stays."""
    timed: bool

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


@cache
def asked() -> tuple[Asked, ...]:
    """The questions of which there are examples."""
    return tuple(_asked())


def _asked() -> Iterator[Asked]:
    for game in [*door.rules.doors(), "lessons"]:
        for one in _questions(game):
            given = one["example"]
            if given is not None:
                names = {argument["name"] for argument in one["arguments"]}
                timed = bool(names & {"seconds", "time"}) or one["name"] in OF_THE_ENGINE
                yield Asked(game, one["name"], given, one["shape"] == HANDLE, timed)


def _named(game: str) -> Any:
    return next(one for one in door.DOORS.values() if str(one) == game)


def _questions(game: str) -> list[Any]:
    if game == "lessons":
        _named(game).verdict(given="", reference="p.", queries="query(p).", wrong=[], program="p.")
    questions: list[Any] = list(door.rules.declared(game=game)["questions"])
    return questions


def without(game: str) -> list[str]:
    """The questions of a game of which there is no example."""
    named = {one.name for one in asked() if one.game == game}
    return [one["name"] for one in _questions(game) if one["name"] not in named]


def python(one: Asked) -> list[Any]:
    """The replies to a question, as the door's JSON has them."""
    game = _named(one.game)
    if one.handle:
        handle = game.opened(one.name, **one.given)
        if handle is not None:
            handle.close()
        return [handle is not None]
    try:
        found = getattr(game, one.name)(**one.given)
        return [{"answer": value} for value in (found if _several(one) else [found])]
    except BadInput as error:
        return [{"fault": str(error)}]
    except Impossible as error:
        return [{"impossible": str(error)}]


def _several(one: Asked) -> bool:
    return one.name.startswith("each_")


def comparable(one: Asked, replies: list[Any]) -> Any:
    """What is the same wherever a question is asked."""
    return [sorted(reply) for reply in replies] if one.timed else replies
