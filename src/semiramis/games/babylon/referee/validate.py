"""What must be true of every position: ranges, every component accounted for, and gardens that can stand."""

from collections.abc import Iterator

from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Message, message
from semiramis.core.model.rule import enforces
from semiramis.core.play.position import against, range_faults, total_fault
from semiramis.games.babylon.components.names import NO_CELL, NO_HOLE
from semiramis.games.babylon.components.tables import (
    ALL_BELVEDERES,
    ALL_BRIDGES,
    ALL_DOUBLES,
    ALL_FOUNTAINS,
    ALL_SINGLES,
    ALL_STAIRS,
    ALL_STATUES,
    CLAY_REMOVED,
    FIRST_START_TILE,
    QUARRY_WORDS,
    ROUNDS,
    STORE_PILLARS,
    TILE_MATERIAL,
    TILE_WORDS,
    TOKEN_COUNT,
    TOKEN_WORDS,
)
from semiramis.games.babylon.referee.validate_garden import check_garden
from semiramis.games.babylon.rules.building import can_rest, lowest_level, slab_price
from semiramis.games.babylon.rules.state import (
    BELVEDERE,
    BUILD,
    DEAL_CLAY,
    DEAL_FIRST,
    DEAL_TOKEN,
    DOUBLE,
    FIRST_PIECE,
    HANGING,
    MINE,
    NO_HANG,
    OVER,
    PLACING,
    REMOVE,
    REVEAL,
    SINGLE,
    STAGE,
    TURNING,
    State,
    Work,
)
from semiramis.games.babylon.rules.turn import legal


def check(state: State) -> list[Message]:
    """The broken invariants of a position, each naming its place; none for every position of a real game."""
    broken = range_faults(state)
    for chapter in (_seats, _pending, _quarry, _tiles, _tokens, _clock, _set_up, _gardens, _in_hand):
        if not broken:
            broken.extend(chapter(state))
    if not broken and state.stage != OVER and legal(state, Work()) == 0:
        broken.append(message("position-no-move", stage=STAGE.words[state.stage]))
    return broken


def _seats(state: State) -> Iterator[Message]:
    """Seats that are not in the game own nothing and are never asked."""
    for seat in range(state.n_seats, 4):
        if (
            state.singles[seat]
            or state.doubles[seat]
            or state.stored[seat]
            or state.n_slabs[seat]
            or state.n_pieces[seat]
        ):
            yield against(f"seats.{SEAT.words[seat]}", "BAB-0.1")
    for place, seat in (("table.asked", state.asked), ("table.first", state.first)):
        if seat >= state.n_seats:
            yield against(place, "BAB-1.8")


def _pending(state: State) -> Iterator[Message]:
    """Only the stage that asks for a thing may have it pending."""
    stage, turning = state.stage, state.stage in (PLACING, HANGING, TURNING)
    allowed = {
        "uncovered": (stage == REVEAL, NO_CELL),
        "mined": (stage == BUILD or turning or (stage == REVEAL and state.round > 0), 0),
        "building": (turning, 0),
        "build_place": (stage in (HANGING, TURNING), 0),
        "build_level": (stage in (HANGING, TURNING), 0),
        "build_hang": (stage == TURNING, 0),
        "wild_hole": (stage == BUILD and state.token_used > 0, NO_HOLE),
        "wild_piece": (state.wild_hole != NO_HOLE, 0),
        "token_used": (stage == BUILD or turning, 0),
        "last_pair": (stage == BUILD or turning, 0),
        "last_statue": (stage == BUILD or turning, NO_HOLE),
        "slabs_before": (MINE <= stage <= TURNING or (stage == REVEAL and state.round > 0), 0),
        "dealt": (stage == DEAL_CLAY, 0),
    }
    for name, (may, empty) in allowed.items():
        if not may and getattr(state, name) != empty:
            yield message("position-pending", place=f"table.{name}", stage=STAGE.words[stage])
    if stage == REVEAL and (
        state.uncovered == NO_CELL or not state.stack[state.uncovered] or state.face[state.uncovered]
    ):
        yield against("table.uncovered", "BAB-A.1")
    in_hand = {1: state.mined, 2: state.stored[state.asked]}.get(state.building, 0)
    if turning and not in_hand:
        yield against("table.building", "BAB-B.1.1")
    if stage in (HANGING, TURNING) and not state.build_level:
        yield against("table.build_level", "BAB-B.1.2")
    if (state.wild_hole == NO_HOLE) != (state.wild_piece == 0):
        yield against("table.wild_piece", "BAB-R.6")
    if MINE <= stage <= TURNING or (stage == REVEAL and state.round):
        built = state.n_slabs[state.asked] - state.slabs_before
        most = 0 if stage in (MINE, REVEAL) else 2 - (state.mined > 0) - (state.stored[state.asked] > 0)
        if not 0 <= built <= most:
            yield against("table.slabs_before", "BAB-B.1.1")


@enforces("BAB-B.1.2", "BAB-B.1.9", "BAB-B.1.18")
def _in_hand(state: State) -> Iterator[Message]:
    """A slab whose place or supports are chosen can rest there and is paid for."""
    seat, place, level = state.asked, state.build_place, state.build_level
    if state.stage in (HANGING, TURNING):
        if level < lowest_level(state, seat, place) or not can_rest(state, seat, place, level):
            yield against("table.build_place", "BAB-B.1.2")
        elif state.stage == TURNING and slab_price(state, seat, place, level, state.build_hang) > state.singles[seat]:
            yield against("table.build_hang", "BAB-B.1.9")


