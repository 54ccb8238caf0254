"""How a value is shown: a class asks `display.svg(self)` and the like, and `play` draws it.

Of all that asks, this file alone knows `ludologic.play`, and imports it when something is shown.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def svg(value: Any, *more: Any) -> str:
    """The value as an SVG document."""
    return _picture("pictures.values", "svg", value, more)


def html(value: Any, *more: Any) -> str:
    """The value as HTML."""
    return _picture("pictures.values", "html", value, more)


def text(value: Any, *more: Any) -> str:
    """The value in letters and other signs of ASCII."""
    return _picture("terminal.values", "text", value, more)


def draw(value: Any, *more: Any, json: bool = False) -> None:
    """Draw the value on standard output; on standard error, where that belongs to JSON."""
    import_module("ludologic.play.terminal.values").draw(value, *more, json=json)


def _picture(module: str, way: str, value: Any, more: tuple[Any, ...]) -> str:
    drawn: str = getattr(import_module(f"ludologic.play.{module}"), way)(value, *more)
    return drawn
