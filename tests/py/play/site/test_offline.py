"""The site without the network: what a browser keeps of it, and that this is enough."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import thinned
from tests.py.play.site.conftest import Page

from ludologic.lessons import exercises
from ludologic.play.site.serving import server

deep = pytest.mark.deep


def kept(folder: Path) -> dict[str, Any]:
    text = (folder / "kept.js").read_text("utf-8")
    found: dict[str, Any] = json.loads(text.removeprefix("self.kept = ").removesuffix(";\n"))
    return found


@deep
def test_every_file_is_kept_once(site: Path) -> None:
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    known = kept(site)
    assert sorted(known["first"] + known["later"]) == sorted(files - {"kept.js", "keeper.js"})
    assert "play.html" in known["first"] and "reference/index.html" in known["later"]


@deep
def test_it_can_be_installed(plain: Page) -> None:
    plain.open("lessons/1.html")
    found = plain.awaited(
        "const { href } = document.querySelector('link[rel=manifest]');"
        "const told = await (await fetch(href)).json();"
        "const at = (path) => new URL(path, href).href;"
        "const icon = await fetch(at(told.icons[0].src));"
        "return [at(told.start_url), icon.headers.get('content-type')]"
    )
    assert found == [plain.address + "index.html", "image/svg+xml"]
    errors = plain.driver.execute_cdp_cmd("Page.getAppManifest", {})["errors"]
    assert errors == []


CHECKED = """
const [number, text] = given;
const box = document.querySelector(`[data-exercise="${number}"]`);
const out = box.querySelector(".verdict");
box.querySelector("textarea").value = text;
box.querySelector(".check").click();
while (["", "…"].includes(out.textContent)) await new Promise((go) => setTimeout(go, 20));
return out.textContent;
"""


KEPT = """
const end = Date.now() + 60000;
for (let count = 0; count < given[0]; await new Promise((go) => setTimeout(go, 100))) {
  if (Date.now() > end) throw new Error(`only ${count} files are kept`);
  const [name] = await caches.keys();
  if (name) count = (await (await caches.open(name)).keys()).length;
}
"""


def left_without(built: Path, browser: Any, first: str) -> Page:
    """The site after one visit to this page, which keeps every file; then the server ends."""
    running = server(built, 0)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    page = Page(browser, f"http://127.0.0.1:{running.server_address[1]}/")
    page.screen(1280, 720)
    page.open(first)
    if first == "index.html":
        told = "This browser has kept the whole site: it works without the network."
        page.shows("#offline", told)
    files = kept(built)
    page.awaited(KEPT, len(files["first"] + files["later"]))
    page.complaints()
    running.shutdown()
    running.server_close()
    return page


@deep
@pytest.mark.parametrize(
    "first", thinned(["index.html", "lessons/5.html", "reference/index.html"], {0})
)
def test_a_visit_without_the_network(built: Path, browser: Any, first: str) -> None:
    """The games, cells and exercises in both languages, the lab and the reference."""
    page = left_without(built, browser, first)
    for language in ("prolog", "asp"):
        one = next(one for one in exercises() if one.language == language)
        page.open(f"lessons/{one.number.partition('.')[0]}.html")
        assert page.awaited(CHECKED, one.number, one.solution).startswith("Solved.")
    page.open("lessons/")
    assert page.text("h1") == "Lessons"
    page.open("play.html#connect4")
    page.until(
        "document.getElementById('state').textContent === 'Rules loaded, on this computer'", 60
    )
    page.until("document.getElementById('said').innerText === 'Your move.'", 60)
    page.open("reference/mastermind/definition.pl.html")
    assert page.text("h1") == "Code breaking, told once"
    page.open("lab.html")
    page.until("document.getElementById('state').textContent === 'Ready.'", 60)
    page.complaints()


@deep
def test_a_page_that_is_opened_as_a_file_says_how_it_works(site: Path, browser: Any) -> None:
    page = Page(browser, site.as_uri() + "/")
    for path in ("index.html", "play.html", "lab.html", "lessons/1.html"):
        page.open(path)
        page.until("document.querySelector('.whole')")
        assert page.text(".whole") == (
            "Opened as a file, this page can only be read. Run `ludologic site serve`, or any web "
            "server in its folder, and open the address that it gives."
        )
    page.complaints()
