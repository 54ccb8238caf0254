"""`mastermind play`: whole games in each role, at a terminal and through pipes."""

from __future__ import annotations

import io
import re
import signal
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ludologic import mastermind
from ludologic.display import count
from ludologic.mastermind import VARIANTS, Board, Variant
from ludologic.play.pictures import mastermind_terminal as pictures
from ludologic.play.pictures.look import ASCII, SIGNS, Look
from ludologic.play.pictures.svg import PALETTE

pytestmark = pytest.mark.prolog

ESCAPE = "\x1b"


@pytest.fixture
def talk(run: Any) -> Any:
    """Runs `ludologic mastermind play ...`."""
    return partial(run, "mastermind", "play")


def is_fine(said: Any) -> None:
    assert said.code == 0 and not said.errors, said


def rows(said: Any) -> list[str]:
    """The rows of the last board."""
    board = said.out[said.out.rindex("╭") :]
    return [line.strip("│ ") for line in board.splitlines() if line.startswith("│")]


# The codebreaker


def test_a_game_that_is_won(talk: Any) -> None:
    said = talk("--secret", "7432", lines=["1234", "1 3 2 5", "2,1,6,4", "7432", "quit"])
    is_fine(said)
    assert rows(said)[:4] == [
        "1   (1) (2) (3) (4)   ●○○·  1 2",
        "2   (1) (3) (2) (5)   ○○··  0 2",
        "3   (2) (1) (6) (4)   ○○··  0 2",
        "4   (7) (4) (3) (2)   ●●●●  4 0",
    ]
    assert len(rows(said)) == 11 and rows(said)[-1] == "(7) (4) (3) (2)   secret"
    assert "Found in 4 guesses: 140 points." in said.out
    assert ESCAPE not in said.out + said.err


def test_everybody_has_the_code_of_a_day(talk: Any) -> None:
    said = talk("--secret", "2026-11-28", "--variant", "medium", lines=["2621", "quit"])
    assert "the code of 2026-11-28. You are the codebreaker." in said.out
    assert "Found in 1 guess: " in said.out
    assert "the code of 20" in talk("--day", lines=["quit"]).out
    assert talk("--day", "--variant", "easy").errors == [
        "Error: --day has a secret and a variant of its own"
    ]


def test_the_secret_is_hidden_till_the_end(talk: Any) -> None:
    lines = ["1234"] * 9
    said = talk("--secret", "7432", lines=[*lines, "board"])
    assert "secret  " not in said.out and "7432" not in said.out and "(7) (4)" not in said.out
    said = talk("--secret", "7432", lines=[*lines, "5678", "1234"])
    assert "The 10 rows are used up, and the secret was 7432: 0 points." in said.out
    assert said.errors == ["Error: the game is over: `new` starts another"]


def test_prompts_go_to_standard_error(talk: Any) -> None:
    said = talk("--seed", "1", lines=["1234", "5678"])
    assert said.err.splitlines() == [f"Guess {n} of 10>" for n in (1, 2, 3)]
    assert ">" not in said.out
    assert said.out.endswith("The input ended: the game stops with 2 of 10 rows played.\n")


def test_each_word_asks_the_table(talk: Any) -> None:
    lines = ["1234", "1325", "HINT", "possible 1 3 2 6", "poss 12", "left", "undo", "left"]
    said = talk("--secret", "7432", lines=lines)
    assert sentences(said)[4:] == [
        "Try 4267, which can't be the code: 64 codes are still possible; it leaves at most 13.",
        "1326 is not possible.",
        "Row 2: 1325 drew 0 black and 2 white, but with the secret 1326 it draws 3 black and "
        "0 white.",
        "64 codes are still possible: 2164, 2174, 2184, 2194, 2436, 2437, 2438, 2439 ...",
        "180 codes are still possible: 1325, 1326, 1327, 1328, 1329, 1345, 1346, 1347 ...",
        "The input ended: the game stops with 1 of 10 rows played.",
    ]
    assert said.errors == [
        "Error: '12' has 2 symbols: a code is 4 symbols out of 1..9, none of them twice, "
        "such as 1234"
    ]


