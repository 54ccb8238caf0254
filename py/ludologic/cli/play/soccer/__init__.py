"""Paper soccer in a terminal: people and programs in either seat, and games to watch."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from ludologic.checks import check_seed, check_time
from ludologic.cli.play import Keeper, Session
from ludologic.cli.play.soccer.match import NAME, PERSON, Match, Seats, Table
from ludologic.cli.play.terminal import Terminal
from ludologic.errors import BadInput
from ludologic.soccer import asking
from ludologic.soccer.board import Board
from ludologic.soccer.values import Player

__all__ = ["Seats", "play", "seat"]

_SLOWEST = 60


def seat(given: str, costs: str, level: int, time: float) -> Player | None:
    """A program, and what it goes by; None for a person. Raises BadInput for neither."""
    if given == PERSON:
        return None
    try:
        return asking.player(given, costs, level, time)
    except BadInput as error:
        raise BadInput(f"{error}; or {PERSON}") from None


def play(
    seats: Seats,
    board: Board,
    *,
    player: str | None = None,
    load: str | None = None,
    archive: Path | None = None,
    pace: float = 0,
    plain: bool = False,
    json: bool = False,
) -> dict[str, Any]:
    """Play until the person leaves, or the programs have played; how the last game stands."""
    _check(seats)
    if not 0 <= pace <= _SLOWEST:
        raise BadInput(f"{pace:g} is no pace: it is 0 to {_SLOWEST} seconds between two turns")
    table = Table(Terminal(plain=plain, json=json), Keeper(archive, player), pace)
    if load is None:
        game = Match(table, seats, board, ranked=not board.drawn)
    elif player is None:
        raise BadInput("--load needs --player: saved games belong to a player")
    else:
        game = _restored(table, table.keeper.load(load, NAME))
    if None not in (game.seats.first, game.seats.second):
        game.begin()
        return game.document()
    session = Session(table.terminal, table.keeper, game, partial(_restored, table))
    session.run()
    return session.game.document()


def _check(seats: Seats) -> None:
    check_seed(seats.seed)
    check_time(seats.time)


def _restored(table: Table, state: dict[str, Any]) -> Match:
    """The saved game. Raises BadInput if it is none."""
    match state:
        case {
            "first": list() | None as first,
            "second": list() | None as second,
            "seed": seed,
            "time": time,
            "aid": str() | None as aid,
            "ranked": bool(ranked),
            "board": dict(board),
        }:
            seats = Seats(_player(first), _player(second), seed, time)
            _check(seats)
            return Match(table, seats, Board.from_state(board), aid, ranked)
    raise _DAMAGED


def _player(state: list[Any] | None) -> Player | None:
    match state:
        case None:
            return None
        case [str(name), str(costs), level, time]:
            return asking.player(name, costs, level, time)
    raise _DAMAGED


_DAMAGED = BadInput("the saved game is damaged: it is no game of paper soccer that can go on")
