"""Figures in the terminal: of a decision tree, with its first levels, and of a solver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree as Lines

from ludologic.display import count
from ludologic.play.pictures.tree import Node, Tree, children, figures, left, says, secrets, spoken

_BAR = 40


def summary(tree: Tree, level: int = 2) -> RenderableType:
    """The figures, the histogram and the first `level` levels of questions, for a rich console."""
    lines = Lines(_label(tree, tree["root"]))
    _add(lines, tree, tree["root"], level - 1)
    said = f"\n{tree['said']}" if tree["said"] else ""
    about = Text(f"{tree['heading']}\n{figures(tree)}{said}")
    return Group(about, Text(), _histogram(tree["words"][0], tree["histogram"]), Text(), lines)


def evaluation(found: Any) -> RenderableType:
    """What `mastermind evaluate` found: the figures and the histogram, for a rich console."""
    figures = (
        f"{count(found.codes, 'secret')}, {count(found.total, 'guess')} in total, "
        f"{found.mean:.4f} on average, {found.worst} at worst"
    )
    return Group(Text(figures), Text(), _histogram("guess", found.histogram))


def _histogram(asked: str, histogram: Sequence[int]) -> Table:
    table = Table(box=None, show_header=True, pad_edge=False)
    table.add_column(asked, justify="right")
    table.add_column("found", justify="right")
    table.add_column("")
    most = max(histogram, default=1)
    for number, found in enumerate(histogram, start=1):
        bar = "█" * (found * _BAR // most) or ("▏" if found else "")
        table.add_row(str(number), str(found), Text(bar, style="cyan"))
    return table


def _add(lines: Lines, tree: Tree, node: Node, level: int) -> None:
    if level < 1:
        return
    for answer, child in children(tree, node):
        label = Text(f"{spoken(tree, answer)}  ", style="dim")
        _add(lines.add(label.append_text(_label(tree, child))), tree, child, level - 1)


def _label(tree: Tree, node: Node) -> Text:
    label = Text(says(node), style="green" if "secret" in node else "bold")
    if "secret" not in node:
        label.append(f"  {secrets(tree, left(node))}", style="not bold")
    return label