def test_what_is_missing_after_a_word_is_told(talk: Any) -> None:
    said = talk("--role", "codemaker", lines=["possible", "correct", "secret ", "player", "save"])
    assert said.errors == [
        "Error: `possible` needs more: type `possible CODE`",
        "Error: `correct` needs more: type `correct ROW ANSWER`",
        "Error: `secret` needs more: type `secret CODE`",
        "Error: `player` needs more: type `player NAME`",
        "Error: no player is named yet: type `player NAME` first",
    ]


def sentences(said: Any) -> list[str]:
    """What was said, without the boards."""
    return [line for line in said.out.splitlines() if line and line[0] not in "╭│╰"]


def test_help_names_every_word(talk: Any) -> None:
    for role in ("codebreaker", "codemaker"):
        said = talk("--role", role, lines=["help", "?"])
        is_fine(said)
        for word in ("possible CODE", "left", "undo", "save [NAME]", "load [NAME]", "new", "help"):
            assert said.out.count(f"\n{word} ") == 2


GARBAGE = [
    *("foo", "1234:12", "halt.", "\x1b[31m1234\x1b[0m", "12\x0034", "１２３４", "\udcff"),
    *("1" * 100_000, "x" * 100_000, "undo 3", "possible"),
]


def test_garbage_is_answered_in_a_sentence(talk: Any) -> None:
    said = talk("--seed", "1", "--json", lines=["1325", *GARBAGE, "", "1325", "  "])
    assert said.code == 0 and len(said.errors) == len(GARBAGE)
    assert all(len(error) < 400 and ESCAPE not in error for error in said.errors)
    assert len(said.value["turns"]) == 2


# Scores and saved games


def drawn(seed: int, variant: Variant) -> str:
    return "".join(map(str, Board.drawn(variant, seed).secret or ()))


def test_a_score_is_kept(talk: Any, ann: Any) -> None:
    secret = drawn(3, VARIANTS["easy"])
    easy = [*ann, "--variant", "easy", "--seed", "3"]
    said = talk(*easy, lines=["1234", secret])
    assert "Kept for Ann: your best score so far." in said.out
    assert "Kept for Ann: your best score so far." in talk(*easy, lines=[secret]).out
    assert "Kept for Ann.\n" in talk(*easy, lines=["1234"] * 10).out
    assert "Kept for Ann: not your best." in talk(*easy, lines=["1234", "1235", secret]).out
    assert ann.results() == [
        ("mastermind", "easy", 100, 1),
        ("mastermind", "easy", 90, 2),
        ("mastermind", "easy", 80, 3),
        ("mastermind", "easy", 0, 10),
    ]


def test_a_variant_by_its_numbers_is_named_by_them(talk: Any, ann: Any) -> None:
    numbers = [*ann, "--pegs", "3", "--colours", "7", "--repeats", "--seed", "1"]
    is_fine(talk(*numbers, lines=[drawn(1, Variant(3, 7, True))]))
    assert ann.results() == [("mastermind", "3 pegs, 7 colours, repeats", 0, 1)]


def test_an_aided_game_is_not_ranked(talk: Any, ann: Any) -> None:
    secret = drawn(3, VARIANTS["easy"])
    lines = ["1234", "hint", "left", secret]
    said = talk(*ann, "--variant", "easy", "--seed", "3", lines=lines)
    assert said.out.count("is an aid: this game will not be ranked") == 1
    assert "not ranked: it had the aid of `hint`" in said.out
    assert ann.results() == []


def test_aid_is_remembered_by_a_saved_game(talk: Any, ann: Any) -> None:
    secret = drawn(3, VARIANTS["easy"])
    is_fine(talk(*ann, "--variant", "easy", "--seed", "3", lines=["1234", "left", "save"]))
    said = talk(*ann, "--load", "mastermind", lines=[secret])
    assert "not ranked: it had the aid of `left`" in said.out
    assert ann.results() == []


