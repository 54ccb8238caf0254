"""Code breaking and Connect 4 as definition.lp and definition.pl tell them: the same relations."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pytest

from ludologic.engines import asp, prolog, rules

pytestmark = pytest.mark.prolog


def feedback_part(name: str, guess: list[int], secret: list[int]) -> object:
    (found,) = prolog.each("mastermind_definition", name, guess, secret)
    return found[0]


@pytest.mark.parametrize("repeats", [True, False])
def test_feedback_is_made_of_the_same_relations(tmp_path: Path, repeats: bool) -> None:
    shown = tmp_path / "shown.lp"
    shown.write_text("".join(f"#show {name}/2.\n" for name in ("blacks", "common")), "utf-8")
    program = [rules.program("mastermind", "definition.lp"), shown]
    codes = [list(code) for code in product((1, 2, 3), repeat=2) if repeats or len(set(code)) == 2]
    told = defaultdict(list)
    for guess in codes:
        for secret in codes:
            blacks, common = (feedback_part(name, guess, secret) for name in ("blacks", "common"))
            told[guess[0] * 10 + guess[1], blacks, common].append(secret)
    constants = {"pegs": 2, "colours": 3, "repeats": int(repeats)}
    for (guess, blacks, common), secrets in told.items():
        turn = ("turn", 1, guess, blacks, common - blacks)
        models = list(asp.Program(program, [turn], constants).models(0))
        found = [[symbol for _, symbol in sorted(model.named("secret"))] for model in models]
        assert sorted(found) == secrets
        assert all(model.only("blacks") == (1, blacks) for model in models)
        assert all(model.only("common") == (1, common) for model in models)


CONNECT4 = {
    "444": "open",
    "1212121": ("won", "x"),
    "1122334": ("won", "x"),
    "12233434464": ("won", "x"),
    "76655454424": ("won", "x"),
    "12121232": ("won", "o"),
    "111111222222333333544444455555666666777777": "draw",
}
"""Won up a column, along a row, rising, falling, by o; and a full board."""


def connect4_games(moves: int, given: Sequence[int] = ()) -> dict[tuple[int, ...], object]:
    """The games of so many moves that begin so, and how each stands."""
    facts: list[asp.Atom] = [("played", number, one) for number, one in enumerate(given, start=1)]
    program = asp.Program([rules.program("connect4", "definition.lp")], facts, {"moves": moves})
    found = {}
    for model in program.models(0):
        columns = tuple(column for _, _, column in sorted(a for a in model if a[0] == "played"))
        (found[columns],) = (atom[1] for atom in model if atom[0] == "end")
    return found


def connect4_end(columns: Sequence[int]) -> object:
    board = prolog.once("connect4_definition", "columns_board", list(columns))
    if board is None:
        return None
    end = prolog.once("connect4_definition", "board_end", board[0])
    assert end is not None
    return end[0]


@pytest.mark.parametrize("text", CONNECT4)
def test_how_a_game_ends(text: str) -> None:
    columns = tuple(map(int, text))
    assert connect4_end(columns) == CONNECT4[text]
    assert connect4_games(len(columns), columns) == {columns: CONNECT4[text]}


@pytest.mark.parametrize("text", ["4444444", "12121211", "8"])
def test_what_can_not_be_played(text: str) -> None:
    assert connect4_games(len(text), tuple(map(int, text))) == {}


def test_games_of_connect4_of_some_moves() -> None:
    assert [len(connect4_games(moves)) for moves in range(4)] == [1, 7, 49, 343]


def test_how_games_go_on() -> None:
    """x wins with column 4 at once: of the games of two more moves none goes on from there."""
    found = connect4_games(8, (1, 1, 2, 2, 3, 3))
    assert len(found) == 6 * 7
    assert all(connect4_end(game) == end for game, end in found.items())
