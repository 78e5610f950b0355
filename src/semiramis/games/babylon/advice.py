"""Advice for bots: what a position is worth to a seat in victory points, guessed from what lies open.

A guess, not a rule. It is written in the rules dialect, with decimals, so that compiled search can use it too.
"""

from semiramis.core.rule import Table, rule
from semiramis.games.babylon.advice_garden import garden_hope, pillar_worth, set_hope, tile_worth
from semiramis.games.babylon.advice_laying import laying_worth
from semiramis.games.babylon.pieces import (
    ROUNDS,
)
from semiramis.games.babylon.scoring import total_score
from semiramis.games.babylon.state import (
    DEAL_TOKEN,
    HANGING,
    MINE,
    MINED,
    OVER,
    REVEAL,
    STORED,
    TURNING,
    State,
)

# All in victory points, except shares and turns.

RIVAL = 0.5
"""How much the strongest opponent counts; the rest is the average of all opponents."""

OTHERS, PAR = 0.3, Table([0, 0, 92, 83, 67])
"""How much of the opponents' fortune counts before the end, and what they get on average with so many seats: a seat can
do little about the others' gardens, and their ups and downs would drown what it can do about its own."""

UNFINISHED = 1.2
"""What a turn under way promises and does not bring: pillars that cannot be kept, room that stays empty."""

STORED_SHARE = 0.7
"""How much less a stored tile is worth."""

LAST_TURNS, TURN, ROUGH_TURN = Table([0, -37, -63, -30, 7, 38, 106]), 7.2, 6.2
"""How the outlook changes on average until the end, in tenths, when so many turns are left to begin; for each turn
more; and for each turn of an opponent, who is only glanced at. Hopes of the last turns are seldom fulfilled. With this
a position is worth the same whoever has just moved, so that a search may compare short plans with long ones."""

TURNS_FOR_HOPE = 5

THINKING = {"gardener": 4000, "architect": 16000, "royal": 48000, "evenness": 0.1}
"""How a search is best set for this game, and how many simulations each strength makes at a decision."""


@rule()
def value(state: State, seat: int) -> float:
    """How far a seat stands ahead of its opponents, the strongest above all, in victory points."""
    strongest = -1000.0
    together = 0.0
    for other in range(state.n_seats):
        if other != seat:
            theirs = rough_outlook(state, other)
            strongest = max(strongest, theirs)
            together += theirs
    others = RIVAL * strongest + (1 - RIVAL) * together / (state.n_seats - 1)
    if state.stage != OVER:
        others = OTHERS * others + (1 - OTHERS) * PAR[state.n_seats]
    return outlook(state, seat) - others


@rule()
def rough_outlook(state: State, seat: int) -> float:
    """The points an opponent has and may expect; a glance, because a seat can do little about the others' gardens."""
    worth = float(total_score(state, seat))
    turns = turns_to_come(state, seat)
    return worth + pillar_worth(state.singles[seat], turns) + ROUGH_TURN * turns


@rule()
def outlook(state: State, seat: int) -> float:
    """The points a seat has and may expect from its garden and what it holds."""
    worth = float(total_score(state, seat))
    if state.stage == OVER:
        return worth
    under_way = is_under_way(state, seat)
    turns = turns_to_come(state, seat) + (1 if under_way else 0)
    if turns == 0:
        return worth
    share = min(turns, TURNS_FOR_HOPE) / TURNS_FOR_HOPE
    worth += turns_bring(turns_to_come(state, seat)) + share * set_hope(state, seat)
    worth += pillar_worth(state.singles[seat] + 2 * state.doubles[seat], turns)
    worth += garden_hope(state, seat, share, under_way)
    if under_way:
        worth -= UNFINISHED
    laying = 0
    if under_way and (state.stage == HANGING or state.stage == TURNING):
        laying = state.building
        worth += laying_worth(state, seat, share, turns)
    if under_way and state.mined > 0 and laying != MINED:
        worth += tile_worth(state, seat, state.mined) * (STORED_SHARE if laying > 0 else 1.0)
    if state.stored[seat] > 0 and laying != STORED:
        worth += tile_worth(state, seat, state.stored[seat]) * STORED_SHARE * min(turns, 2) / 2
    return worth


@rule()
def turns_bring(turns: int) -> float:
    """What turns that have not begun will probably add to the outlook."""
    last = min(turns, len(LAST_TURNS) - 1)
    return LAST_TURNS[last] / 10 + TURN * (turns - last)


@rule()
def is_under_way(state: State, seat: int) -> bool:
    """Whether a seat has mined and not yet ended its turn."""
    if state.asked != seat or state.round == 0 or state.stage < REVEAL or state.stage >= DEAL_TOKEN:
        return False
    return state.stage != MINE


@rule()
def turns_to_come(state: State, seat: int) -> int:
    """How many turns a seat will still begin."""
    turns = ROUNDS[state.n_seats] - state.round
    if state.round == 0 or state.stage >= DEAL_TOKEN:
        return turns
    place = (seat - state.first + state.n_seats) % state.n_seats
    playing = (state.asked - state.first + state.n_seats) % state.n_seats
    if place > playing or (place == playing and state.stage == MINE):
        turns += 1
    return turns
