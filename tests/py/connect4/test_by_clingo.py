"""Connect 4 as the answer set programs answer it, against slow definitions and a plain search."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import pytest

from ludologic import connect4
from ludologic.connect4 import by_clingo
from ludologic.connect4.by_clingo import Cell, Certificate, Line, Note, Reason
from ludologic.connect4.solver import _remarks as remarks
from ludologic.engines import door
from ludologic.errors import BadInput

COLUMNS = range(1, 8)
STEPS = ((1, 0), (0, 1), (1, 1), (1, -1))
CELLS = [(column, row) for column in COLUMNS for row in range(1, 7)]
LINES: list[Line] = [
    line
    for column, row in CELLS
    for across, up in STEPS
    if set(line := tuple((column + k * across, row + k * up) for k in range(4))) <= set(CELLS)
]
RESTS = {cell: [frozenset(line) - {cell} for line in LINES if cell in line] for cell in CELLS}
PLAYERS = ("x", "o")


class Board(NamedTuple):
    """The obvious board: the cells of each player, the one to move at the front."""

    mine: frozenset[Cell] = frozenset()
    theirs: frozenset[Cell] = frozenset()

    def next(self) -> list[Cell]:
        filled = Counter(column for column, _ in self.mine | self.theirs)
        return [(column, filled[column] + 1) for column in COLUMNS if filled[column] < 6]

    def wins(self, cell: Cell) -> bool:
        return completes(self.mine, cell)

    def after(self, cell: Cell) -> Board:
        return Board(self.theirs, self.mine | {cell})


def completes(cells: frozenset[Cell], cell: Cell) -> bool:
    return any(rest <= cells for rest in RESTS[cell])


def board(moves: tuple[int, ...]) -> Board:
    position = Board()
    for column in moves:
        position = position.after(next(cell for cell in position.next() if cell[0] == column))
    return position


@cache
def wins_within(position: Board, plies: int) -> bool:
    cells = position.next()
    if any(position.wins(cell) for cell in cells):
        return True
    return plies > 1 and any(loses_within(position.after(cell), plies - 1) for cell in cells)


@cache
def loses_within(position: Board, plies: int) -> bool:
    cells = position.next()
    return (
        bool(cells)
        and not any(position.wins(cell) for cell in cells)
        and all(wins_within(position.after(cell), plies - 1) for cell in cells)
    )


def games(number: int, sizes: range, seed: int) -> Iterator[tuple[int, ...]]:
    """Random positions of games that go on; nobody gave away a win at once if he could help it."""
    lots = random.Random(seed)
    while number:
        size = lots.choice(sizes)
        position, moves = Board(), []
        while len(moves) < size and (cells := position.next()):
            sound = [cell for cell in cells if not gives_win(position.after(cell))]
            cell = lots.choice(sound or cells)
            if position.wins(cell):
                break
            position = position.after(cell)
            moves.append(cell[0])
        else:
            number -= 1
            yield tuple(moves)


def gives_win(position: Board) -> bool:
    return any(position.wins(cell) for cell in position.next())


def columns(text: str) -> tuple[int, ...]:
    return tuple(map(int, text))


# ---- tactics ----


def seen(moves: tuple[int, ...], *kinds: str) -> list[Cell]:
    """The cells of some kinds of tactics."""
    return [note.cells[0] for note in by_clingo.tactics(moves) if note.kind in kinds]


@pytest.mark.deep
def test_after_a_poisoned_stone_the_opponent_wins_on_top_of_it() -> None:
    """A stone of the player to move: the other one's own stone there gives nothing away."""
    said = 0
    for moves in games(20, range(12, 36), seed=17):
        position = board(moves)
        turn, opponent = PLAYERS if len(moves) % 2 == 0 else PLAYERS[::-1]
        for remark in remarks(moves, by_clingo.notes(moves)):
            if remark.kind == "poisoned":
                ((column, row),) = remark.cells
                laid = f"If {turn} lays a stone at ({column}, {row}), "
                assert remark.sentence == f"{laid}{opponent} wins on top of it."
                assert not position.wins((column, row))
                assert position.after((column, row)).wins((column, row + 1))
                said += 1
    assert said >= 1