def test_without_a_player_a_line_says_how(talk: Any, ann: Any) -> None:
    secret = drawn(3, VARIANTS["easy"])
    easy = [*ann[2:], "--variant", "easy", "--seed", "3"]
    assert "--player NAME" in talk(*easy, lines=[secret]).out
    assert not ann.file.exists()
    assert "Kept for Ann" in talk(*easy, lines=["player Ann", secret]).out
    assert ann.results() == [("mastermind", "easy", 100, 1)]


def test_a_game_is_saved_and_gone_on_with(talk: Any, ann: Any) -> None:
    said = talk(*ann, "--variant", "hard", "--seed", "3", lines=["11223", "44556", "save one"])
    is_fine(said)
    assert [saved.name for saved in ann.archive().games("Ann")] == ["one"]
    said = talk(*ann, "--load", "one", "--json", lines=["77881"])
    is_fine(said)
    board = Board.drawn(VARIANTS["hard"], 3)
    turns = [{"guess": guess, **board.push(guess).feedback._asdict()} for guess in
             ("11223", "44556", "77881")]  # fmt: skip
    assert said.value == {
        "variant": {"pegs": 5, "colours": 8, "repeats": True},
        "role": "codebreaker",
        "turns": turns,
        "outcome": "open",
        "score": None,
    }


def test_a_codemakers_game_goes_on_where_it_was(talk: Any, ann: Any) -> None:
    is_fine(talk(*ann, "--role", "codemaker", "--solver", "five-guess", lines=["12", "save"]))
    said = talk(*ann, lines=["load", "02"])  # from a codebreaker's game
    is_fine(said)
    guess = "".join(map(str, mastermind.suggest(["1234:12"], solver="five-guess").move))
    assert f"Answer to {guess}>" in said.err


def turns_saved(ann: Any, name: str) -> int:
    return len(ann.archive().load("Ann", name).state["table"]["moves"])


def test_a_saved_game_is_not_overwritten_unasked(talk: Any, ann: Any) -> None:
    is_fine(talk(*ann, lines=["save one"]))
    said = talk(*ann, "--seed", "1", lines=["1234", "save one", "no", "5678"])
    assert "There is a game 'one' already: overwrite it? y or n>" in said.err
    assert "not saved" in said.errors[0]
    assert "the game stops with 2 of 10 rows played" in said.out
    assert turns_saved(ann, "one") == 0
    is_fine(talk(*ann, "--seed", "1", lines=["1234", "save one", "y"]))
    assert turns_saved(ann, "one") == 1
    is_fine(talk(*ann, "--seed", "1", lines=["1234", "5678", "save one --overwrite"]))
    assert turns_saved(ann, "one") == 2
    said = talk(*ann, lines=["save one"])  # the input ends at the question
    assert said.code == 0 and turns_saved(ann, "one") == 2


@pytest.mark.parametrize("name", ["O'Neill\"; --", "save", "a b  c"])
def test_any_printable_name_does(talk: Any, ann: Any, name: str) -> None:
    is_fine(talk("--player", name, *ann[2:], "--seed", "1", lines=["1234", f"save {name}"]))
    said = talk("--player", name, *ann[2:], lines=[f"load {name}"])
    is_fine(said)
    assert "1 of 10 rows played" in said.out


@pytest.mark.parametrize("line", ["save", "load", "load nothing", "player", "save " + "x" * 9000])
def test_what_can_not_be_kept(talk: Any, ann: Any, line: str) -> None:
    player = [] if line == "save" else ann
    said = talk(*player, "--seed", "1", lines=["1234", line, "5678"])
    assert said.code == 0 and len(said.errors) == 1
    assert "2 of 10 rows played" in said.out


GOOD = {
    "options": [[4, 9, False], None],
    "seats": ["you", "rules"],
    "moves": [],
    "undone": [],
    "resigned": None,
    "aid": None,
    "seed": 0,
}
DAMAGES: dict[str, dict[str, Any]] = {
    "this is no saved game: it has a 'game' by its name, and its 'table'": {"role": "judge"},
    "table: aid: 3 is not accepted: it must be a text": {"table": GOOD | {"aid": 3}},
    "seat 7 can't have resigned: there is no such seat": {"table": GOOD | {"resigned": 7}},
}


