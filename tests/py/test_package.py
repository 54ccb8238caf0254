"""The wheel carries the rules, and finds them where there is no checkout."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from importlib.metadata import metadata
from importlib.resources import files
from pathlib import Path

import pytest

import ludologic

ROOT = Path(__file__).resolve().parents[2]
LOGIC = ROOT / "logic"
RULES = sorted(
    path.relative_to(LOGIC)
    for path in LOGIC.rglob("*")
    if path.suffix in {".pl", ".lp", ".md"} or path.name == "released.txt"
)


def run(*command: str | Path, cwd: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_a_page_has_the_reader_install_is_there() -> None:
    pages = [ROOT / "README.md", *(ROOT / "py").glob("*.md"), *(ROOT / "py").glob("notebooks/*")]
    pages += (ROOT / "py" / "ludologic").glob("[!l]*/**/*.py")
    named = {
        extra
        for page in pages
        for extra in re.findall(r"(?:ludologic|\.)\[(\w+)\]['`]", page.read_text("utf-8"))
    }
    known = set(metadata("ludologic").get_all("Provides-Extra") or [])
    assert {"tutorials", "notebook", "dask"} <= named <= known


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy to build from: a build leaves folders where it runs."""
    source = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, source)
    for name in ("py", "logic"):
        ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
        shutil.copytree(ROOT / name, source / name, symlinks=True, ignore=ignored)
    return source


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("wheel")
    options = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet")
    run(sys.executable, "-m", "pip", "wheel", *options, "-w", built, source, cwd=built)
    (path,) = built.glob("ludologic-*.whl")
    return path


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it and nothing else."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder / "venv", with_pip=False)
    (packages,) = (folder / "venv").glob("lib/python*/site-packages")
    options = ("--no-deps", "--no-index", "--quiet")
    pip = (sys.executable, "-m", "pip", "install", *options)
    run(*pip, "--target", packages, wheel, cwd=folder)
    return folder


def test_there_are_rules() -> None:
    assert RULES


