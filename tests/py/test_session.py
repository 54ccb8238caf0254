"""A session: what happens at it, what is seen, and that it can be written down and read again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludologic import games
from ludologic.engines import door, rules
from ludologic.errors import BadInput, TimeIsUp
from ludologic.session import Session

pytestmark = [pytest.mark.prolog, pytest.mark.usefixtures("kept_process")]


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


# Games that are told by their rules


RULES = """role(x; o). init(a).
terminal(c) :- state(c). goal(c, x, 90) :- state(c). goal(c, o, 10) :- state(c).
legal(a, x, go) :- state(a). next(a, x, go, b) :- state(a).
legal(b, o, (go; stay)) :- state(b). next(b, o, go, c) :- state(b).
next(b, o, stay, c) :- state(b).
"""


def test_rules_for_clingo_are_played_to_the_end(tmp_path: Path) -> None:
    pytest.importorskip("clingo")
    file = tmp_path / "mine.lp"
    file.write_text(RULES)
    with Session(door.two_players, {"name": str(file)}, ["you", "easy"]) as session:
        assert session.view["board"] == {
            "shown": "a",
            "moves": ["go"],
            "laid": "square",
            "cells": [],
            "labels": {"rows": [], "columns": []},
        }
        assert session.do("hint")["hint"]["sentence"] == (
            "Try go: a guess, for nothing is proved in time; it looks 4 moves ahead."
        )
        with pytest.raises(BadInput, match=r"^'stay' is no legal move: accepted are go$"):
            session.do("move", move="stay")
        assert session.do("move", move=" go")["status"] == "Easy thinks, as o."
        assert session.do("think")["status"] == "You win, 90 to 10."
        assert Session.restored(session.state()).view["status"] == "You win, 90 to 10."


def test_what_one_chose_is_not_shown_before_the_other_has_chosen() -> None:
    pytest.importorskip("clingo")
    file = str(rules.program("sheets", "prisoners_dilemma.lp"))
    with Session(door.two_players, {"name": file}, ["you", "friend"]) as session:
        assert session.view["board"]["shown"] == "open"
        hint = "Whatever the others do, first reaches at least 20 on average, by tell."
        assert session.do("hint")["hint"]["sentence"] == f"Try tell. {hint}"
        with pytest.raises(BadInput, match=r"^'talk' is no legal move: accepted are silent, tell$"):
            session.do("move", move="talk")
        chosen = session.do("move", move="tell")
        assert chosen["status"] == "second is to move."
        assert (chosen["board"]["shown"], chosen["moves"][0]["move"]) == ("open", "...")
        over = session.do("move", move="silent")
        assert (over["board"]["shown"], over["status"]) == ("chosen(tell,silent)", "first wins.")
        assert Session.restored(session.state()).view["status"] == "first wins."


CELLS = """cell(a, 1, 1..2, blank) :- state(a). cell(a, 2, 1, x) :- state(a).
cell(a, 2, 2, 10) :- state(a). cell(a, here, 2, o) :- state(a).
"""


def test_the_cells_of_rules_for_clingo_are_drawn(tmp_path: Path) -> None:
    pytest.importorskip("clingo")
    file = tmp_path / "mine.lp"
    file.write_text(RULES + CELLS)
    with Session(door.two_players, {"name": str(file)}, ["you", "easy"]) as session:
        board = session.view["board"]
    assert board["shown"] == " .  .\n x 10"
    assert [(one["row"], one["column"], one["mark"], one["seat"]) for one in board["cells"]] == [
        (1, 1, "", None),
        (1, 2, "", None),
        (2, 1, "x", 1),
        (2, 2, "10", None),
    ]


def test_heaps_of_rules_for_clingo_are_drawn_and_pressed_as_in_prolog() -> None:
    pytest.importorskip("clingo")
    views = []
    for name in ("nim", str(rules.program("two_players", "instances/nim.lp"))):
        with Session(door.two_players, {"name": name}, ["you", "friend"]) as session:
            view = session.do("move", move="take 2 2")
        board = view["board"]
        pressed = {one["move"]: one["cells"] for one in view["can"]}
        views.append((board["shown"], board["laid"], board["cells"], pressed))
    assert views[0] == views[1]
    assert views[1][0] == "1 o o o\n2 o o\n3 o o o o o" and views[1][3]["take(2,1)"] == [[2, 2]]


def test_a_guessing_game_is_saved_and_goes_on() -> None:
    with Session(door.guessing, {"name": "ship"}, ["hard", "you"]) as session:
        assert session.do("think")["status"] == "30 secrets are possible. shot(3,3)?"
        again = Session.restored(session.state())
        assert again.do("move", move="hit")["status"] == "hard thinks: 6 secrets are possible."


def test_the_names_are_those_of_the_door() -> None:
    assert games.names("guessing") == tuple(sorted(door.guessing.names()))
    assert "higher_lower" in games.names("guessing")


def test_a_game_of_a_function_is_played_at_a_table() -> None:
    game = games.guessing(range(1, 8), range(1, 8), lambda q, s: (s > q) - (s < q), ends="asked")
    with Session(door.guessing, game.options(), ["hard", "you"]) as session:
        assert session.do("think")["status"] == "7 secrets are possible. 4?"
        assert session.do("move", move="0")["status"] == "It is 4: found by 1 question."


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_cells_are_separated_by_what_the_first_row_has(tmp_path: Path, separator: str) -> None:
    file = tmp_path / "who.csv"
    rows = [["name", "hat", "says"], ["a", "1", "x"], ["b", "0", "x"]]
    file.write_text("".join(separator.join(row) + "\n" for row in rows))
    game = games.load(file)
    assert game.secrets == ("a", "b") and game.questions == ("hat", "says")


def test_a_table_that_can_t_be_read_in_time_is_still_a_table(tmp_path: Path) -> None:
    file = tmp_path / "long.csv"
    file.write_text("name,q\n" + "".join(f"s{row},{row % 2}\n" for row in range(150_000)))
    games.named("higher_lower")  # what a game needs is loaded now
    with pytest.raises(TimeIsUp):
        games.load(file, time=0.05)
