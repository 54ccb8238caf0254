"""Forced wins: clingo and SWI-Prolog are told the same game, and agree on who wins, and when."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludologic.engines import asp, prolog, rules
from ludologic.games.two_players import Board, TwoPlayers

pytestmark = pytest.mark.prolog


def by_clingo(name: str, moves: list[str], plies: int) -> set[tuple[str, int]]:
    files = [rules.program("games", "win_within.lp"), rules.program("games", f"{name}.lp")]
    played = [("played", number, int(move)) for number, move in enumerate(moves, start=1)]
    model = asp.Program(files, played, {"plies": plies}).model()
    assert model is not None
    return {(role, number) for _, role, number in model}


def by_prolog(name: str, moves: list[str], plies: int) -> set[tuple[str, int]]:
    game = f"games_{name}"
    state: Any
    (state,) = prolog.answer("games_contract", "moves_state", game, [int(move) for move in moves])
    return {
        (role, number)
        for role in ("x", "o")
        for number in range(plies + 1)
        if prolog.once("games_minimax", "state_role_win", game, state, role, number, outputs=0)
        is not None
    }


def drawn(name: str, seed: int) -> Board:
    """A game whose moves were drawn by lot."""
    lots = random.Random(seed)
    board = TwoPlayers(name).board()
    for _ in range(lots.randrange(9)):
        if board.outcome() is None:
            board.push(lots.choice(board.legal_moves))
    return board


@pytest.mark.parametrize("name", ["noughts_and_crosses", "connect"])
@pytest.mark.parametrize("seed", range(12))
def test_the_same_wins(name: str, seed: int) -> None:
    moves = list(drawn(name, seed).moves)
    assert by_clingo(name, moves, 3) == by_prolog(name, moves, 3)


def test_noughts_and_crosses_is_won_by_nobody() -> None:
    assert by_clingo("noughts_and_crosses", [], 9) == set()


@pytest.mark.deep
def test_three_in_a_line_on_four_by_four() -> None:
    assert by_clingo("connect", [], 9) == {("x", 9)}
    assert by_clingo("connect", [], 8) == set()
    assert TwoPlayers("connect").board().choose("minimax", depth=9) == "2"
