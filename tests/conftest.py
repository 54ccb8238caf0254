"""Collects the tests written in Prolog: each plunit test of a `.plt` file is an item of pytest.

A test is named FILE::UNIT::TEST, as the text of its file says: to ask swipl would take a process a
file. The tests of a file run in one swipl process, when the first of them is wanted;
`logic/report.pl` is what runs there. Tests that share a name are one item, and so are the cases of
a `forall`. A line `%   deep` or `%   long` just above a test is the marker of that name.
"""

from __future__ import annotations

import functools
import gc
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

# A shell that starts the tests in the background has them ignore Ctrl-C, and all they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Each process of these tests would compile again what it imports.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

REPORT = Path(__file__).parent / "logic" / "report.pl"
EXAMPLES = Path(__file__).parent / "logic" / "examples.pl"
TIMEOUT = int(os.environ.get("PLUNIT_SECONDS", "300"))
NO_SWIPL = "SWI-Prolog is not installed (no swipl on PATH)"
Name = tuple[str, str]


class Result(NamedTuple):
    outcome: str
    text: str


class Report(NamedTuple):
    """What `report.pl` wrote about a file, and how its process ended."""

    load: str | None
    tests: dict[Name, Result | None]
    end: str


class Reporter:
    """A swipl that holds the rules and runs the tests of one file after another."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.said = Path(self.folder.name) / "said.txt"
        with self.said.open("w") as said:
            self.process = subprocess.Popen(
                ["swipl", "-O", "-q", "--no-tty", str(REPORT)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
                errors="replace",
            )

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def run(self, file: Path, wanted: Iterable[Name]) -> Report:
        """Runs these tests of the file in a process of their own."""
        assert self.process.stdin is not None
        out = Path(self.folder.name) / "report.json"
        out.unlink(missing_ok=True)
        start = self.said.stat().st_size
        asked = [f"{unit}:{test}" for unit, test in wanted]
        self.process.stdin.write("\t".join([str(file), str(out), *asked]) + "\n")
        self.process.stdin.flush()
        stop = threading.Timer(TIMEOUT, os.kill, (int(self.line()), signal.SIGKILL))
        stop.start()
        status = self.line()
        in_time = stop.is_alive()
        stop.cancel()
        end = f"swipl ended with {status}" if in_time else f"it was stopped after {TIMEOUT} s"
        end += "\n" + self.said.read_bytes()[start:][-2000:].decode(errors="replace")
        lines = out.read_text("utf-8").splitlines(keepends=True) if out.exists() else []
        rows: list[dict[str, Any]] = [json.loads(line) for line in lines if line.endswith("\n")]
        load = None
        tests: dict[Name, Result | None] = {}
        for row in rows:
            if "load" in row:
                load = row["load"]
            else:
                result = Result(row["result"], row["text"]) if "result" in row else None
                tests[row["unit"], row["test"]] = result
        return Report(load, tests, end)

    def close(self) -> None:
        """It ends with its input."""
        assert self.process.stdin is not None
        with self.process:
            self.process.stdin.close()
        self.folder.cleanup()


@functools.cache
def reporter() -> Reporter:
    """The one of this process."""
    return Reporter()


def thinned(cases: Iterable[Any], kept: Collection[int], mark: str = "long") -> list[Any]:
    """Cases for `parametrize`: those at the places kept as they are, and the others marked."""

    def marked(one: Any) -> Any:
        return pytest.param(
            *(one if type(one) is tuple else [one]), marks=getattr(pytest.mark, mark)
        )

    return [one if place in kept else marked(one) for place, one in enumerate(cases)]


def pytest_configure(config: pytest.Config) -> None:
    """Cases of a deep test may be long: `-m deep` leaves them out."""
    if config.option.markexpr == "deep":
        config.option.markexpr = "deep and not long"


def pytest_unconfigure() -> None:
    if reporter.cache_info().currsize:
        reporter().close()


def names(file: Path) -> dict[Name, str]:
    """The units and tests whose first lines stand in the file at the left edge, and their marks."""
    found: dict[Name, str] = {}
    unit = file.stem
    pattern = r"^(?:%   (deep|long)\n)?(?::- begin_tests|(test))\(\s*('[^'\n]*'|\w+)"
    for mark, is_test, name in re.findall(pattern, file.read_text("utf-8"), re.MULTILINE):
        if is_test:
            found.setdefault((unit, name.strip("'")), mark)
        else:
            unit = name.strip("'")
    return found or {(unit, "load"): ""}


class PlunitFile(pytest.File):
    """A `.plt` file."""

    _report: Report | None = None

    def collect(self) -> Iterator[Unit]:
        units: dict[str, dict[str, str]] = {}
        for (unit, test), mark in names(self.path).items():
            units.setdefault(unit, {})[test] = mark
        for unit, tests in units.items():
            yield Unit.from_parent(self, name=unit, tests=tests)

    def result(self, name: Name) -> Result:
        """How the test ended; runs the file when it is asked for the first time."""
        if self._report is None:
            items = (item for item in self.session.items if isinstance(item, Test))
            wanted = [item.unit_test() for item in items if item.path == self.path]
            self._report = reporter().run(self.path, wanted)
        report = self._report
        if report.load is None:
            return Result("failed", f"{self.path.name} was not loaded: {report.end}")
        if report.load:
            return Result("failed", f"loading {self.path.name} said:\n{report.load}")
        if hidden := report.tests.keys() - names(self.path).keys():
            return Result("failed", f"{hidden} ran unseen: a test starts at the left edge")
        if name not in report.tests:
            return Result("failed", f"the test did not run: {report.end}")
        return report.tests[name] or Result("failed", f"the test did not end: {report.end}")


class Unit(pytest.Collector):
    """What stands between `begin_tests` and `end_tests`."""

    def __init__(self, *, tests: dict[str, str], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.tests = tests

    def collect(self) -> Iterator[Test]:
        for name, mark in self.tests.items():
            test = Test.from_parent(self, name=name)
            if mark:
                test.add_marker(mark)
            yield test


class PlunitFailure(Exception):
    """What plunit says about a test that fails."""


class Test(pytest.Item):
    """A test of a unit."""

    def unit_test(self) -> Name:
        assert self.parent is not None
        return self.parent.name, self.name

    def runtest(self) -> None:
        if not shutil.which("swipl"):
            pytest.skip(NO_SWIPL)
        file = self.getparent(PlunitFile)
        assert file is not None
        outcome, text = file.result(self.unit_test())
        if outcome == "failed":
            raise PlunitFailure(text or "the test failed")
        if outcome == "skipped":
            pytest.skip(text)
        if outcome == "xfailed":
            pytest.xfail(text)
        if text:  # plunit's warning, of a choice point for one, is no failure
            self.warn(pytest.PytestWarning(text))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, PlunitFailure):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        parent = self.parent.name if self.parent else ""
        return self.path, 0, f"{parent}:{self.name}"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays: the garbage collector does not look at it again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".plt":
        return PlunitFile.from_parent(parent, path=file_path)
    return None


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """A file goes to one process; and all files of the site do, which is built once."""
    if config.getvalue("dist") != "loadfile":
        return None
    from xdist.scheduler import LoadFileScheduling

    class Scheduling(LoadFileScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            file = nodeid.partition("::")[0]
            return file.rpartition("/")[0] if "/site/" in file else file

    return Scheduling(config, log)


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("prolog") and not shutil.which("swipl"):
        pytest.skip(NO_SWIPL)


@pytest.fixture(scope="module")
def verdicts_of(
    tmp_path_factory: pytest.TempPathFactory,
) -> Callable[[Sequence[Mapping[str, Any]]], list[str]]:
    """Tells what is wrong with each of the examples: the empty text, most of all."""

    def verdicts(examples: Sequence[Mapping[str, Any]]) -> list[str]:
        path = tmp_path_factory.mktemp("examples") / "examples.json"
        path.write_text(json.dumps(examples), "utf-8")
        done = subprocess.run(
            ["swipl", "-q", "-O", str(EXAMPLES), str(path)],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
        )
        found = [json.loads(line) for line in done.stdout.splitlines()]
        assert len(found) == len(examples), done.stderr
        return found

    return verdicts
