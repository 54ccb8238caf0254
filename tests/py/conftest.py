"""What the tests share: ways to run `ludologic`, a player, a terminal with it in, and a browser."""

from __future__ import annotations

import codecs
import fcntl
import io
import json
import os
import pty
import re
import select
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import ludologic
from ludologic import cli
from ludologic.engines import sandbox
from ludologic.files import LARGEST_RULES, check_size

LUDOLOGIC = str(Path(sys.executable).with_name("ludologic"))

_UNSET = ("NO_COLOR", "COLUMNS", "LINES", "FORCE_COLOR", "COLORTERM")
_MOST = 1_000_000
"""How much a program may show: one that floods its terminal is stopped."""


@pytest.fixture(autouse=True)
def _no_book(monkeypatch: pytest.MonkeyPatch) -> None:
    """A book of openings that is installed knows more than the tests expect."""
    monkeypatch.setenv("LUDOLOGIC_BOOK", "")


class Said(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str

    @property
    def value(self) -> Any:
        """The one JSON document on standard output."""
        assert self.code == 0, self
        assert self.out.count("\n") == 1
        return json.loads(self.out)

    @property
    def errors(self) -> list[str]:
        return [line for line in self.err.splitlines() if line.startswith("Error: ")]

    def is_error(self, code: int, *words: str, answers: bool = False) -> None:
        """It failed and said why in a sentence with these words; `answers`: it answered too."""
        assert self.code == code, self
        assert bool(self.out) == answers
        assert self.err.startswith("Error: ")
        assert self.err.count("\n") == 1
        assert len(self.err) < 400
        for word in words:
            assert word in self.err


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Said]:
    """Runs `ludologic ...` in this process, with lines, or any bytes, typed into a pipe."""

    def running(*arguments: str, lines: Iterable[Any] | bytes = ()) -> Said:
        capsys.readouterr()
        typed: io.TextIOBase
        if isinstance(lines, bytes):
            typed = io.TextIOWrapper(io.BytesIO(lines), encoding="utf-8")
        else:
            typed = io.StringIO("".join(f"{line}\n" for line in lines))
        monkeypatch.setattr(sys, "stdin", typed)
        return Said(cli.run(list(arguments)), *capsys.readouterr())

    return running


def _ended(command: list[Any], typed: str | bytes, seconds: float = 60, **options: Any) -> Said:
    typed = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(command, input=typed, capture_output=True, timeout=seconds, **options)
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.fixture
def process() -> Callable[..., Said]:
    """Runs `ludologic ...` as a process."""

    def running(
        *arguments: str | bytes,
        typed: str | bytes = "",
        cwd: Path | None = None,
        **environment: str,
    ) -> Said:
        return _ended([LUDOLOGIC, *arguments], typed, cwd=cwd, env=os.environ | environment)

    return running


@pytest.fixture
def shell() -> Callable[..., Said]:
    """Runs a line of bash that has `ludologic` in it."""

    def running(line: str, typed: str = "") -> Said:
        return _ended(["bash", "-c", line.replace("ludologic", shlex.quote(LUDOLOGIC))], typed)

    return running


