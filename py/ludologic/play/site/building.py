"""Puts the folder of pages together: whole, or not at all."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import tempfile
from pathlib import Path
from typing import NamedTuple

from ludologic import __version__
from ludologic.engines import rules as the_rules
from ludologic.errors import BadInput, quote
from ludologic.play.pictures.page import colours, page
from ludologic.play.site import front, lessons, packages, reference
from ludologic.play.site.pages import HERE, Pages
from ludologic.play.site.rules import Rules

MARK = "ludologic.json"
"""The file that marks a folder as one of ours."""


class Built(NamedTuple):
    """The folder that was made, and how much is in it."""

    folder: Path
    files: int
    bytes: int


def build(folder: Path) -> Built:
    """Make the folder of pages; an earlier one is replaced.

    Raises BadInput if the folder holds anything else or can't be written, and as `fetched` does.
    """
    _check(folder)
    vendor = packages.fetched() / "vendor"
    try:
        folder.absolute().parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.absolute().parent, prefix=".site.") as name:
            made = Path(name) / "made"
            _fill(made, vendor)
            if folder.exists():
                folder.rename(Path(name) / "before")
            made.rename(folder)
    except OSError as error:
        raise BadInput(f"{quote(folder)} can't be written: {error.strerror or error}") from error
    files = [path for path in folder.rglob("*") if path.is_file()]
    return Built(folder, len(files), sum(path.stat().st_size for path in files))


def _check(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{quote(folder)} is a file, and what is built is a folder")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise BadInput(
            f"{quote(folder)} holds something else: name a folder that is new or empty, "
            "or one that was made here before"
        )


def _fill(made: Path, vendor: Path) -> None:
    shutil.copytree(HERE / "static", made, ignore=shutil.ignore_patterns("editor.mjs"))
    shutil.copytree(vendor, made / "vendor")
    shutil.copy(the_rules.path("connect4/book/openings.book"), made)
    rules = Rules()
    known = rules.document()
    engine = sorted((HERE / "prolog").glob("*.pl"))
    known["engine"] = {file.name: file.read_text("utf-8") for file in engine}
    known["tests"] = _tests()
    known["files"]["mine.pl"] = _template(rules)
    (made / "rules.json").write_text(json.dumps(known, ensure_ascii=False), "utf-8")
    pages = Pages(made, rules)
    front.write(pages)
    reference.write(pages)
    lessons.write(pages)
    front_page = (made / "index.html").read_text("utf-8")
    asking = _asking(page("tree.html", COLOURS=colours()), front_page)
    (made / "tree.html").write_text(asking, "utf-8")
    (made / MARK).write_text(json.dumps({"version": __version__}), "utf-8")
    _keep_offline(made)


def _template(rules: Rules) -> dict[str, object]:
    """A file for the reader's own game: the ten lines of a README that show one."""
    lines = re.search(r"```prolog\n(.*?)```", rules.files["guessing/README.md"].text, re.S)
    assert lines
    text = f"% A game of your own, in the words of guessing/README.md\n\n{lines[1]}"
    return {"text": text, "title": "A game of your own", "twin": None, "examples": []}


def _asking(text: str, another: str) -> str:
    """The page of pictures/ on which a tree asks, with the head of another page and the colours of
    the site; it takes the tree from the page before."""
    taken = "document.getElementById('tree').textContent = sessionStorage.getItem('ludologic.tree')"
    sheets = (HERE / "static" / "boards" / "boards.css", HERE / "static" / "style.css")
    style = "".join(sheet.read_text("utf-8") for sheet in sheets)
    head = re.search(r'<header class="site">.*?</header>', another, re.S)
    colours = re.search(r"^:root \{.*?\n\}\n", style, re.S | re.M)
    assert head and colours
    lines = re.findall(r"^(?:\.site|\.brand|\[data-theme|a |button\.bare|\.icon).*\n", style, re.M)
    for old, new in (
        ("@TREE@</script>", f"</script>\n<script>{taken};</script>"),
        ("  <header>", '  <section class="intro" aria-labelledby="name">'),
        ("  </header>", "  </section>"),
        ("<body>", f"<body>\n{head[0]}"),
        ("script-src ", "script-src 'self' "),
        (
            "</style>",
            f'{colours[0]}{"".join(lines)}{_LOOKS}</style>\n<script src="theme.js"></script>',
        ),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    return re.sub(r"^( *)header ", r"\1.intro ", text, flags=re.M)


_LOOKS = """:root { --paper: var(--bg); --card: var(--panel); --accent: var(--link);
  --on-accent: var(--on-ink); --tint: var(--sunk); --keys: var(--even-bg); --serif: var(--sans); }
"""
"""The colours and type of the page of a tree by those of the site."""


def _tests() -> dict[str, str]:
    """The tests written in Prolog, and what they load, where there are any: an installed package
    has none."""
    folder = HERE.parents[3] / "tests" / "logic"
    return {
        path.relative_to(folder).as_posix(): path.read_text("utf-8")
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".plt", ".pl", ".kif", ".txt") and path.name != "report.pl"
    }


# What a browser keeps of the site, so that it works without the network, and can be installed

_LATER = ("openings.book", "reference/", "vendor/clingo/", "vendor/LICENCES.txt")
"""What a first visit does not need."""
_MANIFEST = {
    "name": "Ludologic",
    "short_name": "Ludologic",
    "description": "Games whose rules are logic programs: play, ask, and change them.",
    "start_url": "index.html",
    "display": "standalone",
    "background_color": "#fbfaf7",
    "theme_color": "#fbfaf7",
    "icons": [
        {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any maskable"}
    ],
}


def _keep_offline(folder: Path) -> None:
    """Write the manifest, and the list of all files for keeper.js. The last step of a build."""
    (folder / "manifest.webmanifest").write_text(json.dumps(_MANIFEST, indent=1), "utf-8")
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.*"))
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.encode() + b"\0" + (folder / file).read_bytes())
    listed = [file for file in files if file != "keeper.js"]
    kept = {
        "version": digest.hexdigest()[:16],
        "first": [file for file in listed if not file.startswith(_LATER)],
        "later": [file for file in listed if file.startswith(_LATER)],
    }
    (folder / "kept.js").write_text(f"self.kept = {json.dumps(kept)};\n", "utf-8")