def slow_double(position: Board, cell: Cell) -> bool:
    after = position.after(cell)
    free = after.next()
    return (
        not position.wins(cell)
        and not any(after.wins(reply) for reply in free)
        and sum(completes(after.theirs, reply) for reply in free) >= 2
    )


def slow_stacked(position: Board, cell: Cell) -> bool:
    after = position.after(cell)
    free = after.next()
    return (
        not position.wins(cell)
        and not any(after.wins(reply) for reply in free)
        and any(
            completes(after.theirs, (column, row)) and completes(after.theirs, (column, row + 1))
            for column, row in free
            if row < 6
        )
    )


def test_stacked_threats() -> None:
    moves = columns("27532517334552")
    assert seen(moves, "stacked") == [(1, 2)] and seen(moves, "double") == []
    assert by_clingo.win_within(moves, 3) == 1
    assert seen(columns("51355213767361275544633"), "stack") == [(4, 4)]


@pytest.mark.deep
@pytest.mark.prolog
def test_the_exact_score_of_stacked_threats() -> None:
    """It is that of a win in three plies, or of one at once."""
    scored = 0
    for moves in games(40, range(24, 40), seed=13):
        for column, _ in seen(moves, "stacked"):
            found = connect4.score(moves).columns[column - 1]
            assert found == (41 - len(moves)) // 2, (moves, column)
            scored += 1
    assert scored >= 1


def test_what_makes_two_threats_wins_in_three_plies() -> None:
    """And each such win is one, but where the opponent has only columns left that lose at once."""
    claimed = 0
    for moves in games(30, range(16, 42), seed=11):
        position = board(moves)
        if gives_win(position):
            continue
        made = seen(moves, "double", "stacked")
        claimed += len(seen(moves, "stacked"))
        for cell in position.next():
            after = position.after(cell)
            wins = loses_within(after, 2)
            idle = not any(completes(after.theirs, reply) for reply in after.next())
            assert wins if cell in made else not wins or idle, (moves, cell)
    assert claimed >= 1


def test_a_stack_wins_once_the_cell_below_is_filled() -> None:
    filled = 0
    for moves in games(30, range(16, 40), seed=12):
        position = board(moves)
        for kind, player, ((column, row),), _ in by_clingo.tactics(moves):
            cell = (column, row - 1)
            if kind != "stack":
                continue
            if cell not in position.next() or gives_win(position):
                continue
            after = position.after(cell)
            if player == PLAYERS[len(moves) % 2]:
                assert gives_win(after) or loses_within(after, 2), (moves, cell)
            else:
                assert gives_win(after), (moves, cell)
            filled += 1
    assert filled >= 1


@pytest.mark.prolog
def test_tactics_are_those_of_the_slow_definitions() -> None:
    """In both languages."""
    for moves in games(30, range(43), seed=4):
        expected = [
            Note(kind, player, (cell,))
            for kind, found in slow_tactics(moves)
            for player, cell in found
        ]
        assert by_clingo.tactics(moves) == expected, moves
        by_prolog = [
            Note(one["kind"], one["player"], ((one["spot"]["column"], one["spot"]["row"]),))
            for one in door.connect4.tactics(columns=moves)
        ]
        assert by_prolog == expected, moves


