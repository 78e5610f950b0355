"""Advice for bots: what a position is worth to a seat in victory points, guessed from what lies open.

A guess, not a rule. It is written in the rules dialect, with decimals, so that compiled search can use it too.
"""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.ai.holdings import assistant_hope, card_hope, count_rooms, growth, purse_worth, skill_worth
from semiramis.games.ishtar.ai.tile import pending_worth
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
    """How far a seat stands ahead of its opponents, the strongest above all, in victory points."""
    rounds = rounds_to_come(state)
    rooms = count_rooms(state)
    strongest = -1000.0
    together = 0.0
    for other in range(state.n_seats):
        if other != seat:
            theirs = outlook(state, other, rounds, (rooms >> (8 * other)) & 255)
            strongest = max(strongest, theirs)
            together += theirs
    others = together / (state.n_seats - 1)
    mine = outlook(state, seat, rounds, (rooms >> (8 * seat)) & 255)
    return mine - RIVAL * strongest - (1 - RIVAL) * others


@rule()
def outlook(state: State, seat: int, rounds: float, room: int) -> float:
    """The points a seat has and may expect."""
    if state.stage == OVER:
        return float(total_score(state, seat))
    under_way = is_under_way(state, seat)
    turns = turns_to_come(state, seat, rounds)
    buying = turns + (1.0 if under_way else 0.0)
    worth = 1.0 * (state.tree_points[seat] + state.flowers[seat])
    worth += fountain_hope(state, seat, rounds)
    worth += turns_worth(state, turns) + growth(state, turns, room)
    worth += assistant_hope(state, state.in_front[seat], turns, IDLE_POINTS * state.skill[seat][SKILL_E])
    worth += skill_worth(state, seat, turns)
    worth += purse_worth(state, seat, buying)
    if buying > 0:
        worth += card_hope(state, seat, buying, under_way and may_plant_more(state))
    worth += FIRST_GEMS * min(FEW_GEMS, n_gems(state, seat)) * min(1.0, turns)
    if state.kept[seat] != NO_TILE:
        worth += KEPT_TILE * min(1.0, turns)
    if under_way:
        worth += pending_worth(state, seat, turns, room)
    return worth


@rule()
def is_under_way(state: State, seat: int) -> bool:
    """Whether a seat has begun its turn and not yet ended it."""
    return state.asked == seat and state.stage > CHOOSE and state.stage < FILL_ROW


@rule()
def rounds_to_come(state: State) -> float:
    """How many rounds will probably follow the current one: the game ends when two stacks are empty."""
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
    """How many seats have still to begin their turn of the current round."""
    playing = (state.asked - state.first + state.n_seats) % state.n_seats
    return state.n_seats - playing - (0 if state.stage == CHOOSE else 1)


@rule()
def turns_to_come(state: State, seat: int, rounds: float) -> float:
    """How many turns a seat will probably still begin."""
    place = (seat - state.first + state.n_seats) % state.n_seats
    playing = (state.asked - state.first + state.n_seats) % state.n_seats
    if place > playing or (place == playing and state.stage == CHOOSE):
        return rounds + 1
    return rounds


@rule()
def turns_worth(state: State, turns: float) -> float:
    """What turns to come bring whatever is laid in them: one turn more than the others is so much more."""
    if state.n_seats == 2:
        return TURN_OF_TWO * turns
    return turns * (LAST_TURN + EARLIER_TURN * (turns - 1) / 2)


@rule()
def fountain_hope(state: State, seat: int, rounds: float) -> float:
    """What fountains will probably bring; the fewer turns are left, the less a lead can be turned."""
    hope = 0.0
    spread = 1.0 + 2 * FLIP * (rounds + seats_to_come(state) / state.n_seats)
    for board in range(state.n_boards):
        mine = state.cells_at[board][seat]
        most = 0
        for other in range(state.n_seats):
            if other != seat:
                most = max(most, state.cells_at[board][other])
        chance = max(0.0, min(1.0, 0.5 + (mine - most + 0.5) / spread))
        if mine == 0:
            chance *= NO_CELLS * min(1.0, rounds / LAST_ROUNDS)
        hope += chance * FOUNTAIN_POINTS[state.fountain[board]]
    return hope
