"""The proofs of what the game is worth: where the facts lead, and what becomes of a wrong one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import thinned
from typer.testing import CliRunner

from ludologic.cli import connect4 as commands
from ludologic.cli.root import app
from ludologic.connect4 import prove as proving
from ludologic.engines import prolog
from ludologic.errors import BadInput, Stopped

pytestmark = pytest.mark.prolog
CLAIMED = [
    ("", "few"),
    pytest.param("", "many", marks=pytest.mark.deep),
    pytest.param("1", "many", marks=pytest.mark.long),
    pytest.param("2", "many", marks=pytest.mark.long),
    ("3", "many"),
]


def keys(texts: list[str]) -> set[int]:
    """The positions, a position and its mirror being one."""
    found = set()
    for text in texts:
        (position,) = prolog.once("connect4_text", "text_position", text) or [None]
        (key,) = prolog.once("connect4_bits", "position_symmetric_key", position) or [None]
        assert key is not None
        found.add(key)
    return found


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """No end is searched: each is proved in ten nodes. The ends that were asked for."""
    asked: list[str] = []

    def proofs_of(claim: Any, ends: list[str]) -> list[int | str]:
        asked.extend(ends)
        return [10] * len(ends)

    monkeypatch.setattr(proving, "_group", proofs_of)
    return asked


@pytest.mark.parametrize(("start", "facts"), CLAIMED)
def test_the_engines_agree_where_facts_lead(start: str, facts: str) -> None:
    pytest.importorskip("clingo")
    by_prolog = proving.coverage(start, facts, "prolog")
    by_clingo = proving.coverage(start, facts, "clingo")
    assert len(by_prolog.ends) == len(by_clingo.ends)
    assert keys(by_prolog.ends) == keys(by_clingo.ends)
    assert keys(by_prolog.entries) == keys(by_clingo.entries)


@pytest.mark.parametrize(
    ("start", "facts", "most"),
    [("", "few", 150), ("1", "many", 2000), ("2", "many", 2000), ("3", "many", 2000)],
)
def test_facts_are_few(start: str, facts: str, most: int) -> None:
    entries, _ = proving.coverage(start, facts)
    assert len(entries) <= most


BY_BOTH = """
from ludologic import cli
for engine in ("prolog", "clingo"):
    assert cli.run(["connect4", "prove", "--facts", "few", "--engine", engine]) == 1
