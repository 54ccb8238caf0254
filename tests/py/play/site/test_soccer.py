"""Paper soccer on the page: each end by mouse, finger and keys, and the map of the field."""

from __future__ import annotations

from typing import Any

import pytest
from selenium.webdriver import ActionChains

from .test_play import IDLE, Open, pressed, said, table, tool

__all__ = ["table"]
pytestmark = pytest.mark.long

SIZES = [(1440, 900), (1280, 720), (390, 844)]
STANDARD = ["standard", 8, 10, 2]
GAME = ["7", "2", "1", "6", "7", "4", "21", "44", "1", "76", "67", "4", "34100", "564", "7", "53"]
ENDS = "document.querySelectorAll('.spot.end').length > 0"


def ends(page: Any) -> list[str]:
    """The ends of the turn, as they are said, and their looks."""
    page.until(ENDS)
    found: list[str] = page.script(
        "return [...document.querySelectorAll('.spot.end')]"
        ".map((one) => `${one.classList[2]} ${one.getAttribute('aria-label')}`)"
    )
    return found


def point(page: Any, name: str) -> Any:
    page.until(ENDS)
    return page.driver.find_element("css selector", f'[data-end="{name}"] .seen')


def touched(page: Any, one: Any) -> None:
    """A finger on the middle of an element."""
    x, y = page.script(
        "const { x, y, width, height } = arguments[0].getBoundingClientRect();"
        "return [x + width / 2, y + height / 2]",
        one,
    )
    command = page.driver.execute_cdp_cmd
    command("Emulation.setTouchEmulationEnabled", {"enabled": True})
    command("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    command("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    command("Emulation.setTouchEmulationEnabled", {"enabled": False})


def way(page: Any) -> str | None:
    """The way that is seen while an end is pointed at."""
    seen: str | None = page.script(
        "const one = [...document.querySelectorAll('.spot .way')]"
        ".find((way) => getComputedStyle(way).opacity === '1');"
        "return one ? one.parentNode.getAttribute('aria-label') : null"
    )
    return seen


def numbers(page: Any) -> list[str]:
    found: list[str] = page.script(
        "return [...document.querySelectorAll('text.heat')].map((one) => one.textContent)"
    )
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("seats", "moves", "name", "expected"),
    [
        ("you friend", ["7"], "2/4", ("Player 1 wins in turn 1: goal.", "plain")),
        ("you easy", ["7"], "2/4", ("You win in turn 1: goal.", "good")),
        ("easy you", ["0"], "1/-1", ("You win in turn 2: goal.", "good")),
        ("you easy", [], "1/-1", ("Player 2 wins in turn 1: your own goal.", "bad")),
        ("you easy", [], "0/0", ("Player 2 wins in turn 1: you are stuck.", "bad")),
    ],
)
def test_each_end_is_pressed(
    table: Open,
    size: tuple[int, int],
    seats: str,
    moves: list[str],
    name: str,
    expected: tuple[str, str],
) -> None:
    page = table("soccer", seats, ["standard", 3, 3, 1])
    page.screen(*size)
    page = table("soccer", seats, ["standard", 3, 3, 1], moves)
    if size[0] > 760:
        point(page, name).click()
    else:
        touched(page, point(page, name))
    page.until("/win/.test(document.getElementById('said').textContent)")
    assert said(page) == expected
    page.until("!document.querySelector('.spot.end')")
    assert page.complaints() == []


def test_ends_are_told_and_their_ways_drawn(table: Open) -> None:
    page = table("soccer", "you friend", ["standard", 3, 3, 1], ["7"])
    page.shows("#said", "This turn can end at 5 points.")
    page.until(ENDS)
    assert sorted(ends(page)) == [
        "good 1/4, turn 1 2 7: The ball bounces at 1/3 and 2/3. "
        "1/4 is in the goal that player 1 attacks: player 1 wins.",
        "good 2/4, turn 1 1: The ball bounces at 1/3. "
        "2/4 is in the goal that player 1 attacks: player 1 wins.",
        "rest 1/2, turn 2: The ball was never at 1/2: there the turn ends, and player 2 draws.",
        "rest 2/1, turn 1 2 3 5: The ball bounces at 1/3, 2/3 and 3/2. "
        "The ball was never at 2/1: there the turn ends, and player 2 draws.",
        "rest 2/2, turn 1 3: The ball bounces at 1/3. "
        "The ball was never at 2/2: there the turn ends, and player 2 draws.",
    ]
    assert page.text("#pointed") == ""
    assert way(page) is None
    ActionChains(page.driver).move_to_element(point(page, "2/2")).perform()
    told = next(one for one in ends(page) if one.startswith("rest 2/2"))[5:]
    assert way(page) == page.text("#pointed") == told
    page.shows("#why", "The ball was never at 2/2: there the turn ends, and player 2 draws.")
    tool(page, "Undo")  # the board is drawn anew
    page.until("document.querySelectorAll('.spot.end').length === 8")
    page.click("#tab-hint")
    listed = page.script(
        "return [...document.querySelectorAll('.ends button')].map((one) => one.textContent)"
    )
    assert listed == ["✓ 2/4", "✓ 1/4", "1/2", "2/2", "2/1", "× 1/-1", "× 2/-1", "× 0/0"]
    page.script("document.querySelector('.ends button').focus()")
    assert str(way(page)).startswith("2/4, turn 7 1 1: ")


