"""Connect 4: who beats whom, and what is given away where it is known who wins.

    sh py/run.sh python tests/benchmarks/connect4.py table [--games 100] [--depth 4] [--time 0.02]
    sh py/run.sh python tests/benchmarks/connect4.py theory [--games 20] [--starts '' 1] [--time 2]

table: every player against every other; a row has two players, and the games that the first won,
drew and lost. Openings are two stones at random, and each is played twice, with the colours
exchanged; the seed decides what is random. theory: perfect (or --player exact), without a book,
against bitbully with its book, which takes any of its best columns at random; perfect has x from
the empty board, and o after another start. A row has the start, what it is worth to perfect, and
the games that it won, drew and lost. bitbully-databases is needed too.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from ludologic.connect4 import DEPTH, PLAYERS, Board, Solver, move
from ludologic.connect4.solver import SOLVING
from ludologic.engines import door


def sides(one: str, other: str, games: int, seed: int) -> Iterator[tuple[str, Any]]:
    """The side of `one` in each game, and the rest of what `game` needs to begin."""
    for number in range(games // 2):
        lots = random.Random(f"{seed} {number}")
        opening = [lots.randint(1, 7), lots.randint(1, 7)]
        for side, players in (("x", {"x": one, "o": other}), ("o", {"x": other, "o": one})):
            yield side, (players, opening, lots.randrange(2**31))


def game(players: dict[str, str], opening: list[int], seed: int, depth: int, time: float) -> Board:
    """The end of a game."""
    board = Board(opening)
    known = door.connect4.options()
    while board.outcome() is None:
        player = players[board.turn]
        options = {name: {"depth": depth, "seed": seed}[name] for name in known[player]}
        choice = move(board.moves, player=player, time=time, **options)
        board.push(choice.move)
    return board


def result(board: Board, side: str) -> int:
    """0, 1 or 2: the side won, drew or lost."""
    outcome = board.outcome()
    assert outcome is not None
    return 1 if outcome.winner is None else 0 if outcome.winner == side else 2


def table(given: argparse.Namespace) -> None:
    for one, other in combinations(given.players, 2):
        results = [0, 0, 0]
        for side, begun in sides(one, other, given.games, given.seed):
            board = game(*begun, given.depth, given.time)
            results[result(board, side)] += 1
        won, drawn, lost = results
        print(f"{one:8} {other:8} won {won:3}  drawn {drawn:3}  lost {lost:3}", flush=True)


def theory(given: argparse.Namespace) -> None:
    import bitbully  # type: ignore[import-untyped]

    opponent = bitbully.BitBully(opening_book="12-ply-dist")
    for start in given.starts:
        side = "o" if start else "x"
        worth = ["lost", "draw", "won"][1 + sign(opponent.mtdf(_bitbully(bitbully, start)))]
        results = [0, 0, 0]
        for number in range(given.games):
            lots = random.Random(f"{given.seed} {start} {number}")
            board = Board(start)
            with Solver(book="") as solver:
                while board.outcome() is None:
                    if board.turn == side:
                        chosen = solver.move(board, player=given.player, time=given.time)
                        board.push(chosen.move)
                    else:
                        columns = opponent.score_all_moves(_bitbully(bitbully, board.moves))
                        best = max(columns.values())
                        held = [column for column in columns if columns[column] == best]
                        board.push(lots.choice(sorted(held)) + 1)
            results[result(board, side)] += 1
            print(f"  {''.join(map(str, board.moves))}", flush=True)
        won, drawn, lost = results
        print(
            f"start {start or 'empty'}: {worth}  won {won}  drawn {drawn}  lost {lost}", flush=True
        )


def _bitbully(bitbully: Any, columns: Iterable[int | str]) -> Any:
    return bitbully.Board([int(column) - 1 for column in columns])


def sign(score: int) -> int:
    return (score > 0) - (score < 0)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("table")
    command.set_defaults(do=table)
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--depth", type=int, default=DEPTH)
    command.add_argument("--time", type=float, default=0.02, help="of a move of exact")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--players", nargs="+", choices=PLAYERS, default=list(PLAYERS))
    command = commands.add_parser("theory")
    command.set_defaults(do=theory)
    command.add_argument("--games", type=int, default=20)
    command.add_argument("--starts", nargs="+", default=["", "1", "2", "3"])
    command.add_argument("--player", choices=SOLVING, default="perfect")
    command.add_argument("--time", type=float, default=2.0, help="of a move of the player")
    command.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    given.do(given)


if __name__ == "__main__":
    main()
