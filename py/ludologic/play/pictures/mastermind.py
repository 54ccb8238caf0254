"""A game of Mastermind on its board, as SVG.

Each peg has its number, so that nobody has to tell colours apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ludologic.display import variant_words
from ludologic.play.pictures.svg import PALETTE, document

_LIGHT = """
.symbol{font-size:17px;font-weight:700;text-anchor:middle}
.row{fill:#f3f0e8}
.shield{fill:#fff;stroke:#8c8676;stroke-width:1.5}
.peg{stroke:#14161a;stroke-opacity:.4}
.empty{fill:#d8d2c4}
.hidden{fill:none;stroke:#8c8676;stroke-width:1.5;stroke-dasharray:3,3}
.keys{fill:#d8d2c4}
.black{fill:#14161a}
.white{fill:#fff;stroke:#14161a;stroke-width:1.8}
.nothing{fill:#14161a;opacity:.45}
"""
_DARK = """
.row{fill:#1f2329}
.shield{fill:#21252c;stroke:#8b919d}
.peg{stroke:#fff}
.empty{fill:#3a404a}
.hidden{stroke:#8b919d}
.keys{fill:#868b96}
"""

_MARGIN = 20
_ROW = 44
_PEG = 42
_RADIUS = 17
_KEY = 15
_NUMBER = 30
"""The width of the numbers beside the rows."""
_TOP = 144
_LEGEND = 58
_LETTER = 7.2
"""The width to keep for a letter, in a wide face."""


def svg(value: dict[str, Any]) -> str:
    """The board of a game as an SVG document: the secret, then a row for each guess.

    `{"variant": {"pegs": 4, "colours": 9, "repeats": False}, "rows": 10, "turns": [{"guess":
    [1, 2, 3, 4], "black": 1, "white": 2}], "secret": None, "outcome": "open"}` is such a game; a
    secret that is None is drawn hidden.
    """
    pegs, rows = value["variant"]["pegs"], max(value["rows"], len(value["turns"]))
    words, standing = variant_words(**value["variant"]), _standing(value)
    keys = _MARGIN + _NUMBER + pegs * _PEG + 12
    longest = max(map(len, [words, standing, *(" " * 4 + said for _, said in _KEYS)]))
    right = max(keys + _key_width(pegs) + 6, _MARGIN + round(longest * _LETTER))
    width, height = right + _MARGIN, _TOP + rows * _ROW + _LEGEND

    def parts() -> Iterator[str]:
        yield f'<g aria-hidden="true"><text class="head" x="{_MARGIN}" y="38">Mastermind</text>'
        yield f'<text class="soft" x="{_MARGIN}" y="58">{words}</text>'
        yield f'<text x="{_MARGIN}" y="78">{standing}</text></g>'
        yield from _secret(value["secret"], pegs)
        for row in range(rows):
            yield from _row(value, row, keys, right)
        yield from _legend(height)

    title = f"Mastermind, {words}. {standing}"
    said = _sentences(value)
    return document(_KIND, (width, height), title, parts(), said=said, light=_LIGHT, dark=_DARK)


_KIND = "mastermind-board"


def _row(value: dict[str, Any], row: int, keys: int, right: int) -> Iterator[str]:
    """A guess and its answer, or empty places."""
    pegs, turns = value["variant"]["pegs"], value["turns"]
    y = _TOP + row * _ROW + _ROW // 2
    band = (
        f'<rect class="row" x="{_MARGIN - 6}" y="{y - 20}" width="{right - _MARGIN + 6}" '
        f'height="40" rx="20"/><text class="soft end" x="{_MARGIN + 20}" y="{y + 4.5}">'
        f"{row + 1}</text>"
    )
    if row < len(turns):
        turn = turns[row]
        yield f'<g class="turn" role="img"><title>{_said(row, turn)}</title>{band}'
        yield from _pegs(turn["guess"], y)
        yield _answer(turn["black"], turn["white"], pegs, keys, y) + "</g>"
    else:
        holes = "".join(
            f'<circle class="empty" cx="{_centre(place)}" cy="{y}" r="5"/>' for place in range(pegs)
        )
        yield f'<g class="open" aria-hidden="true">{band}{holes}</g>'


# Words


def _standing(value: dict[str, Any]) -> str:
    made = len(value["turns"])
    if value["outcome"] == "open":
        return f"{made} of {value['rows']} guesses made"
    return f"{value['outcome'].capitalize()} with guess {made}"


def _sentences(value: dict[str, Any]) -> Iterator[str]:
    for row, turn in enumerate(value["turns"]):
        yield f"{_said(row, turn)}."
    secret = value["secret"]
    yield "The secret is hidden." if secret is None else f"The secret is {_spelled(secret)}."


def _said(row: int, turn: dict[str, Any]) -> str:
    answer = f"{turn['black']} black, {turn['white']} white"
    return f"Guess {row + 1}: {_spelled(turn['guess'])}, {answer}"


def _spelled(code: Sequence[int]) -> str:
    return " ".join(map(str, code))


# Pegs


def _centre(place: int) -> int:
    return _MARGIN + _NUMBER + place * _PEG + _PEG // 2


def _pegs(code: Sequence[int], y: int) -> Iterator[str]:
    for place, symbol in enumerate(code):
        yield from _peg(symbol, _centre(place), y)


def _peg(symbol: int, x: int, y: int) -> Iterator[str]:
    fill, ink = PALETTE[symbol - 1]
    yield (
        f'<circle class="peg" cx="{x}" cy="{y}" r="{_RADIUS}" fill="{fill}"/>'
        f'<text class="symbol" style="fill:{ink}" x="{x}" y="{y + 6}">{symbol}</text>'
    )


def _secret(secret: Sequence[int] | None, pegs: int) -> Iterator[str]:
    y = _TOP - 26
    shield = (
        f'<rect class="shield" x="{_MARGIN + _NUMBER - 2}" y="{y - 20}" width="{pegs * _PEG + 4}" '
        'height="40" rx="20"/>'
    )
    said = "The secret is hidden" if secret is None else f"The secret: {_spelled(secret)}"
    yield f'<g class="secret" role="img"><title>{said}</title>{shield}'
    if secret is not None:
        yield from _pegs(secret, y)
    for place in range(pegs if secret is None else 0):
        x = _centre(place)
        yield (
            f'<circle class="hidden" cx="{x}" cy="{y}" r="{_RADIUS - 3}"/>'
            f'<text class="symbol soft" x="{x}" y="{y + 6}">?</text>'
        )
    yield "</g>"


# Answers

_KEYS = (("black", "right symbol, right place"), ("white", "right symbol, wrong place"))
_SIZES = {"black": 5, "white": 4.2, "nothing": 2}


def _key_width(pegs: int) -> int:
    return (pegs + 1) // 2 * _KEY + 8


def _key(kind: str, x: float, y: float) -> str:
    return f'<circle class="{kind}" cx="{x}" cy="{y}" r="{_SIZES[kind]}"/>'


def _answer(black: int, white: int, pegs: int, x: int, y: int) -> str:
    """Small pegs in two rows: the black ones, the white ones, and a dot for each other place."""
    kinds = ["black"] * black + ["white"] * white + ["nothing"] * (pegs - black - white)
    columns = (pegs + 1) // 2
    height = 2 * _KEY + 4 if pegs > 1 else _KEY + 8
    top = y if pegs == 1 else y - _KEY / 2
    keys = "".join(
        _key(kind, x + 4 + (place % columns + 0.5) * _KEY, top + place // columns * _KEY)
        for place, kind in enumerate(kinds)
    )
    return (
        f'<g class="answer"><rect class="keys" x="{x}" y="{y - height / 2:g}" '
        f'width="{_key_width(pegs)}" height="{height}" rx="8"/>{keys}</g>'
    )


def _legend(height: int) -> Iterator[str]:
    yield '<g class="legend" aria-hidden="true">'
    for line, (kind, said) in enumerate(_KEYS):
        y = height - _LEGEND + 20 + line * 22
        yield (
            f'<rect class="keys" x="{_MARGIN}" y="{y - 9}" width="18" height="18" rx="6"/>'
            f'{_key(kind, _MARGIN + 9, y)}<text class="soft" x="{_MARGIN + 28}" y="{y + 4.5}">'
            f"{said}</text>"
        )
    yield "</g>"


# What the secret has where


def symbols(certain: Sequence[tuple[int, int]], possible: Sequence[tuple[int, int]]) -> str:
    """The symbols that each place of the secret may have, as an SVG document.

    Pairs are (place, symbol), from 1. A place whose symbol is certain has only that one.
    """
    places = sorted({place for place, _ in possible})
    rows = {place: [symbol for at, symbol in possible if at == place] for place in places}
    width = max(330, 150 + _PEG * max(map(len, rows.values()), default=0) + _MARGIN)
    height = 2 * _MARGIN + _ROW * len(places)
    said = "; ".join(
        f"place {place}: {'certainly ' if (place, row[0]) in certain else ''}{_spelled(row)}"
        for place, row in rows.items()
    )
    parts = []
    for number, (place, row) in enumerate(rows.items()):
        y = _MARGIN + number * _ROW + _ROW // 2
        words = "certainly" if (place, row[0]) in certain else "one of"
        parts.append(f'<text x="{_MARGIN}" y="{y + 5}">place {place}: {words}</text>')
        parts += (peg for at, symbol in enumerate(row) for peg in _peg(symbol, 160 + at * _PEG, y))
    return document(_KIND, (width, height), said, parts, light=_LIGHT, dark=_DARK)
