"""The order of decisions: what may be chosen at each stage, and where a choice leads."""

from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.rule import rule
from semiramis.games.babylon.components.names import (
    BRIDGE,
    DOUBLE_TOKEN,
    FOUNTAIN,
    FULL_STACK,
    N_PIECE_KINDS,
    NO_HOLE,
    NO_TOKEN,
    PILLAR_TOKEN,
    STAIRS,
    STATUE,
)
from semiramis.games.babylon.components.tables import ROUNDS, STORE_PILLARS
from semiramis.games.babylon.rules.actions import (
    BRIDGE_ON,
    BUILD_FROM,
    DEAL_FIRST_CODE,
    DEAL_TILE_CODE,
    DEAL_TOKEN_CODE,
    DISCARD_MINED,
    END_TURN,
    FOUNTAIN_ON,
    HANG_AT,
    MINE_CELL,
    PAIR_HOLE,
    PLACE_AT,
    REMOVE_CELL,
    SPAN_HOLE,
    STAIRS_ON,
    STATUE_ON,
    STORE_MINED,
    SYMBOL_ON,
    TURN_BY,
    offer,
)
from semiramis.games.babylon.rules.building import (
    do_build,
    do_hang,
    do_place,
    do_turn,
    list_hangs,
    list_places,
    list_sources,
    list_turns,
    put_down,
)
from semiramis.games.babylon.rules.decorating import do_piece, do_symbol, list_pieces, list_symbols
from semiramis.games.babylon.rules.quarry import (
    ask_to_mine,
    do_mine,
    do_remove,
    do_reveal,
    gain_singles,
    is_removing,
    list_buried,
    list_cells,
    list_removals,
)
from semiramis.games.babylon.rules.setup import deal_clay, deal_first, list_firsts, list_tokens
from semiramis.games.babylon.rules.stages import (
    BUILD,
    DEAL_CLAY,
    DEAL_FIRST,
    DEAL_TOKEN,
    HANGING,
    MINE,
    OVER,
    PLACING,
    REMOVE,
    REVEAL,
)
from semiramis.games.babylon.rules.state import DOUBLE, LEVELS, SINGLE, State, Work


@rule()
def mover(state: State) -> int:
    """Who decides now: a seat, CHANCE, or NOBODY when the game is over."""
    if state.stage == OVER:
        return NOBODY
    chance = state.stage == DEAL_CLAY or state.stage == DEAL_FIRST or state.stage == REVEAL or state.stage == DEAL_TOKEN
    return CHANCE if chance else state.asked


@rule("BAB-2.3")
def legal(state: State, work: Work) -> int:
    """Write the legal codes to `work.legal` (and weights at chance nodes); return their number."""
    work.n_legal = 0
    if state.stage == BUILD:
        list_building(state, work, state.asked)
    elif state.stage == PLACING:
        list_places(state, work, state.asked)
    elif state.stage == HANGING:
        list_hangs(state, work, state.asked)
    elif state.stage == MINE:
        list_cells(state, work)
    elif state.stage == REMOVE:
        list_removals(state, work)
    elif state.stage == REVEAL:
        list_buried(state, work, state.stack[state.uncovered])
    elif state.stage == DEAL_CLAY:
        list_buried(state, work, FULL_STACK)
    elif state.stage == DEAL_FIRST:
        list_firsts(state, work)
    elif state.stage == DEAL_TOKEN:
        list_tokens(state, work)
    elif state.stage != OVER:
        list_turns(state, work, state.asked)
    return work.n_legal


@rule("BAB-2.3", "BAB-B.1.1", "BAB-B.2.2", "BAB-C.4", "BAB-C.5", "BAB-AMB-14")
def list_building(state: State, work: Work, seat: int) -> None:
    """Offer what a player may do after mining: end, build, decorate; a recast symbol must be used first."""
    if state.wild_hole == NO_HOLE:
        if state.mined > 0:
            offer(work, STORE_MINED, 1)
            offer(work, DISCARD_MINED, 1)
        else:
            offer(work, END_TURN, 1)
        list_sources(state, work, seat)
    list_pieces(state, work, seat)
    if state.wild_hole == NO_HOLE:
        list_symbols(state, work, seat)


