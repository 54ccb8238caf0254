"""Files that are written whole, or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


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


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
