"""Games by the heuristic alone: every decision takes the action that is best one step ahead, now and then a random one.

Not strong, but fast: thousands of games show what a component value changes. A row of `results` is as in
`simulation.kernel`; `choices` gets, for every game, how often each group of actions was chosen.
"""

from semiramis.core.compile.interface import apply, copy_state, legal, mover, value
from semiramis.core.compile.playouts import draw_below, draw_outcome, seed_stream
from semiramis.core.model.arrays import Ints, States, Stream, Works
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.rule import rule
from semiramis.research.simulation.kernel import HEAD, write_scores


@rule()
def chosen_code(states: States, works: Works, stream: Stream, slips: int) -> int:
    """Return the code after which the mover of states[1] stands best; one decision in `slips` is random."""
    n = legal(states[1], works[0])
    seat = mover(states[1])
    chosen = draw_below(stream, n)
    if n > 1 and draw_below(stream, slips) > 0:
        most = -1000000.0
        for i in range(n):
            copy_state(states, 2, 1)
            apply(states[2], works[1], works[0].legal[i])
            worth = value(states[2], seat)
            if worth > most:
                most = worth
                chosen = i
    code: int = works[0].legal[chosen]
    return code


@rule()
def play_by_heuristic(
    states: States,
    works: Works,
    luck: Stream,
    stream: Stream,
    results: Ints,
    row: int,
    each: int,
    choices: Ints,
    first: int,
    group_of: Ints,
    slips: int,
) -> None:
    """Play a game on states[1] to its end; count its decisions by seat and its choices by group."""
    results[row] = NOBODY
    who = mover(states[1])
    while who != NOBODY:
        results[row + 1] += 1
        code = 0
        if who == CHANCE:
            n = legal(states[1], works[0])
            code = works[0].legal[draw_outcome(works[0], luck, n)]
        else:
            code = chosen_code(states, works, stream, slips)
            choices[first + group_of[code]] += 1
            results[row + HEAD + who * each] += 1
            if results[row] == NOBODY:
                results[row] = who
        apply(states[1], works[0], code)
        who = mover(states[1])


@rule()
def heuristic_games(
    states: States,
    works: Works,
    luck: Stream,
    stream: Stream,
    seeds: Ints,
    results: Ints,
    width: int,
    each: int,
    choices: Ints,
    groups: int,
    group_of: Ints,
    slips: int,
) -> None:
    """Play a game from states[0] for every seed; chance and slips have streams of their own."""
    for i in range(len(seeds)):
        seed_stream(luck, seeds[i])
        seed_stream(stream, seeds[i])
        copy_state(states, 1, 0)
        play_by_heuristic(states, works, luck, stream, results, i * width, each, choices, i * groups, group_of, slips)
        write_scores(states[1], results, i * width, each)
