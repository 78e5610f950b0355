"""Clauses AMY-S: what lies where before the first action."""

import pytest

from semiramis.core.play.chance import Referee
from semiramis.games.amyitis.components import names, tables
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import clause, edition_fault, fault, legal, opening, play, position, weights


def dealt(seats: int, *moves: str) -> State:
    """A table just laid out, after some deals."""
    state: State = GAME.new_state(seats)
    return play(state, *moves)


def dealt_until(kind: str, seats: int) -> State:
    """A table dealt, first outcome after first outcome, until a kind of deal is due."""
    state: State = GAME.new_state(seats)
    while not legal(state)[0].startswith(kind):
        state = play(state, legal(state)[0])
    return state


@pytest.mark.clause("AMY-S.1", "allowed")
@pytest.mark.parametrize(
    ("seats", "crafts", "levelled"),
    [(2, [3, 2, 2, 3], 1), (3, [4, 3, 3, 4], 2), (4, [5, 4, 4, 5], 3)],
)
def test_fewer_players_use_fewer_craft_and_court_cards(seats: int, crafts: list[int], levelled: int) -> None:
    state = dealt_until("deal-craft", seats)
    assert list(weights(state).values()) == crafts
    for court in (1, 2):  # Banker and Palace
        assert state.court_stock[court] == [0, levelled, levelled, levelled]
    assert state.court_stock[0] == [0, levelled, 2 if seats == 4 else 1, 0]


@pytest.mark.clause("AMY-S.1", "refused")
def test_cards_marked_for_more_players_stay_in_the_box() -> None:
    found = fault(position(2), table={"court_stock": {"banker": {"1": 2}}})
    assert (found.id, found.args["found"], found.args["expected"]) == ("position-total", 2, 1)
    peasants = {"1": ["peasant"] * 3, "2": ["peasant", "priest", "merchant"]}
    found = fault(position(2), table={"triple": peasants})
    assert (found.id, found.args["thing"], found.args["most"]) == ("position-too-many", "peasant", 3)
    assert position(3, table={"triple": peasants | {"3": ["priest", "engineer", "merchant"]}}).triple[1][0] == 1
    assert edition_fault(("craft.priest", "2 = 2, 3 = 3", "2 = 4, 3 = 3")) == "craft.priest.count.2"


@pytest.mark.clause("AMY-S.2", "allowed")
def test_the_caravan_starts_in_babylon_and_the_amyitis_card_fits_the_players() -> None:
    favour = {}
    for seats in (2, 3, 4):
        assert opening(seats).caravan == names.BABYLON
        tiles = dict.fromkeys(("a2", "a3", "a4", "b1", "c1"), "none")
        mine = dict.fromkeys(tiles, "jasmine")
        favour[seats] = GAME.parts_of(position(seats, table={"tile": tiles, "planted": mine}), 0)["favour"]
    assert favour == {2: 5, 3: 5, 4: 10}
    assert [GAME.display.view(opening(seats), 0)["last_round_at"] for seats in (2, 3, 4)] == [3, 4, 4]


@pytest.mark.clause("AMY-S.2", "refused")
def test_no_road_begins_elsewhere_than_in_babylon() -> None:
    assert clause(opening(), "caravan babylon") == "AMY-II.C.2"
    swapped = ("city.babylon", "place = 0", "place = 1"), ("city.susa", "place = 1", "place = 0")
    assert edition_fault(*swapped) == "city.babylon.place"


@pytest.mark.clause("AMY-S.3", "allowed")
@pytest.mark.parametrize(("seats", "talents", "camels"), [(2, 22, 12), (3, 18, 11), (4, 14, 10)])
def test_the_stock_holds_what_the_players_did_not_get(seats: int, talents: int, camels: int) -> None:
    state = dealt(seats)
    assert (state.stock_talents, state.stock_camels) == (talents, camels)
    assert state.stock_goods == [7, 7, 7, 7, 7]


@pytest.mark.clause("AMY-S.3", "refused")
def test_a_stock_that_does_not_add_up_to_the_box_is_refused() -> None:
    state = position(2)
    assert fault(state, table={"stock_talents": 23}).args == {"place": "talents", "found": 31, "expected": 30}
    assert fault(state, table={"stock_camels": 11}).args == {"place": "camels", "found": 13, "expected": 14}
    assert fault(state, table={"stock_goods": {"wine": 8}}).args == {"place": "goods.wine", "found": 8, "expected": 7}


@pytest.mark.clause("AMY-S.4", "allowed")
def test_the_card_of_two_qualities_2_goes_to_khorsabad_either_face_up() -> None:
    assert weights(dealt(2)) == {"deal-face first": 1, "deal-face second": 1}
    for face in (0, 1):
        state = dealt(2, legal(dealt(2))[face])
        assert (state.plant_card[3] - 1, state.plant_face[3]) == (names.CARD_D, face)
        assert tables.CARD_QUALITY[names.CARD_D][face] == 2


