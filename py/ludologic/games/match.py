"""Matches between programs, by the published protocol of General Game Playing, over HTTP.

A host has the rules of a game. It sends messages to the players, which listen for them on this
machine, and says what is played. `Player` is such a player, `Host` such a host. What the messages
mean, which moves are legal, and what a player sees of a game that hides something, the rules say
(logic/games/match).
"""

from __future__ import annotations

import http.client
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ludologic.checks import check_one_of
from ludologic.engines import door
from ludologic.engines.limit import within
from ludologic.errors import BadInput, LudologicError, TimeIsUp
from ludologic.listening import HOST, Server, listening
from ludologic.words import count

PORT = 9147
PLAYOUTS = 20_000
LONGEST = 1_100_000
"""How many bytes a message may have: the rules of a game have a million characters at most."""
_SLOW = 30
"""The seconds after which a host that does not go on is left."""
_rules: Any = door.match
Say = Callable[[str], None]


class Player:
    """Plays one match at a time, by Monte Carlo tree search.

    It takes part in any match whose rules it can play, and tells `say` what becomes of it. If a
    host falls silent, the player is free for another one.
    """

    def __init__(self, say: Say, *, playouts: int = PLAYOUTS, seed: int = 0) -> None:
        self._say = say
        self._playouts = playouts
        self._seed = seed
        self._lock = threading.Lock()
        self._match: _Match | None = None
        self._folder = TemporaryDirectory(prefix="ludologic_")

    def answer(self, text: str) -> str:
        """What it answers to a message that has come just now. Raises BadInput if it is none."""
        heard = time.monotonic()
        with self._lock:
            match = self._match
            if match is not None and heard > match.silent:
                self._say(f"{match.name}: its host has fallen silent.")
                self._match = match = None
            reply = _rules.reply(text=text, name=match and match.name)
            message, does = reply["message"], reply["does"]
            kind = does["kind"]
            if kind == "begins":
                return self._begun(message, does["text"], heard)
            if match is not None and kind == "chooses":
                return self._move(match, message["news"], heard)
            if match is not None and kind == "ends":
                self._ended(match, message.get("news"))
            said: str = does["text"]
            return said

    def _begun(self, message: dict[str, Any], ready: str, heard: float) -> str:
        rules = message["rules"].encode()
        file = Path(self._folder.name) / f"{sha256(rules).hexdigest()}.kif"
        if not file.exists():  # rules that are known are not read again
            file.write_bytes(rules)
        match = _Match(message["name"], file, message["role"], message["start"], message["play"])
        try:
            seconds = _time(match.start)
            with within(seconds, heard):
                standing = _rules.standing(game=str(file), moves=[], seconds=seconds)
            check_one_of(match.role, [player["role"] for player in standing["players"]], "role")
        except LudologicError as error:
            self._say(f"{match.name}: it can't be played: {error}")
            return "busy"
        self._match = match
        self._say(f"{match.name}: begins, as {match.role}.")
        return ready

    def _move(self, match: _Match, news: dict[str, Any], heard: float) -> str:
        match.heard(news)
        asked = match.asked()
        try:
            seconds = _time(match.play)
            with within(seconds, heard), suppress(TimeIsUp):
                chosen: str = _rules.choice(
                    **asked, playouts=self._playouts, seed=self._seed, time=0.9 * seconds
                )
                return chosen
            any_move: str = _rules.choice(**asked, playouts=None, seed=self._seed)
            return any_move
        except LudologicError as error:
            self._say(f"{match.name}: it can't go on: {error}")
            return "nil"

    def _ended(self, match: _Match, news: dict[str, Any] | None) -> None:
        self._match = None
        if news is not None:
            match.heard(news)
        try:
            seconds = _time(match.play)
            end = _rules.ending(**match.asked(), over=news is not None, seconds=seconds)
        except LudologicError as error:
            end = f"it can't go on: {error}"
        self._say(f"{match.name}: {end}.")


@dataclass
class _Match:
    """A match that is played by the rules in a file, and the time after which its host is gone."""

    name: str
    file: Path
    role: str
    start: int
    play: int
    news: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._waits()

    def _waits(self) -> None:
        self.silent = time.monotonic() + self.start + 2 * self.play + _SLOW

    def heard(self, news: dict[str, Any]) -> None:
        self._waits()
        self.news.append(news)

    def asked(self) -> dict[str, Any]:
        return {"game": str(self.file), "news": self.news, "role": self.role}


def _time(clock: int) -> float:
    """How long a player thinks: it has answered before its clock has run down."""
    return max(0.1, 0.8 * clock - 0.3)


def serve(player: Player, port: int) -> Server:
    """A server that hands the messages of hosts to the player."""
    return listening(port, partial(_Handler, player))


