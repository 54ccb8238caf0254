"""What is written for readers is true: README, api.md, docstrings, CONTRIBUTING.md.

Sessions run as printed, and the steps that add a game are followed in a copy of the project.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from importlib import import_module
from inspect import Parameter, isfunction, ismethod, signature
from pathlib import Path
from typing import Any

import pytest

import ludologic
from ludologic import board, cli, connect4, games, mastermind, soccer
from ludologic.ask import pool
from ludologic.ask.answers import Found
from ludologic.tree import Tree

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")

SOCCER = "0,7,1,6,1,75,342,75,25,00,34,103,6412,0,0,7542,70,5,020"


def code_breaking() -> mastermind.Board:
    """The tree's way to the secret that the document plays for."""
    board = mastermind.Board(secret="7432")
    for guess, _ in mastermind.solve("7432"):
        board.push(guess)
    return board


PICTURES: dict[str, Callable[[], Any]] = {
    "mastermind": code_breaking,
    "connect4": lambda: connect4.Board("443521443322244313322151115555"),
    "soccer": lambda: soccer.Board(SOCCER),
}
"""The boards of the README's pictures, by the names of their files."""


def picture(name: str) -> str:
    return str(PICTURES[name]()._repr_svg_())


@pytest.mark.prolog
def test_python_session_runs_as_printed() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert not failed


@pytest.mark.deep
@pytest.mark.prolog
def test_what_is_asked_of_swipl_is_answered(verdicts_of: Any) -> None:
    """As the session is printed; and the goals in the text have a solution."""
    (session,) = re.findall(r"^\$ swipl logic/load\.pl\n(.*?)^```", README, re.M | re.S)
    asked = []
    for query in session.strip().split("\n\n"):
        goal, answers = query.removeprefix("?- ").split(".\n", maxsplit=1)
        answers = answers.strip().removesuffix(".").split(" ;\n")
        asked.append({"file": str(ROOT / "logic" / "load.pl"), "goal": goal, "answers": answers})
    goals = re.findall(r"`\?- (?:trace, )?(.*?)\.`", README)
    assert len(asked) > 3 and len(goals) > 2
    file = str(ROOT / "logic" / "load.pl")
    asked += [{"file": file, "goal": goal, "answers": []} for goal in goals]
    assert verdicts_of(asked) == [""] * len(asked)


@pytest.mark.prolog
@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_what_a_board_shows(name: str) -> None:
    """After a change: `python tests/py/test_documents.py` draws them anew."""
    assert f'src=".github/{name}.svg"' in README
    assert (ROOT / ".github" / f"{name}.svg").read_text("utf-8") == picture(name)


@pytest.mark.prolog
def test_clingo_session_finds_64_codes(tmp_path: Path) -> None:
    turns, *asked = re.findall(r"^\$ (?:sh py/run\.sh )?((?:echo|clingo) .*)$", README, re.M)
    (tmp_path / "turns.lp").write_text(shlex.split(turns)[1])
    for command in asked:
        words = [str(ROOT / word) if "/" in word else word for word in shlex.split(command)]
        done = subprocess.run(
            ["python", "-m", *words], cwd=tmp_path, capture_output=True, text=True, timeout=60
        )
        assert "SATISFIABLE" in done.stdout and "warning" not in done.stderr, done
        if "brave" not in command:
            assert re.search(r"Models +: 64$", done.stdout, re.M)


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) <= 150


def test_every_command_that_is_shown_exists(capsys: pytest.CaptureFixture[str]) -> None:
    games = "(?:mastermind|connect4|soccer|guessing|game|site) [a-z]+"
    commands = set(re.findall(rf"ludologic ({games}|ranking|agree|swipl|doctor|why)", README))
    for game, others in re.findall(r"^ludologic (\w+) \w.* and ([a-z, ]+)$", README, re.M):
        commands |= {f"{game} {other}" for other in others.split(", ")}
    assert len(commands) > 20
    for command in commands:
        assert cli.run([*command.split(), "--help"]) == 0
        assert "Usage" in capsys.readouterr().out


