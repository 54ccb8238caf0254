"""Boards to play on in a notebook: what is pressed, as the browser says it, and what is seen."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest

from ludologic import notebook
from ludologic.connect4 import Board
from ludologic.errors import BadInput, EngineMissing, TimeIsUp
from ludologic.mastermind import consistent, feedback
from ludologic.notebook import games
from ludologic.notebook.play import Play

pytestmark = pytest.mark.prolog


def press(play: Play, act: Any, value: Any = None) -> dict[str, Any]:
    """What is seen after something was pressed."""
    seen: list[dict[str, Any]] = []
    play.ask(act, value, lambda: seen.append(play.view()))
    json.dumps(play.view(), allow_nan=False)
    assert all(not one["mine"] or one["game"] != "connect4" for one in seen)
    return play.view()


def test_connect4() -> None:
    play = games.Connect4("", "x", "easy", 3, 0.1)
    assert play.view()["board"] == {"cells": [], "last": None, "moves": [1, 2, 3, 4, 5, 6, 7]}
    assert not play.view()["undo"]
    view = press(play, "move", 4)
    assert view["mine"] and view["undo"] and len(view["board"]["cells"]) == 2
    assert [1, 4, "x"] in view["board"]["cells"]
    assert press(play, "undo")["board"]["cells"] == []
    for wrong in (8, 0, -1, "4", None, 4.0, [4], {"a": 1}, True, 10**30):
        with pytest.raises(BadInput):
            press(play, "move", wrong)
    with pytest.raises(BadInput, match="nothing that a board can be asked"):
        press(play, "resign")
    with pytest.raises(BadInput, match="no move of yours"):
        press(play, "undo")
    assert play.board == Board()


@pytest.mark.deep  # the first one grounds a program, for 2 s
def test_a_hint_says_why() -> None:
    play = games.Connect4("44455554221", "o", "easy", 3, 30)
    notes = press(play, "hint")["notes"]
    assert notes[0].endswith("every column loses, it holds out longest.")
    assert notes[1].startswith("Proved: x wins")
    assert "X threatens to win at (3, 1): it must be taken now." in notes


def test_the_program_begins_and_the_end_is_said() -> None:
    play = games.Connect4("", "o", "metric0", 1, 0.1)
    assert len(play.board.moves) == 1 and play.view()["mine"] and not play.view()["undo"]
    lost = games.Connect4("112233", "o", "metric1", 1, 0.1)
    assert lost.view()["said"] == "x wins with move 7." and lost.view()["kind"] == "bad"
    won = games.Connect4("112233", "x", "metric1", 1, 0.1)
    assert press(won, "move", 4)["kind"] == "good"
    assert not won.view()["mine"] and not won.view()["waits"]
    with pytest.raises(BadInput, match="over"):
        press(won, "hint")
    assert press(won, "undo")["mine"]
    assert (
        press(won, "new")["board"]["cells"]
        == games.Connect4("112233", "x", "easy", 1, 1).value()["cells"]
    )


def test_a_program_whose_time_is_up_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    play = games.Connect4("", "x", "metric1", 1, 0.1)

    def slow() -> None:
        raise TimeIsUp(1)

    with monkeypatch.context() as patch:
        patch.setattr(play, "program", slow)
        with pytest.raises(TimeIsUp):
            press(play, "move", 4)
    view = play.view()
    assert view["waits"] and not view["mine"] and view["undo"]
    with pytest.raises(BadInput, match="not your turn"):
        press(play, "move", 4)
    assert press(play, "reply")["mine"] and len(play.board.moves) == 2


def test_soccer() -> None:
    play = games.Soccer("", None, 1, "medium", 0, 0.1)
    view = press(play, "move", 0)
    assert view["mine"] and len(view["board"]["trails"]) == 2
    assert re.match(r"Draw \d \([a-z-]+\)", press(play, "hint")["notes"][0])
    with pytest.raises(BadInput):
        press(play, "move", 9)
    assert press(play, "undo")["board"]["trails"] == []
    with pytest.raises(BadInput, match="no step of yours"):
        press(play, "undo")
    second = games.Soccer("", "line", 2, "easy", 0, 0.1)
    assert second.view()["mine"] and len(second.board.turns) == 1
    assert "shoot left" in second.view()["title"]


def test_soccer_bounces() -> None:
    play = games.Soccer("4,7", None, 1, "easy", 0, 0.1)
    view = press(play, "move", 2)
    assert view["said"] == "The ball bounces: draw on." and play.board.begun == "2"
    assert press(play, "undo")["board"]["ball"] == play.view()["board"]["trails"][-1][-1]
    assert play.board.begun == "" and len(play.board.turns) == 2


def test_mastermind() -> None:
    play = games.Codebreaker("easy", "4321", "five-guess", None, 1)
    assert press(play, "move", [1, 2, 3, 4])["board"]["turns"] == [[[1, 2, 3, 4], [0, 4]]]
    view = press(play, "move", [1, 2, 3, 4])
    assert view["notes"] == [
        "1234 could not have been the code: row 1, 1234, drew 0 black and 4 white, and with 1234 "
        "it draws 4 black and 0 white."
    ]
    assert view["board"]["secret"] is None
    assert "still possible" in press(play, "hint")["notes"][0]
    with pytest.raises(BadInput):
        press(play, "move", [1, 1, 1, 1])
    view = press(play, "move", [4, 3, 2, 1])
    assert view["kind"] == "good" and view["board"]["secret"] == [4, 3, 2, 1]
    with pytest.raises(BadInput):
        press(play, "undo")
    assert press(play, "new")["board"]["turns"] == []
    drawn = games.Codebreaker("easy", None, "five-guess", 5, 1)
    first = drawn.board.secret
    press(drawn, "new")
    assert drawn.board.secret != first


def test_the_codemaker() -> None:
    play = games.Codemaker("easy", "five-guess", None, 5)
    view, secret = play.view(), (4, 3, 2, 1)
    assert view["mine"] and not view["undo"] and view["board"]["secret"] is None
    while view["said"].startswith("Guess "):
        answer = list(feedback(view["board"]["asked"], secret))
        view = press(play, "move", answer)
    assert view["said"] == f"Found with guess {len(play.board.turns)}."
    assert play.board.turns[-1].guess == secret and not view["mine"] and not view["waits"]
    view = press(play, "undo")
    assert view["board"]["asked"] == list(secret) and view["mine"]
    assert press(play, "new")["board"]["turns"] == []


def test_the_codemaker_is_told_what_is_left_and_what_can_not_be() -> None:
    play = games.Codemaker("easy", "five-guess", None, 5)
    first = play.view()["board"]["asked"]
    view = press(play, "move", [0, 3])
    left = len(consistent([(first, (0, 3))], variant="easy"))
    assert f"{left} codes are still possible" in view["said"]
    (note,) = press(play, "hint")["notes"]
    assert note.startswith(f"{left} codes are still possible: ")
    for wrong in ([3, 1], [5, 0], [-1, 1], [1], [1, 0, 0], ["1", "0"], [1.0, 0], "10", None, 7):
        with pytest.raises(BadInput):
            press(play, "move", wrong)
    while "no code is left" not in view["said"]:
        view = press(play, "move", [0, 3])
    row = len(play.board.turns)
    assert play.board.break_row() == row and f"From row {row} on no code is left" in view["said"]
    assert view["kind"] == "bad" and view["board"]["asked"] is None and not view["waits"]
    with pytest.raises(BadInput, match="no guess waits"):
        press(play, "move", [1, 0])
    assert "Undo" in press(play, "hint")["notes"][0]
    assert press(play, "undo")["board"]["asked"] is not None


def test_a_guess_that_takes_too_long_is_the_first_that_is_possible() -> None:
    play = games.Codemaker("medium", "five-guess", None, 0.001)
    guess = play.view()["board"]["asked"]
    possible = consistent([(guess, (0, 0))], variant="medium")
    assert press(play, "move", [0, 0])["board"]["asked"] == list(possible[0])


def test_a_hint_that_takes_too_long_is_a_code_that_is_possible() -> None:
    play = games.Codebreaker("medium", "6543", "five-guess", None, 0.001)
    press(play, "move", [1, 1, 2, 3])
    started = time.monotonic()
    (said,) = press(play, "hint")["notes"]
    assert "the first that is possible" in said and time.monotonic() - started < 5


@pytest.mark.parametrize(
    "made",
    [
        lambda: notebook.connect4("8"),
        lambda: notebook.connect4(you="z"),
        lambda: notebook.connect4(against="nobody"),
        lambda: notebook.connect4(time="soon"),  # type: ignore[arg-type]
        lambda: notebook.soccer(you=3),
        lambda: notebook.soccer(against=None),  # type: ignore[arg-type]
        lambda: notebook.soccer("9"),
        lambda: notebook.mastermind("huge"),
        lambda: notebook.mastermind(secret="12"),
        lambda: notebook.mastermind(you="o"),  # type: ignore[arg-type]
        lambda: notebook.mastermind(solver="hard"),  # type: ignore[arg-type]
        lambda: notebook.mastermind(you="codemaker", secret="1234"),
        lambda: notebook.mastermind(seed="a"),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_game_is_said(made: Callable[[], object]) -> None:
    with pytest.raises(BadInput):
        made()


def test_without_anywidget_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "anywidget", None)
    monkeypatch.delitem(sys.modules, "ludologic.notebook.widget", raising=False)
    with pytest.raises(EngineMissing, match=r"pip install 'ludologic\[notebook\]'"):
        notebook.connect4()


def test_a_widget_answers_what_the_browser_asks() -> None:
    pytest.importorskip("anywidget")
    board = notebook.connect4(against="easy", time=0.1)

    def asked(act: Any, value: Any = None) -> dict[str, Any]:
        number = board.asked.get("number", 0) + 1
        board.asked = {"number": number, "act": act, "value": value}
        assert board.view["answered"] == number
        return dict(board.view)

    assert board.view["answered"] == 0
    assert len(asked("move", 4)["board"]["cells"]) == 2
    assert board.board.moves[0] == 4
    wrong = asked("move", 9)
    assert wrong["said"].endswith("is no column: columns are 1 to 7.") and wrong["kind"] == "bad"
    assert asked("undo")["said"] == "Your move."
    assert asked(["no"])["kind"] == "bad"


@pytest.mark.parametrize("game", [notebook.connect4, notebook.mastermind, notebook.soccer])
def test_a_widget_is_a_picture_where_no_widget_is_shown(game: Callable[[], Any]) -> None:
    pytest.importorskip("anywidget")
    from IPython.core.formatters import DisplayFormatter

    board = game()
    shown, _ = DisplayFormatter().format(board)
    assert "application/vnd.jupyter.widget-view+json" in shown
    assert shown["image/svg+xml"] == board.board._repr_svg_()
    assert shown["text/plain"] == f"<Widget {board.board!r}>"


def test_a_widget_is_one_file_that_loads_nothing() -> None:
    pytest.importorskip("anywidget")
    from ludologic.notebook.widget import looks, script

    text = script()
    told = re.sub(r"//.*", "", text.replace("http://www.w3.org/2000/svg", ""))
    assert "import " not in told and not re.findall(r"https?:|[\"'`]\.{0,2}/", told)
    assert text.count("export default") == 1
    assert not re.findall("@import|url\\(|:root|vscode|jp-|data-theme", looks())


LACKING = r"""
    fetch|XMLHttpRequest|WebSocket|EventSource|Worker|importScripts|alert|confirm|prompt|location|
    history|localStorage|sessionStorage|indexedDB|cookie|navigator|window|parent|getElementById|body
"""


def test_a_widget_asks_nothing_that_a_webview_lacks() -> None:
    """VS Code shows a board in a frame without a network, dialogues or places to keep things."""
    pytest.importorskip("anywidget")
    from ludologic.notebook.widget import script

    told = re.sub(r"//.*", "", script())
    code = re.sub(r"\"[^\"\n]*\"", "", told)  # words that are shown name no API
    found = re.findall(rf"(?<![\w-])(?:{''.join(LACKING.split())})\b(?!:)", code)
    assert found == []


def test_anywidget_is_imported_when_it_is_asked_for() -> None:
    program = (
        "import sys, ludologic; ludologic.notebook.__all__;"
        "assert not {'anywidget', 'traitlets'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
