"""What the evaluation of Ishtar says of cards, gems, assistants and trees."""

from semiramis.games.ishtar.ai import evaluate, holdings
from semiramis.games.ishtar.rules.stages import TREE
from semiramis.games.ishtar.rules.state import CARD, SKILL, TILE
from tests.games.ishtar.ai.evaluate_support import EAST, greedy, last_turn, two_beds, worth
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    blank,
    game_of,
    give,
    lay,
    legal,
    placed,
    plant,
    play,
    skilled,
    stand,
)


def test_among_more_than_two_half_a_turn_promises_less_of_blooms_and_more_of_an_upper_skill() -> None:
    def promises(seats: int) -> dict[str, float]:
        state = blank(seats=seats, gems="pppp")
        lay(state, "i07", *EAST)
        stand(state, JASMINE, (1, 0))
        assert holdings.has_own_grass(state, JASMINE)
        skilled(state, JASMINE, "f")
        state.tablets[JASMINE] = 8
        return {skill: holdings.learning_gain(state, JASMINE, SKILL.index(skill), 4.0) for skill in "agh"}

    two, four = promises(2), promises(4)
    assert two["h"] > two["g"] - 1.0, "a double bloom, seldom as good, is worth a try"
    assert four["g"] > four["h"] + 1.0
    assert all(four[skill] < two[skill] for skill in "gh")
    assert four["a"] > two["a"], "an upper skill has been thought too little of"


def test_the_dear_card_is_bought() -> None:
    state = two_beds()
    give(state, "pprrww")
    state.stage = TREE
    state.row = [CARD.index(card) for card in ("c01", "c02", "c05", "c26", "c03")]
    assert greedy(state) == "buy 4"
    assert greedy(last_turn(state)) == "buy 4"
    assert worth(play(state, "buy 4")) > worth(play(state, "buy 1"))


def test_in_the_last_turn_every_card_that_brings_points_is_bought() -> None:
    state = last_turn(two_beds())
    state.stage = TREE
    give(state, "pp")
    state.row = [CARD.index(card) for card in ("c01", "c26", "c25", "c24", "c23")]
    assert greedy(state) == "buy 1"
    # with skill C two purple gems are worth six points, the card three
    skilled(state, JASMINE, "h", "c")
    assert greedy(state) == "end"


def test_a_reserved_card_and_a_kept_tile_are_worth_something_while_there_are_turns() -> None:
    state = two_beds()
    more = state.clone()
    give(state, "pprr")
    give(more, "pprr")
    state.row = more.row = [0] * 5
    more.reserved[JASMINE] = CARD.index("c16")
    assert worth(more) > worth(state)
    more.reserved[JASMINE], more.kept[JASMINE] = 0, TILE.index("v03")
    assert worth(more) > worth(state)


def test_gems_lose_their_worth_towards_the_end_but_not_with_skill_c() -> None:
    state = two_beds()
    for gem in range(3):
        prices = [holdings.gem_price(state, JASMINE, gem, turns) for turns in (0.0, 1.0, 2.0, 3.0, 9.0)]
        assert prices == sorted(prices)
        assert prices[0] == 0 < prices[1] < prices[3] == prices[4]
    skilled(state, JASMINE, "c")
    assert [holdings.gem_price(state, JASMINE, gem, 0.0) for gem in range(3)] == [3, 2, 1]


def test_an_assistant_is_put_on_a_good_new_bed() -> None:
    state = placed(two_beds(), "t05", (0, 2), (0, 1), (-1, 2))
    assert set(legal(state)) == {"skip", "assistant"}
    assert greedy(state) == "assistant"
    assert worth(play(state, "assistant")) > worth(play(state, "skip"))


def test_an_assistant_in_front_stays_there_at_the_end_where_skill_e_pays_more() -> None:
    state = last_turn(two_beds())
    lay(state, "i03", (-1, -1), (0, -2), (1, -3))
    assert state.cells_at[0][:2] == [1, 3]
    skilled(state, JASMINE, "j", "e")
    state = placed(state, "t05", (0, 2), (0, 1), (-1, 2))
    assert game_of(state).parts_of(play(state, "assistant"), JASMINE)["assistants"] == 0
    assert greedy(state) == "skip"


def test_an_assistant_takes_a_fountain_from_a_rival_at_the_end_even_with_skill_e() -> None:
    state = last_turn(two_beds())
    state.fountain[0] = 3
    skilled(state, JASMINE, "j", "e")
    state = placed(state, "t05", (0, 2), (0, 1), (-1, 2))
    assert game_of(state).parts_of(play(state, "assistant"), ROSE)["fountains"] == 0
    assert greedy(state) == "assistant"


def test_the_bloom_comes_to_the_own_bed() -> None:
    state = two_beds()
    give(state, "pp")
    state = play(placed(state, "t09", (0, 1), (-1, 2), (0, 2)), "skill g")
    after = play(state, greedy(state))
    assert after.flowers[JASMINE] >= 4
    assert after.flowers[ROSE] == 1


def test_with_skill_d_a_tree_is_planted_beside_the_own_bed() -> None:
    state = two_beds()
    skilled(state, JASMINE, "i", "d")
    give(state, "pp")
    state.stage = TREE
    state.row[0] = CARD.index("c01")
    state = play(state, "buy 1")
    after = play(state, greedy(state))
    assert after.shade[JASMINE] == 1
    assert after.shade[ROSE] == 0


def test_a_lead_at_a_fountain_is_surer_the_fewer_rounds_are_left() -> None:
    state = two_beds()
    lay(state, "i03", (1, 1), (0, 2), (-1, 3))
    assert state.cells_at[0][:2] == [3, 1]
    hopes = [evaluate.fountain_potential(state, JASMINE, rounds) for rounds in (9.0, 4.0, 1.0, 0.0)]
    assert hopes == sorted(hopes)
    assert hopes[-1] == game_of(state).parts_of(state, JASMINE)["fountains"] > 0
    assert evaluate.fountain_potential(state, ROSE, 0.0) < evaluate.fountain_potential(state, ROSE, 9.0)


def test_room_to_grow_is_counted_for_each_seat_alone() -> None:
    state = two_beds()
    rooms = [holdings.count_rooms(state) >> 8 * seat & 255 for seat in range(4)]
    assert rooms == [4, 4, 0, 0]
    grown = [holdings.growth(state, 4.0, room) for room in (8, 4, 0)]
    assert grown[0] > grown[1] > grown[2] == 0
    plant(state, ROSE, "c01", (2, 0))
    assert holdings.count_rooms(state) & 255 == 4
