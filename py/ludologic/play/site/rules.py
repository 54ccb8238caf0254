"""The files of `logic/`, in the order to read them, read as text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property, partial
from pathlib import Path
from typing import Any, NamedTuple

from ludologic.engines import door, rules

KINDS = (".pl", ".lp", ".kif", ".md")


class Example(NamedTuple):
    """A query of the documentation and the answer below it; a query that is only to be tried has
    none."""

    query: str
    answer: str


class Relation(NamedTuple):
    """The contents of a comment `%! name(+A, -B) is det.` on a relation."""

    name: str
    arity: int
    head: str
    determinism: str
    text: str
    line: int
    examples: tuple[Example, ...]

    @property
    def called(self) -> str:
        """Its name as a goal has it: a grammar rule has two more values."""
        return f"{self.name}/{self.arity + 2 if self.head.endswith('//') else self.arity}"


class Use(NamedTuple):
    """A clause of the relation `user`, at this line of `path`, calls `used` of the file `of`."""

    user: str
    path: str
    line: int
    used: str
    of: str


class File:
    """A file of `logic/`, by its path there."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        self.kind = Path(path).suffix[1:]
        self.folder, _, self.name = path.rpartition("/")

    @cached_property
    def title(self) -> str:
        """The first line of the file's header; of a sheet what stands before its first stop."""
        if self.kind == "kif":
            return re.split(r"[:.]", self.about)[0]
        found = re.search(r"/\*\* <module> (.*?)(?:\s*\*/)?$", self.text, re.M) or re.search(
            r"^(?:%\*|%|#)[ *!]*(.*?)\s*$", self.text, re.M
        )
        return found[1].strip() if found else self.name

    @cached_property
    def about(self) -> str:
        """The text below the title."""
        if found := re.search(r"/\*\* <module> (?:(?!\*/).)*\n((?s:.*?))\*/", self.text):
            return found[1].strip()
        if self.kind == "kif":
            lines = re.match(r"(?:;.*\n)+", self.text)
            return " ".join(re.findall(r"^; *(.*)$", lines[0], re.M)) if lines else self.name
        if self.kind == "lp":
            lines = re.match(r"(?:%.*\n)+", self.text)
            said = re.sub(r"^%[ ]?", "", lines[0], flags=re.M) if lines else ""
            return said.partition("\n")[2].strip()
        return ""

    @cached_property
    def summary(self) -> str:
        """The title as a sentence, and the first sentence of the text below it."""
        if self.kind in ("lp", "kif"):
            return _ended(_sentence(self.title))
        if self.kind == "md":
            said = [_ended(re.sub(r"^(\d+)\. ", r"Lesson \1: ", self.title))]
            texts = [one for one in self.text.split("\n\n")[1:] if re.match(r"[\w*`\[]", one)]
        else:
            said, texts = [_ended(_sentence(self.title))], [self.about.partition("\n\n")[0]]
        first = _sentence(" ".join(texts[0].split())) if texts else ""
        if first.endswith((".", "?")):
            said.append(_unlinked(first))
        return " ".join(said)

    @cached_property
    def relations(self) -> tuple[Relation, ...]:
        """The relations that the file documents, in its order."""
        found = []
        for comment in re.finditer(r"^%!.*\n(?:%.*\n)*", self.text, re.M):
            said = re.sub(r"^%!? ?", "", comment[0], flags=re.M)
            head = re.match(r"\s*(\w+|=)(\((.*?)\))?((?://)?)\s+is\s+(\w+)\.", said)
            if head is None:
                continue
            arity = len(re.findall(r"[-+?:@!]+[A-Z]\w*", head[3] or ""))
            line = self.text.count("\n", 0, comment.start()) + 1
            body = said[head.end() :]
            text = re.split(r"^ {6}\?- ", body, maxsplit=1, flags=re.M)[0]
            examples = []
            for block in re.findall(r"^ {6}\?- .*\n(?: {6}.*\n)*", body, re.M):
                query, _, answer = block.strip().removeprefix("?- ").partition(".\n")
                answer = re.sub(r"^ {6}", "", answer, flags=re.M).strip()
                examples.append(Example(query.removesuffix("."), answer))
            signature = head[1] + (head[2] or "") + head[4]
            found.append(
                Relation(head[1], arity, signature, head[5], text.strip(), line, tuple(examples))
            )
        return tuple(found)

    @cached_property
    def atoms(self) -> tuple[tuple[str, str, int], ...]:
        """The atoms that an answer set program documents: each head, its text and its line."""
        found = []
        for comment in re.finditer(r"^%\*! (.*?)\n(.*?)\*%", self.text, re.M | re.S):
            line = self.text.count("\n", 0, comment.start()) + 1
            found.append((comment[1].strip(), comment[2].strip(), line))
        return tuple(found)

    @property
    def anchors(self) -> dict[int, str]:
        """For each line with documentation, its place on the page of the file."""
        relations = {one.line: f"{one.name}-{one.arity}" for one in self.relations}
        return relations | {line: f"line-{line}" for _, _, line in self.atoms}

    @cached_property
    def examples(self) -> tuple[Example, ...]:
        """The queries at the end of the file and in its comments; the queries of a page."""
        found = []
        for block in re.findall(r"/\*\* <examples>\n(.*?)\*/", self.text, re.S):
            for query in re.findall(r"^\?- (.*?)\.$", block, re.M | re.S):
                found.append(Example(query, ""))
        for relation in self.relations:
            found += relation.examples
        if self.kind == "md":
            for block in re.findall(r"^ {4}\?- .*\n(?: {4}.*\n)*", self.text, re.M):
                query, _, answer = block.strip().removeprefix("?- ").partition(".\n")
                answer = re.sub(r"^ {4}", "", answer, flags=re.M).strip()
                found.append(Example(query.removesuffix("."), answer))
        return tuple(found)

    @property
    def tried(self) -> list[Example]:
        """The queries that are only to be tried."""
        return [one for one in self.examples if not one.answer]

    @cached_property
    def leans_on(self) -> tuple[str, ...]:
        """The paths of the files that this one loads or includes."""
        names = re.findall(r'^#include "([^"]+)"\.', self.text, re.M)
        if self.kind == "pl":
            for loaded in re.findall(
                r"^:- (?:use_module|autoload|reexport|include)\((.*?)\)\.$", self.text, re.M | re.S
            ):
                first = loaded.strip()
                if first.startswith("library("):
                    continue
                items = first[1:] if first.startswith("[") else re.split(r",\s*\[", first)[0]
                names += [f"{name}.pl" for name in re.findall(r"(?<![\w/.])([a-z.][\w./]*)", items)]
        return tuple(joined(self.folder, name) for name in names)


