"""The speed of the server under load, compared with the targets.

    .venv/bin/python bench/server.py [--tables 300] [--seconds 30] [--games amyitis,babylon,ishtar] [--json]

Starts `semiramis serve` on temporary folders. Client and server share the machine, which should be otherwise idle.
"""

import argparse
import asyncio
import json
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from load import (
    Sample,
    at_share,
    faults,
    in_turns,
    listen,
    make_table,
    move,
    play,
    published_times,
    script,
    settle,
    warm_up,
)
from peer import measure_peer
from report import ratios, row, show, times_rows
from serving import Serving, machine_cpu, serving
from wire import Trouble

from semiramis.cli.support.common import progress_bar
from semiramis.core.play.chance import Referee
from semiramis.core.play.log import line_text
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game

PARTS = ("start", "load", "idle", "long")
PERIOD = 3.0
"""Seconds between two moves of a table, unless a rate is given."""
STARTS = 3
STEPS_IN_MEMORY = 16
SNAPSHOT_EVERY = 16


async def measure_start(folder: Path, given: argparse.Namespace) -> list[dict[str, Any]]:
    """Return the seconds until the first page, the longest of several starts on a new folder."""
    times = []
    with progress_bar("starting") as report:
        for n in range(given.starts):
            report(n, given.starts)
            async with serving(folder / f"start-{n}") as server:
                times.append(server.first_page)
    return [row("first page", max(times), "s", f"longest of {len(times)} starts")]


async def measure_load(folder: Path, given: argparse.Namespace) -> list[dict[str, Any]]:
    """Measure moves at a steady rate at many tables with two streams each."""
    n, games, lot = given.tables, given.games, Random("load")
    rate = given.rate or n / PERIOD
    moves = given.warm + int(given.seconds * rate / n) + 2
    async with serving(folder / "load", given.profile) as server:
        wire = server.wire
        with progress_bar("making tables") as report:
            makings = (make_table(wire, games[i % len(games)], f"bench-{i}", moves) for i in range(n))
            tables = await in_turns(makings, n, report)
        with progress_bar("opening streams") as report:
            await in_turns((listen(wire, table) for table in tables), n, report)
        with progress_bar("first moves") as report:
            await in_turns((warm_up(wire, table, lot.randint(0, given.warm)) for table in tables), n, report)
        used, own, whole, begun = server.cpu(), time.process_time(), machine_cpu(), time.perf_counter()
        with progress_bar("playing") as report:
            samples = await play(wire, tables, rate, given.seconds, report)
        seconds = time.perf_counter() - begun
        used, own = server.cpu() - used, time.process_time() - own
        others = max(0.0, machine_cpu() - whole - used - own)
        with progress_bar("last events") as report:
            report(0, 1)
            await settle(tables)
        wrong, memory = faults(tables), server.memory()
        streams = [stream for table in tables for stream in table.streams]
        size = sum(stream.bytes for stream in streams) / sum(len(stream.numbers) for stream in streams)
        for stream in streams:
            stream.close()
    summary = f"{n} tables, {len(streams)} streams, {len(samples)} moves in {seconds:.1f} s"
    return [
        *times_rows("acknowledged", [s.acked - s.sent for s in samples], summary),
        *times_rows("both streams told", published_times(samples)),
        row("events lost", wrong["lost"], "", f"{wrong['ended']} streams ended early"),
        row("events doubled", wrong["doubled"], ""),
        row("events out of order", wrong["disordered"], ""),
        row("an event", size, "bytes", "mean"),
        row("server busy", 100 * used / seconds, "%", f"{1000 * used / len(samples):.1f} ms of one core a move"),
        row("client busy", 100 * own / seconds, "%", f"moves sent late p99 {lateness(samples):.1f} ms"),
        row(
            "others busy", 100 * others / seconds, "%", "of one core; a result worth keeping needs next to nothing here"
        ),
        row("memory under load", memory, "MB"),
    ]


def lateness(samples: Sequence[Sample]) -> float:
    """Return how late the client sent its moves, in milliseconds."""
    return 1000 * at_share([sample.sent - sample.due for sample in samples], 0.99)


async def measure_idle(folder: Path, given: argparse.Namespace) -> list[dict[str, Any]]:
    """Measure memory with many subscribed but idle tables, after the server has had time to notice."""
    n, games = given.idle, given.games
    async with serving(folder / "idle") as server:
        before = server.memory()
        with progress_bar("bringing games") as report:
            works = (bring(server, games[i % len(games)], f"idle-{i}") for i in range(n))
            tables = await in_turns(works, n, report)
        brought = server.memory()
        with progress_bar("listening to them") as report:
            paths = [(f"/api/tables/{id}/events", token) for id, token in tables]
            streams = await in_turns((server.wire.listen(path, token) for path, token in paths), n, report)
        listened = server.memory()
        with progress_bar("resting") as report:
            for second in range(given.rest):
                report(second, given.rest)
                await asyncio.sleep(1)
        rested = server.memory()
        for stream in streams:
            stream.close()
    return [
        row("memory with no table", before, "MB"),
        row("memory with busy tables", brought, "MB", f"{n} tables just brought, {STEPS_IN_MEMORY} moves each"),
        row("memory with a stream at each", listened, "MB", f"{n} streams"),
        row("memory with idle tables", rested, "MB", f"the same {given.rest} s later"),
    ]


