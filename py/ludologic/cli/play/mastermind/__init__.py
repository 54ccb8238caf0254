"""Mastermind in a terminal: the person guesses, or sets the secret; or a solver plays alone."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import Any

from ludologic.cli.play import Game, Keeper, Session
from ludologic.cli.play.mastermind.codebreaker import Codebreaker
from ludologic.cli.play.mastermind.codemaker import Codemaker
from ludologic.cli.play.mastermind.game import NAME, Table
from ludologic.cli.play.mastermind.solving import play_out
from ludologic.cli.play.terminal import Terminal
from ludologic.errors import BadInput, check_one_of
from ludologic.mastermind import SOLVERS, text
from ludologic.mastermind.board import Board
from ludologic.mastermind.values import Solver, Variant

ROLES = ("codebreaker", "codemaker", "simulation")
_SLOWEST = 60


def play(
    variant: Variant,
    role: str,
    solver: str,
    *,
    player: str | None = None,
    secret: str | None = None,
    load: str | None = None,
    archive: Path | None = None,
    pace: float = 0,
    seed: int | None = None,
    plain: bool = False,
    json: bool = False,
) -> dict[str, Any]:
    """Play until the person leaves, or the solver has played; how the last game stands."""
    check_one_of(role, ROLES, "role")
    check_one_of(solver, SOLVERS, "solver")
    if seed is not None:
        text.check_seed(seed)
    if not 0 <= pace <= _SLOWEST:
        raise BadInput(f"{pace:g} is no pace: it is 0 to {_SLOWEST:g} seconds between two rows")
    table = Table(Terminal(plain=plain, json=json), Keeper(archive, player), pace)
    by = Solver(solver, seed=random.randrange(2**31) if seed is None else seed)
    game: Game
    if load is not None:
        if player is None:
            raise BadInput("--load needs --player: saved games belong to a player")
        game = _restored(table, table.keeper.load(load, NAME))
    elif role == "simulation" or (role == "codemaker" and secret is not None):
        board = Board.drawn(variant, seed) if secret is None else Board(variant, secret)
        play_out(table, board, by, silent=json)
        return _solved(board, by)
    elif role == "codemaker":
        game = Codemaker(table, Board(variant), by)
    elif secret is None:
        game = Codebreaker(table, Board.drawn(variant, seed), by, seed)
    else:
        game = Codebreaker(table, Board(variant, secret), by, seed, aid="--secret")
    session = Session(table.terminal, table.keeper, game, partial(_restored, table))
    session.run()
    return session.game.document()


def _solved(board: Board, solver: Solver) -> dict[str, Any]:
    outcome = board.outcome()
    return {
        "solver": solver.name,
        "solved": outcome is not None and outcome.won,
        "guesses": text.turn_values(board.variant, board.turns),
    }


def _restored(table: Table, state: dict[str, Any]) -> Game:
    """The saved game. Raises BadInput if it is none."""
    damaged = BadInput("the saved game is damaged: it is no game of Mastermind that can go on")
    match state:
        case {"solver": str(name), "solver_seed": int(number), "board": dict(described)} if (
            name in SOLVERS
        ):
            text.check_seed(number)
            board, solver = Board.from_state(described), Solver(name, seed=number)
        case _:
            raise damaged
    match state:
        case {"role": "codemaker"}:
            return Codemaker(table, board, solver)
        case {
            "role": "codebreaker",
            "seed": int() | None as seed,
            "aid": str() | None as aid,
        } if board.secret is not None:
            return Codebreaker(table, board, solver, seed, aid)
    raise damaged
