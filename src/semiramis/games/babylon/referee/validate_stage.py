"""What must be true of a half-finished turn: only the stage that asks for a thing may have it pending."""

from collections.abc import Iterator

from semiramis.core.model.message import Message
from semiramis.core.model.rule import enforces
from semiramis.core.play.position import against, pending_fault, pending_faults
from semiramis.games.babylon.components.names import NO_CELL, NO_HOLE, NO_SYMBOL
from semiramis.games.babylon.rules.building import can_rest, lowest_level, slab_price
from semiramis.games.babylon.rules.stages import BUILD, MINE, REVEAL, STAGES, TURNING
from semiramis.games.babylon.rules.state import MINED, STORED, State


def stage_faults(state: State) -> Iterator[Message]:
    """Everything in a position that its stage does not allow."""
    for clause in (_pending, _uncovering, _tile_in_hand, _level, _recast_symbol, _slabs_of_turn):
        yield from clause(state)


def is_in_turn(state: State) -> bool:
    """Whether a player is in the middle of a turn; tiles revealed in setup belong to none."""
    return STAGES[state.stage].phase == "turn" and (state.stage != REVEAL or state.round > 0)


def _holds(state: State, name: str) -> bool:
    """Whether the stage of a position has a field pending."""
    return name in STAGES[state.stage].pending


def _pending(state: State) -> Iterator[Message]:
    """Fields that other stages use, or that this one uses only in a turn or with a token."""
    yield from pending_faults(STAGES, state)
    unused: tuple[str, ...] = ()
    if state.stage == REVEAL and not is_in_turn(state):
        unused = ("mined", "slabs_before")
    elif state.stage == BUILD and not state.token_used:
        unused = ("wild_hole",)
    for name in unused:
        if getattr(state, name) != STAGES.pending[name]:
            yield pending_fault(STAGES, state, name)


@enforces("BAB-A.1")
def _uncovering(state: State) -> Iterator[Message]:
    """A stack that is being uncovered has a tile left and shows none."""
    if state.stage == REVEAL:
        cell = state.uncovered
        if cell == NO_CELL or not state.stack[cell] or state.face[cell]:
            yield against("table.uncovered", "BAB-A.1")


@enforces("BAB-B.1.1")
def _tile_in_hand(state: State) -> Iterator[Message]:
    """The tile being built is the mined or the stored one, and it is there."""
    tiles = {MINED: state.mined, STORED: state.stored[state.asked]}
    if _holds(state, "building") and not tiles.get(state.building):
        yield against("table.building", "BAB-B.1.1")


@enforces("BAB-B.1.2")
def _level(state: State) -> Iterator[Message]:
    """A slab whose place is chosen has a level."""
    if _holds(state, "build_level") and not state.build_level:
        yield against("table.build_level", "BAB-B.1.2")


@enforces("BAB-R.6")
def _recast_symbol(state: State) -> Iterator[Message]:
    """A recast field and the symbol it counts as come together."""
    if (state.wild_hole == NO_HOLE) != (state.wild_piece == NO_SYMBOL):
        yield against("table.wild_piece", "BAB-R.6")


@enforces("BAB-B.1.1")
def _slabs_of_turn(state: State) -> Iterator[Message]:
    """A turn builds no slab before a tile is mined, and then only the mined and the stored tile."""
    if not is_in_turn(state):
        return
    seat = state.asked
    most = 0 if state.stage in (MINE, REVEAL) else 2 - (state.mined > 0) - (state.stored[seat] > 0)
    if not 0 <= state.n_slabs[seat] - state.slabs_before <= most:
        yield against("table.slabs_before", "BAB-B.1.1")


@enforces("BAB-B.1.2", "BAB-B.1.9", "BAB-B.1.18")
def slab_in_hand_faults(state: State) -> Iterator[Message]:
    """A slab whose place or supports are chosen can rest there and is paid for. Trusts the gardens."""
    if not _holds(state, "build_place"):
        return
    seat, place, level = state.asked, state.build_place, state.build_level
    if level < lowest_level(state, seat, place) or not can_rest(state, seat, place, level):
        yield against("table.build_place", "BAB-B.1.2")
    elif state.stage == TURNING and slab_price(state, seat, place, level, state.build_hang) > state.singles[seat]:
        yield against("table.build_hang", "BAB-B.1.9")
