"""What a person waits for, counted: `sh py/run.sh python tests/benchmarks/waiting.py [--time 10]`.

The rows of README.md are printed: what was asked through Python, inferences, and seconds of this
process. Rules are loaded when they are first asked, so the first push and the first score are not
counted. A review may take --time seconds, on a busy machine less of the processor. Its row says how
many of the moves it judged; solvers search in threads of their own, and their inferences are not
counted.
"""

from __future__ import annotations

import random
import time
from argparse import ArgumentParser
from collections.abc import Callable

from ludologic import connect4, games, soccer
from ludologic.engines import prolog

REVIEWED = ("444442265333", "452442255477", "762317121661", "443544266131")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--time", type=float, default=10, help="seconds for each review")
    seconds = parser.parse_args().time
    print("| what | inferences | seconds |", "|---|---:|---:|", sep="\n")
    pushes()
    row("twelve coins: the game, and the first question", lambda: coins("twelve_coins"))
    row("what is certain in a game of 500 secrets and questions, with opening it", certain)
    for columns in REVIEWED:
        review(columns, None, "with the book", seconds)
        review(columns, "", "without", seconds)


def measured(ask: Callable[[], object]) -> tuple[int, float]:
    """The inferences and the seconds of this process that a question takes."""
    before, begun = inferences(), time.process_time()
    ask()
    took = time.process_time() - begun
    return inferences() - before, took


def inferences() -> int:
    found = prolog.once("system", "statistics", "inferences")
    assert found and isinstance(found[0], int)
    return found[0]


def row(what: str, ask: Callable[[], object]) -> None:
    count, took = measured(ask)
    print(f"| {what} | {count:,} | {took:.3f} |", flush=True)


def pushes() -> None:
    """Ten games of paper soccer at random, pushed turn by turn."""
    soccer.Board("0").push("1")
    played = 0, 0, 0.0
    for seed in range(10):
        drawing, board = random.Random(seed), soccer.Board()
        while not board.is_game_over():
            turn = soccer.move(board, player="random", seed=drawing.randrange(10**6)).move
            count, took = measured(lambda board=board, turn=turn: board.push(turn))
            played = played[0] + 1, played[1] + count, played[2] + took
    turns, count, took = played
    print(f"| paper soccer: a push, {turns / took:.0f} a second | {count / turns:,.0f} ", end="")
    print(f"| {took / turns:.4f} |", flush=True)


def coins(name: str) -> None:
    games.named(name).suggest()


def certain() -> None:
    def warmer(question: int, secret: int) -> str:
        away = abs(question - secret)
        return "found" if not away else "hot" if away <= 5 else "warm" if away <= 50 else "cold"

    game = games.guessing(range(500), range(500), warmer, ends="asked")
    game.certain([(100, "hot"), (97, "warm")])


def review(columns: str, book: str | None, how: str, seconds: float) -> None:
    with connect4.Solver(book=book) as solver:
        solver.value("44444422222233")
        begun = time.process_time()
        found = solver.review(columns, time=seconds)
        took = time.process_time() - begun
    judged = len(columns) - len(found.left)
    what = f"`connect4 review {columns}`, {how}: {judged} of {len(columns)} moves judged"
    print(f"| {what} | | {took:.2f} |", flush=True)


if __name__ == "__main__":
    main()
