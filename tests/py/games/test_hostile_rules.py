"""Rules of the user's own that halt, hang, break Prolog or flood the terminal.

Each ends a command in its time with exit code 0, 1 or 2 and one true sentence; no process and no
file is left behind. `hostile_rules.txt` has a directive, a clause or the body of a rule, and below
it the error: `ok` for none, `?` for the question that shows it.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, product
from pathlib import Path
from uuid import uuid4

import pytest

pytestmark = pytest.mark.prolog

LUDOLOGIC = str(Path(sys.executable).with_name("ludologic"))
LINES = Path(__file__).with_name("hostile_rules.txt").read_text("utf-8").splitlines()
CASES = dict(zip(LINES[::2], map(str.strip, LINES[1::2]), strict=True))
COMMANDS = {"guessing": "suggest", "game": "check"}
PROGRAMS = {
    "guessing": "secret(1). secret(2). question(1).\n"
    "question_secret_answer(Q, S, A) :- BODY, compare(A, Q, S).\n",
    "game": "role(x). role(o). init(a). terminal(b). terminal(a) :- BODY, fail.\n"
    "legal(a, x, go). next(a, x, go, b). goal(b, x, 100). goal(b, o, 0).\n",
}
ASKED = {"guessing": "?- question_secret_answer(1,1,A).", "game": "?- terminal(a)."}
ENDLESS = (
    r"(the time of 2 seconds is up: ('mine.pl' has not come to an end|nothing is known yet)|"
    r"(\?-|:-|'mine.pl') ?.*has not come to an end after [0-9.]+ seconds|"
    r"\?- .* takes more than a second: all answers together take too long|"
    r"'mine.pl' can't be loaded: it runs on while it is read)"
)


def started(folder: Path, kind: str, text: str, seconds: int) -> tuple[subprocess.Popen[str], str]:
    """The command that asks a game with the text in it, and a mark of all its processes."""
    body, rule = text.removeprefix("rule "), text.startswith("rule ")
    program = PROGRAMS[kind].replace("BODY", body if rule else "true")
    folder.mkdir()
    (folder / "mine.pl").write_text(program + ("" if rule else f"{text}\n"), "utf-8")
    mark = uuid4().hex
    command = [LUDOLOGIC, kind, COMMANDS[kind], "mine.pl", "--time", str(seconds)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL}
    environment = os.environ | {"LUDOLOGIC_MARK": mark}
    return subprocess.Popen(command, cwd=folder, env=environment, text=True, **pipes), mark  # type: ignore[call-overload]


def left(mark: str) -> list[int]:
    """The processes that bear the mark."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:  # it has ended, or is somebody else's
            continue
    return found


def wrong(folder: Path, kind: str, text: str, ordinary: float) -> str | None:
    """What is wrong with how a case ends; `ordinary` is how long the command takes otherwise."""
    said = CASES[text]
    seconds = 2 if said == "endless" else 60
    begun = time.monotonic()
    process, mark = started(folder, kind, text, seconds)
    _, error = process.communicate(timeout=100)
    took = time.monotonic() - begun
    time.sleep(0.1)
    remaining = left(mark)
    for pid in remaining:
        os.kill(pid, signal.SIGKILL)
    if said == "endless":
        right = process.returncode in (1, 2) and re.fullmatch(f"Error: {ENDLESS}\n", error)
        right = right and took < seconds + 2 + 2 * ordinary
    elif said == "ok":
        right = process.returncode == 0 and error in ("", "2 secrets possible\n")
    else:
        sentence = said.replace("?", ASKED[kind], 1) if said.startswith("?") else said
        right = (process.returncode, error) == (2, f"Error: {sentence}\n")
    files = [file.name for file in folder.iterdir()]
    if right and not remaining and files == ["mine.pl"]:
        return None
    return f"{kind}: {text}: {process.returncode}, {took:.1f} s, {error}, {remaining}, {files}"


def tried(
    folder: Path,
    one: Callable[[Path, str, str, float], str | None],
    cases: Iterable[tuple[str, str]],
) -> list[str]:
    """What is wrong with the cases, each a kind of game and a text."""
    begun = time.monotonic()
    started(folder / "first", "game", "rule true", 60)[0].communicate(timeout=100)
    ordinary = 3 * (time.monotonic() - begun)
    with ThreadPoolExecutor(3) as pool:
        asked = [
            pool.submit(one, folder / str(number), *case, ordinary)
            for number, case in enumerate(cases)
        ]
        return [said for each in asked if (said := each.result()) is not None]


def in_turn(texts: Iterable[str]) -> Iterable[tuple[str, str]]:
    """Each text in one kind of game: one way runs both."""
    return zip(cycle(COMMANDS), texts)


@pytest.mark.deep
def test_some(tmp_path: Path) -> None:
    assert tried(tmp_path, wrong, in_turn([":- at_halt((repeat, fail)).", "rule abort"])) == []


@pytest.mark.deep
def test_each_sixth(tmp_path: Path) -> None:
    assert len(CASES) > 60
    assert tried(tmp_path, wrong, in_turn(list(CASES)[::6])) == []


@pytest.mark.long
def test_each_in_both_kinds(tmp_path: Path) -> None:
    assert tried(tmp_path, wrong, product(COMMANDS, CASES)) == []


def wrong_after_ctrl_c(folder: Path, kind: str, text: str, ordinary: float) -> str | None:
    """What is wrong with how what is endless ends, at most two seconds later."""
    process, mark = started(folder, kind, text, 60)
    end = time.monotonic() + 30
    while len(left(mark)) < 2 and time.monotonic() < end:
        time.sleep(0.05)
    time.sleep(1.5)
    begun = time.monotonic()
    process.send_signal(signal.SIGINT)
    _, error = process.communicate(timeout=60)
    took = time.monotonic() - begun
    time.sleep(0.1)
    found = process.returncode, error, left(mark)
    if found == (130, "Error: stopped\n", []) and took < 2 + ordinary:
        return None
    return f"{kind}: {text}: {found}, {took:.1f} s"


@pytest.mark.parametrize(
    "step", [pytest.param(3, marks=pytest.mark.deep), pytest.param(1, marks=pytest.mark.long)]
)
def test_ctrl_c(tmp_path: Path, step: int) -> None:
    endless = [text for text, said in CASES.items() if said == "endless"]
    assert tried(tmp_path, wrong_after_ctrl_c, in_turn(endless[::step])) == []
