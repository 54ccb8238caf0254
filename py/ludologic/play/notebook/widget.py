"""A board in Jupyter, marimo or VS Code: it connects a game in Python with its picture."""

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
    """The boards and their messages to Python as one module, since a notebook has no other file."""
    return page.module(_HERE / "widget.mjs")


def looks() -> str:
    """The style of the boards, which changes nothing outside them."""
    css = (_HERE / "widget.css").read_text("utf-8")
    return f".ludologic {{\n{page.looks().replace(':root', '&')}}}\n{css}"


class Widget(anywidget.AnyWidget):
    """A game to play; `board` is its Board."""

    _esm = script()
    _css = looks()
    view = traitlets.Dict().tag(sync=True)
    """What to show, and the number of the last event that was answered."""
    asked = traitlets.Dict().tag(sync=True)
    """What was pressed, as an event of the session, and its number."""

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play
        self._show()
        self.observe(self._answer, "asked")

    @property
    def board(self) -> Any:
        """The game as it stands, so that you can ask about it."""
        return self.play.board

    def __repr__(self) -> str:
        return f"<Widget {self.board!r}>"

    def _repr_svg_(self) -> str:
        """The board as it stands, for places that show no widget."""
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
        finally:  # or the board would wait for ever
            self._show(asked.get("number"))

    def _show(self, answered: Any = None) -> None:
        number = self.view.get("answered", 0) if answered is None else answered
        self.view = self.play.view() | {"answered": number}