"""


@pytest.mark.deep
def test_a_fact_that_makes_no_sense_is_named(copy: Any) -> None:
    """In one sentence, the same by both engines, before anything is proved."""
    pytest.importorskip("clingo")
    last = "\n/** <examples>"
    changed = f"\nfirst_player_column('4112', 3).\n{last}"
    copy.change("connect4/proof/first_player_wins.pl", last, changed)
    said = copy.python(BY_BOTH, typed="", seconds=30)
    why = "column 3 at '4112': the plan never comes to that position"
    assert said.out == ""
    assert said.err == 2 * f"Error: a fact of the proof makes no sense, {why}\n"


def test_a_proof(proofs: list[str]) -> None:
    seen: list[tuple[int, int]] = []
    found = proving.prove(facts="few", progress=lambda done, every: seen.append((done, every)))
    assert (found.player, found.result, found.unproved) == ("x", "won", None)
    assert found.nodes == 10 * found.ends == 10 * len(proofs)
    assert seen[-1] == (found.ends, found.ends)


def test_the_first_end_that_is_not_proved_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = sorted(proving.coverage("", "few").ends)
    monkeypatch.setattr(
        proving, "_group", lambda claim, group: [3 if end != ends[20] else "open" for end in group]
    )
    found = proving.prove(facts="few")
    assert (found.unproved, found.why, found.nodes) == (ends[20], "open", 60)


def test_who_is_stopped_goes_on(tmp_path: Path, proofs: list[str]) -> None:
    class Stop(Exception):
        pass

    def stop(done: int, every: int) -> None:
        if done == 100:
            raise Stop

    with pytest.raises(Stop):
        proving.prove(facts="few", folder=tmp_path, progress=stop)
    proofs.clear()
    found = proving.prove(facts="few", folder=tmp_path)
    assert found.ends - 100 <= len(proofs) < found.ends
    assert found.nodes == 10 * found.ends
    proofs.clear()
    proving.prove(facts="few", folder=tmp_path, anew=True)
    assert len(proofs) == found.ends


@pytest.mark.parametrize("damage", ["", "[]", '{"nodes": {"44": -1}}', '{"nodes": 1, "rules": ""}'])
def test_a_damaged_file_counts_as_none(tmp_path: Path, proofs: list[str], damage: str) -> None:
    proving.prove(facts="few", folder=tmp_path)
    (file,) = tmp_path.iterdir()
    file.write_text(damage)
    proofs.clear()
    found = proving.prove(facts="few", folder=tmp_path)
    assert len(proofs) == found.ends


def test_what_other_rules_proved_counts_for_nothing(tmp_path: Path, proofs: list[str]) -> None:
    proving.prove(facts="few", folder=tmp_path)
    (file,) = tmp_path.iterdir()
    value = json.loads(file.read_text())
    file.write_text(json.dumps({**value, "rules": "others"}))
    proofs.clear()
    found = proving.prove(facts="few", folder=tmp_path)
    assert len(proofs) == found.ends


def test_what_is_not_claimed() -> None:
    with pytest.raises(BadInput, match="of position '9' nothing is claimed with many facts: START"):
        proving.prove("9")
    with pytest.raises(BadInput, match=r"with few facts: START is ''$"):
        proving.prove("2", facts="few")
    with pytest.raises(BadInput, match="number of facts"):
        proving.prove(facts="all")


def test_the_starts_are_named() -> None:
    """By the sentence for another, and by the help."""
    claims = list(prolog.each("connect4_plan", "start_facts_claim", outputs=3))
    starts = {start for start, facts, _ in claims if facts == "many"}
    with pytest.raises(BadInput) as caught:
        proving.prove("9")
    said = CliRunner().invoke(app, ["connect4", "prove", "--help"]).stdout
    for start in starts - {""}:
        assert f"'{start}'" in str(caught.value)
        assert re.search(rf"columns played: none,[^.]*\b{start}\b", said)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(commands, "cache_folder", lambda: tmp_path)
    yield tmp_path


def test_the_command(home: Path, proofs: list[str]) -> None:
    shown = CliRunner().invoke(app, ["connect4", "prove", "--facts", "few", "--json"])
    value = json.loads(shown.stdout)
    assert value["result"] == "x wins"
    assert value["proved"] is True
    assert value["nodes"] == 10 * value["ends"]
    spoken = CliRunner().invoke(app, ["connect4", "prove", "--facts", "few"])
    assert "Proved: x wins." in spoken.stdout


def test_ctrl_c_says_what_is_proved(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ends = proving.coverage("", "few").ends
    asked: list[str] = []

    def proofs_of(claim: Any, group: list[str]) -> list[int]:
        if len(asked) > 50:
            raise KeyboardInterrupt
        asked.extend(group)
        return [10] * len(group)

    monkeypatch.setattr(proving, "_group", proofs_of)
    with pytest.raises(Stopped, match=rf"stopped: \d+ of {len(ends)} ends are proved, and kept"):
        CliRunner().invoke(app, ["connect4", "prove", "--facts", "few"], catch_exceptions=False)
    (file,) = home.iterdir()
    assert sorted(json.loads(file.read_text())["nodes"]) == sorted(asked)


@pytest.mark.deep
@pytest.mark.parametrize(
    ("start", "every"), thinned([("", 40), ("1", 1500), ("2", 800), ("3", 60)], {0, 3})
)
def test_some_of_the_ends_are_proved(start: str, every: int) -> None:
    """The searches themselves, of ends spread over the proof."""
    ends = proving.coverage(start, "many").ends[::every]
    assert len(ends) > 5
    assert all(isinstance(proof, int) for proof in proving._group((start, "many"), ends))


@pytest.mark.long
@pytest.mark.parametrize("facts", ["many", "few"])
def test_the_first_player_wins(facts: str) -> None:
    """All of them: about a minute with many facts, three with few."""
    found = proving.prove(facts=facts)
    assert (found.player, found.result, found.unproved) == ("x", "won", None)


@pytest.mark.long
@pytest.mark.parametrize("start", ["1", "2"])
def test_the_second_player_wins(start: str) -> None:
    """Some ten minutes after column 2, half an hour after column 1."""
    found = proving.prove(start)
    assert (found.player, found.result, found.unproved) == ("o", "won", None)


@pytest.mark.long
def test_the_second_player_draws() -> None:
    found = proving.prove("3")
    assert (found.player, found.result, found.unproved) == ("o", "draw", None)
