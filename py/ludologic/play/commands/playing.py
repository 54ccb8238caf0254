"""What each `play` does with its options and its seats, whatever its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from ludologic.cli.options import Json, file_option
from ludologic.cli.output import document
from ludologic.errors import BadInput
from ludologic.play.terminal.repl import Face, Keeper, Place, Repl
from ludologic.play.terminal.terminal import Terminal
from ludologic.session import Session

PERSON = "person"
"""The name of a seat in which a person plays."""
YOU, FRIEND = "you", "friend"
"""The names that a session has for a person and for a second one."""
_SLOWEST = 60

PlayerName = Annotated[
    str | None, typer.Option(metavar="NAME", help="Your name: games and scores are kept under it.")
]
SavedGame = Annotated[
    str | None, typer.Option(metavar="NAME", help="Go on with a game that PLAYER saved.")
]
ArchiveFile = Annotated[
    Path | None, file_option("The archive to use, instead of the user's own.", "--archive")
]
Pace = Annotated[
    float, typer.Option(metavar="SECONDS", help="How many seconds programs wait between two moves.")
]
Plain = Annotated[bool, typer.Option("--plain", help="Draw without colours, in ASCII alone.")]
Scroll = Annotated[
    bool,
    typer.Option(
        "--scroll", help="Draw each board below the last, not over it; --plain does so too."
    ),
]


def seat_option(help: str) -> Any:
    """An option that says who plays."""
    return typer.Option(metavar=f"{PERSON}|LEVEL|PLAYER", help=help)


def is_given(context: typer.Context, name: str) -> bool:
    """Whether an option was typed, not left as it usually is."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


class Options(NamedTuple):
    """Who plays, what is loaded, and how it is shown."""

    player: str | None = None
    load: str | None = None
    archive: Path | None = None
    pace: float = 0
    plain: bool = False
    scroll: bool = False
    json: bool = False

    def fresh(self, context: typer.Context) -> None:
        """Raise BadInput for an option that says what a saved game has of its own."""
        for name in context.params if self.load is not None else ():
            if name not in {*self._fields, "game", "time"} and is_given(context, name):
                raise BadInput(f"--load brings the game's own {name}: leave out --{name}")

    def play(self, face: Face, begin: Callable[[], Session], seconds: float) -> None:
        """Play until the person leaves, or the programs have played; print how the game stands.

        begin: begins the session, if no saved game is loaded.
        """
        if not 0 <= self.pace <= _SLOWEST:
            raise BadInput(
                f"{self.pace:g} is no pace: it is 0 to {_SLOWEST} seconds between two moves"
            )
        terminal = Terminal(plain=self.plain, json=self.json, pages=not self.scroll)
        keeper = Keeper(self.archive, self.player)
        if self.load is None:
            session = begin()
        elif self.player is None:
            raise BadInput("--load needs --player: saved games belong to a player")
        else:
            session = keeper.load(self.load, face.name)
        repl = Repl(Place(terminal, keeper, self.pace), face, session, seconds)
        standing = repl.run(quiet=self.json)
        if self.json:
            typer.echo(document(standing))


def options_of(
    player: PlayerName = None,
    load: SavedGame = None,
    archive: ArchiveFile = None,
    pace: Pace = 0.8,
    plain: Plain = False,
    scroll: Scroll = False,
    json: Json = False,
) -> Options:
    """The options that each `play` takes."""
    return Options(player, load, archive, pace, plain, scroll, json)


def seats_of(given: Sequence[str | None], usual: Sequence[str] = ()) -> list[str]:
    """The seats as in a session. If two people play, one is `you`; None is the usual player."""
    names = [usual[at] if seat is None else seat for at, seat in enumerate(given)]
    seats = [YOU if name == PERSON else name for name in names]
    return [FRIEND if seat == YOU and YOU in seats[:at] else seat for at, seat in enumerate(seats)]


def check_seats(
    seats: Sequence[str], uses: Callable[[], Mapping[str, Sequence[str]]], **given: Any
) -> None:
    """Raise BadInput for an option that is given, so not None, and that no player here uses.

    A player may have numbers of its own, `minimax:3`, in the order of its options.
    """
    known = uses()
    named = [seat.split(":") for seat in seats]
    left = [option for name, *own in named for option in known.get(name, ())[len(own) :]]
    for option, value in given.items():
        if value is not None and option not in left:
            users = ", ".join(name for name, options in known.items() if option in options)
            raise BadInput(f"no player here takes {option}" + (users and f": that is for {users}"))


def seat_names(session: Session) -> list[str]:
    """The seats as options and documents name them."""
    return [PERSON if seat in (YOU, FRIEND) else seat for seat in session.value["seats"]]


def session_of(game: str, options: Any, seats: Sequence[str], moves: Sequence[str],
              **more: Any) -> dict[str, Any]:  # fmt: skip
    """The state of a session with these moves."""
    rest = {"undone": [], "resigned": None, "aid": None, "seed": 0} | more
    return {
        "game": game,
        "table": {"options": options, "seats": list(seats), "moves": list(moves)} | rest,
    }
