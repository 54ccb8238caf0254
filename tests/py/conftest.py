"""What the tests of playing share: a terminal with the program in it."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator

import pytest

_UNSET = ("NO_COLOR", "COLUMNS", "LINES", "FORCE_COLOR", "COLORTERM")
_MOST = 1_000_000
"""How much a program may show: one that floods its terminal is stopped."""


class Screen:
    """`ludologic ...` in a terminal of its own."""

    def __init__(self, *arguments: str, columns: int = 80, **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        ours = {name: value for name, value in os.environ.items() if name not in _UNSET}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludologic", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=ours | {"TERM": "xterm-256color"} | environment,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self.shown = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def until(self, text: str, *, times: int = 1) -> None:
        """Wait until the text is shown so often."""
        assert self._comes(text, times, 30), f"{text!r} never came: {self.shown[-3000:]}"

    def interrupt(self, text: str, *, times: int = 1) -> None:
        """Press Ctrl-C till it is noticed: Python misses one that comes just before it waits."""
        for _ in range(8):
            self.type("\x03")
            if self._comes(text, times, 2):
                return
        self.until(text, times=times)

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
        end = time.monotonic() + 30
        while self._read():
            assert time.monotonic() < end, f"it never ends: {self.shown[-3000:]}"
        return self.process.wait(20)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Screen]]:
    """Opens `ludologic ...` in a terminal of so many columns."""
    opened: list[Screen] = []

    def opening(*arguments: str, columns: int = 80, **environment: str) -> Screen:
        opened.append(Screen(*arguments, columns=columns, **environment))
        return opened[-1]

    yield opening
    for one in opened:
        one.close()
