"""Forced wins: clingo and SWI-Prolog are told the same game, and agree on who wins, and when."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from ludologic.engines import asp, prolog, rules
from ludologic.games.two_players import Board, TwoPlayers
from ludologic.games.two_players_by_clingo import answered

pytestmark = pytest.mark.prolog


def by_clingo(name: str, moves: list[str], plies: int) -> set[tuple[str, int, int]]:
    files = [
        rules.program("two_players", "win_within.lp"),
        rules.program("two_players", f"{name}.lp"),
    ]
    played = [("played", number, int(move)) for number, move in enumerate(moves, start=1)]
    model = asp.Program(files, played, {"plies": plies}).model()
    assert model is not None
    return {(role, number, goal) for _, role, number, goal in model}


def by_prolog(name: str, moves: list[str], plies: int) -> set[tuple[str, int, int]]:
    game = f"two_players_{name}"
    state: Any
    (state,) = next(prolog.each("two_players_contract", "moves_state", game, [*map(int, moves)]))
    return {
        (role, number, goal)
        for role in ("x", "o")
        for number in range(plies + 1)
        for (goal,) in list(
            prolog.each(
                "two_players_minimax", "state_role_win", game, state, role, number, outputs=1
            )
        )
    }


def drawn(name: str, seed: int) -> Board:
    """A game whose moves were drawn at random."""
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


def facts(seed: int) -> str:
    """A small game whose goals were drawn at random: its facts are both Prolog and ASP."""
    lots = random.Random(seed)
    said = ["role(a). role(b). init(1)."]
    for state in range(1, 11):
        nexts = {lots.randrange(state + 1, 11) for _ in range(3 if state < 10 else 0)}
        role = lots.choice("ab")
        said += [
            f"legal({state}, {role}, {to}). next({state}, {role}, {to}, {to})." for to in nexts
        ]
        if state == 10 or (state > 4 and lots.random() < 0.5):
            said = [one for one in said if not one.startswith(f"legal({state},")]
            said.append(f"terminal({state}).")
            said += [f"goal({state}, {r}, {lots.choice((10, 25, 50, 75, 90))})." for r in "ab"]
    return "\n".join(said) + "\n"


@pytest.mark.parametrize("seed", range(20))
def test_goals_below_100(seed: int, tmp_path: Path) -> None:
    """Whoever has more than the other has won."""
    text = facts(seed)
    (tmp_path / "mine.lp").write_text(text)
    (tmp_path / "mine.pl").write_text(
        ":- discontiguous(legal/3), discontiguous(next/4), "
        "discontiguous(terminal/1), discontiguous(goal/3).\n" + text
    )
    game = TwoPlayers(tmp_path / "mine.pl")
    for plies in (0, 1, 2, 3, 9):
        win = game.win(plies=plies)
        reply = answered(tmp_path / "mine.lp", "win", {"moves": [], "plies": plies})
        assert reply == (win and win._asdict())


@pytest.mark.deep
def test_three_in_a_line_on_four_by_four() -> None:
    assert by_clingo("connect", [], 9) == {("x", 9, 100)}
    assert by_clingo("connect", [], 8) == set()
    assert TwoPlayers("connect").board().move("minimax", depth=9).move == "2"
