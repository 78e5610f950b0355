"""The back ends of the compiled rules side by side: `python -m bench.backends`, about a minute of processor time.

For each game at two seats: random decisions and simulations of the search a second, the time until the search is ready
(built, and found again) and its size. Processor time, children included; the best of several short runs, in turn.
"""

import gzip
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from semiramis.bots.search.engine import SEARCH
from semiramis.bots.search.tree import Tree
from semiramis.core.compile import playouts
from semiramis.core.compile.engine import Engine
from semiramis.core.compile.native import NativeEngine
from semiramis.core.compile.program import PLAYOUTS, Program
from semiramis.core.compile.wasm.engine import WasmEngine
from semiramis.core.game import Game
from semiramis.core.model.buffers import zeros
from semiramis.core.registry import find_game, keys

COMPILERS = {"gcc": "gcc", "clang (zig)": f"{sys.executable} -m ziglang cc -fno-sanitize=undefined", "wasmtime": ""}
RUNS = 5
SIMULATIONS = 3000
GAMES = {"amyitis": 1500, "babylon": 400, "ishtar": 400}
MIDDLE = 40
"""Decisions, chance outcomes included, before the second position that is searched."""


def processor_time() -> float:
    """Seconds that this process and its children have used."""
    both = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return sum(each.ru_utime + each.ru_stime for each in both)


def timed(call: Callable[[], Any]) -> tuple[float, Any]:
    """The processor time of a call, and its result."""
    begun = processor_time()
    made = call()
    return processor_time() - begun, made


def load(name: str, folder: str, game: Game, program: Program) -> Engine:
    """A new engine of a back end, with a cache of its own."""
    if not COMPILERS[name]:
        return WasmEngine.load(game, program)
    os.environ |= {"CC": COMPILERS[name], "SEMIRAMIS_CACHE": f"{folder}/{name}"}
    return NativeEngine.load(game, program)


def middle(game: Game) -> Any:
    """A position in a random game in which somebody decides."""
    random, state, made = Random(3), game.new_state(2), 0
    while made < MIDDLE or game.rules.mover(state) < 0:
        game.rules.apply(state, game.rules.Work(), random.choice(game.legal_codes(state)))
        made += 1
    return state


def simulations(engine: Engine, state: Any) -> float:
    """Simulations a second."""
    tree = Tree(engine)
    tree.reset(state, 5)
    begun = time.process_time()
    tree.simulate(SIMULATIONS)
    return SIMULATIONS / (time.process_time() - begun)


def decisions(engine: Engine) -> float:
    """Random decisions a second, chance outcomes included."""
    start, stream, tally = engine.game.new_state(2), zeros("q", 2), zeros("q", 8)
    playouts.seed_stream(stream, 1)
    given = engine.states(start, start), engine.works(), stream, tally, GAMES[engine.game.key]
    begun = time.process_time()
    engine.entry(playouts.random_games)(*given)
    return float((tally[0] + tally[1]) / (time.process_time() - begun))


def rows(key: str, folder: str) -> Iterator[str]:
    """One row of the table for each back end."""
    game, engines, ready = find_game(key), {}, {}
    for name in COMPILERS:
        cold, _ = timed(partial(load, name, folder, game, SEARCH))
        warm, search = timed(partial(load, name, folder, game, SEARCH))
        engines[name], ready[name] = (search, load(name, folder, game, PLAYOUTS)), (cold, warm)
    best = dict.fromkeys(COMPILERS, (0.0, 0.0, 0.0))
    for _ in range(RUNS):
        for name, (search, random) in engines.items():
            run = decisions(random), simulations(search, game.new_state(2)), simulations(search, middle(game))
            best[name] = tuple(map(max, best[name], run))  # type: ignore[assignment]
    for name, (made, opening, later) in best.items():
        code, (cold, warm) = engines[name][0].path.read_bytes(), ready[name]
        size = f"{len(code) / 1000:.0f} / {len(gzip.compress(code, 9)) / 1000:.0f} kB"
        speed = f"{made / 1e6:.2f} | {opening / 1000:.0f}k / {later / 1000:.0f}k"
        yield f"| {key} | {name} | {speed} | {cold:.2f} / {warm:.3f} s | {size} |"


HEAD = "| game | back end | M decisions/s | simulations/s, opening / middle | ready | raw / gzip |"

if __name__ == "__main__":
    print(HEAD, "|---" * 6 + "|", sep="\n")
    with tempfile.TemporaryDirectory() as made_here:
        for each in keys():
            print(*rows(each, made_here), sep="\n", flush=True)
