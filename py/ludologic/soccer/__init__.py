"""Paper soccer: its rules, Dijkstra's algorithm three ways, and players to play against.

A game is its turns, as text (`"0,7,1,75"`) or as a sequence, or a Board, and a turn the directions
that the ball is drawn in, 0 to 7 clockwise from north. Turns are counted from 1. Player 1 begins;
the other is player 2.

>>> replay("0,7,1").turns, outcomes("")
(3, 8)

time: how many seconds a question may take; then it raises TimeIsUp.

Errors: BadInput if a game or a field is wrong, Impossible if the game is over or no path is left,
EngineMissing if the engine is not installed (all of them are LudologicError).
"""

from __future__ import annotations

from collections.abc import Callable

from ludologic.checks import (
    check_jobs,
    check_limit,
    check_number,
    check_one_of,
    check_progress,
    check_seed,
)
from ludologic.engines.limit import bounded, within
from ludologic.errors import Impossible
from ludologic.outcome import Outcome
from ludologic.soccer import asking, by_prolog, match, text
from ludologic.soccer.asking import ALGORITHMS, COSTS, FIELDS, PLAYERS, FieldLike, PlayerLike
from ludologic.soccer.board import Board
from ludologic.soccer.engine import ENGINES
from ludologic.soccer.engine import engine as engine_of
from ludologic.soccer.results import Game, Path, Tournament
from ludologic.soccer.text import GameLike
from ludologic.soccer.values import (
    Algorithm,
    Costs,
    EngineName,
    Explanation,
    Field,
    MatchGame,
    Player,
    PlayerName,
    Score,
    Turn,
    Turns,
)

__all__ = [
    "ALGORITHMS",
    "COSTS",
    "ENGINES",
    "FIELDS",
    "PLAYERS",
    "Algorithm",
    "Board",
    "Costs",
    "EngineName",
    "Explanation",
    "Field",
    "FieldLike",
    "Game",
    "GameLike",
    "MatchGame",
    "Outcome",
    "Path",
    "Player",
    "PlayerLike",
    "PlayerName",
    "Score",
    "Tournament",
    "explain",
    "move",
    "outcomes",
    "path",
    "replay",
    "tournament",
]

TIME = 1.0
"""How many seconds `search` thinks."""
LEVEL = 1
"""The document's level of randomness."""
SAFE = 20
"""How many safe turns are listed."""


def replay(game: GameLike, *, field: FieldLike | None = None) -> Game:
    """How a game of whole turns goes. Raises BadInput, which says where, if it is no game."""
    on = asking.field_of(field, game)
    turns = text.read_turns(on, game)
    return Game(*by_prolog.game(on, turns), on, turns)


@bounded
def path(
    game: GameLike = "",
    *,
    field: FieldLike | None = None,
    costs: Costs = "destination",
    algorithm: Algorithm = "heap",
    engine: EngineName = "prolog",
    time: float | None = None,
) -> Path:
    """The cheapest path from the ball to the goal of the player to move, without randomness.

    costs: `literal`, the document's, or `destination`. algorithm: `literal`, the document's too,
    `heap` or `tabled`, in Prolog. Raises Impossible if the game is over or the goal is cut off.
    """
    check_one_of(costs, COSTS, "model of costs")
    check_one_of(algorithm, ALGORITHMS, "algorithm")
    asked = engine_of(engine)
    on, turns = _open(game, field)
    found = asked.path(on, turns, costs, algorithm)
    if found is None:
        raise Impossible("the goal is cut off: no path of free edges leads to it")
    return Path(*found, on, turns)


@bounded
def outcomes(
    game: GameLike = "",
    *,
    field: FieldLike | None = None,
    depth: int = 1,
    engine: EngineName = "prolog",
    time: float | None = None,
) -> int:
    """The number of outcomes of the next `depth` turns, by the edges drawn and the ball's node.

    Raises Impossible if the game is over, or if there are too many to count.
    """
    asked = engine_of(engine)
    depth = check_number(depth, "depth", 1, asking.MOST_DEPTH)
    on, turns = _open(game, field)
    return asked.outcomes(on, turns, depth)


@bounded
def explain(
    game: GameLike = "",
    *,
    field: FieldLike | None = None,
    most: int = SAFE,
    engine: EngineName = "prolog",
    time: float | None = None,
) -> Explanation:
    """A goal within the turn, at most so many of the safe turns, and who is cut off.

    A turn is safe if it doesn't lose, and leaves the opponent no goal at once. Raises Impossible
    if the game is over.
    """
    asked = engine_of(engine)
    most = check_number(most, "number of turns", 0, asking.MOST_SAFE)
    on, turns = _open(game, field)
    return asked.explain(on, turns, most)


def move(
    game: GameLike = "",
    *,
    field: FieldLike | None = None,
    player: PlayerLike = "search",
    costs: Costs = "destination",
    level: int = LEVEL,
    time: float = TIME,
    seed: int = 0,
) -> Turn:
    """The turn that a player plays; on a Board, the rest of the one begun.

    player: `random`; `dijkstra` begins the cheapest path to the goal; `reply` looks at the
    opponent's path too; `search` looks ahead for `time` seconds. The costs are `literal`, the
    document's, or `destination`; a random number from 0 to `level`, by the seed, is added to each.
    Raises Impossible if the game is over.
    """
    chosen = asking.player(player, costs, level, time)
    seed = check_seed(seed)
    on, turns = _open(game, field)
    return by_prolog.turn(on, turns, chosen, seed)


def tournament(
    one: PlayerLike,
    other: PlayerLike,
    *,
    games: int = 100,
    field: FieldLike | None = None,
    costs: Costs = "destination",
    level: int = LEVEL,
    time: float = TIME,
    seed: int = 0,
    jobs: int = 1,
    dask: str | None = None,
    progress: Callable[[int, int], None] | None = None,
    limit: float | None = None,
) -> Tournament:
    """A match of two players: each begins every other game, and each opening is played twice.

    An opening is up to four random turns, after which nobody has a goal at once. If the number of
    games is even, both play the same openings. The result is a pair, the score and the games; its
    `.rows()` can be given to pandas.

    time: how many seconds `search` thinks at each turn. limit: how many all may take; then the
    games that were played by then come back, or TimeIsUp is raised if none was.
    """
    seconds = check_limit(limit)
    pair = [asking.player(name, costs, level, time) for name in (one, other)]
    seed, games = check_seed(seed), check_number(games, "number of games", 1, 1_000_000)
    jobs = check_jobs(jobs)
    check_progress(progress)
    with within(seconds):
        found = match.games(
            asking.field_of(field, None),
            pair[0],
            pair[1],
            games,
            seed,
            jobs=jobs,
            dask=dask,
            progress=progress,
        )
    won = sum(game.won for game in found)
    return Tournament(match.score(won, len(found) - won), found)


def _open(game: GameLike, field: FieldLike | None) -> tuple[Field, Turns]:
    """A game that goes on; the last turn may be begun. Raises Impossible if it is over."""
    board = game if isinstance(game, Board) and field is None else Board(game, field)
    if board.outcome() is not None:
        by_prolog.standing(board.field, board.drawn, "open")
    return board.field, board.drawn


def __dir__() -> list[str]:
    return __all__
