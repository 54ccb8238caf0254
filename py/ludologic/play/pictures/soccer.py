"""A game of paper soccer on its field, as SVG.

The lines of player 1 are solid and those of player 2 dashed, so that nobody has to tell colours
apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from ludologic.play.pictures.svg import document, xml

Value: TypeAlias = dict[str, Any]
"""A field and a game on it as plain values; a place is [x, y], y downwards.

`{"size": [8, 10], "nodes": [[0, 10], ...], "goals": {"1": [[3, -1], ...], "2": [...]}, "trails":
[{"player": 1, "turn": "0", "places": [[4, 5], [4, 4]]}, ...], "ball": [4, 4], "player": 2,
"begun": False, "free": {"0": [4, 3], ...}, "outcome": "open"}`: an outcome is "open" or {"end":
"goal", "winner": 1}; the last trail may be an unfinished turn; `free` has the steps from the ball.
"""

Place: TypeAlias = Sequence[int]
Labels: TypeAlias = Iterable[tuple[Place, str]]
"""Numbers to write beside nodes."""

_LIGHT = """
text{font-size:14px}
.label{font-size:11px;text-anchor:middle;stroke:#fbfaf6;stroke-width:3;paint-order:stroke}
.goal{font-size:16px;font-weight:700;text-anchor:middle}
.field{fill:#eef3e8;stroke:#4a5a43;stroke-width:3;stroke-linejoin:round}
.node{fill:#9aa694}
.trail{fill:none;stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}
.last{stroke-width:5}
.p1{stroke:#b5480f}
.p2{stroke:#1f5fa8;stroke-dasharray:7,5}
.of1{fill:#b5480f}
.of2{fill:#1f5fa8}
.path{fill:none;stroke:#23262d;stroke-width:2;stroke-dasharray:1,5;stroke-linecap:round}
.ball{fill:#fff;stroke:#14161a;stroke-width:2.5}
"""
_DARK = """
.label{stroke:#14161a}
.field{fill:#1d241d;stroke:#93a38b}
.node{fill:#66705f}
.p1{stroke:#f08a4b}
.p2{stroke:#6fabee}
.of1{fill:#f08a4b}
.of2{fill:#6fabee}
.path{stroke:#ecebe6}
"""

_SQUARE = 44
_MARGIN = 30
_TOP = 46
_BOTTOM = 40


def svg(value: Value, labels: Labels = (), path: Sequence[Place] = ()) -> str:
    """The field and all lines on it as an SVG document; those of the last turn are thick.

    A path is dotted.
    """
    columns, rows = value["size"]
    over, under = _boxes(value)
    width = max(columns * _SQUARE + 2 * _MARGIN, 330)
    left = (width - columns * _SQUARE) // 2
    top = _TOP + over * _SQUARE
    height = top + (rows + under) * _SQUARE + _BOTTOM

    def at(place: Sequence[float]) -> tuple[int, int]:
        return left + round(place[0] * _SQUARE), top + round(place[1] * _SQUARE)

    points = " ".join("{},{}".format(*at(place)) for place in outline(value))
    out = [
        f'<text x="16" y="28">{standing(value)}</text>',
        f'<polygon class="field" points="{points}"/>',
    ]
    out += ['<circle class="node" cx="{}" cy="{}" r="2.2"/>'.format(*at(n)) for n in value["nodes"]]
    for player, goals in value["goals"].items():
        x, y = at(_goal_name(value, goals))
        out.append(f'<text class="goal of{player}" x="{x}" y="{y + 6}">{player}</text>')
    for number, trail in enumerate(value["trails"], start=1):
        last = " last" if number == len(value["trails"]) else ""
        out.append(_line(f"trail p{trail['player']}{last}", map(at, trail["places"])))
    if path:
        out.append(_line("path", map(at, path)))
    for place, label in labels:
        x, y = at(place)
        out.append(f'<text class="label" x="{x}" y="{y + 4}">{xml(label)}</text>')
    x, y = at(value["ball"])
    out.append(f'<circle class="ball" cx="{x}" cy="{y}" r="7"/>')
    out += _legend(value, height - 14)
    title, said = f"Paper soccer. {standing(value)}", _sentences(value)
    size = width, height
    return document("soccer-field", size, title, out, said=said, light=_LIGHT, dark=_DARK)


def standing(value: Value) -> str:
    """How the game stands, in a few words."""
    outcome, number = value["outcome"], len(value["trails"])
    if outcome == "open":
        if value["begun"]:
            return f"Turn {number}: player {value['player']} bounces on"
        return f"Turn {number + 1}: player {value['player']} to move"
    winner = outcome["winner"]
    if outcome["end"] == "goal":
        own = value["trails"][-1]["player"] != winner
        return f"{'Own goal' if own else 'Goal'}: player {winner} has won in turn {number}"
    return f"Player {3 - winner} is stuck: player {winner} has won in turn {number}"


def attack(value: Value, player: str) -> str:
    """Where a player's goal is on the picture: up, down, right or left."""
    x, y = value["goals"][player][0]
    columns, rows = value["size"]
    if y < 0 or y > rows:
        return "up" if y < 0 else "down"
    return "right" if x == columns else "left"


def outline(value: Value) -> list[tuple[int, int]]:
    """The corners of the field, with the boxes behind the mouths of its goals."""
    columns, rows = value["size"]
    places = [place for goals in value["goals"].values() for place in goals]
    over = [place for place in places if place[1] < 0]
    under = [place for place in places if place[1] > rows]
    return [
        (0, 0),
        *_box(over, 0),
        (columns, 0),
        (columns, rows),
        *reversed(_box(under, rows)),
        (0, rows),
    ]


def _box(goals: Sequence[Place], end: int) -> list[tuple[int, int]]:
    """The corners of a goal's box, from the left."""
    if not goals:
        return []
    across, y = [x for x, _ in goals], goals[0][1]
    left, right = min(across), max(across)
    return [(left, end), (left, y), (right, y), (right, end)]


def _boxes(value: Value) -> tuple[int, int]:
    """How many rows there are over the field and under it, for its goals."""
    rows = value["size"][1]
    down = [y for _, y in outline(value)]
    return -min(down), max(down) - rows


def _goal_name(value: Value, goals: Sequence[Place]) -> tuple[float, float]:
    """Where the player of a goal is written: in its box, or beside its node."""
    columns, rows = value["size"]
    middle = sum(x for x, _ in goals) / len(goals)
    y = goals[0][1]
    if not 0 <= y <= rows:
        return middle, -0.5 if y < 0 else rows + 0.5
    return middle + (0.35 if middle == columns else -0.35), y


def _line(kind: str, points: Iterable[tuple[int, int]]) -> str:
    return f'<polyline class="{kind}" points="{" ".join(f"{x},{y}" for x, y in points)}"/>'


def _legend(value: Value, y: int) -> Iterator[str]:
    for x, player in ((16, "1"), (170, "2")):
        yield _line(f"trail p{player}", [(x, y - 5), (x + 28, y - 5)])
        said = f"{player} shoots {attack(value, player)}"
        yield f'<text class="soft" x="{x + 36}" y="{y}">{said}</text>'


def _sentences(value: Value) -> Iterator[str]:
    for number, trail in enumerate(value["trails"], start=1):
        yield f"{number}: player {trail['player']} plays {trail['turn']}."
