"""Shows the pages on this machine."""

from __future__ import annotations

import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from ludologic.errors import BadInput

HOST = "127.0.0.1"


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".data": "application/octet-stream",
    }

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server of the folder on this machine alone; port 0 is any that is free.

    Raises BadInput if the port is taken.
    """
    try:
        return ThreadingHTTPServer((HOST, port), partial(_Handler, directory=str(folder)))
    except (OSError, OverflowError) as error:
        raise BadInput(f"port {port} can't be used: name another with --port") from error


def serve(folder: Path, port: int, ready: Callable[[str], None], show: bool = True) -> None:
    """Serve the folder until Ctrl-C; `ready` gets the address, and a browser opens it."""
    with server(folder, port) as running:
        address = f"http://{HOST}:{running.server_address[1]}/"
        ready(address)
        if show:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        running.serve_forever()
