"""What the lower skills do when they are unlocked; the upper ones score at the end."""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.components.names import BOARD_CELLS, CUPS, N_HALF_WAYS, N_WAYS, NO_CARD, ROW
from semiramis.games.ishtar.components.tables import SINGLE_FLOWERS, SKILL_GEMS
from semiramis.games.ishtar.rules.actions import DOUBLE_ON, KEEP_FROM, RESERVE_CARD, SINGLE_ON, offer
from semiramis.games.ishtar.rules.beds import grow, is_free_grass
from semiramis.games.ishtar.rules.carpet import other_stacks, take_top
from semiramis.games.ishtar.rules.stages import DRAW, REVEAL
from semiramis.games.ishtar.rules.state import MANY, ON_DOUBLE, ON_SINGLE, State, Work


@rule("ISH-8.6", "ISH-AMB-14")
def gems_to_take(state: State) -> int:
    """The number of gems skill F brings: two, or all that the bank has."""
    return min(SKILL_GEMS, state.bank[0] + state.bank[1] + state.bank[2])


@rule("ISH-8.7", "ISH-8.9")
def may_bloom(state: State, cell: int) -> bool:
    """Whether a single bloom may lie on a cell: free grass that does not touch beds of two assistants."""
    return is_free_grass(state, cell) and state.claim[cell] != MANY


@rule("ISH-8.8", "ISH-8.9")
def may_bloom_double(state: State, cell: int, other: int) -> bool:
    """Whether a double bloom may lie on two neighbouring cells."""
    if not may_bloom(state, cell) or not may_bloom(state, other):
        return False
    here = state.claim[cell]
    there = state.claim[other]
    return here == 0 or there == 0 or here == there


@rule("ISH-8.7", "ISH-AMB-14")
def list_singles(state: State, work: Work) -> None:
    """List every cell for a single bloom."""
    for cell in range(state.n_boards * BOARD_CELLS):
        if may_bloom(state, cell):
            offer(work, SINGLE_ON + cell, 1)


@rule("ISH-8.8", "ISH-AMB-14")
def list_doubles(state: State, work: Work) -> None:
    """List every pair of cells for a double bloom, named by one cell and the way to the other."""
    for cell in range(state.n_boards * BOARD_CELLS):
        if may_bloom(state, cell):
            for way in range(N_HALF_WAYS):
                if may_bloom_double(state, cell, state.around[cell][way]):
                    offer(work, DOUBLE_ON + N_HALF_WAYS * cell + way, 1)


@rule("ISH-8.7", "ISH-AMB-14")
def has_single(state: State) -> bool:
    """Whether a single bloom fits anywhere."""
    for cell in range(state.n_boards * BOARD_CELLS):
        if may_bloom(state, cell):
            return True
    return False


@rule("ISH-8.8", "ISH-AMB-14")
def has_double(state: State) -> bool:
    """Whether a double bloom fits anywhere."""
    for cell in range(state.n_boards * BOARD_CELLS):
        if may_bloom(state, cell):
            for way in range(N_HALF_WAYS):
                if may_bloom_double(state, cell, state.around[cell][way]):
                    return True
    return False


@rule("ISH-8.7", "ISH-8.9", "ISH-5.2")
def do_single(state: State, seat: int, cell: int) -> None:
    """Put a player's single bloom on a cell."""
    state.single_at[seat] = cell
    put_single(state, cell)


@rule("ISH-8.7")
def put_single(state: State, cell: int) -> None:
    """Grow the flowers of a single bloom."""
    state.standing[cell] = ON_SINGLE
    grow(state, cell, SINGLE_FLOWERS)


@rule("ISH-8.8", "ISH-8.9", "ISH-5.2")
def do_double(state: State, seat: int, cell: int, way: int) -> None:
    """Put a player's double bloom on two cells."""
    state.double_at[seat] = cell
    state.double_way[seat] = way
    put_double(state, cell, way)


@rule("ISH-8.8", "ISH-AMB-12")
def put_double(state: State, cell: int, way: int) -> None:
    """Grow the flowers of a double bloom: one on each half, or two with that option."""
    other = state.around[cell][way]
    state.standing[cell] = ON_DOUBLE + way
    state.standing[other] = ON_DOUBLE + (way + N_HALF_WAYS) % N_WAYS
    grow(state, cell, 1 + state.double_bloom)
    grow(state, other, 1 + state.double_bloom)


@rule("ISH-8.10", "ISH-8.11", "ISH-AMB-14", "ISH-AMB-20")
def call_assistant(state: State, seat: int) -> None:
    """Call an assistant from the carpet, if one is left there."""
    if state.on_carpet[seat] > 0:
        state.on_carpet[seat] -= 1
        state.in_front[seat] += 1


@rule("ISH-8.10", "ISH-AMB-14")
def has_card(state: State) -> bool:
    """Whether the row has a card."""
    for place in range(ROW):
        if state.row[place] != NO_CARD:
            return True
    return False


@rule("ISH-8.10")
def list_reservations(state: State, work: Work) -> None:
    """List every card of the row."""
    for place in range(ROW):
        if state.row[place] != NO_CARD:
            offer(work, RESERVE_CARD + place, 1)


@rule("ISH-8.10", "ISH-AMB-09")
def do_reserve(state: State, seat: int, place: int) -> None:
    """Reserve a card of the row with its tree; it is paid for when it is bought."""
    state.reserved[seat] = state.row[place]
    state.row[place] = NO_CARD


@rule("ISH-8.11", "ISH-AMB-07")
def may_keep_from(state: State, cup: int) -> bool:
    """Whether skill J may take from a stack; under the can only with that option, or if no other has tiles."""
    if state.height[cup] == 0:
        return False
    return cup != state.can or state.hidden_stack == 0 or other_stacks(state) == 0


@rule("ISH-8.11", "ISH-AMB-14")
def has_stack(state: State) -> bool:
    """Whether any stack has tiles."""
    for cup in range(CUPS):
        if state.height[cup] > 0:
            return True
    return False


@rule("ISH-8.11", "ISH-AMB-07")
def list_keepings(state: State, work: Work) -> None:
    """List every stack that skill J may take from."""
    for cup in range(CUPS):
        if may_keep_from(state, cup):
            offer(work, KEEP_FROM + cup, 1)


@rule("ISH-8.11", "ISH-AMB-07", "ISH-AMB-08")
def do_keep(state: State, seat: int, cup: int) -> None:
    """Keep a tile for a later turn; the next one of its stack is revealed, except under the can."""
    if cup == state.can:
        state.stage = DRAW
    else:
        state.kept[seat] = take_top(state, cup)
        if state.height[cup] > 0:
            state.opened = cup
            state.stage = REVEAL
