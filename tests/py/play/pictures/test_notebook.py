"""What values show of themselves in a notebook."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from ludologic import connect4, games, mastermind, soccer
from ludologic.games.two_players import TwoPlayers
from ludologic.mastermind import Feedback
from ludologic.play.archive import Archive
from ludologic.play.pictures.mastermind import symbols
from ludologic.play.pictures.notebook import bars, columns, share, table

pytestmark = pytest.mark.prolog


@cache
def trees() -> list[Any]:
    return [mastermind.tree("easy"), games.named("ship").tree()]


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
    assert rows[0]["guess"] == (1, 2, 3, 4) and rows[1]["answer"] == Feedback(0, 2)
    numbers = games.named("higher_lower").tree().rows()
    assert (numbers[0]["question"], numbers[1]["answer"]) == (50, "higher")


def test_a_graph() -> None:
    networkx = pytest.importorskip("networkx")
    tree = mastermind.tree("easy")
    graph = tree.to_networkx()
    assert networkx.is_arborescence(graph) and len(graph) == len(tree.rows())
    assert graph.nodes[0]["guess"] == (1, 2, 3, 4)
    answers = {answer for *_, answer in graph.out_edges(0, data="answer")}
    assert answers == set(tree.root.children)


def bar_widths(shown: str) -> list[float]:
    boxes = [one for one in ET.fromstring(shown).iter() if one.get("class") == "bar"]
    return [float(one.get("width", "0")) for one in boxes]


def test_an_evaluation_is_a_bar_chart() -> None:
    found = mastermind.evaluate(variant="easy", solver="five-guess")
    assert sum(row["found"] for row in found.rows()) == 360
    widths = bar_widths(found._repr_svg_())
    assert len(widths) == found.worst
    assert widths.index(max(widths)) == found.histogram.index(max(found.histogram))


def test_bars_of_nothing() -> None:
    for shown in (bars("guess", []), columns([]), share(0, 0, 0, 1), symbols([], [])):
        assert ET.fromstring(shown).tag.endswith("svg")


def test_scores_are_columns() -> None:
    score = connect4.score("44455554221")
    shown = ET.fromstring(score._repr_svg_())
    texts = [one.text for one in shown.iter() if one.tag.endswith("text")]
    assert [text for text in texts if text in list("1234567")] == list("1234567")
    assert [text for text in texts if text not in list("1234567")] == [
        f"{one:+}" for one in score.columns
    ]
    bounds = connect4.score_bounds("44455554", time=0.05)
    choice = connect4.move("4445", player="metric1")
    for value in (bounds, connect4.Score(0, (None,) * 7)):
        ET.fromstring(value._repr_svg_())
    ET.fromstring(choice._repr_html_())
    assert choice._repr_html_().count('chosen"') == 1


def test_a_path_and_a_replay_are_fields() -> None:
    board = soccer.Board("0,7,1")
    board.push_steps("7")
    found = soccer.path(board)
    field = ET.fromstring(found._repr_svg_())
    ways = [one for one in field.iter() if one.get("class") == "path"]
    assert len(ways) == 1 and len(ways[0].get("points", "").split()) == len(found.nodes)
    game = soccer.replay("0,7,1")
    assert game._repr_svg_() == soccer.Board("0,7,1")._repr_svg_()
    assert (game.field, game.moves) == (board.field, ("0", "7", "1"))


def test_a_match() -> None:
    found = soccer.tournament("dijkstra", "random", games=2, field=soccer.Field("line", 4, 6, 0))
    result, games = found
    assert "won" in found._repr_svg_() and found._repr_svg_() == result._repr_svg_()
    assert [row["line"].split(",") for row in found.rows()] == [list(one.moves) for one in games]
    assert sum(row["won"] for row in found.rows()) == result.won
    assert widths_sum(share(3, 1, 0.2, 0.9)) == pytest.approx(380)
    assert bar_widths(share(3, 1, 0.2, 0.9)) == [285]


def widths_sum(shown: str) -> float:
    boxes = [one for one in ET.fromstring(shown).iter() if one.get("class") in ("bar", "loss")]
    return sum(float(one.get("width", "0")) for one in boxes)


def test_records(tmp_path: Path) -> None:
    with Archive(tmp_path / "archive.sqlite") as archive:
        assert "none" in archive.ranking()._repr_html_()
        archive.record("<Ada>", "soccer", "against reply", 12, 20, "2026-01-01")
        archive.save("<Ada>", "one", "soccer", {"turns": []})
        shown = ET.fromstring(archive.records("<Ada>")._repr_html_())
        assert [cell.text for cell in shown.iter("td")][:2] == ["<Ada>", "soccer"]
        (row,) = archive.ranking().rows()
        assert (row["player"], row["score"], row["rounds"]) == ("<Ada>", 12, 20)
        assert archive.games("<Ada>").rows()[0]["text"] == '{"turns": []}'


def test_certificates() -> None:
    tree = mastermind.tree("easy")
    found = ET.fromstring(mastermind.certify(tree, engine="prolog")._repr_html_())
    assert found[0].text == "Every secret is found."
    numbers = range(1, 4)
    game = games.guessing(numbers, numbers, lambda asked, secret: secret > asked)
    wrong = ET.fromstring(game.certify(games.Known(2))._repr_html_())
    assert wrong[0].text and "fault" in wrong[0].text


def test_a_board_in_letters() -> None:
    board = TwoPlayers("noughts_and_crosses").board()
    board.push("5")
    assert ET.fromstring(board._repr_html_()).text == str(board)


def test_tables() -> None:
    assert "&lt;b&gt;" in table(["<b>"], [["x"]])
    pytest.importorskip("clingo")
    sure = ET.fromstring(mastermind.certain(["1234:40"])._repr_svg_())
    texts = [one.text for one in sure.iter() if one.tag.endswith("text")]
    assert texts[:2] == ["place 1: certainly", "1"]
    numbers = range(1, 4)
    game = games.guessing(numbers, numbers, lambda asked, secret: secret > asked)
    shown = ET.fromstring(game.certain()._repr_html_())
    assert [cell.text for cell in shown.iter("td")][:3] == ["1", None, "False, True"]
