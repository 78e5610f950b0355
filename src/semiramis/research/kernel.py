"""Many games side by side, stepped in one call; written once in the rules dialect, for every game.

Each game has a slot: a place in every array, and two streams of its own, one for chance and one for choosing at random.
So what happens in a slot depends on nothing outside it. `works[slot]` keeps the legal list of the decision that is
asked for there, which is the truth about what is legal; the mask shows the same list to whoever decides.
The last of the states is the start of every game, and the last of the works its legal list.

Whatever is touched at every decision is a record or a single number: of a row of an array compiled code counts who
refers to it, which costs more than the row does and makes threads wait for each other.
"""

from typing import Any

from semiramis.core.compile.interface import apply, copy_state, legal, mover, observe, tie_break, total_score
from semiramis.core.compile.playouts import draw_below, draw_outcome
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.rule import rule

BEGIN, GIVEN, RANDOM = range(3)
"""What slots are stepped by: the first draw of chance in a new game, the actions given, or random legal ones."""

BY_RANK, BY_MARGIN = range(2)
"""What a finished game is paid by; rewards.py says what that is."""

NOT_LEGAL = -1
POINTS_OF_MARGIN = 100.0


@rule()
def step_slots(
    states: Any,
    works: Any,
    lives: Any,
    sights: Any,
    masks: Any,
    actions: Any,
    movers: Any,
    done: Any,
    rejected: Any,
    lengths: Any,
    rewards: Any,
    scores: Any,
    first: int,
    last: int,
    how: int,
    paid: int,
    steps: int,
) -> int:
    """Step the slots from first to last so many times; how many games ended."""
    ended = 0
    for _ in range(steps):
        for slot in range(first, last):
            clear_end(done, rewards, slot)
            code = taken_code(works[slot], lives[slot], masks[slot], actions, slot, how)
            rejected[slot] = 1 if code == NOT_LEGAL else 0
            if code != NOT_LEGAL:
                at = go_on(states[slot], works[slot], lives[slot], code)
                if at == NOBODY:
                    end_game(states, lives, done, lengths, rewards, scores, slot, paid)
                    at = next_game(states, works, lives, slot)
                ended += done[slot]
                movers[slot] = at
                show(states[slot], works[slot], masks[slot], sights[slot], at)
    return ended


@rule()
def sample_slots(works: Any, lives: Any, actions: Any, first: int, last: int) -> None:
    """Choose a random legal action for the slots from first to last."""
    for slot in range(first, last):
        actions[slot] = random_choice(works[slot], lives[slot])


@rule()
def random_choice(work: Any, life: Any) -> int:
    """One of the legal codes, each alike."""
    chosen: int = work.legal[draw_below(life.choice, work.n_legal)]
    return chosen


@rule()
def taken_code(work: Any, life: Any, mask: Any, actions: Any, slot: int, how: int) -> int:
    """The code a slot goes on with, or NOT_LEGAL; where it goes on its mask is wiped."""
    if how == BEGIN:
        return first_draw(work, life)
    if how == RANDOM:
        actions[slot] = random_choice(work, life)
    elif not is_listed(work, actions[slot]):
        return NOT_LEGAL
    for place in range(work.n_legal):
        mask.row[work.legal[place]] = 0
    life.age += 1
    code: int = actions[slot]
    return code


@rule()
def first_draw(work: Any, life: Any) -> int:
    """What chance brings first in a game."""
    dealt: int = work.legal[draw_outcome(work, life.chance, work.n_legal)]
    return dealt


@rule()
def is_listed(work: Any, code: int) -> bool:
    """Whether a code is in an ascending legal list."""
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
def go_on(state: Any, work: Any, life: Any, first: int) -> int:
    """Do a decision and whatever chance brings after it; who decides next, NOBODY when the game is over."""
    code = first
    at = CHANCE
    while at == CHANCE:
        apply(state, work, code)
        at = mover(state)
        if at != NOBODY:
            n = legal(state, work)
            if at == CHANCE:
                code = work.legal[draw_outcome(work, life.chance, n)]
    return at


@rule()
def show(state: Any, work: Any, mask: Any, sight: Any, at: int) -> None:
    """Show the decision that is asked for: what is legal, and how the table looks to whoever decides."""
    for place in range(work.n_legal):
        mask.row[work.legal[place]] = 1
    observe(state, at, sight.row)


@rule()
def end_game(states: Any, lives: Any, done: Any, lengths: Any, rewards: Any, scores: Any, slot: int, paid: int) -> None:
    """Note how the game in a slot ended, and what that brings every seat."""
    done[slot] = 1
    lengths[slot] = lives[slot].age
    lives[slot].age = 0
    for seat in range(states[slot].n_seats):
        scores[slot][seat] = total_score(states[slot], seat)
        if paid == BY_RANK:
            rewards[slot][seat] = place_worth(states[slot], seat)
        else:
            rewards[slot][seat] = margin_worth(states[slot], seat)


@rule()
def next_game(states: Any, works: Any, lives: Any, slot: int) -> int:
    """Begin the next game in a slot; who decides first."""
    start = len(states) - 1
    copy_state(states, slot, start)
    decides: int = go_on(states[slot], works[slot], lives[slot], first_draw(works[start], lives[slot]))
    return decides


@rule()
def clear_end(done: Any, rewards: Any, slot: int) -> None:
    """What a game brought that ended in the step before is past."""
    if done[slot] > 0:
        done[slot] = 0
        for seat in range(len(rewards[slot])):
            rewards[slot][seat] = 0.0


@rule()
def place_worth(state: Any, seat: int) -> float:
    """What a seat's place is worth: 1 for the first, -1 for the last, evenly between, shared where it is shared."""
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
    worth: float = lead / (state.n_seats - 1.0)
    return worth


@rule()
def margin_worth(state: Any, seat: int) -> float:
    """By how much a seat is ahead of the best other, in hundreds of points, between -1 and 1."""
    best = -9999
    for other in range(state.n_seats):
        if other != seat:
            best = max(best, total_score(state, other))
    worth: float = min(1.0, max(-1.0, (total_score(state, seat) - best) / POINTS_OF_MARGIN))
    return worth
