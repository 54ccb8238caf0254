"""Boards to play on in a notebook: what is pressed, as the browser says it, and what is seen."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ludologic import connect4, mastermind, notebook
from ludologic.engines import door
from ludologic.errors import BadInput, EngineMissing, TimeIsUp
from ludologic.play.notebook.play import Play

pytestmark = pytest.mark.prolog

EVENTS = ("undo", "redo", "resign", "hint", "new", "think")


def press(play: Play, kind: Any, **said: Any) -> dict[str, Any]:
    """What is seen after something was pressed; before that only what a program is to move on."""
    seen: list[dict[str, Any]] = []
    play.ask({"kind": kind, **said}, lambda: seen.append(play.view()))
    assert all(one["waits"] == "program" for one in seen)
    json.dumps(play.view(), allow_nan=False)
    return play.view()


def after(play: Play, *pressed: str) -> dict[str, Any]:
    """What is seen after moves and other events."""
    for one in pressed:
        press(play, one) if one in EVENTS else press(play, "move", move=one)
    return play.view()


def four(seats: Sequence[str], moves: str = "", seed: int = 0, time: float = 0.2) -> Play:
    return Play(door.connect4, None, seats, moves=list(moves), seed=seed, time=time)


def code(seats: Sequence[str], secret: str | None = None, variant: str = "easy") -> Play:
    options = {"variant": list(mastermind.Board(variant=variant).variant), "secret": secret}
    return Play(door.mastermind, options, seats, seed=3, time=0.2)


def field(seats: Sequence[str], moves: Sequence[str] = ()) -> Play:
    """On a small field, with goals of one square, where games end soon."""
    return Play(door.soccer, ["standard", 3, 3, 1], seats, moves=moves, time=0.2)


def answered(play: Play, secret: str) -> Play:
    """The codemaker answers every guess."""
    while play.view()["waits"] == "you":
        black, white = mastermind.feedback(play.view()["board"]["asked"], secret)
        after(play, f"{black}{white}")
    return play


def told(view: dict[str, Any]) -> list[str]:
    return [remark["sentence"] for remark in view["remarks"]]


RULES = ["you", "rules"]


def test_connect4() -> None:
    play = four(["you", "easy"], seed=3)
    view = play.view()
    assert (view["title"], view["status"], view["undo"]) == ("Connect 4", "Your move.", False)
    assert [one["key"] for one in view["can"]] == [*"1234567"]
    view = after(play, "4")
    assert view["waits"] == "you" and view["undo"] and len(view["moves"]) == 2
    assert view["board"]["columns"][3][0] == "x"
    view = after(play, "undo")
    assert view["moves"] == [] and view["redo"] and not view["undo"]
    assert after(play, "redo")["moves"][0]["move"] == "4"
    assert after(play, "undo")["moves"] == []
    assert play.board == connect4.Board()


@pytest.mark.parametrize("move", ["8", "0", "-1", "", "x", None, 4.0, [4], {"a": 1}, True, 10**30])
def test_what_is_no_move_is_said(move: Any) -> None:
    play = four(["you", "easy"])
    with pytest.raises(BadInput):
        press(play, "move", move=move)
    assert play.board == connect4.Board()


@pytest.mark.parametrize(
    "event",
    [
        None,
        "move",
        4,
        [],
        {},
        {"kind": 4},
        {"kind": "fly"},
        {"kind": "move"},
        {"kind": "seat", "number": 3, "who": "you"},
    ],
)
def test_what_is_no_event_is_said(event: Any) -> None:
    play = four(["you", "friend"])
    with pytest.raises(BadInput):
        play.ask(event, lambda: None)
    assert play.board == connect4.Board()


def test_what_no_event_says_is_not_heard() -> None:
    play = four(["you", "friend"])
    assert press(play, "move", move="4", seconds=0, event=1)["turn"] == 2


def test_a_game_begins_where_it_is_told() -> None:
    play = four(["you", "metric1"], "112233")
    assert after(play, "4")["status"] == "You win with move 7."
    assert after(play, "undo")["status"] == "Your move."
    assert after(play, "4", "new")["moves"] == four(["you", "easy"], "112233").view()["moves"]


def test_a_program_whose_time_is_up_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    play = four(["you", "metric1"])
    do = play.session.do

    def slow(event: str, **fields: Any) -> Any:
        if event == "think":
            raise TimeIsUp(1)
        return do(event, **fields)

    with monkeypatch.context() as patch:
        patch.setattr(play.session, "do", slow)
        with pytest.raises(TimeIsUp):
            after(play, "4")
    view = play.view()
    assert view["waits"] == "program" and view["undo"]
    with pytest.raises(BadInput, match=r"^it is the turn of metric1$"):
        press(play, "move", move="4")
    view = press(play, "think")
    assert view["waits"] == "you" and len(view["moves"]) == 2


def test_mastermind() -> None:
    play = code(RULES, "4321")
    view = after(play, "1234")
    assert view["board"]["turns"] == [{"guess": [1, 2, 3, 4], "black": 0, "white": 4}]
    assert view["board"]["secret"] is None and play.board.secret is None
    assert told(press(play, "explain")) == ["1234 could be the code when it was guessed."]
    after(play, "1234")
    assert told(press(play, "explain")) == [
        "1234 could not be the code when it was guessed.",
        "Row 1: 1234 drew 0 black and 4 white, but with the secret 1234 it draws 4 black and "
        "0 white.",
    ]
    with pytest.raises(BadInput, match=r"^'1111' has 1 more than once: "):
        after(play, "1111")
    assert [len(play.board.moves), after(play, "4321")["board"]["secret"]] == [2, [4, 3, 2, 1]]
    assert play.board.secret == (4, 3, 2, 1) and play.board.outcome() is not None
    view = after(play, "new")
    assert view["board"]["turns"] == [] and view["board"]["secret"] is None


RENAMED = """
import json
from ludologic import notebook
boards = [notebook.connect4(), notebook.soccer(), notebook.mastermind(you="codemaker")]
print(json.dumps([[one.view["levels"], [seat["who"] for seat in one.view["seats"]]]
                  for one in boards]))
