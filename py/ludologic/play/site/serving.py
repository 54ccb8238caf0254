"""Shows the pages on this machine."""

from __future__ import annotations

import errno
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from ludologic.errors import BadInput

HOST = "127.0.0.1"


class Server(ThreadingHTTPServer):
    """Answers each request in a thread of its own."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """If the other side leaves in the middle of an answer, that is no error."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def check_port(port: int) -> int:
    """Raises BadInput for what is no port."""
    if not 0 <= port <= 65535:
        raise BadInput(f"{port} is no port: it is 0 to 65535")
    return port


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".data": "application/octet-stream",
    }

    error_message_format = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>%(code)d</title>'
        '<p>%(message)s: <a href="/">the site begins here</a>.</p></html>\n'
    )

    def send_head(self) -> Any:
        try:
            return super().send_head()
        except ValueError:  # what is asked is no name of a file: it has a NUL or half a character
            self.send_error(HTTPStatus.NOT_FOUND, "File not found")
            return None

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def server(folder: Path, port: int) -> Server:
    """A server of the folder on this machine alone; port 0 is any that is free.

    Raises BadInput if the port is taken.
    """
    try:
        return Server((HOST, check_port(port)), partial(_Handler, directory=str(folder)))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadInput(f"port {port} is in use: name another one") from error
        raise BadInput(f"port {port} can't be used: name another one") from error


def serve(running: Server, ready: Callable[[str], None], show: bool = True) -> None:
    """Serve the pages until Ctrl-C; `ready` gets the address, and a browser opens it."""
    address = f"http://{HOST}:{running.server_address[1]}/"
    ready(address)
    if show:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    running.serve_forever()
