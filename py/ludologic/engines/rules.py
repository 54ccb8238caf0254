"""Where the rules are: the folder `logic/`, installed as the package `ludologic.logic`."""

from functools import reduce
from importlib.resources import files
from pathlib import Path

GAMES = ("connect4", "mastermind", "soccer")


def path(*parts: str) -> Path:
    """The path of a file of the rules, such as path("mastermind", "codes.lp")."""
    return Path(str(reduce(lambda folder, part: folder / part, parts, files("ludologic.logic"))))


def file(module: str) -> Path | None:
    """Where a Prolog module of ours is: mastermind_codes in `mastermind/codes.pl`."""
    game, _, name = module.partition("_")
    if module == "ludologic":
        return path("load.pl")
    return path(game, f"{name}.pl") if game in GAMES else None
