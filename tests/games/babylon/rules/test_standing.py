"""Gardens that can stand, with every pillar counted, and gardens that cannot, each refused by its clause."""

from typing import Any

import pytest

from semiramis.core.model.message import Malformed, Message
from semiramis.core.play.position import position_state, position_words
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.state import (
    BELVEDERE,
    DOUBLE,
    FIRST_PIECE,
    HANG,
    LEVELS,
    PIECE,
    SINGLE,
    SLABS,
    TILE,
    State,
)
from tests.games.babylon.support import JASMINE, build, decorate, legal, quarry

BASE = ("c01 a1 1 0 none",)
TWO = (*BASE, "c02 b2 2 0 none")
STATUE = ("c01 a1 1 2 none", "+statue b2")


def garden(*entries: str, singles: int = 0, doubles: int = 0, **options: int) -> State:
    """Round 6 of two players, all clay gone: Jasmine's garden of clay, with the given pillars in it."""
    state = quarry("2222 2222 2222 2222", seats=2)
    for name, value in options.items():
        setattr(state, name, value)
    for entry in entries:
        if entry.startswith("+"):
            decorate(state, entry[1:])
            state.supply[FIRST_PIECE + PIECE.index(entry[1:].split()[0])] -= 1
        else:
            build(state, entry)
            state.supply[BELVEDERE] -= not entry.endswith("none")
    state.supply[SINGLE] -= singles
    state.supply[DOUBLE] -= doubles
    state.slabs_before = state.n_slabs[JASMINE]
    return state


def reread(state: State) -> State:
    """The position as it comes back from a position file."""
    made: State = position_state(GAME, position_words(GAME, state))
    return made


def fault(state: State) -> Message:
    """The message with which a position file is refused."""
    with pytest.raises(Malformed) as refused:
        reread(state)
    return refused.value.message


def against(state: State) -> tuple[Any, Any]:
    """The place and the clause a position is refused with."""
    found = fault(state)
    assert found.id == "position-against"
    return found.args["place"], found.args["clause"]


@pytest.mark.clause("BAB-B.1.9", "BAB-B.1.14", "BAB-B.1.15", "BAB-B.1.17", "BAB-B.1.20", "allowed")
@pytest.mark.parametrize(
    ("entries", "singles", "doubles"),
    [
        ((), 0, 0),
        (BASE, 4, 0),
        (("c01 d4 1 0 se",), 3, 0),
        ((*BASE, "c02 g7 1 0 nw"), 7, 0),
        ((*BASE, "c02 b1 2 0 none"), 6, 2),
        (TWO, 5, 3),
        ((*BASE, "c02 g7 2 0 none"), 4, 4),
        ((*STATUE, "c02 b2 2 0 none"), 4, 3),
        ((*STATUE, "c02 b2 2 0 se"), 4, 2),
        (("c01 a1 1 0 none", "c02 c1 1 0 none", "c03 f6 2 0 none", "c04 b1 3 0 none"), 8, 8),
        (("c01 a1 1 0 se", "c03 b2 2 0 nw"), 3, 3),
    ],
)
def test_a_garden_that_stands_has_these_pillars_in_it(entries: tuple[str, ...], singles: int, doubles: int) -> None:
    state = garden(*entries, singles=singles, doubles=doubles)
    assert reread(state) == state
    assert legal(reread(state))


@pytest.mark.clause("BAB-B.1.17", "refused")
@pytest.mark.parametrize(("kind", "name"), [(SINGLE, "single"), (DOUBLE, "double"), (BELVEDERE, "belvedere")])
def test_a_pillar_or_belvedere_under_no_tile_is_missed(kind: int, name: str) -> None:
    state = garden(*TWO, singles=5, doubles=3)
    state.supply[kind] -= 1
    found = fault(state)
    assert (found.id, found.args["place"]) == ("position-total", f"table.supply.{name}")
    assert int(str(found.args["expected"])) - int(str(found.args["found"])) == 1


@pytest.mark.clause("BAB-B.1.17", "refused")
@pytest.mark.parametrize("field", ["slab_tile", "slab_place", "slab_level", "slab_turn", "slab_hang"])
def test_supports_of_a_tile_that_is_not_there_are_refused(field: str) -> None:
    for after in (2, SLABS - 1):
        state = garden(*TWO, singles=5, doubles=3)
        getattr(state, field)[JASMINE][after] = 1
        assert against(state) == ("seats.jasmine.n_slabs", "BAB-B.1.17")


@pytest.mark.clause("BAB-B.1.9", "BAB-B.1.14", "BAB-B.1.16a", "refused")
@pytest.mark.parametrize("place", ["g7", "c3", "d5"])
def test_a_floating_tile_is_refused(place: str) -> None:
    assert against(garden(*TWO, f"c03 {place} 3 0 none")) == ("seats.jasmine.slab_place.3", "BAB-B.1.9")


