"""The heuristic value of a position, in victory points, from public information.

Written in the rules dialect, with floats, so that it is compiled into the search.
"""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.ai.holdings import (
    assistant_potential,
    card_potential,
    count_rooms,
    gems_value,
    growth,
    skill_value,
)
from semiramis.games.ishtar.ai.tile import pending_value
from semiramis.games.ishtar.ai.weights import (
    EARLIER_TURN,
    FEW_GEMS,
    FIRST_GEMS,
    FLIP,
    KEPT_TILE,
    LAST_ROUNDS,
    LAST_TURN,
    NO_CELLS,
    RIVAL,
    TURN_OF_TWO,
    TURNS_OF_LOW,
    TURNS_OF_TILES,
)
from semiramis.games.ishtar.components.names import CUPS, NO_TILE, SKILL_E
from semiramis.games.ishtar.components.tables import FOUNTAIN_POINTS, IDLE_POINTS
from semiramis.games.ishtar.rules.payment import n_gems
from semiramis.games.ishtar.rules.scoring import total_score
from semiramis.games.ishtar.rules.stages import CHOOSE, FILL_ROW, OVER
from semiramis.games.ishtar.rules.state import State
from semiramis.games.ishtar.rules.trees import may_plant_more


@rule()
def value(state: State, seat: int) -> float:
    """Return a seat's expected lead over its opponents in points; the strongest opponent counts half."""
    rounds = rounds_to_come(state)
    rooms = count_rooms(state)
    strongest = -1000.0
    together = 0.0
    for other in range(state.n_seats):
        if other != seat:
            theirs = expected_score(state, other, rounds, (rooms >> (8 * other)) & 255)
            strongest = max(strongest, theirs)
            together += theirs
    others = together / (state.n_seats - 1)
    mine = expected_score(state, seat, rounds, (rooms >> (8 * seat)) & 255)
    return mine - RIVAL * strongest - (1 - RIVAL) * others


@rule()
def expected_score(state: State, seat: int, rounds: float, room: int) -> float:
    """Return the points a seat has and may expect."""
    if state.stage == OVER:
        return float(total_score(state, seat))
    under_way = is_under_way(state, seat)
    turns = turns_to_come(state, seat, rounds)
    buying = turns + (1.0 if under_way else 0.0)
    points = 1.0 * (state.tree_points[seat] + state.flowers[seat])
    points += fountain_potential(state, seat, rounds)
    points += turns_value(state, turns) + growth(state, turns, room)
    points += assistant_potential(state, state.in_front[seat], turns, IDLE_POINTS * state.skill[seat][SKILL_E])
    points += skill_value(state, seat, turns)
    points += gems_value(state, seat, buying)
    if buying > 0:
        points += card_potential(state, seat, buying, under_way and may_plant_more(state))
    points += FIRST_GEMS * min(FEW_GEMS, n_gems(state, seat)) * min(1.0, turns)
    if state.kept[seat] != NO_TILE:
        points += KEPT_TILE * min(1.0, turns)
    if under_way:
        points += pending_value(state, seat, turns, room)
    return points


@rule()
def is_under_way(state: State, seat: int) -> bool:
    """Return whether a seat has begun its turn and not yet ended it."""
    return state.asked == seat and state.stage > CHOOSE and state.stage < FILL_ROW


@rule()
def rounds_to_come(state: State) -> float:
    """Return the expected number of rounds after the current one; the game ends when two stacks are empty."""
    tiles = 0
    lowest = 9
    second = 9
    for cup in range(CUPS):
        height = state.height[cup]
        tiles += height
        if height < lowest:
            second = lowest
            lowest = height
        elif height < second:
            second = height
    if second == 0:
        return 0.0
    turns = TURNS_OF_LOW * (lowest + second) + TURNS_OF_TILES * tiles
    return max(0.0, (turns - seats_to_come(state)) / state.n_seats)


@rule()
def seats_to_come(state: State) -> int:
    """Return the number of seats that have not begun their turn of the current round."""
    playing = (state.asked - state.first + state.n_seats) % state.n_seats
    return state.n_seats - playing - (0 if state.stage == CHOOSE else 1)


@rule()
def turns_to_come(state: State, seat: int, rounds: float) -> float:
    """Return the expected number of turns a seat will still begin."""
    place = (seat - state.first + state.n_seats) % state.n_seats
    playing = (state.asked - state.first + state.n_seats) % state.n_seats
    if place > playing or (place == playing and state.stage == CHOOSE):
        return rounds + 1
    return rounds


@rule()
def turns_value(state: State, turns: float) -> float:
    """Return the value of turns to come, independent of what is laid in them."""
    if state.n_seats == 2:
        return TURN_OF_TWO * turns
    return turns * (LAST_TURN + EARLIER_TURN * (turns - 1) / 2)


@rule()
def fountain_potential(state: State, seat: int, rounds: float) -> float:
    """Return the expected points from fountains; the fewer turns are left, the safer a lead."""
    potential = 0.0
    spread = 1.0 + 2 * FLIP * (rounds + seats_to_come(state) / state.n_seats)
    newcomer = NO_CELLS * min(1.0, rounds / LAST_ROUNDS)
    for board in range(state.n_boards):
        mine = state.cells_at[board][seat]
        most = 0
        for other in range(state.n_seats):
            if other != seat:
                most = max(most, state.cells_at[board][other])
        chance = max(0.0, min(1.0, 0.5 + (mine - most + 0.5) / spread))
        if mine == 0:
            chance *= newcomer
        potential += chance * FOUNTAIN_POINTS[state.fountain[board]]
    return potential
