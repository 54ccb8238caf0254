"""Where the rules are: the folder `logic/`, installed as the package `ludologic.logic`.

A file of a game is in one of its rooms, and no other file of the game has its name: you find it
without its room.
"""

from functools import cache
from pathlib import Path

_TOP = Path(__file__).parents[1] / "logic"


def path(*parts: str) -> Path:
    """The path of a file or folder of the rules, such as path("mastermind", "README.md")."""
    return _TOP.joinpath(*parts)


def program(game: str, name: str) -> Path:
    """The file of a game with this name, such as program("mastermind", "codes.lp")."""
    return _files(path(game)).get(name, path(game, name))


def module(name: str) -> Path | None:
    """Where a Prolog module of ours is: mastermind_codes in `mastermind/rules/codes.pl`.

    None for a module that is not: a library's.
    """
    first, _, file = name.partition("_")
    if first == "ludologic":
        return None if file == "bridge" else path(f"{file or 'load'}.pl")
    for folder in _folders():
        if name == folder:
            return path(f"{name}.pl")
        if name.startswith(f"{folder}_"):
            return program(folder, f"{name.removeprefix(f'{folder}_')}.pl")
    return program(first, f"{file}.pl") if file and not path("load.pl").exists() else None


def games() -> tuple[str, ...]:
    """The folders of the games that are defined in Prolog and in ASP."""
    return tuple(sorted(file.parent.name for file in _TOP.glob("*/definition.lp")))


def compared() -> tuple[str, ...]:
    """The games whose fast relations are compared with the definition: each has `agreement.pl`."""
    return tuple(sorted(file.parent.name for file in _TOP.glob("*/agreement.pl")))


def doors() -> tuple[str, ...]:
    """The folders that other programs may ask: each has its `ask.pl`."""
    return tuple(sorted(file.parent.name for file in _TOP.glob("*/ask.pl")))


def parts() -> list[str]:
    """The modules that together are nearly all of `load.pl`."""
    return [folder for folder in _folders() if path(f"{folder}.pl").exists()]


@cache
def _folders() -> tuple[str, ...]:
    return tuple(folder.name for folder in _TOP.glob("[a-z]*/"))


@cache
def _files(folder: Path) -> dict[str, Path]:
    return {file.name: file for file in folder.rglob("*.[pl][lp]")}
