"""The server benchmark runs, and no event is lost."""

import json
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from semiramis.cli.commands.serve import rate_limits
from semiramis.cli.support.server_process import listen
from semiramis.server.settings import Settings

SCRIPT = Path(__file__).parents[2] / "bench" / "server.py"


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), *args], capture_output=True, text=True, timeout=120, check=False
    )


def rows(*args: str) -> dict[str, dict[str, Any]]:
    done = run(*args, "--json")
    assert done.returncode == 0, done.stderr
    return {row["row"]: row for row in json.loads(done.stdout)["rows"]}


@pytest.mark.long
def test_a_small_load_loses_no_event() -> None:
    found = rows("--tables", "3", "--seconds", "2", "--rate", "6", "--warm", "2", "--only", "load")
    for name in ("events lost", "events doubled", "events out of order"):
        assert found[name]["value"] == 0
        assert found[name]["met"]
    moves = int(found["acknowledged p50"]["note"].split(" moves")[0].rpartition(" ")[2])
    assert 1 <= moves <= 15, "at most about six a second, fewer on a busy machine"
    assert 0 < found["acknowledged p50"]["value"] <= found["acknowledged max"]["value"]
    assert found["acknowledged p50"]["at_most"] == 10
    assert found["others busy"]["value"] >= 0


@pytest.mark.long
def test_the_other_parts_run_small() -> None:
    found = rows("--only", "start,idle,long", "--idle", "3", "--rest", "1", "--actions", "5", "--starts", "1")
    assert found["first page"]["value"] > 0
    assert found["memory with idle tables"]["value"] > 20
    assert "actions" in found["opening a long game cold"]["note"]


def test_a_server_answers_without_delay_and_limits_as_it_is_told() -> None:
    with listen("127.0.0.1", 0) as listening:
        # asyncio disables Nagle's algorithm only for sockets it knows to be TCP
        assert listening.proto == socket.IPPROTO_TCP
    settings = Settings(Path())
    assert rate_limits(100) == {name: getattr(settings, name) for name in rate_limits(100)}, (
        "the default is the default"
    )


def test_it_says_what_it_does_not_understand() -> None:
    done = run("--only", "everything")
    assert done.returncode == 2
    assert "--only takes" in done.stderr
