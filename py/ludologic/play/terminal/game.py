"""A game whose board is text, in a terminal: a game of two players, or another with such a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ludologic.games import two_players
from ludologic.games.two_players import DEPTH, END, PLAYOUTS
from ludologic.play.pictures.look import Look
from ludologic.play.terminal.repl import Face
from ludologic.play.terminal.seats import old_session, seat_names, seats_of
from ludologic.session import Session, View


def with_numbers(seat: str, depth: int | str | None, playouts: int | None) -> str:
    """The player of a seat: minimax has a depth, and mcts a number of random games."""
    numbers = {"minimax": (depth, DEPTH), "mcts": (playouts, PLAYOUTS)}
    given, usual = numbers.get(seat, (None, None))
    return seat if given in (None, usual) else f"{seat}:{given}"


class Written(Face):
    """A position as its game writes it: the field `shown` of its board."""

    tells_replies = True

    def __init__(self, name: str) -> None:
        self.name = name

    def picture(self, view: View, look: Look, said: Sequence[str] = ()) -> Text:
        return Text(f"{view['board']['shown']}\n{view['status']}")

    def document(self, session: Session) -> dict[str, Any]:
        over, seats = session.view["over"], session.view["seats"]
        return {
            "game": str(session.game),
            "seats": seat_names(session),
            "moves": session.value["moves"],
            "end": over["kind"] if over else "open",
            "winner": seats[over["winner"] - 1]["name"] if over and over["winner"] else None,
        }


class TwoPlayers(Written):
    """A game of any number of roles, with the goals of each."""

    def __init__(self) -> None:
        super().__init__("game")

    def document(self, session: Session) -> dict[str, Any]:
        view, options = session.view, session.value["options"]
        roles = [seat["name"] for seat in view["seats"]]
        seats = seat_names(session)
        two = len(seats) == 2
        over = view["over"]
        winner = over and over["winner"]
        goals = two_players.TwoPlayers(options["name"]).board(session.value["moves"]).goals
        return {
            "game": options["name"],
            **(dict(zip(("first", "second"), seats, strict=True)) if two else {"seats": seats}),
            "moves": [play["move"] for play in view["moves"]],  # as far as they are shown
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
                deep = END if depth is None else depth
                seats = [with_numbers(seat, deep, playouts) for seat in seats_of((first, second))]
                options = {"name": name, "seconds": time}
                return old_session("two_players", options, seats, moves, seed=seed)
        return None
