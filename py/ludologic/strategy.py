"""Strategies of the user's own, which are functions: they are asked, and play each other.

>>> from ludologic import connect4, tournament
>>> found = tournament(lambda board: board.legal_moves[0], lambda board: board.legal_moves[-1],
...                    connect4.Board(), games=2)
>>> found.won, found.drawn, found.lost
(0, 0, 2)
"""

from __future__ import annotations

import ctypes
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from functools import partial
from pickle import PicklingError
from threading import Thread
from typing import Any, NamedTuple, TypeAlias, TypeVar

from ludologic import board as boards
from ludologic.board import Outcome
from ludologic.checks import (
    Dask,
    check_instance,
    check_jobs,
    check_limit,
    check_number,
    check_progress,
    check_seed,
    shown,
)
from ludologic.engines.cluster import numbered
from ludologic.engines.limit import left, up, within
from ludologic.errors import BadInput, EngineFailure, Impossible, TimeIsUp, cut

Played = TypeVar("Played", bound="boards.Board[Any]")
Player: TypeAlias = Callable[[Played], Any]
"""A function from a board, a copy of its own, to a move."""

OPENING = 4
"""The most random moves with which a game begins."""
MOST_MOVES = 1000
"""After so many a game counts as a draw."""
_SLICE = 0.05
"""Seconds between two looks at the time."""


def name(strategy: Callable[..., Any]) -> str:
    """What a sentence calls it."""
    return str(getattr(strategy, "__name__", type(strategy).__name__))


def check(strategy: Any, what: str) -> None:
    """Raises BadInput for what can't be called."""
    if not callable(strategy):
        raise BadInput(f"{shown(strategy)} is no {what}: it is a function")


@contextmanager
def sent() -> Iterator[None]:
    """Meanwhile strategies go to other processes. Raises BadInput for one that can't."""
    try:
        yield
    except PicklingError as error:
        why = str(error.__cause__ or error).strip('" \n').split("\n")[-1]
        raise BadInput(cut(f"the strategy can't be sent to other processes: {why}")) from error
    except EngineFailure as error:
        if "un-serialize" not in str(error.__cause__):
            raise
        raise BadInput(
            "the strategy is of a module that other processes can't import: install the module, or "
            "define the function in the script itself"
        ) from error


def asked(strategy: Callable[..., Any], *given: Any, about: Callable[[], str]) -> Any:
    """What the strategy answers; `about` says where it is asked.

    Raises BadInput if it raises an error, and TimeIsUp if it runs on when the time is up: it is
    ended then, unless it waits for something outside of Python.
    """
    try:
        return strategy(*given) if left() is None else _in_time(strategy, given, about)
    except TimeIsUp:
        raise
    except Exception as error:
        said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise BadInput(cut(f"strategy {name(strategy)} raises {said} ({about()})")) from error


class _Ended(BaseException):
    """What ends a strategy that runs on."""


def _in_time(strategy: Callable[..., Any], given: tuple[Any, ...], about: Callable[[], str]) -> Any:
    found: list[Any] = []
    raised: list[BaseException] = []

    def ask() -> None:
        try:
            found.append(strategy(*given))
        except BaseException as error:
            raised.append(error)

    thread = Thread(target=copy_context().run, args=(ask,), name="strategy", daemon=True)
    thread.start()
    try:
        while thread.is_alive():
            thread.join(min(_SLICE, left() or 0))
    except BaseException as error:
        end = ctypes.pythonapi.PyThreadState_SetAsyncExc
        end(ctypes.c_ulong(thread.ident or 0), ctypes.py_object(_Ended))
        if isinstance(error, TimeIsUp):
            raise up(f"strategy {name(strategy)} has not come to an end ({about()})") from None
        raise
    if raised:
        raise raised[0]
    return found[0]


class TournamentGame(NamedTuple):
    """A game: its moves, how it ended, None if it was given up, and who has won it."""

    moves: tuple[Any, ...]
    outcome: Outcome | None
    first: str
    """Who began, "one" or "other"."""
    winner: str | None
    """Who has won, "one" or "other"; None for a draw."""


