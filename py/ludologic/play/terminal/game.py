"""Any game of two players in a terminal: its positions as text, and its games as documents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ludologic.checks import check_limit, check_number, check_seed
from ludologic.engines import door
from ludologic.games import two_players
from ludologic.games.two_players import DEEPEST, DEPTH, MOST_PLAYOUTS, PLAYOUTS
from ludologic.play.pictures.terminal import Look
from ludologic.play.terminal.face import Face, old_table, seat_names, seats_of
from ludologic.play.terminal.place import Options
from ludologic.play.terminal.session import Session
from ludologic.table import SECONDS, Table, View


def play(
    name: str,
    seats: Sequence[str | None],
    depth: int | None,
    playouts: int,
    seed: int,
    time: float | None,
    options: Options,
) -> dict[str, Any]:
    """Play until the person leaves, or the programs have played; how the last game stands.

    depth: how deep minimax looks; None is to the end.
    time: the seconds that a move of a program may take, and the rules of a file.
    """
    check_limit(time)
    check_seed(seed)
    if depth is not None:
        check_number(depth, "depth", 1, DEEPEST)
    check_number(playouts, "number of playouts", 1, MOST_PLAYOUTS)
    place = options.place("moves")
    face = TwoPlayers()
    if options.load is not None:
        table = face.restored(place.keeper.load(options.load, face.name))
    else:
        told = {"name": name, "seconds": time}
        usual = Table(door.two_players, told, seed=seed).value["seats"]
        sitting = [_player(seat, depth, playouts) for seat in seats_of(seats, usual)]
        table = Table(door.two_players, told, sitting, seed)
    return Session(place, face, table, SECONDS if time is None else time).run()


def _player(seat: str, depth: int | None, playouts: int) -> str:
    """The player of a seat: minimax goes by a depth, mcts by the games that it plays."""
    if seat == "minimax" and depth != DEPTH:
        return f"{seat}:{'end' if depth is None else depth}"
    return f"{seat}:{playouts}" if seat == "mcts" and playouts != PLAYOUTS else seat


class TwoPlayers(Face):
    """A position as its game writes it."""

    name = "game"
    tells_replies = True

    def picture(self, view: View, look: Look, said: Sequence[str] = ()) -> Text:
        return Text(f"{view['board']['shown']}\n{view['status']}")

    def document(self, table: Table) -> dict[str, Any]:
        view, options = table.view, table.value["options"]
        roles = [seat["name"] for seat in view["seats"]]
        first, second = seat_names(table)
        over = view["over"]
        winner = over and over["winner"]
        moves = table.value["moves"]
        goals = two_players.Board(two_players.TwoPlayers(options["name"]), tuple(moves)).goals
        return {
            "game": options["name"],
            "first": first,
            "second": second,
            "moves": moves,
            "end": over["kind"] if over else "open",
            "winner": roles[winner - 1] if winner else None,
            "goals": dict(zip(roles, goals, strict=False)),
        }

    def before(self, state: dict[str, Any]) -> dict[str, Any] | None:
        match state:
            case {
                "game": str(name),
                "first": str(first),
                "second": str(second),
                "depth": int() | None as depth,
                "playouts": int(playouts),
                "seed": seed,
                "time": time,
                "moves": list(moves),
            }:
                seats = [_player(seat, depth, playouts) for seat in seats_of((first, second))]
                options = {"name": name, "seconds": time}
                return old_table("two_players", options, seats, moves, seed=seed)
        return None
