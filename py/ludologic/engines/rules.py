"""Where the rules are: the folder `logic/`, installed as the package `ludologic.logic`.

A file of a game lies in one of its rooms, and its name is the game's only one: who asks for it
need not know the room.
"""

from functools import cache, reduce
from importlib.resources import files
from pathlib import Path

FOLDERS = ("connect4", "games", "mastermind", "search", "soccer", "why")
"""The folders whose modules bear their name: a game each, and what games share."""


def path(*parts: str) -> Path:
    """The path of a file or folder of the rules, such as path("mastermind", "README.md")."""
    return Path(str(reduce(lambda folder, part: folder / part, parts, files("ludologic.logic"))))


def program(game: str, name: str) -> Path:
    """The file of a game with this name, such as program("mastermind", "codes.lp")."""
    return _files(path(game)).get(name, path(game, name))


def module(name: str) -> Path | None:
    """Where a Prolog module of ours is: mastermind_codes in `mastermind/rules/codes.pl`."""
    folder, _, file = name.partition("_")
    if name == "ludologic":
        return path("load.pl")
    if folder == "ludologic" and file != "bridge":
        return path(f"{file}.pl")
    return program(folder, f"{file}.pl") if folder in FOLDERS else None


@cache
def _files(folder: Path) -> dict[str, Path]:
    return {file.name: file for file in folder.rglob("*.[pl][lp]")}