@pytest.mark.parametrize("why", DAMAGES)
def test_a_damaged_game_is_not_loaded(talk: Any, ann: Any, why: str) -> None:
    with ann.archive() as opened:
        opened.save("Ann", "bad", "mastermind", {"game": "mastermind"} | DAMAGES[why])
        opened.save("Ann", "good", "mastermind", {"game": "mastermind", "table": GOOD})
    is_fine(talk(*ann, "--load", "good"))
    sentence = f"the saved game 'bad' of 'Ann' is damaged: {why}"
    talk(*ann, "--load", "bad").is_error(2, sentence)
    said = talk(*ann, "--seed", "1", lines=["1234", "load bad", "5678"])
    assert said.code == 0 and said.errors == [f"Error: {sentence}"]
    assert "2 of 10 rows played" in said.out


@pytest.mark.parametrize("kind", ["folder", "no sqlite", "no such folder"])
def test_a_broken_archive_does_not_lose_the_game(talk: Any, tmp_path: Path, kind: str) -> None:
    file = tmp_path / "archive"
    if kind == "folder":
        file.mkdir()
    elif kind == "no sqlite":
        file.write_text("this is no archive " * 100)
    else:
        file = tmp_path / "none" / "archive"
    secret = drawn(3, VARIANTS["easy"])
    said = talk(
        *["--player", "Ann", "--archive", str(file), "--variant", "easy", "--seed", "3"],
        lines=["1234", "save", "load", secret],
    )
    assert said.code == 0
    assert "Found in 2 guesses: 90 points." in said.out
    assert len(said.errors) == 3
    assert "the score could not be kept: " in said.errors[-1]


OWN = [["--role", "codemaker"], ["--secret", "1234"], ["--seed", "1"], ["--variant", "easy"],
       ["--pegs", "4"], ["--solver", "tree"]]  # fmt: skip


@pytest.mark.parametrize("option", OWN, ids=" ".join)
def test_a_loaded_game_brings_its_own(talk: Any, ann: Any, option: list[str]) -> None:
    is_fine(talk(*ann, lines=["save one"]))
    talk(*ann, "--load", "one", *option).is_error(2, f"leave out {option[0]}")


BAD = [
    ["--role", "judge"],
    ["--solver", "oracle"],
    ["--pace", "-1"],
    ["--pace", "soon"],
    ["--secret", "1233"],
    ["--role", "simulation", "--secret", "12"],
    ["--load", "one"],
]


@pytest.mark.parametrize("options", BAD, ids=" ".join)
def test_what_can_not_be_played(talk: Any, options: list[str]) -> None:
    talk(*options, lines=["1234"]).is_error(2)


# The codemaker


def answered(secret: str, solver: str, seed: int, variant: Variant) -> list[str]:
    """What an honest codemaker types, till the solver has found the secret."""
    drawn = seed if solver == "genetic" else None
    turns = mastermind.solve(secret, variant=variant, solver=solver, seed=drawn)
    return [f"{black}{white}" for _, (black, white) in turns]


@pytest.mark.parametrize(
    ("solver", "secret"),
    [("tree", "7432"), pytest.param("genetic", "7432", marks=pytest.mark.deep)],
)
def test_a_solver_finds_what_is_only_in_mind(talk: Any, solver: str, secret: str) -> None:
    answers = answered(secret, solver, 7, VARIANTS["arbolmaster"])
    options = ["--role", "codemaker", "--solver", solver, "--seed", "7"]
    said = talk(*options, "--json", lines=answers)
    is_fine(said)
    assert f"Answer to {secret}>" in said.err
    assert f"\nYour code was found in {count(len(answers), 'guess')}.\n" in said.err
    document = said.value
    assert document["outcome"] == "won" and document["turns"][-1]["guess"] == secret


def test_answers_that_contradict_each_other(talk: Any) -> None:
    said = talk("--role", "codemaker", lines=["12", "00", "12", "board"])
    second = re.findall(r"Answer to (\d+)>", said.err)[1]
    broken = f"no code draws all of these answers: 1234:12 {second}:00"
    assert f"From row 2 on no code is left: {broken}; change an answer" in said.out
    assert len(said.errors) == 1 and broken in said.errors[0]
    assert said.err.count("correct ROW ANSWER, undo or new>") == 3


