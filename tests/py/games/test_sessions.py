"""Games that are told by their rules, in a session, as every face of Python has them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludologic import games
from ludologic.engines import door, rules
from ludologic.errors import BadInput, TimeIsUp
from ludologic.session import Session

pytestmark = [pytest.mark.prolog, pytest.mark.usefixtures("kept_process")]

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