@enforces("BAB-1.3", "BAB-1.4", "BAB-1.13", "BAB-A.1")
def _quarry(state: State) -> Iterator[Message]:
    """The tile that shows is of its layer, and every stack shows one unless it is being uncovered."""
    for cell, tile in enumerate(state.face):
        place = f"table.face.{QUARRY_WORDS[cell]}"
        if tile and (not state.stack[cell] or TILE_MATERIAL[tile] != 3 - state.stack[cell]):
            yield against(place, "BAB-1.3")
        waiting = state.uncovered == cell or (state.stage == DEAL_CLAY and cell >= state.dealt) or state.stage == OVER
        last = state.round == ROUNDS[state.n_seats]
        if state.stack[cell] and not tile and not waiting and not last:
            yield against(place, "BAB-A.1")
    if state.stage == DEAL_CLAY and any(state.face[state.dealt :]):
        yield against("table.dealt", "BAB-1.3")
    if state.removed > CLAY_REMOVED[state.n_seats] or (state.stage in (DEAL_CLAY, DEAL_FIRST) and state.removed):
        yield against("table.removed", "BAB-1.10")
    for material in range(3):
        unseen = sum(b for t, b in enumerate(state.buried) if b and TILE_MATERIAL[t] == material)
        hidden = sum(
            stack > 3 - material or (stack == 3 - material and not face)
            for stack, face in zip(state.stack, state.face, strict=True)
        )
        yield from total_fault("table.buried", unseen, hidden)


@enforces("BAB-0.6", "BAB-1.5", "BAB-C.6", "BAB-C.7")
def _tiles(state: State) -> Iterator[Message]:
    """No tile is in two places, and starting tiles are with their owners."""
    lying = [tile for tile in (*state.face, *state.stored, state.mined) if tile]
    for seat in range(state.n_seats):
        lying += state.slab_tile[seat][: state.n_slabs[seat]]
        for tile in (*state.slab_tile[seat][: state.n_slabs[seat]], state.stored[seat]):
            if tile >= FIRST_START_TILE and tile != FIRST_START_TILE + seat:
                yield against(f"seats.{SEAT.words[seat]}.stored", "BAB-1.5")
    lying += [tile for tile, unseen in enumerate(state.buried) if unseen]
    for tile in sorted(set(lying)):
        if lying.count(tile) > 1 or (tile == 0) or (tile > 48 and state.buried[tile]):
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


@enforces("BAB-2.1", "BAB-2.2", "BAB-2.5", "BAB-E.1")
def _clock(state: State) -> Iterator[Message]:
    """As many tiles have left the quarry as there were removals and turns."""
    n, stage = state.n_seats, state.stage
    before_round = stage in (DEAL_CLAY, DEAL_FIRST, REMOVE) or (stage == REVEAL and state.round == 0)
    if before_round != (state.round == 0) or state.round > ROUNDS[n]:
        yield against("table.round", "BAB-2.1")
        return
    turn = (state.asked - state.first) % n
    if before_round:
        turns = 0
        if stage in (REMOVE, REVEAL) and state.asked != (state.first + state.removed) % n:
            yield against("table.asked", "BAB-1.10")
    elif stage in (DEAL_TOKEN, OVER):
        turns = state.round * n
        if turn or (stage == OVER and state.round != ROUNDS[n]):
            yield against("table.stage", "BAB-E.1")
    else:
        turns = (state.round - 1) * n + turn + (stage != MINE)
        if state.removed != CLAY_REMOVED[n]:
            yield against("table.removed", "BAB-1.10")
    yield from total_fault("table.stack", 48 - sum(state.stack), state.removed + turns)


@enforces("BAB-1.5", "BAB-1.6", "BAB-1.13", "BAB-1.14")
def _set_up(state: State) -> Iterator[Message]:
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


@enforces("BAB-AMB-12", "BAB-C.1", "BAB-C.2", "BAB-1.2", "BAB-1.6", "BAB-0.8")
def _gardens(state: State) -> Iterator[Message]:
    """Every garden can stand, and pillars, belvederes and decorations add up to what is in the box."""
    singles = state.supply[SINGLE] + sum(state.singles)
    doubles = state.supply[DOUBLE] + sum(state.doubles)
    for seat in range(state.n_seats):
        faults, used = check_garden(state, seat)
        yield from faults
        singles, doubles = singles + used[0], doubles + used[1]
        idle = seat != state.asked or (not MINE <= state.stage <= TURNING and state.stage != REVEAL)
        if idle and state.singles[seat] > STORE_PILLARS:
            yield against(f"seats.{SEAT.words[seat]}.singles", "BAB-C.1")
        if idle and state.doubles[seat]:
            yield against(f"seats.{SEAT.words[seat]}.doubles", "BAB-C.2")
    if state.supply_limit:
        return
    yield from total_fault("table.supply.single", singles, ALL_SINGLES)
    yield from total_fault("table.supply.double", doubles, ALL_DOUBLES)
    hanging = sum(h != NO_HANG for s in range(state.n_seats) for h in state.slab_hang[s][: state.n_slabs[s]])
    yield from total_fault("table.supply.belvedere", state.supply[BELVEDERE] + hanging, ALL_BELVEDERES)
    boxes = (ALL_STATUES, ALL_FOUNTAINS, ALL_BRIDGES, ALL_STAIRS)
    for kind, box in enumerate(boxes, start=1):
        built = sum(state.piece_kind[s][: state.n_pieces[s]].count(kind) for s in range(state.n_seats))
        yield from total_fault(
            f"table.supply.{('statue', 'fountain', 'bridge', 'stairs')[kind - 1]}",
            state.supply[FIRST_PIECE + kind - 1] + built,
            box,
        )
