"""The game as definition.lp and definition.pl tell it: the same relations under the same names."""

from __future__ import annotations

from collections import defaultdict
from itertools import product
from pathlib import Path

import pytest

from ludologic.engines import asp, prolog, rules

pytestmark = pytest.mark.prolog

NAMES = ("blacks", "common")


def by_prolog(name: str, guess: list[int], secret: list[int]) -> object:
    (found,) = prolog.each("mastermind_definition", name, guess, secret)
    return found[0]


@pytest.mark.parametrize("repeats", [True, False])
def test_feedback_is_made_of_the_same_relations(tmp_path: Path, repeats: bool) -> None:
    shown = tmp_path / "shown.lp"
    shown.write_text("".join(f"#show {name}/2.\n" for name in NAMES), "utf-8")
    program = [rules.program("mastermind", "definition.lp"), shown]
    codes = [list(code) for code in product((1, 2, 3), repeat=2) if repeats or len(set(code)) == 2]
    told = defaultdict(list)
    for guess in codes:
        for secret in codes:
            blacks, common = (by_prolog(name, guess, secret) for name in NAMES)
            told[guess[0] * 10 + guess[1], blacks, common].append(secret)
    constants = {"pegs": 2, "colours": 3, "repeats": int(repeats)}
    for (guess, blacks, common), secrets in told.items():
        turn = ("turn", 1, guess, blacks, common - blacks)
        models = list(asp.Program(program, [turn], constants).models(0))
        found = [[symbol for _, symbol in sorted(model.named("secret"))] for model in models]
        assert sorted(found) == secrets
        assert all(model.only("blacks") == (1, blacks) for model in models)
        assert all(model.only("common") == (1, common) for model in models)
