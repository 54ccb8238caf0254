"""A decision tree: its values, the places of its nodes, the tree as DOT and as a page to play on.

A tree of a code-breaking variant is drawn in pegs, any other in text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, TypedDict

from ludologic.display import count
from ludologic.errors import BadInput
from ludologic.play.pictures.page import colours, data, page
from ludologic.play.pictures.svg import xml


class Variant(TypedDict):
    """A code-breaking game: `pegs` symbols out of 1..`colours`, repeated or not."""

    pegs: int
    colours: int
    repeats: bool


class Node(TypedDict, total=False):
    """A question and what follows each answer; or only `secret`, if it is known.

    `secrets` is how many are still possible before the question. No child follows the answer by
    which the secret itself is found. A node may leave `children` out when it has none.
    """

    question: str
    secrets: int
    children: dict[str, Node]
    secret: str


class InPegs(TypedDict, total=False):
    """What only a tree of code breaking has."""

    variant: Variant


class Tree(InPegs):
    """A decision tree with its figures.

    `depth` is the number of questions that always suffice, `total` the questions over all `secrets`
    together, and `histogram` how many are found at question 1, 2, 3, ...
    """

    heading: str
    said: str
    """What else there is to say: the rule that built it, or what is proved."""
    words: list[str]
    """What a question and a secret are called: `guess`, `code`."""
    secrets: int
    depth: int
    total: int
    mean: float
    histogram: list[int]
    root: Node


# Reading the tree


def children(tree: Tree, node: Node) -> list[tuple[str, Node]]:
    """The (answer, node) pairs below a node; in pegs: most pegs first, then most black."""
    found = list(node.get("children", {}).items())
    if "variant" in tree:
        found.sort(key=lambda child: _place(*pegs_of(child[0])))
    return found


def _place(black: int, white: int) -> tuple[int, int]:
    return -(black + white), -black


def pegs_of(answer: str) -> tuple[int, int]:
    """The black and white pegs of an answer in pegs. Raises BadInput if it is none."""
    if not re.fullmatch("[0-9][0-9]", answer):
        raise BadInput(
            f"an answer is two digits, such as 12 for 1 black and 2 white: not {answer!r}"
        )
    return int(answer[0]), int(answer[1])


def symbols(tree: Tree, guess: str) -> list[str]:
    """The symbols of a guess in pegs."""
    return guess.split(",") if tree["variant"]["colours"] > 9 else list(guess)


def left(node: Node) -> int:
    """How many secrets are possible at a node."""
    return node.get("secrets", 1)


def below(node: Node) -> int:
    """How many secrets the question of a node leaves to be found."""
    return sum(left(child) for child in node.get("children", {}).values())


class Place(NamedTuple):
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


def places(tree: Tree, level: int) -> list[Place]:
    """The nodes of the first `level` levels, a node before its children, a leaf a row.

    A node stands on the row of its first child. Raises `BadInput` when `level` is less than 1.
    """
    if level < 1:
        ask = tree["words"][0]
        raise BadInput(f"the level is how many levels of {ask}s to draw, 1 or more: not {level}")
    found: list[Place | None] = []

    def visit(node: Node, parent: int, answer: str, depth: int, row: int, way: str) -> int:
        number = len(found)
        found.append(None)
        drawn = children(tree, node) if depth < level else []
        rows = 0
        for key, child in drawn:
            step = f"{says(node)} answered {spoken(tree, key)}"
            after = f"{way}, then {step}" if way else f"after {step}"
            rows += visit(child, number, key, depth + 1, row + rows, after)
        hidden = 0 if drawn else below(node)
        rows = max(rows, 1)
        found[number] = Place(number, parent, node, answer, depth, row, rows, hidden, way)
        return rows

    visit(tree["root"], -1, "", 1, 0, "")
    return [place for place in found if place is not None]


def probes(tree: Tree, drawn: list[Place]) -> set[int]:
    """The numbers of the places whose question can't be the secret.

    They are marked only if some questions of the tree can be the secret.
    """
    nodes = [tree["root"]]
    while nodes:
        node = nodes.pop()
        if "secret" not in node and below(node) < left(node):
            asks = [place for place in drawn if "secret" not in place.node]
            return {place.number for place in asks if below(place.node) == left(place.node)}
        nodes += node.get("children", {}).values()
    return set()


# Words


def says(node: Node) -> str:
    """What a node asks, or the secret that is known."""
    return node["secret"] if "secret" in node else node["question"]


def spoken(tree: Tree, answer: str) -> str:
    """An answer in words."""
    if "variant" not in tree:
        return answer
    return "{} black, {} white".format(*pegs_of(answer))


def short(text: str, most: int = 40) -> str:
    """A text of at most so many letters."""
    return text if len(text) <= most else text[: most - 1] + "…"


def secrets(tree: Tree, number: int) -> str:
    """`24 codes`."""
    return count(number, tree["words"][1])


def figures(tree: Tree) -> str:
    """The figures of the tree in a sentence."""
    return (
        f"{secrets(tree, tree['secrets'])}, each found by at most "
        f"{count(tree['depth'], tree['words'][0])}, {tree['total']:,} in total, "
        f"{tree['mean']:.4f} on average"
    )


def tip(tree: Tree, place: Place) -> str:
    """What to say about a node."""
    if "secret" in place.node:
        said = f"The {tree['words'][1]} is known: {says(place.node)}"
    else:
        asked = f"{tree['words'][0].capitalize()} {place.level}: {says(place.node)}"
        said = f"{asked}. {secrets(tree, left(place.node))} possible"
    if place.hidden:
        said += f", {secrets(tree, place.hidden)} below that are not drawn"
    return f"{said} ({place.way})" if place.way else said


# DOT


def dot(tree: Tree, level: int = 2) -> str:
    """The first `level` levels of questions as a digraph that Graphviz's `dot` reads.

    Answers label the edges, in pegs such as 1●2○; a dashed box is a question that can't be the
    secret, a bold one a secret that is known. Raises `BadInput` when `level` is less than 1 or an
    answer in pegs isn't two digits.
    """
    return "\n".join([*_dot(tree, level), "}\n"])


def _dot(tree: Tree, level: int) -> Iterator[str]:
    title = "\n".join((tree["heading"], figures(tree), tree["said"], " "))
    drawn = places(tree, level)
    marked = probes(tree, drawn)
    yield "digraph tree {"
    yield "  rankdir=LR; ranksep=0.9; nodesep=0.12; labelloc=t; labeljust=l;"
    yield f'  fontname="Helvetica"; label={_quoted(title, line="l")};'
    yield '  node [fontname="Helvetica", shape=box, style=rounded, color="#8c8676", height=0.3];'
    yield '  edge [fontname="Helvetica", color="#8c8676", arrowsize=0.6];'
    for place in drawn:
        name, node = f"n{place.number}", place.node
        style = ""
        if "secret" in node:
            label, style = _quoted(short(says(node))), ', style="rounded,bold"'
        else:
            label = _quoted(f"{short(says(node))}\n{secrets(tree, left(node))}")
            if place.number in marked:
                style = ', style="rounded,dashed"'
        yield f"  {name} [label={label}, tooltip={_quoted(tip(tree, place))}{style}];"
        if place.level > 1:
            answer, words = place.answer, _quoted(spoken(tree, place.answer))
            if "variant" in tree:
                answer = "{}●{}○".format(*pegs_of(answer))
            edge = f"label={_quoted(short(answer))}, tooltip={words}"
            yield f"  n{place.parent} -> {name} [{edge}];"
        if place.hidden:
            more = _quoted(f"{secrets(tree, place.hidden)} below")
            yield f"  more{place.number} [label={more}, shape=plaintext];"
            yield f"  {name} -> more{place.number} [style=dotted, arrowhead=none];"


def _quoted(text: str, line: str = "n") -> str:
    """A DOT string that shows just this text; a line ends in `\\n` (centred) or `\\l` (left)."""
    plain = xml(text).replace("\\", "\\\\").replace("\r", "").replace("\n", "\\" + line)
    return f'"{plain}"'


# HTML


def html(tree: Tree) -> str:
    """A page that needs no other file: a person thinks of a secret, and the tree finds it.

    Raises `BadInput` when an answer in pegs isn't two digits.
    """
    drawn = {**tree, "root": _packed(tree, tree["root"])}
    return page("tree.html", COLOURS=colours(), TREE=data(drawn))


def _packed(tree: Tree, node: Node) -> object:
    """A node as `[question, secrets, {answer: node}]`; without children, `[question, secrets]`.

    If the secret is known, the node is its text.
    """
    if "secret" in node:
        return node["secret"]
    packed: list[object] = [node["question"], node["secrets"]]
    if node.get("children"):
        packed.append({answer: _packed(tree, child) for answer, child in children(tree, node)})
    return packed
