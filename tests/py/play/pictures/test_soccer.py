"""The pictures of paper soccer: well-formed, true to the game, and within their width."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from ludologic.play.pictures.look import ASCII, SIGNS, Look
from ludologic.play.pictures.soccer import outline, standing, svg
from ludologic.play.pictures.soccer_terminal import board as drawn
from ludologic.soccer import Board, Field

pytestmark = pytest.mark.prolog

SVG = "{http://www.w3.org/2000/svg}"
GAME = "0,7,1,6,1,75,342,75,25,00,34,103"
FIELDS = [
    Field("standard", 8, 10, 2),
    Field("line", 8, 10, 0),
    Field("standard", 3, 3, 1),
    Field("standard", 5, 2, 5),
    Field("standard", 2, 2, 2),
    Field("standard", 40, 40, 2),
    Field("standard", 40, 60, 2),
    Field("line", 9, 7, 0),
]


def lines(value: dict[str, Any], look: Look, **options: Any) -> list[str]:
    return drawn(value, look, **options).plain.splitlines()


@pytest.mark.parametrize("field", FIELDS, ids=str)
def test_svg_is_well_formed(field: Field) -> None:
    value = Board(field=field).picture()
    root = ElementTree.fromstring(svg(value))
    circles = root.findall(f"{SVG}circle")
    assert len(circles) == len(value["nodes"]) + 1 and circles[-1].get("class") == "ball"
    width, height = float(root.get("width", 0)), float(root.get("height", 0))
    for circle in circles:
        assert 0 < float(circle.get("cx", 0)) < width and 0 < float(circle.get("cy", 0)) < height
    assert [text.text for text in root.findall(f"{SVG}text[@class='goal of1']")] == ["1"]


def test_svg_shows_each_turn() -> None:
    board = Board(GAME)
    root = ElementTree.fromstring(svg(board.picture()))
    trails = [line for line in root.findall(f"{SVG}polyline") if "trail" in line.get("class", "")]
    kinds = [line.get("class") for line in trails]
    assert kinds[:-2] == ["trail p1", "trail p2"] * 5 + ["trail p1", "trail p2 last"]
    assert [line.get("points", "").count(",") - 1 for line in trails[:-2]] == [
        len(turn) for turn in board.moves
    ]
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None and title.text == "Paper soccer. Turn 13: player 1 to move"
    assert desc is not None and desc.text and "12: player 2 plays 103." in desc.text


def test_labels_are_escaped() -> None:
    text = svg(Board().picture(), [([4, 5], "<&")], [[4, 5], [4, 4]])
    root = ElementTree.fromstring(text)
    assert root.findall(f"{SVG}text[@class='label']")[0].text == "<&"
    assert len(root.findall(f"{SVG}polyline[@class='path']")) == 1


def test_the_outline_has_a_box_for_each_goal() -> None:
    assert outline(Board().picture()) == [
        *((0, 0), (3, 0), (3, -1), (5, -1), (5, 0), (8, 0)),
        *((8, 10), (5, 10), (5, 11), (3, 11), (3, 10), (0, 10)),
    ]
    assert outline(Board(field="line").picture()) == [(0, 0), (10, 0), (10, 8), (0, 8)]


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("", "Turn 1: player 1 to move"),
        ("0", "Turn 2: player 2 to move"),
        ("0,0,0,0,0,0", "Own goal: player 1 has won in turn 6"),
        ("0,0,0,0,71", "Goal: player 1 has won in turn 5"),
        ("4,4,4,4,53", "Own goal: player 2 has won in turn 5"),
        ("1,1,0,1,1", "Player 1 is stuck: player 2 has won in turn 5"),
    ],
)
def test_how_it_stands(game: str, words: str) -> None:
    assert standing(Board(game).picture()) == words


def test_a_turn_that_is_begun() -> None:
    board = Board("0,7,1,6,1")
    board.push_step(7)
    assert standing(board.picture()) == "Turn 6: player 2 bounces on"


# In the terminal


@pytest.mark.parametrize("field", FIELDS, ids=str)
@pytest.mark.parametrize("width", [40, 60, 100])
@pytest.mark.parametrize("signs", [SIGNS, ASCII], ids=["fine", "ascii"])
def test_every_field_fits(field: Field, width: int, signs: Any) -> None:
    board = Board(field=field)
    for look in (Look(width, True, signs), Look(width, False, signs)):
        page = lines(board.picture(), look, keys=True)
        narrow = [line for line in page if ": columns" not in line]
        assert all(len(line) <= width for line in narrow)
        assert ("\n".join(page)).isascii() == (signs == ASCII)
        assert sum(line.count("O" if signs == ASCII else "●") for line in page) == 1
        assert len(page) <= 35
    partly = any("Around the ball" in line for line in page)
    assert partly == (field.length >= 40)


def test_the_standard_field_as_it_is_drawn() -> None:
    page = lines(Board("0,7,1,6").picture(), Look(40, False, ASCII), keys=True)
    assert page[:12] == [
        "             +---1---+",
        " +-----------+   .   +-----------+",
        " |                               |",
        " |   .   .   .   .   .   .   .   |",
        " |         7 0 1                 |",
        " |   .   . 6 O===.   .   .   .   |",
        " |         5 4 /                 |",
        " |   .   .   .   3   .   .   .   |",
        " |             \\                 |",
        " |   .   .   .   .   .   .   .   |",
        " |               |               |",
        " |   .   .   .   .   .   .   .   |",
    ]
    assert page[-2:] == ["-- 1 shoots up   == 2 shoots down", "Turn 5: player 1 to move."]


@pytest.mark.parametrize("game", ["", "0,7,1,6", "0,7,1,6,1,71", "1,1,0,1,1", "4,4,4,4,53"])
@pytest.mark.parametrize("signs", [SIGNS, ASCII], ids=["fine", "ascii"])
def test_the_standard_field_fits_a_small_terminal(game: str, signs: Any) -> None:
    """With its words beside it, and a line left for the prompt."""
    board = Board(game)
    notes = ["Keys that draw at once, and all else that a person may want to know of them."]
    page = lines(board.picture(), Look(80, False, signs), keys=True, notes=notes)
    assert len(page) <= 23 and all(len(line) <= 80 for line in page)
    words = " ".join(" ".join(line[37:].split()) for line in page)
    said = [*notes, "1 shoots up", "2 shoots down", f"{standing(board.picture())}."]
    if game:
        said.append(f"drew {board.moves[-1]}.")
    assert all(sentence in words for sentence in said)


@pytest.mark.parametrize(("width", "words"), [(50, 6), (80, 0)])
def test_a_field_that_is_too_high_is_shown_around_the_ball(width: int, words: int) -> None:
    """Below it words take their lines, beside it none; so low that little is seen, all is shown."""
    value = Board("0,7,1,6").picture()
    for height in range(5, 32):
        page = lines(value, Look(width, False, ASCII, height), keys=True)
        partly = any("Around the ball" in line for line in page)
        assert partly == (10 <= height - words < 23)
        assert any("6 O" in line for line in page) and (len(page) <= height or not partly)


def test_digits_lead_into_the_goal() -> None:
    board = Board("0,0,0,0,0")
    page = lines(board.picture(), Look(80, False, ASCII), keys=True)
    assert page[:2] == [
        "             +-7-0-1-+",
        " +-----------+ 6 O 2 +-----------+",
    ]
    board.push("7")
    page = lines(board.picture(), Look(80, False, ASCII))
    assert page[0] == "             O-\\-1---+"


@pytest.mark.parametrize("width", [30, 80])
def test_digits_hide_no_line(width: int) -> None:
    """Where the step would cross a line, digit 7 stands at its end."""
    value = Board("1,4").picture()
    bare = lines(value, Look(width, False, ASCII))
    page = lines(value, Look(width, False, ASCII), keys=True)
    drawn = [sum(line.count(sign) for line in bare) for sign in "\\/="]
    assert drawn == [sum(line.count(sign) for line in page) for sign in "\\/="]
    assert {sign for line in page for sign in line[:36]} >= set(value["free"])


def test_lines_that_cross_are_seen() -> None:
    page = lines(Board("1,6,3").picture(), Look(80, False, ASCII))
    assert sum(line.count("X") for line in page) == 1


def test_colours_do_not_stand_alone() -> None:
    board = Board("2,2")
    text = drawn(board.picture(), Look(80, True))
    assert "───" in text.plain and "═══" in text.plain
    styles = {str(span.style) for span in text.spans}
    assert any("#d9662b" in style for style in styles)
    plain = drawn(board.picture(), Look(80, False))
    assert not any("#" in str(span.style) for span in plain.spans)


def test_costs_stand_at_their_nodes() -> None:
    board = Board(field="line")
    labels = [(place, str(number)) for number, place in enumerate(board.places)]
    page = lines(board.picture(), Look(60, False), labels=labels)
    numbers = [int(number) for line in page[:17] for number in re.findall(r"\d+", line)]
    assert numbers == [number for number in range(99) if number != 49]