def test_an_earlier_answer_is_corrected(talk: Any) -> None:
    """The guesses stay as they were asked, the later rows keep their answers."""
    said = talk("--role", "codemaker", "--json", lines=["12", "02", "correct 1 21"])
    turns = said.value["turns"]
    asked = re.findall(r"Answer to (\d+)>", said.err)
    assert [turn["guess"] for turn in turns] == asked[:2]
    assert [(turn["black"], turn["white"]) for turn in turns] == [(2, 1), (0, 2)]
    if len(asked) == 4:
        history = [f"{asked[0]}:21", f"{asked[1]}:02"]
        assert asked[3] == "".join(map(str, mastermind.suggest(history).move))


# The simulation


@pytest.mark.deep
@pytest.mark.parametrize("solver", ["tree", "genetic"])
@pytest.mark.parametrize("role", ["simulation", "codemaker"])
def test_a_solvers_game(talk: Any, solver: str, role: str) -> None:
    options = ["--role", role, "--secret", "7432", "--solver", solver, "--seed", "2"]
    turns = mastermind.solve("7432", solver=solver, seed=2 if solver == "genetic" else None)
    said = talk(*options, "--pace", "60")
    is_fine(said)
    assert len(rows(said)) == 11
    for row, (guess, (black, white)) in zip(rows(said), turns, strict=False):
        pegs = " ".join(f"({symbol})" for symbol in guess)
        assert pegs in row and row.endswith(f"{black} {white}")
    assert f"Found in {len(turns)} guess" in said.out
    assert talk(*options, "--json").value == {
        "solver": solver,
        "solved": True,
        "guesses": [
            {"guess": "".join(map(str, guess)), **answer._asdict()} for guess, answer in turns
        ],
    }


def test_a_simulation_draws_its_secret(talk: Any) -> None:
    said = talk("--role", "simulation", "--variant", "medium", "--seed", "11")
    assert said == talk("--role", "simulation", "--variant", "medium", "--seed", "11")
    secret = " ".join(f"({symbol})" for symbol in drawn(11, VARIANTS["medium"]))
    assert f"      {secret}   secret " in said.out


def test_a_game_that_outlasts_its_rows(talk: Any) -> None:
    options = ["--role", "simulation", "--pegs", "1", "--colours", "12", "--secret", "12"]
    said = talk(*options)
    is_fine(said)
    assert "The 10 rows are used up, and the secret was 12: 0 points." in said.out
    document = talk(*options, "--json").value
    assert document["solved"] is False and len(document["guesses"]) == 10


# The picture


def drawing(board: Board, width: int, *, coloured: bool = False, plain: bool = False) -> str:
    look = Look(width, coloured, ASCII if plain else SIGNS)
    page = io.StringIO()
    console = Console(
        file=page,
        width=width,
        highlight=False,
        force_terminal=coloured,
        color_system="truecolor" if coloured else None,
    )
    console.print(pictures.board(board.picture(secret=True), look))
    console.print(pictures.symbols(board.picture(), look), pictures.marks(look))
    return page.getvalue()


def test_plain_is_ascii(talk: Any) -> None:
    said = talk("--plain", "--secret", "7432", lines=["4732", "help", "7432"])
    is_fine(said)
    assert said.out.isascii()
    assert "|  1   (4) (7) (3) (2)   XXoo  2 2 |" in said.out


WIDEST = Variant(6, 12, False)


def widest() -> dict[str, Any]:
    """A board of 8 pegs and 12 colours, the widest there can be."""
    guess = [12, 11, 10, 9, 8, 7, 6, 12]
    turns = [{"guess": guess, "black": 4, "white": 3}] * 10
    variant = {"pegs": 8, "colours": 12, "repeats": True}
    return {"variant": variant, "rows": 10, "turns": turns, "secret": guess, "outcome": "lost"}


