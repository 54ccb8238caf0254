"""The games of the page in headless Chromium: each to its ends, with whole sentences."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import unquote

import pytest
from tests.py.play.site.conftest import address

# they fetch the engines with npm, and a browser takes its time
pytestmark = pytest.mark.long

IDLE = "document.getElementById('board').ariaBusy === 'false'"
THERE = f"{IDLE} && document.getElementById('said').textContent"
ENTER, BACKSPACE = "\ue007", "\ue003"
STANDARD = [4, 9, False]
DRAWN = "65617356615221567642233737747314144542532"

Open = Callable[..., Any]


@pytest.fixture
def table(page: Any) -> Open:
    """Opens a game with a table, as a link does."""

    def opening(game: str, seats: str, options: Any, moves: Any = (), **more: Any) -> Any:
        page.complaints()  # those of another test
        page.open(address(game, seats, options, moves, **more))
        page.until(THERE)
        return page

    return opening


@pytest.fixture
def connect4(table: Open, page: Any) -> Iterator[Open]:
    """Connect 4, where the reader does not want to see what columns are worth."""
    unseen = "localStorage.setItem('ludologic.shown', '{\"values\":false,\"threats\":false}')"
    script = page.driver.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument",
        {"source": f"if (location.protocol !== 'about:') {unseen}"},
    )
    yield lambda seats, moves="", **more: table("connect4", seats, [7, 6, 4], moves, **more)
    page.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


@pytest.fixture
def mastermind(table: Open) -> Open:
    def opening(seats: str, *moves: str, secret: str | None = None, **more: Any) -> Any:
        options = {"variant": STANDARD, "secret": secret}
        return table("mastermind", seats, options, moves, **more)

    return opening


@pytest.fixture
def edited(page: Any, known: Any) -> Callable[[str, str, str], None]:
    """A rule as the lab keeps it when it was changed there."""

    def editing(path: str, old: str, new: str) -> None:
        text = known["files"][path]["text"]
        assert old in text
        page.open("reference/index.html")
        page.script(
            "localStorage.setItem('ludologic.edits', arguments[0])",
            json.dumps({path: text.replace(old, new)}),
        )

    return editing


def pressed(page: Any, *keys: str) -> None:
    """Type keys, and wait until the rules have answered each."""
    for key in keys:
        page.press(key)
        page.until(IDLE)


def tool(page: Any, words: str, where: str = "#main") -> None:
    page.script(
        "[...document.querySelectorAll(`${arguments[1]} button`)]"
        ".find((one) => (one.ariaLabel ?? one.textContent) === arguments[0]).click()",
        words,
        where,
    )
    page.until(IDLE)


def said(page: Any) -> tuple[str, str]:
    """The sentence of the page, and whether it is good or bad news."""
    found = page.script(
        "const one = document.getElementById('said'); return [one.textContent, one.className]"
    )
    return found[0], found[1]


def told(page: Any) -> list[str]:
    """The sentences of what was asked for."""
    found: list[str] = page.script(
        "return [...document.querySelectorAll('#hint .say')].map((one) => one.textContent)"
    )
    return found


def moves(page: Any) -> list[str]:
    """The moves of the list, as they are said."""
    found: list[str] = page.script(
        "return [...document.querySelectorAll('#moves button')].map((one) => one.ariaLabel)"
    )
    return found


def chosen(page: Any, seat: int, who: str) -> None:
    page.script(
        "const one = [...document.querySelectorAll('.bar select')].at(arguments[0]);"
        "one.value = arguments[1]; one.dispatchEvent(new Event('change'))",
        seat,
        who,
    )
    page.until(IDLE)


def choices(page: Any) -> list[str]:
    """Who can play in the last seat."""
    found: list[str] = page.script(
        "return [...document.querySelectorAll('.bar select')].at(-1)"
        ".innerText.split('\\n').map((one) => one.trim())"
    )
    return found


# ---- Connect 4


@pytest.mark.parametrize(
    ("seats", "moves", "key", "expected"),
    [
        ("you perfect", "142414", "7", ("o wins with move 8.", "bad")),
        ("friend you", "12121", "2", ("x is to move.", "plain")),
        ("friend you", DRAWN, "1", ("The board is full: a draw.", "plain")),
    ],
)
def test_connect4_ends(
    connect4: Open, seats: str, moves: str, key: str, expected: tuple[str, str]
) -> None:
    page = connect4(seats, moves)
    pressed(page, key)
    assert said(page) == expected


def test_a_column_that_is_full_is_not_pressed_and_what_is_written_is_judged(
    connect4: Open,
) -> None:
    page = connect4("you friend", "444444")
    assert page.script("return document.querySelectorAll('.column').length") == 6
    pressed(page, "4")
    assert said(page) == ("Your move.", "plain")
    tool(page, "Moves")
    page.script("document.querySelector('#enter input').focus()")
    pressed(page, *"four", ENTER)
    assert said(page) == ("Move 7: 'four' is no column: columns are 1 to 7.", "bad")


def test_a_hint_of_connect4_is_marked_and_leads_to_its_rule(connect4: Open) -> None:
    page = connect4("you easy", "414141")
    tool(page, "Show a hint")
    assert told(page)[0].startswith("Try column 4: ")
    assert page.script(
        "return [...document.querySelectorAll('circle.mark.hint')]"
        ".map((one) => [one.cx.baseVal.value, one.cy.baseVal.value])"
    )[0] == [20 + 3.5 * 100, 84 + 2.5 * 100]
    page.shows("#why", "x has four stones")
    page.click("#hint a")
    page.until("location.pathname.endsWith('lab.html')")
    found = page.script("return location.hash")
    assert unquote(found).startswith("#file=connect4/exact/tactics.pl")


def test_the_focus_stays_on_the_board(connect4: Open) -> None:
    page = connect4("you easy")
    page.script("document.querySelector('.four [data-key=\"3\"]').focus()")
    pressed(page, ENTER)
    assert moves(page)[0] == "Move 1, x: 3" and moves(page)[1].startswith("Move 2, o: ")
    assert page.script("return document.activeElement.ariaLabel") == "Column 3"


def test_a_game_is_there_again_after_another_page(connect4: Open) -> None:
    page = connect4("you friend", "44")
    pressed(page, "5")
    page.script("location.hash = 'mastermind'")
    page.until("document.getElementById('title').textContent.startsWith('Mastermind') && " + IDLE)
    page.open("play.html#connect4")
    page.until("document.querySelectorAll('#moves button').length === 3")
    assert moves(page) == ["Move 1, x: 4", "Move 2, o: 4", "Move 3, x: 5"]
    page.script("localStorage.setItem('ludologic.table.connect4', '{\"seats\": 7}')")
    page.open("play.html#connect4")
    page.until(THERE)
    assert (said(page), moves(page)) == (("Your move.", "plain"), [])


def test_a_game_is_replayed_and_played_on_from_the_middle(connect4: Open) -> None:
    page = connect4("you friend", "445566")
    stones = "return document.querySelectorAll('.four > .stone').length"
    page.script("document.querySelectorAll('#moves button')[2].click()")
    page.until(IDLE)
    assert page.script(stones) == 3 and len(moves(page)) == 6
    assert page.text("#replay output") == "3 of 6"
    page.script("document.querySelector('[aria-label=\"To the end\"]').click()")
    page.until(IDLE)
    assert page.script(stones) == 6
    page.script("document.querySelectorAll('#moves button')[2].click()")
    page.until(IDLE)
    pressed(page, "7")
    assert moves(page) == ["Move 1, x: 4", "Move 2, o: 4", "Move 3, x: 5", "Move 4, o: 7"]
    assert page.complaints() == []


def test_a_board_is_flipped(connect4: Open) -> None:
    page = connect4("you friend", "1")
    place = "return document.querySelector('.four > .stone').getAttribute('transform')"
    assert page.script(place) == "translate(70,634)"
    tool(page, "Flip")
    assert page.script(place) == "translate(670,634)"


@pytest.mark.parametrize(
    ("game", "path", "old"),
    [
        ("connect4", "connect4/session.pl", "level(easy,"),
        ("mastermind", "mastermind/session.pl", "level(easy,"),
        ("soccer", "soccer/session.pl", "level(easy,"),
    ],
)
def test_a_level_that_is_renamed_in_its_fact_is_renamed(
    page: Any, edited: Any, game: str, path: str, old: str
) -> None:
    edited(path, old, old.replace("easy", "gentle"))
    page.open(f"play.html#{game}")
    page.until(THERE)
    assert choices(page)[:4] == ["You", "A friend", "Gentle", "Medium"]
    chosen(page, -1, "gentle")
    assert said(page)[1] == "plain"


# ---- Mastermind


def test_mastermind_out_of_rows(mastermind: Open) -> None:
    page = mastermind("you rules", *["5678"] * 9, secret="1234")
    pressed(page, *"1235", ENTER)
    assert said(page) == ("The 10 rows are used up, and the secret was 1234: 0 points.", "bad")
    assert page.text("#board p") == "The code: 1234"


def test_a_guess_that_is_none_is_said_and_can_be_mended(mastermind: Open) -> None:
    page = mastermind("you rules", secret="1234")
    pressed(page, *"1123", ENTER)
    assert said(page) == (
        "'1123' has 1 more than once: symbols don't repeat in this variant.",
        "bad",
    )
    pressed(page, *[BACKSPACE] * 3, *"234", ENTER)
    assert said(page) == ("Found in 1 guess: 200 points.", "good")


def test_of_twelve_colours_each_is_typed(table: Open) -> None:
    options = {"variant": [3, 12, False], "secret": "12,3,1"}
    page = table("mastermind", "you rules", options)
    pressed(page, *"1231", ENTER, ENTER)
    assert said(page) == ("Found in 1 guess: 200 points.", "good")


def test_the_reader_hides_the_code_and_answers(mastermind: Open) -> None:
    page = mastermind("you rules")
    chosen(page, -1, "you")
    assert said(page) == ("Answer 1234, guess 1 of 10.", "plain")
    pressed(page, "4", "0")
    assert said(page) == ("Your code was found in 1 guess.", "bad")


def test_a_hint_without_a_move_is_not_offered_to_be_played(mastermind: Open) -> None:
    page = mastermind("hard you", "1234")
    tool(page, "Show a hint")
    words = "3,024 codes are still possible: 1234, 1235, 1236, 1237, 1238, 1239, 1243, 1245 ..."
    assert told(page)[0] == words
    assert page.script(
        "return [...document.querySelectorAll('#hint button')].map((one) => one.textContent)"
    ) == ["Explain"]


def test_answers_that_contradict_each_other_are_said(mastermind: Open) -> None:
    page = mastermind("hard you", "1234")
    pressed(page, *"00")
    page.click('[aria-label="0 black, 0 white"][role=img]')
    pressed(page, *"00")
    assert said(page) == (
        "From row 2 on no code is left: no code draws all of these answers: 1234:00 1256:00; "
        "change an answer, or take the last back.",
        "plain",
    )
    tool(page, "Moves")
    page.script("document.querySelector('#enter input').focus()")
    pressed(page, *"correct 1 10", ENTER)
    assert said(page)[0].startswith("Answer ") and said(page)[0].endswith(", guess 3 of 10.")


# ---- Paper soccer


def test_soccer_by_hand_is_resigned_and_played_by_the_hints(table: Open) -> None:
    page = table("soccer", "medium you", ["standard", 8, 10, 2])
    tool(page, "Resign")
    assert said(page) == ("You resign: player 1 wins.", "bad")
    tool(page, "Undo")
    page.script("document.querySelector('.spot').dispatchEvent(new MouseEvent('click'))")
    page.until(IDLE)
    tool(page, "Show a hint")
    assert told(page)[0].startswith("Try ")
    for part in ("polyline", "circle"):  # digits lie over the way, but not over its end
        assert page.script(f"return document.querySelectorAll('{part}.mark.hint').length") == 1


# ---- Rules that were broken


@pytest.mark.parametrize(
    ("game", "path", "old", "new"),
    [
        (
            "connect4",
            "connect4/board/stones.pl",
            "(Column /\\ Column >> 2)",
            "(Column /\\ Column >> 1)",
        ),
        ("mastermind", "mastermind/rules/feedback.pl", "Common - Black.", "Common."),
        ("mastermind", "mastermind/rules/feedback.pl", "Common - Black.", "Common, fail."),
        ("mastermind", "mastermind/definition.pl", "common([], _, 0).", "common([], _, 1)."),
        ("soccer", "soccer/game/position.pl", "bits_untouched(Came0)", "integer(Direction)"),
    ],
)
def test_a_broken_rule_is_said_in_one_sentence(
    edited: Any, page: Any, game: str, path: str, old: str, new: str
) -> None:
    edited(path, old, new)
    page.open(f"play.html#{game}")
    page.until(THERE)
    assert page.text("#notes .changed span") == "You play by your own rules: 1 change."
    values = {"connect4": [], "soccer": [], "mastermind": ["Possible codes"]}.get(game, ["Values"])
    for word in ("Show a hint", "Explain", *values, "Resign"):  # and the game goes on
        tool(page, word)
        if "makes sense" in said(page)[0]:
            assert said(page) == ("The rules give no answer that makes sense.", "bad")
            assert page.text("#notes .failed span") == f"{game}_ask:event."
    assert page.complaints() == []


def test_rules_that_cannot_be_read_are_named_with_their_line(edited: Any, page: Any) -> None:
    path = "mastermind/definition.pl"
    edited(path, "White is Common - Black.", "White is is Common.")
    page.open("play.html#mastermind")
    page.until("document.querySelector('#notes .err')")
    assert page.text("#notes .changed span") == "You play by your own rules: 1 change."
    said = page.text("#notes .err span")
    words = f"The rules could not be loaded: {path}, line "
    assert re.fullmatch(re.escape(words) + r"\d+: Syntax error: .*\.", said), said


# ---- Games that are told in the lab


def test_the_first_hint_has_its_whole_time(page: Any) -> None:
    page.open("play.html#own=games%2Finstances%2Fnoughts_and_crosses.pl")
    page.until(THERE)
    tool(page, "Show a hint")
    assert told(page) == ["Try 1: it holds the draw. Neither player can force a win."]


def test_a_hint_at_nim_is_a_proof_and_wins(page: Any) -> None:
    page.open("play.html#own=games%2Finstances%2Fnim.pl")
    page.until(THERE)
    tool(page, "Show a hint")
    assert told(page)[0].startswith("Try take(1,2): it wins")
    size = "return document.querySelector('#board svg').getAttribute('viewBox')"
    before = page.script(size)
    page.script(
        "document.querySelector('[data-key=\"take(1,2)\"]').dispatchEvent(new MouseEvent('click'))"
    )
    page.until(IDLE)
    assert page.script(size) == before  # nothing moves under the pointer
    begun = moves(page)
    assert begun[0] == "Move 1, 1: take(1,2)" and begun[1].startswith("Move 2, 2: take(")
    tool(page, "Undo")
    assert moves(page) == []
    tool(page, "Redo")
    assert moves(page) == begun


def test_ones_own_games_begin_with_one_that_everybody_knows(page: Any) -> None:
    page.open("play.html#own")
    page.until(THERE)
    assert (page.text("#title"), *said(page)) == ("Noughts and crosses", "Your move.", "plain")


def test_a_link_that_writes_records_as_lists_has_its_kind(table: Open) -> None:
    page = table("mastermind", "you rules", [[4, 6, True], None])
    assert page.script("return document.querySelector('#options option:checked').text") == (
        "medium: 4 pegs, 6 colours, repeats"
    )
    names = "return [...document.querySelectorAll('#options option')].map((one) => one.text)"
    assert page.script(names) == [
        "Today’s code",
        "4 pegs, 9 colours, no repeats",
        "easy: 4 pegs, 6 colours, no repeats",
        "medium: 4 pegs, 6 colours, repeats",
        "hard: 5 pegs, 8 colours, repeats",
    ]


def test_a_guessing_game_finds_the_secret_and_says_what_contradicts(table: Open) -> None:
    page = table("guessing", "hard you", {"name": "ship", "ends": None, "seconds": 20})
    assert said(page) == ("30 secrets are possible. shot(3,3)?", "plain")
    for _ in range(9):
        tool(page, "miss", "#board")
    assert said(page) == ("It is ship(row,4,1): found by 9 questions.", "plain")
    tool(page, "Undo")
    tool(page, "Resign")
    assert said(page) == ("You give up after 8 questions.", "bad")
    page = table("guessing", "you hard", {"name": "higher_lower", "ends": None, "seconds": 20})
    assert said(page) == ("Your question: 100 secrets are possible.", "plain")
    pressed(page, *"50", ENTER)
    assert moves(page)[0] == "Move 1, asker: 50"
    assert re.fullmatch(r"Your question: (49|50) secrets are possible\.", said(page)[0])


def test_where_there_is_no_hint_the_question_stays(table: Open) -> None:
    page = table("guessing", "hard you", {"name": "ship", "ends": None, "seconds": 20})
    tool(page, "Show a hint")
    assert told(page)[0] == "There is no hint for an answer: it is what the secret says."
    assert said(page) == ("30 secrets are possible. shot(3,3)?", "plain")


def edited_beside(page: Any, old: str, new: str) -> str:
    """What is said after an edit in the editor beside the board, and "Play by these rules"."""
    tool(page, "Rules")
    page.until("document.querySelector('#rules .cm-content')")
    text = page.awaited(
        "const { rules } = await import('./engine/engine.mjs');"
        "return (await rules).files[document.querySelector('#rules > p').textContent].text"
    )
    assert old in text
    page.write("#rules", text.replace(old, new))
    tool(page, "Play by these rules", "#rules")
    page.until("document.querySelector('#rules [role=status]').textContent")
    page.until(IDLE)
    return str(page.text("#rules [role=status]"))


def test_a_rule_is_edited_beside_the_board_and_the_game_goes_on(page: Any) -> None:
    page.open("play.html#own=games%2Finstances%2Fnoughts_and_crosses.pl")
    page.until(THERE)
    chosen(page, -1, "friend")
    page.script("document.querySelector('.cells [data-key=\"5\"]').focus()")
    pressed(page, ENTER, "1")
    assert page.script("return document.querySelector('.cells').ariaLabel") == (
        "o at row 1, column 1; x at row 2, column 2"
    )
    assert edited_beside(page, '"Noughts and crosses"', '"Three in a line"') == "Loaded."
    assert page.text("#title") == "Three in a line"
    assert moves(page) == ["Move 1, x: 5", "Move 2, o: 1"]
    assert page.text("#notes .changed span") == "You play by your own rules: 1 change."
    tool(page, "Put back", "#rules")
    page.until("document.getElementById('title').textContent === 'Noughts and crosses'")
    assert moves(page) == ["Move 1, x: 5", "Move 2, o: 1"]
    assert page.script("return document.querySelectorAll('#notes > *').length") == 0
    assert page.complaints() == []


def test_moves_that_a_new_rule_forbids_begin_the_game_anew(page: Any) -> None:
    page.open("play.html#own=games%2Finstances%2Fnim.pl")
    page.until(THERE)
    chosen(page, -1, "friend")
    tool(page, "take(3,5)", "#board")
    edited_beside(page, "init(heaps(1, [3,4,5])).", "init(heaps(1, [1])).")
    assert (moves(page), said(page)) == ([], ("Your move.", "plain"))
    assert page.text("#notes .anew") == (
        "The moves can't be played by these rules: the game begins anew."
    )


def test_an_edit_that_cannot_be_read_is_said_with_its_line(page: Any) -> None:
    page.open("play.html#own=games%2Finstances%2Fnim.pl")
    page.until(THERE)
    words = edited_beside(page, "role(2).", "role(2")
    assert re.fullmatch(
        r"The rules could not be loaded: "
        r"two_players/instances/nim\.pl, line \d+: Syntax error: .*\.",
        words,
    ), words
    assert said(page) == ("Your move.", "plain")


def test_a_warning_is_a_remark_in_the_game_that_it_is_about(page: Any) -> None:
    page.open("play.html#own=games%2Finstances%2Fnim.pl")
    page.until(THERE)
    remark = "line 25: Size occurs only once: is it misspelt? (If nobody asks for it, write _Size.)"
    words = edited_beside(page, "between(1, Size, Number)", "between(1, 2, Number)")
    assert words == f"Loaded. {remark}"
    taken = "return [...document.querySelectorAll('#board button')].map((one) => one.textContent)"
    assert page.script(taken) == [f"take({heap},{many})" for heap in (1, 2, 3) for many in (1, 2)]
    shown = "return [...document.querySelectorAll('#notes span')].map((one) => one.textContent)"
    noted = ["You play by your own rules: 1 change.", remark]
    assert page.script(shown) == noted
    for game, notes in (("connect4", []), ("own=nim", noted)):
        page.open(f"play.html#{game}")
        page.until(THERE)
        assert page.script(shown) == notes


def test_a_fault_is_told_in_the_games_that_use_the_file(edited: Any, page: Any) -> None:
    edited("two_players/instances/nim.pl", "role(2).", "role(2")
    for game, notes in (("connect4", 0), ("own=nim", 1), ("own=connect", 0)):
        page.open(f"play.html#{game}")
        page.until(THERE)
        assert page.script("return document.querySelectorAll('#notes .err').length") == notes


def test_ones_own_game_is_there_again_after_another_tab(page: Any) -> None:
    """Also one that was changed since then, or that came by a link; each file has its own."""
    to = "location.hash = arguments[0]"
    page.open(address("two_players", "you friend", {"name": "nim", "seconds": 20}, ["take(1,1)"]))
    page.until(THERE)
    tool(page, "take(2,2)", "#board")
    played = ["Move 1, 1: take(1,1)", "Move 2, 2: take(2,2)"]
    for away, back in (("connect4", "own"), ("own=connect", "own=nim")):
        for place in (away, back):
            page.script(to, place)
            page.until(f"{THERE} && document.getElementById('new').hidden === false")
        assert (page.text("#title"), moves(page)) == ("Nim", played)
    edited_beside(page, '"Nim"', '"Take the last one"')
    for place in ("soccer", "own"):
        page.open(f"play.html#{place}")
        page.until(THERE)
    assert (page.text("#title"), moves(page)) == ("Take the last one", played)
    assert page.complaints() == []


def test_what_is_taken_from_a_link_is_told(page: Any) -> None:
    options = {"name": "nim", "seconds": 20}
    page.open(address("two_players", "you friend", options, ["take(9,9)"]))
    page.until(THERE)
    assert page.text("#notes .damaged") == (
        "The moves in this link can't be played. Only the game was taken from it."
    )
    assert page.text("#title") == "Nim"
    page.open(address("two_players", "you friend", options | {"name": "nowhere"}))
    page.until(THERE)
    assert page.text("#notes .damaged") == (
        "This link holds no game that can be played. Nothing was taken from it."
    )
    page.script("location.hash = 'connect4'")
    page.until("document.getElementById('title').textContent === 'Connect 4'")
    page.until(IDLE)
    assert page.text("#notes") == ""


def test_while_a_game_is_set_up_nothing_is_said_of_the_one_before(page: Any) -> None:
    page.open("play.html#own=nim")
    page.until(THERE)
    edited_beside(page, '"Nim"', '"Nim"')
    page.script(
        "document.querySelector('[data-key=\"take(1,1)\"]').dispatchEvent(new MouseEvent('click'))"
    )
    page.until(IDLE)
    page.script(
        "window.seen = []; const words = (id) => document.getElementById(id).textContent;"
        "new MutationObserver(() => document.getElementById('board').hasChildNodes() ||"
        " seen.push(['title', 'said', 'played', 'thinking'].map(words)))"
        ".observe(document.body, { subtree: true, childList: true, characterData: true });"
        "location.hash = 'own=connect'"
    )
    page.until(f"{THERE} && document.getElementById('title').textContent.startsWith('Connect 3')")
    seen = page.script("return seen.map((one) => one.map((words) => words.trim()))")
    assert seen[-1] == ["Connect 4 of any size", "Setting up the board …", "", "Stop"]
    assert page.text("#rules [role=status]") == ""


SHEET = """; Who says go wins.
(role x) (role o) (init open)
(<= (legal x go) (true open)) (legal x wait) (legal o noop)
(<= (next done) (does x go)) (<= (next open) (does x wait))
(<= terminal (true done)) (goal x 100) (goal o 0)
"""


def test_a_sheet_is_played_where_rules_are_written(page: Any) -> None:
    page.open("play.html#own=mine.pl")
    page.until(THERE)
    tool(page, "Rules")
    page.until("document.querySelector('#rules .cm-content')")
    page.write("#rules", SHEET)
    tool(page, "Play by these rules", "#rules")
    page.shows("#rules [role=status]", "Loaded.")
    page.until(IDLE)
    assert said(page) == ("Your move, as x.", "plain")
    tool(page, "wait", "#board")
    played = moves(page)
    for place in ("connect4", "own"):  # and it is there again
        page.open(f"play.html#{place}")
        page.until(THERE)
    assert moves(page) == played != []
    tool(page, "go", "#board")
    assert said(page) == ("You win.", "good")
    page.shows("#why", "mine.pl:5")
    tool(page, "Rules")
    page.until("document.querySelector('#rules .cm-content')")
    page.write("#rules", "(role x)\n(init")
    tool(page, "Play by these rules", "#rules")
    fault = "Line 2: the parenthesis ( is not closed."
    assert (page.text("#rules [role=status]"), said(page)) == (fault, (fault, "bad"))
    assert page.complaints() == []


def test_a_sheet_of_the_rules_is_one_of_the_games(page: Any) -> None:
    page.open("play.html#own=hidden_code")
    page.until(THERE)
    assert page.text("#title") == "hidden_code.kif"
    assert said(page) == ("Your move, as guesser.", "plain")
    assert page.script("return document.querySelectorAll('#board button').length") == 9


def test_what_is_hidden_is_not_in_the_address(page: Any) -> None:
    """The cards can't be read in the link, by which the game goes on."""
    page.open("play.html#own=games%2Finstances%2Fkuhn_poker.pl")
    page.shows("#board", "first has seen: ")
    link = str(page.script("return location.hash"))
    assert "kuhn_poker" in link and "deal" not in link
    card = page.text("#board")
    page.open(f"play.html{link}")
    page.shows("#board", "first has seen: ")
    assert page.text("#board") == card and not page.script(
        "return Boolean(document.querySelector('#notes .damaged'))"
    )
    page.shows("#moves", "...")
