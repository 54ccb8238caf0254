"""Files that are written whole, or not at all; and those of the user's cache."""

from __future__ import annotations

import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any


def replace(file: Path, text: str) -> None:
    """Write the text to the file, in UTF-8: whole, or not at all. Raises what the system says."""
    if file.exists() and not file.is_file():  # a device or a pipe has no place to be swapped in
        file.write_text(text, encoding="utf-8")
        return
    target = file.resolve()
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=".ludologic.")
    temporary = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
            stream.write(text)
        temporary.chmod(target.stat().st_mode if target.exists() else 0o666 & ~_umask())
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def cache_folder() -> Path:
    """The folder of the user's cache."""
    from platformdirs import user_cache_path

    return user_cache_path("ludologic", appauthor=False)


def keep(file: Path | None, value: Any) -> None:
    """Write a value as JSON, if there is a file for it; a file that can't be written is no
    error."""
    if file is not None:
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            replace(file, json.dumps(value) + "\n")


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
