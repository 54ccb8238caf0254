"""The structure of the rules: which file may lean on which, and where a reader finds each.

A file of Prolog leans on what it loads, one of ASP on what it includes. The rooms of a game stand
in an order, and a file leans on its own room or on earlier ones.
"""

from __future__ import annotations

import re
from graphlib import CycleError, TopologicalSorter
from itertools import takewhile
from pathlib import Path

import pytest

LOGIC = Path(__file__).resolve().parents[2] / "logic"
FILES = sorted(path for path in LOGIC.rglob("*") if path.suffix in {".pl", ".lp"})
_ROOM = re.compile(r"^room\('?([\w/]*)'?, \"(.*)\",\s*\[([^]]*)\]\)\.$", re.M)
ROOM_FACTS = [
    (folder, purpose, re.findall(r"\w+", names))
    for folder, purpose, names in _ROOM.findall((LOGIC / "rooms.pl").read_text("utf-8"))
]
"""The facts of rooms.pl: each folder, what it is for, and its files without their endings."""

SHARED = ("guessing", "two_players", "sheets")
"""Games told by their rules alone, and what plays all of them: they lean on each other."""
INTERNAL = {
    game: re.findall(r"\w+", names)
    for game, names in re.findall(
        r"^internal\((\w+), \[([^]]*)\]\)\.$", (LOGIC / "rooms.pl").read_text("utf-8"), re.M
    )
}
"""The files of each game that `GAME.pl` does not export."""


def in_order(game: str) -> list[str]:
    """The rooms of a game and the files beside them, the earliest first, as rooms.pl tells."""
    beside = next(names for folder, _, names in ROOM_FACTS if folder == game)
    rooms = [one.partition("/")[2] for one, *_ in ROOM_FACTS if one.startswith(f"{game}/")]
    if "agreement" not in beside:
        return [beside[0], *rooms, *beside[1:]]
    place = beside.index("agreement")
    return [*beside[:place], *rooms, *beside[place + 1 :], "agreement"]


ROOMS = {
    game: in_order(game)
    for game in sorted(file.parent.name for file in LOGIC.glob("*/definition.pl"))
    if game not in SHARED
}
"""The rooms of each game and the files beside them; a game may do without rooms."""
APART = {("connect4", "exact", "metrics")}
"""Rooms of which the first does not lean on the second, though it is later."""
_LOADS = re.compile(
    r"^:- (?:use_module|autoload|reexport|include|ensure_loaded)\((.*?)\)\.$", re.M | re.S
)
_FILE = re.compile(r"(?<![\w/(.'])(?:'([^'\n]+)'|([a-z.][\w./]*))(?![\w(])")
_INCLUDES = re.compile(r'^#include "([^"]+)"\.$', re.M)


def name(file: Path) -> str:
    return file.relative_to(LOGIC).as_posix()


def leans_on(file: Path) -> set[Path]:
    """The files that a file loads or includes, libraries left out."""
    text = file.read_text("utf-8")
    if file.suffix == ".lp":
        return {(file.parent / included).resolve() for included in _INCLUDES.findall(text)}
    found = set()
    if f"public_files({file.stem}, " in text:
        found = {
            LOGIC / folder / f"{one}.pl"
            for folder, _, names in ROOM_FACTS
            if f"{folder}/".startswith(f"{file.stem}/")
            for one in names
            if one not in INTERNAL[file.stem]
        }
    for loaded in _LOADS.findall(text):
        for target in targets(loaded):
            path = (file.parent / target).resolve()
            found.add(path if path.suffix == ".pl" else path.with_name(f"{path.name}.pl"))
    return found


def targets(loaded: str) -> list[str]:
    """What a directive loads: one file, or for reexport/1 a list of them."""
    if loaded.lstrip().startswith("library("):
        return []
    if loaded.lstrip().startswith("["):
        names = re.sub(r"[\[\]]", "", loaded).split(",")
    else:
        names = [re.split(r",\s*(?:\[|except)", loaded, maxsplit=1)[0]]
    return [name.strip().strip("'") for name in names if not name.strip().startswith("library(")]


def header(file: Path) -> str:
    """The comment that a program of ASP begins with."""
    lines = file.read_text("utf-8").lstrip().splitlines()
    if lines and lines[0].startswith("%*"):
        ends = next(number for number, line in enumerate(lines) if "*%" in line)
        return "\n".join(lines[: ends + 1])
    return "\n".join(takewhile(lambda line: line.startswith("%"), lines))


