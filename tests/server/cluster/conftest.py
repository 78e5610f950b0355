"""Nodes of a cluster in this process, on one real PostgreSQL database and one real Redis server."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.conftest import Served, listening, postgres, redis
from tests.support.services import Postgres, Redis

__all__ = ["postgres", "redis"]
Nodes = Callable[[int], list[Served]]


@pytest.fixture
def nodes(postgres: Postgres, redis: Redis, tmp_path: Path) -> Iterator[Nodes]:
    """Yield a function that starts nodes, all on the same new database."""
    url, started = postgres.new_database(), list[Served]()

    def start(n: int) -> list[Served]:
        for _ in range(n):
            socket = listening()
            own = f"http://127.0.0.1:{socket.getsockname()[1]}"
            started.append(Served(tmp_path, socket, {"database": url, "bus": redis.url, "node_url": own}))
        return started[-n:]

    yield start
    for served in started:
        served.stop()
