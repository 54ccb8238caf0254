"""Saved games, ranking and records, in one SQLite file.

A saved game is a state, one JSON object that only its game understands, under a player's name
and a name of its own; a result is a score. Both serve every game.
"""

from __future__ import annotations

import json
import sqlite3
import unicodedata
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path
from stat import S_ISREG
from types import NoneType
from typing import Any, TypeVar

from ludologic.checks import check_file, check_instance, check_text, check_whole, typed
from ludologic.errors import BadInput, Impossible, LudologicError, quote, visible
from ludologic.files import why as why_not
from ludologic.play.pictures.notebook import table

APPLICATION = int.from_bytes(b"ludo", "big")
"""What SQLite's `application_id` says in an archive, and in no other program's file."""
VERSION = 1
"""What its `user_version` says."""
_TABLES = (
    "CREATE TABLE saved (player TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL,"
    " state TEXT NOT NULL, saved TEXT NOT NULL, PRIMARY KEY (player, name))",
    "CREATE TABLE result (id INTEGER PRIMARY KEY, player TEXT NOT NULL, game TEXT NOT NULL,"
    " variant TEXT NOT NULL, score INTEGER NOT NULL, rounds INTEGER NOT NULL, date TEXT NOT NULL)",
    "CREATE INDEX result_by_player ON result (player, score)",
    f"PRAGMA application_id = {APPLICATION}",
    f"PRAGMA user_version = {VERSION}",
)

PATIENCE = 20.0
"""How many seconds to wait while another process writes."""

LONGEST_NAME = 100
_LONGEST_PATH = 200
RECORDS = 5
"""How many records a player has in each game."""

_JOINERS = "\u200c\u200d"  # emoji and some scripts need them inside words


class AlreadyThere(BadInput):
    """A game is saved under that name already."""


@dataclass(frozen=True)
class Saved:
    """A saved game; `text` is its state as it stands in the file, `saved` the date."""

    player: str
    name: str
    game: str
    text: str
    saved: str

    @property
    def state(self) -> dict[str, Any]:
        """The state. Raises BadInput if it is damaged."""
        try:
            state = json.loads(self.text)
        except (ValueError, TypeError, RecursionError):
            state = None
        if not isinstance(state, dict):
            raise self.damaged("its state is no JSON object")
        return state

    def damaged(self, why: str) -> BadInput:
        """What is said if the game can't go on."""
        name, player = quote(self.name), quote(self.player)
        return BadInput(f"the saved game {name} of {player} is damaged: {why}")


@dataclass(frozen=True)
class Record:
    """The score of one finished game."""

    player: str
    game: str
    variant: str
    score: int
    rounds: int
    date: str


Row = TypeVar("Row", Saved, Record)


class Rows(list[Row]):
    """What was found in the archive; a notebook shows a table."""

    def rows(self) -> list[dict[str, Any]]:
        """Each record as a dict, for pandas."""
        return [dict(vars(one)) for one in self]

    def _repr_html_(self) -> str:
        rows = [{name: row[name] for name in row if name != "text"} for row in self.rows()]
        return table(tuple(rows[0]) if rows else ("none",), [tuple(row.values()) for row in rows])


def read_name(text: str, what: str = "player") -> str:
    """The name of a player or of a saved game, in one spelling (NFC) and without outer spaces.

    Raises BadInput unless it has 1 to 100 characters that can be printed on one line.
    """
    # an accent may be a character of its own, so that 100 characters come as at most 400
    check_text(text, f"name for a {what}", f"it is 1 to {LONGEST_NAME} printable characters")
    name = unicodedata.normalize("NFC", text.strip()[: 5 * LONGEST_NAME])
    if not 1 <= len(name) <= LONGEST_NAME or not name.strip(_JOINERS) or not is_shown(name):
        raise BadInput(
            f"{quote(text)} is no name for a {what}: it has 1 to {LONGEST_NAME} printable "
            "characters, on one line"
        )
    return name


def is_shown(name: str) -> bool:
    """Whether all its characters can be printed on one line."""
    return all(character.isprintable() or character in _JOINERS for character in name)


def default_file() -> Path:
    """The archive of the user who runs this."""
    from platformdirs import user_data_path

    return user_data_path("ludologic", appauthor=False) / "archive.sqlite"


