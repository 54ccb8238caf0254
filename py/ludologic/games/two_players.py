"""Games of two players, given by their rules alone: ask them questions, and play them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

from ludologic import board, display
from ludologic.board import Outcome
from ludologic.checks import (
    check_file,
    check_instance,
    check_limit,
    check_list,
    check_number,
    check_one_of,
    check_options,
    check_seed,
    check_text,
)
from ludologic.choice import Choice
from ludologic.engines import door, sandbox
from ludologic.engines.limit import at_once, bounded, left, loading, sooner, within
from ludologic.errors import BadInput, EngineMissing, Impossible, quote
from ludologic.games import two_players_by_clingo as by_clingo

ENGINES = ("prolog", "clingo")
PLAYERS = ("random", "minimax", "mcts")
"""Programs that play any game: at random, by minimax, by Monte Carlo tree search."""
DEPTH = 4
END = "end"
"""The depth of a search that goes on to the end of the game."""
PLAYOUTS = 200
SECONDS = 10.0
"""How long a file may take to be loaded, and its rules to answer."""
DEEPEST = 1000
MOST_PLAYOUTS = 1_000_000
MOST_STEPS = 1_000_000
MOST_PLIES = 100
"""The most plies within which a forced win can be asked for."""


class Playable(NamedTuple):
    """The roles of a sound game, how many states were looked at, and whether these are all.

    The remarks are sentences about its rules that are no faults.
    """

    roles: tuple[str, ...]
    states: int
    complete: bool
    remarks: tuple[str, ...] = ()


class Win(NamedTuple):
    """Who wins, whatever the others do, within how many plies, and with what goal at least."""

    role: str
    plies: int
    goal: int


class Worth(NamedTuple):
    """What each role reaches on average, and how likely each of its moves is then.

    The sentence says whether that is whatever the others do, or if each plays for itself.
    """

    values: dict[str, Fraction]
    moves: dict[str, dict[str, Fraction]]
    sentence: str


class Solution(NamedTuple):
    """A shortest way to the best goal of a game of one role, and what is known of better ones.

    All `states` were looked at that are reached in so many `steps`; no way of so many reaches more.
    If that is `proved`, no way at all does. The moves and the goal are None if no end was reached,
    and the states if clingo planned the moves: it does not look at each.
    """

    moves: tuple[str, ...] | None
    goal: int | None
    steps: int
    states: int | None
    proved: bool
    sentence: str


class Explained(NamedTuple):
    """Whether it holds, a sentence that says so or names what fails, and the clauses as lines.

    In the lines `+` stands before what held, and `-` before what failed.
    """

    holds: bool
    sentence: str
    lines: tuple[str, ...]


Position: TypeAlias = "Iterable[str] | Board"
"""The moves played, as texts; or a Board."""


class TwoPlayers:
    """A game of two players: one known by its name, or the path of a `.pl`, `.lp` or `.kif` file.

    >>> game = TwoPlayers("nim")
    >>> game.check()
    Playable(roles=('1', '2'), states=232, complete=True, remarks=())
    >>> board = game.board()
    >>> board.push("take(3, 5)")
    'take(3,5)'
    >>> board.turn, board.move("minimax", depth="end").reason
    ('2', 'Try take(2,1): it wins within 7 moves, counting those of both players.')

    A file is the user's own program, and is loaded like a script; clingo runs `.lp`. time: the
    seconds that it may take, and each question to its rules. Raises BadInput for what is no game.
    """

    def __init__(self, name: str | Path, *, time: float | None = None) -> None:
        check_instance(name, (str, Path), "game", "it is a name, or a file .pl, .lp or .kif")
        self.name = str(name)
        seconds = check_limit(time)
        self._seconds = SECONDS if seconds is None else seconds
        self._file = check_file(self.name)
        self._whole = self._file.absolute() if self._file.suffix else self._file
        self._in_asp = self._file.suffix == ".lp"
        """Whether clingo answers: roles move by turns."""
        if not self._in_asp:
            door.two_players.names()  # our own rules are loaded before
        with loading(seconds):
            if self._asked("reload", self._seconds) == "together":
                self._in_asp = False
                begun = monotonic()
                with within(None):
                    door.two_players.names()
                with sooner(begun - monotonic()):
                    self._asked("reload", self._seconds)
        self.players = by_clingo.PLAYERS if self._in_asp else PLAYERS

    def __repr__(self) -> str:
        return f"TwoPlayers({self.name!r})"

    def check(self, *, time: float | None = None) -> Playable:
        """Whether the game can be played, as far as `time` shows. Raises BadInput if it can't."""
        with loading(check_limit(time)):
            rest = left()
            seconds = self._seconds if rest is None else round(0.8 * rest, 2)  # each question
            found = self._asked("check", 2 * seconds, seconds=seconds)
        found["roles"], found["remarks"] = tuple(found["roles"]), tuple(found["remarks"])
        return Playable(**found)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TwoPlayers) and self._whole == other._whole

    def __hash__(self) -> int:
        return hash(self._whole)

    def __reduce__(self) -> Any:  # what is loaded is Prolog's: another process loads it again
        return _told, (str(self._whole), self._seconds)

    def roles(self) -> tuple[str, ...]:
        """Who plays, the first of them first."""
        return tuple(self._asked("roles", self._seconds))

    def board(self, position: Position = ()) -> Board:
        """The game after these moves, on a board; at first as it begins.

        It shows the whole state, also what the rules hide from roles.
        """
        return Board(position, game=self)

    def _moves(self, position: Position) -> Iterable[str]:
        """The moves of a position. Raises BadInput for a Board of another game."""
        if not isinstance(position, Board):
            return position
        if position.game != self:
            raise BadInput(f"the board is one of another game, {position.game.name}")
        return position.moves

    def _standing(self, moves: Iterable[str]) -> dict[str, Any]:
        """How the game stands after these moves. Raises BadInput for one that is not legal."""
        standing: dict[str, Any] = self._asked("standing", self._seconds, moves=_texts(moves))
        return standing

    @bounded
    def move(
        self,
        position: Position = (),
        *,
        player: str,
        depth: int | str | None = None,
        playouts: int | None = None,
        seed: int | None = None,
        time: float | None = None,
    ) -> Choice[str]:
        """What a program plays: after so many seconds a search ends with what it has found by then.

        player: `random`; `minimax`, which looks `depth` moves ahead, usually 4, or "end" for all;
        or `mcts`, which plays `playouts` games at random, usually 200. The seed, usually 0, decides
        what `random` and `mcts` draw. The value of the choice is 0 to 100.
        """
        check_one_of(player, self.players, f"player of {self.name}")
        with suppress(EngineMissing), at_once():  # clingo needs no SWI-Prolog
            check_options(
                "player",
                player,
                door.two_players.options,
                depth=depth,
                playouts=playouts,
                seed=seed,
            )
        levels = None
        if depth != END:
            levels = check_number(DEPTH if depth is None else depth, "depth", 1, DEEPEST)
        games = PLAYOUTS if playouts is None else playouts
        games = check_number(games, "number of playouts", 1, MOST_PLAYOUTS)
        programs: dict[str, dict[str, Any]] = {
            "random": {"kind": "random"},
            "minimax": {"kind": "minimax", "depth": levels},
            "mcts": {"kind": "mcts", "playouts": games},
        }
        with at_once():
            board = position if isinstance(position, Board) else self.board(position)
            moves = self._moves(board)
            if board.is_game_over():
                raise Impossible("the game is over: nobody has a move")
        drawn = check_seed(0 if seed is None else seed)
        given = {"moves": moves, "player": programs[player], "seed": drawn}
        if self._in_asp:
            found = self._asked("choice", None, **given)
        else:
            with at_once() as seconds:
                found = self._asked("choice", None, time=seconds, **given)
        found["values"] = {one["move"]: one["value"] for one in found["values"]}
        return Choice(**found)

    @bounded
    def win(
        self,
        position: Position = (),
        *,
        plies: int,
        engine: str | None = None,
        time: float | None = None,
    ) -> Win | None:
        """The role that can force a win within so many plies, and how soon; None if none can.

        A role forces a win if it wins even if all others play together against it.
        engine: `prolog`, or `clingo` for `.kif`; clingo answers for `.lp` by turns.
        """
        plies = check_number(plies, "number of plies", 0, MOST_PLIES)
        moves = _texts(self._moves(position))
        if self._by_clingo(engine):
            found = self._stamped("won", moves, plies)
        else:
            found = self._asked("win", moves=moves, plies=plies)
        return Win(**found) if found else None

    @bounded
    def worth(
        self, position: Position = (), *, plies: int, time: float | None = None
    ) -> Worth | None:
        """What each role reaches on average; None if the game does not end within so many plies.

        Raises Impossible for more than two roles that move by turns in ASP.
        """
        plies = check_number(plies, "number of plies", 0, MOST_PLIES)
        found = self._asked("worth", moves=_texts(self._moves(position)), plies=plies)
        if found is None:
            return None
        if self._in_asp:
            found["sentence"] = _sentence(door.two_players.worths, **found)
        values = {one["role"]: Fraction(one["value"]) for one in found["values"]}
        moves = {
            one["role"]: {move["move"]: Fraction(move["chance"]) for move in one["moves"]}
            for one in found["moves"]
        }
        return Worth(values, moves, found["sentence"])

    @bounded
    def solve(
        self,
        position: Position = (),
        *,
        steps: int | None = None,
        engine: str | None = None,
        time: float | None = None,
    ) -> Solution:
        """A shortest way to the best goal of a game of one role, in so many steps, None for any.

        engine: `prolog`, or `clingo` for `.kif`, which plans the moves; clingo answers for `.lp`
        by turns. After so many seconds it is what was found by then. Raises Impossible for other
        games.
        """
        if steps is not None:
            check_number(steps, "number of steps", 0, MOST_STEPS)
        moves = _texts(self._moves(position))
        if self._by_clingo(engine):
            found = self._stamped("solved", moves, steps, alone=True)
        elif self._in_asp:
            found = self._asked("solve", None, moves=moves, steps=steps)
        else:
            with at_once() as seconds:
                found = self._asked("solve", None, time=seconds, moves=moves, steps=steps)
        if "sentence" not in found:
            told = {name: found[name] for name in ("moves", "goal", "steps", "proved")}
            found["sentence"] = _sentence(door.two_players.solved, **told)
        found["moves"] = found["moves"] and tuple(found["moves"])
        return Solution(**{"states": None} | found)

    def _by_clingo(self, engine: str | None) -> bool:
        """Whether clingo is to be told the ground rules of a sheet."""
        if engine is not None:
            mine = "clingo" if self._in_asp else "prolog"
            accepted = (mine,) if self._file.suffix == ".lp" else ENGINES
            check_one_of(engine, accepted, f"engine of {self.name}")
        return engine == "clingo" and self._file.suffix != ".lp"

    def _stamped(self, question: str, moves: list[str], number: int | None, **given: Any) -> Any:
        """What clingo finds, in a process of its own, in the ground rules after these moves."""
        told = self._asked("stamped", self._seconds, moves=moves, **given)
        return sandbox.asked(self._whole, by_clingo.__name__, question, told, number)

    @bounded
    def why(
        self, question: str, position: Position = (), *, time: float | None = None
    ) -> Explained:
        """Why something holds after these moves, or why not, by the clauses of the rules.

        question: legal(MOVE), legal(ROLE,MOVE), goal(ROLE,VALUE) or terminal; or, about the last
        move, next, which is next(FACT) if the game is a rule sheet. Nothing is hidden here.

        >>> TwoPlayers("nim").why("legal(take(1,4))").sentence
        'legal(1,take(1,4)) fails, because between(1, 3, 4) fails (nim.pl, line 27).'
        """
        asked = check_text(question, "question", "it is a text such as 'legal(take(3,5))'")
        given = {"asked": asked, "moves": _texts(self._moves(position))}
        if self._file.suffix == ".lp":
            raise Impossible("a game in ASP is not explained here: accepted are .pl and .kif")
        found = self._asked("explain", self._seconds, **given)
        return Explained(found["holds"], found["sentence"], tuple(found["lines"]))

    def _asked(self, question: str, limit: float | None = None, **arguments: Any) -> Any:
        """What the door answers; or a program of the user's own, which may take so long."""
        here = self._file.absolute() == self._whole
        file = self._file if here else self._whole  # the working folder may be another one by now
        if self._in_asp:
            return by_clingo.ask(file, question, arguments, limit)
        given = {"game": str(file) if self.name else "", "seconds": self._seconds, **arguments}
        if file.suffix == ".pl":
            place = (door.__name__, "answered")
            return sandbox.asked(file, *place, "two_players", question, given, seconds=limit)
        return door.answered("two_players", question, given)


