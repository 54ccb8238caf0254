"""Pages of the package: what Python is given, a page a module, as the docstrings say it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import NamedTuple

MODULES = (
    "mastermind",
    "connect4",
    "soccer",
    "games",
    "why",
    "agreement",
    "pools",
    "archive",
    "outcome",
)
"""What is there for programs; the rest serves the commands."""


class Entry(NamedTuple):
    """A function, a class or a method: its name, how it is called, and its docstring."""

    name: str
    call: str
    text: str


class Module(NamedTuple):
    """A module, with what it says of itself."""

    name: str
    text: str
    entries: tuple[Entry, ...]


def modules() -> Iterator[Module]:
    """Each module that is there for programs."""
    for name in MODULES:
        module = import_module(f"ludologic.{name}")
        yield Module(f"ludologic.{name}", inspect.getdoc(module) or "", tuple(_entries(module)))


def _entries(module: ModuleType) -> Iterator[Entry]:
    names = getattr(module, "__all__", None) or [
        name
        for name, one in vars(module).items()
        if getattr(one, "__module__", "") == module.__name__ and not name.startswith("_")
    ]
    for name in names:
        one = getattr(module, name)
        if inspect.isclass(one):
            yield _entry(name, one)
            for member, value in vars(one).items():
                if member.startswith("_"):
                    continue
                if isinstance(value, property):
                    yield Entry(f"{name}.{member}", f"{name}.{member}", inspect.getdoc(value) or "")
                elif inspect.isroutine(value):
                    yield _entry(f"{name}.{member}", getattr(one, member))
        elif inspect.isroutine(one):
            yield _entry(name, one)


def _entry(name: str, one: object) -> Entry:
    try:
        call = str(inspect.signature(one))  # type: ignore[arg-type]
    except (TypeError, ValueError):  # such as a class of the standard library
        call = ""
    call = re.sub(r"ForwardRef\(('[^']*')\)", r"\1", call)  # annotations are texts
    call = re.sub(r"(: |-> )'([^']*)'", r"\1\2", call).replace("<factory>", "...")
    return Entry(name, name + call, inspect.getdoc(one) or "")
