"""Random games one after the other, each with its own stream; written once, run plain and compiled.

`results` gets a row of numbers for every game: the first seat to decide, steps, rounds, and for each seat its
decisions, score, tie-break and score parts. `moves` gets three numbers for every step: mover, code, number of legal
codes.
"""

from semiramis.core.compile.interface import apply, copy_state, mover, part_score, round_of, tie_break, total_score
from semiramis.core.compile.playouts import random_code, seed_stream
from semiramis.core.model.arrays import Ints, State, States, Stream, Work, Works
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.rule import rule

HEAD = 3
"""Numbers of a row before those of the first seat: first to decide, steps, rounds."""
BEFORE_PARTS = 3
"""Numbers of a seat before its score parts: decisions, score, tie-break."""
TAKEN = 3
"""Numbers per step in `moves`."""
NO_ROOM = -1


@rule()
def play_out(state: State, work: Work, stream: Stream, results: Ints, row: int, each: int, moves: Ints, at: int) -> int:
    """Play a game to its end and count its decisions; returns where its moves end, or NO_ROOM if they do not fit."""
    results[row] = NOBODY
    who = mover(state)
    while who != NOBODY:
        code = random_code(state, work, stream)
        if len(moves) > 0:
            if at + TAKEN > len(moves):
                return NO_ROOM
            moves[at] = who
            moves[at + 1] = code
            moves[at + 2] = work.n_legal
            at += TAKEN
        results[row + 1] += 1
        if who != CHANCE:
            if results[row] == NOBODY:
                results[row] = who
            results[row + HEAD + who * each] += 1
        apply(state, work, code)
        who = mover(state)
    return at


@rule()
def write_scores(state: State, results: Ints, row: int, each: int) -> None:
    """Write the rounds, and every seat's score, tie-break and score parts."""
    results[row + 2] = round_of(state)
    for seat in range(state.n_seats):
        place = row + HEAD + seat * each
        results[place + 1] = total_score(state, seat)
        results[place + 2] = tie_break(state, seat)
        for part in range(each - BEFORE_PARTS):
            results[place + BEFORE_PARTS + part] = part_score(state, seat, part)


@rule()
def simulate_games(
    states: States, works: Works, stream: Stream, seeds: Ints, results: Ints, moves: Ints, width: int, each: int
) -> int:
    """Play a random game from states[0] for every seed; returns the number of games whose moves fit.

    A row of `results` has `width` numbers, `each` of them for a seat. If `moves` is empty, no moves are kept.
    """
    at = 0
    for i in range(len(seeds)):
        seed_stream(stream, seeds[i])
        copy_state(states, 1, 0)
        at = play_out(states[1], works[0], stream, results, i * width, each, moves, at)
        if at == NO_ROOM:
            return i
        write_scores(states[1], results, i * width, each)
    return len(seeds)
