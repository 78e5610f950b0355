"""The nodes of a cluster as processes, and clients that ask any of them."""

import json
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx

from tests.server.crash_harness import ORPHAN
from tests.server.crash_players import Notes
from tests.support.services import free_port

READY_LIMIT = 120.0
KNOWN_ERRORS = {"lease not renewed", "heartbeat not written", "storage", "relay", "table not loaded", "bot", "task"}
KNOWN_ERRORS |= {"table not released"}
"""What nodes may log as errors while their database is gone."""


class NodeProcess:
    """`semiramis serve` on a database that others serve, too, restarted on the same port."""

    def __init__(self, folder: Path, number: int, database: str, bus: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"node{number}.log"
        self._options = ["--database", database, "--bus", bus, "--rate", "1000000", "--connections", "100000"]
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, in its own process group."""
        program = [sys.executable, "-m", "semiramis.cli.main", "serve", "--port", str(self.port), *self._options]
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=log, start_new_session=True)

    def is_ready(self) -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200
        return False

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + READY_LIMIT
        while not self.is_ready():
            assert self.running is not None
            assert self.running.poll() is None, self.log.read_text()[-3000:]
            assert time.monotonic() < deadline, self.log.read_text()[-3000:]
            time.sleep(0.1)

    def send(self, number: int) -> None:
        assert self.running is not None
        self.running.send_signal(number)

    def end(self, number: int) -> int:
        """Send it a signal that ends it; return its exit code."""
        assert self.running is not None
        self.send(number)
        try:
            return self.running.wait(READY_LIMIT)
        finally:
            self.running = None

    def errors(self) -> list[str]:
        """What it has logged that no fault explains."""
        lines = [line for line in self.log.read_text().splitlines() if line.strip()]
        wrong = [line for line in lines if not line.startswith("{") or '"level": "error"' in line]
        left = ORPHAN.sub("", "".join(f"{line}\n" for line in wrong)).splitlines()
        return [line[:1500] for line in left if not _is_known(line)]


def _is_known(line: str) -> bool:
    if not line.startswith("{"):
        return False
    said = json.loads(line)
    trace = str(said.get("trace", ""))
    from_services = ("OperationalError", "psycopg", "TimeoutError", "NotOwner", "InvalidRequestError")
    return said["what"] in KNOWN_ERRORS and any(name in trace for name in from_services)


class AnyNode(httpx.BaseTransport):
    """Sends each request to a node by chance; a refusal that asks to try again counts as no answer."""

    def __init__(self, urls: list[str], random: Random, timeout: float) -> None:
        self._urls = [httpx.URL(url) for url in urls]
        self._random = random
        self._transport = httpx.HTTPTransport()
        self._timeout = timeout

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        node = self._random.choice(self._urls)
        request.url = request.url.copy_with(host=node.host, port=node.port)
        request.headers["host"] = f"{node.host}:{node.port}"
        try:
            answer = self._transport.handle_request(request)
        except httpx.TransportError:
            time.sleep(0.02)
            raise
        if answer.status_code == 503:
            answer.close()
            time.sleep(0.05)
            raise httpx.ConnectError("not now")
        return answer

    def close(self) -> None:
        self._transport.close()


class ClusterNotes(Notes):
    """Notes of players that know all nodes."""

    def __init__(self, urls: list[str], seed: int) -> None:
        super().__init__(urls[0])
        self.urls = urls
        self._random = Random(f"{seed}/clients")

    def client(self, timeout: float) -> httpx.Client:
        transport = AnyNode(self.urls, Random(self._random.random()), timeout)
        return httpx.Client(base_url="http://cluster", timeout=timeout, transport=transport)
