"""How values are shown in a notebook: tables, bars, and a page in a frame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from ludologic.display import count
from ludologic.play.pictures.svg import document

_WIDTH, _LINE, _LEFT = 420, 22, 84
_LIGHT = """
.bar{fill:#3a7ca5}
.loss{fill:#b5480f}
.line{stroke:#5d6270;stroke-width:1.5;fill:none}
.chosen{font-weight:700;text-decoration:underline}
"""
_DARK = """
.bar{fill:#5aa3d0}
.loss{fill:#f08a4b}
.line{stroke:#a4a9b4}
"""


def frame(page: str, height: int = 560) -> str:
    """A whole page within another, where its styles and scripts are its own."""
    return (
        f'<iframe srcdoc="{escape(page)}" sandbox="allow-scripts" title="ludologic" '
        f'style="width: 100%; height: {height}px; border: 0"></iframe>'
    )


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table of texts and numbers."""
    head = "".join(f'<th scope="col">{escape(str(cell))}</th>' for cell in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def letters(text: str) -> str:
    """A board that is drawn in letters."""
    return f"<pre>{escape(text)}</pre>"


def choice(move: str, reason: str, values: str) -> str:
    """A move, the sentence that says why, and what the moves are worth, drawn."""
    why = f": {escape(reason)}" if reason else ""
    return f"<div><p><b>{escape(move)}</b>{why}</p>{values}</div>"


def certificate(what: str, faults: Sequence[str], counts: Sequence[int]) -> str:
    """What is wrong with a tree, if anything, and how many secrets it finds at each `what`."""
    said = "".join(f"<li>{escape(fault)}</li>" for fault in faults[:_MOST])
    more = f"<p>and {len(faults) - _MOST} more</p>" if len(faults) > _MOST else ""
    head = f"{count(len(faults), 'fault')}:" if faults else "Every secret is found."
    return f"<div><p>{head}</p><ul>{said}</ul>{more}{bars(what, counts)}</div>"


_MOST = 20


def bars(what: str, counts: Sequence[int]) -> str:
    """A bar for each count, the first for 1, as an SVG document: how many at each `what`."""
    most = max(counts, default=0) or 1
    room = _WIDTH - _LEFT - 60
    said = ", ".join(f"{many} at {what} {number}" for number, many in enumerate(counts, start=1))
    lines = []
    for number, many in enumerate(counts, start=1):
        y, long = _LINE * (number - 1) + 8, round(room * many / most, 1)
        middle = y + _LINE / 2 + 2
        lines += [
            f'<text class="end" x="{_LEFT - 8}" y="{middle}">{escape(what)} {number}</text>',
            f'<rect class="bar" x="{_LEFT}" y="{y}" width="{long}" height="{_LINE - 6}"/>',
            f'<text x="{_LEFT + long + 6}" y="{middle}">{many}</text>',
        ]
    return _chart(_LINE * len(counts) + 14, said, lines)


def columns(bounds: Sequence[tuple[int, int] | None], chosen: int | None = None) -> str:
    """The score of each column, or its bounds: a win goes up, a loss goes down.

    A column without bounds is full, or nothing is known of it; the chosen column is underlined.
    """
    most = max([1, *(abs(end) for pair in bounds if pair for end in pair)])
    width, middle = (_WIDTH - 40) / max(1, len(bounds)), 90
    lines = [f'<path class="line" d="M20 {middle}H{_WIDTH - 20}"/>']
    said = []
    for number, pair in enumerate(bounds, start=1):
        x = round(20 + width * (number - 0.5), 1)
        mark = " chosen" if number == chosen else ""
        lines.append(f'<text class="middle{mark}" x="{x}" y="{2 * middle + 14}">{number}</text>')
        if pair is None:
            lines.append(f'<text class="middle" x="{x}" y="{middle - 6}">–</text>')
            continue
        low, high = pair
        ends = [_signed(low)] if low == high else [_signed(low), _signed(high)]
        said.append(f"column {number}: {' to '.join(ends)}")
        top, bottom = (middle - round(60 * end / most, 1) for end in (max(high, 0), min(low, 0)))
        kind = "loss" if high < 0 else "bar"
        lines.append(
            f'<rect class="{kind}" x="{x - 13}" y="{top}" width="26" height="{bottom - top:g}"/>'
        )
        if low < high or high < 0:
            lines.append(f'<text class="middle" x="{x}" y="{bottom + 15:g}">{ends[0]}</text>')
        if low < high or high >= 0:
            lines.append(f'<text class="middle" x="{x}" y="{top - 5:g}">{ends[-1]}</text>')
    return _chart(2 * middle + 26, "; ".join(said), lines)


def _signed(score: int) -> str:
    return f"{score:+}" if score else "0"


def share(won: int, lost: int, lower: float, upper: float) -> str:
    """The games won and lost as one bar, with the bounds of the share of games won."""
    room, every = _WIDTH - 40, max(1, won + lost)
    cut = round(20 + room * won / every, 1)
    left, right = (round(20 + room * end, 1) for end in (lower, upper))
    said = f"{won} won, {lost} lost; the share won is from {lower:.1%} to {upper:.1%}"
    lines = [
        f'<text x="20" y="24">{said}</text>',
        f'<rect class="bar" x="20" y="36" width="{cut - 20:g}" height="22"/>',
        f'<rect class="loss" x="{cut}" y="36" width="{_WIDTH - 20 - cut:g}" height="22"/>',
        f'<path class="line" d="M{left} 64v12M{left} 70H{right}M{right} 64v12"/>',
    ]
    return _chart(86, said, lines)


def _chart(height: int, said: str, lines: Iterable[str]) -> str:
    return document("ludologic-chart", (_WIDTH, height), said, lines, light=_LIGHT, dark=_DARK)
