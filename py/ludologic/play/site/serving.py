"""Shows the pages on this machine."""

from __future__ import annotations

import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

from ludologic.listening import HOST, Server, listening


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
    return listening(port, partial(_Handler, directory=str(folder)))


def serve(running: Server, ready: Callable[[str], None], show: bool = True) -> None:
    """Serve the pages until Ctrl-C; `ready` gets the address, and a browser opens it."""
    address = f"http://{HOST}:{running.server_address[1]}/"
    ready(address)
    if show:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    running.serve_forever()
