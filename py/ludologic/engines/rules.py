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
    folder, _, file = name.partition("_")
    if folder == "ludologic":
        return None if file == "bridge" else path(f"{file or 'load'}.pl")
    if name in _ROOMS:
        return path("games", *_ROOMS[name])
    if file and (path(folder).is_dir() or not path("load.pl").exists()):
        return program(folder, f"{file}.pl")
    return None


def games() -> tuple[str, ...]:
    """The folders of the games: each has a definition; `games` has the definition of any game."""
    return tuple(sorted(file.parent.name for file in _TOP.glob("*/definition.pl")))


def compared() -> tuple[str, ...]:
    """The games whose fast relations are compared with the definition: each has `agreement.pl`."""
    return tuple(sorted(file.parent.name for file in _TOP.glob("*/agreement.pl")))


def doors() -> tuple[str, ...]:
    """The folders that other programs may ask: each has its `ask.pl`."""
    files = [*_TOP.glob("*/ask.pl"), *_TOP.glob("*/*/ask.pl")]
    return tuple(sorted(file.parent.name for file in files))


_ROOMS = {
    f"{room}_{file}": (room, f"{file}.pl")
    for room in ("guessing", "match", "two_players")
    for file in ("ask", "table", "sentences", "decided")
}
"""Of the modules whose files have a name like those of other games: where in `games` they are."""


@cache
def _files(folder: Path) -> dict[str, Path]:
    return {file.name: file for file in folder.rglob("*.[pl][lp]")}
