"""Groups of commands, each imported and made when it is asked for: so help comes fast."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import typer
from typer.core import TyperGroup
from typer.models import CommandInfo

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
