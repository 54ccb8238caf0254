"""Matches between programs: our host and player, each against one written from the protocol."""

from __future__ import annotations

import json
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from ludologic.errors import BadInput
from ludologic.games import match
from ludologic.games.match import Host, Player
from ludologic.listening import HOST, Server, listening

pytestmark = pytest.mark.prolog

KUHN = Path(__file__).parents[2] / "logic" / "games" / "general" / "kuhn.kif"
CODE = KUHN.parents[4] / "logic" / "games" / "instances" / "hidden_code.kif"
SHEET = """; both choose once, then x chooses alone
(role x) (role o) (init first)
(<= (legal ?r heads) (role ?r) (true first)) (<= (legal ?r (tails 1)) (role ?r) (true first))
(<= (legal x left) (true second)) (<= (legal x right) (true second))
(<= (legal o noop) (true second))
(<= (next second) (true first)) (<= (next (did ?r ?m)) (does ?r ?m))
(<= terminal (true (did x left))) (<= terminal (true (did x right)))
(<= (goal x 100) (true (did x left))) (<= (goal x 0) (true (did x right)))
(<= (goal o 0) (true (did x left))) (<= (goal o 100) (true (did x right)))"""
RULES = re.sub(";.*", "", SHEET)
START = f"( START m.1 x ({RULES}) 9 1)"


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    file = tmp_path / "pennies.kif"
    file.write_text(SHEET)
    return file


@contextmanager
def running(server: Server) -> Iterator[int]:
    """The port of a server that runs meanwhile."""
    with server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1]
        server.shutdown()


def asked(port: int, message: str, *headers: str, length: int | None = None) -> tuple[str, str]:
    """What a host of the protocol asks and hears: the line of the status, and the text."""
    with socket.create_connection((HOST, port), timeout=60) as connection:
        number = len(message) if length is None else length
        head = ["POST / HTTP/1.0", "Accept: text/delim", "Sender: GAMESERVER", *headers]
        head += ["Content-Type: text/acl", f"Content-Length: {number}", "", message]
        connection.sendall("\r\n".join(head).encode())
        with connection.makefile() as answer:
            text = answer.read()
    status, _, body = text.partition("\n\n")
    return status.partition("\n")[0], body


def said(player: Player, *messages: str) -> list[str]:
    return [player.answer(message) for message in messages]


def test_a_player_plays_a_match_to_its_end() -> None:
    lines: list[str] = []
    player = Player(lines.append, playouts=20)
    ready, first, second, done = said(
        player, START, "(PLAY m.1 NIL)", "(PLAY m.1 (( tails 1 ) heads))", "(STOP m.1 (left noop))"
    )
    assert ready == "ready" and first in ("heads", "(tails 1)")
    assert second == "left" and done == "done"
    assert lines == ["m.1: begins, as x.", "m.1: is over: x 100, o 0."]


def test_a_player_that_waits_has_its_only_move() -> None:
    player = Player(print)
    said(player, START.replace(" x ", " o ", 1))
    assert said(player, "(PLAY m.1 (heads heads))") == ["noop"]


def test_a_player_plays_one_match_at_a_time() -> None:
    lines: list[str] = []
    player = Player(lines.append)
    busy = "((name ludologic) (status busy))"
    assert said(player, START, START.replace("m.1", "m.2"), "(INFO)") == ["ready", "busy", busy]
    assert said(player, "(PLAY m.2 NIL)", "(ABORT m.2)", "(ABORT m.1)") == [
        "busy",
        "busy",
        "aborted",
    ]
    assert said(player, "(INFO)", f"(PREVIEW ({RULES}) 9)") == [
        "((name ludologic) (status available))",
        "ready",
    ]
    assert lines == ["m.1: begins, as x.", "m.1: was ended before its end."]


def test_a_host_that_falls_silent_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "_SLOW", -1000)
    lines: list[str] = []
    player = Player(lines.append)
    assert said(player, START, START.replace("m.1", "m.2")) == ["ready", "ready"]
    assert lines[1] == "m.1: its host has fallen silent."


