"""Connect 4: every player against every other, from openings of two stones drawn by lot.

    sh py/run.sh python tests/benchmarks/connect4.py [--games 100] [--depth 4] [--time 0.02]

A row has two players, and the games that the first won, drew and lost. Each opening is played
twice, with the colours exchanged; the seed decides all lots.
"""

from __future__ import annotations

import argparse
import random
from itertools import combinations

from ludologic.connect4 import DEPTH, PLAYERS, Board, move


def game(players: dict[str, str], opening: list[int], seed: int, depth: int, time: float) -> str:
    """Who wins, "x" or "o", or "draw"."""
    board = Board(opening)
    while (outcome := board.outcome()) is None:
        choice = move(board.moves, player=players[board.turn], depth=depth, seed=seed, time=time)
        board.push(choice.column)
    return outcome.winner or "draw"


def match(one: str, other: str, games: int, seed: int, depth: int, time: float) -> list[int]:
    """How many games `one` won, drew and lost."""
    results = [0, 0, 0]
    for number in range(games // 2):
        lots = random.Random(f"{seed} {number}")
        opening = [lots.randint(1, 7), lots.randint(1, 7)]
        for side, players in (("x", {"x": one, "o": other}), ("o", {"x": other, "o": one})):
            winner = game(players, opening, lots.randrange(2**31), depth, time)
            results[0 if winner == side else 1 if winner == "draw" else 2] += 1
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--depth", type=int, default=DEPTH)
    parser.add_argument("--time", type=float, default=0.02, help="seconds a move of exact")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", nargs="+", choices=PLAYERS, default=list(PLAYERS))
    given = parser.parse_args()
    for one, other in combinations(given.players, 2):
        won, drawn, lost = match(one, other, given.games, given.seed, given.depth, given.time)
        print(f"{one:8} {other:8} won {won:3}  drawn {drawn:3}  lost {lost:3}", flush=True)


if __name__ == "__main__":
    main()
