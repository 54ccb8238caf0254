"""The game as definition.lp and definition.pl tell it: the same, edge by edge."""

from __future__ import annotations

import pytest

from ludologic.engines import asp, prolog, rules
from ludologic.soccer.values import Field

SMALL = [Field("line", 2, 2, 0), Field("line", 2, 3, 0), Field("standard", 2, 2, 2)]


def by_clingo(field: Field, turns: int, steps: int, given: str = "") -> set[tuple[str, int | None]]:
    """The games of so many turns: their directions, and who has won."""
    constants = {
        **{"width": field.width, "length": field.length, "goal": field.goal},
        **{"turns": turns, "steps": steps},
    }
    facts: list[asp.Atom] = [("given", time, int(way)) for time, way in enumerate(given)]
    program = asp.Program([rules.program("soccer", "definition.lp")], facts, constants)
    found = set()
    for model in program.models(0):
        directions = sorted(atom[1:] for atom in model if atom[0] == "step")
        winners = [atom[1] for atom in model if atom[0] == "won"]
        assert [time for time, _ in directions] == list(range(len(directions)))
        game = "".join(str(direction) for _, direction in directions)
        found.add((game, winners[0] if winners else None))
    return found


def by_prolog(field: Field, turns: int, steps: int) -> set[tuple[str, int | None]]:
    kick_off = prolog.once("soccer_definition", "field_drawing", ("field", *field))
    assert kick_off is not None
    drawings = [((), kick_off[0])]
    for _ in range(turns):
        drawings = [
            ((*before, *turn), drawing)
            for before, drawing0 in drawings
            for turn, drawing in list(
                prolog.each("soccer_definition", "drawing_turn", drawing0, outputs=2)
            )
        ]
    found = set()
    for game, drawing in drawings:
        if len(game) <= steps:
            end = prolog.once("soccer_definition", "drawing_end", drawing)
            assert end is not None
            winner = None if end[0] == "open" else end[0][1]
            found.add(("".join(map(str, game)), winner))
    return found


@pytest.mark.parametrize(("turns", "count"), [(1, 8), (2, 56)])
def test_so_many_games(turns: int, count: int) -> None:
    assert len(by_clingo(Field("standard", 8, 10, 2), turns, 12)) == count


@pytest.mark.prolog
@pytest.mark.parametrize(
    ("field", "turns", "steps"),
    [*((field, 1, 12) for field in SMALL), (SMALL[0], 2, 6), (Field("standard", 3, 3, 1), 1, 7)],
)
def test_the_games_of_prolog(field: Field, turns: int, steps: int) -> None:
    found = by_clingo(field, turns, steps)
    assert found == by_prolog(field, turns, steps)


def test_a_game_that_began_so() -> None:
    field = Field("standard", 3, 3, 1)
    every = by_clingo(field, 1, 6)
    begun = by_clingo(field, 1, 6, "71")
    assert begun == {game for game in every if game[0].startswith("71")}
    assert begun