@pytest.mark.clause("AMY-S.4", "refused")
def test_no_other_card_lies_in_khorsabad() -> None:
    state = position(2, table={"plant_card": {"eshnunna": "a", "ur": "b", "mari": "c", "khorsabad": "d"}})
    assert fault(state, table={"plant_card": {"mari": "d", "khorsabad": "c"}}).args["place"] == "table.plant_card"
    assert "deal-card d" not in legal(dealt(2, "deal-face first"))
    assert edition_fault(("plant.d", "quality = 2", "quality = 1")).startswith("plant.d")


@pytest.mark.clause("AMY-S.5", "allowed")
def test_the_other_plant_cards_go_to_eshnunna_ur_and_mari_quality_1_up() -> None:
    assert weights(dealt(3, "deal-face first")) == {"deal-card a": 1, "deal-card b": 1, "deal-card c": 1}
    state = dealt(3, "deal-face second", "deal-card c", "deal-card a")
    assert state.plant_card == [3, 1, 2, 4]  # c, a, then b is left for Mari
    assert [tables.CARD_QUALITY[state.plant_card[slot] - 1][state.plant_face[slot]] for slot in range(3)] == [1, 1, 1]


@pytest.mark.clause("AMY-S.5", "refused")
def test_no_plant_card_lies_in_two_cities() -> None:
    assert legal(dealt(3, "deal-face first", "deal-card b")) == ["deal-card a", "deal-card c"]
    state = position(2, table={"plant_card": {"eshnunna": "a", "ur": "b", "mari": "c"}})
    assert fault(state, table={"plant_card": {"mari": "a"}}).args["clause"] == "AMY-S.5"
    assert fault(state, table={"plant_card": {"mari": "none"}}).args["clause"] == "AMY-S.5"


@pytest.mark.clause("AMY-S.6", "allowed")
def test_the_craft_pile_is_shuffled_face_down() -> None:
    state = dealt_until("deal-craft", 2)
    assert state.triple == [[0, 0, 0]] * 4
    firsts = {GAME.rules.catalogue.notation(Referee(f"seed {i}").draw(GAME, state)) for i in range(40)}
    assert firsts == {"deal-craft peasant", "deal-craft priest", "deal-craft engineer", "deal-craft merchant"}


@pytest.mark.clause("AMY-S.6", "refused")
def test_nobody_picks_the_cards_that_come_up() -> None:
    assert clause(opening(), "deal-craft peasant") == "AMY-I.1"
    state = dealt_until("deal-craft", 2)
    assert fault(state, table={"triple": {"1": ["priest", "none", "none"]}}).args["expected"] == 0


@pytest.mark.clause("AMY-S.7", "allowed")
def test_court_cards_lie_sorted_by_type_and_level() -> None:
    assert opening(4).court_stock == [[0, 3, 2, 0], [0, 3, 3, 3], [0, 3, 3, 3], [0, 4, 0, 0]]
    assert opening(2).court_stock == [[0, 1, 1, 0], [0, 1, 1, 1], [0, 1, 1, 1], [0, 4, 0, 0]]


@pytest.mark.clause("AMY-S.7", "refused")
def test_a_court_card_too_few_or_of_no_level_is_refused() -> None:
    state = position(4)
    assert fault(state, table={"court_stock": {"palace": {"3": 2}}}).args["place"] == "table.court_stock.palace.3"
    assert fault(state, table={"court_stock": {"caravaneer": {"0": 1}}}).args["expected"] == 0
    assert fault(state, table={"court_stock": {"gardener": {"2": 1, "1": 3}}}).id == "position-total"


@pytest.mark.clause("AMY-S.8", "allowed")
@pytest.mark.parametrize(("seats", "loads"), [(2, 1), (3, 1), (4, 2)])
def test_each_level_2_caravaneer_carries_a_random_good_and_the_rest_return(seats: int, loads: int) -> None:
    state = dealt_until("deal-load", seats)
    assert weights(state) == {f"deal-load {good}": 1 for good in names.GOOD_WORDS[:4]}
    state = play(state, *["deal-load salt", "deal-load barley"][:loads])
    assert legal(state)[0].startswith("deal-tile")
    assert state.load == [loads - 1, 0, 1, 0, 0]
    assert state.stock_goods == [7 - (loads - 1), 7, 6, 7, 7]


@pytest.mark.clause("AMY-S.8", "refused")
def test_no_caravaneer_carries_wine_and_no_two_the_same_good() -> None:
    state = dealt_until("deal-load", 4)
    assert "deal-load wine" not in legal(state)
    assert legal(play(state, "deal-load dates")) == ["deal-load barley", "deal-load salt", "deal-load palm"]
    state = position(2, table={"load": {"barley": 1, "dates": 0, "salt": 0, "palm": 0}})
    wine = {"load": {"barley": 0, "wine": 1}, "stock_goods": {"barley": 7, "wine": 6}}
    assert fault(state, table=wine).args["clause"] == "AMY-S.8"


