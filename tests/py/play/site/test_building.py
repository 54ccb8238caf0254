"""The folder of pages: what is in it, and what becomes of it when something fails."""

from __future__ import annotations

import json
import re
import shutil
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from ludologic.errors import BadInput, EngineFailure, EngineMissing
from ludologic.play.site import build, packages
from ludologic.play.site.rules import File, Rules

pytestmark = pytest.mark.deep


def test_every_file_of_the_rules_is_in_it(site: Path) -> None:
    known = json.loads((site / "rules.json").read_text("utf-8"))
    rules = Rules()
    assert known["files"].keys() == rules.files.keys() | {"mine.pl"}
    for path, file in rules.files.items():
        assert known["files"][path]["text"] == file.text
        assert (site / "reference" / f"{path}.html").exists()


def test_every_link_is_relative_and_leads_somewhere(site: Path) -> None:
    texts = {page.resolve(): page.read_text("utf-8") for page in site.rglob("*.html")}
    for page, text in texts.items():
        for link in re.findall(r'(?:href|src)="([^"]*)"', text):
            target, _, place = unescape(link).partition("#")
            assert not re.match(r"(?!data:)\w+:|/", link), f"{page}: {link}"
            file = (page.parent / target).resolve() if target else page
            assert target == "data:," or file.is_file(), f"{page}: {link}"
            if place and file.name not in ("lab.html", "play.html"):  # theirs say what to open
                assert f'id="{place}"' in texts[file], f"{page}: {link}"


def test_a_relation_that_is_named_is_a_link_to_where_it_is_told(site: Path) -> None:
    page = (site / "reference" / "README.md.html").read_text("utf-8")
    place = "../reference/mastermind/definition.pl.html#guess_secret_feedback-3"
    assert f'<a href="{place}"><code>guess_secret_feedback/3</code></a>' in page
    place = "../reference/connect4/session.pl.html"  # nothing is documented there
    assert f'<a href="{place}"><code>level/2</code></a>' in page


def test_scripts_and_styles_name_no_other_host(site: Path) -> None:
    for file in [
        *site.glob("*.mjs"),
        *site.glob("*.js"),
        *site.glob("*.css"),
        *site.glob("*.html"),
    ]:
        addresses = re.findall(r"https?://[^\"'`\s]*", file.read_text("utf-8"))
        assert [one for one in addresses if not one.startswith("http://www.w3.org/")] == []


def test_a_site_takes_the_place_of_the_one_before(
    without_engines: None, site: Path, run: Any, tmp_path: Path
) -> None:
    """And what was built is told."""
    shutil.copytree(site, tmp_path / "site")
    (tmp_path / "site" / "old").touch()
    built = run("site", "build", "-o", str(tmp_path / "site"), "--json").value
    assert built["folder"] == str(tmp_path / "site")
    files = [path for path in (tmp_path / "site").rglob("*") if path.is_file()]
    assert built["files"] == len(files) > 100
    assert built["bytes"] == sum(path.stat().st_size for path in files)
    assert not (tmp_path / "site" / "old").exists()
    assert [path.name for path in tmp_path.iterdir()] in (["site", "fetched"], ["fetched", "site"])


