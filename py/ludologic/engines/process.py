"""Another process of this package: how it is started, what passes between it and its caller, and
how it is ended.

Each is a fresh one: threads, an event loop or a fork of the caller do not matter. It leads a group
of its own, so it is ended with all that it has started, and it ends itself if its caller is gone.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    import subprocess

_living: set[subprocess.Popen[bytes]] = set()
"""Those that this process has started, and not ended: none of them outlives it."""
_START = (
    "import sys; sys.path[:] = sys.argv[3:]; from importlib import import_module; "
    "place, _, name = sys.argv[2].rpartition('.'); "
    "getattr(import_module(place), name)(int(sys.argv[1]))"
)


def started(serve: str) -> tuple[subprocess.Popen[bytes], Any]:
    """A process that calls a function with its end of a socket, and the connection to it."""
    import socket
    import subprocess
    from multiprocessing.connection import Connection  # these take longer to import than most need

    ours, theirs = socket.socketpair()
    with theirs:
        descriptor = theirs.fileno()
        process = subprocess.Popen(
            [sys.executable, "-c", _START, str(descriptor), serve, *filter(None, sys.path)],
            pass_fds=[descriptor],
            stdin=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the process that asks
        )
    _living.add(process)
    return process, Connection(ours.detach())


def lives(process: subprocess.Popen[bytes]) -> bool:
    """Whether a process of ours can be asked: nobody has ended it."""
    return process in _living and process.poll() is None


def ended(process: subprocess.Popen[bytes], connection: Any) -> None:
    """End a process with all that it has started; a second time there is nothing to do."""
    if process in _living:  # a process that is forked has none
        _living.discard(process)
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    connection.close()


@atexit.register
def _end_all() -> None:
    for process in _living:
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)


os.register_at_fork(after_in_child=_living.clear)


def listened(descriptor: int, take: Callable[[Any], None]) -> Any:
    """In such a process: the connection to its caller, whose messages a thread takes."""
    from multiprocessing.connection import Connection

    os.set_inheritable(descriptor, False)
    connection: Any = Connection(descriptor)

    def listen() -> None:
        while True:
            try:
                message = connection.recv()
            except (EOFError, OSError):
                leave()
            take(message)

    threading.Thread(target=listen, daemon=True).start()
    return connection


def leave() -> NoReturn:
    """End this process with everything that it started: the caller is gone."""
    if os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)
