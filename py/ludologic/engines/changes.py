"""Whether a definition was edited, and one warning if it was.

`logic/released.txt` has a hash of each definition as it was released. What `ludologic agree` then
found of a definition that was edited is kept in the cache. Nothing is tried here.
"""

from __future__ import annotations

import json
import warnings
from hashlib import sha256

from ludologic.engines import rules
from ludologic.errors import RulesChanged
from ludologic.files import cache_folder, keep

_warned: set[str] = set()


def warn_if_changed(game: str) -> None:
    """Warn once if a definition of the game was edited, unless `agree` found that all agrees."""
    if game in _warned:
        return
    _warned.add(game)
    edited = changed(game)
    number = _kept(game).get(_fingerprint(game)) if edited else 0
    if number == 0:
        return
    said = f"{edited[0]} was edited; `ludologic agree {game}` shows what no longer agrees with it"
    if number is not None:
        said += f" ({number} relation{'s' * (number > 1)} when you last asked)"
    warnings.warn(said, RulesChanged, stacklevel=2)


def changed(game: str = "") -> list[str]:
    """The definitions, of one game or of all, that are not as they were released."""
    lines = rules.path("released.txt").read_text("utf-8").splitlines()
    released = [line.split() for line in lines]
    mine = f"{game}/" if game else ""
    return [file for one, file in released if file.startswith(mine) and one != _hash(file)]


def note(game: str, differing: int) -> None:
    """Keep how many relations `agree` has found to differ from the definitions as they are."""
    keep(cache_folder() / f"agree-{game}.json", {_fingerprint(game): differing})


def _hash(file: str) -> str:
    try:
        return sha256(rules.path(file).read_bytes()).hexdigest()
    except OSError:
        return "missing"


def _fingerprint(game: str) -> str:
    return " ".join(_hash(f"{game}/definition.{suffix}") for suffix in ("pl", "lp"))


def _kept(game: str) -> dict[str, int]:
    try:
        kept = json.loads((cache_folder() / f"agree-{game}.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}
