"""The one door for values: what is plain comes out, what is odd is met with a sentence."""

from __future__ import annotations

import copy as copying
import pickle
import re
from dataclasses import replace
from inspect import isfunction
from typing import Any

import pytest

import ludologic
from ludologic import connect4, games, mastermind, soccer
from ludologic.checks import check_number, check_one_of, shown
from ludologic.errors import BadInput, cut
from ludologic.games.two_players import TwoPlayers
from ludologic.mastermind import Feedback, Node, Tree, Variant

pytestmark = pytest.mark.prolog
MODULES = (mastermind, connect4, soccer, games)


class Whole:
    """A whole number of another kind, as numpy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class Mute:
    def __repr__(self) -> str:
        raise RuntimeError


def nested(levels: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(levels):
        value = [value]
    return value


def test_whole_numbers_of_any_kind() -> None:
    assert type(check_number(Whole(3), "number", 1, 4)) is int
    easy = Variant(Whole(4), Whole(6))  # type: ignore[arg-type]
    code: Any = [Whole(one) for one in (1, 2, 3, 4)]
    assert mastermind.feedback(code, "4321", variant=easy) == (0, 4)
    column: Any = Whole(4)
    assert connect4.Board([column, column]).moves == (4, 4)
    step: Any = Whole(0)
    board = soccer.Board()
    board.push_step(step)
    assert board.moves == ("0",)
    rows = mastermind.Board()
    rows.push("1234", "12")
    rows.push("1325", "00")
    number: Any = Whole(2)
    answer: Any = (Whole(0), number)
    assert rows.correct(number, answer) == ((1, 3, 2, 5), (0, 2))
    assert [turn.feedback for turn in rows.moves] == [(1, 2), (0, 2)]


def test_whole_numbers_of_any_kind_say_how_much() -> None:
    one: Any = Whole(1)
    two: Any = Whole(2)
    assert mastermind.suggest(["1234:11"], variant="easy", solver="genetic", seed=one)
    found = mastermind.evaluate(variant="easy", solver="five-guess", sample=two, seed=one)
    assert found.codes == 2
    assert mastermind.Board(variant="easy").few(one) == [(1, 2, 3, 4)]
    numbers = range(1, 4)
    game = games.guessing(numbers, numbers, lambda asked, secret: secret > asked)
    assert game.tree(depth=two).depth == 2
    board = TwoPlayers("nim").board()
    assert board.move("minimax", depth=one) == board.move("minimax", depth=1)
    assert board.move("mcts", playouts=one, seed=two) == board.move("mcts", playouts=1, seed=2)
    with connect4.Solver(places=Whole(101)) as solver:  # type: ignore[arg-type]
        assert solver.score("44455554221").score == -15
    assert ludologic.why.why("guess_secret_feedback", [1], [1], ludologic.Var("x"), depth=one)


CALLED = [
    *(getattr(module, name) for module in MODULES for name in module.__all__),
    *(getattr(games.Guessing, name) for name in ("tree", "suggest", "certain", "answer")),
    *(getattr(TwoPlayers, name) for name in ("win", "check", "move", "board")),
    *(getattr(connect4.Solver, name) for name in ("move", "score", "explain")),
]


@pytest.mark.parametrize(
    "function",
    [*filter(isfunction, CALLED)],
    ids=lambda one: f"{one.__module__}.{one.__qualname__}",
)
def test_an_unknown_argument_is_told_of_the_function_that_was_called(function: Any) -> None:
    told = re.escape(f"{function.__qualname__}() got an unexpected keyword argument 'nope'")
    with pytest.raises(TypeError, match=f"^{told}"):
        function(nope=1)


def test_truth_values_of_numpy() -> None:
    class bool_:  # what numpy has is no bool of Python's, and is called so
        def __bool__(self) -> bool:
            return True

    yes: Any = bool_()
    assert mastermind.consistent(["1122:40"], variant=Variant(4, 6, yes)) == [(1, 1, 2, 2)]
    for no in ("yes", 1, Whole(1), [True]):
        with pytest.raises(BadInput, match="does not fit: repeats is True or False"):
            mastermind.consistent([], variant=Variant(4, 6, no))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("x" * 1000, "'" + "x" * 40 + "...'"),
        (1234, "1234"),
        (None, "None"),
        ([1, 2], "the list [1, 2]"),
        (nested(100_000), "the list [[[[[["),
        (10**5000, "that can't be written"),
        (Mute(), "the Mute <Mute instance"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_how_a_value_is_named(value: Any, said: str) -> None:
    assert shown(value).startswith(said)


def test_no_name() -> None:
    names: Any = ["one", "two"]
    for name in ("", "o", None, 1, [], Mute()):
        with pytest.raises(BadInput, match="is no thing: accepted are one, two"):
            check_one_of(name, names, "thing")


# Wherever a variant, a position or a history goes


def test_a_variant_by_its_name() -> None:
    easy = mastermind.VARIANTS["easy"]
    assert mastermind.consistent(["1234:22"], variant="easy") == mastermind.consistent(
        ["1234:22"], variant=easy
    )
    assert mastermind.Board(variant="easy").variant == easy
    assert mastermind.tree("easy").variant == easy
    with pytest.raises(BadInput, match="accepted are arbolmaster, easy, medium, hard"):
        mastermind.suggest([], variant="esay")


def test_a_board_of_code_breaking_is_a_history() -> None:
    board = mastermind.Board(variant="easy", secret="4321")
    board.push("1234")
    board.push("2143")
    by_hand: dict[str, Any] = {"history": list(board.moves), "variant": "easy"}
    for ask in (mastermind.consistent, mastermind.suggest, mastermind.contradiction):
        assert ask(board) == ask(**by_hand)
    assert mastermind.explain("1234", board)[0].turn == 1
    with pytest.raises(BadInput, match="another variant"):
        mastermind.consistent(board, variant="hard")


def test_a_board_of_the_others_is_a_position() -> None:
    four = connect4.Board("44455554221")
    assert connect4.score(four) == connect4.score("44455554221")
    assert connect4.scores([four, "44455554221"]) == [connect4.score(four).score] * 2
    assert connect4.Board(four) == four
    line = soccer.Board("2", field="line")
    line.push_step(2)
    assert soccer.Board(line) == line and soccer.path(line) == soccer.path(line, field="line")
    with pytest.raises(BadInput, match="another field"):
        soccer.outcomes(line, field="standard")


BOARDS = {
    "mastermind": lambda: mastermind.Board(variant="easy", secret="4321"),
    "connect4": lambda: connect4.Board("44"),
    "soccer": lambda: soccer.Board("0"),
    "games": lambda: TwoPlayers("nim").board(),
}
MOVES = {"mastermind": "1234", "connect4": 5, "soccer": "7", "games": "take(3,5)"}


@pytest.mark.parametrize("name", BOARDS)
def test_boards_are_copied_compared_and_pickled(name: str) -> None:
    board: Any = BOARDS[name]()
    for other in (board.copy(), copying.deepcopy(board), pickle.loads(pickle.dumps(board))):
        assert other == board and type(other) is type(board)
        other.push(MOVES[name])
        assert other != board
        other.pop()
        assert other == board
    assert board != "" and repr(board)


def test_turns_are_counted_from_1() -> None:
    history = ["5678:11", "1234:40", "1234:00"]
    assert [conflict.turn for conflict in mastermind.explain("1234", history)] == [1, 3]
    assert mastermind.contradiction(history) == (1, 2)
    board = mastermind.Board()
    for turn in history[:1]:
        board.push(*turn.split(":"))
    board.push("1234", "40")
    assert board.break_row() == 2


@pytest.mark.parametrize("module", [mastermind, connect4, soccer])
def test_dir_shows_the_public_names(module: Any) -> None:
    assert dir(module) == sorted(module.__all__)
    assert all(hasattr(module, name) for name in module.__all__)


# What an attack found


def test_a_tree_of_wrong_guesses_is_judged() -> None:
    right = mastermind.tree(Variant(2, 3, True))
    wrong: Tree = replace(right, root=Node((9, 9), 9, {Feedback(0, 5): Node((1, 2, 3), 4)}))
    assert ("question", (9, 9)) in mastermind.certify(wrong, engine="prolog").faults


def test_a_sentence_that_repeats_what_was_typed_does_not_steer_a_terminal() -> None:
    assert cut("apple and \x1b[31mred\0") == "apple and \\x1b[31mred\\x00"
    assert len(cut("long " * 10_000 + "end")) < 1100
    assert cut("long " * 10_000 + "end").endswith("long end")


class Broken:
    """Whatever is asked of it, it raises an error of its own."""

    def _raise(self, *_: Any) -> Any:
        raise KeyError("broken")

    __index__ = __fspath__ = __iter__ = __hash__ = _raise  # type: ignore[assignment]


def small() -> Any:
    return games.guessing("ab", ["q"], lambda question, secret: secret).tree()


OF_ITS_OWN: list[tuple[Any, str]] = [
    (lambda: mastermind.consistent([], time=Broken()), "is no time: it is 0 to 86400 seconds"),
    (lambda: ludologic.archive.Archive(Broken()), "is no archive: it is a Path, or a name"),
    (lambda: games.guessing([Broken()], [1], {}), "a secret is a hashable value: 'broken'"),
    (lambda: games.guessing([1], [2], lambda *_: 1 / 0), "answer to 2 for 1: ZeroDivisionError: "),
    (lambda: games.guessing([1], [2], lambda *_: Broken()), "an answer is hashable"),
    (lambda: small().svg("2"), "'2' is no level: it is how many levels of the tree to show"),
    (lambda: small().dot(None), "None is no level: it is how many levels of the tree to show"),
    (lambda: small().summary(1j), "the complex 1j is no level: it is how many levels of the"),
    (lambda: small().written("pdf"), "'pdf' is no format: accepted are summary, dot, svg, html"),
    (lambda: small().written(Broken()), "is no format: accepted are summary, dot, svg, html"),
]


@pytest.mark.parametrize(("call", "said"), OF_ITS_OWN)
def test_a_value_that_raises_an_error_of_its_own(call: Any, said: str) -> None:
    with pytest.raises(BadInput, match=re.escape(said)):
        call()
