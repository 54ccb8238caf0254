"""Connect 4: who beats whom, what `exact` gives away, and what a question from Python costs.

    sh py/run.sh python tests/benchmarks/connect4.py table [--games 100] [--depth 4] [--time 0.02]
    sh py/run.sh python tests/benchmarks/connect4.py held [--games 20] [--time 2] [--against ...]
    sh py/run.sh python tests/benchmarks/connect4.py crossing [--positions 1000]
    sh py/run.sh python tests/benchmarks/connect4.py theory [--games 20] [--starts '' 1] [--time 2]

table: every player against every other; a row has two players, and the games that the first won,
drew and lost. held: games of exact, with each position that it had to move from scored by bitbully
before and after. Openings are two stones at random, and each is played twice, with the colours
exchanged; the seed decides what is random. crossing: the same positions scored in swipl, and from
Python. theory: perfect (or --player exact), without a book, against bitbully with its book, which
takes any of its best columns at random; perfect has x from the empty board, and o after another
start. A row has the start, what it is worth to perfect, and the games that it won, drew and lost.
bitbully-databases is needed too.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from ludologic import Choice
from ludologic.connect4 import DEPTH, PLAYERS, Board, Solver, move, scores
from ludologic.connect4.solver import SOLVING
from ludologic.engines import door

METRICS = [player for player in PLAYERS if player != "exact"]
HERE = Path(__file__).parent


def sides(one: str, other: str, games: int, seed: int) -> Iterator[tuple[str, Any]]:
    """The side of `one` in each game, and the rest of what `game` needs to begin."""
    for number in range(games // 2):
        lots = random.Random(f"{seed} {number}")
        opening = [lots.randint(1, 7), lots.randint(1, 7)]
        for side, players in (("x", {"x": one, "o": other}), ("o", {"x": other, "o": one})):
            yield side, (players, opening, lots.randrange(2**31))


def game(
    players: dict[str, str], opening: list[int], seed: int, depth: int, time: float
) -> tuple[Board, list[tuple[str, tuple[int, ...], Choice[int]]]]:
    """The end of a game, and who chose what in which position."""
    board = Board(opening)
    choices = []
    known = door.connect4.options()
    while board.outcome() is None:
        player = players[board.turn]
        options = {name: {"depth": depth, "seed": seed}[name] for name in known[player]}
        choice = move(board.moves, player=player, time=time, **options)
        choices.append((player, board.moves, choice))
        board.push(choice.move)
    return board, choices


def result(board: Board, side: str) -> int:
    """0, 1 or 2: the side won, drew or lost."""
    outcome = board.outcome()
    assert outcome is not None
    return 1 if outcome.winner is None else 0 if outcome.winner == side else 2


def table(given: argparse.Namespace) -> None:
    for one, other in combinations(given.players, 2):
        results = [0, 0, 0]
        for side, begun in sides(one, other, given.games, given.seed):
            board, _ = game(*begun, given.depth, given.time)
            results[result(board, side)] += 1
        won, drawn, lost = results
        print(f"{one:8} {other:8} won {won:3}  drawn {drawn:3}  lost {lost:3}", flush=True)


def held(given: argparse.Namespace) -> None:
    """What exact kept and gave away: a win, or a draw, of those that it had before a move."""
    import bitbully  # type: ignore[import-untyped]

    solver = bitbully.BitBully()
    for other in given.against:
        results = [0, 0, 0]
        moves: Counter[str] = Counter()
        away: Counter[str] = Counter()
        for side, begun in sides("exact", other, given.games, given.seed):
            board, choices = game(*begun, given.depth, given.time)
            results[result(board, side)] += 1
            for player, columns, choice in choices:
                if player == "exact":
                    known = knowledge(choice)
                    values = solver.score_all_moves(bitbully.Board([one - 1 for one in columns]))
                    moves[known] += 1
                    if sign(values[choice.move - 1]) < sign(max(values.values())):
                        away[known] += 1
                        shown = "".join(map(str, columns))
                        print(f"  {shown} {choice.move}: {known} not, of {values}", flush=True)
        won, drawn, lost = results
        print(f"exact    {other:8} won {won:3}  drawn {drawn:3}  lost {lost:3}")
        for known in ("score proved", "result proved", "nothing proved"):
            print(f"  {known:14}  {moves[known]:4} moves, gave away {away[known]}", flush=True)


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


def knowledge(choice: Choice[int]) -> str:
    """What exact said that it had proved."""
    assert choice.bounds is not None
    lower, upper = choice.bounds
    if lower == upper:
        return "score proved"
    result_proved = lower > 0 or sign(lower) == sign(upper)
    return "result proved" if result_proved else "nothing proved"


def sign(score: int) -> int:
    return (score > 0) - (score < 0)


def crossing(given: argparse.Namespace) -> None:
    """Processor time, for positions before the last move, which need hardly any search."""
    lots = random.Random(given.seed)
    positions: list[str] = []
    while len(positions) < given.positions:
        board = Board()
        while board.outcome() is None:
            board.push(lots.choice(board.legal_moves))
        positions.append("".join(map(str, board.moves[:-1])))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "positions"
        file.write_text("\n".join(positions))
        command = ["swipl", "-O", str(HERE / "connect4.pl"), "crossing", str(file)]
        answers: list[list[float]] = []
        for _ in range(3):
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            start = time.process_time()
            found = scores(positions)
            used = time.process_time() - start
            assert sum(found) == int(done.stdout.split()[0])
            answers.append([float(done.stdout.split()[1]), used])
    inside, outside = (1e6 * min(one) / len(positions) for one in zip(*answers, strict=True))
    print(f"in swipl    {inside:6.1f} microseconds a position")
    print(f"from Python {outside:6.1f}, {outside - inside:+.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    for do, games, seconds in ((table, 100, 0.02), (held, 20, 2.0)):
        command = commands.add_parser(do.__name__)
        command.set_defaults(do=do)
        command.add_argument("--games", type=int, default=games)
        command.add_argument("--depth", type=int, default=DEPTH)
        command.add_argument("--time", type=float, default=seconds, help="of a move of exact")
        command.add_argument("--seed", type=int, default=1)
        if do is table:
            command.add_argument("--players", nargs="+", choices=PLAYERS, default=list(PLAYERS))
        else:
            command.add_argument("--against", nargs="+", choices=METRICS, default=METRICS)
    command = commands.add_parser("crossing")
    command.set_defaults(do=crossing)
    command.add_argument("--positions", type=int, default=1000)
    command.add_argument("--seed", type=int, default=1)
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
