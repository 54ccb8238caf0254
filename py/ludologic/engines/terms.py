"""Plain values as terms of Prolog, and its texts as Python's.

A value is an ``int``, a ``float``, a ``str`` (an atom), a ``list``, or a ``tuple`` whose first item
is a name: ``("-", 1, 2)`` is the compound ``1-2``. No text is ever read as Prolog.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from ludologic.engines.limit import Seconds
from ludologic.errors import EngineFailure
from ludologic.values import Text

Value: TypeAlias = Any
"""An int, a float, a str, a list of values, or a tuple (name, value, ...)."""


class Terms:
    """The terms of one Prolog; `swi` are pyswip's bindings of its C interface."""

    def __init__(self, swi: Any) -> None:
        self._swi = swi

    @contextmanager
    def frame(self) -> Iterator[None]:
        """The terms that are made meanwhile are given back."""
        frame = self._swi.PL_open_foreign_frame()
        try:
            yield
        finally:
            self._swi.PL_discard_foreign_frame(frame)

    def arguments(self, *values: Value, outputs: int = 0) -> int:
        """The first of as many terms in a row as there are values, and outputs after them."""
        first: int = self._swi.PL_new_term_refs(len(values) + outputs)
        for offset, value in enumerate(values):
            self._put(first + offset, value)
        return first

    def _put(self, term: int, value: Value) -> None:
        swi = self._swi
        if isinstance(value, bool):
            self._put(term, "true" if value else "false")
        elif isinstance(value, int):
            if -(2**31) <= value < 2**31:
                swi.PL_put_integer(term, value)
            else:  # the digits of a number, made here
                swi.PL_chars_to_term(hex(value).encode(), term)
        elif isinstance(value, float):
            value = value.left() if isinstance(value, Seconds) else value
            swi._lib.PL_put_float(ctypes.c_size_t(term), ctypes.c_double(value))
        elif isinstance(value, str):
            data = value.encode(errors="backslashreplace")  # half of a surrogate pair is no text
            kind = swi.PL_STRING if isinstance(value, Text) else swi.PL_ATOM
            swi.PL_put_chars(term, kind | swi.REP_UTF8, len(data), data)
        elif isinstance(value, tuple):
            first = self.arguments(*value[1:])
            self._put(term, value[0])
            name = swi.atom_t()
            swi.PL_get_atom(term, ctypes.byref(name))
            swi.PL_cons_functor_v(term, swi.PL_new_functor(name, len(value) - 1), first)
        else:
            swi.PL_put_nil(term)
            for item in reversed(value):
                head = self.arguments(item)
                swi.PL_cons_list(term, head, term)

    def text(self, term: int) -> str:
        """The text that a term is."""
        swi = self._swi
        text = ctypes.c_char_p()
        flags = swi.CVT_ATOM | swi.CVT_STRING | swi.BUF_DISCARDABLE | swi.REP_UTF8
        with swi.PL_STRINGS_MARK():
            if not swi._lib.PL_get_chars(term, ctypes.byref(text), ctypes.c_uint(flags)):
                raise EngineFailure("SWI-Prolog gave back no text")
            return (text.value or b"").decode()

    def texts(self, term: int) -> list[str]:
        """The texts of a list."""
        swi = self._swi
        head, tail = swi.PL_new_term_ref(), swi.PL_copy_term_ref(term)
        items = []
        while swi.PL_get_list(tail, head, tail):
            items.append(self.text(head))
        return items
