"""A board in Jupyter, marimo or VS Code: what lies between a game in Python and its picture."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ludologic.errors import LudologicError
from ludologic.play.notebook.play import Play
from ludologic.play.pictures import page

_HERE = Path(__file__).parent


def script() -> str:
    """The boards and what asks Python of them, as one module: a notebook has no other file."""
    return page.module(_HERE / "widget.mjs")


def looks() -> str:
    """The looks of the boards, for what is inside them alone."""
    css = (_HERE / "widget.css").read_text("utf-8")
    return f".ludologic {{\n{page.looks().replace(':root', '&')}}}\n{css}"


class Widget(anywidget.AnyWidget):
    """A game to play; `board` is the Board that it is played on."""

    _esm = script()
    _css = looks()
    view = traitlets.Dict().tag(sync=True)
    """What is to be seen, and the number of what was answered last."""
    asked = traitlets.Dict().tag(sync=True)
    """What was pressed: an event of the table, and its number."""

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play
        self._show()
        self.observe(self._answer, "asked")

    @property
    def board(self) -> Any:
        """The game as it stands, to be asked about."""
        return self.play.board

    def __repr__(self) -> str:
        return f"<Widget {self.board!r}>"

    def _repr_svg_(self) -> str:
        """The board as it stands: it is shown where no widget is, as in a notebook read later."""
        picture: str = self.board._repr_svg_()
        return picture

    def _answer(self, change: Mapping[str, Any]) -> None:
        asked = change["new"]
        self.play.say("")
        try:
            self.play.ask(asked.get("event"), self._show)
        except LudologicError as error:
            self.play.say(str(error))
        except KeyboardInterrupt:
            self.play.say("the search was stopped")
        finally:  # else the board would wait for ever
            self._show(asked.get("number"))

    def _show(self, answered: Any = None) -> None:
        number = self.view.get("answered", 0) if answered is None else answered
        self.view = self.play.view() | {"answered": number}
