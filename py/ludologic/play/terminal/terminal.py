"""The terminal that a game is played at, or the pipe that stands for it."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from io import TextIOWrapper
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludologic.cli.protocol import skip_rest
from ludologic.errors import BadInput, visible
from ludologic.play.pictures.look import ASCII, DRAWN, SIGNS, Look
from ludologic.play.terminal.page import Page, Picture, WithWords

_LONGEST = 4096
"""So much is read of a line from a pipe: no word or move is as long."""

_WIDTH = 80


class InputEnded(Exception):
    """The input has ended."""


class Terminal:
    """Says, draws and asks, on standard output; on standard error if the output is JSON.

    If nobody sits at the terminal, prompts go to standard error, nothing waits, and no line is
    broken. With pages, each board is drawn over the last one, unless the terminal is plain or dumb,
    or TTY_INTERACTIVE is 0, which rich knows.
    """

    def __init__(self, *, plain: bool = False, json: bool = False, pages: bool = False) -> None:
        self._stream = sys.stderr if json else sys.stdout
        self.interactive = sys.stdin is not None and sys.stdin.isatty() and self._stream.isatty()
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self._plain = plain
        self._screen = self._console(self._stream)
        self._errors = self._console(sys.stderr)
        can = self.interactive and self._stream is sys.stdout and not plain and _moves(self._screen)
        self._page = Page(self._screen, lambda: self.look) if pages and can else None
        self._waits = False
        if self._page is not None and sys.platform != "win32":
            page = self._page  # after Ctrl-Z and `fg` the shell's words are on the screen too
            signal.signal(signal.SIGCONT, lambda *_: page.keep())
            signal.signal(signal.SIGWINCH, lambda *_: page.resize(now=self._waits))
        if self.interactive:  # after the handler of signals, which readline calls too
            with suppress(ImportError):
                import readline  # noqa: F401  (lines can be edited, and called back)

    def _console(self, stream: Any) -> Console:
        width, height = _size(stream)
        return Console(
            file=stream,
            highlight=False,
            markup=False,
            emoji=False,
            color_system=None if self._plain else "auto",
            width=width,
            height=height,
            soft_wrap=not stream.isatty(),
        )

    @property
    def look(self) -> Look:
        """How boards are drawn here and now; terminals change their size."""
        coloured = self._screen.color_system is not None and not self._screen.no_color
        signs = ASCII if self._plain or not _writable(DRAWN, self._stream) else SIGNS
        height = None if self._page is None else self._screen.height - 1  # the prompt's line
        return Look(self._screen.width, coloured, signs, height)

    @property
    def redraws(self) -> bool:
        """Whether a board takes the place of the last one."""
        return self._page is not None

    def say(self, what: RenderableType, *, wraps: bool = False) -> None:
        """A sentence, or something to look at; what wraps is kept in the terminal's width."""
        if self._page is not None:
            self._page.say(what)
        else:
            self._screen.print(what, soft_wrap=False if wraps else None)

    def draw(self, picture: Picture, with_words: WithWords | None = None) -> None:
        """The board, drawn over the last one if the terminal can do that.

        with_words: the same picture with sentences in it.
        """
        if self._page is not None:
            self._page.draw(picture, with_words)
        else:
            self._screen.print(picture(self.look))

    def table(self, rows: Iterable[tuple[str, str]], above: Sequence[str] = ()) -> None:
        """Two columns, and sentences above them that stay there."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        for left, right in rows:
            grid.add_row(Text(left), Text(right))
        if self._page is not None:
            self._page.say(Group(*map(Text, above), grid))
            return
        for sentence in above:
            self.say(sentence)
        self.say(grid, wraps=True)

    def complain(self, sentence: str) -> None:
        """Say what was wrong, without the signs that a terminal would obey."""
        seen = "".join(sign if sign.isprintable() else "?" for sign in " ".join(sentence.split()))
        said = f"Error: {seen}"
        if self._page is not None and self._errors.is_terminal:
            self._page.say(said)
            return
        self._stream.flush()
        self._errors.print(Text(said))

    def ask(self, prompt: str) -> str:
        """A line. Raises InputEnded if there is none, and KeyboardInterrupt for Ctrl-C."""
        self._stream.flush()
        if self.interactive and self._stream is sys.stdout:
            if self._page is not None:
                self._page.wait()
            try:
                with self._waiting():
                    line = input(f"{visible(prompt)}> ")
            except EOFError:
                self._stream.write("\n")
                raise InputEnded from None
            except KeyboardInterrupt:
                self._stream.write("\n")
                raise
            self._noticed()
            return line
        typed = sys.stdin is not None and sys.stdin.isatty()
        print(f"{visible(prompt)}>", end=" " if typed else "\n", file=sys.stderr, flush=True)
        return self._line()

    @staticmethod
    def _line() -> str:
        line = sys.stdin.readline(_LONGEST) if sys.stdin is not None else ""
        if not line:
            raise InputEnded
        if not skip_rest(sys.stdin, line):
            print("the line is too long", file=sys.stderr)
            raise InputEnded
        return line

    @contextmanager
    def keys(self) -> Iterator[Callable[[], str]]:
        """Each key as soon as it is pressed: a character, or a name such as "up".

        The empty text is the end of the input. Raises BadInput if nobody sits at a keyboard.
        """
        from ludologic.play.terminal.keyboard import pressed, unbuffered

        if not self.interactive or self._stream is not sys.stdout:
            raise BadInput("single keys need a keyboard: type lines")

        def key() -> str:
            with self._waiting():
                typed = pressed(sys.stdin.fileno())
            self._noticed()
            return typed

        with unbuffered(sys.stdin.fileno()):
            yield key

    @contextmanager
    def _waiting(self) -> Iterator[None]:
        """Meanwhile nothing is written, so that a window of another size gets its page at once."""
        self._waits = True
        try:
            yield
        finally:
            self._waits = False

    def _noticed(self) -> None:
        """Somebody has read what was said, and gone on."""
        if self._page is not None:
            self._page.read()

    def agreed(self, question: str) -> bool:
        """Whether the answer is yes; the end of the input means no."""
        with suppress(InputEnded):
            return self.ask(f"{question} y or n").strip().lower() in ("y", "yes")
        return False

    def wait(self, seconds: float) -> None:
        """Give people time to look; a pipe needs none."""
        if self.interactive:
            time.sleep(seconds)
            self._noticed()

    def thinking(self) -> AbstractContextManager[Any]:
        """Show that an answer is being worked out."""
        if not self.interactive or self._plain or self._screen.is_dumb_terminal:
            return nullcontext()
        return self._screen.status("thinking", spinner="line")


def _size(stream: Any) -> tuple[int | None, int | None]:
    """Columns and lines; None if rich is to ask the terminal, which it doesn't if TERM is dumb."""
    if not stream.isatty():
        return _WIDTH, None
    if os.environ.get("TERM", "").lower() not in ("dumb", "unknown"):
        return None, None
    size = shutil.get_terminal_size()
    return size.columns, size.lines


def _moves(screen: Console) -> bool:
    """Whether the terminal has a cursor that can be moved; on Unix TERM says what it is."""
    named = bool(os.environ.get("TERM")) or os.name != "posix"
    return screen.is_interactive and not screen.is_dumb_terminal and named


def _writable(text: str, stream: Any) -> bool:
    try:
        text.encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