async def bring(server: Serving, game: str, seed: str) -> tuple[str, str]:
    """Upload a game in progress as a log; return id and token."""
    match, lot = Match.begin(find_game(game), 2, referee=Referee(seed)), Random(seed)
    while len(match.steps) < STEPS_IN_MEMORY and not match.over:
        match.play(match.mover, lot.choice(match.legal()))
    brought = await server.wire.body("POST", "/api/logs", "".join(map(line_text, match.log)).encode())
    return brought["table"]["id"], brought["token"]


async def measure_long(folder: Path, given: argparse.Namespace) -> list[dict[str, Any]]:
    """Measure opening a long game after a restart, with the maximum number of events after the last snapshot."""
    seed, game = longest(given.games, given.actions)
    async with serving(folder / "long") as server:
        table = await make_table(server.wire, game, seed, given.actions + SNAPSHOT_EVERY)
        with progress_bar("playing a long game") as report:
            while not table.is_done and (table.made < given.actions or (table.seq + 1) % SNAPSHOT_EVERY):
                await move(server.wire, table)
                report(table.made, given.actions)
    times = []
    with progress_bar("opening it") as report:
        for n in range(given.starts):
            report(n, given.starts)
            async with serving(folder / "long") as server:
                begun = time.perf_counter()
                opened = await server.wire.body("GET", f"/api/tables/{table.id}", token=table.tokens[0])
                times.append(1000 * (time.perf_counter() - begun))
                if opened["table"]["seq"] != table.seq:
                    raise Trouble(f"a game with {table.seq} events came back with {opened['table']['seq']}")
    note = f"{game}, {table.made} actions, longest of {len(times)}, median {statistics.median(times):.0f} ms"
    return [row("opening a long game cold", max(times), "ms", note)]


def longest(games: Sequence[str], actions: int) -> tuple[str, str]:
    """Return a seed and a random game of at least `actions` actions, or the longest of several."""
    best = ("", "", 0)
    for game in games:
        for n in range(5):
            length = len(script(game, f"long-{n}", actions + SNAPSHOT_EVERY))
            best = max(best, (f"long-{n}", game, length), key=lambda found: found[2])
            if length == actions + SNAPSHOT_EVERY:
                return best[:2]
    return best[:2]


MEASURES = {"start": measure_start, "load": measure_load, "idle": measure_idle, "long": measure_long}


def conditions(given: argparse.Namespace) -> dict[str, Any]:
    """Return when, where and how it was measured."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "system": platform.system(),
        "cores": os.cpu_count(),
        "load average before": round(os.getloadavg()[0], 2),
        "games": list(given.games),
        "moves a second": round(given.rate or given.tables / PERIOD, 1),
    }


async def measure_all(given: argparse.Namespace) -> dict[str, Any]:
    """Run all requested measurements."""
    found: dict[str, Any] = {"conditions": conditions(given), "rows": []}
    with tempfile.TemporaryDirectory(prefix="semiramis-bench-") as folder:
        for part in given.only:
            found["rows"] += await MEASURES[part](Path(folder), given)
        if given.peer:
            rate = given.rate or given.tables / PERIOD
            found["peer"] = await measure_peer(Path(folder), given.tables, rate, given.seconds, given.peer)
            found["ratios"] = ratios(found["rows"], found["peer"]["rows"])
    return found


def arguments(args: Sequence[str]) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description="How fast the server is under load, against what we aim at.")
    parser.add_argument("--tables", type=int, default=300, help="tables with two people and two streams each")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long moves are made at a steady rate")
    parser.add_argument("--rate", type=float, help="moves a second, all tables together (one in 3 s at each table)")
    parser.add_argument("--warm", type=int, default=12, help="up to so many moves at each table beforehand")
    parser.add_argument("--games", default="amyitis,babylon,ishtar", help="games, separated by commas")
    parser.add_argument("--idle", type=int, default=1000, help="idle tables")
    parser.add_argument("--rest", type=int, default=50, help="seconds until tables count as idle")
    parser.add_argument("--actions", type=int, default=300, help="actions of the long game")
    parser.add_argument("--starts", type=int, default=STARTS, help="how often the server is started anew")
    parser.add_argument("--only", default=",".join(PARTS), help=f"parts, separated by commas: {', '.join(PARTS)}")
    parser.add_argument("--peer", nargs="?", const="flat", choices=("flat", "memory"), help="measure boardgame.io too")
    parser.add_argument("--profile", type=Path, metavar="FILE", help="run the loaded server under cProfile")
    parser.add_argument("--json", action="store_true", help="the result for machines")
    given = parser.parse_args(args)
    given.games, given.only = given.games.split(","), given.only.split(",")
    if not set(given.only) <= set(PARTS):
        parser.error(f"--only takes {', '.join(PARTS)}")
    for name, least in (
        ("tables", 1),
        ("seconds", 1),
        ("warm", 0),
        ("idle", 1),
        ("rest", 0),
        ("actions", 1),
        ("starts", 1),
    ):
        if getattr(given, name) < least:
            parser.error(f"--{name} takes {least} or more")
    return given


def main(args: Sequence[str]) -> int:
    """Measure and print; return 1 if an event was lost, duplicated or out of order, or a request failed."""
    given = arguments(args)
    try:
        found = asyncio.run(measure_all(given))
    except Trouble as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 1
    if given.json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    else:
        show(found)
    return int(any(r["row"].startswith("events ") and r["value"] for r in found["rows"]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