def test_black_marks_are_black_and_white_ones_white_on_any_terminal() -> None:
    console = Console(file=io.StringIO(), width=60, force_terminal=True, color_system="truecolor")
    lines = console.render_lines(pictures.board(widest(), Look(60, True, SIGNS)))
    marks = {
        (part.text, part.style.color.name, part.style.bgcolor.name)
        for line in lines
        for part in line
        if part.style and part.style.bgcolor and set(part.text) <= {"●", "○"}
    }
    assert marks == {("●●●●", "#000000", "#8a8a8a"), ("○○○", "#ffffff", "#8a8a8a")}


@pytest.mark.parametrize("width", [40, 60, 100])
@pytest.mark.parametrize("signs", [SIGNS, ASCII], ids=["fine", "ascii"])
@pytest.mark.parametrize("coloured", [True, False])
def test_the_widest_board_fits(width: int, signs: pictures.Signs, coloured: bool) -> None:
    page = io.StringIO()
    console = Console(file=page, width=width, highlight=False)
    console.print(pictures.board(widest(), Look(width, coloured, signs)))
    lines = page.getvalue().rstrip("\n").splitlines()
    assert all(len(line) <= width for line in lines)
    played = [line for line in lines if "4 3" in line]
    assert len(played) == 10
    for line in played:
        assert [int(number) for number in re.findall(r"\d+", line)][1:-2] == widest()["secret"]
        assert signs.black * 4 + signs.white * 3 + signs.none in line
    assert page.getvalue().isascii() == (signs == ASCII)


@pytest.mark.parametrize("variant", [*VARIANTS.values(), Variant(1, 1, True), WIDEST], ids=str)
@pytest.mark.parametrize("width", [40, 100])
def test_every_board_fits(variant: Variant, width: int) -> None:
    board = Board.drawn(variant, 1)
    board.push(range(1, variant.pegs + 1))
    for plain in (True, False):
        page = drawing(board, width, plain=plain)
        lines = page.splitlines()
        assert all(len(line) <= width for line in lines)
        if lines[0]:  # there is room for a frame, and it is closed
            assert len({len(line) for line in lines[:13]}) == 1


@pytest.mark.parametrize(("height", "rows"), [(15, [*range(1, 11)]), (9, [3, 4, 5, 6]), (2, [6])])
def test_a_board_that_is_too_high_shows_its_last_rows(height: int, rows: list[int]) -> None:
    board = Board(variant="arbolmaster", secret="7432")
    for _ in range(5):
        board.push("1234")
    page = Console(file=io.StringIO(), width=80)
    look = Look(80, False, height=height)
    with page.capture() as capture:
        page.print(pictures.board(board.picture(), look))
    assert [int(number) for number in re.findall(r"│ +(\d+)", capture.get())] == rows


def test_colours_never_stand_alone() -> None:
    board = Board(variant="hard", secret="12345")
    board.push("54321")
    page = drawing(board, 80, coloured=True)
    for symbol, (colour, _) in zip("54321", PALETTE[4::-1], strict=True):
        red, green, blue = bytes.fromhex(colour[1:])
        assert re.search(rf"48;2;{red};{green};{blue}m {symbol} ", page)


# At a terminal


@pytest.fixture
def screen(terminal: Any) -> Any:
    """Opens a game in a terminal of its own."""
    return partial(terminal, "mastermind", "play")


def test_a_game_at_a_terminal(screen: Any) -> None:
    game = screen("--secret", "7432")
    game.until("Guess 1 of 10> ")
    game.type("1234\r")
    game.until("Guess 2 of 10> ")
    assert re.search(r"\x1b\[[0-9;]*48;5;\d+m 1 \x1b", game.shown)  # a coloured peg
    game.type("nonsense\r")
    game.until("'nonsense' is no code")
    game.type("7432\r")
    game.until("Found in 2 guesses")
    game.until("new, undo, review or quit> ")
    game.type("quit\r")
    assert game.end() == 0
    board = game.bare[game.bare.rindex("╭") :].splitlines()
    assert len(board) > 12 and "secret" in board[11] and board[12].startswith("╰")


DEEP = [pytest.param(kind, marks=pytest.mark.deep) for kind in ("NO_COLOR", "dumb")]


