"""The page of `play`: each board takes the place of the last, and what nobody has read yet
stays."""

from __future__ import annotations

import io
import os
import re
import signal
from collections.abc import Sequence
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text
from tests.conftest import thinned

from ludologic.play.pictures.look import Look
from ludologic.play.terminal.page import Page

BOARD = "top\nmiddle\nbottom"
MOVES = r"\x1b\[[0-9;]*[HJ]"
"""What moves the cursor about, or clears the screen."""


class Paper:
    """A page, and a terminal of 20 columns and so many lines that shows it."""

    def __init__(self, lines: int = 8) -> None:
        pyte = pytest.importorskip("pyte")
        self.screen = pyte.HistoryScreen(20, lines)
        self._stream = pyte.Stream(self.screen)
        self._file = io.StringIO()
        self.console = Console(
            file=self._file, force_terminal=True, width=20, height=lines, color_system=None
        )
        self.page = Page(self.console, lambda: Look(20, False))

    def draw(self, board: str = BOARD, *, beside: bool = False) -> None:
        def with_words(_: Look, said: Sequence[str]) -> Text:
            first, *rest = board.split("\n")
            return Text("\n".join([f"{first} {' '.join(said)}", *rest]))

        self.page.draw(lambda _: Text(board), with_words if beside else None)

    def seen(self) -> str:
        """The lines on the screen."""
        self._stream.feed(self._file.getvalue().replace("\n", "\r\n"))
        self._file.seek(0)
        self._file.truncate()
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip("\n")

    def above(self) -> list[str]:
        """The lines that have left it."""
        self.seen()
        return ["".join(sign.data for sign in line.values()) for line in self.screen.history.top]


def test_a_board_takes_the_place_of_the_last() -> None:
    paper = Paper()
    paper.draw()
    paper.page.say("said")
    paper.draw("other")
    assert paper.seen() == "other\nsaid"
    paper.page.read()
    assert paper.seen() == "other\nsaid"  # till something new comes
    paper.page.say("new")
    assert paper.seen() == "other\nnew"
    paper.page.read()
    paper.page.wait()
    assert paper.seen() == "other\nnew"  # nothing came: an empty line asks for nothing


def test_sentences_stand_beside_a_board_that_has_room_and_tables_under_it() -> None:
    paper = Paper()
    paper.draw(beside=True)
    paper.page.say("one")
    paper.page.say("two")
    assert paper.seen() == "top one two\nmiddle\nbottom"
    paper.page.say(Text("table"))
    assert paper.seen() == f"{BOARD}\none\ntwo\ntable"


def test_what_was_there_before_is_scrolled_away_and_nothing_else() -> None:
    paper = Paper()
    paper.console.print("shell")
    for number in range(5):
        paper.draw(f"{number}\n{BOARD}")
        paper.page.say("said")
        paper.page.read()
    assert paper.seen() == f"4\n{BOARD}\nsaid"
    assert [line for line in paper.above() if line.strip()] == ["shell"]


def test_what_is_too_long_is_written_below_and_kept_above() -> None:
    paper = Paper()
    paper.draw()
    lines = [f"line {number}" for number in range(6)]
    for line in lines:
        paper.page.say(line)
    assert paper.seen() == "\n".join(["bottom", *lines])
    paper.page.read()
    paper.draw()
    assert paper.seen() == BOARD
    kept = [line.strip() for line in paper.above() if line.strip()]
    assert kept == [*BOARD.split("\n"), *lines]


def test_what_others_have_written_is_scrolled_away() -> None:
    paper = Paper()
    paper.draw()
    paper.console.print("[1]+ Stopped")
    paper.page.keep()
    paper.page.say("said")
    paper.page.say("more")
    assert paper.seen() == f"{BOARD}\nsaid\nmore"
    assert [line.strip() for line in paper.above() if line.strip()][-1] == "[1]+ Stopped"


