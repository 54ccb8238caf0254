"""Where a game is played, and what every `play` is told about it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from ludologic.errors import BadInput
from ludologic.play.archive import Archive, read_name
from ludologic.play.terminal.terminal import Terminal

_SLOWEST = 60


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

    def load(self, name: str, game: str) -> dict[str, Any]:
        with Archive(self.file) as archive:
            state = archive.load(self._player(), name, game).state
        self.name = name
        return state

    def record(self, game: str, variant: str, score: int, rounds: int) -> bool:
        """Keep a score; whether it is the player's best."""
        with Archive(self.file) as archive:
            return archive.record(self._player(), game, variant, score, rounds)

    def _player(self) -> str:
        if self.player is None:
            raise BadInput("nobody is named to keep it for: type `player NAME` first")
        return self.player


class Place(NamedTuple):
    """Where games are played: a terminal, an archive, and how long programs rest."""

    terminal: Terminal
    keeper: Keeper
    pace: float


class Options(NamedTuple):
    """What every `play` is told, whatever its game."""

    player: str | None
    load: str | None
    archive: Path | None
    pace: float
    plain: bool
    scroll: bool
    json: bool

    def place(self, steps: str) -> Place:
        """The place. Between two of what `steps` names, such as moves, programs rest."""
        if not 0 <= self.pace <= _SLOWEST:
            raise BadInput(
                f"{self.pace:g} is no pace: it is 0 to {_SLOWEST} seconds between two {steps}"
            )
        terminal = Terminal(plain=self.plain, json=self.json, pages=not self.scroll)
        keeper = Keeper(self.archive, self.player)
        if self.load is not None and self.player is None:
            raise BadInput("--load needs --player: saved games belong to a player")
        return Place(terminal, keeper, self.pace)
