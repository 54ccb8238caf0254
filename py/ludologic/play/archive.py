"""Saved games, ranking and records, in one SQLite file.

A saved game is a state, one JSON object that only its game understands, under a player's name
and a name of its own; a result is a score. Both serve every game.
"""

from __future__ import annotations

import json
import sqlite3
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path
from stat import S_ISREG
from types import NoneType
from typing import Any, TypeVar, get_type_hints

from ludologic.checks import check_file, check_instance, check_text, check_whole, typed
from ludologic.errors import BadInput, Impossible, LudologicError, quote

APPLICATION = int.from_bytes(b"ludo", "big")
"""What SQLite's `application_id` says in an archive, and in no other program's file."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE saved (player TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL,"
        " state TEXT NOT NULL, saved TEXT NOT NULL, PRIMARY KEY (player, name))",
        "CREATE TABLE result (id INTEGER PRIMARY KEY, player TEXT NOT NULL, game TEXT NOT NULL,"
        " variant TEXT NOT NULL, score INTEGER NOT NULL, rounds INTEGER NOT NULL,"
        " date TEXT NOT NULL)",
        "CREATE INDEX result_by_player ON result (player, score)",
    ),
)
"""The statements that lead from one version of the file to the next; `user_version` counts them."""

PATIENCE = 20.0
"""How many seconds to wait while another process writes."""

LONGEST_NAME = 100
RECORDS = 5
"""How many records a player has."""

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
        return _state(self)


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
    """What was found in the archive; in a notebook a table."""

    def rows(self) -> list[dict[str, Any]]:
        """Each as a dict, as pandas takes them."""
        return [dict(vars(one)) for one in self]

    def _repr_html_(self) -> str:
        from ludologic.play.pictures.notebook import table

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
    """The archive in a file, by default the user's own; opened, and made, when it is needed.

    Reading an archive that isn't there finds nothing and makes nothing.
    """

    def __init__(self, file: str | Path | None = None) -> None:
        self.file = default_file() if file is None else check_file(file, "archive")
        self._own = file is None
        self._open: sqlite3.Connection | None = None

    def __enter__(self) -> Archive:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file; what is asked next opens it again."""
        if self._open is not None:
            self._open.close()
            self._open = None

    # Saved games

    def save(
        self, player: str, name: str, game: str, state: dict[str, Any], *, overwrite: bool = False
    ) -> None:
        """Save a game. Raises AlreadyThere if the name is taken, unless it may be overwritten."""
        player, name = read_name(player), read_name(name, "saved game")
        check_text(game, "game", "it is a game's name")
        text = _text(state)
        with self._writing() as archive:
            taken = _rows(
                archive, "SELECT game FROM saved WHERE player = ? AND name = ?", player, name
            )
            if taken and not overwrite:
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
                _state(saved)  # a damaged one is not loaded
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
        """Keep a result; true when it is better than all the player had in this game before."""
        player = read_name(player)
        for one, what in ((game, "game"), (variant, "variant")):
            check_text(one, what, "it is a name as text")
        form = "it is a whole number"
        score = check_whole(score, "score", form)
        rounds = check_whole(rounds, "number of rounds", form)
        check_instance(date, (str, NoneType), "date", "it is a text, or None for now")
        with self._writing() as archive:
            [(best,)] = _rows(
                archive,
                "SELECT coalesce(max(score) < ?, 1) FROM result WHERE player = ? AND game = ?",
                score,
                player,
                game,
            )
            archive.execute(
                "INSERT INTO result (player, game, variant, score, rounds, date)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (player, game, variant, score, rounds, date or _now()),
            )
        return bool(best)

    def ranking(self, game: str | None = None) -> Rows[Record]:
        """Each player's best score, best first; of equal scores the one that came first."""
        check_instance(game, (str, NoneType), "game", "it is a game's name, or None for all")
        return self._read(
            Record,
            "SELECT player, game, variant, score, rounds, date FROM ("
            " SELECT *, row_number() OVER (PARTITION BY player ORDER BY score DESC, id) AS place"
            " FROM result WHERE ?1 IS NULL OR game = ?1)"
            " WHERE place = 1 ORDER BY score DESC, id",
            game,
        )

    def records(self, player: str) -> Rows[Record]:
        """The player's five best scores, best first; of equal scores the one that came first."""
        return self._read(
            Record,
            "SELECT player, game, variant, score, rounds, date FROM result WHERE player = ?"
            " ORDER BY score DESC, id LIMIT ?",
            read_name(player),
            RECORDS,
        )

    # The file

    def _read(self, kind: type[Row], query: str, *values: str | int | None) -> Rows[Row]:
        with self._sentences():
            archive = self._connection(make=False)
            rows = [] if archive is None else _rows(archive, query, *values)
        types = list(get_type_hints(kind).values())
        if any(list(map(type, row)) != types for row in rows):
            raise self._explained("malformed")
        return Rows(kind(*row) for row in rows)

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction: all that is written in it is kept when it ends, or nothing is."""
        with self._sentences():
            archive = self._connection(make=True)
            assert archive is not None
            with _transaction(archive):
                yield archive

    def _connection(self, make: bool) -> sqlite3.Connection | None:
        """The archive, at the newest version; None if it isn't there and is not to be made."""
        if self._open is None:
            there = self._is_there()
            if not there and not make:
                return None
            if not there and self._own:
                self.file.parent.mkdir(parents=True, exist_ok=True)
            self._open = sqlite3.connect(
                f"{self.file.absolute().as_uri()}?mode={'rwc' if make else 'rw'}",
                uri=True,
                timeout=PATIENCE,
                isolation_level=None,
            )
        try:
            with _transaction(self._open, "DEFERRED"):
                version = self._version(self._open)
            if version == len(MIGRATIONS) or (version == 0 and not make):
                return self._open if version else None
            with _transaction(self._open):
                # another process may have been faster
                for step in MIGRATIONS[self._version(self._open) :]:
                    for statement in step:
                        self._open.execute(statement)
                self._open.execute(f"PRAGMA application_id = {APPLICATION}")
                self._open.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        except BaseException:
            self.close()
            raise
        return self._open

    def _is_there(self) -> bool:
        try:
            mode = self.file.stat().st_mode
        except FileNotFoundError:
            return False
        if not S_ISREG(mode):
            raise BadInput(f"the archive {self._name} is a folder or a device: it must be a file")
        return True

    def _version(self, archive: sqlite3.Connection) -> int:
        """The version of the file, 0 for an empty one. Raises BadInput if it is no archive."""
        [(application,)] = _rows(archive, "PRAGMA application_id")
        [(version,)] = _rows(archive, "PRAGMA user_version")
        [(size,)] = _rows(
            archive, "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
        )
        there = self.file.stat().st_size  # which nobody changes while this transaction reads
        if there == 0:
            return 0
        if application != APPLICATION:
            raise BadInput(f"{self._name} is no archive of ludologic but another program's file")
        if version > len(MIGRATIONS):
            raise BadInput(
                f"the archive {self._name} is from a newer ludologic (version {version}, this one "
                f"reads up to {len(MIGRATIONS)}): update ludologic"
            )
        if version < 1:
            raise self._explained("malformed")
        if there < size:
            raise BadInput(f"the archive {self._name} is damaged: its end is missing")
        return int(version)

    @property
    def _name(self) -> str:
        """The file in quotes; its end, if the whole is long."""
        return quote(str(self.file) if len(str(self.file)) <= 40 else f"...{str(self.file)[-36:]}")

    @contextmanager
    def _sentences(self) -> Iterator[None]:
        """What SQLite and the machine complain of, as the error that says what to do."""
        try:
            yield
        except sqlite3.Error as error:
            raise self._explained(str(error)) from error
        except (OSError, ValueError) as error:
            if isinstance(error, LudologicError):
                raise
            why = getattr(error, "strerror", None) or "that is no name of a file"
            raise BadInput(f"the archive {self._name} can't be used: {why}") from error

    def _explained(self, complaint: str) -> LudologicError:
        for words, kind, why in _COMPLAINTS:
            if words in complaint:
                return kind(f"the archive {self._name} {why}")
        return BadInput(f"the archive {self._name} can't be used: {complaint}")


