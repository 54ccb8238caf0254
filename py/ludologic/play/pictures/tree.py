"""A Mastermind decision tree as SVG, as DOT for Graphviz, and as a page to play on.

All three draw the plain values of a `Tree`: what `ludologic mastermind tree --json` prints.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, TypedDict
from xml.sax.saxutils import escape

from ludologic.errors import BadInput
from ludologic.play.pictures.page import data, page
from ludologic.words import count, variant_words


class Variant(TypedDict):
    """The game: `pegs` symbols out of 1..`colours`, repeated or not."""

    pegs: int
    colours: int
    repeats: bool


class Node(TypedDict):
    """A guess, `7432` or `10,2,12,4`, and what follows each answer but the win.

    `codes` is how many secrets are still possible before the guess; the keys of `children` are
    answers such as `12`, 1 black and 2 white. A node may leave `children` out when it has none.
    """

    guess: str
    codes: int
    children: dict[str, Node]


class Proof(TypedDict, total=False):
    """What is proved of a tree of rule `optimal`: no total is less than `bound`."""

    bound: int
    proved: bool


class Tree(Proof):
    """A decision tree with its figures.

    `depth` is the number of guesses that always suffice, `total` the guesses over all `codes`
    secrets together, and `histogram` how many are found at guess 1, 2, 3, ...
    """

    variant: Variant
    rule: str
    engine: str
    codes: int
    depth: int
    total: int
    mean: float
    histogram: list[int]
    root: Node


PALETTE = (
    ("#e69f00", "#1b1300"),
    ("#6bb8ea", "#06202f"),
    ("#1d9e78", "#00140d"),
    ("#f1e35a", "#221e00"),
    ("#1f6fae", "#ffffff"),
    ("#c4500f", "#ffffff"),
    ("#d68fb4", "#2b0719"),
    ("#86285a", "#ffffff"),
    ("#bcbdb9", "#17181a"),
    ("#41358f", "#ffffff"),
    ("#1c6b34", "#ffffff"),
    ("#d9c88c", "#231d05"),
)
"""The fill and the ink of symbol 1, 2, 3, ...: told apart by most eyes, and always numbered."""

OTHER = ("#bcbdb9", "#17181a")


# Reading the tree


def _children(node: Node) -> list[tuple[str, Node]]:
    """The (answer, node) pairs below a node: most pegs first, then most black."""

    def place(item: tuple[str, Node]) -> tuple[int, int]:
        black, white = _answer(item[0])
        return -(black + white), -black

    return sorted(node.get("children", {}).items(), key=place)


def _answer(text: str) -> tuple[int, int]:
    if not re.fullmatch("[0-9][0-9]", text):
        raise BadInput(f"an answer is two digits, such as 12 for 1 black and 2 white: not {text!r}")
    return int(text[0]), int(text[1])


def _symbols(guess: str, variant: Variant) -> list[str]:
    return guess.split(",") if variant["colours"] > 9 else list(guess)


def _below(node: Node) -> int:
    """How many secrets the guess of this node leaves to be found."""
    return sum(child["codes"] for child in node.get("children", {}).values())


class _Place(NamedTuple):
    """A node where it is drawn: its level counts from 1, its row (and its children's) from 0."""

    number: int
    parent: int
    node: Node
    answer: str
    level: int
    row: int
    rows: int
    hidden: int
    way: str


def _places(tree: Tree, level: int) -> list[_Place]:
    """The nodes of the first `level` levels, a node before its children, a leaf a row.

    A node stands on the row of its first child. Raises `BadInput` when `level` is less than 1.
    """
    if level < 1:
        raise BadInput(f"the level is how many levels of guesses to draw, 1 or more: not {level}")
    places: list[_Place | None] = []

    def visit(node: Node, parent: int, answer: str, depth: int, row: int, way: str) -> int:
        number = len(places)
        places.append(None)
        drawn = _children(node) if depth < level else []
        rows = 0
        for key, child in drawn:
            black, white = _answer(key)
            step = f"{node['guess']} answered {black} black, {white} white"
            after = f"{way}, then {step}" if way else f"after {step}"
            rows += visit(child, number, key, depth + 1, row + rows, after)
        hidden = 0 if drawn else _below(node)
        rows = max(rows, 1)
        places[number] = _Place(number, parent, node, answer, depth, row, rows, hidden, way)
        return rows

    visit(tree["root"], -1, "", 1, 0, "")
    return [place for place in places if place is not None]


# Words


def _count(codes: int) -> str:
    return count(codes, "code")


def _heading(tree: Tree) -> str:
    return f"Mastermind, {variant_words(**tree['variant'])}"


def _figures(tree: Tree) -> str:
    return (
        f"{_count(tree['codes'])}, each found in at most "
        f"{count(tree['depth'], 'guess')}, {tree['mean']:.3f} on average "
        f"(rule {tree['rule']}, engine {tree['engine']})"
    )


def _found(tree: Tree) -> str:
    guesses = " to ".join(str(guess) for guess in sorted({1, len(tree["histogram"])}))
    return f"Codes found at guess {guesses}: " + ", ".join(map(str, tree["histogram"]))


def _tip(place: _Place) -> str:
    rest = f"{_count(place.node['codes'])} possible"
    said = f"Guess {place.level}: {place.node['guess']}. {rest}"
    if place.hidden:
        said += f", {_count(place.hidden)} below that are not drawn"
    return f"{said} ({place.way})" if place.way else said


# SVG

_STYLE = """
.mastermind-tree text{font:13px system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;\
fill:#23262d;font-variant-numeric:tabular-nums}
.mastermind-tree .head{font-size:20px;font-weight:600}
.mastermind-tree .soft{fill:#5d6270}
.mastermind-tree .symbol{font-weight:700;text-anchor:middle}
.mastermind-tree .end{text-anchor:end}
.mastermind-tree .ground{fill:#fbfaf6}
.mastermind-tree .band{fill:#f3f0e8}
.mastermind-tree .box{fill:#fff;stroke:#cdc7b8}
.mastermind-tree .probe{stroke:#8c8676;stroke-dasharray:4 3}
.mastermind-tree .line{fill:none;stroke:#b5af9f;stroke-width:1.5}
.mastermind-tree .cut{stroke-dasharray:2 4;stroke-linecap:round}
.mastermind-tree .keys{fill:#d8d2c4}
.mastermind-tree .black{fill:#14161a}
.mastermind-tree .white{fill:#fff;stroke:#14161a}
.mastermind-tree .hole{fill:#14161a;opacity:.35}
@media (prefers-color-scheme:dark){
.mastermind-tree text{fill:#ecebe6}
.mastermind-tree .soft{fill:#a4a9b4}
.mastermind-tree .ground{fill:#14161a}
.mastermind-tree .band{fill:#1a1d22}
.mastermind-tree .box{fill:#21252c;stroke:#434956}
.mastermind-tree .probe{stroke:#8b919d}
.mastermind-tree .line{stroke:#59606d}
.mastermind-tree .keys{fill:#868b96}
}
"""

_ROW = 34
_BOX = 26
_PEG = 21
_KEY = 11
_MARGIN = 24
_TOP = 132
_LETTER = 8.3
"""The width to keep for a letter, in a wide face."""


def svg(tree: Tree, level: int = 2) -> str:
    """The first `level` levels of guesses as an SVG document, the root at the top left.

    A leaf a row; answers stand on the edges as black and white pegs; where nodes are cut off, the
    drawing says how many codes hang below. A dashed box is a guess that can't be the secret.
    Raises `BadInput` when `level` is less than 1 or an answer isn't two digits.
    """
    places = _places(tree, level)
    variant = tree["variant"]
    pegs = max(len(_symbols(place.node["guess"], variant)) for place in places)
    letters = max(len(_count(place.node["codes"])) for place in places)
    box = round(pegs * _PEG + letters * _LETTER + 24)
    mark = _mark_width(variant["pegs"])
    gap = mark + 40
    levels = max(place.level for place in places)
    probes = any(_below(place.node) == place.node["codes"] for place in places)
    stub = max(len(_count(place.hidden)) for place in places) + 8
    texts = (_heading(tree) + " " * 20, _figures(tree), _found(tree), " " * (72 + 34 * probes))
    width = 2 * _MARGIN + round(
        max(
            levels * box + (levels - 1) * gap + stub * _LETTER,
            max(len(text) for text in texts) * _LETTER * 0.9,
        )
    )
    height = _TOP + places[0].rows * _ROW + _MARGIN

    def left(place: _Place) -> int:
        return _MARGIN + (place.level - 1) * (box + gap)

    def middle(row: int) -> int:
        return _TOP + row * _ROW + _ROW // 2

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="mastermind-tree" width="{width}" '
        f'height="{height}" viewBox="0 0 {width} {height}" role="graphics-document document">',
        f"<title>{_xml(_heading(tree))}: the decision tree</title>",
        f"<desc>{_xml(_figures(tree))}. {_xml(_found(tree))}. Drawn: {levels} of "
        f"{tree['depth']} levels, {len(places)} guesses.</desc>",
        f"<style>{_STYLE}</style>",
        f'<rect class="ground" width="{width}" height="{height}"/>',
    ]
    if level > 2:
        for place in [place for place in places if place.level == 2][1::2]:
            out.append(
                f'<rect class="band" y="{_TOP + place.row * _ROW}" width="{width}" '
                f'height="{place.rows * _ROW}"/>'
            )
    out += _header(tree, probes)
    last = {place.parent: place.row for place in places}
    for place in places:
        right, y = left(place) + box, middle(place.row)
        if place.number in last:
            down = f"V{middle(last[place.number])}" if last[place.number] > place.row else ""
            out.append(f'<path class="line" d="M{right} {y}H{right + 14}{down}"/>')
        if place.answer:
            x = left(place) - gap + 14
            out.append(f'<path class="line" d="M{x} {y}H{left(place)}"/>')
            out.append(_mark(x + 12, y, *_answer(place.answer), variant["pegs"]))
        if place.hidden:
            out.append(f'<path class="line cut" d="M{right + 4} {y}H{right + 22}"/>')
            out.append(
                f'<text class="soft more" x="{right + 28}" y="{y + 4.5}">'
                f"{_count(place.hidden)} below</text>"
            )
        out.append(_box(place, left(place), y, box, variant))
    out.append("</svg>\n")
    return "\n".join(out)


