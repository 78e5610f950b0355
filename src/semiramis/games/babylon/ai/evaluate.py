"""Advice for bots: what a position is worth to a seat in victory points, guessed from what lies open.

A guess, not a rule. It is written in the rules dialect, with decimals, so that compiled search can use it too.
"""

from semiramis.core.model.rule import rule
from semiramis.games.babylon.ai.garden import garden_hope, pillar_worth, set_hope, tile_worth
from semiramis.games.babylon.ai.room import NOWHERE, room_worth
from semiramis.games.babylon.ai.tile import laying_worth
from semiramis.games.babylon.ai.weights import (
    KEPT_LOSS,
    KEPT_SHARE,
    OTHERS,
    PAR,
    RIVAL,
    ROUGH_TURN,
    TURNS_BRING,
    TURNS_FOR_KEPT,
    TURNS_FOR_POTENTIAL,
    UNFINISHED,
)
from semiramis.games.babylon.components.tables import ROUNDS
from semiramis.games.babylon.rules.scoring import total_score
from semiramis.games.babylon.rules.stages import DEAL_TOKEN, HANGING, MINE, OVER, REVEAL, TURNING
from semiramis.games.babylon.rules.state import MINED, STORED, State


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
    to_come = turns_to_come(state, seat)
    turns = to_come + (1 if under_way else 0)
    if turns == 0:
        return worth
    share = min(turns, TURNS_FOR_POTENTIAL) / TURNS_FOR_POTENTIAL
    worth += TURNS_BRING[min(to_come, len(TURNS_BRING) - 1)] / 10 + share * set_hope(state, seat)
    worth += pillar_worth(state.singles[seat] + 2 * state.doubles[seat], turns)
    worth += garden_hope(state, seat, share, under_way)
    laying = state.building if under_way and (state.stage == HANGING or state.stage == TURNING) else 0
    if laying > 0:
        worth += laying_worth(state, seat, share, turns)
        worth += room_worth(state, seat, to_come, state.build_place, state.build_level)
    else:
        worth += room_worth(state, seat, to_come, NOWHERE, 0)
    if under_way:
        return worth + tiles_in_hand(state, seat, laying, turns) - UNFINISHED
    return worth + kept_worth(state, seat, state.stored[seat], turns)


@rule()
def tiles_in_hand(state: State, seat: int, laying: int, turns: int) -> float:
    """What the tiles of a turn under way will bring, except the one that is being laid; after one slab few lay more."""
    worth = 0.0
    if laying != MINED and state.mined > 0:
        if laying > 0 or state.n_slabs[seat] > state.slabs_before:
            worth += kept_worth(state, seat, state.mined, turns - 1)
        else:
            worth += tile_worth(state, seat, state.mined)
    if laying != STORED:
        worth += kept_worth(state, seat, state.stored[seat], turns)
    return worth


@rule()
def kept_worth(state: State, seat: int, tile: int, turns: int) -> float:
    """What a tile, if there is one, is worth that is kept for the turns to come."""
    if tile == 0:
        return 0.0
    return (KEPT_SHARE * tile_worth(state, seat, tile) - KEPT_LOSS) * min(turns, TURNS_FOR_KEPT) / TURNS_FOR_KEPT


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
