"""Clauses AMY-II.B.E: Engineers lead water from the river into the garden."""

import pytest

from semiramis.core.game import Game
from semiramis.games.amyitis.components.names import CANAL_WORDS
from semiramis.games.amyitis.components.tables import CANAL_SIZE, SQUARE_FLOOR
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.stages import IRRIGATE
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis.support import (
    JASMINE,
    ROSE,
    clause,
    edited_edition,
    fault,
    gained,
    legal,
    play,
    position,
    refusal,
)

BANK = {"a1-a2", "a2-a3", "a3-a4", "a1-b1", "b1-c1", "c1-d1"}


def engineer(seats: int = 3, options: dict[str, str] | None = None, **canals: list[str]) -> State:
    """Jasmine has recruited an Engineer in a garden with some cubes; `a1_a2` stands for the canal a1-a2."""
    lying = {name.replace("_", "-"): cubes for name, cubes in canals.items()}
    return play(position(seats, table={"canal": lying}, options=options), "recruit 1 engineer")


def open_canals(state: State) -> set[str]:
    return {move.removeprefix("irrigate ") for move in legal(state)}


@pytest.mark.clause("AMY-II.B.E.1", "AMY-II.B.E.4", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_x_eng_an_empty_garden_offers_the_six_bank_segments_for_2_prestige(seats: int) -> None:
    before = engineer(seats)
    assert open_canals(before) == BANK
    for canal in BANK:
        after = play(before, f"irrigate {canal}")
        assert gained(before, after, JASMINE, "irrigation") == 2
        assert after.canal[CANAL_WORDS.index(canal)] == [JASMINE + 1, 0]
        assert after.cubes[JASMINE] == before.cubes[JASMINE] - 1


@pytest.mark.clause("AMY-II.B.E.3", "AMY-II.B.E.4", "allowed")
def test_x_eng_2_one_cube_opens_the_next_two_segments_and_nothing_deeper() -> None:
    state = engineer(a1_a2=["rose", "none"])
    assert open_canals(state) == (BANK - {"a1-a2"}) | {"a2-b2", "b1-b2"}


@pytest.mark.clause("AMY-II.B.E.1", "refused")
def test_a_segment_takes_one_cube_for_good() -> None:
    state = engineer(a1_a2=["rose", "none"])
    assert clause(state, "irrigate a1-a2") == "AMY-II.B.E.1"
    assert refusal(state, "irrigate a1-a2").message.id == "amyitis-no-canal-full"
    later = play(state, "irrigate a2-a3", "pass", "pass", "pass", "procession ishtar", "accept camel")
    assert later.round == 2
    assert [later.canal[CANAL_WORDS.index(canal)][0] for canal in ("a1-a2", "a2-a3")] == [ROSE + 1, JASMINE + 1]
    assert clause(position(3), "irrigate a1-a2") == "AMY-II.B.E.1"  # no Engineer, no canal


@pytest.mark.clause("AMY-II.B.E.2", "allowed")
def test_a_double_canal_takes_two_cubes_and_each_scores() -> None:
    assert (len(CANAL_WORDS), sum(CANAL_SIZE)) == (24, 36)
    half = engineer(a1_a2=["rose", "none"], b1_b2=["rose", "none"], b2_c2=["rose", "none"])
    assert "b2-c2" in open_canals(half)
    full = play(half, "irrigate b2-c2")
    assert full.canal[CANAL_WORDS.index("b2-c2")] == [ROSE + 1, JASMINE + 1]
    assert gained(half, full, JASMINE, "irrigation") == 2


@pytest.mark.clause("AMY-II.B.E.2", "refused")
def test_no_canal_holds_more_cubes_than_it_has_segments() -> None:
    state = engineer(a1_a2=["rose", "none"], b1_b2=["rose", "none"], b2_c2=["rose", "rose"])
    assert clause(state, "irrigate b2-c2") == "AMY-II.B.E.1"
    for canal, cubes in (("a1-a2", ["rose", "rose"]), ("a2-b2", ["rose", "rose"]), ("b2-c2", ["none", "rose"])):
        found = fault(position(3), table={"canal": {canal: cubes}}, rose={"cubes": 27 - cubes.count("rose")})
        assert found.args == {"place": f"table.canal.{canal}", "clause": "AMY-II.B.E.2"}


@pytest.mark.clause("AMY-II.B.E.3", "allowed")
def test_the_chain_may_be_of_any_colour_neutral_too() -> None:
    state = engineer(a1_a2=["saffron", "none"], b1_b2=["neutral", "none"], b2_c2=["neutral", "rose"])
    assert {"c2-d2", "c2-c3", "b2-b3", "b3-c3"} & open_canals(state) == {"b2-b3", "b3-c3", "c2-c3"}
    after = play(state, "irrigate c2-c3", "pass", "pass", "recruit 3 engineer", "irrigate c2-c3")
    assert after.canal[CANAL_WORDS.index("c2-c3")] == [JASMINE + 1, JASMINE + 1]


@pytest.mark.clause("AMY-II.B.E.3", "refused")
def test_no_canal_without_an_unbroken_chain_to_the_river() -> None:
    assert clause(engineer(), "irrigate a2-b2") == "AMY-II.B.E.3"
    half = engineer(a1_a2=["rose", "none"], b1_b2=["rose", "none"], b2_c2=["rose", "none"])
    assert refusal(half, "irrigate c2-c3").message.id == "amyitis-no-canal-dry"
    assert clause(half, "irrigate c2-c3") == "AMY-II.B.E.3"


@pytest.mark.clause("AMY-II.B.E.3", "refused")
def test_neutral_cubes_cut_off_from_the_river_open_nothing_unless_the_table_says_so() -> None:
    island = {"c3_d3": ["neutral", "neutral"]}
    assert open_canals(engineer(3, None, **island)) == BANK
    wet = open_canals(engineer(3, {"cut-off-canals": "wet"}, **island))
    assert wet == BANK | {"c2-c3", "c2-d2", "d2-d3", "c3-c4", "c4-d4", "d3-d4"}
    own = open_canals(engineer(3, {"cut-off-canals": "wet"}, c3_d3=["rose", "rose"]))
    assert own == BANK


@pytest.mark.clause("AMY-II.B.E.4", "refused")
def test_inner_canals_are_not_on_the_bank_and_filled_banks_are_taken() -> None:
    full = {canal.replace("-", "_"): ["rose", "none"] for canal in BANK}
    state = engineer(4, None, **full)
    assert not open_canals(state) & BANK
    to_floor_2 = {"a2-b2", "a3-b3", "a4-b4", "b1-b2", "c1-c2", "d1-d2"}
    assert open_canals(state) == to_floor_2 | {"b2-b3", "b3-b4", "b2-c2", "c2-d2"}
    assert {clause(state, f"irrigate {canal}") for canal in BANK} == {"AMY-II.B.E.1"}
    assert clause(engineer(), "irrigate a4-b4") == "AMY-II.B.E.3"


def filled(game: Game, garden: State, code: int) -> tuple[int, State]:
    """A garden in which a canal has been filled to the brim, and how many cubes that took."""
    after, spent = garden.clone(), 0
    while code in game.legal_codes(after):
        game.rules.apply(after, game.rules.Work(), code)
        after.stage = IRRIGATE
        spent += 1
    return spent, after


def fewest_cubes(game: Game) -> list[int]:
    """The fewest cubes from an empty garden until one side of a square of floor 1, 2, 3 and 4 is full."""
    start: State = game.new_state(4)
    start.stage = IRRIGATE
    layers: dict[int, list[State]] = {0: [start]}
    seen: set[tuple[int, ...]] = set()
    fewest: dict[int, int] = {}
    for cubes in range(10):
        for garden in layers.pop(cubes, []):
            for square in range(16):
                if garden.watered[square]:
                    fewest.setdefault(SQUARE_FLOOR[square], cubes)
            if tuple(garden.wet) not in seen:  # where water stands is all that matters for going on
                seen.add(tuple(garden.wet))
                for code in game.legal_codes(garden):
                    spent, after = filled(game, garden, code)
                    layers.setdefault(cubes + spent, []).append(after)
        if len(fewest) == 4:
            break
    return [fewest[floor] for floor in (1, 2, 3, 4)]


@pytest.mark.wide
@pytest.mark.clause("AMY-II.B.E.2", "AMY-II.B.E.3", "allowed")
def test_the_higher_the_floor_the_longer_the_way_of_the_water() -> None:
    assert fewest_cubes(GAME) == [1, 2, 5, 7]


@pytest.mark.wide
@pytest.mark.clause("AMY-II.B.E.2", "allowed")
def test_an_edition_may_draw_the_double_segments_elsewhere() -> None:
    other = GAME.with_edition(edited_edition(("garden.double", "both-floors-2-up", "one-floor-3-up")))
    assert fewest_cubes(other) == [1, 2, 4, 6]
