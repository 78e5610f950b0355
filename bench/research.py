"""Batched games against raw random play, in one run on one core: `python -m bench.research [GAME …] [--write]`.

Raw play is what `semiramis bench` measures: one game after the other in compiled code, without output. Batched play
steps all slots by random legal actions and writes observations, masks, rewards and the rest at every decision. Both are
timed by the CPU time of their one thread, alternately, and the best of each counts; so a busy machine hardly affects
the ratio. Decisions include chance outcomes in both, in the proportion of raw play.
"""

import argparse
import platform
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path
from typing import NamedTuple

import numpy as np

from semiramis.core.compile import engines, playouts
from semiramis.core.registry import find_game, keys
from semiramis.research.batch import Batch

RESULTS = Path(__file__).parent / "results.md"
ROUNDS = 5
GAMES = 1500
COLUMNS = (
    "game", "seats", "slots", "raw decisions/s", "batched decisions/s", "batched / raw", "players' own/s", "2 threads",
    "bytes a game",
)  # fmt: skip
HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|"


class Row(NamedTuple):
    """The result for one game and number of seats."""

    game: str
    seats: int
    slots: int
    raw: float
    batched: float
    own: float
    threads: float
    size: int

    def line(self) -> str:
        """Return a line of the table."""
        return (
            f"| {self.game} | {self.seats} | {self.slots:,} | {self.raw / 1e6:.2f} million "
            f"| {self.batched / 1e6:.2f} million | {self.batched / self.raw:.0%} | {self.own / 1e6:.2f} million "
            f"| {self.threads:.2f}× | {self.size:,} |"
        )


def timed(call: Callable[[], object]) -> float:
    """Return the CPU seconds of this thread for a call."""
    start = time.thread_time()
    call()
    return time.thread_time() - start


def measure(key: str, seats: int, slots: int) -> Row:
    """Measure one game at one number of seats."""
    game = find_game(key)
    engine = engines.load(game)
    random_games = engine.entry(playouts.random_games)
    start = game.new_state(seats)
    states, works, stream = engine.states(start, start), engine.works(), np.zeros(2, dtype=np.int64)
    engine.entry(playouts.seed_stream)(stream, 1)
    tally = np.zeros(8, dtype=np.int64)
    batch = Batch(game, seats, slots, seed=1)
    batch.run_random(200)
    steps = max(1, 400_000 // slots) if key == "amyitis" else max(1, 100_000 // slots)
    raw = batched = 0.0
    share = 1.0
    for _ in range(ROUNDS):
        tally[:] = 0
        took = timed(lambda: random_games(states, works, stream, tally, GAMES))
        raw = max(raw, int(tally[0] + tally[1]) / took)
        share = int(tally[0] + tally[1]) / int(tally[0])
        batched = max(batched, steps * slots / timed(lambda: batch.run_random(steps)))
    return Row(key, seats, slots, raw, batched * share, batched, thread_gain(batch, steps), batch.bytes_per_game)


def thread_gain(batch: Batch, steps: int) -> float:
    """Return the speed-up of two threads over one; meaningful on an idle machine only."""
    many = [Batch(batch.game, batch.n_seats, batch.slots, seed=seed) for seed in (2, 3)]
    begun = time.perf_counter()
    many[0].run_random(steps)
    alone = time.perf_counter() - begun
    with ThreadPoolExecutor(2) as pool:
        begun = time.perf_counter()
        list(pool.map(lambda each: each.run_random(steps), many))
        return 2 * alone / (time.perf_counter() - begun)


def report(rows: list[Row]) -> str:
    """Return the dated section of the results."""
    about = (
        "Random legal actions chosen in the kernel; observations, masks, movers, rewards, scores and lengths are "
        "written at every decision. Best of five rounds in turns with raw play, in processor time of one thread."
    )
    title = f"## {date.today().isoformat()} — batched games (`python -m bench.research`)"
    lines = [title, "", f"{about} {platform.machine()}, Python {platform.python_version()}.", "", HEAD]
    return "\n".join([*lines, *(row.line() for row in rows), ""])


def main() -> None:
    """Measure, print, and store the result if requested."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=keys(), metavar="GAME")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--slots", type=int, nargs="+", default=[256, 1024, 4096])
    parser.add_argument("--write", action="store_true", help="add the table to bench/results.md")
    given = parser.parse_args()
    print(HEAD, flush=True)
    rows = []
    for key in given.games:
        for seats in given.seats:
            for slots in given.slots:
                rows.append(measure(key, seats, slots))
                print(rows[-1].line(), flush=True)
    if given.write:
        kept = RESULTS.read_text(encoding="utf-8")
        RESULTS.write_text(f"{kept.rstrip()}\n\n{report(rows)}", encoding="utf-8")


if __name__ == "__main__":
    main()
