"""Games in ASP: the same as in Prolog, and what can't be played is named."""

from __future__ import annotations

import random
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import thinned

from ludologic import Choice
from ludologic.engines import asp, door, prolog, rules, sandbox
from ludologic.errors import BadInput, Impossible, TimeIsUp
from ludologic.games.two_players import Board, Playable, TwoPlayers, Win
from ludologic.games.two_players_by_clingo import answered

pytest.importorskip("clingo")

GAME = """role(x; o). init(a).
terminal(b) :- state(b). goal(b, x, 100) :- state(b). goal(b, o, 0) :- state(b).
legal(a, x, go) :- state(a). next(a, x, go, b) :- state(a).
"""


JOINT = """role(x; o). init(a).
terminal(s(M, M')) :- state(s(M, M')). goal(S, R, 50) :- terminal(S), role(R).
legal(a, x, (go; stay)) :- state(a). legal(a, o, wait) :- state(a).
next(a, J, s(M, M')) :- joint(a, J), does(J, x, M), does(J, o, M').
"""
"""The roles move at the same time."""


def rule_file(folder: Path, text: str) -> Path:
    file = folder / "mine.lp"
    file.write_text(text)
    return file


def asked(file: Path, question: str, **arguments: Any) -> Any:
    """What is answered in this process."""
    return answered(file, question, arguments)


def played_by_lot(name: str, seed: int) -> tuple[Any, list[str]]:
    """A position of the game in Prolog, and the moves that lead there."""
    lots = random.Random(seed)
    board = TwoPlayers(name).board()
    for _ in range(lots.randrange(4, 9)):
        if board.outcome() is None:
            board.push(lots.choice(board.legal_moves))
    return board, list(board.moves)


def worths_by_clingo(name: str, moves: list[str], depth: int) -> dict[int, int]:
    files = [rules.program("two_players", "minimax.lp"), rules.program("two_players", f"{name}.lp")]
    played = [("played", number, int(move)) for number, move in enumerate(moves, start=1)]
    model = asp.Program(files, played, {"plies": depth}).model() or ()
    return {atom[1]: atom[2] for atom in model if atom[0] == "worth"}


def worths_by_prolog(name: str, moves: list[str], depth: int) -> dict[int, int]:
    game = f"two_players_{name}"
    (state,) = next(prolog.each("two_players_contract", "moves_state", game, [*map(int, moves)]))
    found = list(
        prolog.each("two_players_minimax", "state_depth_move_value", game, state, depth, outputs=2)
    )
    return dict(found)


@pytest.mark.prolog
@pytest.mark.parametrize("name", ["noughts_and_crosses", "connect"])
@pytest.mark.parametrize("seed", range(5))
def test_the_same_game_as_in_prolog(name: str, seed: int) -> None:
    board, moves = played_by_lot(name, seed)
    found = asked(rules.program("two_players", f"{name}.lp"), "standing", moves=moves)
    by_prolog = door.two_players.standing(game=name, moves=moves)
    assert found | {"shown": str(board), "state": by_prolog["state"]} == by_prolog
    best = worths_by_prolog(name, moves, 3)  # those moves that are best
    assert best.items() <= worths_by_clingo(name, moves, 3).items()
    assert not best or max(worths_by_clingo(name, moves, 3).values()) == next(iter(best.values()))


@pytest.mark.prolog
def test_nim_in_both() -> None:
    file = rules.program("two_players", "nim.lp")
    sound = {"roles": ["1", "2"], "states": 232, "complete": True, "remarks": []}
    assert asked(file, "check", seconds=60) == sound
    assert door.two_players.check(game="nim", seconds=60) == sound
    for moves in ([], ["take(3,5)", "take(1,2)"], ["take(3,5)", "take(2,4)", "take(1,3)"]):
        found = asked(file, "standing", moves=moves)
        twin = door.two_players.standing(game="nim", moves=moves)
        assert sorted(found["moves"]) == sorted(twin["moves"])
        for name in ("end", "turn", "goals", "played"):
            assert found[name] == twin[name]
        win = asked(file, "win", moves=moves, plies=5)
        assert win == door.two_players.win(game="nim", moves=moves, plies=5)


