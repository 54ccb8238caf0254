"""Games of two players, told by their rules alone, from Python."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from ludologic import games
from ludologic.board import Outcome
from ludologic.engines import limit
from ludologic.errors import BadInput, Impossible
from ludologic.games.two_players import Board, Explained, Playable, TwoPlayers

pytestmark = [pytest.mark.prolog, pytest.mark.usefixtures("kept_process")]

NAMES = ["noughts_and_crosses", "nim", "connect", "connect4", "soccer"]
OTHERS = ["eight_puzzle", "lights_out", "peg_solitaire", "chinese_checkers"]
OTHERS += ["prisoners_dilemma", "goofspiel", "kuhn_poker"]
"""Games of other numbers of roles, or of moves at the same time."""
KIF = Path(__file__).parents[2] / "logic" / "sheets" / "tic_tac_toe.kif"
RULES = """role(x). role(o). init(a). terminal(b). legal(a, x, go). next(a, x, go, b).
goal(b, x, 100). goal(b, o, 0).
"""


def rules(folder: Path, added: str = "", without: str = "\n") -> TwoPlayers:
    file = folder / "mine.pl"
    file.write_text(RULES.replace(without, "\n") + added, "utf-8")
    return TwoPlayers(file, time=0.5)


def test_pushed_and_popped() -> None:
    board = TwoPlayers("nim").board()
    board.push("take( 3, 5 )")
    assert board.moves == ("take(3,5)",)  # as the rules write it
    assert (board.turn, str(board), board.outcome()) == ("2", "1 o o o\n2 o o o o\n3 .", None)
    assert board.pop() == "take(3,5)"
    assert (board.turn, board.moves) == ("1", ())
    with pytest.raises(BadInput, match="nothing was played"):
        board.pop()


def test_games_of_both_kinds_have_names() -> None:
    assert games.names("two_players") == (*NAMES, *OTHERS)
    assert games.names() == (*games.names("guessing"), *NAMES, *OTHERS)
    assert "ship" in games.names("guessing") and "nim" not in games.names("guessing")
    game = games.named("nim")
    assert isinstance(game, games.TwoPlayers) and game == TwoPlayers("nim")
    assert isinstance(games.named("ship"), games.Guessing)
    assert repr(game) == "TwoPlayers('nim')"
    with pytest.raises(BadInput, match=r"accepted are blacks_only.*ship.*nim.*soccer"):
        games.named("chess")
    with pytest.raises(BadInput, match="nim is a game of two players: ends is for guessing games"):
        games.named("nim", ends="asked")
    with pytest.raises(BadInput, match="'none' is no kind of games: accepted are guessing, two_pl"):
        games.names("none")  # type: ignore[arg-type]


def test_an_outcome() -> None:
    board = Board(tuple("14253"), game=TwoPlayers("noughts_and_crosses"))
    assert board.outcome() == Outcome("won", "x")
    assert (board.goals, board.turn, board.legal_moves) == ((100, 0), "", [])
    with pytest.raises(Impossible, match="over"):
        board.move("random")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("player", "options"), [("random", {}), ("minimax", {"depth": 1}), ("mcts", {"playouts": 5})]
)
def test_programs_play_legal_moves(name: str, player: str, options: dict[str, int]) -> None:
    board = TwoPlayers(name).board()
    for _ in range(2):
        move = board.move(player, **options).move
        assert move in board.legal_moves
        board.push(move)


def test_perfect_play_from_a_rule_sheet() -> None:
    board = TwoPlayers(KIF).board()
    for move in ("mark(2,2)", "mark(1,1)"):
        board.push(move)
    while board.outcome() is None:
        board.push(board.move("minimax", depth="end").move)
    assert board.outcome() == Outcome("draw")
    assert board.goals == (50, 50)


def test_a_seed_decides() -> None:
    board = TwoPlayers("connect").board()
    one, *others = (board.move("mcts", playouts=5, seed=1) for _ in range(3))
    assert others == [one, one]
    assert len({board.move("random", seed=seed).move for seed in range(20)}) > 1


def test_a_program(tmp_path: Path) -> None:
    game = rules(tmp_path)
    assert game.check() == Playable(("x", "o"), 2, True)
    board = game.board()
    board.push("go")
    assert board.outcome() == Outcome("won", "x") and str(board) == "b"


def test_why(tmp_path: Path) -> None:
    nim = TwoPlayers("nim")
    board = nim.board()
    board.push("take(1,3)")
    held = nim.why("legal(take(2,1))", board)
    assert held.holds and held.sentence == "legal(2,take(2,1)) holds."
    assert held.lines[-1] == "+  27      between(1, Size, Number)."
    found = rules(tmp_path).why("goal(o,100)", ["go"])
    assert found == Explained(
        False,
        "goal(o,100) fails, because no clause of goal/3 fits (mine.pl, line 2).",
        ("mine.pl:2", "-   2  goal(b, x, 100).    % goal(b, o, 100) fails"),
    )
    with pytest.raises(BadInput, match="a rule sheet says which facts are next: ask of one"):
        TwoPlayers(KIF).why("next", ["mark(1,1)"])


def test_why_ends_in_time(tmp_path: Path) -> None:
    """Rules that do not end are no reason to wait."""
    endless = rules(tmp_path, "goal(a, x, V) :- goal(a, x, V).\n")
    with pytest.raises(BadInput, match=r"0\.5 seconds"):
        endless.why("goal(x,100)")


@pytest.mark.parametrize("word", ["role/1", "init/1", "terminal/1", "legal/3", "next/4", "goal/3"])
def test_what_is_missing_is_told_at_once(tmp_path: Path, word: str) -> None:
    clauses = RULES.replace(". ", ".\n").splitlines()
    file = tmp_path / "mine.pl"
    name = word.partition("/")[0]
    file.write_text("\n".join(one for one in clauses if not one.startswith(f"{name}(")))
    with pytest.raises(BadInput) as caught:
        TwoPlayers(file)
    assert str(caught.value) == (
        f"{word} is not defined: a game defines role/1, init/1, terminal/1, legal/3, next/4 "
        "(or next/3, if roles move at the same time) and goal/3"
    )


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
        ("legal(a, o, go).", "two roles"),
        ("legal(a, x, _).", "no variable"),
        ("legal(a, x, f(X)) :- X = g(X).", "contains itself"),
        ("legal(a, x, N) :- between(1, inf, N).", "more than 10,000"),
        ("legal(a, x, N) :- N is foo + 1.", "is not a function"),
        ("init(b).", "answers a and b"),
        ("role(z).", "goal\\(b,z,A\\). fails"),
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


@pytest.mark.deep
def test_a_search_ends_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        limit, "_MOMENT", 60
    )  # what is found at once is found on a busy machine too
    board = TwoPlayers("connect4").board()
    searches: dict[str, dict[str, Any]] = {
        "minimax": {"depth": "end"},
        "mcts": {"playouts": 10**6},
    }
    for player, options in searches.items():
        begun = monotonic()
        choice = board.move(player, time=1, **options)
        assert monotonic() - begun < 10  # it would take hours
        assert choice.move in board.legal_moves and not choice.proved
        assert board.move(player, time=0, **options).move in board.legal_moves


@pytest.mark.deep
def test_the_states_that_were_looked_at_by_then() -> None:
    found = TwoPlayers("connect4").check(time=2)
    assert not found.complete and found.states > 1


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


def test_a_board_of_another_game_is_refused_by_every_question() -> None:
    game, board = TwoPlayers("nim"), TwoPlayers("noughts_and_crosses").board()
    for ask in (
        partial(game.board, board),
        partial(game.move, board, player="random"),
        partial(game.win, board, plies=9),
    ):
        with pytest.raises(BadInput) as caught:
            ask()
        assert str(caught.value) == "the board is one of another game, noughts_and_crosses"


def test_a_board_that_is_known_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    board = TwoPlayers("nim").board(["take(3,5)"])
    monkeypatch.setattr(TwoPlayers, "_standing", None)
    assert board.move("minimax", depth="end").move == "take(2,1)"
