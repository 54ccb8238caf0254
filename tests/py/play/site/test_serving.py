"""What `site serve` answers to any request: a file of its folder, or one sentence."""

from __future__ import annotations

import re
import socket
import struct
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludologic.errors import BadInput
from ludologic.play.site.serving import server


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text("the first page")
    (folder / "large").write_bytes(bytes(5_000_000))
    (tmp_path / "secret").write_text("not of the site")
    with server(folder, 0) as running:
        threading.Thread(target=running.serve_forever, args=(0.01,), daemon=True).start()
        yield running.server_address[1]
        running.shutdown()


def answer(port: int, request: bytes) -> tuple[int, str]:
    """The number of the status, and what follows the head."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall(request)
        got = b"".join(iter(lambda: connection.recv(65536), b""))
    head, _, body = got.decode().partition("\r\n\r\n")
    return int(head.split()[1]), body


HOSTILE = [
    *("/%00", "/a%00b", "/a\0b", "/%ed%a0%80", "/%ff", "/\xff", "/%", "/%zz", "*", "http://x/"),
    *("/" + "a" * 300, "/" + "a" * 5000, "/" + "a/" * 3000, "/index.html/", "/index.html/x"),
    *("/../secret", "/%2e%2e/secret", "/..%2fsecret", "//secret", "/%0d%0aSet-Cookie:x"),
    *("/<script>alert(1)</script>", "/nowhere.html", "/\x1b[31m", "/?", "/%3f", "/con"),
]


def test_any_path_is_a_file_or_a_sentence(port: int, capfd: pytest.CaptureFixture[str]) -> None:
    found = {
        path: answer(port, f"GET {path} HTTP/1.0\r\n\r\n".encode("latin1")) for path in HOSTILE
    }
    assert found.pop("/?") == (200, "the first page")
    for status, body in found.values():
        said = re.sub("<title>.*</title>|<[^>]*>", "", body)
        assert (status, said) == (404, "File not found: the site begins here.\n")
    assert answer(port, b"HEAD /%00 HTTP/1.0\r\n\r\n") == (404, "")
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"POST / HTTP/1.0\r\nContent-Length: 9\r\n\r\n", 501),
        (b"GET /" + b"a" * 70_000 + b" HTTP/1.0\r\n\r\n", 414),
        (b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 300 + b"\r\n", 431),
        (b"GET / HTTP/1.0\r\nIf-Modified-Since: Sun, 99 Foo 99999999999999\r\n\r\n", 200),
    ],
)
def test_any_request(
    port: int, request_: bytes, status: int, capfd: pytest.CaptureFixture[str]
) -> None:
    found, body = answer(port, request_)
    assert found == status
    assert status == 200 or re.sub("<[^>]*>", "", body).count(": the site begins here.\n") == 1
    assert capfd.readouterr() == ("", "")


def test_browsers_that_leave_are_no_error(port: int, capfd: pytest.CaptureFixture[str]) -> None:
    for _ in range(20):
        with socket.create_connection(("127.0.0.1", port)) as connection:
            reset = struct.pack("ii", 1, 0)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
            connection.sendall(b"GET /large HTTP/1.0\r\n\r\n")
            connection.recv(10)
    assert answer(port, b"GET / HTTP/1.0\r\n\r\n") == (200, "the first page")
    assert capfd.readouterr() == ("", "")


def test_a_port_in_use_is_said(port: int, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=f"^port {port} is in use: name another one$"):
        server(tmp_path, port)