def text(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


GRAPH = {file: leans_on(file) for file in FILES}
FOLDERS = sorted({file.relative_to(LOGIC).parts[0] for file in FILES if file.parent != LOGIC})
SAME_AS = re.compile(r"[Tt]he same as\s+(?:[\w/.]+:)?(\w+//?\d+)")


def inside(place: str) -> list[Path]:
    """The files of a folder of `logic/`; `.` are those in none."""
    if place == ".":
        return [file for file in FILES if file.parent == LOGIC]
    return [file for file in FILES if file.relative_to(LOGIC).parts[0] == place]


def room(file: Path) -> str:
    """The room of a file of a game; what lies beside the rooms is one by itself."""
    parts = file.relative_to(LOGIC).with_suffix("").parts
    return parts[1]


def test_there_are_files() -> None:
    assert len(FILES) > 100
    assert set(ROOMS) <= set(FOLDERS)


@pytest.mark.parametrize("place", [".", *FOLDERS])
def test_a_name_is_a_file_s_own(place: str) -> None:
    """So that you find a file without its room."""
    names = [file.name for file in inside(place)]
    assert len(names) == len(set(names))


def test_what_a_file_leans_on_is_there() -> None:
    assert [f"{name(file)}: {path}" for file in FILES for path in GRAPH[file] - set(FILES)] == []


def reached(file: Path) -> set[Path]:
    """The file, and all that is loaded with it."""
    found: set[Path] = set()
    left = [file]
    while left:
        one = left.pop()
        if one not in found:
            found.add(one)
            left += GRAPH[one]
    return found


def test_the_door_opens_every_file_of_prolog() -> None:
    """Lines that load something are all read here, and none is loaded by nobody.

    What checks exercises is no rule, and is loaded with the libraries that an answer may use. The
    claims of a game are loaded when they are tried.
    """
    prolog = {file for file in FILES if file.suffix == ".pl"} - set(inside("lessons"))
    prolog -= set(LOGIC.glob("*/agreement.pl"))
    assert sorted(map(name, prolog - reached(LOGIC / "load.pl"))) == []


def test_a_relation_is_exported_by_one_file() -> None:
    """The door gives each name one meaning: what is the same but faster has a name of its own.

    Each game has an `ask`, which is all that its `ask.pl` gives away.
    """
    by: dict[tuple[str, int], list[str]] = {}
    for file in FILES:
        if file.suffix == ".pl":
            for relation in exports(file):
                by.setdefault(relation, []).append(name(file))
    assert len(by) > 500
    doors = by.pop(("ask", 2))
    assert {Path(door).name for door in doors} == {"ask.pl"}
    assert all(exports(LOGIC / door) == {("ask", 2)} for door in doors)
    assert {relation: files for relation, files in by.items() if len(files) > 1} == {}


def exports(file: Path) -> set[tuple[str, int]]:
    """The relations of the list with which a file begins, by name and arity."""
    found = re.match(r":- module\(\w+,\s*\[(.*?)\]\)\.$", text(file), re.S | re.M)
    assert found, f"{name(file)} begins with no list of what it exports"
    told = re.findall(r"([a-z]\w*)(//?)(\d+)", re.sub("%.*", "", found[1]))
    return {(one, int(arity) + 2 * (slashes == "//")) for one, slashes, arity in told}


def test_a_type_is_loaded_where_it_is_asked_for() -> None:
    """Python loads a file alone: a type that another file tells of is unknown there."""
    told = {
        kind: file for file in FILES for kind in re.findall(r"error:has_type\((\w+)", text(file))
    }
    assert told
    unknown = [
        f"{name(file)}: {kind}"
        for file in FILES
        for kind in re.findall(r"must_be\((?:list\()?(\w+)", text(file))
        if kind in told and told[kind] not in reached(file)
    ]
    assert unknown == []


@pytest.mark.parametrize("place", [".", *FOLDERS])
def test_no_circle(place: str) -> None:
    graph = GRAPH if place == "." else {file: GRAPH[file] for file in inside(place)}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" <- ".join(name(file) for file in error.args[1]))


@pytest.mark.parametrize("game", ROOMS)
def test_arrows_between_rooms(game: str) -> None:
    """A room leans on earlier ones, and `agreement.pl`, which holds them together, on each.

    What is outside leans on the rooms, not on `agreement.pl`.
    """
    places = {one: place for place, one in enumerate(ROOMS[game])}
    assert [name(file) for file in inside(game) if room(file) not in places] == []
    wrong = [
        f"{name(file)} -> {name(path)}"
        for file in inside(game)
        for path in GRAPH[file] & set(inside(game))
        if places[room(file)] < places[room(path)] or (game, room(file), room(path)) in APART
    ]
    assert wrong == []
    agreement = LOGIC / game / "agreement.pl"
    rules = [name(path) for path in GRAPH.get(agreement, ()) if path.parent == LOGIC / game]
    assert set(rules) <= {f"{game}/definition.pl"}


def test_arrows_between_games() -> None:
    """A game leans on no other, what searches and doors share on no game at all."""
    wrong = []
    for file in FILES:
        place = file.relative_to(LOGIC).parts[0]
        for path in GRAPH[file]:
            other = path.relative_to(LOGIC).parts[0]
            ours = {place, "shared"}
            if place in ROOMS:
                ours |= {*SHARED}
            if place == "shared":
                ours |= {"why"}
            if place == "lessons":
                ours |= {"why", "rooms.pl"}  # a lesson names the file of a relation
            if place in SHARED:  # what is said of any game is tried on those that are here
                ours |= {*SHARED, "why"} | (set(ROOMS) if path.stem == "definition" else set())
            if place in FOLDERS and other not in ours:
                wrong.append(f"{name(file)} -> {name(path)}")
    assert wrong == []


