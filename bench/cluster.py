"""What a move costs with SQLite, with PostgreSQL, and at several nodes: `python -m bench.cluster`.

Hot-seat tables are played at random; a move is one look at the table and one command. Processor time is that of the
servers and of PostgreSQL with all its processes, so other programs on the machine matter little.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
from tests.support.services import Postgres, free_port, postgres_server, redis_server

TICKS = os.sysconf("SC_CLK_TCK")
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "hot-seat", "name": "Bo"}]


def cpu_of(leader: int) -> float:
    """Return the processor seconds of a process and of its children and session, with children that have ended."""
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(errors="replace").rpartition(")")[2].split()
        except OSError:
            continue
        if leader in (int(fields[1]), int(fields[3])):
            total += sum(map(int, fields[11:15] if int(stat.parent.name) == leader else fields[11:13])) / TICKS
    return total


class Node:
    """A server process."""

    def __init__(self, *options: str) -> None:
        self.url = f"http://127.0.0.1:{(port := free_port())}"
        command = [sys.executable, "-m", "semiramis.cli.main", "serve", "--port", str(port), "--rate", "1000000"]
        self.process = subprocess.Popen(
            [*command, "--connections", "100000", *options],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        while True:
            try:
                if httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)

    def memory(self) -> float:
        """Return its resident memory in megabytes."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) / 1000

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(60)


def play(urls: list[str], made_at: str, game: str, moves: int, random: Random, waits: list[float]) -> None:
    """Play moves at a new table, each request at a node by chance."""
    with httpx.Client(timeout=60) as http:
        made = http.post(f"{made_at}/api/tables", json={"game": game, "seats": SEATS}).json()
        headers = {"authorization": f"Bearer {made['token']}"}
        address = f"/api/tables/{made['table']['id']}"
        for number in range(moves):
            now = http.get(random.choice(urls) + address, headers=headers).json()
            if not now["legal"]:
                return
            action, key = random.choice(now["legal"])["action"], f"bench-key-{number:06}"
            body = {"kind": "move", "action": action, "expect": now["table"]["seq"], "key": key}
            began = time.monotonic()
            answer = http.post(f"{random.choice(urls)}{address}/commands", json=body, headers=headers)
            waits.append(time.monotonic() - began)
            assert answer.status_code == 200, answer.text


def measure(nodes: list[Node], route: str, moves: int, postgres: Postgres | None, game: str) -> dict[str, Any]:
    """Play at several tables at once; return what a move costs. `route` is "owner" or "any"."""
    urls = [node.url for node in nodes]
    play(urls, urls[0], game, 10, Random(0), [])

    def used() -> tuple[float, float]:
        database = cpu_of(postgres._process.pid) if postgres is not None and postgres._process is not None else 0.0
        return sum(cpu_of(node.process.pid) for node in nodes), database

    waits: list[float] = []
    before, began = used(), time.monotonic()
    threads = []
    for number in range(2 * len(nodes) if len(nodes) > 1 else 4):
        own = urls[number % len(urls)]
        to = urls if route == "any" else [own]
        threads.append(Thread(target=play, args=(to, own, game, moves, Random(number), waits)))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    after = used()
    return {
        "moves": len(waits),
        "moves_a_second": round(len(waits) / (time.monotonic() - began), 1),
        "server_ms": round(1000 * (after[0] - before[0]) / len(waits), 2),
        "database_ms": round(1000 * (after[1] - before[1]) / len(waits), 2),
        "command_p50_ms": round(1000 * statistics.median(waits), 1),
        "memory_mb": round(sum(node.memory() for node in nodes)),
    }


def hand_over(database: str, bus: str, times: int) -> list[float]:
    """Stop the owner of a table that is being played, again and again; return the longest wait for a move each time."""
    nodes = [Node("--database", database, "--bus", bus) for _ in range(2)]
    gaps = []
    with httpx.Client(timeout=60) as http:
        number = 0
        for turn in range(times):
            staying, leaving = nodes[1 - turn % 2], nodes[turn % 2]
            made = http.post(f"{leaving.url}/api/tables", json={"game": "amyitis", "seats": SEATS}).json()
            headers = {"authorization": f"Bearer {made['token']}"}
            address = f"{staying.url}/api/tables/{made['table']['id']}"
            leaving.process.terminate()
            began, longest = time.monotonic(), 0.0
            while time.monotonic() < began + 2:
                sent = time.monotonic()
                number += 1
                while True:
                    now = http.get(address, headers=headers)
                    if now.status_code == 200:
                        data = now.json()
                        body = {"kind": "move", "action": data["legal"][0]["action"], "expect": data["table"]["seq"]}
                        body["key"] = f"bench-key-{number:06}"
                        if http.post(f"{address}/commands", json=body, headers=headers).status_code == 200:
                            break
                longest = max(longest, time.monotonic() - sent)
            gaps.append(longest)
            leaving.process.wait(60)
            nodes[turn % 2] = Node("--database", database, "--bus", bus)
    for node in nodes:
        node.stop()
    return gaps


def main() -> None:
    """Measure all arrangements, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=120, help="at each table")
    parser.add_argument("--game", default="ishtar")
    parser.add_argument("--hand-over", type=int, default=0, help="only stop the owner of a table so many times")
    given = parser.parse_args()
    with ExitStack() as held:
        folder = Path(held.enter_context(tempfile.TemporaryDirectory()))
        postgres = held.enter_context(postgres_server(durable=True))
        redis = held.enter_context(redis_server())
        if given.hand_over:
            gaps = hand_over(postgres.new_database(), redis.url, given.hand_over)
            print(json.dumps({"what": "longest wait for a move, seconds", "gaps": [round(gap, 2) for gap in gaps]}))
            return
        for name, n, route in (
            ("SQLite, one process", 1, "owner"),
            ("PostgreSQL, one process", 1, "owner"),
            ("PostgreSQL, two processes, at the owner", 2, "owner"),
            ("PostgreSQL, two processes, at any", 2, "any"),
        ):
            url = postgres.new_database()
            options = ("--data", str(folder)) if "SQLite" in name else ("--database", url, "--bus", redis.url)
            nodes = [Node(*options) for _ in range(n)]
            try:
                found = measure(nodes, route, given.moves, None if "SQLite" in name else postgres, given.game)
            finally:
                for node in nodes:
                    node.stop()
            print(json.dumps({"what": name, "game": given.game, **found}), flush=True)


if __name__ == "__main__":
    main()