def _texts(moves: Iterable[str]) -> list[str]:
    form = "it is a list of texts, such as ['take(3,5)'], in the order in which they were played"
    return [
        check_text(move, "move", "it is the text of a legal one")
        for move in check_list(moves, "list of moves", form)
    ]


def _sentence(ask: Callable[..., str], **found: Any) -> str:
    """What the door says of what clingo found; nothing without SWI-Prolog."""
    with suppress(EngineMissing), at_once():
        return ask(**found)
    return ""


def _told(name: str, seconds: float) -> TwoPlayers:
    return TwoPlayers(name, time=seconds)


class Board(board.Board[str]):
    """A game of two players on its board. Moves are texts.

    >>> board = Board(["5", "1", "3", "2"], game=TwoPlayers("noughts_and_crosses"))
    >>> board.turn, board.legal_moves
    ('x', ['4', '6', '7', '8', '9'])
    """

    def __init__(self, position: Position = (), *, game: TwoPlayers) -> None:
        check_instance(game, TwoPlayers, "game", "it is TwoPlayers(NAME)")
        self.game = game
        self._play(game._moves(position))

    def _play(self, moves: Iterable[str]) -> None:
        self._known = self.game._standing(moves)
        self.moves = tuple(self._known["played"])

    @property
    def _stands(self) -> dict[str, Any]:
        if len(self._known["played"]) != len(self.moves):  # some were taken back
            self._play(self.moves)
        return self._known

    @property
    def turn(self) -> str:
        """Whose turn it is; the empty text once the game is over."""
        turn: str = self._stands["turn"]
        return turn

    @property
    def legal_moves(self) -> list[str]:
        """The moves that can be played; none once the game is over."""
        return list(self._stands["moves"])

    def push(self, move: str) -> str:
        """Play a move; its text without spaces. Raises BadInput if it is not legal."""
        self._play((*self.moves, move))
        return self.moves[-1]

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is open."""
        return Outcome.of(self._stands["end"])

    @property
    def goals(self) -> tuple[int, ...]:
        """What each role has reached, 0 to 100; none while the game is open."""
        return tuple(self._stands["goals"])

    def move(
        self,
        player: str,
        *,
        depth: int | str | None = None,
        playouts: int | None = None,
        seed: int | None = None,
        time: float | None = None,
    ) -> Choice[str]:
        """What a program plays here: see `TwoPlayers.move`."""
        return self.game.move(
            self, player=player, depth=depth, playouts=playouts, seed=seed, time=time
        )

    def picture(self) -> dict[str, Any]:
        """The board as pictures want it."""
        return {"shown": self._stands["shown"]}

    def state(self) -> dict[str, Any]:
        """All there is to know about the board, fit for JSON."""
        return {"game": self.game.name, "moves": list(self.moves)}

    @classmethod
    def from_state(cls, state: Any, *, game: TwoPlayers | None = None) -> Board:
        """The board that `state` described. Raises BadInput if it is no such description.

        A game in a file must be given: a state loads no rules.
        """
        match state:
            case {"game": str(name), "moves": list(moves)}:
                if game is None:
                    names = door.two_players.names()
                    game = TwoPlayers(check_one_of(name, names, "game that comes with ludologic"))
                elif game.name != name:
                    raise BadInput(f"the board is one of another game, {quote(name)}")
                return cls(moves, game=game)
        raise BadInput("this is no state of a board: it has a 'game' by its name, and 'moves'")

    def _position(self) -> Any:
        return self.game, self._stands["state"]

    def __repr__(self) -> str:
        return f"<Board of {self.game.name}: {' '.join(self.moves) or 'the start'}>"

    def __str__(self) -> str:
        shown: str = self._stands["shown"]
        return shown

    def _repr_html_(self) -> str:
        return display.html(self)
