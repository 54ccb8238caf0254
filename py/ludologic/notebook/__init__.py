"""Boards to play on in Jupyter, marimo and VS Code, against the programs of the rules.

    from ludologic import notebook
    game = notebook.connect4(against="hard")
    game                    # press a column, or type its number
    game.board.score()      # in another cell: the Board, to be asked about

They need anywidget: `pip install 'ludologic[notebook]'`. Each move is judged by the rules, and each
program's found by them, in Python; its time is limited. A board loads nothing, keeps nothing in the
browser and has colours of its own, light and dark. Where no widget is shown, as in a notebook that
is opened without its kernel, a picture of the board is.

Tests play it in Chromium, and, those marked `long`, with the widget manager of VS Code
(`@vscode/jupyter-ipywidgets8` 1.0.9) and a kernel behind it, on a page like that of its webview;
VS Code itself was not tried. Its setting `notebook.experimental.enableCsp`, off by default, lets no
widget of anywidget be shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from ludologic.checks import check_one_of
from ludologic.errors import BadInput, EngineMissing
from ludologic.mastermind.board import CODEBREAKER
from ludologic.mastermind.values import Role
from ludologic.notebook import games

if TYPE_CHECKING:
    from ludologic.connect4 import PositionLike
    from ludologic.mastermind import CodeLike, SolverName, VariantLike
    from ludologic.notebook.play import Play
    from ludologic.notebook.widget import Widget
    from ludologic.soccer import FieldLike, GameLike

__all__ = ["connect4", "mastermind", "soccer"]


def mastermind(
    variant: VariantLike = "medium",
    *,
    you: Role = "codebreaker",
    secret: CodeLike | None = None,
    solver: SolverName = "five-guess",
    seed: int | None = None,
    time: float = 2.0,
) -> Widget:
    """Find a code that is drawn by lot, or the `secret`; as codemaker, keep one in mind.

    The solver gives the hints, or guesses; it has `time` seconds for each.
    """
    if check_one_of(you, get_args(Role), "role") == CODEBREAKER:
        return _widget(games.Codebreaker(variant, secret, solver, seed, time))
    if secret is not None:
        raise BadInput("a codemaker keeps the secret in mind: it is not told here")
    return _widget(games.Codemaker(variant, solver, seed, time))


def connect4(
    position: PositionLike = "",
    *,
    you: str = "x",
    against: str = "medium",
    seed: int = 0,
    time: float = 2.0,
) -> Widget:
    """Play Connect 4 as `x` or `o`, against easy, medium, hard, or a player of `connect4.move`.

    Who looks ahead has `time` seconds for a move.
    """
    return _widget(games.Connect4(position, you, against, seed, time))


def soccer(
    game: GameLike = "",
    *,
    field: FieldLike | None = None,
    you: int = 1,
    against: str = "medium",
    seed: int = 0,
    time: float = 1.0,
) -> Widget:
    """Play paper soccer as 1 or 2, against easy, medium, hard, or a player of `soccer.move`.

    Who looks ahead has `time` seconds for a turn.
    """
    return _widget(games.Soccer(game, field, you, against, seed, time))


def _widget(play: Play) -> Widget:
    try:
        from ludologic.notebook.widget import Widget
    except ImportError as error:
        raise EngineMissing(
            "anywidget is not installed, which boards in a notebook need: "
            "pip install 'ludologic[notebook]'"
        ) from error
    return Widget(play)


def __dir__() -> list[str]:
    return __all__