def _header(tree: Tree, probes: bool) -> Iterator[str]:
    yield f'<text class="head" x="{_MARGIN}" y="38">{_xml(_heading(tree))}</text>'
    yield f'<text class="soft" x="{_MARGIN}" y="62">{_xml(_figures(tree))}</text>'
    yield f'<text class="soft" x="{_MARGIN}" y="82">{_xml(_found(tree))}</text>'
    x = _MARGIN
    for black, said in ((1, "right symbol, right place"), (0, "right symbol, wrong place")):
        yield _mark(x, 104, black, 1 - black, 1)
        yield f'<text class="soft" x="{x + 29}" y="108.5">{said}</text>'
        x += 29 + round(len(said) * 6.6) + 20
    if probes:
        yield f'<rect class="box probe" x="{x}" y="96" width="22" height="16" rx="5"/>'
        yield f'<text class="soft" x="{x + 29}" y="108.5">a guess that can’t be the secret</text>'


def _box(place: _Place, x: int, y: int, width: int, variant: Variant) -> str:
    """A guess as pegs in a box, with the number of codes left."""
    probe = "" if _below(place.node) < place.node["codes"] else " probe"
    out = [
        f'<g class="node" data-level="{place.level}"><title>{_xml(_tip(place))}</title>'
        f'<rect class="box{probe}" x="{x}" y="{y - _BOX // 2}" width="{width}" height="{_BOX}" '
        f'rx="8"/>'
    ]
    for number, symbol in enumerate(_symbols(place.node["guess"], variant)):
        fill, ink = _colours(symbol)
        centre = x + 15 + number * _PEG
        squeeze = ' textLength="14" lengthAdjust="spacingAndGlyphs"' if len(symbol) > 1 else ""
        out.append(
            f'<circle cx="{centre}" cy="{y}" r="9.5" fill="{fill}"/>'
            f'<text class="symbol" style="fill:{ink}" x="{centre}" y="{y + 4.5}"{squeeze}>'
            f"{_xml(symbol)}</text>"
        )
    out.append(
        f'<text class="soft end" x="{x + width - 10}" y="{y + 4.5}">'
        f"{_count(place.node['codes'])}</text></g>"
    )
    return "".join(out)


