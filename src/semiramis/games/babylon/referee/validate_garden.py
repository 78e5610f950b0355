"""Whether a garden can stand: it is rebuilt slab by slab and piece by piece, and each step must be possible."""

from collections.abc import Iterator

from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Message
from semiramis.core.model.rule import enforces
from semiramis.core.play.position import against
from semiramis.games.babylon.components.names import ADD_TOKEN, BRIDGE, CHANGE_TOKEN, FOUNTAIN, STAIRS, STATUE
from semiramis.games.babylon.components.tables import PLACE_HOLE, TOKEN_COUNT
from semiramis.games.babylon.rules.actions import PAIR_HOLE, SPAN_HOLE
from semiramis.games.babylon.rules.building import is_taken, may_hang, support_height
from semiramis.games.babylon.rules.decorating import in_line, is_first_statue
from semiramis.games.babylon.rules.garden import clear_view, lay_slab, set_piece, survey_garden
from semiramis.games.babylon.rules.ground import CANNOT
from semiramis.games.babylon.rules.state import (
    GAP_BARE,
    GAP_DECORATED,
    MAX_SEATS,
    PIECES,
    SLABS,
    STANDS_BELVEDERE,
    State,
)

VIEW = ("roof", "top", "symbol", "standing", "mate", "span", "in_sight", "shown", "points", "flowers",
        "statue_row", "statue_column")  # fmt: skip
TALLY = ("statues", "statues_ever", "highest")


def derive(state: State) -> None:
    """Recompute the gardens from above; one that cannot stand is left empty, and `validate` says why."""
    for seat in range(MAX_SEATS):
        if list(_building_faults(state, seat, state.clone(), [0, 0])):
            clear_view(state, seat)
        else:
            survey_garden(state, seat)


def check_garden(state: State, seat: int) -> tuple[list[Message], tuple[int, int]]:
    """The faults of a garden, and the numbers of single and double pillars in it."""
    probe, used = state.clone(), [0, 0]
    faults = list(_building_faults(state, seat, probe, used))
    if not faults:
        faults = list(_consistent(state, probe, seat))
    return faults, (used[0], used[1])


def _building_faults(state: State, seat: int, probe: State, used: list[int]) -> Iterator[Message]:
    """Rebuild a garden on the probe and count its pillars in `used`; stop at the first fault."""
    home = f"seats.{SEAT.words[seat]}"
    clear_view(probe, seat)
    probe.n_slabs[seat], probe.supply_limit = 0, 1
    piece = recast = 0
    for slab in range(state.n_slabs[seat]):
        faults = list(_slab_faults(probe, seat, slab, f"{home}.slab_place.{slab + 1}", used))
        if faults:
            yield from faults
            return
        lay_slab(probe, seat, slab)
        probe.n_slabs[seat] = slab + 1
        while piece < state.n_pieces[seat] and state.piece_after[seat][piece] == slab + 1:
            faults = list(_piece_faults(probe, seat, piece, f"{home}.piece_hole.{piece + 1}"))
            if faults:
                yield from faults
                return
            recast += _recast_fields(probe, seat, piece)
            hole, other = state.piece_hole[seat][piece], state.piece_other[seat][piece]
            set_piece(probe, seat, state.piece_kind[seat][piece], hole, other)
            piece += 1
    if recast > TOKEN_COUNT[CHANGE_TOKEN] + TOKEN_COUNT[ADD_TOKEN]:
        yield against(f"{home}.piece_kind", "BAB-R.6")
    if piece != state.n_pieces[seat]:
        yield against(f"{home}.piece_after", "BAB-B.2.1")


@enforces("BAB-B.1.9", "BAB-B.1.12", "BAB-B.1.14", "BAB-B.1.16", "BAB-B.1.17", "BAB-B.1.18", "BAB-B.1.19", "BAB-B.1.21")
def _slab_faults(probe: State, seat: int, slab: int, place: str, used: list[int]) -> Iterator[Message]:
    """What keeps a slab from lying where it lies, on what was there before it."""
    level, at = probe.slab_level[seat][slab], probe.slab_place[seat][slab]
    if not probe.slab_tile[seat][slab]:
        yield against(place, "BAB-1.3")
        return
    if not 1 <= level <= probe.highest[seat] + 1:
        yield against(place, "BAB-B.1.16")
        return
    if is_taken(probe, seat, at, level):
        yield against(place, "BAB-B.1.13")
    yield from _corner_faults(probe, seat, slab, place, used)


def _corner_faults(probe: State, seat: int, slab: int, place: str, used: list[int]) -> Iterator[Message]:
    """What keeps a corner of a slab from being where it is; counts the pillars under the others in `used`."""
    level = probe.slab_level[seat][slab]
    for corner, hole in enumerate(PLACE_HOLE[probe.slab_place[seat][slab]]):
        if probe.top[seat][hole] >= level:
            yield against(place, "BAB-B.1.18")
        elif corner == probe.slab_hang[seat][slab]:
            if not may_hang(probe, seat, hole, level):
                yield against(place, "BAB-AMB-05")
        elif (height := support_height(probe, seat, hole, level)) == CANNOT:
            yield against(place, "BAB-B.1.9")
        elif height:
            used[height - 1] += 1