def _sentence(text: str) -> str:
    """The first sentence of a text; the dot of a letter or a number does not end it."""
    return re.split(r"(?<=[^\s(]{2}[.?!])\s+(?=[A-Z`])", text, maxsplit=1)[0]


def _ended(text: str) -> str:
    """A title with a full stop, unless it has its end."""
    return text if text.endswith((".", "?")) else f"{text}."


def _unlinked(text: str) -> str:
    """A sentence of a page whose links would lead astray on another."""
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text)


def joined(folder: str, name: str) -> str:
    """The path of a file that a file of this folder names."""
    parts: list[str] = []
    for part in f"{folder}/{name}".split("/"):
        if part == "..":
            parts = parts[:-1]
        elif part not in (".", ""):
            parts.append(part)
    return "/".join(parts)


def _plain(name: str) -> str:
    """The name of a relation as its documentation has it: an operator without its brackets."""
    return re.sub(r"^\((.*)\)/", r"\1/", name)


def _place(names: list[str], path: Path) -> tuple[float, str, int]:
    """The place of a file in its room; of those that are not named, lessons stand after the
    README, and sheets come last."""
    unnamed = 0.5 if path.suffix == ".md" else len(names)
    place = names.index(path.stem) if path.stem in names else unnamed
    return place, path.stem, KINDS.index(path.suffix)


class Room(NamedTuple):
    """A folder of `logic/`: what it is for and its files, in the order to read them.

    `leans_on` has the rooms that it uses, each with the files; `used_by` has the rooms that use it.
    """

    folder: str
    purpose: str
    files: tuple[File, ...]
    leans_on: dict[str, list[File]]
    used_by: tuple[str, ...]