class Tournament(NamedTuple):
    """Games that the first of two players has won, drawn and lost, and the games."""

    won: int
    drawn: int
    lost: int
    games: list[TournamentGame]

    def rows(self) -> list[dict[str, Any]]:
        """A row for each game, for pandas."""
        return [
            {"game": number, **game._asdict(), "outcome": game.outcome and game.outcome.termination}
            for number, game in enumerate(self.games, start=1)
        ]


def tournament(
    one: Player[Played],
    other: Player[Played],
    board: Played,
    *,
    games: int = 100,
    seed: int = 0,
    jobs: int | None = None,
    dask: Dask = None,
    progress: Callable[[int, int], None] | None = None,
    time: float | None = None,
) -> Tournament:
    """Let two functions play games of Connect 4, paper soccer or a game of two players.

    Each is given a Board of its own, and gives a move: `lambda board: connect4.move(board,
    player="metric3").move` is one, too. board: where each game begins. At most four random moves
    follow, the same in two games, in which each player begins once. After 1,000 moves a game is a
    draw.

    jobs: how many processes work, usually 1, -1 for one a core; dask: the address of a scheduler
    whose workers do it instead. progress(done, all) receives how many games are played. time: the
    seconds that all may take; then the games that were played by then come back, or TimeIsUp is
    raised if none was. Raises BadInput for a player that raises an error or gives no legal move.
    """
    processes = check_jobs(jobs, dask)
    for player in (one, other):
        check(player, "player")
    check_instance(board, boards.Board, "board", "it is that of a game, such as connect4.Board()")
    if not hasattr(board, "legal_moves"):
        raise BadInput("one player alone makes the moves of this board: use mastermind.evaluate")
    if board.is_game_over():
        raise Impossible("the game is over: nobody has a move")
    seed, number = check_seed(seed), check_number(games, "number of games", 1, 1_000_000)
    check_progress(progress)
    tasks = (partial(_game, one, other, board, seed, which) for which in range(number))
    with within(check_limit(time)), sent():
        found = numbered(tasks, number, processes, dask, progress, "no game is played yet")
    won = sum(game.winner == "one" for game in found)
    lost = sum(game.winner == "other" for game in found)
    return Tournament(won, len(found) - won - lost, lost, found)


def _game(
    one: Player[Any], other: Player[Any], board: Any, seed: int, which: int
) -> tuple[int, TournamentGame]:
    board = _opening(board, random.Random(f"{seed} {which // 2}"))
    begins, follows = (one, other) if which % 2 == 0 else (other, one)
    start = board.turn
    while not board.is_game_over() and board.ply() < MOST_MOVES:
        left()
        _push(board, begins if board.turn == start else follows)
    outcome = board.outcome()
    first = "one" if which % 2 == 0 else "other"
    second = "other" if which % 2 == 0 else "one"
    winner = outcome and outcome.winner
    won = None if winner is None else first if winner == start else second
    return which, TournamentGame(board.moves, outcome, first, won)


def _opening(board: Any, drawn: random.Random) -> Any:
    """The board after some random moves; then it is the turn of whoever begins, if it can be."""
    begun, start = board.copy(), board.turn
    for _ in range(drawn.choice(range(0, OPENING + 1, 2))):
        after = begun.copy()
        after.push(drawn.choice(after.legal_moves))
        if after.is_game_over():
            break
        begun = after
    if begun.turn != start:
        begun.pop()
    return begun


def _push(board: Any, player: Player[Any]) -> None:
    """The player's move, on the board."""

    def about() -> str:
        return f"after {' '.join(map(str, board.moves))}" if board.moves else "at the start"

    move = asked(player, board.copy(), about=about)
    try:
        board.push(move)
    except (BadInput, Impossible, TypeError) as error:
        said = f"strategy {name(player)} plays {shown(move)} {about()}: {error}"
        raise BadInput(cut(said)) from None
