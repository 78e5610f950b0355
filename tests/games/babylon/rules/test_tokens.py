"""Clauses BAB-R.6 and R.7: the round tokens that change a symbol or add one."""

import pytest

from semiramis.games.babylon.components.names import NO_HOLE
from semiramis.games.babylon.rules.state import HOLE, STANDS_FOUNTAIN, STANDS_STATUE, State
from tests.games.babylon.support import (
    JASMINE,
    building,
    clause,
    garden_faults,
    lay,
    legal,
    next_turn,
    play,
    points,
    refusal,
)

C1, C2 = HOLE.index("c1"), HOLE.index("c2")

# c04 at a1 shows a fountain on b1 and a bridge on a2.
OLD_FOUNTAIN = "c04 a1 1 1 none"


def symbols(state: State) -> list[str]:
    """The symbols that the token offers."""
    return [move.removeprefix("symbol ") for move in legal(state) if move.startswith("symbol ")]


def changing(stored: str = "none") -> State:
    """CHANGE is in force and c05 lies at c1, stairs on c1 and a statue on d1, beside an old fountain symbol on b1."""
    state = building(mined="c05", stored=stored, token="change", singles=8, slabs=[OLD_FOUNTAIN])
    return lay(state, "mined c1 1 0 none")


def adding() -> State:
    """ADD is in force and c05 lies at c1, turned so that c1 and c2 are blank, beside an old fountain symbol on b1."""
    state = building(mined="c05", token="add", singles=8, slabs=[OLD_FOUNTAIN])
    return lay(state, "mined c1 1 1 none")  # stairs on d1, a statue on d2


@pytest.mark.clause("BAB-R.6", "allowed")
def test_with_the_change_token_a_symbol_of_a_new_tile_counts_as_another() -> None:
    laid = changing()
    assert symbols(laid) == ["c1 statue", "c1 fountain"]  # the statue symbol on d1 has no other use
    built = play(laid, "symbol c1 fountain", "fountain b1-c1")
    assert points(built, "fountains") == 3
    assert play(laid, "symbol c1 statue", "statue c1").statues[JASMINE] == 1
    assert garden_faults(built) == []


@pytest.mark.clause("BAB-R.6", "refused")
def test_the_change_token_does_not_work_on_old_tiles_blank_fields_or_for_nothing() -> None:
    laid = changing()
    assert clause(laid, "symbol b1 statue") == "BAB-R.6"  # of an earlier turn
    assert refusal(laid, "symbol c2 statue").message.id == "babylon-no-change"  # blank
    assert refusal(laid, "symbol d1 statue").message.id == "babylon-no-change"  # a statue already
    assert refusal(laid, "symbol d1 fountain").message.id == "babylon-no-no-use"  # no fountain beside it
    assert clause(laid, "symbol f5 statue") == "BAB-R.6"  # a hole of the board
    hung = lay(building(mined="c05", token="change", slabs=[OLD_FOUNTAIN]), "mined c1 1 0 nw")
    assert clause(hung, "symbol c1 fountain") == "BAB-R.6"  # a belvedere stands there


@pytest.mark.clause("BAB-R.6", "BAB-R.7", "refused")
@pytest.mark.parametrize("token", ["none", "pillar", "double", "flower", "minus", "blank"])
def test_without_such_a_token_every_symbol_is_what_it_is(token: str) -> None:
    laid = lay(building(mined="c05", token=token, slabs=[OLD_FOUNTAIN]), "mined c1 1 0 none")
    assert symbols(laid) == []
    assert clause(laid, "symbol c1 fountain") == "BAB-R.6"
    assert clause(laid, "symbol c2 statue") == "BAB-R.6"
    assert clause(laid, "fountain b1-c1") == "BAB-B.2.4"


@pytest.mark.clause("BAB-R.6", "refused")
def test_a_changed_symbol_is_used_at_once_and_for_nothing_else() -> None:
    changed = play(changing(stored="c01"), "symbol c1 fountain")
    assert legal(changed) == ["fountain b1-c1"]
    assert {clause(changed, move) for move in ("end", "build stored", "statue d1")} == {"BAB-R.6"}
    assert clause(changed, "stairs c1-c2") == "BAB-B.2.4"  # it is no staircase any more


@pytest.mark.clause("BAB-R.7", "allowed")
def test_sc_46_with_the_add_token_a_blank_field_counts_as_a_fountain() -> None:
    laid = adding()
    assert symbols(laid) == ["c1 statue", "c1 fountain", "c2 statue"]
    built = play(laid, "symbol c1 fountain", "fountain b1-c1")
    assert points(built, "fountains") == 3
    assert garden_faults(built) == []


