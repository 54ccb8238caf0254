"""Pages that are whole in themselves: a file of this folder, with its places filled."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

_STATIC = files("ludologic.play") / "site" / "static"  # not by the site, which imports this


def page(name: str, **parts: str) -> str:
    """The file of this name; each place, such as @TREE@, is filled with the part named so."""
    text = files("ludologic.play.pictures").joinpath(name).read_text(encoding="utf-8")
    return re.sub(f"@({'|'.join(parts)})@", lambda place: parts[place[1]], text)


def module(*names: str) -> str:
    """The boards of the site and more of its scripts, in one: where there is no other file."""
    scripts = [_STATIC.joinpath(name) for name in ("dom.mjs", "boards/boards.mjs", *names)]
    texts = "".join(script.read_text("utf-8") for script in scripts)
    return re.sub(r"^import .*;\n", "", texts, flags=re.M)


def looks() -> str:
    """What those boards look like."""
    return _STATIC.joinpath("boards/boards.css").read_text("utf-8")


def data(value: Any) -> str:
    """A plain value as a script of a page may hold it: JSON that no tag or entity stands in."""
    text = json.dumps(value, ensure_ascii=True, separators=(",", ":"))
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text
