"""Step 2: where a tile may lie at all, seams, and tiles that fit nowhere (ISH-4.1, ISH-4.9, ISH-AMB-05)."""

from itertools import product

import pytest

from semiramis.games.ishtar.components.names import NO_CELL, NO_CUP
from semiramis.games.ishtar.referee.validate_carpet import removed_tiles
from semiramis.games.ishtar.rules.placing import ASK, CLAIMED, MAY_COVER, SITES
from semiramis.games.ishtar.rules.stages import CHOOSE, PLACING, TREE
from semiramis.games.ishtar.rules.state import BUILT_OVER, CELL, CROSSING, TILE, State
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    Spot,
    blank,
    cell,
    clause,
    dealt,
    fault,
    give,
    holding,
    lay,
    legal,
    new_game,
    place,
    play,
    refusal,
)

LAYOUT = "0,0:1a 1,0:2a 0,1:3a 1,1:4a"
NEXT = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
UNEVEN = ("i01", "i03", "i05", "i06", "i08", "i10")  # straight tiles whose ends differ
ON_THE_SEAM: tuple[Spot, Spot, Spot] = ((2, 1), (3, 1), (4, 1))  # 1e6 2b1 2b2


def desert(**options: str) -> State:
    """Four printed boards; around fountain 1 at 1d4 sand lies on 1d5, 1d3 and 1e4, tablets on 1d6 and 1d2."""
    return new_game(2, layout=LAYOUT, **options)


def first_tile(where: str, **options: str) -> State:
    """Rose has placed the first tile, is1 with an assistant in its middle, and may use the symbol."""
    return play(desert(**options), "can 2", f"place {where}")


def spokes(triangles: bool = False) -> State:
    """Six straight tiles leave only triangles free; they may be filled too. Jasmine is to choose a tile."""
    state = blank()
    for n, (q, r) in enumerate(NEXT):
        lay(state, UNEVEN[n], (q, r), (2 * q, 2 * r), (3 * q, 3 * r))
        if triangles:
            x, y = NEXT[(n + 1) % 6]
            lay(state, f"t{n + 1:02}", (q + x, r + y), (2 * q + x, 2 * r + y), (q + 2 * x, r + 2 * y))
    assert sum(plant > 0 for plant in state.plant) == (36 if triangles else 18)
    state.stage, state.top[0] = CHOOSE, 0
    return state


@pytest.mark.clause("ISH-4.1", "allowed")
def test_a_tile_lies_on_sand_and_rock() -> None:
    after = play(desert(), "can 2", "place 1e3 0")  # a purple rock, sand, a red rock
    assert [after.plant[CELL.index(word)] for word in ("1e3", "1e4", "1e5")] == [1, 3, 1]
    assert after.tile_at[TILE.index("is1")] == CELL.index("1e3")


@pytest.mark.clause("ISH-4.1", "refused")
def test_a_tile_never_covers_a_tablet_a_fountain_or_the_outside() -> None:
    held = holding(desert(), "i05", ROSE)
    tablet, fountain, outside = (refusal(held, f"place {where}") for where in ("1d5 0", "1d3 0", "1a1 4"))
    assert {found.clause for found in (tablet, fountain, outside)} == {"ISH-4.1"}
    assert str(tablet.message.args["other"]) == "1d6"
    assert str(fountain.message.args["other"]) == "1d4"
    assert outside.message.id != tablet.message.id
    assert clause(held, "place 6d5 0") == "ISH-4.1"  # a board that does not lie there


@pytest.mark.clause("ISH-4.1", "refused")
def test_a_tile_never_covers_another() -> None:
    state = blank()
    lay(state, "i05", (1, 0), (2, 0), (3, 0))
    held = holding(state, "i08")
    for spots in (((1, 0), (2, 0), (3, 0)), ((1, 1), (2, 0), (3, -1)), ((3, 0), (3, -1), (3, -2))):
        assert clause(held, place(held, "i08", *spots)) == "ISH-4.1"


@pytest.mark.clause("ISH-4.1", "ISH-4.2", "ISH-4.3", "ISH-AMB-05", "refused")
def test_a_position_with_a_tile_in_an_impossible_place_is_refused() -> None:
    def found(where: str, turn: str = "0", **options: str) -> object:
        changes = {"tile_at": {"is1": where}, "tile_turn": {"is1": turn}}
        return fault(first_tile("1e3 0", **options), changes).args["clause"]

    assert found("1d5") == "ISH-4.1"  # over a tablet
    assert found("1d3") == "ISH-4.1"  # over the fountain
    assert found("5d5") == "ISH-4.1"  # there are only four boards
    assert found("1e5", "3") == "ISH-4.2"  # the same cells, but a symmetric tile is never turned so far
    assert found("1g1") == "ISH-4.3"  # dry
    assert found("1f5", seams="kept") == "ISH-AMB-05"  # 1f5 2c1 2c2


