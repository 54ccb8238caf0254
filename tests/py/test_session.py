"""A session: what happens at it, what is seen, and that it can be written down and read again."""

from __future__ import annotations

from typing import Any

import pytest

from ludologic.engines import door
from ludologic.errors import BadInput
from ludologic.session import Session

pytestmark = pytest.mark.prolog


def test_events_lead_from_view_to_view() -> None:
    with Session(door.connect4, seats=["you", "friend"]) as session:
        said = [session.view["status"]]
        for column in "1212121":
            said.append(session.do("move", move=column)["status"])
        assert said == ["Your move.", "o is to move."] + ["Your move.", "o is to move."] * 2 + [
            "Your move.",
            "x wins with move 7.",
        ]
        assert session.do("undo")["status"] == "Your move."
        assert session.do("redo")["over"]["winner"] == 1


def test_tables_of_several_games_stand_beside_each_other() -> None:
    with Session(door.connect4) as one, Session(door.mastermind) as other:
        assert one.view["title"] == "Connect 4"
        assert other.view["title"] == "Mastermind: 4 pegs, 9 colours, no repeats"


def test_what_can_not_happen_changes_nothing() -> None:
    with Session(door.connect4, seats=["you", "friend"]) as session:
        session.do("move", move="4")
        before = session.state()
        with pytest.raises(BadInput, match="move 2: 9 is no column: columns are 1 to 7"):
            session.do("move", move="9")
        assert session.state() == before


def test_a_solver_is_kept_between_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOLOGIC_BOOK", "")
    opened: list[str] = []
    before = door.Game.opened

    def counted(self: door.Game, name: str, **arguments: Any) -> Any:
        opened.append(name)
        return before(self, name, **arguments)

    monkeypatch.setattr(door.Game, "opened", counted)
    with Session(door.connect4, seats=["you", "friend"]) as session:
        for column in "121212":
            session.do("move", move=column)
        assert opened == []
        hint = session.do("hint")["hint"]
        assert (hint["move"], hint["sentence"]) == ("1", "Try column 1: it wins at once.")
        session.do("hint")
        assert opened == ["solver"]


def test_a_damaged_book_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    (tmp_path / "book").write_text("no book")
    monkeypatch.setenv("LUDOLOGIC_BOOK", str(tmp_path / "book"))
    with Session(door.connect4, seats=["you", "friend"]) as session:
        for column in "121212":
            session.do("move", move=column)
        assert session.do("hint")["hint"]["sentence"] == "Try column 1: it wins at once."


GOOD: dict[str, Any] = {
    "options": [7, 6, 4],
    "seats": ["you", "easy"],
    "moves": ["4"],
    "undone": [],
    "resigned": None,
    "aid": None,
    "seed": 0,
}


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (None, "this is no saved game: it has a 'game' by its name, and its 'table'"),
        ({"game": "os", "table": GOOD}, "this is no saved game: it has a 'game' by its name, and"),
        ({"game": "connect4", "table": GOOD | {"moves": ["9"]}}, "move 1: 9 is no column"),
        ({"game": "connect4", "table": GOOD | {"seats": ["you"]}}, "there are 2 seats"),
        ({"game": "connect4", "table": GOOD | {"seats": ["you", "z"]}}, "'z' is no player"),
        *(
            (
                {"game": "connect4", "table": GOOD | {"resigned": seat}},
                f"seat {seat} can't have resigned: there is no such seat",
            )
            for seat in (-1, 0, 3)
        ),
        (
            {"game": "connect4", "table": GOOD | {"seed": "x"}},
            "table: seed: 'x' is not accepted: it must be a whole number",
        ),
    ],
    ids=str,
)
def test_what_is_no_table(state: Any, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        Session.restored(state)
    assert str(caught.value).startswith(said)
