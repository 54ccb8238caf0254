"""`games`, `ranking` and `records`: what players have saved and reached."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ludologic.checks import check_one_of
from ludologic.cli.options import Json
from ludologic.cli.output import document, write
from ludologic.engines import rules
from ludologic.play.archive import Archive, Record, is_shown, read_name
from ludologic.play.commands.playing import ArchiveFile

if TYPE_CHECKING:
    from rich.text import Text

RANKED = tuple(name for name in rules.games() if name in rules.doors())
"""The games whose results are kept."""
Player = Annotated[str, typer.Argument(metavar="PLAYER", help="The name of a player.")]


def games(player: Player, archive: ArchiveFile = None, json: Json = False) -> None:
    """List the games that a player has saved."""
    player = read_name(player)
    with Archive(archive) as opened:
        saved = opened.games(player)
    if json:
        rows = [{"name": game.name, "game": game.game, "saved": game.saved} for game in saved]
        write(document({"player": player, "games": rows}), None)
    elif not saved:
        typer.echo(f"{player} has saved no games yet.")
    else:
        _table(
            ("name", "game", "saved (UTC)"),
            ((game.name, game.game, game.saved[:16].replace("T", " ")) for game in saved),
        )


def ranking(
    game: Annotated[
        str | None, typer.Option(metavar="|".join(RANKED), help="Of one game alone.")
    ] = None,
    archive: ArchiveFile = None,
    json: Json = False,
) -> None:
    """Show each player's best score, the best first."""
    if game is not None:
        check_one_of(game, RANKED, "game with a ranking")
    with Archive(archive) as opened:
        best = list(enumerate(opened.ranking(game), start=1))
    if json:
        write(document({"ranking": [{"rank": rank} | asdict(row) for rank, row in best]}), None)
    elif not best:
        of = "" if game is None else f" of {game}"
        typer.echo(f"Nobody has finished a game{of} yet.")
    else:
        _table(
            ("rank", "player", *_RESULT),
            ((str(rank), record.player, *_result(record)) for rank, record in best),
        )


def records(player: Player, archive: ArchiveFile = None, json: Json = False) -> None:
    """Show a player's five best scores."""
    player = read_name(player)
    with Archive(archive) as opened:
        best = opened.records(player)
    if json:
        rows = [
            {key: value for key, value in asdict(row).items() if key != "player"} for row in best
        ]
        write(document({"player": player, "records": rows}), None)
    elif not best:
        typer.echo(f"{player} has finished no games yet.")
    else:
        _table(_RESULT, map(_result, best))


_RESULT = ("score", "game", "rounds", "date")
_NUMBERS = {"rank", "score", "rounds"}
_WORDS = {"player", "name", "game"}
_LEAST = {"rank": 4, "player": 12, "score": 5, "game": 10, "rounds": 6, "date": 10}
_LEAST |= {"name": 12, "saved (UTC)": 16}
"""How wide a column must be at least to be readable."""


def _result(record: Record) -> tuple[str, ...]:
    game = f"{record.game} {record.variant}"
    return str(record.score), game, str(record.rounds), record.date[:10]


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
    """Print a table; where it would be too narrow, a line for each of its cells."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False)
    if console.width < sum(_LEAST[head] + 2 for head in heads):
        table.show_header = False
        table.add_column(no_wrap=True, style="dim")
        table.add_column(overflow="fold")
        for number, row in enumerate(rows):
            if number:
                table.add_row()
            for head, cell in zip(heads, row, strict=True):
                table.add_row(head, _text(cell))
    else:
        for head in heads:
            justify: Literal["left", "right"] = "right" if head in _NUMBERS else "left"
            table.add_column(
                head,
                justify=justify,
                min_width=_LEAST[head],
                no_wrap=head not in _WORDS,
                overflow="fold",
            )
        for row in rows:
            table.add_row(*map(_text, row))
    console.print(table)


def _text(cell: str) -> Text:
    """The text as it is: no markup, and nothing in it that steers the terminal."""
    from rich.text import Text

    return Text("".join(character if is_shown(character) else "�" for character in cell))
