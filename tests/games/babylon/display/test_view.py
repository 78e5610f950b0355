"""The view beyond the position itself: gardens piece by piece, prices, payments, what ending a turn keeps."""

import pytest

from semiramis.games.babylon.components.names import MATERIAL_WORDS, TILE_WORDS
from semiramis.games.babylon.display.view import View, view
from semiramis.games.babylon.display.view_garden import (
    CORNERS,
    DECORATIONS,
    FLOWERS,
    STANDINGS,
    SYMBOLS,
    Decoration,
    Garden,
)
from semiramis.games.babylon.display.view_turn import MATERIALS
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.state import FLOWER, HANG, STANDING, SYMBOL, State
from tests.games.babylon.support import JASMINE, ROSE, building, lay, legal, opening, play, points, quarry
from tests.support.random_play import positions

# Every kind of piece, a statue that carries a tile, and a fountain of which one field is covered.
GARDEN = (
    "c01 a1 1 0 none", "+statue a1", "c10 d1 1 0 se", "+bridge b1 d1", "c12 f1 2 2 none", "+stairs e1 f1",
    "c14 g3 2 0 se", "+fountain g2 g3", "c07 a4 1 0 none", "+statue a4", "c16 c4 2 0 none",
    "c03 b4 3 0 none", "+statue b4", "c05 a7 1 0 nw", "c04 d7 1 0 nw",
)  # fmt: skip
PART_OF_KIND = {"statue": "statues", "fountain": "fountains", "bridge": "bridges", "stairs": "stairs"}


def seen(state: State) -> View:
    """What Jasmine sees."""
    return view(state, JASMINE)


def garden(state: State, seat: str = "jasmine") -> Garden:
    """Jasmine's garden in her view."""
    return seen(state)["gardens"][seat]


def piece(state: State, kind: str, *fields: str) -> Decoration:
    """A decoration as it is shown."""
    (found,) = (each for each in garden(state)["decorations"] if each["kind"] == kind and each["fields"] == [*fields])
    return found


def test_words_are_those_of_the_position_in_the_same_order() -> None:
    assert (FLOWER.words, SYMBOL.words, STANDING.words, HANG.words) == (FLOWERS, SYMBOLS, STANDINGS, CORNERS)
    assert (DECORATIONS[:4], MATERIALS[:3]) == (SYMBOL.words[1:], MATERIAL_WORDS)


def test_a_tile_is_shown_as_it_lies() -> None:
    first = garden(building(slabs=("c12 f1 2 2 se",)))["tiles"][0]
    assert first == {
        "tile": "c12", "flower": "orange", "symbols": ["stairs", "none", "fountain", "none"], "place": "f1",
        "holes": ["f1", "g1", "g2", "f2"], "level": 2, "turn": 2, "hangs": "se", "new": False, "in_sight": 4,
    }  # fmt: skip


def test_pillars_reach_from_what_they_stand_on_to_what_they_carry() -> None:
    found = garden(building(slabs=("c01 a1 1 0 none", "c05 b1 2 0 se")))["pillars"]
    on_second = {(pillar["hole"], pillar["kind"], pillar["foot"], pillar["head"]) for pillar in found[4:]}
    assert all((pillar["kind"], pillar["foot"], pillar["head"]) == ("single", 0, 1) for pillar in found[:4])
    assert on_second == {("b1", "single", 1, 2), ("c1", "double", 0, 2), ("b2", "single", 1, 2)}  # c2 hangs free
    assert [pillar["carries"] for pillar in found] == [0] * 4 + [1] * 3


def test_a_statue_under_a_tile_is_shown_as_its_support() -> None:
    state = building(mined="c05", singles=8, slabs=("c01 a1 1 0 none", "+statue a1"))
    assert (piece(state, "statue", "a1")["points"], piece(state, "statue", "a1")["carries"]) == (1, None)
    state = lay(building(mined="c05", singles=8, slabs=("c01 b2 1 0 none", "+statue b2")), "mined a1 2 0 none")
    carried = piece(state, "statue", "b2")
    assert (carried["carries"], carried["in_sight"], carried["points"]) == (1, False, 0)
    assert len(garden(state)["pillars"]) == 4 + 3


