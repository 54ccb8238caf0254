"""Listens for HTTP on this machine alone."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable
from http.server import ThreadingHTTPServer
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


def listening(port: int, handler: Callable[..., Any]) -> Server:
    """A server on this port, 0 for any that is free. Raises BadInput if the port is taken."""
    try:
        return Server((HOST, check_port(port)), handler)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadInput(f"port {port} is in use: name another one") from error
        raise BadInput(f"port {port} can't be used: name another one") from error
