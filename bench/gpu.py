"""Games on a GPU: verified against plain play, and measured beside PGX's backgammon on the same device.

    python -m bench.gpu [--games 32] [--slots 262144] [--only amyitis] [--json FILE]

Needs numba-cuda and a GPU; PGX is measured if it and a jax that sees the GPU are installed.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    # numba-cuda 0.30 still uses a name that numpy 2.5 has dropped
    np.row_stack = np.vstack  # type: ignore[attr-defined]

from semiramis.core.compile import playouts
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.registry import find_game, keys
from semiramis.research.batch import Batch
from semiramis.research.gpu.batch import DeviceBatch
from semiramis.research.gpu.engine import DeviceEngine
from semiramis.research.gpu.games import play_games

SEATS = (2, 3, 4)
BATCH_STEPS = 64
COMPARED_SLOTS, COMPARED_STEPS = 512, (1, 99, 400)
PGX_BATCHES = (4_096, 32_768, 131_072, 262_144)
PGX_STEPS = 100


def main(args: Sequence[str]) -> int:
    """Verify, measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description="Games on a graphics card.")
    parser.add_argument("--games", type=int, default=32, help="games compared with plain play, a game and seat count")
    parser.add_argument("--slots", type=int, default=262_144, help="games side by side")
    parser.add_argument("--only", default=",".join(keys()), help="these games only")
    parser.add_argument("--json", default=None, help="a file for all numbers")
    given = parser.parse_args(args)
    report: dict[str, Any] = {"card": card_name()}
    for key in given.only.split(","):
        begun = time.perf_counter()
        engine = DeviceEngine(find_game(key))
        warm_up(engine)
        report[key] = {"compiled in s": round(time.perf_counter() - begun, 1)}
        for seats in SEATS:
            report[key][f"{seats} seats"] = one_count(engine, seats, given)
            print(key, seats, json.dumps(report[key][f"{seats} seats"]), flush=True)
    report["pgx backgammon"] = pgx_speeds()
    print(json.dumps(report, indent=1))
    if given.json:
        Path(given.json).write_text(json.dumps(report, indent=1), encoding="utf-8")
    return 0


def card_name() -> str:
    """Return the name of the GPU."""
    from numba import cuda

    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def warm_up(engine: DeviceEngine) -> None:
    """Compile both kernels."""
    play_games(engine, 2, threads=64, games=1, seed=1)
    DeviceBatch(engine, 2, slots=64, seed=1).run_random(1)


def one_count(engine: DeviceEngine, seats: int, given: argparse.Namespace) -> dict[str, Any]:
    """Return all results for one game at one number of seats."""
    found: dict[str, Any] = {"compared with plain play": compare_with_plain(engine, seats, given.games)}
    found["batches compared"] = compare_batches(engine, seats)
    rate, seconds = best_of(lambda: play_games(engine, seats, threads=given.slots, games=1, seed=7).decisions)
    found["random games: million decisions/s"] = round(rate / 1e6, 1)
    found["random games: s"] = round(seconds, 3)
    batch = DeviceBatch(engine, seats, slots=given.slots, seed=3)
    batch.run_random(BATCH_STEPS)
    for steps in (1, BATCH_STEPS):
        rate, seconds = best_of(lambda steps=steps: _stepped(batch, steps))  # type: ignore[misc]
        found[f"batched, {steps} a launch: million steps/s"] = round(rate / 1e6, 1)
    found["bytes a game"] = batch.bytes_per_game
    return found


def _stepped(batch: DeviceBatch, steps: int) -> int:
    batch.run_random(steps)
    return batch.slots * steps


def best_of(run: Callable[[], int], times: int = 3) -> tuple[float, float]:
    """Return the best rate of several runs and its duration in seconds; `run` has to wait for the device."""
    best, took = 0.0, 0.0
    for _ in range(times):
        begun = time.perf_counter()
        done = run()
        seconds = time.perf_counter() - begun
        if done / seconds > best:
            best, took = done / seconds, seconds
    return best, took


def compare_with_plain(engine: DeviceEngine, seats: int, games: int) -> dict[str, int]:
    """Compare whole games from the GPU with the same games in plain Python: counts, scores and last position."""
    game = engine.game
    played = play_games(engine, seats, threads=games, games=1, seed=100)
    different = decisions = 0
    work = game.rules.Work()
    for thread in range(games):
        state = game.new_state(seats)
        stream = [0, 0]
        playouts.seed_stream(stream, 100 + thread)
        counts = [0, 0]
        loop = plain_random_code(game)
        while (at := game.rules.mover(state)) != NOBODY:
            counts[1 if at == CHANCE else 0] += 1
            game.rules.apply(state, work, loop(state, work, stream))
        decisions += sum(counts)
        same = counts == [int(n) for n in played.tallies[thread][:2]]
        different += not (same and state.to_bytes() == played.last[thread].tobytes())
    return {"games": games, "decisions": decisions, "different": different}


def compare_batches(engine: DeviceEngine, seats: int) -> dict[str, Any]:
    """Compare a batch on the GPU with the same batch on the CPU after many steps: every array, every position."""
    here = Batch(engine.game, seats, slots=COMPARED_SLOTS, seed=11)
    there = DeviceBatch(engine, seats, slots=COMPARED_SLOTS, seed=11)
    different = []
    for steps in COMPARED_STEPS:
        here.run_random(steps)
        there.run_random(steps)
        for name in (
            "observation",
            "legal_action_mask",
            "mover",
            "rewards",
            "terminated",
            "rejected",
            "scores",
            "lengths",
            "actions",
        ):
            if not np.array_equal(getattr(here, name), getattr(there, name).copy_to_host()):
                different.append(f"{name} after {steps} more steps")
        different += [f"slot {slot}" for slot in range(0, COMPARED_SLOTS, 50) if here.state(slot) != there.state(slot)]
    return {"slots": COMPARED_SLOTS, "steps": sum(COMPARED_STEPS), "different": different}


def plain_random_code(game: Any) -> Any:
    """Return the function that chooses in random games, over a game's plain rules."""
    from semiramis.core.compile.program import PLAYOUTS

    return PLAYOUTS.linked(game).of(playouts.random_code)


def pgx_speeds() -> dict[str, Any]:
    """Return moves per second of PGX's backgammon with random moves, by batch size, on the same GPU."""
    try:
        import jax
        import pgx
    except ImportError as error:
        return {"not measured": str(error)}
    from bench.peers.play_pgx import random_action

    env = pgx.make("backgammon")
    from pgx.experimental import auto_reset

    step = auto_reset(env.step, env.init)

    def move(state: Any, key: Any) -> Any:
        choosing, stepping = jax.random.split(key)
        return step(state, random_action(state.legal_action_mask, choosing), stepping)

    found: dict[str, Any] = {"device": str(jax.devices()[0])}
    for batch in PGX_BATCHES:

        def turn(_: Any, carried: Any, batch: int = batch) -> Any:
            state, key = carried
            key, below = jax.random.split(key)
            return jax.vmap(move)(state, jax.random.split(below, batch)), key

        play = jax.jit(lambda state, key, turn=turn: jax.lax.fori_loop(0, PGX_STEPS, turn, (state, key)))
        key = jax.random.PRNGKey(1)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
        state, key = jax.block_until_ready(play(state, key))

        def run(batch: int = batch, play: Any = play) -> int:
            nonlocal state, key
            state, key = jax.block_until_ready(play(state, key))
            return batch * PGX_STEPS

        rate, _ = best_of(run)
        found[f"batch of {batch}: million moves/s"] = round(rate / 1e6, 2)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
