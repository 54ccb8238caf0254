"""Paper soccer in a terminal: people and programs in either seat, and games to watch."""

from __future__ import annotations

from typing import Any

from ludologic import soccer
from ludologic.checks import check_seed, check_time
from ludologic.cli.options import PERSON
from ludologic.cli.play import Session
from ludologic.cli.play.soccer.match import NAME, Match, Seats
from ludologic.cli.play.table import Options, Table
from ludologic.errors import BadInput
from ludologic.soccer import asking
from ludologic.soccer.board import Board
from ludologic.soccer.values import Player

__all__ = ["Seats", "play", "seat"]


def seat(given: str, costs: str, level: int, time: float) -> Player | None:
    """A program, and what it goes by; None for a person. Raises BadInput for neither."""
    if given == PERSON:
        return None
    try:
        return asking.player(soccer.LEVELS.get(given, given), costs, level, time)
    except BadInput as error:
        raise BadInput(f"{error}; or {', '.join((*soccer.LEVELS, PERSON))}") from None


def play(seats: Seats, board: Board, options: Options) -> dict[str, Any]:
    """Play until the person leaves, or the programs have played; how the last game stands."""
    _check(seats)
    table = options.table("turns")
    if options.load is None:
        game = Match(table, seats, board, ranked=not board.drawn)
    else:
        game = _restored(table, table.keeper.load(options.load, NAME))
    if None not in (game.seats.first, game.seats.second):
        game.begin()
        return game.document()
    return Session(table, game, _restored).run()


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
