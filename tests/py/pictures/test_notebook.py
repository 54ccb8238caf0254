"""What values show of themselves in a notebook."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from html import unescape
from typing import Any

import pytest

from ludologic import connect4, games, mastermind
from ludologic.pictures.notebook import bars, table

pytestmark = pytest.mark.prolog


def trees() -> list[Any]:
    return [mastermind.tree("easy"), games.named("twelve_coins").tree()]


def test_a_tree_is_one_line_and_a_page() -> None:
    for tree in trees():
        assert "\n" not in repr(tree) and len(repr(tree)) < 150
        assert "\n" not in repr(tree.root) and len(repr(tree.root)) < 150
        shown = tree._repr_html_()
        assert shown.startswith("<iframe srcdoc=") and "<script" not in shown
        assert tree.html() in unescape(shown)
        ET.fromstring(tree._repr_svg_())


def test_the_rows_of_a_tree_are_its_nodes() -> None:
    for tree in trees():
        rows = tree.rows()
        assert [row["node"] for row in rows] == list(range(len(rows)))
        assert rows[0]["parent"] is None
        assert all(row["parent"] < row["node"] for row in rows[1:])
    rows = mastermind.tree("easy").rows()
    assert sum(row["codes"] for row in rows) == mastermind.tree("easy").total
    assert rows[0]["guess"] == "1234"


def test_a_graph() -> None:
    networkx = pytest.importorskip("networkx")
    tree = mastermind.tree("easy")
    graph = tree.to_networkx()
    assert networkx.is_arborescence(graph) and len(graph) == len(tree.rows())
    assert graph.nodes[0]["guess"] == "1234"
    assert {answer for *_, answer in graph.out_edges(0, data="answer")} == set(
        tree.value["root"]["children"]
    )


def test_an_evaluation_is_a_bar_chart() -> None:
    found = mastermind.evaluate(variant="easy", solver="five-guess")
    assert sum(row["found"] for row in found.rows()) == 360
    picture = ET.fromstring(found._repr_svg_())
    boxes = [float(one.get("width", "0")) for one in picture if one.tag.endswith("rect")]
    largest = max(found.histogram)
    assert len(boxes) == found.worst and boxes.index(max(boxes)) == found.histogram.index(largest)


def test_bars_of_nothing() -> None:
    assert ET.fromstring(bars("guess", [])).tag.endswith("svg")


def test_tables() -> None:
    assert "&lt;b&gt;" in table(["<b>"], [["x"]])
    shown = ET.fromstring(connect4.score("44455554221")._repr_html_())
    assert [cell.text for cell in shown.iter("th")] == ["column", *"1234567"]
    pytest.importorskip("clingo")
    sure = ET.fromstring(mastermind.certain(["1234:40"])._repr_html_())
    assert [cell.text for cell in sure.iter("td")][:3] == ["1", "certainly", "1"]
