"""Programs of the user's own that were loaded, in one process for all of them (engines/sandbox.py).

If that process was ended, for example since the time was up, they are loaded again in a new one
when they are asked.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from ludologic.engines import door, limit, sandbox
from ludologic.errors import BadInput, EngineFailure, quote
from ludologic.files import LARGEST_RULES, check_size


@dataclass(frozen=True)
class Program:
    """A program that was loaded: its relations as `name/arity`, and what is odd about it."""

    file: Path
    relations: tuple[str, ...]
    warnings: tuple[str, ...]
    module: str = field(repr=False)


_programs: dict[Path, Program] = {}
"""The one that was loaded last at the end."""
_processes: list[sandbox.Process] = []
"""The one in which they run, if there is one."""


def load(file: Path) -> Program:
    """Load a program, whose relations are found from now on. Raises BadInput."""
    _programs.pop(file, None)
    check_size(file, LARGEST_RULES)
    others = process()
    try:
        told = ask(file, "loaded")
    except BadInput as error:
        if others is None or not any(sign in str(error) for sign in _BROKEN):
            raise
        others.end()  # another file may have broken it: this one is not to blame
        told = ask(file, "loaded")
    relations = tuple(f"{one['name']}/{one['values']}" for one in told["relations"])
    said = tuple(f"{quote(file)}: {sentence}" for sentence in told["warnings"])
    _programs[file] = Program(file, relations, said, told["module"])
    return _programs[file]


_BROKEN = "to end process", "abort"
"""What is said of a file where the end of the process was asked for, by this one or another."""


def found(relation: str, arity: int) -> Program | None:
    """The program that has a relation of this name, `name` or `module:name`.

    It is the one that was loaded last of those where it takes so many values, or else of all.
    """
    alike = []
    for program in reversed(_programs.values()):
        names = {one.rpartition("/")[0] for one in program.relations}
        places = {program.file.stem, str(program.file), program.module}
        for name in names:
            if relation in {name, *(f"{place}:{name}" for place in places)}:
                if f"{name}/{arity}" in program.relations:
                    return program
                alike.append(program)
    return alike[0] if alike else None


def unknown(relation: str, arity: int) -> None:
    """Raises BadInput with the names near it, if a program was loaded: those of programs, too."""
    if _programs:
        ask([*_programs][-1], "known", relation, arity)


def process() -> sandbox.Process | None:
    """The process in which the programs run, unless it was ended."""
    while _processes and not _processes[-1].lives():
        _processes.pop()
    return _processes[-1] if _processes else None


def ask(file: Path | None, function: str, *arguments: Any) -> Any:
    """What a function below answers in the process of the programs; this one is to blame.

    Without a file it is asked here, of the rules alone.
    """
    if file is None:
        return globals()[function]("", *arguments)
    running = process()
    if running is None:
        running = sandbox.Process(file)
        _processes.append(running)
        _late.clear()
    running.file = file
    while _late:
        drop(file, _late.pop())
    return running.ask((__name__, function, (str(file), *arguments)))


_late: list[int] = []
"""The questions that are dropped with the next one that is asked."""


def drop(file: Path | None, number: int) -> None:
    """Nobody takes the answers of a question any more."""
    running = process()
    if file is not None and running is not None and running.busy_here:
        _late.append(number)
        return
    with limit.within(None):
        ask(file, "dropped", number)


os.register_at_fork(after_in_child=_processes.clear)

# What follows runs in that process.

_loaded: set[str] = set()
_begun: dict[int, Iterator[Any]] = {}
_numbers = count(1)


def ready(_: str) -> None:
    """Load the rules."""
    door.rules.version()


def loaded(file: str) -> Any:
    """What the rules say of a program when it is loaded."""
    _loaded.discard(file)
    told = door.rules.load(file=file)
    _loaded.add(file)
    return told


def known(file: str, relation: str, arity: int) -> str:
    """The relation with its module. Raises BadInput if there is none with so many values."""
    if file not in _loaded:
        loaded(file)
    return door.rules.relation(name=relation, arity=arity)


def first(file: str, relation: str, values: list[Any]) -> Any:
    """The first answer; None if there is none; a sentence if the rules go wrong."""
    if file and file not in _loaded:
        loaded(file)
    try:
        return door.rules.first_answer(relation=relation, values=values)
    except EngineFailure as error:
        return str(error)


def begun(file: str, relation: str, values: list[Any], all_of_them: bool) -> int:
    """The number of a question that can be answered from now on: in batches, if all are wanted."""
    if file and file not in _loaded:
        loaded(file)
    asked: Any = {"relation": relation, "values": values}
    number = next(_numbers)
    _begun[number] = (
        door.batches("rules", "each_answer", asked)
        if all_of_them
        else ([one] for one in door.rules.each_answer(**asked))
    )
    return number


def more(_: str, number: int) -> Any:
    """The next answers; None if there is no more; a sentence if the rules go wrong."""
    if number not in _begun:
        raise BadInput("the process in which the rules ran was ended: ask anew")
    try:
        return next(_begun[number], None)
    except EngineFailure as error:
        return str(error)


def dropped(_: str, number: int) -> None:
    """No more answers are wanted."""
    if number in _begun:
        answers: Any = _begun.pop(number)
        answers.close()
