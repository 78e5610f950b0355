"""One game at a time, one call per decision, from the same rules as batches: slot 0 of arrays of its own.

Unlike a slot of a batch it stays where its game ended, so that the final position can still be observed. `states` and
`works` hold the game and, after it, the initial position of every game; `observations` has a second row for seats other
than the mover.
"""

from semiramis.core.compile.interface import observe
from semiramis.core.model.arrays import Floats, States, Works
from semiramis.core.model.domain import NOBODY
from semiramis.core.model.rule import rule
from semiramis.research.kernel import (
    BY_RANK,
    MaskRows,
    ObservationRows,
    SlotRngs,
    advance,
    clear_mask,
    is_listed,
    margin_reward,
    rank_reward,
    start_game,
    write_observation,
)

REFUSED = -9
"""Returned by a step whose code is not legal; nothing has changed then."""


@rule()
def begin_single(
    states: States, works: Works, rngs: SlotRngs, masks: MaskRows, observations: ObservationRows
) -> int:  # fmt: skip
    """Start the next game and resolve chance up to its first decision; returns who decides."""
    clear_mask(works[0], masks[0])
    at = start_game(states, works, rngs, 0)
    write_observation(states[0], works[0], masks[0], observations[0], at)
    return at


@rule()
def step_single(
    states: States,
    works: Works,
    rngs: SlotRngs,
    masks: MaskRows,
    observations: ObservationRows,
    returns: Floats,
    reward: int,
    code: int,
) -> int:
    """Apply a code and resolve chance; returns who decides next, or REFUSED. At the end `returns` has the rewards."""
    if not is_listed(works[0], code):
        return REFUSED
    clear_mask(works[0], masks[0])
    at = advance(states[0], works[0], rngs[0], code)
    if at != NOBODY:
        write_observation(states[0], works[0], masks[0], observations[0], at)
    else:
        works[0].n_legal = 0
        for seat in range(states[0].n_seats):
            returns[seat] = rank_reward(states[0], seat) if reward == BY_RANK else margin_reward(states[0], seat)
    return at


@rule()
def observe_single(states: States, observations: ObservationRows, seat: int) -> None:
    """Write what any seat sees into the second row."""
    observe(states[0], seat, observations[1].values)
