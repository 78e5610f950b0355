"""Speed measurements: what `semiramis bench` prints and bench/results.md records."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from semiramis.core.compile.engine import Engine
from semiramis.core.compile.playouts import clone_many, random_code, random_games, seed_stream
from semiramis.core.compile.program import PLAYOUTS
from semiramis.core.game import Game
from semiramis.core.model.buffers import zeros

Row = tuple[str, float, str]
CLONES = 20_000_000


def plain_speed(game: Game, n_seats: int, seconds: float) -> Row:
    """Return microseconds per decision of random play in plain Python, including the legal list."""
    step, work, stream = PLAYOUTS.linked(game).of(random_code), game.rules.Work(), [0, 0]
    seed_stream(stream, 1)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_state(n_seats)
        while game.rules.mover(state) != -2:
            game.rules.apply(state, work, step(state, work, stream))
            decisions += 1
    return "plain-decision", (time.perf_counter() - start) / decisions * 1e6, "µs"


def compiled_speed(engine: Engine, n_seats: int, seconds: float) -> list[Row]:
    """Return games and decisions per second of compiled random play on one core; chance outcomes count separately."""
    run = _random_player(engine, n_seats, 1)
    games = max(100, int(run(200)[2] / max(1e-9, _timed(lambda: run(200))) * seconds))
    tally: list[int] = []
    took = _timed(lambda: tally.extend(run(games)))
    return [
        (f"compiled-games-{n_seats}", games / took, "1/s"),
        (f"compiled-decisions-{n_seats}", (tally[0] + tally[1]) / took, "1/s"),
        (f"compiled-player-decisions-{n_seats}", tally[0] / took, "1/s"),
    ]


def thread_gain(engine: Engine, n_seats: int, games: int, threads: int = 2) -> Row:
    """Return the speed-up of several threads over one, measured in one run."""
    one = _random_player(engine, n_seats, 1)
    many = [_random_player(engine, n_seats, 10 + i) for i in range(threads)]
    one(200)
    alone = _timed(lambda: one(games))
    with ThreadPoolExecutor(threads) as pool:
        together = _timed(lambda: list(pool.map(lambda run: run(games), many)))
    return f"threads-{threads}", alone * threads / together, "×"


def clone_speed(engine: Engine, n_seats: int) -> Row:
    """Return nanoseconds per copy of a state in compiled code."""
    states = engine.states(*[engine.game.new_state(n_seats)] * 64)
    clone = engine.entry(clone_many)
    clone(states, 1000)
    return "compiled-clone", _timed(lambda: clone(states, CLONES)) / CLONES * 1e9, "ns"


def process_time(code: str, env: dict[str, str] | None = None) -> float:
    """Return the seconds a fresh interpreter needs to run some code."""
    return _timed(lambda: subprocess.run([sys.executable, "-c", code], check=True, env=env, capture_output=True))


def start_times(game: Game) -> Iterator[Row]:
    """Yield cold compilation, loading from cache, and start of the command line, each in a fresh process."""
    import os

    load = (
        "from semiramis.core.compile import engines; from semiramis.core.registry import find_game; "
        f"engines.load(find_game({game.key!r}))"
    )
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "SEMIRAMIS_CACHE": folder}
        bare = process_time("import semiramis.core.registry", env)
        yield "compile-cold", process_time(load, env) - bare, "s"
        yield "compile-cached", process_time(load, env) - bare, "s"
    help_code = "import sys; sys.argv = ['semiramis', '--help']; from semiramis.cli.main import main; main()"
    process_time(help_code)
    yield "help", min(process_time(help_code) for _ in range(5)), "s"


def _timed(call: Callable[[], Any]) -> float:
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def _random_player(engine: Engine, n_seats: int, seed: int) -> Callable[[int], list[int]]:
    """Return a function that plays n random games and returns their tally."""
    start = engine.game.new_state(n_seats)
    states, works, stream = engine.states(start, start), engine.works(), zeros("q", 2)
    engine.entry(seed_stream)(stream, seed)
    play = engine.entry(random_games)

    def run(games: int) -> list[int]:
        tally = zeros("q", 8)
        play(states, works, stream, tally, games)
        counted: list[int] = tally.tolist()
        return counted

    return run
