"""Five Guess beside packages of PyPI: `sh py/run.sh python tests/benchmarks/packages.py`.

They are no dependency of anything here: `pip install mastermind-ai pymastermind` into the same
environment first. mastermind-ai 1.6.2 has no solver yet (its computer player is a stub), so its
row is Knuth's loop, written plainly, over a table of all the feedbacks that it computes.
pymastermind has a minimax player of its own: its row is a game of it. Each side works in a process
that has loaded what it needs; each result is checked.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

from rich.console import Console
from rich.table import Table

from ludologic import mastermind

sys.path.pop(0)  # this folder has a mastermind.py, which is not the package of that name

MEDIUM = mastermind.VARIANTS["medium"]
CODES = list(product(range(1, 7), repeat=4))
SECRET = (6, 4, 3, 2)
KNUTH = (1, 6, 62, 533, 694)


def our_strategy() -> tuple[int, ...]:
    return mastermind.evaluate(variant=MEDIUM, solver="five-guess").histogram


def their_strategy() -> tuple[int, ...]:
    """Five Guess by the feedback function of mastermind-ai."""
    from mastermind.utils import generate_feedback  # type: ignore[import-not-found]

    answers = [[generate_feedback(guess, secret, 6) for secret in CODES] for guess in CODES]
    found: Counter[int] = Counter()

    def ask(guess: int, possible: list[int], asked: int) -> None:
        classes: dict[Any, list[int]] = {}
        for secret in possible:
            classes.setdefault(answers[guess][secret], []).append(secret)
        for answer, secrets in classes.items():
            if answer == (4, 0):
                found[asked] += 1
            else:
                left = set(secrets)
                best = min(
                    range(len(CODES)),
                    key=lambda code: (
                        max(Counter(answers[code][secret] for secret in secrets).values()),
                        code not in left,
                        code,
                    ),
                )
                ask(best, secrets, asked + 1)

    ask(CODES.index((1, 1, 2, 2)), list(range(len(CODES))), 1)
    return tuple(found[guesses] for guesses in range(1, max(found) + 1))


def our_game() -> int:
    return len(mastermind.solve(SECRET, variant=MEDIUM, solver="five-guess"))


def their_game() -> int:
    """A game of pymastermind's minimax player: how many guesses it takes."""
    from pymastermind import Code, Game  # type: ignore[import-not-found]

    game = Game(4, [1, 2, 3, 4, 5, 6])
    secret = Code(SECRET)
    guesses = 1
    while (answer := secret.compare(game.guess)) != (4, 0):
        guess = tuple(game.guess)
        assert answer == mastermind.feedback(guess, SECRET, variant=MEDIUM), guess
        game.new_guess(answer, "minmax", progress_bar=False)
        guesses += 1
    return guesses


def row(
    table: Table,
    name: str,
    ours: Callable[[], Any],
    theirs: Callable[[], Any],
    right: Callable[[Any, Any], bool],
) -> None:
    start = time.perf_counter()
    found = ours()
    middle = time.perf_counter()
    expected = theirs()
    end = time.perf_counter()
    if not right(found, expected):
        raise SystemExit(f"{name}: {found} and {expected}, one of them is wrong")
    fast, slow = middle - start, end - middle
    table.add_row(name, f"{fast:.3f}", f"{slow:.3f}", f"{slow / fast:.0f}", f"{found} | {expected}")


def agree(ours: Any, theirs: Any) -> bool:
    return bool(ours == theirs == KNUTH)


def at_most_five(ours: int, theirs: int) -> bool:
    return max(ours, theirs) <= 5


def main() -> None:
    mastermind.suggest(["1122:11"], variant=MEDIUM, solver="five-guess")
    table = Table(box=None)
    table.add_column("what")
    for heading in ("ludologic s", "package s", "ratio"):
        table.add_column(heading, justify="right")
    table.add_column("results")
    row(table, "the 4 x 6 strategy, mastermind-ai's feedback", our_strategy, their_strategy, agree)
    row(table, "a 4 x 6 game, pymastermind's minimax", our_game, their_game, at_most_five)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
