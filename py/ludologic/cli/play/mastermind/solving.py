"""A solver at a board: its next guess, or all of its game."""

from __future__ import annotations

from functools import partial

from ludologic import mastermind
from ludologic.cli.play.table import Table
from ludologic.cli.play.terminal import Terminal
from ludologic.mastermind import text
from ludologic.mastermind.board import CODEBREAKER, Board
from ludologic.mastermind.values import Code, Solver
from ludologic.pictures import terminal as pictures
from ludologic.words import count


def play_out(table: Table, board: Board, solver: Solver, *, silent: bool = False) -> None:
    """Let the solver find the secret that the board knows, row by row.

    Where each board takes the place of the last they are drawn whole, else it grows by its rows.
    """
    terminal, _, pace = table
    assert board.secret is not None
    secret = text.show_code(board.variant, board.secret)
    whole = terminal.redraws and not silent
    show = (lambda _: None) if silent or whole else terminal.show
    if not silent:
        terminal.say(f"Solver {solver.name} looks for {secret}.")
    show(pictures.head(board.value(), terminal.look))
    for row in range(1, board.rows + 1):
        if row > len(board.turns) and board.outcome() is None:
            if not silent and row > 1:
                terminal.wait(pace)
            board.push(next_guess(solver, board, terminal))
            if whole:
                terminal.draw(partial(pictures.board, board.value()))
        show(pictures.row(board.value(), row, terminal.look))
    show(pictures.foot(board.value(), terminal.look))
    outcome = board.outcome()
    if silent or outcome is None:
        return
    if outcome.winner == CODEBREAKER:
        terminal.say(f"Found in {count(len(board.turns), 'guess')}: {board.score()} points.")
    else:
        terminal.say(f"The {board.rows} rows are used up: {secret} was not found.")


def next_guess(solver: Solver, board: Board, terminal: Terminal) -> Code:
    """What the solver guesses next. Raises Impossible if the answers contradict each other."""
    with terminal.thinking():
        return mastermind.suggest(
            board.turns, variant=board.variant, solver=solver.name, seed=solver.seed
        )
