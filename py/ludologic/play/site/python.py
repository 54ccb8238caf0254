"""Pages of the package: one for each module, with its docstrings."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from ludologic.engines import door, rules

MODULES = (
    *sorted(("games", *rules.games())),
    "why",
    "agreement",
    "ask.pool",
    "play.archive",
    "outcome",
)
"""The modules for programs; the others serve the commands."""


class Entry(NamedTuple):
    """A function, a class or a method: its name, how it is called, and its docstring."""

    name: str
    call: str
    text: str


class Module(NamedTuple):
    """A module, with its docstring."""

    name: str
    text: str
    entries: tuple[Entry, ...]


def modules() -> Iterator[Module]:
    """Each module for programs."""
    for name in MODULES:
        module = import_module(f"ludologic.{name}")
        yield Module(f"ludologic.{name}", inspect.getdoc(module) or "", tuple(_entries(module)))


def doors() -> Iterator[Module]:
    """The questions of each door, and the records that they take and give.

    The stub of the door has them, as the doors declare them.
    """
    tree = ast.parse(Path(door.__file__).with_suffix(".pyi").read_text("utf-8"))
    classes = {one.name: one for one in tree.body if isinstance(one, ast.ClassDef)}
    for one in tree.body:
        match one:
            case ast.AnnAssign(ast.Name(name), ast.Name(kind)) if kind in classes:
                questions = [_question(name, part) for part in _methods(classes[kind])]
                records = [_record(classes[part]) for part in _reached(classes[kind], classes)]
                text = "The questions, and below them the records of their answers."
                yield Module(f"door.{name}", text, (*questions, *records))


def _methods(kind: ast.ClassDef) -> list[ast.FunctionDef]:
    return [one for one in kind.body if isinstance(one, ast.FunctionDef)]


def _question(game: str, asked: ast.FunctionDef) -> Entry:
    given = [
        f"{one.arg}: {ast.unparse(one.annotation)}{' = ...' if default else ''}"
        for one, default in zip(asked.args.kwonlyargs, asked.args.kw_defaults, strict=True)
        if one.annotation
    ]
    shape = ast.unparse(asked.returns) if asked.returns else ""
    name = f"{game}.{asked.name}"
    return Entry(name, f"{name}({', '.join(given)}) -> {shape}", ast.get_docstring(asked) or "")


def _record(kind: ast.ClassDef) -> Entry:
    fields = [ast.unparse(one) for one in kind.body if isinstance(one, ast.AnnAssign)]
    return Entry(kind.name, f"{kind.name}: {', '.join(fields)}", "")


def _reached(kind: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> list[str]:
    """The classes that a class names, directly or not, in the order of the file."""
    found: set[str] = set()
    left = [kind]
    while left:
        names = {one.id for one in ast.walk(left.pop()) if isinstance(one, ast.Name)}
        new = (names & set(classes)) - found - {"Game"}
        found |= new
        left += [classes[name] for name in new]
    return [name for name in classes if name in found]


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
