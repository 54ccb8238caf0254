"""Paper soccer from Python: games, boards, players, and what is wrong with them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludologic import soccer
from ludologic.board import Outcome
from ludologic.engines import door
from ludologic.errors import BadInput, Impossible
from ludologic.soccer import Board, Field, MatchResult, arguments

pytestmark = pytest.mark.prolog

GOAL = "0,7,1,6,1,75,342,75,25,00,34,103,6412,0,0,7542,70,5,020"
OWN_GOAL = "4,4,4,4,53"
CORNER = "1,1,0,1,1"
"""Player 1 ends in the corner, in the middle of a bounce."""
MOUTH = "0,7,1,6,1"
"""The ball lies before the goal that player 1 shoots at: at 7 is a post."""
SMALL = Field("standard", 3, 3, 1)
LARGE = Field("standard", 40, 60, 2)

WRONG: list[tuple[Any, str]] = [
    ("8", "turn 1: step 1: '8' is no direction: directions are 0 to 7"),
    ("0,x", "turn 2: step 1: 'x' is no direction"),
    ("0,-1", "turn 2: step 1: '-' is no direction"),
    ("0,７", "is no direction"),
    ("0,7,\x000", "turn 3: step 1: '\\x00' is no direction"),
    ("0,,7", "turn 2: it is empty"),
    (",", "turn 1: it is empty"),
    ("0,4", "turn 2: step 1: the edge in direction 4 is drawn already"),
    (MOUTH + ",76", "turn 6: step 2: nothing can be drawn in direction 6"),
    ("00", "turn 1: it ends with step 1"),
    (MOUTH + ",7", "turn 6: it stops too early: the ball bounces"),
    (GOAL + ",0", "turn 20: it comes after the end of the game: player 1 has won by a goal"),
    (CORNER + ",0", "turn 6: it comes after the end of the game: player 2 has won because"),
    ("0" * 1_000_000, "turn 1: it ends with step 1"),
    ("0," * 500_000, "turn 7: it comes after the end"),
    ("9" * 1_000_000, "turn 1: step 1: '9' is no direction"),
    ("x" * 1_000_000, "turn 1: step 1: 'x' is no direction"),
    ("halt.", "turn 1: step 1: 'h' is no direction"),
    (7, "the int 7 is no game"),
    ([0, 7], "turn 1: 0 is no turn"),
    (["0", None], "turn 2: None is no turn"),
    (["0", ""], "turn 2: it is empty"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "sentence"), WRONG, ids=lambda value: str(value)[:20])
def test_what_is_no_game(game: Any, sentence: str) -> None:
    for asked in (Board, soccer.replay, soccer.move):
        with pytest.raises(BadInput) as caught:
            asked(game)
        assert sentence in str(caught.value) and len(str(caught.value)) < 200


def test_a_board_in_the_manner_of_chess() -> None:
    board = Board(MOUTH)
    assert (board.turn, board.begun, board.ball) == (2, "", (4, 1))
    assert board.legal_steps == [0, 1, 2, 3, 4, 6, 7]
    board.push_step(7)
    assert (board.turn, board.begun, board.ball) == (2, "7", (3, 0))
    assert repr(board) == f"Board('{MOUTH}') and 7 begun"
    board.push("5")
    assert (board.turn, board.begun, board.moves[-2:]) == (1, "", ("1", "75"))
    assert repr(board) == f"Board('{MOUTH},75')" and board == Board([*MOUTH.split(","), "75"])
    assert board.pop_step() == 5 and board.begun == "7"
    assert board.pop() == "7" and board == Board(MOUTH)
    assert board.pop() == "1" and board.turn == 1
    other = board.copy()
    other.push("1")
    assert board.moves == ("0", "7", "1", "6") and "<svg" in other._repr_svg_()


def test_a_push_that_is_refused_changes_nothing() -> None:
    board = Board(MOUTH)
    board.push_step("7")
    before = board.state()
    for turn in ("3", "50", "8", "", "0", None):
        with pytest.raises(BadInput):
            board.push(turn)  # type: ignore[arg-type]
    for step in ("3", 8, "", "50", None):
        with pytest.raises(BadInput):
            board.push_step(step)  # type: ignore[arg-type]
    assert board.state() == before


def test_a_turn_that_stops_too_early_is_not_pushed() -> None:
    board = Board(MOUTH)
    with pytest.raises(BadInput, match="turn 6: it stops too early"):
        board.push("7")
    board.push_steps("7")
    assert board.begun == "7"


@pytest.mark.parametrize(
    ("game", "outcome"),
    [
        (GOAL, Outcome("goal", 1)),
        (OWN_GOAL, Outcome("goal", 2)),
        (CORNER, Outcome("stuck", 2)),
        ("0,7,1", None),
        ("", None),
    ],
)
def test_outcomes(game: str, outcome: Outcome | None) -> None:
    board = Board(game)
    assert board.outcome() == outcome
    assert (board.legal_steps == []) == (outcome is not None)
    turns = tuple(game.split(",")) if game else ()
    assert soccer.replay(game)[:2] == (outcome, turns)
    if outcome:
        for asked in (soccer.move, soccer.path, soccer.outcomes):
            with pytest.raises(Impossible, match=f"player {outcome.winner} has won"):
                asked(board)


def test_nothing_to_take_back() -> None:
    for take in (Board().pop, Board().pop_step):
        with pytest.raises(BadInput, match="nothing was played"):
            take()


# Random games


def played(choices: list[int], field: Field) -> Board:
    """A game of random steps, as far as it goes."""
    board = Board(field=field)
    for choice in choices:
        legal = board.legal_steps
        if not legal:
            break
        board.push_step(legal[choice % len(legal)])
    return board


FIELDS = [
    Field("standard", 8, 10, 2),
    Field("line", 8, 10, 0),
    SMALL,
    Field("standard", 5, 4, 3),
    Field("line", 3, 2, 0),
]
GAMES = st.lists(st.integers(0, 10**6), min_size=1, max_size=30)


@settings(max_examples=8, deadline=None)
@given(choices=GAMES, field=st.sampled_from(FIELDS))
def test_undo_restores_exactly(choices: list[int], field: Field) -> None:
    board = Board(field=field)
    seen = []
    for choice in choices:
        legal = board.legal_steps
        if not legal:
            break
        seen.append((board.state(), board.picture()))
        board.push_step(legal[choice % len(legal)])
    for state, value in reversed(seen):
        board.pop_step()
        assert board.state() == state and board.picture() == value
        assert Board.from_state(json.loads(json.dumps(state))).picture() == value


@settings(max_examples=8, deadline=None)
@given(choices=GAMES, field=st.sampled_from(FIELDS))
def test_turns_and_steps_are_the_same_game(choices: list[int], field: Field) -> None:
    board = played(choices, field)
    again = Board(board.moves, field=field)
    assert again.outcome() == board.outcome() or board.begun
    assert soccer.replay(",".join(board.moves), field=field).moves == board.moves
    for direction in board.begun:
        again.push_step(direction)
    assert again.picture() == board.picture()
    for number in range(len(board.moves), 0, -1):
        board.pop()
        if len(board.moves) == number - 1:
            assert board == Board(again.moves[: number - 1], field=field)


@settings(max_examples=8, deadline=None)
@given(choices=GAMES, field=st.sampled_from(FIELDS))
def test_each_edge_is_drawn_once(choices: list[int], field: Field) -> None:
    value = played(choices, field).picture()
    edges = [
        frozenset((tuple(a), tuple(b)))
        for trail in value["trails"]
        for a, b in zip(trail["places"], trail["places"][1:], strict=False)
    ]
    assert len(edges) == len(set(edges))
    ways = {tuple(place) for place in value["free"].values()}
    assert not any(frozenset((tuple(value["ball"]), way)) in edges for way in ways)


@pytest.mark.deep
@settings(max_examples=150, deadline=None)
@given(st.text(alphabet="01234567890123456789,,, x\x00é０", max_size=12))
def test_any_text_is_a_game_or_none(game: str) -> None:
    try:
        moves = soccer.replay(game).moves
    except BadInput as error:
        assert "\n" not in str(error) and len(str(error)) < 200
    else:
        assert moves == Board(game).moves


# States


STATE: dict[str, Any] = {"field": ["standard", 8, 10, 2], "turns": ["0"], "begun": ""}


@pytest.mark.parametrize(
    "state",
    [
        None,
        7,
        {},
        STATE | {"field": None},
        STATE | {"field": ["standard", 8, 10]},
        STATE | {"field": ["standard", 8, 10, 3]},
        STATE | {"field": ["standard", "8", 10, 2]},
        STATE | {"turns": "0,7"},
        STATE | {"turns": [0]},
        STATE | {"turns": ["0", "4"]},
        STATE | {"begun": None},
        STATE | {"begun": "4"},
        STATE | {"begun": "x"},
    ],
    ids=str,
)
def test_what_is_no_state(state: Any) -> None:
    with pytest.raises(BadInput) as error:
        Board.from_state(state)
    assert "\n" not in str(error.value) and len(str(error.value)) < 300


def test_a_state_is_json_and_comes_back() -> None:
    board = Board(MOUTH)
    board.push_step(7)
    again = Board.from_state(json.loads(json.dumps(board.state())))
    assert again == board and again.begun == "7"


# Players


@pytest.mark.parametrize(
    "player", ["random", "dijkstra", "dijkstra:literal", "reply", "reply:literal"]
)
@pytest.mark.parametrize("field", [SMALL, Field("line", 8, 10, 0)], ids=str)
def test_players_play_whole_turns(player: str, field: Field) -> None:
    board = Board(field=field)
    for seed in range(6):
        if board.outcome() is not None:
            break
        turn = soccer.move(board, player=player, seed=seed).move
        assert turn == soccer.move(board.moves, field=field, player=player, seed=seed).move
        board.push(turn)
    assert board.moves


def test_search_takes_a_goal_and_keeps_its_time() -> None:
    board = Board(f"{MOUTH},6")
    board.push(soccer.move(board, time=60).move)
    assert board.outcome() == Outcome("goal", 1)
    Board().push(soccer.move("", time=0.3).move)


def test_a_player_goes_on_with_a_turn_that_is_begun() -> None:
    board = Board(MOUTH)
    board.push_step(7)
    board.push(soccer.move(board, player="dijkstra").move)
    assert len(board.moves) == 6 and not board.begun


# Matches


@pytest.mark.deep
def test_a_match_does_not_depend_on_its_jobs() -> None:
    score, games = soccer.tournament("dijkstra", "random", games=6, field=SMALL, seed=3)
    again = soccer.tournament("dijkstra", "random", games=6, field=SMALL, seed=3, jobs=2)
    assert again == (score, games) and score.won + score.lost == 6
    other = soccer.tournament("dijkstra", "random", games=6, field=SMALL, seed=4)
    assert other[1] != games


def test_colours_are_swapped_and_openings_shared() -> None:
    _, games = soccer.tournament("dijkstra", "random", games=8)
    for number, game in enumerate(games):
        assert game.won == ((game.outcome.winner == 1) == (number % 2 == 0))
        assert soccer.replay(",".join(game.moves))[:2] == (game.outcome, game.moves)
    for first, second in zip(games[::2], games[1::2], strict=True):
        assert first.moves[:4] == second.moves[:4]
    assert len({game.moves[:4] for game in games}) > 2


@pytest.mark.parametrize(
    ("won", "lost", "lower", "upper"),
    [(0, 10, 0.0, 0.2775), (5, 5, 0.2366, 0.7634), (98, 2, 0.9300, 0.9945), (100, 0, 0.9630, 1.0)],
)
def test_the_interval_is_wilsons(won: int, lost: int, lower: float, upper: float) -> None:
    score = MatchResult.of(won, lost)
    assert (score.lower, score.upper) == (
        pytest.approx(lower, abs=1e-4),
        pytest.approx(upper, abs=1e-4),
    )


# Sizes


def test_the_fields_that_have_a_name_are_those_of_prolog() -> None:
    assert tuple(one["kind"] for one in door.soccer.fields()) == arguments.FIELDS


def test_the_smallest_and_a_large_field() -> None:
    board = Board(field=SMALL)
    assert board.picture()["size"] == [3, 3] and len(board.places) == 20
    assert set(str(board)) >= set("+-|O12.")
    large = Board(field=LARGE)
    assert len(large.places) == 41 * 61 + 6
    large.push("0")
    assert large.ball == (20, 29) and large.outcome() is None


@pytest.mark.parametrize(
    ("width", "goal", "usual"), [(8, None, 2), (9, None, 3), (3, None, 1), (9, 1, 1), (2, None, 2)]
)
def test_a_field_by_what_is_not_usual(width: int, goal: int | None, usual: int) -> None:
    assert arguments.sized("standard", width, None, goal).goal == usual
    assert arguments.sized("line", width) == Field("line", width, 10, 0)


# Paths and outcomes


@pytest.mark.parametrize("costs", soccer.COSTS)
@pytest.mark.parametrize(
    ("field", "game"),
    [("standard", ""), ("standard", "0,7,1,6,1,75,342,75,25,00,34"), ("line", "2,1,3")],
)
def test_a_path_by_each_algorithm(field: str, game: str, costs: str) -> None:
    board = Board(game, field=field)
    found = [
        soccer.path(game, field=field, costs=costs, algorithm=algorithm)
        for algorithm in soccer.ALGORITHMS
    ]
    assert len({path.cost for path in found}) == 1
    for path in found:
        assert board.places[path.nodes[0]] == board.ball
        assert path.costs[path.nodes[-1]] == path.cost
        assert any(turn.startswith(path.turn) for turn in board.legal_moves)


def test_the_path_of_the_document() -> None:
    path = soccer.path("", field="line", costs="literal", algorithm="literal")
    assert path[:3] == (10, (49, 50, 51, 52, 53, 54), "2")


def test_a_goal_that_is_cut_off() -> None:
    board = Board("47230,5217,74", field=SMALL)
    for engine in soccer.ENGINES:
        with pytest.raises(Impossible, match="the goal is cut off"):
            soccer.path(board, engine=engine)
    board.push(soccer.move(board, player="dijkstra").move)
    assert len(board.moves) == 4


@pytest.mark.parametrize(("depth", "count"), [(1, 8), (2, 56), (3, 512)])
def test_how_many_outcomes_there_are(depth: int, count: int) -> None:
    assert soccer.outcomes("", depth=depth) == count


def test_a_legal_turn_for_each_outcome() -> None:
    board = Board(MOUTH)
    turns = board.legal_moves
    assert len(turns) == soccer.outcomes(MOUTH) == 17
    for turn in turns:
        other = board.copy()
        other.push(turn)
        assert not other.begun
    board.push_step(7)
    assert board.legal_moves == ["1", "2", "4", "5"]
    assert Board("0,0,0,0,0,0").legal_moves == []


def test_clingo_finds_the_same() -> None:
    for game in ("", MOUTH):
        assert soccer.outcomes(game, engine="clingo") == soccer.outcomes(game)
        path = soccer.path(game, engine="clingo")
        assert path.cost == soccer.path(game).cost == path.costs[path.nodes[-1]]
        assert any(turn.startswith(path.turn) for turn in Board(game).legal_moves)


def test_a_matrix_that_is_too_large_is_refused() -> None:
    with pytest.raises(Impossible, match="too large for 3,727 nodes: algorithm literal takes"):
        soccer.path(field=Field("standard", 60, 60, 2), algorithm="literal")


# What there is to see


@pytest.mark.parametrize("engine", soccer.ENGINES)
@pytest.mark.parametrize(
    ("game", "field", "goal", "safe", "cut_off"),
    [
        ("2,2,2", "line", None, ["0", "4", "5", "7"], ()),
        pytest.param("2,2,2,2", "line", "2", None, (), marks=pytest.mark.deep),
        ("5,47230,7,72,14,7425246003014,4", Field("line", 4, 4, 0), None, None, (2,)),
    ],
    ids=str,
)
def test_what_there_is_to_see(
    engine: str,
    game: str,
    field: Field | str,
    goal: str | None,
    safe: list[str] | None,
    cut_off: tuple[int, ...],
) -> None:
    found = soccer.explain(game, field=field, engine=engine, most=500)
    assert found.goal == goal and set(cut_off) <= set(found.cut_off) and not found.more
    if safe is not None:
        assert sorted(found.safe) == safe
    for turn in found.safe:
        board = Board(game, field=field)
        player = board.turn
        board.push(turn)
        outcome = board.outcome()
        if outcome is None:
            assert soccer.explain(board, engine=engine).goal is None
        else:
            assert outcome.winner == player


@pytest.mark.parametrize("engine", soccer.ENGINES)
def test_so_many_safe_turns(engine: str) -> None:
    assert len(soccer.explain(MOUTH, engine=engine, most=500).safe) == len(
        soccer.explain(MOUTH, most=500).safe
    )
    some = soccer.explain(MOUTH, engine=engine, most=2)
    assert len(some.safe) == 2 and some.more
    with pytest.raises(BadInput, match="number of turns"):
        soccer.explain(MOUTH, engine=engine, most=-1)
    with pytest.raises(Impossible, match="over"):
        soccer.explain(GOAL, engine=engine)