@pytest.fixture
def opened() -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Starts `ludologic ...` as a process with a pipe at each end."""
    started: list[subprocess.Popen[str]] = []

    def opening(*arguments: str) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        command = [LUDOLOGIC, *arguments]
        started.append(subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True))
        return started[-1]

    yield opening
    for one in started:
        one.kill()
        one.wait()


def processes(pid: int) -> Iterator[Path]:
    """The folders in /proc of a process and of those that it started."""
    folder = Path(f"/proc/{pid}")
    yield folder
    for children in (folder / "task").glob("*/children"):
        with suppress(OSError):  # it has just ended
            for child in children.read_text().split():
                yield from processes(int(child))


def _computed(pid: int) -> float:
    """Seconds of processor time of those of these processes that have an engine in them."""
    spent = 0
    for folder in processes(pid):
        with suppress(OSError):  # it has just ended
            if re.search("libswipl|clingo", (folder / "maps").read_text()):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                spent += int(fields[11]) + int(fields[12])
    return spent / os.sysconf("SC_CLK_TCK")


@pytest.fixture
def stopped() -> Callable[[subprocess.Popen[str]], Said]:
    """Interrupts a process that has loaded an engine, and has computed for a moment with it."""

    def interrupting(process: subprocess.Popen[str]) -> Said:
        end, loaded = time.monotonic() + 120, 0.0
        while not loaded or _computed(process.pid) < loaded + 0.3:
            assert process.poll() is None and time.monotonic() < end
            loaded = loaded or _computed(process.pid)
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        return Said(process.returncode, out, err)

    return interrupting


@pytest.fixture(scope="module")
def _kept() -> Iterator[list[sandbox.Process]]:
    kept: list[sandbox.Process] = []
    yield kept
    for one in kept:
        one.end()


@pytest.fixture
def kept_process(_kept: list[sandbox.Process], monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs of the user's own are asked in one process, and not each in one of its own.

    It is another one only after it had to be ended. Each test has files of other names, and so
    other rules.
    """

    def asked(
        file: Path, module: str, function: str, *given: Any, seconds: float | None = None
    ) -> Any:
        check_size(file, LARGEST_RULES)
        if not _kept or not _kept[-1].lives():
            _kept.append(sandbox.Process(file))
        _kept[-1].file = file
        return _kept[-1].ask((module, function, given), seconds)

    monkeypatch.setattr(sandbox, "asked", asked)


class Player(list[str]):
    """The options that name a player and her archive."""

    @property
    def file(self) -> Path:
        return Path(self[-1])

    def archive(self) -> Any:
        return ludologic.archive.Archive(self.file)

    def results(self) -> list[tuple[str, str, int, int]]:
        """The game, variant, score and rounds of each of her results."""
        with self.archive() as archive:
            rows = archive.records(self[1])
        return [(row.game, row.variant, row.score, row.rounds) for row in rows]


@pytest.fixture
def ann(tmp_path: Path) -> Player:
    """A player with an archive of her own."""
    return Player(["--player", "Ann", "--archive", str(tmp_path / "archive.sqlite")])