class _Handler(BaseHTTPRequestHandler):
    timeout = _SLOW

    def __init__(self, player: Player, *args: Any) -> None:
        self._player = player
        super().__init__(*args)

    def do_POST(self) -> None:
        length = self.headers.get("Content-Length", "")
        if "Origin" in self.headers:  # a page in a browser is no host
            self._send(HTTPStatus.FORBIDDEN, "a page can't be the host of a match")
        elif not length.isdecimal() or int(length) > LONGEST:
            said = f"a message has a Content-Length of {LONGEST} bytes at most"
            self._send(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, said)
        else:
            text = self.rfile.read(int(length)).decode(errors="replace")
            try:
                self._send(HTTPStatus.OK, self._player.answer(text))
            except LudologicError as error:
                self._send(HTTPStatus.BAD_REQUEST, str(error))

    def _send(self, status: HTTPStatus, text: str) -> None:
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", "text/acl")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


@dataclass
class Host:
    """A match of the game in a rule sheet between players on this machine.

    seats: for each role but `random` the port of its player, or None for one who plays at random.
    `faults` has a sentence for each move that a player owed.
    """

    file: Path
    seats: Sequence[int | None]
    start: int = 10
    play: int = 10
    seed: int = 0
    moves: list[list[str]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        standing = self._standing()
        self.roles = tuple(standing["roles"])
        self._players = tuple(player["role"] for player in standing["players"])
        self.name = f"{self.file.stem}.{time.time_ns() // 1_000_000}"
        if len(self.seats) != len(self._players):
            given, roles = count(len(self.seats), "player"), ", ".join(self._players)
            raise BadInput(f"{given} given: the roles are {roles}")

    def run(self, say: Say) -> dict[str, Any]:
        """Play the match to its end, or until it is interrupted; what each role has reached."""
        try:
            rules = _rules.sheet(game=str(self.file))
            clocks = {"start": self.start, "play": self.play}
            messages = [
                {"kind": "start", "role": role, "rules": rules, **clocks} for role in self._players
            ]
            for role, said in zip(self._players, self._ask(messages, self.start), strict=True):
                self._owed(_rules.unready(role=role, said=said), say)
            while not (standing := self._standing())["over"]:
                self._step(standing, say)
            self._ask(_told(standing, "stop"), self.play)
            return standing
        except BaseException:
            self._ask([{"kind": "abort"}] * len(self._players), 1)
            raise

    def _standing(self) -> dict[str, Any]:
        found: dict[str, Any] = _rules.standing(game=str(self.file), moves=self.moves)
        return found

    def _step(self, standing: dict[str, Any], say: Say) -> None:
        said = self._ask(_told(standing, "play"), self.play)
        joint = _rules.joint(game=str(self.file), moves=self.moves, replies=said, seed=self.seed)
        for fault in joint["faults"]:
            self._owed(fault, say)
        self.moves.append(joint["moves"])
        made = zip(self.roles, joint["moves"], strict=True)
        say(f"{len(self.moves)}. " + ", ".join(f"{role} {move}" for role, move in made))

    def _owed(self, fault: str | None, say: Say) -> None:
        if fault is not None:
            self.faults.append(fault)
            say(fault)

    def _ask(self, messages: list[dict[str, Any]], clock: int) -> list[dict[str, Any]]:
        """What the players say to these messages, one each, at the same time."""
        end = time.monotonic() + clock + _LATE
        asked = [
            None if port is None else _Asked(port, _rules.message(message=one), end)
            for port, one in zip(
                self.seats, ({"name": self.name, **one} for one in messages), strict=True
            )
        ]
        return [{"kind": "chance"} if one is None else one.said() for one in asked]


def _told(standing: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """The messages in which the players hear of the last moves, each what it may know."""
    return [{"kind": kind, "news": player["news"]} for player in standing["players"]]


_LATE = 1.0
"""The seconds by which an answer may be late: it was on its way."""


class _Asked:
    """A message on its way to a player, and its answer."""

    def __init__(self, port: int, text: str, end: float) -> None:
        self._end = end
        self._said: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        seconds = max(0.1, end - time.monotonic())
        self._connection = http.client.HTTPConnection(HOST, port, timeout=seconds)
        threading.Thread(target=self._ask, args=(text,), daemon=True).start()

    def _ask(self, text: str) -> None:
        headers = {"Content-Type": "text/acl", "Sender": "GAMESERVER", "Accept": "text/delim"}
        try:
            self._connection.request("POST", "/", text.encode(), headers)
            body = self._connection.getresponse().read(LONGEST)
            self._said.put({"kind": "said", "text": body.decode(errors="replace").strip()})
        except TimeoutError:
            self._said.put({"kind": "late"})
        except (OSError, http.client.HTTPException, ValueError) as error:
            why = getattr(error, "strerror", None) or type(error).__name__
            self._said.put({"kind": "lost", "why": why})

    def said(self) -> dict[str, Any]:
        """The answer, or that there is none in time, even if it comes a letter at a time."""
        try:
            return self._said.get(timeout=max(0, self._end - time.monotonic()))
        except queue.Empty:
            return {"kind": "late"}
        finally:
            self._connection.close()
