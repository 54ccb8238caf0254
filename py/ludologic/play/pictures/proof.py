"""A proof of Connect 4 as a page, whole in itself, on which a person walks through it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from ludologic.play.pictures.page import data, page


def html(walk: Mapping[str, Any]) -> str:
    """The page: the walk is its figures and its `steps`, by position."""
    site = files("ludologic.play.site").joinpath("static")
    scripts = [site.joinpath(name).read_text("utf-8") for name in ("boards.mjs", "proved.mjs")]
    return page(
        "proof.html",
        LOOKS=site.joinpath("boards.css").read_text("utf-8"),
        BOARDS=re.sub("^export ", "", "".join(scripts), flags=re.M),
        PROOF=data(walk),
    )
