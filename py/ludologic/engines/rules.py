"""Where the rules are: the folder `logic/`, installed as the package `ludologic.logic`."""

from functools import reduce
from importlib.resources import files
from pathlib import Path


def path(*parts: str) -> Path:
    """The path of a file of the rules, such as path("mastermind", "codes.lp")."""
    return Path(str(reduce(lambda folder, part: folder / part, parts, files("ludologic.logic"))))
