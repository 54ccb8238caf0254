"""The types of Python's calls at the doors, made of what the doors declare: door.pyi.

`python -m ludologic.engines.door_types` writes it anew.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ludologic.engines import door

FILE = Path(door.__file__).with_suffix(".pyi")
DOORS = door.DOORS
PLAIN = {
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "text": "str",
    "name": "str",
    "atomic": "int | str",
    "term": "str",
    "raw": "Any",
    "handle": "Handle | None",
}
HEAD = '''"""Made by door_types.py of what the doors declare, not written by hand."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypedDict

from ludologic.engines.prolog import Handle

Record: TypeAlias = Mapping[str, Any] | Sequence[Any]
"""The fields of a record, by their names or in their order."""

class Game:
    """What every game is asked."""
    def begin(self, *, options: Any = ..., seats: Sequence[str] = ..., seed: int = ...) -> Any: ...
    def event(self, *, table: Any, event: Any, seconds: float = ...,
        handle: Handle | None = ...) -> Any: ...
    def view(self, *, table: Any) -> Any: ...
    def levels(self, *, options: Any = ...) -> list[str]: ...
    def opened(self, name: str, /, **arguments: Any) -> Handle | None: ...
'''
Told = Mapping[str, Any]


def camel(*names: str) -> str:
    return "".join(part.capitalize() for name in names for part in name.split("_"))


class Stub:
    """What one door declares, as the classes of a stub."""

    def __init__(
        self, name: str, declared: Told, shared: Collection[str], classes: dict[str, str]
    ) -> None:
        self.name = name
        self.shared = shared
        self.classes = classes
        self.types = {one["name"]: one["type"] for one in declared["types"]}
        self.questions = declared["questions"]

    def text(self) -> str:
        """The class of the door; those that it speaks of are put with the others."""
        methods = [self.method(one) for one in self.questions if one["shape"] != HANDLE]
        base = "(Game)" if self.name not in ("lessons", "rules") else ""
        return "\n".join([f"class {camel(self.name)}{base}:", *methods])

    def method(self, question: Told) -> str:
        shape = self.out(question["shape"], camel(self.name, question["name"]))
        shape = f"Iterator[{shape}]" if question["several"] else shape
        given = list(self.arguments(question))
        arguments = ",\n".join(["self", *(["*"] if given else []), *given])
        head = f"    def {question['name']}({arguments}) -> {shape}:"
        said = f'"""{question["sentence"]}"""'.replace(" ", "\n")
        return "\n".join([*filled(head, " "), *filled(f"        {said}", " ")])

    def arguments(self, question: Told) -> Iterator[str]:
        for one in question["arguments"]:
            if one["type"] == HANDLE:
                yield "handle: Handle | None = ..."
            else:
                yield f"{one['name']}: {self.given(one['type'])}{'' if one['needed'] else ' = ...'}"

    def given(self, told: Told) -> str:
        """The type of an argument: of a record its fields by name, or in their order."""
        match told:
            case {"kind": "named", "name": name}:
                return PLAIN[name] if name in PLAIN else self.given(self.types[name])
            case {"kind": "one_of"}:
                return "str"
            case {"kind": "list", "of": of}:
                return f"Sequence[{self.given(of)}]"
            case {"kind": "optional" | "limit", "of": of}:
                return f"{self.given(of)} | None"
            case {"kind": "map", "of": of}:
                return f"Mapping[str, {self.given(of)}]"
            case {"kind": "either", "types": types}:
                return " | ".join(map(self.given, types))
            case {"kind": "union"}:
                return "Record | str"
            case {"kind": "open"}:
                return "Record | str | None"
        return "Record"

    def out(self, told: Told, name: str) -> str:
        """The type of a reply; a record becomes a class, by this name if it has none."""
        match told:
            case {"kind": "named", "name": of} if of in PLAIN:
                return PLAIN[of]
            case {"kind": "named", "name": of}:
                return self.named(of)
            case {"kind": "one_of", "names": names}:
                return f"Literal[{', '.join(map(quoted, names))}]"
            case {"kind": "list", "of": of}:
                return f"list[{self.out(of, name)}]"
            case {"kind": "optional" | "limit", "of": of}:
                return f"{self.out(of, name)} | None"
            case {"kind": "map", "of": of}:
                return f"dict[str, {self.out(of, name)}]"
            case {"kind": "either", "types": types}:
                return " | ".join(self.out(one, name) for one in types)
            case {"kind": "union" | "open" as kind, "records": records}:
                return self.union(name, records, ["None"] if kind == "open" else [])
        return self.record(name, told["fields"])

    def named(self, name: str) -> str:
        """A type with a name: a class, or for what is no record what the name means."""
        told = self.types[name]
        full = camel(name) if name in self.shared else camel(self.name, name)
        return full if full in self.classes else self.out(told, full)

    def union(self, name: str, records: list[Told], more: list[str]) -> str:
        if name not in self.classes:
            self.classes[name] = ""  # it may be a field's type
            of = [
                self.record(name + camel(one["name"]), one["fields"], one["name"])
                for one in records
            ]
            del self.classes[name]
            parts = "\n| ".join([*of, *more])
            self.classes[name] = "\n".join(filled(f"{name}: TypeAlias = ({parts})", " "))
        return name

    def record(self, name: str, fields: list[Told], kind: str | None = None) -> str:
        if name not in self.classes:
            self.classes[name] = ""  # it may be a field's type
            rows = [("kind", f"Literal[{quoted(kind)}]")] if kind else []
            for one in fields:
                rows.append((one["name"], self.out(one["type"], name + camel(one["name"]))))
            del self.classes[name]
            self.classes[name] = typed_dict(name, rows)
        return name


def typed_dict(name: str, fields: Sequence[tuple[str, str]]) -> str:
    if not all(one.isidentifier() for one, _ in fields):
        pairs = ", ".join(f"{quoted(one)}: {kind}" for one, kind in fields)
        return f"{name} = TypedDict({quoted(name)}, {{{pairs}}})"
    rows = [f"{one}: {kind}" for one, kind in fields] or ["..."]
    line = f"class {name}(TypedDict): {'; '.join(rows)}"
    if len(line) <= WIDTH:
        return line
    body = "\n".join(rows)
    return "\n".join([f"class {name}(TypedDict):", *filled(f"    {body}", "; ")])


def filled(text: str, between: str) -> list[str]:
    """A text as lines: its own, as many of them on one as there is room for."""
    first, *others = text.split("\n")
    indent = " " * (8 if between == " " else 4)
    lines = [first]
    for part in others:
        longer = lines[-1] + between + part
        if len(longer) <= WIDTH:
            lines[-1] = longer
        else:
            lines.append(indent + part)
    return lines


def quoted(name: str | None) -> str:
    return f'"{name}"'


def common(declared: Sequence[Told]) -> set[str]:
    """The types that mean the same in every one of these doors."""
    types = [{one["name"]: one["type"] for one in door["types"]} for door in declared]
    same = {name for name in types[0] if all(one.get(name) == types[0][name] for one in types)}
    while wrong := {name for name in same if not names_in(types[0][name]) <= same | set(PLAIN)}:
        same -= wrong
    return same


def names_in(told: Any) -> set[str]:
    """The names of types of which a type speaks."""
    if isinstance(told, list):
        return set().union(*map(names_in, told))
    if not isinstance(told, dict):
        return set()
    if told.get("kind") == "named":
        return {told["name"]}
    return names_in(list(told.values()))


HANDLE = {"kind": "named", "name": "handle"}
WIDTH = 100
"""The longest line, as in pyproject.toml."""


def stub() -> str:
    """The whole file; a game that has no door yet may be asked anything."""
    known = [*door.rules.doors(), "lessons"]
    door.lessons.verdict(
        given="", reference="p.", queries="query(p).", wrong=[], program="p."
    )  # loads it
    told = {
        name: door.rules.declared(game=str(one)) for name, one in DOORS.items() if str(one) in known
    }
    games = [one for one in told.values() if any(q["name"] == "begin" for q in one["questions"])]
    classes: dict[str, str] = {}
    doors = [Stub(name, one, common(games), classes).text() for name, one in told.items()]
    last = [
        "def fingerprint(game: str, file: str) -> str: ...",
        "def loaded(game: str, file: str) -> list[Path]: ...",
        "def answered(game: str, question: str, arguments: Mapping[str, Any]) -> Any: ...",
        "def batches(game: str, question: str, arguments: Mapping[str, Any]) -> "
        "Iterator[list[Any]]: ...",
        f"def agreement(game: str) -> {camel('rules', 'agreement')}: ...",
        "DOORS: Mapping[str, Game]",
    ]
    last += [f"{name}: {camel(name) if name in told else 'Any'}" for name in DOORS]
    text = "\n".join([HEAD, *classes.values(), *doors, *last]) + "\n"
    return text if "Iterator[" in text else text.replace("Iterator, ", "", 1)


if __name__ == "__main__":
    FILE.write_text(stub(), "utf-8")
