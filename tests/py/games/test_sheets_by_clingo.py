"""Rule sheets planned and won by clingo: the same as by SWI-Prolog's searches."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import thinned

from ludologic.engines import door
from ludologic.errors import BadInput, Impossible
from ludologic.games.two_players import Board, TwoPlayers
from ludologic.games.two_players_by_clingo import answered, solved, won

pytest.importorskip("clingo")
pytestmark = pytest.mark.prolog

SHEETS = Path(__file__).parents[2] / "logic" / "sheets"


def told(game: TwoPlayers, moves: tuple[str, ...] = (), **more: bool) -> dict[str, Any]:
    stamped: dict[str, Any] = door.two_players.stamped(game=game.name, moves=[*moves], **more)
    return stamped


@pytest.mark.parametrize(
    ("name", "longest"),
    thinned([("lights", 5), ("pegs", 5), ("slide", 3), ("slide", 2)], {0, 3}, "deep"),
)
def test_the_same_solutions(name: str, longest: int) -> None:
    """A way of clingo's is as long as the shortest, and reaches what it says."""
    game = TwoPlayers(SHEETS / f"{name}.kif")
    rules = told(game, alone=True)
    for steps in range(longest + 1):
        known = game.solve(steps=steps)
        found = solved(rules, steps)
        assert (found["goal"], found["steps"], found["proved"]) == known[1:3] + known[4:5]
        if known.moves is not None:
            assert len(found["moves"]) == len(known.moves)
            assert game.board(found["moves"]).goals == (known.goal,)


def test_how_sheets_are_solved() -> None:
    assert TwoPlayers(SHEETS / "lights.kif").solve().goal == 100
    assert solved(told(TwoPlayers(SHEETS / "lights.kif")), None)["steps"] == 2
    assert solved(told(TwoPlayers(SHEETS / "pegs.kif")), None) == {
        "moves": ["move(1,3)", "move(4,6)", "move(7,5)"],
        "goal": 60,
        "steps": 3,
        "proved": True,
    }


def drawn(game: TwoPlayers, seed: int) -> Board:
    lots = random.Random(seed)
    board = game.board()
    for _ in range(lots.randrange(2, 8)):
        if board.outcome() is None:
            board.push(lots.choice(board.legal_moves))
    return board


@pytest.mark.deep
@pytest.mark.parametrize("seed", thinned(range(6), {0, 1}))
def test_the_same_wins(seed: int) -> None:
    game = TwoPlayers(SHEETS / "tic_tac_toe.kif")
    board = drawn(game, seed)
    known = game.win(board, plies=3)
    assert won(told(game, board.moves), 3) == (known and known._asdict())


def test_a_choice_at_the_same_time_takes_two_plies() -> None:
    game = TwoPlayers(SHEETS / "race.kif")
    assert game.win(plies=2) == ("x", 2, 75)
    assert game.win(plies=1) is None
    assert won(told(game), 9) == {"role": "x", "plies": 2, "goal": 75}
    assert won(told(game), 1) is None


@pytest.mark.deep
def test_by_command(run: Any) -> None:
    slide, race = str(SHEETS / "slide.kif"), str(SHEETS / "race.kif")
    found = run("game", "solve", slide, "slide(2,2)", "--engine", "clingo", "--json").value
    assert found == {
        "moves": ["slide(3,2)", "slide(3,3)"],
        "goal": 100,
        "steps": 2,
        "states": None,
        "proved": True,
        "sentence": "The shortest way to the goal has 2 moves: slide(3,2), slide(3,3).",
    }
    said = "x wins within 2 moves with a goal of at least 75, whatever the others do.\n"
    assert run("game", "win", race, "--engine", "clingo").out == said
    two = "the game has 2 roles: only a game of one role can be solved"
    run("game", "solve", race, "--engine", "clingo").is_error(1, two)


def test_what_clingo_is_not_told(tmp_path: Path) -> None:
    with pytest.raises(Impossible, match=r"^clingo solves games in \.kif and \.lp$"):
        TwoPlayers("nim").win(plies=3, engine="clingo")
    with pytest.raises(BadInput, match="accepted are prolog, clingo"):
        TwoPlayers("nim").win(plies=3, engine="gringo")
    large = tmp_path / "large.kif"
    rules = (SHEETS / "slide.kif").read_text()
    large.write_text(rules + "".join(f"(number {n})" for n in range(150)) + PAIRS)
    with pytest.raises(Impossible, match="the ground rules are too many for clingo"):
        TwoPlayers(large).solve(engine="clingo")