@pytest.mark.parametrize(
    ("start", "sentence"),
    [
        (
            START.replace("(role o)", "(role o) (<= (p ?q) (true first))"),
            "can't be played: (<= (p ?q)",
        ),
        (START.replace(" x ", " z ", 1), "is no role"),
    ],
)
def test_rules_that_cannot_be_played(start: str, sentence: str) -> None:
    lines: list[str] = []
    player = Player(lines.append)
    assert said(player, start, START) == ["busy", "ready"]
    assert len(lines) == 2 and sentence in lines[0]


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ("((tails 2) heads)", "(tails 2) can't be played by x"),
        ("(heads)", "the match has 2 roles, and 1 moves were made"),
    ],
)
def test_a_host_that_says_what_cannot_be(moves: str, sentence: str) -> None:
    lines: list[str] = []
    player = Player(lines.append)
    assert said(player, START, f"(PLAY m.1 {moves})") == ["ready", "nil"]
    assert lines[1] == f"m.1: it can't go on: {sentence}"


def kuhn(role: str) -> str:
    """How a match of Kuhn poker begins: a sheet that hides something."""
    return f"(START k.1 {role} ({re.sub(';.*', '', KUHN.read_text())}) 9 9)"


@pytest.mark.parametrize(
    ("card", "moves", "end"),
    [
        ("jack", ["noop", "noop", "fold"], "first 75, second 25"),
        ("king", ["noop", "noop", "call"], "first 0, second 100"),
    ],
)
def test_a_player_that_does_not_see_all(card: str, moves: list[str], end: str) -> None:
    lines: list[str] = []
    player = Player(lines.append, playouts=200)
    ready, *played, done = said(
        player,
        kuhn("second"),
        "(PLAY k.1 0 NIL NIL)",
        f"(PLAY k.1 1 noop ({card}))",
        "( play k.1 2 noop ( ( played bet ) ) )",
        f"(STOP k.1 3 {moves[-1]} ((played {moves[-1]})))",
    )
    assert (ready, played, done) == ("ready", moves, "done")
    assert lines == ["k.1: begins, as second.", f"k.1: is over: {end}."]


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("(PLAY k.1 2 noop (jack))", "turn 1 was expected, not turn 2"),
        ("(PLAY k.1 1 noop (ace))", "no state is found in which second has seen this"),
        ("(PLAY k.1 (noop noop noop))", "a host tells either all moves or what is seen, not both"),
    ],
)
def test_a_host_that_lies_of_what_is_seen(message: str, sentence: str) -> None:
    lines: list[str] = []
    player = Player(lines.append, playouts=10)
    assert said(player, kuhn("second"), "(PLAY k.1 0 NIL NIL)", message)[1:] == ["noop", "nil"]
    assert lines[1] == f"k.1: it can't go on: {sentence}"


def test_chance_is_nobodys_role() -> None:
    lines: list[str] = []
    assert said(Player(lines.append), kuhn("random")) == ["busy"]
    assert "'random' is no role: accepted are first, second" in lines[0]


def test_a_player_over_http() -> None:
    with running(match.serve(Player(print, playouts=20), 0)) as port:
        assert asked(port, START) == ("HTTP/1.0 200 OK", "ready")
        assert asked(port, "( PLAY m.1 NIL )")[1] in ("heads", "(tails 1)")
        assert asked(port, "(PLAY m.1 (heads heads))")[1] == "left"
        assert asked(port, "( STOP m.1 (left noop ) )")[1] == "done"


def test_hosts_that_are_none() -> None:
    with running(match.serve(Player(print), 0)) as port, socket.create_connection((HOST, port)):
        status, text = asked(port, "hello")
        assert status == "HTTP/1.0 400 Bad Request" and text.startswith("hello is no message")
        status, text = asked(port, "(INFO)", "Origin: http://example.org")
        assert "403" in status and text == "a page can't be the host of a match"
        assert "413" in asked(port, "", length=10**9)[0]
        assert "413" in asked(port, "", length=-1)[0]
        assert asked(port, "(INFO)")[1] == "((name ludologic) (status available))"


