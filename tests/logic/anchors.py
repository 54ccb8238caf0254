"""Links from pages to the line of a relation: [`name/arity`](file.pl#L42).

`python tests/logic/anchors.py` writes the lines anew, wherever the relations are now.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\[(?P<text>[^]]*)\]\((?P<file>[^)#:\s]*\.(?:pl|lp))(?:#L(?P<line>\d+))?\)")
NAMED = re.compile(r"`([a-z]\w*)/(\d+)`")


def pages() -> list[Path]:
    """The READMEs, the lessons and the other pages that tell of the rules."""
    top = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    return [*top, *sorted((ROOT / "logic").rglob("*.md")), *sorted((ROOT / "py").glob("**/*.md"))]


class Link(NamedTuple):
    """A link of a page to a file of the rules; `named` is the relation in its text, if any."""

    place: re.Match[str]
    file: Path
    named: tuple[str, int] | None
    line: int | None


def links(page: Path) -> Iterator[Link]:
    for found in LINK.finditer(page.read_text("utf-8")):
        named = NAMED.search(found["text"])
        yield Link(
            found,
            (page.parent / found["file"]).resolve(),
            (named[1], int(named[2])) if named else None,
            int(found["line"]) if found["line"] else None,
        )


def arity(text: str) -> int:
    """How many arguments a text begins with: 2 of `(A, [b,c]) :- ...`, 0 of `.`."""
    if not text.startswith("("):
        return 0
    bare = re.sub(r"0'.|'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"", "x", text)
    depth = 0
    commas = 0
    for sign in bare:
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
            if depth == 0:
                return commas + 1
        elif sign == "," and depth == 1:
            commas += 1
    return 0


@cache
def relations(file: Path) -> dict[tuple[str, int], int]:
    """Each relation of a file with the line of its comment, or else of its first clause."""
    text = file.read_text("utf-8")
    found: dict[tuple[str, int], int] = {}
    for begins in (r"^%!\s+|^%\*!\s+", r"^"):
        for head in re.finditer(rf"(?:{begins})(?P<name>[a-z]\w*)", text, re.MULTILINE):
            rest = re.sub(r"^%", "", text[head.end() : head.end() + 1000], flags=re.MULTILINE)
            line = text.count("\n", 0, head.start()) + 1
            found.setdefault((head["name"], arity(rest)), line)
    return found


def rewritten(page: Path) -> str:
    """The page with each link to a relation at the line where it is now."""
    text = page.read_text("utf-8")
    for link in reversed(list(links(page))):
        line = relations(link.file).get(link.named) if link.named else None
        if line:
            whole = f"[{link.place['text']}]({link.place['file']}#L{line})"
            text = text[: link.place.start()] + whole + text[link.place.end() :]
    return text


if __name__ == "__main__":
    for one in pages():
        one.write_text(rewritten(one), "utf-8")
