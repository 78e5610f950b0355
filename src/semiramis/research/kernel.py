"""Many games side by side, stepped in one call; written once in the rules dialect, for every game.

Each game has a slot: an index into every array, and two random streams, one for chance and one for sampling actions. So
what happens in a slot depends on nothing outside it. `works[slot]` holds the legal list of the pending decision, which
decides what is legal; the mask only shows the same list to the policy. The last state is the initial position of every
game, and the last work its legal list.

Everything touched at every decision is a record or a scalar: compiled code counts references to a row of an array,
which costs more than using the row and makes threads wait for one another.
"""

from typing import Annotated, Any, NamedTuple

from semiramis.core.compile.interface import apply, copy_state, legal, mover, observe, tie_break, total_score
from semiramis.core.compile.playouts import draw_below, draw_outcome
from semiramis.core.model.arrays import Bytes, Floats32_2, Ints, Ints32, Ints32_2, State, States, Wide, Work, Works
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.rule import rule

SlotRng = Annotated[Any, "SlotRng"]
SlotRngs = Annotated[Any, "SlotRng[::1]"]
ObservationRow = Annotated[Any, "ObservationRow"]
ObservationRows = Annotated[Any, "ObservationRow[::1]"]
MaskRow = Annotated[Any, "MaskRow"]
MaskRows = Annotated[Any, "MaskRow[::1]"]
"""The records of `research.engine`."""

BEGIN, GIVEN, RANDOM = range(3)
"""Where the code of a step comes from: the first chance outcome of a new game, `actions`, or a random legal action."""

BY_RANK, BY_MARGIN = range(2)
"""Kinds of rewards; rewards.py defines them."""

NOT_LEGAL = -1
MARGIN_SCALE = 100.0
"""Points of lead that are worth a reward of 1."""


class Slots(NamedTuple):
    """The arrays of a batch, each [slots] or [slots, seats]; states and works have more, the last is the start.

    `step_slots` reads them into local names: taken from the tuple at every use, compiled code counts references to the
    array, and batches of Amyitis ran 16 % slower.
    """

    states: States
    works: Works
    rngs: SlotRngs
    observations: ObservationRows
    masks: MaskRows
    actions: Ints
    movers: Bytes
    terminated: Bytes
    rejected: Bytes
    lengths: Ints32
    rewards: Floats32_2
    scores: Ints32_2


@rule()
def step_slots(slots: Slots, first: int, last: int, mode: int, reward: int, steps: int) -> int:
    """Step the slots from first to last - 1 `steps` times; returns the number of games that ended."""
    states = slots.states
    works = slots.works
    rngs = slots.rngs
    masks = slots.masks
    observations = slots.observations
    terminated = slots.terminated
    actions = slots.actions
    movers = slots.movers
    rejected = slots.rejected
    rewards = slots.rewards
    lengths = slots.lengths
    scores = slots.scores
    ended = 0
    for _ in range(steps):
        for slot in range(first, last):
            clear_result(terminated, rewards, slot)
            code = next_code(works[slot], rngs[slot], actions, slot, mode)
            rejected[slot] = 1 if code == NOT_LEGAL else 0
            if code != NOT_LEGAL:
                if mode != BEGIN:
                    clear_mask(works[slot], masks[slot])
                at = advance(states[slot], works[slot], rngs[slot], code)
                if at == NOBODY:
                    finish_game(states[slot], rngs[slot], terminated, lengths, rewards, scores, slot, reward)
                    at = start_game(states, works, rngs, slot)
                ended += terminated[slot]
                movers[slot] = at
                write_observation(states[slot], works[slot], masks[slot], observations[slot], at)
    return ended


@rule()
def sample_slots(works: Works, rngs: SlotRngs, actions: Ints, first: int, last: int) -> None:
    """Sample a random legal action for the slots from first to last - 1."""
    for slot in range(first, last):
        actions[slot] = sample_code(works[slot], rngs[slot])


@rule()
def sample_code(work: Work, rng: SlotRng) -> int:
    """One of the legal codes, uniformly."""
    chosen: int = work.legal[draw_below(rng.choice, work.n_legal)]
    return chosen


