"""A decision tree as an SVG document: the root at the top left, a leaf a row, answers on the edges.

Where nodes are cut off, the drawing says how many secrets hang below. A dashed box is a question
that can't be the secret, a green one a secret that is known.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ludologic.play.pictures.svg import OTHER, PALETTE, document, xml
from ludologic.play.pictures.tree import (
    Place,
    Tree,
    figures,
    left,
    pegs_of,
    places,
    probes,
    says,
    secrets,
    short,
    spoken,
    symbols,
    tip,
)

_LIGHT = """
.symbol{font-weight:700;text-anchor:middle}
.band{fill:#f3f0e8}
.box{fill:#fff;stroke:#cdc7b8}
.probe{stroke:#8c8676;stroke-dasharray:4,3}
.known{fill:#e3f0e6;stroke:#1d9e78}
.line{fill:none;stroke:#b5af9f;stroke-width:1.5}
.cut{stroke-dasharray:2,4;stroke-linecap:round}
.keys{fill:#d8d2c4}
.black{fill:#14161a}
.white{fill:#fff;stroke:#14161a}
.hole{fill:#14161a;opacity:.35}
"""
_DARK = """
.band{fill:#1a1d22}
.box{fill:#21252c;stroke:#434956}
.probe{stroke:#8b919d}
.known{fill:#173226;stroke:#1d9e78}
.line{stroke:#59606d}
.keys{fill:#868b96}
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
    """The first `level` levels of questions.

    Raises `BadInput` when `level` is less than 1 or an answer in pegs isn't two digits.
    """
    found = places(tree, level)
    marked = probes(tree, found)
    levels = max(place.level for place in found)
    boxes, gaps = [0] * (levels + 1), [0] * (levels + 1)
    for place in found:
        boxes[place.level] = max(boxes[place.level], _box_width(tree, place))
        if place.level > 1:
            gaps[place.level] = max(gaps[place.level], _mark_width(tree, place.answer) + 40)
    lefts = [0, _MARGIN]
    for number in range(2, levels + 1):
        lefts.append(lefts[-1] + boxes[number - 1] + gaps[number])
    stub = max(len(secrets(tree, place.hidden)) for place in found) + 8
    texts = (tree["heading"] + " " * 20, _about(tree), _found(tree), " " * (106 if marked else 72))
    widest = max(map(len, texts)) * _LETTER * 0.9
    width = round(max(lefts[-1] + boxes[-1] + stub * _LETTER, _MARGIN + widest)) + _MARGIN
    height = _TOP + found[0].rows * _ROW + _MARGIN

    def middle(row: int) -> int:
        return _TOP + row * _ROW + _ROW // 2

    out: list[str] = []
    if level > 2:
        for place in [place for place in found if place.level == 2][1::2]:
            out.append(
                f'<rect class="band" y="{_TOP + place.row * _ROW}" width="{width}" '
                f'height="{place.rows * _ROW}"/>'
            )
    out += _header(tree, bool(marked))
    last = {place.parent: place.row for place in found}
    for place in found:
        x, y = lefts[place.level], middle(place.row)
        right = x + boxes[place.level]
        if place.number in last:
            down = f"V{middle(last[place.number])}" if last[place.number] > place.row else ""
            out.append(f'<path class="line" d="M{right} {y}H{right + 14}{down}"/>')
        if place.level > 1:
            start = x - gaps[place.level] + 14
            out.append(f'<path class="line" d="M{start} {y}H{x}"/>')
            out.append(_answer(tree, start + 12, y, place.answer))
        if place.hidden:
            out.append(f'<path class="line cut" d="M{right + 4} {y}H{right + 22}"/>')
            out.append(
                f'<text class="soft more" x="{right + 28}" y="{y + 4.5}">'
                f"{secrets(tree, place.hidden)} below</text>"
            )
        out.append(_box(tree, place, x, y, boxes[place.level], place.number in marked))
    size, title = (width, height), f"{tree['heading']}: the decision tree"
    drawn = f"Drawn: {levels} of {tree['depth']} levels, {len(found)} nodes."
    said = [f"{_about(tree)}.", f"{_found(tree)}.", drawn]
    return document("decision-tree", size, title, out, said=said, light=_LIGHT, dark=_DARK)


def _about(tree: Tree) -> str:
    return figures(tree) + (f" ({tree['said']})" if tree["said"] else "")


def _found(tree: Tree) -> str:
    asked, secret = tree["words"]
    numbers = " to ".join(str(number) for number in sorted({1, len(tree["histogram"])}))
    each = ", ".join(map(str, tree["histogram"]))
    return f"{secret.capitalize()}s found at {asked} {numbers}: {each}"


def _header(tree: Tree, marked: bool) -> Iterator[str]:
    yield f'<text class="head" x="{_MARGIN}" y="38">{xml(tree["heading"])}</text>'
    yield f'<text class="soft" x="{_MARGIN}" y="62">{xml(_about(tree))}</text>'
    yield f'<text class="soft" x="{_MARGIN}" y="82">{xml(_found(tree))}</text>'
    x = _MARGIN
    if "variant" in tree:
        for black, meaning in ((1, "right symbol, right place"), (0, "right symbol, wrong place")):
            yield _pegs(x, 104, black, 1 - black, 1)
            yield f'<text class="soft" x="{x + 29}" y="108.5">{meaning}</text>'
            x += 29 + round(len(meaning) * 6.6) + 20
    if marked:
        meaning = f"a {tree['words'][0]} that can’t be the secret"
        yield f'<rect class="box probe" x="{x}" y="96" width="22" height="16" rx="5"/>'
        yield f'<text class="soft" x="{x + 29}" y="108.5">{meaning}</text>'


def _question_width(tree: Tree, place: Place) -> int:
    if "variant" in tree:
        return len(symbols(tree, says(place.node))) * _PEG
    return round(len(short(says(place.node))) * _LETTER)


def _box_width(tree: Tree, place: Place) -> int:
    letters = 0 if "secret" in place.node else len(secrets(tree, left(place.node))) + 1
    return _question_width(tree, place) + round(letters * _LETTER) + 20


def _box(tree: Tree, place: Place, x: int, y: int, width: int, probe: bool) -> str:
    """A question in a box, with the number of secrets left; or the secret that is known."""
    node = place.node
    kind = " known" if "secret" in node else " probe" if probe else ""
    out = [
        f'<g class="node" data-level="{place.level}"><title>{xml(tip(tree, place))}</title>'
        f'<rect class="box{kind}" x="{x}" y="{y - _BOX // 2}" width="{width}" height="{_BOX}" '
        f'rx="8"/>'
    ]
    if "variant" in tree:
        out += [
            _symbol(x + 15 + number * _PEG, y, symbol)
            for number, symbol in enumerate(symbols(tree, says(node)))
        ]
    else:
        out.append(f'<text x="{x + 10}" y="{y + 4.5}">{xml(short(says(node)))}</text>')
    if "secret" not in node:
        out.append(
            f'<text class="soft end" x="{x + width - 10}" y="{y + 4.5}">'
            f"{secrets(tree, left(node))}</text>"
        )
    return "".join([*out, "</g>"])


def _symbol(x: int, y: int, symbol: str) -> str:
    number = int(symbol) if re.fullmatch("[0-9]{1,2}", symbol) else 0
    fill, ink = PALETTE[number - 1] if 1 <= number <= len(PALETTE) else OTHER
    squeeze = ' textLength="14" lengthAdjust="spacingAndGlyphs"' if len(symbol) > 1 else ""
    return (
        f'<circle cx="{x}" cy="{y}" r="9.5" fill="{fill}"/>'
        f'<text class="symbol" style="fill:{ink}" x="{x}" y="{y + 4.5}"{squeeze}>'
        f"{xml(symbol)}</text>"
    )


def _mark_width(tree: Tree, answer: str) -> int:
    if "variant" in tree:
        pegs: int = tree["variant"]["pegs"]
        return pegs * _KEY + 10
    return round(len(short(answer)) * _LETTER)


def _answer(tree: Tree, x: int, y: int, answer: str) -> str:
    if "variant" in tree:
        return _pegs(x, y, *pegs_of(answer), tree["variant"]["pegs"])
    return (
        f'<g class="answer"><title>{xml(spoken(tree, answer))}</title>'
        f'<text class="soft" x="{x}" y="{y - 4}">{xml(short(answer))}</text></g>'
    )


def _pegs(x: int, y: int, black: int, white: int, pegs: int) -> str:
    """An answer as a row of small pegs: the black ones, the white ones, and empty holes."""
    kinds = ["black"] * black + ["white"] * white + ["hole"] * (pegs - black - white)
    radius = {"black": "4", "white": "3.5", "hole": "1.5"}
    dots = "".join(
        f'<circle class="{kind}" cx="{x + 10.5 + number * _KEY}" cy="{y}" r="{radius[kind]}"/>'
        for number, kind in enumerate(kinds)
    )
    return (
        f'<g class="answer"><title>{black} black, {white} white</title><rect class="keys" x="{x}" '
        f'y="{y - 8}" width="{pegs * _KEY + 10}" height="16" rx="8"/>{dots}</g>'
    )
