"""A proof of Connect 4 as a page that needs no other file, and on which you walk through the
proof."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludologic.play.pictures.page import BOARDS, STATIC, data, looks, module, page


def html(walk: Mapping[str, Any]) -> str:
    """The page: the walk is its figures and its `steps`, by position."""
    scripts = module(BOARDS, STATIC / "play" / "proved.mjs")
    return page("proof.html", LOOKS=looks(), BOARDS=scripts, PROOF=data(walk))
