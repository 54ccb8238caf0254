"""A notebook of every value that shows itself, and the boards to play on, in headless Chromium."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import thinned

from ludologic import notebook

# a kernel is started, and a browser
pytestmark = [pytest.mark.deep, pytest.mark.prolog]

BEFORE = """
from pathlib import Path
from tempfile import mkdtemp
from ludologic import archive, connect4, games, mastermind, soccer
from ludologic.games.two_players import TwoPlayers

board = mastermind.Board(variant="easy", secret="4321")
board.push("1234")
tree = mastermind.tree("easy")
numbers = range(1, 8)
game = games.guessing(numbers, numbers, lambda asked, secret: (secret > asked) - (secret < asked))
field = soccer.Board("0,7,1")
file = archive.Archive(Path(mkdtemp()) / "archive.sqlite")
file.record("Ada", "soccer", "against reply", 12, 20)
file.save("Ada", "one", "soccer", {})
"""
VALUES = [
    "board",
    "tree",
    "mastermind.certain(board)",
    "mastermind.evaluate(variant='easy', solver='five-guess')",
    "mastermind.certify(tree)",
    "connect4.Board('4455')",
    "connect4.score('44455554221')",
    "connect4.score_bounds('4445', time=0.2)",
    "connect4.move('4445', player='metric1')",
    "connect4.move('44455554221', player='exact')",
    "field",
    "soccer.path(field)",
    "soccer.path('', field='line', costs='literal')",
    "soccer.replay('0,7,1,6,1')",
    "soccer.tournament('dijkstra', 'random', games=2)",
    "game.tree()",
    "game.certain([(4, 1)])",
    "game.certify(game.tree())",
    "TwoPlayers('noughts_and_crosses').board()",
    "file.ranking()",
    "file.records('Ada')",
    "file.games('Ada')",
]
SHOWN = "svg, img, iframe, table, pre.shown, .jp-RenderedHTMLCommon pre"


def outputs(page: Any) -> list[dict[str, Any]]:
    """Of each cell but the first: its source, its height, and whether it shows a picture."""
    found: list[dict[str, Any]] = page.execute_script(
        "return [...document.querySelectorAll('.jp-CodeCell')].slice(1).map((cell) => {"
        "  const out = cell.querySelector('.jp-OutputArea-output');"
        f"  const one = out?.querySelector({SHOWN!r});"
        "  const box = one?.getBoundingClientRect();"
        "  return {source: cell.querySelector('.jp-InputArea').innerText.trim(),"
        "          shown: Boolean(box && box.width > 50 && box.height > 20),"
        "          wide: document.documentElement.scrollWidth > innerWidth,"
        "          error: Boolean(cell.querySelector('[data-mime-type*=stderr], .ansi-red-fg'))};"
        "})"
    )
    return found


@pytest.mark.parametrize("scheme", thinned(["light", "dark"], {0}))
def test_every_value_shows_a_picture(browser: Any, tmp_path: Path, scheme: str) -> None:
    nbclient = pytest.importorskip("nbclient")
    nbconvert = pytest.importorskip("nbconvert")
    from nbformat import v4

    made = v4.new_notebook(cells=[v4.new_code_cell(text) for text in (BEFORE, *VALUES)])
    nbclient.NotebookClient(made, timeout=120, kernel_name="python3").execute()
    html, _ = nbconvert.HTMLExporter(theme=scheme).from_notebook_node(made)
    file = tmp_path / "displays.html"
    file.write_text(html, "utf-8")
    features = [{"name": "prefers-color-scheme", "value": scheme}]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    browser.get(file.as_uri())
    found = outputs(browser)
    assert len(found) == len(VALUES)
    assert [one["source"] for one in found if not one["shown"] or one["error"]] == []
    assert not any(one["wide"] for one in found)
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


# ---- boards to play on

# nothing may be fetched from anywhere, as in a webview of VS Code: what is tried is a complaint
PAGE = """<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"
content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<style>%s</style><div id="place"></div>
<script type="module">
%s
const state = %s;
const heard = [];
const model = {
  get: (name) => state[name],
  set: (name, value) => { state[name] = value; },
  save_changes: () => { window.asked = JSON.stringify(state.asked); },
  on: (name, does) => heard.push(does),
  off() {},
};
window.told = (view) => { state.view = view; heard.forEach((does) => does()); };
render({ model, el: document.getElementById("place") });
</script>"""


class Played:
    """A board on a page, whose model carries what is pressed to Python and back."""

    def __init__(self, browser: Any, folder: Path, board: Any) -> None:
        from ludologic.play.notebook.widget import looks, script

        self.browser, self.board = browser, board
        state = json.dumps({"view": board.view, "asked": {}})
        file = folder / "board.html"
        text = script().replace("export default", "window.module =")
        file.write_text(PAGE % (looks(), text, state), "utf-8")
        browser.get_log("browser")
        browser.get(file.as_uri())

    def script(self, text: str, *given: Any) -> Any:
        return self.browser.execute_script(text, *given)

    def press(self, selector: str) -> None:
        self.script(
            "document.querySelector(arguments[0])"
            ".dispatchEvent(new MouseEvent('click', {bubbles: true}))",
            selector,
        )
        self.carry()

    def button(self, words: str) -> None:
        self.script(
            "[...document.querySelectorAll('button')]"
            ".find((one) => one.textContent === arguments[0]).click()",
            words,
        )
        self.carry()

    def keys(self, *typed: str) -> None:
        from selenium.webdriver import ActionChains

        self.script("document.querySelector('.ludologic').focus()")
        for one in typed:
            ActionChains(self.browser).send_keys(one).perform()
            self.carry()

    def seat(self, number: int, who: str) -> None:
        self.script(
            "const one = document.querySelectorAll('select')[arguments[0] - 1];"
            "one.value = arguments[1]; one.dispatchEvent(new Event('change'))",
            number,
            who,
        )
        self.carry()

    def carry(self) -> None:
        asked = self.script("const asked = window.asked; window.asked = null; return asked")
        if asked:
            self.board.asked = json.loads(asked)
            self.script("window.told(arguments[0])", self.board.view)

    def said(self) -> str:
        return str(self.script("return document.querySelector('[role=status]').textContent"))

    def notes(self) -> str:
        return str(self.script("return document.querySelector('.notice')?.innerText ?? ''"))

    def complaints(self) -> list[Any]:
        return list(self.browser.get_log("browser"))


def test_a_board_of_connect4(browser: Any, tmp_path: Path) -> None:
    pytest.importorskip("anywidget")
    board = notebook.connect4("", against="easy", time=0.5)
    page = Played(browser, tmp_path, board)
    page.press(".four [data-key='4']")
    assert (
        len(board.board.moves) == 2
        and page.script("return document.querySelectorAll('.four > .stone').length") == 2
    )
    page.keys("3", "9")
    assert board.board.moves[2] == 3 and len(board.board.moves) == 4
    page.button("Hint")
    assert page.notes() == board.view["hint"]["sentence"]
    page.button("Undo")
    page.button("Undo")
    assert board.board.moves == () and page.notes() == ""
    page.seat(2, "friend")
    page.keys(*"121212")
    assert page.said() == "Your move." and board.view["seats"][1]["who"] == "friend"
    page.keys("1")
    assert page.said() == "x wins with move 7."
    assert page.script("return document.querySelectorAll('.mark.win').length") == 4
    page.button("New game")
    page.button("Resign")
    assert page.said() == "x resigns: o wins."
    assert page.complaints() == []


def test_a_program_that_was_stopped_is_let_play(browser: Any, tmp_path: Path) -> None:
    pytest.importorskip("anywidget")
    board = notebook.connect4(against="easy")
    board.play.session.do("move", move="4")  # and nobody asked the program
    board._show()
    page = Played(browser, tmp_path, board)
    assert page.said() == "Easy thinks, as o."
    page.button("Let it play")
    assert page.said() == "Your move." and len(board.board.moves) == 2
    page.keys("1", "1", "1", "1", "1", "1")
    before = board.board
    page.keys("8", "x")
    assert board.board == before and page.complaints() == []


def test_a_board_of_soccer(browser: Any, tmp_path: Path) -> None:
    pytest.importorskip("anywidget")
    board = notebook.soccer(against="easy", time=0.2)
    page = Played(browser, tmp_path, board)
    page.press(".spot")
    assert len(board.board.moves) == 2
    page.button("Hint")
    assert page.notes().startswith("Try ")
    page.button("Undo")
    assert board.board.drawn == ()
    page.keys("1")
    assert board.board.moves[0] == "1"
    page.button("Resign")
    assert page.said() == "You resign: player 2 wins."
    assert page.complaints() == []


def test_a_board_of_mastermind(browser: Any, tmp_path: Path) -> None:
    pytest.importorskip("anywidget")
    board = notebook.mastermind("easy", secret="4321")
    page = Played(browser, tmp_path, board)
    page.keys(*"1234", "\ue003", "4", "\ue007")
    assert [turn.guess for turn in board.board.moves] == [(1, 2, 3, 4)]
    page.keys(*"1111", "\ue007")
    assert "1111" in page.said() and len(board.board.moves) == 1
    page.button("Hint")
    assert "still possible" in page.notes()
    page.keys("\ue003", "\ue003", "\ue003", "\ue003", *"4321", "\ue007")
    assert page.said() == "Found in 2 guesses: 90 points."
    assert page.complaints() == []


def test_the_codemaker_on_a_board_of_mastermind(browser: Any, tmp_path: Path) -> None:
    pytest.importorskip("anywidget")
    board = notebook.mastermind("medium", you="codemaker")
    page = Played(browser, tmp_path, board)
    assert page.script("return document.querySelectorAll('.peg').length") == 4
    page.keys("0", "2")
    assert [tuple(turn.feedback) for turn in board.board.moves] == [(0, 2)]
    page.button("Hint")
    assert page.notes() == board.view["hint"]["sentence"]
    page.button("Values")
    assert "still possible: " in page.notes()
    page.press("[data-key='30']")
    assert tuple(board.board.moves[1].feedback) == (3, 0)
    page.keys("3", "1")  # no answer can be that
    assert len(board.board.moves) == 2
    page.button("Undo")
    assert len(board.board.moves) == 1
    while "no code is left" not in page.said():
        page.press("[data-key='00']")
    before = board.board.moves
    page.press("[data-key='10']")  # answers the last of the rows that contradict each other anew
    assert [turn.guess for turn in board.board.moves] == [turn.guess for turn in before]
    changed = [turn for turn, old in zip(board.board.moves, before, strict=True) if turn != old]
    assert [tuple(turn.feedback) for turn in changed] == [(1, 0)]
    page.button("New game")
    assert board.board.moves == () and page.said() == "Answer 1122, guess 1 of 10."
    assert page.complaints() == []
