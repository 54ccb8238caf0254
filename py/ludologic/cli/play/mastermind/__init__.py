"""Mastermind in a terminal: the person guesses, or sets the secret; or a solver plays alone."""

from __future__ import annotations

import random
from typing import Any

from ludologic.checks import check_one_of, check_seed
from ludologic.cli.play import Game, Session
from ludologic.cli.play.mastermind.codebreaker import Codebreaker
from ludologic.cli.play.mastermind.codemaker import Codemaker
from ludologic.cli.play.mastermind.game import NAME
from ludologic.cli.play.mastermind.solving import play_out
from ludologic.cli.play.table import Options, Table
from ludologic.errors import BadInput
from ludologic.mastermind import SOLVERS, text
from ludologic.mastermind.board import CODEBREAKER, Board
from ludologic.mastermind.values import Solver, SolverName, Variant

ROLES = ("codebreaker", "codemaker", "simulation")


def play(
    variant: Variant,
    role: str,
    solver: SolverName,
    secret: str | None,
    seed: int | None,
    options: Options,
) -> dict[str, Any]:
    """Play until the person leaves, or the solver has played; how the last game stands."""
    check_one_of(role, ROLES, "role")
    check_one_of(solver, SOLVERS, "solver")
    if seed is not None:
        check_seed(seed)
    table = options.table("rows")
    by = Solver(solver, seed=random.randrange(2**31) if seed is None else seed)
    game: Game
    if options.load is not None:
        game = _restored(table, table.keeper.load(options.load, NAME))
    elif role == "simulation" or (role == "codemaker" and secret is not None):
        board = Board.drawn(variant, seed) if secret is None else Board(variant, secret)
        play_out(table, board, by, silent=options.json)
        return _solved(board, by)
    elif role == "codemaker":
        game = Codemaker(table, Board(variant), by)
    elif secret is None:
        game = Codebreaker(table, Board.drawn(variant, seed), by, seed)
    else:
        game = Codebreaker(table, Board(variant, secret), by, seed, aid="--secret")
    return Session(table, game, _restored).run()


def _solved(board: Board, solver: Solver) -> dict[str, Any]:
    outcome = board.outcome()
    return {
        "solver": solver.name,
        "solved": outcome is not None and outcome.winner == CODEBREAKER,
        "guesses": text.turn_values(board.variant, board.turns),
    }


def _restored(table: Table, state: dict[str, Any]) -> Game:
    """The saved game. Raises BadInput if it is none."""
    damaged = BadInput("the saved game is damaged: it is no game of Mastermind that can go on")
    match state:
        case {"solver": str(name), "solver_seed": int(number), "board": dict(described)} if (
            name in SOLVERS
        ):
            check_seed(number)
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
