"""The page on a terminal's screen: the board, and what was said since the last entry.

The lines of the visible screen are erased and written anew, in one go. Then nothing has to be
tidied up at the end: the last page stays, and the shell goes on below it. Other ways are less
robust. If the cursor moved up, the program would have to know how many lines there are; it does
not, once a long line was broken or the window has changed its size. If the whole screen were
cleared, many terminals would keep a copy of it above, for each move. The alternate screen forgets
the lines that leave it at the top, takes the last board away at the end, and has to be left in
every case, even after Ctrl-Z or a killed process.

Only lines are erased that are written again, or that belonged to the last entry. Everything else is
scrolled up, where it can be found: what stood on the screen before the game, what a shell has
printed since Ctrl-Z, and a page that was too long. If a page is too long, only its news is written.
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
    """A board and words, written to a console over the earlier ones."""

    def __init__(self, console: Console, look: Callable[[], Look]) -> None:
        self._console, self._look = console, look
        self._picture: Picture | None = None
        self._with_words: WithWords | None = None
        self._said: list[str | RenderableType] = []
        self._read = False
        self._kept = True
        """Whether the screen has more than this page; if so, the rest is scrolled away."""

    def say(self, what: RenderableType) -> None:
        """Add words to what was said since the last entry."""
        self._begin()
        self._said.append(what)
        self._write(_text(what))

    def draw(self, picture: Picture, with_words: WithWords | None) -> None:
        """Draw another board, with the sentences beside it if it has room for them."""
        self._begin()
        self._picture, self._with_words = picture, with_words
        self._write(picture(self._look()))

    def read(self) -> None:
        """What was said has been read: the next words take its place."""
        self._read = True

    def wait(self) -> None:
        """Leave the page as it is: the last words stay if no new ones took their place."""
        if self._read:
            self._read = False
            self._write(None)

    def keep(self) -> None:
        """Another program has written on the screen: scroll it away, don't erase it."""
        self._kept = True

    def resize(self, *, now: bool) -> None:
        """The window has another size, which broke the lines anew: write the page again, now or
        with its next news."""
        self.keep()
        if now:
            self._write(None)

    def _begin(self) -> None:
        if self._read:
            self._said.clear()
            self._read = False

    def _write(self, news: RenderableType | None) -> None:
        """Write the whole page in its place, or only its news if the page is too long."""
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
        """How many lines of the screen the page takes; a line that is too long takes several."""
        width = self._console.width
        drawn = Segment.split_lines(self._console.render(page))
        return sum(max(1, -(-Segment.get_line_length(line) // width)) for line in drawn)


def _text(what: RenderableType) -> RenderableType:
    return Text(what) if isinstance(what, str) else what
