"""Guessing games as the Prolog rules answer them: one function for a question.

A game is open as a number, and its secrets, questions and answers are numbers from 1. A tree is
[question, secrets, [[answer, tree], ...]] or, where the secret is known, its number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludologic.engines.door import guessing as door

_dropped: list[int] = []

Rows = list[list[tuple[int, int]]]
Turns = Sequence[tuple[int, int]]


def open_game(
    kind: str, name: str, ends: str | None, seconds: float
) -> tuple[int, str, list[str], list[str], list[str]]:
    """A game's number, how it ends, and the texts of secrets, questions and answers.

    Raises BadInput with the sentence that says what is wrong with it.
    """
    _forget()
    found = door.open(kind=kind, name=name, ends=ends, seconds=seconds)
    return (
        found["game"],
        found["ends"],
        found["secrets"],
        found["questions"],
        found["answers"],
    )


class Table(NamedTuple):
    """A game that was worked out here: for each question the sets of secrets, as bits."""

    ends: str
    secrets: int
    questions: list[int]
    """Of each question the number; it is that of the secret that it is, or a greater one."""
    answers: int
    rows: Rows


def open_table(table: Table) -> int:
    """The number of a game that was worked out here."""
    _forget()
    game: int = door.open_table(**table._asdict())
    return game


def rows(game: int) -> Rows:
    """For each question the sets of secrets, as bits."""
    return [[(one["answer"], one["secrets"]) for one in row] for row in door.rows(game=game)]


def _forget() -> None:
    while _dropped:  # not when Python lets go of a game: Prolog may be busy then
        door.close(game=_dropped.pop())


def drop(game: int) -> None:
    """The game is wanted no more."""
    _dropped.append(game)


def left(game: int, history: Turns) -> list[int]:
    """The secrets that are consistent with the history."""
    return door.left(game=game, history=history)


def conflicts(game: int, secret: int, history: Turns) -> list[tuple[int, int]]:
    """The turns that rule a secret out, and what it would have answered."""
    found = door.conflicts(game=game, secret=secret, history=history)
    return [(one["turn"], one["would"]) for one in found]


def contradiction(game: int, history: Turns) -> list[int]:
    """The fewest turns that no secret draws together; none if one does."""
    return door.contradiction(game=game, history=history)


def question(game: int, history: Turns, by: str) -> int | None:
    """The next question; None if there is none worth asking."""
    return door.suggest(game=game, history=history, by=by)


def tree(game: int, goal: str, depth: int | None) -> Any:
    """("tree", tree), or why there is none: ("deeper",) or an obstacle."""
    found: Any = door.tree(game=game, goal=goal, depth=depth)
    return ("tree", _tree(found["tree"])) if found["kind"] == "found" else tuple(found.values())


def greedy(game: int, by: str) -> Any:
    """The tree that asks what suggest would; None if there is none."""
    return _tree(door.greedy(game=game, by=by))


def obstacle(game: int) -> Any:
    """Why there is no tree, whatever its depth; None if there is one."""
    found = door.obstacle(game=game)
    return None if found is None else tuple(found.values())


def certificate(game: int, root: Any) -> tuple[list[tuple[Any, ...]], list[int]]:
    """What is wrong with a tree; what it finds after 0, 1, ... questions."""
    found = door.certificate(game=game, tree=_given(root))
    return [tuple(fault.values()) for fault in found["faults"]], found["histogram"]


class Spread:
    """A search in parts, which remembers what it finds out.

    A set of secrets is the number whose bits they are; no depth and no most is any.
    """

    def __init__(self, game: int, goal: str) -> None:
        kept = door.opened("spread", game=game, goal=goal)
        assert kept is not None
        self._kept = kept

    def close(self) -> None:
        """Forget it all."""
        self._kept.close()

    def firsts(self, depth: int | None) -> list[tuple[int, int]]:
        """(bound, question), the most promising first question first; no bound is 0."""
        found = door.firsts(kept=self._kept, depth=depth)
        return [(one["bound"] or 0, one["question"]) for one in found]

    def classes(self, first: int) -> list[tuple[int, int, int]]:
        """(answer, secrets, set) for each class of a first question."""
        found = door.parts(kept=self._kept, first=first)
        return [(one["answer"], one["size"], one["secrets"]) for one in found]

    def set(self, some: int, depth: int | None, most: int | None) -> Any:
        """A tree for a set, by the goal; None if it is proved that there is none."""
        return _tree(door.set_tree(kept=self._kept, secrets=some, depth=depth, most=most))

    def first(self, first: int, depth: int | None, most: int | None) -> Any:
        """A tree that begins with a question; None if there is none."""
        return _tree(door.first_tree(kept=self._kept, first=first, depth=depth, most=most))

    def greedy(self, some: int) -> Any:
        """A tree for a set that is found at once; None if there is none."""
        return _tree(door.quick_tree(kept=self._kept, secrets=some))


def _tree(value: Any) -> Any:
    if value is None or value["kind"] == "secret":
        return value and value["secret"]
    children = [[child["answer"], _tree(child["tree"])] for child in value["children"]]
    return [value["question"], value["secrets"], children]


def _given(root: Any) -> Any:
    """A tree as the door is given it."""
    if isinstance(root, int):
        return "secret", root
    question, secrets, children = root
    return "node", question, secrets, [(answer, _given(child)) for answer, child in children]
