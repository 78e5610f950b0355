"""Conservation in the rules dialect: whether every pillar, piece and tile is accounted for."""

from semiramis.core.model.rule import rule
from semiramis.games.babylon.components.names import BRIDGE, FOUNTAIN, N_FLOWERS, STAIRS, STATUE
from semiramis.games.babylon.components.tables import (
    ALL_BELVEDERES,
    ALL_BRIDGES,
    ALL_FOUNTAINS,
    ALL_STAIRS,
    ALL_STATUES,
    ROUNDS,
    STORE_PILLARS,
)
from semiramis.games.babylon.rules.stages import BUILD, TURNING
from semiramis.games.babylon.rules.state import BELVEDERE, FIRST_PIECE, NO_HANG, State


@rule("BAB-AMB-12", "BAB-B.2.16")
def pieces_are_whole(state: State, kind: int, box: int) -> bool:
    """A kind of decoration is in the supply or in gardens."""
    found = state.supply[FIRST_PIECE + kind - 1]
    for seat in range(state.n_seats):
        for piece in range(state.n_pieces[seat]):
            if state.piece_kind[seat][piece] == kind:
                found += 1
    return found == box


@rule("BAB-AMB-12", "BAB-B.1.10")
def belvederes_are_whole(state: State) -> bool:
    """Belvederes are in the supply or on hanging corners."""
    found = state.supply[BELVEDERE]
    for seat in range(state.n_seats):
        for slab in range(state.n_slabs[seat]):
            if state.slab_hang[seat][slab] != NO_HANG:
                found += 1
    return found == ALL_BELVEDERES


@rule("BAB-C.1", "BAB-C.2")
def pillars_are_sound(state: State) -> bool:
    """No count of pillars is negative, and players who are not building keep no more than their boards hold."""
    for kind in range(FIRST_PIECE):
        if state.supply[kind] < 0:
            return False
    for seat in range(state.n_seats):
        if state.singles[seat] < 0 or state.doubles[seat] < 0:
            return False
        resting = seat != state.asked or state.round == 0 or state.stage > TURNING
        if resting and (state.singles[seat] > STORE_PILLARS or state.doubles[seat] > 0):
            return False
    return True


@rule("BAB-1.3", "BAB-C.7", "BAB-S.11")
def flowers_are_sound(state: State) -> bool:
    """A built tile is nowhere else, and no more flowers are in sight than tiles were built."""
    for seat in range(state.n_seats):
        flowers = 0
        for flower in range(N_FLOWERS):
            flowers += state.flowers[seat][flower]
        if flowers > state.n_slabs[seat]:
            return False
        for slab in range(state.n_slabs[seat]):
            tile = state.slab_tile[seat][slab]
            if state.buried[tile] > 0 or tile == state.stored[seat] or tile == state.mined:
                return False
    return True


@rule("BAB-2.1")
def is_sound(state: State) -> bool:
    """Whether nothing is lost or doubled, and the game goes on as it should."""
    if state.round > ROUNDS[state.n_seats] or (state.stage > BUILD and state.round == 0):
        return False
    if not pillars_are_sound(state) or not flowers_are_sound(state):
        return False
    if state.supply_limit > 0:
        return True
    return (
        belvederes_are_whole(state)
        and pieces_are_whole(state, STATUE, ALL_STATUES)
        and pieces_are_whole(state, FOUNTAIN, ALL_FOUNTAINS)
        and pieces_are_whole(state, BRIDGE, ALL_BRIDGES)
        and pieces_are_whole(state, STAIRS, ALL_STAIRS)
    )