def test_a_line_that_the_terminal_breaks_counts_for_more() -> None:
    paper = Paper(lines=5)
    paper.draw(BOARD.replace("middle", "m" * 50))
    assert paper.seen().startswith("m" * 20)  # five lines and the prompt's: not erased but written


def test_a_board_fits_a_terminal_that_has_become_larger() -> None:
    paper = Paper(lines=3)
    paper.draw()
    paper.screen.resize(6, 20)
    paper.console.height = 6
    paper.page.say("said")
    assert paper.seen() == f"{BOARD}\nsaid"


# Games at a terminal of 80 x 24, or of another size


def page(game: Any, *, prompt: str, edge: str) -> list[str]:
    """The lines of a screen with one board, which begins with this edge, and the prompt last."""
    lines, _ = game.seen()
    while not lines[-1]:
        lines.pop()
    assert lines[-1] == prompt
    assert [edge in line for line in lines].count(True) == 1
    assert edge in lines[0]
    return list(lines)


@pytest.mark.prolog
def test_mastermind_has_one_board_and_what_was_said(terminal: Any) -> None:
    game = terminal("mastermind", "play", "--secret", "7432", lines=24)
    game.until("Guess 1 of 10> ")
    lines = page(game, prompt="Guess 1 of 10>", edge="╭")
    assert any("The codemaker hides a code" in line for line in lines)
    game.enter("1234", "Guess 2 of 10")
    game.enter("foo", "Guess 2 of 10")
    lines = page(game, prompt="Guess 2 of 10>", edge="╭")
    assert any(line.startswith("Error: 'foo' is no code") for line in lines)
    game.enter("help", "Guess 2 of 10")
    lines, _ = game.seen()
    assert lines[0].startswith("The codemaker hides a code, and the codebreaker finds it in 10 gu")
    assert "undo                take your last move back; `redo`: play it again" in lines
    assert "new                 start another game; `quit`: leave" in lines
    game.enter("5678", "Guess 3 of 10")
    assert not any("Error" in line for line in page(game, prompt="Guess 3 of 10>", edge="╭"))
    game.enter("7432", "new, undo, review or quit")
    game.type("quit\r")
    assert game.end() == 0
    lines, above = game.seen()
    assert any(line.startswith("Found in 3 guesses") for line in lines)
    assert sum("╭" in line for line in above) == 1  # the page with all of `help`
    assert sum(line.startswith("help  ") for line in above) == 1


@pytest.mark.long
@pytest.mark.prolog
def test_connect4_says_the_reason_of_a_program_under_the_board(terminal: Any) -> None:
    game = terminal("connect4", "play", "--o", "perfect", "--time", "1", lines=24)
    game.until("Column for x> ")
    game.enter("3", "Column for x")
    lines = page(game, prompt="Column for x>", edge="╭")
    assert "o plays column 3: it holds the draw, by a proof." in lines, lines
    game.enter("4", "Column for x")
    game.enter("9", "Column for x")
    assert any("9 is no column" in line for line in page(game, prompt="Column for x>", edge="╭"))
    game.resize(60, 15)
    game.enter("undo", "Column for x")
    page(game, prompt="Column for x>", edge="╭")
    game.resize(60, 9)
    game.enter("1", "Column for x")  # too low: it scrolls
    lines, _ = game.seen()
    assert lines[-1] == "Column for x>" and "╰" in "".join(lines)
    game.resize(100, 40)
    game.enter("undo", "Column for x")
    page(game, prompt="Column for x>", edge="╭")


@pytest.mark.deep
@pytest.mark.prolog
def test_a_window_of_another_size_gets_its_page_at_once(terminal: Any) -> None:
    game = terminal("connect4", "play", columns=80, lines=24)
    game.until("Column for x> ")
    for asked, (columns, lines) in enumerate([(60, 20), (90, 30)], start=2):
        game.asleep()
        game.resize(columns, lines)
        game.until("Column for x> ", times=asked)
        shown = page(game, prompt="Column for x>", edge="╭")
        assert "You win with 4 stones in a line" in " ".join(shown)


