"""The picture of a game: well-formed, true to the game, readable, and safe with any value."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any
from xml.etree import ElementTree

import pytest

from ludologic.play.pictures.mastermind import svg
from ludologic.play.pictures.svg import OTHER, PALETTE, STONES

SVG = "{http://www.w3.org/2000/svg}"


def game(pegs: int, colours: int, answers: list[tuple[int, int]], **other: Any) -> dict[str, Any]:
    """A game whose guesses go through the symbols in turn; the picture judges no answer."""
    turns = [
        {
            "guess": [(pegs * row + place) % colours + 1 for place in range(pegs)],
            "black": black,
            "white": white,
        }
        for row, (black, white) in enumerate(answers)
    ]
    value = {
        "variant": {"pegs": pegs, "colours": colours, "repeats": True},
        "rows": 10,
        "turns": turns,
        "secret": None,
        "outcome": "open",
    }
    return {**value, **other}


GAMES = {
    "none": game(4, 9, []),
    "easy": game(4, 6, [(0, 0), (1, 2)]),
    "hard, lost": game(5, 8, [(1, 3)] * 10, secret=[8, 1, 8, 2, 2], outcome="lost"),
    "widest, won": game(8, 12, [(0, 8), (8, 0)], secret=[9, 10, 11, 12, 1, 2, 3, 4], outcome="won"),
    "smallest": game(1, 1, [(1, 0)], secret=[1], outcome="won"),
}


@pytest.fixture(params=GAMES)
def value(request: pytest.FixtureRequest) -> dict[str, Any]:
    return deepcopy(GAMES[request.param])


def drawn(value: dict[str, Any]) -> ElementTree.Element:
    return ElementTree.fromstring(svg(value))


def group(drawing: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    return [found for found in drawing.iter(f"{SVG}g") if found.get("class") == kind]


def symbols(element: ElementTree.Element) -> list[tuple[str | None, str | None, str | None]]:
    """Each peg's number, the fill of its disc and the style of its number."""
    discs = [disc for disc in element.iter(f"{SVG}circle") if disc.get("class") == "peg"]
    texts = [text for text in element.iter(f"{SVG}text") if text.get("class") == "symbol"]
    assert [disc.get("cx") for disc in discs] == [text.get("x") for text in texts]
    return [
        (text.text, disc.get("fill"), text.get("style"))
        for disc, text in zip(discs, texts, strict=True)
    ]


def pegs_of(code: list[int]) -> list[tuple[str, str, str]]:
    return [
        (str(number), PALETTE[number - 1][0], f"fill:{PALETTE[number - 1][1]}") for number in code
    ]


def test_each_symbol_is_a_numbered_peg_of_its_colour(value: dict[str, Any]) -> None:
    turns = group(drawn(value), "turn")
    assert [symbols(turn) for turn in turns] == [pegs_of(turn["guess"]) for turn in value["turns"]]


def test_each_answer_is_as_many_keys(value: dict[str, Any]) -> None:
    for turn, answer in zip(value["turns"], group(drawn(value), "answer"), strict=True):
        kinds = [key.get("class") for key in answer.iter(f"{SVG}circle")]
        nothing = value["variant"]["pegs"] - turn["black"] - turn["white"]
        assert kinds == (
            ["black"] * turn["black"] + ["white"] * turn["white"] + ["nothing"] * nothing
        )


def test_the_rows_that_are_left_are_empty(value: dict[str, Any]) -> None:
    rows = group(drawn(value), "open")
    assert len(rows) == 10 - len(value["turns"])
    for row in rows:
        assert symbols(row) == []
        assert len(row.findall(f"{SVG}circle[@class='empty']")) == value["variant"]["pegs"]


def test_the_secret_is_shown_or_hidden(value: dict[str, Any]) -> None:
    (shield,) = group(drawn(value), "secret")
    hidden = shield.findall(f"{SVG}circle[@class='hidden']")
    if value["secret"] is None:
        assert symbols(shield) == [] and len(hidden) == value["variant"]["pegs"]
        assert shield.findtext(f"{SVG}title") == "The secret is hidden"
    else:
        assert symbols(shield) == pegs_of(value["secret"]) and not hidden


def test_a_screen_reader_gets_every_turn() -> None:
    drawing = drawn(GAMES["easy"])
    assert drawing.findtext(f"{SVG}title") == (
        "Mastermind, 4 pegs, 6 colours, repeats. 2 of 10 guesses made"
    )
    assert drawing.findtext(f"{SVG}desc") == (
        "Guess 1: 1 2 3 4, 0 black, 0 white. Guess 2: 5 6 1 2, 1 black, 2 white. "
        "The secret is hidden."
    )
    titles = [turn.findtext(f"{SVG}title") for turn in group(drawing, "turn")]
    assert titles == [
        "Guess 1: 1 2 3 4, 0 black, 0 white",
        "Guess 2: 5 6 1 2, 1 black, 2 white",
    ]
    assert all(turn.get("role") == "img" for turn in group(drawing, "turn"))


@pytest.mark.parametrize(
    ("name", "said"), [("hard, lost", "Lost with guess 10"), ("smallest", "Won with guess 1")]
)
def test_the_title_says_how_it_ended(name: str, said: str) -> None:
    assert (drawn(GAMES[name]).findtext(f"{SVG}title") or "").endswith(said)


def test_all_stays_inside_and_no_peg_touches_another(value: dict[str, Any]) -> None:
    drawing = drawn(value)
    width, height = (float(drawing.attrib[key]) for key in ("width", "height"))
    discs = [
        tuple(float(disc.attrib[key]) for key in ("cx", "cy", "r"))
        for disc in drawing.iter(f"{SVG}circle")
    ]
    for number, (x, y, r) in enumerate(discs):
        assert r < x < width - r and r < y < height - r
        for x2, y2, r2 in discs[number + 1 :]:
            assert (x - x2) ** 2 + (y - y2) ** 2 > (r + r2) ** 2
    for box in drawing.iter(f"{SVG}rect"):
        left, top = float(box.get("x", 0)), float(box.get("y", 0))
        assert left >= 0 and left + float(box.attrib["width"]) <= width
        assert top >= 0 and top + float(box.attrib["height"]) <= height


@pytest.mark.parametrize(("fill", "ink"), [*PALETTE, OTHER, *STONES.values()])
def test_a_sign_can_be_read_on_its_peg_node_or_stone(fill: str, ink: str) -> None:
    def luminance(colour: str) -> float:
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((luminance(fill), luminance(ink)))
    assert (high + 0.05) / (low + 0.05) >= 4.5


def test_there_is_a_colour_for_each_of_twelve_symbols() -> None:
    assert len({fill for fill, _ in PALETTE}) == 12


def test_it_has_light_and_dark_and_nothing_from_outside() -> None:
    text = svg(GAMES["widest, won"])
    assert "prefers-color-scheme:dark" in text
    assert re.findall(r"https?://[^\"'\s)]*", text) == ["http://www.w3.org/2000/svg"]
    assert not re.search("href|url\\(|@import|<script|<image", text)


@pytest.mark.parametrize(("rows", "left"), [(1, 0), (2, 0), (3, 1), (12, 10)])
def test_a_board_has_its_rows_and_never_loses_a_turn(rows: int, left: int) -> None:
    drawing = drawn(game(4, 6, [(0, 0), (1, 2)], rows=rows))
    assert (len(group(drawing, "turn")), len(group(drawing, "open"))) == (2, left)
