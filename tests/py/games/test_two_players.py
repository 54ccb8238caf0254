"""Games of two players, told by their rules alone, from Python."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludologic.errors import BadInput
from ludologic.games.two_players import Board, Playable, TwoPlayers
from ludologic.outcome import Outcome

pytestmark = pytest.mark.prolog

NAMES = ["noughts_and_crosses", "nim", "connect", "connect4", "soccer"]
KIF = Path(__file__).parents[2] / "logic" / "games" / "kif" / "tic_tac_toe.kif"
RULES = """role(x). role(o). init(a). terminal(b). legal(a, x, go). next(a, x, go, b).
goal(b, x, 100). goal(b, o, 0).
"""


def rules(folder: Path, added: str = "", without: str = "\n") -> TwoPlayers:
    file = folder / "mine.pl"
    file.write_text(RULES.replace(without, "\n") + added, "utf-8")
    return TwoPlayers(file, seconds=0.5)


def test_pushed_and_popped() -> None:
    board = TwoPlayers("nim").board()
    board.push("take( 3, 5 )")
    assert (board.turn, str(board), board.outcome()) == ("2", "3  4  0", None)
    assert board.pop() == "take( 3, 5 )"
    assert (board.turn, board.moves) == ("1", ())
    with pytest.raises(BadInput, match="nothing was played"):
        board.pop()


def test_an_outcome() -> None:
    board = Board(TwoPlayers("noughts_and_crosses"), tuple("14253"))
    assert board.outcome() == Outcome("won", "x")
    assert (board.goals, board.turn, board.legal_moves) == ((100, 0), "", [])
    with pytest.raises(BadInput, match="over"):
        board.choose("random")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("player", ["random", "minimax", "mcts"])
def test_programs_play_legal_moves(name: str, player: str) -> None:
    board = TwoPlayers(name).board()
    for _ in range(2):
        move = board.choose(player, depth=1, playouts=5)
        assert move in board.legal_moves
        board.push(move)


def test_perfect_play_from_a_rule_sheet() -> None:
    board = TwoPlayers(KIF).board()
    for move in ("mark(2,2)", "mark(1,1)"):
        board.push(move)
    while board.outcome() is None:
        board.push(board.choose("minimax", depth=None))
    assert board.outcome() == Outcome("draw")
    assert board.goals == (50, 50)


def test_a_seed_decides() -> None:
    board = TwoPlayers("connect").board()
    assert {board.choose("mcts", playouts=5, seed=1) for _ in range(3)} == {
        board.choose("mcts", playouts=5, seed=1)
    }
    assert len({board.choose("random", seed=seed) for seed in range(20)}) > 1


def test_a_program(tmp_path: Path) -> None:
    game = rules(tmp_path)
    assert game.check() == Playable(("x", "o"), 2, True)
    board = game.board()
    board.push("go")
    assert board.outcome() == Outcome("won", "x") and str(board) == "b"


@pytest.mark.parametrize(
    ("added", "said"),
    [
        (":- initialization(halt).", None),
        (":- initialization(halt, main).", None),
        (":- halt.", None),
        (":- write(user_error, hello), fail.", None),
        ("terminal(X) :- X == c, missing(X).", None),
        (":- repeat, fail.", "has not come to an end"),
        ("next(a, x, go, X) :- next(a, x, go, X).", "next\\(a,x,go,A\\)"),
        ("terminal(_) :- repeat, fail.", "terminal\\(a\\). has not come to an end"),
        ("legal(a, x, .", "can't be loaded"),
        ("legal(a, o, go).", "both players"),
        ("legal(a, x, _).", "no variable"),
        ("legal(a, x, f(X)) :- X = g(X).", "contains itself"),
        ("legal(a, x, N) :- between(1, inf, N).", "more than 10,000"),
        ("legal(a, x, N) :- N is foo + 1.", "is not a function"),
        ("init(b).", "answers a and b"),
        ("role(z).", "3 answers"),
        ("next(a, x, go, c).", "answers b and c"),
        ("goal(b, x, 7).", "answers 100 and 7"),
    ],
)
def test_hostile_programs(
    tmp_path: Path, added: str, said: str | None, capfd: pytest.CaptureFixture[str]
) -> None:
    if said is None:
        assert rules(tmp_path, added).check() == Playable(("x", "o"), 2, True)
    else:
        with pytest.raises(BadInput, match=said):
            rules(tmp_path, added).check()
    assert capfd.readouterr().out == ""


def test_halt_in_a_rule(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No permission to end"):
        rules(tmp_path, "legal(a, x, stop) :- halt.").check()


def test_an_empty_program(tmp_path: Path) -> None:
    file = tmp_path / "empty.pl"
    file.write_text("")
    with pytest.raises(BadInput, match="role/1 is not defined"):
        TwoPlayers(file).check()


@pytest.mark.parametrize("move", ["10", "halt", "X", "'", "0'", "(", "é", "5" * 5000, ""])
def test_no_move(move: str) -> None:
    with pytest.raises(BadInput, match="no legal move"):
        TwoPlayers("noughts_and_crosses").board().push(move)