def answering(speak: Callable[[socket.socket, str], None]) -> Iterator[int]:
    """A player that is written from the protocol: `speak` answers each message."""
    with socket.create_server((HOST, 0)) as listener:

        def run() -> None:
            while True:
                try:
                    connection, _ = listener.accept()
                except OSError:
                    return
                with connection, connection.makefile(newline="") as text:
                    length = 0
                    while (line := text.readline().strip()) != "":
                        if line.lower().startswith("content-length:"):
                            length = int(line.partition(":")[2])
                    message = text.read(length)
                    with suppress(OSError):
                        speak(connection, message)

        threading.Thread(target=run, daemon=True).start()
        yield listener.getsockname()[1]


playing = contextmanager(answering)


def answer(connection: socket.socket, text: str) -> None:
    connection.sendall(f"HTTP/1.0 200 OK\r\nContent-length: {len(text)}\r\n\r\n{text}".encode())


def test_a_host_holds_a_match(sheet: Path) -> None:
    heard: list[str] = []

    def speak(connection: socket.socket, message: str) -> None:
        heard.append(message)
        moves = {"START": "ready", "STOP": "done"}
        last = message.rpartition("(")[2].split()
        move = "( tails 1 )" if "NIL" in last[-1] else "right"
        answer(connection, moves.get(message[1:].split()[0], move))

    with playing(speak) as port:
        host = Host(sheet, [port, None], start=9, play=9, seed=1)
        lines: list[str] = []
        standing = host.run(lines.append)
    assert standing["roles"] == ["x", "o"] and standing["over"] is True
    assert standing["goals"] == [0, 100] and standing["reached"] == "x 0, o 100"
    assert host.faults == []
    (mine, other), last = host.moves
    assert mine == "(tails 1)" and last == ["right", "noop"]
    assert lines == [f"1. x (tails 1), o {other}", "2. x right, o noop"]
    start, first, second, stop = heard
    name = re.escape(host.name)
    assert re.fullmatch(rf"\(START {name} x \((.*)\) 9 9\)", start, re.DOTALL)
    assert "(<= (next (did ?r ?m)) (does ?r ?m))" in start and ";" not in start
    assert first == f"(PLAY {host.name} NIL)"
    assert second == f"(PLAY {host.name} ((tails 1) {other}))"
    assert stop == f"(STOP {host.name} (right noop))"


def test_each_player_hears_what_it_sees() -> None:
    heard: dict[str, list[str]] = {"first": [], "second": []}

    def speaks(role: str) -> Callable[[socket.socket, str], None]:
        def speak(connection: socket.socket, message: str) -> None:
            heard[role].append(message)
            word = message[1:].split()[0]
            moves = "bet" if role == "first" else "fold"
            waits = " 0 " in message or (" 1 " in message) == (role == "second")
            answer(
                connection, {"START": "ready", "STOP": "done"}.get(word, "noop" if waits else moves)
            )

        return speak

    with playing(speaks("first")) as one, playing(speaks("second")) as other:
        host = Host(KUHN, [one, other], start=9, play=9, seed=1)
        standing = host.run(lambda line: None)
    assert host.roles == ("random", "first", "second") and host.faults == []
    assert standing["goals"] == [0, 75, 25] and standing["reached"] == "first 75, second 25"
    (deal, *_), bet, fold = host.moves
    assert bet == ["noop", "bet", "noop"] and fold == ["noop", "noop", "fold"]
    cards = deal.strip("()").split()[1:]
    for role, card, own in zip(heard, cards, (["bet", "noop"], ["noop", "fold"]), strict=True):
        start, *rest = heard[role]
        assert start.startswith(f"(START {host.name} {role} ((role random)")
        assert rest == [
            f"(PLAY {host.name} 0 NIL NIL)",
            f"(PLAY {host.name} 1 noop ({card}))",
            f"(PLAY {host.name} 2 {own[0]} ((played bet)))",
            f"(STOP {host.name} 3 {own[1]} ((played fold)))",
        ]


def drip(connection: socket.socket, message: str) -> None:
    for letter in "HTTP/1.0 200 OK\r\n" * 3:
        connection.sendall(letter.encode())
        time.sleep(0.1)