_COMPLAINTS: tuple[tuple[str, type[LudologicError], str], ...] = (
    ("not a database", BadInput, "is no SQLite file: it is damaged or something else"),
    ("malformed", BadInput, "is damaged: put back a copy, or choose another file"),
    ("no such", BadInput, "is damaged: it lacks a table"),
    ("UTF-8", BadInput, "is damaged: it holds text that is not UTF-8"),
    ("readonly", BadInput, "can't be written: no permission for it or its folder"),
    ("unable to open", BadInput, "can't be opened: there is no such folder, or no permission"),
    ("locked", Impossible, "is being written by another program: try again when that is done"),
    ("is full", Impossible, "can't be written: the disk is full"),
    ("I/O", Impossible, "can't be read or written: the disk is full or fails"),
)
"""What SQLite says (Python 3.10 has no error codes), the error it is, and the words for it."""


def _rows(
    archive: sqlite3.Connection, query: str, *values: str | int | None
) -> list[tuple[Any, ...]]:
    return archive.execute(query, values).fetchall()


@contextmanager
def _transaction(archive: sqlite3.Connection, kind: str = "IMMEDIATE") -> Iterator[None]:
    archive.execute(f"BEGIN {kind}")
    try:
        yield
        archive.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # SQLite may have rolled it back by itself
            archive.execute("ROLLBACK")
        raise


def _now() -> str:
    return datetime.now(timezone.utc).isoformat(timespec="seconds")


def _text(state: dict[str, Any]) -> str:
    check_instance(state, dict, "state of a game", "it is a dict that fits JSON")
    try:
        return json.dumps(state, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadInput(f"{typed(state)} is no state of a game: {error}") from error


def _state(saved: Saved) -> dict[str, Any]:
    try:
        state = json.loads(saved.text)
    except (ValueError, RecursionError):
        state = None
    if not isinstance(state, dict):
        raise BadInput(
            f"the saved game {quote(saved.name)} of {quote(saved.player)} is damaged: its state "
            "is no JSON object"
        )
    return state


def _not_there(player: str, name: str, game: str | None, games: list[Saved]) -> str:
    """Why there is no such game to load, and which there are."""
    of = f" of {game}" if game else ""
    if not games:
        return f"{quote(player)} has saved no game{of}"
    names = ", ".join(quote(saved.name) for saved in games[:5])
    more = f" and {len(games) - 5} more" if len(games) > 5 else ""
    return f"{quote(player)} has saved no game{of} as {quote(name)}: there are {names}{more}"
