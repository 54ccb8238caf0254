"""Pages that need no other file: a file of this folder, with its places filled."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

_HERE = Path(__file__).parent
STATIC = _HERE.parent / "site" / "static"
"""The scripts of the site; notebooks and these pages use its boards too."""
BOARDS = STATIC / "boards" / "boards.mjs"
_IMPORT = re.compile(r'^import \{.*\} from "(.*)";\n', re.M)


def page(name: str, **parts: str) -> str:
    """The file of this name; each place, such as @TREE@, is filled with the part named so."""
    text = (_HERE / name).read_text("utf-8")
    return re.sub(f"@({'|'.join(parts)})@", lambda place: parts[place[1]], text)


def module(*files: Path) -> str:
    """These modules of JavaScript as one, each after the modules that it imports; for a page that
    can have no other file.

    An import is a line of its own, `import { name } from "./file.mjs";`, without new names.
    """
    found: dict[Path, str] = {}

    def take(file: Path) -> None:
        text = file.read_text("utf-8")
        for name in _IMPORT.findall(text):
            take((file.parent / name).resolve())
        found.setdefault(file, _IMPORT.sub("", text))

    for file in files:
        take(file.resolve())
    return "".join(found.values())


def looks() -> str:
    """What those boards look like."""
    return BOARDS.with_suffix(".css").read_text("utf-8")


def colours() -> str:
    """The colours of the pegs, a token for each fill and each ink."""
    tokens = re.findall(r"--c\d+(?:-ink)?: #[0-9a-f]{6};", looks())
    return f":root {{ {' '.join(tokens)} }}"


def data(value: Any) -> str:
    """A plain value as a script of a page may hold it: JSON that no tag or entity stands in."""
    text = json.dumps(value, ensure_ascii=True, separators=(",", ":"))
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text
