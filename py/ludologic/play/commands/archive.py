"""`games`, `ranking` and `records`: what players have saved and reached."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludologic.checks import check_one_of
from ludologic.cli.options import Json
from ludologic.cli.output import document, write
from ludologic.engines import rules
from ludologic.errors import BadInput, quote, visible
from ludologic.play.archive import Archive, Record, read_name
from ludologic.play.commands.playing import ArchiveFile

RANKED = tuple(name for name in rules.games() if name in rules.doors())
"""The games whose results are kept."""
Player = Annotated[str, typer.Argument(metavar="PLAYER", help="The name of a player.")]


def _opened(file: Path | None) -> Archive:
    """The archive. Raises BadInput if it is named, and is not there."""
    if file is not None:
        try:
            file.stat()
        except FileNotFoundError:
            raise BadInput(f"the archive {quote(file)} is not there") from None
        except (OSError, ValueError):
            pass  # what else is wrong with it is said when it is read
    return Archive(file)


def games(player: Player, archive: ArchiveFile = None, json: Json = False) -> None:
    """List the games that a player has saved."""
    player = read_name(player)
    saved = _opened(archive).games(player)
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
        str | None, typer.Option(metavar="|".join(RANKED), help="Only this game.")
    ] = None,
    archive: ArchiveFile = None,
    json: Json = False,
) -> None:
    """Show each player's best score in each game."""
    if game is not None:
        check_one_of(game, RANKED, "game with a ranking")
    best = list(_ranked(_opened(archive).ranking(game)))
    if json:
        write(document({"ranking": [{"rank": rank} | asdict(row) for rank, row in best]}), None)
    elif not best:
        of = "" if game is None else f" of {game}"
        typer.echo(f"Nobody has finished a ranked game{of} yet.")
    else:
        _table(
            ("rank", "player", *_RESULT),
            ((str(rank), record.player, *_result(record)) for rank, record in best),
        )


def _ranked(best: Iterable[Record]) -> Iterator[tuple[int, Record]]:
    """Each record with its rank: each game counts from 1."""
    ranks: dict[str, int] = {}
    for record in best:
        ranks[record.game] = ranks.get(record.game, 0) + 1
        yield ranks[record.game], record


def records(player: Player, archive: ArchiveFile = None, json: Json = False) -> None:
    """Show a player's five best scores in each game."""
    player = read_name(player)
    best = _opened(archive).records(player)
    if json:
        rows = [
            {key: value for key, value in asdict(row).items() if key != "player"} for row in best
        ]
        write(document({"player": player, "records": rows}), None)
    elif not best:
        typer.echo(f"{player} has finished no ranked games yet.")
    else:
        _table(_RESULT, map(_result, best))


_RESULT = ("game", "score", "rounds", "date")
_NUMBERS = {"rank", "score", "rounds"}


def _result(record: Record) -> tuple[str, ...]:
    game = f"{record.game} {record.variant}"
    return game, str(record.score), str(record.rounds), str(record.date)[:10]


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
    table = Table(box=None, pad_edge=False)
    for head in heads:
        table.add_column(head, justify="right" if head in _NUMBERS else "left", overflow="fold")
    for row in rows:
        table.add_row(*map(_text, row))
    Console(highlight=False).print(table)


def _text(cell: str) -> Text:
    """The text as it is: no markup, and nothing in it that steers the terminal."""
    return Text(visible(cell, spaces=""))
