"""The page on a terminal's screen: the board, and what was said since the last entry.

The lines of the visible screen are erased and written anew, in one go. Other ways are less robust.
To move the cursor up one has to know how many lines stand there, which nobody does once a typed
line was broken or the window has changed its size. To clear the screen at once is for many
terminals to keep a copy of it above, so that each move would leave one. The alternate screen keeps
nothing of what leaves it at its upper edge, would take the last board away with it, and has to be
left on each way out, Ctrl-Z and a killed process among them. Lines that are erased need no tidying
up: the last page stays, and the shell goes on under it.

Nothing is erased but what is written again, or was there for the last entry alone. What stood on
the screen before the game, what a shell has said since Ctrl-Z, and a page that was too long are
scrolled up and away, so that they are found above. Where a page is too long, its news is written
below the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.segment import ControlType, Segment
from rich.text import Text

from ludologic.play.pictures.look import Look

Picture = Callable[[Look], RenderableType]
"""Draws a board by a look: that of the terminal as it is when the page is written."""

WithWords = Callable[[Look, Sequence[str]], RenderableType]
"""Draws a board with sentences beside it."""


_ERASED = Control((ControlType.ERASE_IN_LINE, 2))


class Page:
    """A board and words, written to a console in place of what they were."""

    def __init__(self, console: Console, look: Callable[[], Look]) -> None:
        self._console, self._look = console, look
        self._picture: Picture | None = None
        self._with_words: WithWords | None = None
        self._said: list[str | RenderableType] = []
        self._read = False
        self._kept = True
        """Whether more is on the screen than this page: it is scrolled away."""

    def say(self, what: RenderableType) -> None:
        """Add words to what was said since the last entry."""
        self._begin()
        self._said.append(what)
        self._write(_text(what))

    def draw(self, picture: Picture, with_words: WithWords | None) -> None:
        """Have another board. Where it can stand with words beside it, sentences do."""
        self._begin()
        self._picture, self._with_words = picture, with_words
        self._write(picture(self._look()))

    def read(self) -> None:
        """What was said has been read: the next words take its place."""
        self._read = True

    def wait(self) -> None:
        """Have the page stand as it is: what was said is kept if nothing took its place."""
        if self._read:
            self._read = False
            self._write(None)

    def keep(self) -> None:
        """Others have written on the screen: it is scrolled away, not erased."""
        self._kept = True

    def _begin(self) -> None:
        if self._read:
            self._said.clear()
            self._read = False

    def _write(self, news: RenderableType | None) -> None:
        """The whole page in its place, or its news alone where it is too long."""
        page = self._whole()
        if self._lines(page) >= self._console.height:
            if news is not None:
                self._console.print(news)
            self.keep()
            return
        lines = range(self._console.height)
        with self._console:
            if self._kept:
                self._console.print("\n" * (len(lines) - 1))
            for line in lines:
                self._console.control(Control.move_to(0, line), _ERASED)
            self._console.control(Control.home())
            self._console.print(page)
        self._kept = False

    def _whole(self) -> RenderableType:
        said = [_text(what) for what in self._said]
        if self._picture is None:
            return Group(*said)
        sentences = [what for what in self._said if isinstance(what, str)]
        if self._with_words is not None and len(sentences) == len(said):
            return self._with_words(self._look(), sentences)
        return Group(self._picture(self._look()), *said)

    def _lines(self, page: RenderableType) -> int:
        """How many lines of the screen the page takes: those that are too long take more."""
        width = self._console.width
        drawn = Segment.split_lines(self._console.render(page))
        return sum(max(1, -(-Segment.get_line_length(line) // width)) for line in drawn)


def _text(what: RenderableType) -> RenderableType:
    return Text(what) if isinstance(what, str) else what
