"""The lab and the games in headless Chromium, with the engines of the page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from ludologic.play.site import packages

# they fetch the engines with npm, and a browser takes its time
pytestmark = pytest.mark.long

READY = "document.getElementById('state').textContent.startsWith('Ready')"
FEEDBACK = "mastermind/definition.pl"


def opened(page: Any, path: str) -> None:
    page.open(path)
    if path.startswith("lab"):
        page.until(READY)
    if path.startswith("play"):
        page.until("document.querySelectorAll('#replay button').length")


# ---- the lab


def ask(page: Any, query: str) -> None:
    """Type a query and press Enter, as a reader does."""
    page.click("#tab-pl")
    page.write("#query", query)
    page.click("#run")


def button(page: Any, words: str) -> None:
    """Press a button of the newest query."""
    page.script(
        "[...document.querySelectorAll('#answers .query:last-child button')]"
        ".find((one) => one.textContent === arguments[0]).click()",
        words,
    )


def answers(page: Any, text: str) -> str:
    """What the newest query shows, once it shows the text; lines and blanks are one blank."""
    shown = "document.querySelector('#answers .query:last-child pre')?.innerText"
    page.until(f"({shown} ?? '').includes({text!r})")
    return " ".join(page.script(f"return {shown}").split())


def edit(page: Any, old: str, new: str) -> None:
    """Change a text of the open file in the editor, and load it."""
    typed(page, old, new)
    page.click("#reload")


def typed(page: Any, old: str, new: str) -> None:
    """Change a text of the open file in the editor."""
    page.awaited(
        "const { edits, rules } = await import('./engine/engine.mjs');"
        "const { files } = await rules; const path = given[0];"
        "if (!files[path].text.includes(given[1])) throw new Error('there is no such text');"
        "const text = files[path].text.replace(given[1], given[2]);"
        "document.querySelector('#one .cm-content').focus();"
        "document.execCommand('selectAll'); document.execCommand('insertText', false, text)",
        page.script("return new URLSearchParams(location.hash.slice(1)).get('file')"),
        old,
        new,
    )


def test_answers_come_one_at_a_time(lab: Callable[..., Any]) -> None:
    page = lab()
    ask(page, "member(X, [a,b,c]).")
    assert answers(page, "X = a") == "X = a"
    button(page, "; next")
    assert answers(page, "X = b") == "X = a ; X = b"
    button(page, "all")
    assert answers(page, "X = c.") == "X = a ; X = b ; X = c."
    ask(page, "fail")
    assert answers(page, "false.") == "false."
    ask(page, "X = [], dif(Y, b), writeln(seen)")
    assert answers(page, "dif") == "seen X = [], dif(Y, b)."


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("no_such_relation(1)", "Unknown procedure: no_such_relation/1"),
        ("p(X) :- q(X)", "This is a clause, not a query. "),
        ("X is foo + 1", "foo/0"),
        ("member(X, ", "line 1, column 7: this ( is never closed"),
        ("atom_length(_, _)", "not sufficiently instantiated"),
    ],
)
def test_an_error_is_told_as_in_swipl(lab: Callable[..., Any], query: str, said: str) -> None:
    page = lab()
    ask(page, query)
    assert said in answers(page, said)
    ask(page, "X = 1")
    answers(page, "X = 1.")


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ("random.pl", "shared/random.pl"),
        ("door/session.pl", "shared/session.pl"),
        ("search/agenda.pl", "shared/branch_and_bound.pl"),
        ("games/instances/kuhn_poker.pl", "sheets/instances/kuhn_poker.pl"),
    ],
)
def test_a_link_of_before_leads_to_its_file(lab: Callable[..., Any], before: str, now: str) -> None:
    page = lab(f"#file={before}")
    page.shows("#sides", now.rpartition("/")[2])


def test_a_query_sees_the_relations_of_the_open_file_first(lab: Callable[..., Any]) -> None:
    page = lab("#file=games/instances/kuhn_poker.pl")
    ask(page, "init(S), legal(S, R, M)")
    assert "R = random" in answers(page, "R = random")
    page.script(
        "[...document.querySelectorAll('.query button')].find((one) =>"
        " one.textContent === 'why').click()"
    )
    page.shows("#answers .why", "kuhn_poker.pl:")
    page.script("location.hash = 'file=two_players/instances/nim.pl'")
    page.until("document.querySelector('#sides button').textContent === 'nim.pl'")
    ask(page, "init(S), legal(S, R, M)")
    answers(page, "S = heaps(1, [3, 4, 5])")
    ask(page, "guess_secret_feedback([1,2], [2,1], F)")
    answers(page, "F = 0-2.")


def test_a_sheet_is_read_in_the_lab_and_a_file_that_is_none_is_told(
    lab: Callable[..., Any],
) -> None:
    page = lab("#file=sheets/instances/hidden_code.kif")
    assert "(role random) (role guesser)" in page.text("#one")
    assert page.script("return document.getElementById('play').offsetParent !== null")
    for path in ("../../etc/passwd", "mine.txt"):
        page = lab(f"#file={path}")
        assert page.text("#messages") == f"There is no file {path} here."
    page = lab("#file=mine.kif")
    assert (page.script("return location.hash"), page.text("#messages")) == ("#file=mine.pl", "")


def test_a_query_among_the_clauses_is_told(lab: Callable[..., Any]) -> None:
    page = lab("#file=mine.pl")
    first = "secret(S)   :- between(1, 100, S)."
    edit(page, first, f"guess_secret_feedback([1], [1], _).\n{first}")
    page.shows(
        "#messages",
        "When you ask guess_secret_feedback/3, these clauses answer from now on; the rules keep "
        "their own. If this is a query, ask it, and remove it here.",
    )


def test_two_queries_stay_open(lab: Callable[..., Any]) -> None:
    page = lab()
    ask(page, "between(1, 3, X)")
    answers(page, "X = 1")
    ask(page, "between(7, 9, Y)")
    answers(page, "Y = 7")
    page.script("document.querySelector('#answers .query:first-child > .tools button').click()")
    page.until(
        "document.querySelector('#answers .query:first-child pre').innerText.includes('X = 2')"
    )
    button(page, "; next")
    answers(page, "Y = 8")


@pytest.mark.parametrize(
    "goal", ["repeat, fail", "numlist(1, 3000000, L), msort(L, M), fail ; spin(1)"]
)
def test_stop(lab: Callable[..., Any], goal: str) -> None:
    """A goal that backtracks is stopped, one that never does is ended with its engine."""
    page = lab()
    ask(page, "assertz((spin(X) :- spin(X)))")
    answers(page, "true.")
    ask(page, goal)
    page.until("!document.getElementById('stop').disabled")
    page.awaited("await new Promise((go) => setTimeout(go, 2500))")  # the spare is warm by then
    took = page.awaited(
        "const start = performance.now(); document.getElementById('stop').click();"
        "while (!document.getElementById('stop').disabled || "
        "!document.getElementById('state').textContent.startsWith('Ready'))"
        " await new Promise((go) => setTimeout(go, 20));"
        "return performance.now() - start"
    )
    ask(page, "X = after")
    answers(page, "X = after.")
    assert took < 10_000


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ("halt", "A page has no end"),
        ("grow(s)", "Stack limit (0.2Gb) exceeded"),
        ("repeat, writeln(x), fail", "prints more than a page can show"),
    ],
)
def test_what_would_break_a_toplevel(lab: Callable[..., Any], goal: str, said: str) -> None:
    page = lab()
    ask(page, "assertz((grow(X) :- grow(s(X)), true))")
    answers(page, "true.")
    ask(page, goal)
    answers(page, said)
    page.click("#stop")
    page.until("document.getElementById('state').textContent.startsWith('Ready')")
    ask(page, "X = after")
    answers(page, "X = after.")


def test_why_and_why_not(lab: Callable[..., Any]) -> None:
    page = lab()
    last = "#answers .query:last-child .why"
    ask(page, "guess_secret_feedback([1,2], [2,1], F)")
    answers(page, "F = 0-2.")
    button(page, "why")
    page.until(f"document.querySelector('{last} details')")
    shown = page.text(last)
    assert "guess_secret_feedback([1, 2], [2, 1], 0-2)" in shown and "definition.pl:" in shown
    page.click(f"{last} a")
    page.until("document.activeElement.classList.contains('cm-content')")
    ask(page, "guess_secret_feedback([1,2], [2,1], 1-1)")
    answers(page, "false.")
    button(page, "why")
    page.until(f"document.querySelector('{last} li')")
    said = page.text(last)
    assert "place 1: 1 is not 2" in said and "blacks([1, 2], [2, 1], 1)" in said
    assert "Without the goals marked * it fails, too" in said
    assert page.text(f"{last} .slice .soft").strip() == "* equally_long(Guess, Secret),"
    ask(page, "X = 1")
    answers(page, "X = 1.")
    button(page, "why")
    page.until(f"document.querySelector('{last} button')")
    assert page.text(last) == "show all"
    button(page, "show all")
    page.until(f"document.querySelector('{last} code')")
    assert "1=1" in page.text(last)
    ask(page, "length(_, N), N < 0")
    page.until("document.querySelector('#stop').disabled === false")
    page.click("#stop")
    page.until("document.querySelector('#stop').disabled")
    page.until("document.getElementById('state').textContent.startsWith('Ready')")
    button(page, "why")
    page.until("document.querySelector('#answers .query:last-child .slice')", 90)
    assert "It has not come to an end." in page.text(last)
    assert page.text(f"{last} .slice").strip() == "?- length(_, A), false, * A<0."


def test_the_search_tree_of_a_query_is_walked_step_by_step(lab: Callable[..., Any]) -> None:
    page = lab()
    ask(page, "member(X, [1,2,3]), X > 1, !")
    answers(page, "X = 2.")
    button(page, "search tree")
    page.until("document.querySelector('.searched .step')")
    assert page.text(".searched p") == "1 answer, 1 branch fails, 1 is not tried."

    def steps() -> list[str]:
        return [
            " ".join(text.split())
            for text in page.script(
                "return [...document.querySelectorAll('.searched .step')]"
                ".filter((one) => one.checkVisibility()).map((one) => one.innerText)"
            )
        ]

    whole = [
        "member(X, [1, 2, 3]), X>1, !",
        "It holds. X = 1 1>1, !",
        "It fails.",
        "It holds. X = 2 2>1, !",
        "It holds. !",
        "It removes the branches that are left. Answer: X = 2.",
        "Its other answers. Cut away.",
    ]
    assert steps() == whole
    assert page.text(".searched [role=status]") == "Step 7 of 7"
    pressed(page, "From the start")
    assert steps() == whole[:1]
    pressed(page, "Next")
    assert steps() == whole[:2]
    assert page.text(".searched [aria-current]").startswith("It holds.")
    page.script("document.querySelector('.searched button').focus()")
    page.press("\ue014", "\ue014", "\ue012")  # right, right, left
    assert steps() == whole[:3]
    page.script("document.querySelector('.searched summary').click()")
    assert steps() == whole[:2]


def test_a_search_tree_says_what_is_written_and_not_what_was_compiled(
    lab: Callable[..., Any],
) -> None:
    page = lab()
    ask(page, "guess_secret_feedback([1], [1], F)")
    answers(page, "F = 1-0.")
    button(page, "search tree")
    page.until("document.querySelector('.searched .step')")
    assert page.text(".searched p") == "1 answer."
    steps = page.text(".searched > .branch").split("\n")
    assert "It holds. Here = 1 blacks([], [], M), Black is M+1" in " ".join(steps)
    assert "integer(" not in " ".join(steps)


def test_an_edited_rule_changes_the_answer_and_is_told_to_disagree(
    lab: Callable[..., Any],
) -> None:
    page = lab(f"#file={FEEDBACK}")
    edit(page, "common([], _, 0).", "common([], _, 1).")
    page.shows("#banner", "no longer agree")
    ask(page, "guess_secret_feedback([1,2], [1,3], F)")
    assert "F = 1-1." in answers(page, "F = 1-1")
    assert page.script("return localStorage.getItem('ludologic.edits')")
    assert "changed" in page.script(
        "return getComputedStyle(document.querySelector('#tree .edited'), '::after').content"
    )
    page.click("#back")
    page.shows("#messages", "agrees")
    ask(page, "guess_secret_feedback([1,2], [1,3], F)")
    answers(page, "F = 1-0.")


def test_an_edit_marks_the_answers_until_it_is_loaded_and_they_are_asked_again(
    lab: Callable[..., Any],
) -> None:
    page = lab(f"#file={FEEDBACK}")
    ask(page, "guess_secret_feedback([1,2], [1,3], F)")
    answers(page, "F = 1-0.")
    assert page.text("#loaded") == "Loaded as it was told"
    assert not page.script("return document.querySelector('.age').checkVisibility()")
    typed(page, "common([], _, 0).", "common([], _, 1).")
    assert page.text(".age") == "By the rules as they were before your change."
    assert page.text("#loaded") == "Not loaded yet"
    assert page.text("#banner b") == "Your rules differ: 1 file."
    page.click("#reload")
    assert answers(page, "F = 1-1.") == "F = 1-1."
    page.shows(".age", "changed Before: F = 1-0.")
    assert page.text("#loaded") == "Loaded with your change"
    assert page.script("return document.getElementById('reload').ariaDisabled") == "true"
    page.shows("#banner", "no longer agree with the definition.")
    pressed(page, "Show the first three")
    page.until("document.querySelector('.differences').checkVisibility()")
    assert "guess_code_feedback/3" in page.text(".differences table")
    assert page.text(".differences summary").endswith(" more")
    pressed(page, "Put all back")
    assert answers(page, "F = 1-0.") == "F = 1-0."
    assert page.text("#banner") == ""
    page.shows("#messages", "mastermind: agrees")


def test_a_file_with_an_error_is_not_told_as_loaded(lab: Callable[..., Any]) -> None:
    page = lab("#file=mastermind/definition.pl")
    typed(page, "White is Common - Black.", "White is is Common.")
    page.click("#reload")
    page.shows("#messages", "Syntax error")
    assert re.fullmatch(
        r"mastermind/definition\.pl:\d+ Syntax error: operator expected \(.*\) \(column 16\)\.",
        page.text("#messages .error"),
    )
    assert page.text("#loaded") == "Loaded without what has an error"
    page.click("#back")
    page.shows("#messages", "mastermind: agrees")
    assert page.text("#loaded") == "Loaded as it was told"


@pytest.mark.deep
def test_a_button_out_of_use_looks_so_below_the_mouse(plain: Any) -> None:
    plain.open("lab.html")
    spot = plain.script("return document.getElementById('reload').getBoundingClientRect().toJSON()")
    where = {"x": spot["x"] + spot["width"] / 2, "y": spot["y"] + spot["height"] / 2}
    plain.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mouseMoved", **where})
    plain.until("document.getElementById('reload').matches(':hover')")
    look = "return getComputedStyle(document.getElementById('reload')).opacity"
    assert plain.script(look) == "0.5"


def test_every_change_can_be_loaded_at_once(lab: Callable[..., Any]) -> None:
    page = lab(f"#file={FEEDBACK}")
    ask(page, "guess_secret_feedback([1,2], [1,3], F)")
    answers(page, "F = 1-0.")
    page.click("#auto")
    typed(page, "common([], _, 0).", "common([], _, 1).")
    assert answers(page, "F = 1-1.") == "F = 1-1."
    lab(f"#file={FEEDBACK}")
    assert page.script("return document.getElementById('auto').checked")
    page.click("#auto")


def test_the_focus_stays_in_the_lab(lab: Callable[..., Any]) -> None:
    """What is pressed may go or be out of use: the focus never falls to the body."""
    page = lab(f"#file={FEEDBACK}")

    def at() -> str:
        return str(
            page.script(
                "const at = document.activeElement; return at.id || at.ariaLabel || at.textContent"
            )
        )

    def pressed(selector: str) -> None:
        page.script("document.querySelector(arguments[0]).focus()", selector)
        page.press("\ue007")  # Enter

    ask(page, "member(X, [a,b])")
    answers(page, "X = a")
    pressed(".query .tools button")
    answers(page, "X = b.")
    assert at() == "; next"
    pressed(".query .tools button:nth-child(4)")
    page.until("document.querySelector('.searched')")
    pressed(".searched button")
    pressed(".searched button:nth-child(3)")
    pressed(".searched button:nth-child(2)")
    assert at() == "Back"
    pressed(".query .close")
    assert at() == "A query"
    typed(page, "common([], _, 0).", "common([], _, 1).")
    pressed("#reload")
    page.shows("#banner", "no longer agree")
    assert at() == "reload"
    pressed("#banner button:last-of-type")
    page.until("document.getElementById('banner').textContent === ''")
    assert at() == "fold"
    pressed("#more summary")
    page.press("\ue00c")  # Escape
    assert at() == "More" and not page.script("return document.getElementById('more').open")
    page.script("location.hash = 'file=mastermind/definition.pl&line=67'")
    page.until("!document.getElementById('about').disabled")
    pressed("#about")
    page.until("document.querySelector('.about')")
    assert at() == "Close"
    page.press("\ue007")
    assert at() == FEEDBACK
    facts(page, "{ a }.")
    page.click("#solve")
    page.until("document.querySelector('#sets li button')")
    pressed("#sets li button")
    page.until("document.querySelector('.supports')")
    assert at() == "sets"


def test_eighty_characters_of_a_line_are_seen_and_the_files_fold_away(
    lab: Callable[..., Any],
) -> None:
    page = lab(f"#file={FEEDBACK}")
    page.screen(1280, 720)
    characters = (
        "const box = document.querySelector('#one .cm-scroller');"
        "const gutter = box.querySelector('.cm-gutters').offsetWidth;"
        "const line = document.createRange(); const text = [...box.querySelectorAll('.cm-line')]"
        ".find((one) => one.textContent.length > 60);"
        "line.selectNodeContents(text);"
        "const one = line.getBoundingClientRect().width / text.textContent.length;"
        "return Math.floor((box.clientWidth - gutter - 6) / one)"
    )
    assert page.script(characters) >= 80
    narrow = page.script(characters)
    page.click("#fold")
    assert page.script(characters) > narrow
    assert not page.script("return document.getElementById('tree').checkVisibility()")


def test_a_phone_shows_one_part_at_a_time(lab: Callable[..., Any]) -> None:
    page = lab(f"#file={FEEDBACK}")
    page.screen(390, 844)

    def seen() -> list[str]:
        return list(
            page.script(
                "return ['files', 'edit', 'ask']"
                ".filter((one) => document.getElementById(one).checkVisibility())"
            )
        )

    assert seen() == ["edit"]
    page.click("#panes [value=files]")
    assert seen() == ["files"]
    page.click("#tree [data-path='shared/random.pl']")
    assert seen() == ["edit"]
    page.click("#panes [value=queries]")
    assert seen() == ["ask"]
    small = page.script(
        "return [...document.querySelectorAll('#ask button, #panes button')]"
        ".filter((one) => one.checkVisibility() && one.offsetHeight < 44).map((one) => one.id)"
    )
    assert small == []
    assert page.script("return document.documentElement.scrollWidth") == 390


def test_a_relation_leads_to_its_definition_uses_tests_and_documentation(
    lab: Callable[..., Any], known: dict[str, Any]
) -> None:
    page = lab(f"#file={FEEDBACK}")
    line = known["files"][FEEDBACK]["text"].split("guess_secret_feedback(Guess,")[0].count("\n") + 1
    page.script(f"location.hash = 'file={FEEDBACK}&line={line}'")
    page.until("document.activeElement.classList.contains('cm-content')")
    page.until("document.getElementById('about').textContent === 'About guess_secret_feedback'")
    page.chord("\ue00a", "\ue007")  # Alt-Enter
    page.until("document.querySelector('.about')")
    assert page.text(".about h2") == "guess_secret_feedback/3"
    assert page.text(".about p").startswith("Defined in mastermind/definition.pl:")
    assert page.text(".about p").endswith("documented in the reference.")
    said = page.text("#messages")
    assert "Used by 1" in said and "lines of the tests" in said
    assert page.script("return document.activeElement.textContent") == "Close"
    page.script(
        "[...document.querySelectorAll('.about details')].forEach((one) => { one.open = true })"
    )
    used = page.text(".about details")
    assert "mastermind/tree/tree.pl:" in used and "explained/2" in used
    assert page.script(
        "return [...document.querySelectorAll('.about a')]"
        ".some((one) => one.href.endsWith('definition.pl.html#guess_secret_feedback-3'))"
    )


def test_all_files_are_searched(lab: Callable[..., Any], known: dict[str, Any]) -> None:
    text = known["files"][FEEDBACK]["text"]
    line = text.split("\n").index("without_first([], _, [], 0).") + 1
    page = lab()
    page.script("document.getElementById('find').focus()")
    page.press("without_first")
    page.shows("#found", "without_first([], _, [], 0).")
    assert "Lines" in page.text("#found")
    page.script(
        "[...document.querySelectorAll('#found button')]"
        ".find((one) => one.textContent.includes('without_first([], _, [], 0).')).click()"
    )
    page.until(f"document.getElementById('cursor').textContent.startsWith('line {line},')")
    page.script("document.getElementById('find').value = ''")
    page.script("document.getElementById('find').focus()")
    page.press("no such words")
    page.shows("#found", "“no such words” is in no file.")


def test_an_error_in_a_file_leads_to_its_line(lab: Callable[..., Any]) -> None:
    page = lab(f"#file={FEEDBACK}")
    edit(page, "common([], _, 0).", "common([], _, 0.")
    page.until("document.querySelector('#messages .error a')")
    assert FEEDBACK in page.text("#messages .error a")
    page.click("#messages .error a")
    page.until("document.querySelector('#one .cm-lintRange-error, #one .cm-lintPoint-error')")
    page.click("#back")
    page.shows("#messages", "agrees")


def test_edits_are_there_after_a_reload_and_played_by(lab: Callable[..., Any], page: Any) -> None:
    one = lab(f"#file={FEEDBACK}")
    edit(one, "common([], _, 0).", "common([], _, 1).")
    one.shows("#banner", "no longer agree")
    one.awaited("await new Promise((go) => setTimeout(go, 500))")
    lab(f"#file={FEEDBACK}")
    ask(one, "guess_secret_feedback([1,2], [1,3], F)")
    answers(one, "F = 1-1.")
    opened(one, "play.html#mastermind")
    assert one.text("#notes .changed span") == "You play by your own rules: 1 change."


def test_a_link_holds_changes_and_runs_nothing_by_itself(lab: Callable[..., Any]) -> None:
    page = lab(f"#file={FEEDBACK}")
    edit(page, "common([], _, 0).", "common([], _, 1).")
    page.shows("#banner", "no longer agree")
    ask(page, "guess_secret_feedback([1,2], [1,3], F)")
    answers(page, "F = 1-1.")
    page.click("#share")
    page.until("document.querySelector('#messages input, #messages .good')")
    link = page.script(
        "return document.querySelector('#messages input')?.value ?? null"
    ) or page.awaited("return navigator.clipboard.readText()")
    page.script("localStorage.clear()")
    lab("#" + link.split("#")[1])
    assert FEEDBACK in page.text("#shared") and "Nothing of it has run" in page.text("#shared")
    assert page.script("return document.querySelectorAll('#answers .query').length") == 0
    ask(page, "guess_secret_feedback([1,2], [1,3], F)")
    answers(page, "F = 1-0.")
    page.click("#shared button.main")
    page.until("document.getElementById('state').textContent !== 'Ready.'")
    page.until(READY)
    ask(page, "guess_secret_feedback([1,2], [1,3], F)")
    answers(page, "F = 1-1.")


def test_a_hostile_link_is_text(lab: Callable[..., Any]) -> None:
    page = lab()
    code = page.awaited(
        "const text = JSON.stringify({ edits: { '<img src=x onerror=alert(1)>': 'x' },"
        " query: '<img src=x onerror=window.hurt=1>', file: '../../x' });"
        "const whole = new Blob([text]).stream();"
        "const packed = whole.pipeThrough(new CompressionStream('deflate-raw'));"
        "const bytes = new Uint8Array(await new Response(packed).arrayBuffer());"
        "return btoa(String.fromCharCode(...bytes)).replaceAll('+','-').replaceAll('/','_')"
        ".replaceAll('=','')"
    )
    lab(f"#shared={code}")
    assert "<img" in page.text("#shared")
    page.click("#shared button.main")
    page.until(READY)
    assert page.script("return window.hurt ?? null") is None
    lab("#shared=!!!")
    assert "damaged" in page.text("#shared")
    assert page.complaints() == []


def test_a_query_reaches_no_other_address(lab: Callable[..., Any]) -> None:
    page = lab()
    ask(
        page,
        'catch(( X := fetch("http://example.org/"), print(X) ), E, ( print_message(error, E) ))',
    )
    page.awaited("await new Promise((go) => setTimeout(go, 1500))")
    assert page.foreign() == []
    ask(page, "X = after")
    answers(page, "X = after.")


def test_two_tabs_keep_unlike_changes(lab: Callable[..., Any]) -> None:
    """What is changed in one is not lost by what is saved in the other."""
    page = lab(f"#file={FEEDBACK}")
    page.script(
        "const edits = { 'shared/random.pl': '% the other' };"
        "localStorage.setItem('ludologic.edits', JSON.stringify(edits))"
    )
    edit(page, "common([], _, 0).", "common([], _, 1).")
    kept = "JSON.parse(localStorage.getItem('ludologic.edits'))"
    page.until(f"Object.keys({kept}).length === 2")
    page.click("#back")
    page.until(f"Object.keys({kept}).length === 1")
    assert page.script(f"return {kept}['shared/random.pl']") == "% the other"


@pytest.mark.parametrize(
    ("kept", "read"),
    [
        (None, {}),
        ('{"why.pl": "', {}),
        ("null", {}),
        ('{"why.pl": "% theirs", "load.pl": 1}', {"why.pl": "% theirs"}),
    ],
)
def test_what_is_kept_may_be_damaged(page: Any, kept: str | None, read: Any) -> None:
    page.open("index.html")
    found, written, after = page.awaited(
        "localStorage.clear(); if (given[0]) localStorage.setItem('ludologic.edits', given[0]);"
        "const { edits } = await import('./engine/engine.mjs'); const found = { ...edits.read() };"
        "edits.change('shared/random.pl', '% mine');"
        "return [found, edits.write(), JSON.parse(localStorage.getItem('ludologic.edits'))]",
        kept,
    )
    assert found == read and written and after == {**read, "shared/random.pl": "% mine"}


def test_storage_that_cannot_be_looked_at_is_said(lab: Callable[..., Any], page: Any) -> None:
    forbid = (
        "Object.defineProperty(window, 'localStorage', "
        "{ get() { throw new DOMException('denied', 'SecurityError') } })"
    )
    command = "Page.{}ScriptToEvaluateOnNewDocument"
    added = page.driver.execute_cdp_cmd(command.format("add"), {"source": forbid})
    try:
        lab(f"#file={FEEDBACK}")
        edit(page, "common([], _, 0).", "common([], _, 1).")
        page.shows("#state", "keeps no changes")
        ask(page, "guess_secret_feedback([1,2], [1,3], F)")
        answers(page, "F = 1-1.")
        assert page.complaints() == []
    finally:
        page.driver.execute_cdp_cmd(command.format("remove"), added)


def test_the_tests_of_a_file_run(lab: Callable[..., Any]) -> None:
    page = lab("#file=shared/random.pl")
    ask(page, "X = 1")
    answers(page, "X = 1.")
    page.click("#tests")
    page.shows("#messages", "passed")
    assert "all passed" in page.text("#messages")
    assert answers(page, "X = 1.") == "X = 1."  # their progress is not written there


def facts(page: Any, text: str) -> None:
    page.click("#tab-lp")
    page.write("#facts", text)


def test_the_tab_in_front_is_that_of_the_file(lab: Callable[..., Any]) -> None:
    hidden = "document.querySelector({!r}).closest('.hidden') !== null"

    def seen(page: Any) -> list[str]:
        return [
            name
            for name in ("query", "facts")
            if not page.script("return " + hidden.format("#" + name))
        ]

    page = lab("#file=mastermind/definition.lp")
    assert seen(page) == ["facts"]
    page.script("document.querySelector('#tree [data-path=\"soccer/definition.pl\"]').click()")
    assert seen(page) == ["query"]
    page.script("document.querySelector('#tree [data-path=\"connect4/definition.lp\"]').click()")
    assert seen(page) == ["facts"]
    assert seen(lab("#file=mastermind/definition.lp&query=X = 1")) == ["query"]
    assert seen(lab("#file=mastermind/definition.pl&facts=a.")) == ["facts"]


def test_answer_sets(lab: Callable[..., Any]) -> None:
    page = lab("#file=mastermind/definition.lp")
    facts(page, "turn(1, 1234, 1, 2). turn(2, 1325, 0, 2).")
    page.click("#solve")
    page.until("document.querySelectorAll('#sets li').length === 64")
    assert page.script("return document.querySelectorAll('#sets li svg').length") == 64
    secret = page.text("#sets li").split("secret(1,")[1][0]
    assert page.script("return document.querySelector('#sets li svg text').textContent") == secret
    for mode, found in (
        ("brave", "1 shown"),
        ("cautious", "1 shown"),
        ("text", "turn(1,1234,1,2)."),
    ):
        page.script(
            "const mode = document.getElementById('mode'); mode.value = arguments[0];"
            "mode.dispatchEvent(new Event('change'))",
            mode,
        )
        page.click("#solve")
        page.shows("#sets", found)
    facts(page, "a :- (")
    page.click("#solve")
    page.shows("#sets", "error")


@pytest.mark.parametrize(
    ("atom", "said"),
    [
        ("secret(1,2)", "is in an answer set"),
        ("secret(1,1)", "is in none. These cannot hold with it"),
        ("secret(1,77)", "no rule derives it"),
    ],
)
def test_why_an_atom_is_in_an_answer_set_or_in_none(
    lab: Callable[..., Any], atom: str, said: str
) -> None:
    page = lab("#file=mastermind/definition.lp")
    facts(page, "turn(1, 1234, 0, 3).")
    page.script("document.getElementById('atom').value = arguments[0]", atom)
    page.click("#because")
    page.shows("#sets", said)
    assert "derives" in said or "definition.lp:" in page.text("#sets")


def test_the_turn_that_conflicts_is_named(lab: Callable[..., Any]) -> None:
    page = lab("#file=mastermind/definition.lp")
    facts(page, "turn(1, 1234, 1, 1).\nturn(2, 5678, 0, 0).\nturn(3, 1324, 1, 1).")
    page.script("document.getElementById('atom').value = 'secret(1,5)'")
    page.click("#because")
    page.shows("#sets", "It conflicts with:")
    told = page.text("#sets").partition("It conflicts with:\n")[2]
    assert told.startswith("facts:2 turn(2, 5678, 0, 0).")


def test_a_fault_in_the_facts_is_told_at_its_own_line(lab: Callable[..., Any]) -> None:
    page = lab("#file=mastermind/definition.lp")
    facts(page, "turn(1, 1234, 0, 3).\nturn(2, (.\nturn(3, 1325, 0, 2).")
    page.click("#solve")
    page.until("document.querySelector('#sets .error')")
    assert page.text("#sets") == "facts:2 this ( is never closed"
    page.until("document.querySelector('#facts .cm-lintRange-error, #facts .cm-lintPoint-error')")
    page.click("#sets button")
    assert page.script("return getSelection().toString()") == "turn(2, (."
    facts(page, "turn(1, 1234, 0, 3).\n\nx :- y.")
    page.click("#solve")
    page.shows("#sets", "facts:3 atom does not occur in any rule head: y")


MISTAKEN = {
    "p(X) :- q(X) and r(X).": "ASP writes a comma for and",
    "p(X) :- q(X), X \\= 1.": "ASP writes != for unequal",
    "a.\np :- \\+ q.": "ASP writes not where Prolog writes \\+",
    "p(X), not q(X).": "is :- missing at the beginning?",
    "p(X) :- q(X)\nq(1).": "a full stop is missing at the end of this line",
    "p(Red).": "Red begins with a capital letter",
}


def test_a_mistake_in_the_facts_is_named_as_in_a_lesson(lab: Callable[..., Any]) -> None:
    page = lab("#file=mine.pl")
    for text, said in MISTAKEN.items():
        facts(page, text)
        page.click("#solve")
        page.shows("#sets", said)


def test_the_rules_that_support_an_atom_or_keep_it_out_are_drawn(lab: Callable[..., Any]) -> None:
    page = lab("#file=mine.pl")
    facts(page, "{ a }. b :- a. e :- b. :- not a.")

    def graph(atom: str) -> list[str]:
        page.script("document.getElementById('atom').value = arguments[0]", atom)
        page.click("#because")
        page.until(f"document.querySelector('.supports')?.ariaLabel === 'Why {atom}'")
        page.awaited(
            "for (let at = 0; at < 9; at += 1) {"
            "for (const one of document.querySelectorAll('.supports details')) one.open = true;"
            "await new Promise((go) => setTimeout(go, 20)) }"
        )
        return [line for line in str(page.text(".supports")).split("\n") if line]

    assert graph("e") == [
        "e is in this answer set. This rule supports it.",
        "e :- b.",
        "✓ b holds",
        "b is in this answer set. This rule supports it.",
        "b :- a.",
        "✓ a holds",
        "a is in this answer set. It was chosen: this choice allows it.",
        "{ a }.",
    ]
    facts(page, "{ a }. { d }. b :- a, not c. c :- d. :- not d. :- not a.")
    assert graph("b") == [
        "b is not in this answer set. Each rule that could derive it is stopped.",
        "b :- not c, a.",
        "✗ not c does not hold",
        "c is in this answer set. This rule supports it.",
        "c :- d.",
        "✓ d holds",
        "d is in this answer set. It was chosen: this choice allows it.",
        "{ d }.",
        "✓ a holds",
        "a is in this answer set. It was chosen: this choice allows it.",
        "{ a }.",
    ]


def test_an_atom_of_an_answer_set_is_explained_there(lab: Callable[..., Any]) -> None:
    page = lab("#file=mine.pl")
    facts(page, "1 { p(1); p(2) } 1. q :- p(2).")
    page.click("#solve")
    page.until("document.querySelectorAll('#sets li').length === 2")
    pressed(page, "q")
    page.until("document.querySelector('.supports')")
    assert page.text("#sets").split("\n")[:3] == [
        "In the answer set q p(2):",
        "q is in this answer set. This rule supports it.",
        "q :- p(2).",
    ]
    pressed(page, "Back to the answer sets")
    page.until("document.querySelectorAll('#sets li').length === 2")


def test_the_facts_that_leave_no_answer_set_are_named(lab: Callable[..., Any]) -> None:
    page = lab("#file=mastermind/definition.lp")
    facts(page, "turn(1, 1234, 1, 1).\nturn(2, 1234, 0, 2).\nturn(3, 5678, 0, 2).")
    page.click("#solve")
    page.shows("#sets", "They conflict with:")
    before, _, behind = page.text("#sets").partition("They conflict with:")
    assert before.split("\n")[:4] == [
        "there is no answer set; 0 shown",
        "These facts can't all hold:",
        "facts:1 turn(1, 1234, 1, 1).",
        "facts:2 turn(2, 1234, 0, 2).",
    ]
    assert "definition.lp:" in behind


def test_constraints_that_remain_are_told_as_a_person_writes_them(lab: Callable[..., Any]) -> None:
    page = lab()
    ask(page, "use_module(library(clpfd))")
    answers(page, "true")
    ask(page, "X #=< 0, Y #\\= 3, Y #> 1")
    assert answers(page, "3") == "X#=<0, Y#>=2, Y#\\=3."


def test_the_way_of_the_ball_is_drawn(lab: Callable[..., Any]) -> None:
    page = lab("#file=soccer/turns/goal.lp")
    facts(page, "ball(53). player(1). used(42, 53).")
    page.click("#solve")
    page.until("document.querySelectorAll('#sets li').length === 2")
    drawn = page.script(
        "return [...document.querySelectorAll('#sets li')].map((one) => [one.textContent,"
        " one.querySelector('svg').getAttribute('aria-label'),"
        " ...[...one.querySelectorAll('polyline')].map((line) => line.getAttribute('points'))])"
    )
    for atoms, label, first, second in drawn:
        assert label.startswith("The ball is drawn from 53 to ") and label.count(" to ") == 2
        # up and aside, and up once more
        x, y = [12, 60] if "53,1," in atoms else [36, 60]
        way = [f"{x},{y} {48 - x},36", f"{48 - x},36 {x},12"]
        assert sorted([first, second]) == sorted(way)
    lab("#file=soccer/definition.lp")
    facts(page, "given(0, 2).")
    page.click("#solve")
    page.until("document.querySelector('#sets li svg polyline')")
    drawn = page.script(
        "const one = document.querySelector('#sets svg');"
        "return [one.getAttribute('aria-label'), one.querySelector('polyline').outerHTML]"
    )
    assert drawn[0] == "The ball is drawn 2" and 'points="12,12 36,12"' in drawn[1]


def test_a_program_beyond_clingo_is_said_and_the_next_is_answered(page: Any) -> None:
    page.open("lessons/index.html")
    large, trapped, after = page.awaited(
        "const { Clingo } = await import('../engine/engine.mjs'); const one = new Clingo();"
        "const run = (program) => one.run(program, '--outf=2 1').catch((error) => error.message);"
        "const deep = `p(${'f('.repeat(200_000)}1${')'.repeat(200_000)}).`;"
        "return [await run('a. '.repeat(700_000)), await run(deep), await run('a.')]"
    )
    limit = "1,000,000 characters"
    assert large == f"a program of more than {limit} is too large for clingo in a page"
    assert trapped.startswith("clingo gave up on it, and was started anew: ")
    assert json.loads(after["text"])["Call"][0]["Witnesses"][0]["Value"] == ["a"]


# ---- what the pages say of themselves


def test_no_webassembly_is_a_sentence(page: Any) -> None:
    script = page.driver.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": "delete globalThis.WebAssembly"}
    )
    try:
        page.open("lab.html")
        page.shows("#state", "no WebAssembly")
    finally:
        page.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
        page.complaints()


# ---- trees, and games that are told in the lab


def pressed(page: Any, words: str) -> None:
    """Press the button of these words."""
    page.until(
        f"[...document.querySelectorAll('button')].some((one) => one.textContent === {words!r})"
    )
    page.script(
        "[...document.querySelectorAll('button')]"
        ".find((one) => one.textContent === arguments[0]).click()",
        words,
    )


def test_the_decision_tree_of_mastermind(page: Any) -> None:
    opened(page, "play.html#mastermind")
    pressed(page, "Its decision tree")
    page.until("document.querySelector('.tree')", 60)
    pressed(page, "On a page of its own")
    page.until("location.pathname.endsWith('tree.html')", 60)
    page.until("document.querySelectorAll('#bars > *').length === 6")
    assert "3024" in page.text("main").replace(",", "") and "Play" in page.text("nav")
    page.driver.execute_script((packages.fetched() / "axe.min.js").read_text("utf-8"))
    assert page.awaited("return (await axe.run()).violations.map((one) => one.id)") == []
    assert page.complaints() == []


def test_a_guessing_game_told_in_the_editor_asks_by_its_tree(lab: Callable[..., Any]) -> None:
    page = lab("#file=mine.pl")
    edit(page, "secret(S)   :- between(1, 100, S).", "secret(S)   :- between(1, 5, S).")
    page.click("#play")
    page.until("location.pathname.endsWith('play.html')")
    pressed(page, "Find its tree")
    page.until("location.pathname.endsWith('tree.html')")
    while "Found in" not in page.text("#turn"):
        page.click("#answers button")
    assert page.complaints() == []
