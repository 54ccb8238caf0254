"""What values show of themselves in a notebook: tables, bars, and a page in a frame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

_WIDTH, _LINE, _LEFT = 420, 22, 70


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


def bars(what: str, counts: Sequence[int]) -> str:
    """A bar for each count, the first for 1, as an SVG document: how many at each `what`."""
    most = max(counts, default=0) or 1
    room = _WIDTH - _LEFT - 60
    height = _LINE * len(counts) + 8
    said = ", ".join(f"{count} at {what} {number}" for number, count in enumerate(counts, start=1))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" height="{height}" role="img" aria-label="{escape(said)}" '
        'font-family="sans-serif" font-size="13" fill="currentColor">'
    ]
    for number, count in enumerate(counts, start=1):
        y, long = _LINE * (number - 1) + 4, round(room * count / most, 1)
        middle = y + _LINE / 2 + 2
        lines += [
            f'<text x="{_LEFT - 8}" y="{middle}" text-anchor="end">{escape(what)} {number}</text>',
            f'<rect x="{_LEFT}" y="{y}" width="{long}" height="{_LINE - 6}" fill="#3a7ca5"/>',
            f'<text x="{_LEFT + long + 6}" y="{middle}">{count}</text>',
        ]
    return "\n".join([*lines, "</svg>"])
