"""The command line: `ludologic GAME COMMAND`. Engines are imported when a command needs them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

from ludologic.cli import mastermind, system
from ludologic.errors import LudologicError

app = typer.Typer(
    name="ludologic",
    help="Classic games whose rules and solvers are Prolog and ASP.",
    no_args_is_help=True,
    rich_markup_mode=None,
    add_completion=False,
)
app.add_typer(mastermind.app, name="mastermind")
app.command()(system.doctor)
app.command()(system.swipl)


@app.callback()
def _ludologic() -> None:
    """Classic games whose rules and solvers are Prolog and ASP.

    Every command takes --json. Exit code 0: done; 2: bad input; 1: it can't be done.
    """


# Typer carries a click of its own or uses the one installed: this is its base of all usage errors.
_UsageProblem = typer.BadParameter.__mro__[2]


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit: every error is one line on standard error."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    try:
        code = app(args=arguments, standalone_mode=False)
        sys.stdout.flush()
    except LudologicError as error:
        return _fail(str(error), error.exit_code)
    except (KeyboardInterrupt, typer.Abort):
        return _fail("stopped", 130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (MemoryError, OSError) as error:
        return _fail(str(error) or "out of memory", 1)
    except Exception as error:
        if not isinstance(error, _UsageProblem):
            raise
        if type(error).__name__ == "NoArgsIsHelpError":
            typer.echo(str(error))
            return 0
        return _fail(error.format_message(), 2)  # type: ignore[attr-defined]
    return code if isinstance(code, int) else 0


def _fail(sentence: str, code: int) -> int:
    one_line = " ".join(sentence.split()).rstrip(".")
    print(f"Error: {one_line}", file=sys.stderr)
    return code
