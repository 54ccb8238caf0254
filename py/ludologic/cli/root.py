"""The commands, by Typer: what a command needs is imported when it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.models import CommandInfo

from ludologic import __version__
from ludologic.cli.commands import Group, Lazy, Make, command, group
from ludologic.errors import BadInput, Stopped, cut


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
        ("site", "", "The rules in a browser: a lab, games to play and the lessons."),
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


_LONGEST = 300
"""How much is said of what was typed."""

# Typer carries a click of its own or uses the one installed: this is its base of all usage errors.
_UsageProblem: type[Any] = typer.BadParameter.__mro__[2]


def answer(arguments: Sequence[str]) -> int:
    """Do what is asked; the exit code. Raises BadInput where it is none of the commands."""
    try:
        code = app(args=arguments, standalone_mode=False)
    except typer.Abort:
        raise KeyboardInterrupt from None
    except _UsageProblem as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            typer.echo(str(error))
            return 0
        raise BadInput(_usage(error)) from None
    if code == Stopped.exit_code:  # Typer has caught Ctrl-C
        raise KeyboardInterrupt
    return code if isinstance(code, int) else 0


def _usage(error: Any) -> str:
    """What is wrong with the command line, and what is accepted."""
    sentence = cut(error.format_message()[:_LONGEST]).rstrip(".?")
    context = error.ctx
    if type(error) is typer.BadParameter or context is None:
        return sentence
    if hasattr(context.command, "list_commands") and "command" in sentence:
        return f"{sentence}; accepted are {', '.join(context.command.list_commands(context))}"
    return f"{sentence}: see `{context.command_path} --help`"