@pytest.mark.parametrize("kind", [*DEEP, "plain"])
def test_a_terminal_of_40_columns_without_colours(screen: Any, kind: str) -> None:
    environment = {"NO_COLOR": {"NO_COLOR": "1"}, "dumb": {"TERM": "dumb"}, "plain": {}}[kind]
    options = ["--plain"] if kind == "plain" else []
    game = screen("--variant", "hard", "--secret", "11234", *options, columns=40, **environment)
    game.until("Guess 1 of 10> ")
    game.type("54321\r")
    game.until("Guess 2 of 10> ")
    game.type("possible 54321\r")
    game.until("black and 0 white.")
    game.type("help\r")
    game.until("leave")
    game.type("quit\r")
    assert game.end() == 0
    assert "(5) (4) (3) (2) (1)" in game.bare
    assert not re.search(r"\x1b\[[0-9;]*[34]8;[0-9;]*m", game.shown)  # no colour was asked for
    said = [line for line in game.bare.splitlines() if ">" not in line]
    assert [line for line in said if len(line) > 40] == []
    assert game.bare.isascii() == (kind == "plain")


def test_interrupts_at_the_prompt(screen: Any) -> None:
    game = screen("--secret", "7432")
    game.until("Guess 1 of 10> ")
    game.asleep()
    game.interrupt("Press Ctrl-C again")
    game.until("Guess 1 of 10> ", times=2)
    game.type("7432\r")
    game.until("Found in 1 guess")
    game.until("new, undo, review or quit> ")
    game.asleep()
    game.interrupt("Press Ctrl-C again", times=2)
    game.until("new, undo, review or quit> ", times=2)
    game.asleep()
    game.interrupt("Error: stopped")
    assert game.end() == 130
    assert "Traceback" not in game.shown


@pytest.mark.deep
def test_an_interrupt_stops_the_solver_alone(screen: Any) -> None:
    game = screen("--role", "codemaker", "--solver", "five-guess", "--pegs", "6", "--repeats")
    game.until("Answer to 112233> ")
    thought = game.shown.count("thinking")
    game.type("11\r")
    game.until("thinking", times=thought + 1)
    game.interrupt("Stopped. The game goes on.")
    game.until("Enter lets five-guess play> ")
    game.type("undo\r")
    game.until("Answer to 112233> ", times=2)
    game.type("60\r")
    game.until("Your code was found in 1 guess.")
    game.type("quit\r")
    assert game.end() == 0


@pytest.mark.deep
def test_a_simulation_at_a_pace(screen: Any) -> None:
    begun = time.monotonic()
    game = screen("--role", "simulation", "--secret", "7432", "--pace", "1", columns=40)
    game.until("Found in")
    assert game.end() == 0
    assert time.monotonic() - begun > 3


@pytest.mark.deep
def test_an_interrupt_at_a_pipe(opened: Any) -> None:
    process = opened("mastermind", "play")
    assert process.stderr.readline() == "Guess 1 of 10>\n"
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "Error: stopped\n")


def test_who_leaves_is_told_the_secret(talk: Any) -> None:
    told = "\nYou give up: the secret was 7432.\n"
    assert told in talk("--secret", "7432", lines=["1234", "quit"]).out
    said = talk("--secret", "7432", lines=["1234", "give up", "7432", "quit"])
    assert said.out.count(told) == 1 and "is an aid" not in said.out
    assert said.errors == ["Error: the game is over: `new` starts another"]
    found = talk("--secret", "7432", lines=["7432", "quit"])
    assert "the secret was" not in found.out


def test_a_secret_is_kept_for_a_game_that_is_saved(talk: Any, ann: Any) -> None:
    assert "the secret was" not in talk(*ann, "--seed", "1", lines=["1234", "save", "quit"]).out
    assert "the secret was" not in talk(*ann, "--load", "mastermind", lines=["quit"]).out
    assert "the secret was" not in talk(*ann, lines=["load mastermind", "quit"]).out
    assert (
        "You give up: the secret was "
        in talk(*ann, "--seed", "1", lines=["save two", "1234", "quit"]).out
    )


def test_a_codemaker_who_leaves_is_told_nothing(talk: Any) -> None:
    assert "give up" not in talk("--role", "codemaker", lines=["12", "quit"]).out
