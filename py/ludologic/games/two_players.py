"""Games of two players, given by their rules alone: ask them questions, and play them."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from pathlib import Path
from typing import Any, NamedTuple

from ludologic import display
from ludologic.checks import (
    check_instance,
    check_items,
    check_number,
    check_one_of,
    check_seed,
    check_text,
    check_time,
)
from ludologic.engines import door
from ludologic.engines.limit import bounded
from ludologic.errors import BadInput
from ludologic.games import two_players_by_clingo as by_clingo
from ludologic.outcome import Outcome

PLAYERS = ("random", "minimax", "mcts")
"""Programs that play any game: at random, by minimax, by Monte Carlo tree search."""
DEPTH = 4
PLAYOUTS = 200
SECONDS = 10.0
"""How long a file may take to be loaded, and its rules to answer."""
DEEPEST = 1000
MOST_PLAYOUTS = 1_000_000
MOST_PLIES = 100
"""The most plies within which a forced win can be asked for."""


class Playable(NamedTuple):
    """The roles of a sound game, how many states were looked at, and whether these are all."""

    roles: tuple[str, ...]
    states: int
    complete: bool


class Standing(NamedTuple):
    """How a game stands. Roles and moves are texts."""

    end: Any
    turn: str
    moves: tuple[str, ...]
    goals: tuple[int, ...]
    shown: str


class Win(NamedTuple):
    """Who wins, whatever the other does, within how many plies, and with what goal at least."""

    role: str
    plies: int
    goal: int


def players(name: str) -> tuple[str, ...]:
    """The programs that play the game of this name, the one that plays all of them well last."""
    return by_clingo.PLAYERS if Path(name).suffix == ".lp" else PLAYERS


class TwoPlayers:
    """A game of two players: one known by its name, or the path of a `.pl`, `.lp` or `.kif` file.

    >>> game = TwoPlayers("nim")
    >>> game.check()
    Playable(roles=('1', '2'), states=232, complete=True)
    >>> board = game.board()
    >>> board.push("take(3,5)")
    >>> board.turn, board.choose("minimax")
    ('2', 'take(2,1)')

    A file is the user's own program, and is loaded like a script; clingo runs `.lp`. Raises
    BadInput for what is no game.
    """

    def __init__(self, name: str | Path, *, seconds: float = SECONDS) -> None:
        check_instance(name, (str, Path), "game", "it is a name, or a file .pl, .lp or .kif")
        self.name = str(name)
        self.seconds = check_time(seconds)
        self._file = Path(self.name) if Path(self.name).suffix == ".lp" else None
        self.players = players(self.name)
        self._asked("reload", self.seconds)

    def check(self) -> Playable:
        """Whether the game can be played. Raises BadInput that says why not."""
        found = self._asked("check", 2 * self.seconds, seconds=self.seconds)
        return Playable(tuple(found["roles"]), found["states"], found["complete"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TwoPlayers) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> Any:  # what is loaded is Prolog's: another process loads it again
        return _told, (self.name, self.seconds)

    def roles(self) -> tuple[str, ...]:
        """Who plays, the first of them first."""
        return tuple(self._asked("roles", self.seconds))

    def board(self) -> Board:
        """The game as it begins."""
        return Board(self)

    def standing(self, moves: tuple[str, ...]) -> Standing:
        """How the game stands after these moves. Raises BadInput for one that is not legal."""
        found = self._asked("standing", self.seconds, moves=_texts(moves))
        end = found["end"]
        return Standing(
            "open" if end is None else tuple(end.values()) if end["kind"] == "won" else end["kind"],
            found["turn"],
            tuple(found["moves"]),
            tuple(found["goals"]),
            found["shown"],
        )

    def choose(
        self, moves: tuple[str, ...], player: str, depth: int | None, playouts: int, seed: int
    ) -> str:
        """The move of a program. A depth of None is to the end of the game."""
        check_one_of(player, self.players, f"player of {self.name}")
        if depth is not None:
            depth = check_number(depth, "depth", 1, DEEPEST)
        playouts = check_number(playouts, "number of playouts", 1, MOST_PLAYOUTS)
        programs: dict[str, dict[str, Any]] = {
            "random": {"kind": "random"},
            "minimax": {"kind": "minimax", "depth": depth},
            "mcts": {"kind": "mcts", "playouts": playouts},
        }
        return str(
            self._asked(
                "choice", moves=_texts(moves), player=programs[player], seed=check_seed(seed)
            )
        )

    @bounded
    def win(
        self, moves: tuple[str, ...] = (), *, plies: int, time: float | None = None
    ) -> Win | None:
        """Who wins after these moves within so many plies, the fewest."""
        plies = check_number(plies, "number of plies", 0, MOST_PLIES)
        found = self._asked("win", moves=_texts(moves), plies=plies)
        return Win(**found) if found else None

    def _asked(self, question: str, limit: float | None = None, **arguments: Any) -> Any:
        """What the door answers; or clingo, whose process may take so many seconds."""
        if self._file is not None:
            return by_clingo.ask(self._file, question, arguments, limit)
        given = {"seconds": self.seconds, **arguments}
        return getattr(door.two_players, question)(game=self.name, **given)


def _texts(moves: Iterable[str]) -> list[str]:
    form = "they are texts, in the order in which they were played"
    return [
        check_text(move, "move", "it is the text of a legal one")
        for move in check_items(moves, "list of moves", form)
    ]


def _told(name: str, seconds: float) -> TwoPlayers:
    return TwoPlayers(name, seconds=seconds)


class Board:
    """A game on its board, in the manner of python-chess: push moves, pop them, ask how it stands.

    >>> board = TwoPlayers("noughts_and_crosses").board()
    >>> for move in "5132":
    ...     board.push(move)
    >>> board.turn, board.legal_moves
    ('x', ['4', '6', '7', '8', '9'])
    """

    def __init__(self, game: TwoPlayers, moves: tuple[str, ...] = ()) -> None:
        check_instance(game, TwoPlayers, "game", "it is TwoPlayers(NAME)")
        self.game = game
        self.standing = game.standing(moves)
        self.moves = moves

    @property
    def turn(self) -> str:
        """Whose turn it is; the empty text once the game is over."""
        return self.standing.turn

    @property
    def legal_moves(self) -> list[str]:
        """The moves that can be played; none once the game is over."""
        return list(self.standing.moves)

    def push(self, move: str) -> None:
        """Play a move. Raises BadInput if it is not legal."""
        self._play((*self.moves, move))

    def pop(self) -> str:
        """Take the last move back."""
        if not self.moves:
            raise BadInput("there is no move to take back: nothing was played yet")
        move = self.moves[-1]
        self._play(self.moves[:-1])
        return move

    def _play(self, moves: tuple[str, ...]) -> None:
        self.standing = self.game.standing(moves)
        self.moves = moves

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is open."""
        return Outcome.of(self.standing.end)

    @property
    def goals(self) -> tuple[int, ...]:
        """What each role has reached, 0 to 100; none while the game is open."""
        return self.standing.goals

    @bounded
    def choose(
        self,
        player: str,
        *,
        depth: int | None = DEPTH,
        playouts: int = PLAYOUTS,
        seed: int = 0,
        time: float | None = None,
    ) -> str:
        """What a program plays here, in so many seconds; else it raises TimeIsUp."""
        if self.outcome() is not None:
            raise BadInput("the game is over: nobody has a move")
        return self.game.choose(self.moves, player, depth, playouts, seed)

    def copy(self) -> Board:
        """The same game on a board of its own."""
        return copy(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and (self.game, self.moves) == (other.game, other.moves)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Board of {self.game.name}: {' '.join(self.moves) or 'the start'}>"

    def __str__(self) -> str:
        return self.standing.shown

    def _repr_html_(self) -> str:
        return display.html(self)