@pytest.mark.clause("BAB-B.1.12", "BAB-B.1.13", "BAB-AMB-01", "refused")
def test_a_tile_exactly_over_another_is_refused_unless_the_table_allows_it_two_levels_up() -> None:
    assert against(garden(*BASE, "c03 a1 2 0 none")) == ("seats.jasmine.slab_place.2", "BAB-B.1.13")
    tower = ("c01 a1 1 0 none", "c02 b1 2 0 none", "c03 a1 3 0 none")
    assert against(garden(*tower)) == ("seats.jasmine.slab_place.3", "BAB-B.1.13")
    allowed = garden(*tower, singles=8, doubles=4, footprint=1)
    assert reread(allowed) == allowed


@pytest.mark.clause("BAB-B.1.16", "refused")
@pytest.mark.parametrize(
    ("entries", "slab"),
    [
        (("c01 a1 2 0 none",), 1),
        ((*BASE, "c02 c1 1 0 none", "c03 b1 3 0 none"), 3),
        (("c01 d4 2 0 none", "c02 a1 1 0 none"), 1),  # the right tiles in the wrong order
        (("c01 d4 0 0 none",), 1),
        ((*BASE, f"c02 d4 {LEVELS} 0 none"), 2),
    ],
)
def test_a_skipped_level_is_refused(entries: tuple[str, ...], slab: int) -> None:
    assert against(garden(*entries)) == (f"seats.jasmine.slab_place.{slab}", "BAB-B.1.16")


@pytest.mark.clause("BAB-B.1.18", "BAB-AMB-18", "BAB-DIFF-06", "refused")
def test_a_tile_in_or_under_another_is_refused() -> None:
    assert against(garden(*BASE, "c02 b2 1 0 none")) == ("seats.jasmine.slab_place.2", "BAB-B.1.18")
    under = garden(*BASE, "c02 c3 2 0 sw", "c03 b4 1 0 none")
    assert against(under) == ("seats.jasmine.slab_place.3", "BAB-B.1.18")
    in_order = garden(*BASE, "c03 b4 1 0 none", "c02 c3 2 0 sw", singles=8, doubles=3)
    assert reread(in_order) == in_order  # the lower one came first


@pytest.mark.clause("BAB-AMB-05", "BAB-AMB-06", "refused")
def test_a_corner_that_hangs_over_a_statue_it_would_touch_is_refused() -> None:
    assert against(garden(*STATUE, "c02 b2 2 0 nw")) == ("seats.jasmine.slab_place.2", "BAB-AMB-05")
    foot = ("c02 a3 1 1 none", "c05 c3 2 0 none", "+stairs b3 c3")
    assert against(garden(*foot, "c01 a2 2 0 se")) == ("seats.jasmine.slab_place.3", "BAB-AMB-05")
    above = ("c01 a1 1 0 se", "c03 b2 2 0 nw")
    assert against(garden(*above, overhang=1)) == ("seats.jasmine.slab_place.2", "BAB-AMB-05")


@pytest.mark.clause("BAB-B.1.2", "BAB-B.1.11", "BAB-B.1.21", "BAB-AMB-04", "refused")
def test_a_pillar_on_a_belvedere_a_fountain_or_a_bridge_is_refused() -> None:
    on_belvedere = garden("c01 a1 1 0 se", "c03 b2 2 0 none")
    assert against(on_belvedere) == ("seats.jasmine.slab_place.2", "BAB-B.1.9")
    fountain = garden("c02 a2 1 0 none", "c14 c2 1 0 none", "+fountain b2 c2", "c03 a1 2 0 none")
    assert against(fountain) == ("seats.jasmine.slab_place.3", "BAB-B.1.9")


@pytest.mark.clause("BAB-AMB-03", "refused")
def test_a_tile_over_the_gap_of_a_bridge_is_refused() -> None:
    bridge = ("c01 a2 1 0 none", "c06 d2 1 0 none", "+bridge b2 d2")
    good = garden(*bridge, singles=8)
    assert reread(good) == good
    for place in ("b1", "c1", "b2", "c2"):
        for hang in HANG.words:
            assert against(garden(*bridge, f"c03 {place} 2 0 {hang}")) == ("seats.jasmine.slab_place.3", "BAB-B.1.9")


@pytest.mark.clause("BAB-B.1.19", "refused")
def test_a_place_beyond_the_edge_is_no_place() -> None:
    state = garden(*BASE, singles=4)
    for place in ("h1", "a8"):
        words = position_words(GAME, state)
        words["seats"]["jasmine"]["slab_place"][0] = place
        with pytest.raises(Malformed) as refused:
            position_state(GAME, words)
        assert "slab_place" in str(refused.value.message.args["place"])


@pytest.mark.clause("BAB-B.1.1", "refused")
def test_three_tiles_in_one_turn_and_a_tile_in_two_places_are_refused() -> None:
    state = garden("c01 a1 1 0 none", "c02 c1 1 0 none", "c03 e1 1 0 none", singles=12)
    for before in (0, 4):
        state.slabs_before = before
        assert against(state) == ("table.slabs_before", "BAB-B.1.1")
    state.slabs_before = 3
    state.stored[JASMINE] = TILE.index("c02")
    assert fault(state).id == "position-twice"