def slow_tactics(moves: tuple[int, ...]) -> Iterator[tuple[str, list[tuple[str, Cell]]]]:
    """The kinds of tactics, and whom each helps, and where."""
    position = board(moves)
    free = position.next()
    turn, opponent = PLAYERS if len(moves) % 2 == 0 else PLAYERS[::-1]
    owned = {turn: position.mine, opponent: position.theirs}
    empty = set(CELLS) - position.mine - position.theirs
    threats = sorted(
        (player, cell) for player in PLAYERS for cell in empty if completes(owned[player], cell)
    )
    odd = [threat for threat in threats if threat[1][1] % 2 == 1]
    alive = {
        column
        for line in LINES
        if not set(line) & position.mine or not set(line) & position.theirs
        for column, row in line
        if (column, row) in empty
    }

    def where(player: str, holds: Callable[[Cell], bool]) -> list[tuple[str, Cell]]:
        return [(player, cell) for cell in free if holds(cell)]

    def poisoned(cell: Cell) -> bool:
        above = (cell[0], cell[1] + 1)
        return cell[1] < 6 and completes(position.theirs, above) and not position.wins(cell)

    yield "win", where(turn, position.wins)
    yield "forced", where(opponent, lambda cell: completes(position.theirs, cell))
    yield "poisoned", where(opponent, poisoned)
    yield "double", where(turn, lambda cell: slow_double(position, cell))
    yield "stacked", where(turn, lambda cell: slow_stacked(position, cell))
    yield "dead", where(turn, lambda cell: cell[0] not in alive)
    yield "odd_row", odd
    yield "even_row", [threat for threat in threats if threat not in odd]
    yield (
        "strong",
        [
            threat
            for threat in threats
            if threat[1] not in free and (threat in odd) == (threat[0] == "x")
        ],
    )
    yield (
        "stack",
        [
            (player, (column, row))
            for player, (column, row) in threats
            if (player, (column, row + 1)) in threats
            and sum(cell == (column, row) for _, cell in threats) == 1
        ],
    )


# ---- win_within ----


@pytest.mark.deep
def test_known_wins() -> None:
    assert by_clingo.win_within(columns("445566"), 1) in (3, 7)
    assert by_clingo.win_within(columns("4455"), 1) is None
    assert by_clingo.win_within(columns("4455"), 3) in (3, 6)
    assert by_clingo.win_within((), 5) is None


@pytest.mark.deep
def test_a_win_is_found_if_and_only_if_the_plain_search_finds_one() -> None:
    found = 0
    for moves in games(20, range(6, 43), seed=5):
        position = board(moves)
        for plies in (1, 3, 5) if len(moves) > 16 else (1, 3):
            column = by_clingo.win_within(moves, plies)
            assert (column is not None) == wins_within(position, plies), (moves, plies)
            if column is not None:
                found += 1
                cell = next(cell for cell in position.next() if cell[0] == column)
                assert position.wins(cell) or loses_within(position.after(cell), plies - 1)
    assert found > 5


@pytest.mark.parametrize("plies", [0, 2, 7, -1])
def test_numbers_of_plies_are_checked(plies: int) -> None:
    with pytest.raises(BadInput, match="accepted are 1, 3 and 5"):
        by_clingo.win_within((), plies)


# ---- certificate ----


def answer(proof: Certificate, start: Board, position: Board, cell: Cell) -> Cell:
    """The plan's answer to a piece of the first player at the cell."""
    column, row = cell
    first, now = dict(start.next()), dict(position.next())
    free = dict(position.after(cell).next())

    def other(pairs: tuple[tuple[int, int], ...], of: int) -> int | None:
        return (dict(pairs) | {right: left for left, right in pairs}).get(of)

    def fresh(of: int | None) -> bool:
        return of is not None and now.get(of) == first[of]

    partner, mate = other(proof.lends, column), other(proof.mates, column)
    borrowers = [borrower for _, borrower in proof.lends]
    where = column
    if fresh(column) and fresh(partner):
        where = partner
    elif row % 2 == 1 and column not in borrowers and fresh(column) and fresh(mate):
        where = mate
    elif mate is not None and row == dict(proof.swaps)[column]:
        lender = other(proof.lends, mate)
        where = lender if fresh(mate) and fresh(lender) else mate
    return where, free[where]


def play(proof: Certificate, moves: tuple[int, ...], lots: random.Random) -> None:
    """The first player plays at random, the second by the plan: the first doesn't win."""
    start = position = board(moves)
    while cells := position.next():
        assert not gives_win(position), moves
        cell = lots.choice(cells)
        reply = answer(proof, start, position, cell)
        position = position.after(cell)
        if position.wins(reply):
            return
        position = position.after(reply)


Proofs = list[tuple[tuple[int, ...], Certificate]]


@pytest.fixture(scope="module")
def proofs() -> Proofs:
    asked = games(300, range(8, 43, 2), seed=6)
    found = [(moves, by_clingo.certificate(moves)) for moves in asked]
    return [(moves, proof) for moves, proof in found if proof is not None]


def doubles(proof: Certificate) -> bool:
    return any(reason.strategy == "wins_next" for reason in proof.reasons)


