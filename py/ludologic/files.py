"""Files that are written whole, or not at all; and those of the user's cache."""

from __future__ import annotations

import errno
import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from ludologic.errors import BadInput, quote

NO_NAME = "no name of a file"
_NO_NAME = (errno.ENAMETOOLONG, errno.EILSEQ)
LARGEST_RULES = 1_000_000
"""The most bytes that a file of rules may have."""
LARGEST_TABLE = 2_000_000
"""The most bytes that a table or a list of words may have."""


def read_text(file: Path, most: int) -> str:
    """The text of a file. Raises BadInput if it is none, or has more bytes."""
    name = quote(file)
    try:
        with file.open("rb") as stream:  # its size is not asked: a device has none
            data = stream.read(most + 1)
        if len(data) > most:
            raise _too_large(name, most)
        return data.decode("utf-8")
    except (OSError, ValueError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput(f"{name} can't be read: {unread(error)}") from None


def unread(error: OSError | ValueError) -> str:
    """Why a file can't be read."""
    if isinstance(error, UnicodeDecodeError):
        return "it is no text in UTF-8"
    if isinstance(error, FileNotFoundError):
        return "there is no such file"
    if isinstance(error, IsADirectoryError):
        return "it is no file"
    return why(error)


def why(error: Exception) -> str:
    """What the system says against the name of a file."""
    said = None if getattr(error, "errno", None) in _NO_NAME else getattr(error, "strerror", None)
    return said or f"that is {NO_NAME}"


def is_there(file: Path) -> bool:
    """Whether there is such a file or folder, whatever its name."""
    return is_name(file) and file.exists()


def is_name(file: Path) -> bool:
    """Whether a file can have this name: a system takes none that is too long or has a NUL."""
    try:
        file.lstat()
    except ValueError:
        return False
    except OSError as error:
        return error.errno not in _NO_NAME
    return True


def _too_large(name: str, most: int) -> BadInput:
    return BadInput(f"{name} is too large: at most {most:,} bytes are accepted")


def check_size(file: Path, most: int) -> None:
    """Raise BadInput unless the file is there, and has at most so many bytes."""
    name = quote(file)
    try:
        size = file.stat().st_size
    except (OSError, ValueError) as error:
        raise BadInput(f"{name} can't be read: {unread(error)}") from None
    if not file.is_file():
        raise BadInput(f"{name} can't be read: it is no file")
    if size > most:
        raise _too_large(name, most)


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
