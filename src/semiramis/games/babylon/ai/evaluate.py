"""The heuristic value of a position, in victory points, from public information.

Written in the rules dialect, with floats, so that it is compiled into the search.
"""

from semiramis.core.model.rule import rule
from semiramis.games.babylon.ai.garden import garden_potential, pillar_value, set_potential, tile_value
from semiramis.games.babylon.ai.room import NOWHERE, room_value
from semiramis.games.babylon.ai.tile import laying_value
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
    """Return a seat's expected lead over its opponents in points; the strongest opponent counts half."""
    strongest = -1000.0
    together = 0.0
    for other in range(state.n_seats):
        if other != seat:
            theirs = rough_score(state, other)
            strongest = max(strongest, theirs)
            together += theirs
    others = RIVAL * strongest + (1 - RIVAL) * together / (state.n_seats - 1)
    if state.stage != OVER:
        others = OTHERS * others + (1 - OTHERS) * PAR[state.n_seats]
    return expected_score(state, seat) - others


@rule()
def rough_score(state: State, seat: int) -> float:
    """Return a rough estimate of an opponent's final score."""
    points = float(total_score(state, seat))
    turns = turns_to_come(state, seat)
    return points + pillar_value(state.singles[seat], turns) + ROUGH_TURN * turns


@rule()
def expected_score(state: State, seat: int) -> float:
    """Return the points a seat has and may expect from its garden and what it holds."""
    points = float(total_score(state, seat))
    if state.stage == OVER:
        return points
    under_way = is_under_way(state, seat)
    to_come = turns_to_come(state, seat)
    turns = to_come + (1 if under_way else 0)
    if turns == 0:
        return points
    share = min(turns, TURNS_FOR_POTENTIAL) / TURNS_FOR_POTENTIAL
    points += TURNS_BRING[min(to_come, len(TURNS_BRING) - 1)] / 10 + share * set_potential(state, seat)
    points += pillar_value(state.singles[seat] + 2 * state.doubles[seat], turns)
    points += garden_potential(state, seat, share, under_way)
    laying = state.building if under_way and (state.stage == HANGING or state.stage == TURNING) else 0
    if laying > 0:
        points += laying_value(state, seat, share, turns)
        points += room_value(state, seat, to_come, state.build_place, state.build_level)
    else:
        points += room_value(state, seat, to_come, NOWHERE, 0)
    if under_way:
        return points + tiles_in_hand(state, seat, laying, turns) - UNFINISHED
    return points + kept_value(state, seat, state.stored[seat], turns)


@rule()
def tiles_in_hand(state: State, seat: int, laying: int, turns: int) -> float:
    """Return the value of the tiles of the current turn except the one being laid; after one slab few are laid."""
    points = 0.0
    if laying != MINED and state.mined > 0:
        if laying > 0 or state.n_slabs[seat] > state.slabs_before:
            points += kept_value(state, seat, state.mined, turns - 1)
        else:
            points += tile_value(state, seat, state.mined)
    if laying != STORED:
        points += kept_value(state, seat, state.stored[seat], turns)
    return points


@rule()
def kept_value(state: State, seat: int, tile: int, turns: int) -> float:
    """Return the value of a tile, if there is one, that is kept for the turns to come."""
    if tile == 0:
        return 0.0
    return (KEPT_SHARE * tile_value(state, seat, tile) - KEPT_LOSS) * min(turns, TURNS_FOR_KEPT) / TURNS_FOR_KEPT


@rule()
def is_under_way(state: State, seat: int) -> bool:
    """Return whether a seat has mined and not yet ended its turn."""
    if state.asked != seat or state.round == 0 or state.stage < REVEAL or state.stage >= DEAL_TOKEN:
        return False
    return state.stage != MINE


@rule()
def turns_to_come(state: State, seat: int) -> int:
    """Return the number of turns a seat will still begin."""
    turns = ROUNDS[state.n_seats] - state.round
    if state.round == 0 or state.stage >= DEAL_TOKEN:
        return turns
    place = (seat - state.first + state.n_seats) % state.n_seats
    playing = (state.asked - state.first + state.n_seats) % state.n_seats
    if place > playing or (place == playing and state.stage == MINE):
        turns += 1
    return turns