@pytest.mark.deep
@pytest.mark.parametrize(
    ("speak", "why"),
    [
        (lambda connection, message: time.sleep(1), "has not answered in time"),
        (drip, "has not answered in time"),
        (lambda connection, message: answer(connection, "(tails 2)"), 'answers "(tails 2)"'),
        (lambda connection, message: answer(connection, "(" * 9999), 'answers "((((('),
        (lambda connection, message: answer(connection, ""), 'answers ""'),
        (lambda connection, message: connection.sendall(b"\xff\x00 what\r\n\r\n"), "can't be"),
        (lambda connection, message: None, "can't be reached"),
    ],
)
def test_a_player_that_hangs_or_lies(
    sheet: Path, speak: Callable[..., None], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "_LATE", 0.3)
    with playing(speak) as port:
        host = Host(sheet, [None, port], start=0, play=0)
        assert host.run(lambda line: None)["over"]
    ready, first, second = host.faults
    assert ready.startswith("o is not ready: it ") and why in ready
    assert why in first and first.endswith(" is drawn at random")
    assert why in second and second.endswith("noop is its only move")


def test_a_player_that_is_not_there(sheet: Path) -> None:
    with listening(0, lambda *args: None) as closed:
        port = closed.server_address[1]
    host = Host(sheet, [None, port], start=1, play=1)
    host.run(lambda line: None)
    assert host.faults[0] == "o is not ready: it can't be reached: Connection refused"


def test_players_for_all_roles(sheet: Path) -> None:
    with pytest.raises(BadInput, match="1 player given: the roles are x, o"):
        Host(sheet, [None])


@pytest.mark.deep
@pytest.mark.parametrize(
    ("speak", "why"),
    [
        (lambda connection, message: time.sleep(1), "has not answered in time"),
        (lambda connection, message: answer(connection, "(deal king jack)"), "no legal move"),
    ],
)
def test_a_player_that_hangs_or_lies_where_cards_are_hidden(
    speak: Callable[..., None], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "_LATE", 0.3)
    with playing(speak) as port:
        host = Host(KUHN, [None, port], start=0, play=0)
        assert host.run(lambda line: None)["over"]
    assert len(host.faults) == 1 + len(host.moves)
    assert all(fault.startswith("second ") and why in fault for fault in host.faults[1:])


@pytest.mark.deep
@pytest.mark.parametrize(
    ("rules", "seed", "deal"),
    [
        (None, 1, None),
        (KUHN, 0, "(deal king queen)"),
        (KUHN, 1, "(deal jack king)"),
        (KUHN, 2, "(deal jack queen)"),
        (KUHN, 8, "(deal queen king)"),
        (KUHN, 12, "(deal queen jack)"),
        (KUHN, 14, "(deal king jack)"),
        (CODE, 0, "(hide 2 3)"),
        (CODE, 1, "(hide 1 1)"),
    ],
)
def test_our_host_and_our_players(
    sheet: Path, rules: Path | None, seed: int, deal: str | None
) -> None:
    lines: list[str] = []
    first, second = Player(lines.append, playouts=40), Player(lines.append, playouts=40)
    with running(match.serve(first, 0)) as one, running(match.serve(second, 0)) as other:
        ports = [one] if rules == CODE else [one, other]
        host = Host(rules or sheet, ports, start=60, play=60, seed=seed)
        standing = host.run(lambda line: None)
    assert host.faults == []
    assert len(lines) == 2 * len(ports) and all("is over" in line for line in lines[len(ports) :])
    if deal is None:
        assert standing["goals"] == [100, 0]
    else:
        assert host.moves[0][0] == deal


def test_the_command(run: Any, sheet: Path) -> None:
    found = run("game", "serve", str(sheet), "random", "random", "--json")
    value = json.loads(found.out)
    assert found.code == 0 and value["faults"] == [] and len(value["moves"]) == 2
    assert value["roles"] == ["x", "o"] and sorted(value["goals"]) == [0, 100]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["random"], "1 player given: the roles are x, o"),
        (["random", "70000"], "70000 is no port: it is 0 to 65535"),
        (["random", "me"], "me"),
        (["random", "random", "--play", "0"], "0"),
    ],
)
def test_what_the_command_refuses(
    run: Any, sheet: Path, arguments: list[str], sentence: str
) -> None:
    found = run("game", "serve", str(sheet), *arguments)
    assert found.code == 2 and found.err.startswith("Error: ") and sentence in found.err
