"""`Board`: a game by the rules, pushed and popped, saved and shown."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from ludologic import mastermind
from ludologic.errors import BadInput
from ludologic.mastermind import ARBOLMASTER, VARIANTS, Board, Outcome, Turn, Variant

pytestmark = pytest.mark.prolog

TRANSCRIPT = ["1234:12", "1325:02", "2164:02", "3247:04", "4732:22", "7432:40"]


def told(history: list[str], variant: Variant = ARBOLMASTER) -> Board:
    board = Board(variant=variant)
    for turn in history:
        board.push(*turn.split(":"))
    return board


def missed(rows: int, variant: Variant = ARBOLMASTER) -> Board:
    board = Board(variant=variant)
    for _ in range(rows):
        board.push(range(1, variant.pegs + 1), (0, 1))
    return board


def test_a_secret_answers_by_the_rules() -> None:
    board = Board(secret="7432")
    for turn in TRANSCRIPT:
        assert board.outcome() is None and board.points() is None
        guess, answer = turn.split(":")
        assert board.push(guess) == Turn(tuple(map(int, guess)), tuple(map(int, answer)))
    assert board.outcome() == Outcome("won", "codebreaker")
    assert board.points() == 100
    assert board.moves == told(TRANSCRIPT).moves


def test_without_a_secret_an_answer_is_needed() -> None:
    with pytest.raises(BadInput, match="1234 needs its answer"):
        Board().push("1234")


def test_an_answer_that_is_not_the_secrets() -> None:
    board = Board(secret="7432")
    assert board.push("1234", "12").feedback == (1, 2)
    with pytest.raises(BadInput, match=r"row 2 is answered 11, .* the secret answers 02"):
        board.push("1325", (1, 1))
    assert len(board.moves) == 1


@pytest.mark.parametrize(
    ("guess", "answer"),
    [("123", "12"), ("1233", "12"), ("1234", "31"), ("1234", "44"), ("1234", "x"), (7, "12")],
)
def test_what_can_not_be_pushed(guess: Any, answer: str) -> None:
    board = told(TRANSCRIPT[:2])
    with pytest.raises(BadInput):
        board.push(guess, answer)
    assert board.moves == told(TRANSCRIPT[:2]).moves


def test_nothing_follows_the_end() -> None:
    won, lost = told(TRANSCRIPT), missed(10)
    for board in (won, lost):
        with pytest.raises(BadInput, match="the game is over"):
            board.push("1234", "12")


def test_rows_end_the_game() -> None:
    board = missed(9)
    assert board.max_guesses == 10
    assert board.outcome() is None
    board.push("1234", "01")
    assert board.outcome() == Outcome("won", "codemaker")
    assert board.points() == 0
    board.pop()
    board.push("1234", "40")
    assert board.outcome() == Outcome("won", "codebreaker")


@pytest.mark.parametrize(
    ("variant", "factor"),
    [
        (VARIANTS["easy"], 1),
        (VARIANTS["medium"], 2),
        (VARIANTS["hard"], 3),
        (VARIANTS["arbolmaster"], 2),
        (Variant(3, 5, False), 0),
        (Variant(5, 6, False), 1),
        (Variant(6, 9, True), 3),
    ],
)
def test_score(variant: Variant, factor: int) -> None:
    for rounds in (1, 4, 10):
        board = missed(rounds - 1, variant)
        board.push(range(1, variant.pegs + 1), (variant.pegs, 0))
        assert board.points() == (10 * (10 - rounds) + 10) * factor


def test_pop() -> None:
    board = told(TRANSCRIPT)
    assert board.pop() == Turn((7, 4, 3, 2), mastermind.Feedback(4, 0))
    assert board.outcome() is None
    assert board.moves == told(TRANSCRIPT[:5]).moves
    with pytest.raises(BadInput, match="there is no last move"):
        Board().pop()


def test_correct() -> None:
    board = told(["1234:12", "1325:00", "2164:02"])
    assert board.break_row() == 2
    board.correct(2, "02")
    assert board.moves == told(TRANSCRIPT[:3]).moves
    assert board.break_row() is None
    board.correct(2, (4, 0))
    assert board.moves == told(["1234:12", "1325:40"]).moves
    assert board.outcome() == Outcome("won", "codebreaker")


@pytest.mark.parametrize(
    ("row", "answer"), [(0, "12"), (3, "12"), (True, "12"), ("1", "12"), (1, "31"), (1, "xx")]
)
def test_what_can_not_be_corrected(row: Any, answer: str) -> None:
    board = told(TRANSCRIPT[:2])
    with pytest.raises(BadInput):
        board.correct(row, answer)
    assert board.moves == told(TRANSCRIPT[:2]).moves


def test_a_secret_is_not_corrected() -> None:
    board = Board(secret="7432")
    board.push("1234")
    board.correct(1, "12")
    with pytest.raises(BadInput, match="what the secret draws"):
        board.correct(1, "11")


def test_reveal() -> None:
    board = told(TRANSCRIPT[:3])
    with pytest.raises(BadInput, match="row 2 is answered 02, but to 1325 the secret answers 03"):
        board.reveal("9132")  # answers 1234 as the transcript does
    assert board.secret is None
    board.reveal("7432")
    assert board.push("3247").feedback == (0, 4)


@pytest.mark.parametrize("history", [TRANSCRIPT[:n] for n in range(6)], ids=len)
def test_what_is_possible(history: list[str]) -> None:
    board = told(history)
    codes = mastermind.consistent(history)
    assert board.left() == len(codes)
    assert board.few(5) == codes[:5]
    assert board.possible("7432")
    assert board.possible("2164") == ((2, 1, 6, 4) in codes)


@pytest.mark.parametrize(
    ("history", "row"),
    [
        ([], None),
        (TRANSCRIPT, None),
        (["1234:00", "1234:40"], 2),
        (["1234:04", "5678:22", "1234:04"], 2),
        (["5678:00", "1234:00"], 2),
    ],
)
def test_the_row_that_leaves_nothing(history: list[str], row: int | None) -> None:
    board = told(history)
    assert board.break_row() == row
    if row is not None:
        assert mastermind.consistent(history[: row - 1])
        assert not mastermind.consistent(history[:row])


def test_lots_are_fair_and_repeatable() -> None:
    variant = Variant(2, 3, False)
    codes = mastermind.consistent([], variant=variant)
    drawn = [Board.drawn(variant, seed).secret for seed in range(300)]
    assert drawn == [Board.drawn(variant, seed).secret for seed in range(300)]
    assert all(30 <= drawn.count(code) <= 70 for code in codes)
    assert {Board.drawn(Variant(1, 2, True)).secret for _ in range(40)} == {(1,), (2,)}


def test_a_state_is_json_and_comes_back() -> None:
    for board in (told(TRANSCRIPT[:3]), told(TRANSCRIPT), Board.drawn(VARIANTS["hard"], 1)):
        again = Board.from_state(json.loads(json.dumps(board.state())))
        assert (again.variant, again.secret, again.moves) == (
            board.variant,
            board.secret,
            board.moves,
        )


STATE: dict[str, Any] = {"variant": {}, "secret": None, "turns": []}
NO_STATES: dict[str, Any] = {
    "nothing": None,
    "number": 7,
    "empty": {},
    "no turns": {"variant": {}, "secret": None},
    "variant": STATE | {"variant": 4},
    "unknown part": STATE | {"variant": {"rows": 3}},
    "pegs": STATE | {"variant": {"pegs": "four"}},
    "too many codes": STATE | {"variant": {"pegs": 99}},
    "secret": STATE | {"secret": 7432},
    "short secret": STATE | {"secret": [7, 4]},
    "turns": STATE | {"turns": 3},
    "turn": STATE | {"turns": [[1, 2]]},
    "guess": STATE | {"turns": [{"guess": [1, 2, 3, 10], "black": 0, "white": 0}]},
    "answer": STATE | {"turns": [{"guess": [1, 2, 3, 4], "black": 3, "white": 1}]},
    "negative": STATE | {"turns": [{"guess": [1, 2, 3, 4], "black": -1, "white": 1}]},
    "text": STATE | {"turns": [{"guess": [1, 2, 3, 4], "black": "1", "white": "1"}]},
    "untrue": {
        "variant": {},
        "secret": [7, 4, 3, 2],
        "turns": [{"guess": [1, 2, 3, 4], "black": 0, "white": 0}],
    },
    "after the end": STATE | {"turns": [{"guess": [1, 2, 3, 4], "black": 4, "white": 0}] * 2},
    "too long": STATE | {"turns": [{"guess": [1, 2, 3, 4], "black": 0, "white": 1}] * 11},
}


@pytest.mark.parametrize("name", NO_STATES)
def test_what_is_no_state(name: str) -> None:
    with pytest.raises(BadInput) as error:
        Board.from_state(NO_STATES[name])
    assert "\n" not in str(error.value) and len(str(error.value)) < 300


def test_text() -> None:
    lines = str(told(TRANSCRIPT[:2])).splitlines()
    assert lines[0] == " 1  1234  1 black, 2 white"
    assert lines[1] == " 2  1325  0 black, 2 white"
    assert lines[2] == " 3  ...."
    assert len(lines) == 10


def test_the_secret_shows_at_the_end_alone() -> None:
    board = Board(secret="7432")
    board.push("1234")
    assert board.picture()["secret"] is None
    assert "7 4 3 2" not in board._repr_svg_()
    assert board.picture(secret=True)["secret"] == [7, 4, 3, 2]
    board.push("7432")
    assert board.picture() == {
        "variant": {"pegs": 4, "colours": 9, "repeats": False},
        "rows": 10,
        "turns": [
            {"guess": [1, 2, 3, 4], "black": 1, "white": 2},
            {"guess": [7, 4, 3, 2], "black": 4, "white": 0},
        ],
        "secret": [7, 4, 3, 2],
        "outcome": "won",
    }
    assert missed(10).picture()["outcome"] == "lost"
    assert ET.fromstring(board._repr_svg_()).tag.endswith("svg")