class Rules:
    """All of `logic/`, in the order of `logic/rooms.pl`."""

    def __init__(self) -> None:
        top = rules.path("load.pl").parent
        self._told = door.rules.rooms()
        self.files: dict[str, File] = {}
        for room in self._told:
            found = [path for path in (top / room["folder"]).iterdir() if path.suffix in KINDS]
            names = ["README", *room["files"]]
            for path in sorted(found, key=partial(_place, names)):
                name = path.relative_to(top).as_posix()
                self.files[name] = File(name, path.read_text("utf-8"))

    @cached_property
    def rooms(self) -> dict[str, Room]:
        """Each folder; the top one has the name ""."""
        files = {
            room["folder"]: [one for one in self.files.values() if one.folder == room["folder"]]
            for room in self._told
        }
        leans = {
            folder: {path for one in inside for path in one.leans_on}
            for folder, inside in files.items()
        }
        on = {
            folder: {
                other: found
                for other in files
                if other != folder
                and (found := [one for one in files[other] if one.path in leans[folder]])
            }
            for folder in files
        }
        return {
            folder: Room(
                folder,
                room["purpose"],
                tuple(files[folder]),
                on[folder],
                tuple(other for other in files if folder in on[other]),
            )
            for room in self._told
            for folder in [room["folder"]]
        }

    @cached_property
    def twins(self) -> dict[str, str]:
        """The files that say the same in Prolog and in ASP, both ways."""
        found: dict[str, str] = {}
        for path, file in self.files.items():
            if file.kind == "lp" and (twin := f"{path.removesuffix('.lp')}.pl") in self.files:
                found[path], found[twin] = twin, path
        for path, file in self.files.items():
            if file.kind == "lp":
                for twin in self._named_in(file):
                    found.setdefault(path, twin)
                    found.setdefault(twin, path)
        return found

    def _named_in(self, file: File) -> Iterable[str]:
        """The files of Prolog that the head of an answer set program names."""
        head = re.match(r"(?:%.*\n)+|%\*.*?\*%", file.text, re.S)
        game = file.path.split("/")[0]
        for name in re.findall(r"\b([\w/]+\.pl)\b", head[0] if head else ""):
            for path in self.files:
                if path == name or (path.startswith(game) and path.endswith(f"/{name}")):
                    yield path

    @cached_property
    def used_by(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for file in self.files.values():
            for path in file.leans_on:
                found.setdefault(path, []).append(file.path)
        return found

    @cached_property
    def uses(self) -> list[Use]:
        """Which relations call which: one for each clause."""
        return [
            Use(_plain(one["user"]), path, one["line"], _plain(one["used"]), one["file"])
            for path, file in self.files.items()
            if file.kind == "pl"
            for one in door.rules.calls(file=path)
        ]

    @cached_property
    def calls(self) -> dict[tuple[str, str], list[Use]]:
        """For each relation, a path and a name, what it calls, each once."""
        found: dict[tuple[str, str], dict[tuple[str, str], Use]] = {}
        for one in self.uses:
            found.setdefault((one.path, one.user), {}).setdefault((one.of, one.used), one)
        return {relation: list(used.values()) for relation, used in found.items()}

    @cached_property
    def callers(self) -> dict[tuple[str, str], list[Use]]:
        """For each relation, a path and a name, the clauses that call it."""
        found: dict[tuple[str, str], list[Use]] = {}
        for one in self.uses:
            found.setdefault((one.of, one.used), []).append(one)
        return found

    def anchor(self, path: str, name: str) -> str | None:
        """The place of a relation on the page of its file, if it is documented there."""
        found = (one for one in self.files[path].relations if one.called == name)
        return next((f"{one.name}-{one.arity}" for one in found), None)

    @cached_property
    def names(self) -> list[tuple[str, str, int]]:
        """Each relation and each atom that is documented, with its file and line."""
        found: list[tuple[str, str, int]] = []
        for path, file in self.files.items():
            found += [(f"{one.name}/{one.arity}", path, one.line) for one in file.relations]
        for path, file in self.files.items():
            found += [(head, path, line) for head, _, line in file.atoms]
        return found

    def document(self) -> dict[str, Any]:
        """What the pages know of the rules, as one JSON value."""
        files = {
            path: {
                "text": file.text,
                "title": file.title,
                "twin": self.twins.get(path),
                "examples": [[one.query, one.answer] for one in file.examples],
            }
            for path, file in self.files.items()
        }
        return {"files": files, "names": self.names}