@rule()
def next_code(work: Work, rng: SlotRng, actions: Ints, slot: int, mode: int) -> int:
    """The code a slot is stepped by, or NOT_LEGAL; counts the decision."""
    if mode == BEGIN:
        return first_outcome(work, rng)
    if mode == RANDOM:
        actions[slot] = sample_code(work, rng)
    elif not is_listed(work, actions[slot]):
        return NOT_LEGAL
    rng.decisions += 1
    code: int = actions[slot]
    return code


@rule()
def clear_mask(work: Work, mask: MaskRow) -> None:
    """Clear the mask of a legal list."""
    for place in range(work.n_legal):
        mask.values[work.legal[place]] = 0


@rule()
def first_outcome(work: Work, rng: SlotRng) -> int:
    """The first chance outcome of a game."""
    dealt: int = work.legal[draw_outcome(work, rng.chance, work.n_legal)]
    return dealt


@rule()
def is_listed(work: Work, code: Wide) -> bool:
    """Whether a code is in an ascending legal list, by bisection."""
    low = 0
    high = work.n_legal
    while low < high:
        middle = (low + high) // 2
        if work.legal[middle] < code:
            low = middle + 1
        else:
            high = middle
    found: bool = low < work.n_legal and work.legal[low] == code
    return found


@rule()
def advance(state: State, work: Work, rng: SlotRng, first: int) -> int:
    """Apply a code and resolve chance after it; returns who decides next, NOBODY when the game is over."""
    code = first
    at = CHANCE
    while at == CHANCE:
        apply(state, work, code)
        at = mover(state)
        if at != NOBODY:
            n = legal(state, work)
            if at == CHANCE:
                code = work.legal[draw_outcome(work, rng.chance, n)]
    return at


@rule()
def write_observation(state: State, work: Work, mask: MaskRow, observation: ObservationRow, at: int) -> None:
    """Write the mask of the legal list, and the position as the mover sees it."""
    set_mask(work, mask)
    observe(state, at, observation.values)


@rule()
def set_mask(work: Work, mask: MaskRow) -> None:
    """Set the mask of a legal list."""
    for place in range(work.n_legal):
        mask.values[work.legal[place]] = 1


@rule()
def finish_game(
    state: State,
    rng: SlotRng,
    terminated: Bytes,
    lengths: Ints32,
    rewards: Floats32_2,
    scores: Ints32_2,
    slot: int,
    reward: int,
) -> None:
    """Write the length, the scores and the rewards of the game that ended in a slot."""
    terminated[slot] = 1
    lengths[slot] = rng.decisions
    rng.decisions = 0
    for seat in range(state.n_seats):
        scores[slot][seat] = total_score(state, seat)
        if reward == BY_RANK:
            rewards[slot][seat] = rank_reward(state, seat)
        else:
            rewards[slot][seat] = margin_reward(state, seat)


@rule()
def start_game(states: States, works: Works, rngs: SlotRngs, slot: int) -> int:
    """Start the next game in a slot; returns who decides first."""
    start = len(states) - 1
    copy_state(states, slot, start)
    decides: int = advance(states[slot], works[slot], rngs[slot], first_outcome(works[start], rngs[slot]))
    return decides


@rule()
def clear_result(terminated: Bytes, rewards: Floats32_2, slot: int) -> None:
    """Clear what the step before wrote at the end of a game."""
    if terminated[slot] > 0:
        terminated[slot] = 0
        for seat in range(len(rewards[slot])):
            rewards[slot][seat] = 0.0


@rule()
def rank_reward(state: State, seat: int) -> float:
    """The reward for a seat's place: 1 for the first, -1 for the last, evenly spaced; tied seats get the mean."""
    mine = total_score(state, seat)
    lead = 0.0
    for other in range(state.n_seats):
        ahead = mine - total_score(state, other)
        if ahead == 0:
            ahead = tie_break(state, seat) - tie_break(state, other)
        if ahead > 0:
            lead += 1.0
        elif ahead < 0:
            lead -= 1.0
    reward: float = lead / (state.n_seats - 1.0)
    return reward


@rule()
def margin_reward(state: State, seat: int) -> float:
    """A seat's lead over the best other seat divided by MARGIN_SCALE, clipped to -1 … 1."""
    best = -9999
    for other in range(state.n_seats):
        if other != seat:
            best = max(best, total_score(state, other))
    reward: float = min(1.0, max(-1.0, (total_score(state, seat) - best) / MARGIN_SCALE))
    return reward
