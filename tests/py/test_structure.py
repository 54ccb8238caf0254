"""The structure of the package: which module may import which."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
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
SHARED = {"board", "checks", "choice", "display", "errors", "files", "strategy", "tree", "values"}
GAMES = ("games", *rules.games())
ARROWS = {
    "engines": {"checks", "errors", "files", "values"},
    "values": {"checks", "errors"},
    "ask": {"engines", *SHARED, *GAMES},
    "board": {"errors"},
    "choice": {"display"},
    "display": set(),
    "strategy": {"board", "checks", "engines", "errors"},
    "tree": {"checks", "display", "errors"},
    "agreement": {"engines", *SHARED},
    "lessons": {"engines", *SHARED},
    "why": {"engines", *SHARED},
    **{game: {"engines", *SHARED} for game in GAMES},
}
"""What a part of the package may import of the others. `play` may import all, and is imported by
none: `display` and `cli.root` name its modules, and import them when something is to be shown."""


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
    return found


@pytest.fixture(scope="module")
def imported() -> dict[str, set[str]]:
    """What each module imports."""
    return {module: imports(file) - {module} for module, file in MODULES.items()}


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


def test_nothing_imports_play(imported: dict[str, set[str]]) -> None:
    assert [
        f"{module} -> {other}"
        for module in MODULES
        for other in imported[module] & set(MODULES)
        if part(other) == "play" and part(module) != "play"
    ] == []


def test_no_test_of_what_asks_imports_play() -> None:
    tests = Path(__file__).parent
    files = [file for file in tests.rglob("*.py") if file.relative_to(tests).parts[0] != "play"]
    assert [
        f"{file} -> {other}"
        for file in files
        for other in imports(file)
        if other.startswith("ludologic.play")
    ] == []


@pytest.mark.prolog
def test_a_question_is_answered_without_play() -> None:
    program = """
import sys
from ludologic import cli, connect4, games, mastermind, soccer
assert mastermind.feedback("1234", "7432") == (1, 2)
assert connect4.Board("445").turn == "o" and soccer.Board("0,7,1").turn == 2
assert games.named("ship").suggest()
assert cli.run(["mastermind", "tree", "--variant", "easy", "--pegs", "2", "--json"]) == 0
assert cli.run(["connect4", "move", "445", "--player", "metric1"]) == 0
assert [name for name in sys.modules if name.startswith("ludologic.play")] == []
"""
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


@pytest.mark.parametrize(
    ("engine", "owners"),
    [
        ("pyswip", {"ludologic.engines.swipl"}),
        ("clingo", {"ludologic.engines.asp"}),
        ("clingexplaid", {"ludologic.engines.asp"}),
        ("joblib", {"ludologic.engines.cluster"}),
        ("distributed", {"ludologic.engines.cluster"}),
        ("typer", {module for module in MODULES if "cli" in module or "play.commands" in module}),
        ("sqlite3", {"ludologic.play.archive"}),
    ],
)
def test_who_imports_what_is_not_ours(
    engine: str, owners: set[str], imported: dict[str, set[str]]
) -> None:
    found = {one for one in MODULES if any(i.split(".")[0] == engine for i in imported[one])}
    assert found <= owners


def test_errors_of_the_library_speak_of_arguments() -> None:
    """Only commands, and what they play, say `--engine prolog`; others say `engine="prolog"`."""
    found = []
    commands = ("ludologic.cli", "ludologic.play.commands", "ludologic.play.terminal")
    for module, file in MODULES.items():
        if module.startswith(commands):
            continue
        for raised in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(raised, ast.Raise):
                said = ast.unparse(raised)
                found += [f"{module}: {said}"] if re.search(r"(?<![-\w])--?[a-z]", said) else []
    assert not found


DOORS = {"engines/door.py", "engines/prolog.py"}
"""The files that may name a module or a relation of the rules: all others ask there."""
WORDS = {"five_guess", "search_tree", "set_tree", "two_players"}
"""Names that are words of Python as well: a solver, questions, and games."""


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
