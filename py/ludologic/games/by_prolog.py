"""Guessing games, answered by SWI-Prolog: one function for a relation of `games/guessing/asked.pl`.

A game is open under a key, and its secrets, questions and answers are numbers from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, NamedTuple

from ludologic.engines import prolog, sense
from ludologic.errors import BadInput, cut

MODULE = "games_asked"
_keys = count(1)
_dropped: list[int] = []

Rows = list[list[tuple[str, int, int]]]
Turns = Sequence[tuple[int, int]]


def open_game(
    kind: str, name: str, ends: str | None, seconds: float
) -> tuple[int, str, list[str], list[str], list[str]]:
    """open_game/6: a game's key, how it ends, and the texts of secrets, questions and answers.

    Raises BadInput with the sentence that says what is wrong with it.
    """
    key = _new_key()
    if kind == "instance":
        name = f"games_{name}"
        prolog.once(name, "secret")  # a module of the rules is loaded when it is asked
    found = prolog.once(MODULE, "open_game", key, kind, name, ends or "rules", seconds)
    assert found is not None
    what, *rest = found[0]
    if what == "fault":
        raise BadInput(cut(rest[0]))
    said, secrets, questions, answers = rest
    assert all(isinstance(text, str) for text in (*secrets, *questions, *answers))
    return key, said, secrets, questions, answers


class Table(NamedTuple):
    """A game that was worked out here: for each question the sets of secrets, as bits."""

    ends: str
    secrets: int
    questions: list[int]
    """Of each question the number; it is that of the secret that it is, or a greater one."""
    answers: int
    rows: Rows


def open_table(table: Table) -> int:
    """open_table/6: the key of a game that was worked out here."""
    key = _new_key()
    prolog.once(MODULE, "open_table", key, *table, outputs=0)
    return key


def rows(key: int) -> Rows:
    """asked_rows/2: for each question the sets of secrets, as bits."""
    found: Rows = prolog.answer(MODULE, "asked_rows", key)[0]
    return found


def _new_key() -> int:
    while _dropped:  # not when Python lets go of a game: Prolog may be busy then
        prolog.once(MODULE, "close_game", _dropped.pop(), outputs=0)
    return next(_keys)


def drop(key: int) -> None:
    """The game is wanted no more."""
    _dropped.append(key)


def left(key: int, history: Turns) -> list[int]:
    """asked_left/3: the secrets that are consistent with the history."""
    found = prolog.once(MODULE, "asked_left", key, _turns(history))
    assert found is not None
    secrets: list[int] = found[0]
    return secrets


def conflicts(key: int, secret: int, history: Turns) -> list[tuple[int, int]]:
    """asked_conflicts/4: the turns that rule a secret out, and what it would have answered."""
    found = prolog.once(MODULE, "asked_conflicts", key, secret, _turns(history))
    assert found is not None
    return [(turn, would) for turn, would in found[0]]


def contradiction(key: int, history: Turns) -> list[int]:
    """asked_contradiction/3: the fewest turns that no secret draws together; none if one does."""
    found = prolog.once(MODULE, "asked_contradiction", key, _turns(history))
    return found[0] if found else []


def question(key: int, history: Turns, goal: str) -> int | None:
    """asked_question/4: the next question; None if there is none worth asking."""
    found = prolog.once(MODULE, "asked_question", key, _turns(history), goal)
    return found[0] if found else None


def tree(key: int, goal: str, depth: int | None) -> Any:
    """asked_tree/4: ("tree", depth, total, root), or why there is none."""
    found = prolog.once(MODULE, "asked_tree", key, goal, _any(depth))
    assert found is not None
    return found[0]


def greedy(key: int, by: str) -> Any:
    """asked_greedy/3: the root of the tree that asks what suggest would; None if there is none."""
    found = prolog.once(MODULE, "asked_greedy", key, by)
    return found[0] if found else None


def obstacle(key: int) -> Any:
    """asked_obstacle/2: why there is no tree, whatever its depth; None if there is one."""
    found = prolog.once(MODULE, "asked_obstacle", key)
    return found[0] if found else None


class Spread:
    """A search in parts, which remembers what it finds out: `guessing/spread.pl`.

    A set of secrets is the number whose bits they are; no depth and no most is any.
    """

    _MODULE = "games_spread"

    def __init__(self, key: int, goal: str) -> None:
        kept = prolog.keep(self._MODULE, "game_spread", key, goal)
        assert kept is not None
        self._kept = kept

    def close(self) -> None:
        """Forget it all."""
        self._kept.close()

    def firsts(self, depth: int | None) -> list[tuple[int, int]]:
        """spread_firsts/3: (bound, question), the most promising first question first."""
        return [(bound, first) for bound, first in self._ask("spread_firsts", _any(depth))]

    def classes(self, first: int) -> list[tuple[int, int, int]]:
        """spread_classes/3: (answer, secrets, set) for each class of a first question."""
        return [tuple(one) for one in self._ask("spread_classes", first)]

    def set(self, some: int, depth: int | None, most: int | None) -> Any:
        """spread_set/5: a tree for a set, by the goal; None if it is proved that there is none."""
        return _tree(self._ask("spread_set", some, _any(depth), _any(most)))

    def first(self, first: int, depth: int | None, most: int | None) -> Any:
        """spread_first/5: a tree that begins with a question; None if there is none."""
        return _tree(self._ask("spread_first", first, _any(depth), _any(most)))

    def greedy(self, some: int) -> Any:
        """spread_greedy/3: a tree for a set that is found at once."""
        return self._ask("spread_greedy", some)

    def _ask(self, name: str, *inputs: prolog.Value) -> Any:
        return self._kept.answer(self._MODULE, name, *inputs)[0]


def _any(number: int | None) -> prolog.Value:
    return "inf" if number is None else number


def _tree(reply: Any) -> Any:
    return None if reply == "none" else reply[1]


def certificate(key: int, root: Any) -> tuple[list[list[Any]], list[int]]:
    """asked_certificate/4: what is wrong with a tree; what it finds after 0, 1, ... questions."""
    found = prolog.once(MODULE, "asked_certificate", key, root, outputs=2)
    assert found is not None
    return found[0], found[1]


def _turns(history: Turns) -> list[list[int]]:
    return [list(turn) for turn in history]


sense.guard(__name__)
