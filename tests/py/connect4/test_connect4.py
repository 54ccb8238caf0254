"""Connect 4 from Python and from the command line."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

import pytest
from tests.conftest import thinned

from ludologic import connect4, display
from ludologic.connect4 import Board
from ludologic.engines import door
from ludologic.errors import BadInput, Impossible
from ludologic.session import Session

pytestmark = pytest.mark.prolog

LATE = "2252576253462244111563365343671351441"
"""A position of a published test set, of score -1."""
FULL = "121212212121343434434343565656656565777777"

WRONG: list[tuple[Any, str]] = [
    ("0", "move 1: 0 is no column"),
    ("448", "move 3: 8 is no column"),
    ("4x", "move 2: 'x' is no column"),
    ([4, 2.5], "move 2: 2.5 is no column: it is a whole number or a digit"),
    ([[4, 4], [4]], "move 1: the list [4, 4] is no column: it is a whole number or a digit"),
    ([True], "move 1: True is no column"),
    ("4444444", "move 7: column 4 is full"),
    ("12121212", "move 8 comes after the end of the game: x has won"),
    (FULL + "1", "move 43 comes after the end of the game: the board is full"),
    ("x" * 10_000, "move 1: 'x' is no column"),
    ("1234567" * 1500, "comes after the end"),
    ([10**30], "is no column"),
    (7, "is no position"),
]


@pytest.mark.parametrize(("position", "sentence"), WRONG)
def test_what_is_no_position(position: Any, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        Board(position)
    assert sentence in str(caught.value) and len(str(caught.value)) < 200


def test_a_board_as_text() -> None:
    """What else a Board does is tested for all games: test_board.py."""
    board = Board("4455")
    assert (board.turn, board.legal_moves) == ("x", [1, 2, 3, 4, 5, 6, 7])
    assert str(board).splitlines()[-3:] == [". . . o o . .", ". . . x x . .", "1 2 3 4 5 6 7"]
    assert repr(board) == "Board('4455')" and "<svg" in board._repr_svg_()


def test_the_score_of_every_column() -> None:
    value, columns = Board(LATE).score()
    assert value == -1 == max(one for one in columns if one is not None)
    assert [number for number, one in enumerate(columns, 1) if one is not None] == Board(
        LATE
    ).legal_moves


def test_a_game_that_is_over() -> None:
    full = Board(FULL)
    assert full.outcome() == connect4.Outcome("draw") and full.legal_moves == []
    with pytest.raises(Impossible, match="x has won"):
        connect4.move("1212121")
    with pytest.raises(BadInput):
        Board.from_state({"moves": "44"})


def test_published_scores() -> None:
    assert connect4.scores(["4455", (4, 4, 5, 5), "44455554221"]) == [18, 18, -15]
    with pytest.raises(BadInput, match="move 3: 'x'"):
        connect4.scores(["4455", "44x"])


@pytest.mark.parametrize("player", connect4.PLAYERS)
def test_players_take_a_win(player: str) -> None:
    options = {"depth": 1} if player in ("metric0", "metric1", "metric2") else {}
    choice = connect4.move("121212", player=player, **options)
    assert choice.move == 1 or player == "metric4"
    assert connect4.move("121212", player=player, **options) == choice


def test_exact_says_whether_it_is_proved() -> None:
    choice = connect4.move("4455", time=60)
    assert (choice.move, choice.values, choice.proved) == (3, {3: 18}, True)
    early = connect4.move("", time=0.2)
    assert not early.proved and early.values == {}


def test_review_finds_what_was_given_away() -> None:
    left, mistakes, _ = connect4.review("12121232", time=0.3)
    said = "Move 7: x in column 3 gave away a win for a loss; column 1 keeps the win."
    assert 7 not in left and mistakes[-1] == connect4.Mistake(7, "x", 3, 18, -18, 1, said)


def test_explain_marks_a_win() -> None:
    kinds = {remark.kind: remark.cells for remark in connect4.explain("121212")}
    assert kinds["win"] == ((1, 4),)
    with pytest.raises(Impossible):
        connect4.explain("1212121")


# The command line


@pytest.fixture
def talk(process: Any) -> Any:
    """Runs `ludologic connect4 ...` as a process."""
    return partial(process, "connect4")


def test_move(run: Any) -> None:
    words = ["connect4", "move", "4455", "--player", "metric2", "--json", "--depth", "5"]
    document = run(*words).value
    assert document["column"] == 3 and list(document["scores"]) == list("1234567")


@pytest.mark.parametrize(
    "arguments",
    [
        ["move", "48"],
        ["move", "4", "--player", "nobody"],
        ["move", "4", "--depth", "0"],
        ["move", "4", "--seed", "2147483648"],
        ["move", "4", "--time", "-1"],
        ["score", "4455", "-"],
        ["play", "--x", "nobody"],
    ],
)
def test_bad_input(run: Any, arguments: list[str]) -> None:
    run("connect4", *arguments).is_error(2)


def test_a_score_is_asked_once(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    ask = door.Game._ask

    def noted(game: door.Game, name: str, /, **arguments: Any) -> Any:
        asked.append(name)
        return ask(game, name, **arguments)

    monkeypatch.setattr(door.Game, "_ask", noted)
    said = run("connect4", "score", "65617356615221567642", "1212121")
    assert said.out == (
        "65617356615221567642  +11  columns +10 -11 -11 +11 +11 . -11\n"
        "1212121  -18  columns . . . . . . .\n"
    )
    run("connect4", "explain", "121212")
    explained = ["tactics", "variation", "remarks", "closed", "standing"]
    assert asked == ["score", "score", "closed", *explained]


@pytest.mark.deep
def test_scores_one_a_line(talk: Any) -> None:
    said = talk("score", "-", "--json", typed=f"{LATE}\n44x\n{'1' * 10_000}\n1212121")
    documents = [json.loads(line) for line in said.out.splitlines()]
    assert said.code == 0 and said.err == ""
    assert documents[0]["score"] == -1 and max(filter(None, documents[0]["columns"])) == -1
    assert documents[1]["line"] == 2 and "move 3" in documents[1]["error"]
    assert documents[2]["line"] == 3 and documents[3]["columns"] == [None] * 7


def test_engine(talk: Any) -> None:
    lines = "new\nplay 4\nplay 9\n\x00garbage\nplay\nposition 4455\ngo 500\ngo x\n"
    said = talk("engine", typed=f"{lines}position 1212121\ngo 5\n{'x' * 10_000}\nquit\nnew\n")
    answers = said.out.splitlines()
    kinds = [answer.split()[0] for answer in answers]
    assert kinds == ["ok", "ok", *["error"] * 3, "ok", "bestmove", "error", "ok", *["error"] * 2]
    assert (
        answers[6] == "bestmove 3 proved: x wins by stone 7 at the latest"
        and said.err == ""
        and said.code == 0
    )


@pytest.mark.deep
def test_engine_says_what_proves_a_move(talk: Any) -> None:
    said = talk("engine", "--player", "perfect", typed="go 1000\nposition 44\ngo 0\n")
    first, _, second = said.out.splitlines()
    assert first == "bestmove 4 proved by the facts: x wins by stone 41 at the latest"
    assert second.startswith("bestmove ")
    talk("engine", "--player", "metric1").is_error(2, "accepted are exact, perfect")


@pytest.mark.deep
def test_a_closed_pipe_ends_the_engine_quietly(opened: Any) -> None:
    process = opened("connect4", "engine")
    process.stdin.write("new\n")
    process.stdin.flush()
    assert process.stdout.readline() == "ok\n"
    process.stdout.close()
    process.stdin.write("new\n" * 10)
    process.stdin.close()
    assert process.stderr.read() == ""
    process.wait(60)


@pytest.mark.deep
def test_ctrl_c_stops_a_search(opened: Any, stopped: Any) -> None:
    assert stopped(opened("connect4", "score", "")) == (130, "", "Error: stopped\n")


@pytest.mark.deep
def test_play_with_undo_hint_save_and_load(talk: Any, ann: Any) -> None:
    lines = "1\n9\nundo\n1\nhint\nsave mine\nboard\nquit\n"
    two = ["--o", "person", "--position", "12121", "--time", "0.2"]
    said = talk("play", *two, *ann, "--plain", typed=lines)
    assert said.code == 0 and "Saved as 'mine'" in said.out
    assert "is no column" in said.err and "Traceback" not in said.err
    again = talk("play", "--load", "mine", *ann, "--plain", "--json", typed="2\n")
    assert again.value["outcome"] == "open"


def test_programs_play_each_other(talk: Any) -> None:
    document = talk("play", "--x", "metric1", "--o", "metric3", "--json").value
    assert document["outcome"] != "open" and Board(document["position"]).outcome() is not None


def test_explain_says_how_it_goes_on(run: Any) -> None:
    said = run("connect4", "explain", "4455", "--json").value
    sentences = [remark["sentence"] for remark in said["remarks"]]
    assert any(one.startswith("x wins within 3 plies, with column ") for one in sentences)
    assert "Best play is 3 4 2: score +18 for x." in sentences
    early = run("connect4", "explain", "4", "--time", "0", "--json").value
    assert [remark["kind"] for remark in early["remarks"]] == ["time"]


# Pictures


def test_the_four_that_won_are_marked() -> None:
    won = Board("1122334")
    assert won.picture()["fours"] == [[1, 1], [2, 1], [3, 1], [4, 1]]
    svg = won._repr_svg_()
    assert svg.count('class="four"') == 4 and "stand at (1, 1), (2, 1), (3, 1), (4, 1)." in svg
    assert "<title>Connect 4. x has won with stone 7.</title>" in svg
    assert "<desc>1: x in column 1. 2: o in column 1. 3: x in column 2. " in svg
    assert 'class="four"' not in Board("112233")._repr_svg_()
    assert display.text(won, ()).splitlines()[6] == "|*X**X**X**X* .  .  . |"
    rows = display.text(Board("112233"), ()).splitlines()
    assert rows[6] == "| X  X  X  .  .  .  . |" and rows[5][8] == "O"
    assert rows[-1] == "6 stones, x to move."


def test_bounds_where_the_time_is_short(run: Any) -> None:
    said = run("connect4", "score", "4", LATE, "1212121", "--time", "0.5", "--json")
    assert said.code == 0
    early, late, ended = map(json.loads, said.out.splitlines())
    assert early["score"] is None and early["lower"] <= -2 <= early["upper"]
    assert all(low < high for low, high in early["bounds"]) and early["columns"] == [None] * 7
    assert late["score"] == late["lower"] == late["upper"] == -1 and any(late["columns"])
    assert ended["score"] == -18 and ended["columns"] == [None] * 7
    said = run("connect4", "score", "4", "--time", "0")
    assert said.code == 0 and "-19 to -1, not proved" in said.out  # as the facts say
    run("connect4", "score", "4", "--time", "-1").is_error(2)


# Hints in a session: from a won position they lead to the win, and say how soon


@pytest.mark.deep
@pytest.mark.parametrize("other", thinned(["hard", "perfect"], {0}))
@pytest.mark.parametrize("start", thinned(["", "444442241666"], {0}))
def test_the_count_of_moves_falls(start: str, other: str) -> None:
    counts: list[int] = []
    with Session(door.connect4, seats=["friend", "friend"]) as session:
        for column in start:
            session.do("move", move=column)
        while session.view["over"] is None:
            if session.view["turn"] == 1:
                hint = session.do("hint", seconds=20)["hint"]  # it ends when it is proved
                found = re.search(
                    r"wins (?:at once|in (?:at most )?(\d+) moves?)", hint["sentence"]
                )
                assert found and hint["proved"], hint
                counts.append(int(found[1] or 1))
                session.do("move", move=hint["move"])
            else:
                session.do("seat", number=2, who=other)
                session.do("think", seconds=0.5)
                session.do("seat", number=2, who="friend")
        assert session.view["over"]["winner"] == 1
    assert counts == sorted(set(counts), reverse=True) and counts[-1] == 1


# How strong the levels are: games between neighbours, with sides exchanged, at the session


LEVELS = door.connect4.levels
SECONDS = 0.5


def points(one: str, other: str, games: int) -> float:
    """What the first gets of so many games: 1 for a win, half for a draw."""
    total = 0.0
    for seed in range(games):
        first = seed % 2 == 0
        seats = [one, other] if first else [other, one]
        with Session(door.connect4, seats=seats, seed=seed) as table:
            while (over := table.view["over"]) is None:
                table.do("think", seconds=SECONDS)
        if over["winner"] is None:
            total += 0.5
        elif (over["winner"] == 1) == first:
            total += 1
    return total


@pytest.mark.deep
@pytest.mark.parametrize(
    ("stronger", "games"), thinned([(1, 12), *((level, 40) for level in (1, 2, 3))], {0})
)
def test_each_level_beats_the_one_below(stronger: int, games: int) -> None:
    levels = LEVELS()
    assert len(levels) == 4
    assert points(levels[stronger], levels[stronger - 1], games) >= games * 0.65
