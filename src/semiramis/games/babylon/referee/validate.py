"""What must be true of every position: ranges, every component accounted for, and gardens that can stand."""

from collections.abc import Iterator

from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Message, message
from semiramis.core.model.rule import enforces
from semiramis.core.play.position import against, range_faults, total_fault
from semiramis.games.babylon.components.names import (
    BRIDGE,
    FIRST_START_TILE,
    FOUNTAIN,
    FULL_STACK,
    N_CELLS,
    NO_TILE,
    QUARRY_WORDS,
    STAIRS,
    STATUE,
    TILE_WORDS,
    TOKEN_WORDS,
)
from semiramis.games.babylon.components.tables import (
    ALL_BELVEDERES,
    ALL_BRIDGES,
    ALL_DOUBLES,
    ALL_FOUNTAINS,
    ALL_SINGLES,
    ALL_STAIRS,
    ALL_STATUES,
    CLAY_REMOVED,
    ROUNDS,
    STORE_PILLARS,
    TOKEN_COUNT,
)
from semiramis.games.babylon.referee.validate_garden import check_garden
from semiramis.games.babylon.referee.validate_quarry import quarry_faults
from semiramis.games.babylon.referee.validate_stage import slab_in_hand_faults, stage_faults
from semiramis.games.babylon.rules.stages import (
    MINE,
    OVER,
    REMOVE,
    REVEAL,
    STAGES,
)
from semiramis.games.babylon.rules.state import (
    BELVEDERE,
    DOUBLE,
    FIRST_PIECE,
    MAX_SEATS,
    NO_HANG,
    SINGLE,
    SUPPLY,
    State,
    Work,
)
from semiramis.games.babylon.rules.turn import legal


def validate(state: State) -> list[Message]:
    """Everything that makes a position impossible, each with its place; empty for every position of a real game.

    The first chapter with faults ends the search, as later chapters rely on earlier ones.
    """
    faults = range_faults(state)
    for chapter in (
        _seats,
        stage_faults,
        quarry_faults,
        _tiles,
        _tokens,
        _clock,
        _setup,
        _gardens,
        slab_in_hand_faults,
    ):
        if not faults:
            faults.extend(chapter(state))
    if not faults and state.stage != OVER and legal(state, Work()) == 0:
        faults.append(message("position-no-move", stage=STAGES[state.stage].name))
    return faults


def _seats(state: State) -> Iterator[Message]:
    """Seats that are not in the game own nothing and are never asked."""
    belongings = (state.singles, state.doubles, state.stored, state.n_slabs, state.n_pieces)
    for seat in range(state.n_seats, MAX_SEATS):
        if any(things[seat] for things in belongings):
            yield against(f"seats.{SEAT.words[seat]}", "BAB-0.1")
    for place, seat in (("table.asked", state.asked), ("table.first", state.first)):
        if seat >= state.n_seats:
            yield against(place, "BAB-1.8")


def _tiles(state: State) -> Iterator[Message]:
    """Starting tiles are with their owners, and no tile is in two places."""
    yield from _start_tiles(state)
    yield from _tiles_twice(state)


def _built(state: State, seat: int) -> list[int]:
    return state.slab_tile[seat][: state.n_slabs[seat]]


@enforces("BAB-0.6", "BAB-1.5")
def _start_tiles(state: State) -> Iterator[Message]:
    for seat in range(state.n_seats):
        for tile in (*_built(state, seat), state.stored[seat]):
            if tile >= FIRST_START_TILE and tile != FIRST_START_TILE + seat:
                yield against(f"seats.{SEAT.words[seat]}.stored", "BAB-1.5")


@enforces("BAB-C.6", "BAB-C.7")
def _tiles_twice(state: State) -> Iterator[Message]:
    built = [tile for seat in range(state.n_seats) for tile in _built(state, seat)]
    unseen = [tile for tile, buried in enumerate(state.buried) if buried]
    found = [*built, *unseen, *(tile for tile in (*state.face, *state.stored, state.mined) if tile)]
    for tile in sorted(set(found)):
        buried_start = tile >= FIRST_START_TILE and tile in unseen
        if tile == NO_TILE or buried_start or found.count(tile) > 1:
            yield message("position-twice", place="table.face", thing=TILE_WORDS[tile])


@enforces("BAB-1.7", "BAB-R.1", "BAB-2.4")
def _tokens(state: State) -> Iterator[Message]:
    """Tokens seen so far are one for every finished round."""
    for token, name in enumerate(TOKEN_WORDS):
        if state.token_left[token] > TOKEN_COUNT[token]:
            yield message("position-too-many", place="table.token_left", thing=name, most=TOKEN_COUNT[token])
    seen = sum(TOKEN_COUNT) - sum(state.token_left)
    yield from total_fault("table.token_left", seen, max(0, state.round - 1))
    if (state.token > 0) != (state.round > 1 and state.stage != OVER):
        yield against("table.token", "BAB-2.4")
    elif state.token and state.token_left[state.token] >= TOKEN_COUNT[state.token]:
        yield against("table.token", "BAB-R.1")