@pytest.mark.parametrize("place", [".", *FOLDERS])
def test_the_readme_names_every_file(place: str) -> None:
    """`codes.pl`, and its twin as `codes.lp` or, on the same line, `.lp`."""
    readme = text(LOGIC / place / "README.md")
    unnamed = [
        name(file)
        for file in inside(place)
        if not re.search(rf"\b{file.stem}(?:\.\w+\b[^\n]*)?\{file.suffix}\b", readme)
    ]
    assert unnamed == []
    assert len(readme.splitlines()) <= 80


def test_rooms_name_every_file_once() -> None:
    """A README needs no naming, nor does a lesson: it has a number."""
    there = {
        (path.parent.relative_to(LOGIC).as_posix().removeprefix("."), path.stem)
        for path in LOGIC.rglob("*")
        if path.suffix in {".pl", ".lp", ".md"} and re.match("[a-z]", path.name)
    }
    told = [(folder, name) for folder, _, names in ROOM_FACTS for name in names]
    assert sorted(told) == sorted(there)


@pytest.mark.parametrize("game", [*ROOMS, *SHARED])
def test_the_readme_names_the_rooms_as_they_are_told(game: str) -> None:
    """With their purposes, in their order, and each file of a room in that of the room."""
    told = {
        folder.removeprefix(f"{game}/"): (purpose, names)
        for folder, purpose, names in ROOM_FACTS
        if folder.startswith(f"{game}/")
    }
    parts = re.split(
        r"^\| \*\*(\w+)\*\* \| \*\*(.*)\*\* \|$", text(LOGIC / game / "README.md"), flags=re.M
    )
    found = dict(zip(parts[1::3], zip(parts[2::3], parts[3::3], strict=True), strict=True))
    found.pop("outside", None)
    assert [(one, purpose) for one, (purpose, _) in found.items()] == [
        (one, purpose) for one, (purpose, _) in told.items()
    ]
    for one, (_, rows) in found.items():
        places = [re.search(rf"\b{name}\.\w", rows) for name in told[one][1]]
        starts = [place.start() for place in places if place]
        assert starts == sorted(starts), one


def test_links_lead_somewhere() -> None:
    """Those of all pages, but where a bracket is a list of Prolog."""
    lost = []
    for path in [LOGIC.parent / "README.md", *sorted(LOGIC.rglob("*.md"))]:
        for link in re.findall(r"\]\(([^)#:\s]+\.\w+)[)#]|src=\"([^\":]+)\"", text(path)):
            if not (path.parent / "".join(link)).exists():
                lost.append((name(path), "".join(link)))
    assert lost == []


def test_rules_are_read_alike_in_every_locale() -> None:
    """Some releases of SWI-Prolog read a file as LC_ALL says: other signs are written `\\u2260`."""
    files = [file for ending in ("*.pl", "*.lp") for file in LOGIC.rglob(ending)]
    assert [name(file) for file in files if not text(file).isascii()] == []


@pytest.mark.parametrize("place", FOLDERS)
def test_twins_name_each_other(place: str) -> None:
    """A program of ASP says which files of Prolog say the same, or that it has no twin."""
    wrong = []
    for file in inside(place):
        if file.suffix != ".lp" or "no twin" in (said := header(file).lower()):
            continue
        beside = (
            [path for one in SHARED for path in inside(one)] if place in SHARED else inside(place)
        )
        twins = [path for path in beside if path.suffix == ".pl" and path.name in said]
        if not twins or not any(file.name in text(twin) for twin in twins):
            wrong.append(name(file))
    assert wrong == []


@pytest.mark.parametrize("game", [one for one in ROOMS if (LOGIC / one / "agreement.pl").exists()])
def test_what_is_fast_says_what_it_is_the_same_as(game: str) -> None:
    """Each file that agreement.pl compares, and it compares each that says so."""
    agreement = LOGIC / game / "agreement.pl"
    plainly = ("reference", "told")
    told = [file for one in plainly for file in (LOGIC / game).glob(f"*/{one}.pl")]
    plain = {LOGIC / game / "definition.pl", *told}
    compared = (GRAPH[agreement] & set(inside(game))) - plain
    says = {file for file in inside(game) if SAME_AS.search(text(file))} - {agreement, *plain}
    assert compared
    assert sorted(map(name, compared - says)) == []
    assert sorted(map(name, says - compared)) == []
    for file in says:
        own = exports(file) if file.suffix == ".pl" else set()
        for relation in set(SAME_AS.findall(text(file))) - {f"{one}/{n}" for one, n in own}:
            assert any(
                f"{relation}," in text(one) or f"{relation} " in text(one)
                for one in inside(game)
                if one != file
            ), f"{name(file)}: {relation}"
