"""Any game of two players in a terminal: its positions as text, and its games as documents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ludologic.games import two_players
from ludologic.games.two_players import DEPTH, PLAYOUTS
from ludologic.play.pictures.look import Look
from ludologic.play.terminal.face import Face, old_table, seat_names, seats_of
from ludologic.table import Table, View


def with_numbers(seat: str, depth: int | None, playouts: int) -> str:
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
                seats = [with_numbers(seat, depth, playouts) for seat in seats_of((first, second))]
                options = {"name": name, "seconds": time}
                return old_table("two_players", options, seats, moves, seed=seed)
        return None
