"""The commands, by Typer: each is imported and made when it is asked for, so help comes fast."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.models import CommandInfo

from ludologic import __version__
from ludologic.errors import BadInput, Stopped, cut

Make = Callable[[], Any]
"""Makes a command, or a group of them."""


class Lazy(Mapping[str, Any]):
    """Commands by name, each made when it is looked up; `lines` are what a list says of each."""

    def __init__(self, makers: Mapping[str, tuple[str, Make]]) -> None:
        self.lines = {name: line for name, (line, _) in makers.items()}
        self._makers = {name: make for name, (_, make) in makers.items()}

    def __getitem__(self, name: str) -> Any:
        return self._makers[name]()

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


class Group(TyperGroup):
    """A group whose commands are `Lazy`."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write the list of commands, a whole line each, without making them."""
        assert isinstance(self.commands, Lazy)
        with formatter.section("Commands"):
            formatter.write_dl(list(self.commands.lines.items()))


def group(app: typer.Typer, name: str, line: str, more: Mapping[str, tuple[str, Make]]) -> Group:
    """The commands that a module has registered, and more, as a group."""
    own: dict[str, tuple[str, Make]] = {
        _name(info): (_line(info), partial(command, info)) for info in app.registered_commands
    }
    commands: Any = Lazy({**own, **more})
    return Group(
        name=name, help=line, commands=commands, no_args_is_help=True, rich_markup_mode=None
    )


def command(info: CommandInfo) -> Any:
    """One command, as Typer makes it of a function."""
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.registered_commands = [info]
    made = typer.main.get_command(alone)
    made.name = _name(info)
    return made


def _name(info: CommandInfo) -> str:
    assert info.callback is not None
    return info.name or info.callback.__name__.strip("_").replace("_", "-")


def _line(info: CommandInfo) -> str:
    """The first line of what its function says of itself."""
    assert info.callback is not None
    return (info.callback.__doc__ or "").strip().partition("\n")[0]


def _group(place: str, line: str) -> tuple[str, Make]:
    """The commands of a module, and those of `play` of that name, with a line about them all."""
    _, _, name = place.rpartition(".")

    def make() -> Any:
        more = {}
        if name in _MORE:
            word, about = _MORE[name]
            more[word] = _command(f"{_PLAY}.{name}", word, about)
        return group(import_module(f"ludologic.{place}").app, name, line, more)

    return line, make


def _command(place: str, name: str, line: str) -> tuple[str, Make]:
    """A function of a module, with the first line of its docstring."""

    def make() -> Any:
        return command(CommandInfo(callback=getattr(import_module(f"ludologic.{place}"), name)))

    return line, make


_PLAY = "play.commands"
_SEATED = "play", "Play in the terminal: people and programs in either seat."
_MORE = {
    "mastermind": ("play", "Play in the terminal: break a code, or let a solver break yours."),
    "connect4": _SEATED,
    "soccer": _SEATED,
    "guessing": (
        "play",
        "Think of a secret and answer: the program asks until it knows the secret.",
    ),
    "game": ("play", "Play in the terminal: people and programs in any seat."),
    "lesson": ("mark", "Mark a class: which exercises each learner has solved."),
}
_COMMANDS = {
    "mastermind": _group("cli.mastermind", "Code breaking: trees, feedback and reasoning."),
    "connect4": _group("cli.connect4", "Connect 4: players, exact scores, proofs, and play."),
    "soccer": _group("cli.soccer", "Paper soccer: Dijkstra three ways, four players, and play."),
    "guessing": _group(
        "cli.guessing", "Guessing games given by their rules alone: trees and reasoning."
    ),
    "game": _group("cli.game", "Games given by their rules alone: check, solve, win, play."),
    "lesson": _group("cli.lesson", "Lessons: the exercises, and whether an answer is right."),
    "site": _group(
        f"{_PLAY}.site", "The rules in a browser: a lab, games to play and the lessons."
    ),
} | {
    name: _command(place, name, line)
    for name, place, line in (
        ("games", f"{_PLAY}.archive", "List the games that a player has saved."),
        ("ranking", f"{_PLAY}.archive", "Show each player's best score in each game."),
        ("records", f"{_PLAY}.archive", "Show a player's five best scores in each game."),
        ("agree", "cli.system", "Compare the fast relations of a game with its definition."),
        ("doctor", "cli.system", "Say what is installed, what is missing, and what installs it."),
        ("swipl", "cli.system", "Open SWI-Prolog's toplevel with every rule and your own files."),
        (
            "why",
            "cli.why",
            "Say why a relation of the rules holds, fails, or does not end.",
        ),
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
"""How much of what was typed is repeated."""

# Typer carries a click of its own or uses the one installed: this is its base of all usage errors.
_UsageProblem: type[Any] = typer.BadParameter.__mro__[2]


def answer(arguments: Sequence[str]) -> int:
    """Run a command, and return the exit code. Raises BadInput if there is no such command."""
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
        asked = ". Did you mean "
        end = "? Accepted" if asked in sentence else ": accepted"
        names = ", ".join(context.command.list_commands(context))
        return f"{sentence.replace(asked, ': did you mean ')}{end} are {names}"
    return f"{sentence}: see `{context.command_path} --help`"
