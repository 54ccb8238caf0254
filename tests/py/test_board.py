"""The Boards of all games: python-chess's helpers, a position first, and equality by position."""

from __future__ import annotations

import dataclasses
import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludologic
from ludologic import Choice, connect4, mastermind, soccer
from ludologic.board import Board, Outcome
from ludologic.errors import BadInput, Impossible, TimeIsUp
from ludologic.games.two_players import Board as TwoPlayersBoard
from ludologic.games.two_players import TwoPlayers

LINE = soccer.Field("line", 8, 10, 0)
NIM = TwoPlayers("nim")
CROSSES = TwoPlayers("noughts_and_crosses")


def guessed(*guesses: str) -> mastermind.Board:
    board = mastermind.Board(secret="7432")
    for guess in guesses:
        board.push(guess)
    return board


def turn(guess: str) -> mastermind.Turn:
    return guessed(guess).moves[0]


GAMES: dict[str, tuple[Callable[[], Board[Any]], list[Any], list[Any], Any]] = {
    "connect4": (connect4.Board, [1, "2", 1], [1, 2, 1], 8),
    "soccer": (lambda: soccer.Board(field=LINE), ["2", "2 "], ["2", "2"], "8"),
    "mastermind": (guessed, ["1234", "1325"], [turn("1234"), turn("1325")], "1233"),
    "two players": (
        NIM.board,
        ["take(3, 5)", "take(1,1)"],
        ["take(3,5)", "take(1,1)"],
        "take(3,1)",
    ),
}
"""A Board at its start, moves, what `push` returns, and a move that is not legal."""


@pytest.mark.parametrize("name", GAMES)
def test_a_stack_of_moves(name: str) -> None:
    start, moves, played, wrong = GAMES[name]
    board = start()
    assert isinstance(board, Board) and board.moves == () and board.ply() == 0
    for take in (board.pop, board.peek):
        with pytest.raises(BadInput, match="there is no last move: nothing was played yet"):
            take()
    assert board.is_legal(moves[0]) and board.moves == ()
    assert [board.push(move) for move in moves] == played == list(board.moves)
    assert (board.ply(), board.peek()) == (len(moves), played[-1])
    assert not board.is_legal(wrong) and not board.is_legal(None) and board.ply() == len(moves)
    assert (board.is_game_over(), board.outcome(), board.result()) == (False, None, "*")
    twin = board.copy()
    assert twin == board and twin is not board
    assert board.pop() == played[-1] and board.moves == tuple(played[:-1]) and twin != board
    board.reset()
    assert board == start() and twin.ply() == len(moves)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_comes_first_and_a_state_is_json(name: str) -> None:
    start, moves, _, _ = GAMES[name]
    board: Any = start()
    for move in moves:
        board.push(move)
    again = type(board).from_state(json.loads(json.dumps(board.state())))
    assert again == board and again.picture() == board.picture()
    more = {"game": board.game} if isinstance(board, TwoPlayersBoard) else {}
    assert type(board)(position=board, **more) == board
    assert not board == object() and board != 1  # noqa: SIM201
    with pytest.raises(TypeError):
        hash(board)


def test_boards_are_equal_by_position() -> None:
    assert connect4.Board("1234") == connect4.Board("3214")
    assert connect4.Board("1234") != connect4.Board("4321")
    small = connect4.Size(5, 4)
    assert connect4.Board("12") != connect4.Board("12", size=small)
    assert guessed("1234", "1325") == guessed("1325", "1234") != guessed("1234")
    assert mastermind.Board() != mastermind.Board(secret="7432")
    assert mastermind.Board() != mastermind.Board(variant="easy")
    one, other = NIM.board(["take(1,1)", "take(2,1)"]), NIM.board(["take(2,1)", "take(1,1)"])
    assert one == other != NIM.board(["take(1,1)"])
    assert NIM.board() != CROSSES.board()
    assert soccer.Board("0") != soccer.Board(field=LINE)
    round_, back = soccer.Board("0,2"), soccer.Board("0,3")
    assert round_ != back and round_ == soccer.Board(["0", "2"])


def test_turns_of_soccer_that_draw_the_same_edges_are_equal() -> None:
    turns = soccer.Board(MOUTH)
    board = soccer.Board(MOUTH)
    board.push_step(7)
    assert board != turns and board.peek() == "7" and board.ply() == turns.ply()
    board.reset()
    assert board == soccer.Board() and not board.begun


MOUTH = "0,7,1,6,1"