class Screen:
    """`ludologic ...` in a terminal of its own."""

    def __init__(
        self, *arguments: str, columns: int = 80, lines: int = 50, **environment: str
    ) -> None:
        self.master, slave = pty.openpty()
        self.shown = ""
        self._sizes: list[tuple[int, int, int]] = []
        self.resize(columns, lines)
        ours = {name: value for name, value in os.environ.items() if name not in _UNSET}
        self.process = subprocess.Popen(
            [LUDOLOGIC, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=ours | {"TERM": "xterm-256color"} | environment,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    @property
    def bare(self) -> str:
        """What is shown, without the escape codes."""
        return re.sub(r"\x1b\[[?0-9;]*[a-zA-Z]", "", self.shown)

    def resize(self, columns: int, lines: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._sizes.append((len(self.shown), columns, lines))

    def seen(self) -> tuple[list[str], list[str]]:
        """What a person sees on the screen now, and what has left it at its upper edge."""
        pyte = pytest.importorskip("pyte")
        _, columns, lines = self._sizes[0]
        screen = pyte.HistoryScreen(columns, lines, history=10_000)
        stream = pyte.Stream(screen)
        ends = [*(at for at, _, _ in self._sizes[1:]), len(self.shown)]
        for (start, columns, lines), end in zip(self._sizes, ends, strict=True):
            screen.resize(lines, columns)
            stream.feed(self.shown[start:end].replace("\n", "\r\n"))
        above = [
            "".join(line[column].data for column in sorted(line)).rstrip()
            for line in screen.history.top
        ]
        return [line.rstrip() for line in screen.display], above

    def until(self, text: str, *, times: int = 1) -> None:
        """Wait until the text is shown so often."""
        assert self._comes(text, times, 60), f"{text!r} never came: {self.shown[-3000:]}"

    def enter(self, typed: str, prompt: str) -> None:
        """Type a line, and wait for what is asked then; a resized terminal asks again before."""
        start, end = len(self.shown), time.monotonic() + 60
        asked = re.compile(rf"{re.escape(typed)}[^\n]*\n[\s\S]*{re.escape(prompt)}> ")
        self.type(f"{typed}\r")
        while not asked.search(self.shown, start):
            assert time.monotonic() < end and self._read(), f"no {prompt!r}: {self.shown[-3000:]}"

    def interrupt(self, text: str, *, times: int = 1, patience: float = 10) -> None:
        """Press Ctrl-C till it is noticed: Python misses one that comes just before it waits.

        Where a second one would stop what the first has begun, it takes more patience.
        """
        for _ in range(8):
            self.type("\x03")
            if self._comes(text, times, patience):
                return
        self.until(text, times=times)

    def asleep(self) -> None:
        """Wait until it waits: Python misses a signal that comes just before."""
        stat, end = Path(f"/proc/{self.process.pid}/stat"), time.monotonic() + 60
        while stat.read_text().rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < end
            time.sleep(0.01)

    def _comes(self, text: str, times: int, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while self.shown.count(text) < times:
            if time.monotonic() > end or not self._read():
                return False
        return True

    def _read(self) -> bool:
        if not select.select([self.master], [], [], 0.2)[0]:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:  # nobody has the other end any more
            return False
        self.shown += self._decoder.decode(data).replace("\r\n", "\n")
        assert len(self.shown) < _MOST, f"it floods the terminal: {self.shown[-3000:]}"
        return bool(data)

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def end(self) -> int:
        """Wait until the program ends; its exit code."""
        end = time.monotonic() + 60
        while self._read():
            assert time.monotonic() < end, f"it never ends: {self.shown[-3000:]}"
        return self.process.wait(60)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Screen]]:
    """Opens `ludologic ...` in a terminal of so many columns and lines."""
    opened: list[Screen] = []

    def opening(*arguments: str, columns: int = 80, lines: int = 50, **environment: str) -> Screen:
        opened.append(Screen(*arguments, columns=columns, lines=lines, **environment))
        return opened[-1]

    yield opening
    for one in opened:
        one.close()


class Copy:
    """The package in a folder of its own, where its rules can be changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ours = Path(cli.__file__).parents[1]
        shutil.copytree(
            ours, folder / "ludologic", ignore=shutil.ignore_patterns("__pycache__"), symlinks=False
        )

    def change(self, file: str, old: str, new: str) -> None:
        """Change a text in a file of the rules, which must have it once."""
        path = self.folder / "ludologic" / "logic" / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1, f"{file} no longer says {old!r}, or more than once"
        path.write_text(text.replace(old, new), "utf-8")

    def line(self, file: str, begins: str) -> int:
        """The number of the first line of a file of the rules that begins so."""
        lines = (self.folder / "ludologic" / "logic" / file).read_text("utf-8").splitlines()
        return next(number for number, one in enumerate(lines, 1) if one.startswith(begins))

    def __call__(self, *arguments: str, typed: str = "") -> Said:
        """Runs its `ludologic ...` as a process."""
        return self._run("-m", "ludologic", *arguments, typed=typed)

    def python(self, program: str, typed: str, seconds: float) -> Said:
        """Runs a program that imports it."""
        return self._run("-c", program, typed=typed, seconds=seconds)

    def _run(self, *arguments: str, typed: str = "", seconds: float = 60) -> Said:
        folders = {name: str(self.folder) for name in ("PYTHONPATH", "XDG_CACHE_HOME")}
        command = [sys.executable, *arguments]
        return _ended(command, typed, seconds, cwd=self.folder, env=os.environ | folders)


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    """A copy of the package, to change the rules of."""
    return Copy(tmp_path / "copy")


def chromium(profile: Path) -> Any:
    """Chromium without a window, driven by Selenium; what it lacks is said, and skipped."""
    webdriver = pytest.importorskip("selenium.webdriver", reason="selenium is not installed")
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    binary = next((found for found in map(shutil.which, names) if found), None)
    driver = shutil.which("chromedriver")
    if not binary:
        pytest.skip("Chromium is not installed")
    if not driver:
        pytest.skip("chromedriver (package chromium-driver) is missing")
    options = webdriver.ChromeOptions()
    options.binary_location = binary
    for flag in (
        "headless=new",
        "no-sandbox",
        "disable-gpu",
        "disable-dev-shm-usage",
        "disable-background-networking",
        "no-first-run",
        "disable-component-update",
        "disable-sync",
        f"user-data-dir={profile}",
    ):
        options.add_argument(f"--{flag}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(driver))


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    driver = chromium(tmp_path_factory.mktemp("chromium"))
    driver.set_script_timeout(600)
    yield driver
    driver.quit()
