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
    known = {move: (value, value) for move, value in choice.values.items()}
    if choice.bounds is not None:
        known[choice.move] = choice.bounds
    if isinstance(choice.move, int):  # a column of Connect 4
        shown_values = notebook.columns([known.get(one) for one in range(1, 8)], choice.move)
    else:
        rows = [(shown(move), *dict.fromkeys(bounds)) for move, bounds in known.items()]
        shown_values = notebook.table(("move", "value"), rows) if rows else ""
    return notebook.choice(shown(choice.move), choice.reason, shown_values)


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
    "connect4.Board": lambda board: by("connect4").svg(board.picture()),
    "connect4.Score": _score,
    "connect4.ScoreBounds": lambda score: notebook.columns(score.bounds),
    "mastermind.Board": lambda board: by("mastermind").svg(board.picture()),
    "mastermind.Certain": lambda known: by("mastermind").symbols(known.certain, known.possible),
    "mastermind.Evaluation": lambda found: notebook.bars("guess", found.histogram),
    "soccer.Board": lambda board: by("soccer").svg(board.picture()),
    "soccer.Game": lambda game: by("soccer").svg(game.board.picture()),
    "soccer.Path": lambda path: by("soccer").svg(*path.picture()),
    "soccer.MatchResult": lambda result: notebook.share(*result),
    "soccer.Tournament": lambda match: notebook.share(*match.result),
    "tree.Tree": lambda built, level: by("tree_svg").svg(built.picture(), level),
}
HTML: Pictures = {
    "choice.Choice": _choice,
    "games.Board": lambda board: notebook.letters(board.picture()["shown"]),
    "games.Certain": _certain,
    "tree.Certificate": _certificate,
    "tree.Tree": lambda built: notebook.frame(by("tree").html(built.picture())),
}
PAGE: Pictures = {
    "tree.Tree": lambda built: by("tree").html(built.picture()),
}
DOT: Pictures = {"tree.Tree": lambda built, level: by("tree").dot(built.picture(), level)}
