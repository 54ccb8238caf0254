"""Each page, wide and light, narrow and dark; in each size and theme with `-m long`: nothing
overlaps, is cut off or is too small to touch, and it looks as in its kept pictures."""

from __future__ import annotations

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
RARE = dict.fromkeys(["own", "slide", "proof", "file", "readme", "glossary"], pytest.mark.long)
"""Pages that are much like others."""
EVERY = [(*size, theme) for size in pictures.SIZES for theme in pictures.THEMES]


class Seen(NamedTuple):
    name: str
    page: Any
    faults: dict[str, list[str]]
    pictures: dict[Path, bytes]


@pytest.fixture(
    scope="module",
    params=[
        *(pytest.param((name, pictures.KEPT), marks=RARE.get(name, ())) for name in pictures.VIEWS),
        *(pytest.param((name, EVERY), marks=pytest.mark.long) for name in pictures.VIEWS),
    ],
    ids=lambda one: one[0] + " everywhere" * (one[1] is EVERY),
)
def seen(request: pytest.FixtureRequest, built: Path, browser: Any) -> Iterator[Seen]:
    """A page, visited once; what is wrong with it, and at which sizes and themes."""
    name, looks = request.param
    faults: dict[str, list[str]] = {}
    for page in served(built, browser):
        page.complaints()  # those of another page
        taken = pictures.opened(page, name)
        page.script((packages.fetched() / "axe.min.js").read_text("utf-8"))
        for width, height, theme in looks:
            pictures.shown(page, width, height, theme)
            wrong = page.script(FAULTS, width < 600)
            if width in AXED:
                wrong += axe(page)
            for one in wrong:
                faults.setdefault(one, []).append(f"{width} {theme}")
        for one in [*page.complaints(), *page.foreign()]:
            faults.setdefault(one, [])
        yield Seen(name, page, faults, taken)
        pictures.shown(page, 1400, 900, "light")


def axe(page: Any) -> list[str]:
    """What axe finds."""
    return [
        f"{one['id']}: {node['html'][:120]}"
        for one in page.awaited("return (await axe.run()).violations")
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
        unlike = pictures.unlike(seen.page, file.read_bytes(), picture)
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
    assert pictures.unlike(plain, before, again) == []
    assert pictures.unlike(plain, before, after)
