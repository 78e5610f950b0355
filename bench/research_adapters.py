"""The speed of our PettingZoo environments beside PettingZoo's games and Catanatron's environment.

All in one run on one core, taking turns, with the same loop. The peers are installed in their own environment:

    make bench-peers ARGS=--quick     # creates it
    .venv-peers/bin/pip install --requirement bench/adapters/requirements.txt
    .venv-peers/bin/pip install --no-deps catanatron-gym==4.0.0
    .venv/bin/python -m bench.research_adapters
"""

import argparse
import json
import shutil
import statistics
import sys
from collections.abc import Sequence
from contextlib import ExitStack

from bench.peers.report import Result, readable, times
from bench.peers.rounds import ROOT, set_up, take_turns
from bench.wire import Trouble

from semiramis.cli.support.common import console, progress_bar
from semiramis.core.registry import keys

OURS = "bench.adapters.play_semiramis"
PEERS = ("bench.adapters.play_pettingzoo", "bench.adapters.play_catanatron")
AIMS = {"catanatron-gym": 20.0, "tictactoe_v3-env": 5.0, "connect_four_v3-env": 5.0}
"""The targets for our environments, as multiples of the steps per second of each peer."""


def arguments(args: Sequence[str]) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.research_adapters", description="Steps a second.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each contender is measured")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each time, at least")
    parser.add_argument("--python", default=str(ROOT / ".venv-peers" / "bin" / "python"), help="the peers' Python")
    parser.add_argument("--json", action="store_true", help="the result for machines")
    given = parser.parse_args(args)
    if given.rounds < 1 or not 0 < given.seconds <= 600:
        parser.error("--rounds takes 1 or more, --seconds more than 0 and at most 600")
    if shutil.which(given.python) is None:
        parser.error(f"--python: {given.python} does not run; `make bench-peers` sets it up")
    return given


def measured(given: argparse.Namespace) -> list[Result]:
    """Measure all contenders, taking turns."""
    with ExitStack() as running:
        with progress_bar("setting up") as report:
            entered = set_up({OURS: sys.executable, **dict.fromkeys(PEERS, given.python)}, running, report)
        with progress_bar("measuring") as report:
            take_turns(entered, given.rounds, given.seconds, report)
        results = [result for _, result in entered]
    for result in results:
        result.ours = result.key in keys()
    return results


def compared(results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """Return ours divided by each peer's, as the median of the rounds."""
    ours = [result for result in results if result.ours]
    theirs = [result for result in results if not result.ours]
    return {a.key: {b.key: statistics.median(divided(a, b)) for b in theirs} for a in ours}


def rates(result: Result) -> list[float]:
    """Return steps per second of CPU time, by round: all contenders use one core only."""
    return [sample.own / sample.cpu for sample in result.samples]


def divided(ours: Result, theirs: Result) -> list[float]:
    """Return ours divided by theirs, by round."""
    return [a / b for a, b in zip(rates(ours), rates(theirs), strict=True)]


def met(found: dict[str, dict[str, float]]) -> dict[str, bool]:
    """Return, by target, whether all our games reach it."""
    return {peer: all(row[peer] >= aim for row in found.values()) for peer, aim in AIMS.items()}


def show(results: Sequence[Result]) -> None:
    """Print the result for people."""
    from rich.table import Table

    theirs = [result for result in results if not result.ours]
    listed = Table("environment", "steps/s", "what was measured")
    for result in results:
        listed.add_row(result.name, readable(statistics.median(rates(result))), result.note)
    grid = Table("ours divided by theirs", *(result.short for result in theirs))
    found = compared(results)
    for key, row in found.items():
        grid.add_row(key.capitalize(), *(times(row[result.key]) for result in theirs))
    out = console()
    out.print(listed)
    out.print(grid)
    for peer, reached in met(found).items():
        out.print(f"aim of {times(AIMS[peer])} {peer}: {'met' if reached else 'missed'}")


def main(args: Sequence[str]) -> int:
    """Measure and print; return 1 if a peer did not run."""
    given = arguments(args)
    try:
        results = measured(given)
    except Trouble as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 1
    if given.json:
        rows = {result.key: statistics.median(rates(result)) for result in results}
        found = compared(results)
        sys.stdout.write(json.dumps({"steps": rows, "ratios": found, "met": met(found)}, indent=1) + "\n")
    else:
        show(results)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
