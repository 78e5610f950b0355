"""Random playouts of any game: counted, traced and checked; written once, run plain and compiled.

`stream` is the state of a random number generator: two linear congruential generators of 31 bits, combined (L'Ecuyer
1988), exact in plain integers and in 64 bits alike. It is for playouts only; deals at a table come from the referee.
"""

from semiramis.core.compile.interface import apply, copy_state, is_sound, legal, mover, total_score
from semiramis.core.model.arrays import Ints, State, States, Stream, Wide, Work, Works
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.rule import rule

MODULUS_1 = 2147483563
MODULUS_2 = 2147483399


@rule()
def seed_stream(stream: Stream, seed: Wide) -> None:
    """Seed a stream; the streams of neighbouring seeds are unrelated. The seed has at most 46 bits."""
    stream[0] = (seed * 69069 + 12345) % (MODULUS_1 - 1) + 1
    stream[1] = (seed * 16807 + 54321) % (MODULUS_2 - 1) + 1
    for _ in range(8):
        draw_below(stream, 2)


@rule()
def draw_below(stream: Stream, n: int) -> int:
    """Draw an integer from 0 to n - 1."""
    stream[0] = stream[0] * 40014 % MODULUS_1
    stream[1] = stream[1] * 40692 % MODULUS_2
    drawn: int = stream[0] - stream[1] + MODULUS_2
    if drawn >= MODULUS_1:
        drawn -= MODULUS_1
    return drawn * n // MODULUS_1


@rule()
def draw_outcome(work: Work, stream: Stream, n: int) -> int:
    """Draw one of n chance outcomes by weight; returns its index in the legal list."""
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
def random_code(state: State, work: Work, stream: Stream) -> int:
    """Draw a legal code: chance outcomes by weight, decisions uniformly."""
    n = legal(state, work)
    chosen = draw_outcome(work, stream, n) if mover(state) == CHANCE else draw_below(stream, n)
    code: int = work.legal[chosen]
    return code


@rule()
def random_games(states: States, works: Works, stream: Stream, tally: Ints, games: int) -> None:
    """Play random games from states[0] on states[1] and add them to the tally.

    tally[0] counts decisions of players, [1] chance outcomes, [2] games; [4 + seat] sums the scores of a seat.
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
def trace_game(states: States, works: Works, stream: Stream, codes: Ints, longest: int) -> int:
    """Play one random game from states[0], keeping every code and the state after it; returns the number of codes."""
    step = 0
    while step < longest and mover(states[step]) != NOBODY:
        codes[step] = random_code(states[step], works[0], stream)
        copy_state(states, step + 1, step)
        apply(states[step + 1], works[0], codes[step])
        step += 1
    return step


@rule()
def clone_many(states: States, times: int) -> None:
    """Copy states[0] over the others in turn, to measure the cost of one copy."""
    size = len(states)
    for i in range(times):
        copy_state(states, 1 + i % (size - 1), 0)


@rule()
def is_ascending(work: Work, n: int) -> bool:
    """Whether a legal list is not empty and strictly ascending."""
    for i in range(1, n):
        if work.legal[i] <= work.legal[i - 1]:
            return False
    return n > 0


@rule()
def soak_games(states: States, works: Works, stream: Stream, tally: Ints, games: int, longest: int) -> None:
    """Play random games as random_games does, checking every position and legal list.

    The first fault ends the run: tally[3] becomes 1 and the position stays in states[1]. tally[6] is the length of the
    longest game, tally[7] that of the longest legal list.
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
