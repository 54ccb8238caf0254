"""The command line: `ludologic GAME COMMAND`. Engines are imported when a command needs them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import typer

from ludologic.cli import (
    archive,
    connect4,
    game,
    guessing,
    mastermind,
    site,
    soccer,
    system,
    why,
)
from ludologic.errors import AGREE, LudologicError, Stopped

app = typer.Typer(
    name="ludologic",
    help="Classic games whose rules and solvers are Prolog and ASP.",
    no_args_is_help=True,
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(mastermind.app, name="mastermind")
app.add_typer(connect4.app, name="connect4")
app.add_typer(soccer.app, name="soccer")
app.add_typer(guessing.app, name="guessing")
app.add_typer(game.app, name="game")
app.add_typer(site.app, name="site")
app.command()(archive.games)
app.command()(archive.ranking)
app.command()(archive.records)
app.command()(system.agree)
app.command()(system.doctor)
app.command()(system.swipl)
app.command()(why.why)


@app.callback()
def _ludologic() -> None:
    """Classic games whose rules and solvers are Prolog and ASP.

    Every command but engine and swipl takes --json.
    Exit code 0: done; 2: bad input; 1: it can't be done.
    """


INTERRUPTED = Stopped.exit_code
"""The exit code after Ctrl-C."""

# Typer carries a click of its own or uses the one installed: this is its base of all usage errors.
_UsageProblem: type[Any] = typer.BadParameter.__mro__[2]


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit: every error is one line on standard error."""
    # A stream that was closed is None. What is said on standard error may be lost; an answer that
    # can't be written is an error, and so is a write to this.
    sys.stdout = sys.stdout or Path(os.devnull).open()  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w")  # noqa: SIM115
    if isinstance(sys.stdout, TextIOWrapper):  # a bar that can't be drawn must not stop the answer
        sys.stdout.reconfigure(errors="replace")
    code = run(arguments)
    try:
        sys.stdout.flush()
    except OSError:
        _drop_output()
    sys.exit(code)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    try:
        code = app(args=arguments, standalone_mode=False)
        sys.stdout.flush()
    except LudologicError as error:
        return _fail(str(error), error.exit_code)
    except (KeyboardInterrupt, typer.Abort):
        return _fail("stopped", INTERRUPTED)
    except BrokenPipeError:
        return 1
    except MemoryError:
        return _fail("out of memory", 1)
    except OSError as error:
        return _fail(f"standard output can't be written: {error.strerror or 'it is closed'}", 1)
    except _UsageProblem as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            typer.echo(str(error))
            return 0
        return _fail(_usage(error), 2)
    except Exception as error:
        if sys.flags.dev_mode:
            raise
        return _fail(
            f"what was found makes no sense ({type(error).__name__}: {error}): {AGREE}; "
            "if not, please report it (PYTHONDEVMODE=1 shows where)",
            1,
        )
    if code == INTERRUPTED:  # Typer has caught Ctrl-C
        return _fail("stopped", code)
    return code if isinstance(code, int) else 0


def _usage(error: Any) -> str:
    """What is wrong with the command line, and what is accepted."""
    sentence: str = error.format_message().rstrip(".?")
    context = error.ctx
    if type(error) is typer.BadParameter or context is None:
        return sentence
    if hasattr(context.command, "list_commands") and "command" in sentence:
        return f"{sentence}; accepted are {', '.join(context.command.list_commands(context))}"
    return f"{sentence}: see `{context.command_path} --help`"


def _fail(sentence: str, code: int) -> int:
    one_line = " ".join(sentence.split()).rstrip(".")
    print(f"Error: {one_line}", file=sys.stderr)
    return code


def _drop_output() -> None:
    """Let what is still to be written go nowhere, so that the exit doesn't fail on it again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
