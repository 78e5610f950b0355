"""Games on a GPU: verified against the processor, and measured beside PGX's backgammon on the same device.

    python -m bench.gpu [--check | --speed] [--games 8192] [--slots 262144] [--only amyitis] [--seats 2] [--json FILE]

Needs cuda-bindings, NVRTC and a GPU; PGX is measured if it and a jax that sees the GPU are installed.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from semiramis.core.compile import engines, playouts
from semiramis.core.registry import find_game, keys
from semiramis.research.batch import Batch
from semiramis.research.gpu.batch import DeviceBatch
from semiramis.research.gpu.engine import DeviceEngine
from semiramis.research.gpu.games import PreparedGames, play_games

SEED = 100
BATCH_STEPS = 64
MIXED_STEPS = 256
"""Steps until the slots of a batch are in different rounds of their games."""
COMPARED_SLOTS, COMPARED_STEPS = 512, (0, 1, 99, 400)
ARRAYS = (
    "observation", "legal_action_mask", "mover", "rewards", "terminated", "rejected", "scores", "lengths", "actions",
)  # fmt: skip
PGX_BATCHES = (4_096, 32_768, 131_072, 262_144)
PGX_STEPS = 100


def main(args: Sequence[str]) -> int:
    """Verify, measure, and print; returns 1 if anything differs from the processor."""
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description="Games on a graphics card.")
    parser.add_argument("--check", action="store_true", help="only verify")
    parser.add_argument("--speed", action="store_true", help="only measure")
    parser.add_argument("--games", type=int, default=8192, help="games compared, a game and seat count")
    parser.add_argument("--slots", type=int, default=262_144, help="games side by side")
    parser.add_argument("--only", default=",".join(keys()), help="these games only")
    parser.add_argument("--seats", default="2,3,4", help="these numbers of seats only")
    parser.add_argument("--json", default=None, help="a file for all numbers")
    given = parser.parse_args(args)
    measured: dict[str, Any] = {}
    for key in given.only.split(","):
        begun = time.perf_counter()
        engine = DeviceEngine(find_game(key))
        warm_up(engine)
        measured["card"] = engine.card.name
        measured[key] = {"ready in s": round(time.perf_counter() - begun, 1)}
        for seats in map(int, given.seats.split(",")):
            found = measured[key][f"{seats} seats"] = one_count(engine, seats, given)
            print(key, seats, json.dumps(found), flush=True)
    if not given.check:
        measured["pgx backgammon"] = pgx_speeds()
        print(json.dumps(measured["pgx backgammon"]), flush=True)
    if given.json:
        Path(given.json).write_text(json.dumps(measured, indent=1), encoding="utf-8")
    return 1 if any(differences(measured)) else 0


def differences(measured: dict[str, Any]) -> Iterator[str]:
    """Every difference that was found."""
    for value in measured.values():
        if isinstance(value, dict):
            yield from differences(value)
            yield from value.get("different", [])


def warm_up(engine: DeviceEngine) -> None:
    """Compile all kernels."""
    play_games(engine, 2, threads=64, games=1, seed=1)
    DeviceBatch(engine, 2, slots=64, seed=1).run_random(1)


def one_count(engine: DeviceEngine, seats: int, given: argparse.Namespace) -> dict[str, Any]:
    """Return all results for one game at one number of seats."""
    found: dict[str, Any] = {}
    if not given.speed:
        found["games compared"] = compare_games(engine, seats, given.games)
        found["batches compared"] = compare_batches(engine, seats)
    if not given.check:
        found |= measure_games(engine, seats, given.slots) | measure_batches(engine, seats, given.slots)
    return found


def measure_games(engine: DeviceEngine, seats: int, threads: int) -> dict[str, Any]:
    """Return the speed of whole random games, from the launch to the end of the kernel."""
    prepared = PreparedGames(engine, seats, threads, games=1, seed=7)
    seconds = best_seconds(prepared.play)
    return {"random games: million decisions/s": round(prepared.result().decisions / seconds / 1e6, 1)}


def measure_batches(engine: DeviceEngine, seats: int, slots: int) -> dict[str, Any]:
    """Return the speed of batched steps: single ones, many in a launch, and single ones with the games mixed."""
    batch = DeviceBatch(engine, seats, slots=slots, seed=3)
    batch.run_random(BATCH_STEPS)

    def rate(steps: int) -> float:
        return round(slots * steps / best_seconds(lambda: batch.run_random(steps)) / 1e6, 1)

    found: dict[str, Any] = {
        "batched: million steps/s": rate(1),
        f"batched, {BATCH_STEPS} a launch: million steps/s": rate(BATCH_STEPS),
    }
    batch.run_random(MIXED_STEPS)
    return found | {"batched, games mixed: million steps/s": rate(1), "bytes a game": batch.bytes_per_game}


def best_seconds(run: Callable[[], object], times: int = 5) -> float:
    """Return the seconds of the fastest of several runs; `run` has to wait for the device."""
    best = float("inf")
    for _ in range(times):
        begun = time.perf_counter()
        run()
        best = min(best, time.perf_counter() - begun)
    return best


def compare_games(engine: DeviceEngine, seats: int, games: int) -> dict[str, Any]:
    """Compare whole games from the GPU with the same games on the processor: counts, scores and last positions."""
    game = engine.game
    played = play_games(engine, seats, threads=games, games=1, seed=SEED)
    last = played.last
    native = engines.load(game)
    seed, play = native.entry(playouts.seed_stream), native.entry(playouts.random_games)
    start, different = game.new_state(seats), []
    for thread in range(games):
        states, stream, tally = native.states(start, start), *zeros(2, 8)
        seed(stream, SEED + thread)
        play(states, native.works(), stream, tally, 1)
        if not np.array_equal(tally, played.tallies[thread]) or states.bytes_at(1) != last[thread].tobytes():
            different.append(f"game {thread}")
    return {"games": games, "decisions": played.decisions, "different": different}


def zeros(*lengths: int) -> list[Any]:
    """Return an array of zeros for each length."""
    return [np.zeros(length, dtype=np.int64) for length in lengths]


def compare_batches(engine: DeviceEngine, seats: int) -> dict[str, Any]:
    """Compare a batch on the GPU with the same batch on the processor after many steps: every array and position."""
    here = Batch(engine.game, seats, slots=COMPARED_SLOTS, seed=11)
    there = DeviceBatch(engine, seats, slots=COMPARED_SLOTS, seed=11)
    different = []
    for steps in COMPARED_STEPS:
        here.run_random(steps)
        there.run_random(steps)
        for name in ARRAYS:
            if not np.array_equal(getattr(here, name), getattr(there, name).copy_to_host()):
                different.append(f"{name} after {steps} more steps")
        different += [f"slot {slot}" for slot in range(0, COMPARED_SLOTS, 8) if here.state(slot) != there.state(slot)]
    return {"slots": COMPARED_SLOTS, "steps": sum(COMPARED_STEPS), "different": different}


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

        def run(play: Any = play) -> None:
            nonlocal state, key
            state, key = jax.block_until_ready(play(state, key))

        found[f"batch of {batch}: million moves/s"] = round(batch * PGX_STEPS / best_seconds(run, 3) / 1e6, 2)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
