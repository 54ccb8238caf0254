"""Figures in the terminal: of a decision tree, with its first levels, and of a solver."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree as Lines

from ludologic.play.pictures.tree import Node, Tree
from ludologic.words import count, variant_words

_BAR = 40


def summary(tree: Tree, level: int = 2) -> RenderableType:
    """The figures, the histogram and the first `level` levels of guesses, for a rich console."""
    return Group(
        _figures(tree), Text(), _histogram(tree["histogram"]), Text(), _levels(tree, level)
    )


def evaluation(found: dict[str, Any]) -> RenderableType:
    """What `mastermind evaluate` found: the figures and the histogram, for a rich console."""
    figures = (
        f"{count(found['codes'], 'secret')}, {found['total']} guesses in total, "
        f"{found['mean']:.4f} on average, {found['worst']} at worst"
    )
    return Group(Text(figures), Text(), _histogram(found["histogram"]))


def _figures(tree: Tree) -> Text:
    return Text(
        f"{count(tree['codes'], 'code')} ({variant_words(**tree['variant'])}), "
        f"rule {tree['rule']} by {tree['engine']}\n"
        f"at most {count(tree['depth'], 'guess')}, {tree['total']} in total, "
        f"{tree['mean']:.4f} on average{_proof(tree)}"
    )


def _proof(tree: Tree) -> str:
    if "bound" not in tree:
        return ""
    if tree["proved"]:
        return "\nproved: no tree has fewer in total"
    return f"\nnot proved to be the best: no tree has fewer than {tree['bound']} in total"


def _histogram(histogram: list[int]) -> Table:
    table = Table(box=None, show_header=True, pad_edge=False)
    table.add_column("guess", justify="right")
    table.add_column("found", justify="right")
    table.add_column("")
    most = max(histogram)
    for guess, found in enumerate(histogram, start=1):
        bar = "█" * (found * _BAR // most) or ("▏" if found else "")
        table.add_row(str(guess), str(found), Text(bar, style="cyan"))
    return table


def _levels(tree: Tree, level: int) -> Lines:
    lines = Lines(_label(tree["root"]))
    _add(lines, tree["root"], level - 1)
    return lines


def _add(lines: Lines, node: Node, level: int) -> None:
    if level < 1:
        return
    for answer, child in node["children"].items():
        black, white = answer[0], answer[1]
        label = Text(f"{black} black {white} white  ", style="dim")
        _add(lines.add(label.append_text(_label(child))), child, level - 1)


def _label(node: Node) -> Text:
    label = Text(node["guess"], style="bold")
    return label.append(f"  {count(node['codes'], 'code')}", style="not bold")