# The page of the whole Python interface

PAGE = (ROOT / "py" / "api.md").read_text("utf-8")
MODULES = {"mastermind": mastermind, "connect4": connect4, "soccer": soccer, "games": games}
CLASSES = {
    **{"Guessing": games.Guessing, "TwoPlayers": games.TwoPlayers, "Solver": connect4.Solver},
    **{"Board": board.Board, "Tree": Tree, "Found": Found},
    **{"Pool": pool.Pool, "Question": pool.Question},
}
NOT_FOR_USERS = {"options", "contradiction_sentence", "written", "asking", "settle"}
Functions = dict[str, set[str]]


def arguments(function: Any) -> str:
    """The names of the arguments, as the page has them."""
    found, by_name = [], False
    stars = {Parameter.VAR_POSITIONAL: "*", Parameter.VAR_KEYWORD: "**"}
    for one in signature(function).parameters.values():
        if one.name not in ("self", "cls"):
            if one.kind is Parameter.KEYWORD_ONLY and not by_name:
                found.append("*")
            by_name = by_name or one.kind in (Parameter.KEYWORD_ONLY, Parameter.VAR_POSITIONAL)
            found.append(stars.get(one.kind, "") + one.name)
    return ", ".join(found)


def functions(module: Any) -> Functions:
    """The public functions of a module, each with its arguments."""
    named = {name: getattr(module, name) for name in module.__all__}
    return {name: {arguments(one)} for name, one in named.items() if isfunction(one)}


def methods(kind: type) -> Functions:
    """The public methods of a class of ours, each with its arguments."""
    names = {name for one in kind.__mro__ for name in vars(one) if not name.startswith("_")}
    named = {name: getattr(kind, name) for name in names - NOT_FOR_USERS}
    ours = {name: one for name, one in named.items() if isfunction(one) or ismethod(one)}
    return {
        name: {arguments(one)}
        for name, one in ours.items()
        if one.__module__.startswith("ludologic")
    }


def real() -> dict[str, Functions]:
    """What belongs on the page, by the name at the left of its lines."""
    found = {name: methods(kind) for name, kind in CLASSES.items()}
    found["ludologic"] = functions(ludologic)
    for name in ("Solver", "TwoPlayers"):
        found[name][name] = {arguments(CLASSES[name])}
    for name, (given,) in functions(connect4).items():  # those that a Solver has, too
        if found["Solver"].get(name) == {given.removesuffix(", size")}:
            del found["Solver"][name]
    found["Board"] |= {"state": {""}, "from_state": {"state"}, "picture": {""}}
    for name, module in MODULES.items():
        found[name] = functions(module) | {"Board": {arguments(module.Board)}}
        for one, given in methods(module.Board).items():
            if found["Board"].get(one) != given:
                found[name][one] = found[name].get(one, set()) | given
    return found


def written() -> dict[str, Functions]:
    """What the page has."""
    (block,) = re.findall(r"^```\n(.*?)^```$", PAGE, re.M | re.S)
    found: dict[str, Functions] = defaultdict(lambda: defaultdict(set))
    owner = ""
    for line in block.splitlines():
        owner = line.partition(" ")[0] or owner
        for name, given in re.findall(r"(\w+)\(([^()\"]*)\)", line):
            found[owner][name].add(given)
    return found


def test_each_function_is_on_the_page_as_it_is() -> None:
    page = written()
    for name, expected in real().items():
        assert dict(page[name]) == expected, name


def test_the_fields_of_a_choice_are_on_the_page() -> None:
    assert all(f"`{field}`" in PAGE for field in ludologic.Choice.__dataclass_fields__)


def test_the_page_is_one() -> None:
    assert len(PAGE.splitlines()) <= 75


# The docstrings

PACKAGE = Path(ludologic.__file__).parent
FILES = [
    file
    for file in sorted(PACKAGE.rglob("*.py"))
    if file.relative_to(PACKAGE).parts[0] != "logic" and ">>> " in file.read_text("utf-8")
]


