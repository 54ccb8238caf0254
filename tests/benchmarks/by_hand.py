"""What the interface costs beside what one writes by hand, in one run: `by_hand.py`.

A line has the milliseconds of ludologic, those by hand (clingo's own Control, pyswip, a loop in
Python), and their ratio: of each the least of some rounds, which take turns. Both give the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import clingo
import pyswip

from ludologic import Term, Var, mastermind, models, query
from ludologic.engines import rules

COLOURS = "1 {colour(N, (r;g))} 1 :- node(N)."
BITS = "{bit(1..14)}."
PAIR = (1, 2, 3, 4), (4, 3, 2, 1)
CODES = list(product(range(1, 7), repeat=4))


def least(ask: Callable[[int], Any], by_hand: Callable[[int], Any], rounds: int) -> Iterator[float]:
    """The least milliseconds of each, asked in turns; a round has its number."""
    times: tuple[list[float], list[float]] = [], []
    for number in range(rounds):
        sizes = set()
        for one, taken in zip((ask, by_hand), times, strict=True):
            begun = time.perf_counter()
            found = one(number)
            taken.append(1000 * (time.perf_counter() - begun))
            sizes.add(found if isinstance(found, tuple) else len(found))
        assert len(sizes) == 1, sizes
    return map(min, times)


def control(program: str, number: int | None = None) -> list[Any]:
    found = clingo.Control(["0"])
    found.add("base", [], program)
    if number is not None:
        with found.backend() as backend:
            fact = clingo.Function("node", [clingo.Number(number)])
            backend.add_rule([backend.add_atom(fact)])
    found.ground([("base", [])])
    with found.solve(yield_=True) as handle:
        return [[str(one) for one in model.symbols(shown=True)] for model in handle]


def feedback(guess: tuple[int, ...], code: tuple[int, ...]) -> tuple[int, int]:
    black = sum(one == other for one, other in zip(guess, code, strict=True))
    return black, sum(min(guess.count(one), code.count(one)) for one in {*guess}) - black


def classes(guess: tuple[int, ...], codes: list[tuple[int, ...]]) -> dict[Any, Any]:
    found: dict[Any, Any] = {}
    for code in codes:
        found.setdefault(feedback(guess, code), []).append(code)
    return found


def each_game(_: int) -> tuple[int, ...]:
    """A game for each secret, in which the first possible code is asked."""
    found = [0] * 9
    for secret in CODES:
        left, asked = CODES, 0
        while left[0] != secret:
            guess, asked = left[0], asked + 1
            answer = feedback(guess, secret)
            left = [code for code in left if feedback(guess, code) == answer]
        found[asked] += 1
    return tuple(found)


def each_history(_: int) -> tuple[int, ...]:
    """The same, where secrets that share a history share their guesses."""
    found = [0] * 9
    open_ones = [(0, CODES)]
    while open_ones:
        asked, codes = open_ones.pop()
        found[asked] += 1
        parts = classes(codes[0], codes).items()
        open_ones += [(asked + 1, some) for answer, some in parts if answer != (4, 0)]
    return tuple(found)


def evaluated(_: int) -> tuple[int, ...]:
    return mastermind.evaluate(
        variant="medium", solver=lambda history, possible: possible[0]
    ).histogram


def main() -> None:
    colours, bits = Path("colours.lp"), Path("bits.lp")
    colours.write_text(COLOURS)
    bits.write_text(BITS)
    prolog = pyswip.Prolog()
    definition = rules.path("mastermind", "definition.pl")
    query("guess_secret_feedback", *PAIR, Var("answer")).first()
    [*prolog.query(f"use_module('{definition}')")]
    asked = f"mastermind_definition:guess_secret_feedback({[*PAIR[0]]},{[*PAIR[1]]},A)"
    codes = "mastermind_definition:variant_code(variant(5,10,true),C)"
    large = Term("variant", 5, 10, True)
    easy = mastermind.consistent(variant="easy")
    every = mastermind.consistent()
    mastermind.partition(every[0], every)
    rows: list[tuple[str, Callable[[int], Any], Callable[[int], Any], int]] = [
        (
            "models of one fact",
            lambda n: models(colours, [("node", n)]).all(),
            lambda n: control(COLOURS, n),
            300,
        ),
        (
            "models, 16,384 answer sets",
            lambda _: models(bits).all(),
            lambda _: control(BITS),
            3,
        ),
        (
            "query, one solution",
            lambda _: query("guess_secret_feedback", *PAIR, Var("answer")).first(),
            lambda _: [*prolog.query(asked)],
            300,
        ),
        (
            "query, 100,000 solutions",
            lambda _: query("variant_code", large, Var("code")).all(),
            lambda _: [*prolog.query(codes)],
            1,
        ),
        (
            "partition of 360 codes",
            lambda n: mastermind.partition(easy[n], easy, variant="easy"),
            lambda n: classes(easy[n], easy),
            200,
        ),
        (
            "partition of 3,024 codes",
            lambda n: mastermind.partition(every[n], every),
            lambda n: classes(every[n], every),
            50,
        ),
        ("evaluate, a loop over secrets", evaluated, each_game, 1),
        ("evaluate, a loop over histories", evaluated, each_history, 3),
    ]
    for name, ask, by_hand, rounds in rows:
        ours, theirs = least(ask, by_hand, rounds)
        print(f"{name:34}{ours:10.2f}{theirs:10.2f}{ours / theirs:8.2f}", flush=True)


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        import os

        os.chdir(folder)
        main()
