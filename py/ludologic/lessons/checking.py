"""Whether an answer to an exercise is right: the first query or instance on which it is not.

All is decided in `logic/lessons`: a relation is judged in Prolog (`check.pl`); for an answer set
program, Prolog says what clingo is to run, and judges what it found (`trials.pl`). An answer runs
in a process of its own with a limit of time and of memory: nothing else stops clingo while it makes
rules ground, or Prolog in a step that sleeps or fills the memory. The operating system confines
that process (`confine`).
"""

from __future__ import annotations

import errno
import json
import os
import re
import signal
import socket
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

import ludologic
from ludologic.checks import check_instance, check_text
from ludologic.engines import asp, door, rules, swipl
from ludologic.errors import EngineFailure, EngineMissing
from ludologic.lessons.reading import Exercise

SECONDS = 10.0
"""How long a check may compute, in seconds; if it has to wait for others, six times as long."""
MEMORY = 2 << 30
"""How many bytes it may take, if the system can limit them."""
UNCONFINED = (
    "an answer is only checked where the operating system keeps it from everything else: that "
    "takes Linux 5.13 or newer with Landlock and libseccomp, or Node 20 or newer"
)


class Verdict(NamedTuple):
    """Whether the answer is right; else the faults of the program, or where it differs."""

    solved: bool
    faults: tuple[str, ...] = ()
    query: str = ""
    yours: str = ""
    reference: str = ""
    what: str = ""
    part: str = ""
    """The part of the program that is to blame, with stars."""
    remarks: tuple[str, ...] = ()
    """What could be better in a right answer."""

    def told(self, exercise: Exercise) -> str:
        """What the learner is told, in lines."""
        if self.solved:
            return "\n".join([f"{exercise.number} is solved.", *self.remarks])
        if self.faults:
            return "\n".join(self.faults)
        asked = f"?- {self.query}." if exercise.language == "prolog" else self.query
        rows = [asked, f"  yours:    {self.yours}", f"  expected: {self.reference}", self.what]
        return "\n".join([*rows, self.part] if self.part else rows)


def check(exercise: Exercise, text: str) -> Verdict:
    """The verdict on a program that should solve the exercise."""
    check_instance(exercise, Exercise, "exercise", "it is lessons.exercise(NUMBER)")
    check_text(text, "answer", "it is the text of a program")
    command = [sys.executable, "-m", "ludologic.lessons.checking"]
    given = json.dumps([SECONDS, MEMORY, exercise, text])
    endless = Verdict(False, (f"the program has not come to an end after {SECONDS:g} seconds",))
    try:
        done = subprocess.run(
            command,
            input=given,
            capture_output=True,
            text=True,
            timeout=6 * SECONDS,
            cwd=rules.path(),  # the caller's own one may be gone
            check=False,
        )
    except subprocess.TimeoutExpired:
        return endless
    if done.returncode == -signal.SIGXCPU:
        return endless
    try:
        solved, faults, query, yours, reference, what, part, remarks = json.loads(done.stdout)
    except ValueError:
        if missing := re.search(r"^ludologic\.errors\.EngineMissing: (.*)", done.stderr, re.M):
            raise EngineMissing(missing[1]) from None
        if missing := re.search(r"^(?:ludologic\S*\.)?Unconfined: (.*)", done.stderr, re.M):
            try:
                return _in_node(exercise, text)
            except subprocess.TimeoutExpired:
                return endless
            except EngineFailure:  # the answer has broken it
                return Verdict(False, ("the program needs more memory than it may have",))
            except (EngineMissing, ImportError) as error:
                raise EngineMissing(f"{UNCONFINED} ({missing[1]}; {error})") from None
        why = f"the program has needed more than {MEMORY >> 20} MB, or ended what it runs in"
        return Verdict(False, (why,))
    return Verdict(solved, tuple(faults), query, yours, reference, what, part, tuple(remarks))


def _in_node(exercise: Exercise, text: str) -> Verdict:
    """As check, in the engines of the pages: WebAssembly has no system that it could reach."""
    node = import_module("ludologic.play.site.node")
    return _verdict(node.verdict(exercise, text, 6 * SECONDS))


def _main() -> None:
    """The process of a check."""
    seconds, memory, fields, text = json.load(sys.stdin)
    confined(seconds, memory)
    json.dump(judged(Exercise(*fields), text), sys.stdout)


def confined(seconds: float, memory: int, folders: Sequence[Path] = ()) -> None:
    """From now on this process only computes, so long and with so many bytes, and reads the rules
    and the folders.

    Prolog must not have started. Raises Unconfined.
    """
    with suppress(ImportError, ValueError, OSError):  # not every system limits them
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (ceil(seconds), ceil(2 * seconds)))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    confine([rules.path(), Path(ludologic.__file__).parent, *swipl.folders(), *folders])


def judged(exercise: Exercise, text: str) -> Verdict:
    """As check, in this process: for a program that is known to come to an end."""
    asked: dict[str, Any] = {
        "given": exercise.given,
        "reference": exercise.reference,
        "queries": exercise.asked,
        "wrong": [{"text": text, "about": about} for text, about in exercise.wrong],
        "program": text,
    }
    if exercise.language == "prolog":
        return _verdict(door.lessons.verdict(**asked))
    trials = door.lessons.trials(**asked)
    if trials["kind"] == "fault":
        return _verdict(trials)
    for run in trials["runs"]:
        yours, right = (asp.ran(run[program], run["options"]) for program in ("yours", "right"))
        found: dict[str, Any] = {"program": text, "run": run, "yours": yours, "right": right}
        said = door.lessons.judged(**found, wrong=[])
        if said["kind"] != "solved":
            wrong = [asp.ran(one["text"], run["options"]) for one in run["wrong"]]
            said = door.lessons.judged(**found, wrong=wrong) if wrong else said
            break
    return _verdict(said)