@pytest.mark.long
def test_every_open_line_is_solved_by_a_strategy_about_it(proofs: Proofs) -> None:
    strategies = {reason.strategy for _, proof in proofs for reason in proof.reasons}
    assert strategies == {
        "claimeven",
        "vertical",
        "baseinverse",
        "lowinverse",
        "highinverse",
        "aftereven",
        "before",
        "wins_next",
    }
    for moves, proof in proofs:
        position = board(moves)
        if doubles(proof):
            assert all(strategy == "wins_next" for strategy, _, _ in proof.reasons)
            continue
        solved = {line for reason in proof.reasons for line in reason.lines}
        assert solved == {line for line in LINES if not set(line) & position.theirs}
        for strategy, cells, lines in proof.reasons:
            if strategy in ("aftereven", "before"):
                assert cells in LINES
                assert not set(cells) & position.mine
            else:
                assert not set(cells) & (position.mine | position.theirs)
                assert all(set(cells) <= set(line) for line in lines)


@pytest.mark.deep
def test_a_plan_never_loses(proofs: Proofs) -> None:
    lots = random.Random(7)
    plans = [(moves, proof) for moves, proof in proofs if not doubles(proof)]
    assert len(plans) > 30
    assert any(proof.lends for _, proof in plans)
    for moves, proof in plans:
        for _ in range(5):
            play(proof, moves, lots)


@pytest.mark.deep
def test_no_certificate_where_the_plain_search_wins(proofs: Proofs) -> None:
    late = [moves for moves, _ in proofs if len(moves) >= 30]
    assert len(late) > 20
    for moves in late:
        assert not wins_within(board(moves), 42 - len(moves)), moves


def test_only_the_centre_is_a_winning_start() -> None:
    """As Allis found: there is a reply to any other first move that at least draws."""
    replies = {
        first: [reply for reply in COLUMNS if by_clingo.certificate((first, reply)) is not None]
        for first in COLUMNS
    }
    assert replies == {1: [2, 4], 2: [3], 3: [4], 4: [], 5: [4], 6: [5], 7: [4, 6]}


@pytest.mark.long
def test_no_certificate_where_the_exact_score_is_a_win() -> None:
    bitbully = pytest.importorskip("bitbully")
    agent = bitbully.BitBully()
    proved = unproved = 0
    for moves in games(200, range(12, 43, 2), seed=10):
        position = bitbully.Board()
        assert position.play([column - 1 for column in moves])
        score = agent.mtdf(position)
        if by_clingo.certificate(moves) is not None:
            proved += 1
            assert score <= 0, moves
        elif score <= 0:
            unproved += 1
    assert proved > unproved


def test_none_with_the_second_player_to_move() -> None:
    assert all(
        by_clingo.certificate(moves) is None for moves in games(30, range(1, 42, 2), seed=11)
    )


# ---- notes ----


def test_notes_are_those_of_tactics_and_certificate() -> None:
    for moves in games(15, range(43), seed=12):
        found, proof = by_clingo.tactics(moves), by_clingo.certificate(moves)
        notes = [*by_clingo.notes(moves)]
        assert notes[: len(found)] == found
        reasons = [Reason(note.kind, note.cells, note.lines) for note in notes[len(found) :]]
        assert reasons == ([] if proof is None else [*proof.reasons])
        assert all(note.player == "o" for note in notes[len(found) :])


# ---- input ----


@pytest.mark.parametrize("moves", [(0,), (8,), (4, -1), tuple(range(1, 8)) * 7])
def test_what_is_no_move_is_refused(moves: tuple[int, ...]) -> None:
    for ask in (by_clingo.tactics, by_clingo.certificate):
        with pytest.raises(BadInput, match="not an input of the program"):
            ask(moves)
    with pytest.raises(BadInput, match="not an input of the program"):
        by_clingo.win_within(moves, 1)


def test_a_position_does_not_depend_on_the_one_before() -> None:
    asked = list(games(20, range(43), seed=13))
    forwards = [by_clingo.tactics(moves) for moves in asked]
    backwards = [by_clingo.tactics(moves) for moves in reversed(asked)]
    assert forwards == backwards[::-1]
