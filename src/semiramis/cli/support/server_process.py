"""The process around the HTTP server: its data folder, its socket, and how it stops."""

import signal
import socket
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import uvicorn
from platformdirs import user_data_path
from sqlalchemy.exc import DatabaseError

from semiramis.core.model.message import Problem
from semiramis.server.audit import FILE
from semiramis.server.http.connections import limited_protocol, most_connections, raise_descriptor_limit
from semiramis.server.storage.store import Store

GRACE_SECONDS = 10
BACKLOG = 2048


class Server(uvicorn.Server):
    """Ends subscriptions before it waits for open connections; a subscriber would otherwise keep it from stopping."""

    def __init__(self, app: Any, connections: int, proxies: Sequence[str]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=limited_protocol(connections, proxies),
                proxy_headers=bool(proxies),
                forwarded_allow_ips=list(proxies),
                limit_concurrency=most_connections(raise_descriptor_limit()),
                access_log=False,
                log_config=None,
                timeout_graceful_shutdown=GRACE_SECONDS,
                server_header=False,
            )
        )
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: D102
        self._app.state.service.drain()
        await super().shutdown(sockets)


def run_server(app: Any, listening: socket.socket, connections: int, proxies: Sequence[str] = ()) -> None:
    """Serve until the process is interrupted or terminated, then return.

    `connections` is the limit for an address. Of the `proxies` it is believed for whom they ask.
    """
    # uvicorn stops by itself and then raises the signal again, which would end the process as if it had failed
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, frame: None)
    Server(app, connections, proxies).run(sockets=[listening])


def tables_folder(given: Path | None) -> Path:
    """Return the folder for tables, the user's data folder by default; Problem if it cannot be created or written."""
    folder = given or user_data_path("semiramis", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Problem("cli-serve-data", path=str(folder), reason=error.strerror or str(error)) from error
    return folder


def lock_folder(folder: Path, open_data: bool = True) -> sqlite3.Connection:
    """Keep other servers away from a data folder until the connection is closed or the process ends.

    Raises Problem if another server holds the folder, or if its database cannot be opened, which is tried unless
    `open_data` is False.
    """
    lock = sqlite3.connect(folder / "serving.sqlite", timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
        if open_data:
            Store(folder / FILE).close()
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" in str(error):
            raise Problem("cli-serve-in-use", path=str(folder)) from error
        raise Problem("cli-serve-data", path=str(folder), reason=str(error)) from error
    except DatabaseError as error:
        lock.close()
        raise Problem("cli-serve-data", path=str(folder), reason=str(error.orig)) from error
    return lock


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; Problem if the address cannot be bound."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio disables Nagle's algorithm only if the protocol is named; else a response in two parts takes up to 40 ms
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Problem("cli-serve-bind", host=host, port=port, reason=error.strerror or str(error)) from error
    listening.listen(BACKLOG)
    return listening