def test_a_win_below_100(tmp_path: Path) -> None:
    file = rule_file(tmp_path, GAME.replace("x, 100", "x, 90").replace("o, 0", "o, 10"))
    assert asked(file, "win", moves=[], plies=0) is None
    assert asked(file, "win", moves=[], plies=3) == {"role": "x", "plies": 1, "goal": 90}


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs are asked in this process."""

    def asked(_: Path, __: str, ___: str, *asked: Any, seconds: float | None) -> Any:
        return answered(*asked)

    monkeypatch.setattr(sandbox, "asked", asked)


@pytest.mark.usefixtures("here")
def test_from_the_beginning_to_the_end(tmp_path: Path) -> None:
    game = TwoPlayers(rule_file(tmp_path, GAME))
    assert game.check() == Playable(("x", "o"), 2, True)
    assert game.win(plies=3) == Win("x", 1, 100)
    board = game.board()
    assert board.move("minimax", depth="end") == Choice("go", "", 100, True)
    board.push(" go")
    assert board.moves == ("go",)
    assert (str(board), board.goals, board.outcome().winner) == ("b", (100, 0), "x")  # type: ignore[union-attr]
    with pytest.raises(BadInput, match="accepted are random, minimax"):
        game.board().move("mcts")


@pytest.mark.parametrize("term", ['"up, \\"up\\""', "-a", "(x,1)", "(1,)", '("",f(-1))', "#sup"])
def test_any_terms(tmp_path: Path, term: str) -> None:
    """What moves and states are called is kept as it is."""
    told = (
        GAME.replace(", go", f", {term}")
        .replace("(a)", f"(s({term}))")
        .replace("(a,", f"(s({term}),")
    )
    file = rule_file(tmp_path, told)
    sound = {"roles": ["x", "o"], "states": 2, "complete": True, "remarks": []}
    assert asked(file, "check", seconds=9) == sound
    standing = asked(file, "standing", moves=[])
    (move,) = standing["moves"]
    assert standing["shown"] == f"s({term})"
    assert asked(file, "standing", moves=[move])["end"] == {"kind": "won", "winner": "x"}
    player = {"kind": "minimax", "depth": None}
    assert asked(file, "choice", moves=[], player=player, seed=0)["move"] == move


def test_three_roles(tmp_path: Path) -> None:
    file = rule_file(tmp_path, GAME + "role(z). goal(b, z, 40).")
    assert asked(file, "check", seconds=9)["roles"] == ["x", "o", "z"]
    over = asked(file, "standing", moves=["go"])
    assert (over["end"], over["goals"]) == ({"kind": "reached"}, [100, 0, 40])


@pytest.mark.parametrize("text", ["stop", "go,", "", "go). halt(", "X", '"go"'])
def test_no_move(tmp_path: Path, text: str) -> None:
    file = rule_file(tmp_path, GAME)
    with pytest.raises(BadInput, match="is no legal move"):
        asked(file, "standing", moves=[text])
    with pytest.raises(BadInput, match="is over"):
        asked(file, "standing", moves=["go", "go"])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "there are 0 atoms init(S)"),
        (GAME + "role(z).", "there is no goal(b,z,V)"),
        (GAME + "init(b).", "there are 2 atoms init(S)"),
        (GAME.replace("legal(a", "legal(c"), "there is no legal(a,R,M)"),
        (
            GAME + "legal(a, o, go).",
            "legal(a,R,M) is true of two roles: they move by turns, or each role has a legal move, "
            "and there is a next(a,J,S)",
        ),
        (GAME.replace("x, go", "z, go"), "legal(a,z,M) is true, and there is no such role"),
        (GAME + "legal(a, x, stop).", "there is no next(a,x,stop,S)"),
        (GAME + "next(a, x, go, c).", "next(a,x,go,S) has more than one S"),
        (GAME + "next(b, x, go, c).", "next(b,R,M,S) is true, and that state is terminal"),
        (GAME.replace("goal(b, o", "goal(b, p"), "there is no goal(b,o,V)"),
        (GAME + "goal(b, x, 0).", "goal(b,x,V) has more than one V"),
        (GAME.replace("100", "101"), "goal(b,x,101) is no goal"),
        (GAME + "{ a }.", "more than one answer set"),
        (GAME + "fault(foo).", "fault(foo) is true, a name that is kept for"),
        (GAME + ":- role(x).", "no answer set"),
        (GAME + "legal(", "can't be loaded"),
    ],
)
def test_what_can_not_be_played(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadInput, match=re.escape(words)):
        asked(rule_file(tmp_path, text), "check", seconds=9)


WAIT = "((o,wait),((x,stay),()))"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            JOINT + "next(a, R, M, b) :- legal(a, R, M).",
            "next(a,R,M,S) and next(a,J,S) are both true: roles move by turns, or at the same time",
        ),
        (
            JOINT.replace("legal(a, o, wait)", "legal(a, x, wait)"),
            "there is no next(a,x,go,S): a legal move leads to one state; if roles move at the "
            "same time, each of them has one",
        ),
        (
            JOINT.replace("s(M, M')) :- state(s(M, M'))", "s(go, M)) :- state(s(go, M))")
            + "legal(s(stay, wait), x, stop) :- state(s(stay, wait)).",
            "there is no legal(s(stay,wait),o,M): if roles move at the same time, each has a legal "
            "move in a state that is not terminal",
        ),
        (
            JOINT.replace("does(J, x, M)", "does(J, x, M), M = go"),
            f"there is no next(a,{WAIT},S): a legal move leads to one state",
        ),
        (
            JOINT + "next(a, J, b) :- joint(a, J), does(J, x, stay).",
            f"next(a,{WAIT},S) has more than one S: a move leads to one state",
        ),
        (
            JOINT + "next(a, ((o, run), ((x, go), ())), b).",
            "next(a,((o,run),((x,go),())),S) is true, and these are no legal moves of all roles: "
            "accepted is a J of joint(S,J)",
        ),
        (JOINT + "legal(a, z, go).", "legal(a,z,M) is true, and there is no such role"),
        (JOINT.replace("50", "101"), "goal(s(go,wait),o,101) is no goal"),
        (JOINT + "{ b }.", "there is more than one answer set"),
    ],
)
def test_what_can_not_be_played_together(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadInput, match=re.escape(words)):
        asked(rule_file(tmp_path, text), "words")


def test_too_many_states_for_roles_that_move_together(tmp_path: Path) -> None:
    endless = """role(x; o). init(0). legal(S, R, (1..45)) :- state(S), role(R).
    next(S, J, (S, M, M')) :- joint(S, J), does(J, x, M), does(J, o, M').
    """
    with pytest.raises(Impossible, match=r"^the game has more than 2,000 states, and its roles "):
        asked(rule_file(tmp_path, endless), "words")


@pytest.mark.prolog
@pytest.mark.parametrize(("time", "seconds"), [(None, 10.0), (60, None)])
def test_the_time_to_tell_all_states(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, time: float | None, seconds: float | None
) -> None:
    """It is that of whoever asks, if there is a limit."""
    given: dict[str, float | None] = {}

    def asked(_: Path, __: str, ___: str, *asked: Any, seconds: float | None) -> Any:
        given[asked[1]] = seconds
        return answered(*asked)

    monkeypatch.setattr(sandbox, "asked", asked)
    assert TwoPlayers(rule_file(tmp_path, JOINT), time=time).roles() == ("o", "x")
    assert given["words"] == seconds


def test_rules_that_have_changed(tmp_path: Path) -> None:
    """The roles moved by turns when the game was loaded."""
    with pytest.raises(BadInput, match=r"Prolog answers, after the game is loaded again$"):
        asked(rule_file(tmp_path, JOINT), "win", moves=[], plies=1)


@pytest.mark.prolog
@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("name", ["prisoners_dilemma", "goofspiel", "kuhn_poker"])
def test_the_same_joint_game_as_in_prolog(name: str) -> None:
    """The numbers of states, and what is known along a game that is drawn."""
    in_asp = TwoPlayers(rules.program("sheets", f"{name}.lp"), time=60)
    in_prolog = TwoPlayers(name, time=60)
    checked, known = in_asp.check(), in_prolog.check()
    assert checked == known._replace(roles=tuple(sorted(known.roles)))
    assert in_asp.players == in_prolog.players
    board, twin, lots = in_asp.board(), in_prolog.board(), random.Random(name)
    while not twin.is_game_over():
        assert (board.turn, board.legal_moves) == (twin.turn, twin.legal_moves)
        assert in_asp.win(board, plies=3) == in_prolog.win(twin, plies=3)
        if len(board.moves) > 3 or name != "goofspiel":  # which takes longer
            assert in_asp.worth(board, plies=5) == in_prolog.worth(twin, plies=5)
        twin.push(board.push(lots.choice(board.legal_moves)))
    assert dict(zip(checked.roles, board.goals, strict=True)) == dict(
        zip(known.roles, twin.goals, strict=True)
    )


@pytest.mark.deep
@pytest.mark.prolog
def test_the_values_of_joint_games() -> None:
    """As the instances say, each by the process of its program."""
    values = {"prisoners_dilemma": 20, "goofspiel": 50, "kuhn_poker": 50 - Fraction(25, 18)}
    for name, value in values.items():
        worth = TwoPlayers(rules.program("sheets", f"{name}.lp"), time=60).worth(plies=9)
        assert worth is not None and worth.values["first"] == value


@pytest.mark.prolog
@pytest.mark.usefixtures("here")
def test_one_role_that_makes_joint_moves(tmp_path: Path) -> None:
    text = """role(me). init((0, "a b", -x)). goal(S, me, 70) :- terminal(S).
    legal(S, me, (up; down(1, ()))) :- state(S).
    next((N, T, X), J, (N + 1, T, X)) :- joint((N, T, X), J), does(J, me, up).
    next(S, J, S) :- joint(S, J), does(J, me, down(1, ())).
    terminal((2, T, X)) :- state((2, T, X)).
    """
    game = TwoPlayers(rule_file(tmp_path, text))
    assert game.check() == Playable(("me",), 3, True)
    assert game.solve()[:2] == (("up", "up"), 70)
    board = game.board(["up", "down(1, [])"])
    assert (str(board), board.legal_moves) == ('[1,"a b",-x]', ["up", "down(1,[])"])
    with pytest.raises(BadInput, match="accepted are prolog"):
        game.solve(engine="clingo")
    with pytest.raises(Impossible, match="is not explained here: accepted are "):
        game.why("terminal")


def test_rules_without_end(tmp_path: Path) -> None:
    file = rule_file(tmp_path, GAME + "p(X + 1) :- p(X). p(0).")
    with pytest.raises(TimeIsUp, match=r"the time of 0\.3 seconds is up"):
        TwoPlayers(file, time=0.3)
    assert not any(one.lives() for one in sandbox._processes.values() if one.file == file)
    with pytest.raises(BadInput, match="no such file"):
        TwoPlayers("nowhere.lp")


@pytest.mark.deep
def test_a_limit_of_time(tmp_path: Path) -> None:
    text = "role(x; o). init(0). legal(S, x, (1..9)) :- state(S)."
    board = TwoPlayers(
        rule_file(tmp_path, text + "next(S, x, M, 9*S+M) :- legal(S, x, M).")
    ).board()
    choice = board.move("minimax", depth="end", time=1)
    assert choice.move in board.legal_moves and not choice.proved
    with pytest.raises(TimeIsUp):
        board.move("minimax", depth="end", time=0)


@pytest.mark.deep
def test_an_endless_game(tmp_path: Path) -> None:
    """There are more and more states: those that were looked at are sound."""
    text = "role(x; o). init(0). legal(S, x, go) :- state(S). next(S, x, go, S + 1) :- state(S)."
    found = asked(rule_file(tmp_path, text), "check", seconds=1)
    assert not found["complete"] and found["states"] > 1


# Forced wins: clingo and SWI-Prolog are told the same game, and agree on who wins, and when


def by_clingo(name: str, moves: list[str], plies: int) -> set[tuple[str, int, int]]:
    files = [
        rules.program("two_players", "win_within.lp"),
        rules.program("two_players", f"{name}.lp"),
    ]
    played = [("played", number, int(move)) for number, move in enumerate(moves, start=1)]
    model = asp.Program(files, played, {"plies": plies}).model()
    assert model is not None
    return {(role, number, goal) for _, role, number, goal in model}


def by_prolog(name: str, moves: list[str], plies: int) -> set[tuple[str, int, int]]:
    game = f"two_players_{name}"
    state: Any
    (state,) = next(prolog.each("two_players_contract", "moves_state", game, [*map(int, moves)]))
    return {
        (role, number, goal)
        for role in ("x", "o")
        for number in range(plies + 1)
        for (goal,) in list(
            prolog.each(
                "two_players_minimax", "state_role_win", game, state, role, number, outputs=1
            )
        )
    }


def drawn(name: str, seed: int) -> Board:
    """A game whose moves were drawn at random."""
    lots = random.Random(seed)
    board = TwoPlayers(name).board()
    for _ in range(lots.randrange(9)):
        if board.outcome() is None:
            board.push(lots.choice(board.legal_moves))
    return board


@pytest.mark.prolog
@pytest.mark.parametrize("name", ["noughts_and_crosses", "connect"])
@pytest.mark.parametrize("seed", range(12))
def test_the_same_wins(name: str, seed: int) -> None:
    moves = list(drawn(name, seed).moves)
    assert by_clingo(name, moves, 3) == by_prolog(name, moves, 3)


@pytest.mark.prolog
def test_noughts_and_crosses_is_won_by_nobody() -> None:
    assert by_clingo("noughts_and_crosses", [], 9) == set()


def facts(seed: int) -> str:
    """A small game whose goals were drawn at random: its facts are both Prolog and ASP."""
    lots = random.Random(seed)
    said = ["role(a). role(b). init(1)."]
    for state in range(1, 11):
        nexts = {lots.randrange(state + 1, 11) for _ in range(3 if state < 10 else 0)}
        role = lots.choice("ab")
        said += [
            f"legal({state}, {role}, {to}). next({state}, {role}, {to}, {to})." for to in nexts
        ]
        if state == 10 or (state > 4 and lots.random() < 0.5):
            said = [one for one in said if not one.startswith(f"legal({state},")]
            said.append(f"terminal({state}).")
            said += [f"goal({state}, {r}, {lots.choice((10, 25, 50, 75, 90))})." for r in "ab"]
    return "\n".join(said) + "\n"


@pytest.mark.usefixtures("kept_process")
@pytest.mark.prolog
@pytest.mark.parametrize("seed", thinned(range(8), {0, 1}, "deep"))
def test_goals_below_100(seed: int, tmp_path: Path) -> None:
    """Whoever has more than the other has won."""
    text = facts(seed)
    (tmp_path / "mine.lp").write_text(text)
    (tmp_path / "mine.pl").write_text(
        ":- discontiguous(legal/3), discontiguous(next/4), "
        "discontiguous(terminal/1), discontiguous(goal/3).\n" + text
    )
    game = TwoPlayers(tmp_path / "mine.pl")
    for plies in (0, 1, 2, 3, 9):
        win = game.win(plies=plies)
        reply = answered(tmp_path / "mine.lp", "win", {"moves": [], "plies": plies})
        assert reply == (win and win._asdict())


@pytest.mark.prolog
@pytest.mark.long
def test_three_in_a_line_on_four_by_four() -> None:
    assert by_clingo("connect", [], 9) == {("x", 9, 100)}
    assert by_clingo("connect", [], 8) == set()
    assert TwoPlayers("connect").board().move("minimax", depth=9).move == "2"
