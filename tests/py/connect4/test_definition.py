"""The game as definition.lp and definition.pl tell it: the same, move by move."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludologic.engines import asp, prolog, rules

pytestmark = pytest.mark.prolog

GAMES = {
    "444": "open",
    "1212121": ("won", "x"),
    "1122334": ("won", "x"),
    "12233434464": ("won", "x"),
    "76655454424": ("won", "x"),
    "12121232": ("won", "o"),
    "111111222222333333544444455555666666777777": "draw",
}
"""Won up a column, along a row, rising, falling, by o; and a full board."""


def by_clingo(moves: int, given: Sequence[int] = ()) -> dict[tuple[int, ...], object]:
    """The games of so many moves that begin so, and how each stands."""
    facts: list[asp.Atom] = [("played", number, one) for number, one in enumerate(given, start=1)]
    program = asp.Program([rules.program("connect4", "definition.lp")], facts, {"moves": moves})
    found = {}
    for model in program.models(0):
        columns = tuple(column for _, _, column in sorted(a for a in model if a[0] == "played"))
        (found[columns],) = (atom[1] for atom in model if atom[0] == "end")
    return found


def by_prolog(columns: Sequence[int]) -> object:
    board = prolog.once("connect4_definition", "columns_board", list(columns))
    if board is None:
        return None
    end = prolog.once("connect4_definition", "board_end", board[0])
    assert end is not None
    return end[0]


@pytest.mark.parametrize("text", GAMES)
def test_how_a_game_ends(text: str) -> None:
    columns = tuple(map(int, text))
    assert by_prolog(columns) == GAMES[text]
    assert by_clingo(len(columns), columns) == {columns: GAMES[text]}


@pytest.mark.parametrize("text", ["4444444", "12121211", "8"])
def test_what_can_not_be_played(text: str) -> None:
    assert by_clingo(len(text), tuple(map(int, text))) == {}


def test_games_of_some_moves() -> None:
    assert [len(by_clingo(moves)) for moves in range(4)] == [1, 7, 49, 343]


def test_how_games_go_on() -> None:
    """x wins with column 4 at once: of the games of two more moves none goes on from there."""
    found = by_clingo(8, (1, 1, 2, 2, 3, 3))
    assert len(found) == 6 * 7
    assert all(by_prolog(game) == end for game, end in found.items())
