"""How strong the players are: games between two of them, with colours swapped; and each proof."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tests.conftest import thinned

LOAD = Path(__file__).resolve().parents[3] / "logic" / "load.pl"


def asked(goal: str) -> int:
    """The number that a goal prints."""
    command = ["swipl", "-q", "-O", "-g", goal, "-t", "halt", str(LOAD)]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True, timeout=600
    )
    return int(done.stdout)


def won(one: str, other: str, games: int = 16) -> int:
    """How many of so many games on the standard field the first wins, a player or level(Name)."""
    return asked(
        f"named_field(standard, F), maplist([P0,P]>>( P0 = level(L) -> soccer_session:level(L, P)"
        f" ; P = P0 ), [{one}, {other}], [One, Other]),"
        f" aggregate_all(count, ( between(1, {games}, N),"
        f" match_game(match(F, One, Other, 1), N, _, _, one) ), Won), print(Won)"
    )


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize("step", thinned([9, 1], {0}))
def test_every_solved_field_is_proved(step: int) -> None:
    """Or one in so many."""
    proved = "once(field_proof(F, proved(W, _, _, _, _)))"
    goal = (
        "findall(F-W, solved_field(F, W, _), All), length(All, N), "
        f"forall((nth1(K, All, F-W), K mod {step} =:= 0), {proved})"
    )
    assert asked(f"{goal}, print(N)") >= 98


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize("model", ["literal", "destination"])
def test_dijkstra_beats_random(model: str) -> None:
    assert won(f"dijkstra({model}, 1)", "random") >= 15


@pytest.mark.long
@pytest.mark.prolog
def test_reply_beats_dijkstra() -> None:
    assert won("reply(destination, 0)", "dijkstra(literal, 1)") >= 14


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize(
    ("level", "below", "games"),
    thinned([("medium", "easy", 16), ("medium", "easy", 40), ("hard", "medium", 40)], {0}),
)
def test_a_level_beats_the_one_below(level: str, below: str, games: int) -> None:
    """By the facts of `logic/soccer/session.pl`: at least 65 %."""
    assert won(f"level({level})", f"level({below})", games) >= 0.65 * games