def test_a_piece_covered_from_afar_carries_nothing_and_scores_nothing() -> None:
    slabs = ("c01 b2 1 0 none", "+statue b2", "c05 c3 2 0 none", "c09 a1 3 0 se")
    statue = piece(building(slabs=slabs), "statue", "b2")
    assert (statue["carries"], statue["in_sight"], statue["points"]) == (None, False, 0)


def test_pieces_of_two_fields_tell_both_and_their_levels() -> None:
    state = building(slabs=GARDEN)
    assert (piece(state, "bridge", "b1", "d1")["levels"], garden(state)["bridge"][2]) == ([1, 1], 1)
    assert piece(state, "stairs", "e1", "f1")["levels"] == [1, 2]
    assert piece(state, "fountain", "g2", "g3")["points"] == 6
    assert piece(state, "belvedere", "e2")["points"] == 1


def test_only_what_was_built_this_turn_is_new() -> None:
    state = lay(building(mined="c07", singles=8, slabs=("c01 a1 1 0 none", "+statue a1")), "mined a4 1 0 none")
    state = play(state, "statue a4")
    assert [tile["new"] for tile in garden(state)["tiles"]] == [False, True]
    assert [each["new"] for each in garden(state)["decorations"]] == [False, True]
    ended = play(state, "end")
    assert not any(tile["new"] for tile in garden(ended)["tiles"])


def test_from_above_words_stand_hole_by_hole() -> None:
    shown = garden(building(slabs=GARDEN))
    assert (shown["level"][0], shown["symbol"][0], shown["standing"][0], shown["roof"][0]) == (1, "statue", "statue", 0)
    assert (shown["level"][4], shown["standing"][4], shown["standing"][5]) == (1, "stairs low", "stairs high")
    assert (shown["level"][2], shown["roof"][2]) == (0, -1)
    assert (shown["highest"], shown["covered"]) == (3, 32)
    assert shown["flowers"] == {"white": 3, "pink": 2, "orange": 2, "blue": 2}
    assert shown["shown"] == {"statue": 3, "fountain": 1, "bridge": 1, "stairs": 1, "belvedere": 4}


@pytest.mark.parametrize("seats", [2, 4])
def test_shown_pieces_score_what_the_game_scores(seats: int) -> None:
    """In whole games: points by kind, and every level with what it stands on."""
    for state in positions(GAME, seats, games=1):
        for seat in range(seats):
            shown = seen(state)["gardens"][("jasmine", "rose", "saffron", "lotus")[seat]]
            for kind, part in (*PART_OF_KIND.items(), ("belvedere", "belvederes")):
                of_kind = [each for each in shown["decorations"] if each["kind"] == kind]
                assert sum(each["points"] for each in of_kind) == points(state, part, seat)
                assert sum(each["in_sight"] for each in of_kind) == shown["shown"][kind]
            carried = dict.fromkeys(range(len(shown["tiles"])), 0)
            for pillar in shown["pillars"]:
                carried[pillar["carries"]] += 1
            for each in shown["decorations"]:
                if each["carries"] is not None:
                    carried[each["carries"]] += 1
            hanging = [tile["hangs"] != "none" for tile in shown["tiles"]]
            assert [4 - hangs for hangs in hanging] == list(carried.values())


def test_the_quarry_names_what_each_edge_borders_on() -> None:
    stack = seen(quarry("3233 2213 3033 3333", q12="g02", q22="g05"))["quarry"]["q22"]
    assert stack == {
        "height": 2, "tile": "g05", "edges": ["same", "lower", "floor", "same"], "flower": 0, "token": 0, "pays": 4,
    }  # fmt: skip
    corner = seen(quarry("2333 3333 3333 3333", q11="g01"))["quarry"]["q11"]
    assert (corner["edges"], corner["flower"], corner["pays"]) == (["wall", "higher", "higher", "wall"], 1, 3)


@pytest.mark.parametrize(
    ("token", "flower", "less", "pays"), [("flower", 2, 0, 4), ("minus", 1, -1, 2), ("blank", 1, 0, 3)]
)
def test_the_quarry_tells_what_flower_and_token_change(token: str, flower: int, less: int, pays: int) -> None:
    stack = seen(quarry("2333 3333 3330 3330", token=token, seats=4, q11="g01"))["quarry"]["q11"]
    assert (stack["flower"], stack["token"], stack["pays"]) == (flower, less, pays)


