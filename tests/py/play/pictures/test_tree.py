"""The pictures of a decision tree: well-formed, true to the tree, and safe with any text."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from itertools import permutations, product
from typing import Any
from xml.etree import ElementTree

import pytest

from ludologic.errors import BadInput
from ludologic.play.pictures.tree import Node, Tree, dot, html
from ludologic.play.pictures.tree_svg import svg

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = "</script><script>alert(1)</script>"


# Trees to draw


def answer(guess: str, secret: str) -> str:
    """The answer to a guess, counted the slow way."""
    black = sum(a == b for a, b in zip(guess, secret, strict=True))
    common = sum(min(guess.count(symbol), secret.count(symbol)) for symbol in set(guess))
    return f"{black}{common - black}"


def first_consistent_tree(pegs: int, colours: int, repeats: bool) -> Tree:
    """The tree that asks the first code still possible: a naive oracle, `colours` up to 9."""
    symbols = "123456789"[:colours]
    rows = product(symbols, repeat=pegs) if repeats else permutations(symbols, pegs)
    codes = ["".join(row) for row in rows]
    histogram: list[int] = []

    def node(left: list[str], level: int) -> Node:
        histogram.extend([0] * (level + 1 - len(histogram)))
        histogram[level] += 1
        groups: dict[str, list[str]] = {}
        for code in left[1:]:
            groups.setdefault(answer(left[0], code), []).append(code)
        children = {key: node(group, level + 1) for key, group in sorted(groups.items())}
        return {"question": left[0], "secrets": len(left), "children": children}

    root = node(codes, 0)
    total = sum(guess * found for guess, found in enumerate(histogram, start=1))
    return {
        "heading": f"Mastermind, {pegs} pegs, {colours} colours",
        "said": "rule first, engine prolog",
        "words": ["guess", "code"],
        "variant": {"pegs": pegs, "colours": colours, "repeats": repeats},
        "secrets": len(codes),
        "depth": len(histogram),
        "total": total,
        "mean": total / len(codes),
        "histogram": histogram,
        "root": root,
    }


def leaf(guess: str) -> Node:
    return {"question": guess, "secrets": 1, "children": {}}


@pytest.fixture
def small() -> Tree:
    """Two pegs, three colours, no repeats; at 01 it asks a code that can't be the secret."""
    probe: Node = {"question": "11", "secrets": 4, "children": {}}
    probe["children"] = {
        "10": {"question": "13", "secrets": 2, "children": {"01": leaf("31")}},
        "00": {"question": "23", "secrets": 2, "children": {"01": leaf("32")}},
    }
    return {
        "heading": "Mastermind, 2 pegs, 3 colours, no repeats",
        "said": "rule depth, engine clingo",
        "words": ["guess", "code"],
        "variant": {"pegs": 2, "colours": 3, "repeats": False},
        "secrets": 6,
        "depth": 4,
        "total": 17,
        "mean": 17 / 6,
        "histogram": [1, 1, 2, 2],
        "root": {"question": "12", "secrets": 6, "children": {"02": leaf("21"), "01": probe}},
    }


@pytest.fixture(scope="module")
def large() -> Tree:
    return first_consistent_tree(3, 4, True)


def nodes_at(node: Node, level: int) -> int:
    if level == 1:
        return 1
    return sum(nodes_at(child, level - 1) for child in node["children"].values())


def with_text(tree: Tree, text: str) -> Tree:
    """The tree with `text` in each place that holds text."""
    root: Node = {**tree["root"], "question": text}
    return {**tree, "heading": text, "said": text, "root": root}


HOSTILE_TEXTS = [
    HOSTILE,
    "<!--<script>",
    "]]>",
    "&amp;&lt;",
    "\"'><img src=x onerror=alert(1)>",
    "\\N\\",
    'a"b\\"c',
    "two\nlines\r\n",
    "\x00\x0b\ufffe",
    "\u2028\u2029",
    "\ud800",
    "",
    "𝟙●",
]


# SVG


@pytest.mark.parametrize("level", [1, 2, 3, 4, 9])
def test_svg_draws_each_node_of_its_levels_once(large: Tree, level: int) -> None:
    drawing = ElementTree.fromstring(svg(large, level))
    nodes = drawing.findall(f"{SVG}g[@class='node']")
    for drawn in range(1, large["depth"] + 1):
        count = sum(node.get("data-level") == str(drawn) for node in nodes)
        assert count == (nodes_at(large["root"], drawn) if drawn <= level else 0)


