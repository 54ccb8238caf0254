"""Which picture shows a value, by its class: `connect4.Board`, whatever its module."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from ludologic.play.pictures import notebook
from ludologic.tree import shown

Pictures = Mapping[str, Callable[..., Any]]


def picture(pictures: Pictures, value: Any) -> Callable[..., Any]:
    """The function that draws a value of this class or of a class above it."""
    for kind in type(value).__mro__:
        name = ".".join([*kind.__module__.split(".")[1:2], kind.__name__])
        if name in pictures:
            return pictures[name]
    raise TypeError(f"there is no such picture of a {type(value).__name__}")


def by(name: str) -> Any:
    """A module of pictures, imported when it draws."""
    return import_module(f"ludologic.play.pictures.{name}")


def _choice(choice: Any) -> str:
    known = {column: (score, score) for column, score in choice.scores.items()}
    if choice.lower is not None and choice.upper is not None:
        known[choice.column] = (choice.lower, choice.upper)
    return notebook.columns([known.get(column) for column in range(1, 8)], choice.column)


def _score(score: Any) -> str:
    return notebook.columns([None if one is None else (one, one) for one in score.columns])


def _certain(known: Any) -> str:
    rows = [
        (shown(question), shown(known.certain.get(question, "")), ", ".join(map(shown, answers)))
        for question, answers in known.possible.items()
    ]
    return notebook.table(("question", "certainly", "possibly"), rows)


def _certificate(found: Any) -> str:
    faults = [" ".join(map(shown, fault)) for fault in found.faults]
    return notebook.certificate("question", faults, found.histogram)


SVG: Pictures = {
    "connect4.Board": lambda board: by("connect4").svg(board.value()),
    "connect4.Choice": _choice,
    "connect4.Score": _score,
    "connect4.ScoreBounds": lambda score: notebook.columns(score.bounds),
    "mastermind.Board": lambda board: by("mastermind").svg(board.value()),
    "mastermind.Certain": lambda known: by("mastermind").symbols(known.certain, known.possible),
    "mastermind.Evaluation": lambda found: notebook.bars("guess", found.histogram),
    "soccer.Board": lambda board: by("soccer").svg(board.value()),
    "soccer.Game": lambda game: by("soccer").svg(game.board.value()),
    "soccer.Path": lambda path: by("soccer").svg(*path.drawn),
    "soccer.Score": lambda score: notebook.share(*score),
    "soccer.Tournament": lambda match: notebook.share(*match.score),
    "tree.Tree": lambda built, level: by("tree_svg").svg(built.drawn, level),
}
HTML: Pictures = {
    "games.Board": lambda board: notebook.letters(str(board)),
    "games.Certain": _certain,
    "tree.Certificate": _certificate,
    "tree.Tree": lambda built: notebook.frame(by("tree").html(built.drawn)),
}
PAGE: Pictures = {
    "connect4.Proof": lambda _, walk: by("proof").html(walk),
    "tree.Tree": lambda built: by("tree").html(built.drawn),
}
DOT: Pictures = {"tree.Tree": lambda built, level: by("tree").dot(built.drawn, level)}