@pytest.mark.deep
@pytest.mark.prolog
def test_every_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    tried, wrong = 0, []
    for file in FILES:
        parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
        module = import_module(".".join(part for part in parts if part != "__init__"))
        for test in doctest.DocTestFinder().find(module):
            said: list[str] = []
            failed, count = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
            tried += count
            wrong += ["".join(said)] if failed else []
    assert not wrong, "\n".join(wrong)
    assert tried >= 50


# CONTRIBUTING.md

GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
TOY = ROOT / "tests" / "contributing"
STEP = re.compile(
    r"\]\(tests/contributing/([^)]+)\)|^ *```(diff|console)\n(.*?)^ *```$", re.M | re.S
)
"""What a reader does: writes a file that is linked, changes lines, or types commands."""


def copied(folder: Path) -> Path:
    """The project, without what is made of it."""
    ignore = shutil.ignore_patterns(
        ".venv", ".git", ".*_cache", "__pycache__", "*.egg-info", "node_modules"
    )
    shutil.copytree(ROOT, folder, symlinks=True, ignore=ignore)
    return folder


def changed(text: str, diff: str) -> tuple[str, str]:
    """The file that a change names, and the text after it; its lines must be there once."""
    head, *lines = diff.splitlines()
    old = "\n".join(line[1:] for line in lines if not line.startswith("+"))
    new = "\n".join(line[1:] for line in lines if not line.startswith("-"))
    assert text.count(f"{old}\n") == 1, f"{head}: not there once: {old}"
    return head, text.replace(f"{old}\n", f"{new}\n")


def plain(block: str) -> str:
    """A block without the spaces by which it belongs to a step."""
    indent = min(len(line) - len(line.lstrip()) for line in block.splitlines() if line.strip())
    return "\n".join(line[indent:] for line in block.splitlines())


def typed(block: str, folder: Path) -> str:
    """A block of commands, each with what it prints in the folder."""
    environment = os.environ | {"PYTHONPATH": str(folder / "py"), "NO_COLOR": "1"}
    said = []
    for line in block.splitlines():
        if line.startswith("$ "):
            program, *arguments = shlex.split(line[2:])
            module = [] if program == "python" else ["-m", program]
            done = subprocess.run(
                [sys.executable, *module, *arguments],
                cwd=folder,
                env=environment,
                capture_output=True,
                text=True,
                stdin=subprocess.DEVNULL,
            )
            assert done.returncode == 0, done.stderr
            said += [line, *done.stdout.splitlines()]
    return "\n".join(said)


def followed(folder: Path) -> None:
    """Do what each step says, in its order."""
    for written, kind, block in STEP.findall(GUIDE):
        if written:
            file = folder / written
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text((TOY / written).read_text("utf-8"), "utf-8")
        elif kind == "diff":
            name = plain(block).splitlines()[0].removeprefix("+++ ")
            _, text = changed((folder / name).read_text("utf-8"), plain(block))
            (folder / name).write_text(text, "utf-8")
        else:
            assert typed(plain(block), folder) == plain(block)


def test_each_file_of_the_game_belongs_to_a_step() -> None:
    files = {file.relative_to(TOY).as_posix() for file in TOY.rglob("*") if file.is_file()}
    assert {written for written, _, _ in STEP.findall(GUIDE) if written} == files


@pytest.mark.prolog
@pytest.mark.deep
def test_the_steps_add_a_game(tmp_path: Path) -> None:
    folder = copied(tmp_path / "copy")
    followed(folder)
    tests = [
        "tests/py/play/test_every_game.py",
        "tests/py/engines/test_door.py",
        "tests/py/test_structure.py",
        "tests/logic/test_structure.py",
        "tests/logic/test_documents.py",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *tests,
         "-k", "race or structure or (test_door and (types or example or swipl))"],
        cwd=folder, env=os.environ | {"PYTHONPATH": str(folder / "py")},
        capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-5000:]


if __name__ == "__main__":
    for name in PICTURES:
        (ROOT / ".github" / f"{name}.svg").write_text(picture(name), "utf-8")
