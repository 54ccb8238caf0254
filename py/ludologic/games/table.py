"""Guessing games that are worked out, or open in SWI-Prolog: the door knows each by a number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludologic.engines.door import guessing as door
from ludologic.errors import EngineFailure
from ludologic.games.values import Ends
from ludologic.tree import shown

Rows = list[list[tuple[int, int]]]


class Table(NamedTuple):
    """A game that was worked out here: for each question the sets of secrets, as bits."""

    ends: Ends
    secrets: int
    questions: list[int]
    """Of each question the number; it is that of the secret that it is, or a greater one."""
    answers: int
    rows: Rows
    orbits: Sequence[int] = ()
    """For each question the first one that differs from it only by names; or none at all."""
    kinds: Sequence[int] = ()
    """For each secret those that need not be told apart from it, as bits; or none at all."""
    named: Sequence[str] = ()
    """The secrets as sentences name them; or none at all."""


def table(
    ends: Ends,
    secrets: Sequence[Any],
    questions: Sequence[Any],
    answers: Sequence[Any],
    rows: Rows,
    orbits: Sequence[int] = (),
    kinds: Sequence[int] = (),
) -> Table:
    """The table of a game with these values."""
    own = {secret: number for number, secret in enumerate(secrets, start=1)}
    first = len(secrets) + 1
    numbers = [own.get(question, number) for number, question in enumerate(questions, first)]
    named = [shown(secret) for secret in secrets] if kinds else ()
    return Table(ends, len(secrets), numbers, len(answers), rows, orbits, kinds, named)


def told(game: int) -> tuple[Rows, list[int], list[int]]:
    """The rows, orbits and kinds of the game of this number, as a Table has them."""
    rows = [[(one["answer"], one["secrets"]) for one in row] for row in door.rows(game=game)]
    return rows, door.orbits(game=game), door.kinds(game=game)


def find_symmetries(game: int) -> None:
    """Tell the game which of its first questions differ only by names.

    The symmetries of a game are the automorphisms of a graph, which the rules tell; they check each
    that is found.
    """
    vertices = door.graph(game=game)
    if vertices is None:
        return
    import igraph

    edges = [(to, of) for of, vertex in enumerate(vertices) for to in vertex["neighbours"]]
    kinds = [vertex["kind"] for vertex in vertices]
    generators = igraph.Graph(len(vertices), edges).automorphism_group(color=kinds)
    if not door.symmetric(game=game, generators=generators):
        raise EngineFailure("igraph has found what is no symmetry of the game")


def open_game(kind: str, name: str, ends: Ends | None, seconds: float) -> tuple[Any, ...]:
    """A game's number, how it ends, and its secrets, questions and answers: integers, or texts.

    Raises BadInput with the sentence that says what is wrong with it.
    """
    found = door.open(kind=kind, name=name, ends=ends, seconds=seconds)
    return tuple(found[one] for one in ("game", "ends", "secrets", "questions", "answers"))


def ready(_: str) -> None:
    """Load what a game in a file needs."""
    door.names()


def worked_out(file: str, ends: Ends | None, seconds: float) -> tuple[Any, ...]:
    """The game in a file of rules: as `open_game` has it, with its rows, orbits and kinds."""
    game, end, *values = open_game("program", file, ends, seconds)
    return end, *values, *told(game)
