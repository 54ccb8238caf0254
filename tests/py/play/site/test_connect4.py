"""Connect 4 on the page: what columns are worth, threats, how a stone falls, and the proof."""

from __future__ import annotations

from typing import Any

import pytest
from tests.py.play.site.conftest import address

# they fetch the engines with npm, and a browser takes its time
pytestmark = pytest.mark.long

READY = "document.getElementById('board').ariaBusy === 'false'"
GAME = "234246631574233661"
SHOWN = '{"values":true,"threats":true}'
CHIPS = """
  const words = (chip) => [...chip.children].map((one) => one.textContent).join(' ').trim();
  return [...document.querySelectorAll('.chip')].map((chip) => [words(chip), chip.classList.value]);
"""
LINES = "return [...document.querySelectorAll('.worths li')].map((one) => one.textContent)"


def opened(page: Any, moves: str = "", seats: str = "you friend", kept: str = SHOWN) -> Any:
    page.open("reference/index.html")
    page.script("if (arguments[0]) localStorage.setItem('ludologic.shown', arguments[0])", kept)
    page.open(address("connect4", seats, [7, 6, 4], moves))
    page.until(f"{READY} && document.getElementById('said').textContent", 60)
    return page


def said(page: Any, words: str, seconds: float = 60) -> None:
    page.until(f"document.getElementById('said').textContent === {words!r}", seconds)


def test_a_hint_that_needs_no_search_waits_for_no_other_engine(page: Any) -> None:
    opened(page, "445533", kept='{"values":false,"threats":false}')
    page.driver.execute_cdp_cmd("Network.enable", {})
    page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*swipl*", "*openings*"]})
    try:
        page.script("document.querySelector('#hint .main').click()")
        page.until("document.querySelector('#hint .say')?.textContent.includes('it wins at once')")
    finally:
        page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
    page.until("document.querySelector('#why p')?.textContent.startsWith('x has four stones')")
    assert page.script("return document.querySelectorAll('#why .b').length") > 0


def test_each_column_has_its_worth_and_each_threat_its_sign(page: Any) -> None:
    opened(page, GAME)
    said(page, "Your move: you can win in 4.")
    page.until("document.querySelector('.worths').innerText.includes('Column 4 wins in 9')")
    assert page.script(CHIPS) == [
        ["loses in 5", "chip bad"],
        ["loses in 6", "chip bad"],
        ["loses in 5", "chip bad"],
        ["wins in 9", "chip good"],
        ["loses in 1", "chip bad"],
        ["draw", "chip even"],
        ["wins in 4", "chip good best"],
    ]
    assert page.script(LINES) == [
        "Column 7 wins in 4 moves.",
        "Column 4 wins in 9 moves.",
        "Column 6 draws.",
        "Column 2 loses in 6 moves.",
        "Column 1 loses in 5 moves.",
        "Column 3 loses in 5 moves.",
        "Keep off column 5: if you play there, o wins on top of it.",
        "o has a threat in an odd row, at (5, 3).",
    ]
    signs = "return [...document.querySelectorAll('.threat')].map((one) => one.classList.value)"
    assert page.script(signs) == ["sign threat o"]
    label = "return document.querySelector('.four [data-key=\"7\"]').ariaLabel"
    assert page.script(label) == "Column 7: wins in 4"
    assert page.complaints() == []


def test_values_and_threats_are_switched_off_and_stay_off(page: Any) -> None:
    opened(page, GAME)
    said(page, "Your move: you can win in 4.")
    for name in ("Threats", "What each column is worth"):
        page.click(f"#above input[aria-label='{name}']")
    page.until("!document.querySelector('.chip, .threat, .worths li')")
    opened(page, GAME, kept="")
    said(page, "Your move.")
    assert page.script(CHIPS) == []
    page.click("#above input[aria-label='Threats']")
    page.until("document.querySelectorAll('.threat').length === 1")
    assert page.script(CHIPS) == []
    assert page.script(LINES) == ["o has a threat in an odd row, at (5, 3)."]


def test_a_chip_waits_without_words_and_the_facts_know_the_empty_board(page: Any) -> None:
    opened(page)
    page.until("document.querySelectorAll('.chip').length === 7")
    said(page, "Your move: you can win.")
    assert [words for words, _ in page.script(CHIPS)] == [
        "loses",
        "loses",
        "draw",
        "wins",
        "draw",
        "loses",
        "loses",
    ]
    page.press("4")  # a move does not wait for the look that is under way
    page.until("document.querySelectorAll('.four > .stone').length === 1", 1)


