"""PGX's backgammon on the CPU: one game at a time or in batches, whichever is fastest here."""

import os
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from bench.peers.worker import PLAY, Contender, Counts, chunk_size, sample, serve

BATCHES = (16, 64, 128, 512, 2048)
MOVES_A_CALL = 8_192
"""Moves in one call of compiled code, over all games of a batch."""
TRIAL = 1.0
"""Seconds for which each batch size is tried."""
Play = Callable[[int], Counts]


def one_core() -> None:
    """Restrict compiled code to one thread; must be called before jax is imported."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"


def random_action(mask: Any, key: Any) -> Any:
    """Return a random legal action; cheaper than PGX's act_randomly, which draws a number for each of them."""
    import jax  # type: ignore[import-not-found, unused-ignore]
    import jax.numpy as jnp  # type: ignore[import-not-found, unused-ignore]

    upto = jnp.cumsum(mask.astype(jnp.int32))
    return jnp.argmax(upto > jax.random.randint(key, (), 0, upto[-1]))


def one_by_one(env: Any) -> Play:
    """Return a function that plays games one by one, without a batch, so that branches are real branches."""
    import jax
    import jax.numpy as jnp

    def move(carried: Any) -> Any:
        state, key, moves = carried
        key, choosing, stepping = jax.random.split(key, 3)
        return env.step(state, random_action(state.legal_action_mask, choosing), stepping), key, moves + 1

    def is_on(carried: Any) -> Any:
        return ~(carried[0].terminated | carried[0].truncated)

    def game(_: Any, carried: Any) -> Any:
        key, moves = carried
        key, beginning = jax.random.split(key)
        _, key, moves = jax.lax.while_loop(is_on, move, (env.init(beginning), key, moves))
        return key, moves

    games = 32
    play = jax.jit(lambda key: jax.lax.fori_loop(0, games, game, (key, jnp.int32(0))))
    key = jax.random.PRNGKey(1)

    def run(times: int) -> Counts:
        nonlocal key
        done = Counts(0)
        for _ in range(times):
            key, moves = play(key)
            done += Counts(games, int(moves), int(moves))
        return done

    return run


def in_batches(env: Any, batch: int) -> Play:
    """Return a function that plays many games in lockstep, each restarted when it ends."""
    import jax
    import jax.numpy as jnp
    from pgx.experimental import auto_reset  # type: ignore[import-not-found, unused-ignore]

    step = auto_reset(env.step, env.init)
    steps = max(1, MOVES_A_CALL // batch)

    def move(state: Any, key: Any) -> Any:
        choosing, stepping = jax.random.split(key)
        return step(state, random_action(state.legal_action_mask, choosing), stepping)

    moves = jax.vmap(move)

    def turn(_: Any, carried: Any) -> Any:
        state, key, games = carried
        key, below = jax.random.split(key)
        state = moves(state, jax.random.split(below, batch))
        return state, key, games + (state.terminated | state.truncated).sum()

    play = jax.jit(lambda state, key: jax.lax.fori_loop(0, steps, turn, (state, key, jnp.int32(0))))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))

    def run(times: int) -> Counts:
        nonlocal state, key
        done = Counts(0)
        for _ in range(times):
            state, key, games = play(state, key)
            done += Counts(int(games), batch * steps, batch * steps)
        return done

    return run


def moves_a_second(run: Play) -> float:
    """Return the moves per second, after compilation."""
    tried = sample(run, chunk_size(run), TRIAL)
    return tried.moves / tried.seconds


def contenders() -> list[Contender]:
    """Return the fastest way to play at random on one core."""
    one_core()
    import pgx  # type: ignore[import-not-found, unused-ignore]

    env = pgx.make("backgammon")
    ways = {"one game at a time": one_by_one(env)} | {f"batches of {n}": in_batches(env, n) for n in BATCHES}
    speed = {how: moves_a_second(run) for how, run in ways.items()}
    best = max(speed, key=lambda how: speed[how])
    tried = ", ".join(f"{how} {speed[how]:,.0f}" for how in ways)
    note = (
        f"random games in compiled loops (jax {version('jax')} on the processor), {best}, the fastest way of those "
        f"tried here (moves/s: {tried})"
    )
    name = f"PGX {version('pgx')} backgammon"
    return [Contender("pgx", PLAY, name, "PGX", note, ways[best])]


if __name__ == "__main__":
    serve(contenders)
