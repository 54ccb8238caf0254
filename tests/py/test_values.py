"""What functions are given, right or wrong: each call gives a value, or says what is accepted.

A row is a call and what it gives, or `Says(words)` where it raises an error with these words.
"""

from __future__ import annotations

import copy as copying
import pickle
import re
from collections.abc import Callable
from dataclasses import replace
from inspect import isfunction
from pathlib import Path
from typing import Any

import pytest

import ludologic
from ludologic import archive, connect4, games, lessons, mastermind, soccer
from ludologic.agreement import agree
from ludologic.checks import check_number, shown
from ludologic.errors import BadInput, LudologicError, cut
from ludologic.games.two_players import TwoPlayers
from ludologic.mastermind import Feedback, Genetic, Node, Tree, Turn, Variant
from ludologic.soccer import Field
from ludologic.why import why

pytestmark = pytest.mark.prolog


class Says(str):
    """Words of the sentence that an error says."""


class Number:
    """A whole number of numpy's kind."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


Row = tuple[Callable[[], Any], Any]
m: Any = mastermind
c: Any = connect4
s: Any = soccer
four: Any = [Number(4), Number(4)]

MASTERMIND: list[Row] = [
    (lambda: m.feedback("1234", "7432"), (1, 2)),
    (lambda: m.feedback([1, 2, 3, 4], (7, 4, 3, 2)), (1, 2)),
    (lambda: m.feedback("1234", "743"), Says("'743' has 3 symbols: a code is 4 symbols")),
    (lambda: m.feedback(1234, 7432), Says("the int 1234 is no code: a code is 4 symbols")),
    (lambda: m.feedback("1134", "7432"), Says("'1134' has 1 more than once")),
    (lambda: m.feedback("0123", "7432"), Says("has 0 at place 1: a symbol is out of 1..9")),
    (lambda: m.feedback("12a4", "7432"), Says("'12a4' is no code: a code is 4 symbols")),
    (lambda: m.feedback("１２３４", "7432"), Says("'１２３４' is no code")),
    (lambda: m.feedback("123\udcff", "7432"), Says("is no code: a code is 4 symbols")),
    (lambda: m.feedback("1" * 100_000, "7432"), Says("has 100,000 symbols")),
    (
        lambda: m.feedback("1,2,3,99999999999999999999", "7432"),
        Says("is no code: a code is 4 symbols"),
    ),
    (lambda: m.feedback([1, 2, 3, 10**5000], "7432"), Says("is no symbol: a code is 4 symbols")),
    (lambda: m.feedback({1, 2, 3, 4}, "7432"), Says("the set {1, 2, 3, 4} is no code")),
    (lambda: m.feedback("1234", "4321", variant="easy"), (0, 4)),
    (lambda: m.feedback("1234", "7432", variant="esay"), Says("accepted are arbolmaster, easy")),
    (lambda: m.feedback("1234", "7432", variant=(4, 9)), Says("it is Variant(pegs, colours")),
    (lambda: m.feedback("1234", "7432", engine="asp"), Says("accepted are prolog, clingo")),
    (lambda: m.consistent([("1234", (1, 2)), ("1325", "02")])[:1], [(2, 1, 6, 4)]),
    (lambda: m.consistent("1234:12"), Says("'1234:12' is no history: it is a list of turns")),
    (lambda: m.consistent(["1234"]), Says("'1234' is no turn: it is written GUESS:ANSWER")),
    (lambda: m.consistent([("1234", 12)]), Says("the int 12 is no answer: an answer is two")),
    (lambda: m.consistent(connect4.Board()), Says("the Board Board('') is no history")),
    (lambda: m.consistent([], time="soon"), Says("'soon' is no time: it is 0 to 86400 seconds")),
    (lambda: m.suggest([]).move, (1, 2, 3, 4)),
    (
        lambda: m.suggest([], variant="hard").reason,
        "Try 11223, which may be the code: 32,768 codes are still possible; it leaves at most "
        "7,105.",
    ),
    (
        lambda: m.Board(["1234:12"]).correct(2, "03"),
        Says("2 is no row with an answer: row 1 has one"),
    ),
    (lambda: m.suggest([], solver="knuth"), Says("accepted are tree, five-guess, genetic")),
    (lambda: m.suggest([], depth=0), Says("0 is no depth: it is a number of guesses, 1 or more")),
    (
        lambda: m.suggest([], solver="genetic", genetic={}),
        Says("genetic: population: null is not accepted"),
    ),
    (
        lambda: m.suggest([], solver="genetic", genetic=Genetic(population=0)),
        Says("0 is no population: it is 1 to 100,000 codes"),
    ),
    (
        lambda: m.suggest([], solver="genetic", seed="x"),
        Says("'x' is no seed: it is a whole number"),
    ),
    (lambda: m.tree(Variant(2, 3)).total, 13),
    (lambda: m.tree("easy", rule="best"), Says("accepted are depth, first, minimax, optimal")),
    (
        lambda: m.tree("easy", rule="optimal", jobs=0),
        Says("it is a number of processes, or -1 for all cores"),
    ),
    (lambda: m.tree("easy", cache=5), Says("the int 5 is no folder of a cache: it is a Path")),
    (lambda: m.tree("easy", progress=5), Says("it is a function that is told how far the work")),
    (lambda: m.tree("easy", rule="depth", first="any"), Says("is no code")),
    (lambda: m.evaluate(sample=0), Says("0 is no sample: it is a number of secrets")),
    (lambda: m.evaluate(progress="yes"), Says("the str 'yes' is no progress")),
    (lambda: m.certify("x"), Says("the str 'x' is no tree: it is a Tree")),
    (
        lambda: m.Board(variant="easy").push("1234"),
        Says("needs its answer: this board knows no secret"),
    ),
    (
        lambda: m.Board(variant="easy", secret="1234").push("1234"),
        Turn((1, 2, 3, 4), Feedback(4, 0)),
    ),
    (lambda: m.Board().few(-1), Says("is no number of codes")),
]
CONNECT4: list[Row] = [
    (lambda: c.Board(four).moves, (4, 4)),
    (lambda: c.move("44", player="magic"), Says("accepted are exact, perfect, metric0")),
    (lambda: c.move("44", player="metric0", depth=0), Says("it is 1 to 42")),
    (lambda: c.move("44", player="metric1", depth=2.5), Says("2.5 is no depth of a tree")),
    (lambda: c.move("44", time="2"), Says("'2' is no time: it is 0 to 86400 seconds")),
    (lambda: c.move(soccer.Board()), Says("the Board Board('') is no position")),
    (lambda: c.score("44455554221").score, -15),
    (lambda: c.score("44", time=0), Says("the time of 0 seconds is up: the score is")),
    (lambda: c.scores("4455"), Says("it is a sequence of positions; for one position there is")),
    (lambda: c.Board("44").push(None), Says("None is no column")),
    (lambda: c.Solver(places=0), Says("0 is no number of places: it is 97 to")),
    (lambda: c.Solver(book=5), Says("the int 5 is no book of openings: it is the name of a")),
    (lambda: c.Solver(book="/nowhere"), Says("'/nowhere' is no book of openings")),
]
SOCCER: list[Row] = [
    (lambda: s.outcomes(["0", "7"]), 7),
    (
        lambda: s.outcomes("", field=Field("standard", 8, 10, 3)),
        Says("its width is 1 to 8, and even like 8"),
    ),
    (
        lambda: s.outcomes("", field=Field("standard", "8", 10, 2)),
        Says("width: '8' is not accepted: it must be a whole number"),
    ),
    (
        lambda: s.outcomes("", field=Field("standard", 9, 10, 11)),
        Says("its width is 1 to 9, and odd like 9"),
    ),
    (
        lambda: s.outcomes("", field=Field("line", 8, 10, 2)),
        Says("it is a single node, so its width is 0"),
    ),
    (lambda: s.outcomes("", field=4), Says("field: 4 is not accepted: it must be an object with")),
    (lambda: s.outcomes("", field="big"), Says("'big' is no field: accepted are standard, line")),
    (lambda: s.outcomes("", depth=0), Says("0 is no depth: it is 1 to 20")),
    (lambda: s.outcomes(connect4.Board("44")), Says("the Board Board('44') is no game")),
    (lambda: s.explain("", most=-1), Says("-1 is no number of turns")),
    (lambda: s.move("", player="reply", level=-1), Says("-1 is no level")),
    (lambda: s.move("", player="random", seed=2**31), Says("2147483648 is no seed")),
    (lambda: s.tournament("random", "random", games=0), Says("it is 1 to 1000000")),
    (lambda: s.tournament(5, "random"), Says("5 is no player: accepted are random")),
]
game: Any = games.guessing(range(4), range(4), lambda question, secret: question < secret)
g: Any = games
GAMES: list[Row] = [
    (lambda: game.suggest(5), Says("it is a list of turns, each (question, answer) or")),
    (lambda: game.consistent(["0:True"]), [1, 2, 3]),
    (lambda: game.suggest(["0"]), Says("'0' is no turn: it is written QUESTION:ANSWER")),
    (lambda: game.suggest([(9, True)]), Says("9 is no question of this game: accepted are 0, 1")),
    (lambda: game.suggest([(0, 5)]), Says("5 is no answer of this game: accepted are False")),
    (lambda: game.suggest([(0, True), (0, False)]), Says("no secret draws 0:True and 0:False")),
    (lambda: game.suggest(rule="most"), Says("accepted are worst, expected, classes")),
    (lambda: game.tree(rule="best"), Says("accepted are worst, total, both")),
    (lambda: game.tree(depth=1), Says("no tree finds every secret within 1 question")),
    (lambda: game.answer(0, 9), Says("9 is no secret of this game: accepted are 0, 1, 2, 3")),
    (lambda: game.certify(5), Says("the int 5 is no node of a tree")),
    (lambda: g.guessing([], [1], print), Says("there is no secret to be found")),
    (lambda: g.guessing(5, [1], print), Says("the int 5 is no collection of secrets")),
    (lambda: g.guessing([[1]], [1], print), Says("a secret is a hashable value")),
    (lambda: g.guessing([1], [1], 5), Says("the int 5 gives no answers: it is a function")),
    (lambda: g.guessing([1], [1], {}), Says("there is no answer to 1 for 1: KeyError: 1")),
    (lambda: g.guessing([1], [1], lambda q, s: []), Says("an answer is hashable")),
    (lambda: g.named("coins"), Says("is no game: accepted are blacks_only")),
    (lambda: g.load("game.txt"), Says("accepted are files .pl, .lp and .csv")),
    (lambda: g.load("nowhere.pl"), Says("'nowhere.pl' can't be read: there is no such file")),
    (lambda: g.load(5), Says("the int 5 is no game: it is a Path, or a name as text")),
    (lambda: TwoPlayers(5), Says("it is a name, or a file .pl, .lp or .kif")),
    (lambda: TwoPlayers("nim").board().push(5), Says("the int 5 is no move")),  # type: ignore[arg-type]
    (lambda: TwoPlayers("nim").win(5, plies=1), Says("is no list of moves")),  # type: ignore[arg-type]
    (
        lambda: g.guessing([1], [2], lambda *_: 1 / 0),
        Says("answer to 2 for 1: ZeroDivisionError"),
    ),
    (lambda: game.tree().svg("2"), Says("'2' is no level: it is how many levels of the tree to")),
    (
        lambda: game.tree().written("pdf"),
        Says("'pdf' is no format: accepted are summary, dot"),
    ),
]
nowhere = archive.Archive(Path("/nowhere/archive"))
kept: Any = nowhere
lesson: Any = lessons
reason: Any = why
REST: list[Row] = [
    (lambda: lesson.exercise("99.9"), Says("'99.9' is no exercise: `ludologic lesson list`")),
    (lambda: lesson.exercise(1.1), Says("the float 1.1 is no exercise: it is a number such as")),
    (lambda: lesson.lesson(99), Says("there is no lesson 99: accepted are 0 to")),
    (lambda: lesson.check("1.1", "p."), Says("it is lessons.exercise(NUMBER)")),
    (lambda: lesson.check(lesson.exercise("1.1"), 5), Says("it is the text of a program")),
    (lambda: reason("member", depth=0), Says("0 is no depth: it is 1 or more")),
    (lambda: agree("chess"), Says("'chess' is no game: accepted are connect4, mastermind, ")),
    (lambda: ludologic.pool(0), Says("0 is no number of processes: it is 1 or more")),
    (lambda: kept.games("ann"), []),
    (lambda: kept.games(""), Says("it has 1 to 100 printable characters, on one line")),
    (lambda: kept.load("ann", "one"), Says("'ann' has saved no game")),
    (lambda: kept.save("ann", "one", "mastermind", 5), Says("it is a dict that fits JSON")),
    (lambda: kept.save("ann", "one", "mastermind", {"x": {1}}), Says("is no state of a game")),
    (lambda: kept.record("ann", "mastermind", "easy", "7", 3), Says("'7' is no score")),
    (lambda: archive.Archive(5), Says("the int 5 is no archive: it is a Path")),  # type: ignore[arg-type]
]


ROWS = [*MASTERMIND, *CONNECT4, *SOCCER, *GAMES, *REST]


@pytest.mark.parametrize(("call", "expected"), ROWS)
def test_a_call(call: Callable[[], Any], expected: Any) -> None:
    if not isinstance(expected, Says):
        assert call() == expected
        return
    with pytest.raises(LudologicError) as caught:
        call()
    said = str(caught.value)
    assert expected in said and len(said) < 350


def test_an_answer_that_is_no_text_leaves_the_rules_as_they_were() -> None:
    """What was set up to load it once stayed, and no rule could be loaded any more."""
    from ludologic.engines import prolog
    from ludologic.errors import EngineFailure

    one = lessons.exercise("1.1")
    with pytest.raises(EngineFailure, match="Type error"):
        given = (one.given, one.reference, one.asked, [], 5)
        next(prolog.each("lessons_check", "answer_verdict", *given))
    assert list(prolog.each("two_players_nim", "role"))


# The one door for values: what is plain comes out, what is odd is met with a sentence


MODULES = (mastermind, connect4, soccer, games)


def nested(levels: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(levels):
        value = [value]
    return value


def test_whole_numbers_of_any_kind() -> None:
    assert type(check_number(Number(3), "number", 1, 4)) is int
    easy = Variant(Number(4), Number(6))  # type: ignore[arg-type]
    code: Any = [Number(one) for one in (1, 2, 3, 4)]
    assert mastermind.feedback(code, "4321", variant=easy) == (0, 4)
    column: Any = Number(4)
    assert connect4.Board([column, column]).moves == (4, 4)
    step: Any = Number(0)
    board = soccer.Board()
    board.push_step(step)
    assert board.moves == ("0",)
    rows = mastermind.Board()
    rows.push("1234", "12")
    rows.push("1325", "00")
    number: Any = Number(2)
    answer: Any = (Number(0), number)
    assert rows.correct(number, answer) == ((1, 3, 2, 5), (0, 2))
    assert [turn.feedback for turn in rows.moves] == [(1, 2), (0, 2)]


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
    for no in ("yes", 1, Number(1), [True]):
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
    ],
    ids=lambda value: type(value).__name__,
)
def test_how_a_value_is_named(value: Any, said: str) -> None:
    assert shown(value).startswith(said)


# Wherever a variant, a position or a history goes


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


KINDS = {
    "mastermind": lambda: mastermind.Board(variant="easy", secret="4321"),
    "connect4": lambda: connect4.Board("44"),
    "soccer": lambda: soccer.Board("0"),
    "games": lambda: TwoPlayers("nim").board(),
}
MOVES = {"mastermind": "1234", "connect4": 5, "soccer": "7", "games": "take(3,5)"}


@pytest.mark.parametrize("name", KINDS)
def test_boards_are_copied_compared_and_pickled(name: str) -> None:
    board: Any = KINDS[name]()
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