def test_a_stone_falls_on_while_the_board_is_drawn_again_and_then_the_line_is_drawn(
    page: Any,
) -> None:
    opened(page, "121212")
    said(page, "Your move: you can win in 1.")
    page.script("""
      window.seen = [];
      const look = () => {
        const part = document.querySelectorAll('.four > .stone > g');
        const y = [...part].map((one) => new DOMMatrix(getComputedStyle(one).transform).f);
        const line = document.querySelector('.four .line');
        const x = line && new DOMMatrix(getComputedStyle(line).transform).a;
        seen.push([performance.now(), Math.min(...y), x]);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    """)
    page.press("1")
    said(page, "x wins with move 7.")
    page.until("seen.at(-1)[2] === 1")
    frames = page.script("return seen")
    falling = [(at, y) for at, y, _ in frames if y < 0]
    assert [y for _, y in falling] == sorted(y for _, y in falling)  # it never jumps back
    assert 150 < falling[-1][0] - falling[0][0] < 600
    assert all(y == 0 for _, y, x in frames if x)  # the line comes after it
    drawn = [at for at, _, x in frames if x and x < 1]
    assert 200 < drawn[-1] - drawn[0] < 800
    assert page.script("return document.querySelectorAll('.four .line').length") == 1


def test_a_reply_falls_when_the_stone_before_it_lies(page: Any) -> None:
    opened(page, "", "you easy")
    page.script("""
      window.both = 0;
      const look = () => {
        const part = document.querySelectorAll('.four > .stone > g');
        const moving = [...part].filter((one) => {
          const { f } = new DOMMatrix(getComputedStyle(one).transform);
          return f < 0 && getComputedStyle(one).opacity > 0;
        });
        both = Math.max(both, moving.length);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    """)
    page.press("4")
    page.until("document.querySelectorAll('.four > .stone').length === 2")
    still = "(one) => !one.getAnimations({ subtree: true }).length"
    page.until(f"[...document.querySelectorAll('.stone')].every({still})")
    assert page.script("return both") == 1


def test_the_proof_plays_to_its_end_and_each_stone_has_its_fact_rule_or_search(page: Any) -> None:
    page.open("play.html#proof")
    stones = "document.querySelectorAll('.four > .stone').length"
    page.until(f"{READY} && {stones} === 1", 60)
    fact = "so says a fact of the proof. Whatever comes, the next fact answers."
    assert page.text("#title") == f"Connect 4. x plays column 4: {fact}"
    page.until("document.querySelector('#why .ruled')")
    assert "connect4/proof/first_player_wins.pl:20" in page.text("#why")
    assert "a fact of the proof says what to play in this position." in page.text("#why")
    seen = set()
    for _ in range(20):
        before = page.script(f"return {stones}")
        page.press(page.script("return document.querySelector('.four [data-key]').dataset.key"))
        page.until(f"{READY} && {stones} === {before} + 2", 60)
        told = page.text("#title")
        seen |= {kind for kind in ("a fact", "a search of", "has four") if kind in told}
        if page.text("#said").startswith("proof wins") or "wins with move" in page.text("#said"):
            break
    assert page.text("#said") == f"x wins with move {before + 2}."
    assert {"a fact", "has four"} <= seen
    page.click("#why a")
    page.until("location.pathname.endsWith('lab.html')")
    assert page.script("return location.hash").startswith("#file=connect4/proof/")


def test_until_the_rules_are_loaded_the_proof_is_an_empty_board(plain: Any) -> None:
    plain.open("play.html#proof")
    assert plain.script(
        "return [document.querySelectorAll('#board .hole').length,"
        " document.querySelector('.games [aria-current]').textContent]"
    ) == [42, "A proof"]


def test_after_the_end_the_analysis_says_that_it_is_at_work(page: Any) -> None:
    noting = page.driver.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument",
        {
            "source": "globalThis.captions = [];"
            "new MutationObserver(() => {"
            "  const words = document.querySelector('#analysis figcaption')?.textContent;"
            "  if (words && captions.at(-1) !== words) captions.push(words);"
            "}).observe(document, { childList: true, subtree: true });"
        },
    )
    opened(page, "1212121")
    page.until("captions.length > 1", 60)
    page.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", noting)
    assert page.script("return captions") == [
        "The rules are looking at every move …",
        "Who was winning: x above the line, o below; the nearer the win, the longer",
    ]
    page.until("document.querySelectorAll('.went rect').length === 8", 60)
    bars = page.script(
        "return [...document.querySelectorAll('.went rect')]"
        ".map((one) => [Number(one.getAttribute('height')), one.textContent])"
    )
    assert bars[-2:] == [[36, "After move 6: x wins in 1"], [38, "After move 7: x has won"]]
