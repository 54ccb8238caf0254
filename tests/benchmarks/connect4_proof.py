"""Looks for the facts of a proof: `connect4_proof.py [START] --nodes N [--weight N] ...`.

START is '' where x is to win, '1' or '2' where o is to win, '3' where o is to draw. A position that
our search proves within N nodes can be an end; any other one is an entry and needs a fact, a column
of the player's after which each reply leads to an end or to another entry. Of all such trees this
is the one with the least sum of nodes, an entry counting as many as --weight says (by default N, so
that all are ends that can be);
with --options only so many columns are tried at each, those that look cheapest. How cheap one looks
is said by searches of N nodes; with --guess by shorter ones, and the tree need not be the least.

bitbully's book (`pip install bitbully bitbully-databases numba`) and our search say which columns
keep the result; the nodes are counted by connect4_proof_search.py. With --from only the columns of
the facts in FILE are tried where it has one: the new facts then hold those of FILE. What has been
found is kept in the file of --kept from minute to minute, and a later run of the same goes on with
it. With --without RULE, once or more, the search does without a rule that bounds scores: how many
more facts are needed then is what it saves. With --savings nothing is looked for: of the facts of
--from it is printed how many ends need more than N nodes without a rule, each of which would need a
fact at least, and how many nodes all take, N at most. Else the facts are printed as they stand in
`logic/connect4/proof/`; their number, the ends and the nodes on standard error.
"""

from __future__ import annotations

import argparse
import pickle
import re
import sys
import time
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from bitbully import bitbully_core
from bitbully_databases import BitBullyDatabases
from connect4_proof_search import BASE, CELLS, RULES, STOPPED, Position, Search, mirror

MORE_THAN = {"": 0, "1": 0, "2": 0, "3": -1}
"""What the player's score must be more than, from each start on."""
NEVER = 1 << 60


def played(columns: str) -> Position:
    position = (0, 0)
    for column in columns:
        position = dict(moves(position))[int(column)]
    return position


def moves(position: Position) -> Iterator[tuple[int, Position]]:
    """The columns that have room, and the position after each."""
    mine, theirs = position
    playable = (mine | theirs) + BASE & CELLS
    for column in range(7):
        stone = playable & 0x3F << 7 * column
        if stone:
            yield column + 1, (theirs, mine | stone)


@cache
def least(position: Position) -> Position:
    """Of a position and its mirror the lesser."""
    mine, theirs = position
    return min(position, (mirror(mine), mirror(theirs)))


class Oracle:
    """Which columns keep a result: by bitbully's book of twelve stones, later by our search."""

    def __init__(self, search: Search) -> None:
        self._search, self._solver = search, bitbully_core.BitBullyCore()
        book = BitBullyDatabases.get_database_path("12-ply-dist")
        if not self._solver.loadBook(book):
            raise SystemExit(f"no book: {book}")
        self._known: dict[Position, int] = {}

    def score(self, position: Position, alpha: int) -> int:
        """The score of a position, or a bound that says whether it is more than alpha."""
        position = least(position)
        if position not in self._known:
            if (position[0] | position[1]).bit_count() <= 12:
                self._known[position] = self._solver.mtdf(_board(position), 0)
            else:
                self._known[position], _ = self._search.value(position, alpha, NEVER)
        return self._known[position]


def _board(position: Position) -> bitbully_core.BoardCore:
    mine, theirs = position
    first, second = position if (mine | theirs).bit_count() % 2 == 0 else (theirs, mine)
    board = bitbully_core.BoardCore()
    cells = [
        [first >> 7 * column + row & 1 or 2 * (second >> 7 * column + row & 1) for row in range(6)]
        for column in range(7)
    ]
    if not board.setBoard(cells):
        raise ValueError(position)
    return board