def test_svg_says_answers_in_words_and_what_is_cut_off(small: Tree) -> None:
    drawing = ElementTree.fromstring(svg(small, 2))
    texts = ["".join(text.itertext()) for text in drawing.iter(f"{SVG}text")]
    edges = drawing.findall(f"{SVG}g[@class='answer']/{SVG}title")
    tips = [title.text for title in drawing.findall(f"{SVG}g[@class='node']/{SVG}title")]
    assert drawing.findtext(f"{SVG}title") == (
        "Mastermind, 2 pegs, 3 colours, no repeats: the decision tree"
    )
    assert "17" not in texts and "4 codes below" in texts
    assert {"0 black, 2 white", "0 black, 1 white"} <= {edge.text for edge in edges}
    assert tips == [
        "Guess 1: 12. 6 codes possible",
        "Guess 2: 21. 1 code possible (after 12 answered 0 black, 2 white)",
        "Guess 2: 11. 4 codes possible, 4 codes below that are not drawn"
        " (after 12 answered 0 black, 1 white)",
    ]


def test_svg_marks_a_guess_that_cannot_be_the_secret(small: Tree, large: Tree) -> None:
    assert svg(small, 2).count('class="box probe"') == 2  # the node and the legend
    assert 'class="box probe"' not in svg(large, 9)


@pytest.mark.parametrize("level", [2, 3, 9])
def test_svg_boxes_do_not_overlap_and_stay_inside(large: Tree, level: int) -> None:
    drawing = ElementTree.fromstring(svg(large, level))
    width, height = (float(drawing.attrib[key]) for key in ("width", "height"))
    boxes = [
        tuple(float(box.attrib[key]) for key in ("x", "y", "width", "height"))
        for box in drawing.iter(f"{SVG}rect")
        if box.get("class", "").startswith(("box", "keys"))
    ]
    for number, (x, y, w, h) in enumerate(boxes):
        assert x >= 0 and y >= 0 and x + w <= width and y + h <= height
        for x2, y2, w2, h2 in boxes[number + 1 :]:
            assert x + w <= x2 or x2 + w2 <= x or y + h <= y2 or y2 + h2 <= y


def test_svg_has_light_and_dark_and_nothing_from_outside(large: Tree) -> None:
    text = svg(large)
    assert "prefers-color-scheme:dark" in text
    assert re.findall(r"https?://[^\"'\s)]*", text) == ["http://www.w3.org/2000/svg"]
    assert not re.search("href|url\\(|@import|<script|<image", text)


@pytest.mark.parametrize("text", HOSTILE_TEXTS)
def test_svg_is_well_formed_with_any_text(small: Tree, text: str) -> None:
    drawing = svg(with_text(small, text), 9)
    ElementTree.fromstring(drawing.encode("utf-8"))
    assert "<script" not in drawing


# DOT

LINE = re.compile(
    r"""\ \ (?:n(?P<node>\d+)\ \[label="(?:[^"\\]|\\.)*",\ tooltip="(?:[^"\\]|\\.)*"
          (?:,\ style="rounded,dashed")?\];
      | n(?P<tail>\d+)\ ->\ n(?P<head>\d+)\ \[label="\d●\d○",\ tooltip="\d\ black,\ \d\ white"\];
      | more(?P<more>\d+)\ \[label="\d+\ codes?\ below",\ shape=plaintext\];
      | n\d+\ ->\ more\d+\ \[style=dotted,\ arrowhead=none\];)""",
    re.VERBOSE,
)


@pytest.mark.parametrize("level", [1, 2, 3, 9])
def test_dot_is_one_tree(large: Tree, level: int) -> None:
    lines = dot(large, level).splitlines()
    assert lines[0] == "digraph tree {" and "}" in lines
    matches = [LINE.fullmatch(line) for line in lines[5 : lines.index("}")]]
    found = [match for match in matches if match]
    assert len(found) == len(matches)
    nodes = [int(match["node"]) for match in found if match["node"]]
    edges = [(int(match["tail"]), int(match["head"])) for match in found if match["tail"]]
    count = sum(nodes_at(large["root"], drawn) for drawn in range(1, level + 1))
    assert nodes == list(range(count))
    assert sorted(head for _, head in edges) == nodes[1:]
    assert all(tail < head for tail, head in edges)


def test_dot_escapes_text(small: Tree) -> None:
    assert '[label="a&quot;b\\\\&quot;c\\n6 codes"' in dot(with_text(small, 'a"b\\"c'))


@pytest.mark.skipif(not shutil.which("dot"), reason="Graphviz's dot is not installed")
@pytest.mark.parametrize("text", ["1234", *HOSTILE_TEXTS])
def test_dot_is_read_by_graphviz(small: Tree, text: str) -> None:
    drawing = dot(with_text(small, text), 9)
    done = subprocess.run(["dot", "-Tplain"], input=drawing.encode(), capture_output=True)
    assert done.returncode == 0 and done.stderr == b""
    assert done.stdout.decode().count("\nnode ") == 7


# HTML