def test_keys_alone(table: Open) -> None:
    """Arrows go from point to point, Enter draws, digits go on step by step."""
    page = table("soccer", "you friend", STANDARD)
    page.until(ENDS)
    assert page.script("return document.querySelectorAll('.spot[tabindex=\"0\"]').length") == 1
    page.script("document.querySelector('.spot[tabindex=\"0\"]').focus()")
    reached = []
    for key in ("\ue012", "\ue012", "\ue013", "\ue014", "\ue015"):  # left, left, up, right, down
        page.press(key)
        reached.append(page.script("return document.activeElement.dataset.end"))
    assert reached == ["4/4", "4/4", "3/4", "3/5", "5/5"]
    page.press("\ue007")
    page.until(f"{IDLE} && document.querySelectorAll('.trail').length === 1")
    assert page.script("return document.activeElement.closest('#board') !== null")
    pressed(page, "0")
    page.until("document.querySelectorAll('.trail').length === 2")
    assert page.complaints() == []


def test_the_moves_are_turns_however_they_were_drawn(table: Open) -> None:
    page = table("soccer", "you friend", ["standard", 3, 3, 1], ["7", "1", "3", "0"])
    page.click("#tab-moves")
    page.script("document.querySelectorAll('#moves button')[0].click()")
    page.until(IDLE)
    assert page.text("#replay output") == "3 of 4"
    assert page.script("return document.querySelectorAll('.trail').length") == 1


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_field_is_seen(table: Open, size: tuple[int, int]) -> None:
    """It lies where there is room, stands on a phone, and player 1 shoots to the right, or up."""
    page = table("soccer", "you hard", STANDARD, GAME)
    page.screen(*size)
    page = table("soccer", "you hard", STANDARD, GAME)
    page.until(ENDS)
    box, one, other, room = page.script(
        "const at = (one) => document.querySelector(one).getBoundingClientRect();"
        "const plain = ({ left, top, right, bottom }) => [left, top, right, bottom];"
        "return [at('.field .outline'), at('.goal.p1'), at('.goal.p2')].map(plain)"
        ".concat([[innerWidth, innerHeight, document.documentElement.scrollHeight]])"
    )
    assert box[0] >= 0 and box[1] >= 0 and box[2] <= room[0] and box[3] <= room[1]
    assert room[2] <= room[1]
    lies = size[0] > 760
    assert (box[2] - box[0] > box[3] - box[1]) is lies
    assert one[0] > other[2] if lies else one[3] < other[1]


def test_the_map(table: Open) -> None:
    page = table("soccer", "you friend", ["line", 2, 4, 0])
    page.click("#tab-analysis")
    page.script("document.querySelector('#analysis [data-shows=heat]').click()")
    page.until("document.querySelectorAll('text.heat').length")
    page.until("document.querySelector('#analysis .say')")
    assert numbers(page) == ["2", "1", "1", "1", "2", "1", "1", "1", "2", "1", "1", "1", "2"]
    told = (
        "The numbers are the turns that player {} needs from each point to the goal, if the other "
        "player waits. An edge to a point where the ball bounces takes no turn of its own. "
        "Dijkstra's algorithm, {}, found them. From the ball it is 1 turn."
    )
    assert page.text("#analysis .say") == told.format(1, "with a heap")
    for label, value, player, by, file in [
        ("Found", "literal", 1, "with the document's matrix", "soccer/path/dijkstra.pl:"),
        ("Found", "tabled", 1, "as a table", "soccer/path/dijkstra.pl:"),
        ("Of", "2", 2, "as a table", "soccer/path/dijkstra.pl:"),
    ]:
        page.script(
            "const one = [...document.querySelectorAll('#analysis label')]"
            ".find((each) => each.textContent.startsWith(arguments[0])).querySelector('select');"
            "one.value = arguments[1]; one.dispatchEvent(new Event('change'))",
            label,
            value,
        )
        page.shows("#analysis .say", f"player {player} needs")
        page.shows("#analysis .say", by)
        assert page.text("#analysis .say") == told.format(player, by)
        assert page.text("#analysis code").startswith(file)
        assert len(numbers(page)) == 13
    page.script("document.querySelector('#above [data-shows=heat]').click()")
    page.until("!document.querySelector('text.heat')")
    assert page.complaints() == []


