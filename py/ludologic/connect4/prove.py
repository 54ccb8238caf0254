"""The proofs of what the game of Connect 4 is worth, after each first move.

The facts of `logic/connect4/proof/` say one player's column in few positions; where they lead no
further, a search proves the rest. Ends that are near each other are a task of their own: what is
proved is kept in the user's cache: if a proof is stopped, the next run goes on from there.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from ludologic.checks import Dask, check_jobs, check_one_of, check_progress, check_text
from ludologic.engines import asp, door, rules
from ludologic.engines.cluster import parts, workers
from ludologic.engines.limit import bounded, up
from ludologic.errors import BadInput, EngineFailure, Impossible, TimeIsUp, quote
from ludologic.files import keep

FACTS = ("many", "few")
ENGINES = ("prolog", "clingo")
_EVERY = 2.0
"""Seconds after which what was proved is kept."""


class Proof(NamedTuple):
    """What became of a proof.

    From `start` on `player` is sure of `result`, "won" or at least a "draw", if `unproved` is None.
    Else that is the first end that is not proved, as the columns played, and `why` it is not:
    "wrong" if a search proves the contrary, "open" if it would need more nodes than it may take.
    """

    start: str
    player: str
    result: str
    entries: int
    ends: int
    nodes: int
    seconds: float
    unproved: str | None
    why: str | None


class Coverage(NamedTuple):
    """Where facts lead: their own positions, and those that are left to prove."""

    entries: list[str]
    ends: list[str]


@bounded
def prove(
    start: str = "",
    *,
    facts: str = "many",
    engine: str = "prolog",
    jobs: int | None = None,
    dask: Dask = None,
    folder: Path | None = None,
    anew: bool = False,
    progress: Callable[[int, int], None] | None = None,
    time: float | None = None,
) -> Proof:
    """Prove what `facts`, many or few, claim from `start` on: start_facts_claim/3.

    The engine says where the facts lead; each of these ends is proved by a search in Prolog. What
    is proved is kept in `folder`, if one is given, and need not be proved again, unless `anew`.
    time: the seconds after which TimeIsUp is raised; what is proved by then is kept.
    Raises BadInput for a claim that is not made.
    """
    check_one_of(facts, FACTS, "number of facts")
    check_one_of(engine, ENGINES, "engine")
    check_text(start, "position", "it is the columns played, as text")
    processes = check_jobs(jobs, dask)
    check_progress(progress)
    if anew and folder is None:
        raise BadInput("anew is for a folder, in which proofs are kept: give one, or leave it out")
    begun = monotonic()
    player, result = _claim(start, facts)
    entries, ends = coverage(start, facts, engine)
    proved = _Proved(folder, start, facts, anew)
    unproved = why = None
    number = 0
    try:
        with closing(_proofs(start, facts, ends, proved, processes, dask)) as proofs:
            for number, (end, proof) in enumerate(proofs, start=1):
                if isinstance(proof, str):
                    unproved, why = end, proof
                    break
                proved.add(end, proof)
                if progress is not None:
                    progress(number, len(ends))
    except TimeIsUp:
        raise up(f"{number} of {len(ends)} ends are proved") from None
    finally:
        proved.write()
    nodes, seconds = sum(proved.nodes.get(end, 0) for end in ends), monotonic() - begun
    return Proof(start, player, result, len(entries), len(ends), nodes, seconds, unproved, why)


def _claim(start: str, facts: str) -> tuple[str, str]:
    """The player, and what they are sure of. Raises BadInput for a start without a claim."""
    claims = {
        one["start"]: (one["player"], one["result"])
        for one in door.connect4.claims()
        if one["facts"] == facts
    }
    if start not in claims:
        starts = " or ".join(quote(claimed) for claimed in claims)
        raise BadInput(
            f"of position {quote(start)} nothing is claimed with {facts} facts: START is {starts}"
        )
    return claims[start]


def coverage(start: str, facts: str, engine: str = "prolog") -> Coverage:
    """Where the facts lead from `start` on: start_facts_coverage/4, or coverage.lp.

    Raises EngineFailure, which names the fact, if one makes no sense.
    """
    try:
        if engine == "clingo":
            return _coverage_by_clingo(start, facts)
        found = door.connect4.coverage(start=start, facts=facts)
    except Impossible as error:
        raise EngineFailure(str(error)) from None
    return Coverage(found["entries"], found["ends"])


def _coverage_by_clingo(start: str, facts: str) -> Coverage:
    """The same by coverage.lp."""
    found = door.connect4.facts(start=start, facts=facts)
    said = [(one["text"], one["column"]) for one in found]
    said.sort(key=lambda fact: (len(fact[0]), fact[0]))
    atoms: list[asp.Atom] = []
    for entry, (text, column) in enumerate(said):
        atoms += [("stones", entry, len(text)), ("says", entry, column)]
        atoms += [("played", entry, turn, int(one)) for turn, one in enumerate(text, start=1)]
        if text == start:
            atoms.append(("begins", entry))
    shows = [("end", range(len(said)), int)]
    program = asp.Program([rules.program("connect4", "coverage.lp")], atoms, shows=shows)
    ends = [f"{said[entry][0]}{said[entry][1]}{reply}" for _, entry, reply in program.answer()]
    return Coverage([text for text, _ in said], sorted(ends, key=lambda end: (len(end), end)))


def _proofs(
    start: str, facts: str, ends: list[str], proved: _Proved, jobs: int, dask: Dask
) -> Generator[tuple[str, int | str], None, None]:
    """The ends, group after group, each with its nodes or why it is not proved."""
    groups: list[list[str]] = door.connect4.groups(start=start, ends=ends)
    claim, known = (start, facts), proved.nodes.copy()
    tasks = (partial(_group, claim, group) for group in groups if not known.keys() >= set(group))
    with workers(jobs, dask), parts(tasks, in_order=True) as found:
        for group in groups:
            kept = known.keys() >= set(group)
            yield from zip(group, map(known.get, group) if kept else next(found), strict=False)


def _group(claim: tuple[str, str], ends: list[str]) -> list[int | str]:
    """The nodes of each end up to the first that is "wrong" or "open", and that word."""
    start, facts = claim
    proofs = door.connect4.proofs(start=start, facts=facts, ends=ends)
    return [one["nodes"] if one["kind"] == "nodes" else one["kind"] for one in proofs]


class _Proved:
    """The ends that are proved, with the nodes that it took, and the file that keeps them.

    A file that is damaged, or of other rules, counts as none; one that can't be written is not
    missed.
    """

    def __init__(self, folder: Path | None, start: str, facts: str, anew: bool) -> None:
        self._file = folder and folder / f"connect4-proof-{start or 'empty'}-{facts}.json"
        self._rules = door.fingerprint("connect4", "checker") if folder else ""
        self._written = monotonic()
        self.nodes: dict[str, int] = {}
        if self._file is None or anew:
            return
        with suppress(OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            value = json.loads(self._file.read_text(encoding="utf-8"))
            nodes = value["nodes"]
            right = all(type(number) is int and number >= 0 for number in nodes.values())
            if value["rules"] == self._rules and right:
                self.nodes = nodes

    def add(self, end: str, nodes: int) -> None:
        """Keep an end, and from time to time write the file."""
        self.nodes[end] = nodes
        if monotonic() - self._written > _EVERY:
            self.write()

    def write(self) -> None:
        """Write the file, if there is one."""
        self._written = monotonic()
        keep(self._file, {"rules": self._rules, "nodes": self.nodes})
