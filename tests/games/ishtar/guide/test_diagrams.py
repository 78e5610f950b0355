"""What the captions of the diagrams claim beyond single moves."""

from semiramis.core.play.diagrams import find_diagram, states_of
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.beds import owns_fountain
from semiramis.games.ishtar.rules.state import CELL, TILE, State
from tests.games.ishtar.support import points


def shown(name: str) -> list[State]:
    diagram = find_diagram(GAME, name)
    assert diagram is not None
    return states_of(GAME, diagram)


def test_the_tile_the_can_has_left_is_turned_up() -> None:
    before, after = shown("turned-up")
    assert (before.top[0], TILE.words[after.top[0]]) == (0, "i05")
    assert after.hand == before.top[1]


def test_two_gems_lie_under_the_tile() -> None:
    before, after = shown("gems")
    assert sum(after.gems[0]) - sum(before.gems[0]) == 2


def test_the_bloom_enlarges_the_bed_of_the_assistant() -> None:
    before, after = shown("bloom")
    assert points(after, "flowers") - points(before, "flowers") == 3
    assert after.bed[CELL.index("1e5")] == after.bed[CELL.index("1e4")]


def test_jasmine_owns_the_fountain_and_without_the_third_tile_both_do() -> None:
    (more,) = shown("majority")
    assert (owns_fountain(more, 0, 0), owns_fountain(more, 0, 1)) == (1, 0)
    (even,) = shown("points")
    assert (owns_fountain(even, 0, 0), owns_fountain(even, 0, 1)) == (1, 1)


def test_every_tile_of_the_drawings_lies_where_it_is_said_to_lie() -> None:
    for name in ("two-fountains", "one-assistant", "trees", "majority", "points"):
        state = shown(name)[0]
        laid = [tile for tile in range(1, len(TILE)) if state.tile_at[tile] != len(CELL)]
        assert sum(plant > 0 for plant in state.plant) == 3 * len(laid), name
