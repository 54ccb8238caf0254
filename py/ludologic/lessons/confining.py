"""What the process of a check may do: compute, and read the engines and the rules.

An answer is a text from a stranger. SWI-Prolog's sandbox refuses what it knows, and the operating
system refuses the rest here: Landlock all files but those of the engines, which can only be read;
seccomp all system calls but those that computing takes. So there are no new processes, no network
and no writing, whatever an answer finds in Prolog, clingo or Python.
"""

from __future__ import annotations

import errno
import os
import socket
import sysconfig
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any


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