@pytest.mark.clause("AMY-S.9", "allowed")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_square_gets_a_tile_of_its_floor_and_the_10_lies_on_top(seats: int) -> None:
    state = opening(seats)
    assert tables.TILE_PRESTIGE[state.tile[15]] == 10
    assert len(set(state.tile)) == 16
    laid = [tables.TILE_QUALITY[tile] for tile in state.tile]
    assert laid == [min(floor, 3) for floor in tables.SQUARE_FLOOR]
    assert [tables.TILE_QUALITY.count(q) - laid.count(q) for q in (1, 2, 3)] == [2, 1, 1]


@pytest.mark.clause("AMY-S.9", "refused")
def test_a_tile_of_another_floor_or_a_second_10_is_not_dealt() -> None:
    state = dealt_until("deal-tile", 4)
    assert legal(state) == [f"deal-tile q1-{letter}" for letter in "abcdefghi"]
    while names.SQUARE_WORDS[state.dealt] != "c3":
        state = play(state, legal(state)[0])
    assert legal(state) == [f"deal-tile q3-{letter}" for letter in "bcde"]
    state = position(4)
    for square, tile in (("a2", "q2-a"), ("b2", "none"), ("c3", "q3-a")):
        found = fault(state, table={"tile": {square: tile}})
        assert found.args == {"place": f"table.tile.{square}", "clause": "AMY-S.9"}


@pytest.mark.clause("AMY-S.10", "allowed")
def test_two_players_leave_three_squares_empty() -> None:
    state = opening(2)
    assert [names.SQUARE_WORDS[square] for square in range(16) if state.tile[square] == 0] == ["a1", "b2", "c3"]
    laid = [tables.TILE_QUALITY[tile] for tile in state.tile]
    assert [laid.count(q) for q in (1, 2, 3)] == [6, 4, 3]  # the 10 tile is of quality 3
    assert [tables.TILE_QUALITY.count(q) - laid.count(q) for q in (1, 2, 3)] == [3, 2, 2]


@pytest.mark.clause("AMY-S.10", "refused")
def test_two_players_never_plant_the_empty_squares() -> None:
    planting = {"stage": "plant", "caravan": "ur", "canal": {"a1-a2": ["jasmine", "none"]}}
    assert clause(position(2, table=planting), "plant a1") == "AMY-S.10"
    assert legal(position(2, table=planting)) == ["plant a2"]
    assert legal(position(3, table=planting)) == ["plant a1", "plant a2"]
    left_over = next(f"q1-{letter}" for i, letter in enumerate("abcdefghi", 1) if i not in opening(2).tile)
    assert fault(position(2), table={"tile": {"a1": left_over}}).args["place"] == "table.tile.a1"


@pytest.mark.clause("AMY-S.11", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_4_talents_1_camel_and_caravaneer_0(seats: int) -> None:
    state = opening(seats)
    for seat in range(4):
        playing = seat < seats
        assert (state.talents[seat], state.camels[seat], state.cubes[seat]) == ((4, 1, 27) if playing else (0, 0, 0))
        assert (state.court[seat], state.gardeners[seat], sum(state.goods[seat])) == ([0, 0, 0], 0, 0)
        assert GAME.rules.total_score(state, seat) == 0


@pytest.mark.clause("AMY-S.11", "refused")
def test_nobody_owns_more_cubes_than_his_colour_has_and_no_empty_seat_owns_any() -> None:
    state = position(3)
    found = fault(state, rose={"cubes": 28})
    assert found.args == {"place": "seats.rose.cubes", "found": 28, "expected": 27}
    temple = {"temple": {"marduk": ["lotus", "none", "none", "none"]}}
    assert fault(state, table=temple).args["clause"] == "AMY-S.11"
    # with the Caravaneer 0 of the start two spaces take two camels
    assert clause(position(3, jasmine={"goods": {"palm": 1}}), "caravan eshnunna") == "AMY-II.C.1"


@pytest.mark.clause("AMY-S.12", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_player_may_be_drawn_to_begin(seats: int) -> None:
    names = ["jasmine", "rose", "saffron", "lotus"][:seats]
    state = dealt_until("deal-first", seats)
    assert weights(state) == {f"deal-first {name}": 1 for name in names}
    for seat, name in enumerate(names):
        begun = play(state, f"deal-first {name}")
        while legal(begun)[0].startswith("deal"):
            begun = play(begun, legal(begun)[0])
        assert (begun.first, begun.asked, GAME.rules.mover(begun)) == (seat, seat, seat)


@pytest.mark.clause("AMY-S.12", "refused")
def test_nobody_begins_who_does_not_play() -> None:
    assert "deal-first lotus" not in legal(dealt_until("deal-first", 3))
    found = fault(position(2), table={"first": "saffron"})
    assert found.args == {"place": "table.first", "clause": "AMY-S.12"}