@rule("BAB-2.2", "BAB-2.3")
def apply(state: State, work: Work, code: int) -> None:
    """Carry out a legal code and all that follows, up to the next decision. Does not check the code."""
    seat = state.asked
    if state.stage == BUILD:
        if code <= DISCARD_MINED:
            end_turn(state, seat, code)
        else:
            apply_building(state, seat, code)
    elif state.stage == PLACING:
        do_place(state, (code - PLACE_AT) // LEVELS, (code - PLACE_AT) % LEVELS + 1)
    elif state.stage == HANGING:
        do_hang(state, code - HANG_AT)
    elif state.stage == MINE:
        do_mine(state, seat, code - MINE_CELL)
    elif state.stage == REMOVE:
        do_remove(state, code - REMOVE_CELL)
    elif state.stage == REVEAL:
        do_reveal(state, code - DEAL_TILE_CODE)
    elif state.stage == DEAL_CLAY:
        deal_clay(state, code - DEAL_TILE_CODE)
    elif state.stage == DEAL_FIRST:
        deal_first(state, code - DEAL_FIRST_CODE)
    elif state.stage == DEAL_TOKEN:
        deal_token(state, code - DEAL_TOKEN_CODE)
    else:
        do_turn(state, seat, code - TURN_BY)
    if state.stage == REMOVE and not is_removing(state):
        begin_round(state)


@rule("BAB-B.1.1", "BAB-B.2.1")
def apply_building(state: State, seat: int, code: int) -> None:
    """Take a tile in hand, set a decoration, or recast a symbol."""
    if code < FOUNTAIN_ON:
        do_build(state, code - BUILD_FROM + 1)
    elif code < STAIRS_ON:
        state.last_pair = code
        pair = code - FOUNTAIN_ON
        do_piece(state, seat, FOUNTAIN, PAIR_HOLE[pair][0], PAIR_HOLE[pair][1])
    elif code < BRIDGE_ON:
        state.last_pair = code
        pair = code - STAIRS_ON
        do_piece(state, seat, STAIRS, PAIR_HOLE[pair][0], PAIR_HOLE[pair][1])
    elif code < STATUE_ON:
        state.last_pair = code
        pair = code - BRIDGE_ON
        do_piece(state, seat, BRIDGE, SPAN_HOLE[pair][0], SPAN_HOLE[pair][1])
    elif code < SYMBOL_ON:
        state.last_statue = code - STATUE_ON
        do_piece(state, seat, STATUE, code - STATUE_ON, code - STATUE_ON)
    else:
        do_symbol(state, (code - SYMBOL_ON) // N_PIECE_KINDS, (code - SYMBOL_ON) % N_PIECE_KINDS + 1)


@rule("BAB-2.1", "BAB-2.2", "BAB-R.3")
def begin_round(state: State) -> None:
    """The first player begins a round."""
    state.round += 1
    state.asked = state.first
    begin_turn(state)


@rule("BAB-R.2", "BAB-R.4", "BAB-R.5", "BAB-AMB-13", "BAB-2.4")
def begin_turn(state: State) -> None:
    """A token that gives a pillar gives it at the start of the turn; then the player mines."""
    state.slabs_before = state.n_slabs[state.asked]
    if state.token == PILLAR_TOKEN:
        gain_singles(state, state.asked, 1)
    elif state.token == DOUBLE_TOKEN:
        gain_double(state, state.asked)
    ask_to_mine(state)


@rule("BAB-R.5", "BAB-AMB-12")
def gain_double(state: State, seat: int) -> None:
    """Take a double pillar if one is left."""
    if state.supply_limit > 0:
        state.doubles[seat] += 1
    elif state.supply[DOUBLE] > 0:
        state.supply[DOUBLE] -= 1
        state.doubles[seat] += 1


@rule("BAB-C.1", "BAB-C.2", "BAB-C.3", "BAB-C.4", "BAB-C.5", "BAB-C.6", "BAB-C.7", "BAB-AMB-14", "BAB-AMB-19")
def end_turn(state: State, seat: int, code: int) -> None:
    """Keep the single pillars the board can store and one tile; the rest goes back or leaves the game."""
    surplus = max(0, state.singles[seat] - STORE_PILLARS)
    state.singles[seat] -= surplus
    if state.supply_limit == 0:
        state.supply[SINGLE] += surplus
        state.supply[DOUBLE] += state.doubles[seat]
    state.doubles[seat] = 0
    if code == STORE_MINED:
        state.stored[seat] = state.mined
    state.mined = 0
    state.token_used = 0
    put_down(state)
    next_turn(state)


@rule("BAB-2.2", "BAB-R.1", "BAB-R.2", "BAB-E.1", "BAB-2.5")
def next_turn(state: State) -> None:
    """The next player clockwise; after the last one a token is revealed, and without one the game is over."""
    state.asked = (state.asked + 1) % state.n_seats
    state.slabs_before = 0
    if state.asked != state.first:
        begin_turn(state)
    elif state.round == ROUNDS[state.n_seats]:
        state.token = NO_TOKEN
        state.stage = OVER
    else:
        state.stage = DEAL_TOKEN


@rule("BAB-R.1", "BAB-R.2", "BAB-2.4", "BAB-DIFF-13")
def deal_token(state: State, token: int) -> None:
    """The revealed token applies to the next round."""
    state.token_left[token] -= 1
    state.token = token
    begin_round(state)