@pytest.mark.deep
def test_the_wheel_carries_the_rules_and_the_page(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {f"ludologic/logic/{path.as_posix()}" for path in RULES} <= names
    assert "ludologic/play/pictures/tree.html" in names
    python = {path.relative_to(ROOT / "py").as_posix() for path in (ROOT / "py").rglob("*.py")}
    assert python <= names
    site = (ROOT / "py" / "ludologic" / "play" / "site").rglob("*.*")
    pages = {path.relative_to(ROOT / "py").as_posix() for path in site if path.is_file()}
    assert "ludologic/play/site/static/lab/lab.mjs" in pages
    assert {name for name in pages if "__pycache__" not in name} <= names
    assert not [name for name in names if "__pycache__" in name or name.startswith("tests")]


@pytest.mark.deep
def test_a_wheel_finds_the_rules_outside_the_checkout(elsewhere: Path) -> None:
    program = """
import sys
from importlib.resources import files
rules = files("ludologic.logic")
for name in sys.argv[1:]:
    place = rules
    for part in name.split("/"):
        place = place / part
    print(place, len(place.read_bytes()))
"""
    names = [path.as_posix() for path in RULES]
    python = elsewhere / "venv" / "bin" / "python"
    said = run(python, "-I", "-c", program, *names, cwd=elsewhere).splitlines()
    for path, line in zip(RULES, said, strict=True):
        place, size = line.rsplit(" ", 1)
        assert place.startswith(str(elsewhere))
        assert int(size) == (LOGIC / path).stat().st_size


def test_the_checkout_finds_its_own_live_rules() -> None:
    for path in RULES:
        place = files("ludologic") / "logic" / path.as_posix()
        assert Path(str(place)).resolve() == LOGIC / path


@pytest.mark.deep
def test_a_wheel_runs_outside_the_checkout(
    wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """With all that it needs, from the network."""
    folder = tmp_path_factory.mktemp("runs")
    venv.create(folder / "venv", with_pip=True)
    programs = folder / "venv" / "bin"
    run(programs / "python", "-m", "pip", "install", "--quiet", wheel, cwd=folder)
    said = run(
        programs / "ludologic", "mastermind", "feedback", "1234", "1325", "--json", cwd=folder
    )
    assert '"black"' in said
    assert run(programs / "ludologic", "--version", cwd=folder).startswith("ludologic ")
    assert "1.1" in run(programs / "ludologic", "lesson", "list", cwd=folder)


@pytest.mark.deep
def test_what_is_uploaded_is_in_order(source: Path, wheel: Path, tmp_path: Path) -> None:
    pytest.importorskip("twine")
    build = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"
    run(sys.executable, "-c", build, tmp_path, cwd=source)
    (archive,) = tmp_path.glob("ludologic-*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {f"py/ludologic/logic/{path.as_posix()}" for path in RULES} <= names
    run(sys.executable, "-m", "twine", "check", "--strict", wheel, archive, cwd=tmp_path)


# The package as it is imported: at once, with a game where it is asked for


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    program = """
import sys, ludologic
assert sorted(name for name in sys.modules if name.startswith("ludologic")) == ["ludologic"]
assert not {"typer", "asyncio", "concurrent.futures", "clingo", "pyswip"} & set(sys.modules)
assert ludologic.mastermind.Variant(4, 6).colours == 6
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_dir_shows_the_public_names() -> None:
    assert dir(ludologic) == sorted(ludologic.__all__)
    for name in ludologic.__all__:
        assert getattr(ludologic, name) is not None


# The types that somebody else's program is checked by


PROGRAM = """
from asyncio import ensure_future, wait
from typing import Any

import ludologic
from ludologic import connect4, games, mastermind, soccer
from ludologic.ask.pool import Question

board = mastermind.Board(variant="easy", secret="4321")
code: tuple[int, ...] = mastermind.suggest(board, solver="five-guess", time=1).move
tree: mastermind.Tree = ludologic.mastermind.tree("easy", rule="minimax")
column: int = connect4.move(connect4.Board("44"), player="metric1").move
four = connect4.Board(position="44")
pushed: int = four.push(column)
twin: connect4.Board = four.copy()
stack: tuple[int, ...] = (*twin.moves, four.peek(), four.pop())
told: tuple[str, bool, int] = (four.result(), four.is_game_over(), four.ply())
last: mastermind.Turn = board.push("1234")
whole: str = soccer.Board(field="line").push("2")
text: str = games.named("nim").board(["take(1,1)"]).push("take(1,2)")
turn: str = soccer.move("0,7", player="dijkstra:literal", field="line").move
with ludologic.pool(2) as pool:
    later = pool.connect4.score("4455", time=3)
    score: Question[connect4.Score] = later
    later.cancel()
    pool.connect4.scor("4455")
    pool.connect4.score("4455", tim=3)
    pool.mastermind.tree(rule="shortest")
    number: int = pool.connect4.score("44")
    waiting = wait(map(ensure_future, [later, later]))
    solutions: list[ludologic.ask.query.Solution] = pool.query("nim", 1).result()
    ludologic.models("a.lp", "n(1).")
ludologic.models("a.lp", [("n", 1), "m"])
ludologic.models("a.lp", (ludologic.Term("n", number) for number in range(3)))
game = games.guessing(range(1, 8), ["a", "b"], lambda asked, secret: len(asked) < secret)
found: games.Tree = game.tree(rule="both")
secrets: list[int] = game.consistent([("a", True)])
best: ludologic.Choice[str] = game.suggest([("b", False)], rule="classes")
nim: games.TwoPlayers = games.named("nim")
ship: games.Guessing[Any, Any] = games.named("ship")
game.tree(rule="nonsense")
game.suggest(rule="most")
game.answer(3, 5)
game.consistent([(4, True)])
texts: list[str] = game.consistent([])
games.names("chess")
mastermind.suggest(board, solver="nobody")
mastermind.tree("easy", rule="deepest")
mastermind.feedback("1234", "1234", engine="gringo")
connect4.move("44", player="metric9")
soccer.path("0,7", costs="cheap")
four.push(3.5)
column = soccer.move()
connect4.Board("44", connect4.Size())
ludologic.chess
"""
WRONG = {
    *("nobody", "deepest", "gringo", "metric9", "cheap", "ludologic.chess"),
    *("scor(", "tim=", "shortest", "number: int", "nonsense", "most", "answer(3", "(4, True)"),
    *("3.5", "soccer.move()", "n(1).", "Size()", "texts: ", 'names("chess")'),
}


@pytest.mark.deep
def test_a_program_of_somebody_else(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)
    package = Path(ludologic.__file__).parents[1]
    (tmp_path / "mypy.ini").write_text(
        f"[mypy]\nstrict = True\nmypy_path = {package}\n"
        "[mypy-ludologic.*]\nignore_errors = True\n"  # the bodies of its functions aren't read
    )
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path / "cache"), file.name],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    lines = PROGRAM.splitlines()
    numbers = {int(number) for number in re.findall(r"program\.py:(\d+): error", done.stdout)}
    found = {word for number in numbers for word in WRONG if word in lines[number - 1]}
    assert (len(numbers), found) == (len(WRONG), WRONG), done.stdout
