"""Connect 4 in a terminal: its board, and its games as documents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ludologic.connect4 import DEPTH, text
from ludologic.play.pictures import connect4_terminal as pictures
from ludologic.play.pictures.look import Look
from ludologic.play.terminal.repl import Face
from ludologic.play.terminal.seats import old_session, seat_names, seats_of
from ludologic.session import Session, View


def with_depth(seat: str, depth: int | None) -> str:
    """The player of a seat: a metric goes by the depth of its tree."""
    usual = depth in (None, DEPTH)
    return seat if usual or not seat.startswith("metric") else f"{seat}:{depth}"


class Connect4(Face):
    """Stones on a board."""

    name = "connect4"

    def picture(self, view: View, look: Look, said: Sequence[str] = ()) -> Text:
        cells = {kind: [mark["cells"] for mark in view["marks"] if mark["kind"] == kind]
                 for kind in ("win", "hint")}  # fmt: skip
        value = {
            "columns": view["board"]["columns"],
            "height": view["board"]["size"]["height"],
            "moves": view["board"]["moves"],
            "fours": [cell for group in cells["win"] for cell in group],
        }
        hinted = [(column, row) for group in cells["hint"] for column, row in group]
        return pictures.board(value, look, hinted, view["status"])

    def document(self, session: Session) -> dict[str, Any]:
        x, o = seat_names(session)
        over = session.view["over"]
        winner = over and over["winner"]
        return {
            "x": x,
            "o": o,
            "position": text.show_columns(session.view["board"]["moves"]),
            "outcome": "open" if over is None else "xo"[winner - 1] if winner else "draw",
        }

    def before(self, state: dict[str, Any]) -> dict[str, Any] | None:
        match state:
            case {"x": str(x), "o": str(o), "depth": int(depth), "seed": seed,
                  "board": {"moves": list(moves), **board}}:  # fmt: skip
                aid = state.get("aid")
                if aid is None and not state.get("ranked", False):
                    aid = "--position"
                seats = [with_depth(seat, depth) for seat in seats_of((x, o))]
                size = board.get("size", [7, 6, 4])
                return old_session("connect4", size, seats, [str(move) for move in moves], aid=aid,
                                 seed=seed)  # fmt: skip
        return None
