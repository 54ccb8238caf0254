"""The page of games, the lab, and the reference: each file and room, the field's words."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

from ludologic.engines import door
from ludologic.play.site import lessons
from ludologic.play.site.pages import Pages
from ludologic.play.site.rules import File


def _first(game: str) -> Any:
    """How a game begins: the page shows it until the rules are loaded there."""
    return getattr(door, game).begin(seed=1)["view"]


def write(pages: Pages) -> None:
    """Write them, and the names that the search on the reference's first page finds."""
    rules = pages.rules
    rooms = [room for room in rules.rooms.values() if room.folder]
    glossary = [(file, *_words(pages, file, words)) for file, words in _glossary(pages)]
    names = [(room.folder, "room", f"{room.folder}/index.html") for room in rooms]
    names += [(file.name, file.path, f"{file.path}.html") for file in rules.files.values()]
    for name, path, line in rules.names:
        anchor = rules.files[path].anchors[line]
        names.append((name, path, f"{path}.html#{anchor}"))
    for file, _, words in glossary:
        of = f"word of {file.folder}" if file.folder else "word"
        names += [(word, of, f"glossary.html#{place}") for place, word in words]
    names += [(name, of, f"../lessons/{to}") for name, of, to in lessons.names()]
    for room in rooms:
        within = [one for one in rooms if one.folder.rpartition("/")[0] == room.folder]
        path = f"reference/{room.folder}/index.html"
        pages.write(path, "room.html", room.folder, this=room, within=within)
    for file in rules.files.values():
        pages.write(f"reference/{file.path}.html", "file.html", file.title, **_of(pages, file))
    pages.write(
        "reference/index.html",
        "reference.html",
        "Reference",
        script="search.mjs",
        rooms=rules.rooms.values(),
    )
    (pages.folder / "reference" / "names.json").write_text(
        json.dumps(names, ensure_ascii=False), "utf-8"
    )
    pages.write("reference/glossary.html", "glossary.html", "Glossary", glossary=glossary)
    shown = door.rules.shown()
    title = "Play: games by their rules"
    first = {game["game"]: _first(game["game"]) for game in shown}
    pages.write("play.html", "play.html", title, "play/play.mjs", True, games=shown, first=first)
    pages.write(
        "lab.html", "lab.html", "The lab: the rules, to ask and to change", "lab/lab.mjs", True
    )


def _of(pages: Pages, file: File) -> dict[str, Any]:
    """A file with those beside it."""
    rules = pages.rules

    def known(paths: list[str]) -> list[File]:
        return [rules.files[path] for path in paths if path in rules.files]

    return {
        "file": file,
        "twin": known([rules.twins.get(file.path, "")]),
        "leans_on": known(list(dict.fromkeys(file.leans_on))),
        "used_by": known(rules.used_by.get(file.path, [])),
        "calls": lambda one: rules.calls.get((file.path, one.called), []),
        "callers": lambda one: rules.callers.get((file.path, one.called), []),
        "anchor": rules.anchor,
    }


def _glossary(pages: Pages) -> list[tuple[File, str]]:
    """The words of each README."""
    readmes = [file for file in pages.rules.files.values() if file.name == "README.md"]
    found = [re.search(r"^## Words\n(.*?)(?=^## |\Z)", one.text, re.M | re.S) for one in readmes]
    return [(file, words[1]) for file, words in zip(readmes, found, strict=True) if words]


def _words(pages: Pages, file: File, text: str) -> tuple[str, list[tuple[str, str]]]:
    """The table of words as HTML, and each word with its place there."""
    found: list[tuple[str, str]] = []

    def placed(row: re.Match[str]) -> str:
        place = f"{file.folder or 'all'}-{len(found) + 1}"
        found.append((place, unescape(re.sub(r"<.*?>", "", row[1]))))
        return f'<tr id="{place}">\n<td>{row[1]}</td>'

    html = re.sub(r"<tr>\n<td>(.*?)</td>", placed, pages.markdown(text, file, "../"))
    return pages.markup(html), found
