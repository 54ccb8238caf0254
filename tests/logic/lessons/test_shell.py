"""What the lessons say to type in a terminal: each line is run there, and prints what it should."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.conftest import thinned
from tests.logic.lessons.test_lessons import of

from ludologic import cli, lessons
from ludologic.engines import rules
from ludologic.lessons.reading import Cell, Lesson

ROOT = Path(__file__).resolve().parents[3]
LESSONS = lessons.lessons()
OWN = next(lesson for lesson in LESSONS if of(lesson, "sh"))
"""The lesson in which one writes mine.pl."""
PAGES = [*sorted(OWN.path.parent.glob("*.md")), *sorted(OWN.path.parent.glob("exercises/*.md"))]
PATH = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}

SAID = {
    "ludologic swipl": ("halt.", ""),
    "sh py/run.sh ludologic swipl": ("halt.", ""),
    "ludologic lesson check 0.2 mine.pl": ("", "is not defined"),
    "ludologic lesson check 1.2 mine.pl": ("", "is not defined"),
    "ludologic lesson check 1.2 FILE": ("", "is not defined"),
    "ludologic lesson check 11.4 mine.pl": ("", "secrets(A)"),
    "ludologic guessing tree mine.pl": ("", "2 questions"),
    "ludologic lesson show 1.2": ("", "1.2 Where they differ"),
    "ludologic lesson show 1.2 --hints 1": ("", "Hint 1"),
    "ludologic lesson mark FOLDER": ("", "learner"),
    "ludologic mastermind play": ("quit", "Mastermind"),
    "ludologic agree": ("", "mastermind: agrees"),
    "ludologic site build -o FOLDER": ("", ""),
    "ludologic game check nim.pl": ("", ""),
    "ludologic game play nim": ("quit", "Nim. You are player 1, medium is player 2."),
    "ludologic game play nim.pl": ("quit", "Nim. You are player 1, medium is player 2."),
    "ludologic guessing play mine.pl": ("level\nright", "It is 3"),
    "ludologic guessing tree mine.pl --format html -o mine.html": ("", ""),
    "ludologic guessing suggest mine.pl": ("", "weigh(1,2)"),
}
"""What is typed then, and what it prints among other things."""


def run(command: str, folder: Path, typed: str = "") -> str:
    """What a shell prints."""
    done = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env=PATH,
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
        check=False,
    )
    return done.stdout


def commands(text: str) -> set[str]:
    """Those inside a sentence, and those in a block without a language."""
    lone = re.findall(r"^```\n(ludologic .*?)^```", text, re.M | re.S)
    found = re.findall(r"`((?:sh py/run\.sh )?ludologic [^`]*)`", text)
    return {" ".join(one.split()) for one in [*found, *"\n".join(lone).splitlines()]}


def test_each_command_is_known() -> None:
    told = {one for page in PAGES for one in commands(page.read_text("utf-8"))}
    assert told - {one.replace("nim.pl", "mine.pl") for one in SAID} == set()


def mine(folder: Path) -> None:
    """The files of the lesson: mine.pl, wrong.pl, and nim.pl as the lesson says to make it."""
    programs = [cell.text.partition("\n?- ")[0] for cell in of(OWN, "prolog")]
    right, wrong = [one for one in programs if not one.startswith("?- ")]
    (folder / "mine.pl").write_text(right, "utf-8")
    (folder / "wrong.pl").write_text(right[: right.index("question_secret_answer")] + wrong)
    nim = rules.path("two_players", "instances", "nim.pl").read_text("utf-8")
    (folder / "nim.pl").write_text(re.sub(r"^:- module.*\n", "", nim), "utf-8")


ELSEWHERE = {"ludologic agree", "ludologic site build -o FOLDER"}
"""These take long, and tests of their own run them: tests/py/cli and tests/py/play/site."""


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize("command", thinned(sorted(SAID.keys() - ELSEWHERE), range(0, 99, 2)))
def test_a_command_of_a_sentence(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """In this process, if nothing but our own command is to be found."""
    mine(tmp_path)
    (tmp_path / "FILE").write_text((tmp_path / "mine.pl").read_text("utf-8"), "utf-8")
    (tmp_path / "FOLDER").mkdir()
    typed, printed = SAID[command]
    program, *words = command.split()
    if program == "sh" or "swipl" in words:
        said = run(command, ROOT if program == "sh" else tmp_path, typed)
    else:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(sys, "stdin", io.StringIO(f"{typed}\n"))
        cli.run(words)
        said = "".join(capfd.readouterr())
    assert printed in said and "Traceback" not in said and "not found" not in said, said


@pytest.mark.deep
@pytest.mark.prolog
def test_a_command_of_a_cell(tmp_path: Path) -> None:
    mine(tmp_path)
    for cell in of(OWN, "sh"):
        said = re.sub(r'"root": .*', '"root": {}}', run(cell.text, tmp_path))
        assert said.split() == (cell.answer or "").split()


@pytest.mark.deep
@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.path.stem for lesson in LESSONS])
def test_clingo(lesson: Lesson, tmp_path: Path) -> None:
    """Each line `% clingo ...`, in the folder of the rules, prints what stands below."""
    for cell in of(lesson, "asp"):
        file = tmp_path / "cell.lp"
        file.write_text(cell.text, "utf-8")
        command = cell.text.partition("\n")[0].removeprefix("% ")
        said = run(f"{command} {file}", rules.path("."))
        assert clingo_said(said, cell) == sorted((cell.answer or "").splitlines() or [""]), said


@pytest.mark.deep
def test_without_the_option_clingo_ends_with_one_of_the_best(tmp_path: Path) -> None:
    """Lesson 8 says so."""
    cell = next(cell for lesson in LESSONS for cell in of(lesson, "asp") if "optN" in cell.text)
    (tmp_path / "cell.lp").write_text(cell.text, "utf-8")
    costs = [
        int(one)
        for one in re.findall(r"^Optimization: (.*)", run("clingo 0 cell.lp", tmp_path), re.M)
    ]
    assert costs == sorted(set(costs), reverse=True) and costs[-1] == 4


@pytest.mark.long
@pytest.mark.prolog
def test_a_game_that_is_not_whole_is_met_by_a_sentence(tmp_path: Path) -> None:
    """Two answers, rules without an end, and a relation that is missing, as lesson 11 says."""
    mine(tmp_path)
    right = (tmp_path / "mine.pl").read_text("utf-8")
    answer = "question_secret_answer(weigh(_, _), _, "
    for more, said in [
        (f"{answer}heavy).", "weigh(1,2)"),
        (f"{answer}_) :- repeat, fail.", "weigh(1,2)"),
    ]:
        (tmp_path / "broken.pl").write_text(f"{right}\n{more}\n", "utf-8")
        told = run("ludologic guessing suggest broken.pl --time 3", tmp_path)
        assert told.startswith("Error: ") and said in told, told
    (tmp_path / "broken.pl").write_text(right.replace("question(weigh", "asked(weigh", 1), "utf-8")
    told = run("ludologic guessing suggest broken.pl", tmp_path)
    assert told.startswith("Error: ") and "question/1" in told, told


@pytest.mark.long
@pytest.mark.prolog
def test_the_times_of_a_table() -> None:
    """Lesson 12 tells them in units of the Python program; half and twice as long pass, too."""
    (lesson,) = [one for one in LESSONS if "languages.py" in one.text]
    row = re.search(r"^\| the 64 codes, time \| 1 \| ([\d.]+) \| ([\d.]+) \|", lesson.text, re.M)
    fast = re.search(r"`history_code/3`\]\(\S+\): ([\d.]+)", lesson.text)
    assert row and fast
    said = run(f"{sys.executable} tests/benchmarks/languages.py", ROOT)
    found = [float(one) for one in re.findall(r"^(?:Prolog|ASP), .* ([\d.]+)$", said, re.M)]
    for told, measured in zip([row[1], row[2], fast[1]], found, strict=True):
        assert float(told) / 2 <= measured <= 2 * float(told), said


def clingo_said(said: str, cell: Cell) -> list[str]:
    """The answer sets, or the best of them, or the consequences, as a lesson writes them."""
    if "UNSATISFIABLE" in said:
        return ["UNSATISFIABLE"]
    found = re.findall(r"^Answer: .*\n(.*)\n(?:Optimization: (.*)\n)?", said, re.M)
    if cell.answer and cell.answer.startswith("Models:"):
        return [f"Models: {len(found)}"]
    _, best = found[-1]
    if "--enum-mode" in cell.text:
        found = found[-1:]
    sets = [" ".join(sorted(atoms.split())) for atoms, costs in found if costs == best]
    if best:  # the best one is found, and then told again
        sets = list(set(sets))
    return sorted([*sets, *([f"Optimization: {best}"] if best else [])])


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.path.stem for lesson in LESSONS])
def test_the_terminal(lesson: Lesson, tmp_path: Path) -> None:
    """A block that begins with a prompt is what SWI-Prolog prints if one presses `;`."""
    told = re.findall(r"^```\n(\?- .*?)\n(.*?)\n```$", lesson.text, re.M | re.S)
    if not told:
        return
    programs = [cell.text.partition("?- ")[0] for cell in of(lesson, "prolog")]
    (tmp_path / "mine.pl").write_text("\n".join(dict.fromkeys(programs)), "utf-8")
    with Terminal("ludologic swipl", tmp_path) as terminal:
        terminal.typed("[mine].\n")
        for query, printed in told:
            said = terminal.typed(f"{query.removeprefix('?- ')}\n")
            for _ in range(printed.count(";")):
                said += terminal.typed(";")
            lines = [line.rstrip() for line in said.replace("\r", "").splitlines()]
            assert printed in "\n".join(lines), said


class Terminal:
    """A program that believes that somebody sits before it."""

    def __init__(self, command: str, folder: Path) -> None:
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.execvpe("sh", ["sh", "-c", command], {**PATH, "TERM": "dumb"})
        self._said(20)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        os.write(self.file, b"\nhalt.\n")
        os.close(self.file)
        os.waitpid(self.pid, 0)

    def typed(self, keys: str) -> str:
        os.write(self.file, keys.encode())
        return self._said(5)

    def _said(self, seconds: float) -> str:
        """What it prints until it is silent for a while, or waits at its prompt."""
        said = b""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not said.endswith(b"?- "):
            if select.select([self.file], [], [], 0.2)[0]:
                said += os.read(self.file, 65536)
        return said.decode()
