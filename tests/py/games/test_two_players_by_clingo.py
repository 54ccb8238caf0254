"""Games of two players in ASP: the same as in Prolog, and what can't be played is named."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from ludologic.engines import asp, door, prolog, rules
from ludologic.errors import BadInput, TimeIsUp
from ludologic.games import grounding
from ludologic.games.two_players import Playable, TwoPlayers, Win
from ludologic.games.two_players_by_clingo import answered

pytest.importorskip("clingo")

GAME = """role(x; o). init(a).
terminal(b) :- state(b). goal(b, x, 100) :- state(b). goal(b, o, 0) :- state(b).
legal(a, x, go) :- state(a). next(a, x, go, b) :- state(a).
"""


def rule_file(folder: Path, text: str) -> Path:
    file = folder / "mine.lp"
    file.write_text(text)
    return file


def asked(file: Path, question: str, **arguments: Any) -> Any:
    """What is answered in this process."""
    return answered(file, question, arguments)["answer"]


def played_by_lot(name: str, seed: int) -> tuple[Any, list[str]]:
    """A position of the game in Prolog, and the moves that lead there."""
    lots = random.Random(seed)
    board = TwoPlayers(name).board()
    for _ in range(lots.randrange(4, 9)):
        if board.outcome() is None:
            board.push(lots.choice(board.legal_moves))
    return board, list(board.moves)


def worths_by_clingo(name: str, moves: list[str], depth: int) -> dict[int, int]:
    files = [rules.program("games", "minimax.lp"), rules.program("games", f"{name}.lp")]
    played = [("played", number, int(move)) for number, move in enumerate(moves, start=1)]
    model = asp.Program(files, played, {"plies": depth}).model() or ()
    return {atom[1]: atom[2] for atom in model if atom[0] == "worth"}


def worths_by_prolog(name: str, moves: list[str], depth: int) -> dict[int, int]:
    game = f"games_{name}"
    (state,) = next(prolog.each("games_contract", "moves_state", game, [*map(int, moves)]))
    found = list(
        prolog.each("games_minimax", "state_depth_move_value", game, state, depth, outputs=2)
    )
    return dict(found)


@pytest.mark.prolog
@pytest.mark.parametrize("name", ["noughts_and_crosses", "connect"])
@pytest.mark.parametrize("seed", range(5))
def test_the_same_game_as_in_prolog(name: str, seed: int) -> None:
    board, moves = played_by_lot(name, seed)
    standing = board.standing
    found = asked(rules.program("games", f"{name}.lp"), "standing", moves=moves)
    by_prolog = door.two_players.standing(game=name, moves=moves)
    assert found | {"shown": standing.shown} == by_prolog
    best = worths_by_prolog(name, moves, 3)  # those moves that are best
    assert best.items() <= worths_by_clingo(name, moves, 3).items()
    assert not best or max(worths_by_clingo(name, moves, 3).values()) == next(iter(best.values()))


def test_a_win_below_100(tmp_path: Path) -> None:
    file = rule_file(tmp_path, GAME.replace("x, 100", "x, 90").replace("o, 0", "o, 10"))
    assert asked(file, "win", moves=[], plies=0) is None
    assert asked(file, "win", moves=[], plies=3) == {"role": "x", "plies": 1, "goal": 90}


def test_from_the_beginning_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def here(_: str, file: Path, request: Any, __: float | None) -> Any:
        return json.loads(json.dumps(answered(file, *json.loads(json.dumps(request)))))

    monkeypatch.setattr(grounding, "asked", here)  # no process each time
    game = TwoPlayers(rule_file(tmp_path, GAME))
    assert game.check() == Playable(("x", "o"), 2, True)
    assert game.win(plies=3) == Win("x", 1, 100)
    board = game.board()
    assert board.choose("minimax", depth=None) == "go"
    board.push(" go")
    assert (str(board), board.goals, board.outcome().winner) == ("b", (100, 0), "x")  # type: ignore[union-attr]
    with pytest.raises(BadInput, match="accepted are random, minimax"):
        game.board().choose("mcts")


@pytest.mark.parametrize("term", ['"up, \\"up\\""', "-a", "(x,1)", "(1,)", '("",f(-1))', "#sup"])
def test_any_terms(tmp_path: Path, term: str) -> None:
    """What moves and states are called is kept as it is."""
    told = (
        GAME.replace(", go", f", {term}")
        .replace("(a)", f"(s({term}))")
        .replace("(a,", f"(s({term}),")
    )
    file = rule_file(tmp_path, told)
    sound = {"roles": ["x", "o"], "states": 2, "complete": True}
    assert asked(file, "check", seconds=9) == sound
    standing = asked(file, "standing", moves=[])
    (move,) = standing["moves"]
    assert standing["shown"] == f"s({term})"
    assert asked(file, "standing", moves=[move])["end"] == {"kind": "won", "winner": "x"}
    player = {"kind": "minimax", "depth": None}
    assert asked(file, "choice", moves=[], player=player, seed=0) == move


@pytest.mark.parametrize("text", ["stop", "go,", "", "go). halt(", "X", '"go"'])
def test_no_move(tmp_path: Path, text: str) -> None:
    file = rule_file(tmp_path, GAME)
    assert "is no legal move" in answered(file, "standing", {"moves": [text]})["fault"]
    assert "is over" in answered(file, "standing", {"moves": ["go", "go"]})["fault"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "there are 0 atoms"),
        (GAME + "role(z).", "there are 3 atoms role(R)"),
        (GAME + "init(b).", "there are 2 atoms init(S)"),
        (GAME.replace("legal(a", "legal(c"), "there is no legal(a,R,M)"),
        (GAME + "legal(a, o, go).", "legal(a,R,M) is true of both players"),
        (GAME.replace("x, go", "z, go"), "legal(a,z,M) is true, and there is no such role"),
        (GAME + "legal(a, x, stop).", "there is no next(a,x,stop,S)"),
        (GAME + "next(a, x, go, c).", "next(a,x,go,S) has more than one S"),
        (GAME + "next(b, x, go, c).", "next(b,R,M,S) is true, and that state is terminal"),
        (GAME.replace("goal(b, o", "goal(b, p"), "there is no goal(b,o,V)"),
        (GAME + "goal(b, x, 0).", "goal(b,x,V) has more than one V"),
        (GAME.replace("100", "101"), "goal(b,x,101) is no goal"),
        (GAME + "{ a }.", "more than one answer set"),
        (GAME + ":- role(x).", "no answer set"),
        (GAME + "legal(", "can't be loaded"),
    ],
)
def test_what_can_not_be_played(tmp_path: Path, text: str, words: str) -> None:
    assert words in answered(rule_file(tmp_path, text), "check", {"seconds": 9})["fault"]


def test_rules_without_end(tmp_path: Path) -> None:
    file = rule_file(tmp_path, GAME + "p(X + 1) :- p(X). p(0).")
    with pytest.raises(BadInput, match="has not come to an end after 1 seconds"):
        TwoPlayers(file, seconds=1)
    with pytest.raises(BadInput, match="no such file"):
        TwoPlayers("nowhere.lp")


def test_a_limit_of_time(tmp_path: Path) -> None:
    text = "role(x; o). init(0). legal(S, x, (1..9)) :- state(S)."
    board = TwoPlayers(
        rule_file(tmp_path, text + "next(S, x, M, 9*S+M) :- legal(S, x, M).")
    ).board()
    with pytest.raises(TimeIsUp):
        board.choose("minimax", depth=None, time=0.4)


def test_an_endless_game(tmp_path: Path) -> None:
    """There are more and more states: those that were looked at are sound."""
    text = "role(x; o). init(0). legal(S, x, go) :- state(S). next(S, x, go, S + 1) :- state(S)."
    found = asked(rule_file(tmp_path, text), "check", seconds=0.1)
    assert not found["complete"] and found["states"] > 1
