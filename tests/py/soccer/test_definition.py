"""The game as definition.lp and definition.pl tell it: the same, edge by edge; and proofs by it."""

from __future__ import annotations

from typing import Any

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


# Proofs


def told(module: str, relation: str, *given: Any) -> Any:
    found = prolog.once(module, relation, *given)
    assert found is not None
    return found[0]


def strategy(field: Field) -> tuple[int, list[asp.Atom]]:
    """Within how many turns a solved field is won, and the winner's steps, as facts."""
    on = ("field", *field)
    found: Any = next(iter(prolog.each("soccer_proof", "field_proof", on)))
    ((_, winner, _, turns, _, steps),) = found
    answers = {key: direction for _, key, direction, _ in steps}
    facts: list[asp.Atom] = [("winner", winner), ("starts", 0)]
    numbers: dict[int, int] = {}

    def number(drawing: Any) -> int:
        """That of the position; what follows it is listed when it is met first."""
        _, _, player, ball, _ = drawing
        drawn = ("drawn", player, ball, told("soccer_definition", "drawing_edges", drawing))
        key = told("soccer_checker", "field_drawn_key", on, drawn)
        if key not in numbers:
            here = numbers[key] = len(numbers)
            if player == winner and key in answers:
                facts.append(("answer", here, answers[key]))
            nexts: Any = prolog.each("soccer_definition", "drawing_step", drawing, outputs=2)
            for direction, after in list(nexts):
                if player != winner or direction == answers.get(key):
                    facts.append(("leads", here, direction, number(after)))
        return numbers[key]

    number(told("soccer_definition", "field_drawing", on))
    return turns, facts


def refuted(field: Field, turns: int, facts: list[asp.Atom]) -> bool:
    """Whether checker.lp finds a game that the strategy does not win within so many turns."""
    constants = {
        **{"width": field.width, "length": field.length, "goal": field.goal},
        **{"turns": turns, "steps": 4 * (field.width + 2) * (field.length + 2)},
    }
    program = asp.Program([rules.program("soccer", "checker.lp")], facts, constants)
    return any(True for _ in program.models(1))


@pytest.mark.prolog
@pytest.mark.parametrize(
    "field",
    [
        *(
            pytest.param(Field("line", *size, 0), marks=pytest.mark.deep)
            for size in [(4, 3), (2, 5)]
        ),
        Field("standard", 2, 3, 2),
    ],
)
def test_clingo_checks_the_facts_of_a_proof(field: Field) -> None:
    turns, facts = strategy(field)
    assert not refuted(field, turns, facts)
    assert refuted(field, turns - 1, facts)
    for damaged in [one for one in facts if one[0] == "answer"][:1]:
        other = ("answer", damaged[1], (int(damaged[2]) + 4) % 8)
        assert refuted(field, turns, [other, *(one for one in facts if one != damaged)])
