"""A proof of Connect 4 as a page, whole in itself, on which a person walks through it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any


def html(walk: Mapping[str, Any]) -> str:
    """The page: the walk is its figures and its `steps`, by position."""
    site = files("ludologic.site").joinpath("static")
    page = files("ludologic.pictures").joinpath("proof.html").read_text(encoding="utf-8")
    scripts = [site.joinpath(name).read_text("utf-8") for name in ("boards.mjs", "proved.mjs")]
    text = json.dumps(walk, ensure_ascii=True, separators=(",", ":"))
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    parts = {
        "@LOOKS@": site.joinpath("boards.css").read_text("utf-8"),
        "@BOARDS@": re.sub("^export ", "", "".join(scripts), flags=re.M),
        "@PROOF@": text,
    }
    return re.sub("@(LOOKS|BOARDS|PROOF)@", lambda place: parts[place[0]], page)