def _piece_faults(probe: State, seat: int, piece: int, place: str) -> Iterator[Message]:
    """What keeps a decoration from standing where it stands."""
    kind = probe.piece_kind[seat][piece]
    hole, other = probe.piece_hole[seat][piece], probe.piece_other[seat][piece]
    yield from _field_faults(probe, seat, hole, other, place)
    if kind == STATUE:
        yield from _statue_faults(probe, seat, hole, other, place)
    elif kind in (FOUNTAIN, STAIRS):
        yield from _pair_faults(probe, seat, kind, hole, other, place)
    elif kind == BRIDGE:
        yield from _bridge_faults(probe, seat, hole, other, place)
    else:
        yield against(place, "BAB-0.11")


@enforces("BAB-B.2.3", "BAB-B.2.4")
def _field_faults(probe: State, seat: int, hole: int, other: int, place: str) -> Iterator[Message]:
    """A decoration stands on empty fields, one of them on a slab of the same turn."""
    roof, taken = probe.roof[seat], (probe.standing[seat], probe.span[seat])
    if any(not roof[field] or any(things[field] for things in taken) for field in (hole, other)):
        yield against(place, "BAB-B.2.4")
    if max(roof[hole], roof[other]) < probe.n_slabs[seat] - 1:
        yield against(place, "BAB-B.2.3")


@enforces("BAB-B.2.10")
def _statue_faults(probe: State, seat: int, hole: int, other: int, place: str) -> Iterator[Message]:
    """A statue stands on one field; it is the first, or in line with another."""
    if hole != other or not (is_first_statue(probe, seat) or in_line(probe, seat, hole)):
        yield against(place, "BAB-B.2.10")


@enforces("BAB-B.2.6", "BAB-B.2.7")
def _pair_faults(probe: State, seat: int, kind: int, hole: int, other: int, place: str) -> Iterator[Message]:
    """A fountain joins two neighbours on one level, a staircase two a level apart, always on two slabs."""
    rise = abs(probe.top[seat][hole] - probe.top[seat][other])
    if [hole, other] not in PAIR_HOLE or rise != (kind == STAIRS):
        yield against(place, "BAB-B.2.7" if kind == FOUNTAIN else "BAB-B.2.6")
    if probe.roof[seat][hole] == probe.roof[seat][other]:
        yield against(place, "BAB-DIFF-02")


@enforces("BAB-B.2.8")
def _bridge_faults(probe: State, seat: int, hole: int, other: int, place: str) -> Iterator[Message]:
    """A bridge joins two fields on one level over a gap of one field that lets it pass."""
    level = probe.top[seat][hole]
    if [hole, other] not in SPAN_HOLE or level != probe.top[seat][other]:
        yield against(place, "BAB-B.2.8")
    elif _gap_is_filled(probe, seat, (hole + other) // 2, level):
        yield against(place, "BAB-AMB-02")


def _gap_is_filled(probe: State, seat: int, gap: int, level: int) -> bool:
    """Whether something is in the way of a bridge on this level."""
    stands = probe.standing[seat][gap]
    if probe.top[seat][gap] >= level or probe.span[seat][gap]:
        return True
    if probe.bridge_gap == GAP_BARE and probe.top[seat][gap]:
        return True
    return stands == STANDS_BELVEDERE or (stands > 0 and probe.bridge_gap != GAP_DECORATED)


def _recast_fields(probe: State, seat: int, piece: int) -> int:
    """The number of fields of a decoration that show another symbol, as only a round token allows."""
    fields = {probe.piece_hole[seat][piece], probe.piece_other[seat][piece]}
    return sum(probe.symbol[seat][hole] != probe.piece_kind[seat][piece] for hole in fields)


@enforces("BAB-R.6", "BAB-R.7", "BAB-S.1")
def _consistent(state: State, probe: State, seat: int) -> Iterator[Message]:
    """Unused entries are empty, and the view from above agrees with what was built."""
    home = f"seats.{SEAT.words[seat]}"
    unused = [
        *(getattr(state, name)[seat][n] for name in ("slab_tile", "slab_place", "slab_level", "slab_turn", "slab_hang")
          for n in range(state.n_slabs[seat], SLABS)),
        *(getattr(state, name)[seat][n] for name in ("piece_kind", "piece_hole", "piece_other", "piece_after")
          for n in range(state.n_pieces[seat], PIECES)),
    ]  # fmt: skip
    if any(unused):
        yield against(f"{home}.n_slabs", "BAB-B.1.17")
    looks = all(getattr(state, name)[seat] == getattr(probe, name)[seat] for name in (*VIEW, *TALLY))
    if not looks:
        yield against(f"{home}.slab_place", "BAB-S.1")