def data_of(page: str) -> dict[str, Any]:
    scripts = re.findall(r'<script type="application/json" id="tree">(.*?)</script>', page)
    assert len(scripts) == 1
    data = json.loads(scripts[0])
    assert isinstance(data, dict)
    return data


def test_html_holds_the_whole_tree(large: Tree) -> None:
    def unpacked(packed: list[Any]) -> Node:
        guess, codes, children = packed if len(packed) == 3 else [*packed, {}]
        below = {key: unpacked(child) for key, child in children.items()}
        return {"question": guess, "secrets": codes, "children": below}

    data = data_of(html(large))
    assert unpacked(data["root"]) == large["root"]
    assert {key: data[key] for key in large if key != "root"} == {
        key: value for key, value in large.items() if key != "root"
    }


def test_html_takes_nothing_from_outside(large: Tree) -> None:
    page = html(large)
    assert not re.search(r"https?:|//\w+\.|@import|url\(|<(img|iframe|object|embed|base)\b", page)
    assert re.findall(r'(?:src|href)="([^"]*)"', page) == ["data:,"]
    assert "default-src 'none'" in page


@pytest.mark.parametrize("text", HOSTILE_TEXTS)
def test_html_lets_no_text_break_out(small: Tree, text: str) -> None:
    page = html(with_text(small, text))
    page.encode("utf-8")
    assert page.count("<script") == 2 and page.count("</script>") == 2
    assert "<!--" not in page and "\u2028" not in page and "\x00" not in page
    data = data_of(page)
    assert data["root"][0] == text and data["said"] == text


# All of them


def test_the_same_tree_gives_the_same_text_in_whatever_order_it_comes(large: Tree) -> None:
    def turned(node: Node) -> Node:
        children = reversed(node["children"].items())
        return {**node, "children": {key: turned(child) for key, child in children}}

    other: Tree = {**large, "root": turned(large["root"])}
    assert svg(large, 4) == svg(other, 4)
    assert dot(large, 4) == dot(other, 4)
    assert html(large) == html(other)


def test_children_may_be_left_out(small: Tree) -> None:
    bare: Any = {**small, "root": {"question": "12", "secrets": 1}}
    assert data_of(html(bare))["root"] == ["12", 1]
    assert svg(bare).count('class="node"') == 1
    assert "->" not in dot(bare)


@pytest.mark.parametrize("picture", [svg, dot])
@pytest.mark.parametrize("level", [0, -1])
def test_a_level_below_one_is_refused(small: Tree, picture: Any, level: int) -> None:
    with pytest.raises(BadInput, match=f"1 or more: not {level}"):
        picture(small, level)


@pytest.mark.parametrize("picture", [svg, dot, html])
@pytest.mark.parametrize("key", ["", "1", "123", "x<", "1²"])
def test_an_answer_that_is_not_two_digits_is_refused(small: Tree, picture: Any, key: str) -> None:
    small["root"]["children"] = {key: leaf("21")}
    with pytest.raises(BadInput, match="two digits"):
        picture(small)


def test_above_nine_colours_the_symbols_are_parted_by_commas(small: Tree) -> None:
    wide = with_text(small, "10,2,12,4")
    wide["variant"] = {"pegs": 4, "colours": 12, "repeats": False}
    drawing = ElementTree.fromstring(svg(wide, 1))
    symbols = [text.text for text in drawing.iter(f"{SVG}text") if text.get("class") == "symbol"]
    assert symbols == ["10", "2", "12", "4"]


def test_a_tree_that_is_not_of_pegs_is_drawn_in_text() -> None:
    texts: Tree = {
        "heading": "Any game",
        "said": "proved",
        "words": ["question", "secret"],
        "secrets": 3,
        "depth": 1,
        "total": 2,
        "mean": 1.0,
        "histogram": [2],
        "root": {
            "question": "which<?>",
            "secrets": 2,
            "children": {"b": {"secret": "s" * 60}, "a": {"secret": "&"}},
        },
    }
    drawing = ElementTree.fromstring(svg(texts))
    shown = ["".join(text.itertext()) for text in drawing.iter(f"{SVG}text")]
    assert shown == [
        "Any game",
        "3 secrets, each found by at most 1 question, 2 in total, 1.0000 on average (proved)",
        "Secrets found at question 1: 2",
        "which<?>",
        "2 secrets",
        "b",
        "s" * 39 + "…",
        "a",
        "&",
    ]
    tips = [title.text for title in drawing.findall(f"{SVG}g[@class='node']/{SVG}title")]
    assert tips[2] == "The secret is known: & (after which<?> answered a)"
    assert '  n0 -> n2 [label="a", tooltip="a"];' in dot(texts).splitlines()
    assert data_of(html(texts))["root"] == ["which<?>", 2, {"b": "s" * 60, "a": "&"}]