try:
    notebook.connect4(against="medium")
except ValueError as error:
    print(error)
print(notebook.soccer(against="middling").view["status"])
"""


@pytest.mark.deep
def test_a_level_that_is_renamed_in_the_facts_is_renamed(copy: Any) -> None:
    pytest.importorskip("anywidget")
    copy.change("connect4/session.pl", "level(medium, ", "level(middling, ")
    copy.change("soccer/session.pl", "level(medium, ", "level(middling, ")
    copy.change("mastermind/session.pl", "level(hard, ", "level(clever, ")
    said = copy.python(RENAMED, typed="", seconds=100)
    levels, error, status = said.out.splitlines()
    assert json.loads(levels) == [
        [["easy", "middling", "hard", "perfect"], ["you", "middling"]],
        [["easy", "middling", "hard"], ["you", "middling"]],
        [["easy", "medium", "clever"], ["clever", "you"]],
    ]
    assert error.startswith("'medium' is no player: accepted are you, friend, easy, middling, ")
    assert status == "Your turn."


@pytest.mark.parametrize(
    ("made", "shown"),
    [
        (lambda: notebook.connect4("445"), "<Widget Board('445"),
        (lambda: notebook.connect4(you="o", seed=1), "<Widget Board('"),
        (lambda: notebook.soccer("4,7"), "<Widget Board('4,7')>"),
        (lambda: notebook.soccer(field="line", you=2), "<Widget Board('"),
        (lambda: notebook.mastermind("easy"), "<Widget <Board (4, 6, False) []>>"),
        (lambda: notebook.mastermind(you="codemaker"), "<Widget <Board (4, 9, False) []>>"),
    ],
)
def test_a_game_is_made_with_its_options(made: Callable[[], Any], shown: str) -> None:
    pytest.importorskip("anywidget")
    board = made()
    assert repr(board).startswith(shown) and board.view["waits"] == "you"
    assert board.view["complaint"] == ""


def test_a_seed_chooses_the_secret() -> None:
    pytest.importorskip("anywidget")

    def given_up(seed: int | None) -> str:
        board = notebook.mastermind(seed=seed)
        return str(after(board.play, "resign")["status"])

    assert given_up(5) == given_up(5) != given_up(6)
    assert len({given_up(None) for _ in range(4)}) > 1


@pytest.mark.parametrize(
    "made",
    [
        lambda: notebook.connect4("8"),
        lambda: notebook.connect4(you="z"),
        lambda: notebook.connect4(against="nobody"),
        lambda: notebook.connect4(time="soon"),  # type: ignore[arg-type]
        lambda: notebook.soccer(you=3),
        lambda: notebook.soccer(against=3),  # type: ignore[arg-type]
        lambda: notebook.soccer("9"),
        lambda: notebook.mastermind("huge"),
        lambda: notebook.mastermind(secret="12"),
        lambda: notebook.mastermind(you="o"),  # type: ignore[arg-type]
        lambda: notebook.mastermind(solver="hard"),
        lambda: notebook.mastermind(you="codemaker", solver="nobody"),
        lambda: notebook.mastermind(you="codemaker", secret="1234"),
        lambda: notebook.mastermind(seed="a"),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_game_is_said(made: Callable[[], object]) -> None:
    with pytest.raises(BadInput):
        made()


def test_without_anywidget_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "anywidget", None)
    monkeypatch.delitem(sys.modules, "ludologic.play.notebook.widget", raising=False)
    with pytest.raises(EngineMissing, match=r"pip install 'ludologic\[notebook\]'"):
        notebook.connect4()


def test_a_widget_answers_what_the_browser_asks() -> None:
    pytest.importorskip("anywidget")
    board = notebook.connect4(against="easy", time=0.1)

    def asked(kind: Any, **said: Any) -> dict[str, Any]:
        number = board.asked.get("number", 0) + 1
        board.asked = {"number": number, "event": {"kind": kind, **said}}
        assert board.view["answered"] == number
        return dict(board.view)

    assert board.view["answered"] == 0
    assert len(asked("move", move="4")["moves"]) == 2
    assert board.board.moves[0] == 4
    wrong = asked("move", move="9")
    assert wrong["complaint"] == "Move 3: 9 is no column: columns are 1 to 7."
    undone = asked("undo")
    assert (undone["status"], undone["complaint"]) == ("Your move.", "")
    assert asked(["no"])["complaint"] == (
        "The dict {'kind': ['no']} is nothing that can happen on a board."
    )


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
    from ludologic.play.notebook.widget import looks, script

    text = script()
    told = re.sub(r"//.*", "", text.replace("http://www.w3.org/2000/svg", ""))
    assert "import " not in told and not re.findall(r"https?:|[\"'`]\.{0,2}/\w", told)
    assert text.count("export default") == 1
    assert not re.findall("@import|url\\(|:root|vscode|jp-|data-theme", looks())


LACKING = r"""
    fetch|XMLHttpRequest|WebSocket|EventSource|Worker|importScripts|alert|confirm|prompt|location|
    history|localStorage|sessionStorage|indexedDB|cookie|navigator|window|parent|getElementById|body
"""


def test_a_widget_asks_nothing_that_a_webview_lacks() -> None:
    """VS Code shows a board in a frame without a network, dialogues or places to keep things."""
    pytest.importorskip("anywidget")
    from ludologic.play.notebook.widget import script

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
