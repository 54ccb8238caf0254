"""The pages as they are looked at: what is opened, in which sizes and themes; their pictures.

    python tests/py/play/site/pictures.py

takes the pictures anew. Look at them before you commit them: `git diff --stat` names those that
changed.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[4]))

from tests.py.conftest import chromium
from tests.py.play.site.conftest import Page, address, served

from ludologic.play.site import build

FOLDER = Path(__file__).with_name("pictures")
FONTS = FOLDER / "fonts.txt"
SCALE = 4
"""A kept picture is so many times smaller than the page."""

SIZES = [(1440, 900), (1280, 720), (720, 450), (390, 844), (360, 740)]
"""Laptops, the first of them at 200 % too, and phones."""

THEMES = ["light", "dark"]
KEPT = [(1280, 720, "light"), (390, 844, "dark")]
"""The size and theme of the kept pictures: between them are both layouts and both themes."""

READY = "document.getElementById('state').textContent.startsWith('Ready')"
PLAYED = (
    "document.getElementById('board').ariaBusy === 'false'"
    " && document.getElementById('said').textContent"
    " && document.querySelector('#replay button')"
)
READ = (
    "(((all) => all[Math.floor(performance.now() / 1500) % all.length].scrollIntoView("
    "{ block: 'center' }))([...document.querySelectorAll('h2, #exercises')]),"
    " /^(\\d+) of \\1 /.test(document.getElementById('progress').textContent))"
)
WHY = f"{PLAYED} && document.querySelector('#why .ruled')"


CODES = {"variant": {"pegs": 4, "colours": 6, "repeats": True}, "secret": "2553"}
VIEWS: dict[str, tuple[str, str]] = {
    "front": ("index.html", "document.getElementById('left').textContent"),
    "mastermind": (address("mastermind", "you rules", CODES, ["1122", "5631"]), WHY),
    "connect4": (address("connect4", "you friend", [7, 6, 4], "44353"), WHY),
    "soccer": (address("soccer", "you friend", ["standard", 8, 10, 2], "025"), WHY),
    "proof": ("play.html#proof", WHY),
    "own": ("play.html#own=games%2Finstances%2Fnoughts_and_crosses.pl", PLAYED),
    "lab": ("lab.html#file=mastermind/definition.pl", READY),
    "lessons": ("lessons/index.html", "true"),
    "lesson": ("lessons/1.html", READ),
    "slide": (
        "lessons/1.html",
        "(document.getElementById('project').click(), document.body.matches('.projected'))",
    ),
    "reference": ("reference/index.html", "true"),
    "file": ("reference/mastermind/definition.pl.html", "true"),
    "readme": ("reference/README.md.html", "true"),
    "glossary": ("reference/glossary.html", "true"),
}
"""A page of each kind: its address, and what is true once it stands there."""

FINGERPRINT = """
const canvas = new OffscreenCanvas(400, 60);
const pen = canvas.getContext("2d");
for (const [at, one] of ["body", "textarea"].entries()) {
  pen.font = `16px ${getComputedStyle(document.querySelector(one)).fontFamily}`;
  pen.fillText("Guess 1234: 0 black, 2 white :- not ✓ ⚫", 2, 20 + 30 * at);
}
const bytes = pen.getImageData(0, 0, 400, 60).data;
const hash = await crypto.subtle.digest("SHA-256", bytes);
const hex = (one) => one.toString(16).padStart(2, "0");
return [...new Uint8Array(hash.slice(0, 8))].map(hex).join("");
"""


COMPARE = """
const [kept, taken] = await Promise.all(given.slice(0, 2).map(async (data) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height);
}));
if (kept.width !== taken.width || kept.height !== taken.height) return [["its size", 255]];
const [a, b, found] = [kept.data, taken.data, []];
const [SIDE, FAR] = [6, 12];
for (let top = 0; top < kept.height; top += SIDE) {
  for (let left = 0; left < kept.width; left += SIDE) {
    const sums = [0, 0, 0];
    let pixels = 0;
    for (let y = top; y < Math.min(top + SIDE, kept.height); y += 1) {
      for (let x = left; x < Math.min(left + SIDE, kept.width); x += 1) {
        const at = 4 * (y * kept.width + x);
        for (let one = 0; one < 3; one += 1) sums[one] += a[at + one] - b[at + one];
        pixels += 1;
      }
    }
    const far = Math.max(...sums.map((sum) => Math.abs(sum) / pixels));
    if (far > FAR) found.push([`${left * given[2]}, ${top * given[2]}`, Math.round(far)]);
  }
}
return found;
"""
"""The parts of two pictures, of 24 pixels of the page each, whose mean colours are unlike."""


def opened(page: Page, name: str) -> dict[Path, bytes]:
    """Open a page as at the first visit, and wait until it is ready; its pictures, taken before
    anything else."""
    page.open("reference/glossary.html")
    page.script("localStorage.clear()")
    path, ready = VIEWS[name]
    width, height, theme = KEPT[0]
    shown(page, width, height, theme)
    page.open(path)
    page.until(ready, 60)
    page.awaited("await document.fonts.ready")
    taken = {}
    for width, height, theme in KEPT:
        shown(page, width, height, theme)
        taken[FOLDER / f"{name}_{width}_{theme}.png"] = picture(page)
    return taken


def shown(page: Page, width: int, height: int, theme: str) -> None:
    """The open page in this size and theme; a narrow one is touched."""
    features = [
        {"name": "prefers-color-scheme", "value": theme},
        {"name": "prefers-reduced-motion", "value": "reduce"},
    ]
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    touch = {"enabled": width < 600, "maxTouchPoints": 1}
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", touch)
    page.screen(width, height)
    page.awaited(
        "scrollTo(0, 0); document.activeElement.blur();"
        "for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)"
    )


def picture(page: Page) -> bytes:
    """What the window shows, smaller; without the values that are looked for meanwhile, and without
    scrollbars: those of a phone fade in their own time, and each tells how much is not shown."""
    page.script(
        "const sheet = new CSSStyleSheet();"
        "sheet.replaceSync('.chip { visibility: hidden } * { scrollbar-width: none }');"
        "document.adoptedStyleSheets = [sheet]"
    )
    width, height = page.script("return [innerWidth, innerHeight]")
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1 / SCALE}
    taken = page.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png", "clip": clip})
    page.script("document.adoptedStyleSheets = []")
    return base64.b64decode(taken["data"])


def unlike(page: Page, one: bytes, other: bytes) -> list[Any]:
    """The places at which two pictures are unlike, and by how much of 255."""
    both = [base64.b64encode(each).decode() for each in (one, other)]
    found: list[Any] = page.awaited(COMPARE, *both, SCALE)
    return found


def fonts(page: Page) -> str:
    """How this browser draws letters: another one's pictures differ everywhere."""
    page.open("lessons/1.html")
    return str(page.awaited(FINGERPRINT))


def _take() -> Iterator[str]:
    """Takes all pictures, and names those that changed."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        folder = build(Path(scratch) / "site").folder
        driver = chromium(Path(scratch) / "chromium")
        driver.set_script_timeout(60)
        try:
            for page in served(folder, driver):
                FONTS.write_text(fonts(page) + "\n", "utf-8")
                for name in VIEWS:
                    for file, taken in opened(page, name).items():
                        if not file.exists() or unlike(page, file.read_bytes(), taken):
                            file.write_bytes(taken)
                            yield file.name
        finally:
            driver.quit()


if __name__ == "__main__":
    for changed in _take():
        print(changed)
