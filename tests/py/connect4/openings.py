"""Makes `logic/connect4/book/openings.book`, the results of all openings, from a large book.

    sh py/run.sh python tests/py/connect4/openings.py

It needs the extra `book` and numpy, and takes a minute.  `logic/connect4/book/openings.pl` reads
the file, and says what is in it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludologic.connect4.solver import installed_book
from ludologic.engines import rules

FILE = rules.path("connect4/book/openings.pl").with_suffix(".book")
STONES = 12
LOWEST = sum(1 << 7 * column for column in range(7))
MASKS = [0b111111 << 7 * column for column in range(7)]
FIRST, SECOND, LAST = 1073741789, 1073741783, 2147483647
"""Primes: two that a key is divided by, and one for what is mixed of the rests."""
Ints = Any  # an array of numbers


def key(mine: Ints, theirs: Ints) -> Ints:
    return mine + (mine | theirs) + LOWEST


def mirrored(stones: Ints) -> Ints:
    return sum((stones >> 7 * column & 127) << 7 * (6 - column) for column in range(7))


def four(stones: Ints) -> Ints:
    found = np.zeros(stones.shape, bool)
    for step in (1, 6, 7, 8):
        pairs = stones & stones >> step
        found |= pairs & pairs >> 2 * step != 0
    return found


def moves(mine: Ints, theirs: Ints) -> Any:
    """For each column: where a stone fits, where it wins, and the position after it."""
    for column, mask in enumerate(MASKS):
        stone = (mine | theirs) + (1 << 7 * column) & mask
        yield stone != 0, four(mine | stone) & (stone != 0), theirs, mine | stone


def unique(mine: Ints, theirs: Ints) -> tuple[Ints, Ints, Ints]:
    """Positions once up to mirror, in the order of their keys."""
    keys, other = key(mine, theirs), key(mirrored(mine), mirrored(theirs))
    turned = other < keys
    mine = np.where(turned, mirrored(mine), mine)
    theirs = np.where(turned, mirrored(theirs), theirs)
    keys, first = np.unique(np.minimum(keys, other), return_index=True)
    return keys, mine[first], theirs[first]


def levels() -> list[tuple[Ints, Ints, Ints]]:
    """The open positions of 0 to 12 stones."""
    found = [unique(np.zeros(1, np.int64), np.zeros(1, np.int64))]
    for _ in range(STONES):
        nexts = [
            (theirs[fits & ~wins], stones[fits & ~wins])
            for fits, wins, theirs, stones in moves(*found[-1][1:])
        ]
        found.append(unique(*(np.concatenate(part) for part in zip(*nexts, strict=True))))
    return found


def booked(keys: Ints) -> Ints:
    """The results of positions without a win at once, 1, 0 or -1, by the large book."""
    file = installed_book()
    assert file, "the extra `book` is not installed"
    records = np.fromfile(file, np.uint8).reshape(-1, 5)
    known = records[:, :4].copy().view(">i4").ravel()
    packings = np.zeros((128, 2), np.int64)
    for column in range(1, 128):
        height, bits = column.bit_length() - 1, 0
        for row in range(height):
            bits = bits << 2 | 3 - (column >> row & 1)
        packings[column] = bits << 1, 2 * height + 1
    values = np.full(keys.shape, 9, np.int64)
    for turned in (False, True):
        packed = np.zeros(keys.shape, np.int64)
        for column in range(7) if not turned else range(6, -1, -1):
            bits, length = packings[keys >> 7 * column & 127].T
            packed = packed << length | bits
        packed = (packed << 1).astype(np.uint32).view(np.int32)
        place = np.searchsorted(known, packed).clip(max=len(known) - 1)
        there = known[place] == packed
        values[there] = np.sign(records[place[there], 4].view(np.int8))
    assert (values < 9).all()
    return values


def results() -> tuple[Ints, Ints]:
    """The keys of the positions of 4, 8 and 12 stones without a win at once, and their results."""
    keys, values = [], []
    after: Any = None
    for stones, (ours, mine, theirs) in reversed(list(enumerate(levels()))):
        value = np.full(ours.shape, -1 if after else 9)
        won = np.zeros(ours.shape, bool)
        for fits, wins, after_mine, after_theirs in moves(mine, theirs):
            won |= wins
            if after:
                goes = fits & ~wins
                next_key, other = (
                    key(after_mine, after_theirs),
                    key(mirrored(after_mine), mirrored(after_theirs)),
                )
                place = np.searchsorted(after[0], np.minimum(next_key, other)[goes])
                value[goes] = np.maximum(value[goes], -after[1][place])
        if not after:
            value[~won] = booked(ours[~won])
        value[won] = 1
        if stones in (4, 8, 12):
            keys.append(ours[~won])
            values.append(value[~won])
        after = ours, value
    assert after[1] == [1]  # the first player wins
    return np.concatenate(keys), np.concatenate(values)


def slots(keys: Ints, segments: int, size: int) -> Ints:
    """Three places for each key, as openings.pl finds them."""
    one, other = keys % FIRST, keys % SECOND
    mixed = (one * 632459103 + other * 267914297) % LAST
    again = (one * 433494437 + other * 805306457) % LAST
    start = mixed % segments
    parts = (again % size, again // size % size, mixed // segments % size)
    return np.stack([(start + n) * size + part for n, part in enumerate(parts)], axis=1)


def packed(keys: Ints, bits: Ints) -> bytes:
    """Bits of which the three at the places of a key give its own, by exclusive or.

    The last key whose place is nobody else's is settled last; so all can be settled, in turn.
    """
    exponent = 14 if len(keys) > 1_000_000 else 12
    size = 1 << exponent
    segments = int(1.125 * len(keys)) // size + 1
    places = slots(keys, segments, size)
    count = np.bincount(places.ravel(), minlength=(segments + 2) * size)
    mixed = np.zeros(count.shape, np.int64)
    for column in places.T:
        np.bitwise_xor.at(mixed, column, np.arange(len(keys)))
    rounds, free = [], np.flatnonzero(count == 1)
    while len(free):
        which, first = np.unique(mixed[free], return_index=True)
        rounds.append((which, free[first]))
        touched = places[which].ravel()
        np.subtract.at(count, touched, 1)
        np.bitwise_xor.at(mixed, touched, np.repeat(which, 3))
        touched = np.unique(touched)
        free = touched[count[touched] == 1]
    assert sum(len(which) for which, _ in rounds) == len(keys), "no order settles all keys"
    table = np.zeros(count.shape, np.uint8)
    for which, own in reversed(rounds):
        table[own] = bits[which] ^ np.bitwise_xor.reduce(table[places[which]], axis=1)
    assert (np.bitwise_xor.reduce(table[places], axis=1) == bits).all()
    return bytes([exponent]) + segments.to_bytes(2, "big") + np.packbits(table).tobytes()


def main() -> None:
    keys, values = results()
    wins = values > 0
    rest = keys[~wins]
    FILE.write_bytes(
        b"Connect 4"
        + packed(keys, wins.astype(np.uint8))
        + packed(rest, (values[~wins] == 0).astype(np.uint8))
    )
    print(f"{FILE}: {len(keys)} positions, {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
