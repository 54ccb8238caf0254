"""The page of the whole Python interface has every public function, with the arguments it takes."""

from __future__ import annotations

import re
from collections import defaultdict
from inspect import Parameter, isfunction, ismethod, signature
from pathlib import Path
from typing import Any

import ludologic
from ludologic import board, connect4, games, mastermind, soccer
from ludologic.ask import pool
from ludologic.ask.answers import Found
from ludologic.tree import Tree

PAGE = (Path(__file__).parents[2] / "py" / "api.md").read_text("utf-8")
MODULES = {"mastermind": mastermind, "connect4": connect4, "soccer": soccer, "games": games}
CLASSES = {
    **{"Guessing": games.Guessing, "TwoPlayers": games.TwoPlayers, "Solver": connect4.Solver},
    **{"Board": board.Board, "Tree": Tree, "Found": Found},
    **{"Pool": pool.Pool, "Question": pool.Question},
}
NOT_FOR_USERS = {"options", "contradiction_sentence", "written", "asking", "settle"}
Functions = dict[str, set[str]]


def arguments(function: Any) -> str:
    """The names of the arguments, as the page has them."""
    found, by_name = [], False
    stars = {Parameter.VAR_POSITIONAL: "*", Parameter.VAR_KEYWORD: "**"}
    for one in signature(function).parameters.values():
        if one.name not in ("self", "cls"):
            if one.kind is Parameter.KEYWORD_ONLY and not by_name:
                found.append("*")
            by_name = by_name or one.kind in (Parameter.KEYWORD_ONLY, Parameter.VAR_POSITIONAL)
            found.append(stars.get(one.kind, "") + one.name)
    return ", ".join(found)


def functions(module: Any) -> Functions:
    """The public functions of a module, each with its arguments."""
    named = {name: getattr(module, name) for name in module.__all__}
    return {name: {arguments(one)} for name, one in named.items() if isfunction(one)}


def methods(kind: type) -> Functions:
    """The public methods of a class of ours, each with its arguments."""
    names = {name for one in kind.__mro__ for name in vars(one) if not name.startswith("_")}
    named = {name: getattr(kind, name) for name in names - NOT_FOR_USERS}
    ours = {name: one for name, one in named.items() if isfunction(one) or ismethod(one)}
    return {
        name: {arguments(one)}
        for name, one in ours.items()
        if one.__module__.startswith("ludologic")
    }


def real() -> dict[str, Functions]:
    """What belongs on the page, by the name at the left of its lines."""
    found = {name: methods(kind) for name, kind in CLASSES.items()}
    found["ludologic"] = functions(ludologic)
    for name in ("Solver", "TwoPlayers"):
        found[name][name] = {arguments(CLASSES[name])}
    for name, (given,) in functions(connect4).items():  # those that a Solver has, too
        if found["Solver"].get(name) == {given.removesuffix(", size")}:
            del found["Solver"][name]
    found["Board"] |= {"state": {""}, "from_state": {"state"}, "picture": {""}}
    for name, module in MODULES.items():
        found[name] = functions(module) | {"Board": {arguments(module.Board)}}
        for one, given in methods(module.Board).items():
            if found["Board"].get(one) != given:
                found[name][one] = found[name].get(one, set()) | given
    return found


def written() -> dict[str, Functions]:
    """What the page has."""
    (block,) = re.findall(r"^```\n(.*?)^```$", PAGE, re.M | re.S)
    found: dict[str, Functions] = defaultdict(lambda: defaultdict(set))
    owner = ""
    for line in block.splitlines():
        owner = line.partition(" ")[0] or owner
        for name, given in re.findall(r"(\w+)\(([^()\"]*)\)", line):
            found[owner][name].add(given)
    return found


def test_each_function_is_on_the_page_as_it_is() -> None:
    page = written()
    for name, expected in real().items():
        assert dict(page[name]) == expected, name


def test_the_fields_of_a_choice_are_on_the_page() -> None:
    assert all(f"`{field}`" in PAGE for field in ludologic.Choice.__dataclass_fields__)


def test_it_is_one_page() -> None:
    assert len(PAGE.splitlines()) <= 75
