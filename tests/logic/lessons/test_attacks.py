"""Answers that try to reach the machine: they leave no file, no process and no connection.

The first line is Prolog's sandbox with a list of our own, the second one the operating system. The
second one is tried alone, too: by goals that no sandbox looks at, and in Python itself.
"""

from __future__ import annotations

import errno
import json
import os
import re
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from tests.conftest import thinned

from ludologic import games, lessons, load
from ludologic.errors import BadInput, EngineMissing, TimeIsUp
from ludologic.lessons.checking import judged
from ludologic.lessons.reading import Exercise

HERE = Path(__file__).parent
GOALS = (
    'shell("touch PWN")',
    "(open('PWN',write,S0),close(S0))",
    "tcp_connect(localhost:PORT,_,[])",
    "process_create(path(touch),['PWN'],[])",
)


class Watched:
    """An empty folder, in which attacks run, and a port, on which nobody must call."""

    def __init__(self, folder: Path, server: socket.socket) -> None:
        self.folder = folder
        self.port = server.getsockname()[1]
        self._server = server

    def run(self, what: str, given: Sequence[object]) -> list[object]:
        """What each of the texts did, in a process as that of a check."""
        environment = os.environ | {"HOME": str(self.folder), "TMPDIR": str(self.folder)}
        done = subprocess.run(
            [sys.executable, HERE / "attacked.py"],
            input=json.dumps([what, given]),
            capture_output=True,
            text=True,
            timeout=100,
            cwd=self.folder,
            env=environment,
        )
        assert done.stdout, done.stderr
        said = json.loads(done.stdout)
        assert len(said) == len(given)
        return list(said)

    def untouched(self) -> None:
        assert list(self.folder.iterdir()) == []
        with pytest.raises(BlockingIOError):
            self._server.accept()
        for process in Path("/proc").glob("[0-9]*/cwd"):
            try:
                assert process.readlink() != self.folder
            except OSError:  # it has ended, or is another user's
                continue


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    folder = tmp_path / "empty"
    folder.mkdir()
    with socket.create_server(("localhost", 0)) as server:
        server.setblocking(False)
        yield Watched(folder, server)


@pytest.fixture(scope="module")
def confined() -> None:
    try:
        lessons.check(exercise("prolog"), "p(1).")
    except EngineMissing as error:
        pytest.skip(str(error))


def exercise(language: str, reference: str = "p(1).", asked: str = "query(p(_)).") -> Exercise:
    blank = dict.fromkeys(Exercise._fields, "")
    blank |= {"language": language, "reference": reference, "asked": asked}
    return Exercise(**blank)  # type: ignore[arg-type]


def texts(file: str, port: int = 0) -> list[str]:
    """The lines of a file, each with a goal that would leave a trace."""
    found = []
    for number, line in enumerate((HERE / file).read_text("utf-8").splitlines()):
        goal = GOALS[number % len(GOALS)]
        line = line.replace("MESSAGE", 'format("~@",[GOAL])').replace("GOAL", goal)
        found.append(line.replace("PORT", str(port)).replace("\\n", "\n"))
    return found


@pytest.mark.prolog
def test_no_answer_leaves_a_trace(watched: Watched, confined: None) -> None:
    one = exercise("prolog")
    watched.run("answers", [[one, text] for text in texts("attacks.txt", watched.port)])
    watched.untouched()