def test_the_reply_travels_edge_by_edge(table: Open) -> None:
    page = table("soccer", "you friend", STANDARD, GAME[:-1])
    travels = """
        const [turn, done] = arguments;
        document.getAnimations().forEach((one) => one.finish());
        const input = document.querySelector('#enter input');
        input.value = turn;
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
        const count = document.querySelectorAll('.trail').length;
        const wait = setInterval(() => {
          if (document.querySelectorAll('.trail').length === count) return;
          clearInterval(wait);
          const all = document.querySelector('.field').getAnimations({ subtree: true });
          const ball = all.find((one) => one.effect.target.classList.contains('ball'));
          done(ball ? [ball.effect.getTiming().duration, ball.effect.getKeyframes().length] : null);
        }, 5)"""
    assert page.driver.execute_async_script(travels, "53") == [340, 3]
    page.driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]},
    )
    tool(page, "Undo")
    assert page.driver.execute_async_script(travels, "53") is None


def test_a_click_for_each_side_and_flipped(table: Open) -> None:
    """Either player: the second one, too; the board may be flipped."""
    page = table("soccer", "easy you", STANDARD)
    page.until(ENDS)
    assert said(page) == ("Your turn.", "plain")
    left = "return document.querySelector('.goal.p1').getBoundingClientRect().left"
    before = page.script(left)
    tool(page, "Flip")
    assert page.script(left) < before
    tool(page, "Resign")
    assert said(page) == ("You resign: player 1 wins.", "bad")
    assert page.complaints() == []


def test_a_field_of_any_size(table: Open) -> None:
    page = table("soccer", "you friend", STANDARD)
    for width, length, goal, words in [
        (1, 6, 1, "1 is no width: a field has 2 to 100 squares each way."),
        (4, 6, 1, "A goal can't be 1 wide: on a field 4 wide its width is 1 to 4, and even"),
        (3, 5, 3, ""),
        (40, 40, 2, ""),
    ]:
        page.script(
            "[...document.querySelectorAll('#options button')]"
            ".find((one) => one.textContent === 'Size …').click();"
            "const all = document.querySelectorAll('.sizes input');"
            "all.forEach((one, n) => (one.value = arguments[n]));"
            "document.querySelector('.sizes form').requestSubmit()",
            *(width, length, goal),
        )
        if words:
            page.shows(".sizes .bad", words)
            page.script("document.querySelector('.sizes').close()")
            page.until("!document.querySelector('.sizes')")
        else:
            points = (width + 1) * (length + 1) + 2 * (goal + 1)
            page.until(f"document.querySelectorAll('.field .node').length === {points}")
            assert page.script("return document.querySelector('.sizes')") is None
            page.until(f"{IDLE} && document.querySelector('#options option:checked')?.text")
            chosen = page.script("return document.querySelector('#options option:checked').text")
            assert chosen == f"{width} by {length}"
    assert page.complaints() == []


def test_a_proof_in_the_page(table: Open) -> None:
    page = table("soccer", "you friend", ["line", 4, 3, 0])
    page.click("#tab-analysis")
    tool(page, "Prove who wins", "#analysis")
    page.shows("#analysis .say", "Player 1 wins from the start within 3 turns, whatever the other")
    tool(page, "Who wins after each turn", "#analysis")
    page.shows("#analysis", "These turns win: 2.")
    page.shows("#analysis", "0 loses: the answer 5 beats it.")
    page = table("soccer", "you friend", STANDARD)
    page.click("#tab-analysis")
    assert "Prove" not in page.text("#analysis")
    assert page.complaints() == []


@pytest.mark.parametrize(
    ("width", "drawn"), [(1400, ["0", "6", "5", "2"]), (390, ["2", "0", "7", "4"])]
)
def test_letters_and_arrows_lead_as_the_field_lies(
    table: Open, page: Any, width: int, drawn: list[str]
) -> None:
    page.screen(width, 844)
    table("soccer", "you friend", ["standard", 8, 10, 2])
    for key in ("d", "\ue013", "q"):
        page.press(key)
        page.until(IDLE)
    page.click("#tab-moves")
    page.script(
        "const one = document.querySelector('#enter input'); one.value = 'x';"
        "one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))"
    )
    page.until("document.querySelectorAll('#moves button').length === 4")
    assert (
        page.script(
            "return [...document.querySelectorAll('#moves button')]"
            ".map((one) => one.textContent.split(' ')[1])"
        )
        == drawn
    )