PAIRS = "(<= (next (pair ?a ?b)) (number ?a) (number ?b) (not (true (pair ?b ?a))))"

# Three jugs of 8, 5 and 3: four in the first, in 7 steps.
JUGS = """role(pourer). init(s(8, 0, 0)).
most(1, 8; 2, 5; 3, 3).
holds(S, (1, A; 2, B; 3, C)) :- state(S), S = s(A, B, C).
terminal(S) :- holds(S, (1, 4)).
goal(S, pourer, 100) :- terminal(S).
pour(S, I, J, A, B, |A + M - B - |A - M + B||)
    :- holds(S, (I, A)), holds(S, (J, B)), most(J, M), I != J, A > 0, B < M, not terminal(S).
legal(S, pourer, pour(I, J)) :- pour(S, I, J, _, _, _).
after(S, I, J, I, A - D / 2) :- pour(S, I, J, A, _, D).
after(S, I, J, J, B + D / 2) :- pour(S, I, J, _, B, D).
after(S, I, J, K, C) :- pour(S, I, J, _, _, _), holds(S, (K, C)), K != I, K != J.
next(S, pourer, pour(I, J), s(A, B, C))
    :- after(S, I, J, 1, A), after(S, I, J, 2, B), after(S, I, J, 3, C).
"""


def test_a_solitaire_in_asp(tmp_path: Path) -> None:
    file = tmp_path / "jugs.lp"
    file.write_text(JUGS)
    six = answered(file, "solve", {"moves": [], "steps": 6})
    assert (six["goal"], six["steps"], six["proved"]) == (None, 6, False)
    best = answered(file, "solve", {"moves": [], "steps": None})
    assert (best["goal"], len(best["moves"]), best["steps"], best["proved"]) == (100, 7, 7, True)
    assert answered(file, "standing", {"moves": best["moves"]})["goals"] == [100]
    with pytest.raises(BadInput, match="accepted are clingo"):
        TwoPlayers(file).solve(engine="prolog")


STEPS = """role({roles}). init(0). legal(S, x, (1;2)) :- state(S), S < 2.
next(S, x, M, S + M) :- legal(S, x, M). terminal(S) :- state(S), S > 1.
goal(S, R, 20 * S) :- terminal(S), role(R).
"""


def test_what_is_reached_in_asp(tmp_path: Path) -> None:
    one, two, three = (tmp_path / f"{name}.lp" for name in ("one", "two", "three"))
    one.write_text(STEPS.format(roles="x"))
    two.write_text(STEPS.format(roles="x; o"))
    three.write_text(STEPS.format(roles="x; y; z"))
    known = {
        "values": [{"role": "x", "value": "60"}, {"role": "o", "value": "40"}],
        "moves": [
            {"role": "x", "moves": [{"move": "1", "chance": "1"}]},
            {"role": "o", "moves": []},
        ],
    }
    assert answered(two, "worth", {"moves": [], "plies": 2}) == known
    assert answered(two, "worth", {"moves": [], "plies": 1}) is None
    worth = answered(one, "worth", {"moves": ["1"], "plies": 1})
    assert worth["values"] == [{"role": "x", "value": "60"}]
    assert answered(one, "solve", {"moves": [], "steps": None})["moves"] == ["1", "2"]
    with pytest.raises(Impossible, match="3 roles: in ASP"):
        answered(three, "worth", {"moves": [], "plies": 2})
    with pytest.raises(Impossible, match="3 roles: only a game of one role can be solved"):
        answered(three, "solve", {"moves": [], "steps": 2})


@pytest.mark.parametrize("engine", ["prolog", "clingo"])
@pytest.mark.parametrize("wrong", ["(legal ann go)", "(goal ann 100)", "(goal (rose ann) 100)"])
def test_who_is_no_role_is_told_alike(wrong: str, engine: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.kif"
    file.write_text(
        f"(role bob) (init s) (legal bob go) (next t) (<= terminal (true t)) (goal bob 100) {wrong}"
    )
    who = "(rose ann)" if "rose" in wrong else "ann"
    said = rf"{wrong[1:].split()[0]} names {re.escape(who)}, and there is no such role: .* are bob"
    with pytest.raises(BadInput, match=said):
        TwoPlayers(file).solve(engine=engine)
