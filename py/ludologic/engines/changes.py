"""Whether the rules are as `agree` last found them, and what to say if they are not.

`logic/agreed.txt` names the files that the claims of each game load, with a hash of each, as they
were when all claims held. If that file can't be written, the user's cache has the same. So the
question costs a few hashes. Only if a file was changed are the claims tried, once for each change.
"""

from __future__ import annotations

import json
import os
import warnings
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

from ludologic.engines import rules
from ludologic.errors import RulesChanged
from ludologic.files import cache_folder, keep, replace

AGREED = "agreed.txt"
_HEAD = "# The files of each game's claims when all of them held. `ludologic agree` writes this.\n"
_HEEDED = "LUDOLOGIC_HEEDED"
"""In the environment: the games that were heeded, by this process or by one that started it."""
_MISSING = "missing"


def heed(game: str, differing: Callable[[], int]) -> None:
    """Warn if rules of the game were changed and no longer agree: once, here or in a subprocess.

    `differing` tries the claims: the number of relations that no longer agree.
    """
    heeded = os.environ.get(_HEEDED, "").split()
    if game in heeded:
        return
    os.environ[_HEEDED] = " ".join([*heeded, game])
    if not changed(game):
        return
    found, kept = _fingerprint(game), _kept(game)
    if kept.get("found") == found:
        number = kept["differing"]
    else:
        number = differing()
        _keep(game, found=found, differing=number)
    if number:
        relations = "1 relation no longer agrees"
        if number > 1:
            relations = f"{number} relations no longer agree"
        warnings.warn(
            f"{game}'s rules were changed: {relations}; `ludologic agree {game}` shows them",
            RulesChanged,
            stacklevel=2,
        )


def changed(game: str | None = None) -> list[str]:
    """The files of the game's claims, as `logic/` names them, that are not as they agreed.

    Without a game: those of all games.
    """
    if game is None:
        return [file for one in _agreed() for file in changed(one)]
    agreed = _agreed().get(game, {})
    now = {file: _hash(file) for file in agreed}
    if now == agreed or now == _kept(game).get("agreed"):
        return []
    return [file for file in agreed if now[file] != agreed[file]]


def note(game: str, files: Iterable[Path], differing: int) -> None:
    """Keep what `agree` has found of a game, whose claims load these files."""
    if differing:
        _keep(game, found=_fingerprint(game), differing=differing)
        return
    top = rules.path().resolve()
    names = sorted(file.resolve().relative_to(top).as_posix() for file in files)
    now = {name: _hash(name) for name in names}
    agreed = _agreed()
    if now == agreed.get(game):
        return
    lines = [
        f"{name} {one} {file}\n"
        for name, hashes in sorted((agreed | {game: now}).items())
        for file, one in hashes.items()
    ]
    try:
        replace(rules.path(AGREED), "".join([_HEAD, *lines]))
    except OSError:
        _keep(game, agreed=now)


def _agreed() -> dict[str, dict[str, str]]:
    """The hash of each file by its name, of each game."""
    found: dict[str, dict[str, str]] = {}
    try:
        text = rules.path(AGREED).read_text("utf-8")
    except OSError:
        return found
    for line in text.splitlines():
        if not line.startswith("#"):
            game, one, file = line.split(" ", 2)
            found.setdefault(game, {})[file] = one
    return found


def _hash(file: str) -> str:
    try:
        return sha256(rules.path(file).read_bytes()).hexdigest()[:16]
    except OSError:
        return _MISSING


def _fingerprint(game: str) -> str:
    files = _agreed().get(game, {})
    return sha256(" ".join(map(_hash, files)).encode()).hexdigest()


def _file(game: str) -> Path:
    return cache_folder() / f"agree-{game}.json"


def _kept(game: str) -> dict[str, Any]:
    try:
        kept = json.loads(_file(game).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}


def _keep(game: str, **found: Any) -> None:
    keep(_file(game), _kept(game) | found)