class Archive:
    """The archive in a file, by default the user's own; it is made when something is kept.

    If there is no file, reading finds nothing and makes no file.
    """

    def __init__(self, file: str | Path | None = None) -> None:
        self.file = default_file() if file is None else check_file(file, "archive")
        self._own = file is None

    def __enter__(self) -> Archive:
        return self

    def __exit__(self, *exception: object) -> None:
        """Nothing is left open: each question opens the file and closes it."""

    # Saved games

    def save(
        self, player: str, name: str, game: str, state: dict[str, Any], *, overwrite: bool = False
    ) -> None:
        """Save a game. Raises AlreadyThere if the name is taken, unless it may be overwritten."""
        player, name = read_name(player), read_name(name, "saved game")
        check_text(game, "game", "it is a game's name")
        text = _text(state)
        with self._writing() as archive:
            query = "SELECT game FROM saved WHERE player = ? AND name = ?"
            if archive.execute(query, (player, name)).fetchall() and not overwrite:
                raise AlreadyThere(
                    f"{quote(player)} has saved a game as {quote(name)} already: choose another "
                    "name, or overwrite it"
                )
            archive.execute(
                "REPLACE INTO saved (player, name, game, state, saved) VALUES (?, ?, ?, ?, ?)",
                (player, name, game, text, _now()),
            )

    def load(self, player: str, name: str, game: str | None = None) -> Saved:
        """The saved game, of `game` if that is given.

        Raises BadInput if there is none, or if it is damaged.
        """
        name = read_name(name, "saved game")
        check_instance(game, (str, NoneType), "game", "it is a game's name, or None for any")
        games = [saved for saved in self.games(player) if game in (None, saved.game)]
        for saved in games:
            if saved.name == name:
                _ = saved.state  # a damaged one is not loaded
                return saved
        raise BadInput(_not_there(read_name(player), name, game, games))

    def games(self, player: str) -> Rows[Saved]:
        """The player's saved games, the latest first."""
        return self._read(
            Saved,
            "SELECT player, name, game, state, saved FROM saved WHERE player = ?"
            " ORDER BY saved DESC, rowid DESC",
            read_name(player),
        )

    # Results

    def record(
        self,
        player: str,
        game: str,
        variant: str,
        score: int,
        rounds: int,
        date: str | None = None,
    ) -> bool:
        """Keep a result; true if it is the player's best in this game so far."""
        player = read_name(player)
        for one, what in ((game, "game"), (variant, "variant")):
            check_text(one, what, "it is a name as text")
        form = "it is a whole number"
        score = check_whole(score, "score", form)
        rounds = check_whole(rounds, "number of rounds", form)
        check_instance(date, (str, NoneType), "date", "it is a text, or None for now")
        best = "SELECT coalesce(max(score) < ?, 1) FROM result WHERE player = ? AND game = ?"
        with self._writing() as archive:
            [(better,)] = archive.execute(best, (score, player, game)).fetchall()
            archive.execute(
                "INSERT INTO result (player, game, variant, score, rounds, date)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (player, game, variant, score, rounds, date or _now()),
            )
        return bool(better)

    def ranking(self, game: str | None = None) -> Rows[Record]:
        """Each player's best score, game by game, best first; of equal scores the first."""
        check_instance(game, (str, NoneType), "game", "it is a game's name, or None for all")
        return self._best("?1 IS NULL OR game = ?1", game, most=1)

    def records(self, player: str) -> Rows[Record]:
        """The player's five best scores in each game, best first; of equal scores the first."""
        return self._best("player = ?1", read_name(player), most=RECORDS)

    def _best(self, of: str, which: str | None, *, most: int) -> Rows[Record]:
        """The best results of each player in each game."""
        return self._read(
            Record,
            "SELECT player, game, variant, score, rounds, date FROM (SELECT *, row_number()"
            " OVER (PARTITION BY player, game ORDER BY score DESC, id) AS place"
            f" FROM result WHERE {of}) WHERE place <= {most} ORDER BY game, score DESC, id",
            which,
        )

    # The file

    def _read(self, kind: type[Row], query: str, value: str | None) -> Rows[Row]:
        with self._sentences():
            if not self._there():
                return Rows()
            with self._opened("rw") as archive:
                archive.execute("BEGIN")
                made = self._made(archive)
                return (
                    Rows(kind(*row) for row in archive.execute(query, (value,))) if made else Rows()
                )

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction: when it ends, everything written in it is kept, or nothing."""
        with self._sentences():
            if not self._there() and self._own:
                self._make_folder()
            with self._opened("rwc") as archive:
                archive.execute("BEGIN IMMEDIATE")
                if not self._made(archive):
                    for statement in _TABLES:
                        archive.execute(statement)
                yield archive
                archive.execute("COMMIT")  # closed earlier, SQLite undoes everything

    def _opened(self, mode: str) -> closing[sqlite3.Connection]:
        place = f"{self.file.absolute().as_uri()}?mode={mode}"
        return closing(sqlite3.connect(place, uri=True, timeout=PATIENCE, isolation_level=None))

    def _make_folder(self) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(
                f"the archive's folder {_path(self.file.parent)} can't be made: {error.strerror}"
            ) from error

    def _there(self) -> bool:
        try:
            mode = self.file.stat().st_mode
        except FileNotFoundError:
            return False
        if not S_ISREG(mode):
            raise BadInput(f"the archive {self._name} is a folder or a device: it must be a file")
        return True

    def _made(self, archive: sqlite3.Connection) -> bool:
        """Whether there is anything in the file. Raises BadInput if it is no archive."""
        application, version = (
            archive.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("application_id", "user_version")
        )
        if not self.file.stat().st_size:  # nobody writes to it while this transaction is open
            return False
        if application != APPLICATION:
            raise BadInput(f"{self._name} is no archive of ludologic but another program's file")
        if version != VERSION:
            raise BadInput(
                f"the archive {self._name} is from another ludologic (version {version}, this one "
                f"reads {VERSION}): update ludologic"
            )
        return True

    @property
    def _name(self) -> str:
        """The file in quotes: whole, unless it is very long."""
        return _path(self.file)

    @contextmanager
    def _sentences(self) -> Iterator[None]:
        """Turns a complaint of SQLite or of the system into an error that says what to do."""
        try:
            yield
        except sqlite3.Error as error:
            raise self._explained(str(error)) from error
        except (OSError, ValueError) as error:
            if isinstance(error, LudologicError):
                raise
            raise BadInput(f"the archive {self._name} can't be used: {why_not(error)}") from error

    def _explained(self, complaint: str) -> LudologicError:
        for words, kind, why in _COMPLAINTS:
            if words in complaint:
                return kind(f"the archive {self._name} {why}")
        return BadInput(f"the archive {self._name} can't be used: {complaint}")


_COMPLAINTS: tuple[tuple[str, type[LudologicError], str], ...] = (
    ("not a database", BadInput, "is no SQLite file: it is damaged or something else"),
    ("malformed", BadInput, "is damaged: put back a copy, or choose another file"),
    ("readonly", BadInput, "can't be written: no permission for it or its folder"),
    ("unable to open", BadInput, "can't be opened: there is no such folder, or no permission"),
    ("locked", Impossible, "is being written by another program: try again when that is done"),
    ("is full", Impossible, "can't be written: the disk is full"),
    ("I/O", Impossible, "can't be read or written: the disk is full or fails"),
)
"""What SQLite says (Python 3.10 has no error codes), the error it is, and the words for it."""


def _path(file: Path) -> str:
    whole = visible(str(file), spaces=" ")
    return f"'{whole}'" if len(whole) <= _LONGEST_PATH else f"'...{whole[-_LONGEST_PATH:]}'"


def _now() -> str:
    return datetime.now(timezone.utc).isoformat(timespec="seconds")


def _text(state: dict[str, Any]) -> str:
    check_instance(state, dict, "state of a game", "it is a dict that fits JSON")
    try:
        return json.dumps(state, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadInput(f"{typed(state)} is no state of a game: {error}") from error


def _not_there(player: str, name: str, game: str | None, games: list[Saved]) -> str:
    """Why there is no such game to load, and which games there are."""
    of = f" of {quote(game)[1:-1]}" if game else ""
    if not games:
        return f"{quote(player)} has saved no game{of}"
    names = ", ".join(quote(saved.name) for saved in games[:5])
    more = f" and {len(games) - 5} more" if len(games) > 5 else ""
    return f"{quote(player)} has saved no game{of} as {quote(name)}: there are {names}{more}"