@pytest.mark.parametrize(
    ("board", "outcome", "result"),
    [
        (connect4.Board("1212121"), Outcome("won", "x"), "1-0"),
        (connect4.Board("21212171"), Outcome("won", "o"), "0-1"),
        (soccer.Board("2,2,2,2,2", field=LINE), Outcome("goal", 1), "1-0"),
        (guessed("7432"), Outcome("won", "codebreaker"), "1-0"),
        (guessed(*["1234"] * 10), Outcome("won", "codemaker"), "0-1"),
        (CROSSES.board(list("14253")), Outcome("won", "x"), "1-0"),
        (CROSSES.board(list("123546879")), Outcome("draw"), "1/2-1/2"),
    ],
    ids=str,
)
def test_results(board: Board[Any], outcome: Outcome, result: str) -> None:
    assert (board.is_game_over(), board.outcome(), board.result()) == (True, outcome, result)
    move = board.peek()
    assert not board.is_legal(move.guess if isinstance(move, mastermind.Turn) else move)


def test_legal_moves() -> None:
    assert connect4.Board("111111").legal_moves == [2, 3, 4, 5, 6, 7]
    assert len(soccer.Board().legal_moves) == 8
    assert CROSSES.board(["5"]).legal_moves == list("12346789")


def test_the_stones_of_connect4() -> None:
    board = connect4.Board("445")
    cells = [(4, 1), (4, 2), (4, 3), (5, 1), (1, 1)]
    assert [board.piece_at(*cell) for cell in cells] == ["x", "o", None, "x", None]
    with pytest.raises(BadInput, match="8 is no column of the board: it is 1 to 7"):
        board.piece_at(8, 1)
    with pytest.raises(BadInput, match="0 is no row of the board: it is 1 to 6"):
        board.piece_at(1, 0)


def test_a_board_of_mastermind_from_a_history() -> None:
    board = mastermind.Board(["1234:12", ("1325", (0, 2))])
    assert board.ply() == 2 and board.turn == "codebreaker" and board.max_guesses == 10
    assert board.is_legal("7432") and not board.is_legal("7777")
    known = mastermind.Board(["1234:12"], secret="7432")
    assert mastermind.Board(known).secret == (7, 4, 3, 2)
    with pytest.raises(BadInput, match="the secret answers 12"):
        mastermind.Board(["1234:11"], secret="7432")
    assert guessed("7432").points() == 200 and guessed().points() is None


def test_every_position_is_the_first_argument_and_optional() -> None:
    assert connect4.score_bounds(time=0) == connect4.score_bounds("", time=0)
    assert connect4.review(time=0).mistakes == ()
    assert soccer.replay().moves == () and soccer.outcomes() == 8
    assert soccer.replay(position=soccer.Board("0,7")).moves == ("0", "7")
    assert len(mastermind.consistent()) == 3024
    assert mastermind.suggest().move == (1, 2, 3, 4)
    assert NIM.move(player="minimax", depth="end").proved
    with pytest.raises(Impossible, match="the game is over"):
        NIM.move([f"take({heap},{heap + 2})" for heap in (1, 2, 3)], player="random")
    with pytest.raises(BadInput, match="the board is one of another game, nim"):
        CROSSES.board(NIM.board())
    with pytest.raises(BadInput, match="is no list of moves"):
        CROSSES.board("51")


def test_a_state_loads_no_rules(tmp_path: Path) -> None:
    file = tmp_path / "mine.pl"
    file.write_text(
        "role(x). role(o). init(0). legal(0, x, go). next(0, x, go, 1). terminal(1). "
        "goal(1, x, 100). goal(1, o, 0)."
    )
    game = TwoPlayers(file)
    state = game.board(["go"]).state()
    assert TwoPlayersBoard.from_state(state, game=game) == game.board(["go"])
    with pytest.raises(BadInput, match="is no game that comes with ludologic: accepted are nough"):
        TwoPlayersBoard.from_state(state)
    with pytest.raises(BadInput, match="the board is one of another game"):
        TwoPlayersBoard.from_state(state, game=NIM)
    for wrong in (None, {}, {"game": "nim"}, {"game": 1, "moves": []}):
        with pytest.raises(BadInput, match="this is no state of a board"):
            TwoPlayersBoard.from_state(wrong)


# One class says how a game of any kind ended


@pytest.mark.parametrize(
    ("end", "expected"),
    [
        (None, None),
        ({"kind": "draw"}, Outcome("draw", None)),
        ({"kind": "won", "winner": "x"}, Outcome("won", "x")),
        ({"kind": "stuck", "winner": 2}, Outcome("stuck", 2)),
    ],
)
def test_the_end_in_the_words_of_the_rules(end: Any, expected: Outcome | None) -> None:
    assert Outcome.of(end) == expected


def test_it_is_a_value() -> None:
    draw = Outcome("draw")
    assert draw.winner is None and len({draw, Outcome("draw", None)}) == 1
    with pytest.raises(dataclasses.FrozenInstanceError):
        draw.winner = "x"  # type: ignore[misc]


# One Choice for all games: the move, why, what it is worth, and whether that is proved


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
    said = r"Try \d+: .* It is the guess of a search of 0\.\d+ seconds\."  # of what loading left
    assert not guess.proved and re.fullmatch(said, guess.reason)


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