@pytest.mark.deep
@pytest.mark.prolog
def test_the_sandbox_alone_lets_none_leave_a_trace(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(watched.folder)
    one = exercise("prolog")
    for text in texts("attacks.txt", watched.port):
        judged(one, text)
        assert list(watched.folder.iterdir()) == [], text
    monkeypatch.undo()
    watched.untouched()


@pytest.mark.deep
@pytest.mark.prolog
def test_no_answer_passes_by_looking_for_the_reference(watched: Watched, confined: None) -> None:
    """Or by changing what compares: the reference is p(1) and p(3)."""
    one = exercise("prolog", "p(1).\np(3).", "query(p(_)).\nquery(p(2)).")
    for text, verdict in zip(
        texts("cheats.txt"),
        watched.run("answers", [[one, text] for text in texts("cheats.txt")]),
        strict=True,
    ):
        assert isinstance(verdict, list) and verdict[0] is False, (text, verdict)
    watched.untouched()


LONG = {
    "a million characters": "p(a).\n" * 160_000,
    "a thousand mistakes": "".join(f"p({n}) :- X != {n}.\n" for n in range(1000)),
    "one long line": "a b c " * 50_000 + ".",
    "deep": "p(" + "f(" * 40_000 + "a" + ")" * 40_000 + ").",
    "open brackets": "p(" + "(" * 45_000,
    "many goals": "p :- " + "q ; " * 40_000 + "q.",
    "operators": "p(" + "- " * 45_000 + "1).",
    "comment": "/* " * 30_000,
    "quotes": "p('" * 30_000,
    "stops": "." * 99_000,
}
MISTAKE = "\nq(X) :- X != 1.\n"
PLACES: dict[str, Callable[[Path], object]] = {
    "load": load,
    "game": games.TwoPlayers,
    "guessing": games.load,
    "lesson": lambda path: judged(exercise("prolog"), path.read_text("utf-8")),
}


def spent() -> float:
    """The processor time of this process and of those that it has started, in seconds."""
    ticks = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            _, ppid, *rest = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        ticks += sum(map(int, rest[9:11])) if int(ppid) == os.getpid() else 0
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + ended.ru_utime + ticks / os.sysconf("SC_CLK_TCK")


@pytest.fixture(scope="module")
def unit(tmp_path_factory: pytest.TempPathFactory) -> float:
    """What SWI-Prolog itself takes to load a megabyte of facts: about two seconds."""
    file = tmp_path_factory.mktemp("facts") / "facts.pl"
    file.write_text(LONG["a million characters"])
    before = spent()
    subprocess.run(["swipl", "-g", "halt", file], check=True, timeout=300)
    return spent() - before


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("kept", ["some", pytest.param("all", marks=pytest.mark.long)])
def test_what_cannot_be_read_is_named_in_every_place(
    place: str, kept: str, unit: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one short line, before SWI-Prolog would have read it; it leaves nothing behind.

    The directives of one's own program run, so they do no harm here.
    """
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(f"{__name__}.GOALS", ("true",))
    attacks = [*texts("attacks.txt"), *texts("cheats.txt")]
    given = [*(attacks if kept == "all" else attacks[::60]), *LONG.values()]
    named = 0
    file = tmp_path / "mine.pl"
    for text in given:
        file.write_text(text + MISTAKE, "utf-8")
        before = spent()
        try:  # some texts read the mistake away
            said = repr(PLACES[place](file))
        except (BadInput, TimeIsUp) as error:
            said = str(error)
            assert "\n" not in said and len(said) < 1000, (text[:99], said)
        assert spent() - before < max(unit, 1), (text[:99], said)
        assert list(tmp_path.iterdir()) == [file], text[:99]
        named += "Prolog has no !=" in said
    assert named > len(given) // 2


def mistakes() -> list[str]:
    """Those of beginner.plt, whose first fault is told by a lesson."""
    rows = (HERE.parent / "shared" / "beginner.plt").read_text("utf-8").partition("test(unread,")[0]
    found = re.findall(r'"((?:[^"\\]|\\[^c])*)"-\d+/\d+', rows)
    return [text.replace("\\n", "\n").replace('\\"', '"').replace("\\\\", "\\") for text in found]


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize("given", ["mistakes", "long"])
def test_what_is_typed_behind_user_is_named(given: str, unit: float, tmp_path: Path) -> None:
    """As a lesson names it, or in a few lines; and the prompt goes on."""
    if given == "mistakes":
        typed = mistakes()
    else:  # SWI-Prolog itself takes a minute to load many goals
        typed = [text for name, text in LONG.items() if name != "many goals"]
    more = "" if given == "mistakes" else MISTAKE
    command = [str(Path(sys.executable).with_name("ludologic")), "swipl"]
    before = spent()
    done = subprocess.run(
        command,
        input="".join(f"[user].\n{one}{more}\nend_of_file.\n" for one in typed)
        + "X = still_here.\n",
        capture_output=True,
        text=True,
        timeout=500,
        cwd=tmp_path,
    )
    assert "X = still_here" in done.stdout, done.stderr[-500:]
    assert list(tmp_path.iterdir()) == []
    said = re.findall(r"^user:\d+, (line .*)", done.stderr, re.M)
    if given == "mistakes":
        assert len(typed) > 100
        told = [judged(exercise("prolog"), one).faults[0].partition("\n")[0] for one in typed]
        assert [one for one in told if one not in said] == []
    else:
        assert "Prolog has no !=" in done.stderr
    if given == "long":
        assert "mend these first" in done.stderr and len(done.stderr) < 10_000
        assert spent() - before < len(typed) * max(unit, 1)


HEAVY = re.compile(r"\d0000|f\(X\)|X\+1")


def test_no_answer_set_program_leaves_a_trace(watched: Watched, confined: None) -> None:
    one = exercise("asp", "p(1).", "#show p/1.\nq(1).")
    light = [text for text in texts("attacks.lp.txt") if not HEAVY.search(text)]
    watched.run("answers", [[one, text] for text in light])
    watched.untouched()


@pytest.mark.deep
@pytest.mark.parametrize("text", thinned(filter(HEAVY.search, texts("attacks.lp.txt")), {2}))
def test_what_grounds_without_end_is_ended(
    text: str, confined: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludologic.lessons.checking.SECONDS", 3.0)
    verdict = lessons.check(exercise("asp", "p(1).", "#show p/1.\nq(1)."), text)
    assert not verdict.solved
    assert verdict.faults == ("the program has not come to an end after 3 seconds",) or (
        "it has needed more than 2048 MB" in verdict.faults[0]
    )


REFUSED = os.strerror(errno.ENOSYS)
UNSEEN = os.strerror(errno.EACCES)
NO_PROCESS = f"{REFUSED}|{os.strerror(errno.ENOMEM)}"  # as releases tell that a fork has failed
RAW = {
    'shell("touch PWN")': "done",  # what it called was not started, which it does not tell
    "fork(_)": "resource_error",
    "exec(touch('PWN'))": REFUSED,
    "process_create(path(touch),['PWN'],[])": REFUSED,
    "open(pipe('touch PWN'),write,_)": NO_PROCESS,
    'thread_create(shell("touch PWN"),I),thread_join(I)': "done",
    "open('PWN',write,_)": REFUSED,
    "open('PWN',append,_)": UNSEEN,
    "tmp_file_stream(text,_,_)": "",
    "make_directory('PWN')": REFUSED,
    "qsave_program('PWN')": REFUSED,
    "delete_file('FILE')": REFUSED,
    "rename_file('FILE','PWN')": "",
    "working_directory(_,'/')": "",
    "chmod('FILE',+w)": REFUSED,
    "read_file_to_string('FILE',_,[])": UNSEEN,
    "read_file_to_string('/etc/passwd',_,[])": UNSEEN,
    "read_file_to_string('/proc/self/environ',_,[])": UNSEEN,
    "directory_files('/',_)": UNSEEN,
    "load_files('FILE')": UNSEEN,
    "tcp_socket(_)": "enosys",
    "tcp_connect(localhost:PORT,_,[])": "",
}
STATEMENTS = {
    "os.fork()": REFUSED,
    "os.system('touch PWN') and os.stat('PWN')": os.strerror(errno.ENOENT),
    "os.posix_spawn('/usr/bin/touch', ['touch', 'PWN'], {})": REFUSED,
    "os.execv('/usr/bin/touch', ['touch', 'PWN'])": REFUSED,
    "os.open('PWN', os.O_CREAT)": UNSEEN,
    "os.open('PWN', os.O_WRONLY | os.O_CREAT)": UNSEEN,
    "os.open('FILE', os.O_RDONLY)": UNSEEN,
    "os.open(os.__file__, os.O_WRONLY)": UNSEEN,
    "os.open(os.__file__, os.O_RDONLY | os.O_TRUNC)": REFUSED,
    "os.listdir('/')": UNSEEN,
    "os.unlink('FILE')": REFUSED,
    "os.chmod('FILE', 0)": REFUSED,
    "os.truncate('FILE', 0)": REFUSED,
    "os.utime('FILE')": REFUSED,
    "os.symlink('FILE', 'PWN')": REFUSED,
    "os.link('FILE', 'PWN')": REFUSED,
    "os.mkfifo('PWN')": REFUSED,
    "os.chdir('/')": REFUSED,
    "os.memfd_create('PWN')": REFUSED,
    "os.kill(os.getppid(), 0)": REFUSED,
    "import socket; socket.socket()": REFUSED,
    "import socket; socket.socketpair()": REFUSED,
    "import resource; resource.setrlimit(resource.RLIMIT_CORE, (0, 0))": REFUSED,
}


@pytest.mark.prolog
@pytest.mark.parametrize("what, tried", [("goals", RAW), ("python", STATEMENTS)])
def test_the_operating_system_alone_refuses(
    what: str, tried: dict[str, str], watched: Watched, confined: None, tmp_path: Path
) -> None:
    file = tmp_path / "secret.pl"
    file.write_text("secret.\n")
    before = file.stat()
    given = [text.replace("FILE", str(file)).replace("PORT", str(watched.port)) for text in tried]
    for text, said, expected in zip(given, watched.run(what, given), tried.values(), strict=True):
        assert re.search(expected, str(said)), (text, said)
        assert expected == "done" or "done" not in str(said), (text, said)
    watched.untouched()
    assert file.read_text() == "secret.\n"
    assert (file.stat().st_mode, file.stat().st_mtime_ns) == (before.st_mode, before.st_mtime_ns)