@pytest.mark.clause("BAB-R.7", "refused")
def test_the_add_token_needs_a_blank_field_of_a_new_tile() -> None:
    laid = adding()
    assert clause(laid, "symbol d1 statue") == "BAB-R.7"
    assert clause(laid, "symbol b2 statue") == "BAB-R.6"  # blank, but of an earlier turn
    basalt = lay(building(mined="b01", token="add", slabs=[OLD_FOUNTAIN]), "mined c1 1 0 none")
    assert symbols(basalt) == []  # four symbols, no blank field
    assert {clause(basalt, f"symbol {field} bridge") for field in ("c1", "d1", "c2")} == {"BAB-R.7"}
    hung = lay(building(mined="c05", token="add", slabs=[OLD_FOUNTAIN]), "mined c1 1 1 nw")
    assert clause(hung, "symbol c1 fountain") == "BAB-R.6"  # a belvedere stands there


@pytest.mark.clause("BAB-DIFF-07", "allowed")
@pytest.mark.parametrize("laid", [changing(), adding()], ids=["change", "add"])
def test_the_tokens_may_be_left_unused(laid: State) -> None:
    ended = play(laid, "end")
    assert (ended.n_pieces[JASMINE], laid.token_used) == (0, 0)


@pytest.mark.clause("BAB-DIFF-07", "refused")
@pytest.mark.parametrize("laid", [changing(), adding()], ids=["change", "add"])
def test_an_unused_token_is_not_kept_for_a_later_turn(laid: State) -> None:
    later = lay(next_turn(laid, "c09"), "mined c3 1 0 none")
    assert symbols(later) == []
    assert clause(later, "symbol c3 statue") == "BAB-R.6"


@pytest.mark.clause("BAB-AMB-10", "allowed")
def test_sc_46_the_decoration_stays_when_the_field_is_blank_again() -> None:
    built = play(adding(), "symbol c1 fountain", "fountain b1-c1")
    later = next_turn(built, "c09")
    assert (later.symbol[JASMINE][C1], later.standing[JASMINE][C1]) == (0, STANDS_FOUNTAIN)
    assert points(later, "fountains") == 3


@pytest.mark.clause("BAB-AMB-10", "refused")
def test_sc_46_a_changed_or_added_symbol_does_not_last() -> None:
    for laid, printed in ((changing(), 4), (adding(), 0)):
        built = play(laid, "symbol c1 statue", "statue c1")
        assert (built.wild_hole, built.wild_piece) == (NO_HOLE, 0)
        assert (built.symbol[JASMINE][C1], built.standing[JASMINE][C1]) == (printed, STANDS_STATUE)
        later = next_turn(built, "c09")
        assert (later.token_used, later.symbol[JASMINE][C1]) == (0, printed)
    # the blank field beside an old fountain is no fountain in the turn after the token
    unused = lay(next_turn(adding(), "c16"), "mined c3 1 0 none")  # its fountain on c3, below c2
    assert unused.symbol[JASMINE][C2] == 0
    assert clause(unused, "fountain c2-c3") == "BAB-B.2.4"


@pytest.mark.clause("BAB-AMB-11", "allowed")
def test_the_token_works_on_either_tile_of_the_turn() -> None:
    both = lay(changing(stored="c06"), "stored f6 1 0 none")  # c06: a bridge on f6, a fountain on g6
    assert symbols(both) == ["c1 statue", "c1 fountain", "f6 statue", "g6 statue"]
    assert points(play(both, "symbol c1 fountain", "fountain b1-c1"), "fountains") == 3
    assert points(play(both, "symbol g6 statue", "statue g6"), "statues") == 1


@pytest.mark.clause("BAB-AMB-11", "allowed")
def test_the_token_may_give_a_tile_two_statues() -> None:
    first = play(changing(), "statue d1")
    built = play(first, "symbol c1 statue", "statue c1")
    assert points(built, "statues") == 2
    assert built.roof[JASMINE][C1] == built.roof[JASMINE][HOLE.index("d1")]
    assert garden_faults(built) == []


@pytest.mark.clause("BAB-AMB-11", "refused")
def test_one_field_in_all_is_changed_in_a_turn() -> None:
    used = play(changing(stored="c06"), "symbol c1 fountain", "fountain b1-c1")
    both = lay(used, "stored f6 1 0 none")
    assert symbols(both) == []
    assert clause(both, "symbol f6 statue") == "BAB-AMB-11"
    added = play(adding(), "symbol c1 fountain", "fountain b1-c1")
    assert clause(added, "symbol c2 statue") == "BAB-AMB-11"


@pytest.mark.clause("BAB-R.6", "BAB-R.7", "refused")
def test_a_garden_with_more_strange_symbols_than_there_are_tokens_is_refused() -> None:
    # statues in line on fields without their symbol: four, as many as there are tokens of both kinds, and a fifth
    tiles = ("c02", "c04", "c06", "c08", "c10")  # no statue symbol on any of them
    slabs = [e for x, tile in zip("aceg", tiles, strict=False) for e in (f"{tile} {x}1 1 0 none", f"+statue {x}1")]
    assert garden_faults(building(slabs=slabs)) == []
    assert garden_faults(building(slabs=[*slabs, f"{tiles[4]} a3 1 0 none", "+statue a3"])) == ["BAB-R.6"]