@pytest.mark.clause("ISH-4.4", "refused")
def test_a_position_that_joins_two_fountains_is_refused() -> None:
    state = dealt(play(first_tile("1f5 0"), "skip", "end"))  # 1f5 2c1 2c2 at fountain 2
    top = TILE.words[state.top[2]]
    assert top == "ts2"
    state = play(dealt(play(state, "can 3")), "place 1e3 1")
    changes = {"tile_at": {top: "1e4"}, "tile_turn": {top: "0"}}
    assert clause(holding(first_tile("1f5 0"), top), "place 1e4 0") == "ISH-4.4"
    assert fault(state, changes).args == {"place": f"table.tile_at.{top}", "clause": "ISH-4.4"}


@pytest.mark.clause("ISH-4.1", "ISH-AMB-05", "allowed")
def test_ex_04_a_tile_may_lie_across_a_seam_where_there_is_water() -> None:
    state = blank(boards=2)
    held = holding(state, "i08")
    assert clause(held, place(held, "i08", *ON_THE_SEAM)) == "ISH-4.3"
    lay(state, "i05", (1, 0), (1, 1), (1, 2))
    held = holding(state, "i08")
    assert [cell(spot) for spot in ON_THE_SEAM] == ["1e6", "2b1", "2b2"]
    after = play(held, place(held, "i08", *ON_THE_SEAM))
    assert [after.spring[CELL.index(word)] for word in ("1e6", "2b1", "2b2")] == [1, 1, 1]


@pytest.mark.clause("ISH-AMB-05", "allowed")
def test_ex_07_across_the_seam_with_water_of_one_fountain() -> None:
    state = blank(boards=2)
    lay(state, "i05", (1, 0), (1, 1), (1, 2))
    held = holding(state, "i08")
    assert place(held, "i08", (2, 1), (2, 2), (2, 3)) in legal(held)  # 1e6 2c1 2d2


@pytest.mark.clause("ISH-4.1", "ISH-AMB-05", "refused")
def test_with_seams_kept_every_tile_lies_within_one_board() -> None:
    state = blank(boards=2, seams="kept")
    lay(state, "i05", (1, 0), (1, 1), (1, 2))
    held = holding(state, "i08")
    assert clause(held, place(held, "i08", *ON_THE_SEAM)) == "ISH-AMB-05"
    assert clause(held, place(held, "i08", (2, 1), (2, 2), (2, 3))) == "ISH-AMB-05"
    assert place(held, "i08", (2, 0), (2, -1), (2, -2)) in legal(held)


@pytest.mark.clause("ISH-AMB-05", "allowed")
def test_water_crosses_seams_even_where_tiles_do_not() -> None:
    state = blank(boards=2, seams="kept")
    lay(state, "i05", (1, 0), (2, 0), (3, 0))
    held = holding(state, "i08")
    assert place(held, "i08", (4, 0), (5, 0), (6, 0)) in legal(held)  # on board 2, beside 1d7
    after = play(held, place(held, "i08", (4, 0), (5, 0), (6, 0)))
    assert after.spring[CELL.index("2a1")] == 1


@pytest.mark.clause("ISH-4.9", "allowed")
def test_a_tile_without_a_place_is_removed_and_only_trees_are_left() -> None:
    state = spokes()
    assert legal(state) == ["can 2"]
    after = dealt(play(state, "can 2"))
    assert (after.stage, after.hand, after.asked) == (TREE, 0, JASMINE)
    assert after.tile_at[TILE.index("is1")] == NO_CELL
    assert TILE.index("is1") in removed_tiles(after)
    assert (after.gems, after.symbol) == (state.gems, 0)
    assert (after.can, after.opened) == (1, NO_CUP)
    assert after.top[0] > 0  # the stack left behind is turned up as usual
    assert dealt(play(after, "end")).asked == ROSE


@pytest.mark.clause("ISH-4.9", "refused")
def test_a_tile_without_a_place_may_not_be_chosen_while_another_fits() -> None:
    state = spokes()
    give(state, "p")
    assert legal(state) == ["can 3"]  # the triangle one paid step on
    assert clause(state, "can 2") == "ISH-AMB-04"
    after = dealt(play(state, "can 3"))
    assert after.stage == PLACING
    assert len(legal(after)) == 18
    assert clause(after, "end") == "ISH-2.2"


@pytest.mark.clause("ISH-4.9", "refused")
def test_where_nothing_fits_nothing_dearer_may_be_chosen() -> None:
    state = spokes(triangles=True)
    give(state, "ppp")
    assert legal(state) == ["can 2"]
    assert {clause(state, f"can {cup}") for cup in (3, 4, 5)} == {"ISH-AMB-04"}
    assert dealt(play(state, "can 2")).gems[JASMINE] == [3, 0, 0]


def test_three_cells_take_a_tile_where_one_fountain_waters_them_and_beds_are_asked_where_one_is_controlled() -> None:
    """Every triple of sites, against sets: a tile lies on open cells that exactly one fountain reaches."""
    closed = {CROSSING, BUILT_OVER, CROSSING + CLAIMED}
    fountains = {site: {site % CLAIMED} - {0} for site in SITES if site not in closed}
    for sites in product(SITES, repeat=3):
        first, middle, last = sites
        allowed = closed.isdisjoint(sites) and len(set().union(*map(fountains.__getitem__, sites))) == 1
        assert MAY_COVER[first][middle][last] == allowed * (1 + ASK * any(site > CLAIMED for site in sites)), sites