@pytest.mark.deep
@pytest.mark.prolog
def test_soccer_has_its_field_and_the_words_beside_it(terminal: Any) -> None:
    game = terminal("soccer", "play", "--second", "dijkstra", lines=24)
    game.until("Player 1> ")
    lines = page(game, prompt="Player 1>", edge="┌───1")
    assert len(lines) == 24 and any("Two players draw the ball" in line for line in lines)
    for typed, said in (
        ("0", "Player 2 drew "),
        ("9", "'9' is no"),
        ("hint", "Try "),
        ("undo", "Your turn."),
    ):
        game.enter(typed, "Player 1")
        lines = page(game, prompt="Player 1>", edge="┌───1")
        assert len(lines) == 24 and "└───2" in lines[-2]
        assert any(said in line for line in lines)
    game.enter("help", "Player 1")
    rules = "Two players draw the ball by turns, along an edge in one of eight directions. No"
    assert rules in game.seen()[0]
    game.type("keys\r")
    game.until("Keys: 0-7")
    game.type("9")
    game.until("Error: turn 1: step 1: '9' is no")
    assert "┌───1" in game.seen()[0][0]
    game.type("\x1b")
    game.until("Player 1> ", times=game.shown.count("Player 1> ") + 1)
    page(game, prompt="Player 1>", edge="┌───1")


@pytest.mark.deep
@pytest.mark.prolog
def test_any_game_of_two_players(terminal: Any) -> None:
    game = terminal("game", "play", "nim", "--second", "minimax", columns=60, lines=15)
    game.until("Move for 1> ")
    assert "If you take the last one, you win." in " ".join(game.seen()[0])
    game.enter("nonsense", "Move for 1")
    assert any("'nonsense' is no legal move" in line for line in game.seen()[0])
    game.enter("take(1,1)", "Move for 1")
    lines, above = game.seen()
    assert any(line.startswith("2 (minimax): ") for line in lines)
    assert not any(line.strip() for line in above)


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize(
    "told",
    thinned(
        [{"TERM": "dumb"}, {"TTY_INTERACTIVE": "0"}, {"TERM": ""}, "--scroll", "--plain"], {0, 4}
    ),
    ids=str,
)
def test_boards_are_drawn_one_below_the_other_where_that_is_told(terminal: Any, told: Any) -> None:
    options, environment = ([told], {}) if isinstance(told, str) else ([], told)
    game = terminal("mastermind", "play", "--secret", "7432", *options, lines=24, **environment)
    game.until("Guess 1 of 10> ")
    game.enter("1234", "Guess 2 of 10")
    game.enter("7432", "new, undo, review or quit")
    game.type("quit\r")
    assert game.end() == 0
    assert not re.search(MOVES, game.shown)
    assert len(re.findall(r"[╭+][─-]+[╮+]\n[│|] +1 ", game.bare)) == 3


@pytest.mark.deep
@pytest.mark.prolog
def test_what_a_shell_says_while_the_game_rests_is_kept(terminal: Any) -> None:
    game = terminal("game", "play", "nim", "--second", "minimax", lines=24)
    game.until("Move for 1> ")
    os.kill(game.process.pid, signal.SIGCONT)  # as `fg` does after Ctrl-Z
    game.enter("take(1,1)", "Move for 1")
    assert any("Nim. You are player 1, minimax is player 2." in line for line in game.seen()[1])


@pytest.mark.deep
@pytest.mark.prolog
def test_two_programs_leave_the_last_board_and_its_end(terminal: Any) -> None:
    game = terminal("connect4", "play", "--x", "metric1", "--o", "metric2", "--pace", "0", lines=24)
    assert game.end() == 0
    lines, above = game.seen()
    assert sum("╭" in line for line in lines) == 1 and not any("╭" in line for line in above)
    assert any("wins" in line or "has won" in line or "draw" in line for line in lines[9:])
