"""Clauses BAB-B.2.9 to B.2.12: statues and their lines; decorating between two tiles of one turn."""

import pytest

from semiramis.games.babylon.rules.state import HOLE, State
from tests.games.babylon.support import JASMINE, building, clause, garden_faults, lay, legal, next_turn, play, points

# The picture of four statue symbols, a tile a turn: b2, then b5 in its column, e7 in no line, e5 in the row of b5.
B2, B5, E7, E5 = "c01 b2 1 0 none", "c03 b5 1 0 none", "c05 e7 1 3 none", "c11 e5 1 0 none"


def statues(state: State) -> list[str]:
    """The fields that are offered to statues."""
    return [move.removeprefix("statue ") for move in legal(state) if move.startswith("statue ")]


def with_statue_at_d4(mined: str = "c09", stored: str = "none", first_statue: str = "again") -> State:
    """A statue on d4 stands on level 1 from an earlier turn; c09 has its statue symbol north-east."""
    slabs = ["c01 d4 1 0 none", "+statue d4"]
    return building(mined=mined, stored=stored, singles=9, slabs=slabs, first_statue=first_statue)


@pytest.mark.clause("BAB-B.2.9", "allowed")
def test_sc_05_the_first_statue_stands_on_any_statue_symbol() -> None:
    laid = lay(building(mined="c01"), "mined b2 1 0 none")
    built = play(laid, "statue b2")
    assert (points(built, "statues"), built.statues[JASMINE]) == (1, 1)
    assert [statues(lay(building(mined="c01"), f"mined {hole} 1 0 none")) for hole in ("a1", "g7")] == [["a1"], ["g7"]]


@pytest.mark.clause("BAB-B.2.9", "refused")
def test_even_the_first_statue_needs_a_statue_symbol_and_the_second_is_not_free() -> None:
    laid = lay(building(mined="c01"), "mined b2 1 0 none")  # a bridge on c2, nothing on b3 and c3
    assert statues(laid) == ["b2"]
    assert {clause(laid, f"statue {hole}") for hole in ("c2", "b3", "c3", "a1")} == {"BAB-B.2.4"}
    assert garden_faults(building(slabs=["c01 d4 1 0 none", "+statue d4", "c09 f6 1 0 none", "+statue g6"])) == [
        "BAB-B.2.10"
    ]


@pytest.mark.clause("BAB-B.2.10", "allowed")
def test_sc_06_the_second_statue_stands_in_the_column_of_the_first() -> None:
    laid = lay(building(mined="c03", slabs=[B2, "+statue b2"]), "mined b5 1 0 none")
    built = play(laid, "statue b5")
    assert built.statues[JASMINE] == 2
    assert garden_faults(built) == []


@pytest.mark.clause("BAB-B.2.10", "refused")
def test_sc_07_a_statue_in_no_line_is_refused() -> None:
    state = building(mined="c05", slabs=[B2, "+statue b2", B5, "+statue b5"])
    laid = lay(state, "mined e7 1 3 none")
    assert statues(laid) == []
    assert clause(laid, "statue e7") == "BAB-B.2.10"


@pytest.mark.clause("BAB-B.2.10", "allowed")
@pytest.mark.clause("BAB-B.2.3", "BAB-B.2.13", "refused")
def test_sc_08_a_new_line_comes_too_late_for_an_old_symbol() -> None:
    state = building(mined="c11", slabs=[B2, "+statue b2", B5, "+statue b5", E7])
    built = play(lay(state, "mined e5 1 0 none"), "statue e5")
    assert built.statues[JASMINE] == 3
    assert clause(built, "statue e7") == "BAB-B.2.3"  # in line now, but its tile is from an earlier turn


@pytest.mark.clause("BAB-B.2.9", "BAB-B.2.10", "allowed")
def test_sc_05_to_08_the_picture_of_four_statue_symbols_played_turn_by_turn() -> None:
    first = play(lay(building(mined="c01"), "mined b2 1 0 none"), "statue b2")
    second = play(lay(next_turn(first, "c03"), "mined b5 1 0 none"), "statue b5")
    third = lay(next_turn(second, "c05"), "mined e7 1 3 none")
    assert clause(third, "statue e7") == "BAB-B.2.10"
    fourth = play(lay(next_turn(third, "c11", token="minus"), "mined e5 1 0 none"), "statue e5")
    assert clause(fourth, "statue e7") == "BAB-B.2.3"
    assert points(fourth, "statues") == 3


@pytest.mark.clause("BAB-B.2.11", "allowed")
@pytest.mark.parametrize(
    ("place", "turn", "field"), [("g4", 0, "h4"), ("a4", 3, "a4"), ("d1", 3, "d1"), ("c7", 0, "d7")]
)
def test_a_line_is_a_row_or_a_column_at_any_distance(place: str, turn: int, field: str) -> None:
    laid = lay(with_statue_at_d4(), f"mined {place} 1 {turn} none")
    assert statues(laid) == [field]
    assert points(play(laid, f"statue {field}"), "statues") == 2


