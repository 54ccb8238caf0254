"""What an answer set program answered becomes plain values, or is said to make no sense.

A program that was changed may have atoms that none of its name can: half a tree, a player that
there is not. The code that reads them stumbles over that; guarded, it says so, and names the
program. What Prolog answers is judged at its door (door.py).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import wraps
from inspect import isfunction, isgeneratorfunction, signature
from typing import Any, ParamSpec, TypeVar

from ludologic.errors import LudologicError, Senseless

Given = ParamSpec("Given")
Read = TypeVar("Read")

_STUMBLES = (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError)
_MOST = 200
"""How much is said of what was asked, and of what went wrong."""

_last: Callable[[], str | None] | None = None


def asking(last: Callable[[], str | None]) -> None:
    """A program is asked: it says which, once somebody wants to know."""
    global _last
    _last = last


def guard(module: str) -> None:
    """From now on the public functions of a module are `sensible`.

    Not those that are told a function, which may be anybody's.
    """
    names = vars(sys.modules[module])
    for name, value in list(names.items()):
        ours = getattr(value, "__module__", None) == module and not name.startswith("_")
        asks = isfunction(value) or hasattr(value, "cache_info")
        if ours and asks and "told" not in signature(value).parameters:
            names[name] = sensible(value)


def sensible(function: Callable[Given, Read]) -> Callable[Given, Read]:
    """A function that raises Senseless where it stumbles: what it is given is judged already."""

    @wraps(function)
    def one(*args: Given.args, **kwargs: Given.kwargs) -> Read:
        try:
            return function(*args, **kwargs)
        except LudologicError:  # some of them are ValueErrors
            raise
        except _STUMBLES as error:
            if error.__traceback__ is None or error.__traceback__.tb_next is None:
                raise  # it was called amiss, and has not begun
            raise _senseless(error) from error

    @wraps(function)
    def each(*args: Given.args, **kwargs: Given.kwargs) -> Iterator[Any]:
        found: Any = function
        try:
            yield from found(*args, **kwargs)
        except LudologicError:
            raise
        except _STUMBLES as error:
            raise _senseless(error) from error

    return each if isgeneratorfunction(function) else one  # type: ignore[return-value]


def _senseless(error: Exception) -> Senseless:
    asked = None if _last is None else _last()
    what = "" if asked is None else f" to {asked[:_MOST]}"
    said = f"{type(error).__name__}: {str(error)[:_MOST]}".removesuffix(": ")
    return Senseless(f"what the rules answered{what} makes no sense ({said})")
