"""The decision tree of a guessing game: in a terminal, as SVG, as DOT, and as a page to play on.

All draw the plain values of a `Tree`: what `ludologic guessing tree --json` prints, and the number
of secrets at each node.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, TypedDict
from xml.sax.saxutils import escape

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree as Lines

from ludologic.play.pictures.page import data, page
from ludologic.words import count


class Node(TypedDict, total=False):
    """A question with what follows each answer; or `secret`, where it is known."""

    question: str
    secrets: int
    children: dict[str, Node]
    secret: str


class Tree(TypedDict):
    """A decision tree with its figures."""

    name: str
    secrets: int
    questions: int
    goal: str
    depth: int
    total: int
    mean: float
    histogram: list[int]
    proved: bool
    root: Node


def _left(node: Node) -> int:
    return 1 if "secret" in node else node["secrets"]


def _says(node: Node) -> str:
    return node["secret"] if "secret" in node else node["question"]


def _heading(tree: Tree) -> str:
    return tree["name"].replace("_", " ").capitalize()


def _figures(tree: Tree) -> str:
    return (
        f"{count(tree['secrets'], 'secret')}, each found by at most "
        f"{count(tree['depth'], 'question')}, {tree['total']} in total, "
        f"{tree['mean']:.3f} on average"
    )


_PROOFS = {
    "worst": "proved: no tree has fewer questions at worst",
    "total": "proved: no tree has fewer questions in total",
    "both": "proved: no tree has fewer questions at worst, and of those none has fewer in total",
    "within": "proved: no tree of this depth has fewer questions in total",
}


# In a terminal


def summary(tree: Tree, level: int = 2) -> RenderableType:
    """The figures, the histogram and the first `level` levels of questions."""
    proof = _PROOFS.get(tree["goal"], "") if tree["proved"] else ""
    lines = Lines(_label(tree["root"]))
    _add(lines, tree["root"], level - 1)
    figures = f"{_heading(tree)}: {_figures(tree)}" + (f"\n{proof}" if proof else "")
    return Group(Text(figures), Text(), _histogram(tree["histogram"]), Text(), lines)


def _histogram(histogram: list[int]) -> Table:
    table = Table(box=None, show_header=True, pad_edge=False)
    table.add_column("question", justify="right")
    table.add_column("found", justify="right")
    table.add_column("")
    most = max(histogram, default=1)
    for asked, found in enumerate(histogram, start=1):
        bar = "█" * (found * 40 // most) or ("▏" if found else "")
        table.add_row(str(asked), str(found), Text(bar, style="cyan"))
    return table


def _add(lines: Lines, node: Node, level: int) -> None:
    if level < 1:
        return
    for answer, child in node.get("children", {}).items():
        label = Text(f"{answer}  ", style="dim")
        _add(lines.add(label.append_text(_label(child))), child, level - 1)


def _label(node: Node) -> Text:
    label = Text(_says(node), style="green" if "secret" in node else "bold")
    if "secret" not in node:
        label.append(f"  {count(node['secrets'], 'secret')}", style="not bold")
    return label


# SVG


class _Place(NamedTuple):
    """A node where it is drawn; a leaf a row, and a node on the row of its first child."""

    number: int
    parent: int
    node: Node
    answer: str
    level: int
    row: int
    rows: int
    hidden: bool


def _places(tree: Tree, level: int) -> list[_Place]:
    places: list[_Place | None] = []

    def visit(node: Node, parent: int, answer: str, depth: int, row: int) -> int:
        number = len(places)
        places.append(None)
        children = node.get("children", {})
        rows = 0
        if depth < level:
            for key, child in children.items():
                rows += visit(child, number, key, depth + 1, row + rows)
        hidden = bool(children) and not rows
        places[number] = _Place(number, parent, node, answer, depth, row, max(rows, 1), hidden)
        return max(rows, 1)

    visit(tree["root"], -1, "", 1, 0)
    return [place for place in places if place is not None]


_STYLE = """
.guessing-tree text{font:13px system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;\
fill:#23262d}
.guessing-tree .head{font-size:20px;font-weight:600}
.guessing-tree .soft{fill:#5d6270}
.guessing-tree .ground{fill:#fbfaf6}
.guessing-tree .box{fill:#fff;stroke:#cdc7b8}
.guessing-tree .known{fill:#e3f0e6;stroke:#1d9e78}
.guessing-tree .line{fill:none;stroke:#b5af9f;stroke-width:1.5}
@media (prefers-color-scheme:dark){
.guessing-tree text{fill:#ecebe6}
.guessing-tree .soft{fill:#a4a9b4}
.guessing-tree .ground{fill:#14161a}
.guessing-tree .box{fill:#21252c;stroke:#434956}
.guessing-tree .known{fill:#173226;stroke:#1d9e78}
.guessing-tree .line{stroke:#59606d}
}
"""
_ROW, _BOX, _MARGIN, _TOP, _LETTER = 34, 26, 24, 84, 7.6


def _short(text: str, most: int = 40) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def svg(tree: Tree, level: int = 2) -> str:
    """The first `level` levels of questions, the root at the top left, answers on the edges."""
    places = _places(tree, level)
    levels = max(place.level for place in places)
    boxes, marks = [0.0] * (levels + 1), [0.0] * (levels + 1)
    for place in places:
        boxes[place.level] = max(boxes[place.level], len(_written(place)) * _LETTER + 20)
        marks[place.level] = max(marks[place.level], len(_short(place.answer)) * _LETTER + 44)
    lefts = [0.0, float(_MARGIN)]
    for number in range(2, levels + 1):
        lefts.append(lefts[-1] + boxes[number - 1] + marks[number])
    heading, figures = _heading(tree), _figures(tree)
    width = round(max(lefts[levels] + boxes[levels] + 60, len(figures) * _LETTER + 48) + _MARGIN)
    height = _TOP + places[0].rows * _ROW + _MARGIN
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="guessing-tree" width="{width}" '
        f'height="{height}" viewBox="0 0 {width} {height}" role="graphics-document document">',
        f"<title>{_xml(heading)}: the decision tree</title>",
        f"<desc>{_xml(figures)}</desc>",
        f"<style>{_STYLE}</style>",
        f'<rect class="ground" width="{width}" height="{height}"/>',
        f'<text class="head" x="{_MARGIN}" y="38">{_xml(heading)}</text>',
        f'<text class="soft" x="{_MARGIN}" y="62">{_xml(figures)}</text>',
    ]
    last = {place.parent: place.row for place in places}
    for place in places:
        x, y = lefts[place.level], _TOP + place.row * _ROW + _ROW // 2
        right = x + boxes[place.level]
        if place.number in last:
            down = _TOP + last[place.number] * _ROW + _ROW // 2
            step = f"V{down}" if down > y else ""
            out.append(f'<path class="line" d="M{right:g} {y}h14{step}"/>')
        if place.level > 1:
            start = x - marks[place.level] + 14
            out.append(f'<path class="line" d="M{start:g} {y}H{x:g}"/>')
            said = _xml(_short(place.answer))
            out.append(f'<text class="soft" x="{start + 8:g}" y="{y - 4}">{said}</text>')
        kind = "box known" if "secret" in place.node else "box"
        out.append(
            f'<g><title>{_xml(_says(place.node))}</title><rect class="{kind}" x="{x:g}" '
            f'y="{y - _BOX // 2}" width="{boxes[place.level]:g}" height="{_BOX}" rx="8"/>'
            f'<text x="{x + 10:g}" y="{y + 4.5:g}">{_xml(_written(place))}</text></g>'
        )
        if place.hidden:
            out.append(f'<text class="soft" x="{right + 8:g}" y="{y + 4.5:g}">…</text>')
    out.append("</svg>\n")
    return "\n".join(out)


def _written(place: _Place) -> str:
    left = "" if "secret" in place.node else f"  ({_left(place.node)})"
    return _short(_says(place.node)) + left


def _xml(text: str) -> str:
    """Text for an element; what XML has no place for becomes U+FFFD."""
    allowed = re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", text)
    return escape(allowed, {'"': "&quot;"})


# DOT


def dot(tree: Tree, level: int = 2) -> str:
    """The first `level` levels of questions as a digraph that Graphviz's `dot` reads."""
    return "\n".join([*_dot(tree, level), "}\n"])


def _dot(tree: Tree, level: int) -> Iterator[str]:
    yield "digraph guessing {"
    yield "  rankdir=LR; labelloc=t; labeljust=l;"
    yield f'  fontname="Helvetica"; label={_quoted(_heading(tree) + ": " + _figures(tree))};'
    yield '  node [fontname="Helvetica", shape=box, style=rounded, color="#8c8676"];'
    yield '  edge [fontname="Helvetica", color="#8c8676", arrowsize=0.6];'
    for place in _places(tree, level):
        style = ', style="rounded,bold"' if "secret" in place.node else ""
        yield f"  n{place.number} [label={_quoted(_written(place))}{style}];"
        if place.level > 1:
            answer = _quoted(_short(place.answer))
            yield f"  n{place.parent} -> n{place.number} [label={answer}];"
        if place.hidden:
            yield f'  more{place.number} [label="…", shape=plaintext];'
            yield f"  n{place.number} -> more{place.number} [style=dotted, arrowhead=none];"


def _quoted(text: str) -> str:
    plain = _xml(text).replace("\\", "\\\\").replace("\r", "").replace("\n", "\\n")
    return f'"{plain}"'


# HTML


def html(tree: Tree) -> str:
    """A page, whole in itself, on which a person thinks of a secret and the tree finds it."""
    return page("guessing.html", TREE=data(tree))
