"""Boards to play on in Jupyter, marimo and VS Code, against the programs of the rules.

    from ludologic import notebook
    game = notebook.connect4(against="hard")
    game                    # press a column, or type its number
    game.board.score()      # in another cell: the Board, to be asked about

They need anywidget: `pip install 'ludologic[notebook]'`. A board draws the view of its table, as
the rules give it, and sends what was pressed: levels, hints and sentences are those of the terminal
and the site. It loads nothing, keeps nothing in the browser and has its own colours, light and
dark. If no widget can be shown, as in a notebook that is opened without its kernel, you see a
picture of the board.

VS Code shows it by its own widget manager, in a frame without a network. Its setting
`notebook.experimental.enableCsp`, off by default, blocks every widget of anywidget.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, get_args

from ludologic.checks import LARGEST, check_one_of, is_whole, shown
from ludologic.connect4.values import Side
from ludologic.engines import door
from ludologic.errors import BadInput, EngineMissing
from ludologic.mastermind.text import show_code
from ludologic.mastermind.values import Role

if TYPE_CHECKING:
    from ludologic.connect4 import PositionLike
    from ludologic.mastermind import CodeLike, VariantLike
    from ludologic.play.notebook.widget import Widget
    from ludologic.soccer import FieldLike
    from ludologic.soccer import PositionLike as SoccerPosition

__all__ = ["connect4", "mastermind", "soccer"]

_YOU = "you"


def mastermind(
    variant: VariantLike = "arbolmaster",
    *,
    you: Role = "codebreaker",
    secret: CodeLike | None = None,
    solver: str | None = None,
    seed: int | None = None,
    time: float = 2.0,
) -> Widget:
    """Find a code: one that is chosen at random, or `secret`. As codemaker, keep a code in mind.

    If you are the codemaker, the `solver` guesses: a level, or a solver of `mastermind.suggest`; by
    default the strongest level.
    """
    from ludologic.mastermind import Board

    board = Board(variant=variant, secret=secret)
    if check_one_of(you, get_args(Role), "role") == "codebreaker":
        if solver is not None:
            raise BadInput("a solver guesses only if you='codemaker'")
        seats = []
    elif secret is None:
        seats = [door.mastermind.levels()[-1] if solver is None else solver, _YOU]
    else:
        raise BadInput("a codemaker keeps the secret in mind: leave out secret")
    options = {
        "variant": list(board.variant),
        "secret": None if board.secret is None else show_code(board.variant, board.secret),
    }
    drawn = random.randrange(LARGEST) if seed is None else seed
    return _widget(door.mastermind, options, seats, seed=drawn, time=time)


def connect4(
    position: PositionLike = "",
    *,
    you: str = "x",
    against: str | None = None,
    seed: int = 0,
    time: float = 2.0,
) -> Widget:
    """Play Connect 4 as `x` or `o`, against a level or a player of `connect4.move`.

    None plays against the usual level. A program that looks ahead has `time` seconds for a move.
    """
    from ludologic.connect4 import Board

    board = Board(position)
    seats = _seats(door.connect4, check_one_of(you, get_args(Side), "side") == "x", against)
    moves = [str(column) for column in board.moves]
    return _widget(door.connect4, list(board.size), seats, moves=moves, seed=seed, time=time)


def soccer(
    position: SoccerPosition = "",
    *,
    field: FieldLike | None = None,
    you: int = 1,
    against: str | None = None,
    seed: int = 0,
    time: float = 1.0,
) -> Widget:
    """Play paper soccer as 1 or 2, against a level or a player of `soccer.move`.

    None plays against the usual level. A program that looks ahead has `time` seconds for a turn.
    """
    from ludologic.soccer import Board

    if not is_whole(you) or you not in (1, 2):
        raise BadInput(f"{shown(you)} is no player: accepted are 1, 2")
    board = Board(position, field=field)
    seats = _seats(door.soccer, you == 1, against)
    moves = list(board.drawn)
    return _widget(door.soccer, list(board.field), seats, moves=moves, seed=seed, time=time)


def _seats(game: door.Game, first: bool, against: str | None) -> list[str]:
    """You in the first or the second seat; in the other the program, or the usual one if it is
    None."""
    if against is None:
        against = next(one for one in game.begin()["table"]["seats"] if one != _YOU)
    return [_YOU, against] if first else [against, _YOU]


def _widget(game: door.Game, options: Any, seats: list[str], **more: Any) -> Widget:
    try:
        from ludologic.play.notebook.widget import Widget
    except ImportError as error:
        raise EngineMissing(
            "anywidget is not installed, which boards in a notebook need: "
            "pip install 'ludologic[notebook]'"
        ) from error
    from ludologic.play.notebook.play import Play

    return Widget(Play(game, options, seats, **more))


def __dir__() -> list[str]:
    return __all__
