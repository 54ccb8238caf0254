"""The search of Connect 4 compiled by Numba: the same nodes as in Prolog, in less time.

Who looks for the facts of a proof must know how many nodes the search of Prolog needs, of thousands
of positions. This is `logic/connect4/exact/search.pl` once more, with its rules, its order of moves
and its table of 262,139 places.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import int64, njit
from numba.core.types import int8
from numba.extending import intrinsic

CELLS, BASE = 0xFDFBF7EFDFBF, 0x40810204081
ODD, EVEN = 0x54A952A54A95, 0xA952A54A952A
PLACES = 262_139
RULES = {"claimeven": 1, "baseinverse": 2, "odd_threat": 4, "no_four": 8, "aftereven": 16}
"""The rules that bound a score without a search, as in strategy.pl: each is a bit of a set."""
STOPPED = -1000
"""The value of a search that has looked at as many nodes as it may."""

Position = tuple[int, int]
"""The stones of the player to move, and those of the other, as in bits.pl."""


@intrinsic  # type: ignore[untyped-decorator]
def popcount(_: Any, number: Any) -> Any:
    return int64(int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic  # type: ignore[untyped-decorator]
def lowest(_: Any, number: Any) -> Any:
    """The place of the lowest bit of a number that is not 0."""
    true = ir.Constant(ir.IntType(1), 1)
    return int64(int64), lambda context, builder, signature, args: builder.cttz(args[0], true)


@njit(int64(int64), cache=True)
def four(stones):
    """Not 0 if four stones stand in a line."""
    column, row = stones & stones >> 1, stones & stones >> 7
    rising, falling = stones & stones >> 8, stones & stones >> 6
    return column & column >> 2 | row & row >> 14 | rising & rising >> 16 | falling & falling >> 12


@njit(int64(int64, int64), cache=True)
def threats(stones, empty):
    """The empty cells that complete four."""
    cells = (stones & stones >> 1 & stones >> 2) << 3
    for step in (7, 8, 6):
        pairs = stones & stones >> step
        triples = pairs & stones >> 2 * step
        cells |= triples << 3 * step | triples >> step
        cells |= (pairs & stones >> 3 * step) << 2 * step | (stones & pairs >> 2 * step) << step
    return cells & empty


@njit(int64(int64, int64), cache=True)
def safe(playable, threatened):
    """The moves after which the other player does not win at once."""
    forced = playable & threatened
    if forced == 0:
        return playable & ~(threatened >> 1)
    if forced & (forced - 1) == 0:
        return forced & ~(threatened >> 1)
    return 0


@njit(int64(int64), cache=True)
def mirror(cells):
    return (
        (cells & 0x7F) << 42
        | (cells & 0x3F80) << 28
        | (cells & 0x1FC000) << 14
        | cells & 0xFE00000
        | cells >> 14 & 0x1FC000
        | cells >> 28 & 0x3F80
        | cells >> 42
    )


@njit(int64(int64, int64, int64, int64, int64), cache=True)
def claimeven_bound(mine, their_threats, empty, playable, alpha):
    wins = their_threats & EVEN & ~playable
    cells = empty & ODD | playable & EVEN
    if wins == 0:
        bound = 0
    elif wins & 0x81020408102:
        bound = -3
    elif wins & 0x204081020408:
        bound = -2
    else:
        bound = -1
    above = (wins & 0x81020408102) * 0b11110 | (wins & 0x204081020408) * 0b110
    if bound <= alpha and four(mine | cells & ~above) == 0:
        return bound
    return STOPPED


@njit(int64(int64, int64, int64, int64, int64), cache=True)
def odd_threat_bound(mine, their_threats, empty, playable, alpha):
    odd = their_threats & ODD & ~playable
    while odd:
        threat = odd & -odd
        column = 0b111111 << lowest(threat) // 7 * 7
        never = empty & column & -threat
        bound = -((popcount(never) + 1) >> 1)
        if bound <= alpha and four(mine | playable | empty & ~never & (ODD ^ column)) == 0:
            return bound
        odd ^= threat
    return STOPPED


@njit(int64(int64, int64, int64, int64, int64), cache=True)
def aftereven_bound(mine, theirs, empty, playable, alpha):
    rows = EVEN
    if alpha == -2:
        rows = 0x204081020408 | 0x81020408102
    elif alpha == -3:
        rows = 0x81020408102
    elif alpha != -1:
        return STOPPED
    if four(theirs | empty & rows & ~playable) == 0:
        return STOPPED
    return alpha if four(mine | empty & ODD | playable & EVEN) == 0 else STOPPED


@njit(int64(*[int64] * 8), cache=True)
def rules_bound(mine, theirs, their_threats, empty, playable, left, alpha, rules):
    bound = STOPPED
    if left % 2 == 0:
        if rules & (1 if playable & EVEN == 0 else 2):
            bound = claimeven_bound(mine, their_threats, empty, playable, alpha)
        if bound == STOPPED and rules & 16:
            bound = aftereven_bound(mine, theirs, empty, playable, alpha)
    elif rules & 4:
        bound = odd_threat_bound(mine, their_threats, empty, playable, alpha)
    if bound == STOPPED and left < 14 and rules & 8:
        if alpha >= 0 and four(mine | empty) == 0:
            return 0
        if alpha == -1 and four(theirs | empty) == 0:
            return 0
    return bound


COLUMNS = np.array([0x3F << 7 * column for column in (3, 2, 4, 1, 5, 0, 6)], dtype=np.int64)


@njit(int64(int64, int64), cache=True)
def worth(threatened, rows):
    return 2 * popcount(threatened) + popcount(threatened & rows)


@njit(int64(int64, int64, int64), cache=True)
def position_key(mine, theirs, left):
    key = mine + (mine | theirs) + BASE
    if left > 28:
        key = min(key, mirror(mine) + mirror(mine | theirs) + BASE)
    return key


@njit(int64(*[int64] * 5, int64[:], int64[:], int8[:], int8[:]), cache=True)
def settled(mine, theirs, their_threats, left, alpha, nodes, keys, lowers, uppers):
    """A bound that the table or a rule has, or STOPPED."""
    key = position_key(mine, theirs, left)
    place = key % PLACES
    if keys[place] == key:
        if lowers[place] > alpha:
            return lowers[place]
        if uppers[place] <= alpha:
            return uppers[place]
    empty, playable = (mine | theirs) ^ CELLS, (mine | theirs) + BASE & CELLS
    return rules_bound(mine, theirs, their_threats, empty, playable, left, alpha, nodes[2])


@njit(
    # the arrays: the nodes, how many there may be, and the rules; the keys of the table and
    # its bounds; room for the moves of a node, by the number of empty cells. At last, if no
    # rule says anything of the node. Without a cache: in that, a later run does not find
    # what calls itself
    int64(*[int64] * 6, int64[:], int64[:], int8[:], int8[:], int64[:, :, ::1], int64)
)
def search(
    mine, theirs, their_threats, moves, left, alpha, nodes, keys, lowers, uppers, room, looked
):
    nodes[0] += 1
    if nodes[0] > nodes[1]:
        return STOPPED
    highest, least = (left - 1) >> 1, -((left - 2) >> 1)
    if left <= 2:
        return 0
    if highest <= alpha:
        return highest
    if least > alpha:
        return least
    filled = mine | theirs
    empty, playable = filled ^ CELLS, filled + BASE & CELLS
    if moves & (moves - 1) == 0:
        threatened = threats(mine | moves, empty & ~moves)
        replies = safe(playable + moves & CELLS, threatened)
        if replies == 0:
            return highest
        value = search(
            theirs, mine | moves, threatened, replies, left - 1, -alpha - 1, nodes,
            keys, lowers, uppers, room, 0,
        )  # fmt: skip
        return value if value == STOPPED else -value
    if looked == 0:
        bound = settled(mine, theirs, their_threats, left, alpha, nodes, keys, lowers, uppers)
        if bound != STOPPED:
            return bound
    key = position_key(mine, theirs, left)
    place = key % PLACES
    lower, upper = least, highest
    if keys[place] == key:
        lower, upper = lowers[place], uppers[place]
    if lower > alpha:
        return lower
    if upper <= alpha:
        return upper
    size = 0
    stones, threatened_by, replies_to = room[left, 0], room[left, 1], room[left, 2]
    rows = EVEN if left % 2 else ODD
    value = STOPPED
    for column in COLUMNS:
        stone = moves & column
        if stone == 0:
            continue
        threatened = threats(mine | stone, empty & ~stone)
        replies = safe(playable + stone & CELLS, threatened)
        if replies == 0:
            value = highest
            break
        slot = size  # those whose threats are worth most first
        while slot > 0 and worth(threatened, rows) > worth(threatened_by[slot - 1], rows):
            stones[slot] = stones[slot - 1]
            threatened_by[slot] = threatened_by[slot - 1]
            replies_to[slot] = replies_to[slot - 1]
            slot -= 1
        stones[slot], threatened_by[slot], replies_to[slot] = stone, threatened, replies
        size += 1
    if value == STOPPED and highest - 1 <= alpha:
        value = highest - 1
    if value == STOPPED:
        value = least
        open_moves, enough = 0, False
        for slot in range(size):  # the moves of which nothing is known are kept
            if replies_to[slot] & (replies_to[slot] - 1):
                bound = settled(
                    theirs, mine | stones[slot], threatened_by[slot], left - 1, -alpha - 1,
                    nodes, keys, lowers, uppers,
                )  # fmt: skip
                if bound != STOPPED:
                    enough = bound <= -alpha - 1
                    value = -bound if enough else max(value, -bound)
                    if enough:
                        break
                    continue
            stones[open_moves], threatened_by[open_moves] = stones[slot], threatened_by[slot]
            replies_to[open_moves] = replies_to[slot]
            open_moves += 1
        for slot in range(0 if enough else open_moves):
            after = search(
                theirs, mine | stones[slot], threatened_by[slot], replies_to[slot],
                left - 1, -alpha - 1, nodes, keys, lowers, uppers, room, 1,
            )  # fmt: skip
            if after == STOPPED:
                return STOPPED
            value = max(value, -after)
            if after <= -alpha - 1:
                value = -after
                break
    keys[place] = key
    lowers[place], uppers[place] = (value, upper) if value > alpha else (lower, value)
    return value


@njit
def node_value(mine, theirs, alpha, nodes, keys, lowers, uppers, room):
    """The value of a position; at once where position_node/2 knows it."""
    left = 42 - popcount(mine | theirs)
    if four(theirs):
        return popcount(theirs) - 22
    empty = (mine | theirs) ^ CELLS
    playable = (mine | theirs) + BASE & CELLS
    their_threats = threats(theirs, empty)
    moves = safe(playable, their_threats)
    if playable == 0:
        return 0
    if threats(mine, empty) & playable:
        return (left + 1) >> 1
    if left == 1:
        return 0
    if moves == 0:
        return -(left >> 1)
    return search(
        mine, theirs, their_threats, moves, left, alpha, nodes, keys, lowers, uppers, room, 0
    )


class Search:
    """The search, with a table that is empty for each position, by all rules or some."""

    def __init__(self, rules: Iterable[str] = RULES) -> None:
        self._rules = sum(RULES[rule] for rule in rules)
        self._keys = np.zeros(PLACES, np.int64)
        self._bounds = np.zeros(PLACES, np.int8), np.zeros(PLACES, np.int8)
        self._room = np.empty((CELLS.bit_count() + 1, 3, 7), np.int64)

    def value(self, position: Position, alpha: int, most: int) -> tuple[int, int]:
        """A bound of the score that says whether it is more than alpha, and the nodes.

        STOPPED if that takes more nodes than `most`.
        """
        nodes = np.array([0, most, self._rules])
        self._keys.fill(0)
        found = node_value(*position, alpha, nodes, self._keys, *self._bounds, self._room)
        return int(found), int(nodes[0])
