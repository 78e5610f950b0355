"""Parity: plain and compiled play of the same random games, compared by state hash at every decision."""

from collections.abc import Callable
from dataclasses import dataclass

from semiramis.core.compile.engine import Engine
from semiramis.core.compile.playouts import random_code, seed_stream, trace_game
from semiramis.core.compile.program import PLAYOUTS
from semiramis.core.game import Game
from semiramis.core.model.buffers import zeros
from semiramis.core.model.record import hash_of
from semiramis.core.verify.invariants import LONGEST


@dataclass(frozen=True)
class Parity:
    """The extent to which plain and compiled play agreed."""

    games: int
    decisions: int
    difference: str = ""


def compare(
    engine: Engine, game: Game, n_seats: int, games: int, seed: int, progress: Callable[[int, int], None] | None = None
) -> Parity:
    """Trace compiled random games, replay them plain, and compare code and state hash after every decision."""
    engine = engine.with_own_memory()
    states = engine.blank_states(LONGEST + 1)
    works = engine.works()
    codes = zeros("q", LONGEST + 1)
    stream = zeros("q", 2)
    step = PLAYOUTS.linked(game).of(random_code)
    seed_compiled, trace = engine.entry(seed_stream), engine.entry(trace_game)
    decisions = 0
    for number in range(games):
        state, work, plain_stream = game.new_state(n_seats), game.rules.Work(), [0, 0]
        states[0] = state
        seed_compiled(stream, seed + number)
        seed_stream(plain_stream, seed + number)
        length = trace(states, works, stream, codes, LONGEST)
        for at in range(length):
            code = step(state, work, plain_stream)
            game.rules.apply(state, work, code)
            if code != codes[at] or state.hash() != hash_of(states.bytes_at(at + 1)):
                where = f"game {seed + number}, {n_seats} seats, decision {at}"
                return Parity(number, decisions, f"{where}: {game.rules.catalogue.notation(codes[at])}")
            decisions += 1
        if progress:
            progress(number + 1, games)
    return Parity(games, decisions)
