"""The command line: `ludologic GAME COMMAND`; here, how it ends: every error is one line."""

from __future__ import annotations

import os
import re
import signal
import sys
import threading
import warnings
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from ludologic import __version__
from ludologic.errors import BadInput, LudologicError, Stopped, cut, quote, visible

INTERRUPTED = Stopped.exit_code
"""The exit code after Ctrl-C."""

_LONGEST = 300
"""The longest message of an error."""


def _say_warning(message: Warning | str, *_: Any) -> None:
    print(f"Warning: {message}", file=sys.stderr)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit: every error is one line on standard error."""
    # A stream that was closed is None. What is said on standard error may be lost; an answer that
    # can't be written is an error, and so is a write to this.
    sys.stdout = sys.stdout or Path(os.devnull).open()  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w")  # noqa: SIM115
    if isinstance(sys.stdout, TextIOWrapper):  # a bar that can't be drawn must not stop the answer
        sys.stdout.reconfigure(errors="replace")
    warnings.showwarning = _say_warning  # type: ignore[assignment]
    code = run(arguments)
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # all is said: from now on Ctrl-C only ends it
    try:
        sys.stdout.flush()
    except OSError:
        _drop_output()
    if any(thread.name == "ludologic grounding" for thread in threading.enumerate()):
        os._exit(code)  # clingo can't be stopped while it grounds a program
    sys.exit(code)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    try:
        given = sys.argv[1:] if arguments is None else list(arguments)
        _check_folder()
        code = 0
        if given == ["--version"]:  # Typer takes some times as long to import as this to answer
            print(f"ludologic {__version__}")
        else:
            from ludologic.cli import root

            code = root.answer(given)
        sys.stdout.flush()
        return code
    except LudologicError as error:
        said = re.sub(r'\b(engine|solver)="([^"]*)"', r"--\1 \2", str(error))  # as an option
        return _fail(said, error.exit_code)
    except KeyboardInterrupt:
        return _fail("stopped", INTERRUPTED)
    except BrokenPipeError:
        return 1
    except MemoryError:
        return _fail("out of memory", 1)
    except OSError as error:
        what = "standard output can't be written"
        if error.filename is not None:
            what = f"{quote(str(error.filename))} can't be used"
        return _fail(f"{what}: {error.strerror or 'it is closed'}", 1)
    except Exception as error:
        if sys.flags.dev_mode:
            raise
        said = f"{type(error).__name__}: {cut(str(error)[:_LONGEST])}"
        return _fail(f"unexpected: {said} (PYTHONDEVMODE=1 shows where it came up)", 1)


def _check_folder() -> None:
    try:
        Path.cwd()
    except FileNotFoundError:
        raise BadInput("the working folder is gone: go to another one first") from None


def _fail(sentence: str, code: int) -> int:
    one_line = " ".join(visible(sentence).split())
    one_line = re.sub(r"(?<!\.)\.$", "", one_line)
    one_line = re.sub(r'\buse (\w+)="([\w-]+)"', r"use --\1 \2", one_line)  # as it is typed here
    print(f"Error: {one_line}", file=sys.stderr)
    return code


def _drop_output() -> None:
    """Drop what is still to be written, so that the exit doesn't fail on it again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
