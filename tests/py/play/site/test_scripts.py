"""The scripts of the pages: each is of one kind and can be read in a sitting."""

from __future__ import annotations

import re
from graphlib import TopologicalSorter
from pathlib import Path

from ludologic.play.pictures.page import module
from ludologic.play.site.packages import HERE

STATIC = HERE / "static"
SCRIPTS = sorted(path for path in STATIC.rglob("*") if path.suffix in {".mjs", ".js"})
ARROWS = {
    "engine": set(),
    "boards": set(),
    "front": {"boards", "lesson"},
    "play": {"engine", "boards"},
    "lab": {"engine", "boards", "play"},
    "lesson": {"engine"},
}
"""Of which kinds a script may import others, besides its own. `vendor` is not ours."""
ANY = {"dom.mjs", "coloured.mjs", "searched.mjs"}
"""Scripts that any other may import."""


def imports(script: Path) -> set[Path]:
    """The scripts of ours that a script imports."""
    named = re.findall(r'^import (?:.* from )?"(\..*)";$', script.read_text("utf-8"), re.M)
    return {(script.parent / one).resolve() for one in named if "/vendor/" not in one}


GRAPH = {script: imports(script) for script in SCRIPTS}


def kind(script: Path) -> str:
    return script.relative_to(STATIC).parts[0]


def test_no_script_is_long() -> None:
    lines = {path.name: path.read_text("utf-8").count("\n") for path in SCRIPTS}
    assert {name: count for name, count in lines.items() if count > 300} == {}


def test_no_circle() -> None:
    assert set().union(*GRAPH.values()) <= set(SCRIPTS)
    TopologicalSorter(GRAPH).prepare()  # which names a circle


def test_a_script_imports_those_of_its_kind_or_of_earlier_ones() -> None:
    wrong = [
        f"{script.name} -> {other.name}"
        for script, others in GRAPH.items()
        for other in others
        if kind(other) not in {*ANY, kind(script), *ARROWS.get(kind(script), set())}
    ]
    assert wrong == []


def test_no_handler_keeps_each_key() -> None:
    """`onkeydown = (event) => ... && ...` gives false, and Tab does not leave."""
    kept = r"\.onkey\w+ = \(?\w*\)? => [^{].*"
    found = [one for path in SCRIPTS for one in re.findall(kept, path.read_text("utf-8"))]
    assert found == []


def test_every_script_is_loaded() -> None:
    """By a page, by another script, as an engine, or as what npm puts into one file."""
    pages = "".join(page.read_text("utf-8") for page in HERE.rglob("*.html"))
    rooms = (HERE, HERE.parent / "pictures")
    python = "".join(file.read_text("utf-8") for room in rooms for file in room.glob("*.py"))
    engine = (STATIC / "engine" / "engine.mjs").read_text("utf-8")
    imported = set().union(*GRAPH.values())
    idle = [
        path.name for path in set(SCRIPTS) - imported if path.name not in pages + python + engine
    ]
    assert idle == []


def test_modules_that_become_one_share_no_name() -> None:
    """In the widget of a notebook."""
    notebook = HERE.parent / "notebook" / "widget.mjs"
    names = re.findall(r"^(?:export )?(?:const|let|function|class) (\w+)", module(notebook), re.M)
    assert len(names) > 20
    assert sorted({one for one in names if names.count(one) > 1}) == []
