"""Paper soccer: its rules, Dijkstra's algorithm three ways, and players to play against.

A game is its turns, as text (`"0,7,1,75"`) or as a sequence, or a Board, and a turn the directions
that the ball is drawn in, 0 to 7 clockwise from north. Turns are counted from 1. Player 1 begins;
the other is player 2.

>>> replay("0,7,1").moves, outcomes()
(('0', '7', '1'), 8)

time: how many seconds a question may take; then it raises TimeIsUp.

engine: `"prolog"`, or `"clingo"`, whose programs are told the position by the rules in Prolog: both
need SWI-Prolog.

Errors: BadInput if a game or a field is wrong, Impossible if the game is over or no path is left,
EngineMissing if the engine is not installed (all of them are LudologicError).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ludologic.board import Outcome
from ludologic.checks import (
    Dask,
    check_jobs,
    check_limit,
    check_number,
    check_one_of,
    check_options,
    check_progress,
    check_seed,
)
from ludologic.choice import Choice
from ludologic.engines import door
from ludologic.engines.cluster import numbered
from ludologic.engines.limit import Seconds, at_once, bounded, thinking, up, within
from ludologic.errors import Impossible, TimeIsUp
from ludologic.soccer import arguments, by_clingo, text
from ludologic.soccer.arguments import (
    ALGORITHMS,
    COSTS,
    ENGINES,
    FIELDS,
    PLAYERS,
    FieldLike,
    PlayerLike,
)
from ludologic.soccer.board import Board, Game, Path, Tournament, standing
from ludologic.soccer.text import PositionLike
from ludologic.soccer.values import (
    Algorithm,
    Cheapest,
    Costs,
    EngineName,
    Explanation,
    Field,
    MatchGame,
    MatchResult,
    Player,
    PlayerName,
    Proof,
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
    "MatchGame",
    "MatchResult",
    "Outcome",
    "Path",
    "Player",
    "PlayerLike",
    "PlayerName",
    "PositionLike",
    "Proof",
    "Tournament",
    "explain",
    "move",
    "outcomes",
    "path",
    "prove",
    "replay",
    "tournament",
]

ENGINE_OPTIONS: dict[EngineName, tuple[str, ...]] = {"prolog": ("algorithm",), "clingo": ()}
"""The options that not every engine uses, and each that does."""
SAFE = 20
"""How many safe turns are listed."""


def replay(position: PositionLike = "", *, field: FieldLike | None = None) -> Game:
    """How a game of whole turns goes. Raises BadInput, which says where, if it is no game."""
    on = arguments.field_of(field, position)
    turns = text.read_turns(on, position)
    return Game(Outcome.of(door.soccer.replay(field=on, turns=turns)["end"]), turns, on)


@bounded
def path(
    position: PositionLike = "",
    *,
    field: FieldLike | None = None,
    costs: Costs | None = None,
    algorithm: Algorithm | None = None,
    engine: EngineName = "prolog",
    time: float | None = None,
) -> Path:
    """The cheapest path from the ball to the goal of the player to move, without randomness.

    costs: `literal`, the document's, or `destination`, the usual ones. algorithm: `literal`, the
    document's too, `heap`, the usual one, or `tabled`: all are in Prolog, so that engine clingo
    takes none. Raises Impossible if the game is over or the goal is cut off.
    """
    model = check_one_of(COSTS[-1] if costs is None else costs, COSTS, "model of costs")
    check_one_of(engine, ENGINES, "engine")
    check_options("engine", engine, lambda: ENGINE_OPTIONS, algorithm=algorithm)
    chosen = check_one_of("heap" if algorithm is None else algorithm, ALGORITHMS, "algorithm")
    on, turns = _open(position, field)
    if engine == "clingo":
        cheapest = by_clingo.cheapest(on, turns, model)
    else:
        found = door.soccer.path(field=on, turns=turns, costs=model, algorithm=chosen)
        cheapest = found and _cheapest(found)
    if cheapest is None:
        raise Impossible("the goal is cut off: no path of free edges leads to it")
    return Path(*cheapest, on, turns)


def _cheapest(found: door.SoccerPath) -> Cheapest:
    return found["cost"], tuple(found["nodes"]), found["turn"], tuple(found["distances"])


@bounded
def outcomes(
    position: PositionLike = "",
    *,
    field: FieldLike | None = None,
    depth: int = 1,
    engine: EngineName = "prolog",
    time: float | None = None,
) -> int:
    """The number of outcomes of the next `depth` turns, by the edges drawn and the ball's node.

    Raises Impossible if the game is over, or if there are too many to count.
    """
    check_one_of(engine, ENGINES, "engine")
    depth = check_number(depth, "depth", 1, arguments.MOST_DEPTH)
    on, turns = _open(position, field)
    if engine == "clingo":
        return by_clingo.count(on, turns, depth)
    return int(door.soccer.count(field=on, turns=turns, depth=depth))


@bounded
def explain(
    position: PositionLike = "",
    *,
    field: FieldLike | None = None,
    most: int = SAFE,
    engine: EngineName = "prolog",
    time: float | None = None,
) -> Explanation:
    """A goal within the turn, at most so many of the safe turns, and who is cut off.

    A turn is safe if it doesn't lose, and leaves the opponent no goal at once. On a solved field
    engine prolog says which turns win, too, and what beats others. Raises Impossible if the game is
    over.
    """
    check_one_of(engine, ENGINES, "engine")
    most = check_number(most, "number of turns", 0, arguments.MOST_SAFE)
    on, turns = _open(position, field)
    if engine == "clingo":
        return by_clingo.explain(on, turns, most)
    found = door.soccer.explanation(field=on, turns=turns, most=most)
    return Explanation(
        found["goal"],
        tuple(found["safe"]),
        found["more"],
        tuple(found["cut_off"]),
        tuple(found["wins"]),
        tuple(found["beaten"].items()),
    )


@thinking
def move(
    position: PositionLike = "",
    *,
    field: FieldLike | None = None,
    player: PlayerLike = "search",
    costs: Costs | None = None,
    level: int | None = None,
    time: float | None = None,
    seed: int | None = None,
) -> Choice[Turn]:
    """The turn that a player plays; on a Board, the rest of the one begun.

    player: `random`; `dijkstra` begins the cheapest path to the goal; `reply` looks at the
    opponent's path too; `search` looks ahead for `time` seconds, usually 1; `perfect` plays a turn
    that is proved to win, if there is one and the field is small enough. The costs of `dijkstra`
    and `reply` are `literal`, the document's, or `destination`, the usual ones; a random number
    from 0 to `level`, usually 1, by the seed, usually 0, is added to each. The choice of `search`
    has a value, in tenths of a turn, or beyond 900 if the result is proved.
    Raises Impossible if the game is over.
    """
    chosen = arguments.player(player, costs=costs, level=level)
    check_options("player", chosen.name, door.soccer.options, seed=seed)
    seconds = check_limit(time)
    if chosen.time is not None and seconds is not None:
        chosen = arguments.player(player, time=seconds)._replace(time=Seconds(seconds))
        seconds = None  # it ends by itself
    with within(seconds), at_once():
        on, turns = _open(position, field)
        number = 0 if seed is None else check_seed(seed)
        found = door.soccer.move(field=on, turns=turns, player=chosen.given(), seed=number)
    turn, value = found["turn"], found["value"]
    values: dict[Turn, float] = {} if value is None else {turn: value}
    return Choice(turn, found["reason"], value, found["proved"], values=values)


@bounded
def prove(
    *,
    field: FieldLike | None = None,
    progress: Callable[[int], None] | None = None,
    time: float | None = None,
) -> Proof:
    """Prove who wins on a field if both players play as well as they can.

    A search finds the winner, and a checker that knows the rules alone proves it. progress(nodes)
    is told how many nodes were searched so far. Raises Impossible if the field is too large, and
    TimeIsUp after `time` seconds.
    """
    check_progress(progress)
    on = arguments.field_of(field, None)
    nodes = 0
    try:
        for found in door.soccer.each_proof(field=on):
            nodes = found["nodes"]
            if found["kind"] == "proved":
                kept = (found["steps"], found["turns"], found["positions"])
                return Proof(on, found["winner"], nodes, *kept)
            if progress is not None:
                progress(nodes)
    except TimeIsUp:
        raise up(text.unproved(nodes)) from None
    raise Impossible("the search has found no winner")


def tournament(
    one: PlayerLike | Callable[[Board], Any],
    other: PlayerLike | Callable[[Board], Any],
    *,
    games: int = 100,
    field: FieldLike | None = None,
    costs: Costs | None = None,
    level: int | None = None,
    seed: int = 0,
    jobs: int | None = None,
    dask: Dask = None,
    progress: Callable[[int, int], None] | None = None,
    time: float | None = None,
) -> Tournament:
    """A match of two players: each begins every other game, and each opening is played twice.

    An opening is up to four random turns, after which nobody has a goal at once. If the number of
    games is even, both play the same openings. It is a pair, the result and the games; its
    `.rows()` can be given to pandas. costs, level: as for `move`, of each player that goes by costs
    and has none of its own. `Player("search", time=0.1)` thinks so long at each turn. A player may
    be a function from a Board to a turn; then the openings are those of `ludologic.tournament`.
    jobs: how many processes work, usually 1, -1 for one a core; dask: the address of a scheduler
    whose workers do it instead.

    time: the seconds that all may take; then the games that were played by then come back, or
    TimeIsUp is raised if none was.
    """
    if callable(one) or callable(other):
        from ludologic import strategy

        first, second = (_as_function(player, costs, level) for player in (one, other))
        board = Board(field=arguments.field_of(field, None))
        options: Any = {"games": games, "seed": seed, "jobs": jobs, "dask": dask}
        played = strategy.tournament(first, second, board, progress=progress, time=time, **options)
        return Tournament(
            MatchResult.of(played.won, played.lost),
            [
                MatchGame(game.moves, game.outcome, game.winner == "one")
                for game in played.games
                if game.outcome is not None
            ],
        )
    pair = arguments.players([one, other], costs=costs, level=level)
    seed, games = check_seed(seed), check_number(games, "number of games", 1, 1_000_000)
    processes = check_jobs(jobs, dask)
    check_progress(progress)
    on = arguments.field_of(field, None)
    with within(check_limit(time)):
        tasks = (partial(_game, on, pair[0], pair[1], seed, which) for which in range(1, games + 1))
        found = numbered(tasks, games, processes, dask, progress, "no game is played yet")
    won = sum(game.won for game in found)
    return Tournament(MatchResult.of(won, len(found) - won), found)


def _game(field: Field, one: Player, other: Player, seed: int, which: int) -> tuple[int, MatchGame]:
    found = door.soccer.match_game(
        field=field, one=one.given(), other=other.given(), seed=seed, number=which
    )
    outcome = Outcome.of(found["end"])
    assert outcome is not None
    return which, MatchGame(tuple(found["turns"]), outcome, found["winner"] == "one")


def _as_function(player: Any, costs: Costs | None, level: int | None) -> Any:
    if callable(player):
        return player
    (known,) = arguments.players([player], costs=costs, level=level)
    return partial(_turn_of, known)


def _turn_of(player: Player, board: Board) -> Any:
    return move(board, player=player).move


def _open(position: PositionLike, field: FieldLike | None) -> tuple[Field, Turns]:
    """A game that goes on; the last turn may be begun. Raises Impossible if it is over."""
    board = Board(position, field=field)
    if board.is_game_over():
        standing(board.field, board.drawn, "open")
    return board.field, board.drawn


def __dir__() -> list[str]:
    return __all__
