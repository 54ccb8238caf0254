"""Where a game is played, and where it is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from ludologic.errors import BadInput
from ludologic.play.archive import Archive, read_name
from ludologic.play.terminal.terminal import Terminal
from ludologic.session import Session


class Keeper:
    """A player's place in the archive. Without a player nothing is kept."""

    def __init__(self, file: Path | None, player: str | None) -> None:
        self.file = file
        self.player = None if player is None else read_name(player)
        self.name: str | None = None

    def named(self, player: str) -> None:
        self.player = read_name(player)

    def save(self, name: str, game: str, state: dict[str, Any], *, overwrite: bool) -> None:
        with Archive(self.file) as archive:
            archive.save(self._player(), name, game, state, overwrite=overwrite)
        self.name = name

    def load(self, name: str, game: str, restored: Callable[[dict[str, Any]], Session]) -> Session:
        """The session of a saved game. Raises BadInput if it is damaged."""
        with Archive(self.file) as archive:
            saved = archive.load(self._player(), name, game)
        try:
            session = restored(saved.state)
        except BadInput as error:
            raise saved.damaged(str(error)) from None
        self.name = name
        return session

    def record(self, game: str, variant: str, score: int, rounds: int) -> bool:
        """Keep a score; true if it is the player's best."""
        with Archive(self.file) as archive:
            return archive.record(self._player(), game, variant, score, rounds)

    def _player(self) -> str:
        if self.player is None:
            raise BadInput("no player is named yet: type `player NAME` first")
        return self.player


class Place(NamedTuple):
    """Where games are played: a terminal, an archive, and how long programs rest."""

    terminal: Terminal
    keeper: Keeper
    pace: float
