"""Paper soccer as the answer set programs answer it, against known figures and the Prolog rules."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from ludologic.board import Outcome
from ludologic.engines import asp, prolog, rules
from ludologic.errors import BadInput
from ludologic.soccer import by_clingo
from ludologic.soccer.board import shape, standing
from ludologic.soccer.by_clingo import Costs, Position, TurnOutcome
from ludologic.soccer.values import Field, Turn, Turns

STANDARD, LINE = Field("standard", 8, 10, 2), Field("line", 8, 10, 0)
SMALL, ODD = Field("standard", 3, 3, 1), Field("line", 5, 4, 0)
FIELDS = (STANDARD, LINE, SMALL, ODD)
KICK_OFF = Position(STANDARD, frozenset(), 49, 1)
MOST = 200
FEW, MANY = 5, 15
SAMPLES = [
    *((field, FEW) for field in (STANDARD, ODD)),
    *(pytest.param(field, MANY, marks=pytest.mark.deep) for field in (LINE, SMALL)),
    *(pytest.param(field, MANY, marks=pytest.mark.long) for field in (STANDARD, ODD)),
]


def centre(field: Field) -> int:
    return field.width // 2 * (field.length + 1) + field.length // 2


def after(position: Position, outcome: TurnOutcome) -> Position:
    there = by_clingo.after(position, outcome)
    assert there is not None
    return there


class Known(NamedTuple):
    """A position of a random game, the turns that lead there, and all outcomes of the next one."""

    turns: Turns
    position: Position
    outcomes: list[TurnOutcome]


@cache
def known(field: Field, number: int) -> list[Known]:
    """Positions of random games of rather long turns, up to where there are too many outcomes."""
    lots = random.Random(number)
    kick_off = Position(field, frozenset(), centre(field), 1)
    found: list[Known] = []
    turns, position = (), kick_off
    while len(found) < 2 * number:
        outcomes = by_clingo.outcomes(position, MOST)
        going = []
        if len(outcomes) < MOST:
            outcomes.sort(key=lambda outcome: sorted(outcome.edges))
            found.append(Known(turns, position, outcomes))
            going = [outcome for outcome in outcomes if outcome.next is not None]
        if going:
            some = lots.sample(going, min(3, len(going)))
            outcome = max(some, key=lambda outcome: len(outcome.edges))
            turns = (*turns, by_clingo.turns(position, outcome, 1)[0])
            position = after(position, outcome)
        else:
            turns, position = (), kick_off
    return lots.sample(found, number)


def asked(field: Field) -> tuple[Any, ...]:
    return ("field", *field)


def directions(turn: Turn) -> list[int]:
    return list(map(int, turn))


def in_prolog(field: Field, turns: Turns) -> prolog.Value:
    found = prolog.once(
        "soccer_game", "field_turns_position", asked(field), [directions(turn) for turn in turns]
    )
    assert found is not None
    return found[0]


@cache
def neighbours(field: Field) -> dict[tuple[int, int], int]:
    found = list(prolog.each("soccer_field", "field_edge", asked(field), outputs=3))
    return {(node, direction): to for node, direction, to in found}


def drawn(position: Position, turn: Turn | list[int]) -> tuple[frozenset[tuple[int, int]], int]:
    """The edges of a turn, each of them once, and its last node."""
    nodes = [position.ball]
    for direction in map(int, turn):
        nodes.append(neighbours(position.field)[nodes[-1], direction])
    edges = [(min(pair), max(pair)) for pair in pairwise(nodes)]
    assert len(edges) == len(set(edges))
    return frozenset(edges), nodes[-1]


# ---- field.lp ----


@pytest.mark.prolog
@pytest.mark.parametrize(
    "field",
    [*FIELDS, Field("standard", 2, 2, 2), Field("standard", 7, 2, 5), Field("line", 2, 3, 0)],
)
def test_the_field_is_that_of_prolog(field: Field, tmp_path: Any) -> None:
    shown = tmp_path / "shown.lp"
    shown.write_text("#show edge/3. #show border/1. #show goal/2. #show centre/1. #show node/1.")
    constants = {"width": field.width, "length": field.length, "goal": field.goal}
    model = asp.Program([rules.program("soccer", "field.lp"), shown], constants=constants).model()
    ((count,),) = list(prolog.each("soccer_field", "field_nodes", asked(field)))
    expected = {("node", node) for node in range(count)}
    for name, outputs in (("edge", 3), ("border", 1), ("goal", 2), ("centre", 1)):
        found = list(prolog.each("soccer_field", f"field_{name}", asked(field), outputs=outputs))
        expected |= {(name, *arguments) for arguments in found}
    assert model is not None
    assert set(model) == expected


# ---- turn.lp ----


def test_outcomes_of_the_kick_off() -> None:
    assert set(by_clingo.outcomes(KICK_OFF)) == {
        TurnOutcome(frozenset({(min(49, node), max(49, node))}), node, 2, None)
        for node in (37, 38, 39, 48, 50, 59, 60, 61)
    }


@pytest.mark.deep
@pytest.mark.parametrize(("depth", "count"), [(1, 8), (2, 56), (3, 512), (4, 5478)])
def test_so_many_outcomes_after_so_many_turns(depth: int, count: int) -> None:
    assert by_clingo.count(STANDARD, (), depth) == count


@pytest.mark.long
def test_outcomes_after_five_turns() -> None:
    assert by_clingo.count(STANDARD, (), 5) == 77994


def test_no_turn_after_the_game() -> None:
    assert by_clingo.outcomes(Position(STANDARD, frozenset({(54, 100)}), 100, 1)) == []
    assert by_clingo.outcomes(Position(LINE, frozenset({(53, 54)}), 54, 1)) == []
    assert by_clingo.outcomes(Position(LINE, frozenset({(0, 12)}), 0, 1)) == []


@pytest.mark.parametrize(
    ("field", "used", "ball", "end"),
    [
        # into a corner, and into either goal
        (LINE, {(12, 24)}, 12, TurnOutcome(frozenset({(0, 12)}), 0, None, 2)),
        (LINE, {(53, 64)}, 53, TurnOutcome(frozenset({(53, 54)}), 54, None, 1)),
        (LINE, {(45, 46)}, 45, TurnOutcome(frozenset({(44, 45)}), 44, None, 2)),
        (STANDARD, {(53, 54)}, 54, TurnOutcome(frozenset({(54, 99)}), 99, None, 1)),
    ],
)
def test_turns_that_end_the_game(
    field: Field, used: set[tuple[int, int]], ball: int, end: TurnOutcome
) -> None:
    assert end in by_clingo.outcomes(Position(field, frozenset(used), ball, 1))


@pytest.mark.prolog
@pytest.mark.parametrize(("field", "number"), SAMPLES)
def test_outcomes_are_those_of_prolog(field: Field, number: int) -> None:
    lengths = set()
    for turns, position, outcomes in known(field, number):
        found = prolog.once(
            "soccer_outcomes", "position_outcomes", in_prolog(field, turns), "inf", outputs=2
        )
        assert found is not None and found[1] is False
        expected = [drawn(position, turn) for _, turn, _ in found[0]]
        assert len(outcomes) == len(set(outcomes)) == len(expected)
        assert {(outcome.edges, outcome.ball) for outcome in outcomes} == set(expected)
        lengths |= {len(outcome.edges) for outcome in outcomes}
    assert max(lengths) > 4


@pytest.mark.prolog
@pytest.mark.parametrize(("field", "number"), SAMPLES)
def test_who_draws_next_and_who_has_won(field: Field, number: int) -> None:
    lots = random.Random(2)
    for turns, position, outcomes in known(field, number):
        outcome = lots.choice(outcomes)
        game = (*turns, by_clingo.turns(position, outcome, 1)[0])
        stands = standing(field, game)
        if stands.outcome is None:
            assert by_clingo.position(field, stands) == after(position, outcome)
        else:
            assert (outcome.next, outcome.winner) == (None, stands.outcome.winner)


@pytest.mark.deep
@pytest.mark.prolog
def test_the_middle_of_a_turn_is_a_position() -> None:
    """The rest of a turn comes to what the whole turn does."""
    middles = 0
    for turns, position, outcomes in known(STANDARD, 12):
        for outcome in outcomes[:3]:
            turn = by_clingo.turns(position, outcome, 1)[0]
            if len(turn) == 1:
                continue
            begun = turn[: len(turn) // 2]
            middle = by_clingo.position(STANDARD, standing(STANDARD, (*turns, begun)))
            edges = outcome.edges - drawn(position, begun)[0]
            assert outcome._replace(edges=edges) in by_clingo.outcomes(middle)
            middles += 1
    assert middles > 5


# ---- order.lp ----


@pytest.mark.parametrize(
    ("edges", "turns"),
    [
        ({(49, 50), (50, 61), (49, 61)}, {"025", "164"}),
        ({(38, 49), (49, 50), (50, 61), (49, 61)}, {"0256", "1646"}),
        ({(48, 49), (48, 59), (59, 60), (48, 60)}, {"4205", "4146"}),
    ],
)
def test_orders(edges: set[tuple[int, int]], turns: set[Turn]) -> None:
    outcome = TurnOutcome(frozenset(edges), 0, 2, None)
    assert sorted(by_clingo.turns(KICK_OFF, outcome)) == sorted(turns)


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize(("field", "number"), SAMPLES)
def test_the_turns_of_all_outcomes_are_all_turns(field: Field, number: int) -> None:
    """Two ways to count: trails one by one, and edge sets with all orders of each."""
    tried = 0
    for turns, position, outcomes in known(field, number):
        if len(outcomes) > 25 or max((len(x.edges) for x in outcomes), default=0) > 9:
            continue
        tried += 1
        found = [turn for x in outcomes for turn in by_clingo.turns(position, x)]
        every = list(
            prolog.each("soccer_whole_turns", "position_trail", in_prolog(field, turns), outputs=2)
        )
        assert sorted(directions(turn) for turn in found) == sorted(turn for turn, _ in every)
    assert tried > 0


# ---- goal.lp and safe.lp ----


@pytest.mark.parametrize(("field", "number"), SAMPLES)
def test_a_goal_is_found_if_and_only_if_a_turn_scores(field: Field, number: int) -> None:
    for _, position, outcomes in known(field, number):
        scores = any(outcome.winner == position.player for outcome in outcomes)
        assert (by_clingo.goal_turn(position) is not None) == scores


@pytest.mark.prolog
@pytest.mark.parametrize(("field", "number"), SAMPLES)
def test_goals_are_those_of_prolog(field: Field, number: int) -> None:
    for turns, position, _ in known(field, number):
        turn = by_clingo.goal_turn(position)
        found = prolog.once("soccer_goal", "position_goal_turn", in_prolog(field, turns))
        assert (turn is None) == (found is None)
        if turn is not None:
            stands = standing(field, (*turns, turn))
            assert stands.outcome == Outcome("goal", position.player)


@pytest.mark.deep
@pytest.mark.parametrize(("field", "number"), SAMPLES)
def test_safe_outcomes_are_those_that_leave_no_goal(field: Field, number: int) -> None:
    unsafe = 0
    for _, position, outcomes in known(field, number):
        safe = [
            outcome
            for outcome in outcomes
            if outcome.winner == position.player
            or (outcome.next and by_clingo.goal_turn(after(position, outcome)) is None)
        ]
        assert set(by_clingo.safe_outcomes(position)) == set(safe)
        unsafe += len(outcomes) - len(safe)
    assert unsafe > 0 or number < MANY


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize(("field", "number"), SAMPLES)
def test_safe_turns_are_those_of_prolog(field: Field, number: int) -> None:
    for turns, position, _ in known(field, number):
        found = list(prolog.each("soccer_goal", "position_safe_turn", in_prolog(field, turns)))
        safe = {drawn(position, turn) for (turn,) in found}
        outcomes = by_clingo.safe_outcomes(position)
        assert len(outcomes) == len(found)
        assert {(outcome.edges, outcome.ball) for outcome in outcomes} == safe
        for outcome in outcomes[:2]:
            assert drawn(position, by_clingo.turns(position, outcome, 1)[0]) in safe


# ---- shortest_path.lp ----


def slow_costs(ball: int, costs: Costs) -> dict[int, int]:
    """What the cheapest ways cost: no edge makes any of them cheaper."""
    found = {ball: 0}
    while True:
        cheaper = {
            to: found[node] + cost
            for (node, to), cost in costs.items()
            if node in found and found[node] + cost < found.get(to, found[node] + cost + 1)
        }
        if not cheaper:
            return found
        found |= cheaper


def check(path: by_clingo.Way, ball: int, goal: set[int], costs: Costs) -> None:
    assert path.nodes[0] == ball
    assert [node for node in path.nodes if node in goal] == [path.nodes[-1]]
    assert sum(costs[pair] for pair in pairwise(path.nodes)) == path.cost
    expected = slow_costs(ball, costs)
    assert path.cost == min(expected[node] for node in goal if node in expected)
    assert {node: cost for node, cost in path.costs.items() if cost <= path.cost} == {
        node: cost for node, cost in expected.items() if cost <= path.cost
    }


def test_cheapest_paths_of_random_costs() -> None:
    lots = random.Random(5)
    found = 0
    for _ in range(40):
        nodes = range(lots.randint(2, 16))
        most = lots.choice((0, 1, 5, 40))
        costs = {
            (node, to): lots.randint(0, most)
            for node in nodes
            for to in nodes
            if node != to and lots.random() < 0.2
        }
        goal = {nodes[-1], lots.choice(nodes[1:])}
        path = by_clingo.path(0, goal, costs)
        if path is None:
            assert not goal & slow_costs(0, costs).keys()
        else:
            check(path, 0, goal, costs)
            found += 1
    assert 10 < found < 40


@pytest.mark.prolog
@pytest.mark.parametrize(("field", "number"), SAMPLES)
def test_cheapest_paths_cost_what_they_do_in_prolog(field: Field, number: int) -> None:
    for turns, position, _ in known(field, number):
        there = in_prolog(field, turns)
        model = ("literal", "destination")[len(turns) % 2]
        asked_costs = prolog.once(
            "soccer_costs", "position_player_costs", there, position.player, model
        )
        assert asked_costs is not None
        arcs = list(prolog.each("soccer_costs", "costs_arc", asked_costs[0], outputs=4))
        costs = {(node, to): cost for node, _, to, cost in arcs}
        goal = set(shape(field).goals[position.player])
        path = by_clingo.path(position.ball, goal, costs)
        found = prolog.once("soccer_path", "costs_path", asked_costs[0], outputs=3)
        if path is None:
            assert found is None
        else:
            check(path, position.ball, goal, costs)
            assert found is not None and path.cost == found[0]


# ---- sizes and input ----


@pytest.mark.parametrize(
    "field",
    [
        Field("standard", 15, 25, 3),
        pytest.param(Field("standard", 40, 60, 2), marks=pytest.mark.long),
    ],
)
def test_large_fields(field: Field) -> None:
    position = Position(field, frozenset(), centre(field), 1)
    assert len(by_clingo.outcomes(position)) == 8
    assert by_clingo.goal_turn(position) is None
    before = field.width // 2 * (field.length + 1) + field.length - 1
    position = Position(field, frozenset({(before, before + 1)}), before + 1, 1)
    assert by_clingo.goal_turn(position) is not None


@pytest.mark.parametrize(
    "position",
    [
        KICK_OFF._replace(ball=105),
        KICK_OFF._replace(player=3),
        KICK_OFF._replace(used=frozenset({(0, 1)})),
        KICK_OFF._replace(used=frozenset({(50, 49)})),
    ],
)
def test_what_is_no_position_is_refused(position: Position) -> None:
    for ask in (by_clingo.outcomes, by_clingo.goal_turn, by_clingo.safe_outcomes):
        with pytest.raises(BadInput, match="not an input of the program"):
            ask(position)


def test_a_position_does_not_depend_on_the_one_before() -> None:
    positions = [position for _, position, _ in known(STANDARD, 12)]
    forwards = [by_clingo.goal_turn(position) is None for position in positions]
    backwards = [by_clingo.goal_turn(position) is None for position in reversed(positions)]
    assert forwards == backwards[::-1]