def _mark_width(pegs: int) -> int:
    return pegs * _KEY + 10


def _mark(x: int, y: int, black: int, white: int, pegs: int) -> str:
    """An answer as a row of small pegs: the black ones, the white ones, and empty holes."""
    kinds = ["black"] * black + ["white"] * white + ["hole"] * (pegs - black - white)
    radius = {"black": "4", "white": "3.5", "hole": "1.5"}
    dots = "".join(
        f'<circle class="{kind}" cx="{x + 10.5 + number * _KEY}" cy="{y}" r="{radius[kind]}"/>'
        for number, kind in enumerate(kinds)
    )
    return (
        f'<g class="answer"><title>{black} black, {white} white</title><rect class="keys" x="{x}" '
        f'y="{y - 8}" width="{_mark_width(pegs)}" height="16" rx="8"/>{dots}</g>'
    )


def _colours(symbol: str) -> tuple[str, str]:
    number = int(symbol) if re.fullmatch("[0-9]{1,2}", symbol) else 0
    return PALETTE[number - 1] if 1 <= number <= len(PALETTE) else OTHER


def _xml(text: str) -> str:
    """Text for an element or an attribute; what XML has no place for becomes U+FFFD."""
    allowed = re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", text)
    return escape(allowed, {'"': "&quot;"})