@pytest.mark.clause("BAB-B.2.11", "BAB-B.2.5", "refused")
@pytest.mark.parametrize(
    ("place", "turn", "field"), [("f6", 3, "f6"), ("b2", 3, "b2"), ("b2", 1, "c3"), ("f2", 3, "f2")]
)
def test_a_diagonal_is_no_line(place: str, turn: int, field: str) -> None:
    laid = lay(with_statue_at_d4(), f"mined {place} 1 {turn} none")
    assert statues(laid) == []
    assert clause(laid, f"statue {field}") == "BAB-B.2.10"


@pytest.mark.clause("BAB-B.2.12", "BAB-B.2.10", "allowed")
def test_neither_height_nor_anything_in_between_blocks_a_line() -> None:
    # row 4: a statue on a4 on level 1, a terrace on level 2 with a belvedere on c4, the new statue on level 3
    slabs = ["c01 a4 1 0 none", "+statue a4", "c02 c4 2 0 nw", "c06 e3 1 0 none", "c10 e5 1 0 none"]
    laid = lay(building(mined="c09", singles=8, slabs=slabs), "mined e4 3 0 none")
    assert statues(laid) == ["f4"]
    built = play(laid, "statue f4")
    assert points(built, "statues") == 1 + 3
    assert garden_faults(built) == []


@pytest.mark.clause("BAB-B.2.12", "refused")
def test_what_stands_in_the_row_is_no_statue_and_makes_no_line() -> None:
    slabs = ["c01 d4 1 0 none", "+statue d4", "c04 a6 1 1 nw", "c16 c6 1 0 none", "+fountain b6 c6"]
    laid = lay(building(mined="c09", slabs=slabs), "mined f6 1 3 none")  # row 6: a belvedere and a fountain
    assert clause(laid, "statue f6") == "BAB-B.2.10"


@pytest.mark.clause("BAB-AMB-08", "allowed")
def test_when_all_statues_have_become_pillars_the_next_one_is_first_again() -> None:
    state = with_statue_at_d4("c03", stored="c05")
    carried = lay(state, "mined c3 2 0 nw")  # d4 carries its south-eastern corner
    assert (carried.statues[JASMINE], points(carried, "statues")) == (0, 0)
    laid = lay(carried, "stored g1 1 3 none")
    assert statues(laid) == ["g1"]
    assert points(play(laid, "statue g1"), "statues") == 1


@pytest.mark.clause("BAB-AMB-08", "refused")
def test_the_next_statue_is_not_free_while_one_stands_nor_by_the_strict_option() -> None:
    standing = lay(with_statue_at_d4("c05"), "mined g1 1 3 none")
    assert clause(standing, "statue g1") == "BAB-B.2.10"
    strict = with_statue_at_d4("c03", stored="c05", first_statue="once")
    laid = lay(strict, "mined c3 2 0 nw", "stored g1 1 3 none")
    assert (laid.statues[JASMINE], statues(laid)) == (0, [])
    assert clause(laid, "statue g1") == "BAB-B.2.10"


@pytest.mark.clause("BAB-AMB-09", "allowed")
def test_decorations_come_between_two_tiles_and_later_on_the_first_one_too() -> None:
    state = building(mined="c01", stored="c03", singles=8)
    between = play(lay(state, "mined a1 1 0 none"), "statue a1")
    after = play(lay(between, "stored a4 1 0 none"), "statue a4")
    assert points(after, "statues") == 2
    late = lay(state, "mined a1 1 0 none", "stored a4 1 0 none")
    assert statues(late) == ["a1", "a4"]  # the first tile can still be decorated after the second
    assert points(play(late, "statue a1", "statue a4"), "statues") == 2


@pytest.mark.clause("BAB-AMB-09", "refused")
def test_not_while_a_tile_is_in_hand_and_not_in_the_next_turn() -> None:
    laid = lay(building(mined="c01", stored="c03", singles=8), "mined a1 1 0 none")
    assert clause(play(laid, "build stored"), "statue a1") == "BAB-B.1.2"
    assert clause(play(laid, "build stored", "place a4 1"), "statue a1") == "BAB-B.1.9"
    assert clause(lay(next_turn(laid, "c05"), "mined g7 1 0 none"), "statue a1") == "BAB-B.2.3"


@pytest.mark.clause("BAB-AMB-15", "allowed")
def test_the_stored_tile_is_enough_to_decorate() -> None:
    built = play(lay(building(mined="c05", stored="c01"), "stored a1 1 0 none"), "statue a1", "store")
    assert points(built, "statues") == 1


@pytest.mark.clause("BAB-AMB-15", "refused")
def test_nobody_mines_and_then_only_decorates() -> None:
    state = building(mined="c05", slabs=["c01 a1 1 0 none", "c04 d1 1 1 none", "c16 f1 1 0 none"])
    assert legal(state) == ["store", "discard", "build mined"]
    assert [clause(state, move) for move in ("statue a1", "fountain e1-f1")] == ["BAB-B.2.3"] * 2
    assert state.roof[JASMINE][HOLE.index("a1")] == 1
