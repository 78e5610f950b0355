"""Loops over any game's rules: random games, counted and traced; written once, run plain and compiled.

`stream` is a small generator of its own, exact in plain integers and in 64 bits alike: two linear congruential
generators of 31 bits, combined (L'Ecuyer 1988). It is for playouts only; deals at a table come from the referee.
"""

from typing import Any

from semiramis.core.compile.interface import apply, copy_state, is_sound, legal, mover, total_score
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.rule import rule

MODULUS_1 = 2147483563
MODULUS_2 = 2147483399


@rule()
def seed_stream(stream: Any, seed: int) -> None:
    """Start a stream from a number; streams of neighbouring numbers are unrelated."""
    stream[0] = (seed * 69069 + 12345) % (MODULUS_1 - 1) + 1
    stream[1] = (seed * 16807 + 54321) % (MODULUS_2 - 1) + 1
    for _ in range(8):
        draw_below(stream, 2)


@rule()
def draw_below(stream: Any, n: int) -> int:
    """A number from 0 to n - 1."""
    stream[0] = stream[0] * 40014 % MODULUS_1
    stream[1] = stream[1] * 40692 % MODULUS_2
    drawn: int = (stream[0] - stream[1] + MODULUS_2) % MODULUS_1 * n // MODULUS_1
    return drawn


@rule()
def draw_outcome(work: Any, stream: Any, n: int) -> int:
    """One of n chance outcomes by weight, as an index into the legal list."""
    weights = 0
    for i in range(n):
        weights += work.weight[i]
    rest = draw_below(stream, weights)
    chosen = 0
    while rest >= work.weight[chosen]:
        rest -= work.weight[chosen]
        chosen += 1
    return chosen


@rule()
def random_code(state: Any, work: Any, stream: Any) -> int:
    """A random legal code: outcomes by weight, decisions evenly."""
    n = legal(state, work)
    chosen = draw_outcome(work, stream, n) if mover(state) == CHANCE else draw_below(stream, n)
    code: int = work.legal[chosen]
    return code


@rule()
def random_games(states: Any, works: Any, stream: Any, tally: Any, games: int) -> None:
    """Play many random games from states[0] on states[1], counting up in the tally.

    tally[0] decisions of players, [1] of chance, [2] games, [4 + seat] that seat's summed scores.
    """
    for _ in range(games):
        copy_state(states, 1, 0)
        at = mover(states[1])
        while at != NOBODY:
            tally[1 if at == CHANCE else 0] += 1
            apply(states[1], works[0], random_code(states[1], works[0], stream))
            at = mover(states[1])
        tally[2] += 1
        for seat in range(states[1].n_seats):
            tally[4 + seat] += total_score(states[1], seat)


@rule()
def trace_game(states: Any, works: Any, stream: Any, codes: Any, longest: int) -> int:
    """Play one random game from states[0], keeping every code and the state after it; how many there were."""
    step = 0
    while step < longest and mover(states[step]) != NOBODY:
        codes[step] = random_code(states[step], works[0], stream)
        copy_state(states, step + 1, step)
        apply(states[step + 1], works[0], codes[step])
        step += 1
    return step


@rule()
def clone_many(states: Any, times: int) -> None:
    """Copy states[0] over the others again and again: what one clone costs."""
    size = len(states)
    for i in range(times):
        copy_state(states, 1 + i % (size - 1), 0)


@rule()
def is_ascending(work: Any, n: int) -> bool:
    """Whether a legal list is there and strictly ascending."""
    for i in range(1, n):
        if work.legal[i] <= work.legal[i - 1]:
            return False
    return n > 0


@rule()
def soak_games(states: Any, works: Any, stream: Any, tally: Any, games: int, longest: int) -> None:
    """Play random games as random_games does, checking every position and legal list.

    tally[3] counts broken ones; the first of them stays in states[1] and ends the run. tally[6] is the longest game,
    tally[7] the longest legal list.
    """
    for _ in range(games):
        copy_state(states, 1, 0)
        steps = 0
        while mover(states[1]) != NOBODY:
            tally[1 if mover(states[1]) == CHANCE else 0] += 1
            code = random_code(states[1], works[0], stream)
            steps += 1
            tally[7] = max(tally[7], works[0].n_legal)
            if steps > longest or not is_ascending(works[0], works[0].n_legal):
                tally[3] += 1
                return
            apply(states[1], works[0], code)
            if not is_sound(states[1]):
                tally[3] += 1
                return
        tally[2] += 1
        tally[6] = max(tally[6], steps)