# DOT


def dot(tree: Tree, level: int = 2) -> str:
    """The first `level` levels of guesses as a digraph that Graphviz's `dot` reads.

    Answers label the edges, such as 1●2○; a dashed box is a guess that can't be the secret.
    Raises `BadInput` when `level` is less than 1 or an answer isn't two digits.
    """
    title = f"{_heading(tree)}\n{_figures(tree)}\n{_found(tree)}\n "
    out = [
        "digraph mastermind {",
        "  rankdir=LR; ranksep=0.9; nodesep=0.12; labelloc=t; labeljust=l;",
        f'  fontname="Helvetica"; label={_quoted(title, line="l")};',
        '  node [fontname="Helvetica", shape=box, style=rounded, color="#8c8676", height=0.3];',
        '  edge [fontname="Helvetica", color="#8c8676", arrowsize=0.6];',
    ]
    for place in _places(tree, level):
        name, node = f"n{place.number}", place.node
        label = _quoted(f"{node['guess']}\n{_count(node['codes'])}")
        dashed = "" if _below(node) < node["codes"] else ', style="rounded,dashed"'
        out.append(f"  {name} [label={label}, tooltip={_quoted(_tip(place))}{dashed}];")
        if place.answer:
            black, white = _answer(place.answer)
            out.append(
                f'  n{place.parent} -> {name} [label="{black}●{white}○", '
                f'tooltip="{black} black, {white} white"];'
            )
        if place.hidden:
            more = _quoted(f"{_count(place.hidden)} below")
            out.append(f"  more{place.number} [label={more}, shape=plaintext];")
            out.append(f"  {name} -> more{place.number} [style=dotted, arrowhead=none];")
    out.append("}\n")
    return "\n".join(out)


def _quoted(text: str, line: str = "n") -> str:
    """A DOT string that shows just this text; a line ends in `\\n` (centred) or `\\l` (left)."""
    plain = _xml(text).replace("\\", "\\\\").replace("\r", "").replace("\n", "\\" + line)
    return f'"{plain}"'


# HTML


def html(tree: Tree) -> str:
    """A page, whole in itself, on which a person thinks of a secret and the tree finds it.

    Raises `BadInput` when an answer isn't two digits.
    """
    drawn = {**tree, "root": _packed(tree["root"]), "palette": [*PALETTE, OTHER]}
    return page("tree.html", TREE=data(drawn))


def _packed(node: Node) -> list[object]:
    """A node as `[guess, codes, {answer: node}]`; without children as `[guess, codes]`."""
    packed: list[object] = [node["guess"], node["codes"]]
    if node.get("children"):
        packed.append({answer: _packed(child) for answer, child in _children(node)})
    return packed