def test_every_open_tile_has_a_face() -> None:
    state = building(mined="g05", stored="b01", seats=3)
    faces = seen(state)["faces"]
    quarried = {TILE_WORDS[tile] for tile in state.face if tile}
    assert set(faces) == quarried | {"g05", "b01", "st-pink", "st-orange"}
    assert (faces["g05"]["material"], faces["st-pink"]["material"]) == ("granite", "none")
    assert len([symbol for symbol in faces["b01"]["symbols"] if symbol != "none"]) == 4


def test_spots_are_the_legal_places_with_their_prices() -> None:
    state = building(mined="c05", singles=6, slabs=GARDEN[:2])
    placing = play(state, "build mined")
    spots = seen(placing)["spots"]
    assert seen(state)["spots"] == spots, "also before the tile is taken in hand"
    offered = {f"place {place} {rest['level']}" for place, spot in spots.items() for rest in spot["rests"]}
    assert (len(spots), offered) == (49, set(legal(placing)))
    (rest,) = spots["b1"]["rests"]
    assert (rest["level"], rest["supports"]) == (2, ["single", "double", "double", "single"])
    assert rest["prices"]["none"] == {"singles": 6, "doubles": 0, "swaps": 2}
    assert rest["prices"]["ne"] == {"singles": 4, "doubles": 0, "swaps": 1}
    assert spots["a1"] == {"lowest": 2, "rests": []}


def test_without_a_tile_or_pillars_there_are_no_spots() -> None:
    assert seen(building(singles=6))["spots"] == {}
    assert seen(building(mined="c05", singles=2))["spots"] == {}
    assert seen(opening())["spots"] == {}


def test_tiles_show_how_many_of_their_rotations_differ() -> None:
    faces = seen(building(mined="c03", stored="b01"))["faces"]
    assert {tile: faces[tile]["turns"] for tile in ("c03", "b01")} == {"c03": 4, "b01": 4}
    placing = play(building(mined="c03", singles=6), "build mined", "place a1 1", "hang none")
    assert len(legal(placing)) == 4


def test_a_double_of_ones_own_is_used_before_any_is_swapped_in() -> None:
    placing = play(building(mined="c05", singles=4, doubles=1, slabs=GARDEN[:1]), "build mined")
    (rest,) = seen(placing)["spots"]["b1"]["rests"]
    assert rest["prices"]["none"] == {"singles": 4, "doubles": 1, "swaps": 1}


def test_a_chosen_place_is_the_only_spot_and_its_prices_are_the_legal_corners() -> None:
    hanging = play(building(mined="c05", singles=4, slabs=GARDEN[:1]), "build mined", "place b1 2")
    (spot,) = seen(hanging)["spots"].values()
    assert {f"hang {corner}" for corner in spot["rests"][0]["prices"]} == set(legal(hanging))


def test_endings_are_the_legal_ways_and_come_true() -> None:
    state = building(mined="c05", stored="c03", singles=8, doubles=1)
    endings = seen(state)["endings"]
    assert set(endings) == {"store", "discard"} == set(legal(state)) & {"store", "discard", "end"}
    assert endings["store"] == {"singles": 6, "singles_lost": 2, "doubles_lost": 1, "stored": "c05", "lost": "c03"}
    assert (endings["discard"]["stored"], endings["discard"]["lost"]) == ("c03", "c05")
    for way, ending in endings.items():
        after = play(state, way)
        kept = (after.singles[JASMINE], after.doubles[JASMINE], TILE_WORDS[after.stored[JASMINE]])
        assert kept == (ending["singles"], 0, ending["stored"])
    assert set(seen(lay(state, "mined a1 1 0 none"))["endings"]) == {"end"}
    assert seen(play(state, "build mined"))["endings"] == {}


def test_a_spectator_looks_over_the_shoulder_of_whoever_is_asked() -> None:
    state = quarry("3333 3333 3333 3333", ROSE, q11="c05")
    assert view(state, -2)["quarry"] == view(state, ROSE)["quarry"] != view(state, JASMINE)["quarry"]
