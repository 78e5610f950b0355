"""Our speed beside OpenSpiel, PGX and Catanatron, in one run on one core of this machine.

`make bench-peers` runs it, `make bench-peers ARGS=--quick` is a short trial.
"""

import argparse
import json
import os
import platform
import shutil
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bench.peers.report import (
    DIFFERENCES,
    Result,
    aim_lines,
    aims,
    append,
    as_data,
    comparison,
    kinds,
    least_share,
    listed,
    notes,
    rates,
    section,
)
from bench.peers.rounds import OURS, PEERS, ROOT, core, set_up, take_turns
from bench.peers.worker import NOT_PINNED
from bench.wire import Trouble

from semiramis.cli.support.common import console, progress_bar

QUICK = {"rounds": 1, "seconds": 0.3}


def arguments(args: Sequence[str]) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description="How fast we are beside our peers.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each contender is measured")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each time, at least")
    parser.add_argument("--quick", action="store_true", help="only see that everything runs; nothing is written")
    parser.add_argument("--results", type=Path, default=ROOT / "bench" / "results.md", help="the file to add to")
    parser.add_argument("--python", default=str(ROOT / ".venv-peers" / "bin" / "python"), help="the peers' Python")
    parser.add_argument("--json", action="store_true", help="the result for machines; nothing is written")
    given = parser.parse_args(args)
    if given.quick:
        given.rounds, given.seconds = QUICK["rounds"], QUICK["seconds"]
    if given.rounds < 1:
        parser.error("--rounds takes 1 or more")
    if not 0 < given.seconds <= 600:
        parser.error("--seconds takes more than 0 and at most 600")
    if shutil.which(given.python) is None:
        parser.error(f"--python: {given.python} does not run; `make bench-peers` sets it up")
    given.writes = not (given.quick or given.json)
    if given.writes and not given.results.is_file():
        parser.error(f"--results: there is no file {given.results}")
    return given


def measure_all(given: argparse.Namespace) -> list[Result]:
    """Measure all contenders, taking turns."""
    with ExitStack() as running:
        with progress_bar("setting up") as report:
            entered = set_up({OURS: sys.executable, **dict.fromkeys(PEERS, given.python)}, running, report)
        with progress_bar("measuring") as report:
            take_turns(entered, given.rounds, given.seconds, report)
        return [result for _, result in entered]


def processor() -> str:
    """Return the model name of the processor."""
    summary = Path("/proc/cpuinfo")
    lines = summary.read_text(encoding="utf-8").splitlines() if summary.is_file() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def conditions(given: argparse.Namespace, results: Sequence[Result]) -> str:
    """Return when, where and how it was measured."""
    rounds = f"{given.rounds} round{'s' * (given.rounds > 1)} of at least {given.seconds:g} s"
    where = "on any core" if core() == NOT_PINNED else "all on the same core"
    return (
        f"Medians of {rounds} for each row, taken in turns, {where}, of which each had {least_share(results):.1%} or "
        f"more; {processor()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}; peers "
        "as published."
    )


def show(results: Sequence[Result], summary: str) -> None:
    """Print the result for people."""
    from rich.table import Table

    out = console()
    out.print(f"{summary} {' '.join(DIFFERENCES)}")
    for kind in kinds(results):
        for head, *rows in (rates(kind, results), comparison(kind, results)):
            grid = Table(head[0])
            for column in head[1:]:
                grid.add_column(column, justify="right")
            for row in rows:
                grid.add_row(*row)
            out.print(grid)
        out.print(listed(notes(kind, results)))
    out.print(listed(aim_lines(results)))


def main(args: Sequence[str]) -> int:
    """Measure, print and store the result; return 1 if a peer did not run."""
    given = arguments(args)
    try:
        results = measure_all(given)
    except Trouble as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 1
    summary = conditions(given, results)
    if given.json:
        found: dict[str, Any] = {"conditions": summary, "rows": as_data(results), "aims": aims(results)}
        sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    else:
        show(results, summary)
    if given.writes:
        append(given.results, section(results, f"{datetime.now(UTC):%Y-%m-%d}", summary))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
