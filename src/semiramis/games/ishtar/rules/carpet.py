"""Step 1: choose a tile. The watering can moves around the carpet, and the stack it leaves is revealed."""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.components.names import CUPS, NO_CUP, NO_TILE, TILES_OF_SHAPE
from semiramis.games.ishtar.rules.actions import CAN_TO, DEAL_TILE_CODE, USE_KEPT, offer
from semiramis.games.ishtar.rules.payment import n_gems
from semiramis.games.ishtar.rules.placing import has_place
from semiramis.games.ishtar.rules.stages import DRAW, REVEAL
from semiramis.games.ishtar.rules.state import State, Work

NO_STOP = 99
EMPTY_STACKS_AT_END = 2


@rule("ISH-3.1", "ISH-3.2", "ISH-3.3", "ISH-AMB-02", "ISH-AMB-03")
def step_price(state: State, cup: int) -> int:
    """The gems it costs to move the can to a cup: 0 for the first full one; NO_STOP for empty cups and its own."""
    if state.height[cup] == 0:
        return NO_STOP
    if state.can == NO_CUP:
        return 0
    price = 0
    for step in range(1, CUPS):
        passed = (state.can + step) % CUPS
        if passed == cup:
            return price
        if state.height[passed] > 0:
            price += 1
    return NO_STOP


@rule("ISH-AMB-02")
def other_stacks(state: State) -> int:
    """The number of stacks with tiles, not counting the one under the can."""
    found = 0
    for cup in range(CUPS):
        if cup != state.can and state.height[cup] > 0:
            found += 1
    return found


@rule("ISH-AMB-02")
def may_draw_blind(state: State) -> bool:
    """Whether only the stack under the can is left to take from."""
    return state.can != NO_CUP and state.height[state.can] > 0 and other_stacks(state) == 0


@rule("ISH-AMB-02", "ISH-AMB-04", "ISH-2.2")
def has_tile_to_choose(state: State, seat: int) -> bool:
    """Whether a player has any tile to choose; a kept tile that fits nowhere does not count."""
    if other_stacks(state) > 0 or may_draw_blind(state):
        return True
    return state.kept[seat] != NO_TILE and has_place(state, state.kept[seat])


@rule("ISH-3.1", "ISH-3.2", "ISH-3.3", "ISH-3.8", "ISH-AMB-02", "ISH-AMB-04", "ISH-AMB-08")
def list_cups(state: State, work: Work, seat: int) -> None:
    """List every affordable tile that fits somewhere; where none does, every tile that is free."""
    gems = n_gems(state, seat)
    if state.kept[seat] != NO_TILE and has_place(state, state.kept[seat]):
        offer(work, USE_KEPT, 1)
    for cup in range(CUPS):
        if step_price(state, cup) <= gems and has_place(state, state.top[cup]):
            offer(work, CAN_TO + cup, 1)
    if may_draw_blind(state):
        offer(work, CAN_TO + state.can, 1)
    if work.n_legal == 0:
        for cup in range(CUPS):
            if step_price(state, cup) == 0:
                offer(work, CAN_TO + cup, 1)


@rule("ISH-3.5", "ISH-3.6", "ISH-3.7", "ISH-AMB-01", "ISH-AMB-02")
def move_can(state: State) -> None:
    """Move the can to its target and take the top tile there; the stack left behind is to be revealed."""
    left = state.can
    cup = state.target
    state.target = NO_CUP
    state.cost = 0
    if left == cup:
        state.stage = DRAW
    else:
        state.can = cup
        state.hand = take_top(state, cup)
        if left != NO_CUP and state.height[left] > 0:
            state.opened = left
            state.stage = REVEAL


@rule("ISH-3.5")
def take_top(state: State, cup: int) -> int:
    """Take the face-up tile of a stack and return it."""
    tile = state.top[cup]
    state.top[cup] = NO_TILE
    state.height[cup] -= 1
    return tile


@rule("ISH-1.7", "ISH-1.8")
def list_hidden(state: State, work: Work, cup: int) -> None:
    """List the unseen tiles of a stack's shape: any of them may be on top."""
    first = 1 + TILES_OF_SHAPE * (state.cup_shape[cup] - 1)
    for tile in range(first, first + TILES_OF_SHAPE):
        if state.unseen[tile] > 0:
            offer(work, DEAL_TILE_CODE + tile - 1, 1)


@rule("ISH-3.6", "ISH-8.11")
def turn_up(state: State, tile: int) -> None:
    """Reveal the top tile of the opened stack."""
    state.unseen[tile] = 0
    state.top[state.opened] = tile
    state.opened = NO_CUP


@rule("ISH-AMB-02", "ISH-AMB-07", "ISH-AMB-16")
def draw_blind(state: State, tile: int) -> None:
    """Take and reveal the hidden top of the stack under the can; the next tile stays hidden."""
    state.unseen[tile] = 0
    state.height[state.can] -= 1


@rule("ISH-10.1")
def empty_stacks(state: State) -> int:
    """The number of empty stacks."""
    found = 0
    for cup in range(CUPS):
        if state.height[cup] == 0:
            found += 1
    return found


@rule("ISH-10.1", "ISH-10.2")
def is_last_round(state: State) -> bool:
    """Whether enough stacks are empty for the game to end after this round."""
    return empty_stacks(state) >= EMPTY_STACKS_AT_END
