"""Guessing games that are open in SWI-Prolog: each is a number, by which the door knows it."""

from __future__ import annotations

from typing import NamedTuple

from ludologic.engines.door import guessing as door

_dropped: list[int] = []

Rows = list[list[tuple[int, int]]]


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
    """The game is no longer needed."""
    _dropped.append(game)
