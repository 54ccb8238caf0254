"""How a value is shown, in words or drawn: a class asks `display.svg(self)`, and `play` draws it.

Outside `ludologic.play` only this file knows it, and imports it when something is shown.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def svg(value: Any, *more: Any) -> str:
    """The value as an SVG document."""
    return _picture("SVG", value, more)


def html(value: Any, *more: Any) -> str:
    """The value as a piece of HTML."""
    return _picture("HTML", value, more)


def page(value: Any, *more: Any) -> str:
    """The value as a page that needs no other file."""
    return _picture("PAGE", value, more)


def dot(value: Any, *more: Any) -> str:
    """The value for Graphviz."""
    return _picture("DOT", value, more)


def text(value: Any, *more: Any) -> str:
    """The value as lines of text."""
    written: str = _values("terminal").text(value, *more)
    return written


def draw(value: Any, *more: Any, json: bool = False) -> None:
    """Draw the value on standard output; on standard error if the output is JSON."""
    _values("terminal").draw(value, *more, json=json)


def _picture(way: str, value: Any, more: tuple[Any, ...]) -> str:
    values = _values("pictures")
    drawn: str = values.picture(getattr(values, way), value)(value, *more)
    return drawn


def _values(place: str) -> Any:
    return import_module(f"ludologic.play.{place}.values")


def count(number: int, noun: str) -> str:
    """`1 guess`, `1,000 guesses`."""
    plural = f"{noun}es" if noun.endswith("s") else f"{noun}s"
    return f"{number:,} {noun if number == 1 else plural}"


def variant_words(pegs: int, colours: int, repeats: bool) -> str:
    """A code-breaking game: `4 pegs, 9 colours, no repeats`."""
    repeated = "repeats" if repeats else "no repeats"
    return f"{count(pegs, 'peg')}, {count(colours, 'colour')}, {repeated}"
