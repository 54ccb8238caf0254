"""Where a book of openings lies, if one is installed: the extra `book`."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

SETTING = "LUDOLOGIC_BOOK"
"""The variable of the environment that names another file, or none if it is empty."""
_PACKAGE = "bitbully_databases"
_FILE = Path("assets") / "book_12ply_distances.dat"


def installed() -> Path | None:
    """The file with the scores of all positions of twelve stones.

    It is the one that LUDOLOGIC_BOOK names, or that of the package bitbully-databases.
    """
    named = os.environ.get(SETTING)
    if named is not None:
        return Path(named) if named else None
    package = find_spec(_PACKAGE)
    if package is None or package.origin is None:
        return None
    file = Path(package.origin).parent / _FILE
    return file if file.is_file() else None
