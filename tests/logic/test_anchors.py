"""Links from READMEs and lessons to a relation lead to the line where the relation begins."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

anchors: dict[str, Any] = runpy.run_path(str(Path(__file__).with_name("anchors.py")))
ROOT: Path = anchors["ROOT"]
PAGES: list[Path] = anchors["pages"]()
WRITE = "write the lines anew: python tests/logic/anchors.py"


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_a_link_leads_to_the_line_of_the_relation_that_it_names(page: Path) -> None:
    for link in anchors["links"](page):
        assert link.file.is_file(), link.place[0]
        if link.named:
            assert link.line == anchors["relations"](link.file).get(link.named), (
                f"{link.place[0]}: {WRITE}"
            )
        else:
            assert link.line is None, f"{link.place[0]}: the text of a link names its relation"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_a_relation_that_is_named_beside_its_file_is_a_link(page: Path) -> None:
    """In a paragraph or a row with a link to a file, each relation of that file is linked."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    for part in re.split(r"\n\n|\n(?=[|\d-])", text):
        files = {(page.parent / link["file"]).resolve() for link in anchors["LINK"].finditer(part)}
        for named in anchors["NAMED"].finditer(anchors["LINK"].sub("", part)):
            relation = (named[1], int(named[2]))
            beside = [file.name for file in files if relation in anchors["relations"](file)]
            assert not beside, f"{named[0]} is named beside {beside[0]}: link it to its line"


def test_there_are_such_links() -> None:
    found = [link for page in PAGES for link in anchors["links"](page) if link.line]
    assert len(found) > 15


def test_a_relation_begins_at_its_comment_or_else_at_its_first_clause(tmp_path: Path) -> None:
    file = tmp_path / "a.pl"
    file.write_text(
        ":- module(a, [b/2]).\n\n%!  b(+X,\n%     -Y) is det.\n\nb(1, 2).\n"
        "b(f(1, ','), [2, 3]).\n\nb(\"(,\").\nc.\n",
        "utf-8",
    )
    assert anchors["relations"](file) == {("b", 2): 3, ("b", 1): 9, ("c", 0): 10}
    page = tmp_path / "a.md"
    page.write_text("[`b/2`](a.pl), [`b/1` here](a.pl#L2), [a.pl](a.pl), [`d/1`](a.pl#L3)", "utf-8")
    assert anchors["rewritten"](page) == (
        "[`b/2`](a.pl#L3), [`b/1` here](a.pl#L9), [a.pl](a.pl), [`d/1`](a.pl#L3)"
    )
