"""The structure of the package: which module may import which."""

from __future__ import annotations

import ast
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from ludologic.engines import rules

PACKAGE = Path(__file__).resolve().parents[2] / "py" / "ludologic"
FILES = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if path.relative_to(PACKAGE).parts[0] != "logic"  # a link to the rules
]
SHARED = {"checks", "cluster", "errors", "files", "outcome", "tree", "words"}
GAMES = rules.games()
ARROWS = {
    "engines": {"checks", "errors"},
    "tree": {"errors", "play", "words"},
    "agreement": {"engines", *SHARED},
    "lessons": {"engines", *SHARED},
    "why": {"engines", *SHARED},
    **{game: {"engines", "play", *SHARED} for game in GAMES},
}
"""What a part of the package may import of the others; `cli` and `play` may import all."""


def name(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


MODULES = {name(file): file for file in FILES}


def imports(file: Path) -> set[str]:
    """The modules that a file imports, also those that it imports late; not for types alone."""
    tree = ast.parse(file.read_text("utf-8"))
    only_types = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    found = set()
    for node in ast.walk(tree):
        if node in only_types:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module and not node.level, f"{file}: a relative import"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if whole in MODULES else node.module)
    return found - {name(file)}


@pytest.fixture(scope="module")
def imported() -> dict[str, set[str]]:
    """What each module imports."""
    return {module: imports(file) for module, file in MODULES.items()}


def part(module: str) -> str:
    """`mastermind` of ludologic.mastermind.board."""
    return ([*module.split("."), ""])[1]


def test_there_are_modules() -> None:
    assert len(MODULES) > 60
    assert {"engines", "cli", "play", *SHARED} <= {part(module) for module in MODULES}


def test_no_circle(imported: dict[str, set[str]]) -> None:
    try:
        TopologicalSorter({one: imported[one] & set(MODULES) for one in MODULES}).prepare()
    except CycleError as error:
        pytest.fail(" <- ".join(error.args[1]))


def test_arrows_between_the_parts(imported: dict[str, set[str]]) -> None:
    wrong = [
        f"{module} -> {other}"
        for module in MODULES
        for other in imported[module] & set(MODULES)
        if part(module) in ARROWS and part(other) not in {"", part(module), *ARROWS[part(module)]}
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("engine", "owners"),
    [
        ("pyswip", {"ludologic.engines.swipl"}),
        ("clingo", {"ludologic.engines.asp"}),
        ("clingexplaid", {"ludologic.engines.asp"}),
        ("joblib", {"ludologic.cluster"}),
        ("distributed", {"ludologic.cluster"}),
        ("typer", {module for module in MODULES if part(module) == "cli"}),
        ("sqlite3", {"ludologic.play.archive"}),
    ],
)
def test_who_imports_what_is_not_ours(
    engine: str, owners: set[str], imported: dict[str, set[str]]
) -> None:
    found = {one for one in MODULES if any(i.split(".")[0] == engine for i in imported[one])}
    assert found <= owners


DOORS = {"engines/door.py", "engines/prolog.py"}
"""The files that may name a module or a relation of the rules: all others ask there."""
WORDS = {"five_guess"}
"""Names of relations that are words of Python as well: a solver."""


def told() -> set[str]:
    """The names of the modules and of the exported relations of the rules, those of two words."""
    found: set[str] = set()
    for file in (PACKAGE.parents[1] / "logic").rglob("*.pl"):
        text = file.read_text("utf-8")
        if head := re.match(r":- module\((\w+),\s*\[(.*?)\]\)\.", text, re.S):
            relations = re.findall(r"([a-z]\w*)//?\d", re.sub("%.*", "", head[2]))
            found |= {head[1], *relations}
    return {one for one in found if "_" in one} - WORDS


def texts(file: Path) -> set[str]:
    """The texts that stand in a file by themselves."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        return set(re.findall(r"""["'`](\w+)["'`]""", text))
    nodes = ast.walk(ast.parse(text))
    return {one.value for one in nodes if isinstance(one, ast.Constant) and type(one.value) is str}


def test_only_the_door_names_what_is_in_the_rules() -> None:
    known = told()
    assert len(known) > 500
    pages = [
        path
        for path in sorted(PACKAGE.rglob("*"))
        if path.suffix in {".mjs", ".js"} and path.relative_to(PACKAGE).parts[0] != "logic"
    ]
    assert len(pages) > 10
    naming = {
        path.relative_to(PACKAGE).as_posix(): found
        for path in [*FILES, *pages]
        if (found := texts(path) & known)
    }
    assert {path: found for path, found in naming.items() if path not in DOORS} == {}