@enforces("BAB-2.1", "BAB-2.2")
def _clock(state: State) -> Iterator[Message]:
    """As many tiles have left the quarry as there were removals and turns."""
    if _is_setup(state) != (state.round == 0) or state.round > ROUNDS[state.n_seats]:
        yield against("table.round", "BAB-2.1")
        return
    yield from _order(state)
    yield from total_fault("table.stack", N_CELLS * FULL_STACK - sum(state.stack), state.removed + _turns(state))


def _is_setup(state: State) -> bool:
    """Whether no round has begun by the stage of a position."""
    return STAGES[state.stage].phase == "setup" or (state.stage == REVEAL and state.round == 0)


def _turns(state: State) -> int:
    """The turns in which a tile has been mined."""
    if _is_setup(state):
        return 0
    if STAGES[state.stage].phase != "turn":
        return state.round * state.n_seats
    turn = (state.asked - state.first) % state.n_seats
    return (state.round - 1) * state.n_seats + turn + (state.stage != MINE)


@enforces("BAB-1.10", "BAB-2.5", "BAB-E.1")
def _order(state: State) -> Iterator[Message]:
    """Removals and turns go clockwise from the first player; turns begin after the last removal."""
    n = state.n_seats
    if _is_setup(state):
        if state.stage in (REMOVE, REVEAL) and state.asked != (state.first + state.removed) % n:
            yield against("table.asked", "BAB-1.10")
    elif STAGES[state.stage].phase == "turn":
        if state.removed != CLAY_REMOVED[n]:
            yield against("table.removed", "BAB-1.10")
    elif state.asked != state.first or (state.stage == OVER and state.round != ROUNDS[n]):
        yield against("table.stage", "BAB-E.1")


@enforces("BAB-1.5", "BAB-1.6", "BAB-1.13", "BAB-1.14")
def _setup(state: State) -> Iterator[Message]:
    """Before the first turn everybody has the starting tile and nothing else, and only clay has left the quarry."""
    if state.round > 0:
        return
    for seat in range(state.n_seats):
        home = f"seats.{SEAT.words[seat]}"
        if state.singles[seat] or state.doubles[seat]:
            yield against(f"{home}.singles", "BAB-1.6")
        if state.stored[seat] != FIRST_START_TILE + seat or state.n_slabs[seat]:
            yield against(f"{home}.stored", "BAB-1.5")
    for cell, stack in enumerate(state.stack):
        if stack < 2:
            yield against(f"table.stack.{QUARRY_WORDS[cell]}", "BAB-1.13")


def _gardens(state: State) -> Iterator[Message]:
    """Every garden can stand, and pillars, belvederes and decorations add up to what is in the box."""
    used = [0, 0]
    for seat in range(state.n_seats):
        faults, (singles, doubles) = check_garden(state, seat)
        yield from faults
        used = [used[SINGLE] + singles, used[DOUBLE] + doubles]
    yield from _stores(state)
    if not state.supply_limit:
        yield from _pillars(state, used)
        yield from _pieces(state)


@enforces("BAB-C.1", "BAB-C.2", "BAB-0.8")
def _stores(state: State) -> Iterator[Message]:
    """Between turns a player keeps no more single pillars than the board holds, and no double ones."""
    for seat in range(state.n_seats):
        if seat == state.asked and STAGES[state.stage].phase == "turn":
            continue
        if state.singles[seat] > STORE_PILLARS:
            yield against(f"seats.{SEAT.words[seat]}.singles", "BAB-C.1")
        if state.doubles[seat]:
            yield against(f"seats.{SEAT.words[seat]}.doubles", "BAB-C.2")


@enforces("BAB-AMB-12", "BAB-1.2", "BAB-1.6")
def _pillars(state: State, used: list[int]) -> Iterator[Message]:
    """Pillars are in the supply, with players or in gardens."""
    for kind, held, box in ((SINGLE, state.singles, ALL_SINGLES), (DOUBLE, state.doubles, ALL_DOUBLES)):
        found = state.supply[kind] + sum(held) + used[kind]
        yield from total_fault(f"table.supply.{SUPPLY.words[kind]}", found, box)


@enforces("BAB-AMB-12", "BAB-1.2")
def _pieces(state: State) -> Iterator[Message]:
    """Belvederes and decorations are in the supply or in gardens."""
    seats = range(state.n_seats)
    hanging = sum(hang != NO_HANG for s in seats for hang in state.slab_hang[s][: state.n_slabs[s]])
    yield from total_fault("table.supply.belvedere", state.supply[BELVEDERE] + hanging, ALL_BELVEDERES)
    for piece, box in {STATUE: ALL_STATUES, FOUNTAIN: ALL_FOUNTAINS, BRIDGE: ALL_BRIDGES, STAIRS: ALL_STAIRS}.items():
        kind = FIRST_PIECE + piece - 1
        built = sum(state.piece_kind[s][: state.n_pieces[s]].count(piece) for s in seats)
        yield from total_fault(f"table.supply.{SUPPLY.words[kind]}", state.supply[kind] + built, box)