def test_a_folder_with_anything_else_is_left_alone(without_engines: None, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter").write_text("dear", "utf-8")
    with pytest.raises(BadInput, match="holds something else"):
        build(tmp_path / "mine")
    with pytest.raises(BadInput, match="is a file"):
        build(tmp_path / "mine" / "letter")
    assert (tmp_path / "mine" / "letter").read_text("utf-8") == "dear"


def fake_npm(folder: Path, script: str) -> None:
    folder.mkdir()
    (folder / "npm").write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    (folder / "npm").chmod(0o755)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(packages, "user_cache_path", lambda name: tmp_path / "cache" / name)
    monkeypatch.setattr(packages.sys, "executable", str(tmp_path / "bin" / "python"))
    return tmp_path / "cache"


def test_npm_that_fails_half_way_leaves_nothing(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_npm(tmp_path / "bin", "mkdir node_modules; echo 'npm error no network' >&2; exit 1")
    with pytest.raises(
        EngineFailure, match="npm could not fetch the engines: npm error no network"
    ):
        build(tmp_path / "site")
    assert [path for path in cache.rglob("*") if path.is_file()] == []
    assert list((cache / "ludologic" / "site").iterdir()) == []
    assert not (tmp_path / "site").exists()


def test_without_npm_it_is_said_what_brings_it(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(EngineMissing, match=r"pip install 'ludologic\[node\]'"):
        build(tmp_path / "site")


def test_the_command_refuses_a_folder_and_a_port(
    without_engines: None, run: Any, tmp_path: Path
) -> None:
    run("site", "build", "-o", str(tmp_path / "fetched")).is_error(2, "holds something else")
    run("site", "serve", "--port", "70000").is_error(2, "is no port")


def test_the_lock_names_exact_versions_and_no_host() -> None:
    package = json.loads((packages.HERE / "package.json").read_text("utf-8"))
    lock = json.loads((packages.HERE / "package-lock.json").read_text("utf-8"))
    wanted = package["dependencies"] | package["devDependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    for name, version in wanted.items():
        assert lock["packages"][f"node_modules/{name}"]["version"] == version
    assert "://" not in json.dumps([one.get("resolved") for one in lock["packages"].values()])
    assert all("integrity" in one for name, one in lock["packages"].items() if name)


# ---- what is read from a file


def test_a_file_of_prolog_is_read() -> None:
    text = """:- module(a, [b/2]).

/** <module> The title

What it _is_.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../room/c', [d/1]).
:- use_module(e).

%!  b(+X, -Y) is det.
%
%   True when so.
%
%       ?- b(1, Y).
%       Y = 2 ;
%       Y = 3.

b(1, 2).

/** <examples>

?- b(X, Y),
   X > 0.
*/
"""
    file = File("game/place/a.pl", text)
    assert (file.title, file.about) == ("The title", "What it _is_.")
    assert file.leans_on == ("game/room/c.pl", "game/place/e.pl")
    (relation,) = file.relations
    assert (relation.name, relation.arity, relation.determinism) == ("b", 2, "det")
    assert (relation.head, relation.line, relation.text) == ("b(+X, -Y)", 12, "True when so.")
    assert file.examples == (("b(X, Y),\n   X > 0", ""), ("b(1, Y)", "Y = 2 ;\nY = 3."))


def test_every_relation_of_the_rules_is_found() -> None:
    for file in Rules().files.values():
        if file.kind == "pl":
            assert len(file.relations) == len(re.findall(r"^%!", file.text, re.M)), file.path


def test_a_title_may_be_all_that_a_file_says() -> None:
    file = File("a.pl", "/** <module> The title */\n\n/** <examples> ?- a. */\n")
    assert (file.title, file.about, file.summary) == ("The title", "", "The title.")
    file = File("a.pl", "/** <module> Why?\n\nFor this.  And that.\n\nNo more.\n*/\n")
    assert file.summary == "Why? For this."
    file = File("10-a.md", "# 10. Plans\n\n| a |\n\nOne [plan](b.pl) is\nenough. Or two.\n")
    assert file.summary == "Lesson 10: Plans. One plan is enough."
    file = File("a.lp", "% Codes: a row of symbols\n% below.\n")
    assert file.summary == "Codes: a row of symbols."


def test_the_index_has_whole_sentences() -> None:
    for file in Rules().files.values():
        assert re.fullmatch(r"[A-Z`\d].*[.?]", file.summary), (file.path, file.summary)


def test_files_stand_in_the_order_of_their_rooms() -> None:
    rules = Rules()
    shared = [file.path for file in rules.rooms["shared"].files]
    listed = re.search(r"^room\(shared, .*?\[(.*?)\]", rules.files["rooms.pl"].text, re.M | re.S)
    assert listed
    names = re.findall(r"\w+", listed[1])
    assert shared == ["shared/README.md", *(f"shared/{name}.pl" for name in names)]
    lessons = [file.name for file in rules.rooms["lessons"].files]
    numbered = [f"{one:02}" for one in range(19)]
    assert [lessons[0], *(one[:2] for one in lessons[1:20])] == ["README.md", *numbered]
    exact = rules.rooms["connect4/exact"]
    assert list(exact.leans_on) == ["connect4", "connect4/board", "connect4/book", "shared"]
    assert "connect4/exact" in rules.rooms["connect4/board"].used_by


def test_a_room_has_its_page(site: Path) -> None:
    """Its files, each with a sentence, and the arrows; the pages of its files lead to it."""
    for folder, room in Rules().rooms.items():
        page = (site / "reference" / folder / "index.html").read_text("utf-8")
        for file in room.files:
            text = (site / "reference" / f"{file.path}.html").read_text("utf-8")
            room_link = f'reference/{folder}/index.html">{folder}</a>' if folder else ">logic</a>"
            assert f"{room_link}/{file.name}" in text
        if not folder:
            continue
        table = page[: page.index("</table>")]
        assert re.findall(r'<td><a href="[^"]*">([^<]*)', table) == [one.name for one in room.files]
        assert "<td></td>" not in table
        said = page.partition("<h2>Uses</h2>")[2].partition("<h2>")[0]
        assert re.findall(r">([^<]+)</a>: ", said) == [one or "logic" for one in room.leans_on]
