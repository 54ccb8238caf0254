"""Which picture shows which value, by its class: `connect4.Board`, wherever in its game it lies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludologic.play.pictures import connect4, mastermind, notebook, proof, soccer, tree, tree_svg
from ludologic.tree import shown

Pictures = Mapping[str, Callable[..., Any]]


def picture(pictures: Pictures, value: Any) -> Callable[..., Any]:
    """What draws a value of this class, or of one that it derives from."""
    for kind in type(value).__mro__:
        name = ".".join([*kind.__module__.split(".")[1:2], kind.__name__])
        if name in pictures:
            return pictures[name]
    raise TypeError(f"there is no such picture of a {type(value).__name__}")


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
    "connect4.Board": lambda board: connect4.svg(board.value()),
    "connect4.Choice": _choice,
    "connect4.Score": _score,
    "connect4.ScoreBounds": lambda score: notebook.columns(score.bounds),
    "mastermind.Board": lambda board: mastermind.svg(board.value()),
    "mastermind.Certain": lambda known: mastermind.symbols(known.certain, known.possible),
    "mastermind.Evaluation": lambda found: notebook.bars("guess", found.histogram),
    "soccer.Board": lambda board: soccer.svg(board.value()),
    "soccer.Game": lambda game: soccer.svg(game.board.value()),
    "soccer.Path": lambda path: soccer.svg(*path.drawn),
    "soccer.Score": lambda score: notebook.share(*score),
    "soccer.Tournament": lambda match: notebook.share(*match.score),
    "tree.Tree": lambda built, level: tree_svg.svg(built.drawn, level),
}
HTML: Pictures = {
    "games.Board": lambda board: notebook.letters(str(board)),
    "games.Certain": _certain,
    "tree.Certificate": _certificate,
    "tree.Tree": lambda built: notebook.frame(tree.html(built.drawn)),
}
PAGE: Pictures = {
    "connect4.Proof": lambda _, walk: proof.html(walk),
    "tree.Tree": lambda built: tree.html(built.drawn),
}
DOT: Pictures = {"tree.Tree": lambda built, level: tree.dot(built.drawn, level)}
