"""A boardgame.io server with equivalent work, installed into a temporary folder and put under the same load."""

import asyncio
import json
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Any

from load import at_share
from serving import cpu, rss
from wire import Trouble

from semiramis.cli.support.common import progress_bar

HERE = Path(__file__).parent / "boardgame-io"
START_LIMIT = 30.0
LINE_LIMIT = 1 << 26
DIFFERENCES = (
    "boardgame.io tells everyone before it stores, and its files are not forced to disk; semiramis forces every move "
    "to disk first.",
    "Its game is a counter and a list: no rules to check, no views, no legal moves. Ours are the real games, and every "
    "event carries the view, the legal moves and what each would bring.",
    "It has no answer to a move: acknowledged means that whoever moved is sent the new state. Ours answers.",
    "It speaks socket.io over WebSocket to a client in Node; ours HTTP and Server-Sent Events to a client in Python. "
    "Both clients only note numbers and instants, in a process of their own on the same machine.",
    "Its matches begin with the measuring; ours are some moves old.",
)


async def measure_peer(folder: Path, matches: int, rate: float, seconds: float, storage: str) -> dict[str, Any]:
    """Put the same load on boardgame.io; return rows as for our server."""
    home = folder / "boardgame-io"
    await install(home)
    ports = [str(port) for port in free_ports(2)]
    server = await asyncio.create_subprocess_exec(
        "node", "server.mjs", *ports, storage, str(folder / "peer-data"), cwd=home, stdout=subprocess.PIPE
    )
    try:
        await asyncio.wait_for(ready(server), START_LIMIT)
        used = cpu(server.pid)
        result = await load(home, [*ports, str(matches), str(rate), str(seconds)])
        used = cpu(server.pid) - used
        memory = rss(server.pid)
    finally:
        if server.returncode is None:
            server.terminate()
        await server.communicate()
    rows = [
        *rows_of(
            "acknowledged", result["acked"], f"{matches} matches, {len(result['acked'])} moves, {storage} storage"
        ),
        *rows_of("both streams told", result["told"], ""),
        *({"row": f"events {kind}", "value": n, "unit": "", "note": ""} for kind, n in result["faults"].items()),
        {"row": "server busy", "value": round(used, 1), "unit": "s", "note": "with the making of the matches"},
        {"row": "moves sent late p99", "value": round(at_share(result["late"], 0.99), 2), "unit": "ms", "note": ""},
        {"row": "memory under load", "value": round(memory, 1), "unit": "MB", "note": ""},
    ]
    return {"package": json.loads((HERE / "package.json").read_text())["dependencies"], "rows": rows}


def rows_of(name: str, times: list[float], note: str) -> list[dict[str, Any]]:
    """Return the usual quantiles of some times, in milliseconds."""
    shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return [
        {
            "row": f"{name} {label}",
            "value": round(at_share(times, share), 3),
            "unit": "ms",
            "note": note * (share == 0.5),
        }
        for label, share in shares.items()
    ]


async def install(home: Path) -> None:
    """Install the package and its dependencies into a folder."""
    shutil.copytree(HERE, home, ignore=shutil.ignore_patterns("node_modules"))
    npm = shutil.which("npm")
    if npm is None:
        raise Trouble("--peer needs Node and npm")
    with progress_bar("installing boardgame.io"):
        process = await asyncio.create_subprocess_exec(
            npm, "install", "--no-audit", "--no-fund", "--loglevel=error",
            cwd=home, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        said, _ = await process.communicate()
    if process.returncode:
        raise Trouble(f"npm could not install boardgame.io: {said.decode()[-500:]}")


async def ready(server: asyncio.subprocess.Process) -> None:
    """Wait until the server reports that it is running."""
    assert server.stdout is not None
    while line := await server.stdout.readline():
        if line.strip() == b"ready":
            return
    raise Trouble("the boardgame.io server did not start")


async def load(home: Path, args: list[str]) -> dict[str, Any]:
    """Run the client and return the result in its last line; the others report progress."""
    client = await asyncio.create_subprocess_exec(
        "node", "client.mjs", *args, cwd=home, stdout=subprocess.PIPE, limit=LINE_LIMIT
    )
    assert client.stdout is not None
    found: dict[str, Any] = {}
    with progress_bar("boardgame.io") as report:
        while line := await client.stdout.readline():
            said = json.loads(line)
            if "result" in said:
                found = said["result"]
            else:
                report(said["done"], said["total"])
    if await client.wait() or not found:
        raise Trouble("the boardgame.io client failed")
    return found


def free_ports(n: int) -> list[int]:
    """Return n free ports."""
    held = [socket.create_server(("127.0.0.1", 0)) for _ in range(n)]
    ports = [each.getsockname()[1] for each in held]
    for each in held:
        each.close()
    return ports
