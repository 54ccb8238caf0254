"""The structure of the package: which module may import which."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "py" / "ludologic"
FILES = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if path.relative_to(PACKAGE).parts[0] != "logic"  # a link to the rules
]
SHARED = {"checks", "cluster", "errors", "files", "outcome", "tree", "words"}
GAMES = {"connect4", "games", "mastermind", "soccer"}
ARROWS = {
    "engines": {"checks", "errors"},
    "archive": {"checks", "errors", "pictures"},
    "tree": {"errors", "pictures"},
    "pictures": {"errors", "words"},  # and plain values
    "agreement": {"engines", *SHARED},
    "lessons": {"engines", *SHARED},
    "why": {"engines", *SHARED},
    **{game: {"engines", "pictures", *SHARED} for game in GAMES},
}
"""What a part of the package may import of the others; `cli` and `site` may import all."""


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
    assert {"engines", "cli", "pictures", *SHARED} <= {part(module) for module in MODULES}


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
        ("pyswip", {"ludologic.engines.prolog"}),
        ("clingo", {"ludologic.engines.asp"}),
        ("clingexplaid", {"ludologic.engines.asp"}),
        ("typer", {module for module in MODULES if part(module) == "cli"}),
        ("sqlite3", {"ludologic.archive"}),
    ],
)
def test_who_imports_what_is_not_ours(
    engine: str, owners: set[str], imported: dict[str, set[str]]
) -> None:
    found = {one for one in MODULES if any(i.split(".")[0] == engine for i in imported[one])}
    assert found <= owners
