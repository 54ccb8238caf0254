"""One Choice for all games: the move, why, what it is worth, and whether that is proved."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import ludologic
from ludologic import Choice, connect4, mastermind, soccer
from ludologic.errors import TimeIsUp
from ludologic.games.two_players import TwoPlayers


def test_every_game_has_the_same_class() -> None:
    assert ludologic.Choice is Choice
    assert Choice(3) == Choice(3, "", None, False, None, {})


def test_a_choice_of_exact_play() -> None:
    found = connect4.move("4455")
    assert found == Choice(
        3, "proved: x wins by stone 7 at the latest", 18, True, (18, 18), {3: 18}
    )


def test_perfect_proves_a_result_and_exact_a_score() -> None:
    win = "x wins by stone 41 at the latest"
    perfect = connect4.move("", player="perfect")
    assert perfect == Choice(4, f"proved by the facts: {win}", 1, True, (1, 19), {4: 1})
    exact = connect4.move("", player="exact", time=0)
    assert exact == Choice(4, f"known from the facts: {win}", None, False, (1, 19))


@pytest.mark.deep
def test_perfect_says_the_result_even_where_the_score_is_known() -> None:
    won, lost = "4455", "44352144332224431332"
    assert connect4.score_bounds(won).lower == 18
    found = [connect4.move(one, player="perfect") for one in (won, lost)]
    assert [(one.value, one.proved) for one in found] == [(1, True), (-1, True)]
    assert [one.values for one in found] == [{3: 1}, {2: -1}]


def test_a_choice_can_be_in_a_set() -> None:
    one, same, other = (connect4.move(position) for position in ("4455", "4455", "44556"))
    assert {one, same, other} == {one, other}


@pytest.mark.parametrize("position", ["", "44", "4444", "44444", "4455", "12121"])
def test_a_position_has_one_set_of_bounds(position: str) -> None:
    found = connect4.score_bounds(position, time=0)
    assert connect4.move(position, time=0).bounds == (found.lower, found.upper)
    with pytest.raises(TimeIsUp) as caught:
        connect4.score(position, time=0)
    assert caught.value.reached == found


def test_a_metric_rates_each_column_and_proves_nothing() -> None:
    found = connect4.move("121212", player="metric2", depth=1)
    assert (found.move, found.reason, found.proved, found.bounds) == (1, "", False, None)
    assert list(found.values) == [1, 2, 3, 4, 5, 6, 7]
    assert found.value == found.values[1] == max(found.values.values())


@pytest.mark.deep
def test_a_guess_says_how_many_codes_it_leaves() -> None:
    found = mastermind.suggest(["1234:12"], solver="five-guess")
    reason = (
        "Try 1256, which can't be the code: 180 codes are still possible; it leaves at most 48."
    )
    assert found == Choice((1, 2, 5, 6), reason, 48, values={(1, 2, 5, 6): 48})
    last = mastermind.suggest(["1234:22", "1243:04"])
    assert last.reason == "Try 2134: no other code is possible." and last.proved
    assert mastermind.suggest(["1234:12"], solver="five-guess", engine="clingo") == Choice(
        (1, 2, 5, 6)
    )


def test_a_guess_among_too_many_codes_comes_at_once() -> None:
    found = mastermind.suggest(variant=mastermind.Variant(6, 11, True), time=2)
    reason = "Try 1,1,2,2,3,3, which may be the code: 1,771,561 codes are still possible."
    assert found == Choice((1, 1, 2, 2, 3, 3), reason)


def test_a_turn_that_wins_says_so() -> None:
    field = soccer.Field("line", 8, 10, 0)
    found = soccer.move("2,2,2,2", field=field)
    assert found == Choice("2", "Try 2: it scores.", 999, True, values={"2": 999})
    assert soccer.move("2,2,2,2", field=field, player="dijkstra", level=0) == Choice(
        "2", "Try 2: it scores.", None, True
    )
    first = soccer.move(player="random")
    assert (first.reason, first.value, first.proved) == ("", None, False)
    guess = soccer.move("2", field=field, time=0.1)
    assert not guess.proved and "It is the guess of a search of 0.1 seconds." in guess.reason


def test_a_program_of_any_game_says_what_it_proved() -> None:
    board = TwoPlayers("nim").board(["take(3,5)"])
    best = board.move("minimax", depth="end")
    reason = "Try take(2,1): it wins within 7 moves, counting those of both players."
    assert best == Choice("take(2,1)", reason, 100, True)
    assert board.move("minimax", depth=1) == Choice("take(1,1)", "", 50, False)
    tried = board.move("mcts", playouts=40)
    assert set(tried.values) == set(board.legal_moves) and not tried.proved
    assert tried.value == tried.values[tried.move]
    assert board.move("random").value is None


def test_a_choice_is_shown_with_its_reason_and_values() -> None:
    shown = ET.fromstring(connect4.move("4455")._repr_html_())
    assert "".join(shown.find("p").itertext()) == "3: proved: x wins by stone 7 at the latest"
    text = Choice("take(<1)", "Why & how.", 5, values={"take(<1)": 5, "b": 6})._repr_html_()
    cells = [cell.text for cell in ET.fromstring(text).iter("td")]
    assert cells == ["take(<1)", "5", "b", "6"]
    assert ET.fromstring(Choice((1, 2))._repr_html_()).find("table") is None
