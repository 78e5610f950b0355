"""A server in this process, in its own thread, reached over real HTTP."""

import asyncio
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from semiramis.server.app import create_app
from semiramis.server.service.table_service import TableService
from semiramis.server.settings import Settings
from semiramis.server.storage.store import Store
from tests.support.services import Postgres, Redis, postgres_server, redis_server

PLENTY = {"burst": 1e6, "per_second": 1e6, "address_burst": 1e6, "address_per_second": 1e6}
PLENTY |= {"address_streams": 1_000_000, "token_streams": 1_000_000}
LIMIT = 120.0


class Served:
    """A running server: `http` for requests, `service` to look inside, `on_loop` to run code in its thread."""

    def __init__(
        self, data: Path, listening: socket.socket, settings: dict[str, Any], config: dict[str, Any] | None = None
    ) -> None:
        self.data = data
        # tests must not depend on whether the client has been built here
        self.app = create_app(Settings(data, **{**PLENTY, "web": data / "no-client", **settings}))
        self._uvicorn = uvicorn.Server(uvicorn.Config(self.app, log_config=None, ws="none", **(config or {})))
        self._thread = threading.Thread(target=self._uvicorn.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        until = time.monotonic() + LIMIT
        while not self._uvicorn.started:
            assert self._thread.is_alive()
            assert time.monotonic() < until
            time.sleep(0.01)
        self.service: TableService = self.app.state.service
        assert isinstance(self.service.store, Store)
        self.store = self.service.store
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.http = httpx.Client(base_url=self.url, timeout=LIMIT, limits=httpx.Limits(max_connections=None))

    def on_loop(self, work: Callable[[], Any]) -> Any:
        """Run something in the thread of the server."""

        async def done() -> Any:
            return work()

        loop = next(iter(self.service.background.tasks)).get_loop()
        return asyncio.run_coroutine_threadsafe(done(), loop).result(LIMIT)

    def forget(self, table: str) -> None:
        """Drop a table from memory, as the server does with idle tables."""
        self.on_loop(lambda: self.service.residency.evict(table))

    def stop(self) -> None:
        """Stop the server as an interrupt does."""
        self.http.close()
        self._uvicorn.should_exit = True
        self._thread.join(LIMIT)
        assert not self._thread.is_alive()


class ServerProcess:
    """A server in its own process."""

    def __init__(self, data: Path) -> None:
        self.data = data
        command = [sys.executable, "-m", "semiramis.cli.main", "serve", "--port", "0", "--data", str(data)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout
        self.url = re.search(r"http://[0-9.:]+", self.process.stdout.readline()).group()  # type: ignore[union-attr]
        retrying = httpx.HTTPTransport(retries=8)
        self.http = httpx.Client(base_url=self.url, timeout=LIMIT, transport=retrying)
        self.http.get("/healthz")

    def stop(self) -> None:
        """Interrupt it, and wait until it has ended."""
        self.http.close()
        with self.process:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(LIMIT)


Serve = Callable[..., Served]


def listening(options: tuple[tuple[int, int, int], ...] = ()) -> socket.socket:
    """Return a socket on a free port of this machine, with some options set."""
    # the protocol must be named, or asyncio leaves Nagle's algorithm on
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    for option in options:
        made.setsockopt(*option)
    made.bind(("127.0.0.1", 0))
    return made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Yield a server for all tests of a file; each test creates its own tables."""
    served = Served(tmp_path_factory.mktemp("server"), listening(), {})
    yield served
    served.stop()


@pytest.fixture
def http(server: Served) -> httpx.Client:
    return server.http


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Yield a function that starts servers, by default on the same data folder; stop one before starting the next."""
    started: list[Served] = []

    def start(sockets: tuple[tuple[int, int, int], ...] = (), data: Path | None = None, **settings: Any) -> Served:
        started.append(Served(data or tmp_path, listening(sockets), settings))
        return started[-1]

    yield start
    for served in started:
        served.stop()


@pytest.fixture
def live_server(tmp_path: Path) -> Iterator[Callable[[], ServerProcess]]:
    """Yield a function that starts `semiramis serve` as a process, each time on the same data folder."""
    started: list[ServerProcess] = []

    def start() -> ServerProcess:
        started.append(ServerProcess(tmp_path))
        return started[-1]

    yield start
    for process in started:
        process.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Yield a PostgreSQL server; tests that use it are of the group "services", so that one process starts it."""
    with postgres_server() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with redis_server() as server:
        yield server
