"""The command line: `ludologic GAME COMMAND`. What a command needs is imported when it is asked."""

from __future__ import annotations

import os
import sys
import threading
import warnings
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.models import CommandInfo

from ludologic import __version__
from ludologic.cli.commands import Group, Lazy, Make, command, group
from ludologic.errors import AGREE, LudologicError, Stopped, cut


def _group(name: str, line: str) -> tuple[str, Make]:
    """The commands of the module of this name, and what is said of them."""

    def make() -> Any:
        return group(import_module(f"ludologic.cli.{name}").app, name, line)

    return line, make


def _command(module: str, name: str, line: str) -> tuple[str, Make]:
    """A function of a module, and what is said of it: the first line of its own words."""

    def make() -> Any:
        return command(CommandInfo(callback=getattr(import_module(module), name)))

    return line, make


_ARCHIVE, _SYSTEM, _WHY = (f"ludologic.cli.{name}" for name in ("archive", "system", "why"))
_COMMANDS = {
    name: (_command(place, name, line) if place else _group(name, line))
    for name, place, line in (
        ("mastermind", "", "Code breaking: trees, feedback and reasoning."),
        ("connect4", "", "Connect 4: players, exact scores, proofs, and play."),
        ("soccer", "", "Paper soccer: Dijkstra three ways, four players, and play."),
        ("guessing", "", "Guessing games told by their rules alone: trees and reasoning."),
        ("game", "", "Games of two players told by their rules: check, win, play."),
        ("lesson", "", "Lessons: the exercises, and whether an answer is right."),
        ("site", "", "The rules in a browser: a lab, three games and the lessons."),
        ("games", _ARCHIVE, "List the games that a player has saved."),
        ("ranking", _ARCHIVE, "Show each player's best score, the best first."),
        ("records", _ARCHIVE, "Show a player's five best scores."),
        ("agree", _SYSTEM, "Hold what is fast in the rules to the definition of its game."),
        ("doctor", _SYSTEM, "Say what is installed, what is missing, and what installs it."),
        ("swipl", _SYSTEM, "Open SWI-Prolog's toplevel with every rule loaded."),
        ("why", _WHY, "Say why a relation of the rules holds, or what failed."),
    )
}


class _Root(Group):
    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings | {"commands": Lazy(_COMMANDS)})


app = typer.Typer(
    name="ludologic",
    cls=_Root,
    no_args_is_help=True,
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ludologic {__version__}")
        raise typer.Exit


@app.callback()
def _ludologic(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_say_version, is_eager=True, help="Say the version and exit."
        ),
    ] = False,
) -> None:
    """Classic games whose rules and solvers are Prolog and ASP.

    Every command but engine and swipl takes --json.
    Exit code 0: done; 2: bad input; 1: it can't be done.
    """


INTERRUPTED = Stopped.exit_code
"""The exit code after Ctrl-C."""

_LONGEST = 300
"""How much is said of what was typed."""

# Typer carries a click of its own or uses the one installed: this is its base of all usage errors.
_UsageProblem: type[Any] = typer.BadParameter.__mro__[2]


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
        what = f"{_asked_last()} makes no sense ({type(error).__name__}: {str(error)[:_LONGEST]})"
        return _fail(cut(f"{what}: {AGREE} (PYTHONDEVMODE=1 shows where it came up)"), 1)
    if code == INTERRUPTED:  # Typer has caught Ctrl-C
        return _fail("stopped", code)
    return code if isinstance(code, int) else 0


def _asked_last() -> str:
    """What was found, as a subject: with the query, if Prolog was asked one."""
    engine = sys.modules.get("ludologic.engines.prolog")
    query = None if engine is None else engine.last_query()
    return "what was found" if query is None else f"what the rules answered to {query[:_LONGEST]}"


def _usage(error: Any) -> str:
    """What is wrong with the command line, and what is accepted."""
    sentence = cut(error.format_message()[:_LONGEST]).rstrip(".?")
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
