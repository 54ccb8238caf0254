"""Each page in each size and theme: nothing overlaps, is cut off or is too small to touch, and it
looks as in its kept pictures."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.py.play.site import pictures
from tests.py.play.site.conftest import served

from ludologic.play.site import packages

pytestmark = pytest.mark.deep

SOUND = Path(__file__).with_name("sound.js").read_text("utf-8")
FAULTS = SOUND + "return faults(arguments[0]);"
AXED = (1280, 390)
"""The widths at which axe looks: one of each layout."""

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


class Seen(NamedTuple):
    name: str
    page: Any
    faults: dict[str, list[str]]
    pictures: dict[Path, bytes]


@pytest.fixture(scope="module", params=pictures.VIEWS)
def seen(request: pytest.FixtureRequest, built: Path, browser: Any) -> Iterator[Seen]:
    """A page, visited once; what is wrong with it, and at which sizes and themes."""
    faults: dict[str, list[str]] = {}
    taken = {}
    for page in served(built, browser):
        page.complaints()  # those of another page
        pictures.opened(page, request.param)
        page.script((packages.fetched() / "axe.min.js").read_text("utf-8"))
        for width, height in pictures.SIZES:
            for theme in pictures.THEMES:
                pictures.shown(page, width, height, theme)
                wrong = page.script(FAULTS, width < 600)
                if width in AXED:
                    wrong += axe(page, theme)
                for one in wrong:
                    faults.setdefault(one, []).append(f"{width} {theme}")
                if (width, height, theme) in pictures.KEPT:
                    taken[pictures.kept(request.param, width, theme)] = pictures.picture(page)
        for one in [*page.complaints(), *page.foreign()]:
            faults.setdefault(one, [])
        yield Seen(request.param, page, faults, taken)
        pictures.shown(page, 1400, 900, "light")


def axe(page: Any, theme: str) -> list[str]:
    """What axe finds; between the themes the colours alone are unlike."""
    which = "{ runOnly: ['color-contrast'] }" if theme == "dark" else "{}"
    return [
        f"{one['id']}: {node['html'][:120]}"
        for one in page.awaited(f"return (await axe.run({which})).violations")
        for node in one["nodes"][:5]
    ]


def test_a_page_is_sound(seen: Seen) -> None:
    """No complaint, nothing from elsewhere, nothing that axe finds; nothing lies over anything
    else, is cut off, or is too small for a finger."""
    assert seen.faults == {}


def test_a_page_looks_as_in_its_pictures(seen: Seen) -> None:
    """If it should look otherwise now, take the pictures anew, as `pictures.py` says."""
    ours = pictures.fonts(seen.page)
    if ours != pictures.FONTS.read_text("utf-8").strip():
        pytest.skip("this Chromium draws letters otherwise than that of the kept pictures")
    for file, picture in seen.pictures.items():
        both = [base64.b64encode(one).decode() for one in (file.read_bytes(), picture)]
        unlike = seen.page.awaited(COMPARE, *both, pictures.SCALE)
        assert unlike == [], f"{file.name}: `python tests/py/play/site/pictures.py` takes it anew"


PLANTED = {
    '<button style="position: absolute; top: 60px; left: 0; width: 90px">One</button>'
    '<button style="position: absolute; top: 70px; left: 50px; width: 90px">Two</button>': (
        '<button> "One" lies over <button> "Two"'
    ),
    '<p style="width: 4em; overflow: hidden; white-space: nowrap">Sentences of many words</p>': (
        '<p> "Sentences of many words" is cut off'
    ),
    '<button style="width: 60px; padding: 0; white-space: nowrap">Many, many words</button>': (
        'the text of <button> "Many, many words" leaves its box'
    ),
    '<div style="width: 3000px">wide</div>': "the page scrolls sideways",
    '<button style="min-height: 0; height: 20px">Small</button>': '<button> "Small" is ',
}


@pytest.mark.parametrize(("html", "said"), PLANTED.items())
def test_what_is_wrong_is_found(plain: Any, html: str, said: str) -> None:
    """Faults that are planted in a page."""
    plain.open("lessons/index.html")
    plain.script("document.querySelector('main').innerHTML = arguments[0]", html)
    found = plain.script(FAULTS, True)
    assert [one for one in found if one.startswith(said)]


def test_a_picture_that_changed_is_seen(plain: Any) -> None:
    plain.open("lessons/index.html")
    before = pictures.picture(plain)
    again = pictures.picture(plain)
    plain.script("document.querySelector('main p, main h1').style.visibility = 'hidden'")
    after = pictures.picture(plain)
    texts = [base64.b64encode(one).decode() for one in (before, again, after)]
    assert plain.awaited(COMPARE, texts[0], texts[1], pictures.SCALE) == []
    assert plain.awaited(COMPARE, texts[0], texts[2], pictures.SCALE)
