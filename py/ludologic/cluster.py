"""Work that is shared by processes of this machine, or by the workers of a Dask cluster."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from ludologic.checks import check_instance
from ludologic.errors import BadInput, EngineMissing, quote


@contextmanager
def workers(jobs: int, dask: str | None = None) -> Iterator[None]:
    """Who works on what joblib's `Parallel` is given meanwhile: processes here, or a Dask cluster.

    dask: the address of a scheduler. Raises BadInput if none answers there.
    """
    from joblib import parallel_config

    if dask is None:
        with parallel_config(backend="loky", n_jobs=jobs):
            yield
        return
    try:
        from distributed import Client
    except ImportError as error:
        raise EngineMissing("Dask is not installed: pip install 'ludologic[dask]'") from error
    check_instance(dask, str, "address", "it is a text such as tcp://host:8786")
    _check_listening(dask)
    client: Any = Client(dask, timeout=10)  # type: ignore[no-untyped-call]
    with client, parallel_config(backend="dask", client=client, n_jobs=-1):
        yield


def _check_listening(address: str) -> None:
    """Raise BadInput unless something listens there: a Client that finds nobody can lock up."""
    try:
        parts = urlsplit(address)
        if parts.scheme not in ("tcp", "tls") or not parts.hostname or not parts.port:
            raise ValueError
        socket.create_connection((parts.hostname, parts.port), timeout=5).close()
    except (OSError, ValueError) as error:
        raise BadInput(
            f"no Dask scheduler answers at {quote(address)}: "
            "the address is that of a running one, such as tcp://host:8786"
        ) from error
