"""Each test in Prolog also holds in the engine of the pages, the newest SWI-Prolog at hand."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.conftest import names, thinned

from ludologic.errors import LudologicError
from ludologic.play.site import packages

HERE = Path(__file__).parent
PROJECT = HERE.parents[1]
FOLDERS = sorted({file.relative_to(HERE).parts[0] for file in HERE.rglob("*.plt")})
CHOSEN = ["lessons", "shared", "why", "sheets */ask.plt */session.plt"]
"""Where most is otherwise in that engine, and what the pages ask; the other folders are long."""

OTHERWISE = {
    "connect4/proof/plan.plt::plan::found_once_for_all_threads": "it has no threads",
    "shared/limit.plt::shared_limit::a_limit_that_is_caught": "a limit that is caught comes again",
    "shared/user_rules.plt::user_rules::limit_of_the_asker": "likewise",
    "shared/user_rules.plt::user_rules::secrets": "slower, a limit of 0.2 s may come first",
    "shared/releases.plt::integers_of_any_size": "it has no threads",
    "guessing/open_games.plt::game_files::endless_directive": "its limits of time come late",
    "two_players/playable.plt::two_players_playable::faults": "likewise",
    "two_players/session.plt::two_players_session::hints": "slower, it proves less in the time",
    "why/search_tree.plt::search_tree::grammar": "it writes _=[] as _=([])",
    "why/slice.plt::slice::failure_of_alternatives": "a grammar with | is told as clauses there",
    "sheets/kif.plt::sheets_kif::tables_are_freed": "it counts the memory of tables otherwise",
}
"""The tests, or units or files of tests, that need not hold there, and why."""


def wanted(places: str) -> dict[str, list[str]]:
    """The tests of folders, or of files, that have no mark: of each file UNIT::TEST."""
    tops = [top for place in places.split() for top in sorted(HERE.glob(place))]
    return {
        file.relative_to(PROJECT).as_posix(): [
            f"{unit}::{test}" for (unit, test), mark in names(file).items() if not mark
        ]
        for top in tops
        for file in ([top] if top.is_file() else sorted(top.rglob("*.plt")))
    }


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize("places", thinned(dict.fromkeys([*CHOSEN, *FOLDERS]), range(len(CHOSEN))))
def test_each_test_holds_in_the_engine_of_the_pages(places: str) -> None:
    node = shutil.which("node", path=packages.search_path())
    if node is None:
        pytest.skip("Node.js is not installed")
    try:
        vendor = packages.fetched() / "vendor" / "swipl"
    except LudologicError as error:
        pytest.skip(f"the engine of the pages can't be fetched: {error}")
    files = wanted(places)
    asked = [
        json.dumps({"file": file, "wanted": [name.replace("::", ":") for name in names]}) + "\n"
        for file, names in files.items()
    ]
    done = subprocess.run(
        [node, "--stack-size=8000", HERE / "pages.cjs", vendor, PROJECT],
        input="".join(asked),
        capture_output=True,
        text=True,
        timeout=900,
    )
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(rows) == len(files), done.stderr[-2000:]
    wrong = {}
    for (file, asked_for), row in zip(files.items(), rows, strict=True):
        short = Path(file).relative_to("tests/logic").as_posix()
        if row["load"]:
            wrong[short] = row["load"]
        for name in asked_for:
            result, text = row["tests"].get(name, ["missing", row["crash"]])
            if result not in {"passed", "skipped", "xfailed"}:
                wrong[f"{short}::{name}"] = f"{result}: {text}"
    unexpected = [
        f"{one}: {said}"
        for one, said in wrong.items()
        if not any(f"{one}::".startswith(f"{name}::") for name in OTHERWISE)
    ]
    assert not unexpected, "\n".join(unexpected)


def test_what_need_not_hold_is_there() -> None:
    for name in OTHERWISE:
        file, *unit_test = name.split("::")
        assert (HERE / file).exists()
        for one in unit_test:
            assert one in (HERE / file).read_text("utf-8")