class Finder:
    """The cheapest tree of facts from positions in which the player is to move."""

    def __init__(
        self,
        alpha: int,
        nodes: int,
        guess: int,
        weight: int,
        options: int,
        columns: dict[Position, int],
        kept: Path | None = None,
        rules: Iterable[str] = RULES,
    ) -> None:
        self._alpha, self._nodes, self._guess = alpha, nodes, guess
        self._weight, self._most = weight, options
        self._columns = columns
        self._search = Search(rules)
        self._oracle = Oracle(Search())
        self._ends: dict[Position, int] = {}
        self._tried: dict[Position, int] = {}
        self._costs: dict[Position, tuple[int, int | None]] = {}
        self._kept, self._wrote = kept, time.monotonic()
        if kept and kept.exists():
            self._ends, self._tried, self._costs = pickle.loads(kept.read_bytes())

    def keep(self, seconds: float) -> None:
        """Writes what has been found, if that was not done for so many seconds."""
        if self._kept and time.monotonic() - self._wrote >= seconds:
            part = self._kept.with_suffix(".part")
            part.write_bytes(pickle.dumps((self._ends, self._tried, self._costs)))
            part.replace(self._kept)
            self._wrote = time.monotonic()
            decided = sum(column is not None for _, column in self._costs.values())
            print(f"{decided} entries, {len(self._ends)} ends", file=sys.stderr)

    def end(self, position: Position, most: int) -> int:
        """The nodes that prove the position; NEVER if that takes more than `most`."""
        if position not in self._ends and self._tried.get(position, 0) < most:
            value, nodes = self._search.value(position, self._alpha, most)
            if value == STOPPED:
                self._tried[position] = most
            else:
                self._ends[position] = nodes
        return self._ends.get(position, NEVER)

    def cost(self, position: Position, most: int = NEVER) -> int:
        """The cost of the best tree; if it is `most` or more, something between that and it."""
        position = least(position)
        nodes = self.end(position, self._nodes)
        if nodes <= self._weight:
            return nodes
        known, column = self._costs.get(position, (0, None))
        if column is not None or known >= min(most, nodes):
            return known
        best, chosen = min(most, nodes), None
        for total, column, replies in self._options(position):
            for least_cost, reply in replies:
                if total >= best:
                    break
                total += self.cost(reply, best - total + least_cost) - least_cost
            if total < best:
                best, chosen = total, column
        self._costs[position] = best, chosen
        self.keep(60)
        return best

    def _least_cost(self, position: Position, most: int) -> int:
        """What a tree costs at least: that of an entry has something after it."""
        nodes = self.end(position, most)
        least_cost = max(self._weight, self._costs.get(position, (0,))[0])
        return min(nodes, least_cost)

    def _options(self, position: Position) -> list[tuple[int, int, list[tuple[int, Position]]]]:
        """The columns that keep the result, each with its least cost and its replies' own."""
        keeping = []
        for column, after in moves(position):
            if self._columns.get(position, column) == column:
                score = -self._oracle.score(after, -self._alpha - 1)
                if score > self._alpha:
                    keeping.append((-score, column, after))
        options: list[tuple[int, int, int, list[tuple[int, Position]]]] = []
        for score, column, after in sorted(keeping):
            full = len(options) >= self._most
            dearest = options[self._most - 1][0] if full else NEVER
            total, costs = self._weight, []
            for reply in {least(reply) for _, reply in moves(after)}:
                costs.append((self._least_cost(reply, self._guess), reply))
                total += costs[-1][0]
                if total >= dearest:
                    break
            else:
                options.append((total, score, column, sorted(costs, reverse=True)))
                options.sort()
        return [(total, column, replies) for total, _, column, replies in options[: self._most]]

    def facts(self, start: str) -> tuple[list[tuple[str, int]], list[int]]:
        """The facts of the best tree, those with the fewest stones first; the nodes of its ends."""
        facts, ends = [], []
        texts, seen = [start], {least(played(start))}
        while texts:
            after = []
            for text in sorted(texts):
                position = played(text)
                column = self._costs.get(least(position), (0, None))[1]
                if column is None:
                    ends.append(self._ends[least(position)])
                    continue
                if position != least(position):
                    column = 8 - column
                facts.append((text, column))
                for reply, reached in moves(dict(moves(position))[column]):
                    if least(reached) not in seen:
                        seen.add(least(reached))
                        after.append(f"{text}{column}{reply}")
            texts = after
        return facts, ends


def said(file: Path) -> dict[Position, int]:
    """The columns of the facts in a file, by the lesser of each position and its mirror."""
    columns = {}
    for text, column in re.findall(r"_column\('(\d*)', (\d)\)", file.read_text("utf-8")):
        position = played(text)
        mirrored = position != least(position)
        columns[least(position)] = 8 - int(column) if mirrored else int(column)
    return columns


def ends(start: str, columns: dict[Position, int]) -> set[Position]:
    """The positions to which the facts lead, and for which they have no column."""
    found, seen, left = set(), set(), [least(played(start))]
    while left:
        position = left.pop()
        if position in seen:
            continue
        seen.add(position)
        if position in columns:
            after = dict(moves(position))[columns[position]]
            left += [least(reply) for _, reply in moves(after)] or [least(after)]
        else:
            found.add(position)
    return found


def savings(start: str, alpha: int, most: int, columns: dict[Position, int]) -> None:
    """What each rule saves: the ends that stay open without it, and the nodes."""
    positions = ends(start, columns)
    print(f"{len(columns)} facts, {len(positions)} ends")
    for without in ((), *((rule,) for rule in RULES), tuple(RULES)):
        search = Search([rule for rule in RULES if rule not in without])
        found = [search.value(position, alpha, most) for position in sorted(positions)]
        still_open = sum(value == STOPPED for value, _ in found)
        nodes = sum(min(nodes, most) for _, nodes in found)
        print(
            f"without {', '.join(without) or 'nothing'}: {still_open} open, {nodes} nodes",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Look for the facts of a proof.")
    parser.add_argument("start", nargs="?", default="", choices=MORE_THAN)
    parser.add_argument("--nodes", type=int, required=True)
    parser.add_argument("--guess", type=int)
    parser.add_argument("--weight", type=int)
    parser.add_argument("--options", type=int, default=7)
    parser.add_argument("--from", dest="file", type=Path)
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--savings", action="store_true")
    parser.add_argument("--without", action="append", default=[], choices=RULES)
    given = parser.parse_args()
    columns = said(given.file) if given.file else {}
    alpha, weight = MORE_THAN[given.start], given.weight or given.nodes
    guess = given.guess or given.nodes
    if given.savings:
        savings(given.start, alpha, given.nodes, columns)
        return
    rules = [rule for rule in RULES if rule not in given.without]
    finder = Finder(alpha, given.nodes, guess, weight, given.options, columns, given.kept, rules)
    finder.cost(played(given.start))
    finder.keep(0)
    facts, ends = finder.facts(given.start)
    player = "first" if given.start == "" else "second"
    for text, column in facts:
        print(f"{player}_player_column('{text}', {column}).")
    print(f"{len(facts)} facts, {len(ends)} ends, {sum(ends)} nodes", file=sys.stderr)


if __name__ == "__main__":
    main()