def _verdict(said: Any) -> Verdict:
    match said["kind"]:
        case "solved":
            return Verdict(True, remarks=tuple(said["remarks"]))
        case "fault":
            return Verdict(False, tuple(said["sentences"]))
    return Verdict(
        False, (), said["query"], said["yours"], said["reference"], said["what"], said["part"]
    )


# An answer is a text from a stranger. SWI-Prolog's sandbox refuses what it knows, and the operating
# system refuses the rest here: Landlock all files but those of the engines, which can only be read;
# seccomp all system calls but those that computing takes. So there are no new processes, no network
# and no writing, whatever an answer finds in Prolog, clingo or Python.


class Unconfined(Exception):
    """The operating system can't confine this process; the text says what is missing."""


def confine(folders: Iterable[Path]) -> None:
    """From now on this process can only compute, and read what is in the folders.

    Python's own folders and the system's libraries are added. It can't be taken back, and holds for
    all threads that are started later: so it has to come before Prolog starts. Raises Unconfined.
    """
    try:
        import landlock
        import pyseccomp
    except (ImportError, OSError, RuntimeError) as error:  # the last one: no libseccomp
        raise Unconfined(str(error)) from error
    try:
        _only_read([*folders, *_own_folders()], landlock)
        _only_compute(pyseccomp)
    except (OSError, landlock.LandlockError) as error:
        raise Unconfined(f"the kernel refuses it: {error}") from error
    _try()


def _own_folders() -> list[Path]:
    names = ("stdlib", "platstdlib", "purelib", "platlib")
    system = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache")
    return [*(Path(sysconfig.get_path(name)) for name in names), *map(Path, system)]


def _only_read(paths: Iterable[Path], landlock: Any) -> None:
    rules = landlock.Ruleset()
    file, folder = landlock.FSAccess.READ_FILE, landlock.FSAccess.READ_DIR
    for path in {path.resolve() for path in paths}:
        if path.exists():
            rules.allow(path, rules=file | folder if path.is_dir() else file)
    rules.apply()


_CALLS = (
    "read readv pread64 preadv write writev pwrite64 close lseek _llseek dup dup2 dup3 pipe "
    "pipe2 stat lstat fstat newfstatat stat64 lstat64 fstat64 fstatat64 statx statfs fstatfs "
    "access faccessat faccessat2 readlink readlinkat getdents getdents64 getcwd fcntl fcntl64 "
    "ioctl mmap mmap2 munmap mprotect mremap madvise brk membarrier futex futex_time64 "
    "set_robust_list get_robust_list rseq set_tid_address arch_prctl set_tls rt_sigaction "
    "rt_sigprocmask rt_sigreturn rt_sigpending rt_sigtimedwait rt_sigsuspend sigreturn "
    "sigaltstack restart_syscall poll ppoll select _newselect pselect6 epoll_create "
    "epoll_create1 epoll_ctl epoll_wait epoll_pwait eventfd eventfd2 clock_gettime "
    "clock_gettime64 clock_getres clock_nanosleep gettimeofday time times nanosleep getrusage "
    "sysinfo uname getrandom sched_yield sched_getaffinity getcpu getpid getppid gettid "
    "getuid geteuid getgid getegid getuid32 geteuid32 getgid32 getegid32 getpgrp getsid "
    "getrlimit ugetrlimit exit exit_group "
)
"""What the engines take, and their relatives: none makes a process, a socket or a file."""
_CLONE_THREAD = 0x00010000
_PR_SET_NAME = 15


def _only_compute(seccomp: Any) -> None:
    """Any other call answers that there is no such call, so that libraries take another way."""

    def equal(place: int, value: int) -> Any:
        return seccomp.Arg(place, seccomp.EQ, value)

    def bits(place: int, mask: int, value: int) -> Any:
        return seccomp.Arg(place, seccomp.MASKED_EQ, mask, value)

    special = {
        "clone": [bits(0, _CLONE_THREAD, _CLONE_THREAD)],  # a thread, but no process
        "open": [bits(1, os.O_TRUNC, 0)],  # which an old Landlock does not refuse
        "openat": [bits(2, os.O_TRUNC, 0)],
        "prctl": [equal(0, _PR_SET_NAME)],
        "prlimit64": [equal(0, 0), equal(2, 0)],  # limits are told, and not set
        "tgkill": [equal(0, os.getpid())],  # its own threads are signalled
    }
    rules = seccomp.SyscallFilter(seccomp.ERRNO(errno.ENOSYS))
    for name in [*_CALLS.split(), *special]:
        with suppress(OSError, ValueError):  # another processor has no call of this name
            rules.add_rule(seccomp.ALLOW, name, *special.get(name, ()))
    rules.load()


def _try() -> None:
    """Raises Unconfined if something is not refused after all."""
    attempts: dict[str, Callable[[], object]] = {
        "processes": _end_of_child,
        "sockets": lambda: socket.socket().close(),
        "files": lambda: os.close(os.open(os.devnull, os.O_WRONLY)),
    }
    for what, attempt in attempts.items():
        try:
            attempt()
        except OSError:
            continue
        raise Unconfined(f"{what} are not refused")


def _end_of_child() -> None:
    if (child := os.fork()) == 0:
        os._exit(0)
    os.waitpid(child, 0)


if __name__ == "__main__":
    _main()
